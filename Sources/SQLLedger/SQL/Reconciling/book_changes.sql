-- name: addFindingChange
-- Keeps what becomes of one finding of a purchase.
INSERT INTO finding_change (
    purchase_id, kind, change, finding_id, closed_reason, case_id, environment, subject, credited_user_id, credited_at,
    credit_order_id, expected, actual, detail, next_step
)
VALUES (
    :purchase_id, :kind, :change, :finding_id, :closed_reason, :case_id, :environment, :subject, :credited_user_id,
    :credited_at, :credit_order_id, :expected, :actual, :detail, :next_step
);

-- name: isFirstJudgement
-- Answers: whether no purchase has a payment date yet, as before the first judging. Grain: one value.
SELECT NOT EXISTS (SELECT 1 FROM purchase WHERE paid_at IS NOT NULL);

-- name: noteJudged
-- Keeps what was judged for the control totals: they look at it one by one until a run is published.
INSERT INTO judged_purchase (purchase_id) SELECT purchase_id FROM verdict
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: readBookedFindings
-- Answers: the findings of the touched purchases, open or closed, and the run of the last report; of an `owner_mismatch` that names
-- one user, who that is after merges of accounts. Grain: one finding, purchases together.
WITH reported AS MATERIALIZED (SELECT MAX(run_id) AS run_id FROM run WHERE state = 'published')
SELECT
    touched.purchase_id, finding.finding_id, finding.kind, finding.case_id, finding.opened_run_id, finding.new_in_run_id,
    finding.closed_run_id, finding.expected, finding.actual, finding.detail, named.canonical_user_id AS named_user_id,
    (SELECT reported.run_id FROM reported) AS reported_run_id
FROM touched
JOIN finding ON finding.purchase_id = touched.purchase_id
LEFT JOIN app_user AS named ON named.user_id = finding.actual AND finding.kind = 'owner_mismatch'
ORDER BY touched.purchase_id, finding.kind;

-- name: reopenFindings
-- Opens again the findings that were found again after they were closed, or although their cases were resolved: each keeps its case.
UPDATE finding
SET closed_run_id = NULL,
    closed_at = NULL,
    closed_reason = NULL,
    opened_run_id = :run,
    opened_at = CASE change.change WHEN 'resume' THEN finding.opened_at ELSE CAST(:as_of AS bigint) END,
    new_in_run_id = CASE change.change WHEN 'reopen' THEN CAST(:run AS bigint) ELSE finding.new_in_run_id END
FROM finding_change AS change
WHERE change.finding_id = finding.finding_id AND change.change IN ('reopen', 'reopen_case', 'resume');

-- name: dropTouchedChanges
-- Forgets what was decided about purchases that are judged again.
DELETE FROM move WHERE purchase_id IN (SELECT purchase_id FROM touched);
DELETE FROM finding_change WHERE purchase_id IN (SELECT purchase_id FROM touched);

-- name: readBooked
-- Answers: where the touched purchases are in the books. Grain: one purchase.
SELECT
    touched.purchase_id, purchase.list, purchase.reason, purchase.price_milliunits, purchase.currency
FROM touched
JOIN purchase ON purchase.purchase_id = touched.purchase_id
ORDER BY touched.purchase_id;

-- name: addWithdrawal
-- Keeps that the purchase :purchase_id leaves its list for none, for :reason; without a reason, that it is deleted.
INSERT INTO withdrawal (purchase_id, reason) VALUES (:purchase_id, :reason);

-- name: deleteWithdrawn
-- Deletes the purchases that leave no trace.
DELETE FROM purchase WHERE purchase_id IN (SELECT purchase_id FROM withdrawal WHERE reason IS NULL);

-- name: changeTables
-- Makes the tables of what judging changes. Grain: move one move, finding_change one (purchase, kind of finding),
-- withdrawal one purchase that nothing in force states any more.
DROP TABLE IF EXISTS move;
DROP TABLE IF EXISTS withdrawal;
DROP TABLE IF EXISTS finding_change;
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
    change TEXT NOT NULL CHECK (change IN ('open', 'reopen', 'reopen_case', 'resume', 'update', 'close')),
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

-- name: openFindings
-- Opens the findings that no night found before.
INSERT INTO finding (
    finding_id, case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected,
    actual, detail, next_step, opened_run_id, opened_at, new_in_run_id
)
SELECT
    COALESCE((SELECT max(finding_id) FROM finding), 0)
        + row_number() OVER (ORDER BY environment, subject, kind, purchase_id),
    case_id, kind, environment, subject, purchase_id, credited_user_id, credited_at, credit_order_id, expected, actual,
    detail, next_step, CAST(:run AS bigint), CAST(:as_of AS bigint), CAST(:run AS bigint)
FROM finding_change
WHERE change = 'open'
ORDER BY environment, subject, kind, purchase_id;

-- name: verdictTable
-- What `judge` said. Grain: one purchase.
DROP TABLE IF EXISTS verdict;
CREATE TEMP TABLE verdict (
    purchase_id INTEGER PRIMARY KEY,
    -- In no receipt and no subscription: it has no neighbours, and no mark of those is asked about it.
    is_plain INTEGER NOT NULL DEFAULT FALSE,
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
FROM withdrawal
WHERE purchase.purchase_id IN (SELECT purchase_id FROM withdrawal WHERE reason IS NOT NULL)
    AND withdrawal.purchase_id = purchase.purchase_id;

-- name: closeFindings
-- Closes the findings that were not found any more.
UPDATE finding
SET closed_run_id = :run, closed_at = :as_of, closed_reason = change.closed_reason
FROM finding_change AS change
WHERE finding.finding_id IN (SELECT finding_id FROM finding_change WHERE change = 'close')
    AND change.purchase_id = finding.purchase_id
    AND change.kind = finding.kind;

-- name: updateFindings
-- Updates the known findings to what was found; each keeps its case.
UPDATE finding
SET
    credited_user_id = change.credited_user_id, credited_at = change.credited_at,
    credit_order_id = change.credit_order_id, expected = change.expected, actual = change.actual,
    detail = change.detail, next_step = change.next_step
FROM finding_change AS change
WHERE finding.finding_id IN (
    SELECT finding_id FROM finding_change WHERE change IN ('reopen', 'reopen_case', 'resume', 'update')
)
    AND change.purchase_id = finding.purchase_id
    AND change.kind = finding.kind;
