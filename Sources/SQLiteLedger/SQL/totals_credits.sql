-- Live credits, with and without a purchase. Grain: one row. No parameters.
SELECT count(*) AS live, count(alias_id) AS matched FROM credit WHERE status = 'credited'
