-- name: changeAliases
-- Puts pseudonyms into the merged facts of transactions.
UPDATE transaction_alias
SET account_token = pg_temp.erased(account_token),
    account_token_digest = pg_temp.token_digest(pg_temp.erased(account_token)),
    backend_token = pg_temp.erased(backend_token),
    backend_token_exact = pg_temp.exact_digest(pg_temp.erased(backend_token)),
    backend_token_folded = pg_temp.folded_digest(pg_temp.erased(backend_token)),
    backend_username = pg_temp.erased(backend_username),
    backend_username_exact = pg_temp.exact_digest(pg_temp.erased(backend_username)),
    backend_username_folded = pg_temp.folded_digest(pg_temp.erased(backend_username)),
    backend_user_id = pg_temp.erased(backend_user_id)
WHERE account_token IN (SELECT value FROM erased_value)
    OR backend_token IN (SELECT value FROM erased_value)
    OR backend_username IN (SELECT value FROM erased_value)
    OR backend_user_id IN (SELECT value FROM erased_value);

-- name: changeCaseCredits
-- Puts pseudonyms into case credits.
UPDATE case_credit
SET user_id = pg_temp.erased(user_id)
WHERE case_event_id IN (SELECT row_key FROM erased_row WHERE name = 'case_credit');

-- name: changeCaseEvents
-- Puts pseudonyms into what people wrote about cases.
UPDATE case_event
SET assignee = pg_temp.erased(assignee),
    note = pg_temp.erased(note)
WHERE case_event_id IN (SELECT row_key FROM erased_row WHERE name = 'case_event');

-- name: changeClaims
-- Puts pseudonyms into claims; one that is another claim then is left for `joinClaims`.
WITH renamed AS (
    SELECT
        claim.claim_id,
        pg_temp.erased(claim.claimant) AS claimant,
        row_number() OVER (
            PARTITION BY pg_temp.erased(claim.claimant), claim.transaction_id, claim.environment, claim.is_user
            ORDER BY claim.claim_id
        ) AS place
    FROM claim
    WHERE claim.claimant IN (SELECT value FROM erased_value)
)
UPDATE claim
SET claimant = renamed.claimant
FROM renamed
WHERE renamed.claim_id = claim.claim_id
    AND renamed.place = 1
    AND NOT EXISTS (
        SELECT 1
        FROM claim AS same
        WHERE same.claimant = renamed.claimant
            AND same.transaction_id = claim.transaction_id
            AND same.environment = claim.environment
            AND same.is_user = claim.is_user
    );

-- name: changeCredits
-- Puts pseudonyms into credits.
UPDATE credit
SET user_id = pg_temp.erased(user_id),
    subject = pg_temp.erased(subject)
WHERE user_id IN (SELECT value FROM erased_value) OR subject IN (SELECT text FROM erased_text);

-- name: changeEvidence
-- Removes the bytes of the person's evidence; what they said stays. :outcomes is a JSON object: what each outcome becomes
-- without bytes.
UPDATE evidence
SET bytes = NULL,
    answer = NULL,
    outcome = :outcomes::jsonb ->> outcome,
    next_attempt_at = NULL
WHERE evidence_id IN (SELECT evidence_id FROM erased_evidence)
    AND (bytes IS NOT NULL OR answer IS NOT NULL);

-- name: changeEvidenceWords
-- Puts pseudonyms into what was said about evidence.
UPDATE evidence
SET detail = pg_temp.erased(detail),
    last_answer = pg_temp.erased(last_answer)
WHERE detail IN (SELECT text FROM erased_text) OR last_answer IN (SELECT text FROM erased_text);

-- name: changeFacts
-- Puts pseudonyms into what statements said about transactions.
UPDATE transaction_fact
SET account_token = pg_temp.erased(account_token),
    backend_username = pg_temp.erased(backend_username),
    backend_token = pg_temp.erased(backend_token),
    backend_user_id = pg_temp.erased(backend_user_id)
WHERE fact_id IN (SELECT row_key FROM erased_row WHERE name = 'transaction_fact');

-- name: changeFindings
-- Puts pseudonyms into findings.
UPDATE finding
SET credited_user_id = pg_temp.erased(credited_user_id),
    subject = pg_temp.erased(subject),
    expected = pg_temp.erased(expected),
    actual = pg_temp.erased(actual),
    detail = pg_temp.erased(detail)
WHERE credited_user_id IN (SELECT text FROM erased_text)
    OR subject IN (SELECT text FROM erased_text)
    OR expected IN (SELECT text FROM erased_text)
    OR actual IN (SELECT text FROM erased_text)
    OR detail IN (SELECT text FROM erased_text);

-- name: changePurchases
-- Puts pseudonyms into what is known of the people of purchases.
UPDATE purchase
SET owner_user_id = pg_temp.erased(owner_user_id),
    owner_candidates = pg_temp.erased(owner_candidates),
    credited_to = pg_temp.erased(credited_to),
    application_username = pg_temp.erased(application_username),
    submitted_by_user_id = pg_temp.erased(submitted_by_user_id)
