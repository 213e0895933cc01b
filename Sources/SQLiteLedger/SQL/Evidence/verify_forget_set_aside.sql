-- Does: drops the rows an earlier answer that was not final set aside. Parameters: 1 evidence.
DELETE FROM set_aside_row WHERE evidence_id = ?1
