-- Every change of list or reason, and every price learnt later as a pair of moves. Parameters: run, as-of.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
WITH difference AS (
    SELECT
        p.purchase_id, p.environment,
        v.paid_at, v.shown_transaction_id, v.list AS new_list, v.reason AS new_reason,
        COALESCE(p.list, 'none') AS old_list, COALESCE(p.reason, '') AS old_reason,
        COALESCE(v.currency, '') AS new_currency, COALESCE(v.price_milliunits, 0) AS new_amount,
        COALESCE(p.currency, '') AS old_currency, COALESCE(p.price_milliunits, 0) AS old_amount
    FROM verdict AS v
    CROSS JOIN purchase AS p ON p.purchase_id = v.purchase_id
), step AS (
    SELECT
        1 AS step, d.*, d.old_list AS from_list, 'none' AS to_list, 'revalued' AS move_reason,
        d.old_currency AS currency, d.old_amount AS amount
    FROM difference AS d
    WHERE d.old_list <> 'none' AND (d.old_currency <> d.new_currency OR d.old_amount <> d.new_amount)
    UNION ALL
    SELECT 2, d.*, 'none', d.old_list, 'revalued', d.new_currency, d.new_amount
    FROM difference AS d
    WHERE d.old_list <> 'none' AND (d.old_currency <> d.new_currency OR d.old_amount <> d.new_amount)
    UNION ALL
    SELECT 3, d.*, d.old_list, d.new_list, d.new_reason, d.new_currency, d.new_amount
    FROM difference AS d
    WHERE d.old_list <> d.new_list OR d.old_reason <> d.new_reason
)
SELECT
    ?, ?, purchase_id, environment, shown_transaction_id, from_list, to_list, move_reason, old_reason, currency, amount
FROM step
ORDER BY paid_at IS NULL, paid_at, environment, shown_transaction_id, purchase_id, step
