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
