-- Does: updates the known findings about no purchase to what was found; each keeps its case.
UPDATE finding SET
    credited_user_id = found.credited_user_id, credited_at = found.credited_at, credit_order_id = found.credit_order_id,
    transaction_id = found.transaction_id, bundle_id = found.bundle_id, product_id = found.product_id,
    expected = found.expected, actual = found.actual, detail = found.detail, next_step = found.next_step
FROM temp.found_unmatched AS found
WHERE finding.purchase_id IS NULL
    AND (finding.kind, finding.environment, finding.subject) IN (
        SELECT kind, environment, subject FROM temp.found_unmatched
    )
    AND found.kind = finding.kind
    AND found.environment = finding.environment
    AND found.subject = finding.subject
