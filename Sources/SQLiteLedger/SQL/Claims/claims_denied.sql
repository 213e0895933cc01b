-- Answers: the marked transactions Apple was asked about and did not know. Grain: one transaction.
SELECT transaction_id
FROM dirty_claim_transaction
WHERE EXISTS (
    SELECT 1 FROM not_found_answer WHERE not_found_answer.transaction_id = dirty_claim_transaction.transaction_id
)
