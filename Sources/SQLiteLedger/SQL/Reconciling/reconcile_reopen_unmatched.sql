-- Does: opens again the closed findings about no purchase that were found again: each keeps its case.
UPDATE finding
SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = :run, opened_at = :as_of
WHERE closed_run_id IS NOT NULL
    AND purchase_id IS NULL
    AND (kind, environment, subject) IN (SELECT kind, environment, subject FROM temp.found_unmatched)
