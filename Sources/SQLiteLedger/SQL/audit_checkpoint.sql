-- The head that the last published run before a run kept. Grain: none or one. Parameters: 1 run.
SELECT audit_sequence, audit_hash, run_id
FROM run
WHERE state = 'published'
    AND run_id < ?1
    AND audit_sequence IS NOT NULL
ORDER BY run_id DESC
LIMIT 1
