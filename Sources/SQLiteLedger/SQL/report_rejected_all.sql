-- Rows refused in the files taken in from :since (null: the beginning) to before :until (null: now).
-- Grain: one refused row, or many of one rule counted together.
SELECT
    source_file.name,
    rejected_row.line,
    rejected_row.field,
    rejected_row.rule,
    rejected_row.message,
    rejected_row.record_count
FROM source_file
JOIN rejected_row ON rejected_row.file_id = source_file.file_id
WHERE
    (:since IS NULL OR source_file.imported_at >= :since)
    AND (:until IS NULL OR source_file.imported_at < :until)
ORDER BY
    source_file.name,
    rejected_row.line,
    rejected_row.field,
    rejected_row.rule,
    rejected_row.message,
    source_file.digest
