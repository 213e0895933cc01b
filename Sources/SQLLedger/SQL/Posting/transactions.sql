-- name: clean
-- Says that nothing waits to be posted.
DELETE FROM dirty_alias;
DELETE FROM dirty_credit_transaction;
DELETE FROM dirty_product;

-- name: concernedClaims
-- Answers: the claims of touched transactions, and of those they name as originals. Grain: one claim.
WITH concerned (transaction_id) AS (
    SELECT transaction_alias.transaction_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    UNION
    SELECT transaction_alias.original_transaction_id
    FROM dirty_alias
    CROSS JOIN transaction_alias ON transaction_alias.alias_id = dirty_alias.alias_id
    WHERE transaction_alias.original_transaction_id <> transaction_alias.transaction_id
)
SELECT claim.claim_id
FROM concerned
CROSS JOIN claim ON claim.transaction_id = concerned.transaction_id;

-- name: dirtyOriginals
-- An original that nobody states belongs to the transactions that name it: touched ones touch it. Asked before the facts
-- are merged, for what they named, and after, for what they name.
INSERT INTO dirty_alias (alias_id)
SELECT original.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
JOIN transaction_alias AS original
    ON original.environment = a.environment
    AND original.transaction_id = a.original_transaction_id
WHERE original.grade IS NULL
ON CONFLICT DO NOTHING;

-- name: dirtyProducts
-- A catalogue row that came or changed concerns every transaction of its product. It is rare: no index is kept for it, all
-- transactions are read once.
INSERT INTO dirty_alias (alias_id)
SELECT alias_id
FROM transaction_alias
WHERE product_id IN (SELECT product_id FROM dirty_product)
ON CONFLICT DO NOTHING;

-- name: dirtyTwins
-- The same id in the other environment: a claim or a credit that names no environment means Production where the id is known
-- there, else Sandbox.
INSERT INTO dirty_alias (alias_id)
SELECT twin.alias_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
JOIN transaction_alias AS twin ON twin.transaction_id = a.transaction_id
WHERE TRUE
ON CONFLICT DO NOTHING;

-- name: dirtyFutureDated
-- A date too far ahead was absent last time and may have become plausible; a refund may have happened.
INSERT INTO dirty_alias (alias_id)
SELECT alias_id FROM transaction_alias WHERE has_future_date = 1
ON CONFLICT DO NOTHING;

-- name: dirtyDependents
-- Whether something was bought again depends on the refund of its original.
INSERT INTO dirty_alias (alias_id)
SELECT dependent.alias_id
FROM dirty_alias AS d
JOIN transaction_alias AS original ON original.alias_id = d.alias_id
CROSS JOIN transaction_alias AS dependent
    ON dependent.environment = original.environment
    AND dependent.original_transaction_id = original.transaction_id
WHERE original.is_fully_revoked = 1
    OR dependent.is_bought_again = 1
ON CONFLICT DO NOTHING;

-- name: dirtyPeriods
-- Touched transactions touch the periods of the subscriptions their purchase is in, also where their own type is unknown: which
-- period was the first paid one, and whose a period is by the earlier ones, depends on all of them. Asked before the facts are
-- merged, for what they were, and after, for what they are.
INSERT INTO dirty_purchase (purchase_id)
SELECT period.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN transaction_alias AS twin ON twin.purchase_id = a.purchase_id
CROSS JOIN transaction_alias AS period
    ON period.environment = twin.environment
    AND period.original_transaction_id = twin.original_transaction_id
WHERE period.is_subscription_period = 1
    AND period.purchase_id IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: dirtyWithoutBundle
-- Marks the payments nobody states a bundle for: another app may be theirs.
INSERT INTO dirty_alias (alias_id)
SELECT alias_id
FROM transaction_alias
WHERE has_backend_record = 1 AND is_bundle_stated = 0
ON CONFLICT DO NOTHING;

-- name: dropOtherBuyers
-- Forgets the other buyers of touched transactions.
DELETE FROM other_buyer_name WHERE alias_id IN (SELECT alias_id FROM dirty_alias);

