-- Does: makes a transaction id known; its facts are merged later. Parameters: 1 environment, 2 transaction.
INSERT INTO transaction_alias (environment, transaction_id) VALUES (?1, ?2)
