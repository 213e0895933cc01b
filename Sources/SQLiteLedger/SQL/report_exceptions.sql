-- Every open finding but the missing credits. Grain: one open finding. No parameters.
SELECT
    case_id, kind, transaction_id, original_transaction_id, bundle_id, environment, product_id, paid_at,
    credited_user_id, credited_at, credit_order_id, owner_user_id, owner_basis, owner_strength, expected, actual,
    detail, next_step, case_status, assignee
FROM finding_row
WHERE closed_run_id IS NULL AND kind <> 'missing_credit'
ORDER BY paid_at IS NULL, paid_at, environment, COALESCE(transaction_id, ''), kind, case_id, subject
