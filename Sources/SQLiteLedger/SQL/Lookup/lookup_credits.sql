-- The credits of the purchases :purchases (a JSON array), whatever became of them. Grain: one credit.
SELECT
    transaction_alias.purchase_id,
    credit.transaction_id,
    credit.user_id,
    credit.credited_at,
    credit.order_id,
    credit.status
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = wanted.value
JOIN credit ON credit.alias_id = transaction_alias.alias_id
ORDER BY transaction_alias.purchase_id, credit.credited_at, credit.user_id, credit.transaction_id, credit.subject
