-- Does: lets a signed transaction that came without a named one claim itself (DESIGN 6.9).
UPDATE submission
SET named_transaction_id = inside.transaction_id,
    names_itself = 1
FROM (
    SELECT transaction_fact.evidence_id, min(transaction_alias.transaction_id) AS transaction_id
    FROM touched_submission
    CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
    CROSS JOIN evidence ON evidence.evidence_id = submission.evidence_id AND evidence.form = 'signed_transaction'
    CROSS JOIN transaction_fact ON transaction_fact.evidence_id = evidence.evidence_id
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
    WHERE submission.named_transaction_id IS NULL
    GROUP BY transaction_fact.evidence_id
    HAVING count(DISTINCT transaction_fact.alias_id) = 1
) AS inside
WHERE submission.evidence_id = inside.evidence_id AND submission.named_transaction_id IS NULL
