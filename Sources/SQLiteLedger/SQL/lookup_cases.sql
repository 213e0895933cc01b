-- The cases of the purchases :purchases (a JSON array), closed ones too. Grain: one case of one purchase.
SELECT DISTINCT finding.purchase_id, finding.case_id
FROM json_each(:purchases) AS wanted
JOIN finding ON finding.purchase_id = wanted.value
ORDER BY finding.purchase_id, finding.case_id
