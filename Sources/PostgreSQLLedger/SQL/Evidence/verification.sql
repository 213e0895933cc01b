-- name: addAlias
-- Makes a transaction id known, unless it is; its facts are merged later. Answers: its number where it was new. Grain: none or
-- one. Parameters: 1 environment, 2 transaction.
INSERT INTO transaction_alias (alias_id, environment, transaction_id)
VALUES ((SELECT COALESCE(MAX(alias_id), 0) + 1 FROM transaction_alias), $1, $2)
ON CONFLICT (transaction_id, environment) DO NOTHING
RETURNING alias_id;

-- name: addEnclosed
-- Keeps a receipt that other evidence encloses as evidence of its own, unless it is known.
-- Parameters: 1 the evidence around it, 2 digest, 3 bytes in their frame.
INSERT INTO evidence (evidence_id, digest, form, bytes, outcome, received_at)
SELECT (SELECT COALESCE(MAX(evidence_id), 0) + 1 FROM evidence), $2, 'unknown', $3, 'pending', received_at
FROM evidence
WHERE evidence_id = $1
ON CONFLICT DO NOTHING;

-- name: addFact
-- Keeps what one statement says about one transaction.
INSERT INTO transaction_fact (
    fact_id, alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked,
    revocation_date, revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial,
    offer_discount_type, is_upgraded, transaction_reason, price_milliunits, currency, storefront,
    has_backend_record, backend_username, backend_token, backend_user_id
)
VALUES (
    (SELECT COALESCE(MAX(fact_id), 0) + 1 FROM transaction_fact),
    :alias_id, :evidence_id, :digest, :source, :grade, :stated_at, :original_transaction_id, :line_item_id,
    :bundle_id, :product_id, :product_type, :quantity, :purchase_date, :original_purchase_date, :expires_at,
    :is_revoked, :revocation_date, :revocation_reason, :revocation_type, :revocation_percentage, :account_token,
    :ownership, :is_trial, :offer_discount_type, :is_upgraded, :transaction_reason, :price_milliunits, :currency,
    :storefront, :has_backend_record, :backend_username, :backend_token, :backend_user_id
);

-- name: addPointer
-- Keeps a transaction that something unsigned names. Parameters: 1 evidence, 2 transaction, 3 environment,
-- 4 bundle, 5 whether its money went back, 6 as-of, where the evidence does not say when it came in.
INSERT INTO evidence_pointer (
    evidence_id, transaction_id, environment, bundle_id, is_revocation, pointed_at
)
SELECT $1, $2, $3, $4, $5, coalesce(received_at, $6)
FROM evidence
WHERE evidence_id = $1
ON CONFLICT DO NOTHING;

-- name: addSetAside
-- Keeps one row that was not posted. Parameters: 1 evidence, 2 position, 3 rule, 4 detail.
INSERT INTO set_aside_row (evidence_id, position, rule, detail) VALUES ($1, $2, $3, $4);

-- name: answer
-- Records one answer about a piece of evidence.
-- Parameters: 1 evidence, 2 outcome, 3 form, 4 rule, 5 detail, 6 bundle, 7 environment, 8 stated at, 9 as-of,
-- 10 the answer in words, 11 next attempt, 12 rows posted, 13 rows set aside, 14 whether it counts as an attempt,
-- 15 Apple's answer in its frame, 16 rows inside, 17 the roots it rests on as a JSON array,
-- 18 the forms that stay whatever is inside, as a JSON array.
UPDATE evidence
SET outcome = $2,
    form = CASE
        WHEN form IN (SELECT given.value FROM jsonb_array_elements_text($18::jsonb) AS given (value)) THEN form
        ELSE $3
    END,
    rule = $4,
    detail = $5,
    bundle_id = $6,
    environment = $7,
    stated_at = $8,
    attempt_count = attempt_count + CASE WHEN $14::boolean THEN 1 ELSE 0 END,
    first_attempt_at = CASE WHEN $14::boolean THEN coalesce(first_attempt_at, $9) ELSE first_attempt_at END,
    last_attempt_at = CASE WHEN $14::boolean THEN $9 ELSE last_attempt_at END,
    last_answer = $10,
    next_attempt_at = $11,
    row_count = $16,
    posted_count = $12,
    set_aside_count = $13,
    answer = COALESCE($15, answer),
    trusted_roots = $17
WHERE evidence_id = $1;

-- name: due
-- Answers: which evidence has no final answer and is due. Grain: one piece of evidence, in key order.
-- Parameters: 1 after this key, 2 how many, 3 as-of, 4 whether those that are not due count too.
SELECT evidence_id, digest, form, bytes, outcome, attempt_count, first_attempt_at
FROM evidence
WHERE outcome IN ('pending', 'unverifiable')
    AND evidence_id > $1
    AND bytes IS NOT NULL
    -- An unsigned notification is read once: from then on what it points at is asked about.
    AND NOT (form = 'notification_v1' AND rule IS NOT NULL)
    AND ($4::boolean OR next_attempt_at IS NULL OR next_attempt_at <= $3)
ORDER BY evidence_id
LIMIT $2;

-- name: findAlias
-- Answers: the alias of a transaction id. Grain: none or one. Parameters: 1 environment, 2 transaction.
SELECT alias_id FROM transaction_alias WHERE environment = $1 AND transaction_id = $2;

-- name: findFact
-- Answers: the statement of this content about a transaction. Grain: none or one. Parameters: 1 alias, 2 digest, 3 source.
SELECT fact_id FROM transaction_fact WHERE alias_id = $1 AND digest = $2 AND source = $3;

-- name: forgetSetAside
-- Drops the rows an earlier answer that was not final set aside. Parameters: 1 evidence.
DELETE FROM set_aside_row WHERE evidence_id = $1;

-- name: forceFact
-- A statement that was out of force counts again. Says by its change count whether it was. Parameters: 1 statement.
UPDATE transaction_fact SET is_in_force = true WHERE fact_id = $1 AND NOT is_in_force;

-- name: markAlias
-- Marks a transaction id whose facts are to be merged again. Parameters: 1 alias.
INSERT INTO dirty_alias (alias_id) VALUES ($1) ON CONFLICT DO NOTHING;

-- name: markNewAliases
-- Marks the new transaction ids, whose facts are to be merged. Parameters: 1 the last alias before them.
INSERT INTO dirty_alias (alias_id) SELECT alias_id FROM transaction_alias WHERE alias_id > $1 ON CONFLICT DO NOTHING;

-- name: outcome
-- Answers: what is known of a piece of evidence. Grain: none or one. Parameters: 1 evidence.
SELECT outcome FROM evidence WHERE evidence_id = $1;

-- name: putNotice
-- Keeps what a notification was about. Parameters: 1 evidence, 2 type, 3 subtype, 4 uuid, 5 whether it is known.
INSERT INTO notification (evidence_id, type, subtype, uuid, is_known)
VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (evidence_id) DO UPDATE
SET type = excluded.type,
    subtype = excluded.subtype,
    uuid = excluded.uuid,
    is_known = excluded.is_known;
