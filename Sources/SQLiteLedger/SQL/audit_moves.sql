-- The moves after the move :after up to the move :last. Grain: one move, in the order they were written.
SELECT
    sequence, run_id, at, environment, transaction_id, from_list, to_list, reason, currency, amount_milliunits,
    from_reason, purchase_id
FROM list_move
WHERE sequence > :after
    AND sequence <= :last
ORDER BY sequence
