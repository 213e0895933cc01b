-- name: periodsWithoutFirst
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
    );

-- name: watermarks
-- Up to when each kind of input speaks, never past :as_of. Grain: kind.
WITH moment AS (
    SELECT kind, latest_at AS at FROM source_file WHERE kind <> 'credits' AND latest_at IS NOT NULL
    UNION ALL
    -- A credit dated in the future says nothing about the ones before it. By itself the maximum is one look at an index.
    SELECT 'credits', (SELECT max(credited_at) FROM credit_statement WHERE credited_at <= :as_of)
    UNION ALL
    SELECT kind, covers_until FROM coverage
)
SELECT kind AS code, min(max(at), :as_of) AS at FROM moment WHERE at IS NOT NULL GROUP BY kind;
