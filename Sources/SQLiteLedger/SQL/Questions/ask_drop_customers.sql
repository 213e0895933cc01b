-- Does: forgets accounts that became part of another. Parameters: 1 their numbers as a JSON array.
DELETE FROM api_cursor WHERE customer_id IN (SELECT value FROM json_each(?1))
