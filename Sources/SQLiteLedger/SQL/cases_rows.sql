-- Cases as they stand: the latest finding of each and what people did. :all also those settled or gone by themselves;
-- :case_id one case (null: all); :since and :until bound when it was opened. Grain: one case.
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
    SELECT latest.*, case_standing.case_event_id AS event_id, case_standing.status
    FROM latest
    JOIN case_standing ON case_standing.finding_id = latest.finding_id
    WHERE latest.place = 1
)
SELECT
    standing.case_id, standing.kind, standing.environment,
    -- What is not about a purchase has a transaction and a product of its own.
    COALESCE(purchase.shown_transaction_id, standing.transaction_id) AS shown_transaction_id,
    COALESCE(purchase.product_id, standing.product_id) AS product_id,
    purchase.paid_at, purchase.owner_user_id, purchase.owner_basis, purchase.owner_candidates,
    standing.credited_user_id, standing.credited_at, standing.credit_order_id, standing.expected, standing.actual,
    standing.detail, standing.next_step, standing.opened_at, standing.closed_at,
    standing.status,
    (
        SELECT e.assignee FROM case_event AS e
        WHERE e.case_id = standing.case_id AND e.action = 'assigned'
        ORDER BY e.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    CASE standing.status WHEN 'resolved' THEN event.reason END AS reason,
    CASE standing.status WHEN 'resolved' THEN event.at END AS resolved_at,
    CASE standing.status WHEN 'resolved' THEN event.actor END AS resolved_by,
    CASE standing.status WHEN 'resolved' THEN stated.user_id END AS resolved_to,
    (
        SELECT e.note FROM case_event AS e
        WHERE e.case_id = standing.case_id AND e.note IS NOT NULL
        ORDER BY e.case_event_id DESC
        LIMIT 1
    ) AS last_note
FROM standing
LEFT JOIN case_event AS event ON event.case_event_id = standing.event_id
LEFT JOIN case_credit AS stated ON stated.case_event_id = standing.event_id
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
