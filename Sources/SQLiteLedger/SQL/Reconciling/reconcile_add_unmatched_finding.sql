-- Does: keeps one finding about no purchase.
INSERT INTO temp.found_unmatched (
    kind, environment, subject, case_id, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step
)
VALUES (
    :kind, :environment, :subject, :case_id, :credited_user_id, :credited_at, :credit_order_id, :transaction_id,
    :bundle_id, :product_id, :expected, :actual, :detail, :next_step
)
