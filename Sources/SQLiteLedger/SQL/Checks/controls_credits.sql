-- 4. Live credits = matched + unmatched = live statements and case credits; the credits matched to the purchases
-- checked are those that name them, and none is unmatched whose transaction is known; every statement has one fate;
-- every claim was made by a submission.
SELECT 'credits_live' AS name,
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'credits' AND code = 'credited') AS left_side,
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'credit_statements' AND code = 'live')
        + (SELECT COUNT(*) FROM credit WHERE status = 'credited' AND source = 'case') AS right_side
UNION ALL
SELECT 'credits_matched',
    (
        SELECT COUNT(*)
        FROM temp.checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        CROSS JOIN credit AS c ON c.alias_id = a.alias_id
        WHERE c.status = 'credited'
    ),
    (
        SELECT COUNT(*)
        FROM temp.checked AS k
        CROSS JOIN transaction_alias AS a ON a.purchase_id = k.purchase_id
        CROSS JOIN credit AS c ON c.transaction_id = a.transaction_id AND c.environment = a.environment
        WHERE c.status = 'credited' AND c.alias_id = a.alias_id
    ) + (
        SELECT COUNT(*)
        FROM credit AS c INDEXED BY credit_unmatched
        CROSS JOIN transaction_alias AS a ON a.environment = c.environment AND a.transaction_id = c.transaction_id
        WHERE c.alias_id IS NULL AND c.status = 'credited' AND a.purchase_id IS NOT NULL
    )
UNION ALL
SELECT 'credit_statements',
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'credit_statements'),
    (
        SELECT COALESCE(SUM(entries), 0)
        FROM tally
        WHERE name = 'credit_statements' AND code IN ('live', 'superseded', 'withdrawn', 'failed', 'future')
    )
UNION ALL
SELECT 'claims',
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'claims'),
    (SELECT COALESCE(SUM(entries), 0) FROM tally WHERE name = 'claims_made')
