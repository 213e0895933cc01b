-- Does: marks what new submissions name or contain, so that it is judged again.
-- Parameters: 1 the last submission before them.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM submission
CROSS JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
WHERE submission.submission_id > ?1
UNION
SELECT transaction_fact.alias_id
FROM submission
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = submission.evidence_id
WHERE submission.submission_id > ?1
