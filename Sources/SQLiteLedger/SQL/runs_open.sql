-- Does: opens a run. Parameters: 1 as-of, 2 started at, 3 tool version, 4 configuration digest, 5 actor,
-- 6 the user of the system.
INSERT INTO run (as_of, started_at, state, tool_version, configuration_digest, policy, actor, system_user)
VALUES (?1, ?2, 'open', ?3, ?4, '', ?5, ?6)
