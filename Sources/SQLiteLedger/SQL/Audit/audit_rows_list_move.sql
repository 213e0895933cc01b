-- Answers: the rows of list_move with a key after :after, as they were written: nothing of a move ever changes.
-- Grain: one row, in key order; the key comes first.
SELECT
    sequence, run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
FROM list_move
WHERE sequence > :after
ORDER BY sequence
