-- Does: marks what these submissions name, so that it is judged again.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
CROSS JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
