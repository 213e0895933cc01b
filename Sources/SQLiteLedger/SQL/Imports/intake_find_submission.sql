-- Answers: whether a submission of this content is known. Grain: one value. Parameters: 1 digest.
SELECT EXISTS (SELECT 1 FROM submission WHERE digest = ?1)
