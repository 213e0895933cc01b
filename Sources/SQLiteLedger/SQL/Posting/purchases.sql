-- name: assign
-- Every touched transaction belongs to the purchase of its key; an original that nobody names any more, to none.
UPDATE transaction_alias SET purchase_id = (
    SELECT p.purchase_id FROM purchase AS p WHERE p.purchase_key = transaction_alias.purchase_key
)
WHERE alias_id IN (SELECT alias_id FROM dirty_alias);

-- name: moveFindings
-- The case history of a merged purchase goes over to the survivor, unless that has a case of the kind itself.
UPDATE OR IGNORE finding SET purchase_id = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = finding.purchase_id)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: newPurchases
-- A purchase for each key that has none, in the order of keys so that the same input makes the same ledger.
INSERT INTO purchase (purchase_key, environment)
SELECT a.purchase_key, MIN(a.environment)
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM purchase AS p WHERE p.purchase_key = a.purchase_key)
GROUP BY a.purchase_key
ORDER BY a.purchase_key;

-- name: setKeys
-- Gives the surviving purchases the keys they keep.
UPDATE purchase
SET purchase_key = (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id)
WHERE purchase_id IN (SELECT survivor_id FROM temp.keeper)
    AND purchase_key <> (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id);
