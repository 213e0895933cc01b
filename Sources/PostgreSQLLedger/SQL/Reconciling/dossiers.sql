-- name: readDecisions
-- Answers: the resolutions and reopenings of the cases of the touched purchases, as far as a run has taken them into the
-- books. Grain: one decision, purchases together.
SELECT
    touched.purchase_id, event.case_id, event.case_event_id, event.action, event.reason, event.after_run_id,
    EXISTS (
        SELECT 1 FROM finding WHERE finding.case_id = event.case_id AND finding.kind = 'missing_credit'
    ) AS is_about_missing_credit,
    (
        SELECT MAX(last.run_id)
        FROM purchase AS merged
        JOIN list_move AS last ON last.purchase_id = merged.purchase_id AND last.to_list = 'merged'
        WHERE merged.merged_into = touched.purchase_id
    ) AS merged_in_run_id
FROM touched
JOIN transaction_alias AS decided ON decided.purchase_id = touched.purchase_id
JOIN case_event AS event ON event.alias_id = decided.alias_id
WHERE event.action IN ('resolved', 'reopened')
    AND (
        event.applied_run_id IS NOT NULL
        OR event.case_event_id IN (SELECT case_event_id FROM pg_temp.taken_case_event)
    )
ORDER BY touched.purchase_id;
