-- Answers: the purchases that keep the same key as another, with the first move of each. Grain: one purchase, keys together.
WITH shared AS (
    SELECT purchase_key FROM temp.keeper GROUP BY purchase_key HAVING count(*) > 1
)
SELECT
    keeper.purchase_key,
    keeper.purchase_id,
    (SELECT min(list_move.sequence) FROM list_move WHERE list_move.purchase_id = keeper.purchase_id) AS first_move
FROM shared
CROSS JOIN temp.keeper ON keeper.purchase_key = shared.purchase_key
ORDER BY keeper.purchase_key
