-- Answers: which users a submission may now mean by their id. Grain: one user.
SELECT user_id FROM refresh_user ORDER BY user_id
