-- A merged purchase counts in no list any more.
UPDATE purchase SET
    list = 'merged', reason = 'merged', white_state = NULL, purchase_key = NULL,
    is_unfinished = 0, is_without_first = 0,
    merged_into = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = purchase.purchase_id)
WHERE list IS NOT NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
