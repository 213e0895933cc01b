-- Every touched transaction belongs to the purchase of its key; an original that nobody names any more, to none.
UPDATE transaction_alias SET purchase_id = (
    SELECT p.purchase_id FROM purchase AS p WHERE p.purchase_key = transaction_alias.purchase_key
)
WHERE alias_id IN (SELECT alias_id FROM dirty_alias)
