-- Does: makes the originals known that touched transactions name outside subscriptions (Rules 2.5). An unknown type may
-- be a subscription's.
INSERT INTO transaction_alias (environment, transaction_id)
SELECT DISTINCT a.environment, a.original_transaction_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.product_type <> 'auto_renewable'
    AND a.original_transaction_id IS NOT NULL
ORDER BY a.environment, a.original_transaction_id
ON CONFLICT (environment, transaction_id) DO NOTHING
