-- Credited purchases that a later receipt still carries: the client never finished them. Grain: one row. No parameters.
SELECT COALESCE(sum(entries), 0) AS number FROM tally WHERE name = 'purchases_marked' AND code = 'unfinished'
