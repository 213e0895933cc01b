-- Deliveries that were stated by a case and taken back by then, by reopening it or by another resolution.
-- Parameters: 1 as-of.
DELETE FROM credit
WHERE credit_id IN (
    SELECT c.credit_id
    FROM dirty_purchase AS d
    CROSS JOIN transaction_alias AS a ON a.purchase_id = d.purchase_id
    CROSS JOIN credit AS c ON c.alias_id = a.alias_id AND c.source = 'case'
    WHERE NOT EXISTS (
        SELECT 1
        FROM case_credit AS s
        WHERE s.transaction_id = c.transaction_id
            AND s.environment = c.environment
            AND 'case ' || s.case_id = c.subject
            AND s.credited_at <= ?1
            AND NOT EXISTS (
                SELECT 1
                FROM case_event AS e
                WHERE e.case_id = s.case_id
                    AND e.case_event_id > s.case_event_id
                    AND e.action IN ('resolved', 'reopened')
                    AND e.at <= ?1
            )
    )
)
