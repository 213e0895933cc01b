-- Such trouble that came back: the same case again. Parameters: 1 run, 2 as-of.
UPDATE finding SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = ?1, opened_at = ?2
WHERE closed_run_id IS NOT NULL
    AND purchase_id IS NULL
    AND (kind, environment, subject) IN (SELECT f.kind, f.environment, f.subject FROM temp.found_subject AS f)
