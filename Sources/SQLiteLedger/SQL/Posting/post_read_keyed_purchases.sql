-- Answers: the purchases that touched transactions were in or have the key of, and the keys of their transactions that
-- statements in force are about. Grain: one (purchase, such transaction), purchases together; one row without transaction
-- where there is none.
WITH concerned (purchase_id) AS (
    SELECT transaction_alias.purchase_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    WHERE transaction_alias.purchase_id IS NOT NULL
    UNION
    SELECT purchase.purchase_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    CROSS JOIN purchase ON purchase.purchase_key = transaction_alias.purchase_key
)
SELECT
    purchase.purchase_id,
    purchase.purchase_key AS own_key,
    purchase.shown_transaction_id,
    stated.transaction_id,
    stated.purchase_key
FROM concerned
CROSS JOIN purchase ON purchase.purchase_id = concerned.purchase_id AND purchase.merged_into IS NULL
LEFT JOIN transaction_alias AS stated
    ON stated.purchase_id = purchase.purchase_id
    AND stated.grade IS NOT NULL
ORDER BY concerned.purchase_id
