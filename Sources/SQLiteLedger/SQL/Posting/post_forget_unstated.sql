-- Transactions that nothing in force states any more are as if they had never been stated, until evidence of them comes
-- back; a delivery that a case stated for one waits with it.
UPDATE transaction_alias SET
    purchase_key = NULL, original_transaction_id = NULL, line_item_id = NULL, bundle_id = NULL, product_id = NULL,
    product_type = NULL, quantity = NULL, purchase_date = NULL, original_purchase_date = NULL,
    paid_at = NULL, expires_at = NULL, revocation_date = NULL, revocation_reason = NULL, revocation_type = NULL,
    revocation_percentage = NULL, is_revoked = 0, is_fully_revoked = 0, account_token = NULL, token_grade = NULL,
    ownership = NULL, is_trial = NULL, offer_discount_type = NULL, is_upgraded = NULL, transaction_reason = NULL,
    price_milliunits = NULL, currency = NULL, price_grade = NULL, storefront = NULL, backend_username = NULL,
    backend_token = NULL, backend_user_id = NULL, account_token_digest = NULL,
    backend_token_exact = NULL, backend_token_folded = NULL, backend_username_exact = NULL, backend_username_folded = NULL, has_backend_record = 0, is_bundle_stated = 0,
    is_bought_again = 0, is_free = 0, has_future_date = 0, grade = NULL, source = NULL
WHERE alias_id IN (SELECT alias_id FROM dirty_alias)
    AND NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = transaction_alias.alias_id);

DELETE FROM credit
WHERE source = 'case'
    AND alias_id IN (
        SELECT a.alias_id
        FROM dirty_alias AS d
        CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
        WHERE a.grade IS NULL
    );
