-- Does: notes that a product is stated as it is known. Says by its change count whether it is.
-- Parameters: as `intake_put_product`.
UPDATE product
SET seen_at = MAX(seen_at, ?9)
WHERE product_id = ?2
    AND bundle_id = ?1
    AND (product_type, price_milliunits, currency, name, credited_as, subscription_policy) IS (?3, ?4, ?5, ?6, ?7, ?8)
