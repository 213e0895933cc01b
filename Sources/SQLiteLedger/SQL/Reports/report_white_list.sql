-- The white list: paid and not credited.
-- Grain: one white purchase.
SELECT
    listed.position,
    shown_transaction_id,
    original_transaction_id,
    bundle_id,
    environment,
    product_id,
    COALESCE(quantity, 1) AS quantity,
    paid_at,
    CASE white_state WHEN 'missing_credit' THEN 'missing_credit' WHEN 'parked' THEN 'parked' ELSE 'expected' END AS state,
    currency,
    price_milliunits,
    owner_user_id,
    COALESCE(owner_basis, 'unknown') AS owner_basis,
    entered_at,
    COALESCE(entered_run_id, 0) AS entered_run_id
FROM temp.listed_white_purchase AS listed
JOIN purchase ON purchase.purchase_id = listed.purchase_id
WHERE listed.position > :after
ORDER BY listed.position
LIMIT :limit
