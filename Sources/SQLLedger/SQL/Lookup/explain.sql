-- name: purchases
-- The purchases known under a transaction id. Grain: one purchase. Parameters: 1 transaction id.
INSERT INTO touched (purchase_id)
SELECT purchase_id
FROM transaction_alias
WHERE environment IN ('Production', 'Sandbox')
    AND transaction_id = ?1
    AND purchase_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: statements
-- Every statement about each transaction of the touched purchases. Grain: one statement, transactions together.
SELECT
    a.alias_id, a.environment, a.transaction_id, f.digest, f.source, f.grade, f.stated_at,
    f.original_transaction_id, f.line_item_id, f.bundle_id, f.product_id, f.product_type, f.quantity,
    f.purchase_date, f.original_purchase_date, f.expires_at, f.is_revoked, f.revocation_date,
    f.revocation_reason, f.revocation_type, f.revocation_percentage, f.account_token, f.ownership, f.is_trial,
    f.offer_discount_type, f.is_upgraded, f.transaction_reason, f.price_milliunits, f.currency, f.storefront,
    f.has_backend_record, f.backend_username, f.backend_token, f.backend_user_id
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
ORDER BY a.transaction_id, f.digest, f.source;

-- name: bookedPlace
-- On which list the books have a purchase.
SELECT list, reason FROM purchase WHERE purchase_id = :purchase_id;

-- name: asking
-- The purchases being explained ask their neighbours, as the second judgement of a night does.
INSERT INTO asking (purchase_id, is_judged, paid_at, asks_receipts)
SELECT t.purchase_id, TRUE, p.paid_at, TRUE
FROM touched AS t
JOIN purchase AS p ON p.purchase_id = t.purchase_id;
