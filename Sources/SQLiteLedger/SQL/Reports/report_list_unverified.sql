-- What waits for an answer: evidence without a final outcome, claims without proof, and credits Apple was asked about in
-- vain. Grain: one submission of such evidence (or the evidence, where no submission brought it), one pending claim
-- under its earliest submission, and one live credit.
INSERT INTO temp.listed_unverified
    (
        subject, external_id, user_id, transaction_id, environment, received_at, outcome, attempt_count, last_attempt_at,
        last_answer, next_attempt_at
    )
WITH waiting AS (
    SELECT
        CASE
            WHEN evidence.form LIKE 'notification%' THEN 'notification'
            WHEN evidence.form LIKE 'signed_transaction%' THEN 'signed_transaction'
            ELSE 'receipt'
        END AS subject,
        submission.external_id,
        COALESCE(submission.user_text, submission.account_name) AS user_id,
        submission.named_transaction_id AS transaction_id,
        COALESCE(evidence.environment, submission.environment) AS environment,
        COALESCE(submission.received_at, evidence.received_at) AS received_at,
        evidence.outcome,
        evidence.attempt_count,
        evidence.last_attempt_at,
        evidence.last_answer,
        evidence.next_attempt_at,
        evidence.digest AS evidence_digest,
        COALESCE(submission.digest, '') AS submission_digest
    FROM evidence
    LEFT JOIN submission ON submission.evidence_id = evidence.evidence_id
    WHERE evidence.outcome IN ('pending', 'unverifiable')
),
claimed AS (
    SELECT
        claim.claimant,
        claim.transaction_id,
        -- What nobody stated and nothing in force shows is left open: an id that belongs to no purchase shows nothing.
        IIF(
            EXISTS (
                SELECT 1
                FROM submission AS other
                WHERE other.claim_id = claim.claim_id AND other.named_environment IS NOT NULL
            )
            OR EXISTS (
                SELECT 1
                FROM transaction_alias
                WHERE transaction_alias.environment = claim.environment
                    AND transaction_alias.transaction_id = claim.transaction_id
                    AND transaction_alias.purchase_id IS NOT NULL
            ),
            claim.environment,
            NULL
        ) AS environment,
        submission.external_id,
        submission.received_at,
        submission.digest AS submission_digest,
        row_number() OVER (
            PARTITION BY claim.claim_id
            ORDER BY submission.received_at IS NULL, submission.received_at, submission.digest
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
        evidence_digest,
        submission_digest
    FROM waiting
    UNION ALL
    SELECT
        'claim',
        claimed.external_id,
        claimed.claimant,
        claimed.transaction_id,
        claimed.environment,
        claimed.received_at,
        'pending',
        COALESCE(apple_question.attempt_count, 0),
        apple_question.last_attempt_at,
        apple_question.last_answer,
        apple_question.next_attempt_at,
        '',
        COALESCE(claimed.submission_digest, '')
    FROM claimed
    LEFT JOIN apple_question ON apple_question.transaction_id = claimed.transaction_id
    WHERE claimed.place = 1
    UNION ALL
    SELECT
        'credit',
        NULL,
        credit.user_id,
        credit.transaction_id,
        credit.environment,
        credit.credited_at,
        'pending',
        apple_question.attempt_count,
        apple_question.last_attempt_at,
        apple_question.last_answer,
        apple_question.next_attempt_at,
        '',
        credit.subject
    FROM credit INDEXED BY credit_unmatched
    JOIN apple_question ON apple_question.transaction_id = credit.transaction_id
    WHERE credit.alias_id IS NULL
        AND credit.status = 'credited'
        AND apple_question.last_answer <> 'not_found'
)
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
    next_attempt_at
FROM line
ORDER BY
    received_at IS NULL,
    received_at,
    COALESCE(environment, ''),
    COALESCE(transaction_id, ''),
    subject,
    COALESCE(external_id, ''),
    COALESCE(user_id, ''),
    evidence_digest,
    submission_digest
