-- Does: keeps one piece of evidence to be verified. Parameters: 1 digest, 2 form, 3 bytes in their frame, 4 received at.
INSERT INTO evidence (digest, form, bytes, outcome, received_at) VALUES (?1, ?2, ?3, 'pending', ?4)
