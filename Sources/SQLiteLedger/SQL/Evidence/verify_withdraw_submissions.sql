-- Does: takes back what submissions had from the listed evidence: the proof of their claims, the transaction a signed
-- transaction named in their place, whom a user name belongs to, and how the device compares.
INSERT INTO touched_submission (submission_id)
SELECT submission_id FROM submission WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
CROSS JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id;

-- Who claims these transactions is worked out again: their environment may have come from the evidence.
INSERT OR IGNORE INTO dirty_claim_transaction (transaction_id)
SELECT submission.named_transaction_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.named_transaction_id IS NOT NULL;

INSERT INTO reopened_claim (claim_id)
SELECT DISTINCT submission.claim_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.claim_id IS NOT NULL;

UPDATE submission
SET claim_is_proven = 0, name_transaction_id = NULL, device_match = NULL
WHERE submission_id IN (SELECT submission_id FROM touched_submission);

UPDATE submission
SET named_transaction_id = NULL, named_environment = NULL, claim_id = NULL, is_named_by_evidence = 0
WHERE submission_id IN (SELECT submission_id FROM touched_submission) AND is_named_by_evidence = 1;

UPDATE claim
SET state = 'pending'
WHERE claim_id IN (SELECT claim_id FROM reopened_claim)
    AND state = 'proven'
    AND NOT EXISTS (
        SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id AND submission.claim_is_proven = 1
    );

DELETE FROM claim
WHERE claim_id IN (SELECT claim_id FROM reopened_claim)
    AND NOT EXISTS (SELECT 1 FROM submission WHERE submission.claim_id = claim.claim_id);
