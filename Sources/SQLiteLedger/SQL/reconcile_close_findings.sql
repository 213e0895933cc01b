-- Trouble that went away: closed with what the purchase is now. Parameters: run, as-of.
UPDATE finding SET
    closed_run_id = ?, closed_at = ?,
    closed_reason = (SELECT v.reason FROM temp.verdict AS v WHERE v.purchase_id = finding.purchase_id)
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM temp.verdict)
    AND NOT EXISTS (
        SELECT 1 FROM temp.found AS f WHERE f.purchase_id = finding.purchase_id AND f.kind = finding.kind
    )
