-- What standing trouble now looks like; its case keeps its name.
UPDATE finding SET
    credited_user_id = f.credited_user_id, credited_at = f.credited_at, credit_order_id = f.credit_order_id,
    expected = f.expected, actual = f.actual, detail = f.detail, next_step = f.next_step
FROM temp.found AS f
WHERE (finding.purchase_id, finding.kind) IN (SELECT purchase_id, kind FROM temp.found)
    AND f.purchase_id = finding.purchase_id
    AND f.kind = finding.kind
