-- How far the notifications of an app were read. Grain: none or one. Parameters: 1 bundle, 2 environment.
SELECT swept_until, window_start, window_end, token FROM notification_sweep WHERE bundle_id = ?1 AND environment = ?2
