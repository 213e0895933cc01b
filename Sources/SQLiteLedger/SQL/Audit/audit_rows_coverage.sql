-- Answers: up to when inputs are complete, digested as a whole. Grain: one statement, in key order.
SELECT kind, covers_until
FROM coverage
ORDER BY kind, covers_until
