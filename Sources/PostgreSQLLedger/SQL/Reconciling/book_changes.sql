-- name: addMove
-- Keeps one move of a purchase.
INSERT INTO pg_temp.move (purchase_id, step, from_list, to_list, reason, from_reason, currency, amount_milliunits)
SELECT
    stated.purchase_id, stated.step, stated.from_list, stated.to_list, stated.reason, stated.from_reason, stated.currency,
    stated.amount_milliunits
FROM unnest(
    :purchase_id::bigint[], :step::bigint[], :from_list::text[], :to_list::text[], :reason::text[], :from_reason::text[],
    :currency::text[], :amount_milliunits::bigint[]
) AS stated (
    purchase_id, step, from_list, to_list, reason, from_reason, currency, amount_milliunits
);

-- name: addVerdict
-- Keeps one verdict; the last about a purchase counts.
INSERT INTO pg_temp.verdict (
    purchase_id, list, reason, white_state, shown_transaction_id, original_transaction_id, bundle_id, product_id,
    product_type, quantity, paid_at, expires_at, storefront, price_milliunits, currency, price_source, owner_user_id,
    owner_basis, owner_strength, owner_candidates, cause, next_step, application_username, submitted_by_user_id,
    device_model, os_version, app_version, evidence_grade, evidence_source, credited_to, asks_subscription, asks_receipts
)
SELECT DISTINCT ON (stated.purchase_id)
    stated.purchase_id, stated.list, stated.reason, stated.white_state, stated.shown_transaction_id,
    stated.original_transaction_id, stated.bundle_id, stated.product_id, stated.product_type, stated.quantity,
    stated.paid_at, stated.expires_at, stated.storefront, stated.price_milliunits, stated.currency, stated.price_source,
    stated.owner_user_id, stated.owner_basis, stated.owner_strength, stated.owner_candidates, stated.cause, stated.next_step,
    stated.application_username, stated.submitted_by_user_id, stated.device_model, stated.os_version, stated.app_version,
    stated.evidence_grade, stated.evidence_source, stated.credited_to, stated.asks_subscription, stated.asks_receipts
FROM unnest(
    :purchase_id::bigint[], :list::text[], :reason::text[], :white_state::text[], :shown_transaction_id::text[],
    :original_transaction_id::text[], :bundle_id::text[], :product_id::text[], :product_type::text[], :quantity::bigint[],
    :paid_at::bigint[], :expires_at::bigint[], :storefront::text[], :price_milliunits::bigint[], :currency::text[],
    :price_source::text[], :owner_user_id::text[], :owner_basis::text[], :owner_strength::text[], :owner_candidates::text[],
    :cause::text[], :next_step::text[], :application_username::text[], :submitted_by_user_id::text[], :device_model::text[],
    :os_version::text[], :app_version::text[], :evidence_grade::text[], :evidence_source::text[], :credited_to::text[],
    :asks_subscription::boolean[], :asks_receipts::boolean[]
) WITH ORDINALITY AS stated (
    purchase_id, list, reason, white_state, shown_transaction_id, original_transaction_id, bundle_id, product_id,
    product_type, quantity, paid_at, expires_at, storefront, price_milliunits, currency, price_source, owner_user_id,
    owner_basis, owner_strength, owner_candidates, cause, next_step, application_username, submitted_by_user_id,
    device_model, os_version, app_version, evidence_grade, evidence_source, credited_to, asks_subscription, asks_receipts,
    position
)
ORDER BY stated.purchase_id, stated.position DESC
ON CONFLICT (purchase_id) DO UPDATE SET
    is_plain = excluded.is_plain, list = excluded.list, reason = excluded.reason, white_state = excluded.white_state,
    shown_transaction_id = excluded.shown_transaction_id, original_transaction_id = excluded.original_transaction_id,
    bundle_id = excluded.bundle_id, product_id = excluded.product_id, product_type = excluded.product_type,
    quantity = excluded.quantity, paid_at = excluded.paid_at, expires_at = excluded.expires_at,
    storefront = excluded.storefront, price_milliunits = excluded.price_milliunits, currency = excluded.currency,
    price_source = excluded.price_source, owner_user_id = excluded.owner_user_id, owner_basis = excluded.owner_basis,
    owner_strength = excluded.owner_strength, owner_candidates = excluded.owner_candidates, cause = excluded.cause,
    next_step = excluded.next_step, application_username = excluded.application_username,
    submitted_by_user_id = excluded.submitted_by_user_id, device_model = excluded.device_model,
    os_version = excluded.os_version, app_version = excluded.app_version, evidence_grade = excluded.evidence_grade,
    evidence_source = excluded.evidence_source, credited_to = excluded.credited_to,
    asks_subscription = excluded.asks_subscription, asks_receipts = excluded.asks_receipts;

