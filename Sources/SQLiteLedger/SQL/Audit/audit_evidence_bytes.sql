-- Answers: the bytes of every piece of evidence that still has them. Grain: one piece.
SELECT evidence_id, digest, bytes FROM evidence WHERE bytes IS NOT NULL ORDER BY evidence_id
