-- Does: says how a run ended. Parameters: 1 run, 2 state, 3 exit status, 4 finished at, 5 summary.
UPDATE run SET state = ?2, exit_status = ?3, finished_at = ?4, summary = ?5 WHERE run_id = ?1
