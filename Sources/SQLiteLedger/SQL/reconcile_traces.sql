-- How submissions touch purchases: by what is in their evidence, and by the transaction they name.
-- A name without a store means that id where the submission's own evidence has it, else in Production, else in Sandbox.
-- Evidence that names an original of the purchase holds that id too (Rules 2.5).
-- Grain: one (purchase, submission).
CREATE TEMP TABLE trace AS
WITH mention AS (
    SELECT t.purchase_id, a.alias_id, s.submission_id, 0 AS is_naming, 1 AS is_containing
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    JOIN fact_in_force AS f ON f.alias_id = a.alias_id AND f.evidence_id IS NOT NULL
    JOIN submission AS s ON s.evidence_id = f.evidence_id
    UNION ALL
    SELECT t.purchase_id, original.alias_id, s.submission_id, 0 AS is_naming, 1 AS is_containing
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id AND f.original_transaction_id <> a.transaction_id
    CROSS JOIN transaction_alias AS original
        ON original.environment = a.environment
        AND original.transaction_id = f.original_transaction_id
        AND original.purchase_id = a.purchase_id
    CROSS JOIN submission AS s ON s.evidence_id = f.evidence_id
    WHERE a.product_type <> 'auto_renewable'
    UNION ALL
    SELECT t.purchase_id, a.alias_id, s.submission_id, 1 AS is_naming, 0 AS is_containing
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    JOIN submission AS s ON s.named_transaction_id = a.transaction_id
    WHERE a.environment = COALESCE(
        s.named_environment,
        (
            SELECT MIN(own.environment)
            FROM fact_in_force AS f
            JOIN transaction_alias AS own ON own.alias_id = f.alias_id
            WHERE f.evidence_id = s.evidence_id
                AND (
                    own.transaction_id = s.named_transaction_id
                    OR (f.original_transaction_id = s.named_transaction_id AND own.product_type <> 'auto_renewable')
                )
        ),
        CASE WHEN a.environment = 'Production' OR NOT EXISTS (
            SELECT 1 FROM transaction_alias AS other
            WHERE other.environment = 'Production'
                AND other.transaction_id = a.transaction_id
                AND other.purchase_id IS NOT NULL
        ) THEN a.environment END
    )
), per_transaction AS (
    SELECT
        purchase_id, submission_id,
        MAX(is_naming) AS is_naming,
        MAX(is_containing) AS is_containing
    FROM mention
    GROUP BY purchase_id, submission_id, alias_id
)
SELECT
    purchase_id, submission_id,
    MAX(is_naming) AS is_naming,
    MAX(is_containing) AS is_containing,
    MAX(is_naming AND is_containing) AS is_proven
FROM per_transaction
GROUP BY purchase_id, submission_id
