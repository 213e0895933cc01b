-- Findings that opened, and that closed, since the last published run before :run. Grain: one row.
WITH previous AS (
    SELECT COALESCE(max(run_id), 0) AS run_id FROM run WHERE state = 'published' AND run_id < :run
)
SELECT
    COALESCE(
        sum(
            finding.closed_run_id IS NULL
            AND finding.opened_run_id > previous.run_id
            AND finding.opened_run_id <= :run
        ),
        0
    ) AS opened,
    -- One that opened and closed between two reports was never in one.
    COALESCE(
        sum(
            finding.closed_run_id > previous.run_id
            AND finding.closed_run_id <= :run
            AND finding.opened_run_id <= previous.run_id
        ),
        0
    ) AS closed
FROM finding, previous
