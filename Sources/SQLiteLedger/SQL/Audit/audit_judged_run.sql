-- Answers: what a run judged by last, and its event that says so. Grain: none or one. Parameters: 1 run.
SELECT as_of, policy, audit_sequence FROM run WHERE run_id = ?1
