-- Keeps the balances of a run: the next one's opening. Parameters: 1 run.
INSERT INTO balance (run_id, list, currency, purchase_count, amount_milliunits)
SELECT ?1, code, currency, SUM(entries), SUM(amount_milliunits)
FROM tally
WHERE name = 'purchases' AND code IN ('white', 'black', 'closed')
GROUP BY code, currency
HAVING SUM(entries) <> 0 OR SUM(amount_milliunits) <> 0
