-- Answers: the selected submissions with the users they may be from. Grain: one (submission, possible user), submissions
-- together.
SELECT
    selected.submission_id, submission.evidence_id,
    COALESCE(submission.user_text, submission.account_name) AS sent_text,
    uploader.user_id, uploader.rank, uploader.first_seen_at, uploader.last_seen_at
FROM temp.selected_submission AS selected
CROSS JOIN submission ON submission.submission_id = selected.submission_id
LEFT JOIN temp.uploader ON uploader.submission_id = selected.submission_id
ORDER BY selected.submission_id
