-- Does: keeps what becomes of one finding of a purchase.
INSERT INTO temp.finding_change (
    purchase_id, kind, change, finding_id, closed_reason, case_id, environment, subject, credited_user_id, credited_at,
    credit_order_id, expected, actual, detail, next_step
)
VALUES (
    :purchase_id, :kind, :change, :finding_id, :closed_reason, :case_id, :environment, :subject, :credited_user_id,
    :credited_at, :credit_order_id, :expected, :actual, :detail, :next_step
)
