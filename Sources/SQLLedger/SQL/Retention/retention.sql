-- name: countEvidence
-- The pieces of evidence that were listed, and their bytes. Grain: one row.
SELECT COUNT(*) AS pieces, CAST(COALESCE(SUM(byte_count), 0) AS bigint) AS byte_count FROM unneeded_evidence;

-- name: countRejected
-- The refused rows up to the row :last. Grain: one value.
SELECT COUNT(*) FROM rejected_row WHERE rejected_row_id <= :last;

-- name: dropEvidence
-- Removes the bytes of the evidence that was listed; what they said stays.
UPDATE evidence
SET bytes = NULL, answer = NULL
WHERE evidence_id IN (SELECT unneeded_evidence.evidence_id FROM unneeded_evidence);

-- name: dropRejected
-- Removes the refused rows up to the row :last.
DELETE FROM rejected_row WHERE rejected_row_id <= :last;

-- name: lastPrunableRejected
-- Up to which refused row all are of files that a published report has named and that were imported before :before;
-- the last row stays, so that its number is not given out again. Grain: one value, null where there is none.
SELECT MAX(rejected_row.rejected_row_id)
FROM rejected_row
WHERE rejected_row.rejected_row_id < (SELECT MAX(last.rejected_row_id) FROM rejected_row AS last)
    AND rejected_row.rejected_row_id < COALESCE(
        (
            SELECT MIN(kept.rejected_row_id)
            FROM rejected_row AS kept
            JOIN source_file ON source_file.file_id = kept.file_id
            WHERE source_file.imported_at >= :before OR source_file.reported_run_id IS NULL
        ),
        9223372036854775807
    );
