-- The cases of the purchases :purchases and of the findings :findings (both JSON arrays of keys), closed ones too, with
-- the last thing done about each, and whether that waits for a run. Grain: one finding.
WITH wanted AS (
    SELECT finding.finding_id
    FROM json_each(:purchases) AS given
    CROSS JOIN finding ON finding.purchase_id = given.value
    UNION
    SELECT value FROM json_each(:findings)
), standing AS (
    SELECT
        finding.environment, finding.transaction_id, finding.expected, finding.actual, finding.detail,
        finding.next_step, finding.purchase_id, finding.case_id, finding.kind,
        finding.closed_run_id IS NOT NULL AS is_gone, case_standing.case_event_id AS event_id, case_standing.status
    FROM wanted
    CROSS JOIN finding ON finding.finding_id = wanted.finding_id
    CROSS JOIN case_standing ON case_standing.finding_id = wanted.finding_id
)
SELECT
    standing.purchase_id, standing.case_id, standing.kind, standing.is_gone,
    standing.environment, standing.transaction_id, standing.expected, standing.actual, standing.detail,
    standing.next_step,
    standing.status,
    event.at, event.actor, event.reason, stated.user_id, stated.quantity,
    (
        SELECT assigned.assignee
        FROM case_event AS assigned
        WHERE assigned.case_id = standing.case_id AND assigned.action = 'assigned'
        ORDER BY assigned.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    COALESCE(
        standing.purchase_id IS NOT NULL AND event.action IN ('resolved', 'reopened') AND event.applied_run_id IS NULL,
        0
    ) AS is_waiting
FROM standing
LEFT JOIN case_event AS event ON event.case_event_id = standing.event_id
LEFT JOIN case_credit AS stated ON stated.case_event_id = standing.event_id
ORDER BY standing.purchase_id, standing.case_id, standing.kind
