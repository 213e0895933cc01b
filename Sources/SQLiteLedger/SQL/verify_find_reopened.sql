-- Does: lists the evidence that other roots may judge otherwise: what was refused, or has a part set aside, because no root
-- in force vouched for it, and what rests on a root that is not in force any more.
-- Parameters: 1 the rule that says that no root vouches, 2 the fingerprints of the roots in force as a JSON array.
INSERT INTO reopened_evidence (evidence_id)
SELECT evidence_id FROM evidence WHERE outcome = 'refused' AND rule = ?1
UNION
SELECT evidence_id FROM set_aside_row WHERE rule = ?1
UNION
SELECT evidence_id
FROM evidence
WHERE trusted_roots IS NOT NULL
    AND EXISTS (
        SELECT 1
        FROM json_each(evidence.trusted_roots) AS root
        WHERE root.value NOT IN (SELECT value FROM json_each(?2))
    )
