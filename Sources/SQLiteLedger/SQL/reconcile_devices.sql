-- The devices of the submissions in sight that the users files give to exactly one user. Grain: one device.
CREATE TEMP TABLE device_owner AS
WITH seen AS (
    SELECT DISTINCT m.device_token
    FROM temp.trace AS r
    CROSS JOIN submission AS m ON m.submission_id = r.submission_id
    WHERE m.device_token IS NOT NULL
)
SELECT s.device_token, MIN(u.canonical_user_id) AS user_id
FROM seen AS s
CROSS JOIN user_device AS d ON d.device_token = s.device_token
CROSS JOIN app_user AS u ON u.user_id = d.user_id
GROUP BY s.device_token
HAVING COUNT(DISTINCT u.canonical_user_id) = 1
