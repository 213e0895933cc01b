-- name: addForgottenName
-- Keeps that a name was forgotten.
INSERT INTO forgotten_name (digest, pseudonym) VALUES (:digest, :pseudonym) ON CONFLICT DO NOTHING;

-- name: addForgottenRow
-- Keeps how a row that was changed stood in the digest of its table, and how it reads now.
INSERT INTO forgotten_row (sequence, name, row_key, digest_before, digest_after, row_digest)
VALUES (:sequence, :name, :row_key, :digest_before, :digest_after, :row_digest);

-- name: creditsTo
-- Answers: the listed statements about deliveries as they were written. Grain: one statement.
SELECT
    statement_id, digest, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id, bundle_id,
    status
FROM credit_statement
WHERE statement_id IN (SELECT row_key FROM erased_row WHERE name = 'credit_statement');

-- name: dropClaims
-- Removes the claims that another one stands for now.
DELETE FROM claim WHERE claimant IN (SELECT value FROM erased_value);

-- name: dropDevices
-- Removes the devices of the person.
DELETE FROM user_device WHERE user_id IN (SELECT user_id FROM erased_account);

-- name: dropNames
-- Removes the names the person answered to; the next run works those of the pseudonym out.
DELETE FROM user_alias WHERE user_id IN (SELECT user_id FROM erased_account);

-- name: dropOtherBuyers
-- Removes the other buyers by names of the person.
DELETE FROM other_buyer_name WHERE name IN (SELECT value FROM erased_value);

-- name: dropUsers
-- Removes the accounts of the person.
DELETE FROM app_user WHERE user_id IN (SELECT user_id FROM erased_account);

-- name: dropWaiting
-- Removes the accounts of the person from those that wait to be worked out.
DELETE FROM dirty_user WHERE user_id IN (SELECT user_id FROM erased_account);

-- name: forgottenNames
-- Answers: the names that were forgotten. Grain: one name.
SELECT digest, pseudonym FROM forgotten_name;

-- name: forgottenRows
-- Answers: the rows of all erasures, by the event that states them. Grain: one row.
SELECT sequence, name, row_key, digest_before, digest_after, row_digest
FROM forgotten_row
ORDER BY sequence, name, row_key;

-- name: isForgottenRow
-- Answers: whether an erasure changed a row. Grain: one value.
SELECT EXISTS (
    SELECT 1 FROM forgotten_row WHERE row_key = :row_key AND name IN ('case_event', 'case_credit')
);

-- name: markAliases
-- Marks the transactions whose facts name the person, to be judged again under the pseudonym.
INSERT INTO dirty_alias (alias_id)
SELECT transaction_fact.alias_id
FROM erased_row
JOIN transaction_fact ON transaction_fact.fact_id = erased_row.row_key
WHERE erased_row.name = 'transaction_fact'
ON CONFLICT DO NOTHING;

-- name: markClaims
-- Marks the transactions that the person claims.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM erased_row
JOIN submission ON submission.submission_id = erased_row.row_key
WHERE erased_row.name = 'submission' AND submission.named_transaction_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: markCredits
-- Marks the transactions credited to the person.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT credit_statement.transaction_id
FROM erased_row
JOIN credit_statement ON credit_statement.statement_id = erased_row.row_key
WHERE erased_row.name = 'credit_statement'
ON CONFLICT DO NOTHING;

-- name: markUsers
-- Marks the accounts whose names are to be worked out.
INSERT INTO dirty_user (user_id)
SELECT user_statement.user_id
FROM erased_row
JOIN user_statement ON user_statement.user_statement_id = erased_row.row_key
WHERE erased_row.name = 'user_statement'
ON CONFLICT DO NOTHING;

