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
                evidence.outcome IN (SELECT given.value FROM json_each(:open) AS given)
                OR (
                    evidence.outcome IN (SELECT given.value FROM json_each(:vouched_for) AS given)
                    AND evidence.form IN (SELECT given.value FROM json_each(:forms) AS given)
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
    AND evidence.outcome IN (SELECT given.value FROM json_each(:vouched_for) AS given)
ORDER BY submission.submission_id
LIMIT :limit;
