-- Every open finding but the missing credits. The transaction of a credit without purchase is the one it names.
-- Grain: one open finding. No parameters.
SELECT
    finding.case_id,
    finding.kind,
    COALESCE(purchase.shown_transaction_id, finding.transaction_id) AS transaction_id,
    purchase.original_transaction_id,
    COALESCE(purchase.bundle_id, finding.bundle_id) AS bundle_id,
    finding.environment,
    COALESCE(purchase.product_id, finding.product_id) AS product_id,
    purchase.paid_at,
    finding.credited_user_id,
    finding.credited_at,
    finding.credit_order_id,
    purchase.owner_user_id,
    purchase.owner_basis,
    purchase.owner_strength,
    finding.expected,
    finding.actual,
    finding.detail || CASE
        WHEN finding.storefronts = '' THEN ''
        WHEN finding.detail = '' THEN 'storefronts ' || finding.storefronts
        ELSE '; storefronts ' || finding.storefronts
    END AS detail,
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
    ) AS assignee
FROM finding
LEFT JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind <> 'missing_credit'
ORDER BY
    purchase.paid_at IS NULL,
    purchase.paid_at,
    finding.environment,
    COALESCE(purchase.shown_transaction_id, finding.transaction_id, ''),
    finding.kind,
    finding.case_id,
    finding.subject
