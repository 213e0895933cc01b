-- Answers: the purchases that await delivery, and those not judged yet that nobody was credited for, with the Apple accounts
-- of their transactions that statements are about. Grain: one (purchase, transaction), purchases together.
WITH waiting (purchase_id) AS (
    SELECT purchase_id FROM purchase INDEXED BY purchase_white WHERE list = 'white'
    UNION ALL
    SELECT purchase_id
    FROM purchase INDEXED BY purchase_unjudged
    WHERE list IS NULL
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias
            CROSS JOIN credit ON credit.alias_id = transaction_alias.alias_id
            WHERE transaction_alias.purchase_id = purchase.purchase_id AND credit.status = 'credited'
        )
)
SELECT
    waiting.purchase_id,
    transaction_alias.alias_id,
    transaction_alias.environment,
    transaction_alias.transaction_id,
    transaction_alias.bundle_id,
    transaction_alias.paid_at,
    transaction_alias.is_fully_revoked,
    transaction_alias.is_free,
    transaction_alias.ownership,
    customer_transaction.customer_id,
    api_cursor.revision,
    api_cursor.asked_at AS read_at
FROM waiting
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = waiting.purchase_id
LEFT JOIN customer_transaction ON customer_transaction.alias_id = transaction_alias.alias_id
LEFT JOIN api_cursor ON api_cursor.customer_id = customer_transaction.customer_id
WHERE transaction_alias.grade IS NOT NULL
