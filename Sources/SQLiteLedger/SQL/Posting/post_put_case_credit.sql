-- Does: puts the credit that a case states; when it was first known stays.
INSERT INTO credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, credited_at, quantity, status, source,
    entered_at, entered_run_id
)
VALUES (
    :transaction_id, :environment, :environment, :subject, :alias_id, :user_id, :credited_at, :quantity, :status, 'case',
    :as_of, :run_id
)
ON CONFLICT (transaction_id, environment, subject) DO UPDATE
SET alias_id = excluded.alias_id,
    user_id = excluded.user_id,
    credited_at = excluded.credited_at,
    quantity = excluded.quantity,
    status = excluded.status
