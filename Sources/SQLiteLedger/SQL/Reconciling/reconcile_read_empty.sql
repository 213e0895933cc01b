-- Answers: the evidence of the apps :bundles (a JSON array) without purchases inside, and who sent it. Grain: one (evidence,
-- sender), pieces of evidence together.
SELECT evidence.evidence_id, evidence.digest, evidence.environment, evidence.bundle_id, sender.sender
FROM json_each(:bundles) AS bundle
CROSS JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
LEFT JOIN temp.sender ON sender.evidence_id = evidence.evidence_id
ORDER BY evidence.evidence_id
