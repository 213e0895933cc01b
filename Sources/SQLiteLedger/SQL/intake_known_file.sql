-- Answers: whether a file of this content was taken in before as this kind of input. A file that lay in the wrong
-- folder must still come in through the right one. Grain: one value. Parameters: 1 digest, 2 kind.
SELECT EXISTS (SELECT 1 FROM source_file WHERE digest = ?1 AND kind = ?2)
