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
    transaction_alias.alias_id,
    transaction_alias.purchase_id,
    coalesce(transaction_alias.quantity, 1) AS paid_quantity,
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
