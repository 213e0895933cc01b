-- name: changeClaims
-- Puts pseudonyms into claims; one that is another claim then is left for `joinClaims`.
UPDATE OR IGNORE claim
SET claimant = erased_people(claimant)
WHERE claimant IN (SELECT value FROM temp.erased_value);

-- name: changeCredits
-- Puts pseudonyms into credits.
UPDATE credit
SET user_id = erased_people(user_id),
    subject = erased(subject)
WHERE user_id IN (SELECT value FROM temp.erased_value) OR erased(subject) IS NOT subject;

-- name: changeEvidenceWords
-- Puts pseudonyms into what was said about evidence.
UPDATE evidence
SET detail = erased(detail),
    last_answer = erased(last_answer)
WHERE erased(detail) IS NOT detail OR erased(last_answer) IS NOT last_answer;

-- name: changeFindings
-- Puts pseudonyms into findings. Of the kinds in :comparing users stand in what is expected and found, and nothing else; of those in
-- :listing the detail may be users and nothing else. These are JSON arrays.
WITH changed AS (
    SELECT
        finding_id,
        erased_people(credited_user_id) AS credited_user_id,
        erased(subject) AS subject,
        CASE WHEN kind IN (SELECT value FROM json_each(:comparing)) THEN erased_people(expected) ELSE expected END
            AS expected,
        CASE WHEN kind IN (SELECT value FROM json_each(:comparing)) THEN erased_people(actual) ELSE actual END
            AS actual,
        CASE WHEN kind IN (SELECT value FROM json_each(:listing))
            THEN COALESCE(NULLIF(erased(detail), detail), erased_people(detail))
            ELSE erased(detail)
        END AS detail
    FROM finding
)
UPDATE finding
SET credited_user_id = changed.credited_user_id,
    subject = changed.subject,
    expected = changed.expected,
    actual = changed.actual,
    detail = changed.detail
FROM changed
WHERE changed.finding_id = finding.finding_id
    AND (
        changed.credited_user_id IS NOT finding.credited_user_id
        OR changed.subject IS NOT finding.subject
        OR changed.expected IS NOT finding.expected
        OR changed.actual IS NOT finding.actual
        OR changed.detail IS NOT finding.detail
    );

-- name: changePurchases
-- Puts pseudonyms into what is known of the people of purchases.
UPDATE purchase
SET owner_user_id = erased_people(owner_user_id),
    owner_candidates = erased_people(owner_candidates),
    credited_to = erased_people(credited_to),
    application_username = erased_people(application_username),
    submitted_by_user_id = erased_people(submitted_by_user_id)
WHERE erased_people(owner_user_id) IS NOT owner_user_id
    OR erased_people(owner_candidates) IS NOT owner_candidates
    OR erased_people(credited_to) IS NOT credited_to
    OR erased_people(application_username) IS NOT application_username
    OR erased_people(submitted_by_user_id) IS NOT submitted_by_user_id;

-- name: changeSetAside
-- Puts pseudonyms into what was said about rows inside evidence.
UPDATE set_aside_row SET detail = erased(detail) WHERE erased(detail) IS NOT detail;

-- name: forgottenRowsOf
-- Answers: the rows of one table that an erasure changed, each as the last one left it. Grain: one row.
SELECT row_key, digest_before, digest_after, row_digest, MAX(sequence)
FROM forgotten_row
WHERE name = :name
GROUP BY row_key;

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
