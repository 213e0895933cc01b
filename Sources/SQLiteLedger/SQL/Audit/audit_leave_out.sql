-- Does: leaves rows that no verb of the program wrote out of a running digest for good, so that they stay a fault.
-- Parameters: 1 table, 2 its last key now.
INSERT INTO running_digest (name, row_count, last_key, digest, own_after)
VALUES (?1, 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', ?2)
ON CONFLICT (name) DO UPDATE
SET own_after = excluded.own_after
