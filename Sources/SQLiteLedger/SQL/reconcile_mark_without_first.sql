-- Marks the periods set aside as renewals although no first period of theirs is known: of the subscriptions judged.
WITH subscription AS MATERIALIZED (
    SELECT DISTINCT a.environment, a.original_transaction_id
    FROM temp.verdict AS v
    CROSS JOIN transaction_alias AS a ON a.purchase_id = v.purchase_id
    WHERE a.original_transaction_id IS NOT NULL
), concerned AS MATERIALIZED (
    SELECT purchase_id FROM temp.verdict
    UNION
    SELECT a.purchase_id
    FROM subscription AS s
    CROSS JOIN transaction_alias AS a
        ON a.environment = s.environment
        AND a.original_transaction_id = s.original_transaction_id
    WHERE a.purchase_id IS NOT NULL
), without_first AS MATERIALIZED (
    SELECT p.purchase_id
    FROM concerned AS c
    CROSS JOIN purchase AS p ON p.purchase_id = c.purchase_id
    WHERE p.list = 'closed'
        AND p.reason = 'excluded_subscription'
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS period
            WHERE period.environment = p.environment
                AND period.original_transaction_id = p.original_transaction_id
                AND (
                    period.transaction_reason = 'PURCHASE'
                    OR (period.transaction_reason IS NULL AND period.transaction_id = period.original_transaction_id)
                )
        )
)
UPDATE purchase SET is_without_first = 1 - is_without_first
WHERE purchase_id IN (SELECT purchase_id FROM concerned)
    AND is_without_first <> (purchase_id IN (SELECT purchase_id FROM without_first))
