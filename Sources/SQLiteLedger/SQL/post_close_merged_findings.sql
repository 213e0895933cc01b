-- What stayed behind is closed: the survivor's own case speaks for both. Parameters: run, as-of.
UPDATE finding SET closed_run_id = ?, closed_at = ?, closed_reason = 'merged'
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
