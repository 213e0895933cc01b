-- name: markRunJudged
-- Says by which policy a run judged.
UPDATE run
SET state = 'judged', policy = :policy, credits_since = :credits_since, credits_watermark = :credits_watermark
WHERE run_id = :run;

-- name: notePolicyBefore
-- Keeps by which policy the books were judged before, where that was another one.
UPDATE run SET policy_before = :policy WHERE run_id = :run;

-- name: lastPolicy
-- The policy the books were judged by last.
SELECT policy FROM run WHERE state <> 'open' AND policy <> '' ORDER BY run_id DESC LIMIT 1;

-- name: policyBefore
-- The policy in force before a run, where the run changed it.
SELECT policy_before FROM run WHERE run_id = :run;

-- name: movesOfListed
-- Answers: how often purchases the books knew before moved in a run, those whose evidence came back among them. Grain: one
-- number.
SELECT COUNT(*)
FROM list_move
WHERE run_id = :run
    AND from_reason <> ''
    AND to_list <> 'merged'
    AND reason <> 'revalued';
