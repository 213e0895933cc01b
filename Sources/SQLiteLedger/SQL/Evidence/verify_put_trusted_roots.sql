-- Does: keeps which roots evidence is judged by from now on. Parameters: 1 fingerprints as a JSON array.
INSERT INTO trusted_root (fingerprint) SELECT value FROM json_each(?1)
