-- Credits without payment: denied by Apple, or not proven by any evidence. Parameters: 1 whether the unproven are listed.
INSERT INTO temp.found_subject (
    kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, product_id, expected,
    actual, detail, next_step
)
SELECT
    CASE WHEN is_denied THEN 'missing_payment' ELSE 'unproven_credit' END,
    environment, subject, user_id, credited_at, order_id, transaction_id, product_id,
    'a payment',
    CASE WHEN is_denied THEN 'not found at Apple' ELSE 'no evidence' END,
    COALESCE('quantity ' || quantity, ''),
    CASE WHEN is_denied THEN 'take_back' ELSE 'check_backend' END
FROM temp.unpaid
WHERE is_denied OR (is_covered AND ?1)
