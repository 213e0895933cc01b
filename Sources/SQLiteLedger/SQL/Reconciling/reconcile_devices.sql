-- Does: lists the users that the users files give the devices of selected submissions to. Grain: one device.
CREATE TEMP TABLE device_users AS
WITH seen AS (
    SELECT DISTINCT submission.device_token
    FROM temp.selected_submission AS selected
    CROSS JOIN submission ON submission.submission_id = selected.submission_id
    WHERE submission.device_token IS NOT NULL
)
SELECT
    seen.device_token,
    MIN(owner.canonical_user_id) AS smallest_user_id,
    MAX(owner.canonical_user_id) AS largest_user_id
FROM seen
CROSS JOIN user_device AS device ON device.device_token = seen.device_token
CROSS JOIN app_user AS owner ON owner.user_id = device.user_id
GROUP BY seen.device_token
