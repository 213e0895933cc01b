-- 2. Rows inside verified evidence = transactions posted + rows set aside; distinct transactions stated = aliases with a
-- statement; the originals that the purchases checked name outside subscriptions and nobody states = aliases without one
-- that belong to a purchase that names them; no alias without statement belongs to a purchase that does not; no purchase
-- checked mixes Apple's bundles, ownership types, or (outside subscriptions) products.
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
SELECT 'originals_named', named.ids, known.ids
FROM (
    SELECT COUNT(*) AS ids
    FROM (
        SELECT DISTINCT a.environment, a.original_transaction_id
        FROM temp.checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        WHERE a.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND a.original_transaction_id IS NOT NULL
            AND NOT EXISTS (
                SELECT 1
                FROM transaction_alias AS own
                CROSS JOIN fact_in_force AS f ON f.alias_id = own.alias_id
                WHERE own.environment = a.environment AND own.transaction_id = a.original_transaction_id
            )
    )
) AS named, (
    SELECT COUNT(*) AS ids
    FROM (
        SELECT DISTINCT original.alias_id
        FROM temp.checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        CROSS JOIN transaction_alias AS original
            ON original.environment = a.environment
            AND original.transaction_id = a.original_transaction_id
        CROSS JOIN transaction_alias AS naming ON naming.purchase_id = original.purchase_id
        WHERE naming.original_transaction_id = original.transaction_id
            AND naming.product_type IN ('consumable', 'non_consumable', 'non_renewing')
            AND NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = original.alias_id)
    )
) AS known
UNION ALL
SELECT 'originals_of_namers', 0, (
    SELECT COUNT(*)
    FROM temp.checked AS k
    CROSS JOIN transaction_alias AS original ON original.purchase_id = k.purchase_id
    WHERE NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = original.alias_id)
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS naming
            WHERE naming.purchase_id = original.purchase_id
                AND naming.original_transaction_id = original.transaction_id
                AND naming.product_type IN ('consumable', 'non_consumable', 'non_renewing')
        )
)
UNION ALL
SELECT 'purchases_unmixed', 0, (
    SELECT COUNT(*)
    FROM (
        SELECT k.purchase_id
        FROM temp.checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        WHERE a.grade IS NOT NULL
        GROUP BY k.purchase_id
        HAVING COUNT(*) > 1 AND (
            COUNT(DISTINCT CASE WHEN a.grade > 1 AND a.is_bundle_stated = 1 THEN a.bundle_id END) > 1
            OR COUNT(DISTINCT COALESCE(a.ownership, 'PURCHASED')) > 1
            OR COUNT(DISTINCT CASE WHEN a.product_type IS NOT 'auto_renewable' THEN a.product_id END) > 1
        )
    )
)
