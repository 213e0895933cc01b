-- The refused rows that were listed. Grain: one refused row, or many of one rule counted together.
SELECT
    listed.position,
    source_file.name,
    rejected_row.line,
    rejected_row.field,
    rejected_row.rule,
    rejected_row.message,
    rejected_row.record_count
FROM temp.listed_rejected_row AS listed
JOIN rejected_row ON rejected_row.rejected_row_id = listed.rejected_row_id
JOIN source_file ON source_file.file_id = rejected_row.file_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit
