-- Purchases whose cases were resolved or reopened at a time the last judgement had not reached and this one has.
-- Parameters: 1 as-of of the last judgement, 2 as-of.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT e.purchase_id
FROM case_event AS e
WHERE e.at > ?1
    AND e.at <= ?2
    AND e.action IN ('resolved', 'reopened')
    AND e.purchase_id IS NOT NULL
