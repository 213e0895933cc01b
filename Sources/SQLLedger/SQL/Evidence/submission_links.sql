-- name: markClaims
-- Marks the transactions these submissions name, so that who claims them is settled again.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.named_transaction_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: markTouched
-- Marks what these submissions name, so that it is judged again.
INSERT INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: readSubmissions
-- Answers: the touched submissions, what they refer to, and what their own evidence contains: its smallest and greatest
-- transaction where none is named, and the environments of the named one where that is not proven yet.
-- Grain: one submission, in key order.
SELECT
    submission.submission_id,
    submission.claim_id,
    submission.named_transaction_id,
    submission.named_environment,
    submission.is_named_by_evidence,
    submission.application_username IS NOT NULL AS has_username,
    submission.name_transaction_id,
    submission.claim_is_proven,
    submission.user_text,
    submission.account_name,
    evidence.form,
    inside.alias_id AS smallest_alias_id,
    inside.transaction_id AS inside_transaction_id,
    inside.environment AS inside_environment,
    CASE WHEN submission.named_transaction_id IS NULL THEN (
        SELECT max(fact_in_force.alias_id) FROM fact_in_force WHERE fact_in_force.evidence_id = submission.evidence_id
    ) END AS greatest_alias_id,
    CASE WHEN submission.claim_is_proven = 0 AND submission.named_transaction_id IS NOT NULL THEN (
        SELECT min(own.environment)
        FROM fact_in_force
        CROSS JOIN transaction_alias AS own ON own.alias_id = fact_in_force.alias_id
        WHERE fact_in_force.evidence_id = submission.evidence_id
            AND own.transaction_id = submission.named_transaction_id
    ) END AS first_environment,
    CASE WHEN submission.claim_is_proven = 0 AND submission.named_transaction_id IS NOT NULL THEN (
        SELECT max(own.environment)
        FROM fact_in_force
        CROSS JOIN transaction_alias AS own ON own.alias_id = fact_in_force.alias_id
        WHERE fact_in_force.evidence_id = submission.evidence_id
            AND own.transaction_id = submission.named_transaction_id
    ) END AS last_environment
FROM touched_submission
JOIN submission ON submission.submission_id = touched_submission.submission_id
LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
LEFT JOIN transaction_alias AS inside
    ON submission.named_transaction_id IS NULL
    AND inside.alias_id = (
        SELECT min(fact_in_force.alias_id) FROM fact_in_force WHERE fact_in_force.evidence_id = submission.evidence_id
    )
ORDER BY touched_submission.submission_id;

-- name: touchSubmissions
-- Names the submissions that carry some pieces of evidence. Parameters: 1 evidence ids as a JSON array.
INSERT INTO touched_submission (submission_id)
SELECT submission_id FROM submission WHERE evidence_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given);

-- name: touchedTables
-- Makes an empty list of the submissions one verb is about.
CREATE TEMP TABLE IF NOT EXISTS touched_submission (submission_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM touched_submission;
