-- The open findings but the missing credits, in the order of the file. Grain: one open finding.
INSERT INTO temp.listed_exception (finding_id)
SELECT finding_id
FROM finding_row
WHERE closed_run_id IS NULL AND kind <> 'missing_credit'
ORDER BY paid_at IS NULL, paid_at, environment, COALESCE(transaction_id, ''), kind, case_id, subject
