-- Does: puts one product into the catalogue, unless what is there goes first: the row of the later night, and within one
-- night, where no row is newer than the other, the greater one column by column, nothing being the least. So the order
-- of files never decides. Says by its change count whether the catalogue changed.
-- Parameters: its columns in their order, the last one the as-of of the run.
INSERT INTO product (
    bundle_id, product_id, product_type, price_milliunits, currency, name, credited_as, subscription_policy, seen_at
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (product_id, bundle_id) DO UPDATE
SET product_type = excluded.product_type,
    price_milliunits = excluded.price_milliunits,
    currency = excluded.currency,
    name = excluded.name,
    credited_as = excluded.credited_as,
    subscription_policy = excluded.subscription_policy,
    seen_at = excluded.seen_at
WHERE (
        excluded.seen_at, COALESCE(excluded.product_type, ''), COALESCE(excluded.price_milliunits, -1),
        COALESCE(excluded.currency, ''), COALESCE(excluded.name, ''), COALESCE(excluded.credited_as, ''),
        COALESCE(excluded.subscription_policy, '')
    ) > (
        product.seen_at, COALESCE(product.product_type, ''), COALESCE(product.price_milliunits, -1),
        COALESCE(product.currency, ''), COALESCE(product.name, ''), COALESCE(product.credited_as, ''),
        COALESCE(product.subscription_policy, '')
    )
