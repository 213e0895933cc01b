-- name: after
-- Answers: the runs judged by a later as-of than a moment. Grain: one run, in their order. Parameters: 1 as-of.
SELECT run_id, as_of
FROM run
WHERE as_of > ?1 AND (state IN ('judged', 'published') OR (state = 'failed' AND policy <> ''))
ORDER BY run_id;

-- name: asOfsBefore
-- Answers: the as-ofs of the runs before a run that reached the books. Grain: one run, the latest first.
-- Parameters: 1 run, 2 how many.
SELECT as_of
FROM run
WHERE run_id < ?1 AND (state IN ('judged', 'published') OR (state = 'failed' AND policy <> ''))
ORDER BY run_id DESC
LIMIT ?2;

-- name: close
-- Says how a run ended. Parameters: 1 run, 2 state, 3 exit status, 4 finished at, 5 summary.
UPDATE run SET state = ?2, exit_status = ?3, finished_at = ?4, summary = ?5 WHERE run_id = ?1;

-- name: contradictedBuyers
-- Answers: how many transactions rows of payments name different buyers of, where one of these rows came in since the last report of an
-- earlier moment than a run's. Grain: one value. Parameters: 1 run.
SELECT COUNT(DISTINCT fact.alias_id)
FROM transaction_fact AS fact
WHERE fact.fact_id > COALESCE(
        (
            SELECT earlier.posted_fact_id
            FROM run AS earlier
            WHERE earlier.state = 'published'
                AND earlier.as_of < (SELECT judging.as_of FROM run AS judging WHERE judging.run_id = ?1)
            ORDER BY earlier.run_id DESC
            LIMIT 1
        ),
        0
    )
    AND fact.source = 'payments'
    AND EXISTS (SELECT 1 FROM other_buyer_name AS other WHERE other.alias_id = fact.alias_id);

-- name: countEvidence
-- Adds to what a run was the first to find out of evidence. Parameters: 1 run, 2 pieces read, 3 unreadable, 4 unverifiable.
UPDATE run SET
    read_count = read_count + ?2,
    unreadable_count = unreadable_count + ?3,
    unverifiable_count = unverifiable_count + ?4
WHERE run_id = ?1;

-- name: continueOpen
-- Goes on with a run. What it published stands until it publishes again.
-- Parameters: 1 run, 2 as-of, 3 started at, 4 tool version, 5 configuration digest,
-- 6 actor, 7 the user of the system, 8 whether the ledger lacks inputs, null where nobody looked.
UPDATE run SET
    as_of = ?2, started_at = ?3, tool_version = ?4, configuration_digest = ?5, actor = ?6,
    system_user = ?7, lacks_inputs = COALESCE(?8, lacks_inputs), finished_at = NULL, exit_status = NULL,
    state = CASE state WHEN 'published' THEN 'judged' ELSE state END
WHERE run_id = ?1;

-- name: last
-- Answers: the last run that reached the books: one that judged, whatever became of its report. Grain: none or one.
SELECT run_id, as_of, state, exit_status, summary, policy
FROM run
WHERE state IN ('judged', 'published') OR (state = 'failed' AND policy <> '')
ORDER BY run_id DESC
LIMIT 1;

-- name: lacksInputs
-- Answers: whether the last run that looked found that the ledger lacks inputs. Grain: none or one.
SELECT lacks_inputs FROM run WHERE lacks_inputs IS NOT NULL ORDER BY run_id DESC LIMIT 1;

-- name: lastState
-- Answers: how the latest run ended so far. Grain: none or one.
SELECT state FROM run ORDER BY run_id DESC LIMIT 1;

-- name: evidenceNews
-- Answers: what came to light of evidence since the last report of an earlier moment than a run's, and how much of it is unverifiable
-- now. The same moment does not count: what is reported again takes the place of its first report. Grain: one row. Parameters: 1 run.
SELECT
    CAST(COALESCE(SUM(since.read_count), 0) AS bigint) AS read_count,
    CAST(COALESCE(SUM(since.unreadable_count), 0) AS bigint) AS unreadable_count,
    CAST(COALESCE(SUM(since.unverifiable_count), 0) AS bigint) AS unverifiable_count,
    (
        SELECT CAST(COALESCE(SUM(tally.entries), 0) AS bigint)
        FROM tally
        WHERE tally.name = 'evidence' AND tally.code = 'unverifiable'
    ) AS unverifiable_now
