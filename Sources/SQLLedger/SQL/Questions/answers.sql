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

-- name: addCustomer
-- Makes an account known. Parameters: 1 environment, 2 bundle, 3 the id it is asked by.
INSERT INTO api_cursor (customer_id, environment, bundle_id, transaction_id)
VALUES (COALESCE((SELECT MAX(known.customer_id) FROM api_cursor AS known), 0) + 1, ?1, ?2, ?3)
RETURNING customer_id;

-- name: answer
-- Keeps how a question ended. Parameters: 1 transaction, 2 whether it counts as an attempt, 3 as-of, 4 the answer in
-- words, 5 when to ask again, 6 whether it was put to Apple at all, 7 whether Apple answered it.
INSERT INTO apple_question (transaction_id, attempt_count, last_attempt_at, last_answer, next_attempt_at, unanswered_at)
VALUES (?1, ?2, ?3, ?4, ?5, CASE WHEN CAST(?6 AS boolean) AND NOT CAST(?7 AS boolean) THEN CAST(?3 AS bigint) END)
ON CONFLICT (transaction_id) DO UPDATE
SET attempt_count = apple_question.attempt_count + excluded.attempt_count,
    last_attempt_at = excluded.last_attempt_at,
    last_answer = excluded.last_answer,
    next_attempt_at = excluded.next_attempt_at,
    unanswered_at = CASE WHEN CAST(?6 AS boolean) THEN excluded.unanswered_at ELSE apple_question.unanswered_at END;

-- name: answerWaiting
-- Keeps that accounts were read again in which questions had no answer, or were not to be asked yet. Parameters: 1 transaction ids as a
-- JSON array, 2 as-of, 3 the answer in words, 4 the code of a question that was not to be asked yet.
UPDATE apple_question
SET attempt_count = 0, last_attempt_at = ?2, last_answer = ?3, next_attempt_at = NULL, unanswered_at = NULL
WHERE (unanswered_at IS NOT NULL OR last_answer = ?4)
    AND transaction_id IN (SELECT wanted.value FROM json_each(?1) AS wanted);

-- name: dropCustomers
-- Forgets accounts that became part of another. Parameters: 1 their numbers as a JSON array.
DELETE FROM api_cursor WHERE customer_id IN (SELECT CAST(value AS bigint) FROM json_each(?1) AS gone);

-- name: moveCustomers
-- Makes accounts that turned out to be one into one. Parameters: 1 the one, 2 the others as a JSON array.
UPDATE customer_transaction SET customer_id = ?1 WHERE customer_id IN (SELECT CAST(value AS bigint) FROM json_each(?2) AS other);

-- name: accountsOfOthers
-- Answers: those of some accounts that hold other transactions than some. Grain: one account. Parameters: 1 accounts as a JSON array,
-- 2 transaction ids as a JSON array.
SELECT DISTINCT t.customer_id
FROM json_each(?1) AS given
CROSS JOIN customer_transaction AS t ON t.customer_id = CAST(given.value AS bigint)
CROSS JOIN transaction_alias AS a ON a.alias_id = t.alias_id
WHERE a.transaction_id NOT IN (SELECT wanted.value FROM json_each(?2) AS wanted)
ORDER BY t.customer_id;

-- name: askByOthers
-- Has accounts that are asked by some transactions asked by another one they hold. Parameters: 1 accounts as a JSON array,
-- 2 transaction ids as a JSON array.
UPDATE api_cursor
SET transaction_id = (
    SELECT MIN(a.transaction_id)
    FROM customer_transaction AS t
    CROSS JOIN transaction_alias AS a ON a.alias_id = t.alias_id
    WHERE t.customer_id = api_cursor.customer_id
        AND a.transaction_id NOT IN (SELECT wanted.value FROM json_each(?2) AS wanted)
)
WHERE customer_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given)
    AND transaction_id IN (SELECT wanted.value FROM json_each(?2) AS wanted);

-- name: addMembers
-- Ties transactions to their account. Parameters: 1 account, 2 environment, 3 transaction ids as a JSON array.
INSERT INTO customer_transaction (alias_id, customer_id)
SELECT DISTINCT a.alias_id, CAST(?1 AS bigint)
FROM json_each(?3) AS wanted
JOIN transaction_alias AS a ON a.environment = ?2 AND a.transaction_id = wanted.value
ON CONFLICT (alias_id) DO UPDATE SET customer_id = excluded.customer_id;
