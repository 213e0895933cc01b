-- Does: closes an unsigned notification that has nothing left to ask about.
UPDATE evidence
SET outcome = 'empty', rule = :rule, detail = :detail, last_answer = :rule, next_attempt_at = NULL
WHERE evidence_id = :evidence_id
