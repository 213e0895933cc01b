-- Does: proves the claims whose own evidence contains the transaction, in the environment they state if they do.
UPDATE submission
SET claim_is_proven = 1
WHERE submission.submission_id IN (SELECT submission_id FROM touched_submission)
    AND submission.claim_is_proven = 0
    AND EXISTS (
        SELECT 1
        FROM transaction_fact
        JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
        WHERE transaction_fact.evidence_id = submission.evidence_id
            AND transaction_alias.transaction_id = submission.named_transaction_id
            AND (
                submission.named_environment IS NULL
                OR submission.named_environment = transaction_alias.environment
            )
    )
