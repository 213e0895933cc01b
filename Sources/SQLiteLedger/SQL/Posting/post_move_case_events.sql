-- What people did about a merged purchase counts for the survivor.
UPDATE case_event SET purchase_id = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = case_event.purchase_id)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
