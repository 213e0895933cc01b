-- Does: remembers the naming policy the names are computed by. Parameters: 1 its fingerprint.
INSERT INTO naming_policy (only_row, fingerprint)
VALUES (1, ?1)
ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint
WHERE fingerprint <> excluded.fingerprint
