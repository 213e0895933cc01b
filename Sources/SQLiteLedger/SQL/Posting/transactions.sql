-- name: addOriginals
-- Makes the originals known that are one purchase with the touched transactions that name them.
INSERT INTO transaction_alias (environment, transaction_id)
SELECT DISTINCT a.environment, a.original_transaction_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
WHERE a.is_one_with_original = 1
    AND a.original_transaction_id <> a.transaction_id
ORDER BY a.environment, a.original_transaction_id
ON CONFLICT (environment, transaction_id) DO NOTHING;

-- name: dirtyFutureDated
-- A date too far ahead was absent last time and may have become plausible; a refund may have happened.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT alias_id FROM transaction_alias WHERE has_future_date = 1;

-- name: dirtyDependents
-- Whether something was bought again depends on the refund of its original.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT dependent.alias_id
FROM dirty_alias AS d
JOIN transaction_alias AS original ON original.alias_id = d.alias_id
CROSS JOIN transaction_alias AS dependent
    ON dependent.environment = original.environment
    AND dependent.original_transaction_id = original.transaction_id
WHERE original.is_fully_revoked = 1
    OR dependent.is_bought_again = 1;

-- name: dirtyPeriods
-- Touched transactions touch the other periods of the subscriptions their purchase is in: which period was the first paid
-- one depends on all of them. Asked before the facts are merged, for what they were, and after, for what they are.
INSERT OR IGNORE INTO dirty_purchase (purchase_id)
SELECT period.purchase_id
FROM dirty_alias AS d
CROSS JOIN transaction_alias AS a ON a.alias_id = d.alias_id
JOIN transaction_alias AS twin ON twin.purchase_id = a.purchase_id
JOIN transaction_alias AS period
    ON period.environment = twin.environment
    AND period.original_transaction_id = twin.original_transaction_id
WHERE twin.is_subscription_period = 1
    AND period.purchase_id IS NOT NULL;

-- name: dirtyWithoutBundle
-- Marks the payments nobody states a bundle for: another app may be theirs.
INSERT OR IGNORE INTO dirty_alias (alias_id)
SELECT alias_id
FROM transaction_alias
WHERE has_backend_record = 1 AND is_bundle_stated = 0;

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
    backend_token_exact = NULL, backend_token_folded = NULL, backend_username_exact = NULL, backend_username_folded = NULL, has_backend_record = 0, is_bundle_stated = 0,
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

-- name: listPlain
-- Lists the plain ones of the touched transactions: new ones that one row of payments is about, which says nothing of a line
-- item, a refund or another transaction, and whose date can be meant. Grain: one transaction.
INSERT INTO temp.plain_transaction (alias_id, fact_id, bundle_id, product_type)
WITH stated AS (
    SELECT
        known.alias_id, fact.fact_id, fact.product_id,
        -- The default of a payment: the one bundle that the catalogue knows the product in, else the only app.
        COALESCE(
            fact.bundle_id,
            (
                SELECT IIF(COUNT(*) = 1, MIN(own.bundle_id), NULL)
                FROM product AS own
                WHERE own.product_id = fact.product_id AND own.bundle_id <> ''
            ),
            :only_app
        ) AS bundle_id
    FROM dirty_alias AS touched
    CROSS JOIN transaction_alias AS known ON known.alias_id = touched.alias_id
    CROSS JOIN transaction_fact AS fact ON fact.alias_id = known.alias_id
    WHERE known.grade IS NULL
        AND known.purchase_key IS NULL
        AND fact.source = :source
        AND fact.is_in_force = 1
        AND fact.line_item_id IS NULL
        AND fact.is_revoked = 0
        AND COALESCE(fact.original_transaction_id, known.transaction_id) = known.transaction_id
        AND fact.purchase_date BETWEEN :earliest AND :latest
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_fact AS other
            WHERE other.alias_id = known.alias_id AND other.fact_id <> fact.fact_id
        )
), typed AS (
    SELECT
        alias_id, fact_id, bundle_id,
        -- A row of the catalogue with the bundle goes before one for all apps.
        (
            SELECT entry.product_type
            FROM product AS entry
            WHERE entry.product_id = stated.product_id AND entry.bundle_id IN (stated.bundle_id, '')
            ORDER BY entry.bundle_id = ''
            LIMIT 1
        ) AS product_type
    FROM stated
)
SELECT alias_id, fact_id, bundle_id, product_type
FROM typed
WHERE product_type IS NOT :subscription;

