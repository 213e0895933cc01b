-- Answers: the rows of credit_statement with a key after :after, as they were written: without its fate.
-- Grain: one row, in key order; the key comes first.
SELECT
    statement_id, digest, file_id, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id,
    bundle_id, status
FROM credit_statement
WHERE statement_id > :after
ORDER BY statement_id
