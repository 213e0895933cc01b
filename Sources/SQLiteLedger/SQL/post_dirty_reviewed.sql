-- Whether a user looks like a reviewer depends on his credits for money: a change of those touches his sandbox
-- purchases.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_credit_transaction AS d
CROSS JOIN credit AS c ON c.transaction_id = d.transaction_id
CROSS JOIN credit AS reviewed ON reviewed.user_id = c.user_id AND reviewed.environment = 'Sandbox'
CROSS JOIN transaction_alias AS a ON a.alias_id = reviewed.alias_id
WHERE c.environment = 'Production' AND a.purchase_id IS NOT NULL
