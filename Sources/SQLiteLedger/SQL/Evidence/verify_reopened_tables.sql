-- Does: makes empty lists of the evidence that is to be judged again, and of the claims that concerns.
CREATE TEMP TABLE IF NOT EXISTS reopened_evidence (evidence_id INTEGER PRIMARY KEY) STRICT;
CREATE TEMP TABLE IF NOT EXISTS reopened_claim (claim_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM reopened_evidence;
DELETE FROM reopened_claim;
