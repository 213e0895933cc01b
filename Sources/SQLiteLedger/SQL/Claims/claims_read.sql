-- Answers: the submissions that name a marked transaction, with all that says who and which is meant: the store they state,
-- the one in which their own evidence has the transaction, those in which it is known and when it was paid there, and who
-- they may be from. Grain: one (submission, possible user), submissions together.
SELECT
    submission.submission_id,
    submission.named_transaction_id,
    submission.named_environment,
    (
        SELECT min(own.environment)
        FROM fact_in_force
        CROSS JOIN transaction_alias AS own ON own.alias_id = fact_in_force.alias_id
        WHERE fact_in_force.evidence_id = submission.evidence_id
            AND (
                own.transaction_id = submission.named_transaction_id
                OR (
                    fact_in_force.original_transaction_id = submission.named_transaction_id
                    AND own.product_type <> 'auto_renewable'
                )
            )
    ) AS evidence_environment,
    coalesce(submission.user_text, submission.account_name) AS sent_text,
    production.purchase_id IS NOT NULL AND production.list IS NOT 'none' AS is_in_production,
    production.paid_at AS production_paid_at,
    sandbox.purchase_id IS NOT NULL AND sandbox.list IS NOT 'none' AS is_in_sandbox,
    sandbox.paid_at AS sandbox_paid_at,
    submission.user_id AS stated_user_id,
    candidate.route,
    candidate.user_id,
    candidate.rank,
    candidate.first_seen_at,
    candidate.last_seen_at
FROM dirty_claim_transaction
CROSS JOIN submission ON submission.named_transaction_id = dirty_claim_transaction.transaction_id
LEFT JOIN transaction_alias AS in_production
    ON in_production.environment = 'Production'
    AND in_production.transaction_id = dirty_claim_transaction.transaction_id
LEFT JOIN purchase AS production ON production.purchase_id = in_production.purchase_id
LEFT JOIN transaction_alias AS in_sandbox
    ON in_sandbox.environment = 'Sandbox'
    AND in_sandbox.transaction_id = dirty_claim_transaction.transaction_id
LEFT JOIN purchase AS sandbox ON sandbox.purchase_id = in_sandbox.purchase_id
LEFT JOIN temp.sender_candidate AS candidate ON candidate.submission_id = submission.submission_id
ORDER BY submission.submission_id
