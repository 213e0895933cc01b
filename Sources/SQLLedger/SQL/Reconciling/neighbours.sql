-- name: addNeighbour
-- Keeps a user that a neighbour of a purchase is credited to.
INSERT INTO neighbour (purchase_id, rung, user_id) VALUES (:purchase_id, :rung, :user_id)
ON CONFLICT DO NOTHING;
