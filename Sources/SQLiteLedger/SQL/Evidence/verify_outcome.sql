-- Answers: what is known of a piece of evidence. Grain: none or one. Parameters: 1 evidence.
SELECT outcome FROM evidence WHERE evidence_id = ?1
