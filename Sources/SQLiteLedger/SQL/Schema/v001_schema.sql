-- The ledger, version 1. Times are milliseconds since 1970 UTC, amounts milliunits, identifiers text.
-- Constraints carry the invariants: no bug of the program can store nonsense.

-- One row per run that changed the books. `opening` balances are the closing ones of the last published run.
CREATE TABLE run (
    run_id INTEGER PRIMARY KEY,
    as_of INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    finished_at INTEGER,
    state TEXT NOT NULL CHECK (state IN ('open', 'judged', 'published', 'failed', 'taken_back')),
    tool_version TEXT NOT NULL,
    configuration_digest TEXT NOT NULL,
    policy TEXT NOT NULL,
    credits_since INTEGER,
    credits_watermark INTEGER,
    exit_status INTEGER,
    summary TEXT,
    actor TEXT NOT NULL DEFAULT '',
    -- The user of the system who started it, where `actor` is another name.
    system_user TEXT,
    audit_sequence INTEGER,
    audit_hash TEXT,
    -- Whether everything was judged and checked, not only what was touched (article "Control totals").
    is_full INTEGER NOT NULL DEFAULT 0 CHECK (is_full IN (0, 1)),
    -- The policy the books were judged by before, where this run's is another one.
    policy_before TEXT,
    -- What was known when the run was opened: the last rows of what it may have imported.
    last_file_id INTEGER NOT NULL DEFAULT 0,
    last_evidence_id INTEGER NOT NULL DEFAULT 0,
    last_case_event_id INTEGER NOT NULL DEFAULT 0,
    -- The last rows that its posting had before it: what came later, while it went on, belongs to the next run. Null before
    -- it has posted.
    posted_file_id INTEGER,
    posted_statement_id INTEGER,
    posted_fact_id INTEGER,
    posted_case_event_id INTEGER,
    -- Whether reports or the inbox named a file that the ledger lacks. Null where the run did not look.
    lacks_inputs INTEGER CHECK (lacks_inputs IN (0, 1)),
    -- What it was the first to find out of evidence: how many pieces were read, how many of those cannot be, and how many became
    -- unverifiable.
    read_count INTEGER NOT NULL DEFAULT 0,
    unreadable_count INTEGER NOT NULL DEFAULT 0,
    unverifiable_count INTEGER NOT NULL DEFAULT 0,
    -- Which files lay in `inbox/failed` behind its intake: a JSON array of digests of their names.
    failed_files TEXT NOT NULL DEFAULT '[]',
    -- How it had ended, where it was taken back: the event of the run after it states that.
    state_before TEXT,
    -- The run with an earlier as-of that took this one back.
    taken_back_by INTEGER REFERENCES run (run_id),
    CHECK ((state = 'taken_back') = (taken_back_by IS NOT NULL)),
    CHECK ((state_before IS NOT NULL) = (taken_back_by IS NOT NULL))
) STRICT;

CREATE INDEX run_taken_back ON run (taken_back_by) WHERE taken_back_by IS NOT NULL;

-- One row per distinct content of a file that was imported, by kind.
CREATE TABLE source_file (
    file_id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('products', 'users', 'payments', 'credits', 'notifications', 'receipts')),
    name TEXT NOT NULL,
    byte_count INTEGER NOT NULL,
    modified_at INTEGER,
    imported_at INTEGER NOT NULL,
    record_count INTEGER NOT NULL,
    accepted_count INTEGER NOT NULL,
    duplicate_count INTEGER NOT NULL,
    rejected_count INTEGER NOT NULL,
    ignored_columns TEXT NOT NULL,
    latest_at INTEGER,
    reported_run_id INTEGER REFERENCES run (run_id),
    -- Whether it ends in the middle of a record: what it does not say may stand in the part that is missing.
    is_cut_off INTEGER NOT NULL DEFAULT 0 CHECK (is_cut_off IN (0, 1)),
    -- Of the rows read one by one, in ranges: `3-4 17`.
    refused_lines TEXT NOT NULL DEFAULT '',
    UNIQUE (digest, kind)
) STRICT;

CREATE INDEX source_file_reported ON source_file (reported_run_id);

-- One row per refused record, and one for all that a rule refused beyond those listed; never a value of a record itself.
CREATE TABLE rejected_row (
    rejected_row_id INTEGER PRIMARY KEY,
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    line INTEGER NOT NULL CHECK (line >= 0),
    field TEXT NOT NULL,
    rule TEXT NOT NULL,
    message TEXT NOT NULL,
    record_count INTEGER NOT NULL DEFAULT 1 CHECK (record_count >= 1)
) STRICT;

