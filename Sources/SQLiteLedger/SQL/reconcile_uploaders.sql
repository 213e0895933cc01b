-- Who each submission in sight is from: its user id as one, else as a name, else as the id it is; without user id
-- the one user who has its account name. Grain: one (submission, user).
INSERT INTO temp.uploader (submission_id, user_id, rank, first_seen_at, last_seen_at)
WITH seen AS (
    SELECT DISTINCT m.submission_id, m.user_id, m.user_exact, m.user_folded, m.account_name
    FROM temp.selected_submission AS r
    CROSS JOIN submission AS m ON m.submission_id = r.submission_id
), by_id AS (
    SELECT s.submission_id, u.canonical_user_id AS user_id, 0 AS rank, NULL AS first_seen_at, NULL AS last_seen_at
    FROM seen AS s
    CROSS JOIN app_user AS u ON u.user_id = s.user_id
), by_name AS (
    SELECT s.submission_id, u.canonical_user_id AS user_id, n.rank, n.first_seen_at, n.last_seen_at
    FROM seen AS s
    CROSS JOIN user_alias AS n ON n.digest IN (s.user_exact, s.user_folded)
    CROSS JOIN app_user AS u ON u.user_id = n.user_id
    WHERE s.user_id IS NOT NULL
        AND s.submission_id NOT IN (SELECT submission_id FROM by_id)
), by_account AS (
    SELECT s.submission_id, MIN(u.canonical_user_id) AS user_id, 0 AS rank, NULL AS first_seen_at, NULL AS last_seen_at
    FROM seen AS s
    CROSS JOIN app_user AS u ON u.account_name = s.account_name
    WHERE s.user_id IS NULL
    GROUP BY s.submission_id
    HAVING COUNT(DISTINCT u.canonical_user_id) = 1
), known AS (
    SELECT * FROM by_id
    UNION ALL
    SELECT * FROM by_name
    UNION ALL
    SELECT * FROM by_account
)
SELECT * FROM known
UNION ALL
SELECT s.submission_id, s.user_id, 0, NULL, NULL
FROM seen AS s
WHERE s.user_id IS NOT NULL
    AND s.submission_id NOT IN (SELECT submission_id FROM known)