WHERE owner_user_id IN (SELECT text FROM erased_text)
    OR owner_candidates IN (SELECT text FROM erased_text)
    OR credited_to IN (SELECT text FROM erased_text)
    OR application_username IN (SELECT text FROM erased_text)
    OR submitted_by_user_id IN (SELECT text FROM erased_text);

-- name: changeRejectedRows
-- Puts pseudonyms into what was said about refused rows.
UPDATE rejected_row
SET field = pg_temp.erased(field),
    message = pg_temp.erased(message)
WHERE rejected_row_id IN (SELECT row_key FROM erased_row WHERE name = 'rejected_row');

-- name: changeRuns
-- Puts pseudonyms into the summaries of runs.
UPDATE run
SET summary = pg_temp.erased(summary)
WHERE run_id IN (SELECT row_key FROM erased_row WHERE name = 'run');

-- name: changeSetAside
-- Puts pseudonyms into what was said about rows inside evidence.
UPDATE set_aside_row SET detail = pg_temp.erased(detail) WHERE detail IN (SELECT text FROM erased_text);

-- name: changeSourceFiles
-- Puts pseudonyms into the names of files, and of their columns that nobody reads.
UPDATE source_file
SET name = pg_temp.erased(name),
    ignored_columns = pg_temp.erased(ignored_columns)
WHERE file_id IN (SELECT row_key FROM erased_row WHERE name = 'source_file');

-- name: devices
-- Puts pseudonyms into the devices of the person.
INSERT INTO user_device (device_token, user_id)
SELECT pg_temp.erased(user_device.device_token), erased_account.pseudonym
FROM erased_account
JOIN user_device ON user_device.user_id = erased_account.user_id
ON CONFLICT DO NOTHING;

-- name: forgottenRowsOf
-- Answers: the rows of one table that an erasure changed, each as the last one left it. Grain: one row.
SELECT DISTINCT ON (row_key) row_key, digest_before, digest_after, row_digest, sequence
FROM forgotten_row
WHERE name = :name
ORDER BY row_key, sequence DESC;

-- name: joinClaims
-- Ties submissions to the claim that says the same under the pseudonym.
UPDATE submission
SET claim_id = same.claim_id
FROM claim
JOIN claim AS same
    ON same.claimant = pg_temp.erased(claim.claimant)
    AND same.transaction_id = claim.transaction_id
    AND same.environment = claim.environment
    AND same.is_user = claim.is_user
WHERE submission.claim_id = claim.claim_id
    AND claim.claimant IN (SELECT value FROM erased_value);

-- name: putSubmission
-- Puts one upload under the pseudonym, unless its digest is another's: says so by its change count.
UPDATE submission
SET digest = :digest,
    user_text = :user_text,
    user_id = :user_id,
    user_exact = pg_temp.exact_digest(:user_text::text),
    user_folded = pg_temp.folded_digest(:user_text::text),
    account_name = :account_name,
    account_exact = pg_temp.exact_digest(:account_name::text),
    application_username = :application_username,
    username_exact = pg_temp.exact_digest(:application_username::text),
    username_folded = pg_temp.folded_digest(:application_username::text),
    device_token = :device_token,
    device_id = :device_id
WHERE submission_id = :row_key
    AND NOT EXISTS (
        SELECT 1 FROM submission AS other WHERE other.digest = :digest AND other.submission_id <> :row_key
    );

-- name: putUsers
-- Puts the accounts under their pseudonyms.
INSERT INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
SELECT
    erased_account.pseudonym,
    CASE WHEN app_user.account_name IS NOT NULL
        THEN COALESCE(NULLIF(pg_temp.erased(app_user.account_name), app_user.account_name), erased_account.pseudonym)
    END,
    CASE WHEN app_user.contact IS NOT NULL THEN erased_account.pseudonym END,
    pg_temp.erased(app_user.merged_into),
    app_user.merge_stated_at,
    app_user.merge_statement_id,
    pg_temp.erased(app_user.canonical_user_id)
FROM erased_account
JOIN app_user ON app_user.user_id = erased_account.user_id
ON CONFLICT DO NOTHING;

-- name: submissionsOf
-- Answers: the listed uploads as they were written. Grain: one upload.
SELECT
    submission.submission_id, submission.digest, evidence.digest AS evidence_digest, submission.user_text,
    submission.user_id, submission.account_name, submission.application_username,
    CASE WHEN NOT submission.is_named_by_evidence THEN submission.named_transaction_id END AS transaction_id,
    submission.product_id, submission.bundle_id, submission.environment, submission.device_token,
    submission.device_id, submission.device_model, submission.os_version, submission.app_version,
    submission.received_at, submission.external_id, submission.sandbox_flag
FROM submission
LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.submission_id IN (SELECT row_key FROM erased_row WHERE name = 'submission');
