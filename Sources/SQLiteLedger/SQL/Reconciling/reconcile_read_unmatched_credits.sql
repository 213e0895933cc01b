-- Answers: the live credits without a purchase, and when Apple did not find their transaction. Grain: one (credit, answer
-- "not found"), credits together.
SELECT
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    denial.bundle_id AS asked_app,
    denial.environment AS asked_environment,
    denial.asked_at AS asked_at
FROM credit INDEXED BY credit_unmatched
LEFT JOIN not_found_answer AS denial ON denial.transaction_id = credit.transaction_id
WHERE credit.alias_id IS NULL
    AND credit.status = 'credited'
ORDER BY credit.credit_id
