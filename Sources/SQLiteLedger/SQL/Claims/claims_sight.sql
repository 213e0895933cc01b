-- Does: puts the submissions that name a marked transaction in sight, so that who they are from is worked out.
INSERT OR IGNORE INTO temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM dirty_claim_transaction
CROSS JOIN submission ON submission.named_transaction_id = dirty_claim_transaction.transaction_id
