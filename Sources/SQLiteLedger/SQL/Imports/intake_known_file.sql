-- Answers: how often a file of this content was read before as this kind of input, when last, and how many rows that
-- refused. A file that lay in the wrong folder must still come in through the right one. Grain: one row.
-- Parameters: 1 digest, 2 kind.
SELECT COUNT(*) AS readings, imported_at, rejected_count, MAX(file_id)
FROM source_file
WHERE digest BETWEEN ?1 AND ?1 || ' ~' AND kind = ?2
