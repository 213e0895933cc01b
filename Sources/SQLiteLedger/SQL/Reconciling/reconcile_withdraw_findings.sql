-- Does: closes what was found about touched purchases that nothing in force states any more.
UPDATE finding SET closed_run_id = :run, closed_at = :as_of, closed_reason = :reason
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM touched)
    AND NOT EXISTS (SELECT 1 FROM transaction_alias AS alias WHERE alias.purchase_id = finding.purchase_id)
