-- The live credits, in the order of the file. Grain: one live credit.
INSERT INTO temp.listed_credit (credit_id)
SELECT credit.credit_id
FROM credit
LEFT JOIN transaction_alias ON transaction_alias.alias_id = credit.alias_id
LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE credit.status = 'credited'
ORDER BY
    purchase.paid_at IS NULL,
    purchase.paid_at,
    credit.environment,
    credit.transaction_id,
    credit.credited_at,
    credit.user_id,
    credit.subject
