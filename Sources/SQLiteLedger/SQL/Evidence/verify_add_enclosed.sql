-- Does: keeps a receipt that other evidence encloses as evidence of its own, unless it is known.
-- Parameters: 1 the evidence around it, 2 digest, 3 bytes in their frame.
INSERT OR IGNORE INTO evidence (digest, form, bytes, outcome, received_at)
SELECT ?2, 'unknown', ?3, 'pending', received_at
FROM evidence
WHERE evidence_id = ?1
