-- Does: has the purchase of a case, or what that was merged into, judged again. Parameters: 1 case.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT COALESCE(p.merged_into, p.purchase_id)
FROM finding AS f
JOIN purchase AS p ON p.purchase_id = f.purchase_id
WHERE f.case_id = ?1
