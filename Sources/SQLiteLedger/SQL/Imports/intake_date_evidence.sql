-- Does: moves a known piece of evidence to the earliest moment it came in. Parameters: 1 evidence, 2 received at.
UPDATE evidence SET received_at = ?2 WHERE evidence_id = ?1 AND (received_at IS NULL OR received_at > ?2)
