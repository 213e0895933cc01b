-- Does: makes accounts that turned out to be one into one. Parameters: 1 the one, 2 the others as a JSON array.
UPDATE customer_transaction SET customer_id = ?1 WHERE customer_id IN (SELECT value FROM json_each(?2))
