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
    FROM claim INDEXED BY claim_pending
    CROSS JOIN submission ON submission.claim_id = claim.claim_id
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
    max(
        coalesce(
            (
                SELECT max(fact_in_force.grade)
                FROM transaction_alias
                CROSS JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
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
                    AND naming.product_type <> 'auto_renewable'
            ),
            0
        )
    ) AS best_grade,
    apple_question.next_attempt_at,
    not_found_answer.bundle_id AS asked_app,
    not_found_answer.environment AS asked_environment,
    not_found_answer.asked_at
FROM pending
LEFT JOIN apple_question ON apple_question.transaction_id = pending.transaction_id
LEFT JOIN not_found_answer ON not_found_answer.transaction_id = pending.transaction_id
ORDER BY pending.waiting_since, pending.transaction_id, pending.claim_id
