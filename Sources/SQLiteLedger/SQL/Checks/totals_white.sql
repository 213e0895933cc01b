-- Where the white purchases stand. Grain: state. No parameters.
SELECT white_state AS code, count(*) AS number FROM purchase WHERE list = 'white' GROUP BY white_state
