-- name: addAlias
-- Lists one name a changed user answers to. Parameters: 1 digest, 2 user, 3 rank, 4 which
-- of the times it is held, 5 first seen, 6 last seen.
INSERT INTO refresh_alias (digest, user_id, rank, span, first_seen_at, last_seen_at)
SELECT * FROM unnest($1::bytea[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[]);

-- name: addName
-- Lists the digest of an account name. Parameters: 1 digest.
INSERT INTO refresh_name (digest) SELECT unnest($1::bytea[]) ON CONFLICT DO NOTHING;

-- name: addDevice
-- Lists a device that a changed user holds from now on, or no longer. Parameters: 1 device, 2 user, 3 whether it is held.
INSERT INTO refresh_device (device_token, user_id, is_held)
SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[]);

-- name: put
-- Puts one user as his rows leave him. Parameters: his columns in their order.
INSERT INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
SELECT
    stated.user_id, stated.account_name, stated.contact, stated.merged_into, stated.merge_stated_at, stated.merge_statement_id,
    stated.user_id
FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[]) AS stated (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id
)
ON CONFLICT (user_id) DO UPDATE
SET account_name = excluded.account_name,
    contact = excluded.contact,
    merged_into = excluded.merged_into,
    merge_stated_at = excluded.merge_stated_at,
    merge_statement_id = excluded.merge_statement_id;
