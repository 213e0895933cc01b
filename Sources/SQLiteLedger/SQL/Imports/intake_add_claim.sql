-- Does: keeps one claim as it was sent.
INSERT INTO claim (claimant, transaction_id, environment, state)
VALUES (:claimant, :transaction_id, :environment, 'pending')
