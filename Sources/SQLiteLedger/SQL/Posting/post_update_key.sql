-- Does: keeps the key of one transaction, and whether it was bought again.
UPDATE transaction_alias SET purchase_key = :purchase_key, is_bought_again = :is_bought_again WHERE alias_id = :alias_id
