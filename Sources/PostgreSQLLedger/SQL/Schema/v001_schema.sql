-- The ledger, version 1. Times are milliseconds since 1970 UTC, amounts milliunits, identifiers text.
-- Constraints carry the invariants: no bug of the program can store nonsense.
-- All text is compared byte by byte, whatever the database's own collation.

-- Of tables whose rows are never changed or taken away.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;

-- One row per run that changed the books. `opening` balances are the closing ones of the last published run.
CREATE TABLE run (
    run_id bigint PRIMARY KEY,
    as_of bigint NOT NULL,
    started_at bigint NOT NULL,
    finished_at bigint,
    state text COLLATE "C" NOT NULL CHECK (state IN ('open', 'judged', 'published', 'failed', 'taken_back')),
    tool_version text COLLATE "C" NOT NULL,
    configuration_digest text COLLATE "C" NOT NULL,
    policy text COLLATE "C" NOT NULL,
    credits_since bigint,
    credits_watermark bigint,
    exit_status bigint,
    summary text COLLATE "C",
    actor text COLLATE "C" NOT NULL DEFAULT '',
    -- The user of the system who started it, where `actor` is another name.
    system_user text COLLATE "C",
    audit_sequence bigint,
    audit_hash text COLLATE "C",
    -- Whether everything was judged and checked, not only what was touched (article "Control totals").
    is_full boolean NOT NULL DEFAULT false,
    -- The policy the books were judged by before, where this run's is another one.
    policy_before text COLLATE "C",
    -- What was known when the run was opened: the last rows of what it may have imported.
    last_file_id bigint NOT NULL DEFAULT 0,
    last_evidence_id bigint NOT NULL DEFAULT 0,
    last_case_event_id bigint NOT NULL DEFAULT 0,
    -- The last rows that its posting had before it: what came later, while it went on, belongs to the next run. Null before
    -- it has posted.
    posted_file_id bigint,
    posted_statement_id bigint,
    posted_fact_id bigint,
    posted_case_event_id bigint,
    -- Whether reports or the inbox named a file that the ledger lacks. Null where the run did not look.
    lacks_inputs boolean,
    -- What it was the first to find out of evidence: how many pieces were read, how many of those cannot be, and how many became
    -- unverifiable.
    read_count bigint NOT NULL DEFAULT 0,
    unreadable_count bigint NOT NULL DEFAULT 0,
    unverifiable_count bigint NOT NULL DEFAULT 0,
    -- Which files lay in `inbox/failed` behind its intake: a JSON array of digests of their names.
    failed_files text COLLATE "C" NOT NULL DEFAULT '[]',
    -- How it had ended, where it was taken back: the event of the run after it states that.
    state_before text,
    -- The run with an earlier as-of that took this one back.
    taken_back_by bigint REFERENCES run (run_id),
    CHECK ((state = 'taken_back') = (taken_back_by IS NOT NULL)),
    CHECK ((state_before IS NOT NULL) = (taken_back_by IS NOT NULL))
);

CREATE INDEX run_taken_back ON run (taken_back_by) WHERE taken_back_by IS NOT NULL;

-- One row per distinct content of a file that was imported, by kind.
CREATE TABLE source_file (
    file_id bigint PRIMARY KEY,
    digest text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('products', 'users', 'payments', 'credits', 'notifications', 'receipts')),
    name text COLLATE "C" NOT NULL,
    byte_count bigint NOT NULL,
    modified_at bigint,
    imported_at bigint NOT NULL,
    record_count bigint NOT NULL,
    accepted_count bigint NOT NULL,
    duplicate_count bigint NOT NULL,
    rejected_count bigint NOT NULL,
    ignored_columns text COLLATE "C" NOT NULL,
    latest_at bigint,
    reported_run_id bigint REFERENCES run (run_id),
    -- Whether it ends in the middle of a record: what it does not say may stand in the part that is missing.
    is_cut_off boolean NOT NULL DEFAULT false,
    -- Of the rows read one by one, in ranges: `3-4 17`.
    refused_lines text NOT NULL DEFAULT '',
    UNIQUE (digest, kind)
);

CREATE INDEX source_file_reported ON source_file (reported_run_id);

-- One row per refused record, and one for all that a rule refused beyond those listed; never a value of a record itself.
CREATE TABLE rejected_row (
    rejected_row_id bigint PRIMARY KEY,
    file_id bigint NOT NULL REFERENCES source_file (file_id),
    line bigint NOT NULL CHECK (line >= 0),
    field text COLLATE "C" NOT NULL,
    rule text COLLATE "C" NOT NULL,
    message text COLLATE "C" NOT NULL,
    record_count bigint NOT NULL DEFAULT 1 CHECK (record_count >= 1)
);

CREATE INDEX rejected_row_file ON rejected_row (file_id);

-- Where a row of credits stands that was refused, by the transaction and the order it is about, until another file says something new
-- about that order; where the order could not be read it is empty, and anything new about the transaction ends it.
CREATE TABLE refused_credit (
    transaction_id text COLLATE "C" NOT NULL,
    order_id text COLLATE "C" NOT NULL,
    file_id bigint NOT NULL REFERENCES source_file (file_id),
    line bigint NOT NULL CHECK (line >= 1),
    PRIMARY KEY (transaction_id, order_id)
);

-- A watermark given by hand (`--covers-until`) or by a file's modification time.
CREATE TABLE coverage (
    kind text COLLATE "C" NOT NULL,
    covers_until bigint NOT NULL,
    PRIMARY KEY (kind, covers_until)
);

