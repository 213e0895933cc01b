-- What came in since the last run and is not posted yet, by the control total it would upset. Grain: one total.
SELECT 'credit_statements' AS name, COUNT(*) AS waiting FROM credit_statement WHERE fate IS NULL
UNION ALL
SELECT 'transactions_stated', COUNT(*)
FROM dirty_alias
JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
WHERE (transaction_alias.purchase_id IS NULL OR transaction_alias.grade IS NULL)
    AND EXISTS (SELECT 1 FROM fact_in_force WHERE fact_in_force.alias_id = transaction_alias.alias_id)
