-- Answers: the transactions that open unsigned notifications name, and what Apple answered about them, the oldest notification
-- first. Grain: one (notification, transaction, "not found" answer), the first two together; one row without answer where
-- there is none.
SELECT
    evidence_pointer.evidence_id,
    evidence_pointer.transaction_id,
    evidence_pointer.environment,
    evidence_pointer.bundle_id,
    evidence_pointer.is_revocation,
    evidence_pointer.pointed_at,
    evidence_pointer.pointed_at AS waiting_since,
    apple_question.next_attempt_at,
    CASE apple_question.last_answer WHEN 'found' THEN apple_question.last_attempt_at END AS found_at,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM evidence INDEXED BY evidence_pointing
CROSS JOIN evidence_pointer ON evidence_pointer.evidence_id = evidence.evidence_id
LEFT JOIN apple_question ON apple_question.transaction_id = evidence_pointer.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = evidence_pointer.transaction_id
WHERE evidence.form = 'notification_v1' AND evidence.outcome = 'pending'
ORDER BY evidence_pointer.pointed_at, evidence_pointer.transaction_id, evidence_pointer.evidence_id
