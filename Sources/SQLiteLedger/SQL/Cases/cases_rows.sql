-- Answers: the cases that were listed: the latest finding of each, and what was done last about it, notes apart. Grain: one case.
SELECT
    listed.position,
    finding.case_id, finding.kind, finding.environment,
    -- What is not about a purchase has a transaction and a product of its own.
    COALESCE(purchase.shown_transaction_id, finding.transaction_id) AS shown_transaction_id,
    COALESCE(purchase.product_id, finding.product_id) AS product_id,
    purchase.paid_at, purchase.owner_user_id, purchase.owner_basis, purchase.owner_candidates,
    finding.credited_user_id, finding.credited_at, finding.credit_order_id, finding.expected, finding.actual,
    finding.detail, finding.next_step, finding.opened_at, finding.closed_at,
    finding.opened_run_id, finding.closed_run_id,
    last_event.action AS last_action, last_event.after_run_id AS last_action_after_run_id,
    (
        SELECT e.assignee FROM case_event AS e
        WHERE e.case_id = finding.case_id AND e.action = 'assigned'
        ORDER BY e.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    last_event.reason, last_event.at, last_event.actor, stated.user_id,
    (
        SELECT e.note FROM case_event AS e
        WHERE e.case_id = finding.case_id AND e.note IS NOT NULL
        ORDER BY e.case_event_id DESC
        LIMIT 1
    ) AS last_note
FROM temp.listed_case AS listed
JOIN finding ON finding.finding_id = listed.finding_id
LEFT JOIN case_event AS last_event ON last_event.case_event_id = (
    SELECT last.case_event_id
    FROM case_event AS last
    WHERE last.case_id = finding.case_id AND last.action <> 'note'
    ORDER BY last.case_event_id DESC
    LIMIT 1
)
LEFT JOIN case_credit AS stated ON stated.case_event_id = last_event.case_event_id
LEFT JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit
