-- Does: closes the findings that were not found any more.
UPDATE finding
SET closed_run_id = :run, closed_at = :as_of, closed_reason = change.closed_reason
FROM temp.finding_change AS change
WHERE finding.finding_id IN (SELECT finding_id FROM temp.finding_change WHERE change = 'close')
    AND change.purchase_id = finding.purchase_id
    AND change.kind = finding.kind
