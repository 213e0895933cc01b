-- name: accounts
-- Answers: a user, and the accounts that are one with it or with :pseudonym, which stands for it where it was forgotten before.
-- Grain: one account.
WITH named (user_id) AS (
    SELECT CAST(:user_id AS text)
    UNION
    SELECT CAST(:pseudonym AS text)
),
standing (user_id) AS (
    SELECT COALESCE(app_user.canonical_user_id, named.user_id)
    FROM named
    LEFT JOIN app_user ON app_user.user_id = named.user_id
)
SELECT user_id FROM named
UNION
SELECT user_id FROM standing
UNION
SELECT app_user.user_id FROM standing JOIN app_user ON app_user.canonical_user_id = standing.user_id;

-- name: addAccount
-- Lists an account of the person.
INSERT INTO erased_account (user_id, pseudonym) VALUES (:user_id, :pseudonym);

-- name: addSharedUsers
-- Lists the values that are others' user ids.
INSERT INTO shared_value (value)
SELECT erased_value.value
FROM erased_value
WHERE NOT EXISTS (SELECT 1 FROM erased_account WHERE erased_account.user_id = erased_value.value)
    AND (
        EXISTS (SELECT 1 FROM app_user WHERE app_user.user_id = erased_value.value)
        OR EXISTS (SELECT 1 FROM user_statement WHERE user_statement.user_id = erased_value.value)
        OR EXISTS (SELECT 1 FROM credit WHERE credit.user_id = erased_value.value)
    )
ON CONFLICT DO NOTHING;

-- name: addUsersMentioned
-- Lists the values that only uploads and purchases tie to the person and that stand anywhere as the user id of somebody else. What
-- the person is known by may stand there in the place of their own id.
INSERT INTO shared_value (value)
SELECT erased_value.value
FROM erased_value
WHERE erased_value.is_stated = 0
    AND (
        EXISTS (
            SELECT 1
            FROM submission
            WHERE submission.user_id = erased_value.value
                -- Where the person's own name stands with blanks around it, that is nobody else.
                AND NOT EXISTS (
                    SELECT 1
                    FROM erased_value AS known
                    WHERE known.value = submission.user_text AND known.is_stated = 1
                )
        )
        OR EXISTS (SELECT 1 FROM claim WHERE claim.claimant = erased_value.value AND claim.is_user = 1)
        OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_user_id = erased_value.value)
        OR EXISTS (
            SELECT 1
            FROM other_buyer_name
            WHERE other_buyer_name.name = erased_value.value AND other_buyer_name.kind = 'user_id'
        )
        OR EXISTS (SELECT 1 FROM case_credit WHERE case_credit.user_id = erased_value.value)
    )
UNION
SELECT erased_value.value
FROM credit_statement
CROSS JOIN erased_value ON erased_value.value = credit_statement.user_id
WHERE erased_value.is_stated = 0
UNION
SELECT erased_value.value
FROM purchase
CROSS JOIN erased_value ON erased_value.value = purchase.owner_user_id
WHERE erased_value.is_stated = 0
ON CONFLICT DO NOTHING;

-- name: awaitingDelivery
-- Answers: how many purchases of the person await delivery. Grain: one value.
SELECT COUNT(*)
FROM purchase
WHERE purchase.list = 'white' AND purchase.owner_user_id IN (SELECT user_id FROM erased_account);

-- name: caseCredits
-- Lists the case credits to the person.
INSERT INTO erased_row (name, row_key)
SELECT 'case_credit', case_event_id FROM case_credit WHERE user_id IN (SELECT user_id FROM erased_account);

-- name: creditStatements
-- Lists the statements about deliveries to the person.
INSERT INTO erased_row (name, row_key)
SELECT 'credit_statement', statement_id
FROM credit_statement
WHERE user_id IN (SELECT user_id FROM erased_account);

-- name: dropShared
-- What others hold too stays with everybody.
DELETE FROM erased_value
WHERE value IN (SELECT value FROM shared_value)
    AND value NOT IN (SELECT user_id FROM erased_account);

-- name: evidenceDigests
-- Answers: the digests of the listed evidence. Grain: one piece.
SELECT evidence.digest
FROM erased_evidence
CROSS JOIN evidence ON evidence.evidence_id = erased_evidence.evidence_id;

