-- The transaction ids of the purchases :purchases (a JSON array). Grain: one transaction.
SELECT transaction_alias.purchase_id, transaction_alias.transaction_id
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = wanted.value
ORDER BY transaction_alias.purchase_id, transaction_alias.transaction_id
