-- name: dateEvidence
-- Moves a known piece of evidence to the earliest moment it came in. Parameters: 1 evidence, 2 received at.
UPDATE evidence SET received_at = ?2 WHERE evidence_id = ?1 AND (received_at IS NULL OR received_at > ?2);

-- name: knownFile
-- Answers: how often a file of this content was read before as this kind of input, and of the last time: when, how
-- many rows were refused and in which lines. A file that lay in the wrong folder must still come in through the right one. Grain: one
-- row.
-- Parameters: 1 digest, 2 kind.
SELECT COUNT(*) AS readings, imported_at, rejected_count, refused_lines, MAX(file_id) AS file_id
FROM source_file
WHERE digest BETWEEN ?1 AND ?1 || ' ~' AND kind = ?2;

-- name: markUser
-- Marks a user whose names are to be worked out again. Parameters: 1 user.
INSERT OR IGNORE INTO dirty_user (user_id) VALUES (?1);

-- name: seeProduct
-- Notes that a product is stated as it is known. Says by its change count whether it is.
-- Parameters: as `putProduct`.
UPDATE product
SET seen_at = MAX(seen_at, ?9)
WHERE product_id = ?2
    AND bundle_id = ?1
    AND (product_type, price_milliunits, currency, name, credited_as, subscription_policy) IS (?3, ?4, ?5, ?6, ?7, ?8);

-- name: seeUser
-- States that a known row about a user was seen again. Parameters: 1 user, 2 digest, 3 seen at.
UPDATE user_statement SET last_seen_at = max(last_seen_at, ?3) WHERE user_id = ?1 AND digest = ?2;

-- name: unknownFiles
-- The beginnings of digests that are those of no imported file, whether its rows came in or it was refused whole.
-- Grain: one beginning. Parameters: 1 the beginnings, as a JSON array.
SELECT beginning.value
FROM json_each(?1) AS beginning
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
