-- name: claims
-- What became of the claims. Grain: state. No parameters.
SELECT code, entries AS number FROM tally WHERE name = 'claims' AND entries <> 0;

-- name: credits
-- Live credits, those without a purchase, and those of closed purchases. Grain: one row. No parameters.
SELECT
    CAST(COALESCE(sum(entries) FILTER (WHERE name = 'credits'), 0) AS bigint) AS live,
    CAST(COALESCE(sum(entries) FILTER (WHERE detail = 'unmatched'), 0) AS bigint) AS unmatched,
    CAST(COALESCE(sum(entries) FILTER (WHERE name = 'credits_excluded'), 0) AS bigint) AS excluded
FROM tally
WHERE (name = 'credits' AND code = 'credited') OR name = 'credits_excluded';

-- name: evidence
-- What became of the pieces of evidence. Grain: outcome. No parameters.
SELECT code, entries AS number FROM tally WHERE name = 'evidence' AND entries <> 0;

-- name: findingChanges
-- Findings that opened, and that closed, since the last published run before :run. Grain: kind.
WITH previous AS MATERIALIZED (
    SELECT COALESCE(max(run_id), 0) AS run_id FROM run WHERE state = 'published' AND run_id < :run
),
change AS (
    SELECT kind, 1 AS opened, 0 AS closed
    FROM finding
    WHERE new_in_run_id > (SELECT previous.run_id FROM previous)
        AND new_in_run_id <= :run
        AND closed_run_id IS NULL
    UNION ALL
    -- One that opened and closed between two reports was never in one.
    SELECT kind, 0, 1
    FROM finding
    WHERE closed_run_id > (SELECT previous.run_id FROM previous)
        AND closed_run_id <= :run
        AND new_in_run_id <= (SELECT previous.run_id FROM previous)
)
SELECT kind, sum(opened) AS opened, sum(closed) AS closed FROM change GROUP BY kind;

-- name: findings
-- Findings that stand. Grain: kind. No parameters.
SELECT kind AS code, count(*) AS number FROM finding WHERE closed_run_id IS NULL GROUP BY kind;

-- name: futureCredits
-- Statements about deliveries that lie ahead of the last run. Grain: one row. No parameters.
SELECT CAST(COALESCE(sum(entries), 0) AS bigint) AS number FROM tally WHERE name = 'credit_statements' AND code = 'future';

-- name: intake
-- Rows that came again and rows that were refused since the last report; once :run is published, those it reported.
-- Grain: one row.
WITH reported AS (
    SELECT file_id, kind, duplicate_count
    FROM source_file
    WHERE
        reported_run_id = :run
        OR (
            reported_run_id IS NULL
            AND (SELECT state FROM run WHERE run_id = :run) <> 'published'
            -- What came in while the run went on is for the next report.
            AND file_id <= COALESCE((SELECT posted_file_id FROM run WHERE run_id = :run), 9223372036854775807)
        )
)
SELECT
    (SELECT CAST(COALESCE(sum(reported.duplicate_count), 0) AS bigint) FROM reported) AS duplicate_rows,
    CAST(COALESCE(sum(rejected_row.record_count), 0) AS bigint) AS rejected_rows,
    CAST(COALESCE(sum(rejected_row.record_count) FILTER (WHERE rejected_row.record_count > 1), 0) AS bigint) AS unlisted_rows,
    CAST(COALESCE(sum(rejected_row.record_count) FILTER (WHERE reported.kind IN ('receipts', 'notifications')), 0) AS bigint)
        AS rejected_evidence_rows,
    count(*) AS rejected_row_lines
FROM reported
JOIN rejected_row ON rejected_row.file_id = reported.file_id;

-- name: missingSteps
-- What to do about the missing credits that stand. Grain: next step. No parameters.
SELECT next_step AS code, count(*) AS number
FROM finding
WHERE closed_run_id IS NULL AND kind = 'missing_credit'
GROUP BY next_step;

-- name: owners
-- On what the owners of the missing credits rest. Grain: basis. No parameters.
SELECT COALESCE(purchase.owner_basis, 'unknown') AS code, count(*) AS number
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.owner_basis, 'unknown');

-- name: purchases
-- How many purchases are on each list, and why. Grain: list and reason. No parameters.
SELECT code AS list, detail AS reason, CAST(sum(entries) AS bigint) AS purchase_count
FROM tally
WHERE name = 'purchases' AND code <> ''
GROUP BY code, detail
HAVING sum(entries) <> 0;

