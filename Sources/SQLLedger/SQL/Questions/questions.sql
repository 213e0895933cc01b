-- name: attempts
-- Answers: how often a question was asked in vain. Grain: none or one. Parameters: 1 transaction.
SELECT attempt_count FROM apple_question WHERE transaction_id = ?1;

-- name: pendingClaims
-- Answers: the pending claims of one transaction, with the highest grade of what is stated about it; an original that is
-- named outside subscriptions is stated too (Rules 2.5). A claim waits since it came in, and a client's clock that is ahead does not
-- move that. Grain: one claim.
WITH stated (grade) AS (
    SELECT fact_in_force.grade
    FROM transaction_alias
    JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
    WHERE transaction_alias.transaction_id = :transaction_id
    UNION ALL
    SELECT naming.grade
    FROM transaction_alias AS naming
    WHERE naming.environment IN ('Production', 'Sandbox')
        AND naming.original_transaction_id = :transaction_id
        AND naming.is_one_with_original = 1
)
SELECT
    claim.claim_id,
    min(
        CASE
            WHEN submission.received_at <= source_file.imported_at THEN submission.received_at
            ELSE coalesce(source_file.imported_at, submission.received_at)
        END
    ) AS waiting_since,
    (SELECT max(stated.grade) FROM stated) AS best_grade
FROM claim
JOIN submission ON submission.claim_id = claim.claim_id
LEFT JOIN source_file ON source_file.file_id = submission.file_id
WHERE claim.transaction_id = :transaction_id AND claim.state = 'pending'
GROUP BY claim.claim_id;

-- name: waitingSince
-- Answers: since when pending claims and live credits without purchase wait for a transaction. Grain: one of them.
SELECT min(
    CASE
        WHEN submission.received_at <= source_file.imported_at THEN submission.received_at
        ELSE coalesce(source_file.imported_at, submission.received_at)
    END
) AS moment
FROM claim
JOIN submission ON submission.claim_id = claim.claim_id
LEFT JOIN source_file ON source_file.file_id = submission.file_id
WHERE claim.transaction_id = :transaction_id AND claim.state = 'pending'
GROUP BY claim.claim_id
UNION ALL
SELECT credited_at FROM credit WHERE transaction_id = :transaction_id AND alias_id IS NULL AND status = 'credited';

-- name: customers
-- The accounts some transactions are known to belong to, or are asked by. Parameters: 1 transaction ids as a JSON array,
-- 2 environment, 3 bundle. Grain: one account, the oldest first.
SELECT k.customer_id
FROM json_each(?1) AS wanted
JOIN api_cursor AS k
    ON k.environment = ?2 AND k.bundle_id = ?3 AND k.transaction_id = wanted.value
UNION
SELECT k.customer_id
FROM json_each(?1) AS wanted
JOIN transaction_alias AS a ON a.environment = ?2 AND a.transaction_id = wanted.value
JOIN customer_transaction AS t ON t.alias_id = a.alias_id
JOIN api_cursor AS k ON k.customer_id = t.customer_id
WHERE k.bundle_id = ?3
ORDER BY customer_id;

