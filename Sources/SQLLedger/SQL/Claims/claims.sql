-- name: clean
-- Says that no claim waits to be settled.
DELETE FROM dirty_claim_transaction;

-- name: concerned
-- Answers: the claims of marked transactions. Grain: one claim.
SELECT claim.claim_id
FROM dirty_claim_transaction
CROSS JOIN claim ON claim.transaction_id = dirty_claim_transaction.transaction_id;

-- name: drop
-- Drops the claims nobody makes any more: they were kept as they were sent, or under another user.
DELETE FROM claim
WHERE transaction_id IN (SELECT transaction_id FROM dirty_claim_transaction)
    AND NOT EXISTS (SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id);

-- name: markAll
-- Marks every transaction that somebody names or claims, so that all claims are settled again.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT named_transaction_id FROM submission WHERE named_transaction_id IS NOT NULL
UNION
SELECT transaction_id FROM claim
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: markJudged
-- Marks the claimed transactions of the purchases that were judged: their store or their date may be new.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT transaction_alias.transaction_id
FROM verdict
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = verdict.purchase_id
WHERE EXISTS (SELECT 1 FROM submission WHERE submission.named_transaction_id = transaction_alias.transaction_id)
ON CONFLICT DO NOTHING;

-- name: selectNaming
-- Selects the submissions that name a marked transaction, so that who they are from is worked out.
INSERT INTO selected_submission (submission_id)
SELECT submission.submission_id
FROM dirty_claim_transaction
CROSS JOIN submission ON submission.named_transaction_id = dirty_claim_transaction.transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: unknown
-- Answers: the marked transactions Apple was asked about and did not know. Grain: one transaction.
SELECT transaction_id
FROM dirty_claim_transaction
WHERE EXISTS (
    SELECT 1 FROM not_found_answer WHERE not_found_answer.transaction_id = dirty_claim_transaction.transaction_id
)
ORDER BY transaction_id;

-- name: link
-- Ties submissions to the claims they make.
UPDATE submission
SET claim_id = claim.claim_id
FROM settled_claim AS settled
JOIN claim
    ON claim.claimant = settled.claimant
    AND claim.transaction_id = settled.transaction_id
    AND claim.environment = settled.environment
    AND claim.is_user = settled.is_user
WHERE submission.submission_id IN (SELECT submission_id FROM settled_claim)
    AND settled.submission_id = submission.submission_id
    AND submission.claim_id IS NOT claim.claim_id;

-- name: read
-- Answers: the submissions that name a marked transaction, with all that says who and which is meant: the store they state,
-- the one in which their own evidence has the transaction, those in which it is known and when it was paid there, and who
-- they may be from. Grain: one (submission, possible user), submissions together.
SELECT
    submission.submission_id,
    submission.named_transaction_id,
    submission.named_environment,
    (
        SELECT min(own.environment)
        FROM fact_in_force
        JOIN transaction_alias AS own ON own.alias_id = fact_in_force.alias_id
        WHERE fact_in_force.evidence_id = submission.evidence_id
            AND (
                own.transaction_id = submission.named_transaction_id
                OR (
                    fact_in_force.original_transaction_id = submission.named_transaction_id
                    AND own.is_one_with_original = 1
                )
            )
    ) AS evidence_environment,
    coalesce(submission.user_text, submission.account_name) AS sent_text,
    production.purchase_id IS NOT NULL AND production.list IS NOT 'none' AS is_in_production,
    production.paid_at AS production_paid_at,
    sandbox.purchase_id IS NOT NULL AND sandbox.list IS NOT 'none' AS is_in_sandbox,
    sandbox.paid_at AS sandbox_paid_at,
    submission.user_id AS stated_user_id,
    candidate.route,
    candidate.user_id,
    candidate.rank,
    candidate.first_seen_at,
    candidate.last_seen_at
FROM dirty_claim_transaction
CROSS JOIN submission ON submission.named_transaction_id = dirty_claim_transaction.transaction_id
LEFT JOIN transaction_alias AS in_production
    ON in_production.environment = 'Production'
    AND in_production.transaction_id = dirty_claim_transaction.transaction_id
LEFT JOIN purchase AS production ON production.purchase_id = in_production.purchase_id
LEFT JOIN transaction_alias AS in_sandbox
    ON in_sandbox.environment = 'Sandbox'
    AND in_sandbox.transaction_id = dirty_claim_transaction.transaction_id
LEFT JOIN purchase AS sandbox ON sandbox.purchase_id = in_sandbox.purchase_id
LEFT JOIN sender_candidate AS candidate ON candidate.submission_id = submission.submission_id
ORDER BY submission.submission_id;

-- name: readOriginals
-- Answers: the statements in the evidence of the submissions of claims that name their transaction as their original.
-- Grain: one (submission, statement). Parameters: 1 claims as a JSON array.
SELECT
    submission.claim_id,
    submission.named_environment,
    naming.environment,
    naming.product_type,
    coalesce(original.purchase_id = naming.purchase_id, FALSE) AS is_same_purchase
FROM submission
JOIN fact_in_force
    ON fact_in_force.evidence_id = submission.evidence_id
    AND fact_in_force.original_transaction_id = submission.named_transaction_id
JOIN transaction_alias AS naming ON naming.alias_id = fact_in_force.alias_id
LEFT JOIN transaction_alias AS original
    ON original.environment = naming.environment
    AND original.transaction_id = fact_in_force.original_transaction_id
WHERE submission.claim_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given);

-- name: table
-- Whose claim each submission in question makes. Grain: one submission.
DROP TABLE IF EXISTS settled_claim;
CREATE TEMP TABLE settled_claim (
    submission_id INTEGER PRIMARY KEY,
    claimant TEXT NOT NULL,
    is_user INTEGER NOT NULL,
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL
) STRICT;

-- name: makeSelection
-- Makes the empty list of submissions to look at.
DROP TABLE IF EXISTS selected_submission;
CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);

-- name: readBases
-- Answers: the state of claims, whether evidence of their submissions contains the transaction, and the highest grade of what
-- is stated about that; an original that is named outside subscriptions is stated too (Rules 2.5). Grain: one claim.
-- Parameters: 1 claims as a JSON array.
SELECT
    claim.claim_id,
    claim.state,
    EXISTS (
        SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id AND submission.claim_is_proven = 1
    ) AS is_contained,
    (
        SELECT coalesce(max(known.grade), 0)
        FROM (
            SELECT stated.grade
            FROM transaction_alias AS stated
            WHERE stated.transaction_id = claim.transaction_id
            UNION ALL
            SELECT naming.grade
            FROM transaction_alias AS naming
            WHERE naming.environment IN ('Production', 'Sandbox')
                AND naming.original_transaction_id = claim.transaction_id
                AND naming.is_one_with_original = 1
        ) AS known
    ) AS best_grade
FROM claim
WHERE claim.claim_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given);
