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
