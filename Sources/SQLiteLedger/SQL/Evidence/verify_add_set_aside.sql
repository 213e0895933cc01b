-- Does: keeps one row that was not posted. Parameters: 1 evidence, 2 position, 3 rule, 4 detail.
INSERT INTO set_aside_row (evidence_id, position, rule, detail) VALUES (?1, ?2, ?3, ?4)
