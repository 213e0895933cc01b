-- Every trace with the users it may be from. Grain: one (trace, user), purchases together, then submissions.
SELECT
    r.purchase_id, r.submission_id, r.is_naming, r.is_containing, r.is_proven,
    s.digest, s.received_at, s.product_id, s.bundle_id, s.device_model, s.os_version, s.app_version,
    u.user_id, u.rank, u.first_seen_at, u.last_seen_at, s.application_username, d.user_id AS device_user_id
FROM temp.trace AS r
JOIN submission AS s ON s.submission_id = r.submission_id
LEFT JOIN temp.uploader AS u ON u.submission_id = r.submission_id
LEFT JOIN temp.device_owner AS d ON d.device_token = s.device_token
ORDER BY r.purchase_id, r.submission_id
