-- Does: keeps what somebody did about a case, for the purchase it is about or what that was merged into.
-- Parameters: 1 case, 2 at, 3 actor, 4 action, 5 assignee, 6 reason, 7 note, 8 the user of the system.
INSERT INTO case_event (case_id, purchase_id, at, actor, action, assignee, reason, note, system_user, after_run_id)
SELECT
    ?1,
    (
        SELECT COALESCE(p.merged_into, f.purchase_id)
        FROM finding AS f
        LEFT JOIN purchase AS p ON p.purchase_id = f.purchase_id
        WHERE f.case_id = ?1
        ORDER BY f.closed_run_id IS NOT NULL, f.opened_at DESC, f.finding_id DESC
        LIMIT 1
    ),
    ?2, ?3, ?4, ?5, ?6, ?7, ?8,
    (SELECT MAX(run_id) FROM run WHERE policy <> '')
