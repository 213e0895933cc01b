-- Does: marks what users got in the sandbox, where accounts that are one from now on, or no longer, may make a customer
-- of a reviewer, or a reviewer of a customer.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT credit.alias_id
FROM refresh_joined
CROSS JOIN credit ON credit.user_id = refresh_joined.user_id
WHERE credit.environment = 'Sandbox' AND credit.alias_id IS NOT NULL
