-- name: findReopenedPointers
-- Lists the unsigned notifications that were closed because listed evidence states what they point at.
INSERT INTO reopened_evidence (evidence_id)
SELECT evidence_pointer.evidence_id
FROM reopened_evidence
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = reopened_evidence.evidence_id
JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
JOIN evidence_pointer ON evidence_pointer.transaction_id = transaction_alias.transaction_id
JOIN evidence ON evidence.evidence_id = evidence_pointer.evidence_id
WHERE evidence.form = 'notification_v1' AND evidence.outcome = 'empty' AND evidence.rule = 'not_signed'
ON CONFLICT DO NOTHING;

-- name: keepPostedCounts
-- Keeps how many statements are withdrawn with the listed evidence that has no bytes.
UPDATE evidence
SET posted_count = (
    SELECT COUNT(*)
    FROM transaction_fact
    WHERE transaction_fact.evidence_id = evidence.evidence_id AND transaction_fact.is_in_force = 1
)
WHERE bytes IS NULL AND evidence_id IN (SELECT evidence_id FROM reopened_evidence);

-- name: listReopened
-- Lists evidence that is to be judged again, or whose answer is read again. Parameters: 1 evidence as a JSON array.
INSERT INTO reopened_evidence (evidence_id) SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given;

-- name: markStated
-- Marks the transactions that the listed evidence states something about: their facts are merged again.
INSERT INTO dirty_alias (alias_id)
SELECT transaction_fact.alias_id
FROM reopened_evidence
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = reopened_evidence.evidence_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: reopen
-- Makes the listed evidence due, as if it had come in just now. One without bytes is never read again: it waits for its roots, or
-- for what Apple says of what it points at, and keeps what was read.
UPDATE evidence
SET outcome = 'pending',
    rule = CASE WHEN bytes IS NULL THEN rule END,
    detail = CASE WHEN bytes IS NULL THEN detail END,
    next_attempt_at = NULL,
    row_count = 0,
    posted_count = CASE WHEN bytes IS NULL THEN posted_count ELSE 0 END,
    set_aside_count = 0,
    trusted_roots = CASE WHEN bytes IS NULL THEN trusted_roots END
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

-- name: reopenedTables
-- Makes empty lists of the evidence that is to be judged again, and of the claims that concerns.
CREATE TEMP TABLE IF NOT EXISTS reopened_evidence (evidence_id INTEGER PRIMARY KEY) STRICT;
CREATE TEMP TABLE IF NOT EXISTS reopened_claim (claim_id INTEGER PRIMARY KEY) STRICT;
DELETE FROM reopened_evidence;
DELETE FROM reopened_claim;

-- name: touchSubmissionsOfReopened
-- Lists the submissions that came with the listed evidence.
INSERT INTO touched_submission (submission_id)
SELECT submission_id FROM submission WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

-- name: withdrawFacts
-- Takes what the listed evidence states out of force, and what it said beside that.
UPDATE transaction_fact
SET is_in_force = 0
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence) AND is_in_force = 1;

DELETE FROM set_aside_row WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

-- What a notification was about stays where it cannot be read again.
DELETE FROM notification
WHERE evidence_id IN (
    SELECT evidence.evidence_id
    FROM reopened_evidence
    CROSS JOIN evidence ON evidence.evidence_id = reopened_evidence.evidence_id
    WHERE evidence.bytes IS NOT NULL
);

-- name: withdrawSubmissions
-- Takes back what the touched submissions had from the listed evidence: the proof of their claims, the transaction a signed
-- transaction named in their place, whom a user name belongs to, and, where it can be compared again, how the device compares.
INSERT INTO reopened_claim (claim_id)
SELECT DISTINCT submission.claim_id
FROM touched_submission
CROSS JOIN submission ON submission.submission_id = touched_submission.submission_id
WHERE submission.claim_id IS NOT NULL;

UPDATE submission
SET claim_is_proven = 0,
    name_transaction_id = NULL,
    device_match = CASE
        WHEN EXISTS (
            SELECT 1
            FROM evidence
            WHERE evidence.evidence_id = submission.evidence_id AND evidence.bytes IS NULL
        )
            THEN device_match
    END
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
