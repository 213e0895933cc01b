-- Live credits without a purchase, a grace time after they were made, and whether Apple denies the payment: every
-- configured app in both environments, each asked a grace time after the credit, answered that it was not found.
-- Parameters: 1 as-of, 2 grace, 3 evidence since. Grain: one credit.
CREATE TEMP TABLE unpaid AS
SELECT
    c.transaction_id || ' ' || c.subject AS subject, c.environment, c.transaction_id, c.user_id, c.credited_at,
    c.order_id, c.product_id, c.quantity,
    c.credited_at >= ?3 AS is_covered,
    EXISTS (SELECT 1 FROM temp.own_app) AND (
        SELECT COUNT(*)
        FROM not_found_answer AS n
        JOIN temp.own_app AS o ON o.bundle_id = n.bundle_id
        WHERE n.transaction_id = c.transaction_id AND n.asked_at BETWEEN c.credited_at + ?2 AND ?1
    ) = 2 * (SELECT COUNT(*) FROM temp.own_app) AS is_denied
FROM credit AS c INDEXED BY credit_unmatched
WHERE c.alias_id IS NULL
    AND c.status = 'credited'
    AND c.credited_at + ?2 <= ?1
