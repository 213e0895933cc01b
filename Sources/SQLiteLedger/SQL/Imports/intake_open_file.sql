-- Does: makes room for a file whose content is still being read; nobody sees the row before it is complete.
-- Parameters: 1 kind, 2 name, 3 taken in at.
INSERT INTO source_file (
    digest, kind, name, imported_at, byte_count, record_count, accepted_count, duplicate_count, rejected_count,
    ignored_columns
)
VALUES ('being read', ?1, ?2, ?3, 0, 0, 0, 0, 0, '[]')
