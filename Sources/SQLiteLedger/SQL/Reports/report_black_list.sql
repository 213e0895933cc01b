-- The black list as credits: what was really delivered. Purchase columns are empty while Apple's side is unknown.
-- Grain: one live credit.
SELECT
    listed.position,
    credit.transaction_id,
    purchase.original_transaction_id,
    purchase.bundle_id,
    COALESCE(purchase.environment, credit.stated_environment) AS environment,
    purchase.product_id,
    credit.user_id,
    credit.quantity,
    credit.credited_at,
    credit.order_id,
    credit.source,
    CASE
        WHEN credit.alias_id IS NULL THEN 'unmatched'
        WHEN purchase.list = 'closed' THEN 'excluded'
        ELSE 'matched'
    END AS state,
    credit.entered_at,
    credit.entered_run_id
FROM temp.listed_credit AS listed
JOIN credit ON credit.credit_id = listed.credit_id
LEFT JOIN transaction_alias ON transaction_alias.alias_id = credit.alias_id
LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit
