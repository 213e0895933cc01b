-- name: movePlain
-- Keeps the move of each plain purchase that was on no list.
INSERT INTO move (purchase_id, step, from_list, to_list, reason, from_reason, currency, amount_milliunits)
SELECT
    verdict.purchase_id, 0, 'none', verdict.list, verdict.reason, '', COALESCE(verdict.currency, ''),
    COALESCE(verdict.price_milliunits, 0)
FROM verdict
CROSS JOIN purchase ON purchase.purchase_id = verdict.purchase_id
WHERE purchase.list IS NULL;

-- name: leaveOutPlain
-- Plain purchases are judged, and selected no more.
DELETE FROM touched WHERE purchase_id IN (SELECT purchase_id FROM verdict);

-- name: judgePlain
-- Judges the plain ones of the selected purchases: paid in the store and credited once, as paid, to whom it belongs, and
-- nothing else is known. What this says of them is what `judge` says (`PlainPurchasesTests`); whatever is not plain by these
-- conditions is left to it. Grain: one purchase, which is one transaction and one credit.
WITH stated AS (
    SELECT
        touched.purchase_id, purchase.list AS booked_list, purchase.price_milliunits AS booked_price,
        purchase.currency AS booked_currency,
        paid.transaction_id, paid.original_transaction_id, paid.bundle_id, paid.is_bundle_stated, paid.product_id,
        paid.product_type, COALESCE(paid.quantity, 1) AS quantity, paid.paid_at, paid.expires_at, paid.storefront,
        paid.price_milliunits, paid.currency, paid.backend_username, paid.backend_username_exact,
        paid.backend_username_folded, paid.backend_token_exact, paid.backend_token_folded,
        paid.backend_token_exact IS NOT NULL OR paid.backend_username_exact IS NOT NULL AS has_name,
        COALESCE(backend_user.canonical_user_id, paid.backend_user_id) AS backend_user_id,
        COALESCE(credited_user.canonical_user_id, credit.user_id) AS credited_to,
        credit.product_id AS credited_product_id,
        entry.subscription_policy, entry.credited_as, entry.price_milliunits AS unit_price, entry.currency AS unit_currency
    FROM touched
    CROSS JOIN purchase ON purchase.purchase_id = touched.purchase_id
    CROSS JOIN transaction_alias AS paid ON paid.purchase_id = touched.purchase_id
    JOIN credit ON credit.alias_id = paid.alias_id
    LEFT JOIN app_user AS credited_user ON credited_user.user_id = credit.user_id
    LEFT JOIN app_user AS backend_user ON backend_user.user_id = paid.backend_user_id
    LEFT JOIN product AS entry
        ON entry.product_id = paid.product_id
        AND entry.bundle_id = CASE
            WHEN EXISTS (
                SELECT 1 FROM product AS own WHERE own.product_id = paid.product_id AND own.bundle_id = paid.bundle_id
            ) THEN paid.bundle_id
            ELSE ''
        END
    -- Never judged before, or where it is now.
    WHERE (
            (purchase.list IS NULL AND purchase.reason IS NULL)
            OR (purchase.list = :list AND purchase.reason = :reason)
        )
        AND purchase.is_unfinished = 0
        AND purchase.is_without_first = 0
        -- The backend's statement alone: such a one is in no receipt, and in no upload.
        AND paid.grade = :grade
        AND paid.environment = :environment
        AND paid.product_id IS NOT NULL
        AND paid.product_type IS NOT :subscription
        AND COALESCE(paid.original_transaction_id, paid.transaction_id) = paid.transaction_id
        AND paid.account_token_digest IS NULL
        AND paid.is_revoked = 0
        AND paid.is_free = 0
        AND paid.is_upgraded IS NOT TRUE
        AND paid.ownership IS NOT :family
        AND credit.status = :credited
        AND credit.source = :imported
        AND COALESCE(credit.quantity, paid.quantity, 1) = COALESCE(paid.quantity, 1)
        AND NOT EXISTS (SELECT 1 FROM finding WHERE finding.purchase_id = touched.purchase_id)
        AND NOT EXISTS (SELECT 1 FROM other_buyer_name WHERE other_buyer_name.alias_id = paid.alias_id)
        AND NOT EXISTS (SELECT 1 FROM submission WHERE submission.named_transaction_id = paid.transaction_id)
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS other
            WHERE other.purchase_id = touched.purchase_id AND other.alias_id <> paid.alias_id
        )
        AND NOT EXISTS (
            SELECT 1
            FROM transaction_alias AS naming
            WHERE naming.original_transaction_id = paid.transaction_id
                AND naming.environment = paid.environment
                AND naming.alias_id <> paid.alias_id
        )
        AND NOT EXISTS (
            SELECT 1 FROM credit AS other WHERE other.alias_id = paid.alias_id AND other.credit_id <> credit.credit_id
        )
), priced AS (
    SELECT
        *,
        COALESCE(price_milliunits, unit_price) AS price,
        CASE
            WHEN price_milliunits IS NOT NULL THEN COALESCE(currency, '')
            WHEN unit_price IS NOT NULL THEN COALESCE(unit_currency, '')
        END AS price_currency
    FROM stated
    WHERE (is_bundle_stated = 0 OR :apps = '[]' OR bundle_id IN (SELECT given.value FROM json_each(:apps) AS given))
        AND subscription_policy IS NOT :never
        AND (credited_product_id IS NULL OR credited_product_id IN (product_id, credited_as))
        -- The price of several, and one no purchase can have, are worked out by the rule.
        AND (
            price_milliunits IS NOT NULL
            OR unit_price IS NULL
            OR (quantity = 1 AND unit_price BETWEEN :least_price AND :greatest_price)
        )
        -- Each name on it is held by the account that stands for the credited user, and by no other, whenever and however. What other
        -- accounts hold, also those of the same user, the rules tell apart.
        AND (
            backend_token_exact IS NULL
            OR (
                EXISTS (SELECT 1 FROM user_alias WHERE digest IN (backend_token_exact, backend_token_folded))
                AND NOT EXISTS (
                    SELECT 1
                    FROM user_alias
                    WHERE digest IN (backend_token_exact, backend_token_folded) AND user_id <> credited_to
                )
            )
        )
        AND (
            backend_username_exact IS NULL
            OR (
                EXISTS (SELECT 1 FROM user_alias WHERE digest IN (backend_username_exact, backend_username_folded))
                AND NOT EXISTS (
                    SELECT 1
                    FROM user_alias
                    WHERE digest IN (backend_username_exact, backend_username_folded) AND user_id <> credited_to
                )
            )
        )
)
INSERT INTO verdict (
    purchase_id, is_plain, list, reason, shown_transaction_id, original_transaction_id, bundle_id, product_id,
    product_type, quantity, paid_at, expires_at, storefront, price_milliunits, currency, price_source, owner_user_id,
    owner_basis, owner_strength, owner_candidates, application_username, evidence_grade, evidence_source, credited_to,
    asks_subscription, asks_receipts
)
SELECT
    purchase_id, TRUE, :list, :reason, transaction_id, original_transaction_id, bundle_id, product_id, product_type,
    quantity, paid_at, expires_at, storefront, price, price_currency,
    CASE
        WHEN price_milliunits IS NOT NULL THEN :price_of_payments
        WHEN unit_price IS NOT NULL THEN :price_of_catalogue
    END,
    CASE WHEN has_name THEN credited_to ELSE backend_user_id END,
    CASE WHEN has_name THEN :named WHEN backend_user_id IS NOT NULL THEN :claimed ELSE :unknown END,
    CASE WHEN has_name THEN :bound WHEN backend_user_id IS NOT NULL THEN :strong ELSE :none END,
    COALESCE(CASE WHEN has_name THEN credited_to ELSE backend_user_id END, ''),
    backend_username, :grade_code, :source, credited_to, FALSE, FALSE
FROM priced
WHERE booked_list IS NULL OR (booked_price, booked_currency) IS (price, price_currency);
