-- What became of the pieces of evidence. Grain: outcome. No parameters.
SELECT outcome AS code, count(*) AS number FROM evidence GROUP BY outcome
