-- Answers: the piece of evidence with this content. Grain: none or one. Parameters: 1 digest.
SELECT evidence_id FROM evidence WHERE digest = ?1
