-- On what the owners of the missing credits rest. Grain: basis. No parameters.
SELECT COALESCE(purchase.owner_basis, 'unknown') AS code, count(*) AS number
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit'
GROUP BY COALESCE(purchase.owner_basis, 'unknown')
