-- name: balances
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
    SELECT list, currency, CAST(SUM(entries) AS bigint) AS entries, CAST(SUM(amount) AS bigint) AS amount
    FROM moved
    WHERE list IN ('white', 'black', 'closed')
    GROUP BY list, currency
), held AS (
    SELECT code AS list, currency, CAST(SUM(entries) AS bigint) AS entries, CAST(SUM(amount_milliunits) AS bigint) AS amount
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
LEFT JOIN held AS h ON h.list = p.list AND h.currency = p.currency;

-- name: checked
-- The purchases the control totals look at one by one: all of them, else those judged since the last published run and
-- the whole white list. Grain: one purchase. Parameters: 1 whether all.
INSERT INTO checked (purchase_id)
SELECT purchase_id FROM purchase WHERE CAST(?1 AS boolean)
UNION
SELECT purchase_id FROM judged_purchase
UNION
SELECT purchase_id FROM purchase WHERE list = 'white';

-- name: purchases
-- 3. Each list counted from the moves = counted from the purchases. Grain: one list.
WITH list AS (
    SELECT 'white' AS list UNION ALL SELECT 'black' UNION ALL SELECT 'closed' UNION ALL SELECT 'merged'
), by_move AS (
    SELECT code AS list, CAST(SUM(entries) AS bigint) AS purchases FROM tally WHERE name = 'moves' GROUP BY code
), by_purchase AS (
    SELECT code AS list, CAST(SUM(entries) AS bigint) AS purchases FROM tally WHERE name = 'purchases' GROUP BY code
)
SELECT 'purchases_' || l.list AS name, COALESCE(m.purchases, 0) AS left_side, COALESCE(p.purchases, 0) AS right_side
FROM list AS l
LEFT JOIN by_move AS m ON m.list = l.list
LEFT JOIN by_purchase AS p ON p.list = l.list
UNION ALL
SELECT 'purchases_judged',
    (SELECT CAST(COALESCE(SUM(purchases), 0) AS bigint) FROM by_purchase),
    (SELECT CAST(COALESCE(SUM(purchases), 0) AS bigint) FROM by_purchase WHERE list <> '')
UNION ALL
-- Of those checked one by one: where the last move of a purchase left it is where it is.
SELECT 'purchases_as_moved', COUNT(*), COUNT(*) FILTER (
    WHERE standing.list = (
        SELECT latest.to_list
        FROM list_move AS latest
        WHERE latest.purchase_id = standing.purchase_id
        ORDER BY latest.sequence DESC
        LIMIT 1
    )
)
FROM checked AS looked_at
CROSS JOIN purchase AS standing ON standing.purchase_id = looked_at.purchase_id
WHERE standing.list IS NOT NULL;

-- name: waiting
-- What came in since the last run and is not posted yet, by the control total it would upset. Grain: one total.
SELECT 'credit_statements' AS name, COUNT(*) AS waiting FROM credit_statement WHERE fate IS NULL
UNION ALL
SELECT 'transactions_stated', COUNT(*)
FROM dirty_alias
JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
WHERE (transaction_alias.purchase_id IS NULL OR transaction_alias.grade IS NULL)
    AND EXISTS (SELECT 1 FROM fact_in_force WHERE fact_in_force.alias_id = transaction_alias.alias_id);

-- name: afterPosting
-- What came in after a run had posted, by the control total that counts it on its left side only. The next run
-- posts it. Grain: one total. Parameters: 1 run.
SELECT 'credit_statements' AS name, COUNT(*) AS entries
FROM run
JOIN credit_statement ON credit_statement.statement_id > run.posted_statement_id
WHERE run.run_id = ?1 AND credit_statement.fate IS NULL
UNION ALL
SELECT 'transactions_stated', COUNT(*)
FROM run
JOIN dirty_alias ON TRUE
CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
WHERE run.run_id = ?1
    AND (transaction_alias.purchase_id IS NULL OR transaction_alias.grade IS NULL)
    AND run.posted_fact_id < (
        SELECT MIN(fact_in_force.fact_id) FROM fact_in_force WHERE fact_in_force.alias_id = transaction_alias.alias_id
    );

-- name: checkedTable
-- Makes the empty list of purchases to check.
DROP TABLE IF EXISTS checked;
CREATE TEMP TABLE checked (purchase_id INTEGER PRIMARY KEY);
