-- Does: brings the purchases in line with their verdicts.
UPDATE purchase SET
    first_seen_at = COALESCE(purchase.first_seen_at, :as_of),
    entered_at = CASE WHEN purchase.list IS v.list THEN purchase.entered_at ELSE :as_of END,
    entered_run_id = CASE WHEN purchase.list IS v.list THEN purchase.entered_run_id ELSE :run END,
    list = v.list, reason = v.reason, white_state = v.white_state,
    shown_transaction_id = v.shown_transaction_id, original_transaction_id = v.original_transaction_id,
    bundle_id = v.bundle_id, product_id = v.product_id, product_type = v.product_type, quantity = v.quantity,
    paid_at = v.paid_at, expires_at = v.expires_at, storefront = v.storefront,
    price_milliunits = v.price_milliunits, currency = v.currency, price_source = v.price_source,
    owner_user_id = v.owner_user_id, owner_basis = v.owner_basis, owner_strength = v.owner_strength,
    owner_candidates = v.owner_candidates, cause = v.cause, next_step = v.next_step,
    application_username = v.application_username, submitted_by_user_id = v.submitted_by_user_id,
    device_model = v.device_model, os_version = v.os_version, app_version = v.app_version,
    evidence_grade = v.evidence_grade, evidence_source = v.evidence_source, credited_to = v.credited_to
FROM temp.verdict AS v
WHERE purchase.purchase_id IN (SELECT purchase_id FROM temp.verdict)
    AND v.purchase_id = purchase.purchase_id
