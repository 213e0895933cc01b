-- name: closeNotice
-- Closes an unsigned notification that has nothing left to ask about.
UPDATE evidence
SET outcome = 'empty', rule = :rule, detail = :detail, last_answer = :rule, next_attempt_at = NULL
WHERE evidence_id = :evidence_id;

-- name: ofTransactions
-- Answers: what open unsigned notifications say of the transactions :transactions (a JSON array), the earliest first, and when Apple last
-- said that it does not know one. Grain: one (notification, transaction).
SELECT
    evidence_pointer.transaction_id,
    evidence_pointer.environment,
    evidence_pointer.bundle_id,
    evidence_pointer.is_revocation,
    evidence_pointer.pointed_at,
    (
        SELECT MAX(not_found_answer.asked_at)
        FROM not_found_answer
        WHERE not_found_answer.transaction_id = evidence_pointer.transaction_id
    ) AS not_found_at
FROM json_each(:transactions) AS wanted
JOIN evidence_pointer ON evidence_pointer.transaction_id = wanted.value
JOIN evidence ON evidence.evidence_id = evidence_pointer.evidence_id
WHERE evidence.form = 'notification_v1' AND evidence.outcome = 'pending'
ORDER BY evidence_pointer.pointed_at, evidence_pointer.transaction_id, evidence_pointer.evidence_id;

-- name: statements
-- Answers: the statements in force about one transaction id. Grain: one statement.
SELECT
    transaction_alias.environment, fact_in_force.grade, fact_in_force.source, fact_in_force.stated_at,
    fact_in_force.is_revoked, fact_in_force.revocation_date, fact_in_force.revocation_reason,
    fact_in_force.revocation_type, fact_in_force.revocation_percentage
FROM transaction_alias
JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
WHERE transaction_alias.transaction_id = :transaction_id;

-- name: concerned
-- Answers: the open unsigned notifications that were read, and what they point at, among those that answers to some pieces of
-- evidence concern. Grain: one (notification, transaction), notifications together; one row without transaction where it
-- points at nothing.
WITH answered (evidence_id) AS (SELECT CAST(value AS bigint) FROM json_each(:evidence) AS given),
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
CROSS JOIN evidence ON evidence.evidence_id = concerned.evidence_id
LEFT JOIN evidence_pointer ON evidence_pointer.evidence_id = evidence.evidence_id
WHERE evidence.form = 'notification_v1'
    AND evidence.outcome = 'pending'
    AND evidence.rule IS NOT NULL
ORDER BY evidence.evidence_id, evidence_pointer.transaction_id;
