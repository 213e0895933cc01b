-- The rows refused in the files a run reports, in the order of the file: its own, and while it is not published those
-- nobody reported yet. Grain: one refused row, or many of one rule counted together.
INSERT INTO temp.listed_rejected_row (rejected_row_id)
SELECT rejected_row.rejected_row_id
FROM source_file
JOIN rejected_row ON rejected_row.file_id = source_file.file_id
WHERE
    source_file.reported_run_id = :run
    OR (
        source_file.reported_run_id IS NULL
        AND (SELECT run.state FROM run WHERE run.run_id = :run) <> 'published'
    )
ORDER BY
    source_file.name,
    rejected_row.line,
    rejected_row.field,
    rejected_row.rule,
    rejected_row.message,
    source_file.digest
