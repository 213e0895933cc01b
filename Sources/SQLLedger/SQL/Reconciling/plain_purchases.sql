-- name: movePlain
-- Keeps the move of each plain purchase that was on no list.
INSERT INTO move (purchase_id, step, from_list, to_list, reason, from_reason, currency, amount_milliunits)
SELECT
    verdict.purchase_id, 0, 'none', verdict.list, verdict.reason, '', COALESCE(verdict.currency, ''),
    COALESCE(verdict.price_milliunits, 0)
FROM verdict
CROSS JOIN purchase ON purchase.purchase_id = verdict.purchase_id
WHERE purchase.list IS NULL;

-- name: leaveOutPlain
-- Plain purchases are judged, and selected no more.
DELETE FROM touched WHERE purchase_id IN (SELECT purchase_id FROM verdict);
