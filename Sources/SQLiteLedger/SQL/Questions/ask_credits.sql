-- Answers: the live credits without a purchase, and what Apple answered about their transactions, the oldest credit first.
-- Grain: one (credit, "not found" answer), credits together; one row without answer where there is none.
SELECT
    credit.credit_id,
    credit.transaction_id,
    credit.stated_environment AS environment,
    credit_statement.bundle_id,
    credit.user_id,
    credit.credited_at AS waiting_since,
    apple_question.next_attempt_at,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM credit INDEXED BY credit_unmatched
LEFT JOIN credit_statement ON credit_statement.statement_id = credit.statement_id
LEFT JOIN apple_question ON apple_question.transaction_id = credit.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = credit.transaction_id
WHERE credit.alias_id IS NULL AND credit.status = 'credited'
ORDER BY credit.credited_at, credit.transaction_id, credit.credit_id