-- name: forgetUnstated
-- Transactions that nothing in force states any more are as if they had never been stated, until evidence of them comes
-- back; a delivery that a case stated for one waits with it.
UPDATE transaction_alias SET
    purchase_key = NULL, original_transaction_id = NULL, line_item_id = NULL, bundle_id = NULL, product_id = NULL,
    product_type = NULL, quantity = NULL, purchase_date = NULL, original_purchase_date = NULL,
    paid_at = NULL, expires_at = NULL, revocation_date = NULL, revocation_reason = NULL, revocation_type = NULL,
    revocation_percentage = NULL, is_revoked = 0, is_fully_revoked = 0, account_token = NULL, token_grade = NULL,
    ownership = NULL, is_trial = NULL, offer_discount_type = NULL, is_upgraded = NULL, transaction_reason = NULL,
    price_milliunits = NULL, currency = NULL, price_grade = NULL, storefront = NULL, backend_username = NULL,
    backend_token = NULL, backend_user_id = NULL, account_token_digest = NULL,
    backend_token_exact = NULL, backend_token_folded = NULL, backend_username_exact = NULL,
    backend_username_folded = NULL, has_backend_record = 0, is_bundle_stated = 0,
    is_bought_again = 0, is_one_with_original = 0, is_subscription_period = 0, is_free = 0, has_future_date = 0,
    grade = NULL, source = NULL
WHERE alias_id IN (SELECT alias_id FROM dirty_alias)
    AND NOT EXISTS (SELECT 1 FROM fact_in_force AS f WHERE f.alias_id = transaction_alias.alias_id);

DELETE FROM credit
WHERE source = 'case'
    AND alias_id IN (
        SELECT a.alias_id
        FROM dirty_alias AS d
        CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
        WHERE a.grade IS NULL
    );

-- name: plainTable
-- Makes the empty list of plain transactions. Grain: one transaction.
CREATE TEMP TABLE IF NOT EXISTS plain_transaction (
    alias_id INTEGER PRIMARY KEY,
    fact_id INTEGER NOT NULL,
    bundle_id TEXT,
    product_type TEXT
) STRICT;
DELETE FROM plain_transaction;

-- name: putDefaultApp
-- Keeps the app that payments without bundle are of: the only configured one, or null. Its change count says whether it
-- is another one than before.
INSERT INTO default_app (only_row, bundle_id)
VALUES (1, :bundle_id)
ON CONFLICT (only_row) DO UPDATE SET bundle_id = excluded.bundle_id
WHERE default_app.bundle_id IS NOT excluded.bundle_id;

-- name: readFacts
-- Every statement about each transaction that has a new one and is not merged yet. Grain: one statement, transactions together.
SELECT
    a.alias_id, a.environment, a.transaction_id, f.digest, f.source, f.grade, f.stated_at,
    f.original_transaction_id, f.line_item_id, f.bundle_id, f.product_id, f.product_type, f.quantity,
    f.purchase_date, f.original_purchase_date, f.expires_at, f.is_revoked, f.revocation_date,
    f.revocation_reason, f.revocation_type, f.revocation_percentage, f.account_token, f.ownership, f.is_trial,
    f.offer_discount_type, f.is_upgraded, f.transaction_reason, f.price_milliunits, f.currency, f.storefront,
    f.has_backend_record, f.backend_username, f.backend_token, f.backend_user_id
FROM dirty_alias AS d
JOIN transaction_alias AS a ON a.alias_id = d.alias_id
CROSS JOIN fact_in_force AS f ON f.alias_id = d.alias_id
WHERE NOT EXISTS (SELECT 1 FROM plain_transaction AS plain WHERE plain.alias_id = d.alias_id)
ORDER BY d.alias_id, f.fact_id;

-- name: readKeys
-- What the key of each touched transaction depends on that names another one as its original. Grain: one transaction.
SELECT
    a.alias_id, a.environment, a.transaction_id, a.original_transaction_id, a.line_item_id, a.bundle_id,
    a.product_id, a.product_type, a.ownership, a.paid_at, a.is_fully_revoked,
    CASE WHEN original.is_fully_revoked = 1 THEN original.revocation_date END AS original_revoked_at
FROM dirty_alias AS d
JOIN transaction_alias AS a ON a.alias_id = d.alias_id
LEFT JOIN transaction_alias AS original
    ON original.environment = a.environment
    AND original.transaction_id = a.original_transaction_id
WHERE a.grade IS NOT NULL
    AND a.original_transaction_id <> a.transaction_id
ORDER BY d.alias_id;

-- name: readOriginals
-- The touched originals that nobody states, with the transactions that name them.
-- Grain: one original and one such transaction; nothing beside an original that none names any more.
SELECT
    original.alias_id,
    naming.purchase_key, naming.product_type, naming.ownership
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS original ON original.alias_id = d.alias_id
LEFT JOIN transaction_alias AS naming
    ON naming.environment = original.environment
    AND naming.original_transaction_id = original.transaction_id
WHERE original.grade IS NULL
ORDER BY original.alias_id, naming.alias_id;

-- name: catalogue
-- The product catalogue.
SELECT
    product_id, bundle_id, product_type, price_milliunits, currency, credited_as, subscription_policy, name
FROM product
ORDER BY product_id, bundle_id;
