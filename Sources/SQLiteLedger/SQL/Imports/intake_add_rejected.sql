-- Does: keeps one refused record, or one line for many. Parameters: 1 file, 2 line, 3 field, 4 rule, 5 message,
-- 6 how many records.
INSERT INTO rejected_row (file_id, line, field, rule, message, record_count) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
