-- name: aging
-- What waits on the white list at :as_of, and how its count differs from the last published run before :run.
-- Grain: state, bucket and currency; one that emptied since keeps a row of zero.
-- :buckets is a JSON array of {name, end}, the first age past the bucket in milliseconds or null, youngest first.
-- :states is a JSON object: how files name each state of the white list.
WITH bucket AS (
    SELECT key AS position, value ->> 'name' AS name, value ->> 'end' AS end_age FROM json_each(:buckets)
),
waiting AS (
    SELECT
        :states ->> white_state AS list_state,
        CASE WHEN paid_at IS NULL THEN '' ELSE (
            SELECT bucket.name
            FROM bucket
            WHERE bucket.end_age IS NULL OR :as_of - purchase.paid_at < bucket.end_age
            ORDER BY bucket.position
            LIMIT 1
        ) END AS bucket,
        COALESCE(currency, '') AS currency,
        COALESCE(price_milliunits, 0) AS amount_milliunits,
        paid_at
    FROM purchase
    WHERE list = 'white'
),
previous_summary AS (
    SELECT summary
    FROM run
    WHERE state = 'published' AND run_id < :run AND json_valid(summary)
    ORDER BY run_id DESC
    LIMIT 1
),
line AS (
    SELECT list_state, bucket, currency, 1 AS purchase_count, amount_milliunits, paid_at, 0 AS previous_count
    FROM waiting
    UNION ALL
    SELECT
        then_waiting.value ->> 'list_state',
        then_waiting.value ->> 'bucket',
        then_waiting.value ->> 'currency',
        0,
        0,
        NULL,
        then_waiting.value ->> 'count'
    FROM previous_summary, json_each(previous_summary.summary, '$.aging') AS then_waiting
)
SELECT
    line.list_state,
    line.bucket,
    line.currency,
    sum(line.purchase_count) AS purchase_count,
    sum(line.amount_milliunits) AS amount_milliunits,
    min(line.paid_at) AS oldest_paid_at,
    sum(line.purchase_count) - sum(line.previous_count) AS count_change
FROM line
LEFT JOIN bucket ON bucket.name = line.bucket
GROUP BY line.list_state, line.bucket, line.currency
HAVING sum(line.purchase_count) > 0 OR sum(line.previous_count) > 0
ORDER BY line.list_state, bucket.position IS NULL, bucket.position, line.currency;

-- name: deliveryDays
-- The purchases paid on each day that are to be delivered, by what became of them. Grain: day, in order.
-- :days is a JSON array of the first moments of the days, in order; the last one ends with :as_of. :not_due is a JSON array of
-- the states of the white list in which nothing is wrong yet.
WITH day AS (
    SELECT key AS position, value AS start, COALESCE(lead(value) OVER (ORDER BY key), :as_of + 1) AS next_start
    FROM json_each(:days)
)
SELECT
    day.start,
    count(purchase.list) FILTER (WHERE purchase.list = 'black') AS delivered_count,
    count(purchase.list) FILTER (
        WHERE purchase.list = 'white' AND purchase.white_state IN (SELECT value FROM json_each(:not_due))
    ) AS not_due_count,
    count(purchase.list) FILTER (
        WHERE purchase.list = 'white' AND purchase.white_state NOT IN (SELECT value FROM json_each(:not_due))
    ) AS not_delivered_count
FROM day
LEFT JOIN purchase ON purchase.paid_at >= day.start AND purchase.paid_at < day.next_start
GROUP BY day.position
ORDER BY day.position;

-- name: rollForward
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
ORDER BY CASE list WHEN 'white' THEN 1 WHEN 'black' THEN 2 ELSE 3 END, currency, reason;
