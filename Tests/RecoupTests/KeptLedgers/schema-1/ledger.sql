PRAGMA application_id = 1919247215;
CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
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
    -- The run with an earlier as-of that took this one back.
    taken_back_by INTEGER REFERENCES run (run_id),
    CHECK ((state = 'taken_back') = (taken_back_by IS NOT NULL))
) STRICT;
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
    UNIQUE (digest, kind)
) STRICT;
CREATE TABLE rejected_row (
    rejected_row_id INTEGER PRIMARY KEY,
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    line INTEGER NOT NULL CHECK (line >= 0),
    field TEXT NOT NULL,
    rule TEXT NOT NULL,
    message TEXT NOT NULL,
    record_count INTEGER NOT NULL DEFAULT 1 CHECK (record_count >= 1)
) STRICT;
CREATE TABLE coverage (
    kind TEXT NOT NULL,
    covers_until INTEGER NOT NULL,
    PRIMARY KEY (kind, covers_until)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE trusted_root (fingerprint TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE set_aside_row (
    evidence_id INTEGER NOT NULL REFERENCES evidence (evidence_id),
    position INTEGER NOT NULL,
    rule TEXT NOT NULL,
    detail TEXT NOT NULL,
    PRIMARY KEY (evidence_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE notification (
    evidence_id INTEGER PRIMARY KEY REFERENCES evidence (evidence_id),
    type TEXT NOT NULL,
    subtype TEXT,
    uuid TEXT,
    is_known INTEGER NOT NULL CHECK (is_known IN (0, 1))
) STRICT;
CREATE TABLE evidence_pointer (
    evidence_id INTEGER NOT NULL REFERENCES evidence (evidence_id),
    transaction_id TEXT NOT NULL,
    environment TEXT CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id TEXT,
    is_revocation INTEGER NOT NULL CHECK (is_revocation IN (0, 1)),
    pointed_at INTEGER NOT NULL,
    PRIMARY KEY (evidence_id, transaction_id)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE claim (
    claim_id INTEGER PRIMARY KEY,
    claimant TEXT NOT NULL,
    is_user INTEGER NOT NULL DEFAULT 0 CHECK (is_user IN (0, 1)),
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL CHECK (state IN ('pending', 'proven', 'unknown_to_apple')),
    UNIQUE (claimant, transaction_id, environment, is_user)
) STRICT;
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
CREATE TABLE not_found_answer (
    transaction_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    bundle_id TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (transaction_id, environment, bundle_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE apple_question (
    transaction_id TEXT PRIMARY KEY,
    attempt_count INTEGER NOT NULL DEFAULT 0,
    last_attempt_at INTEGER NOT NULL,
    last_answer TEXT NOT NULL,
    next_attempt_at INTEGER
) STRICT, WITHOUT ROWID;
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
CREATE TABLE apple_order (
    order_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    PRIMARY KEY (order_id, environment, transaction_id),
    FOREIGN KEY (environment, transaction_id) REFERENCES transaction_alias (environment, transaction_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE notification_sweep (
    bundle_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    swept_until INTEGER,
    window_start INTEGER,
    window_end INTEGER,
    token TEXT,
    PRIMARY KEY (bundle_id, environment),
    CHECK ((window_start IS NULL) = (window_end IS NULL))
) STRICT, WITHOUT ROWID;
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
CREATE TABLE app_user (
    user_id TEXT PRIMARY KEY,
    account_name TEXT,
    contact TEXT,
    merged_into TEXT,
    merge_stated_at INTEGER,
    merge_statement_id INTEGER,
    canonical_user_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE user_alias (
    digest BLOB NOT NULL,
    user_id TEXT NOT NULL REFERENCES app_user (user_id),
    rank INTEGER NOT NULL CHECK (rank IN (0, 1, 2)),
    span INTEGER NOT NULL DEFAULT 0 CHECK (span >= 0),
    first_seen_at INTEGER,
    last_seen_at INTEGER,
    PRIMARY KEY (digest, user_id, rank, span)
) STRICT, WITHOUT ROWID;
CREATE TABLE user_device (
    device_token TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES app_user (user_id),
    PRIMARY KEY (device_token, user_id)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE balance (
    run_id INTEGER NOT NULL REFERENCES run (run_id),
    list TEXT NOT NULL,
    currency TEXT NOT NULL,
    purchase_count INTEGER NOT NULL,
    amount_milliunits INTEGER NOT NULL,
    PRIMARY KEY (run_id, list, currency)
) STRICT, WITHOUT ROWID;
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
    closed_run_id INTEGER REFERENCES run (run_id),
    closed_at INTEGER,
    closed_reason TEXT,
    UNIQUE (purchase_id, kind),
    CHECK ((closed_run_id IS NULL) = (closed_at IS NULL))
) STRICT;
CREATE TABLE case_event (
    case_event_id INTEGER PRIMARY KEY,
    case_id TEXT NOT NULL,
    purchase_id INTEGER REFERENCES purchase (purchase_id),
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
CREATE TABLE audit_head (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    sequence INTEGER NOT NULL,
    hash TEXT NOT NULL,
    -- Drawn once per ledger: people's data enters the chain only behind it.
    salt BLOB NOT NULL
) STRICT;
CREATE TABLE running_digest (
    name TEXT PRIMARY KEY,
    row_count INTEGER NOT NULL,
    last_key INTEGER NOT NULL,
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    own_after INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE case_credit (
    case_event_id INTEGER PRIMARY KEY REFERENCES case_event (case_event_id),
    case_id TEXT NOT NULL,
    environment TEXT NOT NULL CHECK (environment IN ('Production', 'Sandbox')),
    transaction_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    quantity INTEGER CHECK (quantity BETWEEN 1 AND 1000000),
    credited_at INTEGER NOT NULL
) STRICT;
CREATE TABLE dirty_alias (alias_id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE dirty_purchase (purchase_id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE dirty_credit_transaction (transaction_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE dirty_claim_transaction (transaction_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE dirty_user (user_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE dirty_product (product_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE judged_purchase (purchase_id INTEGER PRIMARY KEY) STRICT;
CREATE TABLE naming_policy (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), fingerprint TEXT NOT NULL) STRICT;
CREATE TABLE default_app (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), bundle_id TEXT) STRICT;
CREATE TABLE tally (
    name TEXT NOT NULL,
    code TEXT NOT NULL,
    detail TEXT NOT NULL,
    currency TEXT NOT NULL,
    entries INTEGER NOT NULL,
    amount_milliunits INTEGER NOT NULL,
    PRIMARY KEY (name, code, detail, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE forgotten_name (
    digest TEXT PRIMARY KEY CHECK (length(digest) = 64),
    pseudonym TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE forgotten_row (
    sequence INTEGER NOT NULL REFERENCES audit_event (sequence) DEFERRABLE INITIALLY DEFERRED,
    name TEXT NOT NULL,
    row_key INTEGER NOT NULL,
    digest_before TEXT NOT NULL CHECK (length(digest_before) = 64),
    digest_after TEXT NOT NULL CHECK (length(digest_after) = 64),
    row_digest TEXT NOT NULL CHECK (length(row_digest) = 64),
    PRIMARY KEY (name, row_key, sequence)
) STRICT, WITHOUT ROWID;
INSERT INTO grdb_migrations ("identifier") VALUES ('v001');
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "taken_back_by") VALUES (1, 1772334000000, 1795394326623, 1795394327288, 'published', '0.1.0', '6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42', '{"additionalRoots":["ec2bd22e1c382c8024650b3bb1db0b74132598909e088c768b868bb477c50c61","94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
  "aging" : [
    {
      "amount_milliunits" : 6000,
      "bucket" : "1-24h",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 30000,
      "bucket" : "1-3d",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 30000,
      "bucket" : "3-7d",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 72000,
      "bucket" : "7-30d",
      "count" : 4,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 6000,
      "bucket" : "7-30d",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "missing_credit"
    },
    {
      "amount_milliunits" : 6000,
      "bucket" : "30-90d",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "missing_credit"
    }
  ],
  "alarms" : [

  ],
  "alarms_zh_hans" : [

  ],
  "as_of" : "2026-03-01T03:00:00Z",
  "changed_settings" : {
    "moves" : 0,
    "settings" : [

    ]
  },
  "checked_in_full_at" : "2026-03-01T03:00:00Z",
  "claims" : {
    "pending" : 0,
    "proven" : 7,
    "unknown_to_apple" : 0
  },
  "closed_findings" : 0,
  "control_totals" : [
    {
      "holds" : true,
      "left" : 26,
      "name" : "accepted_credits",
      "right" : 26
    },
    {
      "holds" : true,
      "left" : 7,
      "name" : "accepted_payments",
      "right" : 7
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "accepted_receipts",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "balance_count_black_CNY",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "balance_count_closed_CNY",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 9,
      "name" : "balance_count_white_CNY",
      "right" : 9
    },
    {
      "holds" : true,
      "left" : 30000,
      "name" : "balance_milliunits_black_CNY",
      "right" : 30000
    },
    {
      "holds" : true,
      "left" : 54000,
      "name" : "balance_milliunits_closed_CNY",
      "right" : 54000
    },
    {
      "holds" : true,
      "left" : 150000,
      "name" : "balance_milliunits_white_CNY",
      "right" : 150000
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "black_credited",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 7,
      "name" : "claims",
      "right" : 7
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "closed_uncredited",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 26,
      "name" : "credit_statements",
      "right" : 26
    },
    {
      "holds" : true,
      "left" : 26,
      "name" : "credits_as_stated",
      "right" : 26
    },
    {
      "holds" : true,
      "left" : 25,
      "name" : "credits_live",
      "right" : 25
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "credits_matched",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 9,
      "name" : "evidence_rows",
      "right" : 9
    },
    {
      "holds" : true,
      "left" : 4,
      "name" : "file_credits",
      "right" : 4
    },
    {
      "holds" : true,
      "left" : 5,
      "name" : "file_submissions",
      "right" : 5
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "input_files_foot",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 2,
      "name" : "missing_credits",
      "right" : 2
    },
    {
      "holds" : true,
      "left" : 2,
      "name" : "missing_credits_by_owner",
      "right" : 2
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "originals_named",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "originals_of_namers",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "purchases_as_moved",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "purchases_black",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "purchases_closed",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "purchases_judged",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "purchases_merged",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "purchases_unmixed",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 9,
      "name" : "purchases_white",
      "right" : 9
    },
    {
      "holds" : true,
      "left" : 26,
      "name" : "statements_decided",
      "right" : 26
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "submissions_as_evidenced",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "tally_claims",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "tally_claims_made",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 2,
      "name" : "tally_credit_statements",
      "right" : 2
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "tally_credits",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "tally_credits_excluded",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "tally_evidence",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "tally_evidence_again",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 2,
      "name" : "tally_facts",
      "right" : 2
    },
    {
      "holds" : true,
      "left" : 4,
      "name" : "tally_moves",
      "right" : 4
    },
    {
      "holds" : true,
      "left" : 4,
      "name" : "tally_purchases",
      "right" : 4
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "tally_purchases_marked",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "tally_set_aside_rows",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "tally_transactions_posted",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "tally_transactions_stated",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "transactions_as_stated",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "transactions_stated",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 12,
      "name" : "users_as_stated",
      "right" : 12
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "white_uncredited",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 2,
      "name" : "audit_chain",
      "right" : 2
    },
    {
      "holds" : true,
      "left" : 2,
      "name" : "lost_orders_rows",
      "right" : 2
    },
    {
      "holds" : true,
      "left" : 21,
      "name" : "exceptions_rows",
      "right" : 21
    },
    {
      "holds" : true,
      "left" : 23,
      "name" : "page_rows",
      "right" : 23
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "rejected_input_rows",
      "right" : 0
    }
  ],
  "control_totals_legend" : {
    "accepted_credits" : {
      "left" : "rows accepted from all `credits` files",
      "left_zh_hans" : "全部 `credits` 文件中接受的行数",
      "right" : "credit statements held",
      "right_zh_hans" : "账本中的到账记录数"
    },
    "accepted_payments" : {
      "left" : "rows accepted from all `payments` files",
      "left_zh_hans" : "全部 `payments` 文件中接受的行数",
      "right" : "statements held from `payments`",
      "right_zh_hans" : "账本中来自 `payments` 的陈述数"
    },
    "accepted_receipts" : {
      "left" : "rows accepted from all `receipts` files",
      "left_zh_hans" : "全部 `receipts` 文件中接受的行数",
      "right" : "number of the last submission",
      "right_zh_hans" : "最后一次上传的编号"
    },
    "audit_chain" : {
      "left" : "sequence of the head of the audit chain",
      "left_zh_hans" : "审计链末端的序号",
      "right" : "the same, if every link and every digest holds; else −1",
      "right_zh_hans" : "若每个环节与摘要均成立则相同，否则为 −1"
    },
    "balance_count_<list>_<currency>" : {
      "left" : "purchases of the list and currency: balance of the last published run + moves since",
      "left_zh_hans" : "该名单与币种的购买数：上次发布时的余额＋此后的移动",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由购买本身计数"
    },
    "balance_milliunits_<list>_<currency>" : {
      "left" : "their amount in milliunits: balance of the last published run + moves since",
      "left_zh_hans" : "其金额（千分之一货币单位）：上次发布时的余额＋此后的移动",
      "right" : "the amount counted from the purchases",
      "right_zh_hans" : "由购买本身求得的金额"
    },
    "black_credited" : {
      "left" : "checked black purchases",
      "left_zh_hans" : "受检黑名单购买数",
      "right" : "checked black purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检黑名单购买数"
    },
    "claims" : {
      "left" : "claims held",
      "left_zh_hans" : "账本中的申报数",
      "right" : "distinct claims that submissions make",
      "right_zh_hans" : "上传中不同的申报数"
    },
    "closed_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked closed purchases with a live credit, other than `excluded_…`",
      "right_zh_hans" : "有有效到账的受检已关闭购买数（`excluded_…` 除外）"
    },
    "credit_statements" : {
      "left" : "credit statements",
      "left_zh_hans" : "到账记录数",
      "right" : "statements that are live, superseded, withdrawn, failed or future",
      "right_zh_hans" : "有效、被取代、已撤回、失败或未来的到账记录数"
    },
    "credits_as_stated" : {
      "left" : "imported credits",
      "left_zh_hans" : "导入的到账数",
      "right" : "those that say what their deciding statement says",
      "right_zh_hans" : "与其决定性记录一致的到账数"
    },
    "credits_live" : {
      "left" : "live credits",
      "left_zh_hans" : "有效到账数",
      "right" : "statements that are live + live credits of cases",
      "right_zh_hans" : "有效的到账记录数＋工单的有效到账数"
    },
    "credits_matched" : {
      "left" : "live credits matched to checked purchases",
      "left_zh_hans" : "与受检购买匹配的有效到账数",
      "right" : "the same by transaction id and environment + unmatched live credits whose transaction has a purchase",
      "right_zh_hans" : "按交易号与环境计数的同一数＋其交易有购买却未匹配的有效到账数"
    },
    "evidence_rows" : {
      "left" : "rows inside verified evidence, as its reader counted them",
      "left_zh_hans" : "已验证凭证内的行数（由其读取程序计数）",
      "right" : "statements in force from evidence + rows set aside",
      "right_zh_hans" : "来自凭证的有效陈述数＋搁置的行数"
    },
    "exceptions_rows" : {
      "left" : "open findings of the other kinds",
      "left_zh_hans" : "其他类别的未结发现数",
      "right" : "rows of `exceptions.csv`",
      "right_zh_hans" : "`exceptions.csv` 的行数"
    },
    "file_<kind>" : {
      "left" : "files of the kind",
      "left_zh_hans" : "该类文件数",
      "right" : "files with as many rows in the ledger as they say were accepted",
      "right_zh_hans" : "账本中的行数等于其接受行数的文件数"
    },
    "input_files_foot" : {
      "left" : "files",
      "left_zh_hans" : "文件数",
      "right" : "files whose records, counted by a separate splitter over the bytes, are accepted + duplicate + rejected",
      "right_zh_hans" : "按字节另行切分所得记录数等于接受＋重复＋拒绝的文件数"
    },
    "lost_orders_rows" : {
      "left" : "white purchases in the state `missing_credit`",
      "left_zh_hans" : "状态为 `missing_credit` 的白名单购买数",
      "right" : "rows of `lost-orders.csv`",
      "right_zh_hans" : "`lost-orders.csv` 的行数"
    },
    "missing_credits" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白名单购买数",
      "right" : "open findings `missing_credit` + parked purchases",
      "right_zh_hans" : "未结的 `missing_credit` 发现数＋搁置的购买数"
    },
    "missing_credits_by_owner" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白名单购买数",
      "right" : "the sum over owner bases",
      "right_zh_hans" : "按归属依据求和"
    },
    "originals_named" : {
      "left" : "originals that checked purchases name outside subscriptions and nobody states",
      "left_zh_hans" : "受检购买（订阅除外）指明而无人陈述的原始交易数",
      "right" : "transactions without statement that belong to a purchase that names them",
      "right_zh_hans" : "没有陈述、但属于指明它的购买的交易数"
    },
    "originals_of_namers" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "transactions without statement in a checked purchase that does not name them",
      "right_zh_hans" : "受检购买中没有陈述、且未被该购买指明的交易数"
    },
    "page_rows" : {
      "left" : "open findings of every kind",
      "left_zh_hans" : "各类未结发现数",
      "right" : "findings that `report.html` was given",
      "right_zh_hans" : "写入 `report.html` 的发现数"
    },
    "purchases_<list>" : {
      "left" : "purchases on the list, counted from the moves",
      "left_zh_hans" : "该名单上的购买数（由移动记录计数）",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由购买本身计数"
    },
    "purchases_as_moved" : {
      "left" : "checked purchases",
      "left_zh_hans" : "受检购买数",
      "right" : "checked purchases that are where their last move left them",
      "right_zh_hans" : "仍在最后一次移动所到名单上的受检购买数"
    },
    "purchases_judged" : {
      "left" : "purchases",
      "left_zh_hans" : "购买数",
      "right" : "purchases that are on a list",
      "right_zh_hans" : "已列入某一名单的购买数"
    },
    "purchases_unmixed" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked purchases that mix bundles, kinds of ownership, or (outside subscriptions) products",
      "right_zh_hans" : "混有不同应用、不同归属方式或（订阅除外）不同商品的受检购买数"
    },
    "rejected_input_rows" : {
      "left" : "refused rows to be listed since the last published run",
      "left_zh_hans" : "上次发布以来应列出的拒绝行数",
      "right" : "rows of `rejected-input.csv`",
      "right_zh_hans" : "`rejected-input.csv` 的行数"
    },
    "statements_decided" : {
      "left" : "statements that are live, withdrawn or failed",
      "left_zh_hans" : "有效、已撤回或失败的到账记录数",
      "right" : "imported credits",
      "right_zh_hans" : "导入的到账数"
    },
    "submissions_as_evidenced" : {
      "left" : "submissions",
      "left_zh_hans" : "上传数",
      "right" : "those whose claim and name their own evidence supports",
      "right_zh_hans" : "申报与名称得到自身凭证支持的上传数"
    },
    "tally_<name>" : {
      "left" : "kinds of rows whose running tally equals a count from scratch",
      "left_zh_hans" : "累计数等于重新计数的行类别数",
      "right" : "kinds of rows that either side knows",
      "right_zh_hans" : "任一侧所知的行类别数"
    },
    "transactions_as_stated" : {
      "left" : "transactions",
      "left_zh_hans" : "交易数",
      "right" : "those whose merged facts some statement in force supports",
      "right_zh_hans" : "合并后的事实得到某项有效陈述支持的交易数"
    },
    "transactions_stated" : {
      "left" : "distinct transactions that statements in force are about",
      "left_zh_hans" : "有效陈述所涉的不同交易数",
      "right" : "transactions with a grade that belong to a purchase",
      "right_zh_hans" : "有证据等级且属于某笔购买的交易数"
    },
    "users_as_stated" : {
      "left" : "users",
      "left_zh_hans" : "用户数",
      "right" : "those whose names and merges some row supports",
      "right_zh_hans" : "名称与合并得到某一行支持的用户数"
    },
    "white_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked white purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检白名单购买数"
    }
  },
  "credits" : {
    "excluded" : 0,
    "live" : 25,
    "matched" : 3,
    "unmatched" : 22
  },
  "credits_since" : "2025-12-31T00:00:00Z",
  "credits_watermark" : "2026-02-03T08:46:00Z",
  "days_since_last_run" : null,
  "duplicates" : {
    "evidence" : 1,
    "purchases_merged" : 0,
    "rows" : 0,
    "transactions" : 1
  },
  "durations_milliseconds" : {
    "ask" : 1,
    "intake" : 183,
    "post" : 125,
    "reconcile" : 145,
    "verify" : 90
  },
  "evidence" : {
    "empty" : 0,
    "pending" : 0,
    "refused" : 0,
    "unreadable" : 0,
    "unverifiable" : 0,
    "verified" : 9
  },
  "exit_status" : 0,
  "findings" : {
    "content_mismatch" : 0,
    "duplicate_credit" : 0,
    "environment_breach" : 0,
    "foreign_receipt" : 0,
    "forged_receipt" : 0,
    "missing_credit" : 2,
    "missing_payment" : 0,
    "owner_mismatch" : 0,
    "refunded_after_credit" : 0,
    "reused_receipt" : 0,
    "unproven_credit" : 21
  },
  "lacks_proof" : false,
  "late_inputs" : [

  ],
  "lists" : {
    "black" : 3,
    "closed" : {
      "before_coverage" : 1,
      "revoked" : 2
    },
    "merged" : 0,
    "white" : {
      "expected" : 7,
      "missing_credit" : 2,
      "parked" : 0
    }
  },
  "missing" : {
    "money" : [
      {
        "amount_milliunits" : 12000,
        "count" : 2,
        "currency" : "CNY",
        "is_estimate" : true
      }
    ],
    "oldest_purchase_date" : "2026-01-23T17:49:06Z"
  },
  "new_findings" : 23,
  "notifications" : {
    "ONE_TIME_CHARGE" : 1,
    "REFUND" : 1
  },
  "owners" : {
    "claimed_by" : 1,
    "unknown" : 1
  },
  "periods_without_first" : 0,
  "refused_files" : 0,
  "rejected_rows" : 0,
  "rejected_rows_not_listed" : 0,
  "requests" : {

  },
  "run_id" : 1,
  "runs_taken_back" : [

  ],
  "schema" : "recoup.run.v1",
  "sources" : [
    {
      "accepted" : 8,
      "duplicates" : 0,
      "kind" : "products",
      "name" : "products/catalogue.csv",
      "records" : 8,
      "rejected" : 0,
      "sha256" : "9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f"
    },
    {
      "accepted" : 12,
      "duplicates" : 0,
      "kind" : "users",
      "name" : "users/accounts.csv",
      "records" : 12,
      "rejected" : 0,
      "sha256" : "fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "payments",
      "name" : "payments/p.csv",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "payments",
      "name" : "payments/q.csv",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac"
    },
    {
      "accepted" : 5,
      "duplicates" : 0,
      "kind" : "payments",
      "name" : "payments/verified.csv",
      "records" : 5,
      "rejected" : 0,
      "sha256" : "79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "credits",
      "name" : "credits/2025-02.csv",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3"
    },
    {
      "accepted" : 12,
      "duplicates" : 0,
      "kind" : "credits",
      "name" : "credits/2026-01.csv",
      "records" : 12,
      "rejected" : 0,
      "sha256" : "4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63"
    },
    {
      "accepted" : 12,
      "duplicates" : 0,
      "kind" : "credits",
      "name" : "credits/2026-02.csv",
      "records" : 12,
      "rejected" : 0,
      "sha256" : "b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "credits",
      "name" : "credits/resent.csv",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "notifications",
      "name" : "notifications/apple.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "22f131350ecf7c6f5a654de27784028b5db6ec7b0b87a1f5304375086ea5f70e"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "b92171c06a8bf5984165d624e0b74fa6f97450a1b344cd46586b4c86277fcf8e"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "471eb08055d4217a40abc285a8726411dbca5d8987c5869790eb93233000af7c"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "c459c36aafb64950371edac543a00e5a25137e9e1f6183c05314abaeda597cc4"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "a915647e76c5fe1b78114eac4a86b7b26783fb0b817e2c1870a5be04c83aa3e5"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "9bba6d0a9b9d2e90f5442e0c31448ef0c3affa0798391c3b6961a915b7cd35c4"
    }
  ],
  "storefronts" : [

  ],
  "trust_in_force" : [
    "apple.additional_roots is in force: evidence signed under roots other than Apple''s counts as paid."
  ],
  "undated_white" : 0,
  "unfinished_but_credited" : 0,
  "unknown_notifications" : {

  },
  "unproven_credits_not_listed" : 0,
  "version" : "0.1.0",
  "warnings" : [
    "apple.additional_roots is in force: evidence signed under roots other than Apple''s counts as paid."
  ],
  "warnings_zh_hans" : [
    "apple.additional_roots 已启用：由苹果以外的根证书签名的凭证也视为已付款。"
  ],
  "watermarks" : {
    "credits" : "2026-02-03T08:46:00Z",
    "notifications" : "2026-01-05T03:26:24Z",
    "payments" : "2026-02-27T11:43:12Z",
    "products" : "2026-03-01T03:00:00Z",
    "receipts" : "2026-03-01T01:26:22Z",
    "users" : "2025-12-31T00:00:00Z"
  },
  "white_states" : {
    "credits_not_in_yet" : 6,
    "missing_credit" : 2,
    "within_grace" : 1
  }
}
', 'root', NULL, 2, '3020aa14c579d6317252ca54f245802ddf7263322dc39cd773a6696c1fa22a14', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "taken_back_by") VALUES (2, 1772420400000, 1795394328647, 1795394329001, 'published', '0.1.0', '6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42', '{"additionalRoots":["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a","ec2bd22e1c382c8024650b3bb1db0b74132598909e088c768b868bb477c50c61"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
  "aging" : [
    {
      "amount_milliunits" : 0,
      "bucket" : "1-24h",
      "count" : 0,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 0,
      "bucket" : "1-3d",
      "count" : 0,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 0,
      "bucket" : "3-7d",
      "count" : 0,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 0,
      "bucket" : "7-30d",
      "count" : 0,
      "currency" : "CNY",
      "list_state" : "expected"
    },
    {
      "amount_milliunits" : 36000,
      "bucket" : "1-3d",
      "count" : 2,
      "currency" : "CNY",
      "list_state" : "missing_credit"
    },
    {
      "amount_milliunits" : 30000,
      "bucket" : "3-7d",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "missing_credit"
    },
    {
      "amount_milliunits" : 72000,
      "bucket" : "7-30d",
      "count" : 4,
      "currency" : "CNY",
      "list_state" : "missing_credit"
    },
    {
      "amount_milliunits" : 6000,
      "bucket" : "30-90d",
      "count" : 1,
      "currency" : "CNY",
      "list_state" : "missing_credit"
    }
  ],
  "alarms" : [

  ],
  "alarms_zh_hans" : [

  ],
  "as_of" : "2026-03-02T03:00:00Z",
  "changed_settings" : {
    "moves" : 0,
    "settings" : [

    ]
  },
  "checked_in_full_at" : "2026-03-01T03:00:00Z",
  "claims" : {
    "pending" : 0,
    "proven" : 7,
    "unknown_to_apple" : 0
  },
  "closed_findings" : 0,
  "control_totals" : [
    {
      "holds" : true,
      "left" : 27,
      "name" : "accepted_credits",
      "right" : 27
    },
    {
      "holds" : true,
      "left" : 7,
      "name" : "accepted_payments",
      "right" : 7
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "accepted_receipts",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 4,
      "name" : "balance_count_black_CNY",
      "right" : 4
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "balance_count_closed_CNY",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "balance_count_white_CNY",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 36000,
      "name" : "balance_milliunits_black_CNY",
      "right" : 36000
    },
    {
      "holds" : true,
      "left" : 54000,
      "name" : "balance_milliunits_closed_CNY",
      "right" : 54000
    },
    {
      "holds" : true,
      "left" : 144000,
      "name" : "balance_milliunits_white_CNY",
      "right" : 144000
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "black_credited",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 7,
      "name" : "claims",
      "right" : 7
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "closed_uncredited",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 27,
      "name" : "credit_statements",
      "right" : 27
    },
    {
      "holds" : true,
      "left" : 26,
      "name" : "credits_live",
      "right" : 26
    },
    {
      "holds" : true,
      "left" : 1,
      "name" : "credits_matched",
      "right" : 1
    },
    {
      "holds" : true,
      "left" : 9,
      "name" : "evidence_rows",
      "right" : 9
    },
    {
      "holds" : true,
      "left" : 16,
      "name" : "input_files_foot",
      "right" : 16
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "missing_credits",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "missing_credits_by_owner",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "originals_named",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "originals_of_namers",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 9,
      "name" : "purchases_as_moved",
      "right" : 9
    },
    {
      "holds" : true,
      "left" : 4,
      "name" : "purchases_black",
      "right" : 4
    },
    {
      "holds" : true,
      "left" : 3,
      "name" : "purchases_closed",
      "right" : 3
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "purchases_judged",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "purchases_merged",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "purchases_unmixed",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "purchases_white",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 15,
      "name" : "transactions_stated",
      "right" : 15
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "white_uncredited",
      "right" : 0
    },
    {
      "holds" : true,
      "left" : 6,
      "name" : "audit_chain",
      "right" : 6
    },
    {
      "holds" : true,
      "left" : 8,
      "name" : "lost_orders_rows",
      "right" : 8
    },
    {
      "holds" : true,
      "left" : 21,
      "name" : "exceptions_rows",
      "right" : 21
    },
    {
      "holds" : true,
      "left" : 29,
      "name" : "page_rows",
      "right" : 29
    },
    {
      "holds" : true,
      "left" : 0,
      "name" : "rejected_input_rows",
      "right" : 0
    }
  ],
  "control_totals_legend" : {
    "accepted_credits" : {
      "left" : "rows accepted from all `credits` files",
      "left_zh_hans" : "全部 `credits` 文件中接受的行数",
      "right" : "credit statements held",
      "right_zh_hans" : "账本中的到账记录数"
    },
    "accepted_payments" : {
      "left" : "rows accepted from all `payments` files",
      "left_zh_hans" : "全部 `payments` 文件中接受的行数",
      "right" : "statements held from `payments`",
      "right_zh_hans" : "账本中来自 `payments` 的陈述数"
    },
    "accepted_receipts" : {
      "left" : "rows accepted from all `receipts` files",
      "left_zh_hans" : "全部 `receipts` 文件中接受的行数",
      "right" : "number of the last submission",
      "right_zh_hans" : "最后一次上传的编号"
    },
    "audit_chain" : {
      "left" : "sequence of the head of the audit chain",
      "left_zh_hans" : "审计链末端的序号",
      "right" : "the same, if every link and every digest holds; else −1",
      "right_zh_hans" : "若每个环节与摘要均成立则相同，否则为 −1"
    },
    "balance_count_<list>_<currency>" : {
      "left" : "purchases of the list and currency: balance of the last published run + moves since",
      "left_zh_hans" : "该名单与币种的购买数：上次发布时的余额＋此后的移动",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由购买本身计数"
    },
    "balance_milliunits_<list>_<currency>" : {
      "left" : "their amount in milliunits: balance of the last published run + moves since",
      "left_zh_hans" : "其金额（千分之一货币单位）：上次发布时的余额＋此后的移动",
      "right" : "the amount counted from the purchases",
      "right_zh_hans" : "由购买本身求得的金额"
    },
    "black_credited" : {
      "left" : "checked black purchases",
      "left_zh_hans" : "受检黑名单购买数",
      "right" : "checked black purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检黑名单购买数"
    },
    "claims" : {
      "left" : "claims held",
      "left_zh_hans" : "账本中的申报数",
      "right" : "distinct claims that submissions make",
      "right_zh_hans" : "上传中不同的申报数"
    },
    "closed_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked closed purchases with a live credit, other than `excluded_…`",
      "right_zh_hans" : "有有效到账的受检已关闭购买数（`excluded_…` 除外）"
    },
    "credit_statements" : {
      "left" : "credit statements",
      "left_zh_hans" : "到账记录数",
      "right" : "statements that are live, superseded, withdrawn, failed or future",
      "right_zh_hans" : "有效、被取代、已撤回、失败或未来的到账记录数"
    },
    "credits_live" : {
      "left" : "live credits",
      "left_zh_hans" : "有效到账数",
      "right" : "statements that are live + live credits of cases",
      "right_zh_hans" : "有效的到账记录数＋工单的有效到账数"
    },
    "credits_matched" : {
      "left" : "live credits matched to checked purchases",
      "left_zh_hans" : "与受检购买匹配的有效到账数",
      "right" : "the same by transaction id and environment + unmatched live credits whose transaction has a purchase",
      "right_zh_hans" : "按交易号与环境计数的同一数＋其交易有购买却未匹配的有效到账数"
    },
    "evidence_rows" : {
      "left" : "rows inside verified evidence, as its reader counted them",
      "left_zh_hans" : "已验证凭证内的行数（由其读取程序计数）",
      "right" : "statements in force from evidence + rows set aside",
      "right_zh_hans" : "来自凭证的有效陈述数＋搁置的行数"
    },
    "exceptions_rows" : {
      "left" : "open findings of the other kinds",
      "left_zh_hans" : "其他类别的未结发现数",
      "right" : "rows of `exceptions.csv`",
      "right_zh_hans" : "`exceptions.csv` 的行数"
    },
    "input_files_foot" : {
      "left" : "files",
      "left_zh_hans" : "文件数",
      "right" : "files whose records, counted by a separate splitter over the bytes, are accepted + duplicate + rejected",
      "right_zh_hans" : "按字节另行切分所得记录数等于接受＋重复＋拒绝的文件数"
    },
    "lost_orders_rows" : {
      "left" : "white purchases in the state `missing_credit`",
      "left_zh_hans" : "状态为 `missing_credit` 的白名单购买数",
      "right" : "rows of `lost-orders.csv`",
      "right_zh_hans" : "`lost-orders.csv` 的行数"
    },
    "missing_credits" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白名单购买数",
      "right" : "open findings `missing_credit` + parked purchases",
      "right_zh_hans" : "未结的 `missing_credit` 发现数＋搁置的购买数"
    },
    "missing_credits_by_owner" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白名单购买数",
      "right" : "the sum over owner bases",
      "right_zh_hans" : "按归属依据求和"
    },
    "originals_named" : {
      "left" : "originals that checked purchases name outside subscriptions and nobody states",
      "left_zh_hans" : "受检购买（订阅除外）指明而无人陈述的原始交易数",
      "right" : "transactions without statement that belong to a purchase that names them",
      "right_zh_hans" : "没有陈述、但属于指明它的购买的交易数"
    },
    "originals_of_namers" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "transactions without statement in a checked purchase that does not name them",
      "right_zh_hans" : "受检购买中没有陈述、且未被该购买指明的交易数"
    },
    "page_rows" : {
      "left" : "open findings of every kind",
      "left_zh_hans" : "各类未结发现数",
      "right" : "findings that `report.html` was given",
      "right_zh_hans" : "写入 `report.html` 的发现数"
    },
    "purchases_<list>" : {
      "left" : "purchases on the list, counted from the moves",
      "left_zh_hans" : "该名单上的购买数（由移动记录计数）",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由购买本身计数"
    },
    "purchases_as_moved" : {
      "left" : "checked purchases",
      "left_zh_hans" : "受检购买数",
      "right" : "checked purchases that are where their last move left them",
      "right_zh_hans" : "仍在最后一次移动所到名单上的受检购买数"
    },
    "purchases_judged" : {
      "left" : "purchases",
      "left_zh_hans" : "购买数",
      "right" : "purchases that are on a list",
      "right_zh_hans" : "已列入某一名单的购买数"
    },
    "purchases_unmixed" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked purchases that mix bundles, kinds of ownership, or (outside subscriptions) products",
      "right_zh_hans" : "混有不同应用、不同归属方式或（订阅除外）不同商品的受检购买数"
    },
    "rejected_input_rows" : {
      "left" : "refused rows to be listed since the last published run",
      "left_zh_hans" : "上次发布以来应列出的拒绝行数",
      "right" : "rows of `rejected-input.csv`",
      "right_zh_hans" : "`rejected-input.csv` 的行数"
    },
    "transactions_stated" : {
      "left" : "distinct transactions that statements in force are about",
      "left_zh_hans" : "有效陈述所涉的不同交易数",
      "right" : "transactions with a grade that belong to a purchase",
      "right_zh_hans" : "有证据等级且属于某笔购买的交易数"
    },
    "white_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked white purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检白名单购买数"
    }
  },
  "credits" : {
    "excluded" : 0,
    "live" : 26,
    "matched" : 4,
    "unmatched" : 22
  },
  "credits_since" : "2025-12-31T00:00:00Z",
  "credits_watermark" : "2026-03-01T10:00:00Z",
  "days_since_last_run" : null,
  "duplicates" : {
    "evidence" : 1,
    "purchases_merged" : 0,
    "rows" : 0,
    "transactions" : 1
  },
  "durations_milliseconds" : {
    "ask" : 1,
    "intake" : 33,
    "post" : 87,
    "reconcile" : 101,
    "verify" : 15
  },
  "evidence" : {
    "empty" : 0,
    "pending" : 0,
    "refused" : 0,
    "unreadable" : 0,
    "unverifiable" : 0,
    "verified" : 9
  },
  "exit_status" : 0,
  "findings" : {
    "content_mismatch" : 0,
    "duplicate_credit" : 0,
    "environment_breach" : 0,
    "foreign_receipt" : 0,
    "forged_receipt" : 0,
    "missing_credit" : 8,
    "missing_payment" : 0,
    "owner_mismatch" : 0,
    "refunded_after_credit" : 0,
    "reused_receipt" : 0,
    "unproven_credit" : 21
  },
  "lacks_proof" : false,
  "late_inputs" : [

  ],
  "lists" : {
    "black" : 4,
    "closed" : {
      "before_coverage" : 1,
      "revoked" : 2
    },
    "merged" : 0,
    "white" : {
      "expected" : 0,
      "missing_credit" : 8,
      "parked" : 0
    }
  },
  "missing" : {
    "money" : [
      {
        "amount_milliunits" : 120000,
        "count" : 4,
        "currency" : "CNY",
        "is_estimate" : false
      },
      {
        "amount_milliunits" : 24000,
        "count" : 4,
        "currency" : "CNY",
        "is_estimate" : true
      }
    ],
    "oldest_purchase_date" : "2026-01-23T17:49:06Z"
  },
  "new_findings" : 6,
  "notifications" : {
    "ONE_TIME_CHARGE" : 1,
    "REFUND" : 1
  },
  "owners" : {
    "claimed_by" : 4,
    "unknown" : 4
  },
  "periods_without_first" : 0,
  "refused_files" : 0,
  "rejected_rows" : 0,
  "rejected_rows_not_listed" : 0,
  "requests" : {

  },
  "run_id" : 2,
  "runs_taken_back" : [

  ],
  "schema" : "recoup.run.v1",
  "sources" : [
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "credits",
      "name" : "credits/more.csv",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e"
    }
  ],
  "storefronts" : [

  ],
  "trust_in_force" : [
    "apple.additional_roots is in force: evidence signed under roots other than Apple''s counts as paid."
  ],
  "undated_white" : 0,
  "unfinished_but_credited" : 0,
  "unknown_notifications" : {

  },
  "unproven_credits_not_listed" : 0,
  "version" : "0.1.0",
  "warnings" : [
    "apple.additional_roots is in force: evidence signed under roots other than Apple''s counts as paid."
  ],
  "warnings_zh_hans" : [
    "apple.additional_roots 已启用：由苹果以外的根证书签名的凭证也视为已付款。"
  ],
  "watermarks" : {
    "credits" : "2026-03-01T10:00:00Z",
    "notifications" : "2026-01-05T03:26:24Z",
    "payments" : "2026-02-27T11:43:12Z",
    "products" : "2026-03-01T03:00:00Z",
    "receipts" : "2026-03-01T01:26:22Z",
    "users" : "2025-12-31T00:00:00Z"
  },
  "white_states" : {
    "missing_credit" : 8
  }
}
', 'root', NULL, 6, 'be6f8ed8101e82e7bf500634d1de27ac63751bd27da5021a52381d5851be56bd', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795394326274, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795394326278, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795394326518, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795394326526, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795394326283, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795394326284, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795394326285, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795394326285, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795394326286, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (10, '22f131350ecf7c6f5a654de27784028b5db6ec7b0b87a1f5304375086ea5f70e', 'notifications', 'notifications/apple.jsonl', 18160, 1795394326286, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (11, 'b92171c06a8bf5984165d624e0b74fa6f97450a1b344cd46586b4c86277fcf8e', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795394326288, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (12, '471eb08055d4217a40abc285a8726411dbca5d8987c5869790eb93233000af7c', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795394326288, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (13, 'c459c36aafb64950371edac543a00e5a25137e9e1f6183c05314abaeda597cc4', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795394326288, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (14, 'a915647e76c5fe1b78114eac4a86b7b26783fb0b817e2c1870a5be04c83aa3e5', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795394326289, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (15, '9bba6d0a9b9d2e90f5442e0c31448ef0c3affa0798391c3b6961a915b7cd35c4', 'receipts', 'receipts/resent.jsonl', 11066, 1795394326289, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795394328526, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '08c328560f7a198dfe126c8a9d68a19789d3e5fa7b3e3b135c83b5490e92b88b', 'notification', X'01000023117801BD7A6D93A2CCB6E53FBA0158D47DFCD82A8962911449E64EC86F209E463351AAB44AF4D7DF85DD7DEE991333F3CC444CCC87EA6A43C897FDB2F6DA6BD7FE9E744DBC3B648784A9C7C6E787CD6573FAE957F7CDABBE27BC506E457A58E51EB346B78BD673CB5CB7095996CA9EB6B5A24716AB2077D52D5BCED7223A7FEA78BCE4B3DC6B8281E77ABECE3D3E0A9F73BEC2BBCA8FA4AA6EFB88BFE66A581A2FD4B965862276A999E3EAD4CE44D01AC18C50EA1AE5365C565EB730BE7AA8933936442792C9A58D45B98F3B2B1E2E942470AEF1A495D08A5824226EF39E6F704E4AFD24A8029FF0FEBD590B4BB3EE6CA25DB8578E356BB2C23761E55A5D07AC14C745ADBC2452C497C2453759B609D6C9A412A7D6F3555E765C446C86CF8BD66FCFC65FF0DA46E3F4791FF99128DB3FDF2F2BE5C7E9BA5BED2DDBE67D9B914D161AE76CE2CE484A66ADD7FE39EF9B8892ECEFCF3BEDDFA6C677113926442456264A8E45C4600F5EB43DBFD274DF7EF40C6B5FEA58ACB3D225C20E172D13BD8BF946FDFAFEABEAFD4B4B43985B23D2C89F912F161425A76AC6CE7530BC2BC692DC2627F3DF9F393ECFA4E58B9C72BF60A690C7A4CFD4ED3BF5FE0A1A19DDF67D15EEE2EB4379B7EF5D997CB5E5424B473D77ED87EAC30DFC86339FC3DD9ADEB1FF8BB0574BEB9FA32E234F78971BE13C6DFFE2ED8E9B59ADB9D83ED8390D9CA8A3E1DA3C78D2063C42EC3CE3A56009CEC3FA2CA2456DD942AA698D68242DA2D6A3E5DBAC1542B159A1BA13FC855898ECDF091E516C7C46B416AAF2E66BB9163979E1204F74D4B6737B96BC37B3F690A981B75E377BC6D371F131D9A2F5CC774EB4D8F7EC55471DDE756BDCEBCC6D5BC2FFCBBDEC1EB94B824CF319F6368577FDD6D69DDB5E7C68C4B78C18E2992F15CE9523BE0BF5FCFEB53E2E18FCCA45CC047ED7C6732FB8A749FB01CFB0375AAB59D55F53A186907C5690A5BB7A08D64A772EACFF9D06667C7BF0A8F2D5677E325DDDDBD1446D911E7FBE54C5556FEFD77267D92AEFAFB3A2EC16B2FFEB651FBD78449DDF06EE4D94A252B2334DCF15FC5F717BAD396BF3EA483C77B4DEAF95BF9D21F70EF39999D19B98A541E58B935ABB1979A34B672D4FBD68FE5E0037AC9F148A1F907FAB5C9B37E34D3E4816B893CED535D18C5D2818061574B238559F6F0F215B600B77FC21A5991591BF68BC7695CFD85A799E97E15DD8960B472FF96C5814F0837466999353B91ECF5AF9453B6BD77F72A2F0C452DABFCD09AE827656F47F304644F9D1FD2DC614CA6CDB7EF3400E2167E8A41C6522F25739751145918773B25F18F10703CC37E2E7B528117B136620F7278C78FA1A9F6187A5897CB19BB52B45BF73DAA359E15C29223A4A957C3F635AD1CACC5AA5A85B027B63795C1C526FB8E03CD92E4E2A3A71A3D98471C3B4FF8A47ED22259A626AD63856E5A71618F072AB8E7CDB4478FFB43868661E9ABA093386DC0E87C625972AF0C6860D6BE0133011F7930B66FC84A415BC60EE574C47FF8C59DC1B006D2F9E50B4C83D1769D40641E63DF7ADDFA8ABBF63625D1FAE8B743937AD4A1E3CF603C1B810942C526D02D95F0FD2F3D7E264CE4DB0F381B5B3DDDAF9D97AB16D3CAA847EB9B565F2696C1BC9E5F55DE9E49C3FD4A70C7E8EA99E729D7FCB28F5AA47E54916057BE2AFC0AD78BF665BB5EE78F168EB378F69F1304B41DCDFEBF0A43CB62E6242DD78B903534E6D203E7260FD5483FE055356C08C35EEB7C1FB27E432CFA558E792918904ECB0F96E7D36D977C2C88F5C8BDFEF03839439A9FF438C28D6CFF82BD27858029F66A29F2F90930BADA397C6E7AE3AB6B1B255601E74356B93377633B6EB3372B06588FFB72298D785EE02130F353E4FFE10B9974C18B2423E24CFEFCBE103B18ADAE8479562A85983403C6EF2D3E2BD918B6E27D52C9FB59614653B6BCCFEC8EACADEBE1513456D53E47DF5899C9229EE9E95E692EBF0AD95E2358B07C57DF1AA97F35B1BB761B366B0C3009B243D79C3225B999B623F66920DD7FDEAE7D87A03B596D5C5CAC9DC174573EA5E783CBE6D836B5644D7D19C0CA9D5E665E7BB5094C94C3B7A88187646D234FDF9F0B6FCC543E4FAC9430EC8DF7FE5215B552256FB74342B7A2D6C7AABECCE6F497C367D1A6E03BA69E5FE173CC4D0FF5B1E8298F2863F751D3C6413FE7D5D7771713287D467FF43CE816F55828905FFCD2B9E1832F10ECF8F1B7080BD7533E99E9FFF9D977CE4CE7055F259EE23479F3CAA05360C863CC12ACF5F02637F61047090D8DF62C487D0739EFBEE9903535D6D0323749400DB4D96C69B47D18FC098F056B94EC387D5C4D36A95C8EAB809D3C8316072026C8854392C53EB8303B6CB7DF907E3A71C6B976A464BD47410B0E88EBAB794FD78373A8C0B9DBC369A901F49DEF85DA07CFA9C3085560935EBAE4AF5E8D38A1CF0D2A4D1252037D07ED55E9413C7C2256F29EBA45EB1A1755D51B0165CE0E65781C8EA482C5B72E34E26E030F32D8FC3EF7D2F36A972D754BB4A036FA4EA562ABABE094F3D74D4AEF32079136CF0C1DD9C7AB46E374B5E29BE04E0457CB28BF893D3F09B523FBF711F6A510327CC000F7CFFC343B20835F1D8317CCFE167A19193BF6AC0E626BD6409121B8371AEC5CCBC091D5EB7B38E544FDFD21FBEAAD319755B1CAAFB053587A146F0D54EB552CA1C7C0E001B45F7DAC36FDFAD24B115B72E17E4BCCA8AB8999977ACF9523C8C23E02DF26BF33653DF6DDF0267B9B797D5983A73A77597EC8EE246B3C1AF143F57C7C5459C785AAF9D97F6F388479C2B701E11CD9574E0C427F19297EE2169E00AFC611FB1245BB97BB1FCEBBE3BB58FDCBA3B5F31AD57DDA97958F0D3FC66DCCFB1595E834A8D6F624D6FADB27EEDCCE9BD48DA7FE4FFB1BF27B62A45B7390EFFB9E9D96D17E1271E5DA1F343768CEEE923F7F971F792C91F974D9FF84D2F2E4639BB399E0F5530BFBEF5F45269FFD6C4EACB04EC6A267AF2E739326E77E24313BCA0EDD98C6FC7FC2B9DDA9E9EBEDADEDD9B20BC22F4BC692DB54EBECD9A00C6EEBB79B6467C3041E80C13F74A878F4A73AFD6F3AF42877D8396096B8445DF1D44C00719B82DA8CB6B2159562BF7C033A7945C584853EED59021942F48CF721709500AF3A9DD149EF9AD89B8A0406CA9BFC640C02BD96B47645EA5077AEFD805E1F29E3FDC4659FADEB916148D8BD48F50E2939B74ACCC5487F5C217756499B461F45C4F3246A8606D404C1E8DA072B1D2C71F3E28E5A7708346E97A54CA5C40D9BFCC8A17692F6A650D8E4DD44624EA07ADB45C9C73771EA91CA871C347E58C6E9C51C5898332249551EDB9F691AE2B1414972CCD6AF1D2B896147EC81A86F366B5CFAED2BAE97E5A4AB64D9DBDA7646A5096B0B25D51FBD5A38EE7B5D0A96F08F6E9930DEC50A474F6B51E2D05D15D20956B9B7424175B41A4917E451311A0ACB3859BD69FA30A27B8C78F114CA8AAA3B000E17FE0FE05EC3B1AAC9FAA24ABF495ED9920651327601FE53A2B5DC2C4914FEFAF34A95178FE0650E16ACFBC29ED5BE99B4FD0D072BA5F65DBB3764217476ED3587C914F057EB4B023F6431BA5FDAC20561A6678AACE772D37233DEDE70EA01B9F74E4E7C61F184EE608251614CF4A3A8FB88B6E22B07F4B05E08615FD20E19F2F72225381B8CA93D04FFB69FF2565436C56A283FD37D2EF2E80BCCFDD9A97140D65E5B5D89F9EFB376507FB79E30E76DFADE04F7F28A45263EA5723EE0FFF0F5F5AF2B8817D776C41C29AADD2D76DE3CE0F50932E3DA1F35326467C7DE2BEAAF6C2A522B48FC4638DAEBDB6C355FA0432E1DDB2557220F8C368DF70CDD7ED7AA074DDA26DE8B6AD1655EE5AD5307305C4DB1DD1952B7720F7BCEF379EDF905B18B4949EEAAF5EED9B8D9975A58ED44D1D178FD637D3F96D23F31B286F92A26D87CFDEF6D67C4BC802AA676CB71687BD0DB7669564024E4F15AFD31595CA33DBE9FCA2F7DF518E96F07F9C2314855C14A0492FE4DA42E8FC4696A76920A07C509CFA9CEA788A1FF3F9C7FF35D00DEFAFF591C538F706CF9974E536147585A2EAC6CB85425E7C50703D3731C58503650FC400FBDC24F2BB5EC13F8418D2C37247B0671F5AF831803D75DED3551C4D297437AD772918ECA3E7591D88EA19BF01A97A3D88263ADFA5DF66903708F92BD3B508B0DFA5417CA8132B11AF357C104FF98BFC2042FC2B9958F88AD0309575700B2AEC2FD02298293F3CD81FF157D1F9D6ACC0D225AB25F0737A1EF10C7A8C12A87D0FD205C1FE3A555031FAABDE13BD02272CC5E3B70A2E23FC7FD7A72E85FD99464CEF1CFBD27DD735FAFAA22D59E5F91FE6218C9A89B298394FC7FC5358219A12E4DEEF802FE29AAD04F2117E70E69CEAFCDE44638116077020CEBA4FAEC028937AC6A085F02A15C6863183D291298D73C6B4C1D9DF529F5E49DB30F5CF0F423EA61ECE2559D138DA342BAE21CD5CA4E456225E8574B9F2267CBE8C05EE2B7B077F879081DA5AB2F30D78200952954619045E020F8712F9F120E0ED8EA97BCD846C9CBB839E1628DC139E674D14BE8291D7881F06AC39001F2285FC821D6FE96AF13EAD37F913B17BA123F07FB658AA60CA3771D116F8DF8FC08316AD00309F802F81D820DE2E88BB8B70894C59B2A2F8BAAD1D67A20F3545A134B19FB5A82713DE34E5CF9B865F780C9A65BB774872196433907A7E356C2810338006E00BB10FD40793C61DEEC7680FFCD7FD30E5E384375BE0C51AB8E844D07DAAD370E1C461D6AB6D947B4565B0A8DA8CFA9090CFEFCA022F19D335F00B5AC76DBA9F40BC03DB858E815D8892D417A44F06F1BF019503DEF9A8A413DE4EF5027884F3FC8AC709AF61DF1CF8985272C4FD23D4C03FF72F52A0A60AC60BE202FB0F0AF60C800FC073848985DD03540632E73C98EA690B7C4A062917B71DF259DBF9514C74B80F33D4DCB838823A9E16C0D11FA3884206598DE3FEF1940F6990C0DE0E6D88D8AAFEE2B5BEFB90F67A107A5C531C2E6B6A637D1A4AEABBA7FD778C7DEE627768A2E101BCBFEDE324DE45131F80FD8E0CF592146437D49F41C37FF03F3017F516D80AE991402CDBCF660519C74E32A401B602CF1F0BF8CA2CD192E3FE6D89F315A0B9B992EC33D509B52B76444C6C2AEDBCDCFAAB8C06B474C3ABB43BD0B904988DE7EDB09488E714F9052EA3D215DB40BEAA9B6073AF1E4CE9384723DD5D5235DFE4B85FCA0CE8D4CE03D5AC8A5352037F1845DC538CCAA29F0BC4C91D14FC0449A31465A721A305C01B9E32F70A9EA08455774326E3C050615B5744E68D5477C67D5F4DCC52F09D12F154E77EA2E591A1E1A32FD473E4075FD3146F0F1156A7216BFAFC0E3C1364C3DF7C05396443017CBB4A0F7106FF0B487BE017895C2D624819C0AB10619480520BE0F3C0D471B2AF0BCC8AC5BFF06EC0FBC388FC2A72FF7C03224A9CF706ACACE11F0DA9D635AA0AC8A373C1C4A6893A6A24E8777FB5FAC917A65B75AFC09B6D6AE7A5043E14F16FBE04496307FED668E059EF8568C5900FC07A4F7915F858C3DC07E439AA7D0B9C1C74CB868D76EC5043F63351F73DE19589C0CFFA31851C1F56C4CB7A95D462B6E8100FE08B9034A0EAA6D1F0C46BC126BE00FC3FBA0EF974DB29E4A3459EAFF020513CF19D1D4B24F22F511A353B4E54DE7747029E038F2CEA2BF2657E041FA88D1EE28ADC673B33A82968DFF415BCE5F2D0E5136F14B8688C672B7D023E3D2845E616DCCED73BA80329F299BC3444BCACD1861FE0EFC9BEB7C9DE45EF036F174BE989BAF57126C921A82F3C837FF7710E0C3516FEEC94272E50EF4774EB87A6FFE949DBBEC8E8726FA3B9844CF9A211AF604A5121C531D5371FB8B44DFDF64227E09907FFA29352A80F4DE0D2DCFBC3AFC5E637BF1E26FCFB777E5DF8544DF9D8281FF5496848919F90A24C1D404E808ABB9BEA8DA437B44590C909FCF87FCBAF6BEAFF3FF16B1B82DF2E6EFFC6AF015CFF97FCDAE7C07B073F03EF092D1DF869014E0F1E9F016F624D096428F09D7FF2E3DF784D13BF075E069B89AF3AF0890738C0C4AF7FE37DF74FBCC7FB36D56244BED4A8DD15F24560BF7FF61788778BF8A8E9B8405DB237F0B5A95E02AF0C623DBAA31F01A7061EE910FC3EF904A334B50DDF2A8BFEC0175F790FC9D40DAFE49BF32F7E0C99FCE1707E06FEC49400B79CF80FF820FA999681BF4A8C1BDEA56A93BDE3D73D7209FDCD0CFDC599E077E4E8AFFE86684BC8D7421207DE83C95DB7D85F83C7905E2F56127C01120B840DEE7464C03B7EDCD2684EA8C705906985B18CC6F7E037E8551485E8F762C85FD7FDDAD5C81F08EBED96F7C006E053A306017C38A74E8D74C278E38167ECD403269B692C46B39F233EEB06F853B8818B32BD03236E88B7C8AC39EA6FF2817AB895911F838F40423637138F67E5F3D8C457F0ABDD883150210318C4728B775F20E36F9F7C5D5D33F1A0007CBD2870488CC93805A3219CAF41BD46FF435831457D053F00C388D05FDA2105EFBB819F4DFB10A4934BF5E05BEECC7AF748A6FE20FBC59F93CD6FBE21A53205460A646666C26F8DF8051F48A828CDD45FE5FFC2AFDFD18F2CC143CEC00FD82F9CFAE382C0175008D11B4D3F183FAC16DB1CFC886C5BA03E6F80F3E06B49C94BF19606A849DAD7AD03FEAD09E38DBF200F26050024443D055F30135FC844CC09113D4D0D7DF43B53AD84F55C87FD32D46BE0AD40EC412E0A46A19CB9A0BE7D2ADB42AE43FDC57E9CF157DD8F7AAA9F13FE140A79501ADB6871D7FD15F218298DB121A4F51023A873D1F30F8C38753AFB31029F3348791FF909FEB721AF14EA6FE45F33C8B1E09FD9C4CF501F19FEA320CB67A8D705875CD7ACC1774E8B8C34F8AF06CBB4C3BB88C75079E9CB5EF32F83FE00E70D21DDC7F06184FEE5B0EF2F131F1490802FE8A70E18CFDEB1FF0BECB5013FB68458AE909F8D5BC8A217BD2A42078DE20C4EB0CCD1A3CB1338FE039CCEEEC29D1B4A1EBB7724D38BA696A5188D52EFA049B00FF4C306A358A530CAAA1D79D2179F90FC42F45F99F0E855F6FEB62170C7BEAB6B8BC625E2DB5A8B926B702ADF6CC17D134856E871CD413D089A0E04E698AFF7F198C2A6678C6AA956E30A3DB1D5D1106AB7F3EB9E2434950431F74E3E4F769EBB62480C1F8C2124481F35B6E47291D4FD7C0007D9B66E80A63058118C41D5BBE7F318053F254D826086D12838CFD0E1FB197C7681CD9EEB3751829882644D686D2C62F9D93378E15EA3C75F2F0E0D3414AC8F9EC8DEEBB83BA266A00677D026DC4733EBB2BDB30FF804526CF88A62FA6B548CFB4FA3DB260E3B60C2B9C2BA7B7288E149AEC5D88676610B0EA0F4D3DEA12C87A79CFF678C849A9CA0D7021779D6BC1946DD971A66853D3824C7D9349A863DBEF2933BA46E030CE005F06335D9AB516150B9D4478F8A318C388A197AA2D8B7750C4C2AD1631DDDADEA43AC83B1D5EFF50DEBB675CFF0FC50A387C5287DF2C7FC43489ED57D7AC37916A9174635C68218A34C9A570CCD6BB27FA7D9C62FF4F0BD8FE03FD8171A860FFE8D1E0492312464F8E7459E06F476E1344A87BD102F4FC9FBF9FC73D48FE7EBBDDEDCFFF81335EA2C3D37609479FC3DEAD78DE6D7AC9CD072FC9CF6AB958F781C32C1D0086A87F1B2D84C1A1D72EE3CD96317633D052EEAD900CFC39EFF3DA69BF607C7FD40AF98FDF277F83FF10F5D11CF47D8EB793F1806BC13350E3D1538EDAF783D2E502392CBF33C14DD713E9CD778C89FED6E8AAFA3FDAAE9AF115E506FBA7AD1AB36C068F5BA5BB99E6B364BE370A34AFA477DECCE74FC310336A6D0F1EE95AD66F5DDC7A8D671E36CA8DC222BD0BF1718B86571C7B255ABA1693A8807871A7F4EC14F6C04FB3A1650678AD9EEF08FE206AE35878669862A604F2D93D6EE06BDF47563E7D039E60A3581951EFE9C8292B578EAA8E1377A881E63FAEEA98B02D30B055DF690F495FC01DFA0D62E3D8F07E9CB9BCC834AA2C048F4524B6F96C50CDCB41A215A3F32BD99463B8F5AB75FA8F411F45E07CD75E48F6AC657D18D3FD4235DFDB8E199C094D373F3AF49934D0F2FB7CDC9FB0FFDDA77EDE02E4DF1B27924FFF84F0C06FB73F39D9DE7FCC765AE926BBEFE7104445DE64C5BDF16873C4BC3FB69A1F862D4BDF9D2F78D9669737C3FEE3E7E90B758F81FA5F8F15FD264C206', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["ec2bd22e1c382c8024650b3bb1db0b74132598909e088c768b868bb477c50c61"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '44101580935f005e6efb9ed44f5dd778ab86586eec3f65354d2669c698b5f6b5', 'notification', X'01000023627801BD7ADB72E2CAB6E517F5095D2CAFE5C7052825044AAC54E64C942F2724C42E41A64036D808BEBE87A8AAD5FBEC88EEDD1DDDD10F2E17819497791973CC31BDBF675D93EC0E9B43C6D463E9F3C3F2B23CFDF0ABFBF255DF335E2AB7203D2C0A8F59A3DB59EBB979A1DB8C2CCB654FAB5AD16393A8A070D56D337F4B457CFED4C97829C2C26B828117FA2D2D3C3E0A9F73BEC0BBCA8FA5AA6EFB98BF166A981B2FD28565866276A999E3EAD48622688D604628758D0B1BCD2BAF9B195F3DD4C91C1BA213C9ECD22662BB4F3A2B1E2E922470AEF1A495D08A582C626E8B9E2F714ECAFD2CA8029FF0FEBD4985A5B03B9B7817ED95634D4A56F826AA5CABEB806DC571562B2F8B15F1B970F14D6EDB0CEB6CA412A7D6F355B1EDB8885988CFB3D66FCFC69FF1DAC6E3F4791FFBB1D8B6BFBF9F57CA4FF2B45BEC2D5B157DBB219BCD34CED9249D919485ADD7FE3EEF5AC4D9E6DF9F77DABFCD8DEF62724C88582C4C9C1DCB98C11EBC6C7B7EA5E9BEFDE819D6BED48948375B97093B5CB4CCF42EE14BF5F3FBAFAAF72F2D0D51618DC8633F245FCC28CE4E55C8CE7530BC2BC6B2C26627F33F3E737C0EA5E5B3820ABF64A694C7ACDFA8DB77EEFD193432BEEDFB2ADA25D787F26EDFBB6DF6D56E675A3AEAB96B3F541F2DE1379CF91CED527AC7FE2FC25E2DA53F46BD8D3DE15D6E84F3B4FD8BB73B2EC35A73B17AB0731E3851C7C3B579F0AC0D788CD879C64BC9329C87F59B9866B56533A9A635E291B4885B8FE6EBB01542B1B054DD09FE422C4CF6EF048F29313E234A85AABCB754A6A2202F1AE4898EDA766ECFB2F7266C0F1B35F0D6EBC2673C1D671F932D5ACF7C1744B37DCF5E75DCE15D97E25E676EDB2DFC3FDFCBEE51B82CD8681E626F537AD76F6DDDB9EDC587467CCB98219EF95CE15C05E2BB54CFEF5FEBE38CC1AF5C244CE0776D3CF7827B9ABC1FF00C5B53AAC2AABFE6420D11F9AC244B77F510AC95EE5C5AFF3B0FCCB87EF0B8F2D56771325DDDDBD1C46D991F7FBC54E555AFEED7EDCEB245D15FC372DBCD64FFE7CB3E7EF1883ABF0DDC5A6C45A564679A9E2BF8BFE2F65A73D616D59178E128DDA7CA5F85C8BDC35B68425A8B300F2A5F9C54EA42F24697872DCFBDF8EDBD046E583F2B153F20FF1685366BE34D3EC866B8932ED435D38C5D2818061574B23C559FEB87902DB0853BFE90D28465ECCF1AAF5D14214B95E7791BBC0BDB72E1E8A5088759093F4867E6053955E8F1AC955FB6619BFECE89D2137369FF6D4E7015B461D9FFC618111747F76F31A65466D5F6CB077208394327E56823627F515017531C7B3827FB8911BF31C07C237E5ECB2D626FC20CE4FE84114F5FE333EC3037B12F7661BB50F42BA73D0A4BE7B622A6A354D9F733A6152D4CD82A45DD1CD89BC8E3EC907BC305E7D9EC92ACA213379A4D18374CFB2F78DCCE72A229A6C2C6B1AA38B5C080975B75E4AB26C6FBA7D94133F3D0D44D9831147638342EBB548137366C48814FC044DC4FCE98F1339256F092B99F311DFF1DB3B83700DA5E3CA16856782ED6A80D82CC7BE15BBF51577FC7445A1FAEB37CFE665A953D78E207827121289BE5DA04B2BF1EA4E7A7E264CE4DB0F381B5E12E75FE269DAD1A8F2AA15F6EED36FB34B68DE5FCFAAE74762E1EEA53063FC65C4FB9CEBF659C7BD5A3F2248B833DF157E056B24FD94AA51D2F1F6DBDF698160F3317C4FDBD8E4ECA63699910EAC6CB1D98726A03F15100EBA71AF44F98B20066A4B8DF12EF9F90CBBC90222D2423130BD861F9DDFA6CB2EF84911F8516BFDE0706297352FF9B1851A6CFF82BF36498039F42D1BFCD909333ADE397C6E7AE3AB689B255601E7435A9291ABB1CDBF48C1C6C19E27F5D066F75A9BBC024438DCF933F44E16513862C900FD9F3FBEDF08158456DF4E34A31D4AC41201E97C569F6DEC859B7932A2CC2D692A2CDCE1AB33FB2BAB2B76FC54459DB1C795F7D22A7648EBB6FB6E652E868DD4AF1BA4906C57DF1AAE76FB73669A32665B0C3009B643D79C36CB33037C5FE0A251BAEFBC58FB1F5066A2DABCB8593852FCAE6D4BDF0645CAF82EBA68CAFA33919528BE5CBCE7791D866A176F41009EC8CA469FAF3613DFFC94364FAE42107E4EF3FF39095DA2256FB7C340B7A2D6D7EABECCE6F497C367D1EAD02BA69E5FE273CC4D0FF5B1E8298F286DF751D3C6419FDFBBAEE92F2640EB9CFFE4BCE816F55828919FFC52B9E1832F10ECF4F1A7080BD75A174CFCFFFCA4B3E0A67B8DAF2B0F091A34F1ED5021B06439E6095E7CF81B13F31023848ECDF62C487D06FBCF0DD3307A6BADA0646E83803B69B4D9E2C1F653F0263A25BE53A0D1F56134FAB5526ABE332CA63C780C919B02156DB619E5B1F1CB09DEFB7BF317ECAB176AE429AA3A68380C577D4BDB9ECC7BBD15152EAECB5D184FCC88AC6EF02E5D3E78429B4C8A849BB2AD7A34F0B72C04B93C79780DC40FB457B514E1C4B97AD73D649BD6043EBBAB2642DB8C0CDAF02B1A963316FC98D3B9981C3BCAD78127DEF7BB1CC95BBE6DA551A782355B750F1752D3CF5D0719B1641B6166CF0C1DD9C7AB46E1766AF945C02F0223ED945FCCE69F84DA91FDFB80FB5A88113668007BEFFE6219B1835F1D8317CCFE167A191933F6BC0F226BD6C0E129B8071A622346BA1A3EB2AEC48F5F42DFDE1AB3A9D51B7C5A1BA5F5073186A045FEC542BA52CC0E700B0717CAF3DFCF6DD42125B70EB0A41CEABAC489AD0BC63CD97F2611C016F915FCB75A8BEDBBE05CE726F2FAB3177E64E6997ED8EE246E1E0578A9FABE3EC224E3CAF53E7E5FD5BCC63CE15388F88DF9474E0C427F1526CDD43D2C015F8C33E66D966E1EEE5FCCFFBEED43E0AEBEE7CC1B45E74A7E661C14F8B9B713FC6667E0D2A35AE454AEB5659BF76E6F45E66ED3F8AFFD8DF335B6D45B73C0E7F2C7B76DBC5F8494657EAE2B039C6F7FC51F8FCB87BD9C8BF2ECB3EF39B5E5C8C7276793C1FAAE0EDBAEEE9A5D2FEAD49D49709D8D54CF4E4F77364DCEEC487267841DBB31CD7C7E22B9FDA9E9EBEDADEDD9B20BA22F4BC692D9566DF262580B1FB6E9EAD111F4C1039C3C4BDD2D1A3D2DCABF5DB57A9A3BE41CB8435A2B2EF0E22E0830CDC0AD4E5B5946C532BF7C033A79C5C544AB3DDAB618350BE203DB7BB588052984FEDA6F02C6E4DCC05056245FD3501025EC95E3B22F32A3DD07BC72E0897F7E2E196CAD2F7CEB5A0685CE47E8C129FDDA463DB8DEAB05EF4A28E6C236D143FD7938C112A581B10934723683B5BE8E35F3E28E5A7708346E97A54CA5C40D9BFCC8297792F6A650D8E4DD4C624EA072DB49C9D0B771E693B50E3868FCA19DD38A3CA130765C82AA3DA73ED235D1728282E9B9BC5ECA5712D29FC90350CE7DDD43EBB4AEBA6FB6929D92A77F69E93A94159A2CA7665ED578F3A79AB85CE7D43B04F9F2D618732A7B3AFF5682988EF02A95CDBAC23395B09228DF42B9B9800659D2DDDB4FE1BAA70867BFC35820955751C9520FC0FDCBF847D4783F573956D2A7D657B2648D9CC09D847B9CE4A973171E4D3FB0B4D6A149EBF0454B8DA336BA57D2B7DF3091ABA9DEE57D9F6AC9DD0E591DB3C115FE453891F2DEC88FDD046697F5312DB1A6678AECE772D97233DEDE70EA01B9F74E4E7C61F184EE608251614CF4A3A8FB88B6E62B07F4B25E08695FD20E19F2F7262A302719527A19FF6D3FE4BCE86C42C4407FB2FA5DF5D00799FBB946F291EB695D7627F7AEEDF6C3BD8CF1B77B0FB6E017FFA4329951A73BF1A717FF87FF8D292270DECBB633312D6AC94BEAE1A777E809A74F9099D9F3209E2EB13F755B517CD15A17D249E6874EDB51DAED2279009EFB6596407823F8CF60DD73C6DD381F2B445DBD0AD5A2DAAC2B5AA61E60A88B73BA22B57EE40EE79DF6F3CBF24373368293DD55FBDDA374B13765B1DAB9B3ACE1EAD6FA6F3DB46163750DE2C47DB0E9FADF7D67C4BC802AA676C978AC3DE462BB3C836024ECF15AFF3056D956756D3F945EFBFA31CCDE1FFA440280A392B41935EC8B5A5D0C58D2CCFF34040F9A024F739D5C9143FE6F3B7FF6BA01BDE4FF5912538F712CF997CE1961477A5A2EAC6B73385BCF8A0E07A6E124A4A07CA1E8801F6B949E477BD807F0831A487F98E60CF3EB2F063007BEAA2A7AB389AADD0DDB4DEA564B08F7EDBD481A89EF11B90AAD34134F1F92EFD7603798390BF324F4580FD2E0DE2439DD816F15AC307C994BFC80F22C4BF929985AF080DD3B60E6E4185FD055A0433E58707FB23FE2A3ADF9A0558BA64B5047E4ECF239E418F5102B5EF41BA20D85FE70A2A467FD57BA257E084A564FC56C16584FFEFFAD4E5B03FD388E99D635FBAEFBA465F5FB425AB3CFFC33C8451A1D896A1F374C23F8515A2D982DCFB1DF0455C370B817C841F9C39E7BAB837F158A2C5011C88B3EEB32B30CAE49E316821BC4A458961CCA0746C94C639135AE2ECEBDCA757D236CAFDF383908FB987734956368E96CD826B48331729B9958857215DA1BC099F2F6389FBCADEC1DF1164A0B696EC7C031E488254A551068197C0C3618BFC7810F076C7D4BD664236CEDD414F4B14EE09CF374D1CBD8291D7881F06AC39001F6285FC821D6FF962F63EAD37F913B17BA123F03F9CCD5530E59BB8680BFCEF47E0418B5600984FC097402C116F17C4DD45B84CE62C5B50725DD58E33D1479AE2489AC4DFB4A82713DE34DB1F370DBFF00434CB76EF90E43690CD40EAF9D5B0A144CC001A802FC43E501F4C9E74B81FA33DF05FF7C3948F13DEAC80172970D189A0FB54A7E1C289C3AC57DB28F78ACA6051B519F511219FDF95055E32A66BE017B48EDB743F817807B60B9D00BB1025B92F489F0CE27F092A07BCF3514927BC9DEA05F008E7F9198F135EC3BE05F031A7EC88FBC7A881BFEF5FE6404D158C17C405F61F14EC19001F80E708130BBB07A80C64CE4530D5D316F8940D52CE6E3BE4B3B66F4731D1E13EDAA0E626E511D4F134038EFE358A386290D538EE9F4CF9900719ECEDD0868895EA2F5EEBBB0F69AF07A1C79492685E539BE8D3B0A5BE7BDA7FC7D8E72E7187261E1EC0FBDB3EC9925D3CF101D8EFC8502F49417643FD1934FC07FF0373516F81AD901E09C4B2FD6C169071EC24431A602BF0FC3183AFCC1C2D39EEDF6E71BE1234B750927DE63AA376C18E888965A59D57587FB1A1012DDDF02AED0E742E0366E3793BCC25E239477E81CBA87CC19690AFEA2658DEAB07533A29D04877975CBD2D0BDC2F6706746AE7816A56E529AB813F8C62EE2946DBB27F1388933B28F80992C6566C3B0D192D00DEF09CB957F00425ACBA1B321B0E0C15B675656CD6A4BA33EEFB6A129683EF6C114F75E1675A1E191A3EFA423D477EF094A6787B88A83A0D9BA62FEEC0334136FAC55790433612C0B7ABF41067F0BF80B4077E91C9C52C819401BC8A10461928B5003E0F4C1D27FBBAC02C58F213EF06BC3F8CC8AFB2F0CF3720A2C4796FC0CA1AFED1906A5DA3AA803C3A974C2C9BB8A346827EF757AB9F7C61BA55F70ABC59E5F66D2B810F65F28B2F41D2D881BF351A78D67B115A31E403B0DE535E053ED630F701798E6ADF022707DDB261A91D3BD490FD4CDC7D4F786562F0B37ECC21C74715F16DBDC86A11CE3AC403F822240DA8BA793C3CF15AB0892F00FF8FAE433EDD760AF96891E70B3C48944C7C67C73289FCCB9446CD4E3255F4DD9180E7C0238BFA8A7C793B820FD4460F4945EEB30D0D6A0ADA377D056FB93CF4F689370A5C34C1B3953E019F1E9423734B6EDFD21DD4811CF94C5E1E215E52B4E107F87BB2EF6DB277D9FBC0DBD95C7AA26E7D9C497208EA33CFE0DF7D5200438D853F3BE5890BD4FB11DDFAA1E97F78D2B62F32BEDCDBF84D42A67CD1885730A5B894E298EB9B0F5C5AE57E7BA113F0CC837FD14929D487267079E1FDE6D762F98B5F0F13FEFD2BBF2E7DAAA67C6C948FFA2434A4C84F4851A60E202740C5DD4DF546D21A6D116472023FFE5FF2EB9AFAFF4FFCDA46E0B7B3DBBFF06B00D7FF21BFF639F0DEC1CFC07B424B077E5A82D383C76F803789A60C3214F8CEDFFCF8175ED3C4EF8197C172E2AB0E7CE2010E30F1EB5F78DFFD8DF778DFE65A8CC8971AB5BB42BE08ECF7777F8178B7888F9A8E33D4257B035F9BEA25F0CA20D6E33BFA11706AE0918EC0EFB34F304A53DB685D59F407BEF82A7A48A66E7825DF9C7FF263C8E40F87F333F027A604B8E5C47FC007D1CFB40CFC5562DCF02E559BED1DBFEE914BE86F42F4176782DF91A33FFB1BA215215F4B491C780F26775D617F0D1E433A9D2D24F8022416081BDCE9D88077FC75CBE337423D2E814C0B8C6534BE07BF41AFA22842BF9740FEBAEE5357237F20ACB72BDE031B804F8D1A04F0E19C3B35D209E38D079EB1530F982DA7B118853F467CD60DF0A7740317DBFC0E8CB821DE629372D4DFEC03F57025633F011F81846C6E2619CFCAE78949AEE057BB1163A052063088E516EFBE40C65F3DF9BABA6EC48302F0F5B2C4213126E3148C8670BE06F51AFD0F61C51CF515FC000C23467F69871CBCEF067E36ED43904E2ED583AFB833E9EE914DFDC1E6277FCE96BFF88694CA9418299009CD84DF1AF10B3E9051B935537F55FC13BF7E473F32070F39033F60BF68EA8F4B025F4021446F34FD60FCB098AD0AF023B26D89FABC04CE83AF655BBE15EB3C404DD2BE6E1DF02F258C37FE843C9895009008F5147CC14C7C6123124E88E8696AE8A3DF996A25ACE73AECB741BD06DE0AC41EE4A26014CA990BEADBA7B22DE43AD45FECC7197FD5FDA8A7FA39E14FA990075B631B2DEEBABF421E23A5313684B41E6104752E7BFE8111A7CEC3BF46E0F30652DE477182FF6DC42B85FA1BFBD70DE458F0CFCDC4CF501F19FEA320CB6F50AF4B0EB9AE49C1774EB30D69F05F0D96698777918C91F2F297BDE65F06FD01CE1B41BA4FE0C318FDCB61DF5F263E2820015FD04F1D309EBD63FF17D86B097E6C09B15C213F1B3793652F7A55460E1AC5199C605EA047972770FC07389DDD453B376C79E2DE914C2F9A5A9663344ABD8326C13ED00F1B8C6295C228AB76E4495F7C42F28BD07F6D8447AFB2F7570D813BF65D5D5B342E315FD55A6CB906A7F2CD0ADC378364851ED71CD483A0E940604E78BA4FC61C363D63544BB51A17E889AD8E8748BB9D5FF724A1A96488B977F279B6F3DC154362F8608C2041FAA8B15B2E6759DDBF0DE020ABD60DD014062B8231A87AF77C1EA3E0A7A44910CC301A05E7193A7C1FC26717D8ECB97E1367882948D684D6C622969F3D8317ED357AFC747668A0A1607DF444F65E27DD11350335B88336E13E9AB0DBEC9D7DC0279062A35714D39FA362DC7F1ADD3649D40113CE15D6DD93430C4F722DC636B48B5A7000A59FF68EE47678CAF9BFC748A8C9197A2D709167CD0B31EABED4302BECC1213986D3681AF6F82A4EEE90BB25308097C08FC564AF464541E5721F3D2AC630E22842F444896FEB0498B4458F7574B7AA8FB00EC656BFD637AC5BD53DC3F3438D1E16A3F4C91F6F1F42F24DDDE7379C67967B515C632C8831CAA47925D0BC26FB779A2DFD520FDFFB18FE3BB95AA3E705262579829ABA45AFE05553BF09FFFB40EB0CF6521EEE4BC0D469F4CD31AA18703F9DF7CBBBEC31A67AFA6F5C01AFAB295E505002A938C6C7F91DF63C34849EDDB6097AEBA73DD07D208E0782A4FE0A6C7EFF29A93F9FFFF5A705E68A3158048DE2691FC45346C9333EBE7E8FDDC041E0AFEC4B597057CF06B80F43CEC29FA897CF7888FE2FFC7786A6E1274087BBF83B3EFFEBFD4A3DCEC1813E9F1A9A9DE47187FB82A3A62DFA87E93CD7CD743E70EA037966804645B536627DC4F871D1E66BC553303FBFB5D7E52E6107D4DD54F8DD9DE4CEDF056FF12ECE2EB5FC11EDD3EAA5D67E0136EE1BEFCFC7CEBE59F44F69A9DB3579E7B051E2C3A46EAC29CBCCC20535582746131837085379E3A5C67ECB93074D35FA46BFD163A4DF3D355427F067026AFA739349538136514CE39DAF261483E9DD119A2F74D90888E7E2497FE50BEA111F3D3F56D71CDCC2CC3D2F4FF2702D1D34B7E2BAD174C490ACE38B1FD12631DDF2703BEC02776A7A54CB8441D558BEE67217F0877AC91F2A845E7CCBE7B743DBD31DCF4D9AEEEBF2B8FCCAE7D9DB7F84FB1F977A39DFE483FFAE9BDD1F7EB9AC7F34C3F97DF5E721FC2373C766FDFADF564BFF1F6DF2F8CFFF8CCFC29FFFE38F9754FF71BCDAD16BFFE8EE51759BD31F627EFFDC7C6C969D3DFCE5DDFE3B538ED981', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["ec2bd22e1c382c8024650b3bb1db0b74132598909e088c768b868bb477c50c61"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'c25eceee11e0590f8a12b6821c596c78445e63c4d52d1feefd872bf781638fea', 'app_receipt', X'0100000F6D7801CD977B3C54EB1AC767AD19C330668CD1602A2676E512DE41C6A5A2B48B9242322EB5DD26A65CC69D2E68DC45AA23914209A929DD5CCAA5C80E851442298472E9EE92929CB5B43FFBD8FBD87B7FCEE7B3CFE79C99F9639EF57B9F773DCFFB3CDFF5BE0BF0C95C3C4125DA24FA9338240C67F1C976804FDE064310930CC4F104C768138883C5C1901006F0E1E3FF1A0A65F1E1581C1F8E64F2E17020074322880F8E4693D2049ACBD5808E1A53672B00FA40531F003B40424454C7C338D314F81110872131D41682B1C2BD9F001186D011381C0C631E00091822A396088C37A95F77DA471875472ECEB86B2E22AF0788AF2C6A6361088B3A8BCE38D3606D557466E43733339CDA0E90899041104E9828C454D756D74475EA8C4EC432D50190812124390827119319EE05422AB4D6968D6418B8F7B4003A0CC1A822499470F1F654E7043B79F23C38EA6E4E9E1C345DE4AE7F9CAE140C61509D4814DDE2EBED1AE0E2CFF5F642BD247FF5626AA9015D35C0DC0A58C80ACD2CD2026495515DCAB7496EE139B6EC906570489A95F9A1B054BBDC50C047578C82EA7CA43807BE2179C3F81CD44613040A88958B5AB244E9DFC7AB1EE0E5E1EDB21B4909C6E7A1632844B2A616F8E5C3D4D459AE07E411ED1CAAFD7B09BF47873AE7FF89F3F93F734663BD800E4062C520E583F102D482699899340A7E235D9E2D5DF95542E7289E6D2D9DE9122C0463B3F8A2D3808F2D435AF46C16720B18967285B253920E3338DBE6A504865CB2D47A7E3E068336F42FAD0E89210DBD9D29060878AC350E4F85D96CE60240470D512275358FC7B0F2F7F6E530ACB89E011E4EC85F2600EAA88A252E9D4365987AF9737C3D39AE5C277F0EC37835C3D26A3560488B035DC044BE331F3B19B226580E665DF83B03B0E4B870B83C7F2460372FAE97DB4C007C486176CA08C3583E4446404680E14310A6F850B6493536D3C862FDE58F1E1A0187FBDBEB951A276AA5F26F7E30DA7FF5C9518D8E5303E6648C7C41C81BACF2A54D944ACCEA54F11F49B5B7BD171F7077FBE1A2DF8845ECD97D9E913235470A47AB705927CDED629CBF0DF5079BB799929235F5321E55897D112427E9D04588F329D4D33E8FB3BFBED8B4FFC5E38A9BC3EDC7B3E29756D58AE58ED34E59ECDA79A4D6C7C8C5BF4484CB7CD2905DE8737AB5747C84934A2543F18AEA2D498978890B3C42DF9DA82213DB774656FE79DB2F39E65D7F55505E9B13E4CC6B88EEA1D85C6ECD68107BA3D2335F50884F6BBA9B5BAB465696094BE42C093D17C296763218A9E165F491CF09D64EDDEC26F8082D78A9339DA40563210C94ED0B7880889476211582A67130C000126A91510BE957E170B010B549381A4ECA7D9EC3CEBEA6CB54853AB7D7754DEFCBD73C766D04F2A8AC889301B470A93CF3CFAC80A14B5A1186628ECAA485C514130F072081179D693B1757BC18D2F448E7FDB61191AA40185BB3E68D5A0DEAA274598D95C36A46E1755CE28DC9E3B2571D375C7D59ADFD2E2D1A4E5CF6D258639CA0C81E9770636D5159BCCC763863323516B3EC79F297448574B3158BED85D70E24EAF3AAE0F6BE6A1D86C1527647ECFAF72F72AE9F369868FF243730396060257F8F6345F08AFC583A7C2ABC81E01B5A5D6092E87F5B5AB24EFE7C4CBCD1D88EDD51253F16BD991E1ACE5778307199A8C169ECCE3CD41612D67C14C446D60A13DA0EDED940BC17FB76EB478D5CDBE0ECCB97ECF6D8937B4B07A74C8B435A5AC627CB2F1E3511B9B0A6F10CD69A5798955E9751B74DBACD2CD6ED87B55A2BAADF6E2D385D317FE109EA89158412FFDDFA4B3822CAA45794674A91654308BFA508BFD9DFF99D8739B426E23EF1B3DA30F6F899980F3103CE0D8C3BC1BF5B3760FD9F00AC049620854200969F0B604B6F6FFFFF09B8733D39FE0ADC81AF8E0F456F4408EBB2F2AF75AF620ABF71B7C94FB99712D8CC6298EEADFE207F8B366CFB55A68565596A55E8A0D229F19E6351682AC8A8BFB32DA8F70824B286CE4CBE9B392E6651BF38B383DC2E6FE649BBD624E4BDA9EF55883B45C9E7B6A2F68BDA8CDA15518F73CF2879F91A9F9A67C034544AFDE6F8B0F39C6E7BEF819CE31603245F9320B18F2A049CF603378515BA7AF28B98DA4145878ADA272CB94665F8920F83A537EA4865CFDB5553DBAAD7071E9C04D5EE61EC5354F68D28FB879A6765CC24239B1F3A9A334357B9EC3D2992D912E3B63FFBDB72E778694A7791D0ABBDD0A8D335979F987A6AE74D9D6CC45CB5EF7E2486271FB30169552E86F974D9EFE00683402089B23703AE08C023C4A2DBCB6FF085F0B3F09D93CED9F81627B06D4FF4C611C25E33A6CFBE74DD51B759417736BEE869616E7CED3B6418CF0E596D8F1334D654EF2C7D2B32E09093CB9537514EA3729C1849518B60E104E181CF3ADA5F0EE6877DC48AFFEC13AB156CD8ADF87E4974B550C3E1957CB3521FF98AF32DC2654D4EB7E13B99C641E30CC526DDEA8C4703E91EBB9E4D9F6FCD7C63B4AEF4C713D77784CA6F3D1BDF1254B1B92424FE6B5A384175D8F95EEAFA41EE06B7BE0357BAE819FAFF10786B2FEBDF5C2BDF797F91638C6A87BBFDD8CF5FAA6E8FCB61478215D66D64ECD238E19A8E61F9B0D46FDB9CE592B369ED95DEC3C55DA6915DDC9534C133AAA0CDF9C1855DA2632DAD91F453FAEB55A73D70A326A2E67A1D55B58BDC24DA449D9F6E0D1AEAD39D54BE3D98F0AEE8BDD2E1222B2A82EF3E045FD75FB65F5B933215098FF90DFB74861317B714E87E2EA851F9BFA1F7BFF4D8F82B6AEB99F6DDD6257AD67A4A3EEF760CBB15650D495A475E1F4B9EA475EA9866943E65F3D9B868CF6F71F3A3120CC9B74E3C342B4F7109ECEB17A47B5B1F667DB6B4DB7C2B8B66D3413B6EC15BB04A7C42947221AEDC96D9452E59377C5D257340CFF3139C5C94C09AB26DC43551F554472B5BADE4E8818395FDCEF59D3E8EDCD10D39936B7204EBD4BB359823D6DA7422F028E475D5EF29AE0ADF3E8E35EA7D3D8957BDA836464AB16BF7A584EEE376D0D7E53ACB248DD74487F75F3B413338C3A7BF8B12297D59D314D5505A217169F5D125F713CA732B258C050209FB8AC2A531A511C69A1BD86CC90D8E13E9219C10EE852D6DB6FA4A91C763C849AE9B3B1F5B7DA7760D3002E45FA915025884DA3F41764E22E7D83EEF9A13E2CFEC779E3F3D0208F5B67946AC4E0B9C33F5006BF0A70F9E9C513391552B9F8FB230A76416C4D9F53B4CB58E3615D09BA7E81AADC577E4E2A22656F8F51E4BFB2274D06249EB96DD2FCC79D9961B35926C8DD50E5E515CE704EDCDAA3CA6569FBFF7550ACFC6F68C4DD50AD2E70D61F6E3BA2719AFC5F9C494B8E42D637ED1D5160624954F119F6F393283BB861D48CFDFFA715DEABA633031900DE9C92E338DFDDEA62935B9E6D1DA4F538C7AE2E80AC472DCFA84969A973F3D1B4FEA10306A432B5B45EEA754E7D21A527123E27EF01629B3118ADA814E99C0FAF6BE85CE67B2A7B2E6251DD6DD2E21E34367F8A5513BF39DA2D7D6779C7C13D21FD77C87C987B29083DD4918791708F83B0F9673EC4F7F7CBA9EFDBA38AB48C8C913796BC12C0852EFA3AB5E8BF954127F6457E3F4E2D3928BB436FAA9F676CB8D5EB8D5C37D586094B1BFB364EFBD3019453FE57282F8F40F838BE9EE9B0E4F047E15354ED9ACB747CBC7A179CDD2B3A0223F764CCE8D8DDF19070DAE15FA507FFF9D99F24DDEF679C979A301FA3BBBF638F6A7BB6C2A51EEC97BB0F9067F0CCFD2B9FEE42229C730F57A7C6851B2F8CD74EAA58C9AA1F94793B549F24B1EBE20DD92A534717419A9E2248B819EF66DA7A735F40A6AF70B652EFD9A2F322F9D2F5B967A2EAE51FA518096682625F1988013BBA9D57F4AB2927D8C5A617532966562084D49494F3DD5DD115516AA7375E59ED88E9D7CA86A75836BEAB631B98D0E4FBBA4BF4450A2D879FF04AA115138', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '3a98de349bfa7ae258859523f38d37fd58554a8852df814db3c56e462871d86a', 'app_receipt', X'0100000F6D7801CD97795C13D716C7339310120809100C181722544010B8014AD85444651351406453CB163108847DA91B447651AC8FB22AA02C8AA6E2C6A280B255828260010145A4020A04C5051044A533B4AF8FF6D1F6F33E9FBECF7B93F923677EF7DCB9E79EF39D7B2FE0513878A26AAC79EC7B094814CEE5519C018FB2038620260548E089AEB1E6101B8B8321110CE0C169FF6A0AE5F2E0781C0F8E66F2E048B01C8608880F8E4693D1025ABAEA8089DCDB0130D0D132D0D27706644444753C8CB348857F001230248EDA223056B4FF3D20C110DA028783614C0B9084210A6A1160BC7993E9990051D41D7938E7AEB582620610DFC5A88D85212CEA2C36E74C8375D4D09E917BAE6738BD0B201D218D209C284984A9A1A3A185EAD4399D84656A002007434870104EF2DEADF62582569FD60B2DC30D3237B79C0474188251459A24E9C1F5D56087BBF9FAFBB035BCDC7CD968B8C85BFF385C1918C2A03A8924B62D90EB19E211CCE1FAA15ED2BF7A31B5D581DEDC24B10C907902C0192C456619D5653C8577C8B483D5A2547159ED1B362151679A3791010F9D312954E721C989FA8CC40DE30B501B0D10282056216A2D26C9FE7EBC1A217E3E5C8F7D484830FE1CDA468A44D1D206FFBCB475F5B4813CA29D47B57F4F21D3E04B96F39C73D19F385FF8336774AC17D106C8583148FA603C1FB5601A662E8CE2DF4897E74B577E95D03ECAE65BCA73558285606C2E4F6C16F0B0954889E6E722AF8061194F282F35F90483BD63516A68C4255BEDDE0B7118B4A07F2975481C29E85D4C7140C463ED71782AECE8C85C0AE8A82146A2AEF7F767D8057303D90C3B8E6F888F1BF297098006AA6249CA0BA80C0BBF6076A02FDB93E316CC666C58CFB0B55B0F18B212400F3091DFDCE52C47D1025F82790FFECE01D8B23DD81CFF6064C05E7E1C3FAFB901F02085F921230C6379100501190186074198B2E379E6F5D81C631BB3CB6F7D34434E0C7635A9DC9F12C814DD7C637CF0EAA3939ADDA787AC2918F9E28897D85597B648D560D6A74B6C220BAAB92BA3F67A7DF15DD03B9BF8FC03BED1720DDF948CD7E2724F593BC7B97F1E190CB7EEB420A768E967FF502BFE819F92AC4B2790964851CF043CCCFBF86CCBC1670F6FDD1476A5E5262AD70AC40B2769A76DBCF77C230830F6082E2770988F9AF34A02CEAC974D3CE2A65AC350BCA2765B5A3251F2A23F71A02EA6D4DC69CCD82EF8DCAE4BAEE7AEBF28AE121484B9FB37C7FE28E570B923BB59FCA5EA8F4BF825F88CD63B850275CA2AB9C3C7D84A87CE4738CABA19BE6BF0CF1EA09CE76FFC74B38F1820B2F4B9EE6CB2368C8530505E20F0072424B5CBA810348B83010690518B825A48BD8A468265A84DC6D170327B17EDDC33D07A99AAD0E835DAD8FABACAE4A1E77D208FCA8A3839408B9439673DCD0A19B9A47D649DB8EB2AF2B23229739F9D40122F3657761E9E7871A4E891CAFB6D21225981304E566D9BB59B35C4E88B35D708D58D231B39A41B33698BAFBA5A5E7D5EAF3396110B1F5BFD7C83E62451D17152D28BB54D75E56A2761F64C7A3C66756FCA87630A5956462B5D44370E1D33F0AF85BB06EA751986CA8EDDF166AF9F155C3F6338D5F57EF9D0CC90A19DFC5DB61DD12FFA6D85F074643331F0507DB1F9B1E06A59E946F90B7189C613BBF7C5946F2A7D393B222C526899BA4CD264DFEFCB39DE1971B8ED24888F1688123B8FD65992EEC6BFDAFE56B3D0293CEFF225E7AF5D28FD15C39F2CCA22DADB2767AABE3B694EB86872FF2CD6DEBF2437AB31BB71876CA755BCD7171BB58DEA5F6D2F3E736BC9B24C6AA611B13C789F81129BB08AFC42EA894A74E508C26F05C26FDECFFC2EC21C3739728F34AD2EC4A69D8D7B1337E4DECCA80BFFDDBC01FBFF046015A084240A01587E21806DB9DCE0FF09B80B7D39FE0ADCA18FAE0FC46E1C11D563155DEB5BCB147DB9D7A128F56E6A681B8B61B1BFFE8DFC6D9AD0E9A35C3BCBB6C2AE64A76A8FE46BB64D89053FBBA96E4758FF3710C184CE4CB99333296ED3B432A79BD2256FE54BBBD62AC2DD32F02262AF944A40B5A2CE3341B6C028E661E15915BFC00DA7171932D7A9A47F767DD0735EAFAB3FAA20CD66881C681E26FE569588D369F15230D2D3975FC1D4092B3D5EDA3565CB31AEC497BF19AEB8D148AEECED524BEFAC370B3D3A03EAF71E763C4D75BC11E3F2402B5FCE4A3ABAED81AB35F3D05A8FFDA70839ED715E07F33E7FE99E282BD5572AF2623F34EE76CDE32BA6BEFA050B3707714F9D3B6F499129DF3A808C5A8F7545F4C53F831B0E428134CADE1CB804804788459797DFE00BE1E7E1BB209DF3F12D4B7274CAEC4F201E1E65CCE63FF7DCDDB855416F3EBEE86E61617C5DBAE5184F8EDBED4AE0DF6FA8DF53F18A30B4B3A090236FBE2A83CA766324C7AC8045934487A675753E1C2D3AFC162BF17D40BC76F8BA3EC5D74AB1F522CD27D6F0AC2A02E46F5D6817AD6C75AB86EB7236844D32145BF5EAB37F18CAF2F17E327BA123E7A5B169C5A6CCEBBB0FC96FCF4F6C0FBBB5B53C22F1634624514DE87E37DD6C9863E9351075E5293DDBE01F7CAECEEAC1AD02F99E7B2B5CE3D4BAF7BA4C7CFFA1B67A7239F65DB882E96686B766A667168615C0D2A876C8E750F2685D355C61D9538BE8A79C3534FE132ABFD3BDE5A2B7D8447B4734FDB48199DAAC0F6EDC5CCC5ABFBB56B0C24BB253CCFDF1F6B09101BD9955D5C34963A5AF554E94DA51117C0F20F87AFEB2FC3A9957AA4AFA2C693EA02B3CB6B2BD586FBAB841F5FF86DEFFD267E3AFA86D62BAF4D997EBDBEBAB048CED167A95E68E48DB475F9F4899A1F5E85A64573C76E439E2627D3F272C89495A47B99DF9C0AA2AD5237460909FC5B53FC19AB675DE7A3B97E6D04D4BB3F15FBA56624A4CEA62429513F329A5DC54785D356748DFF73D9C529AC4FAE4741FD74AD5571BAFE9B05B4E0F1DAE19746FEA0970E58C5B16CC9814F04D35FA3499EFEC75E824E053E2FFB4E9EBB2DAC85D9358E3FED119BCDA77EA13E454E7AE40A9430738DD74D34277B9E4C986D8C8C16B9934C3B33CFA580CA1E279436B4C73C52DC94BEB4F2ADD4BAA2AAC91DCC0E74BBADC2A518EAB38B241CBD2D151DAD2752A2B821DC1B9B8ADD3C940253A2D8E92ECB9B5E7A1DDCFD49A006340F9955A118045A8FD136417247281E5F38E3531F1EC41F725B3EF00B1C9E99C31ABC706E74E8D620D7FF5C6973D6E4558BBA6779C85392DB734C17970E7A78EF1D6627ADB27BA664759DDF2849829A3A0FE6F333E881CB551EAD8B6EF99B57F9EED66CD64A70DEA47AF289ABA41FB736BBE556F2ADAFF22D5DFC1E9AC43AD1179DAF2B0CBA4DE29C6A8048F949A90B26D2228B6DEC690ACFAFEC8F46D5766F853E14E72EFAB208E47635F1C260E72203FF2B6D23CC8B5486D28B48ED5799C6AFC63025D815485334B6A6F78FED593C9E46E3E4370A8A683702FB5BE90D69C8E7B2711046F93B17A27A51ED52317DAD435B0CCFD6CDEA7DC45C927F47649CA05D0194119D49E22B7D88D4DDDA75E460C26B4D53179502EB2B13B0523678190BF7363B9C0FAF4C7BBEBF9C7C5794942769EC8A905B3DAAFDC78F4E8CD6537D7DE2BABA2DD3713A8157C24DBD83A259B04DA24D9F32D63A1C5D89B97F27C9E55C6749FE3FB2879191842E951F9AC8C832126AE0ABEBDBB379FC4F5E69BC64C85F6ECCF6889E0D0D8C121F65709F9EF47BD4D0B2F2A8FC5182543876684337B2696D78D3CAE59B327CBB0779D8E5EC051BB1D0584365015B6D87D8592840A5383E21D3C94EEB56C9772F3F880326FBF4BD0E3A01B5FA48D8E6D1AF186485DEF175DAF7D74651DC9CD78B4E1CCDAA1B8DCCD448DFEE43145AC92FAA38FAE39D3B7EFBA1BDC7975DB027ADBD4E821E2ACF2285A702078E2BC6C6CAB668B664D9B0C8579AEE4EB59EEEA5AC68B3BA74C5BD6DC18AEA9949B7C3AC5FD09BB0556E1', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '9f68a7a28692744dac452ee2b47688ef7d7b982f85d72d8599a425fa72d81b72', 'app_receipt', X'0100000F6E7801CD977B3C54E91FC7E79C19C3983183D1A449CD44C9253C83354825CA2D4BC81A546B30AB91CB0C72D96E4CEE296D59A14294A229BAB8145D4819456923B42A8592E9EE9292FCCE51AFFDD97DD9DDD7EFF5DADFEBF73B73FE98CFF93CDFE73CDFF37CDFE7790E105102F1049D44BBC4F70A902C9C2FA2780311C5038620160528E0093E8976100F8B8321190C10C159FF6E0AE58BE0149C084E6089E038301786E490181C8DA662080C4DF4000B39D700237343637343E005C88889FA7818679F09FF02146088886A19182BDBF31E9060086D81C3C130E6365084210AAAE460BC5D93CD61A12C1A8E5C9C0C379C47B10548EC2C546361088B06CB4F06D360635DB467E49CEC19CEEA004847482308274B9261E91BEB1BA23E75D2276159FA00A8C210921C8453DCC7B9FF665964C5A83F5D5BC1C46C3C02D06108461D6592A25F68B03E2F9A1B2C08E2E90770837968BAC85DFF3C5D1518C2A03E8924BF3A2CD47F935F043F34048D52FE2D8A65A4074C271F12DB1C00E4F4026AC853467D158AC375F35D67B694E5B972F5EE3B9F5FD3E90BD18008BDA512EA8B2098153781E40DE38FA21A4D106820AA08557492EA1FC7ABEF17CA0F093701484E30FE18DA4889443134025F0F96B1219B0D1888771CF5A69B4316CB6B32B8F82F824BFE2A181DEC09B4C1E460898812A30AA66126F328FD6A6190A985F16553ADD3BF59681F9553D5C2C932C14230365F243F0144D81AA4468FE423B78061157FA830337D0F93F7DD8CCCC89853AE460F4B923068457FAD75888854F43A161110F058771C9E0A73382C354047853C89BA5C2060BA458486F1986EFCE04D415CE42F0B007DD4C592164EE332ED43227861C13C7F3E3782C7B45ECE74755B0E98331580296021BFC9C34B956208BE01532EFC930370E5F9F1F8820864C00121FC9080C9018820F5A92923106345100521192146044198CADD8576F5D83C4B17DBB27741069BF6F4753469DD1A95A8145F786BB9F5CCFDBD069D87FA9D28184669CC4BACF6A96F956A31CBB314569225574217C46D08987F327CD025F9C896E078D5869FCA87EA70F9079DBC927C3F0FF4453BB5DB93330CCD727FA9237E1467A49BD0E548B395A88785F70A3F3DF976EB937B972E483BF6E7A72EAC93108B4668875C027FF84922B4F48BA892E3B3EE3717960B0F2F9F99BA83AB53CBD438AD7B59593155F18480D07B35A1C2CEF3B5A55BC4B175A77C8E9D7B567A517234CA57D09CF858C9A3AC2DB799F852E7F16C71393EBBE57A91448FA2ADBA7D174F73DBF118CE4CEEE2C106416E2FE5B878C5F8856E825046EDA9C944BA118C853050611810001232B573A8103481830106905145411552AFB2B1600EAAC9381A4E65C38CB53FF4B69451D51B035E34B6BCB96875CFFF1660A0B6064E15D062558E397D606F1A3865B46319D1479B3CA752C92E682D50C4CB4F969D9F3F9E88143D5279BF2F446456208CA7E3DD5546CDFAF2F459064BA47A96B18D7CD2F9B1FDB3CEF8389C795A6FFC3A3B11DEB5E8A9B5C108418333A218C05EADB36091A734772C2B19B3E861C6C75DEA071C2D1678CBAEE8DF652EA8833B7AEB4D988B17723A936DDF3C397AEEF0E2D18EF773FBC7FA17BB316EF0DC0821F1EFAAA587629B0961DBEA4BED76455C99A9DCC828494AB51C5EBF31A16A65C5CB890169B1FAEDD1329201EF5677DEEEF698ED77F782E478892CA17DE75507D28DE4576BDE1914794617969DF2FAD19BD253FD7CDCBE32A6B57564ECE2C9BD767227AC6E1560DD05E5F9071A731BBF9BD9EE981C307F859145FDAB35A5872FCD9E9343CDB12054456C34D7E4C969939F293DD08AAF1940F8AD46F82DFCC2EF0CCC6EAB1D37491FF4A4D8FD05496F93FA7D9B9957A3FFF0DC80FB7F02B016D044260A0198311DC0AEA1A111FF1370A77B73FC1DB8FD9F7CEEC89FDF216BCA2E3EDBBD9425FB72834771E68DCCC8BB6CA6FDE6FAB78CCB34A9E727D556B66BB55BF95A9D2EC5373C97727B716ED3D5EFA27A7E82E4ACE8AC8CEB79234497A605799D940E866330ED6C8B4CE8B7BDCF6236286909AF68183F91E44A2C12EE1515688584591F9AB198B54C2BEBB3CF9DAEE3A61D3D7147F7BBF493C3ECA288EF740838E3DB01EA16A6668C792CE3A88ADD151DA3AE7CCB1A7CD5DBE7D5E71BC9350F3B74B3DAEB6D23778E81FA0DDB3987A89CF309DE770C8FA83A2AC7DFBDE3E3C4DAB6D46FF341B9BCD6A480AD859FBFF14D9DA9D45D21F36C3334C43DEBF73DCB4CAFC49EEB41F437BEFE8E149BF1B307C8AEF35B564C9FF505DC6810099451F626C1950378845864E5FD3DBE107E0ABED3D23915DFCA348E674E4F0A61FB0BE6C491A7FEEB1B9DD54DA7E28B6E17A6C7D7BB5395F960B7DBBA14F1AD86FA1FAA5FC9F5AF3D5AC467D8696753795C667AC23C58364DB6FF8389F1C79DC5DBDF6115AE09938DA297756BBCD14CAC9769DEB344E4582D645C2A6995AD69E15E81AFE659478D30355A4CEB737FE93F1014F860A2A42DEFA5A54DF5CA9C73EBB731D61C496D8DBAE45C1593FA293B96A02BF5BD9165FB9CEF10D01B77FA113DD77C9F38D478519FB384D175739E4F926EE706EFE16B1FEBAE8CCCC50E46ABDBAC62061AE4F81FC0B0856CFD2B1E47F894425A476DA8B4F2917DFC23FE129AF80155DCEE7BFB44A0FC706B5B3CFD90B9ADEE44106EC84EDEC9ACB34E322F40B15DDEF7D7355103BDA663DA579EA7BDAE78A3B5A7C28D8AE0BB05C1D7FFEBF2EB6957A3A31834BB798B8974D782D652D30FA50D3AFF37F4FE975E1B7F476D13CBBBDBBDCACCDD4C4BF87ABD34A0227F40D93DFEDC70C618ADCBC43EB7FA578E88834B0CFE9C323B216D19E572CE1DC78B997E91BD7DE203A1EE7BD81F5CBD9C2FE7D33C3A69FB5D046A4B1546E5954EA45CF4643DA254D948CFE9E4F59B05BF87332AD2D8E39EB7702D5433DDA1DA36B7B9F4C8E7B57DBE4D5D421FFE90C3D131ABA3621BFD6E03D6A0BB319D0482CA058F9A7EACAC8B5D3782B5EC793186D73DA9374CCEF4EA0853DAB685DF49B729F2554D1F69488CED3B9B435B5C20A2BF4E90AB7EDAD092D05C7D49F1D4F2BD9A37D32E16D52A5A8BC58ADE97CA172655EFB03674E070941D7C460FC4F062F82756B77B9A6BC5EF4FA2A4FB3B77DD73FB42AD15B00494DFA895015884DABF40765A22A7593EAF3B11520BB6FACE9E18048426CF6396EC2E179C2F358EFDFCFBB7C1BC2147B9A54B1E0EB1318754D552BCFAD68EB70DB594D2EF8ED30DDA2AAFCE4D4918B508EFF939FBA3CC4E17CDB6D51B9F38090A5D5719A47B5AEBED3CAD61C38536E7D7FEACD754BCF959A6C0C3B3C0A3CE82FCC161BBF788E941E60B051129332563F5707862BDCB62B2CEFB1D1F2EFBB0A21F49D7921FBE0AE7FB3576276192200FF2FD404783ADA1F6990D454E89C6BF665A3E4EA1AB932EE26CD35A1B9E7EFF6024BD53CC946CAB6D93BB99595F446BCEC20D2A84C3AB551C0795F4E2BA54239B3A7AE7F816148EE7CF48DF63BA4E51554867866753BB8AB9892B9A3A0FBE8CE94BB97B952582F2918DDD4118F918D8F44F6E2CA7599FFE7C773DF57B71CA24213B4FE4B305331FFF3E3B300BBE16E270765835CABA1173C177AD7DB14F3B37811912DE7F3A67D5ED34038BEEF9EC47519971C1A9CDD770BAB68DC349AE0BE32929B5D177C6F749E9DA1BAB98ADE292B19E2C0EC39EB7285A3CD17AF81C2EE3D9F3AC3D561EB1675B9E7C24AF7F72F08E76F9666157A0FA851F0B6C66491E8659D408D9738A93B958B5E327E39E729AC8374A5F5335E7540425B96D4C9D0D9DA8B1AD6D59BEE05497F7F6ADB7EB7BD71B7F0A2A13BE51F362F5EC77F648C44DC47BBB7934AACDE8DC24B1755E454CDBDABD327F46C04093D49DC3BFA5E9BDAC84C0F8661F2F6882F8F8FAEBD38594EB11D4779272AB41F3016A3BF1858267E5FDC10227A310413E81FD2FCEF45512', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '230ae6e6aa45b591805ccce9c0e5a5f3866ab29e44b24e2ceb8c2dcfcde97561', 'app_receipt', X'0100000F6E7801CD977B38545B1FC767EF19C330CC301A1A9541498435C82DD5A4724B84E4D6C56DD2B8DF72797561DCE556AF2314A64461A24E6E25729942513A08A5724229DDE4D245E5DDDBE939AF731EE79CE77D9EF33EEFBB67FED8BFFD5DBFB57FBFB57E9FBDD6021C92279EA01C6712F741141284B91C9213E090EC6008629080289EE01C6702B1B0381812C0000E9CF5EFA610970327E238702C8303478165302484F8E0A854490DA0A1AD0A345401630700FA40531FE83902314444753C8C33CD847F02A2302482DA02305670E80320C210DA02878361CC5D408621126A09C1789376A3D30182A83BF270CE5D438E640C10DFC5A88D85212CEA2C3CE74C85B554D09E91FF5CCF70561F403A421A413841A200434D4B4D03D529733A11CB5003401A8690E4201C7927179743BEB1F456A1F278006D7D8F11A0C1108C2A1244B29B9F8F1A2BCCC5C7DF9BA5E6E1E2C342D345DEFAC7E94AC21006D58944E1ED817EEE07DC82D97EBEA897C4AF5E0C4D55A03B37483AFAE8380147B004196554973C30FEFA7C16212ABDF346B72E5FE39B7068CA053CE0A0AF1447750E0433A26691BC617C216AA3090205C42A422D1A51FAF7F1AAB9F9B17D83B40192138C3F87361227923434C1F78BC1D0056B802CA29D47B505E710090F752EFE13E7923F7346832D451BCC052B82583CD482A998B93CCABF4B18646A61FCC5F9D2A55F25B48FEAF9D6CAB932C1423096CB119E051CEC35A446CF729157C0B0A43B549099964E67ED5C9419125E66ADF9B8241E8356F4F75A8744908ADECD1001043CD61687A7C0F6F68C2580861AC244CA467F7FBA4DB05F208B6EC3F639E0ED82DC32005043552C71E5022ADDD4379815E8C37267BB04B3E89B36D2AD6D3602BA9428D0050CE43777394A933490819EF7E0EF0CC09AE5C662FB0723017BF8B27D3DE602E040F2F3534620C67220124232420C078230D5A905267C6C3ED3CAF8E27B6FF503E9237DED4A773EB64A165F1D671EFAF1C171F5FEDC510B1246B63CFC357655D936F146CCC62CD12D62AD0D7E2BA2F67B2CBF1034619570F6A04F8C74CBB1CAC9261CF7948563BCEBB797236116BDA662191A7A793F35897CE665A469D3848832E294D301F70BBE3CDD76E8E9FDFAAB637D27B8492B9B5A458AA6A9B9569EFB8EB50630DD826B84D88C071D059501A7374A2545BB2837D2152EA95C972027914BFD09C3CDB155260E6F9936C1E77697399FAB785E5ED75A18EAEADF11F7B3B8DDC59EBC0E91D7CA3FCBF02AF1D99D378B5A5549ABA48FA4B0140F9F0FB79772593BD1E29F374C3ACFDBFCF5EA20214060C933EDD9344D180B61A08240E00F88C8D42EA540D02C0E061820865A24D442EA5530122C456D311C1527B97FD1AE7DC39D1729F26D1EAFDA3ADFD519DE77BF0364515901270DA89192E72C3EE91C7859A619BD41C47995D8D26A7113EF5D808C179E2B3B3777BC0852F448E5FDB610915981300EE65D5B353BD484698BD5D78DA93223DBD8C42B332716FFE86CF6E333BED6DBEC383865F5B34DEAD30405FB69B287CE76E515AB1DC6F266B21230AB1F677C4E913F696EB0C24970F3688ABE7F13DC37CCD7A6AF5D69DF9F60FCEE6961C5E9B51FFB3E2C1B9D195D6B237B8B6543F08D795F3B961BD941083CCC2F3749096E909268932D894F624EEDF18AADD952F57AF6E558B1FCDD8F1789EAAC3B83F9A9BDE147BA8E838498564142EFD16633E2AD84373BDEAB173984155C2C73FC871369A8F6C557D3EAF0EEEEE999BA0BC74D844A0DEF9CC1DAFA57724FB6E5B5ED94EA354FF058BE59D380FF6647F9E97A99A539941C03424DB097BE224B6895D873F1474A31D75E22FCD622FC16FCC2EF224CAA61F46DE227D531EC8933F1E3F1A3AE1DF4E6B0DF8D1BB0FD4F0056028AC8442100CB2E04B0B59F5FF0FF04DC85BE1C7F05EEE817E77BC257A20575758A2F0FAE6708BEDE6F579C792B33A44B876E1AC11F97BD4E1D73F822DDAD635D6B53B94B7980FC8E655569CACB6B6FDE193A740C1232A431326EE64F8B58B5AFC8EF27F5C99AFB502F770AF86D1B7E1EBE5F5C29A04141EB696B5EAB41ECFDA2334ABE819B7217AD656C50CAFAE67C6FE0BC6EDF5054E109AB51B140935091F7CA049CD65D0F79035D3D5939865668556A55DF476B36F31ABE66FC45ED9536B16B8FFB54B27AF9C6214767007FFF11FB5C8AFD9558A77B1A67A5CD2562BAEE395B300EAF778B382594DF1DEF71A8E0DB1AD72429F1C12A81E711D0A4CB65B7BD0C3DD51253173B1177AD9BEF8991193FD881EC26B70DC5B4C5BF801B06428004CADE1CB842008F108BACBCBFC517C2CFC377413AE7E35B9D6CEF9033944838F28A3E7BF699FB9E364B79DDF9F8A2DB8585F175EA97A63F4AB5D99DC8BBD3C2DF57FB4668745761115BD664553685E5424F8B9583059305473F696B7D3E5A7CE43D56F446408266D8864185778A717C818EF4751CF3DA00D9FA926EC16B9D2E0D7073FEA6D069BA42A72E3FEFA7D193DE9E8F664B7AF25F338D6AB7E454EC392CBBE36C527768BD654D78D297EC4882CA98EBAD2CE3176C338FE1A84B4F6879FAFFE4F969AD1EB16C951DB82DE71CAFD2BFDF69EAC6E7A686E965D8893079A3AD744FF51CF793189D001DB506BBB36C5201B5AFD16FACFA8969CC13F63A2AEF1185D7EB7AB7D45378AABB278696AB6FAC32EB8D9B3411B6D0EB6F6A95F320F70ABB3EDC11FA7258776655C38BE4B755EF94D2AB6C2808BE07117CDDBF2FBF0E26D794C9DE321D07B5C752567497EB7E2A6F51FEBFA1F7BFF4D9F82B6ADB194E83B6357AB67A4A016FF78C7954715F4AD8C6544C65CC5007B44DF36A1FDA73EC71713EDF126562933790AEE7DC33AFCB740B191EE19DF4B34DD7F964ED68799D4BB5EBA79EB0F25FB25EF4A3B07869629D03E309A9C668AC42397F54CFE7039C5195ACF3D5E10EAE93A2A732D9D863B38C16F2A271C4B57D20C0993D6956386358C833521B54674CD86AD188C0BBD2FF49FB3FAA9B22774F639943AF66F02A1754A7C4321DFB02C50F1F64F7D38C8A5CA5D3A65BE222472EE750D79EE1D0DEC60AD53E6BE98CEDA8AD27976D3CAE783BB9AEA891BC89C7233BD557AE8CAF8DDEA461666F2F61E6FCF164382B9C5DBABDD7415F29E6443C29CDDD72E0BECD2FD41A022620FD4AAD00C022D4FE09B20B12B9C0F279D3829074E690ABCCEC0420B43B9C63EA0C58E15C29513A2FF68EFBB026CD85D6AF7B3CA983C9955E92E838B2EB6BCF646739ADEB2B4DBDA7BA795962EC4783A0A11FB23F0B1CB552ECD9EEF5D4C2BFC07AAB7A9AC326D5A397148C5CA0086EE30FAAEDC511CF33FDED1CCED83519887D323BE234AD7B8AFE4A9443CC4CCCD83E1514C7B75A2BA6FC21FAD3756746D893B15D628FDF04B1DDDA06E331F1909DD8034F73F5437EA6992D4516715A0F33993F27D2E4897538E3E4EE96677B1F4DA7F5F3E8AD871B7B846E67F28BA81D59B809D12078BBA4F984B86AD48074487BDFF052D733055FB98BD2D2757793A50368F4A06CCA40B14BDCE6F6FE53AFC34712BB9A191C888B6CEC4EC1C861E0C0DFB9B15C607DFAE3DDF5FCF3E2BC4942769EC8B105431A4EF35883D99C3239BB3CA2ABA2E4AD8164B943CCE2AF41D11336B1665E456698E2D4E3B989D407727779449A5EC8E4DE21E5922E61C5BADA870F967B598AD74B6C9E3CAF5A50B9DB46E072E092A919D7571B02B0DFAA1AA7980937CBF87B6C94DD3911125B53DFF71A1B9A9EC7D7AFF695CE2E55093DCD3DAD328EB52BB158E7F5B6799DC09563DA166E8A9F2B1A5E96B970BF4905DE6B3579B29385D3229E5BCAF31C1C99B94CD936C299CA7DB04F2AB559C4B222285D609B1E4DB962B3C11691BCC7D460838152C773EA1AAB8E58CAF484D946CB99B2BCAE3F626ACBDA3D5DB1D5AAE7A4850C738DA9864F92A17DE89692D8916878504B57A66B383FE16ADEF1948DFF0273104ED8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '8bb2ae38181c3e0634065d27f7820e61a4b23b34803c90ea333460528d6a3ec3', 'app_receipt', X'0100000F6E7801CD97775413D91EC7339310120824108C31964458912270035942534194262245A4596811A320558A15221D14F4215214A21445516C808AA8401450405C41C04545A98A0D298288BC19DCB78FDDC3EE9E77CEBEF3DE247FCC77BEF777E7FEE6FE3E73EF0001791B9EA8126D16FD590A12878502B20B10901D6008629381149EE81A6D06F1B0381812C300019CF6EFA6905000C7E10470145B004780053044406270349A9C26D0D456039A6A80BD0E68EB6972F5386C67208D98A88F8771E6A9F04F400A8624512D0663C53B3F03120CA12D703818C63C04141822A38A00E3CDEA4C4EFA8BA3E1C8C5A970CD85645380C4CE41351686B068B0C454300DE6A8A23D23FFA99EE1B456807484348270E22431B63A475D13F5A9533E09CB5607800E434872108E923141F8E6F4344CC9C5462852691AC603060CC1A8234BA278F8FAA8F342DD7CFCBC79EA5E6E3E3C345DE4AE7F9CAE1C0C61509F4492B00EF0F5DCE911C4F7DD8146C9FE1AC5D652033A530F89AB0700F27706F390A78CFA72BB2872C98DCE47A1D5E9AF153CF4959CC72A37B903017A4B19D41740303B6212C91BC6E7A11A4D1028202A1F550C12FDF7E355F7F0E5EF08D406484E30FE34DA488644D6D402FF3AB4D17326E29D41BD99E65093E33C155CF027C167FF2C181DEC39B4C1D460251155882A988699CAA3E8170B834C2D8CBF38DDBAF4AB85F6513A5D2D9E2A132C04638502894920C0DE446A345788DC0286E53CA19CD4A464166FFDACD4E0B00BB65ACFCFC660D08AFEA5D62149A4A237B22501118FB5C7E1A9B0A3237B1E60A042824435F2F363D905F906F058767C9F9DDE6EC8291B0075D4C59216CFE0B2CC7704F1027C789E7CB7201ECBD888656B670458B3A5800E6023BFA9C3994ED6043F826917FECE01D8F23C787CBF2064C05E3BF83BBCA6062080E4A7A78C408C154064846484180104614A0FE59889B0D98636A6173F796BEC4CEE6EAD536A18AD912BB83160B8F7F2D3231A6D27FAACC8186651D83BACF28535321518A334A955D235777C17456CF5FAE17CE0A04D6CEE1E9F487AF5E1E2A14A9CF0B895738CFBB737DDA1562DE6D2299ABA593F554A7E294C49D26610487365A827FD9FE47C7DB566EFAB27B76EF4B71E13C62FAEAC91CC1FA19DB0D9B6E5708DBFA147D035029FFDB43EA7D8FFA4D1ECF8036E2A152C854BAAB76529F194737EC4AEAAA81233A70F867641A7375E703D7DB5B7A8BC262FC4DDAF3EFAA58CC3C5E6AC7AC9772A2FE71616E3D31BEFE5D7A89195E9FB0FF214F79D09739CEDA63F58ED97D5453E53B872E24607D15F6C5E8FF66492168C8530504E00F00324646AE75321681207030C904615195548BD8A8783F9A896C6D170725B676DD8D2D578912A5FEBF5B6B6F163F98A279E0D8089DA0A383AA085CB9DB61AE3EE7C7341EBC072495765E9F9A53266DE1B00052F3155761E9E7849A4E891CAFB6D2122B302619C2C1FAFD6AA579760CCD158DAAF66185ECB275D1F3F36E7B2ABC5E51E11E7437A347C70498FB1C60851C17184E2C5B55659B4C4A93F6B3C2D16B3E479CA9783F29996068B5CC457F61DD4F3AB845BBB44DA2CFDC58E6DB1A61F5FE55D3DA93FDAFA7941DF789FBE1DF33ECF8EB823F25359FF89F07A62C03E5191D9C1A03BB3656B996763E20D87376D8FBAB6AAE4DDE49BFE02F987A317491ABC868EEC432D61FB1F1F01B19135E2C496842A0BD2FDD8F7EB3E69E43B85E65CBCE0BCCB85DC59F67AC2BC34ACA96964BCFCFC1133C2B9150DA7B0F67EC5C2CCDAACDAF5B35B2C63BD7E58A965207ABFAEE8E4ADB9F333A81906C46B41DBF514790465E95E99674A9137DF20FC9621FCE67CE77716E6D08A030F48636AFDD863A7620662FADCEB5955A1BF7B6EC0FE3F0158092822138500CC9C09605B5FDFA0FF09B833BD39FE0ADCBEAFAE8F24AE1F10D7E1165CE958C6167FB7D5A120F57E6AF0632ECB7CB76880799BD6EFF495DEC4B52DB32BDEA0D24EF9C8B329362FCCAAAB5A1FD2791822AC60B053EE658F48DAD42DCA6E23B7322D7D68571AC57CD774F5866D9551F2BFA3C0795593556310F524FF94D28E00E313B3F4D9CB95D2BEB93E6A3FA3D3DA199177CCA64F3AC02C44F2930A11C779E8256FA0A3CB5CC8E684941C2A691DB5E51BDEC45F1B785D76BD56FAE6F356D5B416916970C238106DDDEF7882EA783DCAE591662EDD5236F2F123572BF6BE651EBB8F13B29B62BCF6E67CFBD13D7EB64C478958EF6E68C8ED8AC766B6AEDA59733707494FCEBD4FA4F094A30E20BDD263790163CE77704341309045D99B029700F008B1C8CAFB5B7C21FC347C67A4733ABEA5898E4E199D71C4FD6F5993B93D9E9B6AD7CAEB4CC717DD2ECC8CAF4B1B9DF5EC90DDC6B8C2866AD196B2F784BE0D79F97CA699723A95E7C64A8A5A088B278AF78D6973BE2414ECFF8495BAEB1FAB15BABC43E1A362B448AC3E79A9C0B2CC9F79EB6C93F8CD46B73B7055B671C8084BA1514794F5535FA6F7B66793679BB3DF199A94ADCAB8BA691F735D6E7C53C8ADB5D7C2E2BFA6871355FBDDEFA799BEE65B7875455C7AC1C8D2FB47A12F6749F7DA1A66FB8385AE31AA6D5B5D86EF7EA9BC33B2003B182A6FB29AB54D23C33313C3F5E7AADF71C8E5937368AD15BEFDA52FCC235FF097D20A9F510B5BDC1F9EDB2631DCD41CC938A167AA3AE98D1B3293B0D26DABAC59E845699170FF795DC89B2E9D71E53BAF133F947C544A2EB1A322F8EE41F0F5FC65F97532BBA942F19E5BBF47BBFFE0A2A6229DB1A26A95FF1B7AFF4BAF8DBFA2B68EEDD2617F4DD75E57C9FFC3A67EAF12E11B59FBC8ABC329E3B4766DF3ACB29F1D058EB8689F6F7173A31297936F673CB22C4FF508EEEA2ECCF4B54FE68ED93AAFBD2DA439B4D18ED9F8CD5B26352A21732EAEDC89FD827CCDA4FFAA4A769FAECF6738A524913BE1D4806BA4EAAA0E5534DB2D6004BFAEE876AF6BF777E50F59E48DAFC82B3451EFD0600FDA731824E05DECF7A26E576965F8C611AC61E7DB71BCEA79B561E954E7D600997D7BF86D0C937C777AD248757478F7950C9AFE2901E34314A1ACA7BA31AABEEC16E582D111C50789E5F91514E3C2428ACBADE2C53165078C352D1C1D652D5C4733C37861FC73D62D4E7A4A91C762C8499E6BDB9FD87DA776053004E45FA915035884DA3F4176462267583EEF5911E34FED759F3B390888754EA70DB9ED3638776A04F7F5E6011FDE902561D9D2E7435CCC09FABC38E7EE0D13CD438D458CC7130C8DE6D2AA057151A306819D47D3BF8825D828365B6F7F65E59763BB5A23C9C9582DE19282891BB45B587154ADAE60776FAA9F83D329874A03E9318BFD2E233AC7596FA504A4D4B814EBE1C068918DBEB4CAE70363B75DD9A12FFA37483F7F1FC8F7A8ED88C1C4400ED24FB7596AECF5354FADCEB78AE6FC9C6AF8328E214F2AC799263655F76C7E3692D456C8AAD957D14C78902ACAA7D5A7E106A502616B39CB4119B588767A705D6BD77CF7533913C25949C93A1B29747F062B309DDA5EE016BDB2AEEDF8BBB0EEB8C7556C0124443676C761E46360E7DFB9B19C617DFAE3DDF5F4EFC5699384EC3C91CF16CCD591435AA74D4AC39EF4B829873F3D9234B98940854256E1D7994FAC392E718573DE674F9DD565AE4823F5C1F83CA9FB77BB0CACBD573AB84C242F7E1B14C2B6E848B0DEF0D2754FD8127A744C9E89E5FAB545772BF276E60D905533DC27453DC3E465F4E6898649CDB4DE4D0D9392D4CE88F7F799586B0C263C21387677C4D1DB4C5C81C4953C1F3D18EFBBEBDBE1EB73928B55CA63CB53B3E339B4E1CC2813FB4B4F0D9DC5B7DC10FE7096F4F8C61CCFB91845252305A2587CCD9B9A3E92CFDBA0DED197172E6EDC223CE92C1A90C49A3EF7102F49A9A8A69966F596010FB95B18B8B55A5EB76D35EB52607EE9FCEB3BED4B653A132CF4CAA9558A51FDB99BF9DB31FF0433575093', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'b8e06b9c6442ce54768bf26d9a329f7f22a89c2314e7324cd0ca0529722dbddf', 'app_receipt', X'0100000F6E7801CD977B38545B1FC767EF19638631338C264DCAE084086B86635CBA481D97925C124317B7398C5CC62597A3C2E41EE9E2B85588526A4A37D4A1420A45298452A990922E681295776FA7E7BCCE799C739EF779CEFBBCEF9EFDC7FCF677FDD6FEFDD6FA7DF65A0B0829BE78A2668265C2471948122E10525C8190E20443108B0264F044B7044B8887C5C190040608E1EC7F37850A8470324E08C7B384702C980F4304C40747A7CBB301DB401BE86903D63AC032661B18B3810B202322AAE3619C55267C0FC8C090346A4BC058C9E71F010986D016381C0C63EE002A0C51508B00E32D9BCC0F0749A2EEC8C32977B632C50220BE73501B0B4358D4596ACA990EEB6BA13D23F754CF707627403A421A41384992044B475F878DEAB4299D8465E900A000434872108E7AA93A4BE6EC4DD8D547E413F2D4B86C1B60C0108C2A7224AA67A0BF0E2FC2DD5FE0C7D3F176F7E7A1E9226FFDF374E5610883EA2492946D70A0D756CF507E6000EA25F79B170B1921C3A941E2180380DC2E401119655497371957B7842A373711ACDEBC6FADDABFF77BB507A34088BE5216D58510CC8A9D44F286F147511B4D10A82256316A31480A7F8C57C733901F106200909C60FC31B4912C89C2D603DF2E969E3EE00025443B8E6A33CD211A1EEA5CF217CE27FECA190DF624DA602A5869C412A1164CC74CE551FA4DC220530BE3CF4C97CEFE26A17D544CB7D4A7CA040BC1D802A1D4241062AB901A3D5280BC0286E5BDA0A2CCF43D4CDEFA59996191A7EDF51E9F48C4A015FDADD62169A4A237B2A401118F75C4E169B0B3334B113050438A445B2E10301D420383794C07BEFF563F77E42F0B001D54C592D46750995601A1BC607F9E17DF3D94C75CB19C69EFB01C3067CB0043C0427E53978B02850DBE07D31EFC9301D8F33C797C412812B077003FC07B2A0021A4323D650462AC10A2202423C408210853B1BBC8B20E9B6F6A677166D84F77EB9EBECE268DDB630DF225BFBC37DD7EEEC13EDDAE430336148C5269E41076E1E935B23598E5D9323F901BAA0317C4FA787F772A64C42EE9C836FF3885FABD65A3B5B88283362E891E5F5FF545D874589133D84679F76AA5C74519E9060C0269AE2CED70D0FDA2CFCFD66C7F76FFCA2F839D590529EAB50DD2C562FA213BDF1FF73604997A865E24F0590F9A8BCA820E2F9F9DB2D35DB386A97A56EBAA1C35857A5240ECBD165F6EC97D6BEA107A6CE369B763175E945E6E381AEE21684E782AEB74A63DAF597A48F3E95C51193EA7E54671833665A142741A4F6DC7F148E7D9EE2623F582BC5ECA71D1CA2FBFF410832414FB0D26D3F5602C84818A8281009090A99D4783A0491C0C30808C5A14D442EA553206CC436D328E8E93F799B5E1C7DE9633349546EFD78D2DEF2E9BDDF7BA0D94505915A700E831F2C76C3E71B6BE3AADB77399B4DB42F2BC0A594BBF0D808A979A2A3B4F2FBC3452F448E5FDBE10915981305CEBD6D57ACD3A528C39BA4B06B54D631AF9A44B135973CEB9AD3AD75FA7FF3627014E5BD4BF42574C54751653BD39B69A0B167107F326B293308B1E678CA7A91CB05EBCC05572E5409AB1A016EEECAD33609AA83B772559BC7B76F4C26193B1CE8FF30726064C1C946EF21C880171C3958387629A89C13BEA4A2DD342AB67CB352A9D484C31FDB0694BFCC51FCA87265F0D96A8DC193B43D2E5DDEEC9DFDD1119DDBA0F24C53548123B765D5B45BA99F466DDB06E3137A2E8CC69979F5C29CF2B5F7EB1AA886C6B134F5C3EB5CF9270D2EC7621D651505670A031AF71FDEC0EEB24EFEF56EA2DAE7BB3AEF4F095B9F37269B98B891743B718ABF1080BC92F641F69C455BD42F8AD44F82DFA95DF5998DD663B6F913E690F62B30A13DF270E783433AF45FC61DC80E37F02B0065043260A0158692680ED030343FF27E0CEF4E5F83B70073EBBDD95BAB453D2905372BE67294B72C8C7A924F36666582B87691555F75EE92A7D90FB59A18D635FE950B641B39BFA8E67576625CA6BBAB63EFCF95E8860C66065DCC8174BDB352DC8EFA2742A59FBD3CFB74804AEE97D11E923AB1154ADAAFFAC21AF6171FCFDE2428D80E015876699B09669647F75BBDB7DDCB0F379ECD12CBB0172B065B8F4B02611A77FC75B65B1A19192324B3FBC7C7779E7983DDFB40A7FF1FDCBCA4B8DE4AAC79D5AD91D751661BB26409D4FB4F3219AF3A578D7BBEC230AD67271AD77DD6C583B967A461D24E4B7257A6F2FFAFABD47CA6CD99E72891751D0A8FB79CFCD2C23ED1356EE4ED25EFA37864931193F3B819C5ACF65258C39BF821B01C2801CCADE14B8048047884556DEDFE30BE1A7E13B239DD3F1AD4875E6E63E4F2646BF664E1EE9F7DAD4B856C5703ABEE87661667C5DBB14988F763B6C4C16DDAEAFFBB1F20D6160C3D162BE92E5C21C1ACF9D991EAF0C4BA64A0E7C32D01FDF55123D8C95B91E94A417B1AC47F59D5A429D44F39E2542EBCA20A52B27DA24AB5ADCABE16BF92BC2C54CD516C3BABC7B0307FC7C1F4D9E68CF1F3235AFFC21F7C2A61D4AEB8EA4B4855F597B3132E5734E0C516BD0E366B6C54BFE2AEFDED8B34F1879C6FB4581FA8BFAD6362875DF52764BD4EAF271FD707DBCB65A3C1F3B12A162BE9AE9AB9BEB7500C309E2E8543B1DE1538AE89D358183154FACE29EF097D0458F68A20E8F3B277DA53EB4B5C7310E195B684DFAE1462DA56C8CBA6A1B94BDA91D521E0FD785BFEA359C5858FD32F56DF93B8D3DE50E3404DF6D08BE5EDF965FAE659526D56F6EF33683C1B4056DA5869F4AEB35FF6FE8FD2F7D36FE8EDA26966B8FE3452347238DA0B79B06BDCB0B5EC939C65DF8903141EF36B0CAAB7CE82C74C625F87F4D9E1B9FBA8C7235F7AEF5E54CCFB0DE3ED18140C73D9C4FF62E6BAF16D09DBAE8597602C5A5326352B227932F73594F2817CD072F68E60F18F97F8433CA53395FB8B7712D3423ADD19A7687F98CB097357D1E4DDD416EFCD1554727CC8E8ACC757A7459238EFA0C12F02B133C69FAA9A23666A3186BFAFCF5045EEB94F60772A64B67B0EC8E6DFC2E8679B18742BAB83E21A6EF7C2EDDA450C8781B4FA8ECAF6F896FAEBC423DBD7C9FDAADD4CBC535D4152211D5F54A997A62E5CE15EC55CECE72ABDCC60E44F222F9276D3BB8C61A7159899474AFB5DDF71D7EA5D60C9802CA6FD44A002C42ED5F203B2391332C9F376C882985DB3DE64E8E006213F79829A7DB0EE7418BE5BCDCFCDE9F376A4D58BAE4F1280773484131D9A56FC397F6D1965246EB17866E7BC5B5F9C9F1638B439EFF9C332EB1CB4EADDD76CB331B4191FD6ADD74EE0AED5D6755CDDDA1A8829A9FB59B4AA25E640A9CB8854EB58BC99F5645BB8A0D0F325FCB084999C919B61F4212EAEC4CC89A1F777EBAEAC68A7832B881FCF84D08DFB3B12711930839911FF85AEB6E0FB4CAAC2FB649D07F9869FA3499A142BA8CB3486DABEFDFFC489CDE256236ECA86927DCCAAC2BA63767E3466442605B79EB1159EDD86E85B0A6CEDE791E85455F0A66A5EF31DC4855086230437268DD25EE092B9BBA0E0E45F625B75E6309A10264637710460E035BFFC98DE50CEBD39FEFAEA79F17A74D12B2F3448E2D989D507826642F3E778E402D9AB05D24DC1F147FE9ED0DCD966C7AD47EDD4899FCD495512D7E9B54171CB1E036CF67CA96CB4415E97E6D8387B268C7CE3C64073F81AFAE0FC80DA0274A6F512C387D5D2CB76459EFE795BDBEEC8CB8E3860F5F9BAD19DEBD23ABEAAE405D6D52A99A0987F437D91B5D5974BD6A4EDFE6F4E8798A8713AE1FCB9E23DD9F46D71BFFCE4979ACE695CCBD75D5FC8FC30E49B7B957D308D78DCC77AD3593CC52F47C97F0264CD9A75B277913997D4738289E3099AB1E3A96D2115F79E18E2B875530EE186A6553137CCB03BF9F67E4A771DFB38B2DBE1770B86776F8C9A1EB66DA2923C57A39EFF9D029E505AB5593A803AEE4D2D883F9BA725EFF0296FB52E1', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, 'b556a3af24bfd5cebf3ec8302647c4e27d472ff9cd79dce290da2e2ffb7aea53', 'app_receipt', X'0100000F6E7801CD97775413D91EC7339310088424108C180B11564510B881481315C495B214019166A165212E1DA45828916E8175599A940802A259D0558A52A429A0A0A820B082204D341650448ACA9B613DFBD83DECEE79E7EC3BEF4DE68FFCE67B7FF7DEDFFC7E9FB9F7022EF9009EA0106D18FD411C1286795CB203E0926D6008629281389EE0186D08B1B1381812C2002E9CFAEFA6108F0BC7E1B87014930B478055302482F8E068342955A0AAAE04984AAA6ABB981ADA2C2D6D55757B40424454C7C338A364F80110872131D41682B1C2831F001186D016381C0C63EE010A0C91514B04C61BB6EC38EB2B8CBA230FE7DD5557930D00E2BB0CB5B13084459D45E79D69304B11ED19B9E77B8653BB00D211D208C209138598CA2C655554A7CEEB442C53190069184282837014CF9915773E0EB49B8E0EF63D3D325EB01BD0610846154922C5C5DB53991DECE4E9E3C1567673F264A3E122A3FE79B85230844175225174A79FB7EB4197008EB717EA25F99B17534D096822EF6917D0D00600B9EDC10AE42DA3BA5467E28CF290373DEDAB740F5C36A1F8877ED5A23D808B0E2981EA5C086646CC2171C3F83CD44603047288958F5A74A2F41FE7ABECE2CDF1F25707484C30BE006D244124ABAA812F1793C562A90119443B8F6A8BE5102039449D0BFFC2F9C25F39A393BD8836989FAC1862F1510BA661E6E328FE226190D4C2F84B0BA5CBBF49681F650BAD75F3658285602C8F2B3A07B8D84AA446CFF190216058CA15CA4D4E4864B0772F490E0C29B2547B7221068356F4975A87C4908ADECB1403043CD61A87A7C2B6B6CC15808E1AA244AA9E8F0FC32AC0DB8FCDB0E2781EF47042FE32015046552C71DD222AC3C82B80EDE7C976E53805B019FA7A0C4B2B3DC0582A0E340113F9CD5FF6D26455B0112C78F04F4EC092EDC2E6F804201376F3E278B9CD4F800BC92E0C198118CB85C808C908315C08C2949DCA356CC066EB5A185C7AEBA1723071B8AB45FEEE549354E1F571DDA33FFF725AA53B73D48C8C91290E79855D5F642A518BD14B15FF9AD454E3BD26C2DDEDAB9FFCDF59C49E3BE21929DDF87DC9441D8E9761661FE3FCF9C570B059A7112949552BEB419DD80C3F29419D2E425C2E413DEBFB28F7E380E9D18147D5D7055D29BCF875754D62F993B44C8B03DF7EDFE4ABEB12502EC261FED29A5BE27B566F69FC3127855A86DC65C51B929478CA451FC2507D54A9A1DD1B5DAB8082BD458E05579F155735E50539FBB4463F95B0B9D491D52AF64AE1E9727E093EADED567E931279BD74D849F6DAD0F321B64B9D36BD6BF4C91A229FE76FFF74BD9FE02BB462447D2E410DC6421828D70FF8002292DA9554089AC3C1000348A845462DA45E85C3C14AD426E1683829F7257BBE1D6ABB44956D767BD9DC3656B5ED91EB5D2083CA723869400B972A309BD638F8A248EDD85631C7F5A4956512861E7B00052F3A5F762EAE7831A4E891CAFB7D212259813076260FBF516B5516A52F53D92C50D20D6FE610AFCDA62CFBD9D1F8E79106D69BB468F8E486117D9549829CED24C54D63A7C29A0D7682ACD9D458CC862749332765CF98E8AC7110DE3E7A52DBA70EEE1A6A50676C5A67DB1D6B30369077F5ECA6A9AE0FAB4667473759C9DC665B11BC22DF560832C35B097EA10DC58627036A964A36CB5C8889D77DBFEFBBA8F2AF4B5FCDBD1014CADE9BBA445461DFEDCF3ED51912F6F034888D6C1226741EAF3726DE8E7DBDEBAD4ABE5D70EEA522FB430EE4C18AE79F8CCA42DADB2767AB7E3A6D287271DBDD1CACB54F09EF4C7356F3EEA59D26B16E5F6D57D36978BDABF86CF5F295E9D4741D4279C077DA6BD922EB49CF247AE5232B5F20FC5620FCE6FECAEF12CCA96DC7EE10A79504D8949C98F19851E756467DF01FDE1BB0FE4F0096076B91442100CB2C06B0A5B777C0FF04DCC5BE1C7F07EEE847C7FBA2D78E096B6A145EE9DFC2147EE56E53987C3B39F0A106C3E870C3B8CC0D9AC0EEA374BB86658555C91E851ECA18DBA2C4889FD552BF3B68F07B48641B9D99742B7B52CCA2654D7637B94BC6C49376A54DC8DB74E85988BB84BC6F8D1C6BA029AB4927EA517E8EBC979F7EE6924DCCADF2A99F1DEFF79CD7EC1A8CC84BB11825F9190689BD5520E058F7DC647534B56456335941A5A74ABBA62C39BA95F8F2F1E715D79A49954FBA14533B1B0C028FCF8206F730DB4CAAEDB52887FBAAE7A44D24231FDE773463866E71399C2192DD1EE37634F7F346E7F8A512FDA542CF0E43134E575CF633B5942E1839D988B9B26EBD258627FD6803D2EA5CB616D297FD0A6E30080492287BF3E08A003C422CB2F2FE1E5F08BF00DF45E95C886FD9095BBBF4C13842D84BC6DCB911D77DCDE6B29A0BF145B70B8BE3EBD02DCDE83D65B5378E7FB7B1E1DB8AD722A37BF2F2393286EBD3A86C274642D46A58F884F0E8B43A6BE67861D85BACF84DDF58B5E0ADFD72636BA31B845A1337734D2A7C65AA2FB40B57B639D5C0F5D9FA41930CB936CD86AC07A3673C0EF4CE5DE8C87EA5BBA3E2EBF4ABFB4265769D8B6F0FAA362F0F89FF98164E501438DF4E3578CE31761B8AB8DC47CFD2FE81EFCDDA306CDE24D37367B5638C62B7BBC3FB9B33753593ABB0EF8265777CC338A092EE7A06A3E1ABA15C63738E43CEA575D57A0BCAFA8C22FB389B69FC5E2ABFD3F9DEC503A2EFDB3B22E999DA068A731EB809435133ADEEBAA6D56E944E51E7C7BB825E0C69CEAEAF797EE24DE9987C62A91515C1F70882AFEB97E5D7CEB05281E2B1BCF588BAE0E49AF662CDE9E24685FF1B7AFF4B9F8DBFA3B685E9D06F5DAE65AD25EFFB669FC0AD94F742D23AF2EAFBA4595A8FBA5156C5635BAE2D2EDAF373DCF2A8135BC937D2EF9B5425BB040E0DF3CF785B276A4C5BDA9BDFE0D16CBA6929163E2BB6884F894A5C8CABB263F691CB7708AE2A648F6A797E80934A4F687CB2BB8B6BA36A294ED47658ADA2073EAF1D766EE9F175E44C18E7CD6ECBE3EF50EE5761BEB366D189C0A3C4A7AFE550595DF8DE49ACEEE0CB59BCE24F4AEF49C9F65D7E12A14738DDF41DF9CED209938DD1E1C357D2699B72B8F437512215238D6D51AD15D59422BDD36BEF9CA8CAAFA5E8F3F91487EA92753115C7F4558D6D6D258D1DA7CE84B04338177776DA69CB47A6C490135CCD7B1E59FD4AED36A00BC8BF512B04B008B57F81ECA2442EB27CDE3223C4E71C755E3EF70E105AEC0A74357A2C70CED4088DE7FBC73DD91326225B363F99D0C0644AAF88B31FDEF3A963A2AD98FEF0135DA5A3AC7E555CD4948EFFE08F693342C72DD676ECFC6EC0CC27D7F21B95043B7DA5E397E57638418779B53F2AB5141E7E96EC6363976353A7439A360E7398D4CC60BC14E71293E39276BEF78F6EB0D84452F8706CFA862333B84FB087F4E4B53FC7A5B93F061303D9907E3960A272D4DB28B931DF2C9AF53859F7691C5D9658853338D1DE38B2BF7732A19BCF680AADED10B993DC904F6B4DC5BD13F787774A99BC93508AE8910E6CE91A5AE99C93FB89B7242151732F45DA97CEF04FA3F6143A456F6FE9CE7815321CF7B09EC98578C8C62E03460E0307FFC98DE522EBD39FEFAE179E17172409D97922C7164CF1D98817F1B545E7DA1D7BEE3DB95F917D51FABE4EAC697DFBB8E983408F0C73379E2638952F96118997CA557C1D2D6A4F2FD3BE9ED9DC17661A911FBADBA55DE182CA83C419AD1AD9E215877AF80366025183D34F6DFBB4FD48BCFD0A93EEFB820883D97E4261A9EF6BEE2AF4F825099CB437C6701F8255BAE60DC227E3463A28CB3BF522F347DE5CC30454BAFA5FB6AA5ABFEF797A8A71E884F967B27BEFF8A8A5E0B16659F7D8ACFD71A9BAB8D505EAAA12CCE9517E488E8E1EF5B3FEB2DE751605DDBD1213373F32B2DBB5ACAA652E855DB9E37F8877338FFEA078906BE5D966161937E632066F29FF6C66F4347AB8E9D992ABDB524853CE9645FEA5D48D5DFBD6FC0BAF2D6144', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('ec2bd22e1c382c8024650b3bb1db0b74132598909e088c768b868bb477c50c61');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-7f05c7496d7c9932', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (2, 'Production', '799000003', 15, 'Poo799000003com.example.game.coins60', '799000003', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'u2', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (3, 'Production', '230000000011353', 3, 'Poo230000000011353com.example.game.coins300', '230000000011353', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1770533051000, NULL, 1770533051000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', 1, NULL, NULL, NULL, 'u100142', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (4, 'Production', '230000000011380', 4, 'Poo230000000011380com.example.game.coins300', '230000000011380', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1771870994000, NULL, 1771870994000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', 1, NULL, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, NULL, NULL, NULL, X'6AB29F2D64FE17CCD30EA7F62BB06F73', X'553AC5B8679680F9D1B9C4D745DFD514', 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (5, 'Production', '230000000011401', 5, 'Poo230000000011401com.example.game.coins300', '230000000011401', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1770500657000, NULL, 1770500657000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (6, 'Production', '230000000011453', 6, 'Poo230000000011453com.example.game.coins300', '230000000011453', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1772192592000, NULL, 1772192592000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (7, 'Production', '230000000012238', 8, 'Poo230000000012238com.example.game.coins60', '230000000012238', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767745961000, NULL, 1767745961000, NULL, 1767832361000, NULL, NULL, NULL, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'u100164', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (8, 'Production', '230000000012374', 9, 'Poo230000000012374com.example.game.coins300', '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, 1767410749000, NULL, 1767583549000, 0, NULL, NULL, 1, 1, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 3, 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 3, 'CHN', NULL, NULL, NULL, X'0897B706ACE54656715E421542492FC6', NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'notification');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (9, 'Production', '230000000012659', 10, 'Poo230000000012659com.example.game.unlock', '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, 1750032000000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (10, 'Production', '230000000003683', 1, 'Poo230000000003683com.example.game.unlock', '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, 1767228117000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (11, 'Production', '230000000014277', 12, 'Poo230000000014277com.example.game.coins60', '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, 1767237851000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (12, 'Production', '230000000011805', 7, 'Poo230000000011805com.example.game.coins60', '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, 1769904180000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (13, 'Production', '230000000006230', 2, 'Poo230000000006230com.example.game.coins60', '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, 1769927244000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (14, 'Production', '230000000013407', 11, 'Poo230000000013407com.example.game.coins60', '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, 1772328360000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (15, 'Production', '230000000014443', 13, 'Poo230000000014443com.example.game.coins60', '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, 1769190546000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, 0, 1, 0, 0, 0, 3, 'app_receipt');
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'6F2FC469D4CF37D7A0B6DC7F5E92058B1C390FDAABEBEE8B6EC90674FB97A3E9', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-7f05c7496d7c9932', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'08C328560F7A198DFE126C8A9D68A19789D3E5FA7B3E3B135C83B5490E92B88B', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'44101580935F005E6EFB9ED44F5DD778AB86586EEC3F65354D2669C698B5F6B5', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'C25ECEEE11E0590F8A12B6821C596C78445E63C4D52D1FEEFD872BF781638FEA', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'3A98DE349BFA7AE258859523F38D37FD58554A8852DF814DB3C56E462871D86A', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'9F68A7A28692744DAC452EE2B47688EF7D7B982F85D72D8599A425FA72D81B72', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'230AE6E6AA45B591805CCCE9C0E5A5F3866AB29E44B24E2CEB8C2DCFCDE97561', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'8BB2AE38181C3E0634065D27F7820E61A4B23B34803C90EA333460528D6A3EC3', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'B8E06B9C6442CE54768BF26D9A329F7F22A89C2314E7324CD0CA0529722DBDDF', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'B556A3AF24BFD5CEBF3EC8302647C4E27D472FF9CD79DCE290DA2E2FFB7AEA53', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (1, 'Poo230000000003683com.example.game.unlock', NULL, 'Production', 'black', 'credited', NULL, '230000000003683', '230000000003683', 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, NULL, NULL, 18000, 'CNY', 'catalogue', 'u100045', 'claimed_by', 'strong', 'u100045', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', 'u100045', 'iPhone12,1', '17.6.1', '1.4.2', 'signed', 'app_receipt', 'u100045', 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (2, 'Poo230000000006230com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '230000000006230', '230000000006230', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u100076', 'claimed_by', 'strong', 'u100076', NULL, NULL, NULL, 'u100076', 'iPhone15,2', '16.7.10', '1.4.2', 'signed', 'app_receipt', 'u100076', 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (3, 'Poo230000000011353com.example.game.coins300', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000011353', '230000000011353', 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1770533051000, NULL, NULL, 30000, 'CNY', 'payments', 'u100142', 'claimed_by', 'strong', 'u100142', 'verified_not_credited', 'credit_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (4, 'Poo230000000011380com.example.game.coins300', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000011380', '230000000011380', 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1771870994000, NULL, NULL, 30000, 'CNY', 'payments', NULL, 'unknown', 'none', '', 'verified_not_credited', 'check_backend', '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (5, 'Poo230000000011401com.example.game.coins300', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000011401', '230000000011401', 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1770500657000, NULL, NULL, 30000, 'CNY', 'payments', NULL, 'unknown', 'none', '', 'verified_not_credited', 'check_backend', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (6, 'Poo230000000011453com.example.game.coins300', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000011453', '230000000011453', 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1772192592000, NULL, NULL, 30000, 'CNY', 'payments', NULL, 'unknown', 'none', '', 'verified_not_credited', 'check_backend', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (7, 'Poo230000000011805com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000011805', '230000000011805', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, NULL, NULL, 6000, 'CNY', 'catalogue', NULL, 'unknown', 'none', '', 'claimed_not_credited', 'find_owner', 'phoenix.39926936-409b', NULL, 'iPhone12,1', '18.3', '1.4.1', 'signed', 'app_receipt', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (8, 'Poo230000000012238com.example.game.coins60', NULL, 'Production', 'closed', 'revoked', NULL, '230000000012238', '230000000012238', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767745961000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u100164', 'claimed_by', 'strong', 'u100164', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (9, 'Poo230000000012374com.example.game.coins300', NULL, 'Production', 'closed', 'revoked', NULL, '230000000012374', '230000000012374', 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, NULL, 'CHN', 30000, 'CNY', 'signed', NULL, 'unknown', 'none', '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'signed', 'notification', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (10, 'Poo230000000012659com.example.game.unlock', NULL, 'Production', 'closed', 'before_coverage', NULL, '230000000012659', '230000000012659', 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, NULL, NULL, 18000, 'CNY', 'catalogue', 'u100173', 'claimed_by', 'strong', 'u100173', NULL, NULL, NULL, 'u100173', 'iPhone15,2', '17.6.1', '1.3.0', 'signed', 'app_receipt', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (11, 'Poo230000000013407com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000013407', '230000000013407', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u100181', 'claimed_by', 'strong', 'u100181', 'claimed_not_credited', 'credit_owner', NULL, 'u100181', 'iPhone15,2', '17.6.1', '1.4.2', 'signed', 'app_receipt', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (12, 'Poo230000000014277com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '230000000014277', '230000000014277', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u100205', 'claimed_by', 'strong', 'u100205', NULL, NULL, NULL, 'u100205', 'iPad8,1', '26.1', '1.4.1', 'signed', 'app_receipt', 'u100205', 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (13, 'Poo230000000014443com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '230000000014443', '230000000014443', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u100210', 'claimed_by', 'strong', 'u100210', 'claimed_not_credited', 'credit_owner', NULL, 'u100210', 'iPhone12,1', '18.3', '1.4.1', 'signed', 'app_receipt', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-7f05c7496d7c9932', 'claimed_by', 'strong', 'forgotten-7f05c7496d7c9932', 'verified_not_credited', 'credit_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'c472b5e086236377fb098f8687b313b6df1fdee25f248d3c33cedc200b84960e', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '022789ce6c83cff105ae4c44eedd6125a73d302f179912769346d0446298c5b0', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '13e6f55e08ff5d9fea2e187719f03e03749ce92ee04944f1ef4eb58e359390e6', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '27dc90546efddef49eb5446caadf8fea23fe4503b2a1ed46f94511e9d0fecaa6', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '0191a178eb3d89337149a8089ac7bb891a25d075d7d9b29978d50f588a5c4d14', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, 'fd0d38373f800fd096c769e2cadaeb5730a0d05637b744f1d73566d4f84ee4fd', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'baf79e060d7663b2ffb37d8da08c621ce35ba7f1a4fb172e88e0b2d104976888', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '461c9b88b70019e4ad4da04aecc304163ccba520796e2ce1e8b3974199b1aaca', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (8, 'u100173', 1, '230000000012659', 'Production', 'proven');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (9, 'u100045', 1, '230000000003683', 'Production', 'proven');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (10, 'u100205', 1, '230000000014277', 'Production', 'proven');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (11, '', 0, '230000000011805', 'Production', 'proven');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (12, 'u100076', 1, '230000000006230', 'Production', 'proven');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (13, 'u100181', 1, '230000000013407', 'Production', 'proven');
INSERT INTO claim ("claim_id", "claimant", "is_user", "transaction_id", "environment", "state") VALUES (14, 'u100210', 1, '230000000014443', 'Production', 'proven');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (1, X'32979029BD164C3EB8BD2B495D258FBB99380858AD3BEC0357F6AE717E6DA52F', 6, '230000000012832', NULL, 'u100177', 1739480580000, NULL, NULL, NULL, NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (2, X'A35CAD6D47136C0F5F7401971D15FBE8EEEC63B879B275BAEEFE952B1AE5E510', 7, '230000000000538', NULL, 'u100007', 1767359095000, 'com.example.reader.points', 1, NULL, 'com.example.reader', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (3, X'FD1A5920173A790B97EC12DBB29080AFFB0201796EEE7C28AEBD7DB3633E71B2', 7, '230000000002394', NULL, 'u100032', 1767374497000, NULL, NULL, 'ord-35', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (4, X'E917F59E9C76F939EEF39F0AC21C48DAC530659CD53844C17C585AD6F2041A89', 7, '230000000002805', NULL, 'u100036', 1767355438000, 'com.example.reader.points', 1, NULL, 'com.example.reader', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (5, X'D28C2D7DB4F714ACDC4F8635826343F2548C258AC151C4FE8531D4EA4BAC60F1', 7, '230000000003392', NULL, 'u100043', 1767260266000, 'com.example.game.unlock', 1, 'ord-51', 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (6, X'5EF44247C56006D14B9C37E900B50FCB349F1DCD234A98FD4D042974E9EE9BE2', 7, '230000000003550', NULL, 'u100044', 1767254975000, 'gold-300', 1, 'ord-53', 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (7, X'C40518207108BA1288947A4273230BCD31F5BFC108D87165AEFCCBBE63EC1C26', 7, '230000000003683', NULL, 'u100045', 1767228504000, 'com.example.game.unlock', 1, 'ord-56', 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (8, X'89901155447EFC02E62D5BD24E92E47C05285ADB02B9785F960CFE54B15EA5CA', 7, '230000000005494', NULL, 'u100069', 1767255335000, NULL, NULL, 'ord-78', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (9, X'51109294166A4FAFB0EA371EF3DB4F31965FB82FA7B7E36727679AE6A2B23962', 7, '230000000006426', NULL, 'u100078', 1767369882000, NULL, NULL, 'ord-90', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (10, X'292C24276D3BC425D266EE9694E26C0B6C9C1B313015CD0542C1EAE07F983AB9', 7, '230000000007966', NULL, 'u100092', 1767277358000, NULL, NULL, 'ord-108', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (11, X'CC2A420A75D6AFBD2C25CBEE2B7EB49C15B2058683423B7ED2B4727EBD42E6BC', 7, '230000000009801', NULL, 'u100113', 1767311407000, 'com.example.reader.points', 1, 'ord-137', 'com.example.reader', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (12, X'121B75195780A7EAB902C59172358753D7454BE35E8CBB589A2C67856663C477', 7, '230000000014277', NULL, 'u100205', 1767237920000, NULL, NULL, NULL, NULL, 'failed', 'failed');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (13, X'32CAFBDC93771D91B6ABA86A5DFDE921C4675E0B08B4EE4CD5A7101562655518', 7, '230000000014277', NULL, 'u100205', 1767238400000, NULL, NULL, NULL, NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (14, X'D890DAC0CED2E49524DC8693EE7DF90954A4E0A94590A9D447C4872828A433F7', 8, '230000000000404', NULL, 'u100005', 1769998341000, 'com.example.reader.points', 1, 'ord-6', 'com.example.reader', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (15, X'A7AA9A2A506EDA3C22A0D5E9CAD9AE6FB035269C85B300E8FDF592114FD1A509', 8, '230000000000564', NULL, 'u100007', 1769965007000, NULL, NULL, 'ord-8', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (16, X'485C6FBFBA7D5334A5A74BDA0C6C91269B1C24E0F112BCCAFF34518A55F1BD23', 8, '230000000001588', NULL, 'u100020', 1770031400000, 'com.example.game.coins60', 1, 'ord-23', 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (17, X'E071BA223284D706865207E2CBC1DEA6B39017858A2D8B78096ED2C4871F4F63', 8, '230000000001786', NULL, 'u100022', 1770088807000, 'com.example.reader.points', 1, 'ord-27', 'com.example.reader', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (18, X'FF38A4924A137C5DC7EE951084BFC373A4C813D1483ADB4CDC49AED4B9AB2C32', 8, '230000000002126', NULL, 'u100026', 1769962778000, 'gold-300', 1, NULL, 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (19, X'93DB85C34847F4EBD58B3E9F2066EED2A140394BF684E6BD4A2FC80C7096B761', 8, '230000000002289', NULL, 'u100030', 1770007702000, 'com.example.game.coins60', 1, NULL, 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (20, X'6104C440DE59B9E2549856B34CF8667E045A594269F8D13338E5E07965F508B0', 8, '230000000002578', NULL, 'u100034', 1769980200000, NULL, NULL, 'ord-39', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (21, X'3B355999EA22B66541A15F8CD1F3FF1EE20E74A11D7FB8668003C41146B2212B', 8, '230000000002607', NULL, 'u100034', 1770108360000, 'gold-300', 1, NULL, 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (22, X'B23F42B2178D3B31745AE655F65071AB9C0A2260F1B1699D26F8B1E6CFA582E9', 8, '230000000004895', NULL, 'u100058', 1769929013000, NULL, NULL, 'ord-67', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (23, X'68D094C6B87EC8B08C38342E5C7234B3B08117AD6BDDECCED9051BF16582F7FD', 8, '230000000006027', NULL, 'u100073', 1769963064000, NULL, NULL, NULL, NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (24, X'E46E8AFCEAFE2341631A44ADAD9E32B6C63769B09BBB5505DDF19B859385714B', 8, '230000000006230', NULL, 'u100076', 1769928014000, NULL, NULL, 'ord-88', NULL, 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (25, X'A4905EDBB0D463D153E2E3D326550B503AD4ABBD7B2DACE3F89EEF2FFBC2562B', 8, '230000000007190', NULL, 'u100084', 1770103902000, 'gold-300', 1, 'ord-98', 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (26, X'EA2671ACA0BCBF778F7648ACBD3936B9AF88754A3085E9D9571AC79E46026591', 9, '230000000014484', NULL, 'u100211', 1767772668000, 'com.example.game.coins60', 1, NULL, 'com.example.game', 'credited', 'live');
INSERT INTO credit_statement ("statement_id", "digest", "file_id", "transaction_id", "environment", "user_id", "credited_at", "product_id", "quantity", "order_id", "bundle_id", "status", "fate") VALUES (27, X'F0F9A9DCA1323E5ACDC8907B97C9BC8FB1FA298D7ED8BE44F5037F63DDE6A552', 16, '799000003', NULL, 'u2', 1772359200000, NULL, NULL, NULL, NULL, 'credited', 'live');
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (1, '230000000000404', 'Production', NULL, 'order ord-6', NULL, 'u100005', 'ord-6', 1769998341000, 'com.example.reader.points', 1, 'credited', 'import', 14, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (2, '230000000000538', 'Production', NULL, '1767359095000 u100007', NULL, 'u100007', NULL, 1767359095000, 'com.example.reader.points', 1, 'credited', 'import', 2, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (3, '230000000000564', 'Production', NULL, 'order ord-8', NULL, 'u100007', 'ord-8', 1769965007000, NULL, NULL, 'credited', 'import', 15, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (4, '230000000001588', 'Production', NULL, 'order ord-23', NULL, 'u100020', 'ord-23', 1770031400000, 'com.example.game.coins60', 1, 'credited', 'import', 16, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (5, '230000000001786', 'Production', NULL, 'order ord-27', NULL, 'u100022', 'ord-27', 1770088807000, 'com.example.reader.points', 1, 'credited', 'import', 17, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (6, '230000000002126', 'Production', NULL, '1769962778000 u100026', NULL, 'u100026', NULL, 1769962778000, 'gold-300', 1, 'credited', 'import', 18, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (7, '230000000002289', 'Production', NULL, '1770007702000 u100030', NULL, 'u100030', NULL, 1770007702000, 'com.example.game.coins60', 1, 'credited', 'import', 19, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (8, '230000000002394', 'Production', NULL, 'order ord-35', NULL, 'u100032', 'ord-35', 1767374497000, NULL, NULL, 'credited', 'import', 3, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (9, '230000000002578', 'Production', NULL, 'order ord-39', NULL, 'u100034', 'ord-39', 1769980200000, NULL, NULL, 'credited', 'import', 20, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (10, '230000000002607', 'Production', NULL, '1770108360000 u100034', NULL, 'u100034', NULL, 1770108360000, 'gold-300', 1, 'credited', 'import', 21, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (11, '230000000002805', 'Production', NULL, '1767355438000 u100036', NULL, 'u100036', NULL, 1767355438000, 'com.example.reader.points', 1, 'credited', 'import', 4, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (12, '230000000003392', 'Production', NULL, 'order ord-51', NULL, 'u100043', 'ord-51', 1767260266000, 'com.example.game.unlock', 1, 'credited', 'import', 5, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (13, '230000000003550', 'Production', NULL, 'order ord-53', NULL, 'u100044', 'ord-53', 1767254975000, 'gold-300', 1, 'credited', 'import', 6, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (14, '230000000003683', 'Production', NULL, 'order ord-56', 10, 'u100045', 'ord-56', 1767228504000, 'com.example.game.unlock', 1, 'credited', 'import', 7, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (15, '230000000004895', 'Production', NULL, 'order ord-67', NULL, 'u100058', 'ord-67', 1769929013000, NULL, NULL, 'credited', 'import', 22, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (16, '230000000005494', 'Production', NULL, 'order ord-78', NULL, 'u100069', 'ord-78', 1767255335000, NULL, NULL, 'credited', 'import', 8, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (17, '230000000006027', 'Production', NULL, '1769963064000 u100073', NULL, 'u100073', NULL, 1769963064000, NULL, NULL, 'credited', 'import', 23, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (18, '230000000006230', 'Production', NULL, 'order ord-88', 13, 'u100076', 'ord-88', 1769928014000, NULL, NULL, 'credited', 'import', 24, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (19, '230000000006426', 'Production', NULL, 'order ord-90', NULL, 'u100078', 'ord-90', 1767369882000, NULL, NULL, 'credited', 'import', 9, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (20, '230000000007190', 'Production', NULL, 'order ord-98', NULL, 'u100084', 'ord-98', 1770103902000, 'gold-300', 1, 'credited', 'import', 25, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (21, '230000000007966', 'Production', NULL, 'order ord-108', NULL, 'u100092', 'ord-108', 1767277358000, NULL, NULL, 'credited', 'import', 10, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (22, '230000000009801', 'Production', NULL, 'order ord-137', NULL, 'u100113', 'ord-137', 1767311407000, 'com.example.reader.points', 1, 'credited', 'import', 11, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (23, '230000000012832', 'Production', NULL, '1739480580000 u100177', NULL, 'u100177', NULL, 1739480580000, NULL, NULL, 'credited', 'import', 1, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (24, '230000000014277', 'Production', NULL, '1767237920000 u100205', 11, 'u100205', NULL, 1767237920000, NULL, NULL, 'failed', 'import', 12, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (25, '230000000014277', 'Production', NULL, '1767238400000 u100205', 11, 'u100205', NULL, 1767238400000, NULL, NULL, 'credited', 'import', 13, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (26, '230000000014484', 'Production', NULL, '1767772668000 u100211', NULL, 'u100211', NULL, 1767772668000, 'com.example.game.coins60', 1, 'credited', 'import', 26, 1772334000000, 1);
INSERT INTO credit ("credit_id", "transaction_id", "environment", "stated_environment", "subject", "alias_id", "user_id", "order_id", "credited_at", "product_id", "quantity", "status", "source", "statement_id", "entered_at", "entered_run_id") VALUES (27, '799000003', 'Production', NULL, '1772359200000 u2', 2, 'u2', NULL, 1772359200000, NULL, NULL, 'credited', 'import', 27, 1772420400000, 2);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (1, X'5DD83E1CCAE5664691AEAABEAD4F7499BAA7B0BF7B36310D9F353471A70F9CB1', 'u100001', 'player_1', 'acct.4c818b05-e632', NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (2, X'617070FFBB21996D00485F8518CFD535911A11FFF454015508880742BA89AB3E', 'u100002', 'player_2', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (3, X'AC7E9222459B1669A3E2E1132F1B4A8F3C8C1DE00C8D968DA9D7438499DE603B', 'u100003', 'player_3', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (4, X'E8667AEAB709F3E2BC85958AF126612F06B0A121571F2FF841AEC3387A98B6C7', 'u100004', 'player_4', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (5, X'E325485C758B004118D1099D9CAC98D9CF9CE313078F0825F8E09E3B0FA6CB4F', 'u100005', 'player_5', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (6, X'625AB6B8CE46BDBEE880C4255BF4746D826A6A33759297037BD3FC98CE423C41', 'u100006', 'player_6', 'acct.935e99f5-e4cb', NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (7, X'8D6FD57A8FAE5CE488C88C930FC352606AC8B27D6F8869919E2124EA2903F7DC', 'u100007', 'player_7', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (8, X'F2196340A8A8F4813DE8E3DD734C58A678138C435EE434F13DF2F8F3AAA50219', 'u100008', 'player_8', NULL, '570AEDA1-CD14-4FA7-BD20-96AAB4531768', NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (9, X'F03F0893FB92377ACAB6D7035183F730927AFCE007C26816DED1D8B3DBB3AD89', 'u100009', 'player_9', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (10, X'AC1CD55AB0A74358881222BCDBB92A77731B3BE97FA5D8EFC660BE3E8061BF31', 'u100010', 'player_10', 'acct.3d5b8064-21b9', NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (11, X'10B6682EF541E068BFABDD91B35D5314A3B7614C20E8F8B20C0873CFF1DFDDDA', 'u100011', 'player_11', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO user_statement ("user_statement_id", "digest", "user_id", "account_name", "application_username", "app_account_token", "device_token", "contact", "updated_at", "merged_into", "first_seen_at", "last_seen_at") VALUES (12, X'1A13E0095F376299A143A657D6451F065F2E06124678D75C89803FF4A90F01AD', 'u100012', 'player_12', NULL, NULL, NULL, NULL, 1767139200000, NULL, 1772334000000, 1772334000000);
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100001', 'player_1', NULL, NULL, NULL, NULL, 'u100001');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100002', 'player_2', NULL, NULL, NULL, NULL, 'u100002');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100003', 'player_3', NULL, NULL, NULL, NULL, 'u100003');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100004', 'player_4', NULL, NULL, NULL, NULL, 'u100004');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100005', 'player_5', NULL, NULL, NULL, NULL, 'u100005');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100006', 'player_6', NULL, NULL, NULL, NULL, 'u100006');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100007', 'player_7', NULL, NULL, NULL, NULL, 'u100007');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100008', 'player_8', NULL, NULL, NULL, NULL, 'u100008');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100009', 'player_9', NULL, NULL, NULL, NULL, 'u100009');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100010', 'player_10', NULL, NULL, NULL, NULL, 'u100010');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100011', 'player_11', NULL, NULL, NULL, NULL, 'u100011');
INSERT INTO app_user ("user_id", "account_name", "contact", "merged_into", "merge_stated_at", "merge_statement_id", "canonical_user_id") VALUES ('u100012', 'player_12', NULL, NULL, NULL, NULL, 'u100012');
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'0459569A257EE10122F15962CE307FDD', 'u100004', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'0AACF4AC85525E4C0D2DF35C91F62060', 'u100008', 0, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'0DEC95AEA64DF2D5F165B15E956D3D58', 'u100011', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'182840A8C486363D8835060554BEE5E0', 'u100008', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'1DDA8696845F292DD34813936163E5A6', 'u100001', 0, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'201E8DB2C9030B4A9AC84C5AAD798370', 'u100012', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'23B58A381F22BA649C6DBF31A66E109F', 'u100008', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'28CC1F21BA2C26CB1CDB8AE38EAD9C4B', 'u100005', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'29A664A9FDC5ADBC4E39BBA0552CC2FD', 'u100010', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'300C6AF1D755A7B33EA8AB1CAE25EFEA', 'u100003', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'3204FD22593ED25DA1AA654D126AD181', 'u100010', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'3303D597681611157E94B28D7B21EECD', 'u100009', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'33CCE59B07C82B1B5BC6F02F1264C70E', 'u100004', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'33EED63792591C2439ECA592DD8D1343', 'u100010', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'37D85ADACE74B51896EAD9AF941CB4F5', 'u100005', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'38A49FB5167B61D220E0373FA8139661', 'u100004', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'3BAD18880378D318319DC3713A897907', 'u100002', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'3F0690FC44392591558611A96F3553BE', 'u100009', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'404425E39ED0B6E96CE4DEFBA9BB553F', 'u100006', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'4B5E4C420F0FC388A3196445BF9FC5A1', 'u100001', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'4D3BDB7BBB930FA5E1158B13687A2AE3', 'u100005', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'4DE3A5ECA97923FAE4FE973F21283297', 'u100008', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'502790842527C97C395B4DE5C1D7C739', 'u100001', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'55860E2D21F490975CB86CBD1AFD1B0C', 'u100009', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'58095416D6CAA0E5BF70DA6248ACB166', 'u100012', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'6BC09FBBDF769684A193E27E94D3D9FA', 'u100004', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'7156E912A1DB488C99AE16D1F476CC2B', 'u100012', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'733BA8F38595D951FC6EA31785340024', 'u100001', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'7E8E9A374858E2AFCF31298EFF7B3BE2', 'u100002', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'949082F6215FBE78F2F44B26834F3720', 'u100011', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'AA87B6C2F11A0B9646E9FA708DD28F51', 'u100006', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'ADA19AB317FC81B4A9DD6AB3B1F46108', 'u100006', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'B171368C9916A898050F75CD33FDDA04', 'u100007', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'BAD1178ACA9213B2AA94B85B82F5A2E7', 'u100006', 0, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'C016836C9AF9274A30BC5B4572D10561', 'u100009', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'C0444FDC1F5050E5988BF69B53B40800', 'u100006', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'C2921F743FE9DF956163513A587057EE', 'u100003', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'CA435998362CECA3B5F3C2992BA41155', 'u100010', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'CC1D4F97E5B97FAFB9E04BFA7C5CA50F', 'u100010', 0, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'CC7CE9515B3CA47B411B7A6E32CDA605', 'u100011', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'CE8A4D121E0FDFA382532E1AD71C9C57', 'u100003', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'D0610D007891AE98DA21E5874F8A27D5', 'u100001', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'D1EE71A8186330364A08F55C307F200F', 'u100011', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'D9F87B10E5F1CACC8D80C45B09FC7DDF', 'u100008', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'DD9161199BAC12228BD0E98F8A562B05', 'u100007', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'E4207033610264ABECF0A9A6D8540688', 'u100002', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'E8A212A27DF15A51FB39040E45174700', 'u100007', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'E9E2BBF44445FAEDC17EAA7B4E16F717', 'u100003', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'F27DB0E79E9A73D250E54D222F87F7E7', 'u100012', 2, 0, 1767139200000, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'F9688DB032EA8FE14EDDCEC2BC2E6AA1', 'u100005', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'FB774484D5EE25162437F89B22A391BF', 'u100002', 1, 0, NULL, NULL);
INSERT INTO user_alias ("digest", "user_id", "rank", "span", "first_seen_at", "last_seen_at") VALUES (X'FDCBF5BFC74F27E5859B3E8DBAA9AC54', 'u100007', 2, 0, 1767139200000, NULL);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.game', 'com.example.game.coins300', 'consumable', 30000, 'CNY', '300 coins, "best value"', 'gold-300', NULL, 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.game', 'com.example.game.coins60', 'consumable', 6000, 'CNY', '60 coins', NULL, NULL, 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.game', 'com.example.game.monthly', 'auto_renewable', 12000, 'CNY', 'Monthly card', NULL, NULL, 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.game', 'com.example.game.season', 'non_renewing', 25000, 'CNY', 'Season ticket, 90 days', NULL, NULL, 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.game', 'com.example.game.sticker', 'consumable', 1000, 'CNY', 'Sticker', NULL, 'never', 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.game', 'com.example.game.unlock', 'non_consumable', 18000, 'CNY', 'Full game', NULL, NULL, 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.reader', 'com.example.reader.library', 'non_consumable', 68000, 'CNY', '全部图书', NULL, NULL, 1772334000000);
INSERT INTO product ("bundle_id", "product_id", "product_type", "price_milliunits", "currency", "name", "credited_as", "subscription_policy", "seen_at") VALUES ('com.example.reader', 'com.example.reader.points', 'consumable', 10000, 'CNY', '100 points', NULL, NULL, 1772334000000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (1, 1, 1772334000000, 10, 'Production', '230000000012659', 'none', 'closed', 'before_coverage', '', 'CNY', 18000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (2, 1, 1772334000000, 1, 'Production', '230000000003683', 'none', 'black', 'credited', '', 'CNY', 18000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (3, 1, 1772334000000, 12, 'Production', '230000000014277', 'none', 'black', 'credited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (4, 1, 1772334000000, 9, 'Production', '230000000012374', 'none', 'closed', 'revoked', '', 'CNY', 30000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (5, 1, 1772334000000, 8, 'Production', '230000000012238', 'none', 'closed', 'revoked', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (6, 1, 1772334000000, 13, 'Production', '230000000014443', 'none', 'white', 'uncredited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (7, 1, 1772334000000, 7, 'Production', '230000000011805', 'none', 'white', 'uncredited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (8, 1, 1772334000000, 2, 'Production', '230000000006230', 'none', 'black', 'credited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (9, 1, 1772334000000, 5, 'Production', '230000000011401', 'none', 'white', 'uncredited', '', 'CNY', 30000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (10, 1, 1772334000000, 3, 'Production', '230000000011353', 'none', 'white', 'uncredited', '', 'CNY', 30000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (11, 1, 1772334000000, 14, 'Production', '799000002', 'none', 'white', 'uncredited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (12, 1, 1772334000000, 15, 'Production', '799000003', 'none', 'white', 'uncredited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (13, 1, 1772334000000, 4, 'Production', '230000000011380', 'none', 'white', 'uncredited', '', 'CNY', 30000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (14, 1, 1772334000000, 6, 'Production', '230000000011453', 'none', 'white', 'uncredited', '', 'CNY', 30000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (15, 1, 1772334000000, 11, 'Production', '230000000013407', 'none', 'white', 'uncredited', '', 'CNY', 6000);
INSERT INTO list_move ("sequence", "run_id", "at", "purchase_id", "environment", "transaction_id", "from_list", "to_list", "reason", "from_reason", "currency", "amount_milliunits") VALUES (16, 2, 1772420400000, 15, 'Production', '799000003', 'white', 'black', 'credited', 'uncredited', 'CNY', 6000);
INSERT INTO balance ("run_id", "list", "currency", "purchase_count", "amount_milliunits") VALUES (1, 'black', 'CNY', 3, 30000);
INSERT INTO balance ("run_id", "list", "currency", "purchase_count", "amount_milliunits") VALUES (1, 'closed', 'CNY', 3, 54000);
INSERT INTO balance ("run_id", "list", "currency", "purchase_count", "amount_milliunits") VALUES (1, 'white', 'CNY', 9, 150000);
INSERT INTO balance ("run_id", "list", "currency", "purchase_count", "amount_milliunits") VALUES (2, 'black', 'CNY', 4, 36000);
INSERT INTO balance ("run_id", "list", "currency", "purchase_count", "amount_milliunits") VALUES (2, 'closed', 'CNY', 3, 54000);
INSERT INTO balance ("run_id", "list", "currency", "purchase_count", "amount_milliunits") VALUES (2, 'white', 'CNY', 8, 144000);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (1, 'RC-W8C8BCZ78S', 'missing_credit', 'Production', '230000000011805', 7, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'claimed_not_credited', 'find_owner', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (2, 'RC-MB6NGZ3DZ5', 'missing_credit', 'Production', '230000000014443', 13, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'claimed_not_credited', 'credit_owner', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (3, 'RC-V141MWC4G3', 'unproven_credit', 'Production', '230000000000404 order ord-6', NULL, 'u100005', 1769998341000, 'ord-6', '230000000000404', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (4, 'RC-XH7ADGYCQX', 'unproven_credit', 'Production', '230000000000538 1767359095000 u100007', NULL, 'u100007', 1767359095000, NULL, '230000000000538', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (5, 'RC-K3VGT0D21X', 'unproven_credit', 'Production', '230000000000564 order ord-8', NULL, 'u100007', 1769965007000, 'ord-8', '230000000000564', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (6, 'RC-AA8SFA5EQ0', 'unproven_credit', 'Production', '230000000001588 order ord-23', NULL, 'u100020', 1770031400000, 'ord-23', '230000000001588', NULL, 'com.example.game.coins60', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (7, 'RC-JA21SRZ4CS', 'unproven_credit', 'Production', '230000000001786 order ord-27', NULL, 'u100022', 1770088807000, 'ord-27', '230000000001786', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (8, 'RC-EMRPVCFKAP', 'unproven_credit', 'Production', '230000000002126 1769962778000 u100026', NULL, 'u100026', 1769962778000, NULL, '230000000002126', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (9, 'RC-Q7Z5EQG8AS', 'unproven_credit', 'Production', '230000000002289 1770007702000 u100030', NULL, 'u100030', 1770007702000, NULL, '230000000002289', NULL, 'com.example.game.coins60', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (10, 'RC-F1QX4YJ638', 'unproven_credit', 'Production', '230000000002394 order ord-35', NULL, 'u100032', 1767374497000, 'ord-35', '230000000002394', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (11, 'RC-7KYNR9705V', 'unproven_credit', 'Production', '230000000002578 order ord-39', NULL, 'u100034', 1769980200000, 'ord-39', '230000000002578', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (12, 'RC-53J7CZACDZ', 'unproven_credit', 'Production', '230000000002607 1770108360000 u100034', NULL, 'u100034', 1770108360000, NULL, '230000000002607', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (13, 'RC-212S915YPT', 'unproven_credit', 'Production', '230000000002805 1767355438000 u100036', NULL, 'u100036', 1767355438000, NULL, '230000000002805', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (14, 'RC-5BDGT5ZSYM', 'unproven_credit', 'Production', '230000000003392 order ord-51', NULL, 'u100043', 1767260266000, 'ord-51', '230000000003392', NULL, 'com.example.game.unlock', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (15, 'RC-8SKB7KASKG', 'unproven_credit', 'Production', '230000000003550 order ord-53', NULL, 'u100044', 1767254975000, 'ord-53', '230000000003550', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (16, 'RC-P3G5TVDY3E', 'unproven_credit', 'Production', '230000000004895 order ord-67', NULL, 'u100058', 1769929013000, 'ord-67', '230000000004895', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (17, 'RC-R916N3FM2T', 'unproven_credit', 'Production', '230000000005494 order ord-78', NULL, 'u100069', 1767255335000, 'ord-78', '230000000005494', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (18, 'RC-NT970NBF3D', 'unproven_credit', 'Production', '230000000006027 1769963064000 u100073', NULL, 'u100073', 1769963064000, NULL, '230000000006027', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (19, 'RC-RAZD19MASV', 'unproven_credit', 'Production', '230000000006426 order ord-90', NULL, 'u100078', 1767369882000, 'ord-90', '230000000006426', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (20, 'RC-E80NXC5CG7', 'unproven_credit', 'Production', '230000000007190 order ord-98', NULL, 'u100084', 1770103902000, 'ord-98', '230000000007190', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (21, 'RC-80Z5SRH7B4', 'unproven_credit', 'Production', '230000000007966 order ord-108', NULL, 'u100092', 1767277358000, 'ord-108', '230000000007966', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (22, 'RC-FJSAGKNMFB', 'unproven_credit', 'Production', '230000000009801 order ord-137', NULL, 'u100113', 1767311407000, 'ord-137', '230000000009801', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (23, 'RC-FHH8YJH244', 'unproven_credit', 'Production', '230000000014484 1767772668000 u100211', NULL, 'u100211', 1767772668000, NULL, '230000000014484', NULL, 'com.example.game.coins60', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (24, 'RC-V7E33B0J39', 'missing_credit', 'Production', '230000000011353', 3, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'credit_owner', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (25, 'RC-FA0GCFYFZP', 'missing_credit', 'Production', '230000000011380', 4, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'check_backend', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (26, 'RC-QFMHKMJFN8', 'missing_credit', 'Production', '230000000011401', 5, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'check_backend', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (27, 'RC-8VSZMQB95V', 'missing_credit', 'Production', '230000000011453', 6, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'check_backend', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (28, 'RC-V98JN6B24H', 'missing_credit', 'Production', '230000000013407', 11, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'claimed_not_credited', 'credit_owner', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (29, 'RC-7XXX5RNEDA', 'missing_credit', 'Production', '799000002', 14, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'credit_owner', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795394327000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795394327000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["94bcb51c276688b845a758199db883f31db7dd438ebedea431ac8db2f339584a","ec2bd22e1c382c8024650b3bb1db0b74132598909e088c768b868bb477c50c61"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"a0ad262cb84b5a8dfdd33846ef2cb2e81667b46bbe08b0f303635d02b44acff7","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'b3a5672f0deaf3b8ea245a569b3d56473ed21dabd8a40f381cecb0dc4a4335ea');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42","policy_digest":"5694530787589c72915aed4578dc2e971007ce45d45ce1268e230f1f71b8e367","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:0d7487eb41454e8e56047ffe1dac0c6bda43dc9b6dc0bc75d0a7ef9c2b0e0d59","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:55d596325c7215e75b69e3640f0c8e6bb65bfff85dc8ad06e30f3c5279aed668","submission":"8:8:dc56490bb87858f7e247ead7d78eb581b3a8b730ab01bb5209401994aa8dab3d","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:4512f107647ade379f8657e980415123f93fade8733e431efd095cddde8943ef","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'b3a5672f0deaf3b8ea245a569b3d56473ed21dabd8a40f381cecb0dc4a4335ea', '3020aa14c579d6317252ca54f245802ddf7263322dc39cd773a6696c1fa22a14');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795394327000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"fad682e9299279a75943f3c9881b67714744471773cd7989a5b399316a44ca82","case_event":1}', '3020aa14c579d6317252ca54f245802ddf7263322dc39cd773a6696c1fa22a14', 'fcd14d762aa4b721ed1ec9592b24361c3b9c7226166f35a4e3de37483ae46698');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795394327000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"65678bfd64f3358614a2c124d4423f8bf6a5c99c6aeaa5926a2de80bc98092ae"}', 'fcd14d762aa4b721ed1ec9592b24361c3b9c7226166f35a4e3de37483ae46698', '4e0b871bf99a83c7d0dfb2d5a219caf80b929b3c4b1d3a9b217972b37e6bd84a');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795394327000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-7f05c7496d7c9932"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"8117d4ab57528ea10ba7d4682a754d2622063ab36146832f87fda7e8a30ff653"}', '4e0b871bf99a83c7d0dfb2d5a219caf80b929b3c4b1d3a9b217972b37e6bd84a', '85a80367fd1524831436222d2caa371a1ab96169ec0755df815df5a4b9434abe');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42","policy_digest":"1895902d10c597044ae674fc1b43ceb5edd2789d9179b73eaa3f715de3e3a157","rows":{"case_event":"2:2:74de06dedf624075926148a7ed043340d5bb936f42fd28d8b2957b1dfead5c0c","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:0d7487eb41454e8e56047ffe1dac0c6bda43dc9b6dc0bc75d0a7ef9c2b0e0d59","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:cdd2f31bb642f47f27e45cfb83d0142f5874cdb987a0f19fb9e1ef4e18b7dd35","submission":"8:8:dc56490bb87858f7e247ead7d78eb581b3a8b730ab01bb5209401994aa8dab3d","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:4512f107647ade379f8657e980415123f93fade8733e431efd095cddde8943ef","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"d91e667abeaab7ebaffc1075222d63abefd89c9d769aeb817c3892cb96894c3b","run_id":2,"version":"0.1.0"}', '85a80367fd1524831436222d2caa371a1ab96169ec0755df815df5a4b9434abe', 'be6f8ed8101e82e7bf500634d1de27ac63751bd27da5021a52381d5851be56bd');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, 'be6f8ed8101e82e7bf500634d1de27ac63751bd27da5021a52381d5851be56bd', X'DAF52F05BB12861FC491DC3F2BB1155F72095F5D788EAD11B37ED195E664B0EB');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '74de06dedf624075926148a7ed043340d5bb936f42fd28d8b2957b1dfead5c0c', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '0d7487eb41454e8e56047ffe1dac0c6bda43dc9b6dc0bc75d0a7ef9c2b0e0d59', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'cdd2f31bb642f47f27e45cfb83d0142f5874cdb987a0f19fb9e1ef4e18b7dd35', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'dc56490bb87858f7e247ead7d78eb581b3a8b730ab01bb5209401994aa8dab3d', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '4512f107647ade379f8657e980415123f93fade8733e431efd095cddde8943ef', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('user_statement', 12, 12, '060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6', 12);
INSERT INTO judged_purchase ("purchase_id") VALUES (3);
INSERT INTO judged_purchase ("purchase_id") VALUES (4);
INSERT INTO judged_purchase ("purchase_id") VALUES (5);
INSERT INTO judged_purchase ("purchase_id") VALUES (6);
INSERT INTO judged_purchase ("purchase_id") VALUES (7);
INSERT INTO judged_purchase ("purchase_id") VALUES (11);
INSERT INTO judged_purchase ("purchase_id") VALUES (13);
INSERT INTO judged_purchase ("purchase_id") VALUES (14);
INSERT INTO judged_purchase ("purchase_id") VALUES (15);
INSERT INTO naming_policy ("only_row", "fingerprint") VALUES (1, '204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61');
INSERT INTO default_app ("only_row", "bundle_id") VALUES (1, 'com.example.game');
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('claims', 'pending', '', '', 0, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('claims', 'proven', '', '', 7, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('claims_made', '', '', '', 7, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credit_statements', '', '', '', 0, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credit_statements', 'failed', '', '', 1, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credit_statements', 'live', '', '', 26, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credits', 'credited', 'matched', '', 4, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credits', 'credited', 'unmatched', '', 22, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credits', 'failed', 'matched', '', 1, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('credits_excluded', '', '', '', 0, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('evidence', 'pending', '', '', 0, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('evidence', 'verified', '', '', 9, 9);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('evidence_again', '', '', '', 1, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('facts', 'evidence', '', '', 9, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('facts', 'payments', '', '', 7, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('moves', 'black', '', 'CNY', 4, 36000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('moves', 'closed', '', 'CNY', 3, 54000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('moves', 'none', '', 'CNY', -15, -234000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('moves', 'white', '', 'CNY', 8, 144000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('purchases', 'black', 'credited', 'CNY', 4, 36000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('purchases', 'closed', 'before_coverage', 'CNY', 1, 18000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('purchases', 'closed', 'revoked', 'CNY', 2, 36000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('purchases', 'white', 'uncredited', 'CNY', 8, 144000);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('transactions_posted', '', '', '', 15, 0);
INSERT INTO tally ("name", "code", "detail", "currency", "entries", "amount_milliunits") VALUES ('transactions_stated', '', '', '', 15, 0);
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('bd9fba193589d7e96e53edc80c73da5eb2082bf3abaa4800681ebd19f3a433b2', 'forgotten-7f05c7496d7c9932');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '19722057597e7a866426e37448f286ffc402f21925f87187fbd820d1d7780aa2');
CREATE INDEX run_taken_back ON run (taken_back_by) WHERE taken_back_by IS NOT NULL;
CREATE INDEX source_file_reported ON source_file (reported_run_id);
CREATE INDEX rejected_row_file ON rejected_row (file_id);
CREATE INDEX evidence_open ON evidence (evidence_id) WHERE outcome IN ('pending', 'unverifiable');
CREATE INDEX evidence_pointing ON evidence (evidence_id) WHERE form = 'notification_v1' AND outcome = 'pending';
CREATE INDEX evidence_received ON evidence (received_at) WHERE received_at IS NOT NULL;
CREATE INDEX evidence_refused ON evidence (rule) WHERE outcome = 'refused';
CREATE INDEX evidence_empty ON evidence (bundle_id) WHERE outcome = 'empty';
CREATE INDEX evidence_pointer_transaction ON evidence_pointer (transaction_id);
CREATE INDEX transaction_fact_alias ON transaction_fact (alias_id);
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
CREATE INDEX claim_pending ON claim (claim_id) WHERE state = 'pending';
CREATE INDEX claim_transaction ON claim (transaction_id);
CREATE INDEX credit_statement_transaction ON credit_statement (transaction_id);
CREATE INDEX customer_transaction_customer ON customer_transaction (customer_id);
CREATE INDEX apple_order_transaction ON apple_order (environment, transaction_id);
CREATE INDEX user_statement_user ON user_statement (user_id);
CREATE INDEX app_user_account ON app_user (account_name);
CREATE INDEX app_user_merged ON app_user (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX app_user_canonical ON app_user (canonical_user_id);
CREATE INDEX user_alias_user ON user_alias (user_id);
CREATE INDEX user_device_user ON user_device (user_id);
CREATE UNIQUE INDEX finding_subject ON finding (kind, environment, subject) WHERE purchase_id IS NULL;
CREATE INDEX finding_case ON finding (case_id);
CREATE INDEX finding_open ON finding (kind) WHERE closed_run_id IS NULL;
CREATE INDEX finding_opened ON finding (opened_run_id);
CREATE INDEX finding_closed ON finding (closed_run_id) WHERE closed_run_id IS NOT NULL;
CREATE INDEX case_event_case ON case_event (case_id);
CREATE INDEX case_event_purchase ON case_event (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX case_event_waiting ON case_event (case_event_id) WHERE applied_run_id IS NULL;
CREATE INDEX case_event_taken ON case_event (applied_run_id) WHERE applied_run_id IS NOT NULL;
CREATE INDEX audit_event_action ON audit_event (action);
CREATE INDEX case_credit_case ON case_credit (case_id);
CREATE INDEX case_credit_transaction ON case_credit (transaction_id);
CREATE INDEX transaction_fact_evidence ON transaction_fact (evidence_id) WHERE evidence_id IS NOT NULL;
CREATE INDEX transaction_fact_receipt ON transaction_fact (stated_at) WHERE source = 'app_receipt';
CREATE INDEX credit_statement_future ON credit_statement (credited_at) WHERE fate = 'future';
CREATE INDEX credit_statement_bare ON credit_statement (user_id) WHERE order_id IS NULL AND status <> 'credited';
CREATE INDEX credit_statement_time ON credit_statement (credited_at);
CREATE INDEX transaction_alias_dated_ahead ON transaction_alias (alias_id) WHERE has_future_date = 1;
CREATE INDEX transaction_alias_without_bundle ON transaction_alias (alias_id)
    WHERE has_backend_record = 1 AND is_bundle_stated = 0;
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
CREATE INDEX transaction_alias_purchase ON transaction_alias (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX credit_alias ON credit (alias_id) WHERE alias_id IS NOT NULL;
CREATE INDEX credit_user ON credit (user_id);
CREATE INDEX credit_unmatched ON credit (credit_id) WHERE alias_id IS NULL;
CREATE INDEX credit_time ON credit (credited_at) WHERE status = 'credited';
CREATE INDEX credit_sandbox ON credit (user_id) WHERE environment = 'Sandbox';
CREATE INDEX credit_of_case ON credit (credit_id) WHERE source = 'case';
CREATE INDEX credit_order ON credit (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX list_move_purchase ON list_move (purchase_id, sequence);
CREATE INDEX list_move_run ON list_move (run_id);
CREATE INDEX purchase_white ON purchase (purchase_id) WHERE list = 'white';
CREATE INDEX purchase_unjudged ON purchase (purchase_id) WHERE list IS NULL;
CREATE INDEX purchase_merged ON purchase (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX purchase_before_coverage ON purchase (purchase_id) WHERE reason = 'before_coverage';
CREATE INDEX purchase_paid ON purchase (paid_at, list, white_state, storefront, currency, product_id)
    WHERE paid_at IS NOT NULL;
CREATE INDEX purchase_owner_storefront ON purchase (owner_user_id, paid_at, storefront)
    WHERE owner_user_id IS NOT NULL AND storefront IS NOT NULL;
CREATE INDEX purchase_owner ON purchase (owner_user_id)
    WHERE owner_user_id IS NOT NULL AND credited_to IS NOT owner_user_id;
CREATE VIEW fact_in_force AS
SELECT
    fact_id, alias_id, evidence_id, digest, source, grade, stated_at, original_transaction_id, line_item_id, bundle_id,
    product_id, product_type, quantity, purchase_date, original_purchase_date, expires_at, is_revoked, revocation_date,
    revocation_reason, revocation_type, revocation_percentage, account_token, ownership, is_trial, offer_discount_type,
    is_upgraded, transaction_reason, price_milliunits, currency, storefront, has_backend_record, backend_username,
    backend_token, backend_user_id
FROM transaction_fact
WHERE is_in_force = 1;
CREATE TRIGGER list_move_is_append_only_update BEFORE UPDATE ON list_move
BEGIN SELECT RAISE(ABORT, 'list_move is append-only'); END;
CREATE TRIGGER list_move_is_append_only_delete BEFORE DELETE ON list_move
BEGIN SELECT RAISE(ABORT, 'list_move is append-only'); END;
CREATE TRIGGER audit_event_is_append_only_update BEFORE UPDATE ON audit_event
BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;
CREATE TRIGGER audit_event_is_append_only_delete BEFORE DELETE ON audit_event
BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;
CREATE VIEW unneeded_evidence AS
SELECT
    evidence.evidence_id,
    COALESCE(evidence.received_at, evidence.stated_at) AS dated_at,
    length(evidence.bytes) + COALESCE(length(evidence.answer), 0) AS byte_count
FROM evidence
WHERE evidence.bytes IS NOT NULL
    AND evidence.outcome IN ('verified', 'empty', 'refused', 'unreadable')
    AND NOT EXISTS (
        SELECT 1
        FROM transaction_fact
        CROSS JOIN transaction_alias ON transaction_alias.alias_id = transaction_fact.alias_id
        LEFT JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
        WHERE transaction_fact.evidence_id = evidence.evidence_id
            AND (
                COALESCE(purchase.list, 'white') = 'white'
                OR EXISTS (
                    SELECT 1
                    FROM finding
                    WHERE finding.purchase_id = purchase.purchase_id AND finding.closed_run_id IS NULL
                )
            )
    )
    AND NOT EXISTS (
        SELECT 1
        FROM submission
        CROSS JOIN claim ON claim.claim_id = submission.claim_id
        WHERE submission.evidence_id = evidence.evidence_id AND claim.state = 'pending'
    )
    -- Findings about refused and foreign evidence name no piece, so all of it stays while one stands.
    AND NOT (
        evidence.outcome <> 'verified'
        AND EXISTS (
            SELECT 1
            FROM finding
            WHERE finding.closed_run_id IS NULL AND finding.kind IN ('forged_receipt', 'foreign_receipt')
        )
    );
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
CREATE VIEW tally_change AS
SELECT name, code, detail, currency, entries, amount_milliunits FROM tally;
CREATE TRIGGER tally_change_is_added INSTEAD OF INSERT ON tally_change
BEGIN
    INSERT INTO tally (name, code, detail, currency, entries, amount_milliunits)
    VALUES (NEW.name, NEW.code, NEW.detail, NEW.currency, NEW.entries, NEW.amount_milliunits)
    ON CONFLICT (name, code, detail, currency) DO UPDATE SET
        entries = entries + excluded.entries,
        amount_milliunits = amount_milliunits + excluded.amount_milliunits;
END;
CREATE TRIGGER evidence_is_tallied_insert AFTER INSERT ON evidence
BEGIN
    INSERT INTO tally_change VALUES ('evidence', NEW.outcome, '', '', 1, NEW.row_count);
END;
CREATE TRIGGER evidence_is_tallied_delete AFTER DELETE ON evidence
BEGIN
    INSERT INTO tally_change VALUES ('evidence', OLD.outcome, '', '', -1, -OLD.row_count);
END;
CREATE TRIGGER evidence_is_tallied_update AFTER UPDATE OF outcome, row_count ON evidence
WHEN OLD.outcome <> NEW.outcome OR OLD.row_count <> NEW.row_count
BEGIN
    INSERT INTO tally_change VALUES ('evidence', OLD.outcome, '', '', -1, -OLD.row_count);
    INSERT INTO tally_change VALUES ('evidence', NEW.outcome, '', '', 1, NEW.row_count);
END;
CREATE TRIGGER set_aside_row_is_tallied_insert AFTER INSERT ON set_aside_row
BEGIN
    INSERT INTO tally_change VALUES ('set_aside_rows', '', '', '', 1, 0);
END;
CREATE TRIGGER set_aside_row_is_tallied_delete AFTER DELETE ON set_aside_row
BEGIN
    INSERT INTO tally_change VALUES ('set_aside_rows', '', '', '', -1, 0);
END;
CREATE TRIGGER submission_evidence_is_tallied_insert AFTER INSERT ON submission
WHEN EXISTS (
    SELECT 1 FROM submission AS other
    WHERE other.evidence_id = NEW.evidence_id AND other.submission_id <> NEW.submission_id
)
BEGIN
    INSERT INTO tally_change VALUES ('evidence_again', '', '', '', 1, 0);
END;
CREATE TRIGGER submission_evidence_is_tallied_delete AFTER DELETE ON submission
WHEN EXISTS (SELECT 1 FROM submission AS other WHERE other.evidence_id = OLD.evidence_id)
BEGIN
    INSERT INTO tally_change VALUES ('evidence_again', '', '', '', -1, 0);
END;
CREATE TRIGGER claim_is_tallied_insert AFTER INSERT ON claim
BEGIN
    INSERT INTO tally_change VALUES ('claims', NEW.state, '', '', 1, 0);
END;
CREATE TRIGGER claim_is_tallied_delete AFTER DELETE ON claim
BEGIN
    INSERT INTO tally_change VALUES ('claims', OLD.state, '', '', -1, 0);
END;
CREATE TRIGGER claim_is_tallied_update AFTER UPDATE OF state ON claim WHEN OLD.state <> NEW.state
BEGIN
    INSERT INTO tally_change VALUES ('claims', OLD.state, '', '', -1, 0);
    INSERT INTO tally_change VALUES ('claims', NEW.state, '', '', 1, 0);
END;
CREATE TRIGGER claim_made_is_tallied_insert AFTER INSERT ON submission
WHEN NEW.claim_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM submission AS other
    WHERE other.claim_id = NEW.claim_id AND other.submission_id <> NEW.submission_id
)
BEGIN
    INSERT INTO tally_change VALUES ('claims_made', '', '', '', 1, 0);
END;
CREATE TRIGGER claim_made_is_tallied_delete AFTER DELETE ON submission
WHEN OLD.claim_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM submission AS other WHERE other.claim_id = OLD.claim_id
)
BEGIN
    INSERT INTO tally_change VALUES ('claims_made', '', '', '', -1, 0);
END;
CREATE TRIGGER claim_made_is_tallied_update AFTER UPDATE OF claim_id ON submission
WHEN NEW.claim_id IS NOT NULL AND NEW.claim_id IS NOT OLD.claim_id AND NOT EXISTS (
    SELECT 1 FROM submission AS other
    WHERE other.claim_id = NEW.claim_id AND other.submission_id <> NEW.submission_id
)
BEGIN
    INSERT INTO tally_change VALUES ('claims_made', '', '', '', 1, 0);
END;
CREATE TRIGGER claim_left_is_tallied_update AFTER UPDATE OF claim_id ON submission
WHEN OLD.claim_id IS NOT NULL AND NEW.claim_id IS NOT OLD.claim_id AND NOT EXISTS (
    SELECT 1 FROM submission AS other WHERE other.claim_id = OLD.claim_id
)
BEGIN
    INSERT INTO tally_change VALUES ('claims_made', '', '', '', -1, 0);
END;
CREATE TRIGGER transaction_fact_is_tallied_insert AFTER INSERT ON transaction_fact WHEN NEW.is_in_force = 1
BEGIN
    INSERT INTO tally_change
    VALUES ('facts', IIF(NEW.evidence_id IS NULL, 'payments', 'evidence'), '', '', 1, 0);
END;
CREATE TRIGGER transaction_fact_is_tallied_delete AFTER DELETE ON transaction_fact WHEN OLD.is_in_force = 1
BEGIN
    INSERT INTO tally_change
    VALUES ('facts', IIF(OLD.evidence_id IS NULL, 'payments', 'evidence'), '', '', -1, 0);
END;
CREATE TRIGGER transaction_fact_is_tallied_update AFTER UPDATE OF is_in_force ON transaction_fact
WHEN OLD.is_in_force <> NEW.is_in_force
BEGIN
    INSERT INTO tally_change
    VALUES (
        'facts', IIF(NEW.evidence_id IS NULL, 'payments', 'evidence'), '', '', NEW.is_in_force - OLD.is_in_force, 0
    );
END;
CREATE TRIGGER transaction_stated_is_tallied_insert AFTER INSERT ON transaction_fact
WHEN NEW.is_in_force = 1 AND NOT EXISTS (
    SELECT 1 FROM fact_in_force AS other WHERE other.alias_id = NEW.alias_id AND other.fact_id <> NEW.fact_id
)
BEGIN
    INSERT INTO tally_change VALUES ('transactions_stated', '', '', '', 1, 0);
END;
CREATE TRIGGER transaction_stated_is_tallied_delete AFTER DELETE ON transaction_fact
WHEN OLD.is_in_force = 1 AND NOT EXISTS (SELECT 1 FROM fact_in_force AS other WHERE other.alias_id = OLD.alias_id)
BEGIN
    INSERT INTO tally_change VALUES ('transactions_stated', '', '', '', -1, 0);
END;
CREATE TRIGGER transaction_stated_is_tallied_update AFTER UPDATE OF is_in_force ON transaction_fact
WHEN OLD.is_in_force <> NEW.is_in_force AND NOT EXISTS (
    SELECT 1 FROM fact_in_force AS other WHERE other.alias_id = NEW.alias_id AND other.fact_id <> NEW.fact_id
)
BEGIN
    INSERT INTO tally_change VALUES ('transactions_stated', '', '', '', NEW.is_in_force - OLD.is_in_force, 0);
END;
CREATE TRIGGER transaction_excluded_is_tallied_update AFTER UPDATE OF purchase_id ON transaction_alias
WHEN OLD.purchase_id IS NOT NEW.purchase_id AND EXISTS (
    SELECT 1 FROM purchase WHERE purchase_id IN (OLD.purchase_id, NEW.purchase_id) AND list = 'closed'
)
BEGIN
    INSERT INTO tally_change
    SELECT
        'credits_excluded', '', '', '', SUM(IIF(purchase.purchase_id IS NEW.purchase_id, 1, -1)), 0
    FROM purchase
    CROSS JOIN credit ON credit.alias_id = NEW.alias_id
    WHERE purchase.purchase_id IN (OLD.purchase_id, NEW.purchase_id)
        AND purchase.list = 'closed'
        AND credit.status = 'credited'
    HAVING COUNT(*) > 0;
END;
CREATE TRIGGER transaction_alias_is_tallied_insert AFTER INSERT ON transaction_alias
WHEN NEW.purchase_id IS NOT NULL AND NEW.grade IS NOT NULL
BEGIN
    INSERT INTO tally_change VALUES ('transactions_posted', '', '', '', 1, 0);
END;
CREATE TRIGGER transaction_alias_is_tallied_delete AFTER DELETE ON transaction_alias
WHEN OLD.purchase_id IS NOT NULL AND OLD.grade IS NOT NULL
BEGIN
    INSERT INTO tally_change VALUES ('transactions_posted', '', '', '', -1, 0);
END;
CREATE TRIGGER transaction_alias_is_tallied_update AFTER UPDATE OF purchase_id, grade ON transaction_alias
WHEN (OLD.purchase_id IS NULL OR OLD.grade IS NULL) <> (NEW.purchase_id IS NULL OR NEW.grade IS NULL)
BEGIN
    INSERT INTO tally_change
    VALUES ('transactions_posted', '', '', '', IIF(NEW.purchase_id IS NULL OR NEW.grade IS NULL, -1, 1), 0);
END;
CREATE TRIGGER credit_statement_is_tallied_insert AFTER INSERT ON credit_statement
BEGIN
    INSERT INTO tally_change VALUES ('credit_statements', COALESCE(NEW.fate, ''), '', '', 1, 0);
END;
CREATE TRIGGER credit_statement_is_tallied_delete AFTER DELETE ON credit_statement
BEGIN
    INSERT INTO tally_change VALUES ('credit_statements', COALESCE(OLD.fate, ''), '', '', -1, 0);
END;
CREATE TRIGGER credit_statement_is_tallied_update AFTER UPDATE OF fate ON credit_statement
WHEN OLD.fate IS NOT NEW.fate
BEGIN
    INSERT INTO tally_change VALUES ('credit_statements', COALESCE(OLD.fate, ''), '', '', -1, 0);
    INSERT INTO tally_change VALUES ('credit_statements', COALESCE(NEW.fate, ''), '', '', 1, 0);
END;
CREATE TRIGGER credit_is_tallied_insert AFTER INSERT ON credit
BEGIN
    INSERT INTO tally_change
    VALUES ('credits', NEW.status, IIF(NEW.alias_id IS NULL, 'unmatched', 'matched'), '', 1, 0);
END;
CREATE TRIGGER credit_is_tallied_delete AFTER DELETE ON credit
BEGIN
    INSERT INTO tally_change
    VALUES ('credits', OLD.status, IIF(OLD.alias_id IS NULL, 'unmatched', 'matched'), '', -1, 0);
END;
CREATE TRIGGER credit_is_tallied_update AFTER UPDATE OF status, alias_id ON credit
WHEN OLD.status <> NEW.status OR (OLD.alias_id IS NULL) <> (NEW.alias_id IS NULL)
BEGIN
    INSERT INTO tally_change
    VALUES ('credits', OLD.status, IIF(OLD.alias_id IS NULL, 'unmatched', 'matched'), '', -1, 0);
    INSERT INTO tally_change
    VALUES ('credits', NEW.status, IIF(NEW.alias_id IS NULL, 'unmatched', 'matched'), '', 1, 0);
END;
CREATE TRIGGER credit_excluded_is_tallied_insert AFTER INSERT ON credit
WHEN NEW.status = 'credited' AND EXISTS (
    SELECT 1
    FROM transaction_alias
    JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
    WHERE transaction_alias.alias_id = NEW.alias_id AND purchase.list = 'closed'
)
BEGIN
    INSERT INTO tally_change VALUES ('credits_excluded', '', '', '', 1, 0);
END;
CREATE TRIGGER credit_excluded_is_tallied_delete AFTER DELETE ON credit
WHEN OLD.status = 'credited' AND EXISTS (
    SELECT 1
    FROM transaction_alias
    JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
    WHERE transaction_alias.alias_id = OLD.alias_id AND purchase.list = 'closed'
)
BEGIN
    INSERT INTO tally_change VALUES ('credits_excluded', '', '', '', -1, 0);
END;
CREATE TRIGGER credit_excluded_is_tallied_update AFTER UPDATE OF status, alias_id ON credit
WHEN OLD.status <> NEW.status OR OLD.alias_id IS NOT NEW.alias_id
BEGIN
    INSERT INTO tally_change
    SELECT 'credits_excluded', '', '', '', -1, 0
    FROM transaction_alias
    JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
    WHERE OLD.status = 'credited' AND transaction_alias.alias_id = OLD.alias_id AND purchase.list = 'closed';
    INSERT INTO tally_change
    SELECT 'credits_excluded', '', '', '', 1, 0
    FROM transaction_alias
    JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
    WHERE NEW.status = 'credited' AND transaction_alias.alias_id = NEW.alias_id AND purchase.list = 'closed';
END;
CREATE TRIGGER list_move_is_tallied AFTER INSERT ON list_move
BEGIN
    INSERT INTO tally_change VALUES ('moves', NEW.to_list, '', NEW.currency, 1, NEW.amount_milliunits);
    INSERT INTO tally_change VALUES ('moves', NEW.from_list, '', NEW.currency, -1, -NEW.amount_milliunits);
END;
CREATE TRIGGER purchase_is_tallied_insert AFTER INSERT ON purchase
BEGIN
    INSERT INTO tally_change VALUES (
        'purchases', COALESCE(NEW.list, ''), COALESCE(NEW.reason, ''), COALESCE(NEW.currency, ''),
        1, COALESCE(NEW.price_milliunits, 0)
    );
END;
CREATE TRIGGER purchase_is_tallied_delete AFTER DELETE ON purchase
BEGIN
    INSERT INTO tally_change VALUES (
        'purchases', COALESCE(OLD.list, ''), COALESCE(OLD.reason, ''), COALESCE(OLD.currency, ''),
        -1, -COALESCE(OLD.price_milliunits, 0)
    );
END;
CREATE TRIGGER purchase_is_tallied_update AFTER UPDATE OF list, reason, currency, price_milliunits ON purchase
WHEN (OLD.list, OLD.reason, OLD.currency, OLD.price_milliunits)
    IS NOT (NEW.list, NEW.reason, NEW.currency, NEW.price_milliunits)
BEGIN
    INSERT INTO tally_change VALUES (
        'purchases', COALESCE(OLD.list, ''), COALESCE(OLD.reason, ''), COALESCE(OLD.currency, ''),
        -1, -COALESCE(OLD.price_milliunits, 0)
    );
    INSERT INTO tally_change VALUES (
        'purchases', COALESCE(NEW.list, ''), COALESCE(NEW.reason, ''), COALESCE(NEW.currency, ''),
        1, COALESCE(NEW.price_milliunits, 0)
    );
END;
CREATE TRIGGER purchase_unfinished_is_tallied AFTER UPDATE OF is_unfinished ON purchase
WHEN OLD.is_unfinished <> NEW.is_unfinished
BEGIN
    INSERT INTO tally_change
    VALUES ('purchases_marked', 'unfinished', '', '', NEW.is_unfinished - OLD.is_unfinished, 0);
END;
CREATE TRIGGER purchase_without_first_is_tallied AFTER UPDATE OF is_without_first ON purchase
WHEN OLD.is_without_first <> NEW.is_without_first
BEGIN
    INSERT INTO tally_change
    VALUES ('purchases_marked', 'without_first', '', '', NEW.is_without_first - OLD.is_without_first, 0);
END;
CREATE TRIGGER purchase_excluded_is_tallied_update AFTER UPDATE OF list ON purchase
WHEN (OLD.list IS 'closed') <> (NEW.list IS 'closed')
BEGIN
    INSERT INTO tally_change
    SELECT 'credits_excluded', '', '', '', IIF(NEW.list IS 'closed', 1, -1) * COUNT(*), 0
    FROM transaction_alias
    JOIN credit ON credit.alias_id = transaction_alias.alias_id
    WHERE transaction_alias.purchase_id = NEW.purchase_id AND credit.status = 'credited';
END;
