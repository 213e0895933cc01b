-- Answers: the as-ofs of the runs before a run that reached the books. Grain: one run, the latest first.
-- Parameters: 1 run, 2 how many.
SELECT as_of
FROM run
WHERE run_id < ?1 AND (state IN ('judged', 'published') OR (state = 'failed' AND policy <> ''))
ORDER BY run_id DESC
LIMIT ?2
