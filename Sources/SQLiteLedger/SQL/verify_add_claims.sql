-- Does: makes the claims of submissions that name a transaction and have no claim yet.
INSERT OR IGNORE INTO claim (claimant, transaction_id, environment, state)
SELECT
    coalesce(submission.user_text, submission.account_name, ''),
    submission.named_transaction_id,
    coalesce(submission.named_environment, ''),
    'pending'
FROM touched_submission
JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.claim_id IS NULL AND submission.named_transaction_id IS NOT NULL
ORDER BY submission.submission_id
