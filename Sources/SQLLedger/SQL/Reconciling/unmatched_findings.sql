-- name: addUnmatchedFinding
-- Keeps one finding about no purchase.
INSERT INTO found_unmatched (
    kind, environment, subject, case_id, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step
)
VALUES (
    :kind, :environment, :subject, :case_id, :credited_user_id, :credited_at, :credit_order_id, :transaction_id,
    :bundle_id, :product_id, :expected, :actual, :detail, :next_step
);

-- name: countLiveCredits
-- Answers: how many credits are live that were made after :after, until :until. Grain: one number.
SELECT COUNT(*)
FROM credit
WHERE status = 'credited'
    AND credited_at > :after
    AND credited_at <= :until;

-- name: reopenUnmatched
-- Opens again the closed findings about no purchase that were found again: each keeps its case. One that was only not listed keeps
-- the run that opened it, and with it what people did about its case since.
UPDATE finding
SET closed_run_id = NULL,
    closed_at = NULL,
    closed_reason = NULL,
    opened_run_id = CASE WHEN change.change IN ('reopen', 'resume') THEN CAST(:run AS bigint) ELSE finding.opened_run_id END,
    opened_at = CASE change.change WHEN 'reopen' THEN CAST(:as_of AS bigint) ELSE finding.opened_at END,
    new_in_run_id = CASE
        WHEN change.change IN ('reopen', 'relist_as_new') THEN CAST(:run AS bigint) ELSE finding.new_in_run_id
    END
FROM unmatched_change AS change
WHERE change.finding_id = finding.finding_id AND change.change IN ('reopen', 'resume', 'relist', 'relist_as_new');

-- name: updateUnmatched
-- Updates the known findings about no purchase to what was found; each keeps its case.
UPDATE finding SET
    credited_user_id = found.credited_user_id, credited_at = found.credited_at, credit_order_id = found.credit_order_id,
    transaction_id = found.transaction_id, bundle_id = found.bundle_id, product_id = found.product_id,
    expected = found.expected, actual = found.actual, detail = found.detail, next_step = found.next_step
FROM found_unmatched AS found
WHERE finding.finding_id IN (SELECT finding_id FROM unmatched_change WHERE change NOT IN ('open', 'close'))
    AND found.kind = finding.kind
    AND found.environment = finding.environment
    AND found.subject = finding.subject;

-- name: addUnmatchedChange
-- Keeps what becomes of one finding about no purchase.
INSERT INTO unmatched_change (kind, environment, subject, change, finding_id, closed_reason)
VALUES (:kind, :environment, :subject, :change, :finding_id, :closed_reason);

-- name: openUnmatched
-- Opens the findings about no purchase that no night found before.
INSERT INTO finding (
    finding_id, case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step, opened_run_id, opened_at, new_in_run_id
)
SELECT
    COALESCE((SELECT max(finding_id) FROM finding), 0)
        + row_number() OVER (ORDER BY found.environment, found.subject, found.kind),
    found.case_id, found.kind, found.environment, found.subject, found.credited_user_id, found.credited_at,
    found.credit_order_id, found.transaction_id, found.bundle_id, found.product_id, found.expected, found.actual,
    found.detail, found.next_step, CAST(:run AS bigint), CAST(:as_of AS bigint), CAST(:run AS bigint)
FROM unmatched_change AS change
JOIN found_unmatched AS found
    ON found.kind = change.kind
    AND found.environment = change.environment
    AND found.subject = change.subject
WHERE change.change = 'open'
ORDER BY found.environment, found.subject, found.kind;

