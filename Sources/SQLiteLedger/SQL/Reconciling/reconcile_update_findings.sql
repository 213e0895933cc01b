-- Does: updates the known findings to what was found; each keeps its case.
UPDATE finding
SET
    credited_user_id = change.credited_user_id, credited_at = change.credited_at,
    credit_order_id = change.credit_order_id, expected = change.expected, actual = change.actual,
    detail = change.detail, next_step = change.next_step
FROM temp.finding_change AS change
WHERE finding.finding_id IN (SELECT finding_id FROM temp.finding_change WHERE change IN ('reopen', 'update'))
    AND change.purchase_id = finding.purchase_id
    AND change.kind = finding.kind
