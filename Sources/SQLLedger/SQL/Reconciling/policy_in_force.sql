-- name: coverage
-- From when on credits are known, up to when, and from when on evidence is, as far as the rows tell: evidence since the first piece was
-- received, or, where that is not stated, since the first file of evidence was imported. A file that ends in the
-- middle of a record says not up to when: what is missing may come before its last row. What a whole file repeats of it counts.
SELECT
    (SELECT MIN(credited_at) FROM credit_statement WHERE credited_at <= :as_of) AS earliest_credit,
    (
        SELECT MAX(stated.moment)
        FROM (
            SELECT (
                SELECT credit_statement.credited_at
                FROM credit_statement
                WHERE credit_statement.credited_at <= :as_of
                    AND NOT EXISTS (
                        SELECT 1
                        FROM source_file
                        WHERE source_file.file_id = credit_statement.file_id AND source_file.is_cut_off
                    )
                ORDER BY credit_statement.credited_at DESC
                LIMIT 1
            ) AS moment
            UNION ALL
            SELECT MAX(latest_at) FROM source_file WHERE kind = 'credits' AND NOT is_cut_off AND latest_at <= :as_of
            UNION ALL
            SELECT MAX(covers_until) FROM coverage WHERE kind = 'credits'
        ) AS stated
    ) AS credits_watermark,
    (
        SELECT MIN(known.moment)
        FROM (
            SELECT MIN(received_at) AS moment FROM evidence
            UNION ALL
            SELECT imported_at
            FROM source_file
            WHERE file_id = (
                SELECT MIN(file_id)
                FROM source_file
                WHERE kind IN ('payments', 'receipts', 'notifications') AND accepted_count > 0
            )
        ) AS known
    ) AS earliest_evidence;

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
