-- name: findReopenedPointers
-- Lists the unsigned notifications that were closed because listed evidence states what they point at.
INSERT INTO reopened_evidence (evidence_id)
SELECT evidence_pointer.evidence_id
FROM reopened_evidence
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = reopened_evidence.evidence_id
JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
JOIN evidence_pointer ON evidence_pointer.transaction_id = transaction_alias.transaction_id
JOIN evidence ON evidence.evidence_id = evidence_pointer.evidence_id
WHERE evidence.form = 'notification_v1' AND evidence.outcome = 'empty' AND evidence.rule = 'not_signed'
ON CONFLICT DO NOTHING;

-- name: reopen
-- Makes the listed evidence due, as if it had come in just now.
UPDATE evidence
SET outcome = 'pending',
    rule = NULL,
    detail = NULL,
    next_attempt_at = NULL,
    row_count = 0,
    posted_count = 0,
    set_aside_count = 0,
    trusted_roots = NULL
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

-- name: trustedRoots
-- Answers: the roots that were in force when evidence was last judged. Grain: one root.
SELECT fingerprint FROM trusted_root ORDER BY fingerprint;

-- name: dropTrustedRoots
-- Empties the list of roots in force.
DELETE FROM trusted_root;
