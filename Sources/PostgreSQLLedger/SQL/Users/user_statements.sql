-- name: moved
-- Lists the users whom another account stands for from now on.
INSERT INTO refresh_user (user_id, is_moved)
SELECT user_id, true
FROM refresh_end
ON CONFLICT (user_id) DO UPDATE SET is_moved = true;

-- name: movedAccounts
-- Answers: the account names of users whom another account stands for from now on. Grain: one name.
SELECT DISTINCT app_user.account_name
FROM refresh_user
JOIN app_user ON app_user.user_id = refresh_user.user_id
WHERE refresh_user.is_moved AND app_user.account_name IS NOT NULL;

-- name: movedNames
-- Lists every name of the users who are now someone else.
INSERT INTO refresh_name (digest)
SELECT user_alias.digest
FROM refresh_user
JOIN user_alias ON user_alias.user_id = refresh_user.user_id
WHERE refresh_user.is_moved
ON CONFLICT DO NOTHING;

-- name: new
-- Lists one user who was unknown so far. Parameters: 1 user.
INSERT INTO refresh_user (user_id, is_moved) SELECT stated.user_id, false FROM unnest($1::text[]) AS stated (user_id);

-- name: putEnds
-- Puts the accounts that stand for users from now on.
UPDATE app_user
SET canonical_user_id = refresh_end.canonical_user_id
FROM refresh_end
WHERE refresh_end.user_id = app_user.user_id;

-- name: readMerges
-- Answers: the merges of some users, of those merged into them, and of all whom they are merged into, with the account that
-- stands for each so far. Grain: one user; `is_concerned`: one whose end may have changed.
WITH RECURSIVE
concerned (user_id) AS (
    SELECT given.value COLLATE "C" FROM jsonb_array_elements_text(:users::jsonb) AS given (value)
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
JOIN app_user ON app_user.user_id = followed.user_id;

-- name: stated
-- Answers: users as the newest uploads, credits, payments and users files name them. Parameter: 1 how many of each. Grain:
-- one (user id, account name).
SELECT user_id, account_name
FROM submission
WHERE submission_id > (SELECT MAX(submission_id) FROM submission) - $1::bigint
UNION
SELECT credit.user_id, app_user.account_name
FROM credit
LEFT JOIN app_user ON app_user.user_id = credit.user_id
WHERE credit.credit_id > (SELECT MAX(credit_id) FROM credit) - $1::bigint
UNION
SELECT transaction_alias.backend_user_id, app_user.account_name
FROM transaction_alias
LEFT JOIN app_user ON app_user.user_id = transaction_alias.backend_user_id
WHERE transaction_alias.alias_id > (SELECT MAX(alias_id) FROM transaction_alias) - $1::bigint
    AND transaction_alias.backend_user_id IS NOT NULL
UNION
SELECT user_id, account_name
FROM user_statement
WHERE user_statement_id > (SELECT MAX(user_statement_id) FROM user_statement) - $1::bigint
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
CREATE TEMP TABLE IF NOT EXISTS refresh_user (user_id text COLLATE "C" PRIMARY KEY, is_moved boolean NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS refresh_end (user_id text COLLATE "C" PRIMARY KEY, canonical_user_id text COLLATE "C" NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS refresh_joined (user_id text COLLATE "C" PRIMARY KEY);
CREATE TEMP TABLE IF NOT EXISTS refresh_alias (
    digest bytea NOT NULL,
    user_id text COLLATE "C" NOT NULL,
    rank bigint NOT NULL,
    span bigint NOT NULL,
    first_seen_at bigint,
    last_seen_at bigint,
    PRIMARY KEY (digest, user_id, rank, span)
);
CREATE TEMP TABLE IF NOT EXISTS refresh_name (digest bytea PRIMARY KEY);
CREATE TEMP TABLE IF NOT EXISTS refresh_device (device_token text COLLATE "C" PRIMARY KEY);
CREATE TEMP TABLE IF NOT EXISTS refresh_submission (submission_id bigint PRIMARY KEY);
TRUNCATE refresh_user;
TRUNCATE refresh_end;
TRUNCATE refresh_joined;
TRUNCATE refresh_alias;
TRUNCATE refresh_name;
TRUNCATE refresh_device;
TRUNCATE refresh_submission;
