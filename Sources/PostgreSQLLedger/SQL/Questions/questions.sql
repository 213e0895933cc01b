-- name: claims
-- Answers: the claims that no evidence proves, and what Apple answered about their transactions, the oldest claim first.
-- User and receipt say which may be about one Apple account: no rule relies on it. `best_grade`: of the statements about the
-- transaction; an original that is named outside subscriptions is stated too (Rules 2.5).
-- Grain: one (claim, "not found" answer), claims together; one row without answer where there is none.
WITH pending AS (
    SELECT
        claim.claim_id,
        claim.transaction_id,
        claim.claimant,
        min(submission.named_environment) AS environment,
        coalesce(min(submission.bundle_id), min(evidence.bundle_id)) AS bundle_id,
        min(submission.evidence_id) AS evidence_id,
        min(coalesce(submission.received_at, source_file.imported_at)) AS waiting_since
    FROM claim
    JOIN submission ON submission.claim_id = claim.claim_id
    LEFT JOIN source_file ON source_file.file_id = submission.file_id
    LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
    WHERE claim.state = 'pending'
    GROUP BY claim.claim_id
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
    GREATEST(
        coalesce(
            (
                SELECT max(fact_in_force.grade)
                FROM transaction_alias
                JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
                WHERE transaction_alias.transaction_id = pending.transaction_id
            ),
            0
        ),
        coalesce(
            (
                SELECT max(naming.grade)
                FROM transaction_alias AS naming
                WHERE naming.environment IN ('Production', 'Sandbox')
                    AND naming.original_transaction_id = pending.transaction_id
                    AND naming.is_one_with_original
            ),
            0
        )
    ) AS best_grade,
    apple_question.next_attempt_at,
    apple_question.unanswered_at,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM pending
LEFT JOIN apple_question ON apple_question.transaction_id = pending.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = pending.transaction_id
ORDER BY
    pending.waiting_since NULLS FIRST, pending.transaction_id, pending.claim_id, not_found_answer.environment,
    not_found_answer.bundle_id;

-- name: rechecks
-- Answers: the purchases that await delivery, and those not judged yet that nobody was credited for, with the Apple accounts
-- of their transactions that statements are about. Grain: one (purchase, transaction), purchases together.
WITH waiting (purchase_id) AS (
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
    apple_question.unanswered_at
FROM waiting
JOIN transaction_alias ON transaction_alias.purchase_id = waiting.purchase_id
LEFT JOIN customer_transaction ON customer_transaction.alias_id = transaction_alias.alias_id
LEFT JOIN api_cursor ON api_cursor.customer_id = customer_transaction.customer_id
LEFT JOIN apple_question ON apple_question.transaction_id = transaction_alias.transaction_id
WHERE transaction_alias.grade IS NOT NULL
ORDER BY waiting.purchase_id, transaction_alias.alias_id;
