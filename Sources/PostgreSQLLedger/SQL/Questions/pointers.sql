-- name: concerned
-- Answers: the open unsigned notifications that were read, and what they point at, among those that answers to some pieces of
-- evidence concern. Grain: one (notification, transaction), notifications together; one row without transaction where it
-- points at nothing.
WITH answered (evidence_id) AS (
    SELECT value::bigint FROM jsonb_array_elements_text(:evidence::jsonb) AS given (value)
),
concerned (evidence_id) AS (
    SELECT evidence_id FROM answered
    UNION
    SELECT evidence_pointer.evidence_id
    FROM answered
    JOIN fact_in_force ON fact_in_force.evidence_id = answered.evidence_id
    JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
    JOIN evidence_pointer ON evidence_pointer.transaction_id = transaction_alias.transaction_id
)
SELECT
    evidence.evidence_id,
    evidence_pointer.transaction_id,
    evidence_pointer.environment,
    evidence_pointer.bundle_id,
    evidence_pointer.is_revocation,
    evidence_pointer.pointed_at
FROM concerned
JOIN evidence ON evidence.evidence_id = concerned.evidence_id
LEFT JOIN evidence_pointer ON evidence_pointer.evidence_id = evidence.evidence_id
WHERE evidence.form = 'notification_v1'
    AND evidence.outcome = 'pending'
    AND evidence.rule IS NOT NULL
ORDER BY evidence.evidence_id, evidence_pointer.transaction_id;
