-- The white purchases, in the order of the file. Grain: one white purchase.
INSERT INTO temp.listed_white_purchase (purchase_id)
SELECT purchase_id
FROM purchase
WHERE list = 'white'
ORDER BY paid_at IS NULL, paid_at, environment, shown_transaction_id, purchase_key
