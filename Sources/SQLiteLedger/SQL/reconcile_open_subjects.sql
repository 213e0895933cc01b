-- New trouble that is not about a purchase. Parameters: 1 run, 2 as-of.
INSERT INTO finding (
    case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    case_id(f.kind, f.environment, f.subject), f.kind, f.environment, f.subject, f.credited_user_id, f.credited_at,
    f.credit_order_id, f.transaction_id, f.bundle_id, f.product_id, f.expected, f.actual, f.detail, f.next_step, ?1, ?2
FROM temp.found_subject AS f
WHERE NOT EXISTS (
    SELECT 1 FROM finding AS known
    WHERE known.purchase_id IS NULL
        AND known.kind = f.kind
        AND known.environment = f.environment
        AND known.subject = f.subject
)
ORDER BY f.environment, f.subject, f.kind
