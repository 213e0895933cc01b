-- Does: marks what is named by or contained in the submissions that a changed user, name or device may concern.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM refresh_submission
CROSS JOIN submission ON submission.submission_id = refresh_submission.submission_id
CROSS JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
UNION
SELECT transaction_fact.alias_id
FROM refresh_submission
CROSS JOIN submission ON submission.submission_id = refresh_submission.submission_id
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = submission.evidence_id
