-- name: listSandboxAccounts
-- Lists the accounts of the users with deliveries in the sandbox, and which kinds of deliveries each account had: a reviewer
-- stays one under whichever of their accounts. Grain: one (user, account, kind of delivery); one row without kind for an
-- account without deliveries.
INSERT INTO sandbox_account (recipient_id, user_id, environment, status)
WITH recipient AS (
    SELECT DISTINCT COALESCE(known.canonical_user_id, credit.user_id) AS user_id
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    CROSS JOIN credit ON credit.alias_id = alias.alias_id
    LEFT JOIN app_user AS known ON known.user_id = credit.user_id
    WHERE credit.environment = 'Sandbox'
), account AS (
    SELECT user_id AS recipient_id, user_id FROM recipient
    UNION
    SELECT recipient.user_id, app_user.user_id
    FROM recipient
    JOIN app_user ON app_user.canonical_user_id = recipient.user_id
)
SELECT DISTINCT account.recipient_id, account.user_id, delivery.environment, delivery.status
FROM account
LEFT JOIN credit AS delivery ON delivery.user_id = account.user_id;

-- name: readCredits
-- Every credit of the touched purchases, live or not, with the accounts of a sandbox user and what they had delivered, and with whom
-- rows state an order delivered to that was taken back, or more of an order that is live with less than was paid for; which store a row
-- without one means is decided outside, by where its id is known.
-- Grain: one (credit, account, kind of delivery, row), purchases together, then credits.
SELECT
    t.purchase_id, c.subject, c.transaction_id, c.environment, c.user_id,
    COALESCE(u.canonical_user_id, c.user_id) AS canonical_user_id,
    c.order_id, c.credited_at, c.product_id, c.quantity, c.status, c.source, c.statement_id, c.entered_run_id,
    account.user_id AS account_id, account.environment AS account_environment, account.status AS account_status,
    COALESCE(recipient.canonical_user_id, delivered.user_id) AS recipient_id, delivered.environment AS stated_environment,
    production.alias_id IS NOT NULL AS is_in_production
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
JOIN credit AS c ON c.alias_id = a.alias_id
LEFT JOIN app_user AS u ON u.user_id = c.user_id
LEFT JOIN sandbox_account AS account
    ON c.environment = 'Sandbox' AND account.recipient_id = COALESCE(u.canonical_user_id, c.user_id)
LEFT JOIN credit_statement AS delivered
    ON delivered.transaction_id = CASE
        WHEN c.status = 'withdrawn' THEN c.transaction_id
        -- What was paid for is read only where a quantity is stated: most deliveries state none.
        WHEN c.status = 'credited' AND c.quantity IS NOT NULL AND c.quantity < a.quantity THEN c.transaction_id
    END
    AND delivered.order_id = c.order_id
    AND delivered.status = 'credited'
    AND delivered.credited_at <= c.credited_at
    AND (c.status = 'withdrawn' OR delivered.quantity IS NULL OR delivered.quantity > c.quantity)
LEFT JOIN app_user AS recipient ON recipient.user_id = delivered.user_id
LEFT JOIN transaction_alias AS production
    ON production.transaction_id = delivered.transaction_id
    AND production.environment = 'Production'
    AND production.purchase_key IS NOT NULL
ORDER BY t.purchase_id, c.credited_at, c.user_id, c.subject, c.transaction_id, c.environment;

-- name: readCreditsOfOriginals
-- The live credits of what transactions of unknown type of the touched purchases name as their original, or of the purchase of that, as
-- far as it is another one. Grain: one (purchase, credit), purchases together, the earliest first.
WITH original AS (
    SELECT DISTINCT t.purchase_id, a.environment, a.original_transaction_id AS transaction_id
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE a.product_type IS NULL AND a.original_transaction_id <> a.transaction_id
), named AS (
    SELECT purchase_id, environment, transaction_id FROM original
    UNION
    SELECT o.purchase_id, twin.environment, twin.transaction_id
    FROM original AS o
    CROSS JOIN transaction_alias AS known
        ON known.environment = o.environment AND known.transaction_id = o.transaction_id
    CROSS JOIN transaction_alias AS twin ON twin.purchase_id = known.purchase_id
)
SELECT
    n.purchase_id, c.subject, c.transaction_id, c.environment, c.user_id, c.order_id, c.credited_at, c.product_id, c.quantity,
    c.status, c.source, c.statement_id
FROM named AS n
CROSS JOIN credit AS c ON c.transaction_id = n.transaction_id AND c.environment = n.environment
WHERE c.status = 'credited'
    AND NOT EXISTS (
        SELECT 1 FROM transaction_alias AS own WHERE own.alias_id = c.alias_id AND own.purchase_id = n.purchase_id
    )
