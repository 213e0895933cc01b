-- name: creditTable
-- Makes the empty list of imported credits as they are now. Grain: one credit.
CREATE TEMP TABLE IF NOT EXISTS resolved_credit (
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL,
    stated_environment TEXT,
    subject TEXT NOT NULL,
    alias_id INTEGER,
    user_id TEXT NOT NULL,
    order_id TEXT,
    credited_at INTEGER NOT NULL,
    product_id TEXT,
    quantity INTEGER,
    status TEXT NOT NULL,
    statement_id INTEGER NOT NULL,
    PRIMARY KEY (transaction_id, environment, subject)
) STRICT, WITHOUT ROWID;
DELETE FROM temp.resolved_credit;

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
    SELECT 1 FROM temp.resolved_credit AS listed WHERE listed.transaction_id = d.transaction_id
)
ORDER BY d.transaction_id;

-- name: livePlain
-- The statements of plain credits count.
UPDATE credit_statement
SET fate = :live
WHERE statement_id IN (SELECT statement_id FROM temp.resolved_credit) AND fate IS NOT :live;

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
