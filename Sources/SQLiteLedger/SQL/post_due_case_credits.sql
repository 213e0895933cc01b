-- Purchases with a delivery stated by a case whose time has come and that is no credit yet. Parameters: as-of.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM case_credit AS s
CROSS JOIN transaction_alias AS a ON a.environment = s.environment AND a.transaction_id = s.transaction_id
WHERE s.is_withdrawn = 0
    AND s.credited_at <= ?1
    AND a.purchase_id IS NOT NULL
    AND NOT EXISTS (
        SELECT 1 FROM credit AS c
        WHERE c.transaction_id = s.transaction_id
            AND c.environment = s.environment
            AND c.subject = 'case ' || s.case_id
    )
