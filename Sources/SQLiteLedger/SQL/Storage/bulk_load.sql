-- name: clearTally
-- Forgets the tally :name.
DELETE FROM tally WHERE name = :name;

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

-- name: keepCounted
-- Keeps what was counted from scratch as the tallies of its names.
INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
SELECT name, code, detail, currency, entries, amount_milliunits
FROM temp.counted_tally;
