-- Credits that are none any more: their statements now speak of another store or of another order.
DELETE FROM credit
WHERE source = 'import'
    AND transaction_id IN (SELECT transaction_id FROM dirty_credit_transaction)
    AND NOT EXISTS (
        SELECT 1 FROM resolved_credit AS r
        WHERE r.transaction_id = credit.transaction_id
            AND r.environment = credit.environment
            AND r.subject = credit.subject
    )
