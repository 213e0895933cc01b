-- 3. Each list counted from the moves = counted from the purchases. Grain: one list.
WITH list AS (
    SELECT 'white' AS list UNION ALL SELECT 'black' UNION ALL SELECT 'closed' UNION ALL SELECT 'merged'
), moved AS (
    SELECT to_list AS list, 1 AS entries FROM list_move
    UNION ALL
    SELECT from_list, -1 FROM list_move
), by_move AS (
    SELECT list, SUM(entries) AS purchases FROM moved GROUP BY list
), by_purchase AS (
    SELECT list, COUNT(*) AS purchases FROM purchase GROUP BY list
)
SELECT 'purchases_' || l.list AS name, COALESCE(m.purchases, 0) AS left_side, COALESCE(p.purchases, 0) AS right_side
FROM list AS l
LEFT JOIN by_move AS m ON m.list = l.list
LEFT JOIN by_purchase AS p ON p.list = l.list
UNION ALL
SELECT 'purchases_judged', (SELECT COUNT(*) FROM purchase), (SELECT COUNT(*) FROM purchase WHERE list IS NOT NULL)
