-- name: dateEvidence
-- Moves a known piece of evidence to the earliest moment it came in. Parameters: 1 evidence, 2 received at.
UPDATE evidence
SET received_at = stated.received_at
FROM unnest($1::bigint[], $2::bigint[]) AS stated (evidence_id, received_at)
WHERE evidence.evidence_id = stated.evidence_id
    AND (evidence.received_at IS NULL OR evidence.received_at > stated.received_at);

-- name: knownFile
-- Answers: how often a file of this content was read before as this kind of input, and of the last time: when, how
-- many rows were refused and in which lines. A file that lay in the wrong folder must still come in through the right one. Grain: one
-- row.
-- Parameters: 1 digest, 2 kind.
SELECT
    COUNT(*) AS readings,
    (array_agg(imported_at ORDER BY file_id DESC))[1] AS imported_at,
    (array_agg(rejected_count ORDER BY file_id DESC))[1] AS rejected_count,
    (array_agg(refused_lines ORDER BY file_id DESC))[1] AS refused_lines
FROM source_file
WHERE digest BETWEEN $1::text AND $1::text || ' ~' AND kind = $2;

-- name: markUser
-- Marks a user whose names are to be worked out again. Parameters: 1 user.
INSERT INTO dirty_user (user_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING;

-- name: seeProduct
-- Notes that a product is stated as it is known. Says by its change count whether it is.
-- Parameters: as `putProduct`.
UPDATE product
SET seen_at = GREATEST(seen_at, $9::bigint)
WHERE product_id = $2
    AND bundle_id = $1
    AND (product_type, price_milliunits, currency, name, credited_as, subscription_policy)
        IS NOT DISTINCT FROM ($3, $4, $5, $6, $7, $8);

-- name: seeUser
-- States that a known row about a user was seen again. Parameters: 1 user, 2 digest, 3 seen at.
UPDATE user_statement
SET last_seen_at = GREATEST(last_seen_at, stated.seen_at)
FROM unnest($1::text[], $2::bytea[], $3::bigint[]) AS stated (user_id, digest, seen_at)
WHERE user_statement.user_id = stated.user_id AND user_statement.digest = stated.digest;

-- name: unknownFiles
-- The beginnings of digests that are those of no imported file, whether its rows came in or it was refused whole.
-- Grain: one beginning. Parameters: 1 the beginnings, as a JSON array.
SELECT beginning.value
FROM jsonb_array_elements_text($1::jsonb) WITH ORDINALITY AS beginning (value, key)
WHERE NOT EXISTS (
        SELECT 1
        FROM source_file
        WHERE source_file.digest >= beginning.value AND source_file.digest < beginning.value || 'g'
    )
    AND NOT EXISTS (
        SELECT 1
        FROM source_file
        WHERE source_file.digest >= 'refused ' || beginning.value
            AND source_file.digest < 'refused ' || beginning.value || 'g'
    )
ORDER BY beginning.key;
