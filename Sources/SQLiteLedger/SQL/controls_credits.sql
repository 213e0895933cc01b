-- 4. Live credits = matched + unmatched = live statements and case credits; every statement has one fate; every
-- submission that names a transaction has its claim, and every claim its state.
SELECT 'credits_live' AS name,
    (SELECT COUNT(*) FROM credit WHERE status = 'credited') AS left_side,
    (SELECT COUNT(*) FROM credit_statement WHERE fate = 'live')
        + (SELECT COUNT(*) FROM credit WHERE status = 'credited' AND source = 'case') AS right_side
UNION ALL
SELECT 'credits_matched',
    (SELECT COUNT(*) FROM credit WHERE status = 'credited' AND alias_id IS NOT NULL),
    (
        SELECT COUNT(*)
        FROM credit AS c
        JOIN transaction_alias AS a ON a.environment = c.environment AND a.transaction_id = c.transaction_id
        WHERE c.status = 'credited'
    )
UNION ALL
SELECT 'credit_statements',
    (SELECT COUNT(*) FROM credit_statement),
    (SELECT COUNT(*) FROM credit_statement WHERE fate IN ('live', 'superseded', 'withdrawn', 'failed', 'future'))
UNION ALL
SELECT 'claims',
    (SELECT COUNT(*) FROM claim),
    (SELECT COUNT(DISTINCT claim_id) FROM submission WHERE named_transaction_id IS NOT NULL)
