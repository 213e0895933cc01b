-- The kept tallies = everything counted from scratch (only in full: it reads the whole ledger). Left: the sorts that
-- agree; right: those that either side knows. Grain: one tally. Parameters: 1 run.
WITH counted (name, code, detail, currency, entries, amount) AS (
    SELECT
        'purchases', COALESCE(list, ''), COALESCE(reason, ''), COALESCE(currency, ''), COUNT(*),
        SUM(COALESCE(price_milliunits, 0))
    FROM purchase
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'purchases_marked', 'unfinished', '', '', COUNT(*), 0
    FROM purchase AS p
    WHERE p.list = 'black'
        AND (p.product_type IS NULL OR p.product_type IN ('consumable', 'non_renewing'))
        AND (
            SELECT MAX(f.stated_at)
            FROM transaction_alias AS a
            CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
            WHERE a.purchase_id = p.purchase_id AND f.source = 'app_receipt' AND f.stated_at <= (SELECT as_of FROM run WHERE run_id = ?1)
        ) > (
            SELECT MIN(c.credited_at)
            FROM transaction_alias AS a
            CROSS JOIN credit AS c ON c.alias_id = a.alias_id
            WHERE a.purchase_id = p.purchase_id AND c.status = 'credited'
        )
    UNION ALL
    SELECT 'purchases_marked', 'without_first', '', '', COUNT(*), 0
    FROM purchase AS p
    WHERE p.list = 'closed'
        AND p.reason = 'excluded_subscription'
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS period
            WHERE period.environment = p.environment
                AND period.original_transaction_id = p.original_transaction_id
                AND COALESCE(
                    period.transaction_reason = 'PURCHASE',
                    period.transaction_id = period.original_transaction_id
                )
        )
    UNION ALL
    SELECT 'moves', list, '', currency, SUM(entries), SUM(amount)
    FROM (
        SELECT to_list AS list, currency, 1 AS entries, amount_milliunits AS amount FROM list_move
        UNION ALL
        SELECT from_list, currency, -1, -amount_milliunits FROM list_move
    )
    GROUP BY list, currency
    UNION ALL
    SELECT 'credits', status, IIF(alias_id IS NULL, 'unmatched', 'matched') AS state, '', COUNT(*), 0
    FROM credit
    GROUP BY status, state
    UNION ALL
    SELECT 'credit_statements', COALESCE(fate, ''), '', '', COUNT(*), 0 FROM credit_statement GROUP BY fate
    UNION ALL
    SELECT 'evidence', outcome, '', '', COUNT(*), SUM(row_count) FROM evidence GROUP BY outcome
    UNION ALL
    SELECT 'set_aside_rows', '', '', '', COUNT(*), 0 FROM set_aside_row
    UNION ALL
    SELECT 'facts', IIF(evidence_id IS NULL, 'payments', 'evidence') AS origin, '', '', COUNT(*), 0
    FROM fact_in_force
    GROUP BY origin
    UNION ALL
    SELECT 'transactions_stated', '', '', '', COUNT(DISTINCT alias_id), 0 FROM fact_in_force
    UNION ALL
    SELECT 'transactions_posted', '', '', '', COUNT(purchase_id), 0 FROM transaction_alias WHERE grade IS NOT NULL
    UNION ALL
    SELECT 'evidence_again', '', '', '', COUNT(evidence_id) - COUNT(DISTINCT evidence_id), 0 FROM submission
    UNION ALL
    SELECT 'claims', state, '', '', COUNT(*), 0 FROM claim GROUP BY state
    UNION ALL
    SELECT 'claims_made', '', '', '', COUNT(DISTINCT claim_id), 0 FROM submission
), fresh AS MATERIALIZED (
    SELECT name, code, detail, currency, entries, amount FROM counted WHERE entries <> 0 OR amount <> 0
), kept AS MATERIALIZED (
    SELECT name, code, detail, currency, entries, amount_milliunits AS amount
    FROM tally
    WHERE entries <> 0 OR amount_milliunits <> 0
), agreed AS (
    SELECT name, code, detail, currency, entries, amount FROM fresh
    INTERSECT
    SELECT name, code, detail, currency, entries, amount FROM kept
), known AS (
    SELECT name, code, detail, currency FROM fresh
    UNION
    SELECT name, code, detail, currency FROM kept
), tallied AS (
    SELECT DISTINCT name FROM counted
    UNION
    SELECT name FROM tally
)
SELECT
    'tally_' || t.name AS name,
    (SELECT COUNT(*) FROM agreed AS a WHERE a.name = t.name) AS left_side,
    (SELECT COUNT(*) FROM known AS k WHERE k.name = t.name) AS right_side
FROM tallied AS t
