-- What the key of each touched transaction that somebody states depends on. Grain: one transaction.
SELECT
    a.alias_id, a.environment, a.transaction_id, a.original_transaction_id, a.line_item_id, a.bundle_id,
    a.product_id, a.product_type, a.ownership, a.paid_at, a.is_fully_revoked,
    CASE WHEN original.is_fully_revoked = 1 THEN original.revocation_date END AS original_revoked_at
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
LEFT JOIN transaction_alias AS original
    ON original.environment = a.environment
    AND original.transaction_id = a.original_transaction_id
    AND original.alias_id <> a.alias_id
WHERE a.grade IS NOT NULL
ORDER BY d.alias_id