-- name: paymentFacts
-- Answers: the listed statements of payments files as they were written. Grain: one statement.
SELECT
    transaction_fact.fact_id, transaction_fact.digest, transaction_alias.transaction_id, transaction_alias.environment,
    transaction_fact.original_transaction_id, transaction_fact.line_item_id, transaction_fact.bundle_id,
    transaction_fact.product_id, transaction_fact.quantity, transaction_fact.purchase_date,
    transaction_fact.revocation_date, transaction_fact.price_milliunits, transaction_fact.currency,
    transaction_fact.backend_username, transaction_fact.backend_token, transaction_fact.backend_user_id
FROM transaction_fact
JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
WHERE transaction_fact.source = 'payments'
    AND transaction_fact.fact_id IN (SELECT row_key FROM erased_row WHERE name = 'transaction_fact');

-- name: putCreditStatement
-- Puts one statement about a delivery under the pseudonym.
UPDATE credit_statement SET digest = :digest, user_id = :user_id WHERE statement_id = :row_key;

-- name: putFactDigest
-- Puts the digest of one statement of a payments file.
UPDATE transaction_fact SET digest = :digest WHERE fact_id = :row_key;

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

-- name: usersOf
-- Answers: the listed rows of users files as they were written. Grain: one row.
SELECT
    user_statement_id, digest, user_id, account_name, application_username, app_account_token, device_token, contact,
    updated_at, merged_into
FROM user_statement
WHERE user_statement_id IN (SELECT row_key FROM erased_row WHERE name = 'user_statement');

-- name: changeAliases
-- Puts pseudonyms into the merged facts of transactions.
UPDATE transaction_alias
SET account_token = erased_people(account_token),
    account_token_digest = token_digest(erased_people(account_token)),
    backend_token = erased_people(backend_token),
    backend_token_exact = exact_digest(erased_people(backend_token)),
    backend_token_folded = folded_digest(erased_people(backend_token)),
    backend_username = erased_people(backend_username),
    backend_username_exact = exact_digest(erased_people(backend_username)),
    backend_username_folded = folded_digest(erased_people(backend_username)),
    backend_user_id = erased_people(backend_user_id)
WHERE account_token IN (SELECT value FROM erased_value)
    OR backend_token IN (SELECT value FROM erased_value)
    OR backend_username IN (SELECT value FROM erased_value)
    OR backend_user_id IN (SELECT value FROM erased_value);

-- name: changeCaseCredits
-- Puts pseudonyms into case credits.
UPDATE case_credit
SET user_id = erased_people(user_id)
WHERE case_event_id IN (SELECT row_key FROM erased_row WHERE name = 'case_credit');

-- name: changeCaseEvents
-- Puts pseudonyms into what people wrote about cases.
UPDATE case_event
SET note = erased(note)
WHERE case_event_id IN (SELECT row_key FROM erased_row WHERE name = 'case_event');

-- name: changeFacts
-- Puts pseudonyms into what statements said about transactions.
UPDATE transaction_fact
SET account_token = erased_people(account_token),
    backend_username = erased_people(backend_username),
    backend_token = erased_people(backend_token),
    backend_user_id = erased_people(backend_user_id)
WHERE fact_id IN (SELECT row_key FROM erased_row WHERE name = 'transaction_fact');

-- name: changeNextSteps
-- Puts another next step to the findings of purchases whose owner is a pseudonym of the person. Parameters: the step before, and the
-- one from now on.
UPDATE finding
SET next_step = :next
WHERE next_step = :before
    AND purchase_id IN (
        SELECT purchase.purchase_id
        FROM purchase
        WHERE purchase.owner_user_id IN (SELECT erased_account.pseudonym FROM erased_account)
    );

-- name: changeRejectedRows
-- Puts pseudonyms into what was said about refused rows.
UPDATE rejected_row
SET field = erased(field),
    message = erased(message)
WHERE rejected_row_id IN (SELECT row_key FROM erased_row WHERE name = 'rejected_row');

-- name: changeRuns
-- Puts pseudonyms into the summaries of runs.
UPDATE run SET summary = erased(summary) WHERE run_id IN (SELECT row_key FROM erased_row WHERE name = 'run');

