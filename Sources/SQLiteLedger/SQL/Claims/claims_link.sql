-- Does: ties submissions to the claims they make.
UPDATE submission
SET claim_id = claim.claim_id
FROM temp.settled_claim AS settled
CROSS JOIN claim
    ON claim.claimant = settled.claimant
    AND claim.transaction_id = settled.transaction_id
    AND claim.environment = settled.environment
    AND claim.is_user = settled.is_user
WHERE submission.submission_id IN (SELECT submission_id FROM temp.settled_claim)
    AND settled.submission_id = submission.submission_id
    AND submission.claim_id IS NOT claim.claim_id
