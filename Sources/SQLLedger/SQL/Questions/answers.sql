-- name: giveUpClaim
-- Keeps that Apple knows nothing of the transaction of one claim.
UPDATE claim SET state = 'unknown_to_apple' WHERE claim_id = :claim_id;

-- name: moveCursor
-- Keeps how far an account was read. Parameters: 1 account, 2 the id it is asked by, 3 Apple's mark, 4 whether it
-- was read to its end, 5 as-of.
UPDATE api_cursor
SET transaction_id = ?2,
    revision = COALESCE(?3, revision),
    asked_at = CASE WHEN CAST(?4 AS boolean) THEN ?5 ELSE asked_at END
WHERE customer_id = ?1;

-- name: notFound
-- Answers: Apple's "not found" answers about one transaction. Grain: one app in one environment.
SELECT bundle_id AS asked_app, environment AS asked_environment, asked_at
FROM not_found_answer
WHERE transaction_id = :transaction_id;
