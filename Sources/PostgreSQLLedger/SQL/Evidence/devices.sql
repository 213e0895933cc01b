-- name: putDevice
-- Keeps how the device of an upload compares with its receipt. Parameters: 1 submission, 2 the code.
UPDATE submission
SET device_match = stated.device_match
FROM unnest($1::bigint[], $2::text[]) AS stated (submission_id, device_match)
WHERE submission.submission_id = stated.submission_id AND submission.device_match IS NULL;
