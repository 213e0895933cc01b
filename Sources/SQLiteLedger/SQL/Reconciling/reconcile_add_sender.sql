-- Does: keeps one sender of a piece of evidence.
INSERT OR IGNORE INTO temp.sender (evidence_id, sender) VALUES (:evidence_id, :sender)
