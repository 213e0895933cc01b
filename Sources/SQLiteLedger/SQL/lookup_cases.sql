-- The cases of the purchases :purchases and of the findings :findings (both JSON arrays of keys), closed ones too, with
-- the last thing done about each, and whether that waits for a run: done since the last one began, or dated after its
-- as-of. Grain: one finding.
WITH last_run AS (
    SELECT run.as_of, run.started_at
    FROM run
    WHERE run.state IN ('judged', 'published') OR (run.state = 'failed' AND run.policy <> '')
    ORDER BY run.run_id DESC
    LIMIT 1
), wanted AS (
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
        standing.purchase_id IS NOT NULL
            AND event.action IN ('resolved', 'reopened')
            AND (
                event.at > last_run.as_of
                OR (
                    event.at >= last_run.started_at / 1000 * 1000
                    AND EXISTS (SELECT 1 FROM dirty_purchase WHERE dirty_purchase.purchase_id = standing.purchase_id)
                )
            ),
        0
    ) AS is_waiting
FROM standing
LEFT JOIN case_event AS event ON event.case_event_id = standing.event_id
LEFT JOIN case_credit AS stated ON stated.case_event_id = standing.event_id
LEFT JOIN last_run ON true
ORDER BY standing.purchase_id, standing.case_id, standing.kind
