-- Does: writes the moves of this run into the journal, the earliest payment first.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    :run, :as_of, move.purchase_id, purchase.environment, verdict.shown_transaction_id, move.from_list, move.to_list,
    move.reason, move.from_reason, move.currency, move.amount_milliunits
FROM temp.move
CROSS JOIN temp.verdict ON verdict.purchase_id = move.purchase_id
CROSS JOIN purchase ON purchase.purchase_id = move.purchase_id
ORDER BY
    verdict.paid_at IS NULL, verdict.paid_at, purchase.environment, verdict.shown_transaction_id, move.purchase_id,
    move.step
