-- 1. Per file: records by a separate splitter = accepted + duplicate + rejected. Left: files; right: files that foot.
SELECT 'input_files_foot' AS name, COUNT(*) AS left_side, COUNT(*) FILTER (
    WHERE record_count = accepted_count + duplicate_count + rejected_count
) AS right_side
FROM source_file
