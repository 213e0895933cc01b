-- Evidence submitted again, and transactions stated again, over the whole ledger. Grain: one row. No parameters.
SELECT
    COALESCE(sum(entries) FILTER (WHERE name = 'evidence_again'), 0) AS evidence,
    COALESCE(sum(entries) FILTER (WHERE name = 'facts'), 0)
        - COALESCE(sum(entries) FILTER (WHERE name = 'transactions_stated'), 0) AS transactions
FROM tally
