-- name: creditTable
-- Makes the empty list of imported credits as they are now. Grain: one credit.
CREATE TEMP TABLE IF NOT EXISTS resolved_credit (
    transaction_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL,
    stated_environment text COLLATE "C",
    subject text COLLATE "C" NOT NULL,
    alias_id bigint,
    user_id text COLLATE "C" NOT NULL,
    order_id text COLLATE "C",
    credited_at bigint NOT NULL,
    product_id text COLLATE "C",
    quantity bigint,
    status text COLLATE "C" NOT NULL,
    statement_id bigint NOT NULL,
    PRIMARY KEY (transaction_id, environment, subject)
);
TRUNCATE pg_temp.resolved_credit;

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

-- name: readStatements
-- Every statement about each transaction id whose credits may have changed and are not listed yet, and in which stores that
-- id is known.
SELECT
    s.transaction_id, s.statement_id, s.environment, s.user_id, s.credited_at, s.product_id, s.quantity, s.order_id,
    s.bundle_id, s.status,
    production.alias_id AS production_alias_id,
    sandbox.alias_id AS sandbox_alias_id,
    COALESCE(u.canonical_user_id, s.user_id) AS canonical_user_id
FROM dirty_credit_transaction AS d
JOIN credit_statement AS s ON s.transaction_id = d.transaction_id
LEFT JOIN transaction_alias AS production
    ON production.environment = 'Production'
    AND production.transaction_id = d.transaction_id
    AND production.purchase_key IS NOT NULL
LEFT JOIN transaction_alias AS sandbox
    ON sandbox.environment = 'Sandbox'
    AND sandbox.transaction_id = d.transaction_id
    AND sandbox.purchase_key IS NOT NULL
LEFT JOIN app_user AS u ON u.user_id = s.user_id
WHERE NOT EXISTS (
    SELECT 1 FROM pg_temp.resolved_credit AS listed WHERE listed.transaction_id = d.transaction_id
)
ORDER BY d.transaction_id, s.statement_id;

-- name: livePlain
-- The statements of plain credits count.
UPDATE credit_statement
SET fate = :live
WHERE statement_id IN (SELECT statement_id FROM pg_temp.resolved_credit) AND fate IS DISTINCT FROM :live;

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
