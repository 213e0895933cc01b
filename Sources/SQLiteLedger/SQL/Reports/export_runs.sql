-- The runs judged from :since to before :until. Grain: one run.
SELECT
    run.run_id AS position, run.run_id, run.as_of, run.started_at, run.finished_at, run.state, run.exit_status,
    (SELECT COUNT(*) FROM list_move AS m WHERE m.run_id = run.run_id) AS moves,
    run.tool_version, run.configuration_digest, run.actor, run.audit_sequence, run.audit_hash
FROM run
WHERE run.run_id > :after
    AND (:since IS NULL OR run.as_of >= :since)
    AND (:until IS NULL OR run.as_of < :until)
ORDER BY run.run_id
LIMIT :limit
