-- name: readSenders
-- Answers: the selected submissions with the users they may be from. Grain: one (submission, possible user), submissions
-- together.
SELECT
    selected.submission_id, submission.evidence_id,
    COALESCE(submission.user_text, submission.account_name) AS sent_text,
    submission.user_id AS stated_user_id, candidate.route, candidate.user_id, candidate.rank, candidate.first_seen_at,
    candidate.last_seen_at
FROM selected_submission AS selected
JOIN submission ON submission.submission_id = selected.submission_id
LEFT JOIN sender_candidate AS candidate ON candidate.submission_id = selected.submission_id
ORDER BY selected.submission_id;

-- name: addSender
-- Keeps one sender of a piece of evidence.
INSERT INTO sender (evidence_id, sender) VALUES (:evidence_id, :sender)
ON CONFLICT DO NOTHING;

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
FROM json_each(:bundles) AS bundle
JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
LEFT JOIN sender ON sender.evidence_id = evidence.evidence_id
ORDER BY evidence.evidence_id;

-- name: selectEmpty
-- Selects the submissions that carry evidence of the apps :bundles (a JSON array) without purchases inside.
INSERT INTO selected_submission (submission_id)
SELECT submission.submission_id
FROM json_each(:bundles) AS bundle
JOIN evidence ON evidence.bundle_id = bundle.value AND evidence.outcome = 'empty'
JOIN submission ON submission.evidence_id = evidence.evidence_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: selectForged
-- Selects the submissions that carry evidence refused by one of the rules :rules (a JSON array).
INSERT INTO selected_submission (submission_id)
SELECT submission.submission_id
FROM json_each(:rules) AS rule
JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
JOIN submission ON submission.evidence_id = evidence.evidence_id;

-- name: readForged
-- Answers: who sent evidence refused by one of the rules :rules (a JSON array), and who else sent the same bytes. Nobody is
-- ''. Grain: one (rule, sender, evidence, sender of the same evidence), rules and senders together.
WITH forged AS MATERIALIZED (
    SELECT evidence.rule, evidence.evidence_id, COALESCE(sender.sender, '') AS sender
    FROM json_each(:rules) AS rule
    JOIN evidence ON evidence.rule = rule.value AND evidence.outcome = 'refused'
    LEFT JOIN sender ON sender.evidence_id = evidence.evidence_id
)
SELECT forged.rule, forged.sender, forged.evidence_id, COALESCE(other.sender, '') AS other_sender
FROM forged
LEFT JOIN sender AS other ON other.evidence_id = forged.evidence_id
ORDER BY forged.rule, forged.sender, forged.evidence_id, other_sender;
