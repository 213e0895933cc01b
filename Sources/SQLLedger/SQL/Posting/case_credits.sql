-- name: addCredit
-- Keeps the delivery that a resolution states.
INSERT INTO case_credit (case_event_id, case_id, environment, transaction_id, user_id, quantity, credited_at)
VALUES (:case_event_id, :case_id, :environment, :transaction_id, :user_id, :quantity, :credited_at);

-- name: dateCaseCredit
-- Dates one delivery stated by a case.
UPDATE case_credit SET credited_at = :credited_at WHERE case_event_id = :case_event_id;

-- name: dropCaseCredit
-- Drops the credit of a case that does not state it any more.
DELETE FROM credit
WHERE transaction_id = :transaction_id AND environment = :environment AND subject = :subject AND source = 'case';

-- name: readCaseCredits
-- Answers: the deliveries that cases state of touched purchases, the latest of each case and transaction, with what people
-- decided about the case last. Grain: one (case, transaction).
SELECT
    stated.case_event_id,
    stated.case_id,
    stated.environment,
    stated.transaction_id,
    stated.user_id,
    stated.quantity,
    stated.credited_at,
    resolution.at AS stated_at,
    transaction_alias.alias_id,
    transaction_alias.purchase_id,
    coalesce(app_user.canonical_user_id, stated.user_id) AS canonical_user_id,
    (
        SELECT max(case_event.case_event_id)
        FROM case_event
        WHERE case_event.case_id = stated.case_id AND case_event.action IN ('resolved', 'reopened')
    ) AS latest_decision_id
FROM dirty_purchase
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = dirty_purchase.purchase_id
JOIN case_credit AS stated
    ON stated.transaction_id = transaction_alias.transaction_id
    AND stated.environment = transaction_alias.environment
JOIN case_event AS resolution ON resolution.case_event_id = stated.case_event_id
LEFT JOIN app_user ON app_user.user_id = stated.user_id
WHERE NOT EXISTS (
    SELECT 1
    FROM case_credit AS later
    WHERE later.case_id = stated.case_id
        AND later.transaction_id = stated.transaction_id
        AND later.environment = stated.environment
        AND later.case_event_id > stated.case_event_id
)
ORDER BY stated.case_event_id;

-- name: readOtherLiveCredits
-- Answers: the live credits of one purchase but those of the subject :subject. Grain: one credit.
SELECT credit.quantity
FROM transaction_alias
JOIN credit ON credit.alias_id = transaction_alias.alias_id AND credit.status = 'credited'
WHERE transaction_alias.purchase_id = :purchase_id AND credit.subject <> :subject
ORDER BY credit.alias_id, credit.credit_id;

-- name: readPurchase
-- Answers: the purchase of a case, or what that was merged into, and the transactions of it that statements are about.
-- Grain: one such transaction; one row without transaction where there is none.
WITH latest AS (
    SELECT coalesce(purchase.merged_into, purchase.purchase_id) AS purchase_id
    FROM finding
    JOIN purchase ON purchase.purchase_id = finding.purchase_id
    WHERE finding.case_id = :case_id
    ORDER BY finding.closed_run_id IS NOT NULL, finding.opened_at DESC, finding.finding_id DESC
    LIMIT 1
)
SELECT
    purchase.purchase_id,
    purchase.environment,
    purchase.owner_user_id,
    coalesce(purchase.quantity, 1) AS paid_quantity,
    purchase.shown_transaction_id,
    transaction_alias.transaction_id
FROM latest
JOIN purchase ON purchase.purchase_id = latest.purchase_id
LEFT JOIN transaction_alias
    ON transaction_alias.purchase_id = purchase.purchase_id
    AND transaction_alias.grade IS NOT NULL
ORDER BY transaction_alias.alias_id;

-- name: putCaseCredit
-- Puts the credit that a case states; when it was first known stays.
INSERT INTO credit (
    credit_id, transaction_id, environment, stated_environment, subject, alias_id, user_id, credited_at, quantity, status, source,
    entered_at, entered_run_id
)
VALUES (
    COALESCE((SELECT max(credit_id) FROM credit), 0) + 1,
    :transaction_id, :environment, :environment, :subject, :alias_id, :user_id, :credited_at, :quantity, :status, 'case',
    :as_of, :run_id
)
ON CONFLICT (transaction_id, environment, subject) DO UPDATE
SET alias_id = excluded.alias_id,
    user_id = excluded.user_id,
    credited_at = excluded.credited_at,
    quantity = excluded.quantity,
    status = excluded.status;

-- name: readQuantities
-- Answers: the quantities that the transactions of one purchase state, as they were just posted: not as the last night judged them.
-- Grain: one transaction that a statement in force is about.
SELECT transaction_id, original_transaction_id, grade, quantity
FROM transaction_alias
WHERE purchase_id = :purchase_id AND grade IS NOT NULL
ORDER BY alias_id;

-- name: readStatementsOfPurchase
-- Answers: every statement about credits of the transactions of one purchase, as `readStatements`. Grain: one statement, transactions
-- together.
SELECT
    alias.alias_id AS purchase_alias_id,
    alias.environment AS purchase_environment,
    stated.transaction_id,
    stated.statement_id,
    stated.environment,
    stated.user_id,
    stated.credited_at,
    stated.product_id,
    stated.quantity,
    stated.order_id,
    stated.bundle_id,
    stated.status,
    production.alias_id AS production_alias_id,
    sandbox.alias_id AS sandbox_alias_id,
    coalesce(app_user.canonical_user_id, stated.user_id) AS canonical_user_id
FROM transaction_alias AS alias
CROSS JOIN credit_statement AS stated ON stated.transaction_id = alias.transaction_id
LEFT JOIN transaction_alias AS production
    ON production.environment = 'Production'
    AND production.transaction_id = alias.transaction_id
    AND production.purchase_key IS NOT NULL
LEFT JOIN transaction_alias AS sandbox
    ON sandbox.environment = 'Sandbox'
    AND sandbox.transaction_id = alias.transaction_id
    AND sandbox.purchase_key IS NOT NULL
LEFT JOIN app_user ON app_user.user_id = stated.user_id
WHERE alias.purchase_id = :purchase_id
ORDER BY alias.alias_id, stated.statement_id;

-- name: readWaitingCaseCredits
-- Answers: the deliveries stated by case events that no run has applied yet. Grain: one delivery.
SELECT
    case_credit.case_event_id,
    case_credit.case_id,
    case_credit.environment,
    case_credit.transaction_id,
    case_credit.user_id,
    case_credit.quantity,
    case_credit.credited_at,
    case_event.at AS stated_at
FROM case_event
JOIN case_credit ON case_credit.case_event_id = case_event.case_event_id
WHERE case_event.applied_run_id IS NULL
ORDER BY case_event.case_event_id;
