-- name: addSettled
-- Lists whose claim one submission makes.
INSERT INTO pg_temp.settled_claim (submission_id, claimant, is_user, transaction_id, environment)
SELECT stated.submission_id, stated.claimant, stated.is_user, stated.transaction_id, stated.environment
FROM unnest(
    :submission_id::bigint[], :claimant::text[], :is_user::boolean[], :transaction_id::text[], :environment::text[]
) AS stated (
    submission_id, claimant, is_user, transaction_id, environment
);

-- name: put
-- Keeps the claims that submissions turned out to make.
INSERT INTO claim (claim_id, claimant, is_user, transaction_id, environment, state)
SELECT
    COALESCE((SELECT max(claim_id) FROM claim), 0) + row_number() OVER (ORDER BY made.submission_id),
    made.claimant, made.is_user, made.transaction_id, made.environment, 'pending'
FROM (
    SELECT claimant, is_user, transaction_id, environment, MIN(submission_id) AS submission_id
    FROM pg_temp.settled_claim
    GROUP BY claimant, is_user, transaction_id, environment
) AS made
WHERE NOT EXISTS (
    SELECT 1
    FROM claim AS known
    WHERE known.claimant = made.claimant
        AND known.transaction_id = made.transaction_id
        AND known.environment = made.environment
        AND known.is_user = made.is_user
)
ORDER BY made.submission_id;

-- name: putState
-- Keeps the state of one claim.
UPDATE claim
SET state = stated.state
FROM unnest(:state::text[], :claim_id::bigint[]) AS stated (state, claim_id)
WHERE claim.claim_id = stated.claim_id;

-- name: readBases
-- Answers: the state of claims, whether evidence of their submissions contains the transaction, and the highest grade of what
-- is stated about that; an original that is named outside subscriptions is stated too (Rules 2.5). Grain: one claim.
-- Parameters: 1 claims as a JSON array.
SELECT
    claim.claim_id,
    claim.state,
    EXISTS (
        SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id AND submission.claim_is_proven
    ) AS is_contained,
    GREATEST(
        coalesce(
            (
                SELECT max(stated.grade)
                FROM transaction_alias AS stated
                WHERE stated.transaction_id = claim.transaction_id
            ),
            0
        ),
        coalesce(
            (
                SELECT max(naming.grade)
                FROM transaction_alias AS naming
                WHERE naming.environment IN ('Production', 'Sandbox')
                    AND naming.original_transaction_id = claim.transaction_id
                    AND naming.is_one_with_original
            ),
            0
        )
    ) AS best_grade
FROM claim
WHERE claim.claim_id IN (SELECT given.value::bigint FROM jsonb_array_elements_text($1::jsonb) AS given (value));
