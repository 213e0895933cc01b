-- What waits for an answer, as it was listed. Grain: one line of the file.
SELECT
    position, subject, external_id, user_id, transaction_id, environment, received_at, outcome, attempt_count,
    last_attempt_at, last_answer, next_attempt_at
FROM temp.listed_unverified
WHERE position > :after
ORDER BY position
LIMIT :limit
