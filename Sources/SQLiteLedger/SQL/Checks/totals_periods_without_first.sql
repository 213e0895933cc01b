-- Subscription periods set aside as renewals although no first period of theirs is known. Grain: one row.
-- No parameters.
SELECT COALESCE(sum(entries), 0) AS number
FROM tally
WHERE name = 'purchases_marked'
    AND code = 'without_first'
    -- Where no period is reconciled none is missed.
    AND NOT EXISTS (
        SELECT 1
        FROM (SELECT policy FROM run ORDER BY run_id DESC LIMIT 1) AS latest
        WHERE CASE WHEN json_valid(latest.policy) THEN latest.policy ->> 'subscriptions' END = 'never'
    )
