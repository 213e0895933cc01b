-- Answers: the case actions after one. Grain: one action, in the order they were done. Parameters: 1 case action.
SELECT case_event_id, case_id FROM case_event WHERE case_event_id > ?1 ORDER BY case_event_id
