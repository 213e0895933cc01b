-- Answers: which evidence has no final answer and is due. Grain: one piece of evidence, in key order.
-- Parameters: 1 after this key, 2 how many, 3 as-of, 4 whether those that are not due count too.
SELECT evidence_id, digest, form, bytes, outcome, attempt_count, first_attempt_at
FROM evidence INDEXED BY evidence_open
WHERE outcome IN ('pending', 'unverifiable')
    AND evidence_id > ?1
    AND bytes IS NOT NULL
    -- An unsigned notification is read once: from then on what it points at is asked about.
    AND NOT (form = 'notification_v1' AND rule IS NOT NULL)
    AND (?4 OR next_attempt_at IS NULL OR next_attempt_at <= ?3)
ORDER BY evidence_id
LIMIT ?2
