-- name: addUnmatchedFinding
-- Keeps one finding about no purchase.
INSERT INTO temp.found_unmatched (
    kind, environment, subject, case_id, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step
)
VALUES (
    :kind, :environment, :subject, :case_id, :credited_user_id, :credited_at, :credit_order_id, :transaction_id,
    :bundle_id, :product_id, :expected, :actual, :detail, :next_step
);

-- name: closeFinding
-- Closes the finding :finding for :reason.
UPDATE finding SET closed_run_id = :run, closed_at = :as_of, closed_reason = :reason WHERE finding_id = :finding;

-- name: countLiveCredits
-- Answers: how many credits are live that were made after :after, until :until. Grain: one number.
SELECT COUNT(*)
FROM credit
WHERE status = 'credited'
    AND credited_at > :after
    AND credited_at <= :until;

-- name: emptyBundles
-- Answers: the apps that have evidence without purchases inside. Grain: one app.
SELECT DISTINCT bundle_id
FROM evidence
WHERE outcome = 'empty'
    AND bundle_id IS NOT NULL;

-- name: openUnmatched
-- Opens the findings about no purchase that no night found before.
INSERT INTO finding (
    case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step, opened_run_id, opened_at
)
SELECT
    case_id, kind, environment, subject, credited_user_id, credited_at, credit_order_id, transaction_id, bundle_id,
    product_id, expected, actual, detail, next_step, :run, :as_of
FROM temp.found_unmatched AS found
WHERE NOT EXISTS (
    SELECT 1
    FROM finding AS known
    WHERE known.purchase_id IS NULL
        AND known.kind = found.kind
        AND known.environment = found.environment
        AND known.subject = found.subject
)
ORDER BY environment, subject, kind;

-- name: readEmpty
-- Answers: the evidence of the apps :bundles (a JSON array) without purchases inside, and who sent it. Grain: one (evidence,
-- sender), pieces of evidence together.
SELECT evidence.evidence_id, evidence.digest, evidence.environment, evidence.bundle_id, sender.sender
FROM json_each(:bundles) AS bundle
CROSS JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
LEFT JOIN temp.sender ON sender.evidence_id = evidence.evidence_id
ORDER BY evidence.evidence_id;

-- name: readForged
-- Answers: who sent evidence refused by one of the rules :rules (a JSON array), and who else sent the same bytes. Nobody is
-- ''. Grain: one (rule, sender, evidence, sender of the same evidence), rules and senders together.
WITH forged AS MATERIALIZED (
    SELECT evidence.rule, evidence.evidence_id, COALESCE(sender.sender, '') AS sender
    FROM json_each(:rules) AS rule
    CROSS JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
    LEFT JOIN temp.sender ON sender.evidence_id = evidence.evidence_id
)
SELECT forged.rule, forged.sender, forged.evidence_id, COALESCE(other.sender, '') AS other_sender
FROM forged
LEFT JOIN temp.sender AS other ON other.evidence_id = forged.evidence_id
ORDER BY forged.rule, forged.sender, forged.evidence_id;

-- name: readUnmatchedCredits
-- Answers: the live credits without a purchase, and when Apple did not find their transaction. Grain: one (credit, answer
-- "not found"), credits together.
SELECT
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    denial.bundle_id AS asked_app,
    denial.environment AS asked_environment,
    denial.asked_at AS asked_at
FROM credit INDEXED BY credit_unmatched
LEFT JOIN not_found_answer AS denial ON denial.transaction_id = credit.transaction_id
WHERE credit.alias_id IS NULL
    AND credit.status = 'credited'
ORDER BY credit.credit_id;

-- name: readVanished
-- Answers: the standing findings about no purchase that were not found again, with the live credits they may be about and
-- when Apple did not find their transaction. Grain: one (finding, credit, answer "not found"), findings together, then credits.
SELECT
    finding.finding_id, finding.kind, finding.environment AS finding_environment,
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    credit.alias_id IS NOT NULL AS is_matched,
    credit.stated_environment IS NOT NULL AS is_environment_stated,
    denial.bundle_id AS asked_app,
    denial.environment AS asked_environment,
    denial.asked_at AS asked_at
FROM finding INDEXED BY finding_open
LEFT JOIN credit
    ON credit.transaction_id = finding.transaction_id
    AND credit.transaction_id || ' ' || credit.subject = finding.subject
    AND credit.status = 'credited'
LEFT JOIN not_found_answer AS denial ON denial.transaction_id = credit.transaction_id
WHERE finding.closed_run_id IS NULL
    AND finding.purchase_id IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM temp.found_unmatched AS found
        WHERE found.kind = finding.kind
            AND found.environment = finding.environment
            AND found.subject = finding.subject
    )
ORDER BY finding.finding_id, credit.credit_id;

-- name: reopenUnmatched
-- Opens again the closed findings about no purchase that were found again: each keeps its case.
UPDATE finding
SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = :run, opened_at = :as_of
WHERE closed_run_id IS NOT NULL
    AND purchase_id IS NULL
    AND (kind, environment, subject) IN (SELECT kind, environment, subject FROM temp.found_unmatched);

-- name: selectEmpty
-- Selects the submissions that carry evidence of the apps :bundles (a JSON array) without purchases inside.
INSERT OR IGNORE INTO temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM json_each(:bundles) AS bundle
CROSS JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
CROSS JOIN submission ON submission.evidence_id = evidence.evidence_id;

-- name: selectForged
-- Selects the submissions that carry evidence refused by one of the rules :rules (a JSON array).
INSERT INTO temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM json_each(:rules) AS rule
CROSS JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
CROSS JOIN submission ON submission.evidence_id = evidence.evidence_id;

-- name: selectSubmissions
-- The submissions that touch purchases in sight.
INSERT INTO temp.selected_submission (submission_id) SELECT DISTINCT submission_id FROM temp.trace;

-- name: unmatchedTables
-- Makes the tables of the findings about no purchase. Grain: found_unmatched one finding, sender one (evidence,
-- sender), selected_submission one submission.
DROP TABLE IF EXISTS temp.found_unmatched;
DROP TABLE IF EXISTS temp.selected_submission;
DROP TABLE IF EXISTS temp.sender;
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
CREATE TEMP TABLE selected_submission (submission_id INTEGER PRIMARY KEY);
CREATE TEMP TABLE sender (
    evidence_id INTEGER NOT NULL,
    sender TEXT NOT NULL,
    PRIMARY KEY (evidence_id, sender)
) WITHOUT ROWID;

-- name: updateUnmatched
-- Updates the known findings about no purchase to what was found; each keeps its case.
UPDATE finding SET
    credited_user_id = found.credited_user_id, credited_at = found.credited_at, credit_order_id = found.credit_order_id,
    transaction_id = found.transaction_id, bundle_id = found.bundle_id, product_id = found.product_id,
    expected = found.expected, actual = found.actual, detail = found.detail, next_step = found.next_step
FROM temp.found_unmatched AS found
WHERE finding.purchase_id IS NULL
    AND (finding.kind, finding.environment, finding.subject) IN (
        SELECT kind, environment, subject FROM temp.found_unmatched
    )
    AND found.kind = finding.kind
    AND found.environment = finding.environment
    AND found.subject = finding.subject;
