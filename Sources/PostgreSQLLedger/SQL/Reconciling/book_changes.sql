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

-- name: changeTables
-- Makes the tables of what judging changes. Grain: move one move, finding_change one (purchase, kind of finding),
-- withdrawal one purchase that nothing in force states any more.
DROP TABLE IF EXISTS pg_temp.move;
DROP TABLE IF EXISTS pg_temp.withdrawal;
DROP TABLE IF EXISTS pg_temp.finding_change;
CREATE TEMP TABLE move (
    purchase_id bigint NOT NULL,
    step bigint NOT NULL,
    from_list text COLLATE "C" NOT NULL,
    to_list text COLLATE "C" NOT NULL,
    reason text COLLATE "C" NOT NULL,
    from_reason text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    amount_milliunits bigint NOT NULL,
    PRIMARY KEY (purchase_id, step)
);
CREATE TEMP TABLE finding_change (
    purchase_id bigint NOT NULL,
    kind text COLLATE "C" NOT NULL,
    change text COLLATE "C" NOT NULL CHECK (change IN ('open', 'reopen', 'update', 'close')),
    -- Of a finding the books know.
    finding_id bigint,
    closed_reason text COLLATE "C",
    case_id text COLLATE "C",
    environment text COLLATE "C",
    subject text COLLATE "C",
    credited_user_id text COLLATE "C",
    credited_at bigint,
    credit_order_id text COLLATE "C",
    expected text COLLATE "C",
    actual text COLLATE "C",
    detail text COLLATE "C",
    next_step text COLLATE "C",
    PRIMARY KEY (purchase_id, kind)
);
CREATE TEMP TABLE withdrawal (
    purchase_id bigint PRIMARY KEY,
    -- Null for a purchase that is deleted.
    reason text COLLATE "C"
);

-- name: closeFindings
-- Closes the findings that were not found any more.
UPDATE finding
SET closed_run_id = :run, closed_at = :as_of, closed_reason = change.closed_reason
FROM pg_temp.finding_change AS change
WHERE change.change = 'close'
    AND finding.finding_id = change.finding_id;

-- name: openFindings
-- Opens the findings that no night found before.
INSERT INTO finding (
    finding_id, case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id,
    expected, actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    COALESCE((SELECT max(finding_id) FROM finding), 0)
        + row_number() OVER (ORDER BY environment, subject, kind, purchase_id),
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected, actual,
    detail, next_step, :run::bigint, :as_of::bigint
FROM pg_temp.finding_change
WHERE change = 'open'
ORDER BY environment, subject, kind, purchase_id;

-- name: updateFindings
-- Updates the known findings to what was found; each keeps its case.
UPDATE finding
SET
    credited_user_id = change.credited_user_id, credited_at = change.credited_at,
    credit_order_id = change.credit_order_id, expected = change.expected, actual = change.actual,
    detail = change.detail, next_step = change.next_step
FROM pg_temp.finding_change AS change
WHERE change.change IN ('reopen', 'update')
    AND finding.finding_id = change.finding_id;

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

-- name: verdictTable
-- What `judge` said. Grain: one purchase.
DROP TABLE IF EXISTS pg_temp.verdict;
CREATE TEMP TABLE verdict (
    purchase_id bigint PRIMARY KEY,
    -- In no receipt and no subscription: it has no neighbours, and no mark of those is asked about it.
    is_plain boolean NOT NULL DEFAULT false,
    list text COLLATE "C" NOT NULL,
    reason text COLLATE "C" NOT NULL,
    white_state text COLLATE "C",
    shown_transaction_id text COLLATE "C" NOT NULL,
    original_transaction_id text COLLATE "C",
    bundle_id text COLLATE "C",
    product_id text COLLATE "C",
    product_type text COLLATE "C",
    quantity bigint NOT NULL,
    paid_at bigint,
    expires_at bigint,
    storefront text COLLATE "C",
    price_milliunits bigint,
    currency text COLLATE "C",
    price_source text COLLATE "C",
    owner_user_id text COLLATE "C",
    owner_basis text COLLATE "C" NOT NULL,
    owner_strength text COLLATE "C" NOT NULL,
    owner_candidates text COLLATE "C" NOT NULL,
    cause text COLLATE "C",
    next_step text COLLATE "C",
    application_username text COLLATE "C",
    submitted_by_user_id text COLLATE "C",
    device_model text COLLATE "C",
    os_version text COLLATE "C",
    app_version text COLLATE "C",
    evidence_grade text COLLATE "C" NOT NULL,
    evidence_source text COLLATE "C" NOT NULL,
    credited_to text COLLATE "C",
    asks_subscription boolean NOT NULL,
    asks_receipts boolean NOT NULL
);

-- name: withdrawPurchases
-- Takes the withdrawn purchases off their lists. They keep their key and the transaction they are known by, and with these
-- their history.
UPDATE purchase SET
    list = 'none', reason = withdrawal.reason, white_state = NULL, original_transaction_id = NULL, bundle_id = NULL,
    product_id = NULL, product_type = NULL, quantity = NULL, paid_at = NULL, expires_at = NULL, storefront = NULL,
    price_milliunits = NULL, currency = NULL, price_source = NULL, owner_user_id = NULL, owner_basis = NULL,
    owner_strength = NULL, owner_candidates = NULL, cause = NULL, next_step = NULL, application_username = NULL,
    submitted_by_user_id = NULL, device_model = NULL, os_version = NULL, app_version = NULL, evidence_grade = NULL,
    evidence_source = NULL, credited_to = NULL, is_unfinished = false, is_without_first = false
FROM pg_temp.withdrawal
WHERE withdrawal.reason IS NOT NULL
    AND withdrawal.purchase_id = purchase.purchase_id;
