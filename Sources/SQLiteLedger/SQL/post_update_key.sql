-- Writes one transaction's key. Parameters: key, whether it was bought again, alias.
UPDATE transaction_alias SET purchase_key = ?, is_bought_again = ? WHERE alias_id = ?
