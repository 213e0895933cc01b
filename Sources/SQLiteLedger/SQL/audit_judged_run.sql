-- Answers: what a run judged by. Grain: none or one. Parameters: 1 run.
SELECT as_of, policy FROM run WHERE run_id = ?1
