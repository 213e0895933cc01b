-- Rows refused since the last published report; once that is the last run itself, the ones it reported.
-- Grain: one refused row. No parameters.
SELECT source_file.name, rejected_row.line, rejected_row.field, rejected_row.rule, rejected_row.message
FROM source_file
JOIN rejected_row ON rejected_row.file_id = source_file.file_id
WHERE source_file.reported_run_id IS (
    SELECT CASE run.state WHEN 'published' THEN run.run_id END FROM run ORDER BY run.run_id DESC LIMIT 1
)
ORDER BY
    source_file.name,
    rejected_row.line,
    rejected_row.field,
    rejected_row.rule,
    rejected_row.message,
    source_file.digest
