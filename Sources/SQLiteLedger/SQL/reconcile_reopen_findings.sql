-- Trouble that came back: the same case again. Parameters: run, as-of.
UPDATE finding SET closed_run_id = NULL, closed_at = NULL, closed_reason = NULL, opened_run_id = ?, opened_at = ?
WHERE closed_run_id IS NOT NULL
    AND (purchase_id, kind) IN (SELECT f.purchase_id, f.kind FROM temp.found AS f)
