-- name: assign
-- Every touched transaction belongs to the purchase of its key; an original that nobody names any more, to none.
UPDATE transaction_alias SET purchase_id = (
    SELECT p.purchase_id FROM purchase AS p WHERE p.purchase_key = transaction_alias.purchase_key
)
WHERE alias_id IN (SELECT alias_id FROM dirty_alias);

-- name: keeperTable
-- Makes the empty list of concerned purchases, the key each keeps, and the purchase that survives of those that keep
-- the same key. Grain: one purchase.
CREATE TEMP TABLE IF NOT EXISTS keeper (
    purchase_id INTEGER PRIMARY KEY,
    purchase_key TEXT NOT NULL,
    survivor_id INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS temp.keeper_key ON keeper (purchase_key);
DELETE FROM temp.keeper;

-- name: mergeMoves
-- The last move of each purchase that turned out to be another one. Parameters: :run_id, :as_of.
INSERT INTO list_move (
    run_id, at, purchase_id, environment, transaction_id, from_list, to_list, reason, from_reason, currency,
    amount_milliunits
)
SELECT
    :run_id, :as_of, p.purchase_id, p.environment, p.shown_transaction_id, p.list, 'merged', 'merged', p.reason,
    COALESCE(p.currency, ''), COALESCE(p.price_milliunits, 0)
FROM keeper AS k
JOIN purchase AS p ON p.purchase_id = k.purchase_id
WHERE k.survivor_id <> k.purchase_id
    AND p.list IS NOT NULL
ORDER BY p.environment, p.shown_transaction_id;

-- name: mergePurchases
-- A merged purchase counts in no list any more.
UPDATE purchase SET
    list = 'merged', reason = 'merged', white_state = NULL, purchase_key = NULL,
    is_unfinished = 0, is_without_first = 0,
    merged_into = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = purchase.purchase_id)
WHERE list IS NOT NULL
    AND purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: moveFindings
-- The case history of a merged purchase goes over to the survivor, unless that has a case of the kind itself.
UPDATE OR IGNORE finding SET purchase_id = (SELECT k.survivor_id FROM keeper AS k WHERE k.purchase_id = finding.purchase_id)
WHERE purchase_id IN (SELECT purchase_id FROM keeper WHERE survivor_id <> purchase_id);

-- name: newPurchases
-- A purchase for each key that has none, in the order of keys so that the same input makes the same ledger.
INSERT INTO purchase (purchase_key, environment)
SELECT a.purchase_key, MIN(a.environment)
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.purchase_key IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM purchase AS p WHERE p.purchase_key = a.purchase_key)
GROUP BY a.purchase_key
ORDER BY a.purchase_key;

-- name: parkKeys
-- Frees the keys of purchases that get another one: two may exchange keys in one night.
UPDATE purchase
SET purchase_key = 'parked ' || purchase_id
WHERE purchase_id IN (SELECT survivor_id FROM temp.keeper)
    AND purchase_key <> (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id);

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
ORDER BY concerned.purchase_id;

-- name: readSharedKeys
-- Answers: the purchases that keep the same key as another, with the first move of each. Grain: one purchase, keys together.
WITH shared AS (
    SELECT purchase_key FROM temp.keeper GROUP BY purchase_key HAVING count(*) > 1
)
SELECT
    keeper.purchase_key,
    keeper.purchase_id,
    (SELECT min(list_move.sequence) FROM list_move WHERE list_move.purchase_id = keeper.purchase_id) AS first_move
FROM shared
CROSS JOIN temp.keeper ON keeper.purchase_key = shared.purchase_key
ORDER BY keeper.purchase_key;

-- name: setKeys
-- Gives the surviving purchases the keys they keep.
UPDATE purchase
SET purchase_key = (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id)
WHERE purchase_id IN (SELECT survivor_id FROM temp.keeper)
    AND purchase_key <> (SELECT keeper.purchase_key FROM temp.keeper WHERE keeper.purchase_id = purchase.purchase_id);
