-- name: addEnd
-- Lists a user whom another account stands for from now on.
INSERT INTO refresh_end (user_id, canonical_user_id) VALUES (:user_id, :canonical_user_id) ON CONFLICT DO NOTHING;

-- name: clean
-- Says that no user waits to be refreshed.
DELETE FROM dirty_user;

-- name: joined
-- Lists the accounts that one account stands for from now on, or no longer.
INSERT INTO refresh_joined (user_id)
WITH concerned (user_id) AS (
    SELECT app_user.canonical_user_id
    FROM refresh_end
    JOIN app_user ON app_user.user_id = refresh_end.user_id
    UNION
    SELECT canonical_user_id FROM refresh_end
)
SELECT user_id FROM concerned
UNION
SELECT app_user.user_id FROM concerned JOIN app_user ON app_user.canonical_user_id = concerned.user_id;

-- name: listSubmitted
-- Lists the submissions that a changed user, name or device may concern.
INSERT INTO refresh_submission (submission_id)
SELECT submission.submission_id
FROM refresh_user CROSS JOIN submission ON submission.user_id = refresh_user.user_id
UNION
SELECT submission.submission_id
FROM refresh_name CROSS JOIN submission ON submission.user_exact = refresh_name.digest
UNION
SELECT submission.submission_id
FROM refresh_name CROSS JOIN submission ON submission.user_folded = refresh_name.digest
UNION
SELECT submission.submission_id
FROM refresh_name CROSS JOIN submission ON submission.account_exact = refresh_name.digest
UNION
SELECT submission.submission_id
FROM refresh_name CROSS JOIN submission ON submission.username_exact = refresh_name.digest
UNION
SELECT submission.submission_id
FROM refresh_name CROSS JOIN submission ON submission.username_folded = refresh_name.digest
UNION
SELECT submission.submission_id
FROM refresh_device CROSS JOIN submission ON submission.device_token = refresh_device.device_token;

-- name: page
-- Answers: the changed users after a key. Grain: one user, in key order.
SELECT user_id FROM dirty_user WHERE user_id > :after ORDER BY user_id LIMIT :limit;

-- name: unanswered
-- Answers: names nobody answers to, of the newest transactions and uploads. Parameter: 1 how many of each. Grain: one
-- spelling.
WITH name AS (
    SELECT account_token AS spelling, account_token_digest AS exact, account_token_digest AS folded
    FROM transaction_alias
    WHERE alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - CAST(?1 AS bigint) AND account_token_digest IS NOT NULL
    UNION
    SELECT backend_token, backend_token_exact, backend_token_folded
    FROM transaction_alias
    WHERE alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - CAST(?1 AS bigint) AND backend_token_exact IS NOT NULL
    UNION
    SELECT backend_username, backend_username_exact, backend_username_folded
    FROM transaction_alias
    WHERE alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - CAST(?1 AS bigint) AND backend_username_exact IS NOT NULL
    UNION
    SELECT application_username, username_exact, username_folded
    FROM submission
    WHERE submission_id > (SELECT MAX(submission_id) FROM submission) - CAST(?1 AS bigint) AND username_exact IS NOT NULL
)
SELECT DISTINCT spelling
FROM name
WHERE NOT EXISTS (SELECT 1 FROM user_alias WHERE user_alias.digest IN (name.exact, name.folded))
ORDER BY spelling;
