-- Which keys each concerned purchase still has transactions of, and which of them has the transaction it is known by. One
-- that nothing in force states any more holds its own key, so that its history goes on when its evidence comes back.
-- Grain: one (purchase, key), twice where only one of its transactions is shown.
CREATE TEMP TABLE candidate AS
WITH concerned AS (
    SELECT a.purchase_id
    FROM dirty_alias AS d
    CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
    WHERE a.purchase_id IS NOT NULL
    UNION
    SELECT p.purchase_id
    FROM dirty_alias AS d
    CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
    CROSS JOIN purchase AS p ON p.purchase_key = a.purchase_key
)
SELECT DISTINCT
    a.purchase_id, a.purchase_key,
    a.purchase_key = p.purchase_key AS is_own_key,
    a.transaction_id IS p.shown_transaction_id AS is_shown
FROM concerned AS c
CROSS JOIN purchase AS p ON p.purchase_id = c.purchase_id
CROSS JOIN transaction_alias AS a ON a.purchase_id = c.purchase_id
-- An original nobody states follows those that name it.
WHERE a.grade IS NOT NULL
UNION ALL
SELECT p.purchase_id, p.purchase_key, 1, 0
FROM concerned AS c
CROSS JOIN purchase AS p ON p.purchase_id = c.purchase_id
WHERE p.merged_into IS NULL
    AND NOT EXISTS (
        SELECT 1 FROM transaction_alias AS a WHERE a.purchase_id = p.purchase_id AND a.grade IS NOT NULL
    )
