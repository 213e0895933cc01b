-- Answers: the rows of rejected_row with a key after :after, as they were written: nothing of a refused record ever changes.
-- Grain: one row, in key order; the key comes first.
SELECT
    rejected_row_id, file_id, line, field, rule, message, record_count
FROM rejected_row
WHERE rejected_row_id > :after
ORDER BY rejected_row_id
