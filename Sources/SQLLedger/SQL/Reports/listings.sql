-- name: listingTables
-- What is being listed page by page: the keys of the rows, in the order of the file. Begun with the first page, gone
-- after the last. Grain of each: one row of the listing.
CREATE TEMP TABLE IF NOT EXISTS listed_lost_order (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_exception (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_finding (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_case (position INTEGER PRIMARY KEY, finding_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_white_purchase (position INTEGER PRIMARY KEY, purchase_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_credit (position INTEGER PRIMARY KEY, credit_id INTEGER NOT NULL);
CREATE TEMP TABLE IF NOT EXISTS listed_rejected_row (position INTEGER PRIMARY KEY, rejected_row_id INTEGER NOT NULL);
-- Its lines come from several tables: they are kept whole.
CREATE TEMP TABLE IF NOT EXISTS listed_unverified (
    position INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    external_id TEXT,
    user_id TEXT,
    transaction_id TEXT,
    environment TEXT,
    received_at INTEGER,
    outcome TEXT NOT NULL,
    attempt_count INTEGER NOT NULL,
    last_attempt_at INTEGER,
    last_answer TEXT,
    next_attempt_at INTEGER,
    -- Of a claim: whether a submission states its store, and whether its transaction is one of a purchase there.
    is_store_stated INTEGER,
    is_of_purchase INTEGER
);

-- name: listFindings
-- The findings opened from :since to before :until, in the order of the file. Grain: one finding.
INSERT INTO listed_finding (position, finding_id)
SELECT
    row_number() OVER (
        ORDER BY paid_at IS NULL, paid_at, environment, COALESCE(transaction_id, ''), kind, case_id, subject
    ),
    finding_id
FROM finding_row
WHERE (CAST(:since AS bigint) IS NULL OR opened_at >= :since)
    AND (CAST(:until AS bigint) IS NULL OR opened_at < :until);

-- name: listBlackList
-- The live credits, in the order of the file. Grain: one live credit.
INSERT INTO listed_credit (position, credit_id)
SELECT
    row_number() OVER (
        ORDER BY
            purchase.paid_at IS NULL,
            purchase.paid_at,
            credit.environment,
            credit.transaction_id,
            credit.credited_at,
            credit.user_id,
            credit.subject
    ),
    credit.credit_id
FROM credit
LEFT JOIN transaction_alias ON transaction_alias.alias_id = credit.alias_id
LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE credit.status = 'credited';

-- name: listExceptions
-- The open findings but the missing credits, in the order of the file. Grain: one open finding.
INSERT INTO listed_exception (position, finding_id)
SELECT
    row_number() OVER (
        ORDER BY paid_at IS NULL, paid_at, environment, COALESCE(transaction_id, ''), kind, case_id, subject
    ),
    finding_id
FROM finding_row
WHERE closed_run_id IS NULL AND kind <> 'missing_credit';

-- name: listLostOrders
-- The missing credits that stand, in the order of the file. Grain: one open finding of kind missing_credit.
INSERT INTO listed_lost_order (position, finding_id)
SELECT
    row_number() OVER (
        ORDER BY
            purchase.paid_at IS NULL,
            purchase.paid_at,
            purchase.environment,
            purchase.shown_transaction_id NULLS FIRST,
            finding.case_id
    ),
    finding.finding_id
FROM finding
JOIN purchase ON purchase.purchase_id = finding.purchase_id
WHERE finding.closed_run_id IS NULL AND finding.kind = 'missing_credit';

-- name: listRejectedAll
-- The rows refused in the files imported from :since (null: the beginning) to before :until (null: now), in the order of
-- the file. Grain: one refused row, or many of one rule counted together.
INSERT INTO listed_rejected_row (position, rejected_row_id)
SELECT
    row_number() OVER (
        ORDER BY
            source_file.name,
            rejected_row.line,
            rejected_row.field,
            rejected_row.rule,
            rejected_row.message,
            source_file.digest,
            rejected_row.rejected_row_id
    ),
    rejected_row.rejected_row_id
FROM source_file
JOIN rejected_row ON rejected_row.file_id = source_file.file_id
WHERE
    (CAST(:since AS bigint) IS NULL OR source_file.imported_at >= :since)
    AND (CAST(:until AS bigint) IS NULL OR source_file.imported_at < :until);

-- name: listRejectedNew
-- The rows refused in the files a run reports, in the order of the file: its own, and while it is not published those
-- nobody reported yet. Grain: one refused row, or many of one rule counted together.
INSERT INTO listed_rejected_row (position, rejected_row_id)
SELECT
    row_number() OVER (
        ORDER BY
            source_file.name,
            rejected_row.line,
            rejected_row.field,
            rejected_row.rule,
            rejected_row.message,
            source_file.digest,
            rejected_row.rejected_row_id
    ),
    rejected_row.rejected_row_id
FROM source_file
JOIN rejected_row ON rejected_row.file_id = source_file.file_id
WHERE
    source_file.reported_run_id = :run
    OR (
        source_file.reported_run_id IS NULL
        AND (SELECT run.state FROM run WHERE run.run_id = :run) <> 'published'
        AND source_file.file_id <= COALESCE((SELECT posted_file_id FROM run WHERE run_id = :run), 9223372036854775807)
    );

-- name: listWhiteList
-- The white purchases, in the order of the file. Grain: one white purchase.
INSERT INTO listed_white_purchase (position, purchase_id)
SELECT
    row_number() OVER (
        ORDER BY paid_at IS NULL, paid_at, environment, shown_transaction_id NULLS FIRST, purchase_key NULLS FIRST
    ),
    purchase_id
FROM purchase
WHERE list = 'white';

-- name: listUnverified
-- What waits for an answer: evidence without a final outcome, claims without proof, and credits Apple was asked about in
-- vain. Grain: one submission of such evidence (or the evidence, where no submission brought it), one pending claim
-- under its earliest submission, and one live credit. Arguments: :subjects, a JSON object: what the file calls each form of
-- evidence; :claim and :credit, what it calls those; :pending, their outcome.
INSERT INTO listed_unverified
    (
        position, subject, external_id, user_id, transaction_id, environment, received_at, outcome, attempt_count,
        last_attempt_at, last_answer, next_attempt_at, is_store_stated, is_of_purchase
    )
WITH waiting AS (
    SELECT
        :subjects ->> evidence.form AS subject,
        submission.external_id,
        COALESCE(submission.user_text, submission.account_name) AS user_id,
        COALESCE(submission.named_transaction_id, evidence_pointer.transaction_id) AS transaction_id,
        COALESCE(evidence.environment, submission.environment, evidence_pointer.environment) AS environment,
        COALESCE(submission.received_at, evidence.received_at) AS received_at,
        evidence.outcome,
        -- An unsigned notification is read and never asked about itself: what it names is.
        COALESCE(apple_question.attempt_count, evidence.attempt_count) AS attempt_count,
        COALESCE(apple_question.last_attempt_at, evidence.last_attempt_at) AS last_attempt_at,
        COALESCE(apple_question.last_answer, evidence.last_answer) AS last_answer,
        COALESCE(apple_question.next_attempt_at, evidence.next_attempt_at) AS next_attempt_at,
        CAST(NULL AS boolean) AS is_store_stated,
        CAST(NULL AS boolean) AS is_of_purchase,
        evidence.digest AS evidence_digest,
        COALESCE(submission.digest, '') AS submission_digest
    FROM evidence
    LEFT JOIN submission ON submission.evidence_id = evidence.evidence_id
    -- What an unsigned notification names; of several transactions one that Apple has not found, the smallest id by bytes.
    LEFT JOIN evidence_pointer
        ON evidence_pointer.evidence_id = evidence.evidence_id
        AND evidence_pointer.transaction_id = (
            SELECT other.transaction_id
            FROM evidence_pointer AS other
            LEFT JOIN apple_question AS asked ON asked.transaction_id = other.transaction_id
            WHERE other.evidence_id = evidence.evidence_id
            ORDER BY COALESCE(asked.last_answer = 'found', FALSE), other.transaction_id
            LIMIT 1
        )
    LEFT JOIN apple_question ON apple_question.transaction_id = evidence_pointer.transaction_id
    WHERE evidence.outcome IN ('pending', 'unverifiable')
),
claimed AS (
    SELECT
        claim.claimant,
        claim.transaction_id,
        claim.environment,
        EXISTS (
            SELECT 1
            FROM submission AS other
            WHERE other.claim_id = claim.claim_id AND other.named_environment IS NOT NULL
        ) AS is_store_stated,
        EXISTS (
            SELECT 1
            FROM transaction_alias
            WHERE transaction_alias.environment = claim.environment
                AND transaction_alias.transaction_id = claim.transaction_id
                AND transaction_alias.purchase_id IS NOT NULL
        ) AS is_of_purchase,
        submission.external_id,
        submission.received_at,
        submission.digest AS submission_digest,
        row_number() OVER (
            PARTITION BY claim.claim_id
            ORDER BY submission.received_at IS NULL, submission.received_at, submission.digest NULLS FIRST
        ) AS place
    FROM claim
    LEFT JOIN submission ON submission.claim_id = claim.claim_id
    WHERE claim.state = 'pending'
),
line AS (
    SELECT
        subject,
        external_id,
        user_id,
        transaction_id,
        environment,
        received_at,
        outcome,
        attempt_count,
        last_attempt_at,
        last_answer,
        next_attempt_at,
        is_store_stated,
        is_of_purchase,
        evidence_digest,
        submission_digest
    FROM waiting
    UNION ALL
    SELECT
        CAST(:claim AS text),
        claimed.external_id,
        claimed.claimant,
        claimed.transaction_id,
        claimed.environment,
        claimed.received_at,
        CAST(:pending AS text),
        COALESCE(apple_question.attempt_count, 0),
        apple_question.last_attempt_at,
        apple_question.last_answer,
        apple_question.next_attempt_at,
        claimed.is_store_stated,
        claimed.is_of_purchase,
        '',
        COALESCE(claimed.submission_digest, '')
    FROM claimed
    LEFT JOIN apple_question ON apple_question.transaction_id = claimed.transaction_id
    WHERE claimed.place = 1
    UNION ALL
    SELECT
        CAST(:credit AS text),
        NULL,
        credit.user_id,
        credit.transaction_id,
        credit.environment,
        credit.credited_at,
        CAST(:pending AS text),
        apple_question.attempt_count,
        apple_question.last_attempt_at,
        apple_question.last_answer,
        apple_question.next_attempt_at,
        CAST(NULL AS boolean),
        CAST(NULL AS boolean),
        '',
        credit.subject
    FROM credit INDEXED BY credit_unmatched
    JOIN apple_question ON apple_question.transaction_id = credit.transaction_id
    WHERE credit.alias_id IS NULL
        AND credit.status = 'credited'
        AND apple_question.last_answer <> :not_found
)
SELECT
    row_number() OVER (
        ORDER BY
            COALESCE(environment, '') COLLATE BINARY,
            COALESCE(transaction_id, '') COLLATE BINARY,
            subject COLLATE BINARY,
            received_at IS NULL,
            received_at,
            COALESCE(external_id, '') COLLATE BINARY,
            COALESCE(user_id, '') COLLATE BINARY,
            evidence_digest COLLATE BINARY,
            submission_digest COLLATE BINARY
    ),
    subject,
    external_id,
    user_id,
    transaction_id,
    environment,
    received_at,
    outcome,
    attempt_count,
    last_attempt_at,
    last_answer,
    next_attempt_at,
    is_store_stated,
    is_of_purchase
FROM line;
