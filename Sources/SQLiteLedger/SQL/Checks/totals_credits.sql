-- Live credits, with and without a purchase. Grain: one row. No parameters.
SELECT
    COALESCE(sum(entries), 0) AS live,
    COALESCE(sum(entries) FILTER (WHERE detail = 'matched'), 0) AS matched
FROM tally
WHERE name = 'credits' AND code = 'credited'
