-- Does: marks the transactions whose own token or name changed its meaning, or whose user is now someone else.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM refresh_name CROSS JOIN transaction_alias ON transaction_alias.account_token_digest = refresh_name.digest
UNION
SELECT transaction_alias.alias_id
FROM refresh_name CROSS JOIN transaction_alias ON transaction_alias.backend_token_exact = refresh_name.digest
UNION
SELECT transaction_alias.alias_id
FROM refresh_name CROSS JOIN transaction_alias ON transaction_alias.backend_token_folded = refresh_name.digest
UNION
SELECT transaction_alias.alias_id
FROM refresh_name CROSS JOIN transaction_alias ON transaction_alias.backend_username_exact = refresh_name.digest
UNION
SELECT transaction_alias.alias_id
FROM refresh_name CROSS JOIN transaction_alias ON transaction_alias.backend_username_folded = refresh_name.digest
UNION
SELECT transaction_alias.alias_id
FROM refresh_user CROSS JOIN transaction_alias ON transaction_alias.backend_user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1
UNION
SELECT credit.alias_id
FROM refresh_user CROSS JOIN credit ON credit.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1 AND credit.alias_id IS NOT NULL
