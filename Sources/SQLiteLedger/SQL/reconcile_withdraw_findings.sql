-- Closes what stood about touched purchases that nothing in force states any more. Parameters: 1 run, 2 as-of.
UPDATE finding SET closed_run_id = ?1, closed_at = ?2, closed_reason = 'evidence_withdrawn'
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM touched)
    AND NOT EXISTS (SELECT 1 FROM transaction_alias AS a WHERE a.purchase_id = finding.purchase_id)
