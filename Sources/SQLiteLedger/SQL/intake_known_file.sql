-- Answers: whether a file of this content was taken in before. Grain: one value. Parameters: 1 digest.
SELECT EXISTS (SELECT 1 FROM source_file WHERE digest = ?1)
