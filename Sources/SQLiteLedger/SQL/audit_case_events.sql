-- The case actions that no run up to a run has taken into the books. Grain: one action. Parameters: 1 run.
SELECT case_event_id, case_id FROM case_event WHERE taken_run_id IS NULL
UNION ALL
SELECT case_event_id, case_id FROM case_event WHERE taken_run_id > ?1
