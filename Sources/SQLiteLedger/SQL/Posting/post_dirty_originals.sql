-- An original that nobody states belongs to the transactions that name it: touched ones touch it. Asked before the facts
-- are merged, for what they named, and after, for what they name.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT original.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN transaction_alias AS original
    ON original.environment = a.environment
    AND original.transaction_id = a.original_transaction_id
WHERE original.grade IS NULL
