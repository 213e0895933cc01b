-- Answers: the runs judged by a later as-of than a moment. Grain: one run, in their order. Parameters: 1 as-of.
SELECT run_id, as_of
FROM run
WHERE as_of > ?1 AND (state IN ('judged', 'published') OR (state = 'failed' AND policy <> ''))
ORDER BY run_id
