-- name: cases
-- Answers: the findings of the purchases :purchases and the findings :findings (both JSON arrays of keys), closed ones too, those of
-- purchases merged into them about whose case somebody did something, and those of credits about whose case somebody did something before
-- their purchase was known; what was done last about the case of each, notes apart, decided last, and decided last that the books know.
-- Grain: one finding.
WITH wanted AS (
    SELECT finding.finding_id, CAST(given.value AS bigint) AS purchase_id
    FROM json_each(:purchases) AS given
    JOIN finding ON finding.purchase_id = CAST(given.value AS bigint)
    UNION
    SELECT finding.finding_id, CAST(given.value AS bigint)
    FROM json_each(:purchases) AS given
    JOIN purchase AS merged ON merged.merged_into = CAST(given.value AS bigint)
    JOIN finding ON finding.purchase_id = merged.purchase_id
    WHERE EXISTS (SELECT 1 FROM case_event AS event WHERE event.case_id = finding.case_id)
    UNION
    SELECT (
        SELECT latest.finding_id
        FROM finding AS latest
        WHERE latest.case_id = event.case_id
        ORDER BY latest.closed_run_id IS NOT NULL, latest.opened_at DESC, latest.finding_id DESC
        LIMIT 1
    ), CAST(given.value AS bigint)
    FROM json_each(:purchases) AS given
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = CAST(given.value AS bigint)
    CROSS JOIN case_event AS event ON event.alias_id = alias.alias_id
    WHERE NOT EXISTS (SELECT 1 FROM finding WHERE finding.case_id = event.case_id AND finding.purchase_id IS NOT NULL)
    UNION
    SELECT finding.finding_id, CAST(given.value AS bigint)
    FROM json_each(:purchases) AS given
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = CAST(given.value AS bigint)
    CROSS JOIN finding
        ON finding.purchase_id IS NULL
        AND finding.kind IN ('missing_payment', 'unproven_credit')
        AND finding.environment = alias.environment
        AND finding.subject > alias.transaction_id || ' '
        AND finding.subject < alias.transaction_id || '!'
    WHERE EXISTS (SELECT 1 FROM case_event AS event WHERE event.case_id = finding.case_id)
        -- What was decided goes with the transaction it was decided about.
        AND NOT EXISTS (
            SELECT 1
            FROM case_event AS decided
            WHERE decided.case_id = finding.case_id AND decided.action IN ('resolved', 'reopened')
        )
    UNION
    SELECT CAST(value AS bigint), NULL FROM json_each(:findings) AS given
)
SELECT
    wanted.purchase_id,
    finding.case_id, finding.kind, finding.environment, finding.transaction_id,
    finding.credited_user_id, finding.expected, finding.actual, finding.detail, finding.storefronts, finding.next_step,
    finding.opened_run_id, finding.closed_run_id,
    last_event.action AS last_action, last_event.after_run_id AS last_action_after_run_id, last_event.at, last_event.actor,
    last_event.reason, stated.user_id, app_user.canonical_user_id, stated.quantity,
    decision.case_event_id AS decision_sequence, decision.action AS decision, decision.reason AS decision_reason,
    decision.alias_id AS decision_alias_id, decision.applied_run_id AS decision_applied_run_id,
    (
        SELECT assigned.assignee
        FROM case_event AS assigned
        WHERE assigned.case_id = finding.case_id AND assigned.action = 'assigned'
        ORDER BY assigned.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    (
        SELECT booked.action
        FROM case_event AS booked
        WHERE
            booked.case_id = finding.case_id AND booked.action IN ('resolved', 'reopened')
            AND booked.applied_run_id IS NOT NULL
        ORDER BY booked.case_event_id DESC
        LIMIT 1
    ) AS booked_decision
FROM wanted
CROSS JOIN finding ON finding.finding_id = wanted.finding_id
LEFT JOIN case_event AS last_event ON last_event.case_event_id = (
    SELECT last.case_event_id
    FROM case_event AS last
    WHERE last.case_id = finding.case_id AND last.action <> 'note'
    ORDER BY last.case_event_id DESC
    LIMIT 1
)
LEFT JOIN case_event AS decision ON decision.case_event_id = (
    SELECT MAX(decided.case_event_id)
    FROM case_event AS decided
    WHERE decided.case_id = finding.case_id AND decided.action IN ('resolved', 'reopened')
)
LEFT JOIN case_credit AS stated ON stated.case_event_id = last_event.case_event_id
LEFT JOIN app_user ON app_user.user_id = stated.user_id
ORDER BY wanted.purchase_id NULLS FIRST, finding.case_id, finding.kind;

-- name: credits
-- The credits of the purchases :purchases (a JSON array), whatever became of them. Grain: one credit.
SELECT
    transaction_alias.purchase_id,
    credit.transaction_id,
    credit.user_id,
    credit.credited_at,
    credit.order_id,
    credit.product_id,
    credit.quantity,
    credit.status,
    credit.source
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
JOIN credit ON credit.alias_id = transaction_alias.alias_id
ORDER BY transaction_alias.purchase_id, credit.credited_at, credit.user_id, credit.transaction_id, credit.subject;

-- name: doubts
-- Answers: the purchases among :purchases (a JSON array) about which a row of credits was refused, or whose refund an unsigned notification
-- states that Apple has not answered about (as `withDoubts` of all findings). Grain: one purchase.
SELECT alias.purchase_id
FROM json_each(:purchases) AS wanted
CROSS JOIN transaction_alias AS alias ON alias.purchase_id = CAST(wanted.value AS bigint)
CROSS JOIN refused_credit AS refused ON refused.transaction_id = alias.transaction_id
UNION
SELECT alias.purchase_id
FROM json_each(:purchases) AS wanted
CROSS JOIN transaction_alias AS alias ON alias.purchase_id = CAST(wanted.value AS bigint)
CROSS JOIN evidence_pointer AS notice
    ON notice.transaction_id = alias.transaction_id
    AND (notice.environment IS NULL OR notice.environment = alias.environment)
CROSS JOIN evidence ON evidence.evidence_id = notice.evidence_id
WHERE notice.is_revocation = 1 AND evidence.form = 'notification_v1' AND evidence.outcome = 'pending';

-- name: namedAccounts
-- What the users files say of the users :users (a JSON array), and whom they are now after all merges. Grain: one user.
SELECT
    app_user.user_id, app_user.account_name, app_user.contact,
    NULLIF(app_user.canonical_user_id, app_user.user_id) AS merged_into
FROM json_each(:users) AS wanted
JOIN app_user ON app_user.user_id = wanted.value
ORDER BY app_user.user_id;

-- name: orders
-- The orders of Apple's e-mails that hold the purchases :purchases (a JSON array). Grain: one order of one purchase.
SELECT DISTINCT transaction_alias.purchase_id, apple_order.order_id
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
JOIN apple_order
    ON apple_order.environment = transaction_alias.environment
    AND apple_order.transaction_id = transaction_alias.transaction_id
ORDER BY transaction_alias.purchase_id, apple_order.order_id;

-- name: purchases
-- Purchases owned by, credited to or claimed by the users :users (a JSON array) or sold to them by the backend's statement,
-- those they may own among others (:candidates, a JSON array of keys), and those that :query names as transaction,
-- original transaction, order, token or application username, and those of the transactions :named (a JSON array).
-- Grain: one purchase.
-- :exact, :folded and :token are the digests of the text as names and tokens are compared, :order is it as an order id of
-- Apple's, or null.
WITH account AS (SELECT value AS user_id FROM json_each(:users) AS given),
named AS (
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.transaction_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM transaction_alias
    WHERE
        transaction_alias.environment IN ('Production', 'Sandbox')
        AND transaction_alias.original_transaction_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM transaction_alias
    WHERE transaction_alias.account_token_digest = :token
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_token_exact = :exact
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_token_folded = :folded
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_username_exact = :exact
    UNION
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.backend_username_folded = :folded
    UNION
    SELECT transaction_alias.alias_id
    FROM account
    JOIN transaction_alias ON transaction_alias.backend_user_id = account.user_id
    UNION
    SELECT other_buyer_name.alias_id FROM other_buyer_name WHERE other_buyer_name.exact = :exact
    UNION
    SELECT other_buyer_name.alias_id FROM other_buyer_name WHERE other_buyer_name.folded = :folded
    UNION
    SELECT other_buyer_name.alias_id
    FROM account
    JOIN other_buyer_name ON other_buyer_name.kind = 'user_id' AND other_buyer_name.name = account.user_id
    UNION
    SELECT credit.alias_id FROM credit WHERE credit.alias_id IS NOT NULL AND credit.order_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM json_each(:named) AS wanted
    JOIN transaction_alias ON transaction_alias.transaction_id = wanted.value
    UNION
    SELECT transaction_alias.alias_id
    FROM apple_order
    JOIN transaction_alias
        ON transaction_alias.environment = apple_order.environment
        AND transaction_alias.transaction_id = apple_order.transaction_id
    WHERE apple_order.order_id = :order
    UNION
    SELECT credit.alias_id FROM account JOIN credit ON credit.user_id = account.user_id WHERE credit.alias_id IS NOT NULL
    UNION
    SELECT transaction_alias.alias_id
    FROM account
    JOIN claim ON claim.claimant = account.user_id
    JOIN transaction_alias
        ON transaction_alias.transaction_id = claim.transaction_id
        AND claim.environment IN ('', transaction_alias.environment)
    UNION
    SELECT transaction_alias.alias_id
    FROM submission
    JOIN transaction_alias ON transaction_alias.transaction_id = submission.name_transaction_id
    WHERE submission.username_exact = :exact OR submission.username_folded = :folded
),
found AS (
    SELECT transaction_alias.purchase_id
    FROM named
    JOIN transaction_alias ON transaction_alias.alias_id = named.alias_id
    UNION
    SELECT CAST(value AS bigint) FROM json_each(:candidates) AS given
    UNION
    -- Those credited to their owner are named by their credits.
    SELECT purchase.purchase_id
    FROM account
    JOIN purchase ON purchase.owner_user_id = account.user_id AND purchase.credited_to IS NOT purchase.owner_user_id
)
SELECT
    purchase.purchase_id,
    COALESCE(purchase.shown_transaction_id, '') AS shown_transaction_id,
    purchase.environment,
    purchase.bundle_id,
    purchase.product_id,
    COALESCE(
        (
            SELECT product.name
            FROM product
            WHERE product.product_id = purchase.product_id AND product.bundle_id = purchase.bundle_id
        ),
        (SELECT product.name FROM product WHERE product.product_id = purchase.product_id AND product.bundle_id = '')
    ) AS product_name,
    COALESCE(purchase.quantity, 1) AS quantity,
    purchase.price_milliunits,
    purchase.currency,
    purchase.price_source,
    purchase.paid_at,
    COALESCE(purchase.list, 'not_judged') AS list,
    COALESCE(purchase.reason, '') AS reason,
    purchase.white_state,
    purchase.owner_user_id,
    purchase.owner_candidates,
    COALESCE(purchase.owner_basis, 'unknown') AS owner_basis,
    COALESCE(purchase.owner_strength, 'none') AS owner_strength,
    purchase.cause,
    purchase.next_step
FROM found
JOIN purchase ON purchase.purchase_id = found.purchase_id
WHERE purchase.merged_into IS NULL
ORDER BY purchase.paid_at IS NULL, purchase.paid_at, purchase.environment, purchase.shown_transaction_id NULLS FIRST;

-- name: statedDeliveries
-- Statements about deliveries of the purchases :purchases (a JSON array) that the books do not count: no run has posted them (fate is
-- null), or they lie ahead of the last run and count from their moment on. Which store a statement without one means is decided outside,
-- by where its id is known. Grain: one (statement, transaction of that id).
SELECT
    transaction_alias.purchase_id, transaction_alias.environment, credit_statement.environment AS stated_environment,
    credit_statement.fate, credit_statement.status AS kind, credit_statement.user_id, credit_statement.credited_at AS at,
    EXISTS (
        SELECT 1
        FROM transaction_alias AS production
        WHERE production.environment = 'Production'
            AND production.transaction_id = credit_statement.transaction_id
            AND production.purchase_key IS NOT NULL
    ) AS is_in_production
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
JOIN credit_statement ON credit_statement.transaction_id = transaction_alias.transaction_id
WHERE credit_statement.fate IS NULL OR credit_statement.fate = 'future';

-- name: refundStatements
-- What each statement that is in the books says of a refund, for the purchases :purchases (a JSON array) of which one stands by one of
-- their transactions. Grain: one (transaction, statement).
SELECT
    transaction_alias.purchase_id, transaction_alias.transaction_id, fact.source, fact.stated_at, fact.is_revoked,
    fact.revocation_date
FROM json_each(:purchases) AS wanted
CROSS JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
CROSS JOIN fact_in_force AS fact ON fact.alias_id = transaction_alias.alias_id
WHERE fact.fact_id <= (SELECT COALESCE(MAX(run.posted_fact_id), 0) FROM run)
    AND EXISTS (
        SELECT 1
        FROM transaction_alias AS refunded
        WHERE refunded.purchase_id = transaction_alias.purchase_id AND refunded.is_revoked = 1
    );

-- name: statedRefunds
-- Refunds that no run has posted, of the purchases :purchases (a JSON array), beside what the books know of a refund of a part. Which of
-- them are news is decided outside. Grain: one statement.
SELECT
    transaction_alias.purchase_id,
    fact.is_revoked, fact.revocation_date, fact.revocation_reason, fact.revocation_type, fact.revocation_percentage,
    transaction_alias.is_revoked AS is_known_revoked, transaction_alias.revocation_date AS known_revocation_date
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
JOIN dirty_alias ON dirty_alias.alias_id = transaction_alias.alias_id
JOIN fact_in_force AS fact ON fact.alias_id = transaction_alias.alias_id
WHERE fact.is_revoked = 1
    AND transaction_alias.is_fully_revoked = 0
    -- One that was posted and does not stand, such as a refund that Apple took back, did not come in now.
    AND fact.fact_id > (SELECT COALESCE(MAX(run.posted_fact_id), 0) FROM run);

-- name: transactions
-- The transactions of the purchases :purchases (a JSON array), with the refund that stands. Grain: one transaction.
SELECT
    transaction_alias.purchase_id, transaction_alias.transaction_id, transaction_alias.is_revoked,
    transaction_alias.revocation_date, transaction_alias.revocation_type, transaction_alias.revocation_percentage,
    transaction_alias.ownership, transaction_alias.is_upgraded
FROM json_each(:purchases) AS wanted
JOIN transaction_alias ON transaction_alias.purchase_id = CAST(wanted.value AS bigint)
ORDER BY transaction_alias.purchase_id, transaction_alias.transaction_id;

-- name: uploads
-- What the users :users (a JSON array) sent, by their ids, by their names or by the name whose digest is :exact; what names
-- :query or one of :named (a JSON array) as its transaction, and what brought evidence of the transactions :transactions (a
-- JSON array): at most :limit uploads, those whose evidence is not verified first, then the earliest. The rule is that of the
-- evidence, or of the first row inside that was set aside by another rule than :known. Grain: one upload, with how
-- many there are.
WITH account AS (SELECT value AS user_id FROM json_each(:users) AS given),
held AS (
    SELECT CAST(:exact AS BLOB) AS digest
    UNION
    SELECT user_alias.digest FROM account JOIN user_alias ON user_alias.user_id = account.user_id
),
found AS (
    SELECT submission.submission_id FROM account JOIN submission ON submission.user_id = account.user_id
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.user_exact = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.user_folded = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.account_exact = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.username_exact = held.digest
    UNION
    SELECT submission.submission_id FROM held JOIN submission ON submission.username_folded = held.digest
    UNION
    SELECT submission.submission_id FROM submission WHERE submission.named_transaction_id = :query
    UNION
    SELECT submission.submission_id
    FROM json_each(:named) AS wanted
    JOIN submission ON submission.named_transaction_id = wanted.value
    UNION
    SELECT submission.submission_id
    FROM json_each(:transactions) AS wanted
    JOIN transaction_alias ON transaction_alias.transaction_id = wanted.value
    JOIN fact_in_force ON fact_in_force.alias_id = transaction_alias.alias_id
    JOIN submission ON submission.evidence_id = fact_in_force.evidence_id
)
SELECT
    COALESCE(submission.user_text, submission.account_name) AS sender,
    submission.received_at,
    submission.named_transaction_id,
    submission.product_id,
    COALESCE(submission.environment, evidence.environment) AS environment,
    evidence.outcome,
    COALESCE(
        evidence.rule,
        (
            SELECT set_aside_row.rule
            FROM set_aside_row
            WHERE set_aside_row.evidence_id = evidence.evidence_id
                AND set_aside_row.rule <> :known
            ORDER BY set_aside_row.position
            LIMIT 1
        )
    ) AS rule,
    count(*) OVER () AS upload_count
FROM found
JOIN submission ON submission.submission_id = found.submission_id
LEFT JOIN evidence ON evidence.evidence_id = submission.evidence_id
ORDER BY
    evidence.outcome IS NULL OR evidence.outcome = 'verified', submission.received_at IS NULL, submission.received_at,
    submission.digest
LIMIT :limit;

-- name: waiting
-- Statements about transactions no run has judged, that :query names as transaction or :order as an order of Apple's,
-- that the users :users claim, or that :named lists (both JSON arrays). Grain: one statement, transactions together.
WITH named AS (
    SELECT transaction_alias.alias_id FROM transaction_alias WHERE transaction_alias.transaction_id = :query
    UNION
    SELECT transaction_alias.alias_id
    FROM json_each(:named) AS wanted
    JOIN transaction_alias ON transaction_alias.transaction_id = wanted.value
    UNION
    SELECT transaction_alias.alias_id
    FROM apple_order
    JOIN transaction_alias
        ON transaction_alias.environment = apple_order.environment
        AND transaction_alias.transaction_id = apple_order.transaction_id
    WHERE apple_order.order_id = :order
    UNION
    SELECT transaction_alias.alias_id
    FROM json_each(:users) AS account
    JOIN claim ON claim.claimant = account.value
    JOIN transaction_alias
        ON transaction_alias.transaction_id = claim.transaction_id
        AND claim.environment IN ('', transaction_alias.environment)
)
SELECT
    a.alias_id, a.environment, a.transaction_id, f.digest, f.source, f.grade, f.stated_at,
    f.original_transaction_id, f.line_item_id, f.bundle_id, f.product_id, f.product_type, f.quantity,
    f.purchase_date, f.original_purchase_date, f.expires_at, f.is_revoked, f.revocation_date,
    f.revocation_reason, f.revocation_type, f.revocation_percentage, f.account_token, f.ownership, f.is_trial,
    f.offer_discount_type, f.is_upgraded, f.transaction_reason, f.price_milliunits, f.currency, f.storefront,
    f.has_backend_record, f.backend_username, f.backend_token, f.backend_user_id
FROM named
CROSS JOIN transaction_alias AS a ON a.alias_id = named.alias_id
CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
WHERE a.purchase_id IS NULL
ORDER BY a.environment, a.transaction_id, f.grade DESC, f.stated_at DESC NULLS LAST, f.digest DESC, f.source;

-- name: claims
-- Claims by the users :users (a JSON array), on the transaction :query, or on the transactions :named (a JSON
-- array). Grain: one claim.
WITH found AS (
    SELECT claim.claim_id FROM json_each(:users) AS given JOIN claim ON claim.claimant = given.value
    UNION
    SELECT claim.claim_id FROM claim WHERE claim.transaction_id = :query
    UNION
    SELECT claim.claim_id FROM json_each(:named) AS given JOIN claim ON claim.transaction_id = given.value
)
SELECT claim.claimant, claim.transaction_id, claim.environment, claim.state
FROM found
JOIN claim ON claim.claim_id = found.claim_id
ORDER BY claim.transaction_id, claim.claimant, claim.environment;

-- name: unmatchedCredits
-- Credits without purchase to the users :users (a JSON array), or that :query names as transaction or order,
-- or about the transactions :named (a JSON array). Grain: one credit.
WITH found AS (
    SELECT credit.credit_id FROM json_each(:users) AS given JOIN credit ON credit.user_id = given.value
    UNION
    SELECT credit.credit_id FROM credit WHERE credit.transaction_id = :query
    UNION
    SELECT credit.credit_id FROM json_each(:named) AS given JOIN credit ON credit.transaction_id = given.value
    UNION
    SELECT credit.credit_id FROM credit WHERE credit.order_id = :query
)
SELECT
    credit.transaction_id, credit.user_id, credit.credited_at, credit.order_id, credit.status, credit.product_id,
    credit.quantity, credit.source
FROM found
JOIN credit ON credit.credit_id = found.credit_id
WHERE credit.alias_id IS NULL
ORDER BY credit.credited_at, credit.user_id, credit.transaction_id, credit.subject;