-- name: credits
-- Answers: the live credits without a purchase, and what Apple answered about their transactions, the oldest credit first. The grades
-- are those of `claims`.
-- Grain: one (credit, "not found" answer), credits together; one row without answer where there is none.
WITH unmatched AS MATERIALIZED (
    SELECT
        credit.credit_id,
        credit.transaction_id,
        credit.stated_environment AS environment,
        credit_statement.bundle_id,
        credit.user_id,
        credit.credited_at
    FROM credit INDEXED BY credit_unmatched
    LEFT JOIN credit_statement ON credit_statement.statement_id = credit.statement_id
    WHERE credit.alias_id IS NULL AND credit.status = 'credited'
),
statement AS (
    SELECT unmatched.credit_id, unmatched.environment AS named, transaction_alias.environment, fact_in_force.grade
    FROM unmatched
    CROSS JOIN transaction_alias ON transaction_alias.transaction_id = unmatched.transaction_id
    CROSS JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
    UNION ALL
    SELECT unmatched.credit_id, unmatched.environment, naming.environment, naming.grade
    FROM unmatched
    CROSS JOIN transaction_alias AS naming
        ON naming.environment IN ('Production', 'Sandbox')
        AND naming.original_transaction_id = unmatched.transaction_id
        AND naming.is_one_with_original = 1
),
stated AS (
    SELECT
        credit_id,
        max(CASE WHEN environment = coalesce(named, environment) THEN grade END) AS best_grade,
        max(CASE WHEN environment <> named THEN grade END) AS grade_elsewhere
    FROM statement
    GROUP BY credit_id
)
SELECT
    unmatched.credit_id,
    unmatched.transaction_id,
    unmatched.environment,
    unmatched.bundle_id,
    unmatched.user_id,
    unmatched.credited_at AS waiting_since,
    stated.best_grade,
    stated.grade_elsewhere,
    apple_question.next_attempt_at,
    CASE apple_question.last_answer WHEN 'found' THEN apple_question.last_attempt_at END AS found_at,
    apple_question.unanswered_at,
    apple_question.last_answer,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM unmatched
LEFT JOIN stated ON stated.credit_id = unmatched.credit_id
LEFT JOIN apple_question ON apple_question.transaction_id = unmatched.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = unmatched.transaction_id
ORDER BY
    unmatched.credited_at, unmatched.transaction_id, unmatched.credit_id, not_found_answer.environment,
    not_found_answer.bundle_id;

-- name: pointers
-- Answers: the transactions that open unsigned notifications name, and what Apple answered about them, the oldest notification
-- first. `grade_elsewhere`: of the statements about the id in the other store than the one that the notification names. Whether what is
-- stated in that store answers it, its statements tell. `is_known`: whether anything else states a purchase with the id.
-- Grain: one (notification, transaction, "not found" answer), the first two together; one row without answer where there is none.
SELECT
    evidence_pointer.evidence_id,
    evidence_pointer.transaction_id,
    evidence_pointer.environment,
    evidence_pointer.bundle_id,
    evidence_pointer.is_revocation,
    evidence_pointer.pointed_at,
    evidence_pointer.pointed_at AS waiting_since,
    (
        SELECT max(fact_in_force.grade)
        FROM transaction_alias
        CROSS JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
        WHERE transaction_alias.transaction_id = evidence_pointer.transaction_id
            AND transaction_alias.environment <> evidence_pointer.environment
    ) AS grade_elsewhere,
    EXISTS (
        SELECT 1
        FROM transaction_alias
        WHERE transaction_alias.transaction_id = evidence_pointer.transaction_id AND transaction_alias.purchase_key IS NOT NULL
    ) AS is_known,
    apple_question.next_attempt_at,
    CASE apple_question.last_answer WHEN 'found' THEN apple_question.last_attempt_at END AS found_at,
    apple_question.unanswered_at,
    apple_question.last_answer,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM evidence
CROSS JOIN evidence_pointer ON evidence_pointer.evidence_id = evidence.evidence_id
LEFT JOIN apple_question ON apple_question.transaction_id = evidence_pointer.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = evidence_pointer.transaction_id
WHERE evidence.form = 'notification_v1' AND evidence.outcome = 'pending'
ORDER BY
    evidence_pointer.pointed_at, evidence_pointer.transaction_id, evidence_pointer.evidence_id,
    not_found_answer.environment, not_found_answer.bundle_id;

