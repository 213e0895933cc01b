-- name: addClaim
-- Keeps one claim as it was sent. Parameters: 1 its number, 2 claimant, 3 transaction, 4 environment.
INSERT INTO claim (claim_id, claimant, transaction_id, environment, state) VALUES (?1, ?2, ?3, ?4, 'pending');

-- name: addCredit
-- Keeps one statement about a delivery. Parameters: its columns in their order, from the digest on.
INSERT INTO credit_statement (
    digest, file_id, transaction_id, environment, user_id, credited_at, product_id, quantity, order_id, bundle_id, status
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: addEvidence
-- Keeps one piece of evidence to be verified. Parameters: 1 its number, 2 digest, 3 form, 4 bytes in their frame, 5 received at.
INSERT INTO evidence (evidence_id, digest, form, bytes, outcome, received_at) VALUES (?1, ?2, ?3, ?4, 'pending', ?5);

-- name: addRefusedCredit
-- Keeps where the newest refused row of credits about an order of a transaction stands. Parameters: 1 transaction, 2 order, empty where it
-- is not known, 3 file, 4 line.
INSERT INTO refused_credit (transaction_id, order_id, file_id, line) VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (transaction_id, order_id) DO UPDATE
SET file_id = excluded.file_id, line = excluded.line;

-- name: addRejected
-- Keeps one refused record, or one line for many. Parameters: 1 file, 2 line, 3 field, 4 rule, 5 message,
-- 6 how many records.
INSERT INTO rejected_row (file_id, line, field, rule, message, record_count) VALUES (?1, ?2, ?3, ?4, ?5, ?6);

-- name: addSubmission
-- Keeps one submission. Parameters: its columns in their order, from the digest on.
INSERT INTO submission (
    digest, file_id, evidence_id, claim_id, user_text, user_id, user_exact, user_folded, account_name, account_exact,
    application_username, username_exact, username_folded, named_transaction_id, named_environment,
    name_transaction_id, product_id, bundle_id, environment, device_token, device_id, device_model, os_version,
    app_version, received_at, external_id, sandbox_flag
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: addUser
-- Keeps one statement about a user. Parameters: its columns in their order, from the digest on.
INSERT INTO user_statement (
    digest, user_id, account_name, application_username, app_account_token, device_token, contact, updated_at,
    merged_into, first_seen_at, last_seen_at
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: findClaims
-- Answers: the claims of these claimants, as they were sent. Grain: one claim. Parameters: 1 a JSON array of claimant, transaction
-- and environment each.
SELECT claim.claim_id, claim.claimant, claim.transaction_id, claim.environment
FROM json_each(?1) AS given
CROSS JOIN claim
    ON claim.claimant = json_extract(given.value, '$[0]')
    AND claim.transaction_id = json_extract(given.value, '$[1]')
    AND claim.environment = json_extract(given.value, '$[2]')
WHERE claim.is_user = 0;

-- name: putEvidence
-- Stores the bytes of a known piece of evidence again, which is due as if it had come in just now. Parameters: 1 its number,
-- 2 bytes in their frame.
UPDATE evidence
SET bytes = ?2,
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
WHERE evidence_id = ?1;

-- name: putProduct
-- Puts one product into the catalogue, unless what is there goes first: the row of the later night, and within one
-- night, where no row is newer than the other, the greater one column by column, nothing being the least. So the order
-- of files never decides. Says by its change count whether the catalogue changed.
-- Parameters: its columns in their order, the last one the as-of of the run.
INSERT INTO product (
    bundle_id, product_id, product_type, price_milliunits, currency, name, credited_as, subscription_policy, seen_at
)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
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
