-- Does: lists the users that each selected submission may be from, and how each was found. Grain: one (submission, way, user,
-- time the user had the name).
INSERT INTO temp.sender_candidate (submission_id, route, user_id, rank, first_seen_at, last_seen_at)
SELECT selected.submission_id, 'user_id', known.canonical_user_id, 0, NULL, NULL
FROM temp.selected_submission AS selected
CROSS JOIN submission ON submission.submission_id = selected.submission_id
CROSS JOIN app_user AS known ON known.user_id = submission.user_id
UNION ALL
SELECT selected.submission_id, 'name', holder.canonical_user_id, name.rank, name.first_seen_at, name.last_seen_at
FROM temp.selected_submission AS selected
CROSS JOIN submission ON submission.submission_id = selected.submission_id
CROSS JOIN user_alias AS name ON name.digest IN (submission.user_exact, submission.user_folded)
CROSS JOIN app_user AS holder ON holder.user_id = name.user_id
UNION ALL
SELECT selected.submission_id, 'account_name', named.canonical_user_id, 0, NULL, NULL
FROM temp.selected_submission AS selected
CROSS JOIN submission ON submission.submission_id = selected.submission_id
CROSS JOIN app_user AS named ON named.account_name = submission.account_name
