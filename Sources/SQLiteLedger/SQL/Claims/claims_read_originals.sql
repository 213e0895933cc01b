-- Answers: the statements in the evidence of a claim's submissions that name its transaction as their original.
-- Grain: one (submission, statement).
SELECT
    submission.named_environment,
    naming.environment,
    naming.product_type,
    coalesce(original.purchase_id = naming.purchase_id, 0) AS is_same_purchase
FROM submission
CROSS JOIN fact_in_force
    ON fact_in_force.evidence_id = submission.evidence_id
    AND fact_in_force.original_transaction_id = submission.named_transaction_id
CROSS JOIN transaction_alias AS naming ON naming.alias_id = fact_in_force.alias_id
LEFT JOIN transaction_alias AS original
    ON original.environment = naming.environment
    AND original.transaction_id = fact_in_force.original_transaction_id
WHERE submission.claim_id = :claim_id
