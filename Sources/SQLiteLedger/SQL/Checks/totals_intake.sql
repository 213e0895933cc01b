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
    (SELECT COALESCE(sum(reported.duplicate_count), 0) FROM reported) AS duplicate_rows,
    COALESCE(sum(rejected_row.record_count), 0) AS rejected_rows,
    COALESCE(sum(rejected_row.record_count) FILTER (WHERE rejected_row.record_count > 1), 0) AS unlisted_rows,
    count(*) AS rejected_row_lines
FROM rejected_row
WHERE rejected_row.file_id IN (SELECT reported.file_id FROM reported)
