-- Does: opens the findings that no night found before.
INSERT INTO finding (
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected,
    actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected, actual,
    detail, next_step, :run, :as_of
FROM temp.finding_change
WHERE change = 'open'
ORDER BY environment, subject, kind
