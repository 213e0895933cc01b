-- name: readDecisions
-- Answers: the resolutions and reopenings of the cases of the touched purchases, as far as a run has taken them into the
-- books. Grain: one decision, purchases together.
SELECT
    touched.purchase_id, event.case_id, event.case_event_id, event.action, event.reason,
    EXISTS (
        SELECT 1 FROM finding WHERE finding.case_id = event.case_id AND finding.kind = 'missing_credit'
    ) AS is_about_missing_credit
FROM touched
CROSS JOIN case_event AS event ON event.purchase_id = touched.purchase_id
WHERE event.action IN ('resolved', 'reopened')
    AND event.applied_run_id IS NOT NULL
ORDER BY touched.purchase_id;

-- name: readNames
-- Every name on the touched purchases and who answers to it. Grain: one (name, user), purchases together.
WITH name AS (
    SELECT t.purchase_id, 'appleToken' AS origin, a.account_token_digest AS exact, a.account_token_digest AS folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.account_token_digest IS NOT NULL
    UNION
    SELECT t.purchase_id, 'payments', a.backend_token_exact, a.backend_token_folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.backend_token_exact IS NOT NULL
    UNION
    SELECT t.purchase_id, 'payments', a.backend_username_exact, a.backend_username_folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.backend_username_exact IS NOT NULL
    UNION
    -- Evidence that names an original of the purchase holds that id too (Rules 2.5).
    SELECT r.purchase_id, 'submission', s.username_exact, s.username_folded
    FROM temp.trace AS r
    JOIN submission AS s ON s.submission_id = r.submission_id
    JOIN transaction_alias AS a ON a.transaction_id = s.name_transaction_id AND a.purchase_id = r.purchase_id
    WHERE r.is_contained = 1
        AND s.username_exact IS NOT NULL
        AND COALESCE(s.named_environment, a.environment) = a.environment
        AND EXISTS (
            SELECT 1
            FROM fact_in_force AS f
            JOIN transaction_alias AS stated ON stated.alias_id = f.alias_id
            WHERE f.evidence_id = s.evidence_id
                AND stated.purchase_id = a.purchase_id
                AND (
                    stated.alias_id = a.alias_id
                    OR (f.original_transaction_id = a.transaction_id AND stated.is_one_with_original = 1)
                )
        )
), answer AS (
    SELECT n.purchase_id, n.origin, n.exact, n.folded, a.user_id, a.rank, a.first_seen_at, a.last_seen_at
    FROM name AS n
    LEFT JOIN user_alias AS a ON a.digest IN (n.exact, n.folded)
)
SELECT
    a.purchase_id, a.origin, HEX(a.exact) AS spelling,
    COALESCE(u.canonical_user_id, a.user_id) AS user_id,
    a.rank, a.first_seen_at, a.last_seen_at
FROM answer AS a
LEFT JOIN app_user AS u ON u.user_id = a.user_id
ORDER BY a.purchase_id, a.origin, spelling, user_id, a.rank, a.first_seen_at;

-- name: readTraces
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
        JOIN transaction_alias AS own ON own.alias_id = fact.alias_id
        WHERE fact.evidence_id = submission.evidence_id
            AND (
                own.transaction_id = submission.named_transaction_id
                OR (
                    fact.original_transaction_id = submission.named_transaction_id
                    AND own.is_one_with_original = 1
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
JOIN submission ON submission.submission_id = trace.submission_id
JOIN transaction_alias AS alias ON alias.alias_id = trace.alias_id
LEFT JOIN temp.sender_candidate AS candidate ON candidate.submission_id = trace.submission_id
LEFT JOIN temp.device_users AS device ON device.device_token = submission.device_token
ORDER BY trace.purchase_id, trace.submission_id, trace.alias_id;

-- name: readTransactions
-- The transactions of every touched purchase. Grain: one transaction, purchases together.
SELECT
    t.purchase_id, a.environment, a.transaction_id, a.original_transaction_id, a.line_item_id, a.bundle_id,
    a.product_id, a.product_type, a.quantity, a.purchase_date, a.original_purchase_date, a.paid_at, a.expires_at,
    a.is_revoked, a.revocation_date, a.revocation_reason, a.revocation_type, a.revocation_percentage,
    a.account_token, a.token_grade, a.ownership, a.is_trial, a.offer_discount_type, a.is_upgraded,
    a.transaction_reason, a.price_milliunits, a.currency, a.price_grade, a.storefront, a.has_backend_record,
    a.backend_username, a.backend_user_id, a.grade, a.source, a.is_bought_again,
    o.is_first_period_free, o.first_paid_transaction_id,
    COALESCE(u.canonical_user_id, a.backend_user_id) AS backend_canonical_user_id,
    a.is_bundle_stated
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
LEFT JOIN temp.subscription_overview AS o
    ON o.environment = a.environment
    AND o.original_transaction_id = a.original_transaction_id
    AND a.is_subscription_period = 1
LEFT JOIN app_user AS u ON u.user_id = a.backend_user_id
ORDER BY t.purchase_id, a.transaction_id;
