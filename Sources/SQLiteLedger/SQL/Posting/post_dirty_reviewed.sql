-- Whether a user looks like a reviewer depends on his credits for money, under whichever of his accounts: a change of
-- those touches his sandbox purchases. A credit that is one of the sandbox now may have been one for money before.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
WITH credited (user_id) AS (
    SELECT DISTINCT COALESCE(u.canonical_user_id, c.user_id)
    FROM dirty_credit_transaction AS d
    CROSS JOIN credit AS c ON c.transaction_id = d.transaction_id
    LEFT JOIN app_user AS u ON u.user_id = c.user_id
), account (user_id) AS (
    SELECT user_id FROM credited
    UNION
    SELECT u.user_id FROM credited AS d CROSS JOIN app_user AS u ON u.canonical_user_id = d.user_id
)
SELECT a.purchase_id
FROM account AS w
CROSS JOIN credit AS reviewed ON reviewed.user_id = w.user_id AND reviewed.environment = 'Sandbox'
CROSS JOIN transaction_alias AS a ON a.alias_id = reviewed.alias_id
WHERE a.purchase_id IS NOT NULL
