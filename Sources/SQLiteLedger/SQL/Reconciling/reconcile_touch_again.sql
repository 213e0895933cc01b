-- The second judgement is about those whose neighbours speak, and those whose neighbours changed.
INSERT INTO touched (purchase_id)
SELECT purchase_id FROM temp.asking WHERE is_judged = 0
UNION
SELECT purchase_id FROM temp.neighbour
