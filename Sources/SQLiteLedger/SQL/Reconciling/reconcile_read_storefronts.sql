-- Answers: the storefronts that the owners of open findings bought from within :window of the purchase. Grain: one (finding,
-- storefront), findings together; without any the storefront is null.
SELECT DISTINCT finding.finding_id, finding.storefronts, other.storefront
FROM finding INDEXED BY finding_open
CROSS JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN purchase AS other
    ON other.owner_user_id = purchase.owner_user_id
    AND other.storefront IS NOT NULL
    AND other.merged_into IS NULL
    AND other.paid_at BETWEEN purchase.paid_at - :window AND purchase.paid_at + :window
WHERE finding.closed_run_id IS NULL
ORDER BY finding.finding_id
