-- Does: lists one imported credit as it is now.
INSERT INTO temp.resolved_credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id, quantity,
    status, statement_id
)
VALUES (
    :transaction_id, :environment, :stated_environment, :subject, :alias_id, :user_id, :order_id, :credited_at, :product_id,
    :quantity, :status, :statement_id
)