-- name: changeSourceFiles
-- Puts pseudonyms into the names of files, and of their columns that nobody reads.
UPDATE source_file
SET name = erased(name),
    ignored_columns = erased(ignored_columns)
WHERE file_id IN (SELECT row_key FROM erased_row WHERE name = 'source_file');

-- name: devices
-- Puts pseudonyms into the devices of the person.
INSERT INTO user_device (device_token, user_id)
SELECT erased_people(user_device.device_token), erased_account.pseudonym
FROM erased_account
CROSS JOIN user_device ON user_device.user_id = erased_account.user_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: putOtherBuyers
-- Puts pseudonyms into the other buyers of transactions. Several names of the person may have one pseudonym.
INSERT INTO other_buyer_name (alias_id, kind, name, exact, folded)
SELECT
    alias_id, kind, erased_people(name), CASE WHEN kind <> 'user_id' THEN exact_digest(erased_people(name)) END,
    CASE WHEN kind <> 'user_id' THEN folded_digest(erased_people(name)) END
FROM other_buyer_name
WHERE name IN (SELECT value FROM erased_value)
ON CONFLICT DO NOTHING;

-- name: joinClaims
-- Ties submissions to the claim that says the same under the pseudonym.
UPDATE submission
SET claim_id = same.claim_id
FROM claim
CROSS JOIN claim AS same
    ON same.claimant = erased_people(claim.claimant)
    AND same.transaction_id = claim.transaction_id
    AND same.environment = claim.environment
    AND same.is_user = claim.is_user
WHERE submission.claim_id = claim.claim_id
    AND claim.claimant IN (SELECT value FROM erased_value);

-- name: putUsers
-- Puts the accounts under their pseudonyms.
INSERT INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
SELECT
    erased_account.pseudonym,
    CASE WHEN app_user.account_name IS NOT NULL
        THEN COALESCE(NULLIF(erased_people(app_user.account_name), app_user.account_name), erased_account.pseudonym)
    END,
    CASE WHEN app_user.contact IS NOT NULL THEN erased_account.pseudonym END,
    erased_people(app_user.merged_into),
    app_user.merge_stated_at,
    app_user.merge_statement_id,
    erased_people(app_user.canonical_user_id)
FROM erased_account
JOIN app_user ON app_user.user_id = erased_account.user_id
ON CONFLICT DO NOTHING;

-- name: submissionsOf
-- Answers: the listed uploads as they were written. Grain: one upload.
SELECT
    submission.submission_id, submission.digest, evidence.digest AS evidence_digest, submission.user_text,
    submission.user_id, submission.account_name, submission.application_username,
    CASE WHEN submission.is_named_by_evidence = 0 THEN submission.named_transaction_id END AS transaction_id,
    submission.product_id, submission.bundle_id, submission.environment, submission.device_token,
    submission.device_id, submission.device_model, submission.os_version, submission.app_version,
    submission.received_at, submission.external_id, submission.sandbox_flag
FROM submission
LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.submission_id IN (SELECT row_key FROM erased_row WHERE name = 'submission');

-- name: changeEvidence
-- Removes the bytes of the person's evidence; what they said stays. :outcomes is a JSON object: what each outcome becomes
-- without bytes. An unsigned notification that was read waits on: what it names is asked about, and its bytes are not.
UPDATE evidence
SET bytes = NULL,
    answer = NULL,
    outcome = CASE
        WHEN EXISTS (SELECT 1 FROM evidence_pointer WHERE evidence_pointer.evidence_id = evidence.evidence_id)
            THEN outcome
        ELSE :outcomes ->> outcome
    END,
    next_attempt_at = NULL
WHERE evidence_id IN (SELECT evidence_id FROM erased_evidence)
    AND (bytes IS NOT NULL OR answer IS NOT NULL);
