-- Answers: one case action as it is kept, and the delivery it states. Grain: none or one. Parameters: 1 case event.
SELECT e.case_id, e.at, e.actor, e.system_user, e.action, e.assignee, e.reason, e.note, s.user_id, s.quantity
FROM case_event AS e
LEFT JOIN case_credit AS s ON s.case_event_id = e.case_event_id
WHERE e.case_event_id = ?1
