-- Answers: the claims of marked transactions. Grain: one claim.
SELECT claim.claim_id
FROM dirty_claim_transaction
CROSS JOIN claim ON claim.transaction_id = dirty_claim_transaction.transaction_id
