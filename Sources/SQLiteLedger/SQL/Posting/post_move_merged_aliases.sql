-- The transactions of merged purchases go over to the survivor.
UPDATE transaction_alias SET purchase_id = (
    SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = transaction_alias.purchase_id
)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
