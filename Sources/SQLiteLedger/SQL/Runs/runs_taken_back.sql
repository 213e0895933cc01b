-- Answers: the runs that a run took back. Grain: one run, in their order. Parameters: 1 run.
SELECT run_id, as_of FROM run WHERE taken_back_by = ?1 ORDER BY run_id
