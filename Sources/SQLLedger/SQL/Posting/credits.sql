-- name: deleteCredits
-- Credits that are none any more: their statements now speak of another store or of another order.
DELETE FROM credit
WHERE source = 'import'
    AND transaction_id IN (SELECT transaction_id FROM dirty_credit_transaction)
    AND NOT EXISTS (
        SELECT 1 FROM resolved_credit AS r
        WHERE r.transaction_id = credit.transaction_id
            AND r.environment = credit.environment
            AND r.subject = credit.subject
    );

-- name: dirtyCredited
-- A change of credits touches the purchases they name.
INSERT INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_credit_transaction AS d
CROSS JOIN transaction_alias AS a ON a.transaction_id = d.transaction_id
WHERE a.purchase_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: dirtyReviewed
-- Whether a user looks like a reviewer depends on his credits for money, under whichever of his accounts: a change of
-- those touches his sandbox purchases. A credit that is one of the sandbox now may have been one for money before.
INSERT INTO dirty_purchase (purchase_id)
WITH credited (user_id) AS (
    SELECT DISTINCT COALESCE(u.canonical_user_id, c.user_id)
    FROM dirty_credit_transaction AS d
    CROSS JOIN credit AS c ON c.transaction_id = d.transaction_id
    LEFT JOIN app_user AS u ON u.user_id = c.user_id
), account (user_id) AS (
    SELECT user_id FROM credited
    UNION
    SELECT u.user_id FROM credited AS d JOIN app_user AS u ON u.canonical_user_id = d.user_id
)
SELECT a.purchase_id
FROM account AS w
CROSS JOIN credit AS reviewed ON reviewed.user_id = w.user_id AND reviewed.environment = 'Sandbox'
JOIN transaction_alias AS a ON a.alias_id = reviewed.alias_id
WHERE a.purchase_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: dueCredits
-- Credits that were in the future and are not any more, and credits of transactions that are new.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT transaction_id FROM credit_statement WHERE fate = 'future' AND credited_at <= :as_of
UNION
SELECT a.transaction_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
JOIN credit_statement AS s ON s.transaction_id = a.transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: resolvePlain
-- Lists the imported credits of the plain ones of the touched transactions: those known in Production with one statement,
-- which says that they were credited. What this says of them is what `resolveCredits` says (`PlainPurchasesTests`);
-- whatever is not plain by these conditions is left to it.
INSERT INTO resolved_credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id, quantity,
    status, statement_id
)
SELECT
    stated.transaction_id, known.environment, stated.environment,
    CASE
        WHEN stated.order_id IS NULL THEN CAST(stated.credited_at AS text) || ' ' || stated.user_id
        ELSE 'order ' || stated.order_id
    END,
    known.alias_id, stated.user_id, stated.order_id, stated.credited_at, stated.product_id, stated.quantity, stated.status,
    stated.statement_id
FROM dirty_credit_transaction AS touched
CROSS JOIN credit_statement AS stated ON stated.transaction_id = touched.transaction_id
CROSS JOIN transaction_alias AS known
    ON known.transaction_id = touched.transaction_id
    AND known.environment = :environment
WHERE known.purchase_key IS NOT NULL
    AND COALESCE(stated.environment, known.environment) = known.environment
    AND stated.status = :credited
    AND stated.credited_at <= :as_of
    AND NOT EXISTS (
        SELECT 1
        FROM credit_statement AS other
        WHERE other.transaction_id = touched.transaction_id AND other.statement_id <> stated.statement_id
    )
ORDER BY touched.transaction_id;

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
DELETE FROM resolved_credit;

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
    SELECT 1 FROM resolved_credit AS listed WHERE listed.transaction_id = d.transaction_id
)
ORDER BY d.transaction_id, s.statement_id;

-- name: livePlain
-- The statements of plain credits count.
UPDATE credit_statement
SET fate = :live
WHERE statement_id IN (SELECT statement_id FROM resolved_credit) AND fate IS NOT :live;
