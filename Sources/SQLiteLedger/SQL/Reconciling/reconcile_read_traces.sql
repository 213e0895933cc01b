-- Answers: how submissions mention the transactions of the touched purchases, what says which store a name means, and the
-- users each submission may be from. Grain: one (transaction, submission, possible user), purchases together, then submissions,
-- then transactions.
SELECT
    trace.purchase_id, trace.submission_id, trace.alias_id, trace.is_contained,
    submission.digest, submission.received_at, submission.product_id, submission.bundle_id, submission.device_model,
    submission.os_version, submission.app_version, submission.application_username, submission.user_id AS stated_user_id,
    alias.environment, trace.is_id_named, submission.named_environment,
    CASE WHEN trace.is_id_named THEN (
        SELECT MIN(own.environment)
        FROM fact_in_force AS fact
        CROSS JOIN transaction_alias AS own ON own.alias_id = fact.alias_id
        WHERE fact.evidence_id = submission.evidence_id
            AND (
                own.transaction_id = submission.named_transaction_id
                OR (
                    fact.original_transaction_id = submission.named_transaction_id
                    AND own.product_type <> 'auto_renewable'
                )
            )
    ) END AS evidence_environment,
    CASE WHEN trace.is_id_named THEN EXISTS (
        SELECT 1
        FROM transaction_alias AS production
        WHERE production.environment = 'Production'
            AND production.transaction_id = alias.transaction_id
            AND production.purchase_id IS NOT NULL
    ) END AS is_in_production,
    candidate.route, candidate.user_id, candidate.rank, candidate.first_seen_at, candidate.last_seen_at,
    device.smallest_user_id, device.largest_user_id
FROM temp.trace
CROSS JOIN submission ON submission.submission_id = trace.submission_id
CROSS JOIN transaction_alias AS alias ON alias.alias_id = trace.alias_id
LEFT JOIN temp.sender_candidate AS candidate ON candidate.submission_id = trace.submission_id
LEFT JOIN temp.device_users AS device ON device.device_token = submission.device_token
ORDER BY trace.purchase_id, trace.submission_id, trace.alias_id
