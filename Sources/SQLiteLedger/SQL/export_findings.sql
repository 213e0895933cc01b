-- Every finding opened from :since to before :until, standing or closed, missing credits included.
-- Grain: one finding.
SELECT
    case_id, kind, transaction_id, original_transaction_id, bundle_id, environment, product_id, paid_at,
    credited_user_id, credited_at, credit_order_id, owner_user_id, owner_basis, owner_strength, expected, actual,
    detail, next_step, case_status, assignee,
    opened_at, closed_at, closed_reason
FROM finding_row
WHERE (:since IS NULL OR opened_at >= :since)
    AND (:until IS NULL OR opened_at < :until)
ORDER BY paid_at IS NULL, paid_at, environment, COALESCE(transaction_id, ''), kind, case_id, subject
