-- What became of the claims. Grain: state. No parameters.
SELECT state AS code, count(*) AS number FROM claim GROUP BY state
