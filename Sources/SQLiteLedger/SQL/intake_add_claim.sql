-- Does: keeps one claim. Parameters: 1 claimant, 2 transaction, 3 environment or ''.
INSERT INTO claim (claimant, transaction_id, environment, state) VALUES (?1, ?2, ?3, 'pending')
