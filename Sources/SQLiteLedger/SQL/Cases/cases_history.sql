-- What people did about a case, the earliest first, and whom a resolution says was credited. Grain: one event.
-- Parameters: 1 case.
SELECT e.at, e.actor, e.action, e.assignee, e.reason, e.note, s.user_id
FROM case_event AS e
LEFT JOIN case_credit AS s ON s.case_event_id = e.case_event_id
WHERE e.case_id = ?1
ORDER BY e.case_event_id
