-- name: aging
-- What waits on the white list at :as_of, and how its count differs from the last published run before :run.
-- Grain: state, bucket and currency; one that emptied since keeps a row of zero.
-- :buckets is a JSON array of {name, end}, the first age past the bucket in milliseconds or null, youngest first.
-- :states is a JSON object: how files name each state of the white list.
WITH bucket AS (
    SELECT place AS position, value ->> 'name' AS name, (value ->> 'end')::bigint AS end_age
    FROM jsonb_array_elements(:buckets::jsonb) WITH ORDINALITY AS given (value, place)
),
waiting AS (
    SELECT
        :states::jsonb ->> white_state AS list_state,
        CASE WHEN paid_at IS NULL THEN '' ELSE (
            SELECT bucket.name
            FROM bucket
            WHERE bucket.end_age IS NULL OR :as_of::bigint - purchase.paid_at < bucket.end_age
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
    -- What is no object of JSON was not written by a run, and is passed over.
    SELECT summary
    FROM run
    WHERE state = 'published' AND run_id < :run AND summary ~ '^\s*\{.*\}\s*$'
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
        (then_waiting.value ->> 'count')::bigint
    FROM previous_summary
    CROSS JOIN jsonb_array_elements(previous_summary.summary::jsonb -> 'aging') AS then_waiting (value)
)
SELECT
    line.list_state,
    line.bucket,
    line.currency,
    sum(line.purchase_count)::bigint AS purchase_count,
    sum(line.amount_milliunits)::bigint AS amount_milliunits,
    min(line.paid_at) AS oldest_paid_at,
    (sum(line.purchase_count) - sum(line.previous_count))::bigint AS count_change
FROM line
LEFT JOIN bucket ON bucket.name = line.bucket
GROUP BY line.list_state, line.bucket, line.currency, bucket.position
HAVING sum(line.purchase_count) > 0 OR sum(line.previous_count) > 0
ORDER BY
    line.list_state COLLATE "C", bucket.position IS NULL, bucket.position, line.currency COLLATE "C",
    line.bucket COLLATE "C";

-- name: deliveryDays
-- The purchases paid on each day that are to be delivered, by what became of them. Grain: day, in order.
-- :days is a JSON array of the first moments of the days, in order; the last one ends with :as_of. :not_due is a JSON array of
-- the states of the white list in which nothing is wrong yet.
WITH day AS (
    SELECT
        place AS position,
        value::bigint AS start,
        COALESCE(lead(value::bigint) OVER (ORDER BY place), :as_of::bigint + 1) AS next_start
    FROM jsonb_array_elements_text(:days::jsonb) WITH ORDINALITY AS given (value, place)
),
not_due AS (
    SELECT value AS white_state FROM jsonb_array_elements_text(:not_due::jsonb) AS given (value)
)
SELECT
    day.start,
    count(purchase.list) FILTER (WHERE purchase.list = 'black') AS delivered_count,
    count(purchase.list) FILTER (
        WHERE purchase.list = 'white' AND purchase.white_state IN (SELECT not_due.white_state FROM not_due)
    ) AS not_due_count,
    count(purchase.list) FILTER (
        WHERE purchase.list = 'white' AND purchase.white_state NOT IN (SELECT not_due.white_state FROM not_due)
    ) AS not_delivered_count
FROM day
LEFT JOIN purchase ON purchase.paid_at >= day.start AND purchase.paid_at < day.next_start
GROUP BY day.position, day.start
ORDER BY day.position;
