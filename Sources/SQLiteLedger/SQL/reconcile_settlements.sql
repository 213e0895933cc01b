-- How people settled touched purchases, as far as a run has taken it in: the newest resolution of a case that was not
-- reopened. Being let lie settles only what lay: a missing credit. Resolutions that a credit speaks for, or that move
-- nothing, settle nothing by themselves.
-- Grain: one purchase.
CREATE TEMP TABLE settlement AS
WITH latest AS (
    SELECT
        e.purchase_id, e.case_id, e.case_event_id, e.action, e.reason,
        ROW_NUMBER() OVER (PARTITION BY e.purchase_id, e.case_id ORDER BY e.case_event_id DESC) AS age
    FROM touched AS t
    CROSS JOIN case_event AS e ON e.purchase_id = t.purchase_id
    WHERE e.action IN ('resolved', 'reopened')
        AND e.applied_run_id IS NOT NULL
), standing AS (
    SELECT
        l.purchase_id, l.reason,
        ROW_NUMBER() OVER (PARTITION BY l.purchase_id ORDER BY l.case_event_id DESC) AS age
    FROM latest AS l
    WHERE l.age = 1
        AND l.action = 'resolved'
        AND l.reason NOT IN ('credited_manually', 'credited_elsewhere', 'moved_to_owner')
        AND (
            l.reason NOT IN ('below_threshold', 'cannot_identify')
            OR EXISTS (SELECT 1 FROM finding AS f WHERE f.case_id = l.case_id AND f.kind = 'missing_credit')
        )
)
SELECT purchase_id, reason FROM standing WHERE age = 1