-- name: addEvidence
-- Lists more pieces of evidence, by a JSON array of their keys.
INSERT INTO erased_evidence (evidence_id) SELECT CAST(value AS bigint) FROM json_each(:evidence) AS given;

-- name: evidenceToSearch
-- Answers: the pieces of evidence that are not listed and may name somebody whom no statement made of them names: those of the
-- :forms, but for the :single ones that a statement was kept of, and those of which Apple answered rows that were set aside.
-- What waits for an answer (its outcome is one of :awaited) is none of them where somebody sent it, and what nobody sent where it
-- was not read yet, unless :unread is 1. These are JSON arrays of codes. Grain: one piece, :limit of them behind the key :after.
SELECT evidence.evidence_id, evidence.bytes, evidence.answer
FROM evidence
WHERE (
        (
            evidence.bytes IS NOT NULL
            AND evidence.form IN (SELECT value FROM json_each(:forms) AS given)
            AND NOT (
                evidence.form IN (SELECT value FROM json_each(:single) AS given)
                AND EXISTS (SELECT 1 FROM transaction_fact WHERE transaction_fact.evidence_id = evidence.evidence_id)
            )
        )
        OR (evidence.answer IS NOT NULL AND evidence.set_aside_count > 0)
    )
    AND evidence.evidence_id NOT IN (SELECT evidence_id FROM erased_evidence)
    AND NOT (
        evidence.outcome IN (SELECT value FROM json_each(:awaited) AS given)
        AND (
            EXISTS (SELECT 1 FROM submission WHERE submission.evidence_id = evidence.evidence_id)
            OR (:unread = 0 AND (evidence.rule IS NULL OR evidence.rule = 'reading_failed'))
        )
    )
    AND evidence.evidence_id > :after
ORDER BY evidence.evidence_id
LIMIT :limit;

-- name: facts
-- Lists the statements about transactions that name the person.
INSERT INTO erased_row (name, row_key)
SELECT 'transaction_fact', fact_id
FROM transaction_fact
WHERE account_token IN (SELECT value FROM erased_value)
    OR backend_username IN (SELECT value FROM erased_value)
    OR backend_token IN (SELECT value FROM erased_value)
    OR backend_user_id IN (SELECT value FROM erased_value);

-- name: waitingRow
-- Answers: 1 where rows of users files about the listed accounts, or that merge somebody into one, wait for the next run. Grain: one
-- row, or none.
SELECT 1
FROM dirty_user
WHERE dirty_user.user_id IN (SELECT user_id FROM erased_account)
    OR EXISTS (
        SELECT 1
        FROM user_statement
        WHERE user_statement.user_id = dirty_user.user_id
            AND user_statement.merged_into IN (SELECT user_id FROM erased_account)
    )
LIMIT 1;

-- name: isKnown
-- Answers: 1 where any of the listed accounts stands where users do, or where names do and nobody else holds it. Grain: one row, or
-- none.
SELECT 1
FROM erased_account
WHERE EXISTS (SELECT 1 FROM app_user WHERE app_user.user_id = erased_account.user_id)
    OR EXISTS (SELECT 1 FROM user_statement WHERE user_statement.user_id = erased_account.user_id)
    OR EXISTS (SELECT 1 FROM submission WHERE submission.user_id = erased_account.user_id)
    OR EXISTS (SELECT 1 FROM claim WHERE claim.claimant = erased_account.user_id)
    OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.backend_user_id = erased_account.user_id)
    OR EXISTS (SELECT 1 FROM credit_statement WHERE credit_statement.user_id = erased_account.user_id)
    OR EXISTS (SELECT 1 FROM case_credit WHERE case_credit.user_id = erased_account.user_id)
    OR EXISTS (
        SELECT 1
        FROM other_buyer_name
        WHERE other_buyer_name.name = erased_account.user_id
            AND (other_buyer_name.kind = 'user_id' OR erased_account.user_id NOT IN (SELECT value FROM shared_value))
    )
    OR (
        erased_account.user_id NOT IN (SELECT value FROM shared_value)
        AND (
            EXISTS (
                SELECT 1
                FROM transaction_alias
                WHERE erased_account.user_id
                    IN (transaction_alias.account_token, transaction_alias.backend_token, transaction_alias.backend_username)
            )
            OR EXISTS (SELECT 1 FROM submission WHERE submission.application_username = erased_account.user_id)
        )
    )
