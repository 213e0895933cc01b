-- Claims that Apple knew nothing of, and whose transaction Apple has stated since, wait for their own evidence again.
-- An original that it names outside subscriptions is stated too. Parameters: 1 the least grade that is Apple's word.
UPDATE claim SET state = 'pending'
WHERE state = 'unknown_to_apple'
    AND transaction_id IN (
        SELECT a.transaction_id
        FROM dirty_alias AS d
        CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
        WHERE a.grade >= ?1
        UNION
        SELECT a.original_transaction_id
        FROM dirty_alias AS d
        CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
        WHERE a.grade >= ?1 AND a.product_type <> 'auto_renewable'
    )
