-- name: putDevice
-- Keeps how the device of an upload compares with its receipt. Parameters: 1 submission, 2 the code.
UPDATE submission SET device_match = ?2 WHERE submission_id = ?1 AND device_match IS NULL;
