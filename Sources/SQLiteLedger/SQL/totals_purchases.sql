-- How many purchases are on each list, and why. Grain: list and reason. No parameters.
SELECT list, COALESCE(reason, '') AS reason, count(*) AS purchase_count
FROM purchase
WHERE list IS NOT NULL
GROUP BY list, COALESCE(reason, '')
