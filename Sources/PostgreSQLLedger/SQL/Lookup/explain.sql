-- name: asking
-- The purchases being explained ask their neighbours, as the second judgement of a night does.
INSERT INTO pg_temp.asking (purchase_id, is_judged, paid_at, asks_receipts)
SELECT t.purchase_id, TRUE, p.paid_at, TRUE
FROM touched AS t
JOIN purchase AS p ON p.purchase_id = t.purchase_id;
