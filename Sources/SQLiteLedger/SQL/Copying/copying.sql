-- name: tables
-- The tables of the ledger without the tallies and the notes about migrations, with their columns and those of their primary
-- keys as JSON arrays. Grain: one table. Order: as they were made; what refers to a later one is checked at the end.
SELECT
    ledger_table.name,
    (
        SELECT json_group_array(column_name)
        FROM (SELECT name AS column_name FROM pragma_table_info(ledger_table.name) ORDER BY cid)
    ) AS columns,
    (
        SELECT json_group_array(column_name)
        FROM (SELECT name AS column_name FROM pragma_table_info(ledger_table.name) WHERE pk > 0 ORDER BY pk)
    ) AS key
FROM sqlite_master AS ledger_table
WHERE
    ledger_table.type = 'table' AND ledger_table.name NOT LIKE 'sqlite~_%' ESCAPE '~'
    AND ledger_table.name NOT IN ('tally', 'grdb_migrations')
ORDER BY ledger_table.rowid;

-- name: tallies
-- The tallies of sorts that have rows. Grain: one sort of rows.
SELECT name, code, detail, currency, entries, amount_milliunits
FROM tally
WHERE entries <> 0 OR amount_milliunits <> 0
ORDER BY name, code, detail, currency;

-- name: addTally
-- Adds to a tally.
INSERT INTO tally_change (name, code, detail, currency, entries, amount_milliunits)
VALUES (:name, :code, :detail, :currency, :entries, :amount_milliunits);
