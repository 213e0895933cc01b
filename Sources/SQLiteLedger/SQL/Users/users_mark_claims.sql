-- Does: marks the transactions named by the submissions that a changed user, name or device may concern, so that who
-- claims them is settled again.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM refresh_submission
CROSS JOIN submission ON submission.submission_id = refresh_submission.submission_id
WHERE submission.named_transaction_id IS NOT NULL
