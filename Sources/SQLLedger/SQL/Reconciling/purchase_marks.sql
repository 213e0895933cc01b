-- name: addFirstPaid
-- Keeps a first paid period. One that is a period of two subscriptions is kept once.
INSERT INTO first_paid_period (environment, transaction_id)
VALUES (:environment, :transaction_id)
ON CONFLICT DO NOTHING;

-- name: firstPaidTable
-- Makes the table of the first paid periods of the touched subscriptions, each by its smallest transaction id. Grain: one period.
DROP TABLE IF EXISTS first_paid_period;
CREATE TEMP TABLE first_paid_period (
    environment TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    PRIMARY KEY (environment, transaction_id)
) WITHOUT ROWID;

-- name: markReceived
-- Notes of the purchase :purchase whether its transaction is unfinished.
UPDATE purchase SET is_unfinished = :is_unfinished WHERE purchase_id = :purchase;

-- name: markRenewal
-- Notes of the purchase :purchase whether it is a renewal without a known first period.
UPDATE purchase SET is_without_first = :is_without_first WHERE purchase_id = :purchase;

-- name: markStorefronts
-- Notes on the finding :finding from which storefronts its owner bought.
UPDATE finding SET storefronts = :storefronts WHERE finding_id = :finding;

-- name: readPeriods
-- Answers: the transactions of the purchases of each subscription a touched purchase is a period of, those that state no
-- original included. Grain: one (subscription, transaction), subscriptions together, then purchases.
WITH concerned AS (
    SELECT DISTINCT alias.environment, alias.original_transaction_id
    FROM touched
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = touched.purchase_id
    WHERE alias.is_subscription_period = 1
        AND alias.original_transaction_id IS NOT NULL
), period AS (
    SELECT DISTINCT concerned.environment, concerned.original_transaction_id, alias.purchase_id
    FROM concerned
    CROSS JOIN transaction_alias AS alias
        ON alias.environment = concerned.environment
        AND alias.original_transaction_id = concerned.original_transaction_id
    WHERE alias.is_subscription_period = 1
)
SELECT
    period.environment, period.original_transaction_id AS subscription, period.purchase_id,
    alias.transaction_id, alias.original_transaction_id, alias.transaction_reason, alias.paid_at, alias.grade,
    alias.is_free
FROM period
CROSS JOIN transaction_alias AS alias ON alias.purchase_id = period.purchase_id
WHERE alias.grade IS NOT NULL
ORDER BY period.environment, period.original_transaction_id, period.purchase_id;

-- name: readReceived
-- Answers: the purchases judged, and those in receipts dated between the last run's as-of and this one's, as far as they are
-- credited or marked: when the latest receipt with the purchase was made, and when it was credited first. Grain: one purchase.
WITH concerned AS MATERIALIZED (
    SELECT purchase_id FROM verdict WHERE is_plain = 0
    UNION
    SELECT alias.purchase_id
    FROM fact_in_force AS fact
    JOIN transaction_alias AS alias ON alias.alias_id = fact.alias_id
    WHERE fact.source = 'app_receipt'
        AND fact.stated_at > (
            SELECT COALESCE(MAX(as_of), 0) FROM run WHERE run_id < :run AND state NOT IN ('open', 'taken_back')
        )
        AND fact.stated_at <= :as_of
        AND alias.purchase_id IS NOT NULL
)
SELECT
    purchase.purchase_id, purchase.list, purchase.product_type, purchase.is_unfinished,
    (
        SELECT MAX(fact.stated_at)
        FROM transaction_alias AS alias
        JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id
        WHERE alias.purchase_id = purchase.purchase_id AND fact.source = 'app_receipt' AND fact.stated_at <= :as_of
    ) AS latest_receipt_at,
    (
        SELECT MIN(credit.credited_at)
        FROM transaction_alias AS alias
        JOIN credit ON credit.alias_id = alias.alias_id
        WHERE alias.purchase_id = purchase.purchase_id AND credit.status = 'credited'
    ) AS first_credit_at
FROM concerned
JOIN purchase ON purchase.purchase_id = concerned.purchase_id
WHERE purchase.list = 'black' OR purchase.is_unfinished = 1
ORDER BY purchase.purchase_id;

-- name: readRenewals
-- Answers: the purchases judged and those of the same subscriptions, with the transactions of the purchases that name the
-- same original. Grain: one (subscription, purchase or transaction), subscriptions together, then the transactions, purchase
-- by purchase. A purchase without original is a subscription of its own.
WITH subscription AS MATERIALIZED (
    SELECT DISTINCT alias.environment, alias.original_transaction_id
    FROM verdict
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = verdict.purchase_id
    WHERE verdict.is_plain = 0
        AND alias.original_transaction_id IS NOT NULL
), concerned AS MATERIALIZED (
    SELECT purchase_id FROM verdict WHERE is_plain = 0
    UNION
    SELECT alias.purchase_id
    FROM subscription
    JOIN transaction_alias AS alias
        ON alias.environment = subscription.environment
        AND alias.original_transaction_id = subscription.original_transaction_id
    WHERE alias.purchase_id IS NOT NULL
), renewal AS MATERIALIZED (
    SELECT
        purchase.purchase_id, purchase.environment, purchase.original_transaction_id, purchase.list, purchase.reason,
        purchase.is_without_first
    FROM concerned
    JOIN purchase ON purchase.purchase_id = concerned.purchase_id
    WHERE purchase.reason = 'excluded_subscription' OR purchase.is_without_first = 1
)
SELECT
    environment, original_transaction_id AS subscription, TRUE AS is_purchase, purchase_id, list, reason, is_without_first,
    NULL AS transaction_id, NULL AS original_transaction_id, NULL AS transaction_reason, CAST(NULL AS bigint) AS paid_at,
    CAST(NULL AS bigint) AS grade, CAST(NULL AS boolean) AS is_free
FROM renewal
UNION ALL
SELECT
    period.environment, period.original_transaction_id, FALSE, period.purchase_id, NULL, NULL, NULL,
    alias.transaction_id, alias.original_transaction_id, alias.transaction_reason, alias.paid_at, alias.grade,
    alias.is_free
FROM (
    SELECT DISTINCT named.environment, named.original_transaction_id, naming.purchase_id
    FROM (SELECT DISTINCT environment, original_transaction_id FROM renewal) AS named
    CROSS JOIN transaction_alias AS naming
        ON naming.environment = named.environment
        AND naming.original_transaction_id = named.original_transaction_id
) AS period
CROSS JOIN transaction_alias AS alias ON alias.purchase_id = period.purchase_id
WHERE alias.grade IS NOT NULL
ORDER BY environment, subscription NULLS FIRST, is_purchase, purchase_id;

-- name: readStorefronts
-- Answers: the storefronts that the owners of open findings bought from within :window of the purchase. Grain: one (finding,
-- storefront), findings together; without any the storefront is null.
SELECT DISTINCT finding.finding_id, finding.storefronts, other.storefront
FROM finding INDEXED BY finding_open
JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN purchase AS other
    ON other.owner_user_id = purchase.owner_user_id
    AND other.storefront IS NOT NULL
    AND other.merged_into IS NULL
    AND other.paid_at BETWEEN purchase.paid_at - :window AND purchase.paid_at + :window
WHERE finding.closed_run_id IS NULL
ORDER BY finding.finding_id;
