-- 5. Roll-forward per list and currency: opening of the last published run + this and later moves = what the
-- purchases add up to. Grain: one (list, currency) for counts and one for amounts.
WITH base AS (
    SELECT COALESCE(MAX(run_id), 0) AS run_id FROM run WHERE state = 'published'
), moved AS (
    SELECT to_list AS list, currency, 1 AS entries, amount_milliunits AS amount
    FROM list_move WHERE run_id > (SELECT run_id FROM base)
    UNION ALL
    SELECT from_list, currency, -1, -amount_milliunits
    FROM list_move WHERE run_id > (SELECT run_id FROM base)
    UNION ALL
    SELECT list, currency, purchase_count, amount_milliunits
    FROM balance WHERE run_id = (SELECT run_id FROM base)
), booked AS (
    SELECT list, currency, SUM(entries) AS entries, SUM(amount) AS amount
    FROM moved
    WHERE list IN ('white', 'black', 'closed')
    GROUP BY list, currency
), held AS (
    SELECT code AS list, currency, SUM(entries) AS entries, SUM(amount_milliunits) AS amount
    FROM tally
    WHERE name = 'purchases' AND code IN ('white', 'black', 'closed')
    GROUP BY code, currency
    HAVING SUM(entries) <> 0 OR SUM(amount_milliunits) <> 0
), pair AS (
    SELECT list, currency FROM booked
    UNION
    SELECT list, currency FROM held
)
SELECT
    'balance_count_' || p.list || CASE p.currency WHEN '' THEN '' ELSE '_' || p.currency END AS name,
    COALESCE(b.entries, 0) AS left_side, COALESCE(h.entries, 0) AS right_side
FROM pair AS p
LEFT JOIN booked AS b ON b.list = p.list AND b.currency = p.currency
LEFT JOIN held AS h ON h.list = p.list AND h.currency = p.currency
UNION ALL
SELECT
    'balance_milliunits_' || p.list || CASE p.currency WHEN '' THEN '' ELSE '_' || p.currency END,
    COALESCE(b.amount, 0), COALESCE(h.amount, 0)
FROM pair AS p
LEFT JOIN booked AS b ON b.list = p.list AND b.currency = p.currency
LEFT JOIN held AS h ON h.list = p.list AND h.currency = p.currency
