-- Answers: the standing findings about no purchase that were not found again, with the live credits they may be about and
-- when Apple did not find their transaction. Grain: one (finding, credit, answer "not found"), findings together, then credits.
SELECT
    finding.finding_id, finding.kind, finding.environment AS finding_environment,
    credit.credit_id, credit.subject, credit.transaction_id, credit.environment, credit.user_id, credit.order_id,
    credit.credited_at, credit.product_id, credit.quantity, credit.status, credit.source, credit.statement_id,
    credit.alias_id IS NOT NULL AS is_matched,
    credit.stated_environment IS NOT NULL AS is_environment_stated,
    denial.bundle_id AS asked_app,
    denial.environment AS asked_environment,
    denial.asked_at AS asked_at
FROM finding INDEXED BY finding_open
LEFT JOIN credit
    ON credit.transaction_id = finding.transaction_id
    AND credit.transaction_id || ' ' || credit.subject = finding.subject
    AND credit.status = 'credited'
LEFT JOIN not_found_answer AS denial ON denial.transaction_id = credit.transaction_id
WHERE finding.closed_run_id IS NULL
    AND finding.purchase_id IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM temp.found_unmatched AS found
        WHERE found.kind = finding.kind
            AND found.environment = finding.environment
            AND found.subject = finding.subject
    )
ORDER BY finding.finding_id, credit.credit_id
