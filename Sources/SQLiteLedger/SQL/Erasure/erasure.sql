-- name: accounts
-- Answers: the accounts that are one with a user, itself included. Grain: one account.
SELECT :user_id AS user_id
UNION
SELECT app_user.user_id
FROM app_user AS named
CROSS JOIN app_user ON app_user.canonical_user_id = named.canonical_user_id
WHERE named.user_id = :user_id;

-- name: addAccount
-- Lists an account of the person.
INSERT INTO temp.erased_account (user_id, pseudonym) VALUES (:user_id, :pseudonym);

-- name: addForgottenName
-- Keeps that a name was forgotten.
INSERT OR IGNORE INTO forgotten_name (digest, pseudonym) VALUES (:digest, :pseudonym);

-- name: addForgottenRow
-- Keeps how a row that was changed stood in the digest of its table, and how it reads now.
INSERT INTO forgotten_row (sequence, name, row_key, digest_before, digest_after, row_digest)
VALUES (:sequence, :name, :row_key, :digest_before, :digest_after, :row_digest);

-- name: addSharedUsers
-- Lists the values that are others' user ids.
INSERT OR IGNORE INTO temp.shared_value (value)
SELECT erased_value.value
FROM temp.erased_value
WHERE NOT EXISTS (SELECT 1 FROM temp.erased_account WHERE erased_account.user_id = erased_value.value)
    AND (
        EXISTS (SELECT 1 FROM app_user WHERE app_user.user_id = erased_value.value)
        OR EXISTS (SELECT 1 FROM user_statement WHERE user_statement.user_id = erased_value.value)
        OR EXISTS (SELECT 1 FROM credit WHERE credit.user_id = erased_value.value)
    );

-- name: awaitingDelivery
-- Answers: how many purchases of the person await delivery. Grain: one value.
SELECT COUNT(*)
FROM purchase
WHERE purchase.list = 'white' AND purchase.owner_user_id IN (SELECT user_id FROM temp.erased_account);

-- name: caseCredits
-- Lists the case credits to the person.
INSERT INTO temp.erased_row (name, row_key)
SELECT 'case_credit', case_event_id FROM case_credit WHERE user_id IN (SELECT user_id FROM temp.erased_account);

-- name: caseEvents
-- Lists the case actions whose words hold a value of the person.
INSERT INTO temp.erased_row (name, row_key)
SELECT 'case_event', case_event_id FROM case_event WHERE erased(assignee) IS NOT assignee OR erased(note) IS NOT note;

-- name: changeAliases
-- Puts pseudonyms into the merged facts of transactions.
UPDATE transaction_alias
SET account_token = erased(account_token),
    account_token_digest = token_digest(erased(account_token)),
    backend_token = erased(backend_token),
    backend_token_exact = exact_digest(erased(backend_token)),
    backend_token_folded = folded_digest(erased(backend_token)),
    backend_username = erased(backend_username),
    backend_username_exact = exact_digest(erased(backend_username)),
    backend_username_folded = folded_digest(erased(backend_username)),
    backend_user_id = erased(backend_user_id)
WHERE account_token IN (SELECT value FROM temp.erased_value)
    OR backend_token IN (SELECT value FROM temp.erased_value)
    OR backend_username IN (SELECT value FROM temp.erased_value)
    OR backend_user_id IN (SELECT value FROM temp.erased_value);

-- name: changeCaseCredits
-- Puts pseudonyms into case credits.
UPDATE case_credit
SET user_id = erased(user_id)
WHERE case_event_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'case_credit');

-- name: changeCaseEvents
-- Puts pseudonyms into what people wrote about cases.
UPDATE case_event
SET assignee = erased(assignee),
    note = erased(note)
WHERE case_event_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'case_event');

-- name: changeClaims
-- Puts pseudonyms into claims; one that is another claim then is left for `joinClaims`.
UPDATE OR IGNORE claim
SET claimant = erased(claimant)
WHERE claimant IN (SELECT value FROM temp.erased_value);

-- name: changeCredits
-- Puts pseudonyms into credits.
UPDATE credit
SET user_id = erased(user_id),
    subject = erased(subject)
WHERE user_id IN (SELECT value FROM temp.erased_value) OR erased(subject) IS NOT subject;