LIMIT 1;

-- name: nameDigests
-- Answers: the digests of the names that the person answers to. Grain: one digest.
SELECT DISTINCT user_alias.digest
FROM erased_account
JOIN user_alias ON user_alias.user_id = erased_account.user_id;

-- name: otherMeanings
-- Answers: the values that may mean something else: those that only uploads and purchases tie to the person, for a player writes into
-- an upload what they like, and those that are also the id of a transaction, a product, an app, an order or a case, or a version of
-- the program. Grain: one value.
SELECT erased_value.value
FROM erased_value
WHERE erased_value.is_stated = 0
    OR EXISTS (SELECT 1 FROM transaction_alias WHERE transaction_alias.transaction_id = erased_value.value)
    OR EXISTS (SELECT 1 FROM credit WHERE credit.transaction_id = erased_value.value)
    OR EXISTS (SELECT 1 FROM credit WHERE credit.order_id = erased_value.value)
    OR EXISTS (SELECT 1 FROM product WHERE product.product_id = erased_value.value)
    OR EXISTS (SELECT 1 FROM product WHERE product.bundle_id = erased_value.value)
    OR EXISTS (SELECT 1 FROM evidence WHERE evidence.bundle_id = erased_value.value AND evidence.outcome = 'empty')
    OR EXISTS (SELECT 1 FROM finding WHERE finding.case_id = erased_value.value)
    OR EXISTS (SELECT 1 FROM run WHERE run.tool_version = erased_value.value)
UNION
SELECT erased_value.value
FROM transaction_alias
CROSS JOIN erased_value ON erased_value.value = transaction_alias.product_id
UNION
SELECT erased_value.value
FROM transaction_alias
CROSS JOIN erased_value ON erased_value.value = transaction_alias.bundle_id
UNION
SELECT erased_value.value
FROM credit
CROSS JOIN erased_value ON erased_value.value = credit.product_id;

-- name: fileNames
-- Answers: the names of the imported files. Grain: one name.
SELECT DISTINCT name FROM source_file;

-- name: rowsChanged
-- Answers: the listed rows, by table and key. Grain: one row.
SELECT name, row_key FROM erased_row ORDER BY name, row_key;

-- name: sharedCount
-- Answers: how many values others hold too. Grain: one value.
SELECT COUNT(*) FROM shared_value WHERE value NOT IN (SELECT user_id FROM erased_account);

-- name: submissions
-- Lists the uploads of the person, and others that hold a value of theirs.
INSERT INTO erased_row (name, row_key)
SELECT 'submission', submission_id
FROM submission
WHERE user_id IN (SELECT user_id FROM erased_account)
    OR user_text IN (SELECT value FROM erased_value)
    OR account_name IN (SELECT value FROM erased_value)
    OR application_username IN (SELECT value FROM erased_value)
    OR device_token IN (SELECT value FROM erased_value)
    OR device_id IN (SELECT value FROM erased_value);

-- name: userStatements
-- Lists the rows of users files about the person, and those that merge somebody into them or name a value of theirs.
INSERT INTO erased_row (name, row_key)
SELECT 'user_statement', user_statement_id
FROM user_statement
WHERE user_id IN (SELECT user_id FROM erased_account)
    OR merged_into IN (SELECT user_id FROM erased_account);

-- name: values
-- Answers: the values of the person with the pseudonym of the account each belongs to. Grain: one value.
SELECT erased_value.value, erased_account.pseudonym
FROM erased_value
JOIN erased_account ON erased_account.user_id = erased_value.user_id;

-- name: tables
-- Makes the empty lists an erasure works on: the accounts and values of the person, the values that others hold too, and the
-- rows of digested tables and the pieces of evidence that are concerned.
CREATE TEMP TABLE IF NOT EXISTS erased_account (user_id TEXT PRIMARY KEY, pseudonym TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS erased_value (value TEXT PRIMARY KEY, user_id TEXT NOT NULL, is_stated INTEGER NOT NULL)
    STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS shared_value (value TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS erased_row (name TEXT NOT NULL, row_key INTEGER NOT NULL, PRIMARY KEY (name, row_key))
    STRICT, WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS erased_evidence (evidence_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM erased_account;
DELETE FROM erased_value;
DELETE FROM shared_value;
DELETE FROM erased_row;
DELETE FROM erased_evidence;