ORDER BY n.purchase_id, c.credited_at, c.transaction_id, c.subject;

-- name: readCreditsOfOtherStore
-- The live credits without purchase that name a transaction of the touched purchases in the store it is not of. Grain: one (purchase,
-- credit), purchases together, the earliest first.
SELECT
    t.purchase_id, c.subject, c.transaction_id, c.environment, c.user_id, c.order_id, c.credited_at, c.product_id, c.quantity,
    c.status, c.source, c.statement_id
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
CROSS JOIN credit AS c ON c.transaction_id = a.transaction_id AND c.environment <> a.environment
WHERE c.alias_id IS NULL AND c.status = 'credited'
ORDER BY t.purchase_id, c.credited_at, c.transaction_id, c.subject;

-- name: readFutureCredits
-- The deliveries that rows of credits state for after the as-of, of the transactions of the touched purchases in whichever store;
-- which store a row without one means is decided outside, by where its id is known. Few rows are of the future, so they lead to
-- the purchases. Grain: one (purchase, transaction, row), purchases together.
SELECT
    t.purchase_id, a.environment, s.environment AS stated_environment, s.credited_at,
    EXISTS (
        SELECT 1
        FROM transaction_alias AS production
        WHERE production.environment = 'Production'
            AND production.transaction_id = s.transaction_id
            AND production.purchase_key IS NOT NULL
    ) AS is_in_production
FROM credit_statement AS s
CROSS JOIN transaction_alias AS a ON a.transaction_id = s.transaction_id
CROSS JOIN touched AS t ON t.purchase_id = a.purchase_id
WHERE s.fate = 'future' AND s.status = 'credited'
ORDER BY t.purchase_id;

-- name: readNeighbours
-- The users that the neighbours of the touched purchases were credited to. Grain: one (purchase, rung, user).
SELECT n.purchase_id, n.rung, n.user_id
FROM touched AS t
JOIN neighbour AS n ON n.purchase_id = t.purchase_id
ORDER BY n.purchase_id, n.rung, n.user_id;

-- name: readNotFound
-- Apple's answers that it does not know transactions of the touched purchases, of those with the grade :grade. Grain: one (transaction,
-- app), purchases together.
SELECT
    t.purchase_id, a.transaction_id, n.bundle_id AS asked_app, n.environment AS asked_environment, n.asked_at
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id AND a.grade = :grade
CROSS JOIN not_found_answer AS n ON n.transaction_id = a.transaction_id AND n.environment = a.environment
ORDER BY t.purchase_id, a.transaction_id, n.bundle_id;

-- name: readOtherBuyers
-- The users whom rows of payments name beside the merged ones of the transactions of the touched purchases. Grain: one (purchase, user),
-- purchases together.
SELECT t.purchase_id, COALESCE(u.canonical_user_id, o.name) AS user_id
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
CROSS JOIN other_buyer_name AS o ON o.alias_id = a.alias_id AND o.kind = 'user_id'
LEFT JOIN app_user AS u ON u.user_id = o.name
ORDER BY t.purchase_id;

-- name: readRefundNotices
-- The unsigned notifications that say that money of the touched purchases went back, as long as Apple has not answered. Grain: one
-- (purchase, transaction, notification), purchases together, the earliest first.
SELECT t.purchase_id, p.pointed_at
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
CROSS JOIN evidence_pointer AS p ON p.transaction_id = a.transaction_id
CROSS JOIN evidence AS e ON e.evidence_id = p.evidence_id
WHERE p.is_revocation = 1
    AND (p.environment IS NULL OR p.environment = a.environment)
    AND e.form = 'notification_v1'
    AND e.outcome = 'pending'
ORDER BY t.purchase_id, p.pointed_at;

-- name: readRefundStatements
-- What each statement that was posted says of a refund, for the touched purchases of which one is stated: about each of their
-- transactions, which are one payment. Few are refunded, so they lead to the statements. Grain: one (transaction, statement), purchases
-- together.
WITH refunded AS MATERIALIZED (
    SELECT DISTINCT t.purchase_id
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    WHERE EXISTS (
        SELECT 1 FROM fact_in_force AS stated WHERE stated.alias_id = a.alias_id AND stated.is_revoked = 1
    )
)
SELECT r.purchase_id, a.transaction_id, f.source, f.stated_at, f.is_revoked, f.revocation_date
FROM refunded AS r
CROSS JOIN transaction_alias AS a ON a.purchase_id = r.purchase_id
CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
WHERE f.fact_id <= (SELECT COALESCE(MAX(run.posted_fact_id), 0) FROM run)
ORDER BY r.purchase_id, a.transaction_id, f.fact_id;

