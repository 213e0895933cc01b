-- name: lastAlias
-- Answers: the last transaction id there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(alias_id), 0) FROM transaction_alias;

-- name: lastClaim
-- Answers: the last claim there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(claim_id), 0) FROM claim;

-- name: lastCredit
-- Answers: the last statement about a credit there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(statement_id), 0) FROM credit_statement;

-- name: lastEvidence
-- Answers: the last piece of evidence there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(evidence_id), 0) FROM evidence;

-- name: lastSubmission
-- Answers: the last submission there is. Grain: one value, 0 in a new ledger.
SELECT coalesce(max(submission_id), 0) FROM submission;

-- name: findCredits
-- Answers: the statements about the deliveries of these transactions, by the digests of their content. Grain: one statement.
-- Parameters: 1 transaction ids as a JSON array.
SELECT transaction_id AS subject, digest
FROM credit_statement
WHERE transaction_id IN (SELECT given.value FROM json_each(?1) AS given);

-- name: findEvidence
-- Answers: the pieces of evidence with these contents, and whether the bytes of each are to be stored again: it has none, and no
-- final answer. An unsigned notification that was read waits for what it names, not for its bytes. Grain: one piece.
-- Parameters: 1 digests as a JSON array, 2 the outcomes that are not final as a JSON array.
SELECT
    digest,
    evidence_id,
    bytes IS NULL
        AND outcome IN (SELECT given.value FROM json_each(?2) AS given)
        AND NOT EXISTS (SELECT 1 FROM evidence_pointer WHERE evidence_pointer.evidence_id = evidence.evidence_id)
        AS is_wanted_again
FROM evidence
WHERE digest IN (SELECT given.value FROM json_each(?1) AS given);

-- name: findSubmissions
-- Answers: which of these contents are known submissions. Grain: one submission. The parameter: digests as a JSON array.
SELECT digest FROM submission WHERE digest IN (SELECT given.value FROM json_each(:digests) AS given);

-- name: findUsers
-- Answers: the statements about these users, by the digests of their content. Grain: one statement.
-- Parameters: 1 users as a JSON array.
SELECT user_id AS subject, digest
FROM user_statement
WHERE user_id IN (SELECT given.value FROM json_each(?1) AS given);
