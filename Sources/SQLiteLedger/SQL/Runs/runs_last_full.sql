-- Answers: the as-of by which everything was last judged and checked; what was before a run that was taken back does not
-- count. Grain: one value, null where never.
SELECT max(as_of)
FROM run
WHERE is_full = 1
    AND state <> 'taken_back'
    AND run_id > COALESCE((SELECT max(run_id) FROM run WHERE state = 'taken_back'), 0)
