-- name: changeClaims
-- Puts pseudonyms into claims; one that is another claim then is left for `joinClaims`.
WITH renamed AS (
    SELECT
        claim.claim_id,
        pg_temp.erased_people(claim.claimant) AS claimant,
        row_number() OVER (
            PARTITION BY pg_temp.erased_people(claim.claimant), claim.transaction_id, claim.environment, claim.is_user
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
SET user_id = pg_temp.erased_people(user_id),
    subject = pg_temp.erased(subject)
WHERE user_id IN (SELECT value FROM erased_value)
    OR subject IN (SELECT text FROM erased_text WHERE erased <> text);

-- name: changeEvidenceWords
-- Puts pseudonyms into what was said about evidence.
UPDATE evidence
SET detail = pg_temp.erased(detail),
    last_answer = pg_temp.erased(last_answer)
WHERE detail IN (SELECT text FROM erased_text WHERE erased <> text)
    OR last_answer IN (SELECT text FROM erased_text WHERE erased <> text);

-- name: changeFindings
-- Puts pseudonyms into findings. Of the kinds in :comparing users stand in what is expected and found, and nothing else; of those in
-- :listing the detail may be users and nothing else. These are JSON arrays.
WITH comparing AS MATERIALIZED (
    SELECT value FROM jsonb_array_elements_text(:comparing::jsonb) AS given (value)
),
listing AS MATERIALIZED (
    SELECT value FROM jsonb_array_elements_text(:listing::jsonb) AS given (value)
)
UPDATE finding
SET credited_user_id = pg_temp.erased_people(credited_user_id),
    subject = pg_temp.erased(subject),
    expected = CASE WHEN kind IN (SELECT value FROM comparing) THEN pg_temp.erased_people(expected) ELSE expected END,
    actual = CASE WHEN kind IN (SELECT value FROM comparing) THEN pg_temp.erased_people(actual) ELSE actual END,
    detail = CASE WHEN kind IN (SELECT value FROM listing)
        THEN COALESCE(NULLIF(pg_temp.erased(detail), detail), pg_temp.erased_people(detail))
        ELSE pg_temp.erased(detail)
    END
WHERE credited_user_id IN (SELECT text FROM erased_text WHERE erased_people <> text)
    OR subject IN (SELECT text FROM erased_text WHERE erased <> text)
    OR detail IN (SELECT text FROM erased_text WHERE erased <> text)
    OR (
        kind IN (SELECT value FROM comparing)
        AND (
            expected IN (SELECT text FROM erased_text WHERE erased_people <> text)
            OR actual IN (SELECT text FROM erased_text WHERE erased_people <> text)
        )
    )
    OR (
        kind IN (SELECT value FROM listing)
        AND detail IN (SELECT text FROM erased_text WHERE erased_people <> text)
    );

-- name: changePurchases
-- Puts pseudonyms into what is known of the people of purchases.
UPDATE purchase
SET owner_user_id = pg_temp.erased_people(owner_user_id),
    owner_candidates = pg_temp.erased_people(owner_candidates),
    credited_to = pg_temp.erased_people(credited_to),
    application_username = pg_temp.erased_people(application_username),
    submitted_by_user_id = pg_temp.erased_people(submitted_by_user_id)
WHERE owner_user_id IN (SELECT text FROM erased_text WHERE erased_people <> text)
    OR owner_candidates IN (SELECT text FROM erased_text WHERE erased_people <> text)
    OR credited_to IN (SELECT text FROM erased_text WHERE erased_people <> text)
    OR application_username IN (SELECT text FROM erased_text WHERE erased_people <> text)
    OR submitted_by_user_id IN (SELECT text FROM erased_text WHERE erased_people <> text);

-- name: changeSetAside
-- Puts pseudonyms into what was said about rows inside evidence.
UPDATE set_aside_row
SET detail = pg_temp.erased(detail)
WHERE detail IN (SELECT text FROM erased_text WHERE erased <> text);

-- name: forgottenRowsOf
-- Answers: the rows of one table that an erasure changed, each as the last one left it. Grain: one row.
SELECT DISTINCT ON (row_key) row_key, digest_before, digest_after, row_digest, sequence
FROM forgotten_row
WHERE name = :name
ORDER BY row_key, sequence DESC;

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
