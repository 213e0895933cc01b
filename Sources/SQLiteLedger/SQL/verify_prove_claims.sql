-- Does: makes claims proven that one of these submissions proves. What is proven stays so.
UPDATE claim
SET state = 'proven'
WHERE state <> 'proven'
    AND claim_id IN (
        SELECT submission.claim_id
        FROM touched_submission
        CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
        WHERE submission.claim_is_proven = 1
    )
