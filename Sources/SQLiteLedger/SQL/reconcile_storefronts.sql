-- Marks the open findings whose owner bought from several storefronts within 30 days of the purchase.
-- Parameters: 1 thirty days.
WITH standing AS (
    SELECT f.finding_id, p.owner_user_id, p.paid_at
    FROM finding AS f
    CROSS JOIN purchase AS p ON p.purchase_id = f.purchase_id
    WHERE f.closed_run_id IS NULL
), seen AS (
    SELECT DISTINCT s.finding_id, p.storefront
    FROM standing AS s
    CROSS JOIN purchase AS p ON p.owner_user_id = s.owner_user_id
    WHERE p.storefront IS NOT NULL
        AND p.merged_into IS NULL
        AND p.paid_at BETWEEN s.paid_at - ?1 AND s.paid_at + ?1
    ORDER BY s.finding_id, p.storefront
), marked AS (
    SELECT s.finding_id, CASE WHEN COUNT(n.storefront) > 1 THEN GROUP_CONCAT(n.storefront, ';') ELSE '' END AS names
    FROM standing AS s
    LEFT JOIN seen AS n ON n.finding_id = s.finding_id
    GROUP BY s.finding_id
)
UPDATE finding SET storefronts = m.names
FROM marked AS m
WHERE m.finding_id = finding.finding_id AND finding.storefronts <> m.names
