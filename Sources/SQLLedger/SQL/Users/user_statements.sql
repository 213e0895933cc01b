-- name: addEnd
-- Lists a user whom another account stands for from now on.
INSERT INTO refresh_end (user_id, canonical_user_id) VALUES (:user_id, :canonical_user_id) ON CONFLICT DO NOTHING;

-- name: clean
-- Says that no user waits to be refreshed.
DELETE FROM dirty_user;

-- name: drop
-- Drops users. The parameter: users as a JSON array.
DELETE FROM app_user WHERE user_id IN (SELECT given.value FROM json_each(:users) AS given);

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

-- name: markChanged
-- Marks users to be refreshed. The parameter: users as a JSON array.
INSERT INTO dirty_user (user_id)
SELECT given.value FROM json_each(:users) AS given
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: page
-- Answers: the changed users after a key. Grain: one user, in key order.
SELECT user_id FROM dirty_user WHERE user_id > :after ORDER BY user_id LIMIT :limit;

-- name: unanswered
-- Answers: names that no user holds, of the newest transactions and uploads. Parameter: 1 how many of each. Grain: one
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

-- name: moved
-- Lists the users whom another account stands for from now on.
INSERT INTO refresh_user (user_id, is_moved)
SELECT user_id, TRUE
FROM refresh_end
WHERE true
ON CONFLICT (user_id) DO UPDATE SET is_moved = 1;

-- name: movedAccounts
-- Answers: the account names of users whom another account stands for from now on. Grain: one name.
SELECT DISTINCT app_user.account_name
FROM refresh_user
CROSS JOIN app_user ON app_user.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1 AND app_user.account_name IS NOT NULL;

-- name: movedNames
-- Lists every name of the users who are now someone else.
INSERT INTO refresh_name (digest)
SELECT user_alias.digest
FROM refresh_user
CROSS JOIN user_alias ON user_alias.user_id = refresh_user.user_id
WHERE refresh_user.is_moved = 1
ON CONFLICT DO NOTHING;

-- name: putEnds
-- Puts the accounts that stand for users from now on.
UPDATE app_user
SET canonical_user_id = refresh_end.canonical_user_id
FROM refresh_end
WHERE app_user.user_id IN (SELECT user_id FROM refresh_end)
    AND refresh_end.user_id = app_user.user_id;

-- name: readMerges
-- Answers: the merges of some users, of those merged into them, and of all whom they are merged into, with the account that
-- stands for each so far. Grain: one user; `is_concerned`: one whose end may have changed.
WITH RECURSIVE
concerned (user_id) AS (
    SELECT given.value FROM json_each(:users) AS given
    UNION
    SELECT app_user.user_id FROM concerned JOIN app_user ON app_user.merged_into = concerned.user_id
),
followed (user_id) AS (
    SELECT user_id FROM concerned
    UNION
    SELECT app_user.merged_into
    FROM followed
    JOIN app_user ON app_user.user_id = followed.user_id
    WHERE app_user.merged_into IS NOT NULL
)
SELECT
    app_user.user_id,
    app_user.merged_into,
    app_user.merge_stated_at,
    app_user.merge_statement_id,
    app_user.canonical_user_id,
    app_user.user_id IN (SELECT user_id FROM concerned) AS is_concerned
FROM followed
CROSS JOIN app_user ON app_user.user_id = followed.user_id;

-- name: stated
-- Answers: users as the newest uploads, credits, payments and users files name them. Parameter: 1 how many of each. Grain:
-- one (user id, account name).
SELECT user_id, account_name
FROM submission
WHERE submission_id > (SELECT MAX(submission_id) FROM submission) - CAST(?1 AS bigint)
UNION
SELECT credit.user_id, app_user.account_name
FROM credit
LEFT JOIN app_user ON app_user.user_id = credit.user_id
WHERE credit.credit_id > (SELECT MAX(credit_id) FROM credit) - CAST(?1 AS bigint)
UNION
SELECT transaction_alias.backend_user_id, app_user.account_name
FROM transaction_alias
LEFT JOIN app_user ON app_user.user_id = transaction_alias.backend_user_id
WHERE transaction_alias.alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - CAST(?1 AS bigint)
    AND transaction_alias.backend_user_id IS NOT NULL
UNION
SELECT user_id, account_name
FROM user_statement
WHERE user_statement_id > (SELECT MAX(user_statement_id) FROM user_statement) - CAST(?1 AS bigint)
ORDER BY user_id, account_name NULLS FIRST;

-- name: statements
-- Answers: everything the users files said about the changed users, with their account names as they are known so far.
-- Grain: one statement, users together.
SELECT
    user_statement.user_statement_id,
    user_statement.user_id,
    user_statement.account_name,
    user_statement.application_username,
    user_statement.app_account_token,
    user_statement.device_token,
    user_statement.contact,
    user_statement.updated_at,
    user_statement.merged_into,
    user_statement.first_seen_at,
    user_statement.last_seen_at,
    app_user.user_id IS NOT NULL AS is_known,
    app_user.account_name AS known_account_name
FROM dirty_user
JOIN user_statement ON user_statement.user_id = dirty_user.user_id
LEFT JOIN app_user ON app_user.user_id = dirty_user.user_id
ORDER BY dirty_user.user_id, user_statement.user_statement_id;

-- name: tables
-- Makes the empty lists one refreshing of users works on.
CREATE TEMP TABLE IF NOT EXISTS refresh_user (user_id TEXT PRIMARY KEY, is_moved INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_end (user_id TEXT PRIMARY KEY, canonical_user_id TEXT NOT NULL)
    STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_joined (user_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_alias (
    digest BLOB NOT NULL,
    user_id TEXT NOT NULL,
    rank INTEGER NOT NULL,
    span INTEGER NOT NULL,
    first_seen_at INTEGER,
    last_seen_at INTEGER,
    PRIMARY KEY (digest, rank, user_id, span)
) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_name (digest BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_device (
    device_token TEXT NOT NULL,
    user_id TEXT NOT NULL,
    is_held INTEGER NOT NULL,
    PRIMARY KEY (device_token, user_id)
) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS refresh_submission (submission_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM refresh_user;
DELETE FROM refresh_end;
DELETE FROM refresh_joined;
DELETE FROM refresh_alias;
DELETE FROM refresh_name;
DELETE FROM refresh_device;
DELETE FROM refresh_submission;
