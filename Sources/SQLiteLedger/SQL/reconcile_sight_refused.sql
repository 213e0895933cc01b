-- The submissions that carry forged evidence. Parameters: 1 the rules that mean forgery, as a JSON array.
INSERT INTO temp.selected_submission (submission_id)
SELECT s.submission_id
FROM json_each(?1) AS forgery
JOIN evidence AS e ON e.rule = forgery.value AND e.outcome = 'refused'
JOIN submission AS s ON s.evidence_id = e.evidence_id
