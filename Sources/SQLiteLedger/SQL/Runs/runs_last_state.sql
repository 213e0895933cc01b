-- Answers: how the latest run ended so far. Grain: none or one.
SELECT state FROM run ORDER BY run_id DESC LIMIT 1
