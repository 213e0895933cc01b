-- name: countSelected
-- Answers: how many purchases are to be judged. Grain: one value.
SELECT count(*) FROM touched;

-- name: clearRanges
-- Takes all ranges away. Waits for those that somebody judges right now.
DELETE FROM judging_range;

-- name: clearLeftRanges
-- Takes all ranges away but those that somebody judges right now.
DELETE FROM judging_range WHERE range_id IN (SELECT range_id FROM judging_range FOR UPDATE SKIP LOCKED);

-- name: divide
-- Answers: the purchases to judge in ranges of :size, in the order of their numbers, with what their neighbours say and the case
-- actions that the run :run took into the books. Grain: one range.
WITH placed AS (
    SELECT purchase_id, (row_number() OVER (ORDER BY purchase_id) - 1) / :size::bigint AS range_number FROM touched
), range AS (
    SELECT
        range_number, min(purchase_id) AS first_id, max(purchase_id) AS last_id,
        json_agg(purchase_id ORDER BY purchase_id)::text AS purchases
    FROM placed
    GROUP BY range_number
)
SELECT
    range.purchases,
    (
        SELECT COALESCE(json_agg(neighbour), '[]')::text
        FROM pg_temp.neighbour
        WHERE neighbour.purchase_id BETWEEN range.first_id AND range.last_id
    ) AS neighbours,
    (
        SELECT COALESCE(json_agg(case_event.case_event_id), '[]')::text
        FROM case_event
        WHERE case_event.applied_run_id = :run
    ) AS taken_case_events
FROM range
ORDER BY range.range_number;

-- name: addRange
-- Adds a range for workers to judge.
INSERT INTO judging_range (program, terms, purchases, neighbours, taken_case_events)
VALUES (:program, :terms, :purchases::json, :neighbours::json, :taken_case_events::json);

-- name: takeRange
-- Takes the first range that nobody has judged or judges right now, until the transaction ends: where it ends with its session,
-- the range is free again. Answers: the range, and what it is judged by. Grain: at most one range.
SELECT range_id, terms
FROM judging_range
WHERE judged_count IS NULL AND program = :program
ORDER BY range_id
LIMIT 1
FOR UPDATE SKIP LOCKED;

-- name: otherProgram
-- Answers: a program other than :program that a range waits for. Grain: at most one value.
SELECT program FROM judging_range WHERE judged_count IS NULL AND program <> :program ORDER BY range_id LIMIT 1;

-- name: selectRange
-- Selects the purchases of the range :range to be judged.
INSERT INTO touched (purchase_id)
SELECT selected.value::bigint
FROM judging_range
CROSS JOIN json_array_elements_text(judging_range.purchases) AS selected (value)
WHERE judging_range.range_id = :range;

-- name: takeNeighbours
-- Takes over what the neighbours of the range :range say.
INSERT INTO pg_temp.neighbour (purchase_id, rung, user_id)
SELECT stated.purchase_id, stated.rung, stated.user_id
FROM judging_range
CROSS JOIN json_populate_recordset(NULL::pg_temp.neighbour, judging_range.neighbours) AS stated
WHERE judging_range.range_id = :range;

-- name: takeCaseEventsOfRange
-- Takes over which case actions count that the run of the range :range has not committed yet.
INSERT INTO pg_temp.taken_case_event (case_event_id)
SELECT taken.value::bigint
FROM judging_range
CROSS JOIN json_array_elements_text(judging_range.taken_case_events) AS taken (value)
WHERE judging_range.range_id = :range;

-- name: finishRange
-- Puts down what was kept of the range :range, :count of whose purchases were judged.
UPDATE judging_range SET
    judged_count = :count,
    verdicts = (SELECT COALESCE(json_agg(verdict), '[]') FROM pg_temp.verdict),
    moves = (SELECT COALESCE(json_agg(move), '[]') FROM pg_temp.move),
    finding_changes = (SELECT COALESCE(json_agg(finding_change), '[]') FROM pg_temp.finding_change),
    withdrawals = (SELECT COALESCE(json_agg(withdrawal), '[]') FROM pg_temp.withdrawal)
WHERE range_id = :range;

-- name: isJudged
-- Answers: whether no range waits or is being judged. Grain: one value.
SELECT NOT EXISTS (SELECT 1 FROM judging_range WHERE judged_count IS NULL);

-- name: countJudged
-- Answers: how many purchases the ranges hold that somebody finished, and how many of them were judged. Grain: one row.
SELECT
    COALESCE(sum(json_array_length(purchases)), 0)::bigint AS purchases,
    COALESCE(sum(judged_count), 0)::bigint AS judged
FROM judging_range
WHERE judged_count IS NOT NULL;

-- name: dropJudgedAgain
-- Forgets the verdicts about purchases that were judged once more.
DELETE FROM pg_temp.verdict
WHERE purchase_id IN (
    SELECT again.purchase_id
    FROM judging_range
    CROSS JOIN json_to_recordset(judging_range.verdicts) AS again (purchase_id bigint)
);

-- name: collectVerdicts
-- Takes over the verdicts of all ranges.
INSERT INTO pg_temp.verdict
SELECT kept.*
FROM judging_range
CROSS JOIN json_populate_recordset(NULL::pg_temp.verdict, judging_range.verdicts) AS kept;

-- name: collectMoves
-- Takes over the moves of all ranges.
INSERT INTO pg_temp.move
SELECT kept.*
FROM judging_range
CROSS JOIN json_populate_recordset(NULL::pg_temp.move, judging_range.moves) AS kept;

-- name: collectFindingChanges
-- Takes over what becomes of the findings of all ranges.
INSERT INTO pg_temp.finding_change
SELECT kept.*
FROM judging_range
CROSS JOIN json_populate_recordset(NULL::pg_temp.finding_change, judging_range.finding_changes) AS kept;

-- name: collectWithdrawals
-- Takes over the withdrawn purchases of all ranges.
INSERT INTO pg_temp.withdrawal
SELECT kept.*
FROM judging_range
CROSS JOIN json_populate_recordset(NULL::pg_temp.withdrawal, judging_range.withdrawals) AS kept;
