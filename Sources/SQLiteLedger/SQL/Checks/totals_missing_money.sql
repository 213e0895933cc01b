-- What is missing in money, estimates apart. Grain: currency ('' where the price is unknown) and whether estimated.
-- No parameters.
SELECT
    COALESCE(purchase.currency, '') AS currency,
    COALESCE(purchase.price_source = 'catalogue', 0) AS is_estimate,
    count(*) AS purchase_count,
    COALESCE(sum(purchase.price_milliunits), 0) AS milliunits,
    min(purchase.paid_at) AS oldest
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', 0)
ORDER BY COALESCE(purchase.currency, ''), COALESCE(purchase.price_source = 'catalogue', 0)