-- One row per distinct piece of evidence, by the digest of its bytes.
CREATE TABLE evidence (
    evidence_id bigint PRIMARY KEY,
    digest text COLLATE "C" NOT NULL UNIQUE,
    form text COLLATE "C" NOT NULL,
    bytes bytea,
    outcome text COLLATE "C" NOT NULL
        CHECK (outcome IN ('pending', 'verified', 'empty', 'refused', 'unreadable', 'unverifiable')),
    rule text COLLATE "C",
    detail text COLLATE "C",
    bundle_id text COLLATE "C",
    environment text COLLATE "C",
    stated_at bigint,
    received_at bigint,
    attempt_count bigint NOT NULL DEFAULT 0,
    first_attempt_at bigint,
    last_attempt_at bigint,
    last_answer text COLLATE "C",
    next_attempt_at bigint,
    -- As the reader of the contents counted them; that each was posted or set aside is a control total.
    row_count bigint NOT NULL DEFAULT 0,
    posted_count bigint NOT NULL DEFAULT 0,
    set_aside_count bigint NOT NULL DEFAULT 0,
    -- What Apple answered when it was asked about these bytes, where the outcome rests on that.
    answer bytea,
    -- The fingerprints of the root certificates the outcome rests on, a refusal included, as a JSON array.
    trusted_roots text COLLATE "C"
);

-- What Apple may have to be asked about; a verified receipt is, with `apple.verify_receipt: always`, while its question has no answer.
CREATE INDEX evidence_open ON evidence (attempt_count, evidence_id)
WHERE outcome IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL;
CREATE INDEX evidence_pointing ON evidence (evidence_id) WHERE form = 'notification_v1' AND outcome = 'pending';
CREATE INDEX evidence_received ON evidence (received_at) WHERE received_at IS NOT NULL;
CREATE INDEX evidence_refused ON evidence (rule) WHERE outcome = 'refused';
CREATE INDEX evidence_empty ON evidence (bundle_id) WHERE outcome = 'empty';

-- The root certificates, by fingerprint, that were in force when evidence was last judged.
CREATE TABLE trusted_root (fingerprint text COLLATE "C" PRIMARY KEY);

-- A row inside verified evidence that was not posted, and the rule that set it aside.
CREATE TABLE set_aside_row (
    evidence_id bigint NOT NULL REFERENCES evidence (evidence_id),
    position bigint NOT NULL,
    rule text COLLATE "C" NOT NULL,
    detail text COLLATE "C" NOT NULL,
    PRIMARY KEY (evidence_id, position)
);

-- What a notification was about, as its signature, or for version 1 nobody, vouches for.
CREATE TABLE notification (
    evidence_id bigint PRIMARY KEY REFERENCES evidence (evidence_id),
    type text COLLATE "C" NOT NULL,
    subtype text COLLATE "C",
    uuid text COLLATE "C",
    is_known boolean NOT NULL
);

-- A transaction that an unsigned notification names: something to ask Apple about, nobody's claim.
-- `is_revocation`: it says that its money went back.
CREATE TABLE evidence_pointer (
    evidence_id bigint NOT NULL REFERENCES evidence (evidence_id),
    transaction_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id text COLLATE "C",
    is_revocation boolean NOT NULL,
    pointed_at bigint NOT NULL,
    PRIMARY KEY (evidence_id, transaction_id)
);

CREATE INDEX evidence_pointer_transaction ON evidence_pointer (transaction_id);

-- One row per transaction id of an environment, with its facts merged (Rules 1.2). One without grade is an id that nobody
-- states and others name as their original: an id of their purchase, where it has one (Rules 2.5).
CREATE TABLE transaction_alias (
    alias_id bigint PRIMARY KEY,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id text COLLATE "C" NOT NULL,
    purchase_id bigint,
    purchase_key text COLLATE "C",
    original_transaction_id text COLLATE "C",
    line_item_id text COLLATE "C",
    bundle_id text COLLATE "C",
    product_id text COLLATE "C",
    product_type text COLLATE "C",
    quantity bigint,
    purchase_date bigint,
    original_purchase_date bigint,
    paid_at bigint,
    expires_at bigint,
    revocation_date bigint,
    revocation_reason bigint,
    revocation_type text COLLATE "C",
    revocation_percentage bigint,
    is_revoked boolean NOT NULL DEFAULT false,
    is_fully_revoked boolean NOT NULL DEFAULT false,
    account_token text COLLATE "C",
    token_grade bigint,
    ownership text COLLATE "C" CHECK (ownership IN ('PURCHASED', 'FAMILY_SHARED')),
    is_trial boolean,
    offer_discount_type text COLLATE "C",
    is_upgraded boolean,
    transaction_reason text COLLATE "C",
    price_milliunits bigint,
    currency text COLLATE "C",
    price_grade bigint,
    storefront text COLLATE "C",
    backend_username text COLLATE "C",
    backend_token text COLLATE "C",
    backend_user_id text COLLATE "C",
    account_token_digest bytea,
    backend_token_exact bytea,
    backend_token_folded bytea,
    backend_username_exact bytea,
    backend_username_folded bytea,
    has_backend_record boolean NOT NULL DEFAULT false,
    -- Whether somebody stated the bundle, or it is the default of a payment.
    is_bundle_stated boolean NOT NULL DEFAULT false,
    is_bought_again boolean NOT NULL DEFAULT false,
    -- Whether the original it names is another id of the same purchase (Rules 2.5).
    is_one_with_original boolean NOT NULL DEFAULT false,
    -- Whether it is a period of a subscription that renews itself.
    is_subscription_period boolean NOT NULL DEFAULT false,
    is_free boolean NOT NULL DEFAULT false,
    has_future_date boolean NOT NULL DEFAULT false,
    grade bigint,
    source text COLLATE "C",
    -- The id comes first: it is looked for with and without its environment.
    UNIQUE (transaction_id, environment)
);

