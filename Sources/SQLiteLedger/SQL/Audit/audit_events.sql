-- The audit chain from :since (null: the beginning) to before :until (null: the end), after the link :after.
-- A moment selects a run of links, so that what is exported is a chain. Grain: one link, in order.
SELECT sequence AS position, sequence, at, actor, action, subject, detail, previous_hash, hash
FROM audit_event
WHERE sequence > :after
    AND (:since IS NULL OR sequence >= (SELECT MIN(e.sequence) FROM audit_event AS e WHERE e.at >= :since))
    AND (:until IS NULL OR sequence <= (SELECT MAX(e.sequence) FROM audit_event AS e WHERE e.at < :until))
ORDER BY sequence
LIMIT :limit
