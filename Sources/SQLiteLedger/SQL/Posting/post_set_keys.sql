-- Does: gives the surviving purchases the keys they keep.
UPDATE purchase
SET purchase_key = (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id)
WHERE purchase_id IN (SELECT survivor_id FROM temp.keeper)
    AND purchase_key <> (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id)
