-- The findings opened from :since to before :until, in the order of the file. Grain: one finding.
INSERT INTO temp.listed_finding (finding_id)
SELECT finding_id
FROM finding_row
WHERE (:since IS NULL OR opened_at >= :since)
    AND (:until IS NULL OR opened_at < :until)
ORDER BY paid_at IS NULL, paid_at, environment, COALESCE(transaction_id, ''), kind, case_id, subject
