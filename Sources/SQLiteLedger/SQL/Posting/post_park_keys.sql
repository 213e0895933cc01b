-- Does: frees the keys of purchases that get another one: two may exchange keys in one night.
UPDATE purchase
SET purchase_key = 'parked ' || purchase_id
WHERE purchase_id IN (SELECT survivor_id FROM temp.keeper)
    AND purchase_key <> (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id)
