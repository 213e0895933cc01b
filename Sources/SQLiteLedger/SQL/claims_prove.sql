-- Does: says of the marked transactions' claims which are proven: those that one submission proves.
UPDATE claim
SET state = IIF(
    EXISTS (
        SELECT 1
        FROM submission
        WHERE submission.claim_id = claim.claim_id
            AND (
                submission.claim_is_proven = 1
                OR EXISTS (
                    SELECT 1
                    FROM submission_with_original
                    WHERE submission_with_original.submission_id = submission.submission_id
                )
            )
    ),
    'proven',
    'pending'
)
WHERE claim.transaction_id IN (SELECT transaction_id FROM dirty_claim_transaction)
