-- name: addKeeper
-- Lists the key a purchase keeps; until another is found that keeps the same, it survives.
INSERT INTO keeper (purchase_id, purchase_key, survivor_id) VALUES (:purchase_id, :purchase_key, :purchase_id);

-- name: closeMergedFindings
-- What stayed behind is closed: the surviving purchase keeps its own case.
UPDATE finding SET closed_run_id = :run_id, closed_at = :as_of, closed_reason = 'merged'
WHERE closed_run_id IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: dirtyPurchases
-- Touched transactions touch their purchases.
INSERT INTO dirty_purchase (purchase_id)
SELECT a.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_id IS NOT NULL
UNION
SELECT k.purchase_id
FROM keeper AS k
WHERE k.survivor_id = k.purchase_id
ON CONFLICT DO NOTHING;

-- name: dropUnjudged
-- A purchase that was never judged leaves no trace when it turns out to be another.
DELETE FROM purchase
WHERE list IS NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: followMergers
-- What was merged before into a purchase that merges now: it ends where that ends.
UPDATE purchase SET merged_into = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = purchase.merged_into)
WHERE merged_into IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: moveMergedAliases
-- The transactions of merged purchases go over to the survivor.
UPDATE transaction_alias SET purchase_id = (
    SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = transaction_alias.purchase_id
)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: putSurvivor
-- Names the purchase that a purchase merges into.
UPDATE keeper SET survivor_id = :survivor_id WHERE purchase_id = :purchase_id;

-- name: keeperTable
-- Makes the empty list of concerned purchases, the key each keeps, and the purchase that survives of those that keep
-- the same key. Grain: one purchase.
CREATE TEMP TABLE IF NOT EXISTS keeper (
    purchase_id INTEGER PRIMARY KEY,
    purchase_key TEXT NOT NULL,
    survivor_id INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS keeper_key ON keeper (purchase_key);
DELETE FROM keeper;

-- name: mergeMoves
-- The last move of each purchase that turned out to be another one. Parameters: :run_id, :as_of.
INSERT INTO list_move (
    sequence, run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    COALESCE((SELECT max(sequence) FROM list_move), 0)
        + row_number() OVER (ORDER BY p.environment, p.shown_transaction_id, p.purchase_id),
    CAST(:run_id AS bigint), CAST(:as_of AS bigint), p.purchase_id, p.environment, p.shown_transaction_id,
    p.list, 'merged', 'merged', p.reason,
    COALESCE(p.currency, ''), COALESCE(p.price_milliunits, 0)
FROM keeper AS k
JOIN purchase AS p ON p.purchase_id = k.purchase_id
WHERE k.survivor_id <> k.purchase_id
    AND p.list IS NOT NULL
ORDER BY p.environment, p.shown_transaction_id, p.purchase_id;

-- name: mergePurchases
-- A merged purchase counts in no list any more.
UPDATE purchase SET
    list = 'merged', reason = 'merged', white_state = NULL, purchase_key = NULL,
    is_unfinished = 0, is_without_first = 0,
    merged_into = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = purchase.purchase_id)
WHERE list IS NOT NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: readKeyedPurchases
-- Answers: the purchases that touched transactions were in or have the key of, and the keys of their transactions that
-- statements in force are about. Grain: one (purchase, such transaction), purchases together; one row without transaction
-- where there is none.
WITH concerned (purchase_id) AS (
    SELECT transaction_alias.purchase_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    WHERE transaction_alias.purchase_id IS NOT NULL
    UNION
    SELECT purchase.purchase_id
    FROM dirty_alias
    JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    JOIN purchase ON purchase.purchase_key = transaction_alias.purchase_key
)
SELECT
    purchase.purchase_id,
    purchase.purchase_key AS own_key,
    purchase.shown_transaction_id,
    stated.transaction_id,
    stated.purchase_key
FROM concerned
CROSS JOIN purchase ON purchase.purchase_id = concerned.purchase_id AND purchase.merged_into IS NULL
LEFT JOIN transaction_alias AS stated
    ON stated.purchase_id = purchase.purchase_id
    AND stated.grade IS NOT NULL
ORDER BY concerned.purchase_id, stated.alias_id;

-- name: readSharedKeys
-- Answers: the purchases that keep the same key as another, with the first move of each. Grain: one purchase, keys together.
WITH shared AS (
    SELECT purchase_key FROM keeper GROUP BY purchase_key HAVING count(*) > 1
)
SELECT
    keeper.purchase_key,
    keeper.purchase_id,
    (SELECT min(list_move.sequence) FROM list_move WHERE list_move.purchase_id = keeper.purchase_id) AS first_move
FROM shared
CROSS JOIN keeper ON keeper.purchase_key = shared.purchase_key
ORDER BY keeper.purchase_key, keeper.purchase_id;

-- name: returnFindings
-- Findings go with the transaction their case is named after, where a purchase turned out to be two, unless a finding of the
-- kind is there already. Of several the first goes over.
WITH concerned (purchase_id) AS (
    SELECT purchase_id FROM keeper
    UNION
    SELECT purchase.purchase_id FROM keeper CROSS JOIN purchase ON purchase.merged_into = keeper.purchase_id
), leaving AS (
    SELECT named.purchase_id, finding.kind, MIN(finding.finding_id) AS finding_id
    FROM concerned
    CROSS JOIN finding ON finding.purchase_id = concerned.purchase_id
    CROSS JOIN transaction_alias AS named
        ON named.transaction_id = finding.subject AND named.environment = finding.environment
    WHERE named.purchase_id <> finding.purchase_id
        AND NOT EXISTS (
            SELECT 1 FROM finding AS own WHERE own.purchase_id = named.purchase_id AND own.kind = finding.kind
        )
    GROUP BY named.purchase_id, finding.kind
)
UPDATE finding
SET purchase_id = (SELECT leaving.purchase_id FROM leaving WHERE leaving.finding_id = finding.finding_id)
WHERE finding_id IN (SELECT leaving.finding_id FROM leaving);

-- name: parkKeys
-- Frees the keys of purchases that get another one: two may exchange keys in one night.
UPDATE purchase
SET purchase_key = 'parked ' || CAST(purchase.purchase_id AS text)
FROM keeper
WHERE keeper.purchase_id = purchase.purchase_id
    AND purchase.purchase_id IN (SELECT survivor_id FROM keeper)
    AND purchase.purchase_key <> keeper.purchase_key;
