-- Whether something was bought again depends on the refund of its original.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT dependent.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS original ON original.alias_id = d.alias_id
CROSS JOIN transaction_alias AS dependent
    ON dependent.environment = original.environment
    AND dependent.original_transaction_id = original.transaction_id
WHERE original.is_fully_revoked = 1
    OR dependent.is_bought_again = 1
