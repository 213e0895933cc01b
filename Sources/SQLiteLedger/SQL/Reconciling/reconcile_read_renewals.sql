-- Answers: the purchases judged and those of the same subscriptions, with the transactions that name the same original.
-- Grain: one (subscription, purchase or transaction), subscriptions together, then the transactions: their `purchase_id` is
-- null. A purchase without original is a subscription of its own.
WITH subscription AS MATERIALIZED (
    SELECT DISTINCT alias.environment, alias.original_transaction_id
    FROM temp.verdict
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = verdict.purchase_id
    WHERE alias.original_transaction_id IS NOT NULL
), concerned AS MATERIALIZED (
    SELECT purchase_id FROM temp.verdict
    UNION
    SELECT alias.purchase_id
    FROM subscription
    CROSS JOIN transaction_alias AS alias
        ON alias.environment = subscription.environment
        AND alias.original_transaction_id = subscription.original_transaction_id
    WHERE alias.purchase_id IS NOT NULL
), renewal AS MATERIALIZED (
    SELECT
        purchase.purchase_id, purchase.environment, purchase.original_transaction_id, purchase.list, purchase.reason,
        purchase.is_without_first
    FROM concerned
    CROSS JOIN purchase ON purchase.purchase_id = concerned.purchase_id
    WHERE purchase.reason = 'excluded_subscription' OR purchase.is_without_first = 1
)
SELECT
    environment, original_transaction_id, 1 AS is_purchase, NULL AS transaction_id, NULL AS transaction_reason,
    purchase_id, list, reason, is_without_first
FROM renewal
UNION ALL
SELECT
    period.environment, period.original_transaction_id, 0, period.transaction_id, period.transaction_reason, NULL, NULL,
    NULL, NULL
FROM (SELECT DISTINCT environment, original_transaction_id FROM renewal) AS named
CROSS JOIN transaction_alias AS period
    ON period.environment = named.environment
    AND period.original_transaction_id = named.original_transaction_id
ORDER BY environment, original_transaction_id, is_purchase
