-- Does: keeps the app that payments without bundle are of: the only configured one, or null. Its change count says whether it
-- is another one than before.
INSERT INTO default_app (only_row, bundle_id)
VALUES (1, :bundle_id)
ON CONFLICT (only_row) DO UPDATE SET bundle_id = excluded.bundle_id
WHERE default_app.bundle_id IS NOT excluded.bundle_id
