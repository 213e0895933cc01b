-- name: addClaim
-- Keeps one claim as it was sent. Parameters: 1 its number, 2 claimant, 3 transaction, 4 environment.
INSERT INTO claim (claim_id, claimant, transaction_id, environment, state)
SELECT stated.claim_id, stated.claimant, stated.transaction_id, stated.environment, 'pending'
FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) AS stated (claim_id, claimant, transaction_id, environment);

-- name: addCredit
-- Keeps one statement about a delivery. Parameters: its columns in their order, from the digest on.
INSERT INTO credit_statement (
    statement_id, digest, file_id, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id,
    bundle_id, status
)
SELECT
    COALESCE((SELECT MAX(statement_id) FROM credit_statement), 0) + stated.position, stated.digest, stated.file_id,
    stated.transaction_id, stated.environment, stated.user_id, stated.credited_at, stated.product_id, stated.quantity,
    stated.order_id, stated.bundle_id, stated.status
FROM unnest(
    $1::bytea[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[], $9::text[],
    $10::text[], $11::text[]
) WITH ORDINALITY AS stated (
    digest, file_id, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id, bundle_id, status,
    position
);

-- name: addEvidence
-- Keeps one piece of evidence to be verified. Parameters: 1 its number, 2 digest, 3 form, 4 bytes in their frame, 5 received at.
INSERT INTO evidence (evidence_id, digest, form, bytes, outcome, received_at)
SELECT stated.evidence_id, stated.digest, stated.form, stated.bytes, 'pending', stated.received_at
FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bytea[], $5::bigint[]) AS stated (
    evidence_id, digest, form, bytes, received_at
);

-- name: addRefusedCredit
-- Keeps where the newest refused row of credits about an order of a transaction stands. Parameters: 1 transaction, 2 order, empty where it
-- is not known, 3 file, 4 line.
INSERT INTO refused_credit (transaction_id, order_id, file_id, line)
SELECT DISTINCT ON (stated.transaction_id, stated.order_id)
    stated.transaction_id, stated.order_id, stated.file_id, stated.line
FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) AS stated (transaction_id, order_id, file_id, line)
ORDER BY stated.transaction_id, stated.order_id, stated.line DESC
ON CONFLICT (transaction_id, order_id) DO UPDATE
SET file_id = excluded.file_id, line = excluded.line;

-- name: addRejected
-- Keeps one refused record, or one line for many. Parameters: 1 file, 2 line, 3 field, 4 rule, 5 message,
-- 6 how many records.
INSERT INTO rejected_row (rejected_row_id, file_id, line, field, rule, message, record_count)
SELECT
    COALESCE((SELECT MAX(rejected_row_id) FROM rejected_row), 0) + stated.position, stated.file_id, stated.line,
    stated.field, stated.rule, stated.message, stated.record_count
FROM unnest(
    $1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::bigint[]
) WITH ORDINALITY AS stated (
    file_id, line, field, rule, message, record_count, position
);

-- name: addSubmission
-- Keeps one submission. Parameters: its columns in their order, from the digest on.
INSERT INTO submission (
    submission_id, digest, file_id, evidence_id, claim_id, user_text, user_id, user_exact, user_folded, account_name,
    account_exact, application_username, username_exact, username_folded, named_transaction_id, named_environment,
    name_transaction_id, product_id, bundle_id, environment, device_token, device_id, device_model, os_version, app_version,
    received_at, external_id, sandbox_flag
)
SELECT
    COALESCE((SELECT MAX(submission_id) FROM submission), 0) + stated.position, stated.digest, stated.file_id,
    stated.evidence_id, stated.claim_id, stated.user_text, stated.user_id, stated.user_exact, stated.user_folded,
    stated.account_name, stated.account_exact, stated.application_username, stated.username_exact, stated.username_folded,
    stated.named_transaction_id, stated.named_environment, stated.name_transaction_id, stated.product_id, stated.bundle_id,
    stated.environment, stated.device_token, stated.device_id, stated.device_model, stated.os_version, stated.app_version,
    stated.received_at, stated.external_id, stated.sandbox_flag
