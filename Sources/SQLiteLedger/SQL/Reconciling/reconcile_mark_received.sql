-- Does: notes of the purchase :purchase whether its transaction is unfinished.
UPDATE purchase SET is_unfinished = :is_unfinished WHERE purchase_id = :purchase
