-- name: addSettled
-- Lists whose claim one submission makes.
INSERT INTO temp.settled_claim (submission_id, claimant, is_user, transaction_id, environment)
VALUES (:submission_id, :claimant, :is_user, :transaction_id, :environment);

-- name: put
-- Keeps the claims that submissions turned out to make.
INSERT OR IGNORE INTO claim (claimant, is_user, transaction_id, environment, state)
SELECT claimant, is_user, transaction_id, environment, 'pending'
FROM temp.settled_claim
ORDER BY submission_id;

-- name: putState
-- Keeps the state of one claim.
UPDATE claim SET state = :state WHERE claim_id = :claim_id;

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
    max(
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
                    AND naming.is_one_with_original = 1
            ),
            0
        )
    ) AS best_grade
FROM claim
WHERE claim.claim_id IN (SELECT value FROM json_each(?1));
