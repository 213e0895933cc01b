-- Answers: the pending claims of one transaction. Grain: one claim.
SELECT
    claim.claim_id,
    min(coalesce(submission.received_at, source_file.imported_at)) AS waiting_since,
    (
        SELECT max(fact_in_force.grade)
        FROM transaction_alias
        CROSS JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
        WHERE transaction_alias.transaction_id = :transaction_id
    ) AS best_grade
FROM claim
CROSS JOIN submission ON submission.claim_id = claim.claim_id
LEFT JOIN source_file ON source_file.file_id = submission.file_id
WHERE claim.transaction_id = :transaction_id AND claim.state = 'pending'
GROUP BY claim.claim_id
