-- name: movesOfListed
-- Answers: how often purchases the books knew before moved in a run, those whose evidence came back among them. Grain: one
-- number. Parameters: 1 run.
SELECT COUNT(*)
FROM list_move
WHERE run_id = ?1
    AND from_reason <> ''
    AND to_list <> 'merged'
    AND reason <> 'revalued';

-- name: neighbourTables
-- What the second judgement is about: who asks its neighbours, and what they say.
DROP TABLE IF EXISTS temp.asking;
DROP TABLE IF EXISTS temp.neighbour;
CREATE TEMP TABLE asking (
    purchase_id INTEGER PRIMARY KEY,
    is_judged INTEGER NOT NULL,
    paid_at INTEGER,
    is_weak INTEGER NOT NULL
);
CREATE TEMP TABLE neighbour (
    purchase_id INTEGER NOT NULL,
    rung TEXT NOT NULL CHECK (rung IN ('subscription', 'receipt')),
    user_id TEXT NOT NULL,
    PRIMARY KEY (purchase_id, rung, user_id)
) WITHOUT ROWID;

-- name: reach
-- Purchases nobody touched whose neighbours are now credited to somebody else than before: the other periods of the
-- subscription, and what shares a receipt. What a token or a name binds does not care.
INSERT INTO temp.asking (purchase_id, is_judged, paid_at, is_weak)
WITH changed AS (
    SELECT DISTINCT a.alias_id, a.environment, a.original_transaction_id, a.product_type
    FROM temp.verdict AS v
    CROSS JOIN purchase AS p ON p.purchase_id = v.purchase_id
    CROSS JOIN transaction_alias AS a ON a.purchase_id = v.purchase_id
    WHERE v.credited_to IS NOT p.credited_to
), receipt AS (
    SELECT DISTINCT f.evidence_id
    FROM changed AS c
    CROSS JOIN fact_in_force AS f ON f.alias_id = c.alias_id
    WHERE f.evidence_id IS NOT NULL
), reached AS (
    SELECT sibling.purchase_id
    FROM changed AS c
    CROSS JOIN transaction_alias AS sibling
        ON sibling.environment = c.environment
        AND sibling.original_transaction_id = c.original_transaction_id
    WHERE c.product_type = 'auto_renewable'
    UNION
    SELECT a.purchase_id
    FROM receipt AS r
    CROSS JOIN fact_in_force AS f ON f.evidence_id = r.evidence_id
    CROSS JOIN transaction_alias AS a ON a.alias_id = f.alias_id
)
SELECT p.purchase_id, 0, p.paid_at, 1
FROM reached AS r
CROSS JOIN purchase AS p ON p.purchase_id = r.purchase_id
WHERE p.purchase_id NOT IN (SELECT purchase_id FROM temp.verdict)
    AND p.owner_basis NOT IN ('account_token', 'application_username');

-- name: receiptNeighbours
-- Who the other purchases of the same receipts are credited to, by what was just judged, else by the books. Linear in
-- what the receipts hold: per receipt and user it suffices to know one purchase, and whether there is another.
-- Grain: one (purchase, user).
INSERT INTO temp.neighbour (purchase_id, rung, user_id)
WITH wanted AS (
    SELECT DISTINCT q.purchase_id, f.evidence_id
    FROM temp.asking AS q
    CROSS JOIN transaction_alias AS a ON a.purchase_id = q.purchase_id
    CROSS JOIN fact_in_force AS f ON f.alias_id = a.alias_id
    WHERE q.is_weak = 1 AND f.evidence_id IS NOT NULL
), receipt AS (
    SELECT DISTINCT evidence_id FROM wanted
), credited AS (
    SELECT
        r.evidence_id, a.purchase_id,
        CASE WHEN v.purchase_id IS NULL THEN p.credited_to ELSE v.credited_to END AS user_id
    FROM receipt AS r
    CROSS JOIN fact_in_force AS f ON f.evidence_id = r.evidence_id
    CROSS JOIN transaction_alias AS a ON a.alias_id = f.alias_id
    CROSS JOIN purchase AS p ON p.purchase_id = a.purchase_id
    LEFT JOIN temp.verdict AS v ON v.purchase_id = a.purchase_id
), of_receipt AS (
    SELECT evidence_id, user_id, MIN(purchase_id) AS one_id, MAX(purchase_id) AS another_id
    FROM credited
    WHERE user_id IS NOT NULL
    GROUP BY evidence_id, user_id
)
SELECT DISTINCT w.purchase_id, 'receipt', o.user_id
FROM wanted AS w
CROSS JOIN of_receipt AS o ON o.evidence_id = w.evidence_id
WHERE o.one_id <> w.purchase_id OR o.another_id <> w.purchase_id;

-- name: subscriptionNeighbours
-- Who earlier periods of the same subscription are credited to, by what was just judged, else by the books.
-- Grain: one (purchase, user).
INSERT INTO temp.neighbour (purchase_id, rung, user_id)
WITH wanted AS (
    SELECT DISTINCT q.purchase_id, q.paid_at, a.environment, a.original_transaction_id
    FROM temp.asking AS q
    CROSS JOIN transaction_alias AS a ON a.purchase_id = q.purchase_id
    WHERE a.product_type = 'auto_renewable'
        AND a.original_transaction_id IS NOT NULL
        AND q.paid_at IS NOT NULL
), subscription AS (
    SELECT DISTINCT environment, original_transaction_id FROM wanted
), credited AS (
    SELECT
        s.environment, s.original_transaction_id,
        CASE WHEN v.purchase_id IS NULL THEN p.credited_to ELSE v.credited_to END AS user_id,
        CASE WHEN v.purchase_id IS NULL THEN p.paid_at ELSE v.paid_at END AS paid_at
    FROM subscription AS s
    CROSS JOIN transaction_alias AS a
        ON a.environment = s.environment
        AND a.original_transaction_id = s.original_transaction_id
    CROSS JOIN purchase AS p ON p.purchase_id = a.purchase_id
    LEFT JOIN temp.verdict AS v ON v.purchase_id = a.purchase_id
), first_credit AS (
    SELECT environment, original_transaction_id, user_id, MIN(paid_at) AS paid_at
    FROM credited
    WHERE user_id IS NOT NULL
    GROUP BY environment, original_transaction_id, user_id
)
SELECT DISTINCT w.purchase_id, 'subscription', f.user_id
FROM wanted AS w
CROSS JOIN first_credit AS f
    ON f.environment = w.environment
    AND f.original_transaction_id = w.original_transaction_id
WHERE f.paid_at < w.paid_at;

-- name: touchAgain
-- The second judgement is about those whose neighbours speak, and those whose neighbours changed.
INSERT INTO touched (purchase_id)
SELECT purchase_id FROM temp.asking WHERE is_judged = 0
UNION
SELECT purchase_id FROM temp.neighbour;