-- name: claims
-- Answers: the claims that no evidence proves, and what Apple answered about their transactions, the oldest claim first.
-- User and receipt say which may be about one Apple account: no rule relies on it. `best_grade`: of the statements about the
-- transaction, in the store that the claim names where it names one, and `grade_elsewhere` in the other; an original that is named outside
-- subscriptions is stated too (Rules 2.5).
-- Grain: one (claim, "not found" answer), claims together; one row without answer where there is none.
WITH pending AS MATERIALIZED (
    SELECT
        claim.claim_id,
        claim.transaction_id,
        claim.claimant,
        min(submission.named_environment) AS environment,
        coalesce(min(submission.bundle_id), min(evidence.bundle_id)) AS bundle_id,
        min(submission.evidence_id) AS evidence_id,
        min(
            CASE
                WHEN submission.received_at <= source_file.imported_at THEN submission.received_at
                ELSE coalesce(source_file.imported_at, submission.received_at)
            END
        ) AS waiting_since
    FROM claim
    JOIN submission ON submission.claim_id = claim.claim_id
    LEFT JOIN source_file ON source_file.file_id = submission.file_id
    LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
    WHERE claim.state = 'pending'
    GROUP BY claim.claim_id
),
statement AS (
    SELECT pending.claim_id, pending.environment AS named, transaction_alias.environment, fact_in_force.grade
    FROM pending
    CROSS JOIN transaction_alias ON transaction_alias.transaction_id = pending.transaction_id
    CROSS JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
    UNION ALL
    SELECT pending.claim_id, pending.environment, naming.environment, naming.grade
    FROM pending
    CROSS JOIN transaction_alias AS naming
        ON naming.environment IN ('Production', 'Sandbox')
        AND naming.original_transaction_id = pending.transaction_id
        AND naming.is_one_with_original = 1
),
stated AS (
    SELECT
        claim_id,
        max(CASE WHEN environment = coalesce(named, environment) THEN grade END) AS best_grade,
        max(CASE WHEN environment <> named THEN grade END) AS grade_elsewhere
    FROM statement
    GROUP BY claim_id
)
SELECT
    pending.claim_id,
    pending.transaction_id,
    pending.claimant,
    pending.environment,
    pending.bundle_id,
    pending.evidence_id,
    pending.waiting_since,
    (
        SELECT min(fact_in_force.alias_id)
        FROM fact_in_force
        WHERE fact_in_force.evidence_id = pending.evidence_id
            AND fact_in_force.source IN ('app_receipt', 'verify_receipt')
    ) AS alias_id,
    stated.best_grade,
    stated.grade_elsewhere,
    apple_question.next_attempt_at,
    CASE apple_question.last_answer WHEN 'found' THEN apple_question.last_attempt_at END AS found_at,
    apple_question.unanswered_at,
    apple_question.last_answer,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM pending
LEFT JOIN stated ON stated.claim_id = pending.claim_id
LEFT JOIN apple_question ON apple_question.transaction_id = pending.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = pending.transaction_id
ORDER BY
    pending.waiting_since NULLS FIRST, pending.transaction_id, pending.claim_id, not_found_answer.environment,
    not_found_answer.bundle_id;

-- name: rechecks
-- Answers: the purchases that await delivery, and those not judged yet that nobody was credited for, with the Apple accounts
-- of their transactions that statements are about. Grain: one (purchase, transaction), purchases together.
WITH waiting (purchase_id) AS MATERIALIZED (
    SELECT purchase_id FROM purchase WHERE list = 'white'
    UNION ALL
    SELECT purchase_id
    FROM purchase
    WHERE list IS NULL
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias
            JOIN credit ON credit.alias_id = transaction_alias.alias_id
            WHERE transaction_alias.purchase_id = purchase.purchase_id AND credit.status = 'credited'
        )
)
SELECT
    waiting.purchase_id,
    transaction_alias.alias_id,
    transaction_alias.environment,
    transaction_alias.transaction_id,
    transaction_alias.bundle_id,
    transaction_alias.paid_at,
    transaction_alias.is_fully_revoked,
    transaction_alias.is_free,
    transaction_alias.ownership,
    customer_transaction.customer_id,
    api_cursor.revision,
    api_cursor.asked_at AS read_at,
    apple_question.next_attempt_at,
    apple_question.unanswered_at,
    apple_question.last_answer
FROM waiting
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = waiting.purchase_id
LEFT JOIN customer_transaction ON customer_transaction.alias_id = transaction_alias.alias_id
LEFT JOIN api_cursor ON api_cursor.customer_id = customer_transaction.customer_id
LEFT JOIN apple_question ON apple_question.transaction_id = transaction_alias.transaction_id
WHERE transaction_alias.grade IS NOT NULL
ORDER BY waiting.purchase_id, transaction_alias.alias_id;
