-- name: caseEvents
-- Lists the case actions whose notes hold a value of the person. Whom a case is assigned to is never the person. What `erased_text`
-- holds: the file `erased_texts`.
INSERT INTO erased_row (name, row_key)
SELECT 'case_event', case_event_id
FROM case_event
WHERE note IN (SELECT text FROM erased_text WHERE erased <> text);

-- name: evidence
-- Lists the evidence that the person sent, or that names a token of theirs. What waits for an answer (its outcome is one of
-- :awaited, a JSON array) and was sent by others too stays until it has one. An upload is of the person as in `listSent`.
INSERT INTO erased_evidence (evidence_id)
SELECT evidence.evidence_id
FROM evidence
WHERE evidence.evidence_id IN (
        SELECT submission.evidence_id
        FROM erased_row
        JOIN submission ON submission.submission_id = erased_row.row_key
        WHERE erased_row.name = 'submission'
            AND (
                submission.user_id IN (SELECT value FROM erased_value)
                OR submission.user_text IN (SELECT value FROM erased_value)
                OR (submission.account_name IN (SELECT value FROM erased_value) AND submission.user_id IS NULL)
            )
        UNION
        SELECT transaction_fact.evidence_id
        FROM transaction_fact
        WHERE transaction_fact.account_token IN (SELECT value FROM erased_value)
    )
    AND NOT (
        evidence.outcome IN (SELECT value FROM jsonb_array_elements_text(:awaited::jsonb) AS given (value))
        AND EXISTS (
            SELECT 1
            FROM submission
            WHERE submission.evidence_id = evidence.evidence_id
                AND NOT COALESCE(submission.user_id IN (SELECT value FROM erased_value), FALSE)
                AND NOT COALESCE(submission.user_text IN (SELECT value FROM erased_value), FALSE)
                AND NOT COALESCE(
                    submission.account_name IN (SELECT value FROM erased_value) AND submission.user_id IS NULL, FALSE
                )
        )
    );

-- name: evidenceWithBytes
-- Answers: how many of the listed pieces have bytes, and how many of these no final answer and no hope of one without bytes: their
-- outcome is one of :open, a JSON array, and they point at nothing. Grain: one row.
SELECT
    COUNT(*) AS pieces,
    COUNT(*) FILTER (
        WHERE evidence.outcome IN (SELECT value FROM jsonb_array_elements_text(:open::jsonb) AS given (value))
            AND NOT EXISTS (SELECT 1 FROM evidence_pointer WHERE evidence_pointer.evidence_id = evidence.evidence_id)
    ) AS unanswered
FROM erased_evidence
JOIN evidence ON evidence.evidence_id = erased_evidence.evidence_id
WHERE evidence.bytes IS NOT NULL OR evidence.answer IS NOT NULL;

-- name: listNames
-- Lists the names and devices the person is known by, from the users files, and as uploads and transactions spell them.
-- `place` orders the ways: a value that several accounts have is of the first.
INSERT INTO erased_value (value, user_id, is_stated)
WITH stated (value, user_id, place) AS (
    SELECT user_id, user_id, 0 FROM erased_account
    UNION ALL
    SELECT names.value, user_statement.user_id, 1
    FROM erased_account
    JOIN user_statement ON user_statement.user_id = erased_account.user_id
    CROSS JOIN LATERAL (
        VALUES
            (user_statement.account_name), (user_statement.application_username), (user_statement.app_account_token),
            (user_statement.device_token), (user_statement.contact)
    ) AS names (value)
    UNION ALL
    SELECT submission.user_text, user_alias.user_id, 2
    FROM erased_account
    JOIN user_alias ON user_alias.user_id = erased_account.user_id
    JOIN submission ON submission.user_exact = user_alias.digest OR submission.user_folded = user_alias.digest
    UNION ALL
    SELECT submission.application_username, user_alias.user_id, 3
    FROM erased_account
    JOIN user_alias ON user_alias.user_id = erased_account.user_id
    JOIN submission
        ON submission.username_exact = user_alias.digest OR submission.username_folded = user_alias.digest
    UNION ALL
    SELECT transaction_alias.account_token, user_alias.user_id, 4
    FROM erased_account
    JOIN user_alias ON user_alias.user_id = erased_account.user_id
    JOIN transaction_alias ON transaction_alias.account_token_digest = user_alias.digest
    UNION ALL
    SELECT transaction_alias.backend_token, user_alias.user_id, 5
    FROM erased_account
    JOIN user_alias ON user_alias.user_id = erased_account.user_id
    JOIN transaction_alias
        ON transaction_alias.backend_token_exact = user_alias.digest
        OR transaction_alias.backend_token_folded = user_alias.digest
    UNION ALL
    SELECT transaction_alias.backend_username, user_alias.user_id, 6
    FROM erased_account
    JOIN user_alias ON user_alias.user_id = erased_account.user_id
    JOIN transaction_alias
        ON transaction_alias.backend_username_exact = user_alias.digest
        OR transaction_alias.backend_username_folded = user_alias.digest
    UNION ALL
    SELECT other_buyer_name.name, user_alias.user_id, 7
    FROM erased_account
    JOIN user_alias ON user_alias.user_id = erased_account.user_id
    JOIN other_buyer_name
        ON other_buyer_name.exact = user_alias.digest OR other_buyer_name.folded = user_alias.digest
)
SELECT DISTINCT ON (stated.value) stated.value, stated.user_id, TRUE
FROM stated
WHERE stated.value IS NOT NULL
ORDER BY stated.value, stated.place, stated.user_id
ON CONFLICT DO NOTHING;

