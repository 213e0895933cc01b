-- 2. Rows inside verified evidence = transactions posted + rows set aside; distinct transactions stated = aliases;
-- no purchase mixes Apple's bundles, ownership types, or (outside subscriptions) products.
SELECT 'evidence_rows' AS name,
    (SELECT COALESCE(SUM(row_count), 0) FROM evidence WHERE outcome IN ('verified', 'empty')) AS left_side,
    (SELECT COUNT(*) FROM transaction_fact WHERE evidence_id IS NOT NULL)
        + (SELECT COUNT(*) FROM set_aside_row) AS right_side
UNION ALL
SELECT 'transactions_stated',
    (SELECT COUNT(DISTINCT alias_id) FROM transaction_fact),
    (SELECT COUNT(*) FROM transaction_alias WHERE purchase_id IS NOT NULL)
UNION ALL
SELECT 'purchases_unmixed', 0, (
    SELECT COUNT(*)
    FROM (
        SELECT purchase_id
        FROM transaction_alias
        GROUP BY purchase_id
        HAVING COUNT(*) > 1 AND (
            COUNT(DISTINCT CASE WHEN grade > 1 THEN bundle_id END) > 1
            OR COUNT(DISTINCT COALESCE(ownership, 'PURCHASED')) > 1
            OR COUNT(DISTINCT CASE WHEN product_type IS NOT 'auto_renewable' THEN product_id END) > 1
        )
    )
)
