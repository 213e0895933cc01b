-- name: closeUnmatched
-- Closes the findings about no purchase that were not found any more.
UPDATE finding
SET closed_run_id = :run, closed_at = :as_of, closed_reason = change.closed_reason
FROM pg_temp.unmatched_change AS change
WHERE change.change = 'close'
    AND finding.finding_id = change.finding_id;

-- name: openUnmatched
-- Opens the findings about no purchase that no night found before.
INSERT INTO finding (
    finding_id, case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id,
    bundle_id, product_id, expected, actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    COALESCE((SELECT max(finding_id) FROM finding), 0)
        + row_number() OVER (ORDER BY found.environment, found.subject, found.kind),
    found.case_id, found.kind, found.environment, found.subject, found.credited_user_id, found.credited_at,
    found.credit_order_id, found.transaction_id, found.bundle_id, found.product_id, found.expected, found.actual,
    found.detail, found.next_step, :run::bigint, :as_of::bigint
FROM pg_temp.unmatched_change AS change
JOIN pg_temp.found_unmatched AS found
    ON found.kind = change.kind
    AND found.environment = change.environment
    AND found.subject = change.subject
WHERE change.change = 'open'
ORDER BY found.environment, found.subject, found.kind;

-- name: readUnmatchedCredits
-- Answers: the live credits without a purchase, and when Apple did not find their transaction. Grain: one (credit, answer
-- "not found"), credits together.
SELECT
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    denial.bundle_id AS asked_app,
    denial.environment AS asked_environment,
    denial.asked_at AS asked_at
FROM credit
LEFT JOIN not_found_answer AS denial ON denial.transaction_id = credit.transaction_id
WHERE credit.alias_id IS NULL
    AND credit.status = 'credited'
ORDER BY credit.credit_id, denial.environment, denial.bundle_id;

-- name: readVanished
-- Answers: the standing findings about no purchase that were not found again, with the live credits they may be about and
-- when Apple did not find their transaction. Grain: one (finding, credit, answer "not found"), findings together, then credits.
SELECT
    finding.finding_id, finding.kind, finding.environment AS finding_environment, finding.subject AS finding_subject,
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    credit.alias_id IS NOT NULL AS is_matched,
    credit.stated_environment IS NOT NULL AS is_environment_stated,
    denial.bundle_id AS asked_app,
    denial.environment AS asked_environment,
    denial.asked_at AS asked_at
FROM finding
LEFT JOIN credit
    ON credit.transaction_id = finding.transaction_id
    AND credit.transaction_id || ' ' || credit.subject = finding.subject
    AND credit.status = 'credited'
LEFT JOIN not_found_answer AS denial ON denial.transaction_id = credit.transaction_id
WHERE finding.closed_run_id IS NULL
    AND finding.purchase_id IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM pg_temp.found_unmatched AS found
        WHERE found.kind = finding.kind
            AND found.environment = finding.environment
            AND found.subject = finding.subject
    )
ORDER BY finding.finding_id, credit.credit_id, denial.environment, denial.bundle_id;

-- name: unmatchedTables
-- Makes the tables of the findings about no purchase. Grain: found_unmatched one finding, unmatched_change what becomes of one
-- finding, sender one (evidence, sender), selected_submission one submission.
DROP TABLE IF EXISTS pg_temp.found_unmatched;
DROP TABLE IF EXISTS pg_temp.unmatched_change;
DROP TABLE IF EXISTS pg_temp.selected_submission;
DROP TABLE IF EXISTS pg_temp.sender;
CREATE TEMP TABLE found_unmatched (
    kind text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    case_id text COLLATE "C" NOT NULL,
    credited_user_id text COLLATE "C",
    credited_at bigint,
    credit_order_id text COLLATE "C",
    transaction_id text COLLATE "C",
    bundle_id text COLLATE "C",
    product_id text COLLATE "C",
    expected text COLLATE "C" NOT NULL,
    actual text COLLATE "C" NOT NULL,
    detail text COLLATE "C" NOT NULL,
    next_step text COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, environment, subject)
);
CREATE TEMP TABLE unmatched_change (
    kind text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    change text COLLATE "C" NOT NULL CHECK (change IN ('open', 'reopen', 'update', 'close')),
    -- Of a finding the books know.
    finding_id bigint,
    closed_reason text COLLATE "C",
    PRIMARY KEY (kind, environment, subject)
);
CREATE TEMP TABLE selected_submission (submission_id bigint PRIMARY KEY);
CREATE TEMP TABLE sender (
    evidence_id bigint NOT NULL,
    sender text COLLATE "C" NOT NULL,
    PRIMARY KEY (evidence_id, sender)
);

-- name: readFound
-- Answers: the findings about no purchase that were found, and what the books hold under their names. Grain: one finding.
SELECT
    found.kind, found.environment, found.subject, known.finding_id, known.closed_run_id IS NULL AS is_open
FROM pg_temp.found_unmatched AS found
LEFT JOIN finding AS known
    ON known.purchase_id IS NULL
    AND known.kind = found.kind
    AND known.environment = found.environment
    AND known.subject = found.subject
ORDER BY found.kind, found.environment, found.subject;
