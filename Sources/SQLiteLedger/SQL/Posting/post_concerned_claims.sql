-- Answers: the claims of touched transactions, and of those they name as originals. Grain: one claim.
WITH concerned (transaction_id) AS (
    SELECT transaction_alias.transaction_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    UNION
    SELECT transaction_alias.original_transaction_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    WHERE transaction_alias.original_transaction_id IS NOT NULL
)
SELECT claim.claim_id
FROM concerned
CROSS JOIN claim ON claim.transaction_id = concerned.transaction_id
