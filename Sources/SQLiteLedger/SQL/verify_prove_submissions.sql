-- Does: proves the claims whose own evidence contains the transaction, in the environment they state if they do.
UPDATE submission
SET claim_is_proven = 1
WHERE submission.submission_id IN (SELECT submission_id FROM touched_submission)
    AND submission.claim_is_proven = 0
    AND EXISTS (
        SELECT 1
        FROM fact_in_force
        JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
        WHERE fact_in_force.evidence_id = submission.evidence_id
            AND transaction_alias.transaction_id = submission.named_transaction_id
            AND (
                submission.named_environment IS NULL
                OR submission.named_environment = transaction_alias.environment
            )
    )
