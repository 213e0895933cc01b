-- What was bought where in the 30 days before :as_of: storefront, currency, product. Grain: one such triple.
SELECT
    storefront,
    COALESCE(currency, '') AS currency,
    COALESCE(product_id, '') AS product_id,
    COUNT(*) AS purchase_count
FROM purchase
WHERE storefront IS NOT NULL AND paid_at > :as_of - 30 * 86400000 AND paid_at <= :as_of AND list <> 'merged'
GROUP BY storefront, COALESCE(currency, ''), COALESCE(product_id, '')
ORDER BY storefront, COALESCE(currency, ''), COALESCE(product_id, '')
