-- Does: keeps the claims that submissions turned out to make.
INSERT OR IGNORE INTO claim (claimant, is_user, transaction_id, environment, state)
SELECT claimant, is_user, transaction_id, environment, 'pending'
FROM temp.settled_claim
ORDER BY submission_id
