-- Does: keeps one move of a purchase.
INSERT INTO temp.move (purchase_id, step, from_list, to_list, reason, from_reason, currency, amount_milliunits)
VALUES (:purchase_id, :step, :from_list, :to_list, :reason, :from_reason, :currency, :amount_milliunits)
