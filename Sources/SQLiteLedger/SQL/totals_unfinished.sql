-- Credited purchases that a later receipt still carries: the client never finished them. Grain: one row.
-- Types that stay in a receipt for ever do not count. :as_of bounds the receipts.
SELECT count(DISTINCT purchase.purchase_id) AS number
FROM transaction_fact
JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE
    transaction_fact.source = 'app_receipt'
    AND transaction_fact.stated_at <= :as_of
    AND purchase.list = 'black'
    AND (purchase.product_type IS NULL OR purchase.product_type IN ('consumable', 'non_renewing'))
    AND EXISTS (
        SELECT 1
        FROM transaction_alias AS credited
        JOIN credit ON credit.alias_id = credited.alias_id
        WHERE
            credited.purchase_id = purchase.purchase_id
            AND credit.status = 'credited'
            AND credit.credited_at < transaction_fact.stated_at
    )
