-- Does: keeps the delivery a resolution states. Where part was delivered already, it is the rest. It names a transaction
-- somebody states: an original nobody states may turn out to be of another purchase.
-- Parameters: 1 case event, 2 case, 3 user (null: the owner), 4 at.
INSERT INTO case_credit (case_event_id, case_id, environment, transaction_id, user_id, quantity, credited_at)
WITH wanted AS (
    SELECT
        p.purchase_id, p.environment, p.owner_user_id, COALESCE(p.quantity, 1) AS quantity,
        (
            SELECT COALESCE(MAX(IIF(a.transaction_id = p.shown_transaction_id, a.transaction_id, NULL)), MIN(a.transaction_id))
            FROM transaction_alias AS a
            WHERE a.purchase_id = p.purchase_id AND a.grade IS NOT NULL
        ) AS transaction_id
    FROM finding AS f
    JOIN purchase AS named ON named.purchase_id = f.purchase_id
    JOIN purchase AS p ON p.purchase_id = COALESCE(named.merged_into, named.purchase_id)
    WHERE f.case_id = ?2
    ORDER BY f.closed_run_id IS NOT NULL, f.opened_at DESC, f.finding_id DESC
    LIMIT 1
), delivered AS (
    SELECT COUNT(*) AS credits, SUM(COALESCE(c.quantity, w.quantity)) AS quantity
    FROM wanted AS w
    CROSS JOIN transaction_alias AS a ON a.purchase_id = w.purchase_id
    CROSS JOIN credit AS c ON c.alias_id = a.alias_id AND c.status = 'credited'
)
SELECT
    ?1, ?2, w.environment, w.transaction_id, COALESCE(?3, w.owner_user_id),
    CASE WHEN d.credits > 0 THEN MAX(w.quantity - d.quantity, 1) END,
    ?4
FROM wanted AS w
CROSS JOIN delivered AS d
