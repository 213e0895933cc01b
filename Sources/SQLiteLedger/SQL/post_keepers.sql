-- Each concerned purchase keeps one key: its own where it can, else that of the transaction it is known by (its cases are
-- named after that), else the smallest. Of the purchases that keep the same key the one with the older first move survives.
-- Grain: one purchase.
CREATE TEMP TABLE keeper AS
WITH kept AS (
    SELECT
        purchase_id, purchase_key,
        ROW_NUMBER() OVER (PARTITION BY purchase_id ORDER BY is_own_key DESC, is_shown DESC, purchase_key) AS choice
    FROM candidate
), aged AS (
    SELECT
        k.purchase_id, k.purchase_key,
        (SELECT MIN(m.sequence) FROM list_move AS m WHERE m.purchase_id = k.purchase_id) AS first_move
    FROM kept AS k
    WHERE k.choice = 1
)
SELECT
    purchase_id, purchase_key,
    FIRST_VALUE(purchase_id) OVER (
        PARTITION BY purchase_key
        ORDER BY first_move IS NULL, first_move, purchase_id
    ) AS survivor_id
FROM aged
