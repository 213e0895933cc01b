-- Does: keeps what one statement says about one transaction, unless it is known; one that was out of force counts again.
INSERT INTO transaction_fact (
    alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked,
    revocation_date, revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial,
    offer_discount_type, is_upgraded, transaction_reason, price_milliunits, currency, storefront,
    has_backend_record, backend_username, backend_token, backend_user_id
)
VALUES (
    :alias_id, :evidence_id, :digest, :source, :grade, :stated_at, :original_transaction_id, :line_item_id,
    :bundle_id, :product_id, :product_type, :quantity, :purchase_date, :original_purchase_date, :expires_at,
    :is_revoked, :revocation_date, :revocation_reason, :revocation_type, :revocation_percentage, :account_token,
    :ownership, :is_trial, :offer_discount_type, :is_upgraded, :transaction_reason, :price_milliunits, :currency,
    :storefront, :has_backend_record, :backend_username, :backend_token, :backend_user_id
)
ON CONFLICT (alias_id, digest, source) DO UPDATE SET is_in_force = 1
WHERE transaction_fact.is_in_force = 0
