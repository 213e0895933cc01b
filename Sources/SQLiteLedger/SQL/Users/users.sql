-- name: addAlias
-- Lists one name a changed user answers to. Parameters: 1 digest, 2 user, 3 rank, 4 which
-- of the times it is held, 5 first seen, 6 last seen.
INSERT INTO refresh_alias (digest, user_id, rank, span, first_seen_at, last_seen_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6);

-- name: addName
-- Lists the digest of an account name. Parameters: 1 digest.
INSERT OR IGNORE INTO refresh_name (digest) VALUES (?1);

-- name: addDevice
-- Lists a device that a changed user holds from now on, or no longer. Parameters: 1 device, 2 user, 3 whether it is held.
INSERT INTO refresh_device (device_token, user_id, is_held) VALUES (?1, ?2, ?3);

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
