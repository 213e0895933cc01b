-- name: addAlias
-- Makes a transaction id known; its facts are merged later. Parameters: 1 its number, 2 environment, 3 transaction.
INSERT INTO transaction_alias (alias_id, environment, transaction_id)
SELECT stated.alias_id, stated.environment, stated.transaction_id
FROM unnest($1::bigint[], $2::text[], $3::text[]) AS stated (alias_id, environment, transaction_id);

-- name: addFact
-- Keeps what one statement says about one transaction.
INSERT INTO transaction_fact (
    fact_id, alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked, revocation_date,
    revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial, offer_discount_type,
    is_upgraded, transaction_reason, price_milliunits, currency, storefront, has_backend_record, backend_username,
    backend_token, backend_user_id
)
SELECT
    COALESCE((SELECT MAX(fact_id) FROM transaction_fact), 0) + stated.position, stated.alias_id, stated.evidence_id,
    stated.digest, stated.source, stated.grade, stated.stated_at, stated.original_transaction_id, stated.line_item_id,
    stated.bundle_id, stated.product_id, stated.product_type, stated.quantity, stated.purchase_date,
    stated.original_purchase_date, stated.expires_at, stated.is_revoked, stated.revocation_date, stated.revocation_reason,
    stated.revocation_type, stated.revocation_percentage, stated.account_token, stated.ownership, stated.is_trial,
    stated.offer_discount_type, stated.is_upgraded, stated.transaction_reason, stated.price_milliunits, stated.currency,
    stated.storefront, stated.has_backend_record, stated.backend_username, stated.backend_token, stated.backend_user_id
FROM unnest(
    :alias_id::bigint[], :evidence_id::bigint[], :digest::bytea[], :source::text[], :grade::bigint[], :stated_at::bigint[],
    :original_transaction_id::text[], :line_item_id::text[], :bundle_id::text[], :product_id::text[], :product_type::text[],
    :quantity::bigint[], :purchase_date::bigint[], :original_purchase_date::bigint[], :expires_at::bigint[],
    :is_revoked::boolean[], :revocation_date::bigint[], :revocation_reason::bigint[], :revocation_type::text[],
    :revocation_percentage::bigint[], :account_token::text[], :ownership::text[], :is_trial::boolean[],
    :offer_discount_type::text[], :is_upgraded::boolean[], :transaction_reason::text[], :price_milliunits::bigint[],
    :currency::text[], :storefront::text[], :has_backend_record::boolean[], :backend_username::text[],
    :backend_token::text[], :backend_user_id::text[]
) WITH ORDINALITY AS stated (
    alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id, product_id,
    product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked, revocation_date,
    revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial, offer_discount_type,
    is_upgraded, transaction_reason, price_milliunits, currency, storefront, has_backend_record, backend_username,
    backend_token, backend_user_id, position
);

-- name: addSetAside
-- Keeps one row that was not posted. Parameters: 1 evidence, 2 position, 3 rule, 4 detail.
INSERT INTO set_aside_row (evidence_id, position, rule, detail)
SELECT stated.evidence_id, stated.position, stated.rule, stated.detail
FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) AS stated (evidence_id, position, rule, detail);

-- name: answer
-- Records one answer about a piece of evidence.
-- Parameters: 1 evidence, 2 outcome, 3 form, 4 rule, 5 detail, 6 bundle, 7 environment, 8 stated at, 9 as-of,
-- 10 the answer in words, 11 next attempt, 12 rows posted, 13 rows set aside, 14 whether it counts as an attempt,
-- 15 Apple's answer in its frame, 16 rows inside, 17 the roots it rests on as a JSON array,
-- 18 the forms that stay whatever is inside, as a JSON array.
UPDATE evidence
SET
    outcome = stated.outcome,
    form = CASE
        WHEN evidence.form IN (SELECT given.value FROM jsonb_array_elements_text(stated.kept_forms::jsonb) AS given (value))
            THEN evidence.form
        ELSE stated.form
    END,
    rule = stated.rule,
    detail = stated.detail,
    bundle_id = stated.bundle_id,
    environment = stated.environment,
    stated_at = stated.stated_at,
    attempt_count = evidence.attempt_count + CASE WHEN stated.is_attempt THEN 1 ELSE 0 END,
    first_attempt_at = CASE
        WHEN stated.is_attempt THEN coalesce(evidence.first_attempt_at, stated.as_of)
        ELSE evidence.first_attempt_at
    END,
    last_attempt_at = CASE WHEN stated.is_attempt THEN stated.as_of ELSE evidence.last_attempt_at END,
    last_answer = stated.last_answer,
    next_attempt_at = stated.next_attempt_at,
    row_count = stated.row_count,
    posted_count = stated.posted_count,
    set_aside_count = stated.set_aside_count,
    answer = COALESCE(stated.answer, evidence.answer),
    trusted_roots = stated.trusted_roots
FROM unnest(
    $1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[],
    $10::text[], $11::bigint[], $12::bigint[], $13::bigint[], $14::boolean[], $15::bytea[], $16::bigint[], $17::text[],
    $18::text[]
) AS stated (
    evidence_id, outcome, form, rule, detail, bundle_id, environment, stated_at, as_of, last_answer, next_attempt_at,
    posted_count, set_aside_count, is_attempt, answer, row_count, trusted_roots, kept_forms
)
WHERE evidence.evidence_id = stated.evidence_id;

-- name: findAliases
-- Answers: those of these transaction ids that are known. Grain: one id. Parameters: 1 a JSON array of environment and
-- transaction each.
SELECT transaction_alias.environment, transaction_alias.transaction_id, transaction_alias.alias_id
FROM jsonb_array_elements($1::jsonb) AS given (value)
JOIN transaction_alias
    ON transaction_alias.environment = given.value ->> 0
    AND transaction_alias.transaction_id = given.value ->> 1;

-- name: forceFact
-- A statement that was out of force counts again. Parameters: 1 statement.
UPDATE transaction_fact
SET is_in_force = true
FROM unnest($1::bigint[]) AS stated (fact_id)
WHERE transaction_fact.fact_id = stated.fact_id;

-- name: markAlias
-- Marks a transaction id whose facts are to be merged again. Parameters: 1 alias.
INSERT INTO dirty_alias (alias_id)
SELECT stated.alias_id
FROM unnest($1::bigint[]) AS stated (alias_id)
ON CONFLICT DO NOTHING;

-- name: postpone
-- Keeps that Apple was asked in vain about evidence that has its outcome without that. Parameters: 1 evidence, 2 next attempt,
-- 3 whether it counts as an attempt, 4 as-of, 5 the answer in words.
UPDATE evidence
SET
    next_attempt_at = stated.next_attempt_at,
    attempt_count = evidence.attempt_count + CASE WHEN stated.is_attempt THEN 1 ELSE 0 END,
    first_attempt_at = CASE
        WHEN stated.is_attempt THEN coalesce(evidence.first_attempt_at, stated.as_of)
        ELSE evidence.first_attempt_at
    END,
    last_attempt_at = CASE WHEN stated.is_attempt THEN stated.as_of ELSE evidence.last_attempt_at END,
    last_answer = stated.last_answer
FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::bigint[], $5::text[])
    AS stated (evidence_id, next_attempt_at, is_attempt, as_of, last_answer)
WHERE evidence.evidence_id = stated.evidence_id;
