-- The orders of Apple's e-mails that hold the purchases :purchases (a JSON array). Grain: one order of one purchase.
SELECT DISTINCT transaction_alias.purchase_id, apple_order.order_id
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = wanted.value
JOIN apple_order
    ON apple_order.environment = transaction_alias.environment
    AND apple_order.transaction_id = transaction_alias.transaction_id
ORDER BY transaction_alias.purchase_id, apple_order.order_id
