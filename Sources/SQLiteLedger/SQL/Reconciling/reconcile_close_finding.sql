-- Does: closes the finding :finding for :reason.
UPDATE finding SET closed_run_id = :run, closed_at = :as_of, closed_reason = :reason WHERE finding_id = :finding
