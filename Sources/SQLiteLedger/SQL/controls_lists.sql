-- 6. No white purchase has a live credit; every black one has; a closed one only under `excluded_*`. White past grace
-- and covered = open missing credits + parked = sum over owner bases.
WITH credited AS (
    SELECT DISTINCT a.purchase_id
    FROM credit AS c
    JOIN transaction_alias AS a ON a.alias_id = c.alias_id
    WHERE c.status = 'credited'
)
SELECT 'white_uncredited' AS name, 0 AS left_side, (
    SELECT COUNT(*) FROM credited AS c JOIN purchase AS p ON p.purchase_id = c.purchase_id WHERE p.list = 'white'
) AS right_side
UNION ALL
SELECT 'black_credited', (SELECT COUNT(*) FROM purchase WHERE list = 'black'), (
    SELECT COUNT(*) FROM credited AS c JOIN purchase AS p ON p.purchase_id = c.purchase_id WHERE p.list = 'black'
)
UNION ALL
SELECT 'closed_uncredited', 0, (
    SELECT COUNT(*)
    FROM credited AS c
    JOIN purchase AS p ON p.purchase_id = c.purchase_id
    WHERE p.list = 'closed' AND p.reason NOT LIKE 'excluded\_%' ESCAPE '\'
)
UNION ALL
SELECT 'missing_credits',
    (SELECT COUNT(*) FROM purchase WHERE white_state IN ('missing_credit', 'parked')),
    (SELECT COUNT(*) FROM finding WHERE kind = 'missing_credit' AND closed_run_id IS NULL)
        + (SELECT COUNT(*) FROM purchase WHERE white_state = 'parked')
UNION ALL
SELECT 'missing_credits_by_owner',
    (SELECT COUNT(*) FROM purchase WHERE white_state IN ('missing_credit', 'parked')),
    (
        SELECT COALESCE(SUM(purchases), 0)
        FROM (
            SELECT COUNT(*) AS purchases
            FROM purchase
            WHERE list = 'white' AND white_state IN ('missing_credit', 'parked') AND owner_basis IS NOT NULL
            GROUP BY owner_basis
        )
    )