-- name: applyMoves
-- Writes the moves of this run into the journal: those of withdrawn purchases first, each part the earliest payment first.
INSERT INTO list_move (
    sequence, run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    COALESCE((SELECT max(sequence) FROM list_move), 0) + row_number() OVER (
        ORDER BY
            placed.is_judged, placed.paid_at ASC NULLS LAST, placed.environment, placed.shown, placed.purchase_id, placed.step
    ) AS sequence,
    :run::bigint, :as_of::bigint, placed.purchase_id, placed.environment, placed.shown, placed.from_list, placed.to_list,
    placed.reason, placed.from_reason, placed.currency, placed.amount_milliunits
FROM (
    SELECT
        move.purchase_id, move.step, purchase.environment, verdict.purchase_id IS NOT NULL AS is_judged,
        CASE WHEN verdict.purchase_id IS NULL THEN purchase.paid_at ELSE verdict.paid_at END AS paid_at,
        CASE
            WHEN verdict.purchase_id IS NULL THEN purchase.shown_transaction_id
            ELSE verdict.shown_transaction_id
        END AS shown,
        move.from_list, move.to_list, move.reason, move.from_reason, move.currency, move.amount_milliunits
    FROM pg_temp.move
    JOIN purchase ON purchase.purchase_id = move.purchase_id
    LEFT JOIN pg_temp.verdict ON verdict.purchase_id = move.purchase_id
) AS placed
ORDER BY sequence;

-- name: updatePurchases
-- Brings the purchases in line with their verdicts; those that are so stay as they are.
UPDATE purchase SET
    first_seen_at = COALESCE(purchase.first_seen_at, :as_of),
    entered_at = CASE WHEN purchase.list IS NOT DISTINCT FROM v.list THEN purchase.entered_at ELSE :as_of END,
    entered_run_id = CASE WHEN purchase.list IS NOT DISTINCT FROM v.list THEN purchase.entered_run_id ELSE :run END,
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
FROM pg_temp.verdict AS v
WHERE purchase.purchase_id = v.purchase_id
    AND (
        purchase.list, purchase.reason, purchase.white_state, purchase.shown_transaction_id,
        purchase.original_transaction_id, purchase.bundle_id, purchase.product_id, purchase.product_type,
        purchase.quantity, purchase.paid_at, purchase.expires_at, purchase.storefront, purchase.price_milliunits,
        purchase.currency, purchase.price_source, purchase.owner_user_id, purchase.owner_basis, purchase.owner_strength,
        purchase.owner_candidates, purchase.cause, purchase.next_step, purchase.application_username,
        purchase.submitted_by_user_id, purchase.device_model, purchase.os_version, purchase.app_version,
        purchase.evidence_grade, purchase.evidence_source, purchase.credited_to
    ) IS DISTINCT FROM (
        v.list, v.reason, v.white_state, v.shown_transaction_id, v.original_transaction_id, v.bundle_id, v.product_id,
        v.product_type, v.quantity, v.paid_at, v.expires_at, v.storefront, v.price_milliunits, v.currency, v.price_source,
        v.owner_user_id, v.owner_basis, v.owner_strength, v.owner_candidates, v.cause, v.next_step,
        v.application_username, v.submitted_by_user_id, v.device_model, v.os_version, v.app_version, v.evidence_grade,
        v.evidence_source, v.credited_to
    );
