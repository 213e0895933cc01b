-- name: clean
-- Says that nothing waits to be posted.
DELETE FROM dirty_alias;
DELETE FROM dirty_credit_transaction;
DELETE FROM dirty_product;

-- name: concernedClaims
-- Answers: the claims of touched transactions, and of those they name as originals. Grain: one claim.
WITH concerned (transaction_id) AS (
    SELECT transaction_alias.transaction_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    UNION
    SELECT transaction_alias.original_transaction_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    WHERE transaction_alias.original_transaction_id <> transaction_alias.transaction_id
)
SELECT claim.claim_id
FROM concerned
CROSS JOIN claim ON claim.transaction_id = concerned.transaction_id;

-- name: dirtyOriginals
-- An original that nobody states belongs to the transactions that name it: touched ones touch it. Asked before the facts
-- are merged, for what they named, and after, for what they name.
INSERT INTO dirty_alias (alias_id)
SELECT original.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
JOIN transaction_alias AS original
    ON original.environment = a.environment
    AND original.transaction_id = a.original_transaction_id
WHERE original.grade IS NULL
ON CONFLICT DO NOTHING;

-- name: dirtyProducts
-- A catalogue row that came or changed concerns every transaction of its product. It is rare: no index is kept for it, all
-- transactions are read once.
INSERT INTO dirty_alias (alias_id)
SELECT alias_id
FROM transaction_alias
WHERE product_id IN (SELECT product_id FROM dirty_product)
ON CONFLICT DO NOTHING;

-- name: dirtyTwins
-- The same id in the other environment: a claim or a credit that names no environment means Production where the id is known
-- there, else Sandbox.
INSERT INTO dirty_alias (alias_id)
SELECT twin.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
JOIN transaction_alias AS twin ON twin.transaction_id = a.transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;
