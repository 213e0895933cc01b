-- Does: keeps what somebody did about a case. Parameters: 1 case, 2 at, 3 actor, 4 action, 5 assignee, 6 reason, 7 note.
INSERT INTO case_event (case_id, purchase_id, at, actor, action, assignee, reason, note)
SELECT
    ?1,
    (
        SELECT f.purchase_id FROM finding AS f
        WHERE f.case_id = ?1
        ORDER BY f.closed_run_id IS NOT NULL, f.opened_at DESC, f.finding_id DESC
        LIMIT 1
    ),
    ?2, ?3, ?4, ?5, ?6, ?7
