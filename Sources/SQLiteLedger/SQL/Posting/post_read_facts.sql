-- Every statement about each transaction that has a new one. Grain: one statement, transactions together.
SELECT
    a.alias_id, a.environment, a.transaction_id, f.digest, f.source, f.grade, f.stated_at,
    f.original_transaction_id, f.line_item_id, f.bundle_id, f.product_id, f.product_type, f.quantity,
    f.purchase_date, f.original_purchase_date, f.expires_at, f.is_revoked, f.revocation_date,
    f.revocation_reason, f.revocation_type, f.revocation_percentage, f.account_token, f.ownership, f.is_trial,
    f.offer_discount_type, f.is_upgraded, f.transaction_reason, f.price_milliunits, f.currency, f.storefront,
    f.has_backend_record, f.backend_username, f.backend_token, f.backend_user_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN fact_in_force AS f ON f.alias_id = d.alias_id
ORDER BY d.alias_id
