-- The transactions of every touched purchase. Grain: one transaction, purchases together.
SELECT
    t.purchase_id, a.environment, a.transaction_id, a.original_transaction_id, a.line_item_id, a.bundle_id,
    a.product_id, a.product_type, a.quantity, a.purchase_date, a.original_purchase_date, a.paid_at, a.expires_at,
    a.is_revoked, a.revocation_date, a.revocation_reason, a.revocation_type, a.revocation_percentage,
    a.account_token, a.token_grade, a.ownership, a.is_trial, a.offer_discount_type, a.is_upgraded,
    a.transaction_reason, a.price_milliunits, a.currency, a.price_grade, a.storefront, a.has_backend_record,
    a.backend_username, a.backend_user_id, a.grade, a.source, a.is_bought_again,
    o.is_first_period_free, o.first_paid_transaction_id,
    COALESCE(u.canonical_user_id, a.backend_user_id) AS backend_canonical_user_id,
    a.is_bundle_stated
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
LEFT JOIN temp.subscription_overview AS o
    ON o.environment = a.environment
    AND o.original_transaction_id = a.original_transaction_id
    AND a.product_type = 'auto_renewable'
LEFT JOIN app_user AS u ON u.user_id = a.backend_user_id
ORDER BY t.purchase_id, a.transaction_id
