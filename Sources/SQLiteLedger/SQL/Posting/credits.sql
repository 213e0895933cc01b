-- name: insertResolved
-- Lists one imported credit as it is now.
INSERT INTO temp.resolved_credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id, quantity,
    status, statement_id
)
VALUES (
    :transaction_id, :environment, :stated_environment, :subject, :alias_id, :user_id, :order_id, :credited_at, :product_id,
    :quantity, :status, :statement_id
);

-- name: updateFate
-- Keeps what became of one credit statement.
UPDATE credit_statement SET fate = :fate WHERE statement_id = :statement_id;

-- name: upsertCredits
-- Brings the imported credits up to date; when one was first known stays.
INSERT INTO credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id,
    quantity, status, source, statement_id, entered_at, entered_run_id
)
SELECT
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id,
    quantity, status, 'import', statement_id, :as_of, :run_id
FROM temp.resolved_credit
WHERE true
ON CONFLICT (transaction_id, environment, subject) DO UPDATE SET
    stated_environment = excluded.stated_environment,
    alias_id = excluded.alias_id,
    user_id = excluded.user_id,
    order_id = excluded.order_id,
    credited_at = excluded.credited_at,
    product_id = excluded.product_id,
    quantity = excluded.quantity,
    status = excluded.status,
    statement_id = excluded.statement_id;