FROM run AS since
WHERE since.run_id <= ?1
    AND since.run_id > (
        SELECT COALESCE(MAX(earlier.run_id), 0)
        FROM run AS earlier
        WHERE earlier.state = 'published'
            AND earlier.as_of < (SELECT judging.as_of FROM run AS judging WHERE judging.run_id = ?1)
    );

-- name: noteFailedFiles
-- Keeps which files lie in `inbox/failed` behind the intake of a run. Parameters: 1 run, 2 digests of their names as a JSON array.
UPDATE run SET failed_files = ?2 WHERE run_id = ?1;

-- name: reportedFailedFiles
-- Answers: which files lay in `inbox/failed` as the last report of an earlier moment than a run's was made. Grain: none or one.
-- Parameters: 1 run.
SELECT earlier.failed_files
FROM run AS earlier
WHERE earlier.state = 'published'
    AND earlier.as_of < (SELECT judging.as_of FROM run AS judging WHERE judging.run_id = ?1)
ORDER BY earlier.run_id DESC
LIMIT 1;

-- name: reportFiles
-- Says that the refused rows of all files a run has posted are reported. Parameters: 1 run.
UPDATE source_file
SET reported_run_id = ?1
WHERE reported_run_id IS NULL
    AND file_id <= COALESCE((SELECT posted_file_id FROM run WHERE run_id = ?1), 9223372036854775807);

-- name: reportFilesAgain
-- Lets the files that runs reported be reported again. Parameters: 1 the first of these runs.
UPDATE source_file SET reported_run_id = NULL WHERE reported_run_id >= ?1;

-- name: storeBalances
-- Keeps the balances of a run: the next one's opening. Parameters: 1 run.
INSERT INTO balance (run_id, list, currency, purchase_count, amount_milliunits)
SELECT CAST(?1 AS bigint), code, currency, SUM(entries), SUM(amount_milliunits)
FROM tally
WHERE name = 'purchases' AND code IN ('white', 'black', 'closed')
GROUP BY code, currency
HAVING SUM(entries) <> 0 OR SUM(amount_milliunits) <> 0;

-- name: takeBack
-- Takes runs back; what they moved stands until the next judgement compensates it.
-- Parameters: 1 the first of them, 2 the run that does it.
UPDATE run
SET state_before = COALESCE(state_before, state), state = 'taken_back', taken_back_by = ?2
WHERE run_id >= ?1 AND run_id < ?2;

-- name: takenBack
-- Answers: the runs that a run took back. Grain: one run, in their order. Parameters: 1 run.
SELECT run_id, as_of FROM run WHERE taken_back_by = ?1 ORDER BY run_id;

-- name: takenBackAfter
-- Answers: the runs with a later as-of that were taken back. Grain: one run, in their order. Parameters: 1 as-of.
SELECT run_id, as_of FROM run WHERE taken_back_by IS NOT NULL AND as_of > ?1 ORDER BY run_id;

-- name: unfinished
-- Answers: the run to go on with: one that never judged, or the one of this very as-of: a night that is run again is
-- still that night, and its report says the same; what is published goes on only to be published again. One after which
-- a case was resolved does not go on: what is found from then on, nobody decided about, and only a later run tells it
-- from what it had found before. Grain: none or one. Parameters: 1 as-of, 2 whether it will be published.
SELECT run.run_id, run.as_of
FROM run
WHERE run.run_id = (SELECT max(latest.run_id) FROM run AS latest)
    AND (
        run.state = 'open'
        OR (
            run.as_of = ?1
            AND (CAST(?2 AS boolean) OR run.state <> 'published')
            AND NOT EXISTS (
                SELECT 1
                FROM case_event AS event
                WHERE event.case_event_id > run.last_case_event_id
                    AND event.after_run_id = run.run_id
                    AND event.action = 'resolved'
            )
        )
    );

-- name: withoutEnd
-- Answers: the latest run where it has not ended. Grain: none or one.
SELECT run_id, as_of, started_at
FROM run
WHERE run_id = (SELECT max(run_id) FROM run) AND finished_at IS NULL;

-- name: filesAwaitingRun
-- Answers: how many input files were imported after the last posting of a run. Grain: one row.
SELECT COUNT(*) FROM source_file WHERE file_id > (SELECT COALESCE(MAX(posted_file_id), 0) FROM run);

-- name: clearJudged
-- Empties the list of purchases that the last run judged.
DELETE FROM judged_purchase;

-- name: dropBalances
-- Takes back the balances of a run that is published again.
DELETE FROM balance WHERE run_id = :run;

