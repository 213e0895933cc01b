-- Who earlier periods of the same subscription are credited to, by what was just judged, else by the books.
-- Grain: one (purchase, user).
INSERT INTO temp.neighbour (purchase_id, rung, user_id)
WITH wanted AS (
    SELECT DISTINCT q.purchase_id, q.paid_at, a.environment, a.original_transaction_id
    FROM temp.asking AS q
    CROSS JOIN transaction_alias AS a ON a.purchase_id = q.purchase_id
    WHERE a.product_type = 'auto_renewable'
        AND a.original_transaction_id IS NOT NULL
        AND q.paid_at IS NOT NULL
), subscription AS (
    SELECT DISTINCT environment, original_transaction_id FROM wanted
), credited AS (
    SELECT
        s.environment, s.original_transaction_id,
        CASE WHEN v.purchase_id IS NULL THEN p.credited_to ELSE v.credited_to END AS user_id,
        CASE WHEN v.purchase_id IS NULL THEN p.paid_at ELSE v.paid_at END AS paid_at
    FROM subscription AS s
    CROSS JOIN transaction_alias AS a
        ON a.environment = s.environment
        AND a.original_transaction_id = s.original_transaction_id
    CROSS JOIN purchase AS p ON p.purchase_id = a.purchase_id
    LEFT JOIN temp.verdict AS v ON v.purchase_id = a.purchase_id
), first_credit AS (
    SELECT environment, original_transaction_id, user_id, MIN(paid_at) AS paid_at
    FROM credited
    WHERE user_id IS NOT NULL
    GROUP BY environment, original_transaction_id, user_id
)
SELECT DISTINCT w.purchase_id, 'subscription', f.user_id
FROM wanted AS w
CROSS JOIN first_credit AS f
    ON f.environment = w.environment
    AND f.original_transaction_id = w.original_transaction_id
WHERE f.paid_at < w.paid_at
