-- Deliveries that were stated by a case and taken back by reopening it.
DELETE FROM credit
WHERE source = 'case'
    AND transaction_id IN (SELECT transaction_id FROM dirty_credit_transaction)
    AND NOT EXISTS (
        SELECT 1 FROM case_credit AS s
        WHERE s.transaction_id = credit.transaction_id
            AND s.environment = credit.environment
            AND 'case ' || s.case_id = credit.subject
            AND s.is_withdrawn = 0
    )
