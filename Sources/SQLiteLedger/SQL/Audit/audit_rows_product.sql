-- Answers: the catalogue. It changes as exports say, so it is digested as a whole. Grain: one product, in key order.
SELECT
    product_id, bundle_id, product_type, price_milliunits, currency, name, credited_as, subscription_policy, seen_at
FROM product
ORDER BY product_id, bundle_id
