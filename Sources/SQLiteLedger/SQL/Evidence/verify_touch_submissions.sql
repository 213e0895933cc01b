-- Does: names the submissions that carry some pieces of evidence. Parameters: 1 evidence ids as a JSON array.
INSERT INTO touched_submission (submission_id)
SELECT submission_id FROM submission WHERE evidence_id IN (SELECT value FROM json_each(?1))
