-- name: closeDevices
-- Closes the uploads that named a device and have nothing it could be compared with, now or later: no evidence, or evidence
-- whose outcome is none of :open and that does not tell its device: for that its outcome is one of :vouched_for, its form one
-- of :forms (JSON arrays), and its bytes are there. Arguments: :match, the code they get.
UPDATE submission
SET device_match = :match
WHERE device_id IS NOT NULL
    AND device_match IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM evidence
        WHERE evidence.evidence_id = submission.evidence_id
            AND (
                evidence.outcome IN (SELECT given.value FROM jsonb_array_elements_text(:open::jsonb) AS given (value))
                OR (
                    evidence.outcome IN (SELECT given.value FROM jsonb_array_elements_text(:vouched_for::jsonb) AS given (value))
                    AND evidence.form IN (SELECT given.value FROM jsonb_array_elements_text(:forms::jsonb) AS given (value))
                    AND evidence.bytes IS NOT NULL
                )
            )
    );

-- name: deviceChecks
-- Answers: which uploads named a device and carried evidence whose outcome is one of :vouched_for (a JSON array), and were not
-- compared yet. Grain: one submission, in key order, at most :limit.
SELECT submission.submission_id, submission.device_id, evidence.bytes
FROM submission
JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.device_id IS NOT NULL
    AND submission.device_match IS NULL
    AND evidence.outcome IN (SELECT given.value FROM jsonb_array_elements_text(:vouched_for::jsonb) AS given (value))
ORDER BY submission.submission_id
LIMIT :limit;

-- name: putDevice
-- Keeps how the device of an upload compares with its receipt. Parameters: 1 submission, 2 the code.
UPDATE submission
SET device_match = stated.device_match
FROM unnest($1::bigint[], $2::text[]) AS stated (submission_id, device_match)
WHERE submission.submission_id = stated.submission_id AND submission.device_match IS NULL;
