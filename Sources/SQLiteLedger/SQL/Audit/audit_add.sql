-- Does: adds one link to the audit chain. Parameters: in the order of the columns.
INSERT INTO audit_event (sequence, at, actor, action, subject, detail, previous_hash, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
