-- name: addOriginals
-- Makes the originals known that are one purchase with the touched transactions that name them.
INSERT INTO transaction_alias (alias_id, environment, transaction_id)
SELECT
    COALESCE((SELECT max(alias_id) FROM transaction_alias), 0)
        + row_number() OVER (ORDER BY named.environment, named.original_transaction_id),
    named.environment, named.original_transaction_id
FROM (
    SELECT DISTINCT a.environment, a.original_transaction_id
    FROM dirty_alias AS d
    JOIN transaction_alias AS a ON a.alias_id = d.alias_id
    WHERE a.is_one_with_original
        AND a.original_transaction_id <> a.transaction_id
) AS named
WHERE NOT EXISTS (
    SELECT 1
    FROM transaction_alias AS known
    WHERE known.environment = named.environment AND known.transaction_id = named.original_transaction_id
)
ORDER BY named.environment, named.original_transaction_id;

-- name: addOtherBuyer
-- Keeps one name of another buyer. Parameters: 1 transaction, 2 kind, 3 name, 4 and 5 its digests, exact and folded.
INSERT INTO other_buyer_name (alias_id, kind, name, exact, folded)
SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bytea[], $5::bytea[]);

-- name: listPlain
-- Lists the plain ones of the touched transactions: new ones that one row of payments is about, which says nothing of a line
-- item, a refund or another transaction, and whose date can be meant. Grain: one transaction.
INSERT INTO pg_temp.plain_transaction (alias_id, fact_id, bundle_id, product_type)
WITH lone AS (
    -- Grouped, and not by asking that there be no other: of that the planner expects next to none, and reads whole tables for each.
    SELECT fact.alias_id, MIN(fact.fact_id) AS fact_id
    FROM dirty_alias AS touched
    JOIN transaction_fact AS fact ON fact.alias_id = touched.alias_id
    GROUP BY fact.alias_id
    HAVING COUNT(*) = 1
), stated AS (
    SELECT
        known.alias_id, fact.fact_id, fact.product_id,
        -- The default of a payment: the one bundle that the catalogue knows the product in, else the only app.
        COALESCE(
            fact.bundle_id,
            (
                SELECT CASE WHEN COUNT(*) = 1 THEN MIN(own.bundle_id) END
                FROM product AS own
                WHERE own.product_id = fact.product_id AND own.bundle_id <> ''
            ),
            :only_app
        ) AS bundle_id
    FROM lone
    JOIN transaction_alias AS known ON known.alias_id = lone.alias_id
    JOIN transaction_fact AS fact ON fact.fact_id = lone.fact_id
    WHERE known.grade IS NULL
        AND known.purchase_key IS NULL
        AND fact.source = :source
        AND fact.is_in_force
        AND fact.line_item_id IS NULL
        AND NOT fact.is_revoked
        AND (fact.original_transaction_id IS NULL OR fact.original_transaction_id = known.transaction_id)
        AND fact.purchase_date BETWEEN :earliest AND :latest
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
WHERE product_type IS DISTINCT FROM :subscription;

-- name: mergePlain
-- Merges the listed plain transactions, and gives them their keys. What this says of them is what `merge` and `purchaseKey`
-- say, and of their names what `NameDigest` says (`PlainPurchasesTests`).
UPDATE transaction_alias
SET
    original_transaction_id = transaction_alias.transaction_id, bundle_id = plain.bundle_id, product_id = fact.product_id,
    product_type = plain.product_type, quantity = COALESCE(fact.quantity, 1), purchase_date = fact.purchase_date,
    paid_at = fact.purchase_date, price_milliunits = fact.price_milliunits, currency = fact.currency,
    price_grade = CASE WHEN fact.price_milliunits IS NOT NULL THEN :grade::bigint END,
    has_backend_record = true, backend_username = fact.backend_username, backend_token = fact.backend_token,
    backend_user_id = fact.backend_user_id,
    -- Folded is without dashes, the letters of ASCII small: the collation "C" knows no others.
    backend_token_exact = substring(sha256(convert_to('=' || fact.backend_token, 'UTF8')) FROM 1 FOR 16),
    backend_token_folded = substring(
        sha256(convert_to('#' || lower(replace(fact.backend_token, '-', '') COLLATE "C"), 'UTF8')) FROM 1 FOR 16
    ),
    backend_username_exact = substring(sha256(convert_to('=' || fact.backend_username, 'UTF8')) FROM 1 FOR 16),
    backend_username_folded = substring(
        sha256(convert_to('#' || lower(replace(fact.backend_username, '-', '') COLLATE "C"), 'UTF8')) FROM 1 FOR 16
    ),
    is_one_with_original = plain.product_type IS NOT NULL, grade = :grade::bigint, source = fact.source,
    is_bundle_stated = fact.bundle_id IS NOT NULL,
    purchase_key = substr(transaction_alias.environment, 1, 1) || chr(31) || 'o' || chr(31)
        || CASE WHEN plain.product_type IS NULL THEN 't' ELSE 'o' END || chr(31) || transaction_alias.transaction_id
        || chr(31) || COALESCE(fact.product_id, '')
FROM pg_temp.plain_transaction AS plain
JOIN transaction_fact AS fact ON fact.fact_id = plain.fact_id
WHERE transaction_alias.alias_id = plain.alias_id;

-- name: updateAlias
-- Writes one transaction's merged facts, and its key where that depends on no other transaction.
UPDATE transaction_alias
SET
    original_transaction_id = stated.original_transaction_id,
    line_item_id = stated.line_item_id,
    bundle_id = stated.bundle_id,
    product_id = stated.product_id,
    product_type = stated.product_type,
    quantity = stated.quantity,
    purchase_date = stated.purchase_date,
    original_purchase_date = stated.original_purchase_date,
    expires_at = stated.expires_at,
    is_revoked = stated.is_revoked,
    revocation_date = stated.revocation_date,
    revocation_reason = stated.revocation_reason,
    revocation_type = stated.revocation_type,
    revocation_percentage = stated.revocation_percentage,
    account_token = stated.account_token,
    ownership = stated.ownership,
    is_trial = stated.is_trial,
    offer_discount_type = stated.offer_discount_type,
    is_upgraded = stated.is_upgraded,
    transaction_reason = stated.transaction_reason,
    price_milliunits = stated.price_milliunits,
    currency = stated.currency,
    storefront = stated.storefront,
    has_backend_record = stated.has_backend_record,
    backend_username = stated.backend_username,
    backend_token = stated.backend_token,
    backend_user_id = stated.backend_user_id,
    paid_at = stated.paid_at,
    is_fully_revoked = stated.is_fully_revoked,
    token_grade = stated.token_grade,
    price_grade = stated.price_grade,
    is_free = stated.is_free,
    is_one_with_original = stated.is_one_with_original,
    is_subscription_period = stated.is_subscription_period,
    grade = stated.grade,
    source = stated.source,
    account_token_digest = stated.account_token_digest,
    backend_token_exact = stated.backend_token_exact,
    backend_token_folded = stated.backend_token_folded,
    backend_username_exact = stated.backend_username_exact,
    backend_username_folded = stated.backend_username_folded,
    has_future_date = stated.has_future_date,
    is_bundle_stated = stated.is_bundle_stated,
    purchase_key = COALESCE(stated.purchase_key, transaction_alias.purchase_key),
    is_bought_again = stated.purchase_key IS NULL AND transaction_alias.is_bought_again
FROM unnest(
    :original_transaction_id::text[], :line_item_id::text[], :bundle_id::text[], :product_id::text[], :product_type::text[],
    :quantity::bigint[], :purchase_date::bigint[], :original_purchase_date::bigint[], :expires_at::bigint[],
    :is_revoked::boolean[], :revocation_date::bigint[], :revocation_reason::bigint[], :revocation_type::text[],
    :revocation_percentage::bigint[], :account_token::text[], :ownership::text[], :is_trial::boolean[],
    :offer_discount_type::text[], :is_upgraded::boolean[], :transaction_reason::text[], :price_milliunits::bigint[],
    :currency::text[], :storefront::text[], :has_backend_record::boolean[], :backend_username::text[],
    :backend_token::text[], :backend_user_id::text[], :paid_at::bigint[], :is_fully_revoked::boolean[],
    :token_grade::bigint[], :price_grade::bigint[], :is_free::boolean[], :is_one_with_original::boolean[],
    :is_subscription_period::boolean[], :grade::bigint[], :source::text[], :account_token_digest::bytea[],
    :backend_token_exact::bytea[], :backend_token_folded::bytea[], :backend_username_exact::bytea[],
    :backend_username_folded::bytea[], :has_future_date::boolean[], :is_bundle_stated::boolean[], :purchase_key::text[],
    :alias_id::bigint[]
) AS stated (
    original_transaction_id, line_item_id, bundle_id, product_id, product_type, quantity, purchase_date,
    original_purchase_date, expires_at, is_revoked, revocation_date, revocation_reason, revocation_type,
    revocation_percentage, account_token, ownership, is_trial, offer_discount_type, is_upgraded, transaction_reason,
    price_milliunits, currency, storefront, has_backend_record, backend_username, backend_token, backend_user_id, paid_at,
    is_fully_revoked, token_grade, price_grade, is_free, is_one_with_original, is_subscription_period, grade, source,
    account_token_digest, backend_token_exact, backend_token_folded, backend_username_exact, backend_username_folded,
    has_future_date, is_bundle_stated, purchase_key, alias_id
)
WHERE transaction_alias.alias_id = stated.alias_id;

-- name: updateKey
-- Keeps the key of one transaction, and whether it was bought again.
UPDATE transaction_alias
SET
    purchase_key = stated.purchase_key,
    is_bought_again = stated.is_bought_again
FROM unnest(
    :purchase_key::text[], :is_bought_again::boolean[], :alias_id::bigint[]
) AS stated (
    purchase_key, is_bought_again, alias_id
)
WHERE transaction_alias.alias_id = stated.alias_id;
