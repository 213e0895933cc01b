-- Claims by the users :users (a JSON array), on the transaction :query, or on the transactions :named (a JSON
-- array). Grain: one claim.
SELECT claimant, transaction_id, state
FROM claim
WHERE
    claimant IN (SELECT value FROM json_each(:users))
    OR transaction_id = :query
    OR transaction_id IN (SELECT value FROM json_each(:named))
ORDER BY transaction_id, claimant, environment
