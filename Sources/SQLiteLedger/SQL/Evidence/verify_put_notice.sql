-- Does: keeps what a notification was about. Parameters: 1 evidence, 2 type, 3 subtype, 4 uuid, 5 whether it is known.
INSERT OR REPLACE INTO notification (evidence_id, type, subtype, uuid, is_known) VALUES (?1, ?2, ?3, ?4, ?5)