CREATE INDEX rejected_row_file ON rejected_row (file_id);

-- Where a row of credits stands that was refused, by the transaction and the order it is about, until another file says something new
-- about that order; where the order could not be read it is empty, and anything new about the transaction ends it.
CREATE TABLE refused_credit (
    transaction_id TEXT NOT NULL,
    order_id TEXT NOT NULL,
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    line INTEGER NOT NULL CHECK (line >= 1),
    PRIMARY KEY (transaction_id, order_id)
) STRICT, WITHOUT ROWID;

-- A watermark given by hand (`--covers-until`) or by a file's modification time.
CREATE TABLE coverage (
    kind TEXT NOT NULL,
    covers_until INTEGER NOT NULL,
    PRIMARY KEY (kind, covers_until)
) STRICT, WITHOUT ROWID;

-- One row per distinct piece of evidence, by the digest of its bytes.
CREATE TABLE evidence (
    evidence_id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    bytes BLOB,
    outcome TEXT NOT NULL
        CHECK (outcome IN ('pending', 'verified', 'empty', 'refused', 'unreadable', 'unverifiable')),
    rule TEXT,
    detail TEXT,
    bundle_id TEXT,
    environment TEXT,
    stated_at INTEGER,
    received_at INTEGER,
    attempt_count INTEGER NOT NULL DEFAULT 0,
    first_attempt_at INTEGER,
    last_attempt_at INTEGER,
    last_answer TEXT,
    next_attempt_at INTEGER,
    -- As the reader of the contents counted them; that each was posted or set aside is a control total.
    row_count INTEGER NOT NULL DEFAULT 0,
    posted_count INTEGER NOT NULL DEFAULT 0,
    set_aside_count INTEGER NOT NULL DEFAULT 0,
    -- What Apple answered when it was asked about these bytes, where the outcome rests on that.
    answer BLOB,
    -- The fingerprints of the root certificates the outcome rests on, a refusal included, as a JSON array.
    trusted_roots TEXT
) STRICT;

-- What Apple may have to be asked about; a verified receipt is, with `apple.verify_receipt: always`, while its question has no answer.
CREATE INDEX evidence_open ON evidence (attempt_count, evidence_id)
WHERE outcome IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL;
CREATE INDEX evidence_pointing ON evidence (evidence_id) WHERE form = 'notification_v1' AND outcome = 'pending';
CREATE INDEX evidence_received ON evidence (received_at) WHERE received_at IS NOT NULL;
CREATE INDEX evidence_refused ON evidence (rule) WHERE outcome = 'refused';
CREATE INDEX evidence_empty ON evidence (bundle_id) WHERE outcome = 'empty';

