-- Does: marks the transactions these submissions name, so that who claims them is settled again.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.named_transaction_id IS NOT NULL
