-- The last move of each purchase that turned out to be another one. Parameters: :run_id, :as_of.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    :run_id, :as_of, p.purchase_id, p.environment, p.shown_transaction_id, p.list, 'merged', 'merged', p.reason,
    COALESCE(p.currency, ''), COALESCE(p.price_milliunits, 0)
FROM keeper AS k
CROSS JOIN purchase AS p ON p.purchase_id = k.purchase_id
WHERE k.survivor_id <> k.purchase_id
    AND p.list IS NOT NULL
ORDER BY p.environment, p.shown_transaction_id
