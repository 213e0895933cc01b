-- Does: says which transaction an applicationUsername belongs to: the named one, else the only one inside (Rules 9.2).
UPDATE submission
SET name_transaction_id = coalesce(
    submission.named_transaction_id,
    (
        SELECT min(transaction_alias.transaction_id)
        FROM fact_in_force
        JOIN transaction_alias ON transaction_alias.alias_id = fact_in_force.alias_id
        WHERE fact_in_force.evidence_id = submission.evidence_id
        HAVING count(DISTINCT fact_in_force.alias_id) = 1
    )
)
WHERE submission.submission_id IN (SELECT submission_id FROM touched_submission)
    AND submission.application_username IS NOT NULL
    AND submission.name_transaction_id IS NULL
