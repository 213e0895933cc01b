-- Answers: the roots that were in force when evidence was last judged. Grain: one root.
SELECT fingerprint FROM trusted_root ORDER BY fingerprint
