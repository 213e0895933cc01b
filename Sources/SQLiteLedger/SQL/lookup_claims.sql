-- Claims by the users :users (a JSON array), or on the transaction :query. Grain: one claim.
SELECT claimant, transaction_id, state
FROM claim
WHERE claimant IN (SELECT value FROM json_each(:users)) OR transaction_id = :query
ORDER BY transaction_id, claimant, environment
