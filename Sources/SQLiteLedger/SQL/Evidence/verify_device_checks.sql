-- Answers: which uploads named a device and carried a receipt Apple signed, and were not compared yet.
-- Grain: one submission, in key order. Parameters: 1 how many.
SELECT submission.submission_id, submission.device_id, evidence.bytes
FROM submission INDEXED BY submission_device_open
JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.device_id IS NOT NULL
    AND submission.device_match IS NULL
    AND evidence.outcome IN ('verified', 'empty')
ORDER BY submission.submission_id
LIMIT ?1
