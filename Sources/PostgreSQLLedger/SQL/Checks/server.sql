-- name: server
-- Answers: what the server says of itself and of whom it let in. Grain: one row.
SELECT
    current_setting('server_version_num')::bigint AS version_number,
    split_part(current_setting('server_version'), ' ', 1) AS version,
    (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at,
    current_user::text AS role;

-- name: unwritable
-- Answers: how many tables of the ledger, which :tables (a JSON array) names, this role may not write. Grain: one value.
SELECT count(*)
FROM pg_catalog.pg_class
WHERE
    relkind = 'r' AND relnamespace = quote_ident(current_schema())::regnamespace
    AND relname IN (SELECT value FROM jsonb_array_elements_text(:tables::jsonb) AS given (value))
    AND NOT (
        has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT') AND has_table_privilege(oid, 'UPDATE')
        AND has_table_privilege(oid, 'DELETE')
    );

-- name: settings
-- Lists the settings that a ledger depends on, as the server has them. Grain: one setting.
SELECT name, setting
FROM pg_catalog.pg_settings
WHERE name IN ('autovacuum', 'fsync', 'full_page_writes', 'server_encoding')
ORDER BY name;

-- name: additions
-- Lists the extensions that can spread tables over several servers. Grain: one extension.
SELECT extname::text AS name, extversion AS version
FROM pg_catalog.pg_extension
WHERE extname = 'citus';
