-- The purchases known under a transaction id. Grain: one purchase. Parameters: 1 transaction id.
INSERT OR IGNORE INTO touched (purchase_id)
SELECT purchase_id
FROM transaction_alias
WHERE environment IN ('Production', 'Sandbox')
    AND transaction_id = ?1
    AND purchase_id IS NOT NULL
