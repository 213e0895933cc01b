-- Makes room: two purchases may exchange keys in one night.
UPDATE purchase SET purchase_key = 'parked ' || purchase_id
WHERE purchase_id IN (SELECT survivor_id FROM keeper)
