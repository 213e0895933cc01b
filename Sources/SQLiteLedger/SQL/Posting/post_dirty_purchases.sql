-- Touched transactions touch their purchases.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_id IS NOT NULL
UNION
SELECT k.purchase_id
FROM keeper AS k
WHERE k.survivor_id = k.purchase_id
