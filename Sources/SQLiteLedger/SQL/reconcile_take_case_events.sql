-- What people did about cases is in the books from now on. Parameters: 1 run.
UPDATE case_event SET taken_run_id = ?1 WHERE taken_run_id IS NULL
