-- Answers: the last run before a run as it ended, with the balances it left: from then on it never changes.
-- Grain: one balance, or one row without. Parameters: 1 run.
SELECT
    r.run_id, r.as_of, r.started_at, r.finished_at, r.state, r.tool_version, r.configuration_digest, r.policy,
    r.credits_since, r.credits_watermark, r.exit_status, r.summary, r.actor, r.system_user, r.audit_sequence,
    r.audit_hash, r.is_full,
    b.list, b.currency, b.purchase_count, b.amount_milliunits
FROM run AS r
LEFT JOIN balance AS b ON b.run_id = r.run_id
WHERE r.run_id = (SELECT MAX(earlier.run_id) FROM run AS earlier WHERE earlier.run_id < ?1)
ORDER BY b.list, b.currency
