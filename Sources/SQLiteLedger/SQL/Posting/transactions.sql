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

-- name: addOtherBuyer
-- Keeps one name of another buyer. Parameters: 1 transaction, 2 kind, 3 name, 4 and 5 its digests, exact and folded.
INSERT INTO other_buyer_name (alias_id, kind, name, exact, folded) VALUES (?1, ?2, ?3, ?4, ?5);

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
            exact_digest(fact.backend_token), folded_digest(fact.backend_token), exact_digest(fact.backend_username),
            folded_digest(fact.backend_username),
            plain.product_type IS NOT NULL, :grade, fact.source, fact.bundle_id IS NOT NULL,
            substr(transaction_alias.environment, 1, 1) || char(31) || 'o' || char(31)
            || IIF(plain.product_type IS NULL, 't', 'o') || char(31) || transaction_alias.transaction_id || char(31)
            || COALESCE(fact.product_id, '')
        FROM temp.plain_transaction AS plain
        JOIN transaction_fact AS fact ON fact.fact_id = plain.fact_id
        WHERE plain.alias_id = transaction_alias.alias_id
    )
WHERE alias_id IN (SELECT alias_id FROM temp.plain_transaction);

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
