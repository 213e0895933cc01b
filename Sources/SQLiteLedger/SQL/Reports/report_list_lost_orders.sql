-- The missing credits that stand, in the order of the file. Grain: one open finding of kind missing_credit.
INSERT INTO temp.listed_lost_order (finding_id)
SELECT finding.finding_id
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
ORDER BY
    purchase.paid_at IS NULL,
    purchase.paid_at,
    purchase.environment,
    purchase.shown_transaction_id,
    finding.case_id
