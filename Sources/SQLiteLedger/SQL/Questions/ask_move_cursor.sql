-- Does: keeps how far an account was read. Parameters: 1 account, 2 the id it is asked by, 3 Apple's mark, 4 whether it
-- was read to its end, 5 as-of.
UPDATE api_cursor
SET transaction_id = ?2,
    revision = COALESCE(?3, revision),
    asked_at = CASE WHEN ?4 THEN ?5 ELSE asked_at END
WHERE customer_id = ?1
