-- Answers: the rows of case_event with a key after :after, as they were written: without the purchase, which may be merged, and the run that takes it in.
-- Grain: one row, in key order; the key comes first.
SELECT
    case_event_id, case_id, at, actor, system_user, action, assignee, reason, note, after_run_id
FROM case_event
WHERE case_event_id > :after
ORDER BY case_event_id
