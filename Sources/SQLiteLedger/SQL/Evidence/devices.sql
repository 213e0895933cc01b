-- name: closeDevices
-- Closes the uploads that named a device and have nothing it could be compared with: no evidence, evidence that
-- holds no device, or evidence that proves nothing for good. Parameters: none.
UPDATE submission
SET device_match = 'not_checkable'
WHERE device_id IS NOT NULL
    AND device_match IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM evidence
        WHERE evidence.evidence_id = submission.evidence_id
            AND (
                evidence.outcome IN ('pending', 'unverifiable')
                OR (
                    evidence.outcome IN ('verified', 'empty')
                    AND evidence.form = 'app_receipt'
                    AND evidence.bytes IS NOT NULL
                )
            )
    );

-- name: deviceChecks
-- Answers: which uploads named a device and carried a receipt Apple signed, and were not compared yet.
-- Grain: one submission, in key order. Parameters: 1 how many.
SELECT submission.submission_id, submission.device_id, evidence.bytes
FROM submission
JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.device_id IS NOT NULL
    AND submission.device_match IS NULL
    AND evidence.outcome IN ('verified', 'empty')
ORDER BY submission.submission_id
LIMIT ?1;

-- name: putDevice
-- Keeps how the device of an upload compares with its receipt. Parameters: 1 submission, 2 the code.
UPDATE submission SET device_match = ?2 WHERE submission_id = ?1 AND device_match IS NULL;
