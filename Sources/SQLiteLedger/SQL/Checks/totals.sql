-- name: duplicates
-- Evidence submitted again, and transactions stated again, over the whole ledger. Grain: one row. No parameters.
SELECT
    COALESCE(sum(entries) FILTER (WHERE name = 'evidence_again'), 0) AS evidence,
    COALESCE(sum(entries) FILTER (WHERE name = 'facts'), 0)
        - COALESCE(sum(entries) FILTER (WHERE name = 'transactions_stated'), 0) AS transactions
FROM tally;

-- name: missingMoney
-- What is missing in money, estimates apart. Grain: currency ('' where the price is unknown) and whether estimated.
-- No parameters.
SELECT
    COALESCE(purchase.currency, '') AS currency,
    COALESCE(purchase.price_source = 'catalogue', 0) AS is_estimate,
    count(*) AS purchase_count,
    COALESCE(sum(purchase.price_milliunits), 0) AS milliunits,
    min(purchase.paid_at) AS oldest
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', 0)
ORDER BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', 0);

-- name: notifications
-- What notifications were about, deliveries of the same one counted once; those nobody signed too.
-- Grain: type, subtype and whether this version knows them. No parameters.
SELECT
    type,
    CASE WHEN is_known THEN '' ELSE coalesce(subtype, '') END AS subtype,
    is_known,
    count(DISTINCT coalesce(uuid, evidence_id)) AS number
FROM notification
GROUP BY 1, 2, 3
ORDER BY 4 DESC, 1, 2;

-- name: periodsWithoutFirst
-- Subscription periods set aside as renewals although no first period of theirs is known. Grain: one row.
-- No parameters.
SELECT COALESCE(sum(entries), 0) AS number
FROM tally
WHERE name = 'purchases_marked'
    AND code = 'without_first'
    -- Where no period is reconciled none is missed.
    AND NOT EXISTS (
        SELECT 1
        FROM (SELECT policy FROM run ORDER BY run_id DESC LIMIT 1) AS latest
        WHERE CASE WHEN json_valid(latest.policy) THEN latest.policy ->> 'subscriptions' END = 'never'
    );

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
SELECT kind AS code, min(max(at), :as_of) AS at FROM moment WHERE at IS NOT NULL GROUP BY kind;
