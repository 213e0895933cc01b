-- Does: keeps one refused record. Parameters: 1 file, 2 line, 3 field, 4 rule, 5 message.
INSERT INTO rejected_row (file_id, line, field, rule, message) VALUES (?1, ?2, ?3, ?4, ?5)
