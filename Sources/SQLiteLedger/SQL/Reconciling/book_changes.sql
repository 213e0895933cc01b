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

-- name: changeTables
-- Makes the tables of what judging changes. Grain: move one move, finding_change one (purchase, kind of finding),
-- withdrawal one purchase that nothing in force states any more.
DROP TABLE IF EXISTS temp.move;
DROP TABLE IF EXISTS temp.withdrawal;
DROP TABLE IF EXISTS temp.finding_change;
CREATE TEMP TABLE move (
    purchase_id INTEGER NOT NULL,
    step INTEGER NOT NULL,
    from_list TEXT NOT NULL,
    to_list TEXT NOT NULL,
    reason TEXT NOT NULL,
    from_reason TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount_milliunits INTEGER NOT NULL,
    PRIMARY KEY (purchase_id, step)
) WITHOUT ROWID;
CREATE TEMP TABLE finding_change (
    purchase_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    change TEXT NOT NULL CHECK (change IN ('open', 'reopen', 'update', 'close')),
    -- Of a finding the books know.
    finding_id INTEGER,
    closed_reason TEXT,
    case_id TEXT,
    environment TEXT,
    subject TEXT,
    credited_user_id TEXT,
    credited_at INTEGER,
    credit_order_id TEXT,
    expected TEXT,
    actual TEXT,
    detail TEXT,
    next_step TEXT,
    PRIMARY KEY (purchase_id, kind)
) WITHOUT ROWID;
CREATE TEMP TABLE withdrawal (
    purchase_id INTEGER PRIMARY KEY,
    -- Null for a purchase that is deleted.
    reason TEXT
);

-- name: closeFindings
-- Closes the findings that were not found any more.
UPDATE finding
SET closed_run_id = :run, closed_at = :as_of, closed_reason = change.closed_reason
FROM temp.finding_change AS change
WHERE finding.finding_id IN (SELECT finding_id FROM temp.finding_change WHERE change = 'close')
    AND change.purchase_id = finding.purchase_id
    AND change.kind = finding.kind;

-- name: openFindings
-- Opens the findings that no night found before.
INSERT INTO finding (
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected,
    actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected, actual,
    detail, next_step, :run, :as_of
FROM temp.finding_change
WHERE change = 'open'
ORDER BY environment, subject, kind;

-- name: updateFindings
-- Updates the known findings to what was found; each keeps its case.
UPDATE finding
SET
    credited_user_id = change.credited_user_id, credited_at = change.credited_at,
    credit_order_id = change.credit_order_id, expected = change.expected, actual = change.actual,
    detail = change.detail, next_step = change.next_step
FROM temp.finding_change AS change
WHERE finding.finding_id IN (SELECT finding_id FROM temp.finding_change WHERE change IN ('reopen', 'update'))
    AND change.purchase_id = finding.purchase_id
    AND change.kind = finding.kind;

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

-- name: verdictTable
-- What `judge` said. Grain: one purchase.
CREATE TEMP TABLE verdict (
    purchase_id INTEGER PRIMARY KEY,
    -- In no receipt and no subscription: it has no neighbours, and no mark of those is asked about it.
    is_plain INTEGER NOT NULL DEFAULT 0,
    list TEXT NOT NULL,
    reason TEXT NOT NULL,
    white_state TEXT,
    shown_transaction_id TEXT NOT NULL,
    original_transaction_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    product_type TEXT,
    quantity INTEGER NOT NULL,
    paid_at INTEGER,
    expires_at INTEGER,
    storefront TEXT,
    price_milliunits INTEGER,
    currency TEXT,
    price_source TEXT,
    owner_user_id TEXT,
    owner_basis TEXT NOT NULL,
    owner_strength TEXT NOT NULL,
    owner_candidates TEXT NOT NULL,
    cause TEXT,
    next_step TEXT,
    application_username TEXT,
    submitted_by_user_id TEXT,
    device_model TEXT,
    os_version TEXT,
    app_version TEXT,
    evidence_grade TEXT NOT NULL,
    evidence_source TEXT NOT NULL,
    credited_to TEXT,
    asks_subscription INTEGER NOT NULL,
    asks_receipts INTEGER NOT NULL
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
    evidence_source = NULL, credited_to = NULL, is_unfinished = 0, is_without_first = 0
FROM temp.withdrawal
WHERE purchase.purchase_id IN (SELECT purchase_id FROM temp.withdrawal WHERE reason IS NOT NULL)
    AND withdrawal.purchase_id = purchase.purchase_id;
