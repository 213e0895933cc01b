-- The black list as credits: what was really delivered. Purchase columns are empty while Apple's side is unknown.
-- Grain: one live credit. No parameters.
SELECT
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
FROM credit
LEFT JOIN transaction_alias ON transaction_alias.alias_id = credit.alias_id
LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE credit.status = 'credited'
ORDER BY
    purchase.paid_at IS NULL,
    purchase.paid_at,
    credit.environment,
    credit.transaction_id,
    credit.credited_at,
    credit.user_id,
    credit.subject
