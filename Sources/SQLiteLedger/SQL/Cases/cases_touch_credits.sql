-- Does: has the credits of a case's purchase resolved again. Parameters: 1 case.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id)
SELECT a.transaction_id
FROM finding AS f
JOIN purchase AS p ON p.purchase_id = f.purchase_id
JOIN transaction_alias AS a ON a.purchase_id = COALESCE(p.merged_into, p.purchase_id)
WHERE f.case_id = ?1
UNION
SELECT transaction_id FROM case_credit WHERE case_id = ?1
