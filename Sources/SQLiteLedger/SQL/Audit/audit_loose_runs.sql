-- Answers: the runs without an event of their own: only the newest may lack one, as long as it is open.
-- Grain: one run, the earliest first.
SELECT r.run_id, r.audit_sequence
FROM run AS r
LEFT JOIN audit_event AS e
    ON e.sequence = r.audit_sequence
    AND e.hash = r.audit_hash
    AND e.action = 'run'
    AND e.subject = 'run ' || r.run_id
WHERE e.sequence IS NULL
    AND NOT (r.state = 'open' AND r.audit_sequence IS NULL AND r.run_id = (SELECT MAX(run_id) FROM run))
ORDER BY r.run_id
LIMIT 1
