-- Who sent the evidence in sight: the one user its name means, else the name itself; nobody is ''.
-- Grain: one (evidence, user).
CREATE TEMP TABLE sender AS
WITH best AS (
    SELECT submission_id, MIN(rank) AS rank FROM temp.uploader GROUP BY submission_id
), meant AS (
    SELECT u.submission_id, MIN(u.user_id) AS user_id
    FROM best AS b
    JOIN temp.uploader AS u ON u.submission_id = b.submission_id AND u.rank = b.rank
    GROUP BY u.submission_id
    HAVING COUNT(DISTINCT u.user_id) = 1
)
SELECT DISTINCT s.evidence_id, COALESCE(m.user_id, s.user_text, s.account_name, '') AS user_id
FROM temp.selected_submission AS g
CROSS JOIN submission AS s ON s.submission_id = g.submission_id
LEFT JOIN meant AS m ON m.submission_id = g.submission_id
