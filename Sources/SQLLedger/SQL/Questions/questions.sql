-- name: attempts
-- Answers: how often a question was asked in vain. Grain: none or one. Parameters: 1 transaction.
SELECT attempt_count FROM apple_question WHERE transaction_id = ?1;

-- name: pendingClaims
-- Answers: the pending claims of one transaction. Grain: one claim.
SELECT
    claim.claim_id,
    min(coalesce(submission.received_at, source_file.imported_at)) AS waiting_since,
    (
        SELECT max(fact_in_force.grade)
        FROM transaction_alias
        JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
        WHERE transaction_alias.transaction_id = :transaction_id
    ) AS best_grade
FROM claim
JOIN submission ON submission.claim_id = claim.claim_id
LEFT JOIN source_file ON source_file.file_id = submission.file_id
WHERE claim.transaction_id = :transaction_id AND claim.state = 'pending'
GROUP BY claim.claim_id;

-- name: waitingSince
-- Answers: since when pending claims and live credits without purchase wait for a transaction. Grain: one of them.
SELECT min(coalesce(submission.received_at, source_file.imported_at)) AS moment
FROM claim
JOIN submission ON submission.claim_id = claim.claim_id
LEFT JOIN source_file ON source_file.file_id = submission.file_id
WHERE claim.transaction_id = :transaction_id AND claim.state = 'pending'
GROUP BY claim.claim_id
UNION ALL
SELECT credited_at FROM credit WHERE transaction_id = :transaction_id AND alias_id IS NULL AND status = 'credited';
