-- name: checkpoint
-- Answers: the event whose head the last published run before a run kept, and that head. Grain: none or one. Parameters:
-- 1 run.
SELECT
    r.audit_hash AS kept_hash,
    r.audit_sequence AS sequence, COALESCE(e.at, 0) AS at, COALESCE(e.actor, '') AS actor,
    COALESCE(e.action, '') AS action, COALESCE(e.subject, '') AS subject, COALESCE(e.detail, '') AS detail,
    COALESCE(e.previous_hash, '') AS previous_hash, COALESCE(e.hash, '') AS hash
FROM run AS r
LEFT JOIN audit_event AS e ON e.sequence = r.audit_sequence
WHERE r.state = 'published'
    AND r.run_id < ?1
    AND r.audit_sequence IS NOT NULL
ORDER BY r.run_id DESC
LIMIT 1;

-- name: evidenceBytes
-- Answers: the bytes of every piece of evidence that still has them. Grain: one piece.
SELECT evidence_id, digest, bytes FROM evidence WHERE bytes IS NOT NULL ORDER BY evidence_id;

-- name: keyBounds
-- Answers: the first and the last key of each table whose rows are digested as they are written. Grain: one table.
WITH bound (name, first_key, last_key) AS (
    SELECT 'list_move', (SELECT MIN(sequence) FROM list_move), (SELECT MAX(sequence) FROM list_move)
    UNION ALL
    SELECT 'source_file', (SELECT MIN(file_id) FROM source_file), (SELECT MAX(file_id) FROM source_file)
    UNION ALL
    SELECT 'rejected_row', (SELECT MIN(rejected_row_id) FROM rejected_row), (SELECT MAX(rejected_row_id) FROM rejected_row)
    UNION ALL
    SELECT 'submission', (SELECT MIN(submission_id) FROM submission), (SELECT MAX(submission_id) FROM submission)
    UNION ALL
    SELECT 'credit_statement', (SELECT MIN(statement_id) FROM credit_statement), (SELECT MAX(statement_id) FROM credit_statement)
    UNION ALL
    SELECT 'user_statement', (SELECT MIN(user_statement_id) FROM user_statement), (SELECT MAX(user_statement_id) FROM user_statement)
    UNION ALL
    SELECT 'evidence', (SELECT MIN(evidence_id) FROM evidence), (SELECT MAX(evidence_id) FROM evidence)
    UNION ALL
    SELECT 'transaction_alias', (SELECT MIN(alias_id) FROM transaction_alias), (SELECT MAX(alias_id) FROM transaction_alias)
    UNION ALL
    SELECT 'transaction_fact', (SELECT MIN(fact_id) FROM transaction_fact), (SELECT MAX(fact_id) FROM transaction_fact)
    UNION ALL
    SELECT 'case_event', (SELECT MIN(case_event_id) FROM case_event), (SELECT MAX(case_event_id) FROM case_event)
    UNION ALL
    SELECT 'case_credit', (SELECT MIN(case_event_id) FROM case_credit), (SELECT MAX(case_event_id) FROM case_credit)
)
SELECT bound.name, bound.first_key, bound.last_key, kept.own_after
FROM bound
LEFT JOIN running_digest AS kept ON kept.name = bound.name;

-- name: leaveOut
-- Leaves rows that no verb of the program wrote out of a running digest for good, so that they stay a fault.
-- Parameters: 1 table, 2 its last key now.
INSERT INTO running_digest (name, row_count, last_key, digest, own_after)
VALUES (?1, 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', ?2)
ON CONFLICT (name) DO UPDATE
SET own_after = excluded.own_after;

-- name: runsWithoutEvent
-- Answers: the runs without an event of their own: only the newest may lack one, as long as it is open.
-- Grain: one run, the earliest first.
SELECT r.run_id, r.audit_sequence
FROM run AS r
LEFT JOIN audit_event AS e
    ON e.sequence = r.audit_sequence
    AND e.hash = r.audit_hash
    AND e.action = 'run'
    AND e.subject = 'run ' || r.run_id
WHERE e.sequence IS NULL
    AND NOT (r.state = 'open' AND r.audit_sequence IS NULL AND r.run_id = (SELECT MAX(run_id) FROM run))
ORDER BY r.run_id
LIMIT 1;

-- name: putDigest
-- Keeps how far the rows of a table are digested. Parameters: 1 table, 2 rows, 3 last key, 4 digest.
INSERT INTO running_digest (name, row_count, last_key, digest, own_after)
VALUES (?1, ?2, ?3, ?4, ?3)
ON CONFLICT (name) DO UPDATE
SET row_count = excluded.row_count,
    last_key = excluded.last_key,
    digest = excluded.digest,
    own_after = excluded.own_after;

-- name: runningDigests
-- Answers: the running digests as they are kept. Grain: one table.
SELECT name, row_count, last_key, digest FROM running_digest;
