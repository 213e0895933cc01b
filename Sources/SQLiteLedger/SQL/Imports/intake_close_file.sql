-- Does: states what was in a file. Parameters: 1 file, 2 digest, 3 bytes, 4 modified at, 5 records, 6 accepted,
-- 7 duplicates, 8 rejected, 9 ignored columns as a JSON array, 10 latest moment in it.
UPDATE source_file
SET digest = ?2,
    byte_count = ?3,
    modified_at = ?4,
    record_count = ?5,
    accepted_count = ?6,
    duplicate_count = ?7,
    rejected_count = ?8,
    ignored_columns = ?9,
    latest_at = ?10
WHERE file_id = ?1
