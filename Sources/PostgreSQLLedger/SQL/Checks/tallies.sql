-- name: countedTable
-- Makes the empty list of what was counted from scratch. What it counts is said with the triggers that keep the tallies. Each
-- statement below counts by itself, so that its memory is free again before the next one.
DROP TABLE IF EXISTS pg_temp.counted_tally;
CREATE TEMP TABLE counted_tally (
    name text COLLATE "C" NOT NULL,
    code text COLLATE "C" NOT NULL,
    detail text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    entries bigint NOT NULL,
    amount_milliunits bigint NOT NULL
);

-- name: countCredits
-- Counts credits by status, and whether they are matched.
INSERT INTO pg_temp.counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credits', status, CASE WHEN alias_id IS NULL THEN 'unmatched' ELSE 'matched' END AS state, '', COUNT(*), 0
FROM credit
GROUP BY status, state;

-- name: countFacts
-- Counts statements in force about transactions, by whether payments or evidence made them.
INSERT INTO pg_temp.counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'facts', CASE WHEN evidence_id IS NULL THEN 'payments' ELSE 'evidence' END AS origin, '', '', COUNT(*), 0
FROM fact_in_force
GROUP BY origin;
