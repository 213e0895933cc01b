-- How people settled touched purchases: the last resolution that was not reopened, of what was done by then.
-- Parameters: 1 as-of. Grain: one purchase.
CREATE TEMP TABLE settlement AS
WITH latest AS (
    SELECT
        e.purchase_id, e.action, e.reason,
        ROW_NUMBER() OVER (PARTITION BY e.purchase_id ORDER BY e.case_event_id DESC) AS age
    FROM touched AS t
    CROSS JOIN case_event AS e ON e.purchase_id = t.purchase_id
    WHERE e.action IN ('resolved', 'reopened')
        AND e.at <= ?1
)
SELECT purchase_id, reason FROM latest WHERE age = 1 AND action = 'resolved'
