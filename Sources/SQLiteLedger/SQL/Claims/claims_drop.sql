-- Does: drops the claims nobody makes any more: they were kept as they were sent, or under another user.
DELETE FROM claim
WHERE transaction_id IN (SELECT transaction_id FROM dirty_claim_transaction)
    AND NOT EXISTS (SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id)
