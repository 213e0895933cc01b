-- name: closeNotice
-- Closes an unsigned notification that has nothing left to ask about.
UPDATE evidence
SET outcome = 'empty', rule = :rule, detail = :detail, last_answer = :rule, next_attempt_at = NULL
WHERE evidence_id = :evidence_id;

-- name: ofTransaction
-- Answers: what open unsigned notifications say of one transaction. Grain: one notification.
SELECT
    evidence_pointer.transaction_id,
    evidence_pointer.environment,
    evidence_pointer.bundle_id,
    evidence_pointer.is_revocation,
    evidence_pointer.pointed_at
FROM evidence_pointer
JOIN evidence ON evidence.evidence_id = evidence_pointer.evidence_id
WHERE evidence_pointer.transaction_id = :transaction_id
    AND evidence.form = 'notification_v1'
    AND evidence.outcome = 'pending';

-- name: statements
-- Answers: the statements in force about one transaction id. Grain: one statement.
SELECT transaction_alias.environment, fact_in_force.grade, fact_in_force.is_revoked, fact_in_force.stated_at
FROM transaction_alias
JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
WHERE transaction_alias.transaction_id = :transaction_id;
