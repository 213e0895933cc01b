-- A purchase for each key that has none, in the order of keys so that the same input makes the same ledger.
INSERT INTO purchase (purchase_key, environment)
SELECT a.purchase_key, MIN(a.environment)
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM purchase AS p WHERE p.purchase_key = a.purchase_key)
GROUP BY a.purchase_key
ORDER BY a.purchase_key
