-- Statements about transactions no run has judged, that :query names as transaction or :order as an order of Apple's,
-- that the users :users claim, or that :named lists (both JSON arrays). Grain: one statement; of each transaction the
-- best first.
WITH named AS (
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.transaction_id = :query
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
    SELECT transaction_alias.alias_id
    FROM json_each(:users) AS account
    JOIN claim ON claim.claimant = account.value
    JOIN transaction_alias
        ON transaction_alias.transaction_id = claim.transaction_id
        AND claim.environment IN ('', transaction_alias.environment)
)
SELECT
    a.alias_id, a.environment, a.transaction_id, f.digest, f.source, f.grade, f.stated_at,
    f.original_transaction_id, f.line_item_id, f.bundle_id, f.product_id, f.product_type, f.quantity,
    f.purchase_date, f.original_purchase_date, f.expires_at, f.is_revoked, f.revocation_date,
    f.revocation_reason, f.revocation_type, f.revocation_percentage, f.account_token, f.ownership, f.is_trial,
    f.offer_discount_type, f.is_upgraded, f.transaction_reason, f.price_milliunits, f.currency, f.storefront,
    f.has_backend_record, f.backend_username, f.backend_token, f.backend_user_id
FROM named
CROSS JOIN transaction_alias AS a ON a.alias_id = named.alias_id
CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
WHERE a.purchase_id IS NULL
ORDER BY a.environment, a.transaction_id, f.grade DESC, f.stated_at DESC, f.digest DESC, f.source
