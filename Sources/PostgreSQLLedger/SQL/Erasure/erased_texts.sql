-- name: addText
-- Keeps how a text reads with pseudonyms, where it reads otherwise as words or as a list of people.
INSERT INTO erased_text (text, erased, erased_people) VALUES (:text, :erased, :erased_people);

-- name: functions
-- Makes the functions of an erasure, and the empty list they look texts up in: `erased(text)`, the text with pseudonyms,
-- `erased_people(text)`, the same of a text in which nothing but people stands, and the
-- digests by which names are compared, as Core makes them. Who is the person of a text is Core's rule: the list says what it
-- came to. Null of null.
CREATE TEMP TABLE IF NOT EXISTS erased_text (
    text text COLLATE "C" NOT NULL,
    erased text COLLATE "C" NOT NULL,
    erased_people text COLLATE "C" NOT NULL
);
CREATE INDEX IF NOT EXISTS erased_text_text ON erased_text USING hash (text);
DELETE FROM erased_text;

CREATE OR REPLACE FUNCTION pg_temp.erased(given text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
    SELECT COALESCE((SELECT erased_text.erased FROM pg_temp.erased_text WHERE erased_text.text = given), given)
$$;

CREATE OR REPLACE FUNCTION pg_temp.erased_people(given text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
    SELECT COALESCE((SELECT erased_text.erased_people FROM pg_temp.erased_text WHERE erased_text.text = given), given)
$$;

CREATE OR REPLACE FUNCTION pg_temp.exact_digest(given text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT substring(sha256(convert_to('=' || given, 'UTF8')) FROM 1 FOR 16)
$$;

-- Without dashes, the letters of ASCII small: the collation "C" knows no others.
CREATE OR REPLACE FUNCTION pg_temp.folded_digest(given text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT substring(sha256(convert_to('#' || replace(lower(given COLLATE "C"), '-', ''), 'UTF8')) FROM 1 FOR 16)
$$;

CREATE OR REPLACE FUNCTION pg_temp.token_digest(given text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT CASE
        WHEN replace(lower(given COLLATE "C"), '-', '') ~ '^[0-9a-f]{32}$'
        THEN substring(sha256(convert_to('#' || replace(lower(given COLLATE "C"), '-', ''), 'UTF8')) FROM 1 FOR 16)
        ELSE substring(sha256(convert_to('@' || given, 'UTF8')) FROM 1 FOR 16)
    END
$$;

-- name: texts
-- Answers: the texts of the ledger in which a value of the person may stand, by the columns that an erasure changes. :spellings
-- is a JSON array of the values as texts spell them; whether one stands by itself is Core's rule. Grain: one text.
WITH spelling AS MATERIALIZED (
    SELECT value FROM jsonb_array_elements_text(:spellings::jsonb) AS given (value) WHERE value <> ''
),
said (text) AS (
    SELECT words.text
    FROM transaction_alias
    CROSS JOIN LATERAL (
        VALUES (account_token), (backend_token), (backend_username), (backend_user_id)
    ) AS words (text)
    WHERE account_token IN (SELECT value FROM erased_value)
        OR backend_token IN (SELECT value FROM erased_value)
        OR backend_username IN (SELECT value FROM erased_value)
        OR backend_user_id IN (SELECT value FROM erased_value)
    UNION ALL
    SELECT words.text
    FROM transaction_fact
    CROSS JOIN LATERAL (
        VALUES (account_token), (backend_username), (backend_token), (backend_user_id)
    ) AS words (text)
    WHERE account_token IN (SELECT value FROM erased_value)
        OR backend_username IN (SELECT value FROM erased_value)
        OR backend_token IN (SELECT value FROM erased_value)
        OR backend_user_id IN (SELECT value FROM erased_value)
    UNION ALL
    SELECT user_id FROM case_credit WHERE user_id IN (SELECT user_id FROM erased_account)
    UNION ALL
    SELECT claimant FROM claim WHERE claimant IN (SELECT value FROM erased_value)
    UNION ALL
    SELECT user_id FROM credit WHERE user_id IN (SELECT value FROM erased_value)
    UNION ALL
    SELECT words.text
    FROM erased_account
    JOIN app_user ON app_user.user_id = erased_account.user_id
    CROSS JOIN LATERAL (VALUES (app_user.merged_into), (app_user.canonical_user_id)) AS words (text)
    UNION ALL
    SELECT user_device.device_token
    FROM erased_account
    JOIN user_device ON user_device.user_id = erased_account.user_id
    UNION ALL
    SELECT note FROM case_event
    UNION ALL
    SELECT words.text FROM credit CROSS JOIN LATERAL (VALUES (user_id), (subject)) AS words (text)
    UNION ALL
    SELECT words.text FROM evidence CROSS JOIN LATERAL (VALUES (detail), (last_answer)) AS words (text)
    UNION ALL
    SELECT words.text
    FROM finding
    CROSS JOIN LATERAL (VALUES (credited_user_id), (subject), (expected), (actual), (detail)) AS words (text)
    UNION ALL
    SELECT words.text
    FROM purchase
    CROSS JOIN LATERAL (
        VALUES (owner_user_id), (owner_candidates), (credited_to), (application_username), (submitted_by_user_id)
    ) AS words (text)
    UNION ALL
    SELECT words.text FROM rejected_row CROSS JOIN LATERAL (VALUES (field), (message)) AS words (text)
    UNION ALL
    SELECT summary FROM run
    UNION ALL
    SELECT words.text FROM source_file CROSS JOIN LATERAL (VALUES (name), (ignored_columns)) AS words (text)
    UNION ALL
    SELECT detail FROM set_aside_row
)
SELECT DISTINCT said.text
FROM said
WHERE EXISTS (SELECT 1 FROM spelling WHERE strpos(said.text, spelling.value) > 0);
