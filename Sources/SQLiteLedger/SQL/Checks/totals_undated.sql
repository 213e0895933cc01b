-- White purchases nobody dates: their time never comes by itself. Grain: one row. No parameters.
SELECT count(*) AS number FROM purchase WHERE list = 'white' AND paid_at IS NULL
