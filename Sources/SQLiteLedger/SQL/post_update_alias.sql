-- Writes one transaction's merged facts. Parameters: in the order of the columns, the alias last.
UPDATE transaction_alias SET
    original_transaction_id = ?, line_item_id = ?, bundle_id = ?, product_id = ?, product_type = ?, quantity = ?,
    purchase_date = ?, original_purchase_date = ?, paid_at = ?, expires_at = ?, is_revoked = ?,
    is_fully_revoked = ?, revocation_date = ?, revocation_reason = ?, revocation_type = ?,
    revocation_percentage = ?, account_token = ?, token_grade = ?, ownership = ?, is_trial = ?,
    offer_discount_type = ?, is_upgraded = ?, transaction_reason = ?, price_milliunits = ?, currency = ?,
    price_grade = ?, storefront = ?, has_backend_record = ?, backend_username = ?, backend_token = ?,
    backend_user_id = ?, is_free = ?, grade = ?, source = ?, account_token_digest = ?, backend_token_exact = ?,
    backend_token_folded = ?, backend_username_exact = ?, backend_username_folded = ?, has_future_date = ?, is_bundle_stated = ?
WHERE alias_id = ?
