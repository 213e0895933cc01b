-- Does: notes of the purchase :purchase whether it is a renewal without a known first period.
UPDATE purchase SET is_without_first = :is_without_first WHERE purchase_id = :purchase
