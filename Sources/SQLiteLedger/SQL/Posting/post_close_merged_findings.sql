-- What stayed behind is closed: the survivor's own case speaks for both.
UPDATE finding SET closed_run_id = :run_id, closed_at = :as_of, closed_reason = 'merged'
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id)
