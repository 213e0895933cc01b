-- Answers: the statements in force about one transaction id. Grain: one statement.
SELECT transaction_alias.environment, fact_in_force.grade, fact_in_force.is_revoked, fact_in_force.stated_at
FROM transaction_alias
CROSS JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
WHERE transaction_alias.transaction_id = :transaction_id
