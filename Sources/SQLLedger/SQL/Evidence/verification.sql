-- name: addPointer
-- Keeps a transaction that something unsigned names. Parameters: 1 evidence, 2 transaction, 3 environment,
-- 4 bundle, 5 whether its money went back, 6 as-of: the evidence came in then, unless it says that it came in earlier.
INSERT INTO evidence_pointer (
    evidence_id, transaction_id, environment, bundle_id, is_revocation, pointed_at
)
SELECT ?1, ?2, ?3, ?4, ?5, CASE WHEN received_at <= ?6 THEN received_at ELSE ?6 END
FROM evidence
WHERE evidence_id = ?1
ON CONFLICT DO NOTHING;

-- name: due
-- Answers: which evidence has no final answer and is due, or waits for what Apple says of it beside its signature. Grain: one piece
-- of evidence, those with the fewest attempts first, then in key order.
-- Parameters: 11 and 1 the attempts and the key of the piece before them, 2 how many, 3 as-of, 4 whether those that are not due count
-- too; of what is unverifiable, 5 the rule and 6 the pattern of the rules by which nothing more is to be expected, but 7 the one of these
-- by which an app was none of ours; 8 our apps as a JSON array, 9 whether every app is ours; 10 whether Apple is asked: of what has a
-- final answer, nothing else is to be expected.
SELECT evidence_id, digest, form, bytes, outcome, attempt_count, first_attempt_at, rule
FROM evidence
WHERE (outcome IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL)
    AND (outcome IN ('pending', 'unverifiable') OR CAST(?10 AS boolean))
    AND (attempt_count, evidence_id) > (?11, ?1)
    AND bytes IS NOT NULL
    -- An unsigned notification is read once: from then on what it points at is asked about.
    AND NOT (form = 'notification_v1' AND rule IS NOT NULL AND rule <> 'reading_failed')
    AND (
        CAST(?4 AS boolean)
        OR (
            (next_attempt_at IS NULL OR next_attempt_at <= ?3)
            AND NOT (
                outcome = 'unverifiable'
                AND (COALESCE(rule, '') = ?5 OR COALESCE(rule, '') LIKE ?6)
                AND NOT (
                    rule = ?7
                    AND (
                        CAST(?9 AS boolean)
                        OR COALESCE(bundle_id, '') IN (SELECT given.value FROM json_each(?8) AS given)
                    )
                )
            )
        )
    )
ORDER BY attempt_count, evidence_id
LIMIT ?2;

-- name: awaitingTurn
-- Answers: how many pieces of evidence Apple gave no answer about and is to be asked about later. Grain: one row. Parameters: 1 as-of.
SELECT COUNT(*) FROM evidence
WHERE (outcome IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL)
    AND next_attempt_at > ?1
    AND bytes IS NOT NULL;

-- name: markNewAliases
-- Marks the new transaction ids, whose facts are to be merged. Parameters: 1 the last alias before them.
INSERT INTO dirty_alias (alias_id) SELECT alias_id FROM transaction_alias WHERE alias_id > ?1 ON CONFLICT DO NOTHING;

-- name: findFacts
-- Answers: what was stated about these transactions, by the digests of its content. Grain: one statement. Parameters: 1 a JSON
-- array of aliases.
SELECT fact_id, alias_id, digest, source, is_in_force
FROM transaction_fact
WHERE alias_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given);

-- name: forgetSetAside
-- Drops the rows that earlier answers set aside, which were not final. Parameters: 1 evidence as a JSON array.
DELETE FROM set_aside_row WHERE evidence_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given);

-- name: outcomes
-- Answers: what is known of pieces of evidence, and when they came in. Grain: one piece. Parameters: 1 evidence as a JSON array.
SELECT evidence_id, outcome, rule, next_attempt_at, received_at
FROM evidence
WHERE evidence_id IN (SELECT CAST(given.value AS bigint) FROM json_each(?1) AS given);

-- name: putNotice
-- Keeps what a notification was about. Parameters: 1 evidence, 2 type, 3 subtype, 4 uuid, 5 whether it is known.
INSERT INTO notification (evidence_id, type, subtype, uuid, is_known)
VALUES (?1, ?2, ?3, ?4, ?5)
ON CONFLICT (evidence_id) DO UPDATE
SET type = excluded.type,
    subtype = excluded.subtype,
    uuid = excluded.uuid,
    is_known = excluded.is_known;
