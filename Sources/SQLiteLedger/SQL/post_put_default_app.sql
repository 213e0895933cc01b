-- Does: remembers the app payments without bundle are of. Says by its change count whether it is another one.
-- Parameters: 1 the only configured app, or null.
INSERT INTO default_app (only_row, bundle_id)
VALUES (1, ?1)
ON CONFLICT (only_row) DO UPDATE SET bundle_id = excluded.bundle_id
WHERE default_app.bundle_id IS NOT excluded.bundle_id
