-- Trouble that is not about a purchase and went away, with the reason. Parameters: 1 run, 2 as-of.
UPDATE finding INDEXED BY finding_open SET
    closed_run_id = ?1, closed_at = ?2,
    closed_reason = CASE
        WHEN kind = 'foreign_receipt' THEN 'app_configured'
        WHEN kind = 'forged_receipt' THEN 'evidence_judged_anew'
        WHEN EXISTS (
            SELECT 1 FROM temp.found_subject AS f
            WHERE f.kind = CASE finding.kind
                    WHEN 'missing_payment' THEN 'unproven_credit' ELSE 'missing_payment' END
                AND f.environment = finding.environment
                AND f.subject = finding.subject
        ) THEN CASE kind WHEN 'missing_payment' THEN 'unproven_credit' ELSE 'missing_payment' END
        WHEN EXISTS (
            SELECT 1 FROM temp.unpaid AS u
            WHERE u.environment = finding.environment AND u.subject = finding.subject AND u.is_covered = 0
        ) THEN 'before_evidence'
        WHEN EXISTS (
            SELECT 1 FROM temp.unpaid AS u
            WHERE u.environment = finding.environment AND u.subject = finding.subject
        ) THEN 'evidence_not_taken_in'
        WHEN EXISTS (
            SELECT 1 FROM credit AS c
            WHERE c.transaction_id = finding.transaction_id
                AND c.environment = finding.environment
                AND c.transaction_id || ' ' || c.subject = finding.subject
                AND c.status = 'credited'
                AND c.alias_id IS NULL
        ) THEN 'within_grace'
        -- A credit that names no store counts for the one its transaction turned out to be of.
        WHEN EXISTS (
            SELECT 1 FROM credit AS c
            WHERE c.transaction_id = finding.transaction_id
                AND (c.environment = finding.environment OR c.stated_environment IS NULL)
                AND c.transaction_id || ' ' || c.subject = finding.subject
                AND c.status = 'credited'
        ) THEN 'matched'
        ELSE 'credit_withdrawn'
    END
WHERE closed_run_id IS NULL
    AND purchase_id IS NULL
    AND NOT EXISTS (
        SELECT 1 FROM temp.found_subject AS f
        WHERE f.kind = finding.kind AND f.environment = finding.environment AND f.subject = finding.subject
    )
