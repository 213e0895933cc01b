-- The files a run reports: its own, and while it is not published those nobody reported yet. Grain: one file, in the order
-- they came. Parameters: the run.
SELECT kind, name, digest, record_count, accepted_count, duplicate_count, rejected_count
FROM source_file
WHERE
    reported_run_id = :run
    OR (reported_run_id IS NULL AND (SELECT run.state FROM run WHERE run.run_id = :run) <> 'published')
ORDER BY file_id
