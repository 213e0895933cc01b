-- Does: ties transactions to their account. Parameters: 1 account, 2 environment, 3 transaction ids as a JSON array.
INSERT INTO customer_transaction (alias_id, customer_id)
SELECT a.alias_id, ?1
FROM json_each(?3) AS wanted
CROSS JOIN transaction_alias AS a ON a.environment = ?2 AND a.transaction_id = wanted.value
WHERE TRUE
ON CONFLICT (alias_id) DO UPDATE SET customer_id = excluded.customer_id
