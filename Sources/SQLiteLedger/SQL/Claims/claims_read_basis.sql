-- Answers: the state of one claim, whether evidence of its submissions contains the transaction, and the highest grade of what
-- is stated about that; an original that is named outside subscriptions is stated too (Rules 2.5). Grain: one row.
SELECT
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
                    AND naming.product_type <> 'auto_renewable'
            ),
            0
        )
    ) AS best_grade
FROM claim
WHERE claim.claim_id = :claim_id