CREATE INDEX transaction_alias_dated_ahead ON transaction_alias (alias_id) WHERE has_future_date;
CREATE INDEX transaction_alias_without_bundle ON transaction_alias (alias_id)
    WHERE has_backend_record AND NOT is_bundle_stated;
-- Without the rows that have no value yet: each would be taken out again when its facts are merged.
CREATE INDEX transaction_alias_purchase ON transaction_alias (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX transaction_alias_original ON transaction_alias (original_transaction_id, environment)
    WHERE original_transaction_id IS NOT NULL;
CREATE INDEX transaction_alias_account_token ON transaction_alias (account_token_digest)
    WHERE account_token_digest IS NOT NULL;
CREATE INDEX transaction_alias_backend_token ON transaction_alias (backend_token_exact)
    WHERE backend_token_exact IS NOT NULL;
CREATE INDEX transaction_alias_backend_token_folded ON transaction_alias (backend_token_folded)
    WHERE backend_token_folded IS NOT NULL;
CREATE INDEX transaction_alias_backend_username ON transaction_alias (backend_username_exact)
    WHERE backend_username_exact IS NOT NULL;
CREATE INDEX transaction_alias_backend_username_folded ON transaction_alias (backend_username_folded)
    WHERE backend_username_folded IS NOT NULL;
CREATE INDEX transaction_alias_backend_user ON transaction_alias (backend_user_id)
    WHERE backend_user_id IS NOT NULL;

-- A name of the buyer that a row of payments states where another row states another one: nobody can tell which was a mistake. The
-- one that is shown stands among the merged facts. The digests are null of a user id.
CREATE TABLE other_buyer_name (
    alias_id bigint NOT NULL REFERENCES transaction_alias (alias_id),
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('username', 'token', 'user_id')),
    name text COLLATE "C" NOT NULL,
    exact bytea,
    folded bytea,
    PRIMARY KEY (alias_id, kind, name),
    CHECK ((kind = 'user_id') = (exact IS NULL) AND (exact IS NULL) = (folded IS NULL))
);

CREATE INDEX other_buyer_name_exact ON other_buyer_name (exact) WHERE exact IS NOT NULL;
CREATE INDEX other_buyer_name_folded ON other_buyer_name (folded) WHERE folded IS NOT NULL;
CREATE INDEX other_buyer_name_user ON other_buyer_name (name) WHERE kind = 'user_id';

-- What each statement said about each transaction. Rows are never deleted and what they say never changes; a row counts
-- only while its evidence is in force. Whatever judges reads `fact_in_force`.
CREATE TABLE transaction_fact (
    fact_id bigint PRIMARY KEY,
    alias_id bigint NOT NULL REFERENCES transaction_alias (alias_id),
    evidence_id bigint REFERENCES evidence (evidence_id),
    -- Of the content, 32 bytes: the same statement about a transaction is kept once, which whoever adds one looks up.
    digest bytea NOT NULL,
    source text COLLATE "C" NOT NULL,
    grade bigint NOT NULL CHECK (grade IN (1, 2, 3)),
    stated_at bigint,
    original_transaction_id text COLLATE "C",
    line_item_id text COLLATE "C",
    bundle_id text COLLATE "C",
    product_id text COLLATE "C",
    product_type text COLLATE "C",
    quantity bigint CHECK (quantity BETWEEN 1 AND 1000000),
    purchase_date bigint,
    original_purchase_date bigint,
    expires_at bigint,
    is_revoked boolean NOT NULL DEFAULT false,
    revocation_date bigint,
    revocation_reason bigint,
    revocation_type text COLLATE "C",
    revocation_percentage bigint,
    account_token text COLLATE "C",
    ownership text COLLATE "C",
    is_trial boolean,
    offer_discount_type text COLLATE "C",
    is_upgraded boolean,
    transaction_reason text COLLATE "C",
    price_milliunits bigint,
    currency text COLLATE "C",
    storefront text COLLATE "C",
    has_backend_record boolean NOT NULL DEFAULT false,
    backend_username text COLLATE "C",
    backend_token text COLLATE "C",
    backend_user_id text COLLATE "C",
    is_in_force boolean NOT NULL DEFAULT true,
    CHECK ((source = 'payments') = (evidence_id IS NULL))
);

CREATE INDEX transaction_fact_alias ON transaction_fact (alias_id);
CREATE INDEX transaction_fact_evidence ON transaction_fact (evidence_id) WHERE evidence_id IS NOT NULL;
CREATE INDEX transaction_fact_refund ON transaction_fact (alias_id) WHERE is_revoked;
CREATE INDEX transaction_fact_receipt ON transaction_fact (stated_at) WHERE source = 'app_receipt';

-- The statements that count.
CREATE VIEW fact_in_force AS
SELECT
    fact_id, alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked, revocation_date,
    revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial, offer_discount_type,
    is_upgraded, transaction_reason, price_milliunits, currency, storefront, has_backend_record, backend_username,
    backend_token, backend_user_id
FROM transaction_fact
WHERE is_in_force;

