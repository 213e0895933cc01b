-- Answers: the rows of source_file with a key after :after, as they were written: without the run that reports the file.
-- Grain: one row, in key order; the key comes first.
SELECT
    file_id, digest, kind, name, byte_count, modified_at, imported_at, record_count, accepted_count, duplicate_count,
    rejected_count, ignored_columns, latest_at
FROM source_file
WHERE file_id > :after
ORDER BY file_id
