-- Marks the credited purchases that a later receipt still carries: of those judged, and of those in receipts dated
-- between the last run's as-of and this one's. Types that stay in a receipt for ever do not count.
-- Parameters: 1 run, 2 as-of.
WITH concerned AS MATERIALIZED (
    SELECT purchase_id FROM temp.verdict
    UNION
    SELECT a.purchase_id
    FROM fact_in_force AS f
    CROSS JOIN transaction_alias AS a ON a.alias_id = f.alias_id
    WHERE f.source = 'app_receipt'
        AND f.stated_at > (SELECT COALESCE(MAX(as_of), 0) FROM run WHERE run_id < ?1 AND state <> 'open')
        AND f.stated_at <= ?2
        AND a.purchase_id IS NOT NULL
), unfinished AS MATERIALIZED (
    SELECT p.purchase_id
    FROM concerned AS c
    CROSS JOIN purchase AS p ON p.purchase_id = c.purchase_id
    WHERE p.list = 'black'
        AND (p.product_type IS NULL OR p.product_type IN ('consumable', 'non_renewing'))
        AND EXISTS (
            SELECT 1
            FROM transaction_alias AS a
            CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
            CROSS JOIN transaction_alias AS credited ON credited.purchase_id = p.purchase_id
            CROSS JOIN credit ON credit.alias_id = credited.alias_id
            WHERE a.purchase_id = p.purchase_id
                AND f.source = 'app_receipt'
                AND f.stated_at <= ?2
                AND credit.status = 'credited'
                AND credit.credited_at < f.stated_at
        )
)
UPDATE purchase SET is_unfinished = 1 - is_unfinished
WHERE purchase_id IN (SELECT purchase_id FROM concerned)
    AND is_unfinished <> (purchase_id IN (SELECT purchase_id FROM unfinished))
