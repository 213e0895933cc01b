-- name: insertResolved
-- Lists one imported credit as it is now.
INSERT INTO pg_temp.resolved_credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id, quantity,
    status, statement_id
)
SELECT
    stated.transaction_id, stated.environment, stated.stated_environment, stated.subject, stated.alias_id, stated.user_id,
    stated.order_id, stated.credited_at, stated.product_id, stated.quantity, stated.status, stated.statement_id
FROM unnest(
    :transaction_id::text[], :environment::text[], :stated_environment::text[], :subject::text[], :alias_id::bigint[],
    :user_id::text[], :order_id::text[], :credited_at::bigint[], :product_id::text[], :quantity::bigint[], :status::text[],
    :statement_id::bigint[]
) AS stated (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id, quantity,
    status, statement_id
);

-- name: updateFate
-- Keeps what became of one credit statement.
UPDATE credit_statement
SET fate = stated.fate
FROM unnest(:fate::text[], :statement_id::bigint[]) AS stated (fate, statement_id)
WHERE credit_statement.statement_id = stated.statement_id;

-- name: upsertCredits
-- Brings the imported credits up to date; when one was first known stays.
INSERT INTO credit (
    credit_id, transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at,
    product_id, quantity, status, source, statement_id, entered_at, entered_run_id
)
SELECT
    -- Only new ones take a number.
    COALESCE(
        known.credit_id,
        COALESCE((SELECT max(credit_id) FROM credit), 0) + row_number() OVER (
            PARTITION BY known.credit_id IS NULL
            ORDER BY listed.transaction_id, listed.environment, listed.subject
        )
    ),
    listed.transaction_id, listed.environment, listed.stated_environment, listed.subject, listed.alias_id, listed.user_id,
    listed.order_id, listed.credited_at, listed.product_id, listed.quantity, listed.status, 'import', listed.statement_id,
    :as_of::bigint, :run_id::bigint
FROM pg_temp.resolved_credit AS listed
LEFT JOIN credit AS known
    ON known.transaction_id = listed.transaction_id
    AND known.environment = listed.environment
    AND known.subject = listed.subject
ORDER BY listed.transaction_id, listed.environment, listed.subject
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
