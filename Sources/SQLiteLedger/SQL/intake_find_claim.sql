-- Answers: the claim of this claimant, as it was sent. Grain: none or one. Parameters: 1 claimant, 2 transaction, 3 environment or ''.
SELECT claim_id FROM claim WHERE claimant = ?1 AND transaction_id = ?2 AND environment = ?3 AND is_user = 0
