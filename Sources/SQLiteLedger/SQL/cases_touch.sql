-- Does: has the purchase of a case judged again. Parameters: 1 case.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT purchase_id FROM finding WHERE case_id = ?1 AND purchase_id IS NOT NULL
