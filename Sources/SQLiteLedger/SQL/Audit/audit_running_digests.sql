-- Answers: the running digests as they are kept. Grain: one table.
SELECT name, row_count, last_key, digest FROM running_digest
