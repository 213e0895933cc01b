-- Answers: how many credits are live that were made after :after, until :until. Grain: one number.
SELECT COUNT(*)
FROM credit
WHERE status = 'credited'
    AND credited_at > :after
    AND credited_at <= :until
