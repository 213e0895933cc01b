-- The touched originals that nobody states, with the transactions that name them.
-- Grain: one original and one such transaction; nothing beside an original that none names any more.
SELECT
    original.alias_id,
    naming.purchase_key, naming.product_type, naming.ownership
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS original ON original.alias_id = d.alias_id
LEFT JOIN transaction_alias AS naming
    ON naming.environment = original.environment
    AND naming.original_transaction_id = original.transaction_id
WHERE original.grade IS NULL
ORDER BY original.alias_id
