-- Answers: how often purchases the books knew before moved in a run, those whose evidence came back among them. Grain: one
-- number. Parameters: 1 run.
SELECT COUNT(*)
FROM list_move
WHERE run_id = ?1
    AND from_reason <> ''
    AND to_list <> 'merged'
    AND reason <> 'revalued'
