-- Does: takes the touched purchases that nothing in force states any more off their lists. They keep their key and the
-- transaction they are known by, and with these their history.
UPDATE purchase SET
    list = 'none', reason = :reason, white_state = NULL, original_transaction_id = NULL, bundle_id = NULL,
    product_id = NULL, product_type = NULL, quantity = NULL, paid_at = NULL, expires_at = NULL, storefront = NULL,
    price_milliunits = NULL, currency = NULL, price_source = NULL, owner_user_id = NULL, owner_basis = NULL,
    owner_strength = NULL, owner_candidates = NULL, cause = NULL, next_step = NULL, application_username = NULL,
    submitted_by_user_id = NULL, device_model = NULL, os_version = NULL, app_version = NULL, evidence_grade = NULL,
    evidence_source = NULL, credited_to = NULL, is_unfinished = 0, is_without_first = 0
WHERE list IN ('white', 'black', 'closed')
    AND purchase_id IN (SELECT purchase_id FROM touched)
    AND NOT EXISTS (SELECT 1 FROM transaction_alias AS a WHERE a.purchase_id = purchase.purchase_id)
