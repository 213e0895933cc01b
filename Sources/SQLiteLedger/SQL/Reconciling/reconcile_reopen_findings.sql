-- Does: opens again the closed findings that were found again: each keeps its case.
UPDATE finding
SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = :run, opened_at = :as_of
WHERE finding_id IN (SELECT finding_id FROM temp.finding_change WHERE change = 'reopen')
