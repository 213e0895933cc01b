-- Answers: the purchases judged, and those in receipts dated between the last run's as-of and this one's, as far as they are
-- credited or marked: when the latest receipt with the purchase was made, and when it was credited first. Grain: one purchase.
WITH concerned AS MATERIALIZED (
    SELECT purchase_id FROM temp.verdict
    UNION
    SELECT alias.purchase_id
    FROM fact_in_force AS fact
    CROSS JOIN transaction_alias AS alias ON alias.alias_id = fact.alias_id
    WHERE fact.source = 'app_receipt'
        AND fact.stated_at > (SELECT COALESCE(MAX(as_of), 0) FROM run WHERE run_id < :run AND state <> 'open')
        AND fact.stated_at <= :as_of
        AND alias.purchase_id IS NOT NULL
)
SELECT
    purchase.purchase_id, purchase.list, purchase.product_type, purchase.is_unfinished,
    (
        SELECT MAX(fact.stated_at)
        FROM transaction_alias AS alias
        CROSS JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id
        WHERE alias.purchase_id = purchase.purchase_id AND fact.source = 'app_receipt' AND fact.stated_at <= :as_of
    ) AS latest_receipt_at,
    (
        SELECT MIN(credit.credited_at)
        FROM transaction_alias AS alias
        CROSS JOIN credit ON credit.alias_id = alias.alias_id
        WHERE alias.purchase_id = purchase.purchase_id AND credit.status = 'credited'
    ) AS first_credit_at
FROM concerned
CROSS JOIN purchase ON purchase.purchase_id = concerned.purchase_id
WHERE purchase.list = 'black' OR purchase.is_unfinished = 1
