-- Purchases that are missed orders, or would become some tonight, and whose Apple account was not read lately: was one
-- refunded since? The oldest first. Parameters: :as_of, :grace, :recheck, :watermark, :credits_since, :apps and
-- :environments as JSON arrays. Grain: one purchase, by one of its transactions.
WITH waiting AS (
    SELECT p.purchase_id FROM purchase AS p INDEXED BY purchase_white WHERE p.list = 'white'
    UNION ALL
    SELECT p.purchase_id
    FROM purchase AS p INDEXED BY purchase_unjudged
    WHERE p.list IS NULL
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS a
            CROSS JOIN credit AS c ON c.alias_id = a.alias_id
            WHERE a.purchase_id = p.purchase_id AND c.status = 'credited'
        )
),
due AS (
    SELECT
        w.purchase_id,
        MIN(a.alias_id) AS alias_id,
        MIN(a.paid_at) AS paid_at,
        MIN(t.customer_id) AS customer_id,
        MAX(k.asked_at) AS asked_at
    FROM waiting AS w
    CROSS JOIN transaction_alias AS a ON a.purchase_id = w.purchase_id
    LEFT JOIN customer_transaction AS t ON t.alias_id = a.alias_id
    LEFT JOIN api_cursor AS k ON k.customer_id = t.customer_id
    WHERE a.grade IS NOT NULL
        AND a.environment IN (SELECT value FROM json_each(:environments))
        AND (a.bundle_id IS NULL OR a.bundle_id IN (SELECT value FROM json_each(:apps)))
        AND a.is_fully_revoked = 0
        AND a.is_free = 0
        AND COALESCE(a.ownership, '') <> 'FAMILY_SHARED'
    GROUP BY w.purchase_id
)
SELECT
    d.alias_id,
    a.transaction_id,
    a.environment,
    a.bundle_id,
    d.customer_id,
    k.revision
FROM due AS d
JOIN transaction_alias AS a ON a.alias_id = d.alias_id
LEFT JOIN api_cursor AS k ON k.customer_id = d.customer_id
WHERE (
        d.paid_at IS NULL
        OR (d.paid_at + :grace <= :as_of AND d.paid_at <= :watermark AND d.paid_at >= :credits_since)
    )
    AND (d.asked_at IS NULL OR d.asked_at + :recheck <= :as_of)
ORDER BY d.paid_at IS NULL, d.paid_at, a.transaction_id, d.purchase_id
