-- name: input
-- 1. Per file: records by a separate splitter = accepted + duplicate + rejected. Left: files; right: files that foot.
-- The rows accepted from all files of a kind = the statements the ledger holds. Submissions are numbered from 1 without a
-- gap, so the last number is their count; full control totals count them file by file.
SELECT 'input_files_foot' AS name, COUNT(*) AS left_side, COUNT(*) FILTER (
    WHERE record_count = accepted_count + duplicate_count + rejected_count
) AS right_side
FROM source_file
UNION ALL
SELECT 'accepted_credits',
    (SELECT CAST(COALESCE(SUM(accepted_count), 0) AS bigint) FROM source_file WHERE kind = 'credits'),
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'credit_statements')
UNION ALL
SELECT 'accepted_payments',
    (SELECT CAST(COALESCE(SUM(accepted_count), 0) AS bigint) FROM source_file WHERE kind = 'payments'),
    (SELECT CAST(COALESCE(SUM(entries), 0) AS bigint) FROM tally WHERE name = 'facts' AND code = 'payments')
UNION ALL
SELECT 'accepted_receipts',
    (SELECT CAST(COALESCE(SUM(accepted_count), 0) AS bigint) FROM source_file WHERE kind = 'receipts'),
    (SELECT COALESCE(MAX(submission_id), 0) FROM submission);
