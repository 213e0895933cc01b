-- Findings that stand. Grain: kind. No parameters.
SELECT kind AS code, count(*) AS number FROM finding WHERE closed_run_id IS NULL GROUP BY kind
