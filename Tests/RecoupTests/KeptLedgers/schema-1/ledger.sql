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
    -- How it had ended, where it was taken back: the event of the run after it states that.
    state_before TEXT,
    -- The run with an earlier as-of that took this one back.
    taken_back_by INTEGER REFERENCES run (run_id),
    CHECK ((state = 'taken_back') = (taken_back_by IS NOT NULL)),
    CHECK ((state_before IS NOT NULL) = (taken_back_by IS NOT NULL))
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
    -- Whether it ends in the middle of a record: what it does not say may stand in the part that is missing.
    is_cut_off INTEGER NOT NULL DEFAULT 0 CHECK (is_cut_off IN (0, 1)),
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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795634350906, 1795634351508, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["aa402a91cf14f4b77d4202aa2215dc060a6c99878a2588a90ec8f7126f2c23b2","3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "ask" : 0,
    "intake" : 168,
    "post" : 109,
    "reconcile" : 116,
    "verify" : 111
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
      "sha256" : "536fdad733e681e1d2960367b3f733a229af01872caf0388a8cb317920f085af"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "4e9dea93e038d20f915e8d4b40aeba6adbe501a19348e17ba281e37ca0792def"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "855a460343102af0a88855419b2b3f53bf4422363830c7e5e5e63c638325372e"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "b97f24f0d8c2c3f2114a4d87ddafd37ba498a448f722ff542aff1a38588dd670"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "ffc872a456b0a1f6e13cff85206c84a506319f3b19071dc581f0c52bbd944ebf"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "5d6cc380c1f54ec97fa89fc778890e4580d427e310faf9f608789b2c21d9f91f"
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
', 'root', NULL, 2, '7827dcccbacf65a8c74823be8d5fd9504499d8b28525ae6e4bea2b14a099be01', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795634352698, 1795634352952, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["aa402a91cf14f4b77d4202aa2215dc060a6c99878a2588a90ec8f7126f2c23b2","3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "ask" : 0,
    "intake" : 45,
    "post" : 35,
    "reconcile" : 73,
    "verify" : 6
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
', 'root', NULL, 6, '10210ebe3e0c50fd3b10afffd85a098d983cefdb63e60aa84d462ed0719d36c8', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795634350526, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795634350530, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795634350806, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795634350811, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795634350533, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795634350533, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795634350534, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795634350534, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795634350534, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (10, '536fdad733e681e1d2960367b3f733a229af01872caf0388a8cb317920f085af', 'notifications', 'notifications/apple.jsonl', 18109, 1795634350534, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (11, '4e9dea93e038d20f915e8d4b40aeba6adbe501a19348e17ba281e37ca0792def', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795634350537, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (12, '855a460343102af0a88855419b2b3f53bf4422363830c7e5e5e63c638325372e', 'receipts', 'receipts/2026-01.jsonl', 11231, 1795634350538, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (13, 'b97f24f0d8c2c3f2114a4d87ddafd37ba498a448f722ff542aff1a38588dd670', 'receipts', 'receipts/2026-02.jsonl', 11177, 1795634350538, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (14, 'ffc872a456b0a1f6e13cff85206c84a506319f3b19071dc581f0c52bbd944ebf', 'receipts', 'receipts/2026-03.jsonl', 5537, 1795634350538, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (15, '5d6cc380c1f54ec97fa89fc778890e4580d427e310faf9f608789b2c21d9f91f', 'receipts', 'receipts/resent.jsonl', 11074, 1795634350541, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795634352614, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '22904dd47aa58426325babff932c7b6ff32c09c08469c281ff623e1504752f67', 'notification', X'01000022F76805AD5A5B93E2BCB5FD4549590677C2E30096C1B4455BD6C5D69B8DC91824839B4B63FCEBCF32339D2F39953A5F1E4E4D51DD8C2F92F665ADB5F7EEFD336EAA6877D81E622A87356187F5757DFA498AE7FA4D3F639649B7548A2F538F5AA3EB79EDB945AAEB58599A32FAD3CB7CF5AE963157D4C56A658EC6ABEFD584497C8A42C42CD5B355EAB19E13C6D812CF4A120A593CF6217B4B65B7305EA0534B8D0AE9B5A48EC9533DE17E6D38355CCA5B98DA605178CDDC1039C89339564A9D9488AF75C4F37DD4583EB840288E7DF5272DB9968A863C64366DD91AFB540989FDC2270ACF3FAB15B76AD29C4DB80BF6D2D16AA52C2726285CAD4B9FE6FC382FA5178752B10577E143E4758CF76C85E4A7DA2332CD1BC6433AC1F7794DEAB3217356DAB01FBFEF4312F2BCFEBEBE2824899255B3DC5BBA49DB7AAB6C3CD7D867153546A878527BF5F77EDF79186FFF7CBFE3FA7562880B95A39C877C69C2F8988514F66059DDB29B1ACFDBF69EA1F5B48CF86A9BBB98DBEEAA45AC77115BCB5FD7EF454BAEB5EA82D41A9E8464A2089FAB303E15137A2EFDEE43521AA7363E993FBE337C9F08CBE6A9E21B7EF83B294F6C9A686E321A6F556EA79CC497DA864116C6F744FD1CDE095B684B447DAAC37752AF92B62BB6C24CF892F35AF083F0DD32D586B0A80FF5929D3339638977FDCABC6E91D91B17CB34502D2DB6944EAB81C5B5CF42C4CE2B5EB026F643DB6DA8E6A5A57321438F7B61AF340F6B4F2DDE2735E7924E32D99CE02FC4C268FF86B35045865055E654A7AAFEDC4ABA2E5A7AA8FD62D81DD5C5D8D9B1D44DC14F1DAFBD66F28AA7E3FC73B445ED99AF54A92211CDF27D62BACDC0D75ABBB7DD73161583CA53A972045FC6099D606D9379B72F6DDDB96EF9A7467C8B90229ED942625F29E23B93AFEB6FE5714EE157C6233AC7CF524A37411C3658EFC148E2173AB84AFFEF431DB203D3F5BBB16CE013135413DE562BCA75ABA2FDE9C794EBA0A9DA6055DAFAB83F39BFA6EBA0B2ECBA57F386454D5649FA897D3DD4529D8C37F53267D6FCC8B31DEEACC2E023F5EA65E6D423252C63117D645EBC14AAFBDCE97851F87D9B90E65D6BCE0BBDF6F5C9BC29123FEA21F5B98D93F5E17110D2C5A94F3F91EB7363EB13CE8218A2A74C299AE5F6AB94E154507AABF23379F702E4647FDF3B9E24E1EC294EEC3FDAA4264672D903436EAB5450C5657C1692E5BCADA759C8E7858C4FC219E0D18C71318F1023CBD4F1172668C7162AA27922E8817BC5A338B2781F024FF4AF18C2DE98903F1FC8EC63EAC5F28509AA1378BE5143D817B68E92683D64C8994A38DF84C0044AC577CE64323E0A4B4233A919B06BFAC2048F8438775E46752A74374F8075BF3043FDC28CF17A4B19FC3B4D27DD3C435CBDF6AF9C4C757FD69264F5A45E7DE778E6F185B07F9AE3E3FA13117D63260FE1953FC5CC4CAA6BADF94A9DDC4111732914CE4B717E8BD4F1E2488A39AB7DFE992ABA303EEBCBE8F629C89CE3DC0B43D41379C453E94EA275232620AEE6D342CCB77B645C6A492B22EBEDDBE4528AB82F053FED75414A1A3FCDF3E61713F79E08054EE0A70CB928657FDCB9B47FF779623CFB656448C4C0B80A83A6C63A65E8F9B57583D1D3676DE9C76EF8F1DCAE9C2B26AA944338D9D2642A7DB3502BCE8ABC3E32BF91B5E4D7BD76C71DA9A3D48193C266BA3F75A2D09DE3E1FA29641CFFC60CFA8D199924732DE3B939364B9C1B9CC27F61F4719EE2FBFADD8BE712586F3CB51272FDF8C61CD822074664C63513B1B85EC4B23E99C82562729EAA13F057D24CB775C65587F833BF318C312EEB1038744A1DBDA4442D4514347BC9870DC125DD6C93637C2D94819FDCFCDDEFB0767CAA5E98EC565B116F4B2F3E8DFE801FA214FB42CEFE2B66832310176D3007BF5C52C4A33A5259D1F8ADF6828F77BF19941F1C77B4BB14D6D9C431E476DACB133875D24C4BCDC1EDBDDB3B1BA4A4F9E29E5965CF596FDAD91BF78DDB1F69574FE6C84F9C2332D70D89DB5D18AC8DBE7199874F707053FBE09DE76DBA0BAF93AC053E0CCE706FC636838B337AF6B8DA3DB54DFCFD3296A58D81E7A1AFEDF95987F157D2EE661F19B48825712659A242E4B68E3F8C37E23A7CE439254297995685BB09BD54AE3EEC5BC7591BE8C2C6ABDDCADCB973C071061FBAF78A74F1BE3D3F465E00AF6B15AA44487A79F950AA451992A5F2CC691F36F01162FE972EF91252FE3946E40D389CDEBE795E48B24E800C853762D08B87475D210BB5EB131DAF90FF87C47327A5BD00FCB0FCB79C83BE2ABC0036AD27A3AE1975C58B1FE04BE53727A4C627B070D41923E62076BFAFC78D9046FDFFEA2A06DEEBBE750A74D53AF8739DE2A2EC640E09A1276008352456C2729651F0DAC88BE13F796FCC31C3EDD5E352CD53CF851AFA920BB356C3FC5EEAA9B75FDCDA9D53050F7F1243D5396D1BA32375D8E69CE23DCB423545D1DA3E956CC3575C66871BD8C1DDB72299ECA2EB973AAE0313D1CD0EB9CB545C545EDFEDA06771FF245B2907FDB760217850CA67EADC51683BA91637E07F7C5250BBE5CA8499D7C047C17C1B85D324676579F8FB5776E2F986D08F6A98C7C027E4F0FC7FEB92053019FF3F6206446258CF1305ADB9AA697A984D24CEFBD2D16D3787861B39602D05A7E035AE6437AF42DA31110F66A8D3D2BFD14C715BAFE67945BB43E5D7295BD54B70449CF9B332CBBBCF043A688C834202B348C73370EF867423862F12DFBDCBECF69644B38DB4E4009B3525CE215C77DD534554183ECCC00EC5A479E855877DF3422CD9C31CE913F899EF5A9E09A1A02B48090CA1F84CD2A176DB2567C0C3F32EEC932A92049AF6B4D5B76BB6B8753BDF057AB5F61339FBAA09FB50F9CFC71667AA72E60065DBD2CED609519D92EEA3B2E4AEC3C721CFBDBFEE9FB12D72DEAC8FDDDFD62D7DEC427CA2DE653A3D6C8FE13319A04E8EBBE956FCB8AEDB98542DBF1AE9ECFA783E14FEECF6DEAA69A1C903FBB91B9FDECC881FDFF729E37627D655FE14B5CEBA7F3FA6F764AC755A75AF5BF7ACFCE06674E08DEF92ABF8CBACD4B18EDC57F5AA875867FCC019CA9FD06343A19957EAD93DD3415BA14EC23B82AC6D0EDC671D74ED863BF59609BA2DA5837E084E897241264CBE97DD561275456DA32578161871D1AE863E4D1F5508BEF3F946B5B748CA2032C35C24CE24889A8D7426AAC24E67B4FBD4C7B9ADF57A104E014302839A62231CCDB7B2C1FB82A93CD2ADB041F87A1F0497A2CAD4BEA2E268B8CAE74B7DFC411401EEB94E736986429A2BDE75374B96252D2FA535D8B65275A87839A8A516F373EACEBDCA3B55B9EEB3704657CEC8ECC4503BC58591F5B924F15BB55452396803E80060315C5B23E20D95566D4B426FC2BAF17C5A08BA499C7D26CA94C889A0B04D56926228A359C975428C827DDA780D3B64893A13AD7BAB7CF089C37D366E94986FB8521AB54856856AA268633337BE7F26958A718E1F3D246751A214E112CA9CAA0CF6ED0DDE9FC8785BE81BDD53A4998D1D877DA46BAC7031E547363EBFD44AF6DC23EB32E4AEF4CCBBD4C40AE82368B57C3C1F74E1593BAEB323B349C4EFC8A00C1FCD6D8FF5503B69B2CD14CD0D352C91E7A716EB5EBDECE70EA85B2EEAC8CEE0228A9D81C0288C86F5D5B9C7597415A22CB0A8216847B3B613F0CF5D39BE953EBF8913D72FFB6932854E8BCC9237B0FF5A90E69AB9F8B25BB15C855D5E7835D657AFF5ABBC81FDBC7E07BBEF96F027E932F0599F90A2C7F9E1FFEEAE058B2AD87747E74019B391FAB6A9DC79E0EDAC494E9076D24488AF0BCE2B4B2F584865B28CC4DD76499BCA4E3DA1EA0C5A3BCAEC4CEBE8EA21FE36C08C0B170AFBEF800BE054FBE8E1AFBC1C28DE16582E1FBD091B56E57323082F51A387281FACA271875E02F283E61A710C1D4295C7B715616A2B0396AC982F87F958A35C6A1A83FD42A25A1269398B50CB1CF636D89865BC453342259295C952E5D233637E5C784B3EB8320BF81F7A902BD40B197073AA1C74994E1FCAB224F1216F9D8A12AC574663FC98CBB7FFA15DF15EB3C2BEA2B12EE50E58DDF25E101565CADD783B6A28F756F89DDEB9EEB2D55D03BE36B20D1E12F95D2EE11F8518D2DD027C74C9DAC0C28F3EECA9A1FB25E22D4948F7C8265D96A93AAF96E6B8176EA5F34E6BA4B1720D9E3702F6C5FE6285FC15C98AFBCABF5D2BC4873CD11CF15A42D74463FEC2DE4A21FEA5882DFCA35055E4A5FF403DD9A1B7410B33E68767E0CFC6164AA90AF98FFC3A237FCBDA9BF642C4460DF827D6D37DCB2974FE16F197E8F6B6DDBBF5A08FC01F12DF90BF58AFBE295BBBCA869E743B5246F18D49F00CEA0760EA15B81265421D103F83810F909BAB92B20362AB1FED8D3A2F546D007FA50FE9F765A6E24FE9D8717CAEB0300E0547855C54D44C2470557AC10A759B48C22E848478EC34CB33CB4C726A6EC097B3A0758E7832CAB34F68DC92B9A2CF4EB5DDBBF029DBDB06B56A57FB4E2ADD6F609F68A7D0EBB17189FDDE477B004F102F682B017725692E758BDA13D18CFCF00AD77C25F2F1003F8FEB11A37BE414A1E8B548E4C3FF656F9BBC284F4D47BCAEC306F50D78C0A94D45B812C0B74AA79EF48057CE29C407B47AB7946A17009F646A6B9B00D725D6FB8DB739EAF625EC1EE99048C45F96406369DD6DB356D111BFD540FFC07B1BE0BCF504F1684BF4B650EBFFC65BF350945E65DBE8BD5553AD6F16F8B782AE1023DE148E5F13D7D1116F717E097C0047109A0826A0553E5574EDB93A0F8827E049E1FDC6DB472215D7112F0A595BFC9AEFC29801EF28EC7B1EF1163838E22DF8E2079EA7376E03C4DFDA93823D52C7C6FCF87D7E73059EA3D737CBF1BC004F59D40E7FE0E530CF52C271FF7F8F97D05B2FBCE7FE1F7C07DCE58903FEFFF77C27908F037A6D5946CDBD8A9C867F9F5A99D17ED10E2D3AF8297BF11551F01FF2DDC53DF23D4AC9193D8FA6E113DEAB255D20D615E2177C6882115FD09A545584F3EBFE85B7637EA4478E1E29EA1F8DBC057E241A3EF7AF0FA309DBB5147CDC34C0CFBB51B54934850677E53E4FC13FEC2A101FEAD4804FE33BE239025FA97DD41D2BF4D6C432466A9E1FE504D8016E502B6814D887E9C626D26405EA1FE4E1A55A75A51A38F434F44984DE6DEE3EB2A8476F9169E0C71B17EC835BCF436FB64C09F4AC853689F8A738C667B0A39227E694DF7F1603856EA057E8AB03D73F3D9C07F1079D198DFCE902C4CF2673A8ADF346A3C7049E9B232B1EB0730C46A10BEC7D934287002F39F4C5A837B26FBD01FC422961A20CF909BE06AAC50BE825E826AEA089FFC07BF02DF4042FBD4EE8B63F27842F7713F009F85CDBFA2A543A5403D7D5693E603D60407D834532759A237E6B9CEFFC00A20AC42C6C0585A6A806AF71F0F713F8A4A1E457B01F50387ECB06E095537919CED02BEE06C447093E46EEC609F875814D6EAA76FD8B6FDB1E7C0E3DE7233F47FC9163FE430FA16709BE1EF1EEAE8FFFC6D7A35E001F70E06D3CEA8F27F687FC319FD0A0076ECF3EF28BC8F0F12C579D4E8EEAB3405F71E7DCA58A6E0CF891695573D40177F477B2C4FFE9A10F041C499E7BE8EE2ABA129CE75CC31FDA36027C34D52D8A53B77EC26EAEB4E6817CC419C61A0F7149BA01E7DD549A51265DA9261C52A4A17B15833F104F16FA64E23C1631BA1B98407C6F648EFE08DE0F7E7FDFB7F88E3E6B42638DFBC067DE131DC08DD2235F82BF51A781EFBEF6B0306A4C56E9249094C53BCF5D1209BC824650D09BA37EC8DCBC4C42F0DF2B5ECE0F7007A6033DFC4D3474E6C04FF1A18A7887FCB922566FF0A7413CAC316B286B155FD127B1D0D3A3BEBB8A68DDEFC2CE551AB5DB4B1FF002798FA8360CF11AEDBEE3559925F2A5E7B478E836804A6CC67819F37D8C17C49BF171BFAA09F234EAA0D73BA52D90502B3DE205D63CA35F047DEA2E26444FD8736FC857F019F4E909D735FF802E46FC73E81B346C80BBC0AB2DF26D256DF3A1A3FEA58F211660BF86299C47B6DD02CD07D4448156C30F6222027D492FE04785F55798ED2CC4AFFAC3402F6DE5C8330473946F7D3CEAD35FFA58276D731F3102FA055C087FFFC67B8EE77FE33D9E579B12F9A69D715C4EA16FC69EF23FCF5FC23FD1CEA7A8670255B5E9208FA33E89237CA05A3995FA4A52621F65188FF5C19BD24159B6B1863E40CFA603CF406F46A84711AFFBF641C0FF5BBC077562F04B5F21FF39E20DA0C62B19C4B0BF55D6EBB323F8FA4835F055ED750CBBDC74E237E8D1BFECAFAAB016A86F3AE887A872235EA33E919D56584740DF8EFA087A05A6545EEDEA0BF45903BCC1ACC88C7BBFECC043E083056AEE2B877E435D8F32A08BE1CF45AD69CE9673974EF80D7D6FADB13F33D0923BF3057D897AA25EA9D67D688ABE2BDECFA9D39885994ADFA6B0DF167A7B8DB81365FED209D75ACEA410ECC827CC576D0762ED30D9BA1D818731B86DA3F5FAB15FCD8FD037D89FDA42CFA29EEA517F98A5B06AD457B0B5E355D47F42295C123F5ED6D1C8FFDD1DF1552A9FAE61179144E8BB441E49ED6C05FDC334FAB185B6D3DAB13BEAA677F0435AE07C19EA2B4CD680C7E0CF577D39D603C118EF37E1298DF8A4BFAE637FE07B7021857D18F4D505716BA147BBAD805E85FD80E7D714F522F44239D6272A1AF520A2CE1AE823E0C938A368C77C986F110F6FFAD459A943F40C3156831F50572C74044D17B903788B8BF1FD2FBD00BD7C740DF2E9B1835EC35E6DB2A4542B158DF5E10EFC02BEDA00BF1EFCC5D78C61968610641EB364B5953785FA050161CE65440B01CEAD56F3C14803DEC7F930BB41FDD1810FCF980DAE7721033E4083867C8B9ECC273F41D4F97D815924DACCA0290B7D3CD066C46B9C3FDF2D1987CEBE0A0FFD160BFE6A6747702043BDA9124829F0C107F074901EF37651F244BD9D67A17D8EA05763FFC2CD517FA167E821BFA218FBEB478EF928F435C8A4D783BB80327D5AB4D7BE563585FE2DF4F2C7DDE46E53623688FEB581BEF40DDD91841ACC0EE391EFC77E460C3CCAC1EFC03AD3092FE94BD7498D592474E344B71D7A0533590E31DB8B1F44D89AC20E37E0B5D93B73C6F5B894FD12FD5F8B6A02BDE65A67AE5BA21F12233FFDC225A4423E03DF10CF0DB09658D40FA8935C927ADDA7A1CD66AFBA9CA16F2F3DEB67FAB615A41659CEE20A535DE019FAFCEB27A642D8AF7C64BAFB2A955A831F4AC4FB27F0E25AB771F7BA5FF71042CDA226E900FD516AC40FF4E915FA6A5DAD307B7BBDBF5F20C62EAF7E850D22695FFC7283BE473DC71F989D463BA2D6989B18E0E1B91850472B57C8B68FCB763615A7CEA02F33CE825127618E81BE3C66D34BECE708BEBBA3073CD64791C4F3B0C71BF8779B604EB585BA455FE697BD2581BE02FE7FCF9A317B861EC7FB703D641BCCB96E55D4BDF62BF2EED5FB4B477BD838288E31749E1DA4EDCAF4751EB2C5F9A1D27A877ACF437F605A85FDCD440DE63E8AA03F11205EEE78CFB8DEEFF7F3027ABAC1FD6F1AA5C8384B863F3E4A2B07D17647CC8C652AD89647B7C9783EF0EF9D1F31C387FDD15FCCC0FD9FD5A419FDF7063D8108EE72F08201BE5D47FFECC3E00D79B2E5E8DFC05E6A8F391ACEFBBAFFF71C2ED7984B25C76F7F86E083595CE675570CBF67DD2D39622E37568ED7D2C37A3E4434A56FE8351B70E358DFD92CECCE451B6C4B0A7B9CD0733FAA8D863F99759FB0E7BFDAF735A72BAD37A0CE19F5C4FD3FF84721DEE0EF75508FE7F31D6A70D4E3AF7A413E7EC5EBF961105F55F8BACE8137E86C616A8BFC41BF0CFE3A07EFCE950C336B65BB23BA577AAB52AFC0CC037C7DDFD3D9B0CFDD17E2B09707A2521D8419993DF792E409954FE6A8DD2A755111FADD7A76AADADBD908FACC2C5046C6136874910AFE964DCE985FCE3C4EEAA1C89BC9FAE4A1CF197CA19FD9961A7399B1AFE938FC2EC7BFFBF80027FC4385A39E982DF1F704E80BC8C3FB22C6DF71401FB5EE889E2CFAA60150D885637FD4B4E103BEF1133FBDB1657DDC2E3C8FB5217917760ABD796343D3E0A79F8874920CEE30CE87D113C67EA19523EAA12FFB96889DCF86B44F96C09BE1C723593C0E75AB9EB86FECB9BEAD8FEB7BB288677FFD0112FB38D1F773E3FFE51E2F7D31FBD113379F7620679C78F73909BE1EFFF8DBD66BA797BF5D856D2137577F8B84D9EE039E7B257D9BEADC9BCFC3A52A9F41748FE3BFF4C1CFFF011105B7E5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["aa402a91cf14f4b77d4202aa2215dc060a6c99878a2588a90ec8f7126f2c23b2"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, 'fa4cc16ae12de8399421e2b3c626649682a3767df43a582c3106440abb6f6777', 'notification', X'01000023496805AD5A6B93AAC896FD453341A2D4B41F8F4AA258A445920FC82F1320DE8364A2546995C8AF9F8575CEEDB93726A66FC44C7418DDB6908FFD586BEDBDEBF8889B2A3A9CF6A798CA714BD8697BDD9E7F92E2B17DD18F9865D2AD95E2EBD4A3D6E87A597B6E95EA3A5696A68CFEF4325FBDAA75CC1575B1DA98D678F5673563129FA210314BF562937A6CE08431B6C6BB92844216F763C85E52D9AF8C17E8D452A3427A2DA963F25CCFB85F1B4E0D97F216A63658155EB334448EF26CDA4AA9B312F1B58E787E8C1ACB471708C571AEE1AC25D752D19087CCA61DDBE29C2A21B15FF844E1FD47B5E156CD9A8B090FC1513A5A6D94E5C40485AB75E9D39CB7CB527A7128155B7117DE455EC758672F243FD71E9169DE301ED219BE2F6B525F0C59B2D286C3F4FD189290E7F5EFDF57852451B269D6474B776957EF958D971AE7ACA2C60815CF6AAFFE7DDE571EC6FBBF3EEFB47F9D18E242E528E7215F9B306EB390C21E2CAB3B7653D37DBBC133B49E9711DFEC731773DB5FB588F521625BF9FDFB67D1916BADFA20B58627219929C2972A8CCFC58C5E4ABF7F9394C6A98DCFE6CFEF0CDF67C2B265AAF88E9FFE20E599CD13CD4D46E3BDCAED9C93F8A3B6619085F167A27E8EAF84ADB425A23ED7E12BA93749D7177B61667CCD792DF849F86E9D6A435834847ACD2E995CB0C4BB7E655EBFCAEC8D8B751AA88E167B4AE7D5C8E2DA672162E7192FD813E7A1DD3E54CBD2D2A590A1C7BD70509A87B5A756AFB39A734967996CCEF0176261B27FC359A82243A82A73AA5355BFEF25DD161D3DD57E311E5AF561ECA22D7553F073CF6BAF993DE3A95DBE4FB6A83DF3952A5524A259BFCE4CBF1BF9566BF772782CA26254792A558EE0CB38A133EC6D32EFF6A5ADBBD41D7FD7886F1152C4335B499C2B457C67F2F9FB4BD92E29FCCA784497F87729A59B210E1BEC776724F10B1D5CA5FFC75887ECC474FD6A2C1BF9CC04D58C77D58672DDA9E878FE31E73A68AA2ED894B66E8F67E7D7741B54965D8F6AD9B0A8C92A49DF71AEBB5AABB3F1E65EE6CC96B73C3BE0C92A0CDE52AF5E674EDD53C23216D17BE6C56BA1FAF7838E57853F7409695EB5E6BCD05B5F9FCD8B22F1BD1E539FDB38D99EEE27215D9CFAF41DB9BE34B63EE32E88217ACE94A2596EBF4A19CE05A5B72ABF90572F404E0E9F47C793245C3CC499FD8F36A989915C0EC090DB26155471195F846439EFEA7916F26521E3B3700678B4605C2C23C4C83A75FC8909DAB1958A689E087AE25E712F5A161F43E089FE8E219C8D09F9F38ECC6E532F964F4C50BDC0FB8D1AC3A1B0759444DB3143CE54C2F9260426502A7EE74C26E35658129A59CD805DF327267824C4BDF332AA53A1FB6502ACFBC60CF58D19D3EF1D65F0EF3C9DF5CB0C71F53CBF7232D5C3454B92D5B37AF33BC7338FAF84FDCB1C9FF69F89E83766F2105EF94BCCCCA4BAD69A6FD4D99D14311F85C27D29EE6F913A5E1C49B164B5CFDF534557C6674319DDDE055972DC7B65887A208F782ADD59746EC204C4D5725E88E5FE888C4B2DE94464BD63977C94221E4AC1CF475D9092C60FF3B8F9C5CCBD26428113F839432E4A39B407970EAF3E4F8C67BF8C0C8918195761D0D4D8A70C3DBFB66E347AFEA82D7D3B8C3F1EFB8D73C54C95720C677B9ACCA56F566AC35991D72DF31B594B7E3D6AD71E481DA50E9C1436F3E3B91785EE1D0FB70F21E3F81766D0DF989149B2D4325E9AB659E3DEE014FE8DD1ED32C5F7EDAB172F25B0DE786A23E4F6FE1B73608B1C189119D7CCC4EAFA21D6F5D9442E11B3CB5C9D81BF9266BAAB33AE7AC49FF985618C715987C0A173EAE8474AD45A444173947CDC11FCA49B7DD2C6D74219F8C92D5FFD1E7BC7E7EA89C96EB317F1BEF4E2F3E40FF8214A712EE4EC7FC76C7004E2A20B96E0978F14F1A85A2A2B1ABFD45EF0F6EA37A3F283F640FB8FC23A9B3886DC4E077906A7CE9A79A939B87D7047678394345FDC339BECB1184CB778E1BE71C796F6F56C89FCC43D2273DD91B83B84C1D6E81B9779F8000737B50FDE79DCE687F03ACB3AE0C3E80CF7166C37BA38A3178FABC343DBC43FAE6359DA18781EFADA5E1E75187F25DD61F196418B58126792252A446EEBF8CD7813AEC3479E53227499E9547898D18FCAD5A763E738EB025DD87873D8984FEE1C709CC187EEB5227D7CEC2EF78917C0EB5A852A11927E3C7D28D5AA0CC95A79E67C0C1BF80831FFAD4BBE84947F8D1179030EA7B7DF3C2F24D9264086C29B30E8C9C393AE90853A0C898E37C8FF53E2B9B3D25E007E58FF43CE415F155E009BD6B349D74CBAE2C90FF0A5F29B3352E31D5838E98C097310BBBF7F8F1B218DFAFFD5550CBCD7FFD629D055DBE0AF758A8BB2B33925849E8121D4905809CB5946C16B132F867FE7BD29C70CB7578F4BB54C3D176AE84B2ECC568DCBCF52CFBDE3EAD61D9C2A78F89318AA2E69D7181DA9D33EE714EBAC0BD51445678754B21DDF70999D6E6007F7B917C9EC105DBF54BB0D4C447707E42E53715179437F809EC5F3B36CA31CF4DF8A85E041291FA973ADD07656AD6EC0FFF8ACA076CB8D0933AF818F82E53E0AE749CECAF2F4C75776E6F98ED0B76A5CC6C027E4F0F29F75C90A988CFF3F61064462582F1305ADB9A9697A5ACC24EEFBD4D15DBF84869B38602B05A7E035AE64BFAC42DA33118F66ACD3D2BFD14C715B6F967945FB53E5D729DBD46B70449CF98B32CBFBF7043A688A834202B348CF3370EF8EF41386AF12DFBDCAECF692448B9DB4E4049B3525EE215C7F3D52455418DECDC84EC5ACB9EB4D8F73F342ACD9DDB4F401FCCC0F1DCF8450D015A40486507C66E958BBFD9A33E0E1E5100E491549024D7BDEEBDB355BDDFA83EF02BDD9FA895C7CD584BDA9FCE77D8F3B55397380B27D6917DB84A85E49F75659F2A9C3FB29CFBD7F3F3E625BE4BCD9B6FD7F6C3B7A3F84F84483CB747ADAB7E12319A14EDAC37C2F7E5CB75D4CAA8E5F8D7476DB5E4E85BFB8BD766A5E6872C7793E8D4F6F66C28FDFCF29E30E67D657FE1CB5CE76786DD3CF64AA753AF55977EE51F9C1CDE8C09BD6929BF8CB6C545B47EEAB7AD643AC377EE00CE50FE8B1B1D0CC2BF5E233D34157A14EC21A41D63527EEB31EBA76C79D7AC904DD97D2413F04E744B92013263FCA7E2F89BAA2B6D1123C0B8CF8D0AE863E4DEF5508BEF3F94E75B748CA2032E35224CE24889A9D7426AAC25E67B47FD7EDD2D67A3B0AA7802181414DB1138EE67BD960BD602E5BBA1736089FEB417029AA4CED2B2A5AC355BE5CEBF6075104B8E77ACDA5190B69AE58EBD3AC599674BC94D6E0D84AD5A1E2E5A8D65A2C2FA9BB0C2AEF55E5FAF7C2195D3923B33343ED141746D69792C42FD55A49E5A00DA00380C5706D8D8837545AB52F09BD09EBA6FB6921E82E71F6912853222782C23659498AB18C1625D709310AF6E9E22DEC9025EA42B41EACF2C1270ECFD9B85162B9E34A69D4225915AA99A28DCDDCB4FE422A15E31E3F0648CEA24429C22594395519EC3B18AC9FC8785FE81B3D52A4998D1D877DA46BAC7031E52D9BDE5F6B2507EE916D1972577AE6556A6205F411B45A3EDD0FBAF0A21DD759CB6C12F14F6450868FE676C07EA89D34D9678AE6861A96C8CB438BEDA09EF67327D42D1FAA65177011C5C940601446C3FEEA32E02EBA0A511658D410B4A759D70BF8E75339BE973EBF8933D74FFB6932874E8BCC9A37B0FF5690E69AB9F8E3B061B90AFBBCF06AECAF9EFB577903FB79C301763FACE14FD267E0B32121C580FBC3FFFDA7162CAA60DF035D0265CC4EEADBAE729791778B263943DA491321BE3E705F597AC14A2A936524EEF76BDA5476EE095567D0DA5166175A47570FF1B703667C70A170FE1EB8004EB5F701FECACB9162B5C072791F4CD8B02A5F1A4178891A3D44F960158D7BF412901F34D78863E810AA3CBEAF08537B19B064C37C392EA71AE5A3A631D82F24AA2391968B08B5CCE968839D59C77B342354225999AC552E3D33E5C707EFC81B576605FF430F72857A21036ECE95832ED3E95D5996243EE4AD535182FDCA688A1FF3F1DBFFD0AE58D76C70AE68AA4BB90356777C104445997237DE4D1ACABD147EAF0FAEFFD8EBBE015F1BD9057789FC2ED7F08F420CE97E053EFAC8BAC0C28F3EECA9A1FB25E22D49487FCF667D96A93AAFD6A63D0AB7D179AF35D258B906EF1B01FBE27CB142FE8A64C37DE5DFAE15E2439E698E782DA16BA2297F616FA510FF52C416FE51A82AF2D2BFA39EECD1DBA08599F2C333F067630BA55485FC477E5D90BF65EDCD072162A346FC23B6F363C72974FE1EF197E8EEB63FBAEDA85BE00F896FC85FEC57DF94AD5D65434FBA0329A3F8C6247806F50330F50A5C8932A14E889FD1C007C8CD4D49D909B1354CF6469D17AA2E80BFD2BBF4873253F1BB74AC9DDE2B2C8C43C1512117153533095C955EB041DD2692B00F2121EE07CDF2CC32939C9B1BF0E522689D239E8CF2EC031AB764AE18B2736D8F2E7CC8EEB643ADDAD7BE934A0F3BD8273A28F47A6C5CE2BC9F933D80278817B49580BB92341F7587DA13D18CFCF00AD77C25F27E073F4FFB11A307E414A1E8B548E4C3FF666F9B3C294FCD27BCAEC306F50D78C0A95D45B812C0B74AA79EF48057CE29C407B47ABF96EA10009F646A6B9B00D725F6FB85B739EAF635EC1EE99048C45F96406369DDEFB34ED109BFD548FFC47B1BE0BEF50CF1684BF4B650EBFFC25B7357945E65D7E8A35573AD6F16F8B781AE1013DE148E5F13D7D3096F717F097C0047109A0826A055DE55741DB8BA8C8827E049E1FDC2DB7B2215D7112F0A595BFC677E086306BCA3B0EF65C25BE0E084B7E08B1F789FDEB80D107F5B4F0A764F1D9BF2E3D7FDCD15788E5EDF22C7FB023C65513BFC8997E3324B09C7F3FF3A5E426F3DF19EFB7FF21D7097270EF8FFAFF39D403E8EE8B56519359F55E434FCFBD0CA4CF68B0E68D1C14FD993AF8882FF90EF2E1E90EF514A2EE879340D9FF141ADE90AB1AE10BFE043134CF882D6A4AA22DC5F0F4FBC9DF2236D397AA4A87F34F216F89168F8DCBFDE8D26ECD051F071D3003F3F8DAA4DA22934B82B8F790AFE615781F850E7067C1A7F229E23F0953A467D5BA1B726D63152F3722F67C00E7083DA40A3C03E4C373691262B50FF200F3FAA4D5FAA91434F439F44E8DDE6EE2D8B06F41699067EBC70C1DEB8F53CF466CB9440CF5A689388BF8B36BE801D953C33A7FCE1BD18297403BD425F9DB8FEE9E13E883FE8CC68E24F17207E7699436D9D371A3D26F0DC125971879D63300A5DE1ECBB143A0478C9A12F26BD91FDD61BC02F941226CA909FE06BA05ABC825E826EE20A9AF84FBC07DF424FF0D2EB85EE864B42F8FA30039F80CFB5ADAF42A56335725D9D9723F60306D437582453E725E2B7C6FD2E7720AA40CCC25650688A6AF01A077F3F804F1A4A7E03FB0185E3976C045E399597E102BDE27E447C94E063E46E9C805F5738E4AEEAB6DF7CDB0DE073E8391FF939E18F9CF21F7A083D4BF0F584779FBAFD07BE9EF402F880036FE3497F3C703EE48F7987063D717BF1915F4486F747B9E975D2AAF7027DC583731F557463C08F4CAB9AA30EF8447F274BFC9F1EFA40C091E47184EEAEA22BC17D2E35FCA16D23C04773DDA13875DB07ECE64A6BEEC847DC61AAF11097A41F71DF5DA51965D2956AC621451A7A5431F803F164A14F66CE6311A3879109C4F74EE6E88F607DF0FBEBB1C377F459131A6B3C073EF31EE800EE949EF812FC8D3A0D7CF77584855163B24A2781A42C3E78EE2391C02B680405BD39E987CC2DCB2404FF3DE3E5720777603A30C0DF4443678EFC1C9FAA88F7C89F2B62F5067F1AC4C316B386B256F1157D120B3D3DE9BBAB88B6C321EC5DA551BB3DF5012F90F7886AC310AFD1E177BC2AB346BE0C9C1677DD055089CD142F53BE4FF18278333E9E5735419E463DF47AAFB405126AA527BCC09E17F48BA04FDD8709D113F6DC0BF2157C067D7AC6EF9ABF411723FE39F40D1A36C05DE0D51EF9B691B679D3D1F0D4C7100BB05FC314EE23BB7E85E6036AA240ABF107311181BEA41FE04785FD3798EDACC477FD61A097F672E2198239CA6F7D3CE9D36F7DAC93AEF99C3002FA055C087FFFC27B8EF77FE13DDE57BB12F9A69D715CCEA16FA69EF2DFEF5FC23FD1C1A7A867025575E928DB499FC4113E50AD9C4A7D2529B1F7328CA7FAE045E9A02CBB58431FA067D38367A03723D4A388D7637727E0FF3DD6419D187CEB2BE43F47BC01D478258318F6B7CA7A43D682AF5BAA81AFEAA863D8E5A613BF418FFE697F5585B5407DD3433F44959BF01AF589ECB5C23E02FA76D247D02B30A5F26A577F409F35C01BCC8ACC74F68F0378087CB042CD7DE5D06FA8EB5106F431FCB9AA35CDD97AE9D219BFA1EFAD35CE67465A7267BEA02F514FD41BD5B9374DD177C5FA9C3A8D5998A9F46D0EFBEDA1B7B7883B51E64F9D70ADE5420AC15A3E63BEEA7A106B8FC9D6AD051EC6E0B69DD6DBFB71B36CA16F703EB5879E453D35A0FE306B61D5A4AF606BC7AB68788752F848FC785D4713FFF79F88AF52F9740BBB882442DF25F2486A171BE81FA6D18F2DB49DD78E7DA26E7A053FA405EE97A1BEC2640D780CFE7CD697533D104CF17E139ED2884FFAFD3BCE07BE071752D887415F7D206E2DF468BF17D0ABB01FF0FC9AA25E845E28A7FA4445931E44D459037D043C996614DD940FCB3DE2E1459F7B2B75889E21C66AF003EA8A958EA0E92277026F7131ADFFD40BD0CBAD6B904FF703F41ACE6A9335A55AA968AA0F0FE017F0D50EF875E74FBE660CB3348420F398259BBDBC29D42F08087329235A08706EB5598E461AF03EEE87D90DEA8F1E7C78C16C707B0819F0011A34E47BF464DEF919A2CE1F0ACC22D166064D59E8E39136135EE3FEF961CD3874F65578E8B758F057B768C1810CF5A64A20A5C0076FC0D3517ACC3B44C903F5769E85F631815E8DF30BB744FD859EA187FC8A629C6F9838E6ADD0D72093DE00EE02CA0C69D15D875AD514FAB7D0EB1F9F2677BB12B341F4AF0DF4A56FE88124D46076184F7C3FF53362E0510E7E07D6995E78C950BA5E6ACC22A11B67BAEBD12B58C8728CD951FC20C2D61476B801AFCDD1990B7E8F4B39ACD1FFB5A826D06BAE75E6FA35FA2131F2D32F5C422AE433F00DF1DC006B8945FD803AC925A9D7BF1BDAEC8EAACF19FAF6D2B37EA66F7B416A91E52CAE30D5059EA1CFBF7D602A84F3CA7BA6FBAF52A92DF8A144BCBF032FAE7517F7CFE7F50021D4AC6A928ED01FA546FC409F5EA1AFB6D506B3B7E7FAC30A31F6F1EC57D82092F6C92F37E87BD473FC8ED96974206A8BB989011E5E8A1175B47285EC86B8EC167371EE0DFA32D32C187512E618E8CB6336BDC6795AF0DD277AC0537D1449BC0F7BBC807FF709E6547BA85BF465BEED2D09F415F0FFF7AC19B367E871AC87DF43B6C39CEB5645FDF3BC22EF9FBDBF74B2878D83A28DA1F3EC286D5FA6CFFB903DEE0F953638D47B1EFA03F32A1C6E266A30F75104FD8900F1F28975A6FD7EADCF0BE8E906CFBF689422D32C19FE782BAD1C45D7B79819CB54B03D8F6EB3E97EE0DF4FDE62860FFBA3BF9881FBDFAB5933F92FD00E7C8A7ECF34D354A323E097E79C09FE67502ED0C1BD622179814E7E7BCEB1D09B2D3566D96D7C423C6256FFF4DF35EB0603FCF10BCC11908F6BC42FEA43D8137C0E9D3DF5D4BFEDA1788BF7B01E674787F362B68DDEE8F7F3DF7F0BA0A14FE04F65BFED7343BF847FC7879D4F73C21DEAAECFA9875DB978A7E17F66DD3BFA05582F7C800B26BDF1F97FF15F12B11B3F2B9CF3EFF1F94FF773576838857A19FC65F6DC3EEB550BBD3D432D3F9DE7434CE7B3F3017FBB10959829C03F9DCC825E903FFC542D3009DDA2C65B0698A1893A575F891F3CF03DC40CF513FCE4336F7815E1D0030F67FB08F51875EF62E40FE9DCD948762D3ACC603CF407557C3F9CC89741AD20F37AA8E4B0AF54B3AFFDC50C7FED813DE3C5EB2AC6DF7C404B75AE45FF163DD6401EF3A57BF652C1F780A8709A1157DD027D53D3173E7DF64F2781CE57E89FB66008C487690BFF15FD8A244A6FE0CB963DD0E05C2FEDABC0ACCF675D2152F47E9BAE98FABAE8E53E7BB2216FEA484EFDE1197AC364BF06DB8DF69EACD1233EFF43CFF7F1DAFE38FD2DFDF753075615EDDBA78F56F38F1F7F0B4FAFA743FB1FF548F69B59BCB7FADFF89D1FFBD9628D0D37C17F2EC7CBEDF2A2E72C7A1C63B3988DD7F88FDDDBA2B9FD1B0A35D63CFEF6330783FC17FDB3D214', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["aa402a91cf14f4b77d4202aa2215dc060a6c99878a2588a90ec8f7126f2c23b2"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '6c60c982c8aea43de5ae15979578c4db821bad0e63f50711ab57c793f0359b83', 'app_receipt', X'0100000F6F480DC5977B3C54F91BC7E79C1923C3985C92DC2369D5E83BE39274732D562E8BCAB586310A316258D78C51562515B9A7C8DDA4DCB2EEDB20B75C8AAD44C41629151BA58BF23B47FBDBD5FEFAB5AFDFEBB5BFD79E993FE6399FEFF33DCFF37D9EF77CBF0770489E7801D528E3A85922C40F6770488E8043B2852188420244BC002DCA1862607130C487011C38E98FA15006078EC671E023140ECC067230B404F1C1494888530155930CB4C8142D1B0074005507007B208C88A88E87712689700F20C290206AF3C158FE87B3400886D011381C0C63BAC1521822A1D612186FDCB13DF3103FEA8EDC5C70A7AE24ED0088EF0AD4C6C2101675262C384BC01A6BD19991EFC2CC70721F4026420641387E213E8A9A861A15D5C51674212C450D004918429283704B7FB8C0F60641F5EA86B5D3E7371D18F91948C1108C2AA2424BE94C2F3546A0B397CF4186DA7E672F069A2EF2D4FF9EAE380C61505D488860E9CB74F5A7B3DC99DEA897E8EF5E147532D026038A0DD880ACD0C222C920AB8CEAE2BE37E564F36D573CB50A0C4AB1368F0D4FB6CF3D0C38E88A89A03A07294EC447246F189F83DA68824011B172516B85D0F23FC7ABE6EF7D9049F7445282F179E818112112551DFC7651A85A9A1B813CA2E5A3DA7F96F05374A873C1579C0BBFE68CC6CA450720B16290F2C1F84BA8054B6016D2B8F29954BC582AF95D42E7F871B1A5821417991182B1191C41A43DB1758003E764208F80E16598C2C2F135E734DF4F1959172A6DB0DC943DD51F4B413BFAB75E8704918E76A20802013C76170E2F06DBDA526480146A1084C4F47C7C14AC594C5F8682B5BB97FF4167E42705003554C50AA97C415530F166317CBD18AEEECE2C8682819E8295B51E50584E04DA80827C162E7B49121568824537FECE00AC187486BB0F0B0978BFB7BBF7FE85003890E2E2941188B11C88842C15420C07823055E551C68109F08AC4A7A96E8A4787DC53768F0C9DAEC2BDDDD7E267AC64ABFEA0E544F4CEB0A9F466B58ADCF68BDDD3EDD183A78AF3A3248C388F277A77DDB9879D32786158D2986B57E777B59B6E6BCDB32306763EAF161CD7FEE947B7A288F64090143EE03DC72DB78A9A4CFA26C3E9578D7EC82FE5E3107F6B1CE36A6C756AA059DB34596B6F8E53A9E7E3869A579B2EE996D4289F9D695052083BDAFF26C9861693567FE2429054CEE13593F05B81905FC95A9D46C35747AFFC10574AE72B8A197A539C274E683260196062CB5BCC4BBED39C3E4BBAB842D5446FEB683134B19A8E6995986CE58FCC33C76B5D0CBC3F3568907235E5144BDCC2124700EF7CBACA602C8481B27C810F10424A2B2B0641F338186080306A91500B69587E3690456D619C044EFC6DF6E6FE3A1D62E82FE7703E9EDF97DD1171D9980BE4515909270924D8E2220D055EEB4F758AB7840A6493EB1FA968976BEE004BF18485B6A3BBE20591AE473AEFF34644AA0261649F6EFDA03B695AA4BC4DD84C5BD97BAD9EF0B74C31F1139AFDC7F6883C5C29734D4485E01724D957C45CCDC9994DBC10722D5DD1FC1EE968B792DCBD90B8C66575869ABDD6BEAF4E29A4690AE4B034D7D8E612DF3EEFD46D16BC517FD8A28748AFB10EA8688B6B97EC12E135F3EEB7CCE4BE3EAF9BD0BEB3E879AE8CFE3A17AD326E8EE9DE09BEE0315FFD466265635B60FA507FB3EEB3994499D9CCD76D8EBAE3C3D81D11A6D7AB528A121E684CBE25106DA2D50B578F6D8D2D38156F7EB07BE62E7F20E1217EF2160333F9C6F262249F0FDF78AAD33E46965246DD10BC8BEB7B792A22D440E7A49BBCFD497CF42AD997851ADEBD56CFA2231D68C57EE64682D5844204E01A04E0AC7F033C0DF1BACD626F2497D654F044EA3D6ECEAC09BAFCA77503BBFE1780D780D548A11080E5BF04B01593C9FA47C0FDD23FC75F819B6E99D5652A70A43579393B3723008EF56E545F2BB2674981B244BBF4E8EE752DDFB5D22EBDB493E7DBC3667546EE9F17D595924AA0B94A1F59BFBED7C98FD5EC86D71FF918557E493174A83245B5D293D9429BD96CDCC0BAF1CC992BDC59B2E5C98B65A1D7EAD9A3E4A42B097D79E4F6CC9FBFD739DB37AB1A7CE9F1AF4923759EB207D294F3CBA0BC33F5228FEE85E55CD914323EC1EB2567127D152DAE66F8DFDBA63D94DDB92CCB813BF36AFD83BD5D73F99B9EBF2E56282AA4D54A9F632A1A72A7AE910224D7D3F7B289C7B6BD0DDED2DAFBC0336B7C55D793CA6D46B4499F129F1FE706FACDDC420CED7863F605A69B868615BC6A42C9CF4CEF9256EB6C7F22F170FA13B881200088A2EC2D80BB04E01162D1FDE5337C21FC227CBF48E7627C5F348A9D352796ECF01F1B5B5AE89CA5CE0E4C430E247FE08B1E17BE8C6F8F747877FF3172667F5542667C3CCE38D2308B3EDC5EEBBBAF8DB79B32959C31AA48A8D229727194767D133FDD539F64E032ECB8537E55A4DBB70EF8C6F2F8CE8AA6D0DDF64E6D463DEB64A8054E62A1DC75B54A5B3A5E2AD088B8825CFAA36A0D31B1EEB8A26B3E8C20B3EB4D5AB73B1E18C41D233D4AAFD8B5612DF9DCCD6381879AEFC7E6AD2E2F1EEE38AAD5AC1BCC69D5B92157D7AFBA41E175EA7BFAB9945D2C5BCF1D9BFD7A1E37DD4F3DE91E113A991DAE531556F4D1F052BE45AFD17CF8D8F2D2FDA5E26E51C57B6ED1EECEC92A7335071F150F3C3CD9E611FE50C36EE3269BC92D4774E60EEB921DCDA48D08316BB53075C40EB1903DA3079FEF290E3539698AE01B8AE0EBFA095F71890F834ED457D42DA4C1F2D89F2221C74A6A0B72ECFB7CFBFDC7E8FD3F3DF8AFA8ED9D54719D375CF741D12D26C8EBBEBF10CE45C280FDF491F5E955170A997C6A32F3453363928F8F165E8E14D82E8D315CEFCC19B8A619ABEF61E36B3B37DDC7E36AD80DD2478977CCBA9C027A491D958F711BD6F44B4E5771CF34BD128DA99F1AE8F410169C246BAE72A804312D1E6A7DD5379E0F768E4419EE75F9D0C9AC0D19D6AC1DE169946EECD617AE88F15CA7A81AA3F274BAA5F24495D299B0F3BC999BB6DDF0B937BF68EB6C2778993B4FD3BEE1B7A4B52ABDC1E40A88A6879545DEBD79D9973CF86478DFECB9F389D5569982EF740A329F265EBD7B5AC6343795AAAF6759F3C2722BB76A80C7C75E59D824440FBFE0D1FD905B3875E1EE4CDD8778C6EBDCC14FD4EA035D40FA9D5A3E8045A8FD0AB25F24F2F3465AD83EA5D30EAFD9CC4C7CA16BB55D553539F6384D717F77B252D1DED981CC36E8E211FA2183D35D0649FE6F3D9C9A5ADFB5982C1D1CDA96F0C057ED69539FEAA8E8DC931CA59D7EA93BCD422A9284B1CC6F0783D802DF48EFB0A05EE7C9E91D7F6F70B45756DDAC79DEB64FA627938AC53B99A8443BACE8DC7D51D443AF7814E398D0EAD3C01D284DA9496736C8BF8F48C84F9A88F11B8DEB5A21C22F7F42FA5D87556DFE89E8DA97E3455B68B7DCE3935266B44E5B1C2F2EF413643746A6BC39AF7D92225560A71771B87EB372DBCA9DF8193F8D38ADFB1A49368C86B4F8C14C93A6B16EB31EF75B3F2F97FBDEFE6ECACA5B2FADCBEA052B5C425FE61B6EAE61F59FE91EB8B5E5038503652207BB7418791908F83B0F965FD89FBE72BC5EFCC2B8A84AC8D113796FC140A387D43C086936D59787CDB639543B75245A55B8055B954F9C17CF3EF54E3DBD7960B421FCFDB3B5E1CD093B2256D748DE3B7D752C58B2FE3BB941E64864D5CCF5528B981146F6FC6B17B90C2B63686DAEEAEDAEE12EA9E06CBB83DB8394E9761679B73B1AEE6D3C82AFAEDF3C36EE14906DDDA9329D3ACCDD5052EC97A253A1E73D212964353567FFC2CEA1CC34D8551C7320C424F186545846FDAB14FFBCE82B84B2D2E30712D2F27D77DEB6B933F821940D2FB78F67EB4FD1A78EBE7F1C9EBDCD499FE8F84463C261BAC38FC5338DB0630711569184694BE801CFC2CC524EEC1F7F3FFB20EFBE3FAFB54AEB49A6599E51E6BAD71B19F3CE0ACEBB8DFA6E88089393FF054D5181B5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '9109327b8f6711ea876eadc90030f6ecf82ffc13324228343274cc44e2ab78e2', 'app_receipt', X'0100000F6F480DC5977B3C54EB1AC767AD1923C318B726D7888AD468CD30D274C350E4924D7209618C8EEB88D1268451524945AE512462A4C825F712DB9D29DA252276917421148A9CB5ECB3F7D63E9DF6E77C3EFB7CCE9AF9639EF57B9F77BDCFFB3CDF799F0571081E5801D54883C8693CC00FA67308761087600D02009900E1B1028E910600138D01013E14C40113FF180AA473C0280C073C46E68061D04A105806FB608844090A44D1244164F8BB1782681A141A65B32D240C8B888E05318609602784070141C4E603D1FCCFA7212110404660302088E24122204040AC6520D6A06D67C6217EC41DBEB9E84E5945D805C1BE52888D060134E28C5B7426821AEB9199E1EFE2CC605237044F040F0230FC427C64350D350AA28B2FEA4268B21A044982001C1C801169AD7928D374DFF33E97F7AA51A2C224169206011051C48444182C2F35668093978F2753EDA093171309177EEA7F0E57020450882E248433F365B9F833D86E2C6FC44BEC772FB23A09D25ADCA44D34789F20C81692857719D1255C5E37081343EEF28B0BAE502FFFC13F3CA35D5F18E2203B268AE81C3839E15FE0B8416C16622301428AB0958D5852422BFEBC5E357F6F4F16C3030E09C45E43C6880A1128EAD06F97BAA6963A240F6B3988F6EF2924D3A89B6C179D73BFE3CCFD9E33B2D63C6400BC56149C3E107B1DB140226A318C9B5F49054BA5C2DF25648EDB4B2D6538B9F08C00884EE708C2E589AE863860563AFC08105C8EE272475452A99FC7F52DB84A9BCCB65C1DEF89212315FDAF5A0704E18AB6270B420258B425062B0E5A5B93652169C4C00989EBF8F82858B059BE4C050B372F7F4F27F8271982D410152DA4FC0D55C1D09BCDF4F562BAB839B1990A741D05730B1D4861051ED282C8F067F1B2952450202AB4E4C6DFB900732683E9E6C386177CD0DBCDFBE0E2023880E2D2906188D11C80006F154C0C070050E5C5910601F1A054C2688AABE2F17EB7E47D83FDE7CA31B3071AFD0C94ACD59F359E8E320E194F6B502BCD6EB9C29B6C89EA3B5B901349D4E7BC7CDD65F9E8097A9CFE4EAFB02EDBA6DAAF84C7B0B6A8B5C107B4BFAD101CD1BA73DB353FBC25004A0CEDF59ECB2B368F1C4B5C976EFF5EA307F04BFED2CFDF14CB2C89A9480930699E24693A64D9DFF27879AFF2C396EBDA85956B2E4CDD53520839DE3393B8D731FA62CDE9CB81D2594755C6C05981A0F724CD76FD8192A19B27626F31F8F2A3FB670AAE49E0EAE96C3A2AA6B8D1B4F007EAE405C2152955439DED4305C0EBB50C541371AC893FE29A2956F34AC0D3F13E7A7249F259B6C41E330C0EFAE4D35104A2011490E90BF94042706AE5C40160010342284818B1088805172C7F182487D8C218224662F6EAD69E6A1A3EF897548C8FC78F458F449D376743F288AC849184886112A2F772BD369E6D97680C16B84AAA79A1AC554CDD058960718B65C770C10AC2550F57DED78508670540C98D6E9FD71E33CA5FB343D8446B8DF77A1DE1DD2C7189D3D49E9356A2CF57C9DE1555C6F9054A76E7B3D672B2A6132E07DD4D53347D4238CE535AF92428B66E79B51EB5CBC2F7C359858B54812C3655C53A1B3FFBB65DBB41B0B5E6E89E4E3CA3D2E27069736C8B6487686D43EDD3C6A9EC8F97B4E35B8CF3DF66CBEA6E70D62CCACB327278CD7764D857B70E5F56D71C90D6DFD3A0FD662A41763AE363B39DF6C8007A57B8D14FE5C9F9F1CF34C66671F8BD51EADCB5C3DB6372CFC6997AF2A61EF307E09E63C71E30516333665722F87CF84652EC0F303395D2ABFB41CB3CDF1BE3E1C174DA195779DB33D8A8D572135C0DEF2EF3375111FB1D0BFC4CF5052B705C18E04A18E0CCDF009E046A792631AD49B72A4B6B456BDCEF4FA904DEF8D3BE4196FF0DC02AD05A385130C0F2DF02D89CC562FF5FC0FDD63FC75F819B6696D9612470AC2969455876FA6130C6BB4E7DBDA8D5B2DC35C41699A17D1B1A7F6872BC3E6123CF6715C66E8F38B820A62D2D1DEFE822736CE3C62E7B3F76832B5677F04B64F175C5E0FEB264D5320F56A3E3D456837BECD6374E79C2ED85DB5EBD5B1E7CB7266C88947833BEFB1AA925E3E18FB40BDDD3AA47AEBF7C9F3858ED21F78F8B6B728A806BE76B445F3C09C9BAB92568E4756D172903EFABB8A724DDFFC90EADFEABEDCB33F7E74D7DD8F8CCA1632E67CBDB8F050AF95CC72A995496A25EDEF85DC261C98D0C8730FCC91DB347B635753DF3C81C59DDF1AA6C87BEE3984FA1CFEDB9DE1E13D7203D9BDA61DB5CA32DFD030A5E95C1A437468F096B693B5F119F4FFE0A6E0074181243D85B04771984858945CE97AFF005B04BF0FD269D4BF17D57277EC1145FB8CB7F785884EB94A91E1670116E48FEC0176917BE8D6FA74C28AFE72429A3A73C3E232E0E6310A197C91868A9F23DD05CBB8F3C9E943EA4882BA7E53BDBC9B8CCC44D76D624D29D07EC8CE55747B8EEDE8FAD2B8E6B2FAD0FDE676BDFACDFB94196926B2F1E9CB7A14A695BDB8482231E939BCD7851A1212ECE8BCDBFEBC30C34F9A95EF3E7B667F4D893841769A5969BD69352EF9F0C38D4F034E6DADAE28281B6E39A0DDA47384DB4D695D53DAA9B143EA67C66A4265BB2AD3D766DF5EB7C59FF34E58C5B78F0D8D5505A7948FE17BDEB397BBAF417428757DC3A784BC235B2C0EA81E3E339B93579D4BE1705BDCFCF34BB873ED7B0D9BC65EFD8B663B4B9A3DA243B13197D5CF47A4D5435BE4D3CC86AC8F3AD5541B0E1192318DF60185F975FF19520CEF7D9533E50B611FA8A63EE440076659446B8EDFBFAF8FDBFD1FB3F7AF05F51DB35A6ECB2A0B7615ED1353AD0EBA9BF10C699480F1B7D61716EF5652E8B4F4D76217F6A58F2E571EE8D08819D3228BD8D4E9CDEBBD4185DF7BDBED67393DDB5791A367D8C21FC23930EFBC35D84B6B297984D2A3D9293E579E7EB3F8845D78CF7B6BB0B0B8E91A8ABF79741D18DEE6ADD15AD6FFBDA0723F51C9CE7DB59554103D4AAC15A8D5B9B79BAC2A5D11E1B1455A39547271BCB4E972B9D0FB9543B75DF9A07A6CEFCA245DB89F332759A745CC76FE6D8A43483CA16104B0B298A787CFF862FA9EFD5C081E9D44B0915E619829F68B919A309258FCFC91A65A7507475CC2ADF996DCF2BEFADE50B5BC5AD1762845E76E73DCFE38E5F7E3C553D1FC7FC98DDF72BB5BA903644F89D5A3E080D53FB1D64BF49E4D785B4787CCA5C3CAAB29595F04EDB7CA7AA6A52CC2947C583BC24A57C87E9DE8C66E0CA31C621FAB90E7AA2FFACBB7D7DD3A7464391BEFE1DF1CF7CD546EBBB5587C4E65E652919FBA5189B0495260AA359BBFB02C304D6C9ECDA43F9A976A5CEA9CFF4E35D72EA260D0BD6DDB29D191434D6DE50396ABF54FBBE2B62EE3A054328BBF8269F7B79BDB7922BD358F7E43F87C7E724BE8EF61B8AED9012E5973F2DF3A9CDBC2AE77454D5C448FE36C7076E7189C9539AE7F69C2AE0FA0986D54524CF5CD23A4396CEB5D1093F5AB3754DF32A63EC949F46ACE6538DC4BDCC7B17E3FA320CEB8779269D6E0F1EAE58F9A3EDE3E4550F262C8A6A044B9D832772F4B656B27BCEF37A1F6C9B2773800CB8B14B03E19781C37F6763F98DF3E93BEDF5D217C62559825B4FF8BD05E5134A1B1E4135A6CFCC3FB48DA6BDB4EA51F12CF904AD3332B8F98879477CF329115EB89E5F472D202CF573A8C6EE723D295FB11113BB9CDB0547E6678E6736BE2FF443E1E6DE00C6C7865B168EC68A78ECA4E18F0476CB797BD39D59B71DC8715F52ED5C0D836F4EAFF228A67BB98C66B0FA93E9E7425E47AE46E39E44FFACBC6F5AF9BD79CBFEEEF56ACB06AE8E84AE3BF56CF486312A026B5AD23B51376C292EFC44FC0B79B3B4667FDD148954750768370A3CD1267AE84AFF6EC1414AEB091275ABF58A47223183AD139A7D3654B94B973A86CCF48BD6F29D38472ED39E9E8D2A6A50F472180F25EE4D18A7E5C8D8C7270D12D33F54E8FEF2C8DCF64DE12AB63AF99F216A7B54', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '4665c9c4f351ac1aedd1ee81b432e11abda92c09b3fa5bda513f1e4fe6494f05', 'app_receipt', X'0100000F70480DC5977B3C54E91FC7E79C1923C3985C925C2752C8E8CCB846420849599742D130463FC4CC3259652A46AC0A15B915E5123152EE4B2E25D6FD1276378D4BDA90AE844291DF39DADFAEF6E5D7BE7EAFD7FE5E7BE6FC31DFF379BECFF37C9FE7FB3ECFF7401CC211AC806A8445C40C1EE007D33804178843700201804C80F058016A840540476340800F0571C0A43F9A02691CF00C86038693396028240702AB601F8C84843805A2689320327CDB431A7A144D3D0AE40C09C322A263418C6502D80DE1414010B1F94034FFD3194808049016180C08A23AA1D5204040AC5520D6A26D67FAB7FC883BFC70C99DB29E600EC1BEEB101B0D0268C419B7E42C016A6E467A86EFA59EC1A45E08EE086E0460F885F8C8EA9AEA1444175BD285D0647508920401383800B33ACE913761185836EB21A582D7DEBAC082A44000441451A1D53486AF3A3DC8CD977984AE7ED8CD978E840B8FFADFC315070114A20B09E16CFC191E47692C2F861FE225FABB17598304E92E2D928E1E04C1B7332403AF32A28B137635E84517B10BAED9BA91787B2BEC1FB903121007195204D13900480E5D84E306B159888D040829C2563662490949FE79BEEA3486975F803604C704626F208D448408140DE8B78BAC49D1D181E4612D07D156DA4332D979C939F72BCEDCAF392393CD431A2C4D5610B66E221628815A8AE3F66F120ADE5A105BB05C2AFC5D42FAF861B9B509DE5DB8470044A77104E1FC4457431C302B0D1E0204D7A0B8DC31E514AD8F1366765C451D1BFDEB13BC183292D2BF253B2008A7B40B591012C0A21D305831D0D1912C034921064E48CC98C924DAB118FE74A29D97EFD1236EF05F3204A9232A5A68D30A2AD1D28F45F7F7A57B78B9B1E8441363A2AD9D31445C8B87742132FC5BBA9C250914480B5AF6E0EF9C802D9D46F762B2E0091FF6F3F23BBC34010EA0B03C649862340720C04B0523C301005445498445503CB82EE1C5654F85F041AFE47D4F062F5460E60E350658283A6A3C6E3C17B9FBC4446A837A59764B46E7544BE4C0F9829C080933CEB3973D0EBF3C424F98BC312DACCB76AA0E28EDA439DAD53AE183DA5FDF111CD3BDFB83677E684B109478AACF6F3EAFC436623C5125CDE5AD260F0848FE34C8DF144B2F8DB97339C8BA798AA4ED9AE552E4F3EC7EE53BFD9B4685954A97A6EF2B124F84F36613EDA951576ACE5D3B26957552791C9C13087E4BD26E371B2A1DB9FD7D6C118D2F3F6A70B6E08638AEDE8465828A2969DC53F88DD6D42542C63A554BE3ED2305C0CB8D345493C478137FD88D3D58ED8CA0FE890193E4D2E4F32CF1BD36181CF481D9510CA2011490E90F312121786B65C50060110342284818B1088805272C7F08248BD8C218098CF8DCF56DBC6A3D3CFBD7140CD3E7BBE25F44DCB76643F288AC8891842442C445EEE7FA6E39DF2EDEC816B84EAA19DEA45BA2650EADC6E296D28EE6811584B31ECEBC2F1311DE150025FB62FB82D1B855BE92A1B0B5AE92DF6663E15D0C31F1735ABC33FB459EAE97B927B20917704CB2379FB191933593702DF85EAAC29E4784F04E45B947C1B1756BAA4DB57AECFCDF9D275ED112C86269293B66E3E75EB71B3508B6D69CDCDB8DA755DA059635C7B6487688D436D4F6374E67BFBF6A14DFB23BFF75B6CC0E3577EDE2BC2C2BD7977CC747FD77D4E1CBEB9A835207790D46AFA6136466D2DF371F341A1B429B875AFD58919C1FFF58737C0E87B78FD4E06E1CDD1E937B3E6ECF91CEE987FC41B8A7D8F12E3A6A7CD626238C8FC93776D9E5103D5331AD7A1074C8F3BF3511CA36D18BF694778EC6466E909DE46AFAF5D8BE8A0C3B402D08D863267807C78501AE8401CEFC0FC053406DA7754C6B52516559AD488DF78369E563B7FEB46E90C3FF02B032B411DE281860F99500B6653058FF08B82BBD39FE0ADC549BCC0E2B81D34D496B43B2D302C118BF3A8DCD22FB57E52A49B4488FEC536BFCA6897A73D2499E6F7F08AB3DECF0A2A89194543CD543FAF4962D3D2E01AC064FEC8E279F224A6E2AB007CB9355CB7D188DD4E96D16F759ADAFDCF284DB0B0D9EBF59C3BE571332424ABC1DDF7B83D492FED3777A977A67548FDF7CF636F149B58FECBFAE28E51403372ED6880C3F3A91755B3F78EC656D0F291DEFAFB0B734EDE82343DDC1EBED6B320FE44DBFDBF2D8B5633E47FFF5FB02623E975A259DC25030CD9BB8470894DC42730DC19F319C3B6ED0D4F3D827736C43C7F3724333EA38B390F9C37C1FCFDA33D8D4A976D439D74A7F7088E85BC926BDB27A48D8A8B7F3B9C4D3A9CFE00641819028C2DE12B8AB202C4C2C7CF47E892F805D86EF8A742EC7F74D9DD8A53DF842F3A3A3A3ABB96E991A214157E08AE40F7C917A61657CBBA54F75F2CE90D27915F1E97171188B30D34CDA504B95FFA1E6DA7DE489A4B411055C855EBEFB41698FD9B8A9EE9A4413F7A183BBE5378479EE3A80AD2B896B2FAB67EF73766936EB5693A1E4BA88B1F3D4AA140DDA2689543C26379B367C47534CAC3336FF1E937ECCFAC77AED9FDB1E9BC49E210CA79639E86C26A53C3813F46D437FCC8D8D2505436DE1DA0D46C7394D7AAD72D53C551DE2FBCB1F6929C90E2C471FF36D01DDCFEAFB2F477B85B2C7AF9FD2AB3891FFC9F466CEDE1EB3C553A36B8B0E17897B4614ECEFA23E9C9755CAD31A182EE87B1ADDEC7DEAA9A6D3567DFB7183D37AF3278D4807ADA5CD70519BB551D5F836B1E0FD23475EEF2F605B465BC1F8B2617C3D3EE32B2EB130E042794731200C94C4DC0D030E96531AE1BAEFCBE3F71FA3F7FF34F05F51DB33BEC963D1546D41C133EA986FFF51218CBB8449C88B61BB0B1BAE71197CEA328BF9D3A392CFC2B9B7C204764AA34CB7B871FAEE69C5ECF0B6F7779C9FEAADCDD3741AA08DE07FB1EE7009EC21B4953FC3E828F324A72AF22ED6BF138DAA99E86BF716161C27696D38500E45357AABF7DE697D3DD0FE24C2D4D57DA19D51153CA455F5A456B3686BE70EE1B2281F3505D5A84D2FA61ACBCF55285E3C71B576FA8163279832FBABAEDE4E9CEF1EB729AA0ABF0DB5497116952D209A7AA238ECE1835BFEA481E743876652AE26DCB14D17FCA0979BFE22A1F4E10519ABECCB941DC636956F6CB6E755F4D5F285ACE7D60BD14E5DF3EE7C9AC79DB8F670BA7A218EFE3E7BE033B53B202388F03BB57C101AA6F62BC8AE48E49789B4747C4A5F39A9BC8D91F0C6C876A7AA6A52CC59AAC2E1CE24C57CD799BEF46620E334ED5B930B1D268947E7BC5DEA9B3E345AAE1E18348C7FECAFFEA2BE57754474FE7996E2EE80CBBBAD83CB1285D18C5D03C7420454A4CDF7527EAC95333EFBD124BC4756C3BA61D1B157A63B9D82C6BA586E8A3CB0AE7D5F86A8B771C108EA607C13F37E5E5F5172652AE3BEFCC7D0F89CC497510123B11DEB44F8E5CF497F68B3ADCA3917593539966F40EDF28A4B4C9ED6BEB0F76C01374030A42E2C79F6AA6E34592AD7C938F464CD36A5E6F5BBB1D3019AB1DAFD9A89F6F4FB57E206D22DEB473BADBBBDBA7E5A2BF79DF3C3E4F55D9376C5358265EEECC91CD36D952CDEC5CEBE2E8305320748870BBB5410FE1A08FC3B0BCB15CEA7AF94D7CBBF1897ED125C7AC21F2E28970FC4C8A47433A62D335F7E78CBB8CCDDD53DF3169FCA9DC55E8A6A97AEF520357539AB8027A993B6DF5C32BE58B995219F6919E6D045943B1458FDEBB398EAE1581D9BC19F73CBFDF5DD98729BDFCB8B3043136279E238ABAA93AABDD8800639413EE53B1DE96457C39E9B034E8B0152A713EEFAAFCAEE13E88E01C30BAED5BEAD3E1FFAD6ECD30687D6040D6ED2ED9EFE1836B1F984412FD98D215D76DBA3A5D23C7934355785D325D1A8E97AF15C064E76956530EFE732B162817B8B7603E65395D22A86B21B33CE07F5CC895F6A9156F8BE59C0FE928BEF59354E966FCEAE563C5B54773C53C529650D67227AC156C9086794287D982394D44756D65D63B953F5DFB61D72CE', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '973f92f575a77c9128d8a8f7ab6a61211606a0fd62d8b78a1f935a62e73aaa62', 'app_receipt', X'0100000F70480DC5977B3CD4591FC7E7F79B3172196390E4925BCAAAD19971494AB986104B444518A38762E4528A8A11AB4245AE915BC4688A9275DFDC2F615CDA12B9B472898AA2A294E7F7B3FBEC6A5F9EF6F5BC5EFBBCF637F3C77C7F9FF33DE77CCFF9BEE77C0F60128FE07994C28CC23E10206E388D49B4074CA21D0C41142220E0791CC38C203A1607435C18C08413FE680AA531E17338261C4A61C2C1600D0CAD407C70A2A22254405527032A1950F600A0095434C1967D400011511D0FE38CE3E04E4080213ED4E682B1DC431F003F0CA12D703818C67080200C11516B058C376AD9997E941B75475E2EBA5365898600F15D8DDA5818C2A2CEBC8BCEA2B0EA06B467E4BBD8339CD00D908E9046108E9B9F8BA2ACAA4C4575E1459D1F4B5106400C8690E0209CA04D1A2E49B04EAA394BE9CD51F1ED3FEF04E23004A38A10BF208DE1A14CF777F2F03A42573EE4E44147C34546FDEFE18AC01006D5F9F9792DBC192E7E345F378627EA25F4BB1745850C34161769B326BA4E601F90445619D545FCDEBCCA49E009BED45EF750A396FA85F778241B0F98E8902454674230257801891BC667A1361A209047AC6CD412E717FBF37C95690C374F1F7580C404E36FA08D48FC44AA0AF8EDA15034801A9046B41C545B760F91E9A1CEB9DF70667DCB199D6C1EDA6071B27C887513B56051CC621CB77F9330C8D6C2F8FCA552C1EF12DAC78F4BADF5C8EE223D4230368DC987E427B60230E1AC346408185E8961B1C61493D53E4D1958B1E4375B6CBD3ED513454153FAB76487F89094B6A7F0011E3CD61A8717866D6D2992401C3578F98575BCBC64AC7C19DE74192B370FBF234EC84F0A00CAA88AE55FBF8C2A63ECE94BF7F6A0BBB839F9D265F474642CAD7480CC2A02D00014E4B3F8EC13235291955EF2E2EF9C80259D4677F3F245267CC8D3CDF3D0E2049890DCD290118AB14C88882C15820C13823025856146FEB1F0EAB8F12457B9D07EB7449B67FD974A7073071B7C8CE46D55061A2E849B9E9A4AA9572ECA6ECEE04C3787F75DCCCF091335608E4E74593F7A829DD27BAD5F50936D57E1738F43B3B5AAB223F8B7BE2AE51BD3F8E947577670B33F883FD3EB399F5768193619FF5D9AFD1BD51EC827F14B3F776334FD5E546992BF59D33459DD21CBFECEE1D1EAB2775B6F6A1794295C99A996973915DA331BBFC731E26AE585D413E259A71527E1399E803764F55683C17BC3B77F88BE43E36247F4CFE6DF10E1ADD5F3D5C3441536EC2EF85E6DFA0A3163B592B1CEF6E17C68621D0DD3283AD9C81D7263375E3DC3FFE9549F5EE2BDC48BBE22E616385EF0D1ABED2E8C853050A637F002FCC8D64A0943D0020E061820805A44D44212963B0848A1B6004E142732777D5B4F852621F097649CD7E1E3771F919CB76403695496C78901D120115275AEC7A68BAD220D813CD7C995CFD76B14AA1902413CEF62DAD15CF07C48D62399F7752222BB0261A4C6B77FD69E34612BEC1030D350F0DCA023B08B212C7241ADE7DC5ED290ACE47DD27A5E9F1362DD6CC63A66D687B8D480FB2972BB9F104339F26B9E0444D7ACACD057EBB2F27E7751E6AA1A4F96AF9AA26D3661EE55AB763DDF83CAD3E69D045A99D5B1A2A6E866B13652557DD5D38699ECF7D7B4639B4DD9AFB22575373AABDFCDCB327198E03A39E2AD5B4328AE69F24FE9EFA9D77E391327F921FD7DD301EDB141AC61B0495D49223B764075728E97B0275C85B56E647B54EEC598DD4738338FB9FD7987F0931D74CCE4AC4546089717D75892FD417AA67C5A453F6C9DE77D6B2A38504F33D2557A5F243E7CADD45B96AA6797E5CBF090FD8EF93EBB0DF84A795908C06508C099FF01781AAAE298453D48B853565445AA746F9F513C71EB4FEB06ACFF178015C13A64A31080A59703D892C1F0FD47C05DEE9FE3AFC04DB1C86C33E139DB98B02A283BED181CE559A3B281B47745AE8268B3C4B0CDC686EF1B1D6FBEB593E6DA1BE4DB1A726841485B5C3CD6D145E2ECA64D5DF63EBEF5AE78DD675FC20A6FCA05F617272A151F663438CE6C33AAF67DF0D2294FA0B540EBC5EB9581F72B8386C9F1B763BB6F909BD31F1ED7BCD2FD41E9E4CDD137F1CF2A0E4BFDEBAA42CE5DE8C6E54AD2F327A7B26E6F0D189BA8EA22A713BCE5CCEFA5F93DD9A1D17FBD7565E6FEBC99779B061CDAE673B6BE7A9F2FC36639964B2433E4F4F3A6EE138F896DA2390411CEED983BA9D5D8357038736C6DDB8BE21D068E935E055E3FCEF7F698B906E8DB558DECCB35D9DA3F28E35116487E69F298B84E73E70BD1A1E95FC1F507C78010CADE22B82B001E2116397ABFC617C22FC177593A97E2FBBA46F8CA6E4281A1DFC88820CB295325C8FF2A5291FC812F5A2F2C8F6FA7C4194ECF39727A4F496C7A4C0CCE28443F9336D85CEE7DB0A9CA86329590362CC75BA2C9763E20E1321B33DD5919AFE73C78C0547A6D88EBAEFDF89AC298D6A2DA409B7DF64D069D1B25A9B9F6C281791BCBE5B55ADECA381270B9D9B4E7A5AAC2C29C68F67D2FFA09B3BA5AF59F5B06F4A2CF119FA714596FDE404E6E3FE77FB4FE69D48D7585F9832DA1EAF5DA27998D9A0FD654F4286D96799FF489969C68ED6B7BD8709B4FE768EDD3A448B7E0C0C9EB67344B4EB1BFE8DFCC31EF32583833B2EACEA13B22AE61F97B3B1C1FCF4B29E4A9F53DCFEF1D8A6C723F33A46AB765EB9E49ADB39AF3A7B5C907CC240C782336A8632A082DC2017B878FBCDA9B1F681C6982E01B88E0EBF22BBE22A29FFBECA9EFA85AC4BEC2A89F42A003C5D406A4EEFBFAF8FDC7E8FD3F0DFC57D4764DAE7759D0DFF859CE35E284C7533F7E9CB3A85ED0F873AB4B6B53590C2E65C905F6CC88D86828EB5608CF4E098CFE262766EF7DB5285DF73DDEB6F3D3DD5579AA767DB461C223B336FB635DC496E251DC66C51EB1E992BCCBB5EF84222AA77A5BDD05F826C96A6BF71783880677E5EED207AFFA5A9F85E93B387F6E6594070CAA953FAB52BDB385A32B50147178A39C52C4FAF1E986E20B25F2974F5DAB9A69B7E5C0C9B3BF6868EEE4F5D8ED34EDF81DB78563A3FC2C269B4728E5D4DD90C7EDB7BCC97D2F060F7E48BE16576A99CEF75133377D3CEEDEE34B9226D949545D1D8BB2D716DBF34A7AABB8826459B5FCB433A9EE9CA13CD654EAE3998ACF31F4F7D97DBF52AB0BB401F1776AB90016A1F61BC82E4BE4D789B4787C4A5C3DADB88D11F75ADB72A7925242D47947B9439C0479B6C387DEF42628E32CEDA8DEA536BD78BF3977FBDAC68F0DC6827DFD3B6207BC95C76BBB958685E65F64C99BFA24999A0514C50B6019BBFA4E04F17C2761684EADAB5AA373FE935E6897948A59FD826DB764673A158BB7375E1FBE7F75AB4D8690BB4EFE30E6406CA357755EEF9DC4B21446B5F4A7E0D89CF889089FE1E8B6D5246EE90B121F5B2CCB732E8497BF1D636B3976B8C5C427CEA85F323F9FCFF2E10BAA09499CBDA6114911CFB5D3093E5DB94DA149D6143FE3A31AADFE54357E0FBDFA6A4C5FBA71ED08C7ACD3ADE3E1AA35C7F73D4E94ED786B75B792AFC839F06D8EFEB632DF9ECB9CDE0EADCF1426948E14762930721B38F6771696CB9C4FDF28AF97DE1897EC12527A2217178CCE47A74C8BE9000BEC850C92B0F5EABAFB3CC986DD89B50ED532B5252A4AE9055AA622AACE8A9D0E361C35059BD2B49619A1E6E6150A9F9E5C6BF6CB09971D62C7116206CE9EBD44361DEF36EC5273AD78C845E8BCEE3374D4E9A8D9A9D48C9FF5AC6FC54EBD36EAB34BBD3261D2583DE4557279A2A981E48DAD49772D56699F9715D2B8758695823F5F77255458574CD2B6E55D56FB2E63D18BC31FDBCD3628E69662C004E11651F15AAB77F9B8E517D7E2EA72D2AE0D11F55112B373F995D784C217280FA74D531E65584B16379AC729F0D5839F34B7EC1FF83CAAE8FFC3896E818E31B3E7E7BA4A1F30C23AF6E69E0DAFB4CD97695CA13F4A3AF6FD5529A74D4F2333FF0D259F7FB3', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'f26b8c8a7581c3f2b18a2b10cd70f12599b025f2c2c2f2e980d6482654764657', 'app_receipt', X'0100000F70480DC597793C54EB1FC7E79C1923C6982C4921224B329C194BA205439135224B6A98461731425D4561C4CDB524FB5A9688D11425972C374BB630A11B112991B4902529F23BC7DD745F7EDDD7EFF5BABFD73D73FE38DFF379BECFF37C9FE7FB9EE77B2026E118964731CC306C160F7083994C8223C424D88100402240782C0F35CC10A0A33120C085829860F29F4D814C26188E6182A12426180C6D008155B00F464444980C91358810990891F6431A5AE4AD5A6A247B881F16111D0B628C12C14E080F0238C4E602D1DC43B3101F08202D3018104471A0D5204040AC5520D6B07577D6716EC41D7EB9E44EDE48D803C1BEEB101B0D0268C49977C9590454DB82F40CDF4B3D83C93D10DC11DC08C070F3719194D594C9882EB4A4F3A149CA10240A027070006675EAC2AA2F76BDA7141CF665D62B3E9CC142EB4100441441BED534868732DDCFC9C3EB185DF9A893071D09171EF5BF872B0C022844E7E3E3B5F0661C3941F3756578225E827F7891548990E6D2226DD58220F8B687C4E1554674E1D3AB85631ED82700C629AF6468DA0AF673B5879C212632A400A233019014BC08C70D6273111B09109281AD3CC45ACF27FAD7F92AD318AE9E3E1A101C1388BD8A3412E0239055A1DF2F0DE45912D6F2116DA53D24ABD92F39177CC399F52D6764B2854883A5C9E260EB1A628122A8A5386EFC26A1E0AD05B145CBA5E23F24A48F9F965BF2F0EEC23D02203A938983F3135D0531C1DC4C7808105C8362B14615D2D53F4F1858B164B65A685F99E88D262129FD5BB2033838A51D493888078BB6C66085405B5B9238B41E3178F98474BDBCA4AC7C19DE74292B578F13C79CE047120429232A9A4F7E0555CAC8D397EEED413FE2EAE44B97A2E84A595AE942526BF1902644827F4B97BD28810CA943CB5EFC9313B0A4D3E8AE5EBEF0848F7ABA7A1E5D9A0013905E1E324C319A0910E0A58291610200AABC24CCD02F015C973896EA221D3AE09A62F36C20A61C3377B8D1C750C656F56963C479933313190DCAA5792DD99CA996F3FD178AF2C3440C982F5F77593F7A8C9EA0BCD32FAECBB3ABF2B9CDA1D95AD5D8E1FDDADEDEC18D6AFEFC930B3BB8C50F4A0AECF39C2F2CB10C1B4FDA9CE9F85EAD17F049F932C0DD144BBF1D7D27D5CFB4798AA87128D7F1A6FBCBDA8A19ED6B3AC515B2F1D3B5325267427B3F26EDA746A655475C3EB53EF7ACC23838C7E3FF9EA8D16630787BF8C60FB137695CECC8818F45578579EB29BE14547449A359F13EF5A97842F63A4523DD9DC345C06B391AAA4964BC893BE4AA195623DBEFC9443F25E576CA055F61730B0C2FF4C9ABFD16880650408E37E405F1C15B2B2104008B18104241FC8845402C3861B9832009C4E6C7886084E7AE6CEFADD2C2073C4FC778B97F7FEB9180F3B63C4812916530A2904890B0406D8187CA8536E1C6009E2BC4EA17F29A25EA7BA0D558DEA5B4A31DC1E2E0AC8733EFEB4484770540498CED5CD0193766CBEEE237D594F5DCA2CBBF9721241CA1DE1B7E406068A3F85D01795E9F53A23D6C861C337736F1B2FFDD0C69B3C784508ECC86C7FEB1756BAAF4D5BBACBC672E48A5A9F3E4FAAA2BD8E6E1E7DEB6E934E0EE579F35EFC4D32AAC4E9636C7B688B60BD434D43C699CCEFB704927A1C584FD364F5C4FC959E35661AEF1A1D75CA747BCF5EAF06575CD7E1903BD0D3A6FA613C567B33E341FD4191D44EF0936BE579EC24E78AA363EC78BDF7F5E952537B233BAE0429CD931CE7437B71FEF1076BC838E1AFF68911DC2E5C5359AEA78989E23935935005A177A5F9F080EA06845B948DA4761CF6F929864A9797659BE391FE2402DF23133C0DDE165C10057C000E7FC0EF01450C3318DBE9F7CB3A2B446A0DAEDC1B4C2A9EB7F5937C8FA7F0158019283370A06587225802D190CDF7F05DC95FE39FE0EDC0C8B9C76639E734DC96B83F2324F82D19E75AA5B040EAC2A901569111BB6516ADCD744BD366927C97520C8B72DE4E8A2A0CEFAF509D42362E75454BA1C7D7C1B5CB07ACFBE84955C930E18284B512C73673452A7B71BD6FADE7FE354C8DF56BCE3D5BB350177AB8386894937127AAE125BB21E7EAF15DF33AB78FADACBF749CFAADC25BE4B93CDBF055CBD582DF0E2F199DC1BDAFEA3AF6BBA8859786F69F3DB99271EEFD21CB8D2B626C7A1707A46E5E9A1F6F97CEDB71F8AA4D82C6AA5583A435ABF70E22EE1A4A80AED50103E7CD7DCE91D4D5D4FDD734637B5BF2ADB65401DF72AF6FA69BEAFD7D4C55FDFAE66C4BEC0587B6050CAA32280F8C6B89B20A7B5FB95C8D0D4AFE0FA4127214184BD25705741589858F8E8FD1A5F00BB0CDF15E95C8EEFBB3AA178337CF19E132323AB594E39AA417E697045F227BE48BDB032BE9D62819CDE7062566F7942565C1CC630443F8736D852E97DB8B9C68634919C392CCD5BAEC5763E2876E463DC54677512C579F0A089E4A61097BD0ED8BA92B8B6D2FA001B7BC766834E25717281A35040A152A5CC8ED649292A1E5390477B71474D488813CBBEEB453F657AAF5EE397D6A794D870C28B8C52EBAD5B88E90FC2FD8E373C89BE2A575234D81AAAD1A0739AD9A4757F4355AFE256A90FA99F69E929D6BEB6EE7BB6FB74BEAC7F921AE51A1C307E2550ABFC0CFB8BFEB57CF32E83C5C091B5378FDE1476092B3AD041ED9E97902D54EF7F51D43714D5EC1638A466B74D7BFFF88E735AF3677588074DC50C7823B768A0AAF0AD42FE07868FBD3D50146014650CE31B00E37BE4577C854516FA1DC933E41D84FE92E89F43808365E446B8EEFBFAF8FDD7E8FD3F0DFC77D4768DCB1F59D4575A9076893CE5F1E4041FC659841234F6C22A66D36516834B597C913D3D22FA3294753D8467B7184A5FC589D977573D5ACF6DBFB7EDFC544F4DA19A5D3F6D18FFC8B4DDF16417A1B5EC2566AB42AFE85479E1C5FA19C1C8EA89BE36377EDC38517D93431914D9E8A6DC73E7FEDBFEB66761FA879C17DA1895FE83EA95CF6AD46E6EE3E8F19746BA2B492B46CA8F4D35964594CB5C3C73A966FA812D074CFFF85C536B37AF8799D3147533B705B549E6232A8F4730E3CCAD90EE07D7BD89FDAF060FCFA65F4ABC639985FBA45590359678BB3B46DC382F95ACA76B51F1CE626761795F0D57D046563D1F2DF0B21B67A8903571B97BBA6A218EFE21AFFF576AF5201D88F007B55C101AA6F61BC8AE48E4D789B4747C8AA59D55D8CE487CA763B95B513139FA47AAF4514EB20CFBD06C5F5633907D8E769C12D34E493A31E7E658DFF4A9D16875FFC0AE84A7DECA63F53D8AC382F3AF72654C7C524D4CFD4B93F8D18CBDFDA78278368BED3127DFABD9A0FBE3674A689784AA69C3A26D8F786716198D7534923FEFB0AECD265BD04DB768187530A1C9ABB6B0EF664A4506A356F27370427ED2EB489FE1D8F67502DC9211629F5A2D2BF323CE574E8EB277503B5CE39252A63562CC7F2C62F9E082EA42523E5ED28C22AD2FB0D30D3E5BBD5DB679A30976DA472D56E3895AD27E7A6D5A5C7F9651FD08C7B4D3B5E3E1DA0DDFDB77A76CEC98B4BA558D2B750E98CCD7DF5EE1DB7B91D3D7B16381C404B2E0C22E0384BF064EFE9385E50AE7D337CAEBE55F8CCB76092E3DE10F1754B86A2557C4459C3FE8FCFED8AE6BD636A2210EB65BE2F5E3CDA543D93FD45ADBD4785EB4308A9888E58E3DAE529A62AE3E3F53B553F05E5ABF74BD13ADF80B672EDFFF00BB554EBE9C76DF4535EEF951CADEC7044941CA77E818ECB4E6E9CD2961C21D0D45F19B5C147BBE642C5278042309992A27FADA82071ADAB2462EDC693C234E9DA2191DA40E80EDC5EFAC2CEDD7E194821F895F31CE02DF0957F539D65A73091AFE52BA7B9BB57C44B9ED2FED5D455BA6C644A6F91D1ECED5CDF805768F7784994819D44F5A3EE75943715034908B73973567CED74A592B412DD727175A041E8FBED6D5CD6CCAF7D0CBD6C4A014F74785E5E274F6BDB7D8B796616377AF5BF13F618D75FD', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '142724423e0d1099714a11bd9c4e47dc7bb397bf40885e809105703484aa0cde', 'app_receipt', X'0100000F70480DC5977B3C54E91FC7E79C192397316E49283215297A665CB223A1A158B92C5DA8D430468B18CB54CA2846FC5452916B2992EBA4DC975C32C82D97627793BB5CD20DA150DA7EE7687FBBDA975FFBFABD5EFB7BED99F3C77CCFE7F93ECFF7FB3CDFF7799E03B8C4C37821B510D390690224082772890E804BB48721884C0404BC103DC414626271302480015C38F68FA65022173E83E3C2C1642E1C0856C2D012C4072723234D01141D75A0A90EC83B01994AD1A152C05E208688A88E877166D1702B20C090086A0BC058C18169200A43680B1C0E86312D401C8688A8B504C69B366E4BFA411075471ECEBB535611B703C477396A6361088B3A0BCF3BCBC05AEBD19E917BBE6738B61D201D218D209CA0A80059434B8382EA52F3BA2896AC01802C0C21C94138F1E28A18424E03BCEFFB5BDFFBF4530B38400E86605491141567B03C3498BE8E1E5E87991A871C3D9868BAC8A8FF3D5D6918C2A0BAA8A8B0B537CBF90883EDCAF244BD247FF7222333A43B3F499BA80020F75EA080CC32AA4BEBBD5731854A0E362E311B7DD3561A79497B6DC714E0A2434AA03A1782C9819F90BC617C0A6AA309021262A5A2969CA8EC9FE3D560B05C3D7D740092138C4F431B498812299AE0B78BACA905360145444B47B5C5D6100D0F75CEF88A73E6D79CD160796883F9604510EB166AC13298F93CEEFC266190A585F1D90BA59CDF25B48F1F175A2AC8EA223D423036912B82D427B60C70E194446408185E8AC9CC1C51BDAAFD61DCC43693B4C95AEFE6784738192DE9DF8A1D12414ADA812C0284F0D85D38BC146C6747560072A8212C2A65E4E5A564CB667933956C5D3D8E1C7644FE9201D04055ACA8CA22AA9299279BE9EDC174767564339568464A36B64640691901E80232F29BBFF6CA1229401B2C78F0770660C364305DBDD848C0873C5D3D0FCD07C0859417A68C508CE5424464AA1064B8108429CE0F31F58D829747BF8877510EEE718DDBDDDF73B118377BB0D6C79464A7D95B7B2E7487FF78428D46616AC38D96C986D0EE0BD9E9213226DC672FDB76FDF2043B4E1B35CEA94AB52FF3296861D8D9F2ED09BE4DAFEF8A8CE8DEFBD1252BB0C117C49CEAF49CE3E5DB848CC5AC4B7478A3D501F9C4FDDA235817C12C08BF1BEF6B513FA9AE7320C521D7FD5965C95BBD5B8639256B2E4F559294FC833B666276D2C3AE949FBB7E5C2EE5A4EA183C2BE4F7465DA7C9A4AF60E8CEBF2272190259613D33D969D2C2D534360D139E5F6B99F39DF6E465E28DE56A66465B86B2A1976B19983A99B13AC1A0344BBCCE0DDFAEF16E5A5C41DC05B6B495354E18BCF76ACE83B110064AF6065E401459DA155210F40907030C10432D226A21052B180056A0B6184E06273D7B7373471995C0797A15E7E57E2CEF1709A76F5281222A9370B24026405AA232C363E38526E95A8ED04DF5F24115DD7CEDED401C2F3C5F760C67BC0852F548E57D5988C8AA4098152FB67C341C33CF5A632066A1BBC673BD91D8B72C29E973DA1D67F6480CAC52A8905011F6392EDB9EC55ACB4D998EBEEE5791A06CF98418DC425AF9C42FA26A6999B1769BADF7DB0B4A57B48552D8DAAA76A984D9D74D8635220FCA4F5AB5121825B6470BEB231A649B25F835FCAEDAA9D477D70CA31A7664BD4E55D8BAC149278F97627EE0A5C08961EFAD5584A2AA7ADF849E8E1AC35753D10AD349EFEAF71B8EF461B7079ADF2F8ECB8AEAD51A9B1526EC0CD5CC5C3BBC253CE342A4E5E196A9C782BEC203F8B1474CCCD88CF58D20012F8191788783CC645262590FBC8BE77D7B3C9043A39E7751DC7B1E1FBA7AC544A696679BCDABD0A07DF46C1F4B1391BBC29908C02508C0C9FF017812E2B758843F88CD2D29E44B94BB3D9C523D7EFB4FF30676FD2F00AB82B5C84221002B2E06B00D8BC5FE47C05DECCDF157E0265827379B0B9DAE8B5D16909A78140EF7ACD25C2FB16749C61A9906F9A1DD1B6ABFABA3DF9AB05714D813C06E0A3AF449D2504E2E8AEE2C7F7AE3C636071F768D0B7E6BFFAF21F9B794393D45716A45EEAC5AFAD466D34AF683578E3CB1A61CFDE7A34B3915E50143EA3177A2DAD3D41B927E3A46BDDC3EAD76E2D6B33731FD65EE2BBEBFB2263D0F4ABB542E31F8C43FE58E9EDFC84B7E9B7A12C15BD9AA20F1C81303DD9E9B4D4B93F7F1A6DE6EEC3DD03C97AEF7FA5DB6525626BD54FE2A4BD998375E413C2ABB9171208070C660F6847E5D5BAF7BF2C8EAE6E7450626F431AF1CAF1FE73A3B2C5CFC8CEDF9C37B33CCF57AFA943C4A38EAAFCC1F13D752B73D971998FC0CAE2F380A2451F6E6C15D02F008B1C8D6FB25BE107E01BE8BD2B910DFD12AA9CB96849CED478687C5331D9335037CAF2027923FF045CF0B8BE3DB2A7FAAA5E38C7A52477154526424CE34C83899D1D750EA7DB09EBF9B3C1E9B38A42C5C4CCD72DA2FEF3C1339D95A1E4373EADBBF43717590CBB7FBF055F9914D85D59CDD7B1DEA4D5A372850321CA438BC0DA524FDC609253A019791CA18BCAB2525D5129155E1C53C6E71BF5AE7E7C65E5AC419E26042E1AE4DEBD5AF3E3CE3FB434D5778DADAFCECBEC6609D1AC313DC3AEA8395651D6A9B94DEC57F605C8DDBC5B673DFBED9A7F5597557FC79D740CED8CD53D462FFAC5F8D6FA55BB5997C3A35BC2CF750AEB44B48F69E47F4C7732BD6F0B4BB07B33B07CED7BB9D1AD0B2FF466FE798FE69EADC4943F5FD16F226C261EB753065844629BF3D43875FEFC9E6989D3747F0E520F83A7FC6575AE663B703E52D459FD89D1F7E2F08DA5F44A945CE7D5F6EBFFF18BDFFA781FF8ADAB63115E74FC61B3E2ABB841DF7E83A228A7392A105BC18B4BDB8FA7A264B4043E153D6D4B0ECB3E0CCDB4142DBE431C61B1DB99D15DAE15BDD767ADBCD4DB6F3795AF6DD8C21C22F16CD0E47DB888D45CF709B543B64278B7997AADF4A86958F7736B989898CA96BAFDE5704C26ADD34DAEF3E78DDDDD41F627CC0E96313ABD4AF4FBBB49FAF95FB4DCB56B1C230F70DCA6A612A2F266B8BCE15932EF95FE34F3DB46B81AFCE3CD5A56E13F6B0749CA4AF13B4A6D7916630A9429209FE79418F1FDEF656EF7EDE7770FAEAB5E8BB364922EFA919492FA20B1E5F54304F8DA76C35B22E19B5DEC22BEEE40B04ACCAAC16659CBAEED632C0CB1CBFFE78AAEC6324F35D6AF7676AB7024340FC9D5A018045A8FD0AB28B12F96521CD6F9FF2574EAA6E66458F1ADA6C53538B0D3F4B573ED4124BCA3A30DD99540FDD38CDF88176B199167364D6CDA1BAEE7DAD9978778F4154AFB7C68BEA76B521C9B9E729A41D3EF13B2CFC0A63C4B0AC6FBB8F0708AD93DF6E45B9CF5F6974F6032DB86D85A645CD27BB7685D6240A16EF60A612BA6F79D3EE1B926E46D94398FD51755E95BCCEDCB8920456A5E287C0A8F49897613E4311CDCB250415CFC9BF6FB4294D3F175A3A3192A54F7FE41A191337A573D1EA6C76A68F48405550DCCC35DDF364B90C7BA3C093E59BD7D4AFDA819FF2D18AD0E9D28AD9C9ACBC12D99D64563DDC62D1EAFAE8A7652B8FED7D1CB7EAD1846D5EB948A1136722DD787309BBE3524BE723FD8F642E94841CEC1260E46BE0E8DF79B05C647FFACAF17AE117E38255428E9EC8870BE6FC5031C9BA6ED9C79C50A1F778A21FAF2AF6B03F2C1E47573D661434D1FAA2E91A31D7DEF1C8C8C5EBBE7A54FF70C7A7F2F74E3CB1249ECB26BD0CE86AB7C57B13922AE556F249357ECA077754E03A73ACDB43EA79190613CE3325A142FA67FB552AEE9C1AEC221FB3DA42DBE3D693A7AF1CDD1F653261372ACFC9C54638D333E0EEFDF755FB9CCACA7F166C58DE7EF969BD90A3EFE56C9D28D963F10EFAD4B0B8EB9ABD690573B4A8E1D5D4679DA3CB53DFDD60DBDA054DAA5849AC6C2C1097292B48BAFB9466F0C6B661CC4ED15CF335799766E9249F7B2FAF2E707569CE3ACE07E918BE4648B7C3B6930997406D9DCC9C1ED7765C224DE19DF553B6CB3AEB94A87F030B217E63', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, 'fc48e5c0d6fd2090ae7e65cacc8bcb044e73d5ba6aaa14dc42116f9be9b706dc', 'app_receipt', X'0100000F70480DC5977B3C545B1BC767EF192397316E492E11B9A4467BC6B834A55C2B493974A1C8304607313293148A1147918AE412E51231A84912896390FB50F446EE1D97544251513ADEBD75DE73743EDECEE7FD7CCEFB397BF61FF3ECDF7AD65ACF7A9EEF5E6B436CFC61AC9056F8B6F08F3840104C65E31D2136DE1E0400221EC26185A8E1DB003A1A03020228880D26FCD11448658367306C308CC80643A01520B004F6C1C8C8489320921E012212483ABB89FA14F27A0A496F3F24068B888E05311697C15608070222882D00A205073E42A22080B4C0604010D5028983001EB19680D86D4D5BD28E0822EEF0C37977D24AFC5608F65D8ED868104023CEC2F3CE3220790DD2337CCFF70C267440704770230023282A40D4266B93105D6A5E174513B521481604E0E0008CB8D72785C6D95F9E588D0CF43D0F7C7B632F24070220A2488A8AD3185EDA747F672F9FC374ED43CE5E74245C78D4FF1EAE3408A0105D5454D8DA97E17A94C6726778235E92BF7B1175089001BC4EBB217D0A04C1F77E48015E6544976EBFF0497B902197B82AE930E69AD0ADD87ED24D07888D0C2981E86C002486CCC17183D84CC446028454612B0BB1E44465FF3C5F6D1AC3DD9BA907C13181D81B482309513C4907FAED2292C9641D4809D6B2116DB11C42700E11E79CEF3873BEE78C4C361769303F5911D8CA432C5006351FC7ADDF24149C5A10CB5D28DDFE5D42FAB8B7D0D280B30BF70880E854B6085C9FE832880D66A6C24380E052148733A299ACFB79C2DC96A3AA6FBDE1FA4467341129E9DF8A1D10814BDA9128020961D17B305829D0CE8EA800C92186B0A894B18F8FB22D8BE14B57B675F73A7AD819FE4B84206D44458B6A2CA22A5B78B3E8BE5E74577767165DD9D458D9C6D618525E86830C2022FC9BBFF6CBE249902EB4E0C1DF39011B3A8DEEEEC382277CC8DBDDFBD0FC04D880CAC290618AD16C000F2F158C0C1B00502585E1DBFCE3C0E5975F25B9A984F5BA27EE7DDE7BA10433E354CBDCA66AA7D3571B19B1236822A546BB28AB21BD65B221A2E73C373B5CC69CFDE275DB9EA7CFD013A66366B7ABB2ECCB98775B6876B63C7B9C3FFFCD7D9111839FEFB9E58734F843F1A7BABC67730B6DC2C7E357A73ABE257702CCC45F7B05EB62E877A3EF27F95BD54F12F40E663A1678BEA82C7DBF21CFE876A9DAA5A94A55E5A0B0CEE9F8DDD4A82BE591D78ECB659ED41C07678402DE12F4F8E6FD77876EFD14534013C88FEA9DE6DE9016AE366599A2A20B6B77DEFE4177F2123E7DB99685F1A6212EF05A9D86AA9319AF130CBDB113AB97EEDF3DD1639A7837F13C4B7A97354618FAE4D37C0744032820C317F28144E1D42A4A01C01C068450901862E1110B2E58C1604811B1C5303218E999EB1B3BCB28B8C05F92313E9EC7EE3C9570599F052921B22A461692099696A8CCF15A779E2F5D1B28749D503EA86150A8BB1512C70ACF971DCD152B02573D5C79DF16229C1500A5F86AD317A371CB7CB5CD6256066ADE6B8CC5B633A4A423753BCFEC931858A95021A121CC3C2EDB91CF5067677EBC7C2DA0224565E7337C588BEA8A670131554BCBCC74DB6C7DDF9F57BEA22B94C9D2D5B4CBC2CDBCE11BD58834969FDCD58AA395DAFA15D5C734C8364BF06A78DDB553591FAE1AC535ECC87F93A560B2D645EF4E6EA6E5C1D70227867D4DAA70C555F5FE29BD9D3546A35397153EA67DA877301AE9476F0DB17C5892981FD7471E9F11C6ED8ED0E1A80F6F8ACE391FBBF370CB54BBA0BFF00076FC311D353E6D9D1E2AE0233092E4E844CF504D2DEB05F7E4FADE9C080934A59C7353DA7F0E1BB14AF11D87ECDD66331A117A80CA65EE3417B92FCC81012E8501CEF80FC09300AFC52ABA31A1A0B4882751EEF1684AF3F8CD3FAD1BB4E77F0158135287130503ACB418C0360C06EB1F0177B137C75F819B629DD16C2974BA2E61597056AA1F18ED5DA5B34662DF921C359906F9A1BD6B6B7FA8A3E6BDB35712D817CCE2871E9A933492938BA3BACA9F5EB7AECD91C9AA71C39A3CFF35BC304F25B0B73851ABD893514B9DDAB8AD92D538EA9C2BC6BF6DF8726C69604579F01021FE565CC70D4243DA9363944B1D1FB54EE4BD781BFFBCCC53F1C72B6AD977801B17CB25069F0565DEDA1030F29AD74648C3F9AAECBA9B7AF4D96683DEEBFCA5190772A7DEAFEB3BD83C9BBDE1CD07AE723E87FA403E99A162963B5181F7935D473B188C3BB379E684615D5B9F67C6C8AAE697C59BCDA9E33EB77DEECD76755AB90598D9F386F7E7586EE8ED57F62A0D248C5AB6E3D5295B5ECA0C4C7E05D71FF2832411F6E6C15D02616162E1ADF75B7C01EC027C17A57321BE6355529776E26E6F3D3A3C2CCE71CED009F6BF029F48FEC017392F2C8E6FABFCA996CE3384B4CE92B8B4D858CCB650B30C5A7FC3035FA77ADE5EE24442EA908A700925DFC541DE753A76B2B53CDED4A5DF6187D2AA50B7ED07B05585B1FCA2EAC0BDFB1DEBCD5BD72A90721CA50273D73E50356C7AA74CC56172B26883F7C952522D31F9153EF4E3560FABF5FED5D4671A73063F9852B4477F0D21F9D119FF2335DDD137D40BB9FD4D617A354627D87594C615659D5AFACA1F923ED39213F7B0EC3CB76E64B6BEA8EE4E3AE71E12387EFD14A52428FF57B3BCEC5D6DE673A78697151C2A90760BE7EE7B4C6D9F5554CBD5ED19E4760D9CABF7383540B65FBF61F7B8E169CAEC4923828395BCB970D41A3D5419AE492A60DFD0E137FBB88116E72C617C03617C5DBFE22B2DF3A5C791F49E6488EF298CFE3914702826D5C2E7BE6FB7DF7F8CDEFFD3C07F456DDBB886EB9CD9DA2F2A6E51C7BDBA8F8A625C644C835F0DDA5E58758DC310D05698CB9F1A967D11C6B9192AB4451E65B6CE99DD55A11B6DE2B1DBD76E76B283974BB6EFA10DE19E5A353BFAB5E19B8A5F60F4353B65274B722F56BF978C2A9FE8E27B88898C1374571D2886A26A3DB43BEE37BEE9E13F0F373BE8F285CF7810D0AFFBE0398F5CB0BEC544AC28CA73AD8A5694C6ABC9DAE2C812D58B415779538FEC5AC0E4E95F0C285B84BD763A4F52570B5A53EB54A75159429229417742DB1FDDF425F4BCEC77FA987CF5F27D9B34914F949CB45797EFB65F50B0CC4A2299185B978E596FCA2DE9E20904AFE4548BD24E5DF36819C8E54C5C6B9F2AFB124BFF90D5F3955A13C808C2FF4EAD008486A9FD0EB28B12F96D21CD6F9FF2574E6A6E645C1E33B2D9A2A595107D96AA72A8254135FFE0C7AEB47A20FD34ED88E98566D3F8A3331E8ED5759F6A2DC47B7A37C7F5F96ABFAAEED01A929C7D99A9BA8399B4C32AA0285E0CCDD8DE733C5868B5FCD65DA487BC15C6673F9B86B529EA58D5CCD97528B4A691D058470B8D8803CBF97BD3253D8CB9432887B83A9FCADCAE82C4D21446A5D2E790B8ECF8D751CCA198E6E512824A91F29F9A6C1E6447463C7837926F487DEC1E1B9F38A57761D7592E8729125C159A387DD5E01C512EC7DE38E464F946B5FA953BB0534C728C5E37397E37BDF24A6C4F9A45F5708B55ABFBE327CB561CDBDF9EB8F2F13BDB3BE522452E81EFB2CD3696B23A2FB6743D36FC42640369F0C12E0584BF06FCFECE83E522FBD3778ED70BBF181764093E7AC21F2E2881ABD591CE4384233521FAEA8D124EA865EE77C7FC140BC2B2D4DF8B4D1F13A8DB88DDA4C44AB8354C9135C9EBE679B8D9BEEC3163466470CB1F660695F1D39E314B5D354647394FFC623902B6334E04D7BEA3C521E6373D784C41A99769A3D49835B2219167EDAF693FFA31938A82FAD1F7564FF371F80316E699511AE927F6A663D0F43AEE0FE72B7F52114F4FFE44A7B889B741714D391FB8A19B62BEE85D4DF0757A3136ACC7EDBAF48CD6163FC8B41B5D7A2521AE4FCD75EE4413AFF2F50145427458B7A26B87FE71F70A7EB0BF8BD83993841D654FC75B25350DEBC7EEC5A3EE345EF27B186BE6F264F332AD5DDB1FA93AE02EA9280EBF71EA5C99A7D6D715F46F04E58059', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('aa402a91cf14f4b77d4202aa2215dc060a6c99878a2588a90ec8f7126f2c23b2');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-2a9bb7954f69111e', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'5D69A45688DBF349E3CC4BE2D51D53E395DDAE131B52F750C46E28763C5A741D', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-2a9bb7954f69111e', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'22904DD47AA58426325BABFF932C7B6FF32C09C08469C281FF623E1504752F67', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'FA4CC16AE12DE8399421E2B3C626649682A3767DF43A582C3106440ABB6F6777', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'6C60C982C8AEA43DE5AE15979578C4DB821BAD0E63F50711AB57C793F0359B83', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'9109327B8F6711EA876EADC90030F6ECF82FFC13324228343274CC44E2AB78E2', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'4665C9C4F351AC1AEDD1EE81B432E11ABDA92C09B3FA5BDA513F1E4FE6494F05', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'973F92F575A77C9128D8A8F7AB6A61211606A0FD62D8B78A1F935A62E73AAA62', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'F26B8C8A7581C3F2B18A2B10CD70F12599B025F2C2C2F2E980D6482654764657', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'142724423E0D1099714A11BD9C4E47DC7BB397BF40885E809105703484AA0CDE', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'FC48E5C0D6FD2090AE7E65CACC8BCB044E73D5BA6AAA14DC42116F9BE9B706DC', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-2a9bb7954f69111e', 'claimed_by', 'strong', 'forgotten-2a9bb7954f69111e', 'verified_not_credited', 'credit_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '387a0d9c421c0d19d57d3cab1703f1b0cd00837ffc19f2be3a61dfe33d709713', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '44f3fb71ede3463155351881b20f88e0095d1b17c37fac5079843d2e8d703827', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'b35e78734b575597dd3a16df4d5f18e6ea8fd0cc38915e73b9bc73d56fd1488f', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '9f2f8a07770f7cfebfb466956b64b904e97570a902c087f4d75820eea754ecb0', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '2ca8dd0086ce36c61f1c2b56e18b6d429fb84004412105f24b14bd209938d4eb', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, 'f4ee79a364a947cf9a20f333344f7aaba9ac6e1ebc1e5ea4a2aee0d9fcb5b1c1', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '487b16cd65351640fad9ab1bad9a0f2a1610d19e960f7b83514b5151ee589aa0', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'f1c1f7086f9e80b151d0f6a440b6880f7bc130e692d088ea36a60ad7679721eb', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795634351000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795634351000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["3246ae68a0829befaaa3cc4f64ec115769aec35e7c7cb8f1a4443690e00a619b","aa402a91cf14f4b77d4202aa2215dc060a6c99878a2588a90ec8f7126f2c23b2"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"b6d93a541328f7e0e5509a6c383d185c19108ccb7477e1f817d0a0dbf1be7f8e","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '185e69d23d6e531a1bd28b1934e430ecdf057cd41deb9ee780ee92e81e339fce');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"64e96d3ca38a42d3467cf152fc610512dcfee619e151887555b2d4b196a44f53","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:0c98242fd335ecde662fb83a672ff362d477116943d8b23596f9f804c78f3686","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:63d156d70d025fdc0d8fa160c03e258aad09d4da9930f6ddefc32ff9e4f9f2dc","submission":"8:8:ff9b3782ec95c0a9ffdfa6f7d74339a94ceb1626e69827b6d02ef72e9b78ac5a","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:8d4fef110f038fa7f6310ca3c35c51a5ebafe44ec5b41ad95a38e5da7fd43070","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '185e69d23d6e531a1bd28b1934e430ecdf057cd41deb9ee780ee92e81e339fce', '7827dcccbacf65a8c74823be8d5fd9504499d8b28525ae6e4bea2b14a099be01');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795634351000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"e05e93bc6afc968eeb812b764fe05b6cc5bebeb2c3dad5f434844a92eaae0869","case_event":1}', '7827dcccbacf65a8c74823be8d5fd9504499d8b28525ae6e4bea2b14a099be01', '938894fb33603b98bca545ce46d7c37b475ae1ba596d26843716607f87469c89');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795634351000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"85633145fdec257c7e95ff803ba02528fbfea9654312c864b38cda70e2487b8f"}', '938894fb33603b98bca545ce46d7c37b475ae1ba596d26843716607f87469c89', 'e6dfd5bd4d87fe11ff0abc6549bd02de0abc1769633ed62b6898ada9a009ed0e');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795634352000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-2a9bb7954f69111e"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"1b6ebd8ee681c2c38fab65396b5cfc221a61951622b05e3c226bd0720fe15eec"}', 'e6dfd5bd4d87fe11ff0abc6549bd02de0abc1769633ed62b6898ada9a009ed0e', 'c0ffe349a8de915e981a235e52e0a6695ad65a18f428b445bded13b0e7a4b4b7');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"4e5c5b2f9fbf093cb524ad8d33f0cc8c325d8b4c8d690b76dfbc21b4c4c28873","rows":{"case_event":"2:2:3f3f246e7fb15c6bdb536bc0eb2617b4ca95eba8d065f6882f7ad62693e5cf0b","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:0c98242fd335ecde662fb83a672ff362d477116943d8b23596f9f804c78f3686","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:adf7ae7db3ad19fc89f83bea604d1a84cd8257bbb01affdeebfe6ecab2ce5b15","submission":"8:8:ff9b3782ec95c0a9ffdfa6f7d74339a94ceb1626e69827b6d02ef72e9b78ac5a","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:8d4fef110f038fa7f6310ca3c35c51a5ebafe44ec5b41ad95a38e5da7fd43070","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"888a09a33e0a799bee74fc71c3e23e50ab6e7e4c85b43654fcbc4561c8fd817a","run_id":2,"version":"0.1.0"}', 'c0ffe349a8de915e981a235e52e0a6695ad65a18f428b445bded13b0e7a4b4b7', '10210ebe3e0c50fd3b10afffd85a098d983cefdb63e60aa84d462ed0719d36c8');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '10210ebe3e0c50fd3b10afffd85a098d983cefdb63e60aa84d462ed0719d36c8', X'D1CA93F64FEB3D869A0D50E222AE00B87B5A0E3F40908B3E29D2F2EDA57B0C06');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '3f3f246e7fb15c6bdb536bc0eb2617b4ca95eba8d065f6882f7ad62693e5cf0b', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '0c98242fd335ecde662fb83a672ff362d477116943d8b23596f9f804c78f3686', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'adf7ae7db3ad19fc89f83bea604d1a84cd8257bbb01affdeebfe6ecab2ce5b15', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'ff9b3782ec95c0a9ffdfa6f7d74339a94ceb1626e69827b6d02ef72e9b78ac5a', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '8d4fef110f038fa7f6310ca3c35c51a5ebafe44ec5b41ad95a38e5da7fd43070', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('b33fb851cd07c4e1e0272b01d29cb509d9287fdaf084d2f920764f503091cff4', 'forgotten-2a9bb7954f69111e');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '7a80864a53731d219a1c2eb711a004052f5e98e941700e8df0ae8b0ea726942e');
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
CREATE VIEW closed_transaction AS
SELECT transaction_alias.alias_id
FROM transaction_alias
JOIN purchase ON purchase.purchase_id = transaction_alias.purchase_id
WHERE purchase.list = 'closed';
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
    SELECT 1 FROM closed_transaction WHERE closed_transaction.alias_id = NEW.alias_id
)
BEGIN
    INSERT INTO tally_change VALUES ('credits_excluded', '', '', '', 1, 0);
END;
CREATE TRIGGER credit_excluded_is_tallied_delete AFTER DELETE ON credit
WHEN OLD.status = 'credited' AND EXISTS (
    SELECT 1 FROM closed_transaction WHERE closed_transaction.alias_id = OLD.alias_id
)
BEGIN
    INSERT INTO tally_change VALUES ('credits_excluded', '', '', '', -1, 0);
END;
CREATE TRIGGER credit_excluded_is_tallied_update AFTER UPDATE OF status, alias_id ON credit
WHEN OLD.status <> NEW.status OR OLD.alias_id IS NOT NEW.alias_id
BEGIN
    INSERT INTO tally_change
    SELECT 'credits_excluded', '', '', '', -1, 0
    FROM closed_transaction
    WHERE OLD.status = 'credited' AND closed_transaction.alias_id = OLD.alias_id;
    INSERT INTO tally_change
    SELECT 'credits_excluded', '', '', '', 1, 0
    FROM closed_transaction
    WHERE NEW.status = 'credited' AND closed_transaction.alias_id = NEW.alias_id;
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
