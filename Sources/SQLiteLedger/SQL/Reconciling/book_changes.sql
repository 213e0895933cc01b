-- name: addMove
-- Keeps one move of a purchase.
INSERT INTO temp.move (purchase_id, step, from_list, to_list, reason, from_reason, currency, amount_milliunits)
VALUES (:purchase_id, :step, :from_list, :to_list, :reason, :from_reason, :currency, :amount_milliunits);

-- name: addVerdict
-- Keeps one verdict; the last about a purchase counts.
INSERT OR REPLACE INTO temp.verdict (
    purchase_id, list, reason, white_state, shown_transaction_id, original_transaction_id, bundle_id, product_id,
    product_type, quantity, paid_at, expires_at, storefront, price_milliunits, currency, price_source, owner_user_id,
    owner_basis, owner_strength, owner_candidates, cause, next_step, application_username, submitted_by_user_id,
    device_model, os_version, app_version, evidence_grade, evidence_source, credited_to, asks_subscription, asks_receipts
)
VALUES (
    :purchase_id, :list, :reason, :white_state, :shown_transaction_id, :original_transaction_id, :bundle_id,
    :product_id, :product_type, :quantity, :paid_at, :expires_at, :storefront, :price_milliunits, :currency,
    :price_source, :owner_user_id, :owner_basis, :owner_strength, :owner_candidates, :cause, :next_step,
    :application_username, :submitted_by_user_id, :device_model, :os_version, :app_version, :evidence_grade,
    :evidence_source, :credited_to, :asks_subscription, :asks_receipts
);

-- name: applyMoves
-- Writes the moves of this run into the journal: those of withdrawn purchases first, each part the earliest payment first.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    :run, :as_of, move.purchase_id, purchase.environment,
    CASE WHEN verdict.purchase_id IS NULL THEN purchase.shown_transaction_id ELSE verdict.shown_transaction_id END AS shown,
    move.from_list, move.to_list, move.reason, move.from_reason, move.currency, move.amount_milliunits
FROM temp.move
JOIN purchase ON purchase.purchase_id = move.purchase_id
LEFT JOIN temp.verdict ON verdict.purchase_id = move.purchase_id
ORDER BY
    verdict.purchase_id IS NOT NULL,
    CASE WHEN verdict.purchase_id IS NULL THEN purchase.paid_at ELSE verdict.paid_at END ASC NULLS LAST,
    purchase.environment, shown, move.purchase_id, move.step;

-- name: updatePurchases
-- Brings the purchases in line with their verdicts; those that are so stay as they are.
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
    AND (
        purchase.list, purchase.reason, purchase.white_state, purchase.shown_transaction_id,
        purchase.original_transaction_id, purchase.bundle_id, purchase.product_id, purchase.product_type,
        purchase.quantity, purchase.paid_at, purchase.expires_at, purchase.storefront, purchase.price_milliunits,
        purchase.currency, purchase.price_source, purchase.owner_user_id, purchase.owner_basis, purchase.owner_strength,
        purchase.owner_candidates, purchase.cause, purchase.next_step, purchase.application_username,
        purchase.submitted_by_user_id, purchase.device_model, purchase.os_version, purchase.app_version,
        purchase.evidence_grade, purchase.evidence_source, purchase.credited_to
    ) IS NOT (
        v.list, v.reason, v.white_state, v.shown_transaction_id, v.original_transaction_id, v.bundle_id, v.product_id,
        v.product_type, v.quantity, v.paid_at, v.expires_at, v.storefront, v.price_milliunits, v.currency, v.price_source,
        v.owner_user_id, v.owner_basis, v.owner_strength, v.owner_candidates, v.cause, v.next_step,
        v.application_username, v.submitted_by_user_id, v.device_model, v.os_version, v.app_version, v.evidence_grade,
        v.evidence_source, v.credited_to
    );
