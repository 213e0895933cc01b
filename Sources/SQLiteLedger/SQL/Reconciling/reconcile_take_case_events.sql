-- What people did about cases is in the books from now on. Parameters: 1 run.
UPDATE case_event SET applied_run_id = ?1 WHERE applied_run_id IS NULL
