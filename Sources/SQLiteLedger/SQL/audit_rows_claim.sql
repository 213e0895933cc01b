-- Answers: the rows of claim with a key after :after, as they were written: without its state.
-- Grain: one row, in key order; the key comes first.
SELECT
    claim_id, claimant, transaction_id, environment
FROM claim
WHERE claim_id > :after
ORDER BY claim_id