FROM unnest(
    $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::bytea[], $8::bytea[], $9::text[],
    $10::bytea[], $11::text[], $12::bytea[], $13::bytea[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[],
    $19::text[], $20::text[], $21::text[], $22::text[], $23::text[], $24::text[], $25::bigint[], $26::text[], $27::text[]
) WITH ORDINALITY AS stated (
    digest, file_id, evidence_id, claim_id, user_text, user_id, user_exact, user_folded, account_name, account_exact,
    application_username, username_exact, username_folded, named_transaction_id, named_environment, name_transaction_id,
    product_id, bundle_id, environment, device_token, device_id, device_model, os_version, app_version, received_at,
    external_id, sandbox_flag, position
);

-- name: addUser
-- Keeps one statement about a user. Parameters: its columns in their order, from the digest on.
INSERT INTO user_statement (
    user_statement_id, digest, user_id, account_name, application_username, app_account_token, device_token, contact, updated_at,
    merged_into, first_seen_at, last_seen_at
)
SELECT
    COALESCE((SELECT MAX(user_statement_id) FROM user_statement), 0) + stated.position, stated.digest, stated.user_id,
    stated.account_name, stated.application_username, stated.app_account_token, stated.device_token, stated.contact,
    stated.updated_at, stated.merged_into, stated.first_seen_at, stated.last_seen_at
FROM unnest(
    $1::bytea[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[],
    $10::bigint[], $11::bigint[]
) WITH ORDINALITY AS stated (
    digest, user_id, account_name, application_username, app_account_token, device_token, contact, updated_at, merged_into,
    first_seen_at, last_seen_at, position
);

-- name: findClaims
-- Answers: the claims of these claimants, as they were sent. Grain: one claim. Parameters: 1 a JSON array of claimant, transaction
-- and environment each.
SELECT claim.claim_id, claim.claimant, claim.transaction_id, claim.environment
FROM jsonb_array_elements($1::jsonb) AS given (value)
JOIN claim
    ON claim.claimant = given.value ->> 0
    AND claim.transaction_id = given.value ->> 1
    AND claim.environment = given.value ->> 2
WHERE NOT claim.is_user;

-- name: putEvidence
-- Stores the bytes of a known piece of evidence again, which is due as if it had come in just now. Parameters: 1 its number,
-- 2 bytes in their frame.
UPDATE evidence
SET bytes = stated.bytes,
    outcome = 'pending',
    rule = NULL,
    detail = NULL,
    attempt_count = 0,
    first_attempt_at = NULL,
    last_attempt_at = NULL,
    last_answer = NULL,
    next_attempt_at = NULL,
    row_count = 0,
    posted_count = 0,
    set_aside_count = 0,
    trusted_roots = NULL
FROM unnest($1::bigint[], $2::bytea[]) AS stated (evidence_id, bytes)
WHERE evidence.evidence_id = stated.evidence_id;

-- name: putProduct
-- Puts one product into the catalogue, unless what is there goes first: the row of the later night, and within one
-- night, where no row is newer than the other, the greater one column by column, nothing being the least. So the order
-- of files never decides. Says by its change count whether the catalogue changed.
-- Parameters: its columns in their order, the last one the as-of of the run.
INSERT INTO product (
    bundle_id, product_id, product_type, price_milliunits, currency, name, credited_as, subscription_policy, seen_at
)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (product_id, bundle_id) DO UPDATE
SET product_type = excluded.product_type,
    price_milliunits = excluded.price_milliunits,
    currency = excluded.currency,
    name = excluded.name,
    credited_as = excluded.credited_as,
    subscription_policy = excluded.subscription_policy,
    seen_at = excluded.seen_at
WHERE (
        excluded.seen_at, COALESCE(excluded.product_type, ''), COALESCE(excluded.price_milliunits, -1),
        COALESCE(excluded.currency, ''), COALESCE(excluded.name, ''), COALESCE(excluded.credited_as, ''),
        COALESCE(excluded.subscription_policy, '')
    ) > (
        product.seen_at, COALESCE(product.product_type, ''), COALESCE(product.price_milliunits, -1),
        COALESCE(product.currency, ''), COALESCE(product.name, ''), COALESCE(product.credited_as, ''),
        COALESCE(product.subscription_policy, '')
    );
