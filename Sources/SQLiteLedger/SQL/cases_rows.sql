-- The cases that were listed: the latest finding of each and what people did. Grain: one case.
WITH standing AS (
    SELECT listed.position, finding.*, case_standing.case_event_id AS event_id, case_standing.status
    FROM temp.listed_case AS listed
    JOIN finding ON finding.finding_id = listed.finding_id
    JOIN case_standing ON case_standing.finding_id = finding.finding_id
    WHERE listed.position > :after
)
SELECT
    standing.position,
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
ORDER BY standing.position
LIMIT :limit
