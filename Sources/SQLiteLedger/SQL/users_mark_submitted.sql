-- Does: marks what is named by or contained in the submissions that a changed user, name or device may concern.
INSERT OR IGNORE INTO dirty_alias (alias_id)
WITH concerned (submission_id) AS (
    SELECT submission.submission_id
    FROM refresh_user CROSS JOIN submission ON submission.user_id = refresh_user.user_id
    UNION
    SELECT submission.submission_id
    FROM refresh_name CROSS JOIN submission ON submission.user_exact = refresh_name.digest
    UNION
    SELECT submission.submission_id
    FROM refresh_name CROSS JOIN submission ON submission.user_folded = refresh_name.digest
    UNION
    SELECT submission.submission_id
    FROM refresh_name CROSS JOIN submission ON submission.account_exact = refresh_name.digest
    UNION
    SELECT submission.submission_id
    FROM refresh_name CROSS JOIN submission ON submission.username_exact = refresh_name.digest
    UNION
    SELECT submission.submission_id
    FROM refresh_name CROSS JOIN submission ON submission.username_folded = refresh_name.digest
    UNION
    SELECT submission.submission_id
    FROM refresh_device CROSS JOIN submission ON submission.device_token = refresh_device.device_token
)
SELECT transaction_alias.alias_id
FROM concerned
CROSS JOIN submission ON submission.submission_id = concerned.submission_id
CROSS JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
UNION
SELECT transaction_fact.alias_id
FROM concerned
CROSS JOIN submission ON submission.submission_id = concerned.submission_id
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = submission.evidence_id