-- name: changeEvidence
-- Removes the bytes of the person's evidence; what they said stays. What had no final answer gets none any more.
UPDATE evidence
SET bytes = NULL,
    answer = NULL,
    outcome = IIF(outcome = 'pending', 'unverifiable', outcome),
    next_attempt_at = NULL
WHERE evidence_id IN (SELECT evidence_id FROM temp.erased_evidence)
    AND (bytes IS NOT NULL OR answer IS NOT NULL);

-- name: changeEvidenceWords
-- Puts pseudonyms into what was said about evidence.
UPDATE evidence
SET detail = erased(detail),
    last_answer = erased(last_answer)
WHERE erased(detail) IS NOT detail OR erased(last_answer) IS NOT last_answer;

-- name: changeFacts
-- Puts pseudonyms into what statements said about transactions.
UPDATE transaction_fact
SET account_token = erased(account_token),
    backend_username = erased(backend_username),
    backend_token = erased(backend_token),
    backend_user_id = erased(backend_user_id)
WHERE fact_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'transaction_fact');

-- name: changeFindings
-- Puts pseudonyms into findings.
UPDATE finding
SET credited_user_id = erased(credited_user_id),
    subject = erased(subject),
    expected = erased(expected),
    actual = erased(actual),
    detail = erased(detail)
WHERE erased(credited_user_id) IS NOT credited_user_id
    OR erased(subject) IS NOT subject
    OR erased(expected) IS NOT expected
    OR erased(actual) IS NOT actual
    OR erased(detail) IS NOT detail;

-- name: changePurchases
-- Puts pseudonyms into what is known of the people of purchases.
UPDATE purchase
SET owner_user_id = erased(owner_user_id),
    owner_candidates = erased(owner_candidates),
    credited_to = erased(credited_to),
    application_username = erased(application_username),
    submitted_by_user_id = erased(submitted_by_user_id)
WHERE erased(owner_user_id) IS NOT owner_user_id
    OR erased(owner_candidates) IS NOT owner_candidates
    OR erased(credited_to) IS NOT credited_to
    OR erased(application_username) IS NOT application_username
    OR erased(submitted_by_user_id) IS NOT submitted_by_user_id;

-- name: changeSetAside
-- Puts pseudonyms into what was said about rows inside evidence.
UPDATE set_aside_row SET detail = erased(detail) WHERE erased(detail) IS NOT detail;

-- name: creditStatements
-- Lists the statements about deliveries to the person.
INSERT INTO temp.erased_row (name, row_key)
SELECT 'credit_statement', statement_id
FROM credit_statement
WHERE user_id IN (SELECT user_id FROM temp.erased_account);

-- name: creditsTo
-- Answers: the listed statements about deliveries as they were written. Grain: one statement.
SELECT
    statement_id, digest, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id, bundle_id,
    status
FROM credit_statement
WHERE statement_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'credit_statement');

-- name: devices
-- Puts pseudonyms into the devices of the person.
INSERT OR IGNORE INTO user_device (device_token, user_id)
SELECT erased(user_device.device_token), erased_account.pseudonym
FROM temp.erased_account
CROSS JOIN user_device ON user_device.user_id = erased_account.user_id;

-- name: dropNames
-- Removes the names the person answered to; the next run works those of the pseudonym out.
DELETE FROM user_alias WHERE user_id IN (SELECT user_id FROM temp.erased_account);

-- name: dropDevices
-- Removes the devices of the person.
DELETE FROM user_device WHERE user_id IN (SELECT user_id FROM temp.erased_account);

-- name: dropUsers
-- Removes the accounts of the person.
DELETE FROM app_user WHERE user_id IN (SELECT user_id FROM temp.erased_account);

-- name: dropWaiting
-- Removes the accounts of the person from those that wait to be worked out.
DELETE FROM dirty_user WHERE user_id IN (SELECT user_id FROM temp.erased_account);

