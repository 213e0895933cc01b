-- The cases, in the order of the work list: by the latest finding of each. :all also those settled or gone by themselves;
-- :case_id one case (null: all); :since and :until bound when it was opened. Grain: one case.
INSERT INTO temp.listed_case (finding_id)
WITH latest AS (
    SELECT
        finding.*,
        row_number() OVER (
            PARTITION BY finding.case_id
            ORDER BY finding.closed_run_id IS NOT NULL, finding.opened_at DESC, finding.finding_id DESC
        ) AS place
    FROM finding
    WHERE :case_id IS NULL OR finding.case_id = :case_id
), standing AS (
    SELECT latest.*, case_standing.status
    FROM latest
    JOIN case_standing ON case_standing.finding_id = latest.finding_id
    WHERE latest.place = 1
)
SELECT standing.finding_id
FROM standing
LEFT JOIN purchase ON purchase.purchase_id = standing.purchase_id
WHERE (:all OR (standing.closed_at IS NULL AND standing.status <> 'resolved'))
    AND (:since IS NULL OR standing.opened_at >= :since)
    AND (:until IS NULL OR standing.opened_at < :until)
ORDER BY
    purchase.paid_at IS NULL,
    purchase.paid_at,
    standing.environment,
    COALESCE(purchase.shown_transaction_id, standing.transaction_id, ''),
    standing.kind,
    standing.case_id
