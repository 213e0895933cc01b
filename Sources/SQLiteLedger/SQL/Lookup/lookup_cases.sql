-- Answers: the findings of the purchases :purchases and the findings :findings (both JSON arrays of keys), closed ones too,
-- and what was done last about the case of each, notes apart. Grain: one finding.
WITH wanted AS (
    SELECT finding.finding_id
    FROM json_each(:purchases) AS given
    CROSS JOIN finding ON finding.purchase_id = given.value
    UNION
    SELECT value FROM json_each(:findings)
)
SELECT
    finding.purchase_id, finding.case_id, finding.kind, finding.environment, finding.transaction_id, finding.expected,
    finding.actual, finding.detail, finding.next_step, finding.opened_run_id, finding.closed_run_id,
    last_event.case_event_id AS last_action_sequence, last_event.action AS last_action,
    last_event.after_run_id AS last_action_after_run_id, last_event.applied_run_id, last_event.at, last_event.actor,
    last_event.reason, stated.user_id, stated.quantity,
    (
        SELECT assigned.assignee
        FROM case_event AS assigned
        WHERE assigned.case_id = finding.case_id AND assigned.action = 'assigned'
        ORDER BY assigned.case_event_id DESC
        LIMIT 1
    ) AS assignee
FROM wanted
CROSS JOIN finding ON finding.finding_id = wanted.finding_id
LEFT JOIN case_event AS last_event ON last_event.case_event_id = (
    SELECT last.case_event_id
    FROM case_event AS last
    WHERE last.case_id = finding.case_id AND last.action <> 'note'
    ORDER BY last.case_event_id DESC
    LIMIT 1
)
LEFT JOIN case_credit AS stated ON stated.case_event_id = last_event.case_event_id
ORDER BY finding.purchase_id, finding.case_id, finding.kind
