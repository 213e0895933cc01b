-- The case history of a merged purchase goes over to the survivor, unless that has a case of the kind itself.
UPDATE OR IGNORE finding SET purchase_id = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = finding.purchase_id)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
