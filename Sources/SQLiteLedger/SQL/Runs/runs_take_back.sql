-- Does: takes runs back; what they moved stands until the next judgement compensates it.
-- Parameters: 1 the first of them, 2 the run that does it.
UPDATE run SET state = 'taken_back', taken_back_by = ?2 WHERE run_id >= ?1 AND run_id < ?2
