-- Answers: the transactions of each subscription a touched purchase is a period of. Grain: one transaction, subscriptions
-- together.
WITH concerned AS (
    SELECT DISTINCT alias.environment, alias.original_transaction_id
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    WHERE alias.product_type = 'auto_renewable'
        AND alias.original_transaction_id IS NOT NULL
)
SELECT
    concerned.environment, concerned.original_transaction_id,
    period.transaction_id, period.transaction_reason, period.paid_at,
    EXISTS (
        SELECT 1 FROM transaction_alias AS same WHERE same.purchase_id = period.purchase_id AND same.is_free = 1
    ) AS is_free
FROM concerned
CROSS JOIN transaction_alias AS period
    ON period.environment = concerned.environment
    AND period.original_transaction_id = concerned.original_transaction_id
WHERE period.product_type = 'auto_renewable'
ORDER BY concerned.environment, concerned.original_transaction_id
