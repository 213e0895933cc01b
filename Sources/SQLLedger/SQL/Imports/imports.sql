-- name: closeFile
-- States what was in a file. Parameters: 1 file, 2 digest, 3 bytes, 4 modified at, 5 records, 6 accepted,
-- 7 duplicates, 8 rejected, 9 ignored columns as a JSON array, 10 latest moment in it,
-- 11 whether it is cut off, 12 the lines that were refused.
UPDATE source_file
SET digest = ?2,
    byte_count = ?3,
    modified_at = ?4,
    record_count = ?5,
    accepted_count = ?6,
    duplicate_count = ?7,
    rejected_count = ?8,
    ignored_columns = ?9,
    latest_at = ?10,
    is_cut_off = ?11,
    refused_lines = ?12
WHERE file_id = ?1;

-- name: concernsRefusals
-- Answers: whether a file says something for the first time about a transaction that a refused row of another file is about.
-- Grain: one value. Parameters: 1 file, 2 the last statement before it.
SELECT CASE
    -- The new statements are listed only where there is such a row.
    WHEN EXISTS (SELECT 1 FROM refused_credit WHERE file_id <> ?1)
        THEN EXISTS (
            SELECT 1
            FROM refused_credit
            WHERE file_id <> ?1
                AND transaction_id IN (
                    SELECT credit_statement.transaction_id FROM credit_statement WHERE credit_statement.statement_id > ?2
                )
        )
    ELSE FALSE
END;

-- name: cover
-- States that an input is complete up to a moment, or came then and has no times. Parameters: 1 kind of input, 2 covered until.
INSERT INTO coverage (kind, covers_until) VALUES (?1, ?2) ON CONFLICT DO NOTHING;

-- name: eventFiles
-- Answers: the files of what happened (:kinds, a JSON array) from the first one on of which records are missing and that was imported
-- after :after, in the order in which they came in. One that was refused as a whole, or could not be read, has a mark in its digest
-- (:refused); where a file with the same bytes was read, by other columns or as another kind, it is not refused any more.
-- Grain: one file.
WITH file AS (
    SELECT
        stored.file_id, stored.kind, stored.name, stored.digest, stored.imported_at, stored.is_cut_off,
        stored.accepted_count + stored.duplicate_count AS read_rows, stored.duplicate_count AS known_rows,
        stored.digest <> replace(stored.digest, :refused, '')
        AND NOT EXISTS (SELECT 1 FROM source_file AS other WHERE other.digest = replace(stored.digest, :refused, ''))
        AS is_refused
    FROM source_file AS stored
    WHERE stored.kind IN (SELECT given.value FROM json_each(:kinds) AS given)
)
SELECT kind, name, digest, imported_at, is_cut_off, is_refused, read_rows, known_rows
FROM file
WHERE file_id >= (SELECT MIN(file_id) FROM file WHERE (is_cut_off OR is_refused) AND imported_at > :after)
ORDER BY file_id;

-- name: dropSupersededRefusals
-- What a file says for the first time about an order, without a refused row about it, ends what a refused row of another file left open;
-- where the order of the refused row is not known, what it says about the transaction does.
-- Parameters: 1 file, 2 the last statement before it.
DELETE FROM refused_credit
WHERE file_id <> ?1
    AND transaction_id IN (
        SELECT credit_statement.transaction_id FROM credit_statement WHERE credit_statement.statement_id > ?2
    )
    AND (
        order_id = ''
        OR EXISTS (
            SELECT 1
            FROM credit_statement AS stated
            WHERE stated.transaction_id = refused_credit.transaction_id
                AND stated.order_id = refused_credit.order_id
                AND stated.statement_id > ?2
        )
    );

-- name: markClaims
-- Marks the transactions that new submissions name, so that who claims them is settled again.
-- Parameters: 1 the last submission before them.
INSERT INTO dirty_claim_transaction (transaction_id)
SELECT named_transaction_id
FROM submission
WHERE submission_id > ?1 AND named_transaction_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: markCredits
-- Marks the transactions that new statements about credits name. Parameters: 1 the last statement before them.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT transaction_id FROM credit_statement WHERE statement_id > ?1
ON CONFLICT DO NOTHING;

-- name: markCreditsOfNew
-- Marks the credits that waited for a transaction id. Parameters: 1 the last alias before the new ones.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT transaction_id
FROM transaction_alias
WHERE alias_id > ?1
    AND EXISTS (
        SELECT 1 FROM credit_statement WHERE credit_statement.transaction_id = transaction_alias.transaction_id
    )
ON CONFLICT DO NOTHING;

-- name: markProduct
-- Marks a product whose purchases are to be judged again. Parameters: 1 product.
INSERT INTO dirty_product (product_id) VALUES (?1) ON CONFLICT DO NOTHING;

-- name: markRefusals
-- Marks the transactions that refused rows of a file are about: what is to be done about them may change. Parameters: 1 file.
INSERT INTO dirty_credit_transaction (transaction_id)
SELECT transaction_id FROM refused_credit WHERE file_id = ?1
ON CONFLICT DO NOTHING;

-- name: markSubmitted
-- Marks what new submissions name or contain, so that it is judged again.
-- Parameters: 1 the last submission before them.
INSERT INTO dirty_alias (alias_id)
SELECT transaction_alias.alias_id
FROM submission
JOIN transaction_alias ON transaction_alias.transaction_id = submission.named_transaction_id
WHERE submission.submission_id > ?1
UNION
SELECT transaction_fact.alias_id
FROM submission
CROSS JOIN transaction_fact ON transaction_fact.evidence_id = submission.evidence_id
WHERE submission.submission_id > ?1
ON CONFLICT DO NOTHING;

-- name: readMerges
-- Answers: the merges that rows about a user state. Grain: one row.
SELECT user_statement_id, digest, merged_into, updated_at, last_seen_at
FROM user_statement
WHERE user_id = :user_id AND merged_into IS NOT NULL;

-- name: touchSubmissions
-- Names the new submissions whose evidence is verified already. Parameters: 1 the last submission before them.
INSERT INTO touched_submission (submission_id)
SELECT submission.submission_id
FROM submission
JOIN evidence ON evidence.evidence_id = submission.evidence_id
WHERE submission.submission_id > ?1 AND evidence.outcome = 'verified';

-- name: openFile
-- Makes room for a file whose content is still being read; nobody sees the row before it is complete.
-- Parameters: 1 kind, 2 name, 3 imported at.
INSERT INTO source_file (
    file_id, digest, kind, name, imported_at, byte_count, record_count, accepted_count, duplicate_count, rejected_count,
    ignored_columns
)
VALUES ((SELECT COALESCE(MAX(file_id), 0) + 1 FROM source_file), 'being read', ?1, ?2, ?3, 0, 0, 0, 0, 0, '[]')
RETURNING file_id;
