-- The journal of the lists from :since (null: the beginning) to before :until (null: the end).
-- Grain: one move, in the order they were written.
SELECT
    sequence AS position, sequence, run_id, at, environment, transaction_id, from_list, to_list, reason, currency, amount_milliunits
FROM list_move
WHERE sequence > :after
    AND (:since IS NULL OR at >= :since) AND (:until IS NULL OR at < :until)
ORDER BY sequence
LIMIT :limit
