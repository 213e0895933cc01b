-- Answers: the resolutions and reopenings of the cases of the touched purchases, as far as a run has taken them into the
-- books. Grain: one decision, purchases together.
SELECT
    touched.purchase_id, event.case_id, event.case_event_id, event.action, event.reason,
    EXISTS (
        SELECT 1 FROM finding WHERE finding.case_id = event.case_id AND finding.kind = 'missing_credit'
    ) AS is_about_missing_credit
FROM touched
CROSS JOIN case_event AS event ON event.purchase_id = touched.purchase_id
WHERE event.action IN ('resolved', 'reopened')
    AND event.applied_run_id IS NOT NULL
ORDER BY touched.purchase_id
