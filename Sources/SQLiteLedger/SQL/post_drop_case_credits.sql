-- Deliveries that were stated by a case and taken back since, by reopening it or by another resolution.
DELETE FROM credit
WHERE credit_id IN (
    SELECT c.credit_id
    FROM dirty_purchase AS d
    CROSS JOIN transaction_alias AS a ON a.purchase_id = d.purchase_id
    CROSS JOIN credit AS c ON c.alias_id = a.alias_id AND c.source = 'case'
    WHERE NOT EXISTS (
        SELECT 1
        FROM case_credit_standing AS s
        WHERE s.transaction_id = c.transaction_id
            AND s.environment = c.environment
            AND 'case ' || s.case_id = c.subject
    )
)
