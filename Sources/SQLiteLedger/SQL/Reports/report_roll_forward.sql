-- Opening, in, out and closing of each list, from the last published run before :run up to :run.
-- Grain: list, reason and currency for what moved; list and currency, with an empty reason, for the balances.
WITH previous AS (
    SELECT max(run.run_id) AS run_id FROM run WHERE run.state = 'published' AND run.run_id < :run
),
moved AS (
    SELECT run_id, from_list, to_list, reason, currency, amount_milliunits
    FROM list_move
    -- A run that failed published no balance: its moves belong to the next report.
    WHERE run_id > COALESCE((SELECT previous.run_id FROM previous), 0) AND run_id <= :run
),
flow AS (
    SELECT to_list AS list, reason, currency, 1 AS in_count, 0 AS out_count,
        amount_milliunits AS in_milliunits, 0 AS out_milliunits
    FROM moved
    UNION ALL
    SELECT from_list, reason, currency, 0, 1, 0, amount_milliunits
    FROM moved
),
flow_by_reason AS (
    SELECT list, reason, currency,
        sum(in_count) AS in_count, sum(out_count) AS out_count,
        sum(in_milliunits) AS in_milliunits, sum(out_milliunits) AS out_milliunits
    FROM flow
    WHERE list IN ('white', 'black', 'closed')
    GROUP BY list, reason, currency
),
standing AS (
    SELECT balance.list, balance.currency,
        balance.purchase_count AS opening_count, balance.amount_milliunits AS opening_milliunits,
        0 AS change_count, 0 AS change_milliunits
    FROM balance
    JOIN previous ON previous.run_id = balance.run_id
    WHERE balance.list IN ('white', 'black', 'closed')
    UNION ALL
    SELECT list, currency, 0, 0, in_count - out_count, in_milliunits - out_milliunits
    FROM flow_by_reason
),
line AS (
    SELECT list, '' AS reason, currency,
        sum(opening_count) AS opening_count, 0 AS in_count, 0 AS out_count,
        sum(opening_count) + sum(change_count) AS closing_count,
        sum(opening_milliunits) AS opening_milliunits, 0 AS in_milliunits, 0 AS out_milliunits,
        sum(opening_milliunits) + sum(change_milliunits) AS closing_milliunits
    FROM standing
    GROUP BY list, currency
    UNION ALL
    SELECT list, reason, currency, 0, in_count, out_count, 0, 0, in_milliunits, out_milliunits, 0
    FROM flow_by_reason
)
SELECT list, reason, currency, opening_count, in_count, out_count, closing_count,
    opening_milliunits, in_milliunits, out_milliunits, closing_milliunits
FROM line
ORDER BY CASE list WHEN 'white' THEN 1 WHEN 'black' THEN 2 ELSE 3 END, currency, reason
