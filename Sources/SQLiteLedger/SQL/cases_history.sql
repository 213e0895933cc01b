-- What people did about a case, the earliest first. Grain: one event. Parameters: 1 case.
SELECT at, actor, action, assignee, reason, note
FROM case_event
WHERE case_id = ?1
ORDER BY case_event_id
