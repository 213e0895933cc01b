-- Answers: the last run that reached the books: one that judged, whatever became of its report. Grain: none or one.
SELECT run_id, as_of, state, exit_status, summary, policy
FROM run
WHERE state IN ('judged', 'published') OR (state = 'failed' AND policy <> '')
ORDER BY run_id DESC
LIMIT 1
