-- name: compare
-- The kept tallies = everything counted from scratch. Left: the sorts that agree; right: those that either side knows. Grain: one
-- tally.
WITH counted AS MATERIALIZED (
    SELECT name, code, detail, currency, entries, amount_milliunits
    FROM counted_tally
    WHERE entries <> 0 OR amount_milliunits <> 0
), kept AS MATERIALIZED (
    SELECT name, code, detail, currency, entries, amount_milliunits
    FROM tally
    WHERE entries <> 0 OR amount_milliunits <> 0
), agreed AS (
    SELECT name, code, detail, currency, entries, amount_milliunits FROM counted
    INTERSECT
    SELECT name, code, detail, currency, entries, amount_milliunits FROM kept
), known AS (
    SELECT name, code, detail, currency FROM counted
    UNION
    SELECT name, code, detail, currency FROM kept
), tallied AS (
    SELECT name FROM counted_tally
    UNION
    SELECT name FROM tally
)
SELECT
    'tally_' || tallied.name AS name,
    (SELECT COUNT(*) FROM agreed WHERE agreed.name = tallied.name) AS left_side,
    (SELECT COUNT(*) FROM known WHERE known.name = tallied.name) AS right_side
FROM tallied;

-- name: countClaims
-- Counts claims by state.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'claims', state, '', '', COUNT(*), 0
FROM claim
GROUP BY state;

-- name: countClaimsMade
-- Counts the claims that submissions make.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'claims_made', '', '', '', COUNT(DISTINCT claim_id), 0
FROM submission;

-- name: countCreditStatements
-- Counts statements about credits by fate.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credit_statements', COALESCE(fate, '') AS code, '', '', COUNT(*), 0
FROM credit_statement
GROUP BY code;

-- name: countEvidence
-- Counts evidence by outcome, with its rows.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'evidence', outcome, '', '', COUNT(*), CAST(SUM(row_count) AS bigint)
FROM evidence
GROUP BY outcome;

-- name: countEvidenceAgain
-- Counts the submissions of evidence that another one had brought.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'evidence_again', '', '', '', COUNT(evidence_id) - COUNT(DISTINCT evidence_id), 0
FROM submission;

-- name: countExcludedCredits
-- Counts credits in force whose purchase is closed: few are, so the purchases come first.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credits_excluded', '', '', '', COUNT(*), 0
FROM purchase
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = purchase.purchase_id
CROSS JOIN credit ON credit.alias_id = transaction_alias.alias_id
WHERE purchase.list = 'closed' AND credit.status = 'credited';

-- name: countMarkedPurchases
-- Counts purchases that are marked. Unfinished: credited, and in a receipt made after that, up to the as-of of the run :run; where new
-- facts wait for the next run, as the last one left it.
-- Without first: a renewal that is set aside, of whose subscription no first period is known.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
WITH waiting AS MATERIALIZED (
    SELECT DISTINCT transaction_alias.purchase_id
    FROM dirty_alias
    JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    WHERE transaction_alias.purchase_id IS NOT NULL
), latest_receipt AS (
    SELECT transaction_alias.purchase_id, MAX(fact_in_force.stated_at) AS stated_at
    FROM fact_in_force
    JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
    WHERE fact_in_force.source = 'app_receipt'
        AND fact_in_force.stated_at <= (SELECT run.as_of FROM run WHERE run.run_id = :run)
    GROUP BY transaction_alias.purchase_id
), unfinished AS (
    SELECT purchase.purchase_id
    FROM latest_receipt
    JOIN purchase ON purchase.purchase_id = latest_receipt.purchase_id
    WHERE purchase.list = 'black'
        AND (purchase.product_type IS NULL OR purchase.product_type IN ('consumable', 'non_renewing'))
        AND latest_receipt.stated_at > (
            SELECT MIN(credit.credited_at)
            FROM transaction_alias
            JOIN credit ON credit.alias_id = transaction_alias.alias_id
            WHERE transaction_alias.purchase_id = purchase.purchase_id AND credit.status = 'credited'
        )
        AND purchase.purchase_id NOT IN (SELECT waiting.purchase_id FROM waiting)
    UNION ALL
    SELECT purchase.purchase_id
    FROM waiting
    JOIN purchase ON purchase.purchase_id = waiting.purchase_id
    WHERE purchase.is_unfinished = 1
)
SELECT 'purchases_marked', 'unfinished', '', '', COUNT(*), 0 FROM unfinished
UNION ALL
SELECT 'purchases_marked', 'without_first', '', '', COUNT(*), 0
FROM purchase
WHERE purchase.list = 'closed'
    AND purchase.reason = 'excluded_subscription'
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_alias AS naming
        CROSS JOIN transaction_alias AS period ON period.purchase_id = naming.purchase_id
        WHERE naming.environment = purchase.environment
            AND naming.original_transaction_id = purchase.original_transaction_id
            AND period.grade IS NOT NULL
            AND COALESCE(
                period.transaction_reason = 'PURCHASE',
                EXISTS (
                    SELECT 1
                    FROM transaction_alias AS own
                    WHERE own.purchase_id = period.purchase_id
                        AND own.transaction_id = period.original_transaction_id
                        AND own.grade IS NOT NULL
                )
            )
    );

-- name: countMoves
-- Counts what the moves leave on each list, by list and currency.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
WITH moved AS MATERIALIZED (
    SELECT from_list, to_list, currency, COUNT(*) AS entries, SUM(amount_milliunits) AS amount_milliunits
    FROM list_move
    GROUP BY from_list, to_list, currency
), side AS (
    SELECT to_list AS list, currency, entries, amount_milliunits FROM moved
    UNION ALL
    SELECT from_list, currency, -entries, -amount_milliunits FROM moved
)
SELECT 'moves', list, '', currency, CAST(SUM(entries) AS bigint), CAST(SUM(amount_milliunits) AS bigint)
FROM side
GROUP BY list, currency;

-- name: countPurchases
-- Counts purchases by list, reason and currency, with their amounts.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT
    'purchases', COALESCE(list, '') AS in_list, COALESCE(reason, '') AS because, COALESCE(currency, '') AS paid_in,
    COUNT(*), CAST(SUM(COALESCE(price_milliunits, 0)) AS bigint)
FROM purchase
GROUP BY in_list, because, paid_in;

-- name: countSetAsideRows
-- Counts the rows of verified evidence that were set aside.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'set_aside_rows', '', '', '', COUNT(*), 0
FROM set_aside_row;

-- name: countTransactionsPosted
-- Counts the transactions that somebody states and that belong to a purchase.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'transactions_posted', '', '', '', COUNT(purchase_id), 0
FROM transaction_alias
WHERE grade IS NOT NULL;

-- name: countTransactionsStated
-- Counts the distinct transactions that statements in force are about.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'transactions_stated', '', '', '', COUNT(DISTINCT alias_id), 0
FROM fact_in_force;

-- name: countedTable
-- Makes the empty list of what was counted from scratch. What it counts is said with the triggers that keep the tallies. Each
-- statement below counts by itself, so that its memory is free again before the next one.
DROP TABLE IF EXISTS counted_tally;
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
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credits', status, CASE WHEN alias_id IS NULL THEN 'unmatched' ELSE 'matched' END AS state, '', COUNT(*), 0
FROM credit
GROUP BY status, state;

-- name: countFacts
-- Counts statements in force about transactions, by whether payments or evidence made them.
INSERT INTO counted_tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'facts', CASE WHEN evidence_id IS NULL THEN 'payments' ELSE 'evidence' END AS origin, '', '', COUNT(*), 0
FROM fact_in_force
GROUP BY origin;
