-- Does: lists the evidence that other roots may judge otherwise: what was refused, or has a part set aside, because no chain
-- to a root in force held, and what rests on a root that is not in force any more.
-- Parameters: 1 the rules that say that no chain held as a JSON array, 2 the fingerprints of the roots in force as a JSON array.
INSERT INTO reopened_evidence (evidence_id)
SELECT evidence_id FROM evidence WHERE outcome = 'refused' AND rule IN (SELECT value FROM json_each(?1))
UNION
SELECT evidence_id FROM set_aside_row WHERE rule IN (SELECT value FROM json_each(?1))
UNION
SELECT evidence_id
FROM evidence
WHERE trusted_roots IS NOT NULL
    AND EXISTS (
        SELECT 1
        FROM json_each(evidence.trusted_roots) AS root
        WHERE root.value NOT IN (SELECT value FROM json_each(?2))
    )
