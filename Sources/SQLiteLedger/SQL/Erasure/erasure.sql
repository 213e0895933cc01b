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
-- Removes the bytes of the person's evidence; what they said stays. :outcomes is a JSON object: what each outcome becomes
-- without bytes.
UPDATE evidence
SET bytes = NULL,
    answer = NULL,
    outcome = :outcomes ->> outcome,
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

-- name: changeRejectedRows
-- Puts pseudonyms into what was said about refused rows.
UPDATE rejected_row
SET field = erased(field),
    message = erased(message)
WHERE rejected_row_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'rejected_row');

-- name: changeRuns
-- Puts pseudonyms into the summaries of runs.
UPDATE run SET summary = erased(summary) WHERE run_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'run');

-- name: changeSetAside
-- Puts pseudonyms into what was said about rows inside evidence.
UPDATE set_aside_row SET detail = erased(detail) WHERE erased(detail) IS NOT detail;

-- name: changeSourceFiles
-- Puts pseudonyms into the names of files, and of their columns that nobody reads.
UPDATE source_file
SET name = erased(name),
    ignored_columns = erased(ignored_columns)
WHERE file_id IN (SELECT row_key FROM temp.erased_row WHERE name = 'source_file');

-- name: devices
-- Puts pseudonyms into the devices of the person.
INSERT OR IGNORE INTO user_device (device_token, user_id)
SELECT erased(user_device.device_token), erased_account.pseudonym
FROM temp.erased_account
CROSS JOIN user_device ON user_device.user_id = erased_account.user_id;

-- name: forgottenRowsOf
-- Answers: the rows of one table that an erasure changed, each as the last one left it. Grain: one row.
SELECT row_key, digest_before, digest_after, row_digest, MAX(sequence)
FROM forgotten_row
WHERE name = :name
GROUP BY row_key;

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

-- name: putUsers
-- Puts the accounts under their pseudonyms.
INSERT OR IGNORE INTO app_user (
    user_id, account_name, contact, merged_into, merge_stated_at, merge_statement_id, canonical_user_id
)
SELECT
    erased_account.pseudonym,
    IIF(
        app_user.account_name IS NULL,
        NULL,
        COALESCE(NULLIF(erased(app_user.account_name), app_user.account_name), erased_account.pseudonym)
    ),
    IIF(app_user.contact IS NULL, NULL, erased_account.pseudonym),
    erased(app_user.merged_into),
    app_user.merge_stated_at,
    app_user.merge_statement_id,
    erased(app_user.canonical_user_id)
FROM temp.erased_account
JOIN app_user ON app_user.user_id = erased_account.user_id;

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
