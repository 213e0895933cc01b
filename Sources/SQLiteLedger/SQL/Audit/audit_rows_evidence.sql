-- Answers: the rows of evidence with a key after :after, as they were written: its identity; what verification made of it changes.
-- Grain: one row, in key order; the key comes first.
SELECT
    evidence_id, digest
FROM evidence
WHERE evidence_id > :after
ORDER BY evidence_id
