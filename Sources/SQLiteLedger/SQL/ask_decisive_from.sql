-- From when on a "not found" means something for all who wait for this transaction: a grace time after the latest of
-- its pending claims, pointers and live credits. Parameters: 1 transaction, 2 grace. Grain: one row.
SELECT MAX(moment) + ?2 AS decisive_from
FROM (
    SELECT MIN(COALESCE(s.received_at, f.imported_at)) AS moment
    FROM claim AS c
    CROSS JOIN submission AS s ON s.claim_id = c.claim_id
    LEFT JOIN source_file AS f ON f.file_id = s.file_id
    WHERE c.transaction_id = ?1 AND c.state = 'pending'
    GROUP BY c.claim_id
    UNION ALL
    SELECT p.pointed_at FROM pointed_transaction AS p WHERE p.transaction_id = ?1
    UNION ALL
    SELECT c.credited_at FROM credit AS c WHERE c.transaction_id = ?1 AND c.alias_id IS NULL AND c.status = 'credited'
)
