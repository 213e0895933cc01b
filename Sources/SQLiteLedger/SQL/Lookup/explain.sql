-- name: asking
-- The purchases being explained ask their neighbours, as the second judgement of a night does.
INSERT INTO temp.asking (purchase_id, is_judged, paid_at, asks_receipts)
SELECT t.purchase_id, 1, p.paid_at, 1
FROM touched AS t
JOIN purchase AS p ON p.purchase_id = t.purchase_id;
