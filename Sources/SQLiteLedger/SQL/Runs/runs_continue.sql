-- Does: goes on with a run. What it published stands until it publishes again.
-- Parameters: 1 run, 2 as-of, 3 started at, 4 tool version, 5 configuration digest,
-- 6 actor, 7 the user of the system.
UPDATE run SET
    as_of = ?2, started_at = ?3, tool_version = ?4, configuration_digest = ?5, actor = ?6,
    system_user = ?7,
    state = CASE state WHEN 'published' THEN 'judged' ELSE state END
WHERE run_id = ?1
