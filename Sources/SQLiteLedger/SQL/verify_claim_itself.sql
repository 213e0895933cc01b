-- Does: lets a signed transaction that came without a named one claim itself, in
-- its own store, whatever its client says (Rules 9.1).
UPDATE submission
SET named_transaction_id = inside.transaction_id, named_environment = inside.environment, is_named_by_evidence = 1
FROM (
    SELECT
        fact_in_force.evidence_id,
        min(transaction_alias.transaction_id) AS transaction_id,
        min(transaction_alias.environment) AS environment
    FROM touched_submission
    CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
    CROSS JOIN evidence ON evidence.evidence_id = submission.evidence_id AND evidence.form = 'signed_transaction'
    CROSS JOIN fact_in_force ON fact_in_force.evidence_id = evidence.evidence_id
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
    WHERE submission.named_transaction_id IS NULL
    GROUP BY fact_in_force.evidence_id
    HAVING count(DISTINCT fact_in_force.alias_id) = 1
) AS inside
WHERE submission.evidence_id = inside.evidence_id AND submission.named_transaction_id IS NULL
