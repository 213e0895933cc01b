-- name: claims
-- Claims by the users :users (a JSON array), on the transaction :query, or on the transactions :named (a JSON
-- array). Grain: one claim.
SELECT claimant, transaction_id, state
FROM claim
WHERE
    claimant IN (SELECT value FROM json_each(:users))
    OR transaction_id = :query
    OR transaction_id IN (SELECT value FROM json_each(:named))
ORDER BY transaction_id, claimant, environment;

-- name: unmatchedCredits
-- Credits without purchase to the users :users (a JSON array), or that :query names as transaction or order,
-- or about the transactions :named (a JSON array). Grain: one credit.
SELECT
    credit.transaction_id, credit.user_id, credit.credited_at, credit.order_id, credit.status, credit.product_id,
    credit.quantity, credit.source
FROM credit
WHERE
    credit.alias_id IS NULL
    AND (
        credit.user_id IN (SELECT value FROM json_each(:users))
        OR credit.transaction_id = :query
        OR credit.transaction_id IN (SELECT value FROM json_each(:named))
        OR credit.order_id = :query
    )
ORDER BY credit.credited_at, credit.user_id, credit.transaction_id, credit.subject;
