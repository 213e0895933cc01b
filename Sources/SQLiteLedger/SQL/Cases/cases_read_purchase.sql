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
