-- Does: lists whose claim one submission makes. Parameters: 1 submission, 2 claimant, 3 whether that is a user's id,
-- 4 transaction, 5 environment.
INSERT INTO temp.settled_claim (submission_id, claimant, is_user, transaction_id, environment) VALUES (?1, ?2, ?3, ?4, ?5)
