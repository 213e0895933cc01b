-- Answers: the findings of the touched purchases, open or closed. Grain: one finding, purchases together.
SELECT touched.purchase_id, finding.finding_id, finding.kind, finding.closed_run_id IS NULL AS is_open
FROM touched
CROSS JOIN finding ON finding.purchase_id = touched.purchase_id
ORDER BY touched.purchase_id, finding.kind
