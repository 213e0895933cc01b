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

-- name: putDevices
-- Puts the devices of changed users.
INSERT INTO user_device (device_token, user_id)
SELECT user_statement.device_token, user_statement.user_id
FROM dirty_user
CROSS JOIN user_statement ON user_statement.user_id = dirty_user.user_id
WHERE user_statement.device_token IS NOT NULL
ON CONFLICT DO NOTHING;
