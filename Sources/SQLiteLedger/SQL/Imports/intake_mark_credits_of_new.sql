-- Does: marks the credits that waited for a transaction id. Parameters: 1 the last alias before the new ones.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id)
SELECT transaction_id
FROM transaction_alias
WHERE alias_id > ?1
    AND EXISTS (
        SELECT 1 FROM credit_statement WHERE credit_statement.transaction_id = transaction_alias.transaction_id
    )
