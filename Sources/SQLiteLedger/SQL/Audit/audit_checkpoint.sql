-- Answers: the event whose head the last published run before a run kept, and that head. Grain: none or one. Parameters:
-- 1 run.
SELECT
    r.audit_hash AS kept_hash,
    r.audit_sequence AS sequence, COALESCE(e.at, 0) AS at, COALESCE(e.actor, '') AS actor,
    COALESCE(e.action, '') AS action, COALESCE(e.subject, '') AS subject, COALESCE(e.detail, '') AS detail,
    COALESCE(e.previous_hash, '') AS previous_hash, COALESCE(e.hash, '') AS hash
FROM run AS r
LEFT JOIN audit_event AS e ON e.sequence = r.audit_sequence
WHERE r.state = 'published'
    AND r.run_id < ?1
    AND r.audit_sequence IS NOT NULL
ORDER BY r.run_id DESC
LIMIT 1