-- The root certificates, by fingerprint, that were in force when evidence was last judged.
CREATE TABLE trusted_root (fingerprint TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- A row inside verified evidence that was not posted, and the rule that set it aside.
CREATE TABLE set_aside_row (
    evidence_id INTEGER NOT NULL REFERENCES evidence (evidence_id),
    position INTEGER NOT NULL,
    rule TEXT NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY (evidence_id, position)
) STRICT, WITHOUT ROWID;

-- What a notification was about, as its signature, or for version 1 nobody, vouches for.
CREATE TABLE notification (
    evidence_id INTEGER PRIMARY KEY REFERENCES evidence (evidence_id),
    type TEXT NOT NULL,
    subtype TEXT,
    uuid TEXT,
    is_known INTEGER NOT NULL CHECK (is_known IN (0, 1))
) STRICT;

-- A transaction that an unsigned notification names: something to ask Apple about, nobody's claim.
-- `is_revocation`: it says that its money went back.
CREATE TABLE evidence_pointer (
    evidence_id INTEGER NOT NULL REFERENCES evidence (evidence_id),
    transaction_id TEXT NOT NULL,
    environment TEXT CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id TEXT,
    is_revocation INTEGER NOT NULL CHECK (is_revocation IN (0, 1)),
    pointed_at INTEGER NOT NULL,
    PRIMARY KEY (evidence_id, transaction_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX evidence_pointer_transaction ON evidence_pointer (transaction_id);

-- One row per transaction id of an environment, with its facts merged (Rules 1.2). One without grade is an id that nobody
-- states and others name as their original: an id of their purchase, where it has one (Rules 2.5).
CREATE TABLE transaction_alias (
    alias_id INTEGER PRIMARY KEY,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id TEXT NOT NULL,
    purchase_id INTEGER REFERENCES purchase (purchase_id),
    purchase_key TEXT,
    original_transaction_id TEXT,
    line_item_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    product_type TEXT,
    quantity INTEGER,
    purchase_date INTEGER,
    original_purchase_date INTEGER,
    paid_at INTEGER,
    expires_at INTEGER,
    revocation_date INTEGER,
    revocation_reason INTEGER,
    revocation_type TEXT,
    revocation_percentage INTEGER,
    is_revoked INTEGER NOT NULL DEFAULT 0 CHECK (is_revoked IN (0, 1)),
    is_fully_revoked INTEGER NOT NULL DEFAULT 0 CHECK (is_fully_revoked IN (0, 1)),
    account_token TEXT,
    token_grade INTEGER,
    ownership TEXT CHECK (ownership IN ('PURCHASED', 'FAMILY_SHARED')),
    is_trial INTEGER CHECK (is_trial IN (0, 1)),
    offer_discount_type TEXT,
    is_upgraded INTEGER CHECK (is_upgraded IN (0, 1)),
    transaction_reason TEXT,
    price_milliunits INTEGER,
    currency TEXT,
    price_grade INTEGER,
    storefront TEXT,
    backend_username TEXT,
    backend_token TEXT,
    backend_user_id TEXT,
    account_token_digest BLOB,
    backend_token_exact BLOB,
    backend_token_folded BLOB,
    backend_username_exact BLOB,
    backend_username_folded BLOB,
    has_backend_record INTEGER NOT NULL DEFAULT 0 CHECK (has_backend_record IN (0, 1)),
    -- Whether somebody stated the bundle, or it is the default of a payment.
    is_bundle_stated INTEGER NOT NULL DEFAULT 0 CHECK (is_bundle_stated IN (0, 1)),
    is_bought_again INTEGER NOT NULL DEFAULT 0 CHECK (is_bought_again IN (0, 1)),
    -- Whether the original it names is another id of the same purchase (Rules 2.5).
    is_one_with_original INTEGER NOT NULL DEFAULT 0 CHECK (is_one_with_original IN (0, 1)),
    -- Whether it is a period of a subscription that renews itself.
    is_subscription_period INTEGER NOT NULL DEFAULT 0 CHECK (is_subscription_period IN (0, 1)),
    is_free INTEGER NOT NULL DEFAULT 0 CHECK (is_free IN (0, 1)),
    has_future_date INTEGER NOT NULL DEFAULT 0 CHECK (has_future_date IN (0, 1)),
    grade INTEGER,
    source TEXT,
    -- The id comes first: it is looked for with and without its environment.
    UNIQUE (transaction_id, environment)
) STRICT;

CREATE INDEX transaction_alias_dated_ahead ON transaction_alias (alias_id) WHERE has_future_date = 1;
CREATE INDEX transaction_alias_without_bundle ON transaction_alias (alias_id)
    WHERE has_backend_record = 1 AND is_bundle_stated = 0;
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
    alias_id INTEGER NOT NULL REFERENCES transaction_alias (alias_id),
    kind TEXT NOT NULL CHECK (kind IN ('username', 'token', 'user_id')),
    name TEXT NOT NULL,
    exact BLOB,
    folded BLOB,
    PRIMARY KEY (alias_id, kind, name),
    CHECK ((kind = 'user_id') = (exact IS NULL) AND (exact IS NULL) = (folded IS NULL))
) STRICT;

CREATE INDEX other_buyer_name_exact ON other_buyer_name (exact) WHERE exact IS NOT NULL;
CREATE INDEX other_buyer_name_folded ON other_buyer_name (folded) WHERE folded IS NOT NULL;
CREATE INDEX other_buyer_name_user ON other_buyer_name (name) WHERE kind = 'user_id';

-- What each statement said about each transaction. Rows are never deleted and what they say never changes; a row counts
-- only while its evidence is in force. Whatever judges reads `fact_in_force`.
CREATE TABLE transaction_fact (
    fact_id INTEGER PRIMARY KEY,
    alias_id INTEGER NOT NULL REFERENCES transaction_alias (alias_id),
    evidence_id INTEGER REFERENCES evidence (evidence_id),
    -- Of the content, 32 bytes: the same statement about a transaction is kept once, which whoever adds one looks up.
    digest BLOB NOT NULL,
    source TEXT NOT NULL,
    grade INTEGER NOT NULL CHECK (grade IN (1, 2, 3)),
    stated_at INTEGER,
    original_transaction_id TEXT,
    line_item_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    product_type TEXT,
    quantity INTEGER CHECK (quantity BETWEEN 1 AND 1000000),
    purchase_date INTEGER,
    original_purchase_date INTEGER,
    expires_at INTEGER,
    is_revoked INTEGER NOT NULL DEFAULT 0 CHECK (is_revoked IN (0, 1)),
    revocation_date INTEGER,
    revocation_reason INTEGER,
    revocation_type TEXT,
    revocation_percentage INTEGER,
    account_token TEXT,
    ownership TEXT,
    is_trial INTEGER,
    offer_discount_type TEXT,
    is_upgraded INTEGER,
    transaction_reason TEXT,
    price_milliunits INTEGER,
    currency TEXT,
    storefront TEXT,
    has_backend_record INTEGER NOT NULL DEFAULT 0 CHECK (has_backend_record IN (0, 1)),
    backend_username TEXT,
    backend_token TEXT,
    backend_user_id TEXT,
    is_in_force INTEGER NOT NULL DEFAULT 1 CHECK (is_in_force IN (0, 1)),
    CHECK ((source = 'payments') = (evidence_id IS NULL))
) STRICT;

CREATE INDEX transaction_fact_alias ON transaction_fact (alias_id);
CREATE INDEX transaction_fact_evidence ON transaction_fact (evidence_id) WHERE evidence_id IS NOT NULL;
CREATE INDEX transaction_fact_refund ON transaction_fact (alias_id) WHERE is_revoked = 1;
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
WHERE is_in_force = 1;

-- One thing paid for once. `list` is null only before its first judgement; `none` once all evidence of it was withdrawn.
CREATE TABLE purchase (
    purchase_id INTEGER PRIMARY KEY,
    purchase_key TEXT UNIQUE,
    -- Always one that is not merged itself.
    merged_into INTEGER REFERENCES purchase (purchase_id),
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    list TEXT CHECK (list IN ('white', 'black', 'closed', 'merged', 'none')),
    reason TEXT,
    white_state TEXT CHECK (white_state IN ('within_grace', 'credits_not_in_yet', 'missing_credit', 'parked')),
    shown_transaction_id TEXT,
    original_transaction_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    product_type TEXT,
    quantity INTEGER,
    paid_at INTEGER,
    expires_at INTEGER,
    storefront TEXT,
    price_milliunits INTEGER,
    currency TEXT,
    price_source TEXT,
    owner_user_id TEXT,
    owner_basis TEXT,
    owner_strength TEXT,
    owner_candidates TEXT,
    cause TEXT,
    next_step TEXT,
    application_username TEXT,
    submitted_by_user_id TEXT,
    device_model TEXT,
    os_version TEXT,
    app_version TEXT,
    evidence_grade TEXT,
    evidence_source TEXT,
    -- The one user of its live credits, where nothing is wrong with their accounts: its neighbours may rely on it.
    credited_to TEXT,
    first_seen_at INTEGER,
    entered_at INTEGER,
    entered_run_id INTEGER REFERENCES run (run_id),
    -- Credited, and a later receipt still carries it: the client does not finish it.
    is_unfinished INTEGER NOT NULL DEFAULT 0 CHECK (is_unfinished IN (0, 1)),
    -- Set aside as a renewal although no first period of its subscription is known.
    is_without_first INTEGER NOT NULL DEFAULT 0 CHECK (is_without_first IN (0, 1)),
    CHECK ((merged_into IS NOT NULL) = (list IS NOT NULL AND list = 'merged')),
    CHECK ((purchase_key IS NULL) = (merged_into IS NOT NULL)),
    CHECK ((white_state IS NOT NULL) = (list IS NOT NULL AND list = 'white'))
) STRICT;

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
    WHERE owner_user_id IS NOT NULL AND credited_to IS NOT owner_user_id;

-- What clients uploaded, one row per distinct content. Without a file it was kept of a row that was refused for its evidence.
-- `*_exact` and `*_folded` are 16-byte digests of the text as names are compared (Rules 7.6). `user_text` is the user as
-- it was sent, blanks included: it may be a name; `user_id` is it read as a user id. `named_environment` is the store of the
-- named transaction where the client said it, or where a signed transaction claims itself.
CREATE TABLE submission (
    submission_id INTEGER PRIMARY KEY,
    digest TEXT NOT NULL UNIQUE,
    file_id INTEGER REFERENCES source_file (file_id),
    evidence_id INTEGER REFERENCES evidence (evidence_id),
    claim_id INTEGER REFERENCES claim (claim_id),
    claim_is_proven INTEGER NOT NULL DEFAULT 0 CHECK (claim_is_proven IN (0, 1)),
    user_text TEXT,
    user_id TEXT,
    user_exact BLOB,
    user_folded BLOB,
    account_name TEXT,
    account_exact BLOB,
    application_username TEXT,
    username_exact BLOB,
    username_folded BLOB,
    named_transaction_id TEXT,
    named_environment TEXT CHECK (named_environment IN ('Production', 'Sandbox')),
    -- Whether its evidence names the transaction in its place: a signed transaction claims itself (Rules 9.1).
    is_named_by_evidence INTEGER NOT NULL DEFAULT 0 CHECK (is_named_by_evidence IN (0, 1)),
    name_transaction_id TEXT,
    product_id TEXT,
    bundle_id TEXT,
    environment TEXT,
    device_token TEXT,
    device_id TEXT,
    device_model TEXT,
    os_version TEXT,
    app_version TEXT,
    received_at INTEGER,
    external_id TEXT,
    sandbox_flag TEXT,
    -- Whether its receipt was made for the device it names: shown to people, read by no rule.
    device_match TEXT CHECK (device_match IN ('matches', 'differs', 'not_checkable'))
) STRICT;

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
    claim_id INTEGER PRIMARY KEY,
    claimant TEXT NOT NULL,
    is_user INTEGER NOT NULL DEFAULT 0 CHECK (is_user IN (0, 1)),
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL CHECK (state IN ('pending', 'proven', 'unknown_to_apple')),
    UNIQUE (claimant, transaction_id, environment, is_user)
) STRICT;

CREATE INDEX claim_pending ON claim (claim_id) WHERE state = 'pending';
CREATE INDEX claim_transaction ON claim (transaction_id);

-- What the backend said about deliveries, one row per distinct content.
CREATE TABLE credit_statement (
    statement_id INTEGER PRIMARY KEY,
    -- Of the content, 32 bytes. It is in no index: digests lie all over one, where a night's transactions lie together.
    digest BLOB NOT NULL,
    file_id INTEGER REFERENCES source_file (file_id),
    transaction_id TEXT NOT NULL,
    environment TEXT CHECK (environment IN ('Production', 'Sandbox')),
    user_id TEXT NOT NULL,
    credited_at INTEGER NOT NULL,
    product_id TEXT,
    quantity INTEGER CHECK (quantity BETWEEN 1 AND 1000000),
    order_id TEXT,
    bundle_id TEXT,
    status TEXT NOT NULL CHECK (status IN ('credited', 'failed', 'withdrawn')),
    fate TEXT CHECK (fate IN ('live', 'superseded', 'withdrawn', 'failed', 'future'))
) STRICT;

CREATE INDEX credit_statement_transaction ON credit_statement (transaction_id);
CREATE INDEX credit_statement_future ON credit_statement (credited_at) WHERE fate = 'future';
-- Withdrawals and failures that name no order: what they mean depends on which accounts are one.
CREATE INDEX credit_statement_bare ON credit_statement (user_id) WHERE order_id IS NULL AND status <> 'credited';
CREATE INDEX credit_statement_time ON credit_statement (credited_at);

-- One delivery, as its latest statement leaves it. `alias_id` is null while Apple's side is unknown.
CREATE TABLE credit (
    credit_id INTEGER PRIMARY KEY,
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    stated_environment TEXT,
    subject TEXT NOT NULL,
    alias_id INTEGER REFERENCES transaction_alias (alias_id),
    user_id TEXT NOT NULL,
    order_id TEXT,
    credited_at INTEGER NOT NULL,
    product_id TEXT,
    quantity INTEGER,
    status TEXT NOT NULL CHECK (status IN ('credited', 'failed', 'withdrawn')),
    source TEXT NOT NULL CHECK (source IN ('import', 'case')),
    statement_id INTEGER REFERENCES credit_statement (statement_id),
    entered_at INTEGER NOT NULL,
    entered_run_id INTEGER NOT NULL REFERENCES run (run_id),
    UNIQUE (transaction_id, environment, subject)
) STRICT;

CREATE INDEX credit_alias ON credit (alias_id) WHERE alias_id IS NOT NULL;
CREATE INDEX credit_user ON credit (user_id);
CREATE INDEX credit_unmatched ON credit (credit_id) WHERE alias_id IS NULL;
CREATE INDEX credit_time ON credit (credited_at) WHERE status = 'credited';
CREATE INDEX credit_sandbox ON credit (user_id) WHERE environment = 'Sandbox';
CREATE INDEX credit_of_case ON credit (credit_id) WHERE source = 'case';
CREATE INDEX credit_order ON credit (order_id) WHERE order_id IS NOT NULL;

-- Apple's statement that it knows nothing of a transaction, for one app in one environment; the latest asking counts.
CREATE TABLE not_found_answer (
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (transaction_id, environment, bundle_id)
) STRICT, WITHOUT ROWID;

-- What Apple was asked about by transaction id, for claims and credits without evidence: how often, and when next.
CREATE TABLE apple_question (
    transaction_id TEXT PRIMARY KEY,
    attempt_count INTEGER NOT NULL DEFAULT 0,
    last_attempt_at INTEGER NOT NULL,
    last_answer TEXT NOT NULL,
    next_attempt_at INTEGER,
    -- The last time it was asked about in vain; null once it was answered.
    unanswered_at INTEGER
) STRICT, WITHOUT ROWID;

-- An Apple account as far as answers and receipts show which transactions are its: the id it is asked by, and Apple's
-- mark up to which its history was read. `asked_at` is the as-of of the last walk that came to the end.
CREATE TABLE api_cursor (
    customer_id INTEGER PRIMARY KEY,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    revision TEXT,
    asked_at INTEGER,
    UNIQUE (environment, bundle_id, transaction_id)
) STRICT;

CREATE TABLE customer_transaction (
    alias_id INTEGER PRIMARY KEY REFERENCES transaction_alias (alias_id),
    customer_id INTEGER NOT NULL REFERENCES api_cursor (customer_id)
) STRICT;

CREATE INDEX customer_transaction_customer ON customer_transaction (customer_id);

-- Which transactions an order of Apple's e-mails to customers holds, as Apple answered. Only what somebody asked about.
CREATE TABLE apple_order (
    order_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (order_id, environment, transaction_id),
    FOREIGN KEY (environment, transaction_id) REFERENCES transaction_alias (environment, transaction_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX apple_order_transaction ON apple_order (environment, transaction_id);

-- How far the notifications of each app were read. A window with its mark is a walk that was not finished.
CREATE TABLE notification_sweep (
    bundle_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    swept_until INTEGER,
    window_start INTEGER,
    window_end INTEGER,
    token TEXT,
    -- Times that were passed over, to be read again: a JSON array of [from, to].
    unread TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (bundle_id, environment),
    CHECK ((window_start IS NULL) = (window_end IS NULL))
) STRICT, WITHOUT ROWID;

-- What the users files said, one row per distinct content. Names are only ever added.
CREATE TABLE user_statement (
    user_statement_id INTEGER PRIMARY KEY,
    -- Of the content, 32 bytes; looked for among the rows of its user.
    digest BLOB NOT NULL,
    user_id TEXT NOT NULL,
    account_name TEXT,
    application_username TEXT,
    app_account_token TEXT,
    device_token TEXT,
    contact TEXT,
    updated_at INTEGER,
    merged_into TEXT,
    first_seen_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL
) STRICT;

CREATE INDEX user_statement_user ON user_statement (user_id);

-- A user as the newest statements leave it; `canonical_user_id` follows merges to their end. `merge_statement_id` is the
-- statement that says whom the user is merged into, `merge_stated_at` the moment by which it is newer than others.
CREATE TABLE app_user (
    user_id TEXT PRIMARY KEY,
    account_name TEXT,
    contact TEXT,
    merged_into TEXT,
    merge_stated_at INTEGER,
    merge_statement_id INTEGER,
    canonical_user_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX app_user_account ON app_user (account_name);
CREATE INDEX app_user_merged ON app_user (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX app_user_canonical ON app_user (canonical_user_id);

-- Digest of a name or of an encoded name -> user. `rank` orders the kinds of name; null `last_seen_at`: held still.
-- A name that came back has a row for each time it was held: `span` counts them from 0, the earliest first. The holders of one kind stand
-- together in the key: those of the first kind are found, and counted up to a limit, however many others have the name.
CREATE TABLE user_alias (
    digest BLOB NOT NULL,
    user_id TEXT NOT NULL REFERENCES app_user (user_id),
    rank INTEGER NOT NULL CHECK (rank IN (0, 1, 2)),
    span INTEGER NOT NULL DEFAULT 0 CHECK (span >= 0),
    first_seen_at INTEGER,
    last_seen_at INTEGER,
    PRIMARY KEY (digest, rank, user_id, span)
) STRICT, WITHOUT ROWID;

CREATE INDEX user_alias_user ON user_alias (user_id);

-- Every device the users files ever gave a user.
CREATE TABLE user_device (
    device_token TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES app_user (user_id),
    PRIMARY KEY (device_token, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX user_device_user ON user_device (user_id);

-- The catalogue. An empty bundle serves all apps. `seen_at` is the as-of of the run that took the row in.
CREATE TABLE product (
    bundle_id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    product_type TEXT,
    price_milliunits INTEGER,
    currency TEXT,
    name TEXT,
    credited_as TEXT,
    subscription_policy TEXT CHECK (subscription_policy IN ('each', 'first_period', 'never')),
    seen_at INTEGER NOT NULL,
    PRIMARY KEY (product_id, bundle_id)
) STRICT, WITHOUT ROWID;

-- Double entry for purchases: every change of list is one row; each `from_list` is the `to_list` before it.
CREATE TABLE list_move (
    sequence INTEGER PRIMARY KEY,
    run_id INTEGER NOT NULL REFERENCES run (run_id),
    at INTEGER NOT NULL,
    purchase_id INTEGER NOT NULL REFERENCES purchase (purchase_id),
    environment TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    from_list TEXT NOT NULL CHECK (from_list IN ('none', 'white', 'black', 'closed')),
    to_list TEXT NOT NULL CHECK (to_list IN ('none', 'white', 'black', 'closed', 'merged')),
    reason TEXT NOT NULL,
    from_reason TEXT NOT NULL,
    currency TEXT NOT NULL,
    amount_milliunits INTEGER NOT NULL
) STRICT;

CREATE INDEX list_move_purchase ON list_move (purchase_id, sequence);
CREATE INDEX list_move_run ON list_move (run_id);

CREATE TRIGGER list_move_is_append_only_update BEFORE UPDATE ON list_move
BEGIN SELECT RAISE(ABORT, 'list_move is append-only'); END;
CREATE TRIGGER list_move_is_append_only_delete BEFORE DELETE ON list_move
BEGIN SELECT RAISE(ABORT, 'list_move is append-only'); END;

-- Closing balances of each published run: the next run's opening.
CREATE TABLE balance (
    run_id INTEGER NOT NULL REFERENCES run (run_id),
    list TEXT NOT NULL,
    currency TEXT NOT NULL,
    purchase_count INTEGER NOT NULL,
    amount_milliunits INTEGER NOT NULL,
    PRIMARY KEY (run_id, list, currency)
) STRICT, WITHOUT ROWID;

-- Something a person should look at. `closed_run_id` is null while it stands. What is not about a purchase (a credit
-- without one, forged or foreign receipts) has its transaction or bundle here, where it has one.
CREATE TABLE finding (
    finding_id INTEGER PRIMARY KEY,
    case_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    environment TEXT NOT NULL,
    subject TEXT NOT NULL,
    purchase_id INTEGER REFERENCES purchase (purchase_id),
    credited_user_id TEXT,
    credited_at INTEGER,
    credit_order_id TEXT,
    transaction_id TEXT,
    bundle_id TEXT,
    product_id TEXT,
    expected TEXT NOT NULL,
    actual TEXT NOT NULL,
    detail TEXT NOT NULL,
    next_step TEXT NOT NULL,
    -- The storefronts an owner bought from within 30 days, where they are several.
    storefronts TEXT NOT NULL DEFAULT '',
    opened_run_id INTEGER NOT NULL REFERENCES run (run_id),
    opened_at INTEGER NOT NULL,
    -- The run whose report shows it as new: it stays one that closed and opened again between two reports.
    new_in_run_id INTEGER NOT NULL REFERENCES run (run_id),
    closed_run_id INTEGER REFERENCES run (run_id),
    closed_at INTEGER,
    closed_reason TEXT,
    UNIQUE (purchase_id, kind),
    CHECK ((closed_run_id IS NULL) = (closed_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX finding_subject ON finding (kind, environment, subject) WHERE purchase_id IS NULL;
CREATE INDEX finding_case ON finding (case_id);
CREATE INDEX finding_open ON finding (kind) WHERE closed_run_id IS NULL;
CREATE INDEX finding_new ON finding (new_in_run_id);
CREATE INDEX finding_closed ON finding (closed_run_id) WHERE closed_run_id IS NOT NULL;

-- The follow-up of a case; the latest resolution of a purchase settles it. `at` is for people; what is done counts from
-- the next run on, whatever moment that judges by: `after_run_id` is the last run that had judged, `applied_run_id` the one
-- that took it into the books.
CREATE TABLE case_event (
    case_event_id INTEGER PRIMARY KEY,
    case_id TEXT NOT NULL,
    -- A transaction that the case was about: a decision goes where that goes, also when a purchase turns out to be two.
    alias_id INTEGER REFERENCES transaction_alias (alias_id),
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    -- The user of the system who acted, where `actor` is another name.
    system_user TEXT,
    action TEXT NOT NULL CHECK (action IN ('assigned', 'note', 'resolved', 'reopened')),
    assignee TEXT,
    reason TEXT,
    note TEXT,
    after_run_id INTEGER REFERENCES run (run_id),
    applied_run_id INTEGER REFERENCES run (run_id)
) STRICT;

CREATE INDEX case_event_case ON case_event (case_id);
CREATE INDEX case_event_alias ON case_event (alias_id) WHERE alias_id IS NOT NULL;
CREATE INDEX case_event_waiting ON case_event (case_event_id) WHERE applied_run_id IS NULL;
CREATE INDEX case_event_taken ON case_event (applied_run_id) WHERE applied_run_id IS NOT NULL;

-- The audit chain: every run, every case action, every forgetting, every change of what verdicts depend on.
-- `hash` is SHA-256 over the length-prefixed fields of the row, the hash before it among them.
CREATE TABLE audit_event (
    sequence INTEGER PRIMARY KEY,
    at INTEGER NOT NULL CHECK (at % 1000 = 0),
    actor TEXT NOT NULL,
    action TEXT NOT NULL
        CHECK (action IN (
            'run', 'policy', 'case_assigned', 'case_noted', 'case_resolved', 'case_reopened', 'runs_taken_back',
            'forgotten', 'pruned'
        )),
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    previous_hash TEXT NOT NULL CHECK (length(previous_hash) = 64),
    hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64)
) STRICT;

CREATE INDEX audit_event_action ON audit_event (action);
CREATE TRIGGER audit_event_is_append_only_update BEFORE UPDATE ON audit_event
BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;
CREATE TRIGGER audit_event_is_append_only_delete BEFORE DELETE ON audit_event
BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;

-- Where the chain ends, told apart from its rows: cutting off the last one is found.
CREATE TABLE audit_head (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    sequence INTEGER NOT NULL,
    hash TEXT NOT NULL,
    -- Drawn once per ledger: people's data enters the chain only behind it.
    salt BLOB NOT NULL
) STRICT;

INSERT INTO audit_head (only_row, sequence, hash, salt)
VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000', randomblob(32));

-- How far the rows of a table are digested: each verb that writes rows adds them to the digest of their table, each run's
-- event states the digests, and verifying walks the rows again. `own_after`: the program's own rows come after this key;
-- what stands between `last_key` and it was written by something else and is never digested, so that it stays a fault.
-- Tables that change as exports say are digested as a whole.
CREATE TABLE running_digest (
    name TEXT PRIMARY KEY,
    row_count INTEGER NOT NULL,
    last_key INTEGER NOT NULL,
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    own_after INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A delivery a person stated by resolving a case; it stands in until the backend's own credit comes (Rules 3.6), or
-- until the case is reopened.
CREATE TABLE case_credit (
    case_event_id INTEGER PRIMARY KEY REFERENCES case_event (case_event_id),
    case_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    quantity INTEGER CHECK (quantity BETWEEN 1 AND 1000000),
    credited_at INTEGER NOT NULL
) STRICT;

CREATE INDEX case_credit_case ON case_credit (case_id);
CREATE INDEX case_credit_transaction ON case_credit (transaction_id);

-- Work the next stage has to look at: filled in the transaction that makes it necessary, so that a crash
-- between two stages loses nothing.
CREATE TABLE dirty_alias (alias_id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE dirty_purchase (purchase_id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE dirty_credit_transaction (transaction_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
-- Whose claims are to be settled again.
CREATE TABLE dirty_claim_transaction (transaction_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE dirty_user (user_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE dirty_product (product_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Purchases judged since the last published run: what its control totals look at, white ones apart.
CREATE TABLE judged_purchase (purchase_id INTEGER PRIMARY KEY) STRICT;

-- By which naming policy the names of users were last computed: its fingerprint, never the salt. At most one row.
CREATE TABLE naming_policy (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), fingerprint TEXT NOT NULL) STRICT;

-- The app that payments without bundle were last taken to be of: the only configured one, or null. At most one row.
CREATE TABLE default_app (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), bundle_id TEXT) STRICT;

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
