-- Does: keeps how a question ended. Parameters: 1 transaction, 2 whether it counts as an attempt, 3 as-of, 4 the answer in
-- words, 5 when to ask again.
INSERT INTO apple_question (transaction_id, attempt_count, last_attempt_at, last_answer, next_attempt_at)
VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (transaction_id) DO UPDATE
SET attempt_count = attempt_count + excluded.attempt_count,
    last_attempt_at = excluded.last_attempt_at,
    last_answer = excluded.last_answer,
    next_attempt_at = excluded.next_attempt_at
