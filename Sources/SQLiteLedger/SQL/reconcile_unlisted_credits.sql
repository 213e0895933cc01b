-- How many credits lack a payment, where they are more than half of the last week's: then evidence is not being taken
-- in, and a list of them would help nobody. Else 0. Parameters: 1 as-of, 2 a week. Grain: one row.
WITH unproven AS (
    SELECT
        COUNT(*) AS number,
        COALESCE(SUM(credited_at > ?1 - ?2), 0) AS last_week
    FROM temp.unpaid
    WHERE is_covered = 1 AND is_denied = 0
), credited AS (
    SELECT COUNT(*) AS last_week
    FROM credit
    WHERE status = 'credited' AND credited_at > ?1 - ?2 AND credited_at <= ?1
)
SELECT CASE WHEN unproven.last_week * 2 > credited.last_week THEN unproven.number ELSE 0 END
FROM unproven, credited
