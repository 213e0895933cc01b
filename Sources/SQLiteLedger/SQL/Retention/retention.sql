-- name: prunableEvidence
-- Evidence whose bytes nobody needs any more: judged for good, older than :before, of no purchase that waits on the
-- white list or has a finding that stands, and of no pending claim. Grain: one piece.
SELECT evidence.evidence_id, length(evidence.bytes) + COALESCE(length(evidence.answer), 0) AS byte_count
FROM evidence
WHERE evidence.bytes IS NOT NULL
    AND evidence.outcome IN ('verified', 'empty', 'refused', 'unreadable')
    AND COALESCE(evidence.received_at, evidence.stated_at) < :before
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_fact
        CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
        LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
        WHERE transaction_fact.evidence_id = evidence.evidence_id
            AND (
                COALESCE(purchase.list, 'white') = 'white'
                OR EXISTS (
                    SELECT 1
                    FROM finding
                    WHERE finding.purchase_id = purchase.purchase_id AND finding.closed_run_id IS NULL
                )
            )
    )
    AND NOT EXISTS (
        SELECT 1
        FROM submission
        CROSS JOIN claim ON claim.claim_id = submission.claim_id
        WHERE submission.evidence_id = evidence.evidence_id AND claim.state = 'pending'
    )
    -- Findings about refused and foreign evidence name no piece, so all of it stays while one stands.
    AND NOT (
        evidence.outcome <> 'verified'
        AND EXISTS (
            SELECT 1
            FROM finding
            WHERE finding.closed_run_id IS NULL AND finding.kind IN ('forged_receipt', 'foreign_receipt')
        )
    );

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
            CROSS JOIN source_file ON source_file.file_id = kept.file_id
            WHERE source_file.imported_at >= :before OR source_file.reported_run_id IS NULL
        ),
        9223372036854775807
    );
