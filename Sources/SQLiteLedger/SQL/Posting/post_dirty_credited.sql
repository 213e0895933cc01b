-- A change of credits touches the purchases they name.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_credit_transaction AS d
CROSS JOIN transaction_alias AS a ON a.transaction_id = d.transaction_id
WHERE a.purchase_id IS NOT NULL
