-- Every credit of the touched purchases, live or not. Grain: one credit, purchases together.
SELECT
    t.purchase_id, c.subject, c.transaction_id, c.environment, c.user_id,
    COALESCE(u.canonical_user_id, c.user_id) AS canonical_user_id,
    c.order_id, c.credited_at, c.product_id, c.quantity, c.status, c.source, c.statement_id,
    -- A reviewer buys in the sandbox only, under whichever of his accounts; asked for nothing else.
    c.environment = 'Sandbox' AND EXISTS (
        SELECT 1
        FROM credit AS other
        WHERE other.user_id IN (
                SELECT COALESCE(u.canonical_user_id, c.user_id)
                UNION
                SELECT m.user_id
                FROM app_user AS m
                WHERE m.canonical_user_id = COALESCE(u.canonical_user_id, c.user_id)
            )
            AND other.environment = 'Production'
            AND other.status = 'credited'
    ) AS is_of_paying_user,
    -- A reviewer stays one under whichever of his accounts.
    CASE c.environment WHEN 'Sandbox' THEN (
        SELECT GROUP_CONCAT(m.user_id, char(31))
        FROM app_user AS m
        WHERE m.canonical_user_id = COALESCE(u.canonical_user_id, c.user_id)
    ) END AS merged_accounts
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
JOIN credit AS c ON c.alias_id = a.alias_id
LEFT JOIN app_user AS u ON u.user_id = c.user_id
ORDER BY t.purchase_id, c.credited_at, c.user_id, c.subject
