-- name: transactionFact
-- Answers: the rows of transaction_fact with a key after :after, as they were written: what was stated; whether it is in force is no part of it.
-- What is true or false is a number in what is digested: so all engines digest the same.
-- Grain: one row, in key order; the key comes first.
SELECT
    fact_id, alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at,
    is_revoked::int::bigint AS is_revoked, revocation_date, revocation_reason, revocation_type, revocation_percentage,
    account_token, ownership,
    is_trial::int::bigint AS is_trial, offer_discount_type, is_upgraded::int::bigint AS is_upgraded, transaction_reason,
    price_milliunits, currency, storefront, has_backend_record::int::bigint AS has_backend_record, backend_username,
    backend_token, backend_user_id
FROM transaction_fact
WHERE fact_id > :after
ORDER BY fact_id;