-- One thing paid for once. `list` is null only before its first judgement; `none` once all evidence of it was withdrawn.
CREATE TABLE purchase (
    purchase_id bigint PRIMARY KEY,
    purchase_key text COLLATE "C" UNIQUE,
    -- Always one that is not merged itself.
    merged_into bigint REFERENCES purchase (purchase_id),
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    list text COLLATE "C" CHECK (list IN ('white', 'black', 'closed', 'merged', 'none')),
    reason text COLLATE "C",
    white_state text COLLATE "C" CHECK (white_state IN ('within_grace', 'credits_not_in_yet', 'missing_credit', 'parked')),
    shown_transaction_id text COLLATE "C",
    original_transaction_id text COLLATE "C",
    bundle_id text COLLATE "C",
    product_id text COLLATE "C",
    product_type text COLLATE "C",
    quantity bigint,
    paid_at bigint,
    expires_at bigint,
    storefront text COLLATE "C",
    price_milliunits bigint,
    currency text COLLATE "C",
    price_source text COLLATE "C",
    owner_user_id text COLLATE "C",
    owner_basis text COLLATE "C",
    owner_strength text COLLATE "C",
    owner_candidates text COLLATE "C",
    cause text COLLATE "C",
    next_step text COLLATE "C",
    application_username text COLLATE "C",
    submitted_by_user_id text COLLATE "C",
    device_model text COLLATE "C",
    os_version text COLLATE "C",
    app_version text COLLATE "C",
    evidence_grade text COLLATE "C",
    evidence_source text COLLATE "C",
    -- The one user of its live credits, where nothing is wrong with their accounts: its neighbours may rely on it.
    credited_to text COLLATE "C",
    first_seen_at bigint,
    entered_at bigint,
    entered_run_id bigint REFERENCES run (run_id),
    -- Credited, and a later receipt still carries it: the client does not finish it.
    is_unfinished boolean NOT NULL DEFAULT false,
    -- Set aside as a renewal although no first period of its subscription is known.
    is_without_first boolean NOT NULL DEFAULT false,
    CHECK ((merged_into IS NOT NULL) = (list IS NOT NULL AND list = 'merged')),
    CHECK ((purchase_key IS NULL) = (merged_into IS NOT NULL)),
    CHECK ((white_state IS NOT NULL) = (list IS NOT NULL AND list = 'white'))
);

ALTER TABLE transaction_alias ADD FOREIGN KEY (purchase_id) REFERENCES purchase (purchase_id);

