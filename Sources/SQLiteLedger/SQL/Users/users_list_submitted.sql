-- Does: lists the submissions that a changed user, name or device may concern.
INSERT INTO refresh_submission (submission_id)
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