-- name: evidence
-- Lists the evidence that the person sent, or that names a token of theirs. What waits for an answer and was sent by others
-- too stays until it has one.
INSERT INTO temp.erased_evidence (evidence_id)
SELECT evidence.evidence_id
FROM evidence
WHERE (
        EXISTS (
            SELECT 1
            FROM temp.erased_row
            CROSS JOIN submission ON submission.submission_id = erased_row.row_key
            WHERE erased_row.name = 'submission'
                AND submission.evidence_id = evidence.evidence_id
                AND (
                    submission.user_id IN (SELECT value FROM temp.erased_value)
                    OR submission.user_text IN (SELECT value FROM temp.erased_value)
                    OR submission.account_name IN (SELECT value FROM temp.erased_value)
                )
        )
        OR EXISTS (
            SELECT 1
            FROM transaction_fact
            WHERE transaction_fact.evidence_id = evidence.evidence_id
                AND transaction_fact.account_token IN (SELECT value FROM temp.erased_value)
        )
    )
    AND NOT (
        evidence.outcome = 'pending'
        AND EXISTS (
            SELECT 1
            FROM submission
            WHERE submission.evidence_id = evidence.evidence_id
                AND submission.submission_id NOT IN (
                    SELECT row_key FROM temp.erased_row WHERE name = 'submission'
                )
        )
    );

-- name: evidenceDigests
-- Answers: the digests of the listed evidence. Grain: one piece.
SELECT evidence.digest
FROM temp.erased_evidence
CROSS JOIN evidence ON evidence.evidence_id = erased_evidence.evidence_id;

-- name: evidenceWithBytes
-- Answers: how many of the listed pieces have bytes, and how many of these no final answer. Grain: one row.
SELECT
    COUNT(*) AS pieces,
    COALESCE(SUM(evidence.outcome IN ('pending', 'unverifiable')), 0) AS unanswered
FROM temp.erased_evidence
CROSS JOIN evidence ON evidence.evidence_id = erased_evidence.evidence_id
WHERE evidence.bytes IS NOT NULL OR evidence.answer IS NOT NULL;

-- name: facts
-- Lists the statements about transactions that name the person.
INSERT INTO temp.erased_row (name, row_key)
SELECT 'transaction_fact', fact_id
FROM transaction_fact
WHERE account_token IN (SELECT value FROM temp.erased_value)
    OR backend_username IN (SELECT value FROM temp.erased_value)
    OR backend_token IN (SELECT value FROM temp.erased_value)
    OR backend_user_id IN (SELECT value FROM temp.erased_value);

-- name: forgottenNames
-- Answers: the names that were forgotten. Grain: one name.
SELECT digest, pseudonym FROM forgotten_name;

-- name: forgottenRows
-- Answers: the rows of all erasures, by the event that states them. Grain: one row.
SELECT sequence, name, row_key, digest_before, digest_after, row_digest
FROM forgotten_row
ORDER BY sequence, name, row_key;

-- name: forgottenRowsOf
-- Answers: the rows of one table that an erasure changed, each as the last one left it. Grain: one row.
SELECT row_key, digest_before, digest_after, row_digest, MAX(sequence)
FROM forgotten_row
WHERE name = :name
GROUP BY row_key;

-- name: isForgottenRow
-- Answers: whether an erasure changed a row. Grain: one value.
SELECT EXISTS (
    SELECT 1 FROM forgotten_row WHERE row_key = :row_key AND name IN ('case_event', 'case_credit')
);

-- name: joinClaims
-- Ties submissions to the claim that says the same under the pseudonym.
UPDATE submission
SET claim_id = same.claim_id
FROM claim
CROSS JOIN claim AS same
    ON same.claimant = erased(claim.claimant)
    AND same.transaction_id = claim.transaction_id
    AND same.environment = claim.environment
    AND same.is_user = claim.is_user
WHERE submission.claim_id = claim.claim_id
    AND claim.claimant IN (SELECT value FROM temp.erased_value);

-- name: dropClaims
-- Removes the claims that another one stands for now.
DELETE FROM claim WHERE claimant IN (SELECT value FROM temp.erased_value);

