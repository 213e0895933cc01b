-- Answers: how often a question was asked in vain. Grain: none or one. Parameters: 1 transaction.
SELECT attempt_count FROM apple_question WHERE transaction_id = ?1
