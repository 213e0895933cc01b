-- name: addKeeper
-- Lists the key a purchase keeps; until another is found that keeps the same, it survives.
INSERT INTO keeper (purchase_id, purchase_key, survivor_id) VALUES (:purchase_id, :purchase_key, :purchase_id);

-- name: closeMergedFindings
-- What stayed behind is closed: the survivor's own case speaks for both.
UPDATE finding SET closed_run_id = :run_id, closed_at = :as_of, closed_reason = 'merged'
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: dirtyPurchases
-- Touched transactions touch their purchases.
INSERT INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_id IS NOT NULL
UNION
SELECT k.purchase_id
FROM keeper AS k
WHERE k.survivor_id = k.purchase_id
ON CONFLICT DO NOTHING;

-- name: dropUnjudged
-- A purchase that was never judged leaves no trace when it turns out to be another.
DELETE FROM purchase
WHERE list IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: followMergers
-- What was merged before into a purchase that merges now: it ends where that ends.
UPDATE purchase SET merged_into = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = purchase.merged_into)
WHERE merged_into IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: moveCaseEvents
-- What people did about a merged purchase counts for the survivor.
UPDATE case_event SET purchase_id = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = case_event.purchase_id)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: moveMergedAliases
-- The transactions of merged purchases go over to the survivor.
UPDATE transaction_alias SET purchase_id = (
    SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = transaction_alias.purchase_id
)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: putSurvivor
-- Names the purchase that a purchase merges into.
UPDATE keeper SET survivor_id = :survivor_id WHERE purchase_id = :purchase_id;
