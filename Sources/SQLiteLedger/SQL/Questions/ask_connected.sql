-- What stands together with some transactions in receipts, and with those again, until there is nothing more: one Apple
-- account each. Parameters: 1 alias ids as a JSON array. Grain: one transaction in one receipt.
WITH RECURSIVE node (is_receipt, id) AS (
    SELECT 0, value FROM json_each(?1)
    UNION
    SELECT 1, f.evidence_id
    FROM node AS n
    CROSS JOIN fact_in_force AS f ON f.alias_id = n.id
    WHERE n.is_receipt = 0 AND f.source IN ('app_receipt', 'verify_receipt')
    UNION
    SELECT 0, f.alias_id
    FROM node AS n
    CROSS JOIN fact_in_force AS f ON f.evidence_id = n.id
    WHERE n.is_receipt = 1
)
SELECT f.alias_id, f.evidence_id, t.customer_id, k.revision
FROM node AS n
CROSS JOIN fact_in_force AS f ON f.alias_id = n.id
LEFT JOIN customer_transaction AS t ON t.alias_id = f.alias_id
LEFT JOIN api_cursor AS k ON k.customer_id = t.customer_id
WHERE n.is_receipt = 0 AND f.source IN ('app_receipt', 'verify_receipt')
