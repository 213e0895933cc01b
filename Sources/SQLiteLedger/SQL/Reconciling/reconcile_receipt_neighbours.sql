-- Who the other purchases of the same receipts are credited to, by what was just judged, else by the books. Linear in
-- what the receipts hold: per receipt and user it suffices to know one purchase, and whether there is another.
-- Grain: one (purchase, user).
INSERT INTO temp.neighbour (purchase_id, rung, user_id)
WITH wanted AS (
    SELECT DISTINCT q.purchase_id, f.evidence_id
    FROM temp.asking AS q
    CROSS JOIN transaction_alias AS a ON a.purchase_id = q.purchase_id
    CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
    WHERE q.is_weak = 1 AND f.evidence_id IS NOT NULL
), receipt AS (
    SELECT DISTINCT evidence_id FROM wanted
), credited AS (
    SELECT
        r.evidence_id, a.purchase_id,
        CASE WHEN v.purchase_id IS NULL THEN p.credited_to ELSE v.credited_to END AS user_id
    FROM receipt AS r
    CROSS JOIN fact_in_force AS f ON f.evidence_id = r.evidence_id
    CROSS JOIN transaction_alias AS a ON a.alias_id = f.alias_id
    CROSS JOIN purchase AS p ON p.purchase_id = a.purchase_id
    LEFT JOIN temp.verdict AS v ON v.purchase_id = a.purchase_id
), of_receipt AS (
    SELECT evidence_id, user_id, MIN(purchase_id) AS one_id, MAX(purchase_id) AS another_id
    FROM credited
    WHERE user_id IS NOT NULL
    GROUP BY evidence_id, user_id
)
SELECT DISTINCT w.purchase_id, 'receipt', o.user_id
FROM wanted AS w
CROSS JOIN of_receipt AS o ON o.evidence_id = w.evidence_id
WHERE o.one_id <> w.purchase_id OR o.another_id <> w.purchase_id
