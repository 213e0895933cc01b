-- Does: closes the uploads that named a device and have nothing it could be compared with: no evidence, evidence that
-- holds no device, or evidence that proves nothing for good. Parameters: none.
UPDATE submission INDEXED BY submission_device_open
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
    )
