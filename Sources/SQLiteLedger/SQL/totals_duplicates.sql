-- Evidence submitted again, and transactions stated again, over the whole ledger. Grain: one row. No parameters.
SELECT
    (SELECT count(evidence_id) - count(DISTINCT evidence_id) FROM submission) AS evidence,
    (SELECT count(*) - count(DISTINCT alias_id) FROM transaction_fact) AS transactions
