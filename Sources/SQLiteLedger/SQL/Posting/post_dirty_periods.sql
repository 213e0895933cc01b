-- Touched transactions touch the other periods of the subscriptions their purchase is in: which period was the first paid
-- one depends on all of them. Asked before the facts are merged, for what they were, and after, for what they are.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT period.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN transaction_alias AS twin ON twin.purchase_id = a.purchase_id
CROSS JOIN transaction_alias AS period
    ON period.environment = twin.environment
    AND period.original_transaction_id = twin.original_transaction_id
WHERE twin.product_type = 'auto_renewable'
    AND period.purchase_id IS NOT NULL
