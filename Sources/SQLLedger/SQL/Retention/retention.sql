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
-- Up to which refused row all are of files that a published report has named and that were imported before :before. Those of the last
-- report stay, so that it can be written again; so does the last row, so that its number is not given out again. Grain: one
-- value, null where there is none.
SELECT MAX(rejected_row.rejected_row_id)
FROM rejected_row
WHERE rejected_row.rejected_row_id < (SELECT MAX(last.rejected_row_id) FROM rejected_row AS last)
    AND rejected_row.rejected_row_id < COALESCE(
        (
            SELECT MIN(kept.rejected_row_id)
            FROM rejected_row AS kept
            JOIN source_file ON source_file.file_id = kept.file_id
            WHERE source_file.imported_at >= :before
                OR source_file.reported_run_id IS NULL
                OR source_file.reported_run_id = (SELECT MAX(run_id) FROM run WHERE state = 'published')
        ),
        9223372036854775807
    );

-- name: unneededTable
-- Makes the empty list of evidence whose bytes nothing needs.
CREATE TEMP TABLE IF NOT EXISTS unneeded_evidence (evidence_id INTEGER PRIMARY KEY, byte_count INTEGER NOT NULL) STRICT;
DELETE FROM unneeded_evidence;

-- name: listUnneeded
-- Lists the evidence that came before :before (a notification without a time of arrival: that Apple signed before it) and has bytes
-- that nothing needs: its outcome is one of :final; no purchase of it is on one of :lists, or not judged yet, or has an open finding,
-- or a case with an action that no run has seen; no claim of its submissions is in one of :claims; and where it holds no purchases
-- (its outcome is none of :with_purchases), no finding of :kinds is open. The sets are JSON arrays. Grain: one piece.
INSERT INTO unneeded_evidence (evidence_id, byte_count)
SELECT evidence.evidence_id, length(evidence.bytes) + COALESCE(length(evidence.answer), 0)
FROM evidence
WHERE evidence.bytes IS NOT NULL
    AND COALESCE(
        evidence.received_at,
        (
            SELECT MIN(source_file.imported_at)
            FROM submission
            JOIN source_file ON source_file.file_id = submission.file_id
            WHERE submission.evidence_id = evidence.evidence_id
        ),
        evidence.stated_at
    ) < :before
    AND evidence.outcome IN (SELECT given.value FROM json_each(:final) AS given)
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_fact
        CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
        LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
        WHERE transaction_fact.evidence_id = evidence.evidence_id
            AND (
                purchase.list IS NULL
                OR purchase.list IN (SELECT given.value FROM json_each(:lists) AS given)
                OR EXISTS (
                    SELECT 1
                    FROM finding
                    WHERE finding.purchase_id = purchase.purchase_id
                        AND (
                            finding.closed_run_id IS NULL
                            OR finding.case_id IN (SELECT case_event.case_id FROM case_event WHERE case_event.applied_run_id IS NULL)
                        )
                )
            )
    )
    AND NOT EXISTS (
        SELECT 1
        FROM submission
        CROSS JOIN claim ON claim.claim_id = submission.claim_id
        WHERE submission.evidence_id = evidence.evidence_id AND claim.state IN (SELECT given.value FROM json_each(:claims) AS given)
    )
    AND (
        evidence.outcome IN (SELECT given.value FROM json_each(:with_purchases) AS given)
        OR NOT EXISTS (
            SELECT 1
            FROM finding
            WHERE finding.closed_run_id IS NULL AND finding.kind IN (SELECT given.value FROM json_each(:kinds) AS given)
        )
    );
