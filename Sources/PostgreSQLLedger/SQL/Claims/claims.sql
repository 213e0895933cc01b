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
