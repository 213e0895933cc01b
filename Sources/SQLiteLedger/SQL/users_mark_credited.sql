-- Does: marks the credits of users who are one from now on, or no longer: a withdrawal without order id means a delivery to
-- any account of its user.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id)
WITH concerned (user_id) AS (
    SELECT app_user.canonical_user_id
    FROM refresh_end
    JOIN app_user ON app_user.user_id = refresh_end.user_id
    WHERE app_user.canonical_user_id <> refresh_end.canonical_user_id
    UNION
    SELECT refresh_end.canonical_user_id
    FROM refresh_end
    JOIN app_user ON app_user.user_id = refresh_end.user_id
    WHERE app_user.canonical_user_id <> refresh_end.canonical_user_id
), account (user_id) AS (
    SELECT user_id FROM concerned
    UNION
    SELECT app_user.user_id FROM concerned CROSS JOIN app_user ON app_user.canonical_user_id = concerned.user_id
)
SELECT credit.transaction_id
FROM account
CROSS JOIN credit ON credit.user_id = account.user_id
UNION
SELECT credit_statement.transaction_id
FROM account
CROSS JOIN credit_statement INDEXED BY credit_statement_bare ON credit_statement.user_id = account.user_id
WHERE credit_statement.order_id IS NULL AND credit_statement.status <> 'credited'
