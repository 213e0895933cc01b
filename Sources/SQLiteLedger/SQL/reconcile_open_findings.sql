-- New trouble. Parameters: run, as-of.
INSERT INTO finding (
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected,
    actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    f.case_id, f.kind, f.environment, f.subject, f.purchase_id, f.credited_user_id, f.credited_at,
    f.credit_order_id, f.expected, f.actual, f.detail, f.next_step, ?, ?
FROM temp.found AS f
WHERE NOT EXISTS (
    SELECT 1 FROM finding AS known WHERE known.purchase_id = f.purchase_id AND known.kind = f.kind
)
ORDER BY f.environment, f.subject, f.kind
