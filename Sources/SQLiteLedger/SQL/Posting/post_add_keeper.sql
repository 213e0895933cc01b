-- Does: lists the key a purchase keeps; until another is found that keeps the same, it survives.
INSERT INTO temp.keeper (purchase_id, purchase_key, survivor_id) VALUES (:purchase_id, :purchase_key, :purchase_id)
