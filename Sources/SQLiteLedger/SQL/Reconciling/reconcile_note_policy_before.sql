-- Does: keeps by which policy the books were judged before, where that was another one. Parameters: 1 run, 2 the policy.
UPDATE run SET policy_before = ?2 WHERE run_id = ?1
