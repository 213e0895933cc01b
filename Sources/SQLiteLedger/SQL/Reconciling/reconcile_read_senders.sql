-- Answers: the selected submissions with the users they may be from. Grain: one (submission, possible user), submissions
-- together.
SELECT
    selected.submission_id, submission.evidence_id,
    COALESCE(submission.user_text, submission.account_name) AS sent_text,
    submission.user_id AS stated_user_id, candidate.route, candidate.user_id, candidate.rank, candidate.first_seen_at,
    candidate.last_seen_at
FROM temp.selected_submission AS selected
CROSS JOIN submission ON submission.submission_id = selected.submission_id
LEFT JOIN temp.sender_candidate AS candidate ON candidate.submission_id = selected.submission_id
ORDER BY selected.submission_id
