-- Answers: the as-of by which everything was last judged and checked. Grain: one value, null where never.
SELECT max(as_of) FROM run WHERE is_full = 1
