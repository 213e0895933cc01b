-- name: markClaims
-- Marks the transactions these submissions name, so that who claims them is settled again.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.named_transaction_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: markTouched
-- Marks what these submissions name, so that it is judged again.
INSERT INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;
