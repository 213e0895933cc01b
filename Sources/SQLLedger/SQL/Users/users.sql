-- name: dropAliases
-- Drops names that changed users no longer answer to, as another naming policy computes them.
DELETE FROM user_alias
WHERE user_id IN (SELECT user_id FROM dirty_user)
    AND NOT EXISTS (
        SELECT 1
        FROM refresh_alias
        WHERE refresh_alias.digest = user_alias.digest
            AND refresh_alias.user_id = user_alias.user_id
            AND refresh_alias.rank = user_alias.rank
            AND refresh_alias.span = user_alias.span
    );

-- name: markAll
-- Marks every user where the naming policy is not the one their names were computed by.
-- Parameters: 1 its fingerprint.
INSERT INTO dirty_user (user_id)
SELECT app_user.user_id
FROM naming_policy
JOIN app_user ON TRUE
WHERE naming_policy.fingerprint <> ?1
ON CONFLICT DO NOTHING;

-- name: markClaims
-- Marks the transactions named by the submissions that a changed user, name or device may concern, so that who
-- claims them is settled again.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM refresh_submission
CROSS JOIN submission ON submission.submission_id = refresh_submission.submission_id
WHERE submission.named_transaction_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: markCredited
-- Marks the credits of accounts that are one from now on, or no longer: a withdrawal without order id means a
-- delivery to any account of its user.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT credit.transaction_id
FROM refresh_joined
CROSS JOIN credit ON credit.user_id = refresh_joined.user_id
UNION
SELECT credit_statement.transaction_id
FROM refresh_joined
CROSS JOIN credit_statement ON credit_statement.user_id = refresh_joined.user_id
WHERE credit_statement.order_id IS NULL AND credit_statement.status <> 'credited'
ON CONFLICT DO NOTHING;

-- name: markReviewed
-- Marks what users got in the sandbox, where accounts that are one from now on, or no longer, may make a customer
-- of a reviewer, or a reviewer of a customer.
INSERT INTO dirty_alias (alias_id)
SELECT credit.alias_id
FROM refresh_joined
CROSS JOIN credit ON credit.user_id = refresh_joined.user_id
WHERE credit.environment = 'Sandbox' AND credit.alias_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: markSubmitted
-- Marks what is named by or contained in the submissions that a changed user, name or device may concern.
INSERT INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM refresh_submission
CROSS JOIN submission ON submission.submission_id = refresh_submission.submission_id
JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
UNION
SELECT transaction_fact.alias_id
FROM refresh_submission
CROSS JOIN submission ON submission.submission_id = refresh_submission.submission_id
JOIN transaction_fact ON transaction_fact.evidence_id = submission.evidence_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: dropDevices
-- Takes from users the devices they no longer hold.
DELETE FROM user_device
WHERE (device_token, user_id) IN (SELECT device_token, user_id FROM refresh_device WHERE is_held = 0);

-- name: putDevices
-- Puts the devices that users hold from now on.
INSERT INTO user_device (device_token, user_id)
SELECT device_token, user_id FROM refresh_device WHERE is_held = 1
ON CONFLICT DO NOTHING;

-- name: aliasesOfUsers
-- Answers: the names that these users answer to so far. Grain: one name for one stretch of time. The parameter: users as a
-- JSON array.
SELECT user_id, digest, rank, first_seen_at, last_seen_at
FROM user_alias
WHERE user_id IN (SELECT given.value FROM json_each(:users) AS given);

-- name: devicesOfUsers
-- Answers: the devices of these users so far. Grain: one device of one user. The parameter: users as a JSON array.
SELECT user_id, device_token
FROM user_device
WHERE user_id IN (SELECT given.value FROM json_each(:users) AS given);

-- name: movedDevices
-- Lists the devices of users whom another account stands for from now on.
INSERT INTO refresh_device (device_token, user_id, is_held)
SELECT user_device.device_token, user_device.user_id, TRUE
FROM refresh_user
CROSS JOIN user_device ON user_device.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1
ON CONFLICT DO NOTHING;

-- name: markStated
-- Marks the transactions whose own token or name changed its meaning, or whose user is now someone else.
INSERT INTO dirty_alias (alias_id)
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
SELECT other_buyer_name.alias_id
FROM refresh_name CROSS JOIN other_buyer_name ON other_buyer_name.exact = refresh_name.digest
UNION
SELECT other_buyer_name.alias_id
FROM refresh_name CROSS JOIN other_buyer_name ON other_buyer_name.folded = refresh_name.digest
UNION
SELECT other_buyer_name.alias_id
FROM refresh_user
CROSS JOIN other_buyer_name ON other_buyer_name.kind = 'user_id' AND other_buyer_name.name = refresh_user.user_id
WHERE refresh_user.is_moved = 1
UNION
SELECT credit.alias_id
FROM refresh_user CROSS JOIN credit ON credit.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1 AND credit.alias_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: putAliases
-- Puts the names of changed users, in key order.
INSERT INTO user_alias (digest, user_id, rank, span, first_seen_at, last_seen_at)
SELECT digest, user_id, rank, span, first_seen_at, last_seen_at
FROM refresh_alias
WHERE true
ORDER BY digest, rank, user_id, span
ON CONFLICT (digest, rank, user_id, span) DO UPDATE
SET first_seen_at = excluded.first_seen_at,
    last_seen_at = excluded.last_seen_at
WHERE (user_alias.first_seen_at, user_alias.last_seen_at) IS NOT (excluded.first_seen_at, excluded.last_seen_at);

-- name: putPolicy
-- Remembers the naming policy the names are computed by. Parameters: 1 its fingerprint.
INSERT INTO naming_policy (only_row, fingerprint)
VALUES (1, ?1)
ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint
WHERE naming_policy.fingerprint <> excluded.fingerprint;
