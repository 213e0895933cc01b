-- Evidence whose signature or chain is false, or that Apple disowns: per rule and user. The detail says who, how many
-- pieces, and who else sent the same bytes. Parameters: 1 the rules that mean forgery, as a JSON array.
INSERT INTO temp.found_subject (kind, environment, subject, expected, actual, detail, next_step)
WITH forged AS (
    SELECT e.rule, e.evidence_id, COALESCE(s.user_id, '') AS user_id
    FROM json_each(?1) AS forgery
    JOIN evidence AS e ON e.rule = forgery.value AND e.outcome = 'refused'
    LEFT JOIN temp.sender AS s ON s.evidence_id = e.evidence_id
), co_senders AS (
    SELECT DISTINCT mine.rule, mine.user_id, other.user_id AS co_sender_id
    FROM forged AS mine
    JOIN forged AS other ON other.evidence_id = mine.evidence_id
    ORDER BY mine.rule, mine.user_id, co_sender_id
), company AS (
    SELECT rule, user_id, COUNT(*) AS users, GROUP_CONCAT(co_sender_id, ';') AS names
    FROM co_senders
    GROUP BY rule, user_id
), pieces AS (
    SELECT rule, user_id, COUNT(DISTINCT evidence_id) AS number FROM forged GROUP BY rule, user_id
)
SELECT
    'forged_receipt', '', c.rule || ' ' || c.user_id, 'signed by Apple', c.rule,
    CASE WHEN c.user_id = '' THEN 'nobody named' ELSE c.user_id END || '; evidence ' || p.number
        || '; users ' || c.users || CASE WHEN c.users > 1 THEN ': ' || c.names ELSE '' END,
    'block_user'
FROM company AS c
JOIN pieces AS p ON p.rule = c.rule AND p.user_id = c.user_id