-- name: unmatchedTables
-- Makes the tables of the findings about no purchase. Grain: found_unmatched one finding, unmatched_change what becomes of one
-- finding, sender one (evidence, sender), selected_submission one submission.
DROP TABLE IF EXISTS found_unmatched;
DROP TABLE IF EXISTS unmatched_change;
DROP TABLE IF EXISTS selected_submission;
DROP TABLE IF EXISTS sender;
CREATE TEMP TABLE found_unmatched (
    kind TEXT NOT NULL,
    environment TEXT NOT NULL,
    subject TEXT NOT NULL,
    case_id TEXT NOT NULL,
    credited_user_id TEXT,
    credited_at INTEGER,
    credit_order_id TEXT,
    transaction_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    expected TEXT NOT NULL,
    actual TEXT NOT NULL,
    detail TEXT NOT NULL,
    next_step TEXT NOT NULL,
    PRIMARY KEY (kind, environment, subject)
) WITHOUT ROWID;
CREATE TEMP TABLE unmatched_change (
    kind TEXT NOT NULL,
    environment TEXT NOT NULL,
    subject TEXT NOT NULL,
    change TEXT NOT NULL CHECK (
        change IN ('open', 'reopen', 'resume', 'relist', 'relist_as_new', 'update', 'close')
    ),
    -- Of a finding the books know.
    finding_id INTEGER,
    closed_reason TEXT,
    PRIMARY KEY (kind, environment, subject)
) WITHOUT ROWID;
CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);
CREATE TEMP TABLE sender (
    evidence_id INTEGER NOT NULL,
    sender TEXT NOT NULL,
    PRIMARY KEY (evidence_id, sender)
) WITHOUT ROWID;

-- name: readFound
-- Answers: the findings about no purchase that were found, what the books hold under their names, and the run of the last
-- report. Grain: one finding.
WITH reported AS MATERIALIZED (SELECT MAX(run_id) AS run_id FROM run WHERE state = 'published')
SELECT
    found.kind, found.environment, found.subject, known.finding_id, known.new_in_run_id, known.closed_run_id,
    known.closed_reason, (SELECT reported.run_id FROM reported) AS reported_run_id
FROM found_unmatched AS found
LEFT JOIN finding AS known
    ON known.purchase_id IS NULL
    AND known.kind = found.kind
    AND known.environment = found.environment
    AND known.subject = found.subject
ORDER BY found.kind, found.environment, found.subject;

-- name: readUnmatchedCredits
-- Answers: the live credits without a purchase, and when Apple did not find their transaction. Grain: one (credit, answer
-- "not found"), credits together.
SELECT
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    answer.bundle_id AS asked_app,
    answer.environment AS asked_environment,
    answer.asked_at AS asked_at
FROM credit
LEFT JOIN not_found_answer AS answer ON answer.transaction_id = credit.transaction_id
WHERE credit.alias_id IS NULL
    AND credit.status = 'credited'
ORDER BY credit.credit_id, answer.environment, answer.bundle_id;

-- name: readVanished
-- Answers: the standing findings about no purchase that were not found again, with the live credits they may be about and
-- when Apple did not find their transaction. Grain: one (finding, credit, answer "not found"), findings together, then credits.
SELECT
    finding.finding_id, finding.kind, finding.environment AS finding_environment, finding.subject AS finding_subject,
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    credit.alias_id IS NOT NULL AS is_matched,
    credit.stated_environment IS NOT NULL AS is_environment_stated,
    answer.bundle_id AS asked_app,
    answer.environment AS asked_environment,
    answer.asked_at AS asked_at
FROM finding INDEXED BY finding_open
LEFT JOIN credit
    ON credit.transaction_id = finding.transaction_id
    AND credit.transaction_id || ' ' || credit.subject = finding.subject
    AND credit.status = 'credited'
LEFT JOIN not_found_answer AS answer ON answer.transaction_id = credit.transaction_id
WHERE finding.closed_run_id IS NULL
    AND finding.purchase_id IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM found_unmatched AS found
        WHERE found.kind = finding.kind
            AND found.environment = finding.environment
            AND found.subject = finding.subject
    )
ORDER BY finding.finding_id, credit.credit_id, answer.environment, answer.bundle_id;

-- name: closeUnmatched
-- Closes the findings about no purchase that were not found any more.
UPDATE finding
SET closed_run_id = :run, closed_at = :as_of, closed_reason = change.closed_reason
FROM unmatched_change AS change
WHERE finding.finding_id IN (SELECT finding_id FROM unmatched_change WHERE change = 'close')
    AND change.kind = finding.kind
    AND change.environment = finding.environment
    AND change.subject = finding.subject;
