-- name: findReturned
-- Lists the evidence without bytes that was withdrawn with a root, and whose roots are all in force again. One that has more
-- statements out of force than were withdrawn with it is left: which of them count could only be read from its bytes.
-- Parameters: 1 the fingerprints of the roots in force as a JSON array.
INSERT INTO reopened_evidence (evidence_id)
SELECT evidence.evidence_id
FROM evidence
WHERE evidence.outcome = 'pending'
    AND evidence.bytes IS NULL
    AND evidence.trusted_roots IS NOT NULL
    AND NOT EXISTS (
        SELECT 1
        FROM json_each(evidence.trusted_roots) AS root
        WHERE root.value NOT IN (SELECT given.value FROM json_each(?1) AS given)
    )
    AND evidence.posted_count >= (
        SELECT COUNT(*)
        FROM transaction_fact
        WHERE transaction_fact.evidence_id = evidence.evidence_id AND transaction_fact.is_in_force = 0
    );

-- name: returned
-- Answers: the listed evidence. Grain: one piece.
SELECT evidence_id FROM reopened_evidence ORDER BY evidence_id;

-- name: returnFacts
-- Puts what the listed evidence states in force again. What it set aside is not known any more.
UPDATE evidence
SET outcome = 'verified',
    row_count = (
        SELECT COUNT(*)
        FROM transaction_fact
        WHERE transaction_fact.evidence_id = evidence.evidence_id AND transaction_fact.is_in_force = 0
    ),
    posted_count = (
        SELECT COUNT(*)
        FROM transaction_fact
        WHERE transaction_fact.evidence_id = evidence.evidence_id AND transaction_fact.is_in_force = 0
    )
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence);

UPDATE transaction_fact
SET is_in_force = 1
WHERE evidence_id IN (SELECT evidence_id FROM reopened_evidence) AND is_in_force = 0;

-- name: trustedRoots
-- Answers: the roots that were in force when evidence was last judged. Grain: one root.
SELECT fingerprint FROM trusted_root ORDER BY fingerprint;

-- name: dropTrustedRoots
-- Empties the list of roots in force.
DELETE FROM trusted_root;

-- name: findReopened
-- Lists the evidence that other roots may judge otherwise: what was refused, or has a part set aside, because no chain
-- to a root in force held, and what rests on a root that is not in force any more. Without bytes that is only what was verified:
-- any other outcome states nothing, and stands.
-- Parameters: 1 the rules that say that no chain held as a JSON array, 2 the fingerprints of the roots in force as a JSON array.
INSERT INTO reopened_evidence (evidence_id)
-- What retention left without bytes cannot be judged again.
SELECT evidence_id
FROM evidence
WHERE outcome = 'refused' AND bytes IS NOT NULL AND rule IN (SELECT given.value FROM json_each(?1) AS given)
UNION
SELECT set_aside_row.evidence_id
FROM set_aside_row
JOIN evidence ON evidence.evidence_id = set_aside_row.evidence_id
WHERE evidence.bytes IS NOT NULL AND set_aside_row.rule IN (SELECT given.value FROM json_each(?1) AS given)
UNION
SELECT evidence_id
FROM evidence
WHERE trusted_roots IS NOT NULL
    AND (bytes IS NOT NULL OR outcome = 'verified')
    AND EXISTS (
        SELECT 1
        FROM json_each(evidence.trusted_roots) AS root
        WHERE root.value NOT IN (SELECT given.value FROM json_each(?2) AS given)
    );

-- name: putTrustedRoots
-- Keeps which roots evidence is judged by from now on. Parameters: 1 fingerprints as a JSON array.
INSERT INTO trusted_root (fingerprint) SELECT given.value FROM json_each(?1) AS given;
