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
