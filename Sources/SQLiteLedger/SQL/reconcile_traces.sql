-- How submissions touch purchases: by what is in their evidence, and by the transaction they name.
-- A name without a store means the id in its own evidence, else in Production, else in Sandbox. Grain: one (purchase, submission).
CREATE TEMP TABLE trace AS
WITH mention AS (
    SELECT t.purchase_id, a.alias_id, s.submission_id, 0 AS is_naming, 1 AS is_containing
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    JOIN transaction_fact AS f ON f.alias_id = a.alias_id AND f.evidence_id IS NOT NULL
    JOIN submission AS s ON s.evidence_id = f.evidence_id
    UNION ALL
    SELECT t.purchase_id, a.alias_id, s.submission_id, 1 AS is_naming, 0 AS is_containing
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    JOIN submission AS s ON s.named_transaction_id = a.transaction_id
    WHERE a.environment = s.environment
        OR (
            s.environment IS NULL
            AND CASE
                WHEN EXISTS (
                    SELECT 1
                    FROM transaction_fact AS own
                    JOIN transaction_alias AS inside ON inside.alias_id = own.alias_id
                    WHERE own.evidence_id = s.evidence_id AND inside.transaction_id = a.transaction_id
                ) THEN EXISTS (
                    SELECT 1 FROM transaction_fact AS own
                    WHERE own.evidence_id = s.evidence_id AND own.alias_id = a.alias_id
                )
                ELSE a.environment = 'Production' OR NOT EXISTS (
                    SELECT 1 FROM transaction_alias AS other
                    WHERE other.environment = 'Production' AND other.transaction_id = a.transaction_id
                )
            END
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
