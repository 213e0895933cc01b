-- name: countedTable
-- Makes the empty list of what was counted from scratch. What it counts is said with the triggers that keep the tallies. Each
-- statement below counts by itself, so that its memory is free again before the next one.
DROP TABLE IF EXISTS temp.counted_tally;
CREATE TEMP TABLE counted_tally (
    name TEXT NOT NULL,
    code TEXT NOT NULL,
    detail TEXT NOT NULL,
    currency TEXT NOT NULL,
    entries INTEGER NOT NULL,
    amount_milliunits INTEGER NOT NULL
) STRICT;

-- name: countCredits
-- Counts credits by status, and whether they are matched.
INSERT INTO temp.counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credits', status, IIF(alias_id IS NULL, 'unmatched', 'matched') AS state, '', COUNT(*), 0
FROM credit
GROUP BY status, state;

-- name: countFacts
-- Counts statements in force about transactions, by whether payments or evidence made them.
INSERT INTO temp.counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'facts', IIF(evidence_id IS NULL, 'payments', 'evidence') AS origin, '', '', COUNT(*), 0
FROM fact_in_force
GROUP BY origin;
