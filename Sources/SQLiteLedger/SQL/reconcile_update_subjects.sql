-- What such standing trouble now looks like; its case keeps its name.
UPDATE finding SET
    credited_user_id = f.credited_user_id, credited_at = f.credited_at, credit_order_id = f.credit_order_id,
    transaction_id = f.transaction_id, bundle_id = f.bundle_id, product_id = f.product_id, expected = f.expected,
    actual = f.actual, detail = f.detail, next_step = f.next_step
FROM temp.found_subject AS f
WHERE finding.purchase_id IS NULL
    AND (finding.kind, finding.environment, finding.subject) IN (
        SELECT kind, environment, subject FROM temp.found_subject
    )
    AND f.kind = finding.kind
    AND f.environment = finding.environment
    AND f.subject = finding.subject
