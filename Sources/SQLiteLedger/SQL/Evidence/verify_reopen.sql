-- Does: makes the listed evidence due, as if it had come in just now.
UPDATE evidence
SET outcome = 'pending',
    rule = NULL,
    detail = NULL,
    next_attempt_at = NULL,
    row_count = 0,
    posted_count = 0,
    set_aside_count = 0,
    trusted_roots = NULL
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence)
