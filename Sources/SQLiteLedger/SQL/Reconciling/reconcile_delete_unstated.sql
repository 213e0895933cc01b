-- Does: deletes the touched purchases that nothing in force states any more and that were never judged: they leave no trace.
DELETE FROM purchase
WHERE list IS NULL
    AND purchase_id IN (SELECT purchase_id FROM touched)
    AND NOT EXISTS (SELECT 1 FROM transaction_alias AS a WHERE a.purchase_id = purchase.purchase_id)