-- name: listNames
-- Lists the names and devices the person is known by, from the users files, and as uploads and transactions spell them.
INSERT OR IGNORE INTO temp.erased_value (value, user_id, is_stated)
SELECT user_id, user_id, 1 FROM temp.erased_account
UNION ALL
SELECT stated.value, stated.user_id, 1
FROM (
    SELECT user_statement.account_name AS value, user_statement.user_id
    FROM temp.erased_account CROSS JOIN user_statement ON user_statement.user_id = erased_account.user_id
    UNION ALL
    SELECT user_statement.application_username, user_statement.user_id
    FROM temp.erased_account CROSS JOIN user_statement ON user_statement.user_id = erased_account.user_id
    UNION ALL
    SELECT user_statement.app_account_token, user_statement.user_id
    FROM temp.erased_account CROSS JOIN user_statement ON user_statement.user_id = erased_account.user_id
    UNION ALL
    SELECT user_statement.device_token, user_statement.user_id
    FROM temp.erased_account CROSS JOIN user_statement ON user_statement.user_id = erased_account.user_id
    UNION ALL
    SELECT user_statement.contact, user_statement.user_id
    FROM temp.erased_account CROSS JOIN user_statement ON user_statement.user_id = erased_account.user_id
    UNION ALL
    SELECT submission.user_text, user_alias.user_id
    FROM temp.erased_account
    CROSS JOIN user_alias ON user_alias.user_id = erased_account.user_id
    CROSS JOIN submission ON submission.user_exact = user_alias.digest OR submission.user_folded = user_alias.digest
    UNION ALL
    SELECT submission.application_username, user_alias.user_id
    FROM temp.erased_account
    CROSS JOIN user_alias ON user_alias.user_id = erased_account.user_id
    CROSS JOIN submission
        ON submission.username_exact = user_alias.digest OR submission.username_folded = user_alias.digest
    UNION ALL
    SELECT transaction_alias.account_token, user_alias.user_id
    FROM temp.erased_account
    CROSS JOIN user_alias ON user_alias.user_id = erased_account.user_id
    CROSS JOIN transaction_alias ON transaction_alias.account_token_digest = user_alias.digest
    UNION ALL
    SELECT transaction_alias.backend_token, user_alias.user_id
    FROM temp.erased_account
    CROSS JOIN user_alias ON user_alias.user_id = erased_account.user_id
    CROSS JOIN transaction_alias
        ON transaction_alias.backend_token_exact = user_alias.digest
        OR transaction_alias.backend_token_folded = user_alias.digest
    UNION ALL
    SELECT transaction_alias.backend_username, user_alias.user_id
    FROM temp.erased_account
    CROSS JOIN user_alias ON user_alias.user_id = erased_account.user_id
    CROSS JOIN transaction_alias
        ON transaction_alias.backend_username_exact = user_alias.digest
        OR transaction_alias.backend_username_folded = user_alias.digest
) AS stated
WHERE stated.value IS NOT NULL;

-- name: listSent
-- Lists what the person's uploads state of them, and what names the buyer of their purchases. An upload is of the person by
-- their user id or by a name of theirs in its place.
INSERT OR IGNORE INTO temp.erased_value (value, user_id, is_stated)
WITH upload AS (
    SELECT erased_value.user_id, submission.submission_id
    FROM temp.erased_value
    CROSS JOIN submission
        ON submission.user_id = erased_value.value
        OR submission.user_text = erased_value.value
        OR (submission.account_name = erased_value.value AND submission.user_id IS NULL)
    WHERE erased_value.is_stated = 1
),
sent (value, user_id) AS (
    SELECT names.value, upload.user_id
    FROM upload
    CROSS JOIN submission ON submission.submission_id = upload.submission_id
    CROSS JOIN json_each(
        json_array(
            submission.user_text, submission.account_name, submission.application_username,
            submission.device_token, submission.device_id
        )
    ) AS names
    UNION ALL
    SELECT names.value, erased_account.user_id
    FROM temp.erased_account
    CROSS JOIN purchase
        ON purchase.owner_user_id = erased_account.user_id OR purchase.credited_to = erased_account.user_id
    CROSS JOIN transaction_alias ON transaction_alias.purchase_id = purchase.purchase_id
    CROSS JOIN json_each(
        json_array(transaction_alias.account_token, transaction_alias.backend_token, transaction_alias.backend_username)
    ) AS names
)
SELECT sent.value, sent.user_id, 0
FROM sent
WHERE sent.value IS NOT NULL;

-- name: listShared
-- Lists the values that others hold too: named by a users file as theirs, or, where only uploads and purchases tie the value to
-- the person, by others' uploads and purchases.
INSERT OR IGNORE INTO temp.shared_value (value)
SELECT user_statement.account_name
FROM user_statement
WHERE user_statement.user_id NOT IN (SELECT user_id FROM temp.erased_account)
    AND user_statement.account_name IN (SELECT value FROM temp.erased_value)
