-- Every open finding but the missing credits. Grain: one open finding.
SELECT
    listed.position,
    case_id, kind, transaction_id, original_transaction_id, bundle_id, environment, product_id, paid_at,
    credited_user_id, credited_at, credit_order_id, owner_user_id, owner_basis, owner_strength, expected, actual,
    detail, next_step, last_action, last_action_after_run_id, opened_run_id, closed_run_id, assignee
FROM temp.listed_exception AS listed
JOIN finding_row ON finding_row.finding_id = listed.finding_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit
