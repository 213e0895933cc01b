-- name: addOrder
-- Says that an order of Apple's e-mails holds a transaction. Parameters: 1 order, 2 environment, 3 transaction,
-- 4 when Apple was asked.
INSERT INTO apple_order (order_id, environment, transaction_id, asked_at)
VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (order_id, environment, transaction_id) DO UPDATE SET asked_at = MAX(asked_at, excluded.asked_at);

-- name: connected
-- What stands together with some transactions in receipts, and with those again, until there is nothing more: one Apple
-- account each. Parameters: 1 alias ids as a JSON array. Grain: one transaction in one receipt.
WITH RECURSIVE node (is_receipt, id) AS (
    SELECT 0, value FROM json_each(?1)
    UNION
    SELECT 1, f.evidence_id
    FROM node AS n
    JOIN fact_in_force AS f ON f.alias_id = n.id
    WHERE n.is_receipt = 0 AND f.source IN ('app_receipt', 'verify_receipt')
    UNION
    SELECT 0, f.alias_id
    FROM node AS n
    JOIN fact_in_force AS f ON f.evidence_id = n.id
    WHERE n.is_receipt = 1
)
SELECT f.alias_id, f.evidence_id
FROM node AS n
CROSS JOIN fact_in_force AS f ON f.alias_id = n.id
WHERE n.is_receipt = 0 AND f.source IN ('app_receipt', 'verify_receipt');

-- name: keepNotFound
-- Keeps that Apple does not know a transaction, for one app in one environment. The latest asking counts.
-- Parameters: 1 transaction, 2 environment, 3 bundle, 4 as-of.
INSERT INTO not_found_answer (transaction_id, environment, bundle_id, asked_at)
VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (transaction_id, environment, bundle_id) DO UPDATE SET asked_at = MAX(asked_at, excluded.asked_at);
