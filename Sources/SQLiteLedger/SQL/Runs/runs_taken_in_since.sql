-- Answers: what was recorded with a run or after it, or as of a later moment than the one it is to be taken back to.
-- Grain: one kind of record, in words. Parameters: 1 run, 2 the earlier as-of.
WITH mark AS (
    SELECT last_file_id, last_evidence_id, last_case_event_id FROM run WHERE run_id = ?1
), record (kind, entries) AS (
    SELECT 'input files', COUNT(*) FROM source_file WHERE file_id > (SELECT last_file_id FROM mark)
    UNION ALL
    SELECT 'inputs that came again unchanged', COUNT(*)
    FROM coverage
    WHERE kind <> 'credits' AND covers_until > ?2
    UNION ALL
    SELECT 'pieces of evidence', COUNT(*) FROM evidence WHERE evidence_id > (SELECT last_evidence_id FROM mark)
    UNION ALL
    -- What could not be judged before and cannot now is no news; a question to Apple is.
    SELECT 'verdicts on evidence', COUNT(*)
    FROM evidence
    WHERE last_attempt_at > ?2
        AND (outcome NOT IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL)
    UNION ALL
    SELECT 'answers of Apple',
        (SELECT COUNT(*) FROM apple_question WHERE last_attempt_at > ?2)
            + (SELECT COUNT(*) FROM not_found_answer WHERE asked_at > ?2)
            + (SELECT COUNT(*) FROM api_cursor WHERE asked_at > ?2)
            + (SELECT COUNT(*) FROM apple_order WHERE asked_at > ?2)
            + (SELECT COUNT(*) FROM notification_sweep WHERE swept_until > ?2)
    UNION ALL
    SELECT 'case actions', COUNT(*)
    FROM case_event
    WHERE case_event_id > (SELECT last_case_event_id FROM mark) OR applied_run_id >= ?1
)
SELECT entries || ' ' || kind FROM record WHERE entries > 0
