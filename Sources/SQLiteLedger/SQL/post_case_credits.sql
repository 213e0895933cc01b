-- Deliveries stated by cases stand in for imported ones: withdrawn as soon as the same user's own credit is in, or,
-- for the rest of a part delivery, all of it. Parameters: 1 as-of, 2 run.
INSERT INTO credit (
    transaction_id, environment, stated_environment, subject, alias_id, user_id, order_id, credited_at, product_id,
    quantity, status, source, statement_id, entered_at, entered_run_id
)
WITH stated AS (
    SELECT
        s.transaction_id, s.environment, s.case_id, a.alias_id, s.user_id, s.quantity, s.credited_at, a.purchase_id,
        COALESCE(a.quantity, 1) AS paid_quantity,
        COALESCE(u.canonical_user_id, s.user_id) AS canonical_user_id
    FROM dirty_purchase AS d
    CROSS JOIN transaction_alias AS a ON a.purchase_id = d.purchase_id
    CROSS JOIN case_credit_standing AS s ON s.transaction_id = a.transaction_id AND s.environment = a.environment
    LEFT JOIN app_user AS u ON u.user_id = s.user_id
), imported AS (
    SELECT
        s.case_id,
        SUM(i.status = 'credited' OR i.credited_at >= s.credited_at) AS replacing,
        SUM(CASE i.status WHEN 'credited' THEN COALESCE(i.quantity, s.paid_quantity) ELSE 0 END) AS quantity
    FROM stated AS s
    CROSS JOIN transaction_alias AS a ON a.purchase_id = s.purchase_id
    CROSS JOIN credit AS i ON i.alias_id = a.alias_id AND i.source = 'import' AND i.status <> 'failed'
    LEFT JOIN app_user AS u ON u.user_id = i.user_id
    WHERE COALESCE(u.canonical_user_id, i.user_id) = s.canonical_user_id
    GROUP BY s.case_id
)
SELECT
    s.transaction_id, s.environment, s.environment, 'case ' || s.case_id, s.alias_id, s.user_id, NULL, s.credited_at,
    NULL, s.quantity,
    CASE
        WHEN i.case_id IS NULL THEN 'credited'
        WHEN s.quantity IS NULL AND i.replacing > 0 THEN 'withdrawn'
        WHEN s.quantity IS NOT NULL AND i.quantity >= s.paid_quantity THEN 'withdrawn'
        ELSE 'credited'
    END,
    'case', NULL, ?1, ?2
FROM stated AS s
LEFT JOIN imported AS i ON i.case_id = s.case_id
WHERE true
ON CONFLICT (transaction_id, environment, subject) DO UPDATE SET
    alias_id = excluded.alias_id,
    user_id = excluded.user_id,
    credited_at = excluded.credited_at,
    quantity = excluded.quantity,
    status = excluded.status
