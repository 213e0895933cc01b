-- Purchases nobody touched whose neighbours are now credited to somebody else than before: the other periods of the
-- subscription, and what shares a receipt. What a token or a name binds does not care.
INSERT INTO temp.asking (purchase_id, is_judged, paid_at, is_weak)
WITH changed AS (
    SELECT DISTINCT a.alias_id, a.environment, a.original_transaction_id, a.product_type
    FROM temp.verdict AS v
    CROSS JOIN purchase AS p ON p.purchase_id = v.purchase_id
    CROSS JOIN transaction_alias AS a ON a.purchase_id = v.purchase_id
    WHERE v.credited_to IS NOT p.credited_to
), receipt AS (
    SELECT DISTINCT f.evidence_id
    FROM changed AS c
    CROSS JOIN fact_in_force AS f ON f.alias_id = c.alias_id
    WHERE f.evidence_id IS NOT NULL
), reached AS (
    SELECT sibling.purchase_id
    FROM changed AS c
    CROSS JOIN transaction_alias AS sibling
        ON sibling.environment = c.environment
        AND sibling.original_transaction_id = c.original_transaction_id
    WHERE c.product_type = 'auto_renewable'
    UNION
    SELECT a.purchase_id
    FROM receipt AS r
    CROSS JOIN fact_in_force AS f ON f.evidence_id = r.evidence_id
    CROSS JOIN transaction_alias AS a ON a.alias_id = f.alias_id
)
SELECT p.purchase_id, 0, p.paid_at, 1
FROM reached AS r
CROSS JOIN purchase AS p ON p.purchase_id = r.purchase_id
WHERE p.purchase_id NOT IN (SELECT purchase_id FROM temp.verdict)
    AND p.owner_basis NOT IN ('account_token', 'application_username')
