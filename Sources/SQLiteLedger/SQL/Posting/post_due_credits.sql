-- Credits that were in the future and are not any more, and credits of transactions that are new.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id)
SELECT transaction_id FROM credit_statement WHERE fate = 'future' AND credited_at <= :as_of
UNION
SELECT a.transaction_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN credit_statement AS s ON s.transaction_id = a.transaction_id
