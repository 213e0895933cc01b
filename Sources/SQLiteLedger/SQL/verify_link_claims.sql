-- Does: ties submissions that name a transaction to their claim.
UPDATE submission
SET claim_id = claim.claim_id
FROM claim
WHERE submission.submission_id IN (SELECT submission_id FROM touched_submission)
    AND submission.claim_id IS NULL
    AND claim.claimant = coalesce(submission.user_text, submission.account_name, '')
    AND claim.transaction_id = submission.named_transaction_id
    AND claim.environment = coalesce(submission.named_environment, '')
    AND claim.is_user = 0
