-- Does: opens the findings about no purchase that no night found before.
INSERT INTO finding (
    case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step, :run, :as_of
FROM temp.found_unmatched AS found
WHERE NOT EXISTS (
    SELECT 1
    FROM finding AS known
    WHERE known.purchase_id IS NULL
        AND known.kind = found.kind
        AND known.environment = found.environment
        AND known.subject = found.subject
)
ORDER BY environment, subject, kind
