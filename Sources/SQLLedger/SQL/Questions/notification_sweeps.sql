-- name: moveSweep
-- Keeps how far the notifications of an app were read. Parameters: 1 bundle, 2 environment, 3 read until, 4 and 5
-- the window of a walk that goes on, 6 Apple's mark in it, 7 the times that were passed over.
INSERT INTO notification_sweep (bundle_id, environment, swept_until, window_start, window_end, token, unread)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (bundle_id, environment) DO UPDATE
SET swept_until = excluded.swept_until,
    window_start = excluded.window_start,
    window_end = excluded.window_end,
    token = excluded.token,
    unread = excluded.unread;

-- name: sweep
-- How far the notifications of an app were read. Grain: none or one. Parameters: 1 bundle, 2 environment.
SELECT swept_until, window_start, window_end, token, unread
FROM notification_sweep
WHERE bundle_id = ?1 AND environment = ?2;