-- Holds all that is counted over the whole white list each night and by `recoup status`: states, ages and amounts.
CREATE INDEX purchase_white ON purchase (white_state, paid_at, currency, price_milliunits) WHERE list = 'white';
CREATE INDEX purchase_unjudged ON purchase (purchase_id) WHERE list IS NULL;
-- Asked for each purchase that is deleted: who refers to it?
CREATE INDEX purchase_merged ON purchase (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX purchase_before_coverage ON purchase (purchase_id) WHERE reason = 'before_coverage';
-- What was paid in a span of days, without a look at the purchases themselves.
CREATE INDEX purchase_paid ON purchase (paid_at, list, white_state, storefront, currency, product_id)
    WHERE paid_at IS NOT NULL;
CREATE INDEX purchase_owner_storefront ON purchase (owner_user_id, paid_at, storefront)
    WHERE owner_user_id IS NOT NULL AND storefront IS NOT NULL;
-- Those credited to their owner are found by their credits.
CREATE INDEX purchase_owner ON purchase (owner_user_id)
    WHERE owner_user_id IS NOT NULL AND credited_to IS DISTINCT FROM owner_user_id;

-- What clients uploaded, one row per distinct content. Without a file it was kept of a row that was refused for its evidence.
-- `*_exact` and `*_folded` are 16-byte digests of the text as names are compared (Rules 7.6). `user_text` is the user as
-- it was sent, blanks included: it may be a name; `user_id` is it read as a user id. `named_environment` is the store of the
-- named transaction where the client said it, or where a signed transaction claims itself.
CREATE TABLE submission (
    submission_id bigint PRIMARY KEY,
    digest text COLLATE "C" NOT NULL UNIQUE,
    file_id bigint REFERENCES source_file (file_id),
    evidence_id bigint REFERENCES evidence (evidence_id),
    claim_id bigint,
    claim_is_proven boolean NOT NULL DEFAULT false,
    user_text text COLLATE "C",
    user_id text COLLATE "C",
    user_exact bytea,
    user_folded bytea,
    account_name text COLLATE "C",
    account_exact bytea,
    application_username text COLLATE "C",
    username_exact bytea,
    username_folded bytea,
    named_transaction_id text COLLATE "C",
    named_environment text COLLATE "C" CHECK (named_environment IN ('Production', 'Sandbox')),
    -- Whether its evidence names the transaction in its place: a signed transaction claims itself (Rules 9.1).
    is_named_by_evidence boolean NOT NULL DEFAULT false,
    name_transaction_id text COLLATE "C",
    product_id text COLLATE "C",
    bundle_id text COLLATE "C",
    environment text COLLATE "C",
    device_token text COLLATE "C",
    device_id text COLLATE "C",
    device_model text COLLATE "C",
    os_version text COLLATE "C",
    app_version text COLLATE "C",
    received_at bigint,
    external_id text COLLATE "C",
    sandbox_flag text COLLATE "C",
    -- Whether its receipt was made for the device it names: shown to people, read by no rule.
    device_match text COLLATE "C" CHECK (device_match IN ('matches', 'differs', 'not_checkable'))
);

CREATE INDEX submission_evidence ON submission (evidence_id);
CREATE INDEX submission_named ON submission (named_transaction_id);
CREATE INDEX submission_user_id ON submission (user_id);
CREATE INDEX submission_user ON submission (user_exact);
CREATE INDEX submission_user_folded ON submission (user_folded);
CREATE INDEX submission_account ON submission (account_exact);
CREATE INDEX submission_username ON submission (username_exact);
CREATE INDEX submission_username_folded ON submission (username_folded);
CREATE INDEX submission_claim ON submission (claim_id);
CREATE INDEX submission_device_open ON submission (submission_id)
    WHERE device_id IS NOT NULL AND device_match IS NULL;
CREATE INDEX submission_device ON submission (device_token) WHERE device_token IS NOT NULL;
-- What was kept of rows that were refused.
CREATE INDEX submission_of_refused ON submission (submission_id) WHERE file_id IS NULL;

-- A user's statement that a transaction is theirs. Kept by itself, whatever becomes of its evidence.
-- As it was sent until a run settles who and what is meant; then `is_user` says that `claimant` is a user's id and no name
-- that means several or nobody, and the environment is stated.
CREATE TABLE claim (
    claim_id bigint PRIMARY KEY,
    claimant text COLLATE "C" NOT NULL,
    is_user boolean NOT NULL DEFAULT false,
    transaction_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL DEFAULT '',
    state text COLLATE "C" NOT NULL CHECK (state IN ('pending', 'proven', 'unknown_to_apple')),
    UNIQUE (claimant, transaction_id, environment, is_user)
);

ALTER TABLE submission ADD FOREIGN KEY (claim_id) REFERENCES claim (claim_id);

CREATE INDEX claim_pending ON claim (claim_id) WHERE state = 'pending';
CREATE INDEX claim_transaction ON claim (transaction_id);

-- What the backend said about deliveries, one row per distinct content.
CREATE TABLE credit_statement (
    statement_id bigint PRIMARY KEY,
    -- Of the content, 32 bytes. It is in no index: digests lie all over one, where a night's transactions lie together.
    digest bytea NOT NULL,
    file_id bigint REFERENCES source_file (file_id),
    transaction_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" CHECK (environment IN ('Production', 'Sandbox')),
    user_id text COLLATE "C" NOT NULL,
    credited_at bigint NOT NULL,
    product_id text COLLATE "C",
    quantity bigint CHECK (quantity BETWEEN 1 AND 1000000),
    order_id text COLLATE "C",
    bundle_id text COLLATE "C",
    status text COLLATE "C" NOT NULL CHECK (status IN ('credited', 'failed', 'withdrawn')),
    fate text COLLATE "C" CHECK (fate IN ('live', 'superseded', 'withdrawn', 'failed', 'future'))
);

CREATE INDEX credit_statement_transaction ON credit_statement (transaction_id);
CREATE INDEX credit_statement_future ON credit_statement (credited_at) WHERE fate = 'future';
-- Withdrawals and failures that name no order: what they mean depends on which accounts are one.
CREATE INDEX credit_statement_bare ON credit_statement (user_id) WHERE order_id IS NULL AND status <> 'credited';
CREATE INDEX credit_statement_time ON credit_statement (credited_at);

-- One delivery, as its latest statement leaves it. `alias_id` is null while Apple's side is unknown.
CREATE TABLE credit (
    credit_id bigint PRIMARY KEY,
    transaction_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    stated_environment text COLLATE "C",
    subject text COLLATE "C" NOT NULL,
    alias_id bigint REFERENCES transaction_alias (alias_id),
    user_id text COLLATE "C" NOT NULL,
    order_id text COLLATE "C",
    credited_at bigint NOT NULL,
    product_id text COLLATE "C",
    quantity bigint,
    status text COLLATE "C" NOT NULL CHECK (status IN ('credited', 'failed', 'withdrawn')),
    source text COLLATE "C" NOT NULL CHECK (source IN ('import', 'case')),
    statement_id bigint REFERENCES credit_statement (statement_id),
    entered_at bigint NOT NULL,
    entered_run_id bigint NOT NULL REFERENCES run (run_id),
    UNIQUE (transaction_id, environment, subject)
);

CREATE INDEX credit_alias ON credit (alias_id) WHERE alias_id IS NOT NULL;
CREATE INDEX credit_user ON credit (user_id);
CREATE INDEX credit_unmatched ON credit (credit_id) WHERE alias_id IS NULL;
CREATE INDEX credit_time ON credit (credited_at) WHERE status = 'credited';
CREATE INDEX credit_sandbox ON credit (user_id) WHERE environment = 'Sandbox';
CREATE INDEX credit_of_case ON credit (credit_id) WHERE source = 'case';
CREATE INDEX credit_order ON credit (order_id) WHERE order_id IS NOT NULL;

-- Apple's statement that it knows nothing of a transaction, for one app in one environment; the latest asking counts.
CREATE TABLE not_found_answer (
    transaction_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id text COLLATE "C" NOT NULL,
    asked_at bigint NOT NULL,
    PRIMARY KEY (transaction_id, environment, bundle_id)
);

-- What Apple was asked about by transaction id, for claims and credits without evidence: how often, and when next.
CREATE TABLE apple_question (
    transaction_id text COLLATE "C" PRIMARY KEY,
    attempt_count bigint NOT NULL DEFAULT 0,
    last_attempt_at bigint NOT NULL,
    last_answer text COLLATE "C" NOT NULL,
    next_attempt_at bigint,
    -- The last time it was asked about in vain; null once it was answered.
    unanswered_at bigint
);

-- An Apple account as far as answers and receipts show which transactions are its: the id it is asked by, and Apple's
-- mark up to which its history was read. `asked_at` is the as-of of the last walk that came to the end.
CREATE TABLE api_cursor (
    customer_id bigint PRIMARY KEY,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id text COLLATE "C" NOT NULL,
    transaction_id text COLLATE "C" NOT NULL,
    revision text COLLATE "C",
    asked_at bigint,
    UNIQUE (environment, bundle_id, transaction_id)
);

CREATE TABLE customer_transaction (
    alias_id bigint PRIMARY KEY REFERENCES transaction_alias (alias_id),
    customer_id bigint NOT NULL REFERENCES api_cursor (customer_id)
);

CREATE INDEX customer_transaction_customer ON customer_transaction (customer_id);

-- Which transactions an order of Apple's e-mails to customers holds, as Apple answered. Only what somebody asked about.
CREATE TABLE apple_order (
    order_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id text COLLATE "C" NOT NULL,
    asked_at bigint NOT NULL,
    PRIMARY KEY (order_id, environment, transaction_id),
    FOREIGN KEY (environment, transaction_id) REFERENCES transaction_alias (environment, transaction_id)
);

CREATE INDEX apple_order_transaction ON apple_order (environment, transaction_id);

-- How far the notifications of each app were read. A window with its mark is a walk that was not finished.
CREATE TABLE notification_sweep (
    bundle_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    swept_until bigint,
    window_start bigint,
    window_end bigint,
    token text COLLATE "C",
    -- Times that were passed over, to be read again: a JSON array of [from, to].
    unread text COLLATE "C" NOT NULL DEFAULT '[]',
    PRIMARY KEY (bundle_id, environment),
    CHECK ((window_start IS NULL) = (window_end IS NULL))
);

-- What the users files said, one row per distinct content. Names are only ever added.
CREATE TABLE user_statement (
    user_statement_id bigint PRIMARY KEY,
    -- Of the content, 32 bytes; looked for among the rows of its user.
    digest bytea NOT NULL,
    user_id text COLLATE "C" NOT NULL,
    account_name text COLLATE "C",
    application_username text COLLATE "C",
    app_account_token text COLLATE "C",
    device_token text COLLATE "C",
    contact text COLLATE "C",
    updated_at bigint,
    merged_into text COLLATE "C",
    first_seen_at bigint NOT NULL,
    last_seen_at bigint NOT NULL
);

CREATE INDEX user_statement_user ON user_statement (user_id);

-- A user as the newest statements leave it; `canonical_user_id` follows merges to their end. `merge_statement_id` is the
-- statement that says whom the user is merged into, `merge_stated_at` the moment by which it is newer than others.
CREATE TABLE app_user (
    user_id text COLLATE "C" PRIMARY KEY,
    account_name text COLLATE "C",
    contact text COLLATE "C",
    merged_into text COLLATE "C",
    merge_stated_at bigint,
    merge_statement_id bigint,
    canonical_user_id text COLLATE "C" NOT NULL
);

CREATE INDEX app_user_account ON app_user (account_name);
CREATE INDEX app_user_merged ON app_user (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX app_user_canonical ON app_user (canonical_user_id);

-- Digest of a name or of an encoded name -> user. `rank` orders the kinds of name; null `last_seen_at`: held still.
-- A name that came back has a row for each time it was held: `span` counts them from 0, the earliest first. The holders of one kind stand
-- together in the key: those of the first kind are found, and counted up to a limit, however many others have the name.
CREATE TABLE user_alias (
    digest bytea NOT NULL,
    user_id text COLLATE "C" NOT NULL REFERENCES app_user (user_id),
    rank bigint NOT NULL CHECK (rank IN (0, 1, 2)),
    span bigint NOT NULL DEFAULT 0 CHECK (span >= 0),
    first_seen_at bigint,
    last_seen_at bigint,
    PRIMARY KEY (digest, rank, user_id, span)
);

CREATE INDEX user_alias_user ON user_alias (user_id);

-- Every device the users files ever gave a user.
CREATE TABLE user_device (
    device_token text COLLATE "C" NOT NULL,
    user_id text COLLATE "C" NOT NULL REFERENCES app_user (user_id),
    PRIMARY KEY (device_token, user_id)
);

CREATE INDEX user_device_user ON user_device (user_id);

-- The catalogue. An empty bundle serves all apps. `seen_at` is the as-of of the run that took the row in.
CREATE TABLE product (
    bundle_id text COLLATE "C" NOT NULL,
    product_id text COLLATE "C" NOT NULL,
    product_type text COLLATE "C",
    price_milliunits bigint,
    currency text COLLATE "C",
    name text COLLATE "C",
    credited_as text COLLATE "C",
    subscription_policy text COLLATE "C" CHECK (subscription_policy IN ('each', 'first_period', 'never')),
    seen_at bigint NOT NULL,
    PRIMARY KEY (product_id, bundle_id)
);

-- Double entry for purchases: every change of list is one row; each `from_list` is the `to_list` before it.
CREATE TABLE list_move (
    sequence bigint PRIMARY KEY,
    run_id bigint NOT NULL REFERENCES run (run_id),
    at bigint NOT NULL,
    purchase_id bigint NOT NULL REFERENCES purchase (purchase_id),
    environment text COLLATE "C" NOT NULL,
    transaction_id text COLLATE "C" NOT NULL,
    from_list text COLLATE "C" NOT NULL CHECK (from_list IN ('none', 'white', 'black', 'closed')),
    to_list text COLLATE "C" NOT NULL CHECK (to_list IN ('none', 'white', 'black', 'closed', 'merged')),
    reason text COLLATE "C" NOT NULL,
    from_reason text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    amount_milliunits bigint NOT NULL
);

CREATE INDEX list_move_purchase ON list_move (purchase_id, sequence);
CREATE INDEX list_move_run ON list_move (run_id);

CREATE TRIGGER list_move_is_append_only BEFORE UPDATE OR DELETE ON list_move
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Closing balances of each published run: the next run's opening.
CREATE TABLE balance (
    run_id bigint NOT NULL REFERENCES run (run_id),
    list text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    purchase_count bigint NOT NULL,
    amount_milliunits bigint NOT NULL,
    PRIMARY KEY (run_id, list, currency)
);

-- Something a person should look at. `closed_run_id` is null while it stands. What is not about a purchase (a credit
-- without one, forged or foreign receipts) has its transaction or bundle here, where it has one.
CREATE TABLE finding (
    finding_id bigint PRIMARY KEY,
    case_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    purchase_id bigint REFERENCES purchase (purchase_id),
    credited_user_id text COLLATE "C",
    credited_at bigint,
    credit_order_id text COLLATE "C",
    transaction_id text COLLATE "C",
    bundle_id text COLLATE "C",
    product_id text COLLATE "C",
    expected text COLLATE "C" NOT NULL,
    actual text COLLATE "C" NOT NULL,
    detail text COLLATE "C" NOT NULL,
    next_step text COLLATE "C" NOT NULL,
    -- The storefronts an owner bought from within 30 days, where they are several.
    storefronts text COLLATE "C" NOT NULL DEFAULT '',
    opened_run_id bigint NOT NULL REFERENCES run (run_id),
    opened_at bigint NOT NULL,
    -- The run whose report shows it as new: it stays one that closed and opened again between two reports.
    new_in_run_id bigint NOT NULL REFERENCES run (run_id),
    closed_run_id bigint REFERENCES run (run_id),
    closed_at bigint,
    closed_reason text COLLATE "C",
    UNIQUE (purchase_id, kind),
    CHECK ((closed_run_id IS NULL) = (closed_at IS NULL))
);

CREATE UNIQUE INDEX finding_subject ON finding (kind, environment, subject) WHERE purchase_id IS NULL;
CREATE INDEX finding_case ON finding (case_id);
CREATE INDEX finding_open ON finding (kind) WHERE closed_run_id IS NULL;
CREATE INDEX finding_new ON finding (new_in_run_id);
CREATE INDEX finding_closed ON finding (closed_run_id) WHERE closed_run_id IS NOT NULL;

-- The follow-up of a case; the latest resolution of a purchase settles it. `at` is for people; what is done counts from
-- the next run on, whatever moment that judges by: `after_run_id` is the last run that had judged, `applied_run_id` the one
-- that took it into the books.
CREATE TABLE case_event (
    case_event_id bigint PRIMARY KEY,
    case_id text COLLATE "C" NOT NULL,
    -- A transaction that the case was about: a decision goes where that goes, also when a purchase turns out to be two.
    alias_id bigint REFERENCES transaction_alias (alias_id),
    at bigint NOT NULL,
    actor text COLLATE "C" NOT NULL,
    -- The user of the system who acted, where `actor` is another name.
    system_user text COLLATE "C",
    action text COLLATE "C" NOT NULL CHECK (action IN ('assigned', 'note', 'resolved', 'reopened')),
    assignee text COLLATE "C",
    reason text COLLATE "C",
    note text COLLATE "C",
    after_run_id bigint REFERENCES run (run_id),
    applied_run_id bigint REFERENCES run (run_id)
);

CREATE INDEX case_event_case ON case_event (case_id);
CREATE INDEX case_event_alias ON case_event (alias_id) WHERE alias_id IS NOT NULL;
CREATE INDEX case_event_waiting ON case_event (case_event_id) WHERE applied_run_id IS NULL;
CREATE INDEX case_event_taken ON case_event (applied_run_id) WHERE applied_run_id IS NOT NULL;

-- The audit chain: every run, every case action, every forgetting, every change of what verdicts depend on.
-- `hash` is SHA-256 over the length-prefixed fields of the row, the hash before it among them.
CREATE TABLE audit_event (
    sequence bigint PRIMARY KEY,
    at bigint NOT NULL CHECK (at % 1000 = 0),
    actor text COLLATE "C" NOT NULL,
    action text COLLATE "C" NOT NULL
        CHECK (action IN (
            'run', 'policy', 'case_assigned', 'case_noted', 'case_resolved', 'case_reopened', 'runs_taken_back',
            'forgotten', 'pruned'
        )),
    subject text COLLATE "C" NOT NULL,
    detail text COLLATE "C" NOT NULL,
    previous_hash text COLLATE "C" NOT NULL CHECK (length(previous_hash) = 64),
    hash text COLLATE "C" NOT NULL UNIQUE CHECK (length(hash) = 64)
);

CREATE INDEX audit_event_action ON audit_event (action);
CREATE TRIGGER audit_event_is_append_only BEFORE UPDATE OR DELETE ON audit_event
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Where the chain ends, told apart from its rows: cutting off the last one is found.
CREATE TABLE audit_head (
    only_row bigint PRIMARY KEY CHECK (only_row = 1),
    sequence bigint NOT NULL,
    hash text COLLATE "C" NOT NULL,
    -- Drawn once per ledger: people's data enters the chain only behind it.
    salt bytea NOT NULL
);

INSERT INTO audit_head (only_row, sequence, hash, salt)
VALUES (
    1, 0, '0000000000000000000000000000000000000000000000000000000000000000',
    sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);

-- How far the rows of a table are digested: each verb that writes rows adds them to the digest of their table, each run's
-- event states the digests, and verifying walks the rows again. `own_after`: the program's own rows come after this key;
-- what stands between `last_key` and it was written by something else and is never digested, so that it stays a fault.
-- Tables that change as exports say are digested as a whole.
CREATE TABLE running_digest (
    name text COLLATE "C" PRIMARY KEY,
    row_count bigint NOT NULL,
    last_key bigint NOT NULL,
    digest text COLLATE "C" NOT NULL CHECK (length(digest) = 64),
    own_after bigint NOT NULL
);

-- A delivery a person stated by resolving a case; it stands in until the backend's own credit comes (Rules 3.6), or
-- until the case is reopened.
CREATE TABLE case_credit (
    case_event_id bigint PRIMARY KEY REFERENCES case_event (case_event_id),
    case_id text COLLATE "C" NOT NULL,
    environment text COLLATE "C" NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id text COLLATE "C" NOT NULL,
    user_id text COLLATE "C" NOT NULL,
    quantity bigint CHECK (quantity BETWEEN 1 AND 1000000),
    credited_at bigint NOT NULL
);

CREATE INDEX case_credit_case ON case_credit (case_id);
CREATE INDEX case_credit_transaction ON case_credit (transaction_id);

-- Work the next stage has to look at: filled in the transaction that makes it necessary, so that a crash
-- between two stages loses nothing.
CREATE TABLE dirty_alias (alias_id bigint PRIMARY KEY);
CREATE TABLE dirty_purchase (purchase_id bigint PRIMARY KEY);
CREATE TABLE dirty_credit_transaction (transaction_id text COLLATE "C" PRIMARY KEY);
-- Whose claims are to be settled again.
CREATE TABLE dirty_claim_transaction (transaction_id text COLLATE "C" PRIMARY KEY);
CREATE TABLE dirty_user (user_id text COLLATE "C" PRIMARY KEY);
CREATE TABLE dirty_product (product_id text COLLATE "C" PRIMARY KEY);

-- Purchases judged since the last published run: what its control totals look at, white ones apart.
CREATE TABLE judged_purchase (purchase_id bigint PRIMARY KEY);

-- What workers judge for a run, and what they keep of it: one row for each range of purchases, none between runs. The lists
-- are arrays of JSON. Nothing here is part of the ledger: a server that crashes loses it, and the next run makes it anew.
CREATE UNLOGGED TABLE judging_range (
    range_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- The program whose rules judge: another one leaves the range alone.
    program text COLLATE "C" NOT NULL,
    terms text COLLATE "C" NOT NULL,
    purchases json NOT NULL,
    neighbours json NOT NULL,
    taken_case_events json NOT NULL,
    -- Null until it is judged, as what is kept of it.
    judged_count bigint,
    verdicts json,
    moves json,
    finding_changes json,
    withdrawals json
);

-- By which naming policy the names of users were last computed: its fingerprint, never the salt. At most one row.
CREATE TABLE naming_policy (only_row bigint PRIMARY KEY CHECK (only_row = 1), fingerprint text COLLATE "C" NOT NULL);

-- The app that payments without bundle were last taken to be of: the only configured one, or null. At most one row.
CREATE TABLE default_app (only_row bigint PRIMARY KEY CHECK (only_row = 1), bundle_id text COLLATE "C");

-- Findings as people read them, open or closed: with purchase, owner, and what was done last about the case, notes apart.
-- The transaction of a credit without purchase is the one it names.
CREATE VIEW finding_row AS
SELECT
    finding.finding_id,
    finding.purchase_id,
    finding.closed_run_id,
    finding.subject,
    finding.case_id,
    finding.kind,
    COALESCE(purchase.shown_transaction_id, finding.transaction_id) AS transaction_id,
    purchase.original_transaction_id,
    COALESCE(purchase.bundle_id, finding.bundle_id) AS bundle_id,
    finding.environment,
    COALESCE(purchase.product_id, finding.product_id) AS product_id,
    purchase.paid_at,
    finding.credited_user_id,
    finding.credited_at,
    finding.credit_order_id,
    purchase.owner_user_id,
    purchase.owner_basis,
    purchase.owner_strength,
    purchase.price_milliunits,
    purchase.currency,
    purchase.price_source,
    finding.expected,
    finding.actual,
    finding.detail,
    finding.storefronts,
    finding.next_step,
    last_event.action AS last_action,
    last_event.after_run_id AS last_action_after_run_id,
    finding.opened_run_id,
    finding.new_in_run_id,
    (
        SELECT case_event.assignee
        FROM case_event
        WHERE case_event.case_id = finding.case_id AND case_event.action = 'assigned'
        ORDER BY case_event.case_event_id DESC
        LIMIT 1
    ) AS assignee,
    finding.opened_at,
    finding.closed_at,
    finding.closed_reason
FROM finding
LEFT JOIN purchase ON purchase.purchase_id = finding.purchase_id
LEFT JOIN case_event AS last_event ON last_event.case_event_id = (
    SELECT last.case_event_id
    FROM case_event AS last
    WHERE last.case_id = finding.case_id AND last.action <> 'note'
    ORDER BY last.case_event_id DESC
    LIMIT 1
);
