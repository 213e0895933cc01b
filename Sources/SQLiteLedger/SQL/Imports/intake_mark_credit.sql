-- Does: marks a transaction whose credits changed. Parameters: 1 transaction.
INSERT OR IGNORE INTO dirty_credit_transaction (transaction_id) VALUES (?1)
