-- Does: names the new submissions whose evidence is verified already. Parameters: 1 the last submission before them.
INSERT INTO touched_submission (submission_id)
SELECT submission.submission_id
FROM submission
JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.submission_id > ?1 AND evidence.outcome = 'verified'
