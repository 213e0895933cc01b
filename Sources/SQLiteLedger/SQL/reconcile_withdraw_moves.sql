-- The move out of its list of each touched purchase that nothing in force states any more.
-- Parameters: 1 run, 2 as-of.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    ?1, ?2, p.purchase_id, p.environment, p.shown_transaction_id, p.list, 'none', 'evidence_withdrawn', p.reason,
    COALESCE(p.currency, ''), COALESCE(p.price_milliunits, 0)
FROM touched AS t
CROSS JOIN purchase AS p ON p.purchase_id = t.purchase_id
WHERE p.list IN ('white', 'black', 'closed')
    AND NOT EXISTS (SELECT 1 FROM transaction_alias AS a WHERE a.purchase_id = p.purchase_id)
ORDER BY p.paid_at IS NULL, p.paid_at, p.environment, p.shown_transaction_id, p.purchase_id
