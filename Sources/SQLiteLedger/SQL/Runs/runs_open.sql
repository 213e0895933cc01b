-- Does: opens a run. Parameters: 1 as-of, 2 started at, 3 tool version, 4 configuration digest, 5 actor,
-- 6 the user of the system.
INSERT INTO run (
    as_of, started_at, state, tool_version, configuration_digest, policy, actor, system_user, last_file_id,
    last_evidence_id, last_case_event_id
)
SELECT
    ?1, ?2, 'open', ?3, ?4, '', ?5, ?6,
    (SELECT COALESCE(MAX(file_id), 0) FROM source_file),
    (SELECT COALESCE(MAX(evidence_id), 0) FROM evidence),
    (SELECT COALESCE(MAX(case_event_id), 0) FROM case_event)
