-- Whose claim each submission in question makes. Grain: one submission.
DROP TABLE IF EXISTS temp.settled_claim;
CREATE TEMP TABLE settled_claim (
    submission_id INTEGER PRIMARY KEY,
    claimant TEXT NOT NULL,
    is_user INTEGER NOT NULL,
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL
) STRICT;
