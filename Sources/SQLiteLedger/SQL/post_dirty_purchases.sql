-- Touched transactions touch their purchases, and the other periods of their subscriptions: which period was the
-- first paid one depends on all of them.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
UNION
SELECT sibling.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN transaction_alias AS sibling
    ON sibling.environment = a.environment
    AND sibling.original_transaction_id = a.original_transaction_id
WHERE a.product_type = 'auto_renewable'
UNION
SELECT k.purchase_id
FROM keeper AS k
WHERE k.survivor_id = k.purchase_id
