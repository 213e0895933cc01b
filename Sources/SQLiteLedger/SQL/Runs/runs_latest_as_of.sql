-- Answers: the latest as-of the books were judged by. Grain: one value, null in a new ledger.
SELECT max(as_of) FROM run WHERE state IN ('judged', 'published') OR (state = 'failed' AND policy <> '')
