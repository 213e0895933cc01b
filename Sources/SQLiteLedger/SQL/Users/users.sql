-- name: addAlias
-- Lists one name a changed user answers to. Parameters: 1 digest, 2 user, 3 rank, 4 which
-- of the times it is held, 5 first seen, 6 last seen.
INSERT INTO refresh_alias (digest, user_id, rank, span, first_seen_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6);

-- name: addName
-- Lists the digest of an account name. Parameters: 1 digest.
INSERT OR IGNORE INTO refresh_name (digest) VALUES (?1);

-- name: addDevice
-- Lists a device that got a user. Parameters: 1 device.
INSERT OR IGNORE INTO refresh_device (device_token) VALUES (?1);

-- name: aliasesOfUsers
-- Answers: the names that these users answer to so far. Grain: one name for one stretch of time. The parameter: users as a
-- JSON array.
SELECT user_id, digest, rank, first_seen_at, last_seen_at
FROM user_alias
WHERE user_id IN (SELECT value FROM json_each(:users));

-- name: devicesOfUsers
-- Answers: the devices of these users so far. Grain: one device of one user. The parameter: users as a JSON array.
SELECT user_id, device_token
FROM user_device
WHERE user_id IN (SELECT value FROM json_each(:users));

-- name: movedDevices
-- Lists the devices of users whom another account stands for from now on.
INSERT OR IGNORE INTO refresh_device (device_token)
SELECT user_device.device_token
FROM refresh_user
CROSS JOIN user_device ON user_device.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1;

-- name: markStated
-- Marks the transactions whose own token or name changed its meaning, or whose user is now someone else.
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
WHERE refresh_user.is_moved = 1 AND credit.alias_id IS NOT NULL;

-- name: put
-- Puts one user as his rows leave him. Parameters: his columns in their order.
INSERT INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?1)
ON CONFLICT (user_id) DO UPDATE
SET account_name = excluded.account_name,
    contact = excluded.contact,
    merged_into = excluded.merged_into,
    merge_stated_at = excluded.merge_stated_at,
    merge_statement_id = excluded.merge_statement_id;

-- name: putAliases
-- Puts the names of changed users, in key order.
INSERT INTO user_alias (digest, user_id, rank, span, first_seen_at, last_seen_at)
SELECT digest, user_id, rank, span, first_seen_at, last_seen_at
FROM refresh_alias
WHERE true
ORDER BY digest, user_id, rank, span
ON CONFLICT (digest, user_id, rank, span) DO UPDATE
SET first_seen_at = excluded.first_seen_at,
    last_seen_at = excluded.last_seen_at
WHERE (user_alias.first_seen_at, user_alias.last_seen_at) IS NOT (excluded.first_seen_at, excluded.last_seen_at);

-- name: putPolicy
-- Remembers the naming policy the names are computed by. Parameters: 1 its fingerprint.
INSERT INTO naming_policy (only_row, fingerprint)
VALUES (1, ?1)
ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint
WHERE fingerprint <> excluded.fingerprint;