-- name: markPosted
-- Says how far a run has posted: rows that come after these, while it goes on, belong to the next run.
-- Parameters: 1 run.
UPDATE run SET
    posted_file_id = (SELECT COALESCE(MAX(file_id), 0) FROM source_file),
    posted_statement_id = (SELECT COALESCE(MAX(statement_id), 0) FROM credit_statement),
    posted_fact_id = (SELECT COALESCE(MAX(fact_id), 0) FROM transaction_fact),
    posted_case_event_id = (SELECT COALESCE(MAX(case_event_id), 0) FROM case_event)
WHERE run_id = ?1;

-- name: lastSuccess
-- When a run last ended with status 0. Grain: one value, null where none did.
SELECT max(finished_at) FROM run WHERE exit_status = 0;

-- name: lastFull
-- Answers: the as-of by which everything was last judged and checked; what was before a run that was taken back does not
-- count. Grain: one value, null where never.
SELECT max(as_of)
FROM run
WHERE is_full = 1
    AND state <> 'taken_back'
    AND run_id > COALESCE((SELECT max(run_id) FROM run WHERE state = 'taken_back'), 0);

-- name: noteFull
-- Says that a run judged and checked everything, and that all of it holds. Parameters: 1 run.
UPDATE run SET is_full = 1 WHERE run_id = ?1;

-- name: postEverything
-- Has every user, transaction and credit worked out again: what counts of them depends on the as-of.
INSERT INTO dirty_user (user_id) SELECT DISTINCT user_id FROM user_statement
WHERE TRUE
ON CONFLICT DO NOTHING;

INSERT INTO dirty_alias (alias_id) SELECT alias_id FROM transaction_alias
WHERE TRUE
ON CONFLICT DO NOTHING;

INSERT INTO dirty_credit_transaction (transaction_id) SELECT DISTINCT transaction_id FROM credit_statement
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: recordedSince
-- Answers: what was recorded with a run or after it, or as of a later moment than the one it is to be taken back to.
-- Grain: one kind of record, in words. Parameters: 1 run, 2 the earlier as-of.
WITH mark AS (
    SELECT last_file_id, last_evidence_id, last_case_event_id FROM run WHERE run_id = ?1
), record (position, kind, entries) AS (
    SELECT 1, 'input files', COUNT(*) FROM source_file WHERE file_id > (SELECT last_file_id FROM mark)
    UNION ALL
    SELECT 2, 'inputs that came again unchanged', COUNT(*)
    FROM coverage
    WHERE kind <> 'credits' AND covers_until > ?2
    UNION ALL
    SELECT 3, 'pieces of evidence', COUNT(*) FROM evidence WHERE evidence_id > (SELECT last_evidence_id FROM mark)
    UNION ALL
    -- What could not be judged before and cannot now changes nothing; a question to Apple is.
    SELECT 4, 'verdicts on evidence', COUNT(*)
    FROM evidence
    WHERE last_attempt_at > ?2
        AND (outcome NOT IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL)
    UNION ALL
    SELECT 5, 'answers of Apple',
        (SELECT COUNT(*) FROM apple_question WHERE last_attempt_at > ?2)
            + (SELECT COUNT(*) FROM not_found_answer WHERE asked_at > ?2)
            + (SELECT COUNT(*) FROM api_cursor WHERE asked_at > ?2)
            + (SELECT COUNT(*) FROM apple_order WHERE asked_at > ?2)
            + (SELECT COUNT(*) FROM notification_sweep WHERE swept_until > ?2)
    UNION ALL
    SELECT 6, 'case actions', COUNT(*)
    FROM case_event
    WHERE case_event_id > (SELECT last_case_event_id FROM mark) OR applied_run_id >= ?1
)
SELECT entries || ' ' || kind FROM record WHERE entries > 0
ORDER BY position;

-- name: open
-- Opens a run, and answers its number. Parameters: 1 as-of, 2 started at, 3 tool version, 4 configuration digest, 5 actor,
-- 6 the user of the system, 7 whether the ledger lacks inputs, null where nobody looked.
INSERT INTO run (
    run_id, as_of, started_at, state, tool_version, configuration_digest, policy, actor, system_user, lacks_inputs,
    last_file_id, last_evidence_id, last_case_event_id
)
VALUES (
    (SELECT COALESCE(MAX(run_id), 0) + 1 FROM run),
    ?1, ?2, 'open', ?3, ?4, '', ?5, ?6, ?7,
    (SELECT COALESCE(MAX(file_id), 0) FROM source_file),
    (SELECT COALESCE(MAX(evidence_id), 0) FROM evidence),
    (SELECT COALESCE(MAX(case_event_id), 0) FROM case_event)
)
RETURNING run_id;
