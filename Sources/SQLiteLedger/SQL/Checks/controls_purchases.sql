-- 3. Each list counted from the moves = counted from the purchases. Grain: one list.
WITH list AS (
    SELECT 'white' AS list UNION ALL SELECT 'black' UNION ALL SELECT 'closed' UNION ALL SELECT 'merged'
), by_move AS (
    SELECT code AS list, SUM(entries) AS purchases FROM tally WHERE name = 'moves' GROUP BY code
), by_purchase AS (
    SELECT code AS list, SUM(entries) AS purchases FROM tally WHERE name = 'purchases' GROUP BY code
)
SELECT 'purchases_' || l.list AS name, COALESCE(m.purchases, 0) AS left_side, COALESCE(p.purchases, 0) AS right_side
FROM list AS l
LEFT JOIN by_move AS m ON m.list = l.list
LEFT JOIN by_purchase AS p ON p.list = l.list
UNION ALL
SELECT 'purchases_judged',
    (SELECT COALESCE(SUM(purchases), 0) FROM by_purchase),
    (SELECT COALESCE(SUM(purchases), 0) FROM by_purchase WHERE list <> '')
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
FROM temp.checked AS looked_at
CROSS JOIN purchase AS standing ON standing.purchase_id = looked_at.purchase_id
WHERE standing.list IS NOT NULL
