-- Does: keeps what is known of one subscription.
INSERT INTO temp.subscription_overview (
    environment, original_transaction_id, is_first_period_free, first_paid_transaction_id
)
VALUES (:environment, :original_transaction_id, :is_first_period_free, :first_paid_transaction_id)
