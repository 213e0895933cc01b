-- name: lastFull
-- Answers: the as-of by which everything was last judged and checked; what was before a run that was taken back does not
-- count. Grain: one value, null where never.
SELECT max(as_of)
FROM run
WHERE is_full
    AND state <> 'taken_back'
    AND run_id > COALESCE((SELECT max(run_id) FROM run WHERE state = 'taken_back'), 0);

-- name: noteFull
-- Says that a run judged and checked everything, and that all of it holds. Parameters: 1 run.
UPDATE run SET is_full = true WHERE run_id = $1;

-- name: open
-- Opens a run, and answers its number. Parameters: 1 as-of, 2 started at, 3 tool version, 4 configuration digest, 5 actor,
-- 6 the user of the system.
INSERT INTO run (
    run_id, as_of, started_at, state, tool_version, configuration_digest, policy, actor, system_user, last_file_id,
    last_evidence_id, last_case_event_id
)
VALUES (
    (SELECT COALESCE(MAX(run_id), 0) + 1 FROM run),
    $1, $2, 'open', $3, $4, '', $5, $6,
    (SELECT COALESCE(MAX(file_id), 0) FROM source_file),
    (SELECT COALESCE(MAX(evidence_id), 0) FROM evidence),
    (SELECT COALESCE(MAX(case_event_id), 0) FROM case_event)
)
RETURNING run_id;

-- name: postEverything
-- Has every transaction merged and every credit resolved anew: which of them count depends on the as-of.
INSERT INTO dirty_alias (alias_id) SELECT alias_id FROM transaction_alias ON CONFLICT DO NOTHING;

INSERT INTO dirty_credit_transaction (transaction_id) SELECT DISTINCT transaction_id FROM credit_statement
ON CONFLICT DO NOTHING;

-- name: takenInSince
-- Answers: what was recorded with a run or after it, or as of a later moment than the one it is to be taken back to.
-- Grain: one kind of record, in words. Parameters: 1 run, 2 the earlier as-of.
WITH mark AS (
    SELECT last_file_id, last_evidence_id, last_case_event_id FROM run WHERE run_id = $1
), record (position, kind, entries) AS (
    SELECT 1, 'input files', COUNT(*) FROM source_file WHERE file_id > (SELECT last_file_id FROM mark)
    UNION ALL
    SELECT 2, 'inputs that came again unchanged', COUNT(*)
    FROM coverage
    WHERE kind <> 'credits' AND covers_until > $2
    UNION ALL
    SELECT 3, 'pieces of evidence', COUNT(*) FROM evidence WHERE evidence_id > (SELECT last_evidence_id FROM mark)
    UNION ALL
    -- What could not be judged before and cannot now changes nothing; a question to Apple is.
    SELECT 4, 'verdicts on evidence', COUNT(*)
    FROM evidence
    WHERE last_attempt_at > $2
        AND (outcome NOT IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL)
    UNION ALL
    SELECT 5, 'answers of Apple',
        (SELECT COUNT(*) FROM apple_question WHERE last_attempt_at > $2)
            + (SELECT COUNT(*) FROM not_found_answer WHERE asked_at > $2)
            + (SELECT COUNT(*) FROM api_cursor WHERE asked_at > $2)
            + (SELECT COUNT(*) FROM apple_order WHERE asked_at > $2)
            + (SELECT COUNT(*) FROM notification_sweep WHERE swept_until > $2)
    UNION ALL
    SELECT 6, 'case actions', COUNT(*)
    FROM case_event
    WHERE case_event_id > (SELECT last_case_event_id FROM mark) OR applied_run_id >= $1
)
SELECT entries || ' ' || kind FROM record WHERE entries > 0 ORDER BY position;
