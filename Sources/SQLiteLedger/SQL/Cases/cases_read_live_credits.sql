-- Answers: the live credits of one purchase. Grain: one credit.
SELECT credit.quantity
FROM transaction_alias
CROSS JOIN credit ON credit.alias_id = transaction_alias.alias_id AND credit.status = 'credited'
WHERE transaction_alias.purchase_id = :purchase_id
