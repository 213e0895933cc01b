-- Does: marks the credits of accounts that are one from now on, or no longer: a withdrawal without order id means a
-- delivery to any account of its user.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id)
SELECT credit.transaction_id
FROM refresh_joined
CROSS JOIN credit ON credit.user_id = refresh_joined.user_id
UNION
SELECT credit_statement.transaction_id
FROM refresh_joined
CROSS JOIN credit_statement INDEXED BY credit_statement_bare ON credit_statement.user_id = refresh_joined.user_id
WHERE credit_statement.order_id IS NULL AND credit_statement.status <> 'credited'
