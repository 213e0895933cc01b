-- Answers: how often purchases that were on a list before moved in a run. Grain: one number. Parameters: 1 run.
SELECT COUNT(*)
FROM list_move
WHERE run_id = ?1
    AND from_list <> 'none'
    AND to_list <> 'merged'
    AND reason <> 'revalued'
