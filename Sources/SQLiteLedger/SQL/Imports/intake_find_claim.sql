-- Answers: the claim of this claimant, as it was sent. Grain: none or one.
SELECT claim_id
FROM claim
WHERE claimant = :claimant AND transaction_id = :transaction_id AND environment = :environment AND is_user = 0
