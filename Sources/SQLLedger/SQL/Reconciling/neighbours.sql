-- name: addNeighbour
-- Keeps a user that a neighbour of a purchase is credited to.
INSERT INTO neighbour (purchase_id, rung, user_id) VALUES (:purchase_id, :rung, :user_id)
ON CONFLICT DO NOTHING;

-- name: neighbourTables
-- What the second judgement is about: who asks its neighbours, and what they say.
DROP TABLE IF EXISTS asking;
DROP TABLE IF EXISTS neighbour;
CREATE TEMP TABLE asking (
    purchase_id INTEGER PRIMARY KEY,
    is_judged INTEGER NOT NULL,
    paid_at INTEGER,
    asks_receipts INTEGER NOT NULL
);
CREATE TEMP TABLE neighbour (
    purchase_id INTEGER NOT NULL,
    rung TEXT NOT NULL CHECK (rung IN ('subscription', 'receipt')),
    user_id TEXT NOT NULL,
    PRIMARY KEY (purchase_id, rung, user_id)
) WITHOUT ROWID;

-- name: readReceipts
-- Answers: the purchases in each receipt with a purchase that asks its receipts, and who each is credited to, by what was just
-- judged, else by the books. Grain: one (receipt, transaction), receipts together.
WITH asked AS (
    SELECT DISTINCT fact.evidence_id
    FROM asking
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = asking.purchase_id
    CROSS JOIN fact_in_force AS fact ON fact.alias_id = alias.alias_id
    WHERE asking.asks_receipts = 1
        AND fact.evidence_id IS NOT NULL
)
SELECT
    asked.evidence_id, alias.purchase_id,
    CASE WHEN verdict.purchase_id IS NULL THEN purchase.credited_to ELSE verdict.credited_to END AS credited_to,
    CAST(NULL AS bigint) AS paid_at,
    COALESCE(asking.asks_receipts, FALSE) AS is_asking
FROM asked
CROSS JOIN fact_in_force AS fact ON fact.evidence_id = asked.evidence_id
JOIN transaction_alias AS alias ON alias.alias_id = fact.alias_id
JOIN purchase ON purchase.purchase_id = alias.purchase_id
LEFT JOIN verdict ON verdict.purchase_id = alias.purchase_id
LEFT JOIN asking ON asking.purchase_id = alias.purchase_id
ORDER BY asked.evidence_id, fact.fact_id;

-- name: readSubscriptions
-- Answers: the periods of each subscription with a period that asks, who each is credited to and when it was paid, by what was
-- just judged, else by the books. Grain: one transaction, subscriptions together.
WITH asked AS (
    SELECT DISTINCT alias.environment, alias.original_transaction_id
    FROM asking
    CROSS JOIN transaction_alias AS alias ON alias.purchase_id = asking.purchase_id
    WHERE alias.is_subscription_period = 1
        AND alias.original_transaction_id IS NOT NULL
        AND asking.paid_at IS NOT NULL
)
SELECT
    asked.environment, asked.original_transaction_id, alias.purchase_id,
    CASE WHEN verdict.purchase_id IS NULL THEN purchase.credited_to ELSE verdict.credited_to END AS credited_to,
    CASE WHEN verdict.purchase_id IS NULL THEN purchase.paid_at ELSE verdict.paid_at END AS paid_at,
    asking.purchase_id IS NOT NULL AND alias.is_subscription_period = 1 AS is_asking
FROM asked
CROSS JOIN transaction_alias AS alias
    ON alias.environment = asked.environment
    AND alias.original_transaction_id = asked.original_transaction_id
JOIN purchase ON purchase.purchase_id = alias.purchase_id
LEFT JOIN verdict ON verdict.purchase_id = alias.purchase_id
LEFT JOIN asking ON asking.purchase_id = alias.purchase_id
ORDER BY asked.environment, asked.original_transaction_id, alias.alias_id;

-- name: touchAgain
-- Touches for the second judgement the purchases with credited neighbours, and those whose neighbours changed.
INSERT INTO touched (purchase_id)
SELECT purchase_id FROM asking WHERE is_judged = 0
UNION
SELECT purchase_id FROM neighbour;

-- name: askingJudged
-- The judged purchases that ask their neighbours.
INSERT INTO asking (purchase_id, is_judged, paid_at, asks_receipts)
SELECT purchase_id, TRUE, paid_at, asks_receipts FROM verdict WHERE asks_subscription = 1;

-- name: reach
-- Purchases nobody touched whose neighbours are now credited to somebody else than before: the periods of the subscription, whose
-- neighbour may be of unknown type, and what shares a receipt. Those with an owner on one of the bases :bases (a JSON array) ask.
INSERT INTO asking (purchase_id, is_judged, paid_at, asks_receipts)
WITH changed AS (
    SELECT DISTINCT a.alias_id, a.environment, a.original_transaction_id
    FROM verdict AS v
    JOIN purchase AS p ON p.purchase_id = v.purchase_id
    CROSS JOIN transaction_alias AS a ON a.purchase_id = v.purchase_id
    WHERE v.is_plain = 0
        AND v.credited_to IS NOT p.credited_to
), receipt AS (
    SELECT DISTINCT f.evidence_id
    FROM changed AS c
    CROSS JOIN fact_in_force AS f ON f.alias_id = c.alias_id
    WHERE f.evidence_id IS NOT NULL
), reached AS (
    SELECT sibling.purchase_id
    FROM changed AS c
    JOIN transaction_alias AS sibling
        ON sibling.environment = c.environment
        AND sibling.original_transaction_id = c.original_transaction_id
    WHERE sibling.is_subscription_period = 1
    UNION
    SELECT a.purchase_id
    FROM receipt AS r
    CROSS JOIN fact_in_force AS f ON f.evidence_id = r.evidence_id
    JOIN transaction_alias AS a ON a.alias_id = f.alias_id
)
SELECT p.purchase_id, FALSE, p.paid_at, TRUE
FROM reached AS r
CROSS JOIN purchase AS p ON p.purchase_id = r.purchase_id
WHERE NOT EXISTS (SELECT 1 FROM verdict AS judged WHERE judged.purchase_id = p.purchase_id)
    AND p.owner_basis IN (SELECT given.value FROM json_each(:bases) AS given);
