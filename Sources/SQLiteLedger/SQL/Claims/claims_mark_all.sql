-- Does: marks every transaction that somebody names or claims, so that all claims are settled again.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT named_transaction_id FROM submission WHERE named_transaction_id IS NOT NULL
UNION
SELECT transaction_id FROM claim
