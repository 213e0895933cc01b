-- Answers: the imported credits of one purchase. Grain: one credit.
SELECT
    coalesce(app_user.canonical_user_id, credit.user_id) AS canonical_user_id,
    credit.status,
    credit.quantity,
    credit.credited_at
FROM transaction_alias
CROSS JOIN credit ON credit.alias_id = transaction_alias.alias_id AND credit.source = 'import'
LEFT JOIN app_user ON app_user.user_id = credit.user_id
WHERE transaction_alias.purchase_id = :purchase_id
