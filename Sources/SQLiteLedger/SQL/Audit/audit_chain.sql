-- name: events
-- The audit chain from :since (null: the beginning) to before :until (null: the end), after the link :after.
-- A moment selects a run of links, so that what is exported is a chain. Grain: one link, in order.
SELECT sequence AS position, sequence, at, actor, action, subject, detail, previous_hash, hash
FROM audit_event
WHERE sequence > :after
    AND (:since IS NULL OR sequence >= (SELECT MIN(e.sequence) FROM audit_event AS e WHERE e.at >= :since))
    AND (:until IS NULL OR sequence <= (SELECT MAX(e.sequence) FROM audit_event AS e WHERE e.at < :until))
ORDER BY sequence
LIMIT :limit;

-- name: runBefore
-- Answers: the last run before a run as it ended, also where it was taken back since, with the balances it left: from then on it never
-- changes.
-- Grain: one balance, or one row without. Parameters: 1 run.
SELECT
    r.run_id, r.as_of, r.started_at, r.finished_at, COALESCE(r.state_before, r.state) AS state,
    r.tool_version, r.configuration_digest, r.policy,
    r.credits_since, r.credits_watermark, r.exit_status, r.summary, r.actor, r.system_user, r.audit_sequence,
    r.audit_hash, r.is_full,
    b.list, b.currency, b.purchase_count, b.amount_milliunits
FROM run AS r
LEFT JOIN balance AS b ON b.run_id = r.run_id
WHERE r.run_id = (SELECT MAX(earlier.run_id) FROM run AS earlier WHERE earlier.run_id < ?1)
ORDER BY b.list, b.currency;
