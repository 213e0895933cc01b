-- Does: makes refused evidence due again, as if it had come in just now. Parameters: 1 the rules that refused it, as a JSON
-- array.
UPDATE evidence
SET outcome = 'pending', rule = NULL, detail = NULL, next_attempt_at = NULL
WHERE outcome = 'refused' AND rule IN (SELECT value FROM json_each(?1))
