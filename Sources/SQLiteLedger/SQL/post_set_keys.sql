-- Gives each surviving purchase its key.
UPDATE purchase SET purchase_key = (
    SELECT k.purchase_key FROM keeper AS k WHERE k.purchase_id = purchase.purchase_id
)
WHERE purchase_id IN (SELECT survivor_id FROM keeper)
