-- Evidence of another app without purchases inside. With purchases inside, the purchases say it (`judge`).
INSERT INTO temp.found_subject (kind, environment, subject, bundle_id, expected, actual, detail, next_step)
WITH foreign_evidence AS (
    SELECT e.evidence_id, COALESCE(e.environment, '') AS environment, e.bundle_id, e.digest
    FROM evidence AS e
    WHERE e.outcome = 'empty'
        AND e.bundle_id NOT IN (SELECT bundle_id FROM temp.own_app)
        AND EXISTS (SELECT 1 FROM temp.own_app)
), named AS (
    SELECT evidence_id, user_id FROM temp.sender WHERE user_id <> '' ORDER BY evidence_id, user_id
), senders AS (
    SELECT evidence_id, GROUP_CONCAT(user_id, ';') AS names FROM named GROUP BY evidence_id
)
SELECT
    'foreign_receipt', f.environment, f.bundle_id || ' ' || f.digest, f.bundle_id,
    (SELECT GROUP_CONCAT(bundle_id, ';') FROM (SELECT bundle_id FROM temp.own_app ORDER BY bundle_id)),
    f.bundle_id, COALESCE(s.names, ''), 'block_user'
FROM foreign_evidence AS f
LEFT JOIN senders AS s ON s.evidence_id = f.evidence_id
