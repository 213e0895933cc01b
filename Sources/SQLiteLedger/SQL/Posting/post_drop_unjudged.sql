-- A purchase that was never judged leaves no trace when it turns out to be another.
DELETE FROM purchase
WHERE list IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
