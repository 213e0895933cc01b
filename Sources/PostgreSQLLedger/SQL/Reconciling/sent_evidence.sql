-- name: emptyBundles
-- Answers: the apps that have evidence without purchases inside. Grain: one app.
SELECT DISTINCT bundle_id
FROM evidence
WHERE outcome = 'empty'
    AND bundle_id IS NOT NULL
ORDER BY bundle_id;

-- name: readEmpty
-- Answers: the evidence of the apps :bundles (a JSON array) without purchases inside, and who sent it. Grain: one (evidence,
-- sender), pieces of evidence together.
SELECT evidence.evidence_id, evidence.digest, evidence.environment, evidence.bundle_id, sender.sender
FROM jsonb_array_elements_text(:bundles::jsonb) AS bundle (value)
JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
LEFT JOIN pg_temp.sender ON sender.evidence_id = evidence.evidence_id
ORDER BY evidence.evidence_id;

-- name: readForged
-- Answers: who sent evidence refused by one of the rules :rules (a JSON array), and who else sent the same bytes. Nobody is
-- ''. Grain: one (rule, sender, evidence, sender of the same evidence), rules and senders together.
WITH forged AS MATERIALIZED (
    SELECT evidence.rule, evidence.evidence_id, COALESCE(sender.sender, '') AS sender
    FROM jsonb_array_elements_text(:rules::jsonb) AS rule (value)
    JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
    LEFT JOIN pg_temp.sender ON sender.evidence_id = evidence.evidence_id
)
SELECT forged.rule, forged.sender, forged.evidence_id, COALESCE(other.sender, '') AS other_sender
FROM forged
LEFT JOIN pg_temp.sender AS other ON other.evidence_id = forged.evidence_id
ORDER BY forged.rule, forged.sender, forged.evidence_id, other_sender;

-- name: selectEmpty
-- Selects the submissions that carry evidence of the apps :bundles (a JSON array) without purchases inside.
INSERT INTO pg_temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM jsonb_array_elements_text(:bundles::jsonb) AS bundle (value)
JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
JOIN submission ON submission.evidence_id = evidence.evidence_id
ON CONFLICT DO NOTHING;

-- name: selectForged
-- Selects the submissions that carry evidence refused by one of the rules :rules (a JSON array).
INSERT INTO pg_temp.selected_submission (submission_id)
SELECT submission.submission_id
FROM jsonb_array_elements_text(:rules::jsonb) AS rule (value)
JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
JOIN submission ON submission.evidence_id = evidence.evidence_id;