-- name: mergePlain
-- Merges the listed plain transactions, and gives them their keys. What this says of them is what `merge` and `purchaseKey`
-- say (`PlainPurchasesTests`).
UPDATE transaction_alias
SET (
        original_transaction_id, bundle_id, product_id, product_type, quantity, purchase_date, paid_at,
        price_milliunits, currency, price_grade, has_backend_record, backend_username, backend_token, backend_user_id,
        backend_token_exact, backend_token_folded, backend_username_exact, backend_username_folded,
        is_one_with_original, grade, source, is_bundle_stated, purchase_key
    ) = (
        SELECT
            transaction_alias.transaction_id, plain.bundle_id, fact.product_id, plain.product_type,
            COALESCE(fact.quantity, 1), fact.purchase_date, fact.purchase_date,
            fact.price_milliunits, fact.currency, IIF(fact.price_milliunits IS NULL, NULL, :grade), 1,
            fact.backend_username, fact.backend_token, fact.backend_user_id,
            exact_name(fact.backend_token), folded_name(fact.backend_token), exact_name(fact.backend_username),
            folded_name(fact.backend_username),
            plain.product_type IS NOT NULL, :grade, fact.source, fact.bundle_id IS NOT NULL,
            substr(transaction_alias.environment, 1, 1) || char(31) || 'o' || char(31)
            || IIF(plain.product_type IS NULL, 't', 'o') || char(31) || transaction_alias.transaction_id || char(31)
            || COALESCE(fact.product_id, '')
        FROM temp.plain_transaction AS plain
        JOIN transaction_fact AS fact ON fact.fact_id = plain.fact_id
        WHERE plain.alias_id = transaction_alias.alias_id
    )
WHERE alias_id IN (SELECT alias_id FROM temp.plain_transaction);

-- name: plainTable
-- Makes the empty list of plain transactions. Grain: one transaction.
CREATE TEMP TABLE IF NOT EXISTS plain_transaction (
    alias_id INTEGER PRIMARY KEY,
    fact_id INTEGER NOT NULL,
    bundle_id TEXT,
    product_type TEXT
) STRICT;
DELETE FROM temp.plain_transaction;

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
WHERE NOT EXISTS (SELECT 1 FROM temp.plain_transaction AS plain WHERE plain.alias_id = d.alias_id)
ORDER BY d.alias_id;

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
ORDER BY original.alias_id;

-- name: updateAlias
-- Writes one transaction's merged facts, and its key where that depends on no other transaction.
UPDATE transaction_alias
SET original_transaction_id = :original_transaction_id,
    line_item_id = :line_item_id,
    bundle_id = :bundle_id,
    product_id = :product_id,
    product_type = :product_type,
    quantity = :quantity,
    purchase_date = :purchase_date,
    original_purchase_date = :original_purchase_date,
    expires_at = :expires_at,
    is_revoked = :is_revoked,
    revocation_date = :revocation_date,
    revocation_reason = :revocation_reason,
    revocation_type = :revocation_type,
    revocation_percentage = :revocation_percentage,
    account_token = :account_token,
    ownership = :ownership,
    is_trial = :is_trial,
    offer_discount_type = :offer_discount_type,
    is_upgraded = :is_upgraded,
    transaction_reason = :transaction_reason,
    price_milliunits = :price_milliunits,
    currency = :currency,
    storefront = :storefront,
    has_backend_record = :has_backend_record,
    backend_username = :backend_username,
    backend_token = :backend_token,
    backend_user_id = :backend_user_id,
    paid_at = :paid_at,
    is_fully_revoked = :is_fully_revoked,
    token_grade = :token_grade,
    price_grade = :price_grade,
    is_free = :is_free,
    is_one_with_original = :is_one_with_original,
    is_subscription_period = :is_subscription_period,
    grade = :grade,
    source = :source,
    account_token_digest = :account_token_digest,
    backend_token_exact = :backend_token_exact,
    backend_token_folded = :backend_token_folded,
    backend_username_exact = :backend_username_exact,
    backend_username_folded = :backend_username_folded,
    has_future_date = :has_future_date,
    is_bundle_stated = :is_bundle_stated,
    purchase_key = COALESCE(:purchase_key, purchase_key),
    is_bought_again = CASE WHEN :purchase_key IS NULL THEN is_bought_again ELSE 0 END
WHERE alias_id = :alias_id;

-- name: updateKey
-- Keeps the key of one transaction, and whether it was bought again.
UPDATE transaction_alias SET purchase_key = :purchase_key, is_bought_again = :is_bought_again WHERE alias_id = :alias_id;

-- name: catalogue
-- The product catalogue.
SELECT
    product_id, bundle_id, product_type, price_milliunits, currency, credited_as, subscription_policy, name
FROM product;