-- name: repeatedDeliveries
-- Purchases with a new finding of the kind :kind which one delivery of before the last published run before :run and one since then
-- make, and, where there are any, purchases that came onto the black list since then: nobody counts a first night's. Grain: one row.
WITH previous AS MATERIALIZED (
    SELECT COALESCE(max(run_id), 0) AS run_id FROM run WHERE state = 'published' AND run_id < :run
),
repeated AS (
    SELECT finding.purchase_id
    FROM finding
    JOIN transaction_alias ON transaction_alias.purchase_id = finding.purchase_id
    JOIN credit ON credit.alias_id = transaction_alias.alias_id AND credit.status = 'credited'
    WHERE (SELECT previous.run_id FROM previous) > 0
        AND finding.new_in_run_id > (SELECT previous.run_id FROM previous)
        AND finding.new_in_run_id <= :run
        AND finding.closed_run_id IS NULL
        AND finding.kind = :kind
    GROUP BY finding.purchase_id
    HAVING min(credit.entered_run_id) <= (SELECT previous.run_id FROM previous)
        AND max(credit.entered_run_id) > (SELECT previous.run_id FROM previous)
)
SELECT
    (SELECT count(*) FROM repeated) AS repeated,
    CASE WHEN EXISTS (SELECT 1 FROM repeated) THEN (
        SELECT count(*)
        FROM list_move
        WHERE run_id > (SELECT previous.run_id FROM previous)
            AND run_id <= :run
            AND to_list = 'black'
            AND reason <> 'revalued'
    ) ELSE 0 END AS delivered;

-- name: storefronts
-- What was bought where in the 30 days before :as_of: storefront, currency, product. Grain: one such triple.
SELECT
    storefront,
    COALESCE(currency, '') AS currency,
    COALESCE(product_id, '') AS product_id,
    COUNT(*) AS purchase_count
FROM purchase
WHERE storefront IS NOT NULL
    AND paid_at > CAST(:as_of AS bigint) - 30 * CAST(86400000 AS bigint)
    AND paid_at <= :as_of
    AND list <> 'merged'
GROUP BY storefront, COALESCE(currency, ''), COALESCE(product_id, '')
ORDER BY storefront, COALESCE(currency, ''), COALESCE(product_id, '');

-- name: parkedWithOwner
-- Purchases that people put aside last because nobody knew whose they are, and somebody is known by now. Grain: one row. No
-- parameters.
SELECT count(*) AS number
FROM purchase
WHERE purchase.list = 'white'
    AND purchase.white_state = 'parked'
    AND purchase.owner_user_id IS NOT NULL
    AND purchase.owner_strength IN ('bound', 'strong')
    AND (
        SELECT case_event.reason
        FROM transaction_alias
        CROSS JOIN case_event ON case_event.alias_id = transaction_alias.alias_id
        WHERE transaction_alias.purchase_id = purchase.purchase_id
            AND case_event.action IN ('resolved', 'reopened')
        ORDER BY case_event.case_event_id DESC
        LIMIT 1
    ) = 'cannot_identify';

-- name: undated
-- White purchases nobody dates: their time never comes by itself. Grain: one row. No parameters.
SELECT count(*) AS number FROM purchase WHERE list = 'white' AND paid_at IS NULL;

-- name: unfinished
-- Credited purchases that a later receipt still carries: the client never finished them. Grain: one row. No parameters.
SELECT CAST(COALESCE(sum(entries), 0) AS bigint) AS number FROM tally WHERE name = 'purchases_marked' AND code = 'unfinished';

-- name: unverifiable
-- Evidence that cannot be judged here, by what stands in the way. Grain: rule. No parameters.
SELECT COALESCE(rule, '') AS code, COUNT(*) AS number
FROM evidence
WHERE (outcome IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL)
    AND outcome = 'unverifiable'
    -- Without bytes it is never judged again.
    AND bytes IS NOT NULL
GROUP BY COALESCE(rule, '');

-- name: white
-- Where the white purchases stand. Grain: state. No parameters.
SELECT white_state AS code, count(*) AS number FROM purchase WHERE list = 'white' GROUP BY white_state;

-- name: missingMoney
-- What is missing in money, estimates apart. Grain: currency ('' where the price is unknown) and whether estimated.
-- No parameters.
SELECT
    COALESCE(purchase.currency, '') AS currency,
    COALESCE(purchase.price_source = 'catalogue', FALSE) AS is_estimate,
    count(*) AS purchase_count,
    CAST(COALESCE(sum(purchase.price_milliunits), 0) AS bigint) AS milliunits,
    min(purchase.paid_at) AS oldest
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', FALSE)
ORDER BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', FALSE);

-- name: duplicates
-- Evidence submitted again, and transactions stated again, over the whole ledger. Grain: one row. No parameters.
SELECT
    CAST(COALESCE(sum(entries) FILTER (WHERE name = 'evidence_again'), 0) AS bigint) AS evidence,
    CAST(
        COALESCE(sum(entries) FILTER (WHERE name = 'facts'), 0)
        - COALESCE(sum(entries) FILTER (WHERE name = 'transactions_stated'), 0)
        AS bigint
    ) AS transactions
FROM tally;

-- name: notifications
-- What notifications were about, deliveries of the same one counted once; those nobody signed too.
-- Grain: type, subtype and whether this version knows them. No parameters.
SELECT
    type,
    CASE WHEN is_known THEN '' ELSE coalesce(subtype, '') END AS subtype,
    is_known,
    count(DISTINCT uuid) + count(*) FILTER (WHERE uuid IS NULL) AS number
FROM notification
GROUP BY 1, 2, 3
ORDER BY 4 DESC, 1, 2, 3;
