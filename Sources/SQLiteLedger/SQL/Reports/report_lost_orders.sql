-- Every missing credit that stands, with its purchase, owner and case. Grain: one open finding of kind missing_credit.
SELECT
    listed.position,
    finding.case_id,
    purchase.shown_transaction_id,
    purchase.original_transaction_id,
    (
        SELECT MIN(apple_order.order_id)
        FROM transaction_alias
        JOIN apple_order
            ON apple_order.environment = transaction_alias.environment
            AND apple_order.transaction_id = transaction_alias.transaction_id
        WHERE transaction_alias.purchase_id = purchase.purchase_id
    ) AS apple_order_id,
    purchase.bundle_id,
    purchase.environment,
    purchase.product_id,
    purchase.product_type,
    COALESCE(purchase.quantity, 1) AS quantity,
    purchase.paid_at,
    purchase.expires_at,
    purchase.first_seen_at,
    purchase.price_milliunits,
    COALESCE(purchase.currency, '') AS currency,
    purchase.price_source,
    purchase.storefront,
    purchase.owner_user_id,
    app_user.account_name,
    COALESCE(purchase.owner_basis, 'unknown') AS owner_basis,
    COALESCE(purchase.owner_strength, 'none') AS owner_strength,
    COALESCE(purchase.owner_candidates, '') AS owner_candidates,
    purchase.application_username,
    purchase.submitted_by_user_id,
    purchase.device_model,
    purchase.os_version,
    purchase.app_version,
    COALESCE(purchase.evidence_grade, '') AS evidence_grade,
    COALESCE(purchase.evidence_source, '') AS evidence_source,
    (
        SELECT MAX(api_cursor.asked_at)
        FROM transaction_alias
        JOIN customer_transaction ON customer_transaction.alias_id = transaction_alias.alias_id
        JOIN api_cursor ON api_cursor.customer_id = customer_transaction.customer_id
        WHERE transaction_alias.purchase_id = purchase.purchase_id
    ) AS rechecked_at,
    COALESCE(purchase.cause, '') AS cause,
    finding.next_step,
    finding.last_action,
    finding.last_action_after_run_id,
    finding.opened_run_id,
    finding.closed_run_id,
    finding.assignee
FROM temp.listed_lost_order AS listed
JOIN finding_row AS finding ON finding.finding_id = listed.finding_id
JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN app_user ON app_user.user_id = purchase.owner_user_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit
