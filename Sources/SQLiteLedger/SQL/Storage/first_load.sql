-- name: clearTally
-- Forgets the tally :name.
DELETE FROM tally WHERE name = :name;

-- name: countCredits
-- Counts the tally of credits from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credits', status, IIF(alias_id IS NULL, 'unmatched', 'matched') AS state, '', COUNT(*), 0
FROM credit
GROUP BY status, state;

-- name: countCreditStatements
-- Counts the tally of statements about credits from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credit_statements', COALESCE(fate, '') AS code, '', '', COUNT(*), 0
FROM credit_statement
GROUP BY code;

-- name: countExcludedCredits
-- Counts the tally of credits in force whose purchase is closed from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'credits_excluded', '', '', '', COUNT(*), 0
FROM purchase
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = purchase.purchase_id
CROSS JOIN credit ON credit.alias_id = transaction_alias.alias_id
WHERE purchase.list = 'closed' AND credit.status = 'credited';

-- name: countFacts
-- Counts the tally of statements in force about transactions from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'facts', IIF(evidence_id IS NULL, 'payments', 'evidence') AS origin, '', '', COUNT(*), 0
FROM fact_in_force
GROUP BY origin;

-- name: countMoves
-- Counts the tally of moves from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'moves', list, '', currency, SUM(entries), SUM(amount)
FROM (
    SELECT to_list AS list, currency, COUNT(*) AS entries, SUM(amount_milliunits) AS amount
    FROM list_move
    GROUP BY to_list, currency
    UNION ALL
    SELECT from_list, currency, -COUNT(*), -SUM(amount_milliunits)
    FROM list_move
    GROUP BY from_list, currency
)
GROUP BY list, currency;

-- name: countPurchases
-- Counts the tally of purchases from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT
    'purchases', COALESCE(list, '') AS in_list, COALESCE(reason, '') AS because, COALESCE(currency, '') AS paid_in,
    COUNT(*), SUM(COALESCE(price_milliunits, 0))
FROM purchase
GROUP BY in_list, because, paid_in;

-- name: countTransactionsPosted
-- Counts the tally of transactions that somebody states and that belong to a purchase, from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'transactions_posted', '', '', '', COUNT(purchase_id), 0
FROM transaction_alias
WHERE grade IS NOT NULL;

-- name: countTransactionsStated
-- Counts the tally of the distinct transactions that statements in force are about, from scratch.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT 'transactions_stated', '', '', '', COUNT(DISTINCT alias_id), 0
FROM fact_in_force;

-- name: helpers
-- Answers: what follows the rows of the table :table without keeping them from being written: its indexes for reading, and
-- the triggers that tally it. Grain: one index or trigger.
SELECT type, name, sql
FROM sqlite_schema
WHERE tbl_name = :table
    AND (
        (type = 'index' AND sql IS NOT NULL AND sql NOT LIKE 'CREATE UNIQUE %')
        OR (type = 'trigger' AND name LIKE '%\_is\_tallied%' ESCAPE '\')
    )
ORDER BY rowid;

-- name: selfReferringIndexes
-- Lists the indexes of tables that refer to themselves: a row that comes before the one it refers to is looked for by each that
-- comes after it. Grain: one index.
SELECT index_name.name
FROM sqlite_master AS index_name
WHERE
    index_name.type = 'index'
    AND EXISTS (
        SELECT 1
        FROM pragma_foreign_key_list(index_name.tbl_name) AS foreign_key
        WHERE foreign_key."table" = index_name.tbl_name
    );
