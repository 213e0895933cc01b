-- What all periods of each touched subscription say about the first that was paid. Grain: one subscription.
CREATE TEMP TABLE subscription_overview AS
WITH concerned AS (
    SELECT DISTINCT a.environment, a.original_transaction_id
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.product_type = 'auto_renewable'
        AND a.original_transaction_id IS NOT NULL
), transaction_of AS (
    SELECT
        c.environment, c.original_transaction_id, a.transaction_id, a.transaction_reason, a.paid_at,
        -- A period is free if any of its transactions says so: a restored trial is no paid period.
        EXISTS (
            SELECT 1 FROM transaction_alias AS same WHERE same.purchase_id = a.purchase_id AND same.is_free = 1
        ) AS is_free
    FROM concerned AS c
    CROSS JOIN transaction_alias AS a
    WHERE a.environment = c.environment
        AND a.original_transaction_id = c.original_transaction_id
        AND a.product_type = 'auto_renewable'
), period AS (
    SELECT
        a.environment, a.original_transaction_id, a.transaction_id, a.is_free,
        COALESCE(a.transaction_reason = 'PURCHASE', a.transaction_id = a.original_transaction_id) AS is_first,
        ROW_NUMBER() OVER (
            PARTITION BY a.environment, a.original_transaction_id, a.is_free
            ORDER BY a.paid_at IS NULL, a.paid_at, a.transaction_id
        ) AS place
    FROM transaction_of AS a
)
SELECT
    environment, original_transaction_id,
    MAX(is_first AND is_free) AS is_first_period_free,
    MAX(CASE WHEN is_free = 0 AND place = 1 THEN transaction_id END) AS first_paid_transaction_id
FROM period
GROUP BY environment, original_transaction_id
