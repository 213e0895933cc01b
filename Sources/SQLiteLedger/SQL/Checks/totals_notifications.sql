-- What notifications were about, deliveries of the same one counted once; those nobody signed too.
-- Grain: type, subtype and whether this version knows them. No parameters.
SELECT
    type,
    CASE WHEN is_known THEN '' ELSE coalesce(subtype, '') END AS subtype,
    is_known,
    count(DISTINCT coalesce(uuid, evidence_id)) AS number
FROM notification
GROUP BY 1, 2, 3
ORDER BY 4 DESC, 1, 2
