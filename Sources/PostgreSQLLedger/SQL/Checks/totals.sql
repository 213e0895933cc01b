-- name: claims
-- What became of the claims. Grain: state. No parameters.
SELECT code, entries AS number FROM tally WHERE name = 'claims' AND entries <> 0;

-- name: credits
-- Live credits, those without a purchase, and those of closed purchases. Grain: one row. No parameters.
SELECT
    COALESCE(sum(entries) FILTER (WHERE name = 'credits'), 0)::bigint AS live,
    COALESCE(sum(entries) FILTER (WHERE detail = 'unmatched'), 0)::bigint AS unmatched,
    COALESCE(sum(entries) FILTER (WHERE name = 'credits_excluded'), 0)::bigint AS excluded
FROM tally
WHERE (name = 'credits' AND code = 'credited') OR name = 'credits_excluded';

-- name: duplicates
-- Evidence submitted again, and transactions stated again, over the whole ledger. Grain: one row. No parameters.
SELECT
    COALESCE(sum(entries) FILTER (WHERE name = 'evidence_again'), 0)::bigint AS evidence,
    (
        COALESCE(sum(entries) FILTER (WHERE name = 'facts'), 0)
        - COALESCE(sum(entries) FILTER (WHERE name = 'transactions_stated'), 0)
    )::bigint AS transactions
FROM tally;

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
    WHERE opened_run_id > (SELECT previous.run_id FROM previous)
        AND opened_run_id <= :run
        AND closed_run_id IS NULL
    UNION ALL
    -- One that opened and closed between two reports was never in one.
    SELECT kind, 0, 1
    FROM finding
    WHERE closed_run_id > (SELECT previous.run_id FROM previous)
        AND closed_run_id <= :run
        AND opened_run_id <= (SELECT previous.run_id FROM previous)
)
SELECT kind, sum(opened) AS opened, sum(closed) AS closed FROM change GROUP BY kind;

-- name: findings
-- Findings that stand. Grain: kind. No parameters.
SELECT kind AS code, count(*) AS number FROM finding WHERE closed_run_id IS NULL GROUP BY kind;

-- name: intake
-- Rows that came again and rows that were refused since the last report; once :run is published, those it reported.
-- Grain: one row.
WITH reported AS (
    SELECT file_id, duplicate_count
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
    (SELECT COALESCE(sum(reported.duplicate_count), 0)::bigint FROM reported) AS duplicate_rows,
    COALESCE(sum(rejected_row.record_count), 0)::bigint AS rejected_rows,
    COALESCE(sum(rejected_row.record_count) FILTER (WHERE rejected_row.record_count > 1), 0)::bigint AS unlisted_rows,
    count(*) AS rejected_row_lines
FROM rejected_row
WHERE rejected_row.file_id IN (SELECT reported.file_id FROM reported);

-- name: missingMoney
-- What is missing in money, estimates apart. Grain: currency ('' where the price is unknown) and whether estimated.
-- No parameters.
SELECT
    COALESCE(purchase.currency, '') AS currency,
    COALESCE(purchase.price_source = 'catalogue', FALSE) AS is_estimate,
    count(*) AS purchase_count,
    COALESCE(sum(purchase.price_milliunits), 0)::bigint AS milliunits,
    min(purchase.paid_at) AS oldest
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', FALSE)
ORDER BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', FALSE);

-- name: missingSteps
-- What to do about the missing credits that stand. Grain: next step. No parameters.
SELECT next_step AS code, count(*) AS number
FROM finding
WHERE closed_run_id IS NULL AND kind = 'missing_credit'
GROUP BY next_step;

-- name: notifications
-- What notifications were about, deliveries of the same one counted once; those nobody signed too.
-- Grain: type, subtype and whether this version knows them. No parameters.
SELECT
    type,
    CASE WHEN is_known THEN '' ELSE coalesce(subtype, '') END AS subtype,
    is_known,
    count(DISTINCT (uuid, CASE WHEN uuid IS NULL THEN evidence_id END)) AS number
FROM notification
GROUP BY 1, 2, 3
ORDER BY 4 DESC, 1, 2, 3;

-- name: owners
-- On what the owners of the missing credits rest. Grain: basis. No parameters.
SELECT COALESCE(purchase.owner_basis, 'unknown') AS code, count(*) AS number
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.owner_basis, 'unknown');

-- name: periodsWithoutFirst
-- Subscription periods set aside as renewals although no first period of theirs is known. Grain: one row.
-- No parameters.
SELECT COALESCE(sum(entries), 0)::bigint AS number
FROM tally
WHERE name = 'purchases_marked'
    AND code = 'without_first'
    -- Where no period is reconciled none is missed. A policy that is no object of JSON is none.
    AND NOT EXISTS (
        SELECT 1
        FROM (SELECT policy FROM run ORDER BY run_id DESC LIMIT 1) AS latest
        WHERE CASE WHEN latest.policy ~ '^\s*\{.*\}\s*$' THEN latest.policy::jsonb ->> 'subscriptions' END = 'never'
    );

-- name: purchases
-- How many purchases are on each list, and why. Grain: list and reason. No parameters.
SELECT code AS list, detail AS reason, sum(entries)::bigint AS purchase_count
FROM tally
WHERE name = 'purchases' AND code <> ''
GROUP BY code, detail
HAVING sum(entries) <> 0;

-- name: storefronts
-- What was bought where in the 30 days before :as_of: storefront, currency, product. Grain: one such triple.
SELECT
    storefront,
    COALESCE(currency, '') AS currency,
    COALESCE(product_id, '') AS product_id,
    COUNT(*) AS purchase_count
FROM purchase
WHERE storefront IS NOT NULL AND paid_at > :as_of::bigint - 30 * 86400000::bigint AND paid_at <= :as_of AND list <> 'merged'
GROUP BY storefront, COALESCE(currency, ''), COALESCE(product_id, '')
ORDER BY storefront, COALESCE(currency, ''), COALESCE(product_id, '');

-- name: undated
-- White purchases nobody dates: their time never comes by itself. Grain: one row. No parameters.
SELECT count(*) AS number FROM purchase WHERE list = 'white' AND paid_at IS NULL;

-- name: unfinished
-- Credited purchases that a later receipt still carries: the client never finished them. Grain: one row. No parameters.
SELECT COALESCE(sum(entries), 0)::bigint AS number FROM tally WHERE name = 'purchases_marked' AND code = 'unfinished';

-- name: watermarks
-- Up to when each kind of input speaks, never past :as_of. Grain: kind.
WITH moment AS (
    SELECT kind, latest_at AS at FROM source_file WHERE kind <> 'credits' AND latest_at IS NOT NULL
    UNION ALL
    -- A credit dated in the future says nothing about the ones before it. By itself the maximum is one look at an index.
    SELECT 'credits', (SELECT max(credited_at) FROM credit_statement WHERE credited_at <= :as_of)
    UNION ALL
    SELECT kind, covers_until FROM coverage
)
SELECT kind AS code, LEAST(max(at), :as_of::bigint) AS at FROM moment WHERE at IS NOT NULL GROUP BY kind;

-- name: white
-- Where the white purchases stand. Grain: state. No parameters.
SELECT white_state AS code, count(*) AS number FROM purchase WHERE list = 'white' GROUP BY white_state;