UNION
SELECT user_statement.application_username
FROM user_statement
WHERE user_statement.user_id NOT IN (SELECT user_id FROM temp.erased_account)
    AND user_statement.application_username IN (SELECT value FROM temp.erased_value)
UNION
SELECT user_statement.app_account_token
FROM user_statement
WHERE user_statement.user_id NOT IN (SELECT user_id FROM temp.erased_account)
    AND user_statement.app_account_token IN (SELECT value FROM temp.erased_value)
UNION
SELECT user_statement.device_token
FROM user_statement
WHERE user_statement.user_id NOT IN (SELECT user_id FROM temp.erased_account)
    AND user_statement.device_token IN (SELECT value FROM temp.erased_value)
UNION
SELECT user_statement.contact
FROM user_statement
WHERE user_statement.user_id NOT IN (SELECT user_id FROM temp.erased_account)
    AND user_statement.contact IN (SELECT value FROM temp.erased_value)
UNION
SELECT names.value
FROM submission
CROSS JOIN json_each(
    json_array(
        submission.account_name, submission.application_username, submission.device_token, submission.device_id
    )
) AS names
CROSS JOIN temp.erased_value ON erased_value.value = names.value AND erased_value.is_stated = 0
WHERE submission.user_id IS NOT NULL
    AND submission.user_id NOT IN (SELECT user_id FROM temp.erased_account)
    AND submission.user_id NOT IN (SELECT value FROM temp.erased_value)
UNION
SELECT names.value
FROM transaction_alias
CROSS JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
CROSS JOIN json_each(
    json_array(transaction_alias.account_token, transaction_alias.backend_token, transaction_alias.backend_username)
) AS names
CROSS JOIN temp.erased_value ON erased_value.value = names.value AND erased_value.is_stated = 0
WHERE purchase.owner_user_id IS NOT NULL
    AND purchase.owner_user_id NOT IN (SELECT user_id FROM temp.erased_account);

-- name: dropShared
-- What others hold too stays with everybody.
DELETE FROM temp.erased_value
WHERE value IN (SELECT value FROM temp.shared_value)
    AND value NOT IN (SELECT user_id FROM temp.erased_account);

-- name: markAliases
-- Marks the transactions whose facts name the person, to be judged again under the pseudonym.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_fact.alias_id
FROM temp.erased_row
CROSS JOIN transaction_fact ON transaction_fact.fact_id = erased_row.row_key
WHERE erased_row.name = 'transaction_fact';

-- name: markClaims
-- Marks the transactions that the person claims.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM temp.erased_row
CROSS JOIN submission ON submission.submission_id = erased_row.row_key
WHERE erased_row.name = 'submission' AND submission.named_transaction_id IS NOT NULL;

-- name: markCredits
-- Marks the transactions credited to the person.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id)
SELECT credit_statement.transaction_id
FROM temp.erased_row
CROSS JOIN credit_statement ON credit_statement.statement_id = erased_row.row_key
WHERE erased_row.name = 'credit_statement';

-- name: markUsers
-- Marks the accounts whose names are to be worked out.
INSERT OR IGNORE INTO dirty_user (user_id)
SELECT user_statement.user_id
FROM temp.erased_row
CROSS JOIN user_statement ON user_statement.user_statement_id = erased_row.row_key
WHERE erased_row.name = 'user_statement';

-- name: paymentFacts
-- Answers: the listed statements of payments files as they were written. Grain: one statement.
SELECT
    transaction_fact.fact_id, transaction_fact.digest, transaction_alias.transaction_id, transaction_alias.environment,
    transaction_fact.original_transaction_id, transaction_fact.line_item_id, transaction_fact.bundle_id,
    transaction_fact.product_id, transaction_fact.quantity, transaction_fact.purchase_date,
    transaction_fact.revocation_date, transaction_fact.price_milliunits, transaction_fact.currency,
    transaction_fact.backend_username, transaction_fact.backend_token, transaction_fact.backend_user_id
FROM transaction_fact
CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
WHERE transaction_fact.source = 'payments'
    AND transaction_fact.fact_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'transaction_fact');

-- name: putCreditStatement
-- Puts one statement about a delivery under the pseudonym.
UPDATE credit_statement SET digest = :digest, user_id = :user_id WHERE statement_id = :row_key;

