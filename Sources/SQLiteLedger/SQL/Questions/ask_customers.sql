-- The accounts some transactions are known to belong to, or are asked by. Parameters: 1 transaction ids as a JSON array,
-- 2 environment, 3 bundle. Grain: one account, the oldest first.
SELECT k.customer_id
FROM json_each(?1) AS wanted
CROSS JOIN api_cursor AS k
    ON k.environment = ?2 AND k.bundle_id = ?3 AND k.transaction_id = wanted.value
UNION
SELECT k.customer_id
FROM json_each(?1) AS wanted
CROSS JOIN transaction_alias AS a ON a.environment = ?2 AND a.transaction_id = wanted.value
CROSS JOIN customer_transaction AS t ON t.alias_id = a.alias_id
CROSS JOIN api_cursor AS k ON k.customer_id = t.customer_id
WHERE k.bundle_id = ?3
ORDER BY customer_id
