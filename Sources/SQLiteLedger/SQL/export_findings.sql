-- Every finding opened from :since to before :until, standing or closed, missing credits included.
-- The transaction of a credit without purchase is the one it names. Grain: one finding.
WITH named_by_credit AS (
    SELECT finding.finding_id, min(credit.transaction_id) AS transaction_id
    FROM finding
    JOIN credit
        ON credit.user_id = finding.credited_user_id
        AND credit.credited_at = finding.credited_at
        AND credit.environment = finding.environment
        AND credit.order_id IS finding.credit_order_id
        AND instr(finding.subject, credit.transaction_id) > 0
    WHERE finding.purchase_id IS NULL
    GROUP BY finding.finding_id
)
SELECT
    finding.case_id,
    finding.kind,
    COALESCE(purchase.shown_transaction_id, named_by_credit.transaction_id) AS transaction_id,
    purchase.original_transaction_id,
    purchase.bundle_id,
    finding.environment,
    purchase.product_id,
    purchase.paid_at,
    finding.credited_user_id,
    finding.credited_at,
    finding.credit_order_id,
    purchase.owner_user_id,
    purchase.owner_basis,
    purchase.owner_strength,
    finding.expected,
    finding.actual,
    finding.detail,
    finding.next_step,
    COALESCE(
        (
            SELECT case_event.action
            FROM case_event
            WHERE case_event.case_id = finding.case_id AND case_event.action <> 'note'
            ORDER BY case_event.case_event_id DESC
            LIMIT 1
        ),
        'open'
    ) AS case_status,
    (
        SELECT case_event.assignee
        FROM case_event
        WHERE case_event.case_id = finding.case_id AND case_event.action = 'assigned'
        ORDER BY case_event.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    finding.opened_at,
    finding.closed_at,
    finding.closed_reason
FROM finding
LEFT JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN named_by_credit ON named_by_credit.finding_id = finding.finding_id
WHERE (:since IS NULL OR finding.opened_at >= :since)
    AND (:until IS NULL OR finding.opened_at < :until)
ORDER BY
    purchase.paid_at IS NULL,
    purchase.paid_at,
    finding.environment,
    COALESCE(purchase.shown_transaction_id, named_by_credit.transaction_id, ''),
    finding.kind,
    finding.case_id,
    finding.subject
