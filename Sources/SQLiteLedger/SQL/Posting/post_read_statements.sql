-- Every statement about each transaction id whose credits may have changed, and in which stores that id is known.
SELECT
    s.transaction_id, s.statement_id, s.environment, s.user_id, s.credited_at, s.product_id, s.quantity, s.order_id,
    s.bundle_id, s.status,
    production.alias_id AS production_alias_id,
    sandbox.alias_id AS sandbox_alias_id,
    COALESCE(u.canonical_user_id, s.user_id) AS canonical_user_id
FROM dirty_credit_transaction AS d
CROSS JOIN credit_statement AS s ON s.transaction_id = d.transaction_id
LEFT JOIN transaction_alias AS production
    ON production.environment = 'Production'
    AND production.transaction_id = d.transaction_id
    AND production.purchase_key IS NOT NULL
LEFT JOIN transaction_alias AS sandbox
    ON sandbox.environment = 'Sandbox'
    AND sandbox.transaction_id = d.transaction_id
    AND sandbox.purchase_key IS NOT NULL
LEFT JOIN app_user AS u ON u.user_id = s.user_id
ORDER BY d.transaction_id
