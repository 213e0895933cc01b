-- A delivery that a person stated at a later time than the run judges by counts from the moment of that run.
-- Parameters: 1 as-of.
UPDATE case_credit SET credited_at = ?1
WHERE credited_at > ?1
    AND case_event_id IN (SELECT case_event_id FROM case_event WHERE applied_run_id IS NULL)
