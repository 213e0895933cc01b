-- Rows that came again and rows that were refused since the last report; once :run is published, those it reported.
-- Grain: one row.
WITH reported AS (
    SELECT file_id, duplicate_count
    FROM source_file
    WHERE
        reported_run_id = :run
        OR (reported_run_id IS NULL AND (SELECT state FROM run WHERE run_id = :run) <> 'published')
)
SELECT
    COALESCE(sum(reported.duplicate_count), 0) AS duplicate_rows,
    (SELECT count(*) FROM rejected_row WHERE rejected_row.file_id IN (SELECT r.file_id FROM reported AS r))
        AS rejected_rows
FROM reported
