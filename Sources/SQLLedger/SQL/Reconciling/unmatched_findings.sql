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
-- Opens again the closed findings about no purchase that were found again: each keeps its case.
UPDATE finding
SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = :run, opened_at = :as_of
WHERE finding_id IN (SELECT finding_id FROM unmatched_change WHERE change = 'reopen');

-- name: updateUnmatched
-- Updates the known findings about no purchase to what was found; each keeps its case.
UPDATE finding SET
    credited_user_id = found.credited_user_id, credited_at = found.credited_at, credit_order_id = found.credit_order_id,
    transaction_id = found.transaction_id, bundle_id = found.bundle_id, product_id = found.product_id,
    expected = found.expected, actual = found.actual, detail = found.detail, next_step = found.next_step
FROM found_unmatched AS found
WHERE finding.finding_id IN (SELECT finding_id FROM unmatched_change WHERE change IN ('reopen', 'update'))
    AND found.kind = finding.kind
    AND found.environment = finding.environment
    AND found.subject = finding.subject;

-- name: addUnmatchedChange
-- Keeps what becomes of one finding about no purchase.
INSERT INTO unmatched_change (kind, environment, subject, change, finding_id, closed_reason)
VALUES (:kind, :environment, :subject, :change, :finding_id, :closed_reason);