-- name: readRefusedCredits
-- The rows of credits about the touched purchases that were refused. Few purchases have one, so the rows lead to them.
-- Grain: one (transaction, order), purchases together, the newest row last.
SELECT t.purchase_id, f.name, r.line
FROM refused_credit AS r
CROSS JOIN transaction_alias AS a ON a.transaction_id = r.transaction_id
CROSS JOIN touched AS t ON t.purchase_id = a.purchase_id
JOIN source_file AS f ON f.file_id = r.file_id
ORDER BY t.purchase_id, r.file_id, r.line;

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
FROM trace
JOIN submission ON submission.submission_id = trace.submission_id
JOIN transaction_alias AS alias ON alias.alias_id = trace.alias_id
LEFT JOIN sender_candidate AS candidate ON candidate.submission_id = trace.submission_id
LEFT JOIN device_users AS device ON device.device_token = submission.device_token
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
    p.transaction_id IS NOT NULL AS is_first_paid_period,
    COALESCE(u.canonical_user_id, a.backend_user_id) AS backend_canonical_user_id,
    a.is_bundle_stated
FROM touched AS t
CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
LEFT JOIN first_paid_period AS p ON p.environment = a.environment AND p.transaction_id = a.transaction_id
LEFT JOIN app_user AS u ON u.user_id = a.backend_user_id
ORDER BY t.purchase_id, a.transaction_id;

-- name: readNames
-- Every name on the touched purchases and who answers to it: those who have it as the first kind of name that anybody has it as; of a name
-- that more than :most_users have so, that it is common. Grain: one (name, user), purchases together.
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
    SELECT t.purchase_id, 'payments', o.exact, o.folded
    FROM touched AS t
    CROSS JOIN transaction_alias AS a ON a.purchase_id = t.purchase_id
    CROSS JOIN other_buyer_name AS o ON o.alias_id = a.alias_id
    WHERE o.exact IS NOT NULL
    UNION
    -- Evidence that names an original of the purchase holds that id too (Rules 2.5).
    SELECT r.purchase_id, 'submission', s.username_exact, s.username_folded
    FROM trace AS r
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
), ranked AS MATERIALIZED (
    SELECT
        n.purchase_id, n.origin, n.exact, n.folded,
        (
            SELECT MIN(kind.rank)
            FROM (
                SELECT (SELECT MIN(rank) FROM user_alias WHERE digest = n.exact) AS rank
                UNION ALL
                SELECT (SELECT MIN(rank) FROM user_alias WHERE digest = n.folded)
            ) AS kind
        ) AS rank
    FROM name AS n
), told AS MATERIALIZED (
    SELECT
        n.purchase_id, n.origin, n.exact, n.folded, n.rank,
        CAST(:most_users AS bigint) < (
            SELECT COUNT(*)
            FROM (
                SELECT DISTINCT user_id
                FROM user_alias
                WHERE digest = n.exact AND rank = n.rank
                LIMIT CAST(:most_users AS bigint) + 1
            ) AS holder
        )
        OR CAST(:most_users AS bigint) < (
            SELECT COUNT(*)
            FROM (
                SELECT DISTINCT user_id
                FROM user_alias
                WHERE digest = n.folded AND rank = n.rank
                LIMIT CAST(:most_users AS bigint) + 1
            ) AS holder
        ) AS is_common
    FROM ranked AS n
), answer AS (
    SELECT n.purchase_id, n.origin, n.exact, n.is_common, a.user_id, a.rank, a.first_seen_at, a.last_seen_at
    FROM told AS n
    LEFT JOIN user_alias AS a ON a.digest = CASE WHEN NOT n.is_common THEN n.exact END AND a.rank = n.rank
    UNION ALL
    SELECT n.purchase_id, n.origin, n.exact, n.is_common, a.user_id, a.rank, a.first_seen_at, a.last_seen_at
    FROM told AS n
    CROSS JOIN user_alias AS a ON a.digest = n.folded AND a.rank = n.rank
    WHERE n.folded <> n.exact AND NOT n.is_common
)
SELECT
    answered.purchase_id, answered.origin, answered.exact AS spelling,
    COALESCE(u.canonical_user_id, answered.user_id) AS user_id,
    answered.rank, answered.first_seen_at, answered.last_seen_at, answered.is_common
FROM answer AS answered
LEFT JOIN app_user AS u ON u.user_id = answered.user_id
ORDER BY
    answered.purchase_id, answered.origin COLLATE BINARY, answered.exact, user_id NULLS FIRST, answered.rank NULLS FIRST,
    answered.first_seen_at NULLS FIRST;