-- name: listSent
-- Lists what the person's uploads and the backend's records of their purchases state of them. An upload is of the person by
-- their user id or by a name of theirs in its place. A token that nobody is known by is not theirs because they were credited:
-- it may be that of somebody whose purchase went to the wrong account. A value that several accounts have is of the first.
INSERT INTO erased_value (value, user_id, is_stated)
WITH upload AS (
    SELECT erased_value.user_id, submission.submission_id
    FROM erased_value
    JOIN submission
        ON submission.user_id = erased_value.value
        OR submission.user_text = erased_value.value
        OR (submission.account_name = erased_value.value AND submission.user_id IS NULL)
    WHERE erased_value.is_stated
),
sent (value, user_id, place) AS (
    SELECT names.value, upload.user_id, 0
    FROM upload
    JOIN submission ON submission.submission_id = upload.submission_id
    CROSS JOIN LATERAL (
        VALUES
            (submission.user_text), (submission.account_name), (submission.application_username),
            (submission.device_token), (submission.device_id)
    ) AS names (value)
    UNION ALL
    SELECT names.value, erased_account.user_id, 1
    FROM erased_account
    JOIN transaction_alias ON transaction_alias.backend_user_id = erased_account.user_id
    CROSS JOIN LATERAL (
        VALUES (transaction_alias.backend_token), (transaction_alias.backend_username)
    ) AS names (value)
    WHERE NOT EXISTS (SELECT 1 FROM other_buyer_name WHERE other_buyer_name.alias_id = transaction_alias.alias_id)
    UNION ALL
    -- Where rows of payments name different buyers, only what stands in a row with the person is of the person.
    SELECT names.value, erased_account.user_id, 2
    FROM (SELECT DISTINCT alias_id FROM other_buyer_name) AS contradicted
    JOIN transaction_fact ON transaction_fact.alias_id = contradicted.alias_id
    JOIN erased_account ON erased_account.user_id = transaction_fact.backend_user_id
    CROSS JOIN LATERAL (
        VALUES (transaction_fact.backend_token), (transaction_fact.backend_username)
    ) AS names (value)
)
SELECT DISTINCT ON (sent.value) sent.value, sent.user_id, FALSE
FROM sent
WHERE sent.value IS NOT NULL
ORDER BY sent.value, sent.place, sent.user_id
ON CONFLICT DO NOTHING;

-- name: listShared
-- Lists the values that others hold too: named by a users file as theirs, or by others' uploads and purchases. :keeping_stated and
-- :keeping_sent (JSON arrays) say which of these ways count for a value that is stated of the person, and for one that only
-- uploads and purchases tie to them.
INSERT INTO shared_value (value)
WITH held (value, is_stated, holding) AS (
    SELECT names.value, erased_value.is_stated, 'users_file'
    FROM user_statement
    CROSS JOIN LATERAL (
        VALUES
            (user_statement.account_name), (user_statement.application_username), (user_statement.app_account_token),
            (user_statement.device_token), (user_statement.contact)
    ) AS names (value)
    JOIN erased_value ON erased_value.value = names.value
    WHERE user_statement.user_id NOT IN (SELECT user_id FROM erased_account)
    UNION ALL
    SELECT names.value, erased_value.is_stated, 'upload'
    FROM submission
    CROSS JOIN LATERAL (
        VALUES
            (submission.account_name), (submission.application_username), (submission.device_token),
            (submission.device_id)
    ) AS names (value)
    JOIN erased_value ON erased_value.value = names.value
    WHERE submission.user_id IS NOT NULL
        AND submission.user_id NOT IN (SELECT user_id FROM erased_account)
        AND submission.user_id NOT IN (SELECT value FROM erased_value)
    UNION ALL
    SELECT names.value, erased_value.is_stated, 'purchase'
    FROM transaction_alias
    JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
    CROSS JOIN LATERAL (
        VALUES
            (transaction_alias.account_token), (transaction_alias.backend_token), (transaction_alias.backend_username)
    ) AS names (value)
    JOIN erased_value ON erased_value.value = names.value
    WHERE purchase.owner_user_id IS NOT NULL
        AND purchase.owner_user_id NOT IN (SELECT user_id FROM erased_account)
        AND transaction_alias.backend_user_id IS NOT NULL
        AND transaction_alias.backend_user_id NOT IN (SELECT user_id FROM erased_account)
)
SELECT value
FROM held
WHERE holding IN (
    SELECT value
    FROM jsonb_array_elements_text(CASE WHEN held.is_stated THEN :keeping_stated::jsonb ELSE :keeping_sent::jsonb END)
        AS given (value)
)
ON CONFLICT DO NOTHING;

-- name: rejectedRows
-- Lists the refused rows whose words hold a value of the person: a file that lost its header has people in the place of columns.
INSERT INTO erased_row (name, row_key)
SELECT 'rejected_row', rejected_row_id
FROM rejected_row
WHERE field IN (SELECT text FROM erased_text WHERE erased <> text)
    OR message IN (SELECT text FROM erased_text WHERE erased <> text);

-- name: runs
-- Lists the runs whose summary holds a value of the person.
INSERT INTO erased_row (name, row_key)
SELECT 'run', run_id
FROM run
WHERE summary IN (SELECT text FROM erased_text WHERE erased <> text);

-- name: sourceFiles
-- Lists the files that are named after the person, or among whose columns nobody reads stands a value of theirs.
INSERT INTO erased_row (name, row_key)
SELECT 'source_file', file_id
FROM source_file
WHERE name IN (SELECT text FROM erased_text WHERE erased <> text)
    OR ignored_columns IN (SELECT text FROM erased_text WHERE erased <> text);
