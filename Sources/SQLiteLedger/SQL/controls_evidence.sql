-- 2. Rows inside verified evidence = transactions posted + rows set aside; distinct transactions stated = aliases;
-- no purchase checked mixes Apple's bundles, ownership types, or (outside subscriptions) products.
SELECT 'evidence_rows' AS name,
    (
        SELECT COALESCE(SUM(amount_milliunits), 0)
        FROM tally
        WHERE name = 'evidence' AND code IN ('verified', 'empty')
    ) AS left_side,
    (
        SELECT COALESCE(SUM(entries), 0)
        FROM tally
        WHERE (name = 'facts' AND code = 'evidence') OR name = 'set_aside_rows'
    ) AS right_side
UNION ALL
SELECT 'transactions_stated',
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'transactions_stated'),
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'transactions_posted')
UNION ALL
SELECT 'purchases_unmixed', 0, (
    SELECT COUNT(*)
    FROM (
        SELECT k.purchase_id
        FROM temp.checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        GROUP BY k.purchase_id
        HAVING COUNT(*) > 1 AND (
            COUNT(DISTINCT CASE WHEN a.grade > 1 AND a.is_bundle_stated = 1 THEN a.bundle_id END) > 1
            OR COUNT(DISTINCT COALESCE(a.ownership, 'PURCHASED')) > 1
            OR COUNT(DISTINCT CASE WHEN a.product_type IS NOT 'auto_renewable' THEN a.product_id END) > 1
        )
    )
)
