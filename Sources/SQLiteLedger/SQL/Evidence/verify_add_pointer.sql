-- Does: keeps a transaction that something unsigned names. Parameters: 1 evidence, 2 transaction, 3 environment,
-- 4 bundle, 5 whether its money went back, 6 as-of, where the evidence does not say when it came in.
INSERT OR IGNORE INTO evidence_pointer (
    evidence_id, transaction_id, environment, bundle_id, is_revocation, pointed_at
)
SELECT ?1, ?2, ?3, ?4, ?5, coalesce(received_at, ?6)
FROM evidence
WHERE evidence_id = ?1
