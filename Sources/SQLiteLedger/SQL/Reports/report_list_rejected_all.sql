-- The rows refused in the files imported from :since (null: the beginning) to before :until (null: now), in the order of
-- the file. Grain: one refused row, or many of one rule counted together.
INSERT INTO temp.listed_rejected_row (rejected_row_id)
SELECT rejected_row.rejected_row_id
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
