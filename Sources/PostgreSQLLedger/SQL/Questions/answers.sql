-- name: addOrder
-- Says that an order of Apple's e-mails holds a transaction. Parameters: 1 order, 2 environment, 3 transaction,
-- 4 when Apple was asked.
INSERT INTO apple_order (order_id, environment, transaction_id, asked_at)
VALUES ($1, $2, $3, $4)
ON CONFLICT (order_id, environment, transaction_id) DO UPDATE
SET asked_at = GREATEST(apple_order.asked_at, excluded.asked_at);

-- name: connected
-- What stands together with some transactions in receipts, and with those again, until there is nothing more: one Apple
-- account each. Parameters: 1 alias ids as a JSON array. Grain: one transaction in one receipt.
WITH RECURSIVE node (is_receipt, id) AS (
    SELECT FALSE, value::bigint FROM jsonb_array_elements_text($1::jsonb) AS wanted (value)
    UNION
    SELECT beside.is_receipt, beside.id
    FROM node AS n
    CROSS JOIN LATERAL (
        SELECT TRUE AS is_receipt, f.evidence_id AS id
        FROM fact_in_force AS f
        WHERE NOT n.is_receipt AND f.alias_id = n.id AND f.source IN ('app_receipt', 'verify_receipt')
        UNION ALL
        SELECT FALSE, f.alias_id
        FROM fact_in_force AS f
        WHERE n.is_receipt AND f.evidence_id = n.id
    ) AS beside
)
SELECT f.alias_id, f.evidence_id
FROM node AS n
JOIN fact_in_force AS f ON f.alias_id = n.id
WHERE NOT n.is_receipt AND f.source IN ('app_receipt', 'verify_receipt')
ORDER BY f.alias_id, f.fact_id;

-- name: keepNotFound
-- Keeps that Apple does not know a transaction, for one app in one environment. The latest asking counts.
-- Parameters: 1 transaction, 2 environment, 3 bundle, 4 as-of.
INSERT INTO not_found_answer (transaction_id, environment, bundle_id, asked_at)
VALUES ($1, $2, $3, $4)
ON CONFLICT (transaction_id, environment, bundle_id) DO UPDATE
SET asked_at = GREATEST(not_found_answer.asked_at, excluded.asked_at);
