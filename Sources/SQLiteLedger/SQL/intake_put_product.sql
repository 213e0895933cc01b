-- Does: puts one product into the catalogue; says by its change count whether anything is new.
-- Parameters: its columns in their order.
INSERT INTO product (
    bundle_id, product_id, product_type, price_milliunits, currency, name, credited_as, subscription_policy
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (product_id, bundle_id) DO UPDATE
SET product_type = excluded.product_type,
    price_milliunits = excluded.price_milliunits,
    currency = excluded.currency,
    name = excluded.name,
    credited_as = excluded.credited_as,
    subscription_policy = excluded.subscription_policy
WHERE (
        product.product_type, product.price_milliunits, product.currency, product.name, product.credited_as,
        product.subscription_policy
    ) IS NOT (
        excluded.product_type, excluded.price_milliunits, excluded.currency, excluded.name, excluded.credited_as,
        excluded.subscription_policy
    )
