-- name: assign
-- Every touched transaction belongs to the purchase of its key; an original that nobody names any more, to none.
UPDATE transaction_alias
SET purchase_id = belonging.purchase_id
FROM (
    SELECT a.alias_id, p.purchase_id
    FROM dirty_alias AS d
    JOIN transaction_alias AS a ON a.alias_id = d.alias_id
    LEFT JOIN purchase AS p ON p.purchase_key = a.purchase_key
) AS belonging
WHERE transaction_alias.alias_id = belonging.alias_id
    AND transaction_alias.purchase_id IS DISTINCT FROM belonging.purchase_id;

-- name: moveFindings
-- The case history of a merged purchase goes over to the survivor, unless that has a case of the kind itself. Of several
-- with the kind, the first purchase's goes over.
UPDATE finding
SET purchase_id = moved.survivor_id
FROM (
    SELECT DISTINCT ON (k.survivor_id, merged.kind) merged.finding_id, k.survivor_id
    FROM keeper AS k
    JOIN finding AS merged ON merged.purchase_id = k.purchase_id
    WHERE k.survivor_id <> k.purchase_id
        AND NOT EXISTS (
            SELECT 1 FROM finding AS own WHERE own.purchase_id = k.survivor_id AND own.kind = merged.kind
        )
    ORDER BY k.survivor_id, merged.kind, merged.purchase_id
) AS moved
WHERE finding.finding_id = moved.finding_id;

-- name: newPurchases
-- A purchase for each key that has none, in the order of keys so that the same input makes the same ledger.
INSERT INTO purchase (purchase_id, purchase_key, environment)
SELECT
    COALESCE((SELECT max(purchase_id) FROM purchase), 0) + row_number() OVER (ORDER BY a.purchase_key),
    a.purchase_key, MIN(a.environment)
FROM dirty_alias AS d
JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM purchase AS p WHERE p.purchase_key = a.purchase_key)
GROUP BY a.purchase_key
ORDER BY a.purchase_key;

-- name: setKeys
-- Gives the surviving purchases the keys they keep.
UPDATE purchase
SET purchase_key = keeper.purchase_key
FROM pg_temp.keeper
WHERE keeper.purchase_id = purchase.purchase_id
    AND purchase.purchase_id IN (SELECT survivor_id FROM pg_temp.keeper)
    AND purchase.purchase_key <> keeper.purchase_key;
