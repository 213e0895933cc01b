-- The users that the neighbours of the touched purchases were credited to. Grain: one (purchase, rung, user).
SELECT n.purchase_id, n.rung, n.user_id
FROM touched AS t
JOIN temp.neighbour AS n ON n.purchase_id = t.purchase_id
ORDER BY n.purchase_id, n.rung, n.user_id
