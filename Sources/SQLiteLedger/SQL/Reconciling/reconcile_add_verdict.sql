-- Does: keeps one verdict; the last about a purchase counts.
INSERT OR REPLACE INTO temp.verdict (
    purchase_id, list, reason, white_state, shown_transaction_id, original_transaction_id, bundle_id, product_id,
    product_type, quantity, paid_at, expires_at, storefront, price_milliunits, currency, price_source, owner_user_id,
    owner_basis, owner_strength, owner_candidates, cause, next_step, application_username, submitted_by_user_id,
    device_model, os_version, app_version, evidence_grade, evidence_source, credited_to
)
VALUES (
    :purchase_id, :list, :reason, :white_state, :shown_transaction_id, :original_transaction_id, :bundle_id,
    :product_id, :product_type, :quantity, :paid_at, :expires_at, :storefront, :price_milliunits, :currency,
    :price_source, :owner_user_id, :owner_basis, :owner_strength, :owner_candidates, :cause, :next_step,
    :application_username, :submitted_by_user_id, :device_model, :os_version, :app_version, :evidence_grade,
    :evidence_source, :credited_to
)
