-- Heads that runs kept and that do not lie on the chain, the earliest first. Parameters: 1 the link from which on to look.
SELECT r.run_id, r.audit_sequence
FROM run AS r
LEFT JOIN audit_event AS e ON e.sequence = r.audit_sequence AND e.hash = r.audit_hash
WHERE r.audit_sequence >= ?1
    AND e.sequence IS NULL
ORDER BY r.audit_sequence
LIMIT 1
