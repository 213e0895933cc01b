-- How many purchases are on each list, and why. Grain: list and reason. No parameters.
SELECT code AS list, detail AS reason, sum(entries) AS purchase_count
FROM tally
WHERE name = 'purchases' AND code <> ''
GROUP BY code, detail
HAVING sum(entries) <> 0
