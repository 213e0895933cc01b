-- name: tables
-- The tables of the schema without the tallies, the version of the schema and what workers judge, with their columns and those of
-- their primary keys as JSON arrays. Grain: one table. Order: those that others refer to come before them.
WITH RECURSIVE ledger_table AS (
    SELECT oid, relname
    FROM pg_catalog.pg_class
    WHERE
        relkind = 'r' AND relnamespace = quote_ident(current_schema())::regnamespace
        AND relname NOT IN ('judging_range', 'tally_change', 'ledger_version')
), depth AS (
    SELECT oid, 0 AS steps
    FROM ledger_table
    UNION
    SELECT reference.conrelid, depth.steps + 1
    FROM depth
    JOIN pg_catalog.pg_constraint AS reference
        ON reference.confrelid = depth.oid AND reference.contype = 'f' AND reference.conrelid <> reference.confrelid
)
SELECT
    ledger_table.relname::text AS name,
    (
        SELECT json_agg(attname ORDER BY attnum)
        FROM pg_catalog.pg_attribute
        WHERE attrelid = ledger_table.oid AND attnum > 0 AND NOT attisdropped
    )::text AS columns,
    (
        SELECT json_agg(attname ORDER BY array_position(indkey::smallint[], attnum))
        FROM pg_catalog.pg_index
        JOIN pg_catalog.pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
        WHERE indrelid = ledger_table.oid AND indisprimary
    )::text AS key
FROM ledger_table
ORDER BY (SELECT max(steps) FROM depth WHERE depth.oid = ledger_table.oid), ledger_table.relname COLLATE "C";
