-- name: listUnneeded
-- Lists the evidence older than :before with bytes that nothing needs: its outcome is one of :final; no purchase of it is on one
-- of :lists, or not judged yet, or has an open finding; no claim of its submissions is in one of :claims; and where it holds no
-- purchases (its outcome is none of :with_purchases), no finding of :kinds is open. The sets are JSON arrays. Grain: one piece.
INSERT INTO pg_temp.unneeded_evidence (evidence_id, byte_count)
SELECT evidence.evidence_id, octet_length(evidence.bytes) + COALESCE(octet_length(evidence.answer), 0)
FROM evidence
WHERE evidence.bytes IS NOT NULL
    AND COALESCE(evidence.received_at, evidence.stated_at) < :before
    AND evidence.outcome IN (SELECT given.value FROM jsonb_array_elements_text(:final::jsonb) AS given (value))
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_fact
        JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
        LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
        WHERE transaction_fact.evidence_id = evidence.evidence_id
            AND (
                purchase.list IS NULL
                OR purchase.list IN (SELECT given.value FROM jsonb_array_elements_text(:lists::jsonb) AS given (value))
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
        JOIN claim ON claim.claim_id = submission.claim_id
        WHERE submission.evidence_id = evidence.evidence_id
            AND claim.state IN (SELECT given.value FROM jsonb_array_elements_text(:claims::jsonb) AS given (value))
    )
    AND (
        evidence.outcome IN (SELECT given.value FROM jsonb_array_elements_text(:with_purchases::jsonb) AS given (value))
        OR NOT EXISTS (
            SELECT 1
            FROM finding
            WHERE finding.closed_run_id IS NULL
                AND finding.kind IN (SELECT given.value FROM jsonb_array_elements_text(:kinds::jsonb) AS given (value))
        )
    );

-- name: unneededTable
-- Makes the empty list of evidence whose bytes nothing needs.
CREATE TEMP TABLE IF NOT EXISTS unneeded_evidence (evidence_id bigint PRIMARY KEY, byte_count bigint NOT NULL);
TRUNCATE pg_temp.unneeded_evidence;
