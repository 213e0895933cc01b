-- The same id in the other environment: a claim or a credit that names no environment means Production where the id is known
-- there, else Sandbox.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT twin.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN transaction_alias AS twin ON twin.transaction_id = a.transaction_id
