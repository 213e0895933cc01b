-- Answers: the run to go on with: one that never judged, or one that judged by this very as-of and never reported.
-- Grain: none or one. Parameters: 1 as-of.
SELECT run_id
FROM run
WHERE run_id = (SELECT max(run_id) FROM run) AND (state = 'open' OR (state = 'judged' AND as_of = ?1))
