-- Answers: since when pending claims and live credits without purchase wait for a transaction. Grain: one of them.
SELECT min(coalesce(submission.received_at, source_file.imported_at)) AS moment
FROM claim
CROSS JOIN submission ON submission.claim_id = claim.claim_id
LEFT JOIN source_file ON source_file.file_id = submission.file_id
WHERE claim.transaction_id = :transaction_id AND claim.state = 'pending'
GROUP BY claim.claim_id
UNION ALL
SELECT credited_at FROM credit WHERE transaction_id = :transaction_id AND alias_id IS NULL AND status = 'credited'
