-- name: lists
-- 6. No white purchase has a live credit; every black one has; a closed one only under `excluded_*`: of those checked,
-- the white ones all among them. White past grace and covered, by the dates = open missing credits + parked = sum over
-- owner bases. Parameters: 1 run.
WITH due AS MATERIALIZED (
    SELECT COUNT(*) AS purchases
    FROM run
    -- Not by when they were paid: nearly all were paid before the watermark.
    JOIN purchase AS p INDEXED BY purchase_white
    WHERE run.run_id = ?1
        AND p.list = 'white'
        AND p.paid_at + json_extract(run.policy, '$.grace.milliseconds') <= run.as_of
        AND p.paid_at <= run.credits_watermark
), listed AS MATERIALIZED (
    SELECT
        p.list, p.reason,
        EXISTS (
            SELECT 1
            FROM transaction_alias AS a
            JOIN credit AS c ON c.alias_id = a.alias_id
            WHERE a.purchase_id = p.purchase_id AND c.status = 'credited'
        ) AS is_credited
    FROM temp.checked AS k
    JOIN purchase AS p ON p.purchase_id = k.purchase_id
)
SELECT 'white_uncredited' AS name, 0 AS left_side, (
    SELECT COUNT(*) FROM listed WHERE list = 'white' AND is_credited
) AS right_side
UNION ALL
SELECT 'black_credited',
    (SELECT COUNT(*) FROM listed WHERE list = 'black'),
    (SELECT COUNT(*) FROM listed WHERE list = 'black' AND is_credited)
UNION ALL
SELECT 'closed_uncredited', 0, (
    SELECT COUNT(*) FROM listed WHERE list = 'closed' AND is_credited AND reason NOT LIKE 'excluded\_%' ESCAPE '\'
)
UNION ALL
SELECT 'missing_credits',
    (SELECT purchases FROM due),
    (SELECT COUNT(*) FROM finding WHERE kind = 'missing_credit' AND closed_run_id IS NULL)
        + (SELECT COUNT(*) FROM purchase WHERE list = 'white' AND white_state = 'parked')
UNION ALL
SELECT 'missing_credits_by_owner',
    (SELECT purchases FROM due),
    (
        SELECT COALESCE(SUM(purchases), 0)
        FROM (
            SELECT COUNT(*) AS purchases
            FROM purchase
            WHERE list = 'white' AND white_state IN ('missing_credit', 'parked') AND owner_basis IS NOT NULL
            GROUP BY owner_basis
        )
    );
