-- What was merged before into a purchase that merges now: it ends where that ends.
UPDATE purchase SET merged_into = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = purchase.merged_into)
WHERE merged_into IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
