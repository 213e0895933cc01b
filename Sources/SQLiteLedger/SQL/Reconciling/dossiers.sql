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
CROSS JOIN transaction_alias AS decided ON decided.purchase_id = touched.purchase_id
CROSS JOIN case_event AS event ON event.alias_id = decided.alias_id
WHERE event.action IN ('resolved', 'reopened')
    AND event.applied_run_id IS NOT NULL
ORDER BY touched.purchase_id;

-- name: readNames
-- Every name on the touched purchases and who answers to it; of a name that more than :most_users have, that it is common.
-- Grain: one (name, user), purchases together.
WITH name AS (
    SELECT t.purchase_id, 'appleToken' AS origin, a.account_token_digest AS exact, a.account_token_digest AS folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.account_token_digest IS NOT NULL
    UNION
    SELECT t.purchase_id, 'payments', a.backend_token_exact, a.backend_token_folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.backend_token_exact IS NOT NULL
    UNION
    SELECT t.purchase_id, 'payments', a.backend_username_exact, a.backend_username_folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.backend_username_exact IS NOT NULL
    UNION
    SELECT t.purchase_id, 'payments', o.exact, o.folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    CROSS JOIN other_buyer_name AS o ON o.alias_id = a.alias_id
    WHERE o.exact IS NOT NULL
    UNION
    -- Evidence that names an original of the purchase holds that id too (Rules 2.5).
    SELECT r.purchase_id, 'submission', s.username_exact, s.username_folded
    FROM temp.trace AS r
    JOIN submission AS s ON s.submission_id = r.submission_id
    JOIN transaction_alias AS a ON a.transaction_id = s.name_transaction_id AND a.purchase_id = r.purchase_id
    WHERE r.is_contained = 1
        AND s.username_exact IS NOT NULL
        AND COALESCE(s.named_environment, a.environment) = a.environment
        AND EXISTS (
            SELECT 1
            FROM fact_in_force AS f
            JOIN transaction_alias AS stated ON stated.alias_id = f.alias_id
            WHERE f.evidence_id = s.evidence_id
                AND stated.purchase_id = a.purchase_id
                AND (
                    stated.alias_id = a.alias_id
                    OR (f.original_transaction_id = a.transaction_id AND stated.is_one_with_original = 1)
                )
        )
), told AS MATERIALIZED (
    SELECT
        n.purchase_id, n.origin, n.exact, n.folded,
        CAST(:most_users AS bigint) < (
            SELECT COUNT(*)
            FROM (SELECT DISTINCT user_id FROM user_alias WHERE digest = n.exact LIMIT CAST(:most_users AS bigint) + 1) AS holder
        )
        OR CAST(:most_users AS bigint) < (
            SELECT COUNT(*)
            FROM (SELECT DISTINCT user_id FROM user_alias WHERE digest = n.folded LIMIT CAST(:most_users AS bigint) + 1) AS holder
        ) AS is_common
    FROM name AS n
), answer AS (
    SELECT n.purchase_id, n.origin, n.exact, n.is_common, a.user_id, a.rank, a.first_seen_at, a.last_seen_at
    FROM told AS n
    LEFT JOIN user_alias AS a
        ON a.digest IN (CASE WHEN NOT n.is_common THEN n.exact END, CASE WHEN NOT n.is_common THEN n.folded END)
)
SELECT
    a.purchase_id, a.origin, HEX(a.exact) AS spelling,
    COALESCE(u.canonical_user_id, a.user_id) AS user_id,
    a.rank, a.first_seen_at, a.last_seen_at, a.is_common
FROM answer AS a
LEFT JOIN app_user AS u ON u.user_id = a.user_id
ORDER BY a.purchase_id, a.origin, spelling, user_id, a.rank, a.first_seen_at;
