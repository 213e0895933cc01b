-- name: addFindingChange
-- Keeps what becomes of one finding of a purchase.
INSERT INTO finding_change (
    purchase_id, kind, change, finding_id, closed_reason, case_id, environment, subject, credited_user_id, credited_at,
    credit_order_id, expected, actual, detail, next_step
)
VALUES (
    :purchase_id, :kind, :change, :finding_id, :closed_reason, :case_id, :environment, :subject, :credited_user_id,
    :credited_at, :credit_order_id, :expected, :actual, :detail, :next_step
);

-- name: isFirstJudgement
-- Answers: whether no purchase has been judged yet. Grain: one value.
SELECT NOT EXISTS (SELECT 1 FROM purchase WHERE paid_at IS NOT NULL);

-- name: noteJudged
-- Keeps what was judged for the control totals: they look at it one by one until a run is published.
INSERT INTO judged_purchase (purchase_id) SELECT purchase_id FROM verdict
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: readBookedFindings
-- Answers: the findings of the touched purchases, open or closed. Grain: one finding, purchases together.
SELECT touched.purchase_id, finding.finding_id, finding.kind, finding.closed_run_id IS NULL AS is_open
FROM touched
JOIN finding ON finding.purchase_id = touched.purchase_id
ORDER BY touched.purchase_id, finding.kind;

-- name: reopenFindings
-- Opens again the closed findings that were found again: each keeps its case.
UPDATE finding
SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = :run, opened_at = :as_of
WHERE finding_id IN (SELECT finding_id FROM finding_change WHERE change = 'reopen');

-- name: dropTouchedChanges
-- Forgets what was decided about purchases that are judged again.
DELETE FROM move WHERE purchase_id IN (SELECT purchase_id FROM touched);
DELETE FROM finding_change WHERE purchase_id IN (SELECT purchase_id FROM touched);

-- name: readBooked
-- Answers: where the touched purchases are in the books. Grain: one purchase.
SELECT
    touched.purchase_id, purchase.list, purchase.reason, purchase.price_milliunits, purchase.currency
FROM touched
JOIN purchase ON purchase.purchase_id = touched.purchase_id
ORDER BY touched.purchase_id;

-- name: addWithdrawal
-- Keeps that the purchase :purchase_id leaves its list for none, for :reason; without a reason, that it is deleted.
INSERT INTO withdrawal (purchase_id, reason) VALUES (:purchase_id, :reason);

-- name: deleteWithdrawn
-- Deletes the purchases that leave no trace.
DELETE FROM purchase WHERE purchase_id IN (SELECT purchase_id FROM withdrawal WHERE reason IS NULL);
