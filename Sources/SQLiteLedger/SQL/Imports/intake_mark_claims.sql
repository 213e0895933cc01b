-- Does: marks the transactions that new submissions name, so that who claims them is settled again.
-- Parameters: 1 the last submission before them.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT named_transaction_id
FROM submission
WHERE submission_id > ?1 AND named_transaction_id IS NOT NULL
