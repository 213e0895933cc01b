-- Does: keeps how far the rows of a table are digested. Parameters: 1 table, 2 rows, 3 last key, 4 digest.
INSERT INTO running_digest (name, row_count, last_key, digest, own_after)
VALUES (?1, ?2, ?3, ?4, ?3)
ON CONFLICT (name) DO UPDATE
SET row_count = excluded.row_count,
    last_key = excluded.last_key,
    digest = excluded.digest,
    own_after = excluded.own_after
