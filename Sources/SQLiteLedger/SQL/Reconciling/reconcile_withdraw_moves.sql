-- Does: writes the move out of its list of each touched purchase that nothing in force states any more.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    :run, :as_of, purchase.purchase_id, purchase.environment, purchase.shown_transaction_id, purchase.list, 'none',
    :reason, purchase.reason, COALESCE(purchase.currency, ''), COALESCE(purchase.price_milliunits, 0)
FROM touched
CROSS JOIN purchase ON purchase.purchase_id = touched.purchase_id
WHERE purchase.list IN ('white', 'black', 'closed')
    AND NOT EXISTS (SELECT 1 FROM transaction_alias AS alias WHERE alias.purchase_id = purchase.purchase_id)
ORDER BY
    purchase.paid_at IS NULL, purchase.paid_at, purchase.environment, purchase.shown_transaction_id, purchase.purchase_id
