-- name: tables
-- The tables of the ledger without the tallies and the notes about migrations, with their columns and those of their primary
-- keys as JSON arrays. Grain: one table. Order: those that others refer to come before them.
WITH RECURSIVE reference (child, parent) AS (
    SELECT child.name, foreign_key."table"
    FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS foreign_key
    WHERE child.type = 'table' AND foreign_key."table" <> child.name
), depth (name, steps) AS (
    SELECT name, 0
    FROM sqlite_master
    WHERE type = 'table'
    UNION
    SELECT reference.child, depth.steps + 1
    FROM depth
    JOIN reference ON reference.parent = depth.name
)
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
ORDER BY (SELECT max(steps) FROM depth WHERE depth.name = ledger_table.name), ledger_table.name;
