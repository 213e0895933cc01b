-- Does: names the purchase that a purchase merges into.
UPDATE temp.keeper SET survivor_id = :survivor_id WHERE purchase_id = :purchase_id
