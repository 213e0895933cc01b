-- name: addAlias
-- Makes a transaction id known; its facts are merged later. Parameters: 1 its number, 2 environment, 3 transaction.
INSERT INTO transaction_alias (alias_id, environment, transaction_id) VALUES (?1, ?2, ?3);

-- name: addFact
-- Keeps what one statement says about one transaction.
INSERT INTO transaction_fact (
    alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked,
    revocation_date, revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial,
    offer_discount_type, is_upgraded, transaction_reason, price_milliunits, currency, storefront,
    has_backend_record, backend_username, backend_token, backend_user_id
)
VALUES (
    :alias_id, :evidence_id, :digest, :source, :grade, :stated_at, :original_transaction_id, :line_item_id,
    :bundle_id, :product_id, :product_type, :quantity, :purchase_date, :original_purchase_date, :expires_at,
    :is_revoked, :revocation_date, :revocation_reason, :revocation_type, :revocation_percentage, :account_token,
    :ownership, :is_trial, :offer_discount_type, :is_upgraded, :transaction_reason, :price_milliunits, :currency,
    :storefront, :has_backend_record, :backend_username, :backend_token, :backend_user_id
);

-- name: addSetAside
-- Keeps one row that was not posted. Parameters: 1 evidence, 2 position, 3 rule, 4 detail.
INSERT INTO set_aside_row (evidence_id, position, rule, detail) VALUES (?1, ?2, ?3, ?4);

-- name: answer
-- Records one answer about a piece of evidence.
-- Parameters: 1 evidence, 2 outcome, 3 form, 4 rule, 5 detail, 6 bundle, 7 environment, 8 stated at, 9 as-of,
-- 10 the answer in words, 11 next attempt, 12 rows posted, 13 rows set aside, 14 whether it counts as an attempt,
-- 15 Apple's answer in its frame, 16 rows inside, 17 the roots it rests on as a JSON array,
-- 18 the forms that stay whatever is inside, as a JSON array.
UPDATE evidence
SET outcome = ?2,
    form = IIF(form IN (SELECT value FROM json_each(?18)), form, ?3),
    rule = ?4,
    detail = ?5,
    bundle_id = ?6,
    environment = ?7,
    stated_at = ?8,
    attempt_count = attempt_count + ?14,
    first_attempt_at = CASE WHEN ?14 THEN coalesce(first_attempt_at, ?9) ELSE first_attempt_at END,
    last_attempt_at = CASE WHEN ?14 THEN ?9 ELSE last_attempt_at END,
    last_answer = ?10,
    next_attempt_at = ?11,
    row_count = ?16,
    posted_count = ?12,
    set_aside_count = ?13,
    answer = COALESCE(?15, answer),
    trusted_roots = ?17
WHERE evidence_id = ?1;

-- name: findAliases
-- Answers: those of these transaction ids that are known. Grain: one id. Parameters: 1 a JSON array of environment and
-- transaction each.
SELECT transaction_alias.environment, transaction_alias.transaction_id, transaction_alias.alias_id
FROM json_each(?1) AS given
CROSS JOIN transaction_alias
    ON transaction_alias.environment = json_extract(given.value, '$[0]')
    AND transaction_alias.transaction_id = json_extract(given.value, '$[1]');

-- name: forceFact
-- A statement that was out of force counts again. Parameters: 1 statement.
UPDATE transaction_fact SET is_in_force = 1 WHERE fact_id = ?1;

-- name: markAlias
-- Marks a transaction id whose facts are to be merged again. Parameters: 1 alias.
INSERT OR IGNORE INTO dirty_alias (alias_id) VALUES (?1);

-- name: postpone
-- Keeps that Apple was asked in vain about evidence that has its outcome without that. Parameters: 1 evidence, 2 next attempt,
-- 3 whether it counts as an attempt, 4 as-of, 5 the answer in words.
UPDATE evidence
SET next_attempt_at = ?2,
    attempt_count = attempt_count + ?3,
    first_attempt_at = CASE WHEN ?3 THEN coalesce(first_attempt_at, ?4) ELSE first_attempt_at END,
    last_attempt_at = CASE WHEN ?3 THEN ?4 ELSE last_attempt_at END,
    last_answer = ?5
WHERE evidence_id = ?1;
