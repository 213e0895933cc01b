-- The users :users (a JSON array) with every account merged with them. Grain: one user id.
WITH found AS (SELECT value AS user_id FROM json_each(:users)),
canonical AS (
    SELECT app_user.canonical_user_id AS user_id
    FROM found
    CROSS JOIN app_user ON app_user.user_id = found.user_id
)
SELECT found.user_id FROM found
UNION
SELECT canonical.user_id FROM canonical
UNION
SELECT app_user.user_id FROM canonical CROSS JOIN app_user ON app_user.canonical_user_id = canonical.user_id
ORDER BY 1
