-- Does: says that a run judged and checked everything, and that all of it holds. Parameters: 1 run.
UPDATE run SET is_full = 1 WHERE run_id = ?1
