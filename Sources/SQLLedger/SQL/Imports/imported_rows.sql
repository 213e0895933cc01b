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
