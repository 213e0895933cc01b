-- name: listUnneeded
-- Lists the evidence older than :before with bytes that nothing needs: its outcome is one of :final; no purchase of it is on one
-- of :lists, or not judged yet, or has an open finding; no claim of its submissions is in one of :claims; and where it holds no
-- purchases (its outcome is none of :with_purchases), no finding of :kinds is open. The sets are JSON arrays. Grain: one piece.
INSERT INTO temp.unneeded_evidence (evidence_id, byte_count)
SELECT evidence.evidence_id, length(evidence.bytes) + COALESCE(length(evidence.answer), 0)
FROM evidence
WHERE evidence.bytes IS NOT NULL
    AND COALESCE(evidence.received_at, evidence.stated_at) < :before
    AND evidence.outcome IN (SELECT value FROM json_each(:final))
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_fact
        CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
        LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
        WHERE transaction_fact.evidence_id = evidence.evidence_id
            AND (
                purchase.list IS NULL
                OR purchase.list IN (SELECT value FROM json_each(:lists))
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
        WHERE submission.evidence_id = evidence.evidence_id AND claim.state IN (SELECT value FROM json_each(:claims))
    )
    AND (
        evidence.outcome IN (SELECT value FROM json_each(:with_purchases))
        OR NOT EXISTS (
            SELECT 1
            FROM finding
            WHERE finding.closed_run_id IS NULL AND finding.kind IN (SELECT value FROM json_each(:kinds))
        )
    );

-- name: unneededTable
-- Makes the empty list of evidence whose bytes nothing needs.
CREATE TEMP TABLE IF NOT EXISTS unneeded_evidence (evidence_id INTEGER PRIMARY KEY, byte_count INTEGER NOT NULL) STRICT;
DELETE FROM temp.unneeded_evidence;
