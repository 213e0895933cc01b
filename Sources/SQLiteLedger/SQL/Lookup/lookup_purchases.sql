-- Purchases owned by, credited to or claimed by the users :users (a JSON array) or sold to them by the backend's word,
-- those they may own among others (:candidates, a JSON array of keys), and those that :query names as transaction,
-- original transaction, order, token or application username, and those of the transactions :named (a JSON array).
-- Grain: one purchase.
-- :exact, :folded and :token are the digests of the text as names and tokens are compared, :order is it as an order id of Apple's, or null.
WITH account AS (SELECT value AS user_id FROM json_each(:users)),
named AS (
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.transaction_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM transaction_alias
    WHERE
        transaction_alias.environment IN ('Production', 'Sandbox')
        AND transaction_alias.original_transaction_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM transaction_alias
    WHERE transaction_alias.account_token_digest = :token
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_token_exact = :exact
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_token_folded = :folded
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_username_exact = :exact
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_username_folded = :folded
    UNION
    SELECT transaction_alias.alias_id
    FROM account
    JOIN transaction_alias ON transaction_alias.backend_user_id = account.user_id
    UNION
    SELECT credit.alias_id FROM credit WHERE credit.alias_id IS NOT NULL AND credit.order_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM json_each(:named) AS wanted
    JOIN transaction_alias ON transaction_alias.transaction_id = wanted.value
    UNION
    SELECT transaction_alias.alias_id
    FROM apple_order
    JOIN transaction_alias
        ON transaction_alias.environment = apple_order.environment
        AND transaction_alias.transaction_id = apple_order.transaction_id
    WHERE apple_order.order_id = :order
    UNION
    SELECT credit.alias_id FROM account JOIN credit ON credit.user_id = account.user_id WHERE credit.alias_id IS NOT NULL
    UNION
    SELECT transaction_alias.alias_id
    FROM account
    JOIN claim ON claim.claimant = account.user_id
    JOIN transaction_alias
        ON transaction_alias.transaction_id = claim.transaction_id
        AND claim.environment IN ('', transaction_alias.environment)
    UNION
    SELECT transaction_alias.alias_id
    FROM submission
    JOIN transaction_alias ON transaction_alias.transaction_id = submission.name_transaction_id
    WHERE submission.username_exact = :exact OR submission.username_folded = :folded
),
found AS (
    SELECT transaction_alias.purchase_id
    FROM named
    JOIN transaction_alias ON transaction_alias.alias_id = named.alias_id
    UNION
    SELECT value FROM json_each(:candidates)
    UNION
    -- Those credited to their owner are named by their credits.
    SELECT purchase.purchase_id
    FROM account
    JOIN purchase ON purchase.owner_user_id = account.user_id AND purchase.credited_to IS NOT purchase.owner_user_id
)
SELECT
    purchase.purchase_id,
    COALESCE(purchase.shown_transaction_id, '') AS shown_transaction_id,
    purchase.environment,
    purchase.product_id,
    COALESCE(purchase.quantity, 1) AS quantity,
    purchase.paid_at,
    COALESCE(purchase.list, 'not_judged') AS list,
    COALESCE(purchase.reason, '') AS reason,
    purchase.white_state,
    purchase.owner_user_id,
    purchase.owner_candidates,
    COALESCE(purchase.owner_basis, 'unknown') AS owner_basis,
    purchase.cause,
    purchase.next_step
FROM found
JOIN purchase ON purchase.purchase_id = found.purchase_id
WHERE purchase.merged_into IS NULL
ORDER BY purchase.paid_at IS NULL, purchase.paid_at, purchase.environment, purchase.shown_transaction_id