-- name: putFactDigest
-- Puts the digest of one statement of a payments file.
UPDATE transaction_fact SET digest = :digest WHERE fact_id = :row_key;

-- name: putSubmission
-- Puts one upload under the pseudonym, unless its digest is another's: says so by its change count.
UPDATE OR IGNORE submission
SET digest = :digest,
    user_text = :user_text,
    user_id = :user_id,
    user_exact = exact_digest(:user_text),
    user_folded = folded_digest(:user_text),
    account_name = :account_name,
    account_exact = exact_digest(:account_name),
    application_username = :application_username,
    username_exact = exact_digest(:application_username),
    username_folded = folded_digest(:application_username),
    device_token = :device_token,
    device_id = :device_id
WHERE submission_id = :row_key;

-- name: putUserStatement
-- Puts one row of a users file under the pseudonym.
UPDATE user_statement
SET digest = :digest,
    user_id = :user_id,
    account_name = :account_name,
    application_username = :application_username,
    app_account_token = :app_account_token,
    device_token = :device_token,
    contact = :contact,
    merged_into = :merged_into
WHERE user_statement_id = :row_key;

-- name: putUsers
-- Puts the accounts under their pseudonyms.
INSERT OR IGNORE INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
SELECT
    erased_account.pseudonym,
    IIF(app_user.account_name IS NULL, NULL, erased_account.pseudonym),
    IIF(app_user.contact IS NULL, NULL, erased_account.pseudonym),
    erased(app_user.merged_into),
    app_user.merge_stated_at,
    app_user.merge_statement_id,
    erased(app_user.canonical_user_id)
FROM temp.erased_account
CROSS JOIN app_user ON app_user.user_id = erased_account.user_id;

-- name: rowsChanged
-- Answers: the listed rows, by table and key. Grain: one row.
SELECT name, row_key FROM temp.erased_row ORDER BY name, row_key;

-- name: submissions
-- Lists the uploads of the person, and others that hold a value of theirs.
INSERT INTO temp.erased_row (name, row_key)
SELECT 'submission', submission_id
FROM submission
WHERE user_id IN (SELECT user_id FROM temp.erased_account)
    OR user_text IN (SELECT value FROM temp.erased_value)
    OR account_name IN (SELECT value FROM temp.erased_value)
    OR application_username IN (SELECT value FROM temp.erased_value)
    OR device_token IN (SELECT value FROM temp.erased_value)
    OR device_id IN (SELECT value FROM temp.erased_value);

-- name: submissionsOf
-- Answers: the listed uploads as they were written. Grain: one upload.
SELECT
    submission.submission_id, submission.digest, evidence.digest AS evidence_digest, submission.user_text,
    submission.user_id, submission.account_name, submission.application_username,
    IIF(submission.is_named_by_evidence, NULL, submission.named_transaction_id) AS transaction_id,
    submission.product_id, submission.bundle_id, submission.environment, submission.device_token,
    submission.device_id, submission.device_model, submission.os_version, submission.app_version,
    submission.received_at, submission.external_id, submission.sandbox_flag
FROM submission
LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.submission_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'submission');

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
DELETE FROM temp.erased_account;
DELETE FROM temp.erased_value;
DELETE FROM temp.shared_value;
DELETE FROM temp.erased_row;
DELETE FROM temp.erased_evidence;

-- name: userStatements
-- Lists the rows of users files about the person, and those that merge somebody into them or name a value of theirs.
INSERT INTO temp.erased_row (name, row_key)
SELECT 'user_statement', user_statement_id
FROM user_statement
WHERE user_id IN (SELECT user_id FROM temp.erased_account)
    OR merged_into IN (SELECT user_id FROM temp.erased_account);

-- name: usersOf
-- Answers: the listed rows of users files as they were written. Grain: one row.
SELECT
    user_statement_id, digest, user_id, account_name, application_username, app_account_token, device_token, contact,
    updated_at, merged_into
FROM user_statement
WHERE user_statement_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'user_statement');

-- name: values
-- Answers: the values of the person with the pseudonym of the account each belongs to. Grain: one value.
SELECT erased_value.value, erased_account.pseudonym
FROM temp.erased_value
CROSS JOIN temp.erased_account ON erased_account.user_id = erased_value.user_id;
