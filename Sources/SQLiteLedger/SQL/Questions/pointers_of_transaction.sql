-- Answers: what open unsigned notifications say of one transaction. Grain: one notification.
SELECT
    evidence_pointer.transaction_id,
    evidence_pointer.environment,
    evidence_pointer.bundle_id,
    evidence_pointer.is_revocation,
    evidence_pointer.pointed_at
FROM evidence_pointer
CROSS JOIN evidence ON evidence.evidence_id = evidence_pointer.evidence_id
WHERE evidence_pointer.transaction_id = :transaction_id
    AND evidence.form = 'notification_v1'
    AND evidence.outcome = 'pending'
