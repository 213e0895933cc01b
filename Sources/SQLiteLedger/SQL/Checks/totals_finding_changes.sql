-- Findings that opened, and that closed, since the last published run before :run. Grain: one row.
WITH previous AS MATERIALIZED (
    SELECT COALESCE(max(run_id), 0) AS run_id FROM run WHERE state = 'published' AND run_id < :run
)
SELECT
    (
        SELECT count(*)
        FROM finding
        WHERE opened_run_id > (SELECT previous.run_id FROM previous)
            AND opened_run_id <= :run
            AND closed_run_id IS NULL
    ) AS opened,
    -- One that opened and closed between two reports was never in one.
    (
        SELECT count(*)
        FROM finding
        WHERE closed_run_id > (SELECT previous.run_id FROM previous)
            AND closed_run_id <= :run
            AND opened_run_id <= (SELECT previous.run_id FROM previous)
    ) AS closed
