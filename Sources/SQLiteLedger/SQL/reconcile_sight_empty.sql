-- The submissions that carry another app's evidence without purchases inside.
INSERT OR IGNORE INTO temp.selected_submission (submission_id)
SELECT s.submission_id
FROM evidence AS e
JOIN submission AS s ON s.evidence_id = e.evidence_id
WHERE e.outcome = 'empty'
    AND e.bundle_id NOT IN (SELECT bundle_id FROM temp.own_app)
    AND EXISTS (SELECT 1 FROM temp.own_app)
