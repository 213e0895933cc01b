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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795691236931, 1795691237362, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c","7240c5ccac75fc86d6bf07231153c3a943066f17535cc64e715e07bc0bfc6d30"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 152,
    "post" : 73,
    "reconcile" : 80,
    "verify" : 61
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
      "sha256" : "87260b3c18bb7e418459a4896703e46398abab6275ea120cd999f1b23b661b37"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "3a31af50b932d5a00be0f406d32757fd4e817d8265dcf7c12163955fe56265a1"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "5a78f113d730ffbbbd894b4152a4c2f66cca0de89c7469bb2a4a62c475856929"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "a56b77145a51432b65a6ac4bf081e896e6651e18e6d2339235258e10807fcee3"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "7701f6e75db2dbc53558c3000194087a6f1a30c0156c1ec2da8d9187bbf867a4"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "c4af3f585a9441d0d7d0581fa1180f792cb3742b9951023ee32bba71e0723eb8"
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
', 'root', NULL, 2, 'fa04fdbd93c1ae5dc6be02000aa62f6a868d58e3ce310efc8160169b508b617e', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795691238304, 1795691238491, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["7240c5ccac75fc86d6bf07231153c3a943066f17535cc64e715e07bc0bfc6d30","f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 30,
    "post" : 28,
    "reconcile" : 58,
    "verify" : 8
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
', 'root', NULL, 6, '673ff091cd214ba20bdc3fa220a79b705f47a56f3a54a3d19eb9ef2530dbf330', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795691236660, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795691236665, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795691236848, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795691236852, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795691236666, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795691236666, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795691236667, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795691236667, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795691236668, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (10, '87260b3c18bb7e418459a4896703e46398abab6275ea120cd999f1b23b661b37', 'notifications', 'notifications/apple.jsonl', 18109, 1795691236668, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (11, '3a31af50b932d5a00be0f406d32757fd4e817d8265dcf7c12163955fe56265a1', 'receipts', 'receipts/2025-06.jsonl', 5528, 1795691236669, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (12, '5a78f113d730ffbbbd894b4152a4c2f66cca0de89c7469bb2a4a62c475856929', 'receipts', 'receipts/2026-01.jsonl', 11223, 1795691236670, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (13, 'a56b77145a51432b65a6ac4bf081e896e6651e18e6d2339235258e10807fcee3', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795691236670, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (14, '7701f6e75db2dbc53558c3000194087a6f1a30c0156c1ec2da8d9187bbf867a4', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795691236671, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (15, 'c4af3f585a9441d0d7d0581fa1180f792cb3742b9951023ee32bba71e0723eb8', 'receipts', 'receipts/resent.jsonl', 11066, 1795691236671, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795691238228, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '2e88d9004d57052a72a5f81717ff384a0e1ed3c1ac57c6ffc03ef36ff3337a03', 'notification', X'01000022F76805AD5A5D77A33C92FE453B07E190797DD9D8089B04B911FA00DD81E56D0C0213DB896D7EFD3E38DDB373B17B66E79CBD4877688391AAEAF9A8521F1E4953C7FBE3EE9850396D093B6E2FDBE117291FDB57FD48582EDD5A49BECE3CDA95DA86D673AB4CDB44493AA522F1DF2655EE85BD896ED91E3479ECBB970527EC247D774E37766D884B727F59E5C5F891460ACF9385A69C8A88849567C354299AF50DCB888DCDA2D9F28836596F77AA4BC2DA23348DCCA2F4D84AC57CB32B5C25BD44966A7F4F75B2E16D784C3DF722240FAD4C06E1CC2A9384E56D185B9FAD33C73B3EB940BBF9795AA4821EB957DECA962586B08289B0D2D1E86967F33D75A5ECEF0997C12A974A734A5FB1CFD84EE142783C3C4424E2856558DF02EF5B95D286BB8D639CAAF99A625F32FBC7E7E6CB924672796799BE6E32411597C9494856F0DEBEE4110FCB3FEBD54BC6C5BF5EEFFCFEAC502BE3053AEB2813F274E3836D33C4C344FBE0A04681FD366A8AEE6567E334DE4EB9B6AA56E603FBBB581F399C3FF73941FC48DD39AA3ACE0F5D52099930EE25C15E5A21441660DF947B6CFD8FEBC2D23C8A6EB9A4ABAC68DA7AA2CE12F322A5D5AC0BB4758911FD68583C8A3A0E7A3B647EBA76216B29D1D1D570457B1B755EEEB99B8CA37B2E8337DE5FBDFDFAD797A14966FB5F8FBDE48DD870910A73CA16E68D0BBADE2FA8CA7CFA51FAE30AF145ED3CEBA5431E68765C2EA4642C9374C1636B3835794AC350CA5F5F880F479E062329CBDAF0197F13F1412ABBCA1C3D1FE2E0A65B5A5A8DB82CC653E95D6F8C48A207F3A8A320C2BDA1E99EF5B495A8418EFC2BDFAE646BD73AA6BC5CF08769ADCBA7E6A722F46AE32C10935DD9A159E0BD1CF5FBB5D7CDB992FB20ED8233AEA70CF59C4B13E2F3775C0FCFCFBB652615455EEDAEF6F0777F0FAB8E5E6BEFF6B25F84BE8C95CA37E9CDC457C981B143B45CA57EF2A6564B5F693AEDA3127B6D6436D046B6AA571B4BEA7532594D3EAA36690F5DF795F5A97F8898C93C82986CA7C326F9596B727EF32E0BD179F75CA834EFDCABF4835044F7CC6856D543B2B5920D6660AE5EF0FB7E6DD39C2891BB32306B1B89487929F2CCFDBFA6BA93CBEDF17614D225999F4499C7103B54406113E461C8958AB4E6095BF0B398C27CDF5299D3A4CD5B75453C7BE125E9DE738BCCB72697D72F8DB5546D48672CA1C6FE9F31748D324DFE0943BFFE6F1812CE37115B811344D6199E466491CBA4151D013B59A622FACD41DE8C515B54B1CD841EC354CED70D38E3C91133F721C79481B75EB2C518E6DF35B6CA949399BE9FB424B95DD80D3833528EF2DCE32BD12156A86525586E7B7655C074DADF3D43ED4BF5CD89F3FB17E21B035C4A1E653EF8C96B4243E42407D3D64AE1F9E462635E1CE2E6C989E0B88BD57CA3067754C49C4B05CEA0E01070023836962264E08C8F4CD195F1D9BD8AAF1F82841CFB5E19A21E06B0C8A41B44EF42DCD3B1853BD591BADAC9B4E9A46EB223CA287EB29B2667ED7E71A09457B4F4F77A3C71171E950C365594FC2C7BF5F2B6A02DD7D7E1DD2FEF4A66774ED2B390CBA454A1A73B7B53C76B5B8BF4CE86F0DDFAE5572EB8C2BFC75201A951F3663A872B1E988E5792BA13FE6876740C6A6A56E037637AFE5AF67CC8FDFB8EF5A3030E1EE0BC847BD17D667AEBA9D5FBC2626F24D432094DDBACB127E48B0F5A722DDB30C3F5F6DD4BC02FE0064F6D84DCDE7E3F1F211605F09D338F95A5A2ADDD243DF3D5FB2E5A165213CFACDD4FE625FE6163517FE6597F39658C4B5C2B60C5252726A3AF4CB336A72E4D09F4AF5F1EEBC5C937F1F2B2D3CB23731CEF4E867A414F95EF363B91EC2A2F19E67C200F718675E5B836CFCFC79F12F106D72CC4108273926BA6479A09F510041CD5DF37D9C4AEF9DA0D75E74D55749F6A7F191D86B0E3A4A1B5E72A2D18A9086FD382315538C6A27B004ED642064478EE27F7ADB4EBE6A7681D384B85690F86EAAE49D92DD7F5600736B110CFC726561FD0809C6F284FBD6802079655CF3EB2CE39F0F157BA5AAE0E3A5AB0B57BAB26B79505F3C4B4FD2A5BEEF31C5EA423492E59AA22E8B94E7E1A8FCED8430E9CCAE428A0E1EFAA67ED4E2B6969E2F329BD73BD0DCC063185CFB01E430EDD7B4DC6E4D04333A117A2B05A452A15929E9F39946A554564AD3C331CA2063942CD7FEBEC9790F25F7344D1BC23D6D73FBE4548B2FD3FF89641692FB03D74F99F31077F557A0183A62D84FAF61D3317CEB9547E33C8887CC04FCCD733E7CCBE63E61C5C278D904681EB5F11973FEB37E0864B451D93835D2067B34E8223C0835DF02F39422836586FFCC600740AB809B29E6DE10F544A12BFF48171221FF586776AD19C9E3E04B5980FE698123A8043A82189121D67A8EB05626FF2E81F1C3F63CCF0EEE271A9C2CC73D0091B72D590FD62EFE3D9BEF43974D0BEAA75A8F73D2FEA9652F0AD309DC98DBC567CC3CFB5B0AFAC6701A76C039DA4BB7572D35DB09143D8C3BFEC6C3C5ED4DA6DE0FF8ED09AD71DB537E6BB5B8DD8E62E7CDF5175823FF4F5C04C9A2F4B050ECE067B31B27C943DB864B2B1D2C95110E7EDA3C0E51B9E182DEFD082CF7A0A134BA0DB2AFC8DE98441F3FA5DA456883BFE7DE60C12B2E8B76FD9FCF12DB30F868FEEC7D044BF7D86E014DE902B35E3225CE451B34ABB3448F5A84BB9F7457EFD2CE5D8E3F773B5F81F7D75544A701619795E34A1F0D9CD7641980F4C32356EF3183F5DF36A946AA1AB53EA1B526D92ADF08D54F2AF3BB4A84F63C24474754624B77248DE33E4362F9213F24364B43F8B8862BFB6811FDFD922BC544343ACDF4455476E7AD82ED2E3E52B737221A3EE0EACEA3CEE1E46DE37F071E0B8C6E1CD0FDBD360AFB97F5061CC1D4DAB8D7CC8A83C1685F7B7C323E9CA8237DB76FCFBB6A7B77D849FF8EE729D1D776DF448A78C404B5E76E2C765DB27A4EE39F2E4BA6D7B3A96FEF2FA0E2D2935B9D5B1FC343EBD9A993FFEDCA78CDB0F6CACFD17F43ADBFB7B9B7DA673AFD3AB4FDBBB47ED0757A3036FFE2EB949BECC06AB8DDD57FDEC87D868FCC019CA1FA50EA65233AFD2CBCF5C077D8D3E09DF11E47D73E43E1B85EFDEB853AFB9A0BB4A3A78F06048950B72618A831C7792A80B30A824300F8E386B65BBACCF6E75C438BCF99B722A3E7444E66DF27E70C694847796F0F34E8F4E4D3428FD8B9792ED5DF4CBD90740C7A0E7F474AFA351A4AD6B24696E7B49E0ED932E5D4713382DE78ED354264D1AC34F28A311F76B15053C85FEEB969D7295A0F61A5E6BFE53F5D7B7ACDFDE5269B0A0D3A445B8CB88D9C8AEF9A9E37BA344F8861AD5E5A261CA1BB7B21F5768CA6EF51A55A2E00DA87AAB1DBFE80E8F230612DE9DFBD9031CC06B9A9CE5305E98B217D131CD3D5382E3E24A6D6FBAB0A6EA8237F8F29D8E02099F54F0E2C74DF9F74EFA2CAEA95375D1BC492709AA004BB039EF4A1F1AD241295EB396C994E2FD12D8544969A220E7B29C145579461C9C42F2338FEF3BD9199D128EF81BC4872AA99A4E38EC1FCF2B35FA664D4FD8077834E06AC1B712EB532E5179BF044E02F488A4639451095FA1E4F8A9E27B9541FF7732C855946CCC3AD9811B2EB2BFE687FE46B0FE67FCB843BC2233C24B184BDC87E8E04304A578BFCEC8E98698F0CA333BAC17BD63F269E211F531C2E7A89669A5F79073C4EFA486911EA83B9B089CEFC1B713DBA93ED17AA0451DF309EFCFBFDFDFE8D46DEF5AC18FE9E45C4746579052A3AF6FA5E22AEF823C8D4EA424AA5314928044A0FE62AC6FC763A650EB736B42E6F87007252DAC50D2AC717DAAFAE4151EA24BD5C9530ACF7BC119EBEF5083958AC105E05FACF7C827753531EA0C3EB98EE0573AF83B4FA1DF4E34471CB9BEDCE4145E2C511B5E344209F58EF8A2B760F0D5A6E2DDC84D4C8683664AF6CDDC37CCCBAC6A124DBABB22DE262A2786FC440F3E50930EE1DAAC7FDC673C21DF4C3973966E5E3F1D77023523831D921C43BB36868EC0C528A099E80995C2FBE6F8E7B25371ED46C5BB80575DF23BFF23957DA014B45AEA7BBC47A7C5669FDF19031FDEEDFD6CDAC74B936EF842B454A5CA7E6AF86A2E1445FEF2CC8DE7BC0F644D4788E18F3B775BF8E344C333AD951E815FBBE1E8A1B1AE40F7635753F65AD15003831EF2CC99E2AFE83FBABAFF35CDEB93C0AFD998167EE05182CF9924675624337E5F25F29B3986BA411D4893C27FE2395680EB1BF82BE88B89D18F031FCB23F887E2F31760EDCC077E4C377B0FF15CA54E6D103B91A3CF81CF468E3163D858D4AB5B0B91BCE5C4ACE13F35B8E5B5F494B1E8A92B8C38EACE9CB01F8D99C316383AF2687C35747FDF6BFA91C37757FED5C7FB58DA2B2A1CEA7B4DE778C397A92DB4F8087E7BE45338019F981DA11EA861D2BF5E98930F2613891AE19865EC4A9D7CA267ED90CF4FDD07BB1AB30E39342D8F399313D58AB28B16AAC23585CFD3E8D7364C933C6D1BF40157B5936EB43E6456DFDF24F6C35584F95552553EFF9CEB3DC77E781F08C4802A62F3BC7BC1F72712BD84C02C025D398BB11F51397402C85FADB25BDE91368D6F13BEAF839F50E8E28ACABFF9A506FFB939DE01F0322AE9D48B70B4B05183D7C24938F025F848B826AF75E6496FAE1707BE79D60BF0B60FC04F32EB6C87594284FACB81E3D77AAD0ACC2AD60A9D8F064C79EF30FF700BADC75D8EF8DA08789EE85AB73F08661467D433F66B17A8E3AE7298E538C4074C6894B9A9275F35FAD0A917ADAF1DF7C806F33A013ED025B83C7523055F836FC1AEFA5AA1B7A3299C37F8EF43C517F0ED69C2FE34F8D67BF22DF097823875CC4BCCC93AFC5AEC673C7EF3DD69E6DBB96A9F7A01BCA21EAF585F5E755B4F0A7643FDFEC10BF66F2E1811A26F5D16785E9835EBF2A7DE290D4ECBC11FE0778EFB47817AFF548E4373F8550C5CCFEB17A86FF4B5B159F38613F81DD25C30277CF23D74037B3190695043A778EA9235F4EE94B9D35D15A3020F7C94CEE8DA19091F85DE08BA22EDE977FC05B03401FF794ECD671D3B8DFC3EC0B773FCE299AF67BE9DF5921374B51DF2EF923BF61383EF1F62681A8ED98A5AD39544BDE41DAB526502E8DF8C6F85399AACF57D35DF5F792F531D2F8F5C810F366305BFF5AA06AB2AD4BA7626AF7DBEAD28DB557D3A196962D9D3588BA4558BF00B33CD55854E9C49BC4F8E99D644B3E832F17ECCA16F9F629D98C3EC478A26C7BCE2A12884CC398DB919EA972F54EF3CF0BD1445B3ABBB2485BE00EF4C4A37D737E6070A3C0DFF504557E0E73EEB520EBF79C61A1434E20BFC1457D132DEAFD5117CBB9EF547BB11B31F636A957CCA2979115E7085CF035FB900F5F396831F8175AD4882BC8540C50D714EA00F74A58802BF8D1F55C4B9EAD04BAFC3BC7616B8423C3A8C6F11AF5CDE80C704D294AC741BEA9C42EF0A0BBD532F4FDFA04EE0E0067C0FFE87DE69F819C4A3CBA3F12ADA448B684977AA5198A542CBF845462F37F83197834FE037A0F74FBD16A8595009A6A8A0F959E7A07F5FC2017BC037E6A102FB6742D04E1073DD69774CFDBF1EBADB077B6F59E07A073D5F61916F75BF453E960DFC1CEA93BF091FF89CF9478EA87FF845D839E885801FF8845F8B6B3F7AEC69088DFAD62BF0E5E73C7F407E3DACEF06BE9198EBC854432F7AF29263960D3C081EDF3FCBFE723BF4941E36E3117E91C2F3AE2AF8C92A42CF36FB3BC277A98EEEF0750C3E6CA71CF0D205F4B056B3DE16A80F9282EF6A1AE6D0AF79027392947F40DF9B8A9815F09663567FB6D168A0375109BEA9BBE015FCDAA42AD9404FF45E596A29CB73E057A0473CCC7AE55C53CBE00E7EB9D45469E81BCB26B736B837F502F8876B73C07C5EA9669752FE9A17C6546EFB007612CC0FCF296601D003063732FBAF027A52A57007F0DBA89713D68B3174114AE1E081A9B9223F98DD82FD22F3065CBEA2BE73E5754477CD5BED05F1D31F46C127EAED22E2ED7D1F8DAED6CB05F20DFFC04BE05E63F70CF51AEFFFD4AB32EB72F69FB4BC41971CD7CD5C2F33DEFFF83B1FF7AB7FCFDF352741E14F07F8BF3FFE1C329E62E3FF963F8F03ADA61F047E6AF687F04589423D01BF88C777FF61D235A471D61982995797FCF1A77FFC31FC4AF3A9B0BF3D8A60E6EB3F7CCFFF9BEFF1BC7AAB8037F092E3F205FE5CDDFE69FF15F213EF7D1A43BB54DD67936C67BD4C62FC2855005FFA027FDFDD301B041FAA57A5830AFCA3558FF5472374C6E63A561BCC23BFFD35353B7C0FFAC4A000DEF133FB9B8462AECD514FC9DC1FA879CEDDC25FB5E04BF8B38386AFEBAF3AF59BAFDFFE5AD59115E07B1002D6E666BE36156A4A2BBC4738606ECD72F85FB43ACAB3CE9EEBB569C037D1CC3758FB790F1DC2BB57985B5CB8B205FC67AEFA5F77F8A9167E0AFD0C31F0E3B3BFEA983351E62CE6B24959F623FA60E827C6A315198576CA2B15D63724471567BEE8C98EA924165D53412F629C45BDA1073F83CF15F8F83AFB77011EDEC3E100DFDBD90F54B31F69CD4FDECF7E14735F3F99F32980D15478D03382FEAB4D0AE0B2C2F81F8135F0AC8CA39F9EF07E7350EE0ABD01DEC0EFCEBEE1FBEEF53A6CE1672FD26BF2DC8D85025EC03FA41CC655DE63660BFD44CFF9DB6FC01FCDFED903CEE090D03FD2EFCF4D22667F0E3EF9873FEFFEC99F237EE0F30BFAA92BFC42053E7BF65708AC041EE18F780E4FF6E407F47B02F85A0B7D65F0BFC59E5A03A707FD629E4513BD8F016ECD1EA5806EFFAFFD3185594494B1FE3DF445C7CD4AA17FB33E477C11AF2E802F33B75CB1CD3E72A2F27FF9A86B5DE17E3D8C2C854F2865F396ABEC81B869259A17F8D5B75A924D2A03F855F4C16ECE97835FBD73D47380FE1C7E0FB58E3AE4581FFC29BC6476377163D228F86968B3023E3EAB35ED80375AEACB1DF9FECC056355C1E09FEF98BD295A2DE01FBDB1909E3DE3EC0FFD6AD3A69EF9C4E72770DD87D9B8AE9625FA3BE85E8F1C7436875F6258AF3AC050C138947AFDE3D31498BBC698E9A19F85BFF4E1D7494A0DCE5A934A4D7C9E6724E8370B8EF7C38F8FC24BEF951B25FAF514BE71817E45D96829AB296107F18388CED243175C73D43BE617277C9E54F2BECE7BF8F5499D7136A9513F6BCC4312E0D32F5D4A6AE019FCD6F205B426265D1503C7DAA599377E201E6FD85FC130FF905EE7E7FABA13C48ABC6009FA8C99CF2E07BD7DE06415EB95B75C8F5F95423F31980ABEEC037C71B17D323EEFD7F7B99F5D59924D98EFCC67BFAFF0A7E83FCDB6DE58607BFEFEFB0AE573161D48B69B75E0A92F579C3DCF67A7B7B287B7236A0B7D35C8CFA99CD0CBAAEFB3E3AA5FBE886134B35EA15FDE1D5C4430A3C5AC0FFB9FCF6134F41767AFD85F2CF13CE2F18AF9CF2EC5D9F40EEE163EFD3BDE92BCFE99F97E3F8F795031E2FBF079C4DE70B60D7C8ECFF58A62FC3E579AE3D12541D92679AA3AF48963953DF74376D8BF60FAEE306FF14ACFBED4D11D7D7983731F45B4D806FB38F9C4F7CC33E5DFDFCF4BF8E906F7BFA2AEF3F99C09F9F8597572826EB6E8A7642618E604D7F9EC3B84FE7EF2162612F12F15CE7BA4FBA817CD9CBF579C2B7516F9832E184D93CB9C1FCC565E71BEB07B9E8B0DA85DCC07B0DFE7FDBFCFB28BB97F4EDB3FF98CA007CBA42AEC08FEFC3E07EB09CE841C3191BA541EDEE7C344CC3EA7E3687A9FFDDDECE74EF01FBB8A221E03FEAF40ABDE30974A58E73E10CFE74CFD777C9FE77415CE42D0E7CC7EE2F37FC8CF7C968E7C6F033BEFCF778AA34706DFA35F90B7EF7A3DDD0CEAAB8E9E9F73F82B82F5E234DD15E81F90AF53F0DEF252E8E891D3F1A237EEBA1761574EE08F75F2A8704A978B1F01CE837A3398B5224B524BEBD54518A51BB64E1DBDE3EC7ADA45BF3CE85152F69831921F5EAD71D624D8043F3B626A8933BD06139B13792FB2C74E73BE1D3CCC39832FCC33FB4AB3E639D7741C7997F3FFFBF8293AF59F2A9AFDC4728DB3C69C7BF2F8BE4A3E71F63B9ADEB598C9626E1A80855D34CF474D1FDD901B3FF5B32B5BDB76B7F23CD647E45D742F98BF5CD9D434F8DB4F45B64827779CCF87F73ECE9A7A78E59862CAB27D4DC5DE6753764FD7E09BE9C72D5DDD8EB6570FDC37CF5C5FB7EDF6335D25CBBFFD45124682C7613C5D82D3CB397C6BDE8FE4F277FE1F976DE18F7F55AB24BBFF902199063FF8D87C9D3F7E1DC3E6EFAF71F557B4891EAF4B15E044E1E7ADEDAB5569FFBEF98F4BE95AFFC77F015F46B572', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7240c5ccac75fc86d6bf07231153c3a943066f17535cc64e715e07bc0bfc6d30"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '76417fc7ad742bfc9250113c0b20498b08fa97b6a97567a9f74ee94b2d44790e', 'notification', X'01000023496805AD5A5D77A3BA96FC47B3100E99E3C7C646D838C88D90B68CDEC0F23D04844D6227FEF8F55324DD67EECC9A59F7DE35F390EEA66D40DA1F55B54B39DCB3B649F7AFDBD78CEBC79A89D7F5797DFC9355F7F5B3B967A2D47E495A2E8B80F79571B10BFCA2302E23CD1FB9CAC2CD83AABD7257D5CFBB8361F77DFF34934C9C74E8DFF3955B5AE6B3329CD7E56E7CCB13C2FD6C66B8E42A61711DB83827E2C5D08A82B9D4CEDAB54C785B0C6E4B7D163701E379626755201694CAD576E76B1D64BAA2FD2D37D94A76F16B1EF827A565EC747654DE2E0ACD44D9C5A90BC5B2F0B2970F1F193FDDCF77B9E2AF32A8AE552732CBC44EA8B836C91818EFCA3DF7951E6E99D4D1A2D46424E7CFD867EA1EF14C05323E242C913B27B0BE19DEB7A8B48BB72B2F24A7E99A635FBAF8EB73FBE958ABA5BE89C25C5685E2247576525AECE4E09ECA44C6D5EFF59AB990EA1FAF777A7FB1A3850D2253F45C287DBACAA3EB0AC4C326FBE840A3C27E5B7A24B7AA77699EAE1FA571D4907DC3FECE2E440EA7CF43C9103FD6F49E532FE5A1CF6AA53321832CDA6BA7942A22EC9BCB402CFFBADE395E26C9B5D47C51ECDAAE7970EF987DD2DA19D147C6F9CCAA61B4221D559346833B1661BEF4B1E83833C9C54AE2834BFAA00CFC55A7C9ADD4D1460E9760BFFCF3D3F2AC70C39FF7BD96AD5A49952B7B2A667623155FEE679C8A90BF55E1B8407C513B5FF5D2230FBC789DCFB416A2D07C26536725B765CEE358EB3F3F111F893C1DADE6A2E8E2AFF8DB441E35B945E1F9FB218DAEA6E3953388CB6C3C55C1E52A9866E668EF4D1225F86E6CFBAF7A5A6BD4A044FE29740BDDB9A549B9AC66F26E3BE7CB47FB9318BFB8B488D4C32DDCB19DE1BD12F5FBB937ED7BADF751DE47EFB87E14A8E752DB189FBFE0FAF8F5793F2F3471E4D56D9B007F0FB7B8EEF9A509AE4FFB591CEA94A85CE5579B5EB4448F1D92F9220FB30D2DE62119FED82715F6DAEAE2C85BDDD1402BC79A65F67086BDD55DD61DFAFEB318F2F090085B040C31593F0EABEC6763D8FB2638CF541FDC4A4579D9FB671D46B14A6E8535A26E8ED9DA6971B447E19B99BCED972E2F19A9D257915DBA442514E4C8B30CFF7834BD9EAF5FAFAF4AFBAC08B3A4080462870AD8B90C793896448931321333F9AE1E71B9EFB82E79D6951D5D10CF410559BE0FFCAC089D2DF5E5D3602D7517F3A9975063FFCF3D74490AC3FEAE87FEFCE77A48F9D02662014C50456F659EB059A9B34EF50CE8E40425FC1B8382A947DDAE4E5DA1CC18E77ABA6E81195F1831611F72CC0570EBA9988D71F95D638B82BC2ECCED64342BDDCCAD809909792ECB402E548F58A1964989D20DE242E8E97CB80596BBA7FA1B13A7F7CFD4770F48AD655284C0A7A08D2DD30F7DB45D4384FBB3B34BE5EE90B65F98088C3B3B235774F4AFC4EC7B45C00C0E0C0126006353AD6201CC782B882F6C286E757A79532C96D8F7C232BA5BB445A1FD510D3EC6777A31F3A726A18B7BD82E7FD055F78C2CC9935BB5A5E8F6B303E7B2E655B837E349FAF89574B4AA93EC6735D0D366C63B692EC797B0BA912E6E92E5EF4ACFB38AE2C0F4EE4AAF97AE51F94D1CE31717569FA59284FF4F35A1539376637B8F2B19D95ED69AFB13FE68B77C8C1A6E17C0376B07F95C0DF25886B7AD18468F3EB803F3321924B709E95D408B9799C3DE586C7416DBAE5D624FC8973C1A2D8DEEE202D7EB972003BE001B025A29BDBEFEBA3F412C76E8EF5204A2AA88776E950D22A4976D32DF69C302BBF43F459085879543FDD9AFFA2BB91052E39AD02B3E3B099D7C16467425F779CEC07FC3FCB5999D429BCECF5B337F155EE2DDD9B199F1531DFAD55665DB3AC88E533E9087B4C0BA4A5CDBAFCFC79F1AF106D6CCD43106E66497C28CBC5074570C1835DC56C5435CCAA53F367DF0A893DBA309E7C9E118F792B5BC097C6D946035935DBE1382765E88E41601938DD2115381FF2943A7DDB2FDA93A0FCCA2381F8050FD25ABFAF9B239BAA3788818F7A736A537704029575CE641F2000656F520DE8ADE7BE0F167BE982F0E269989A5DFD40FBFD63B11A8C7FAB3EA64284B68919E65A5163925E07393FDB4019F7A0F39F054E85181C35F6810DDD690763C0BE523BF49B38EEC0A3185CE7081400EFD4BC3C6EC308033C1176AE70C25942BCDDFBF72A86951276C49813D1E92163942CD7FF3ECA7D2FA1F63C4AE7D41AC2FBF758BD26CFD4FE896239920720378F9EF7B0EFAAA0A22014E9B29FAD61D13164EB9A4B03DEA84BD414F4CD713E64CBA63C21C5C67ADD29680F5CF88CBEFF55B60C3B9E65EE8A39B2167134F022380837DF40F31429138BA60FCEE01F014FA262A06B1863EA09C656115A2C799BE372BD9D3AC3D7DE910D46279B4AF39E3476008B72C23D54B81BA9E21F6B64CFEC2F8A9C7ACECCF81D4141781074FB85852CBF6B37D887B872A94E041F74CCBD8EC07B96B3ACE81B7CAF6B6B4FA52CB957C6F947B16838824172BF024DF2EB3ABE9A3953EC603F4CBD6A5E399967E05FDF70AAE79DE727715A1BF36886DE9E3972DA713F461688EC2E6E5BC226070717467ABAB7B35004B1E2E2593BD2AE6837D12F97225336BF40D5CF0D13CE2CC31F036C5BF7A3A13E0BC619BD00271C7FF4F98C16291FCD22DABDFBA65D2C1D0D1C318DBE497CE5092431B4AA2A92FE25999B48BBCCFA3DC8CA6D2FB5095978F4A8F03FEFD5ECFFE475D9D541A98C54659EEDA5885E2EAFA282E8F420B1AD7658A9FBE7DB6441D78F5918796D5AB6CAD42AB49FF7103170D79CA844A2EDEAAEC5A1DB39702B92D77D909F9613AD9BFAB8463BFAE851EDFBA5D7CAE8F2D73619BD43DBB9AE37A96BF9E3F0BAF673AE96FE85553A6FDDDEADB0A3A0E18D77ABCF9EE061EED8D0C0F14A7D2F3BC5EE9BB4EAAD7DD2EF8B7C33DEBAB9D6CD7DDF8EFEB815FF7097ED29B2F4DF1BAED927BFE2818B8E469AB7E9CD743C69A41224FBE5F77A7D72A9C5F5EC0259561D726D51F36E4173BE1C7EFEF91F5FBA3189BF009B3CEFAF6D2151FF934EB0CF4E1067F6FC2E8624D144CCFD2ABECD3AEB0DAD47F365FF390186D1879CBE5BD32D1A33222A8CDFCA334D1D0604EC233A272685F65284615FA8DF4F45C2ABEADB587068F8E39F9A8547677D0E356333AA30749A3E78111EF865C5F0CC5B549848436DF90A7F4D0335D76D9CBC15B5B31D93B26DFB766F4F4E051159E839CAD6F6A984F3A003C063EE7A75B938C2AEF7CAB597BDD6B066D9FF5F9327900D34AE925CF75D6E629F4045983B85FEA249239F8DF74E2545286DA6B6563E44F1A2E9B62585F736DB1A0D3C3A8785B30BBD27DFBD3A4B79654BC418D9A6AD60A0AC6B51EC60586B26BB3449510B401A74DE3E5D9F4B81D31D0D0EE322CEEC000D9F0EC5D1FC7B3207756BD3032B015302EAD697D353B67EB3EDA40976F4D1269E8A49DDCFDB85278EB7528D2867B6A76ED467BCD500558822B655F85E0901E4CF15C7442E71CEFD7E84DCA2A9B44A5D4D583389505F3500AD9CF32BD6D756F4DCE24E26F111F4E9ADA5E79EC1FF7138DA15DF213F6011C8D24CDE45A637DE4332A8739FA24C28CC87AC105D7D015A4C70F4A6F7501FEDFEAA8A4245BD965B605369CF570290FC39561FD5FF1931EF14AEC082D611DF36FAA870E519CE3FDA660A72B6222EBC06EB15ECC8ED9874D47D4C7089D439D3064F6A073C4EF44C7911FB87FB709303F806E67AEA72133E6C8774D2A1F787FF9FDFED6E47E7D33043D66B2F726B1A606955A73D95424A9ECA3324F4EAC62D41307252011A8BF14EBDBCA54106A7D1A4DD8141FE9C1A43BA748DB25AE4FF5903D4343F4399D0222DC1F44EF587F8F1AAC290516007FB1DE57F9A08B4D5167D0C94D02BDD243DF0584793B33127194E67CD58FF8EC18ADE4AE55A4E805F1C56C21A0AB6D2DFB51DA941D0F46901EDA696E989659372C7998FE8278DBA47A08E427B9CB23B7F9315EDAE58FDBD44FC8B7206FDFB59FD6CFC7AD42CDE8688B24A7E0AE95E523FA6254E04CCC844478DF14FF52F794367E24D947B2EEB35FF91FB91E222270B536B7748F494B4C3ABFB7163ABCDF87C5639FCE6DBE9233D571CAC97D18E86AA988237F65E1C7F7728874C34790E18F9BF46BE8E3CC40332DC98CE85FB79298A1B1AEC80C63DF70F15CF3D8A00703E4590A92CF983FFA66F8F331AD4FA37FEDCA76D003F70A782E347B17BB6CEADF678DFC165EA06E5007DAE6D09FB84FEC80F52DF415F8C5A698C7D11FF357E00FC7E74FE8B5777994AFF96A1F209E8BDCD30AB15325E61CE86CE4181EC3CAA15EFD52A96C5332BB84FE34C096E72A20EB3053D7B0389ADE9EB01F03CF618D3E7A95C9F86CF9FEB637FCAD84EEAEC34B88F7897C20AE3CEA7BC9A7784397D11A5CFC0A7CBB978FF881FE8477847AE056E8F072165EDF85CE346A44C2CBD85626FBC0CCDA239F1F6688B60DBC0E7D6C3B994AA11FDC101767A3A8C63587CE3398D756C2B032EF5ACC0117DA6A3FBA10346B6E1B8DFD484AE05F65751DCA8FA9DE4BEC470E91420C38315796FD139E9F69CC120A5E04A67291623FAAF6980490BF868A6BD9B32E4FAF0F3CAF879E204C71BB3ABC869501FEF929DE11FA6524EDE94979BE73498BD7424978E025F048F9B66C4C11E860AA170FBCF9AA17F4DB3E023EE9A2773DBC8404F557A28F9F9B25EDE0552C09938F419BCAC1C3FFF03363C66D89F8BA04FDFCE04BD3FD60F028DE51CFD8AF9BA18EFBDAC3CBF1880F90D092BDD2175EB5E6D0D39331975E066C05BF4E010F4C052CCFFDC881D7C05BA0ABB9D498ED780EE50DFC7BA3F40CBC3D3DB03F03BC0DBEF016FD9703384D2A2BF8643DFEB9DB4FFDF88D77A7096FA7AAFDE20BF42BEAF182F59575BF0EB41257D4EFEF7EC1FEED191621E6D6F90EF72BBB147DF9C57764806925F003F82EF1FD51A1DE3FC84B708EBCA8A334D3FA15EA1B736D6A97B2950C7A87B567F8845F780FDEC05E2C681AD0D093CC7DB604DF9D0A7FBAD16E24E0C05BE5AD69BCD5D051988DC02BDA9D7EC55FA1971EE8FFB2E4F6A349BD417EEFC0DB297EE984D713DE4E7C2919A6DA1EF9F7D90DFB4981F777756C5B096F85967CA1512F652FEA9C6C04FE9BFA9BE0A3E9C6DC16D3F7EBE0E9D1A4F35749C083D558436F3DD3D1518D5A37DE964D28D73517DB7AC81F56DB540F3C352AEB68167FC2D35CD498C485C6FBF45818C38C48CE0F398C25F8ED432D337B98F4C8AE2DE157DC8983C8BC37F0CD50BF7246830F80F75AEDDA6DD36739F805FD2EB4F6537DC33F20E034F4439D5CD03FB789974AE8CD77AC81C0119FC0A7B44EE6E97E49AFC0DBE5C43FC68FF07EAC6D28FBD08FEC4905D1053A0F78E523D4CFA6043EA2D70DB10C798BD11557C439033FF0053102BE8D6F752225F598A59771D97887BE423C7AD8B78857A9AFE8C70CD4942D4C179B9283EF760E7C474F5FBA814EC0E016780FFC07DF19E819C4A32F93F1A2BACCA864CEB7D412BC5470993CEBE4E90A3DE64BE009F406F8FE8BAF156A1650021715303FF11CF8EF5379F41EFA1B7EA8C2FE8552BC57CC5EB6C6BFE6E11F77D3EFA37D30DFE17A0B3E5F60919B6658231FF3167A0EF529372A447F4EF8A347D43FF422E41CF842410F7C40AFA54D98DCF73C06477DF315F0F263F21F90DF00EBBB026F347C1D9D1BF0C5C09E4A78D9E80725D3DB47359CAF8781F3C36A7C855EE4D0BC8B1A7AB24E30B34DFA8EC96D6E921B749D800EDB9247BFF4113F2C69E2DB1DEA83E5C0BB86C725F86B72604E9ACB37F07B5B33BB40BF95F0EADF5D325AF04D52016F9A3E7A06BEB639652BF089D993E38E8BB244FF2ACC888789AFBC6F1B1DDD802FE7869301BF89E2E19716DFCD8308FAE1D21EE0CF13B5DB9CCBE772676DEDD777F44E06FFF03D8717003E10502393FEDA814FEA1CEA007A1BF572C27A6143EF62AD3C3430B717E407DE2DD02FB11BF4E533EABBA4A067A66F374D10A55FFA30893E506F6795AE6FFB64F48D99CF906FE80759A1EF0D762F50AFE9FE77BD925D5693FEE4D515BCE4A569A77A99FAFDB7BE0BF17DFAD7F45D7B521CFAF408FDF75B9F83C6736CFC5FD2E76964E8F183414F4DFA10BA2823D413FA17F1F89E3F6CBE04354E3CC3E079F5D96F7DFA5B1F43AFB41F84FDED5104135EFFC67BF99F788FFB6953A3DF804B5EEA27E873BAFEDDFE6BE427DD873C05775133140FDD4D7C99A5F821DAA1BFCC19FABEBFC21B041ED23399A806FE181AB0FE6404CFB8D2A4B4821FF9ADAFB9DDE2399813A31DFA1D3F93BEC9387C6D897ACAA6F980269FBB83BEEA8097D06707035D375C4C1EB69FBFF435358953C07B0002D6E627BCB6356ACA10DEA33C7A6E294AE85F8C3A1438EFDE9BA56D8137C9843758FBFB1E3C84772FE05B9C25B91DF46749C39F37E8A90E7A0AF30CB3D0E393BEEA85B749E11D7CD9ACAA86117330F813F668CD46653C0515617DC7EC95D2225403DB0ACA52D5B735F822C559D40633F83BF09C80C79749BF2BE0F01E0A07FDBD9EF4403DE991CEFE94C3A447E1FB86D9944F851ECD55003E6398BFBA6C87BEAC61FF23B0169A5548CCD30FBCDF1EC85FC037E837E0BB771B3CEFD62CE30E7AF6AC83B62CFDB823F40BF08755C771510EF06CC19F98397FE90DE8A3493F07E8332824CC8FFCFB739BA9499F034FFED2E7FDDFE973C40F787EC63C75815EA881675FF31502ABD18FD047B28426FBC207CC7B0AFDB554E622A07F777BEE2C941EF84B040E43F43E45731B71AF1478FB7F9D8F39C422A28CF5EFC12F266D1784F9CD8512F145BCFA08BACC5E4B12AB7DE2551DFE19A2AE4D8DEF9BE32872E8844AB79B928A3BE26648B54FD0AB9B46B355AE23E855CCC17ECA97875EBD49D47384F91C7A0FB58E3A94581FF429B46471B3696BF324FA6979BB407F7CD44BDEA3DF7865CE37E4FBA35442D43B01FD7C83F746BC9E413F06E34E07EE1D677F9857DB2E0FEC073E3F01EBDEECCAF78DAE30DF81F706E4A07725F492C07AE9004105E15099E58F0FBB83EF9AC2D3C33C0B7D1942AFB39C5B9CB566353DE4E4676498377712EF871E1F5590DF6A3F6ACCEB3974E30CF30AB964AEEB47260EEA0753BDE3873EBA94A877F817277C9ED5FAB62C07E8F507BDE36CD2A07E96F04332F46758F99C35E867E05B2767E09A94F5758A3E363E2F82F10DF1D8607F3B01FF43077D589ACB5631A7CA9DC830674C78763E98F51D27AB58AFBE9666FCAC09F3C4D1D6D0656FC08BB31BB2F1EBFBE636CDB30BC78A07FC9DE9ECF719FA14F3A75D372B87DE9E9E7F5BA07CDE550F90ED271EF8E2970BCE9EA7B3D36B3540DB315A835F2DF273AA1E9865E9FBECB81EE64FEA38DA89AF302F6F0F3E61F068E1F561FFD3398C01FFE2EC15FB4B35EE473C9EE1FF6C739C4D6FA16EA1D3BFE3ADD9F36FCFF7FB7EF841BB11CFC3E789D8E06C1BFD397EAD57EDC6EF73A5291E7D16555D56E6D4634E1CEBE26B3F6C8BFD2B616E1E7E4B5005EEA9496E98CB5B9CFB10336A1DEDD3EC03CF993CE55FCF9715F4748BEF3FA3AECBE99C09F9F859F7FA01DEEC304FE94209F80497E9EC3B06FF7EC80E2212F1AF08E73DDABF35B376CA1FCEDEDBDAF9FE8E332F9C4D7B067EF93A6742FE0598143A78249140CFAAF8E7D7399616B3DAE09CABCB5E518FF094BFF2772E879B851E09E1C966A2674BCC6F1DF412F40C9B7C8DE97701BEE34138B380DE2025C5C163BD6C8AFFAFEF7F7BD6A6C1F311EFFE3B3E976D49F2BB3EFAA7E977033698D33F260FBBF1D9063E16DEE7DF70468FE7257770C1A4373EFE2FF983BF719147C23AFFAACFFFB63F7F2E501E7530F197DDCAFE6B5EEDE15FCD305B4EEB7957D3FAFAA75BE581F7F85D08E467D0E5D3ACE9E7CC1DDDAA98D1F690DAAD5DE0FC49CBB7FD8AE266B82DC1B77775670B58D81F145C00ACF626583FAB3DCD70CE34681A7FEE535B56CA7D00746FDBD4DAADB9E58ECFDF1BED5679306F5F682C4B3D467AC699BB67F39745F68173E2D10EBE837F0B8F35D2875DECBFBC54F03D7459329D1137C31CBEA91DAB907FF9A79340970BF8A71D1802F561BB2A7CC1FC9CA7C545806FC43DC07973DCBF28EFAB500C952AE0FDB64335F9BAF072BF3CD944B638099CFCE119BC61B65DE64C3CFA6BBE84477CFC2F9EEFFDA5FBF1FAB7E2DF362FA37BDAEDD2D922FDDB7D6C575D72DBBCAE8E1F339CF57F5EEA47FC247E0C323F268B1F7FE44B76A01FD7A83A8DFBD7E7CD23DC0FEEADE71B3ADF93E5593161FE585CEDDFA2C5F53F004C40CFBB', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7240c5ccac75fc86d6bf07231153c3a943066f17535cc64e715e07bc0bfc6d30"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '76fa9a39e8c394866663566aaade071d03e2c0dcf231461b85b8e7475778af22', 'app_receipt', X'0100000F6C480DCD977B3C54791FC7E79C19338C610CE316966E5BD44CBF41E35E08512DB94BAE318FC66586411185A92842B515CA3251A469C3165D5496DC92E42E452A95B214EB5611CF39B6D73E761FBBFB7A5EAF7D5ECF7366FE38DFF3F97D7FE7FBFD7DBFEF737E07F0C93BF1621AF196F19312100116F0C9DB009FEC084310830C24F0625EF196100B8B8321110CE0C369FF1A0A09F8F0211C1F3EC0E0C3B1E02B1812457C707272544DA0B99606983406D301007DA0A90F802B90444454C7C338AB53700B90802171D41681B184BE4940822174040E07C39887400A86C8A8250AE32D1B2CCE86105077E4E29CBBE662F24680F82AA2361686B0A83371CE590ED65E85CE8CFCE76686D31F01642264108423904418746DBA26AACBCCE9242C830E80020C21C94138A984EC580E88BCA365766B34CB60E7F336B008866054912649F97083E8AC08EFA0E04016DDCF3B8885A68BDCF58FD3A5C21006D54924E2561ED737DC278CCDE5A05ED2BF7A31B468409706180E400759A1B94552465619D5A9BCA6AF542EB8280ED8454466D85BA7C4A4BBE6ED037C74C528A8CE478A133783E40DE3CFA3369A2058825879A8A54892FF7DBCF4704E20D727004909C6E7A3632824B2A616F8723034996BF5802AA25D40B57F2FE12FD1A1CE057FE27CF1CF9CD15885E80024560C523E187F09B56039CC5C1A85BF918AE64BC5BF4AE81CD7E65B2B90E22233423056C027CE003EF616E0C3E704C82D60981A24A7EB58A5B5DCC193539BE5694F1BB1ACF59F401BFA4BAB43E24843BB33C481181EEB88C3CBC02E2E0C65B0083588241993E06035FB302E8FA566CF0E0A0FF4464E1900D051154B5AB180AA66C50963F18258BE6CEF3096DA0613353B7B13A0262F01740103F9CD1DAE0A644DB016CCBBF0770660C7F261B183C39080FD386C8EDF5C007C68C9FC941186B17C888C808C00C387204C67C8E6BB58DAB12B8731ED46B9CBD4D525F65D49541935578DCF8FAEBB896B333BBCB47EA8FAA9B55876D88C93B3D29357C79F7692DDC53E641892F6741D56D64AE8152117DDDA28A48ED53D89F09051F9B139E0AA4D827DA578C23E6CF844125F4693A2D3E1AF93CC7B6DF8E193603AF241E5B1E1C6CFFB7615885AD09CFA7FC81EA27CCFDAEF4A86AAED44A49E2E79EBE24C30A6B81A3F6A160CACE86ED32CC8A7E4949BE85D32D889F9289DA33CFE956D72A0786B4D5EE6269A991A8750687554EC9B464F913798DEE772AFB8C60E469F675AEA85EB1E161A6F4C317D2A3A91EB2EB23C22EA1B9B3C5A5BA8CEE94D3D2D7BA33C89675E122E59F54E1E6E98BA685CD10363210C94CB03C180849456450682667130C00049D422A316D2AF8458A082DA9238391C951EE178AE67B4005F337927E6B5AEC5ECB7A6475840159597E214805C2C353DD0EA4285C5F6C4F42AEA36FA008D12D3BE740448E189736DE7E38B17479A1EE9BCDF3622521508A3B72959423B55FEFCC1EFB6738E371CB212FDD4B2867C2E4191B66107AE66D07F7C82C08AAB39FA69B3FED9531B5959DEE4E7B606F5325591390ACDDE291966D6FE8B59E54C777D4DA38A501CC46C29F7B8BBAEEBFB5265D37E76D63FAE680FEF50A5F15B73327BCDFCAB3EA69DDE4D955964F96C383DCF4AD72BEA585494B26F41CC901AA537352AF73A2F5AB698296610195D6171B46E47B5E451BAA06E34E535471843B25D1CCADBF9D9FCE8FB9213D3554431A2ADFC59875ED9E92182C6133E778BE1E58E5B6BD2C6FB7DD430C9D5F29D5DF7DC87D3DB247F12DBFC93A52B640BF759BD7C7B955A2F7F59F6CDDAFAF21305D696415A06238BEBB7EA95655DCF9E2D41F8BD89F09BF385DF6584418DF54AE042CEEABB2E6912F45516B05FF5EF960D38FE27FCAE045F237542F8555D885F3B2E37EC7FC2ED420F8EBFE4B6C521555557DAF9C3FE6D092572F67DDB6F6DB17E3B56683D73BAF98909C7697BF0A5765973C68E638A4575958757655BDFA0FEA3B635017C1879DD16483D50F64011933DA4C4E68DC7D8156C98A52645FBEFD60D3E5276BAF4B3EF497A0AE6C4C37B5BD5C2AFE5EA0C5D16567E3A4FA4846907EABEC894FA7C8899DD3A7B8374716C3DB76BA39E3157FC3E71D4C14F61385567098630102E9FBA44FAA5C68458884C807466D99BEEDDABD927CD43437CC7CB92A42D2E5FE18CF89B347CB038418B2F2C1B838E56045ADF1F2EE2583769694808EACD348A8851025F71AE2657E9409AAE570DECA5A0F304E39D6CF8D8BCB7772CD7B5D0A086B4AC27B024BAF5CD8CF0176E23C02E208DA237C7AD28C023C0A26F97DFD00BE1E7D1BB209CF3E99D90C8EF1BA5BB765534DF4E954BAA98EA8903A2F3E945370B0BD36B72ACB5C2A38B1260F6A3CDA313C2DBB201AD2CE863FF49CBA6938D9DCFDEE57D2D70B7F9A8C37653035CA1B3B7E3128248E3ED3DBA33697B18DFC805AE3DC5C17DF64E49F2F57D97F5F8062147232EB456E01E559EA1EE33CE544C4C2D0DEDD4AD7C389A3CDA4E0AEE37CC53E9597D45AF9A6D9BD9DA7F53E948345EB74FB9C86E7386F420A5B174C4AA353DB6284DE96AEB65D0E9172BD9F060156D546BBAAA31418155FBEEB611AD36BC4B20F6DD116CFAF984B8E769FA1D8FF5920E58B1EEB6F20FDDF41236356DCA2203BDBEBAE658027B93457FD164E96E367DD1B35D75718FE58D3295DE2BD1E4C51396188885BA097A0F1B33557E7231E82A65C72F573747E88D46E8F5FD42EF6247CB27F651F9FAA44BD652F16E09A5D47DAEC4FF1B7AFF4B8F8DBFA2367D063FBBC16A0BA49FABB7F2AED95249FD669EDC7ED9FC29AB0CBAF3BA43353D9B977987D413030E44C493858D5A941886820566F68DA3823BC87E75B2C3412727AFEA4348667F83CBE0F0C80163077D2F3F3E33AF2CF96ECA88DD773119F95989EAD2D285F79CF38774EE572EB7954DDBBAA1294EFB8E3F2633B4035C1DC95083646CE36DB803922F3DB866A51999EF23FB5398D7E4265F1F5BEF64E7F6B624E0C6DAC18C3D334A2950DD8E92A0D5432BEBD634CA304E7F6BBF66DA74EF1B8D90130757488C8E36CC783EBBFD5842AECC7DF1AA7ABEF38BE92B492D86451F9DD79858FBDE0799EFF67DD03CC85252B9572E61FD2EB1BFD9A33467381FB6CB1EAA8C73FF855A53600CC8BF522B02B008B57F82EC82442EF0F64CD56FF3928A97A25EEA3893910F9DDB36D65D6324327EDDEDE5F66DCEF9F72A8D349ED1D8951355D3DCA2BD3241B3D76C3D148E6BAB6E29D7DD6718EA5A6474FCC147A7A95B6ADDFD1B3A23CB8A288FCFCC549F3575BD693532BEDA73D9AE6BD6BB964E329437AA8C37D98DD3CF650E14EFEF6CA6388EBD5CEABCAE223F38CF7C726F6F39AF371073559BBFF7C8418F30EF916146DEC55323BB080D41DD9ACB266A99DE7E774B3619F69B6E96252E77E99EE2E94D949FF4B81199F722A2EF925B6856CB052BE36151F59DED5567029D5E7DBED37E46E707BB6CE2E09B47761D1B4BFDC56DD7071E3FAE1A2A34BB28D99F11E5A6339C492ADBBF6355FB8B411961A6F9C0E08F4E0C3E2440F6759930F22910FE77EE2B17783FFDF1E67AFED7E2BC22211B4FE4A305B3C600E2495B76AD7BE65FC0B549EC1FB4F15B3E756A6897C84AA71FA29963F8BDF5CA21AF23EAA73847550D8BEF383437744709A3EE27ADD8D072734777C63A7598B2CD94D2948465BEF41B3067517E3E7FA49B5A1CF87D7198D889B763D5826597A73F45644C6669F4F844FB93B3EE24B6FD6CBCF2ACDB8B933726624A02727F964F168A7054697AC9236643DB6B47DEE70E578CF62D5ACB830B231DECC46FF9F1314E4C695FA7E1FCDC447C13CBE97682E7433FF6DE83070755794DEB835CCE7E8C953A739925D6F18AD76E5F7CAEEAB657E9D4A2AF5BB7AF59BD94BCF3ECF026F5CEE4EB8E9FF60F796A9D39B62DAA98649B9AA038F2D85178C086C77B15E458BBAA50F49FDD806055', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'bcd6b3f3efc91037e196df2023c7885b28f1bfabf278cb82b63248fc4fbd78a8', 'app_receipt', X'0100000F6C480DCD977B3C545B1BC767EF19338C613063100ED155CDB46688210AB94D17E51609253347C330722945641249519D0A352115958A52BAA844EE492E21492A4A178A8F6BE5F2EEED9CF7BCCE799D733EEFE773DECFFBEED97FCCB37FEB597B3DEB79BE7BAD0544E42D78299D189B9861198800A78BC8EB8188EC044310930C64F0529B626C201E1607431218208293FED5144A17C1FB7022389A298277831F604812F1C1D168541660E9D30113B91D0130D26319B10C5D812C22A23A1EC6718EC3F5400686A4515B02C6123A86010986D016381C0C639E00391822A396248CB7A9B63ABD9580BA230F27DD5933C9D600F155416D2C0C615167E2A4330DD65B80F68CDC933DC3C9CF00D211D208C21148124C861E8385EA94499D8465320050862124380827F7E8FE53D58A5A41EDC5271FCAA977561F01336008461505929C97D08FC10BF5F40B10F018DE9E7E3C345CE4AD7F1C2E158630A84E2211D7060AB9215EC17CA13FEAA5F0AB1753970ED89393646084CC1300AE400D996554A7723F95C9D2763D2050A495746FDB85449D7E6C290B44E88CC9A3BA08494ED43812378C3F87DA6880400BB132514B85A4F4FBF13242FC05422F5F2424189F85B691279159BAE09F97AE3E5B176820DA7954FBF714328D161BB84E3A5FF813E78B7FE68C8E351B6D808C1583A40FC65F422D9886990C23E73752EE54E9EAAF12DAC7CDA9D65C24B9488F108C4D1711C781087B1788E0B3E9C82B6098EA47633B95E8CE76DCE85F9EBAD181DE6753EE338416F42FA50E492305EDCE94065278AC130E4F815D5C986A60066A104914B380004D876061204FD381EF1722F044FE320160A02A9634771A5593E31FCC0BF4E371F99EC13CCDE5669AF60E6640534906B00113F94D5EAECA6416580CA63CF83B0760CFF3E2F1038291017BFBF3FDBD27072082B4A6868C308C154164046404181104619AB7AE7C88A51FCE8BC3349A9C99357FBE4C44DE7EF57E4B8D98ACF08A3BB8A71671DA553DA52F6DA5D282C7D739ABB6BE3DF2B299EC2E3592624CDAD912A7A61BDB2E41CEBD6B9D4D1DA8680DF5A0A83FA8F3BDBE26D6A1583A36021B32142FA2B0E40D9A7C0C0E06BE331EF9963EBAE371F1E1DE9AB1886D1724ADE8EBBAAEA5F5C85FE6ED712543A5F612722FB53EB838134CE55D4D9FD5A57F9CFBE229EB42967C46A199E1A5255B305F1532D4067FB03B28906E28CB14AFA05B68FA13723887A456D76C94788F697F4D7B2B347534191BAFAFCA5EFA24C7D43AC1FCA5E4D0197789D9A161ABD764D29F06199C58D156BF2B6C23F16427E112A77D38AEFAFB45D3A236180B61A0338120009090D4AA5320680207030C90452D326A21F54AD80DD4515B1647C35119A14E67DBFA2FE0CB86EF47BE635B4DFC647E80073450591BA70C68BBA9C902CEF922AB0DFB934BA8EB191FE9F2918DDA7D400E4F9C2C3B2F2E5E1A297AA4F27E5B884856208CE18A83327A894AE7F69EDAE07FA47A1F47F25BFD22F2D95815FAF2CDB8B26E9FC121022FAAECD0B79546A78F5BF3523DC9AFED9654514A766428D77926A458D8FACCE415EABB1BB14C8A8270907E7DA1C7C3A52D97F3D5CCBBF8A93FE6E9F56ED6A08B1A32C4ED163E255F934E6CA75266D8BCEA4DCEE4B037851D0E0B53E35E88ECD1946F4F0C3B732B305CF1AABED4921DE14556872A3697CA1E62A457F427BCF3CF8E24D9CD0C0ADC326679E8CB8DA3A3254429A29DD269C776C5D11E824EAB48B8CAF84AD3DD4549835D5E9A9883A54ACD2D95EEBDC94F653F49ADFC64E30AD9C11D9CCE0FD7A9554A5714DF2FAE2A3C7AC1D6C64F7749DFCCAAB58605A9B7D2266E20FCDE41F8CDF885DF59846E9D65AAE07CC6C2872E49328C0556B077E9EFA60D38FD27FCCE0373903C21FC6A4CC7AFBD5018FC3FE176BA0FC75F725BEF98A8C156701ED9B33EF606CDA163C3DD55B61F06726CC74FD4B59AF9AFDB1070A951D192B9F9B04A6E4571DC8234DBDBD41FCB1B62C148DFBBA7026A74C163154C5A8F2A3F7030D2FEC2F2096A7CB8CF7676C0818213F963DC638C04CCD127956B35436E9E31E8B9925DFCED1C513E584FC07E23961BDBA79FD630719B74716099B0C5DAD05428FD88D8EFE8ADDC9B68A085217C0C514AD452E8D41992DA4AF1551017BC7FB17D21FF9865D056EE6041BC82D5953CFF3E1FB3EA11ABA3F4989C8201E85091C0F6516FAEBF6DADAE8E4C7A95854E2E312C9D2B2D640955A393D89BCAE04DCA06AD18CF83C6CF2DDBDB07CEB8E62C2923CD6A13DC086F783F9EFD33B7A1601B5040D19BE45612E01160D1D5E537F442F829F44E0BE7547A8764B23AFA19AE2D4575F71269F145DFDBA280E4547AD1CDC2F4F49A1D6E28F26891F7B578B0E6D9D1EC7B8ABE0D3CE86BD7319BDA6335CDAF3E67CE49775FF3D580EFA60984D9CE9E4E5A04899A7B3BD9E3493B99AB6982C5C7FD71639E09F15CEEE7D4E7B709193A5141E5E9EE618529F3BD06F555F627E60735B38B9FF41FEC6F2405741967AAB72DCC332CE5DB891BBAEEA81E08C7B33BD472ED57A62874CBD7E4F7711A9277E726A95E6FB8029ABD77CB563F5E40EFD71D2DA98955E6957FBE67422F0F6949973A75009B7C2E36EA759251D373C3F8680EEF618368DF9D4DD9B5B52B52C9C0B0A3A26E3781BFC2AA2B77387F3B9F31E3D5B68AA8E74A2662D52FAA7425E958AD2552416EE9ED71A6FAEA9F5C96B4E4F36366CFB744E80D47E8E5FE42EF4C279B5687B02C23D2255BB918B7D87C6A842BF1FF86DEFFD267E3AFA84D1EC74F2CE7AC828CCE18CE7B68A12D6B541748DBA398F59D93C2705EBAAFAC6DE52CCFAD5544DFE8D01872768DAE7C2453D90A33F1DE49D91DA4BD3DD6E46890915932B255DC55EDD2DDDB176DEA68B4C95BA49F5970F061429FFDA9C894ACD4FDF31514722A9DB37A0C1E15CFB6534C5ABBBC364AEFBE0F461CD404AEF7A5684214BB9835C28FB29D1E428BFC14F1971D5D09FA3769C3EF0E2F5B67EFF6E186EFEDC5DD293BC75513A08ACD37FC16F6CCAB585443619EF8C961D1A8F9AEF73A5B8FEE9D2BD3DF5F3DBEF1D5BDE732B402F7990BAA44CE6F46F3E2EB8D73BF3A2F32B3E53E02E2CF1123ACBD3C55F5CA4219DBCFFBBBEA3CF2337AB360FBB49EE228F79FA93507A680FC2BB512008B50FB27C84E4BE434AB67A2D1D34D723172D44B4D2753B2A0B3EB075E9499480CDE72EBDCB0DE39ABB2D844E7159D5F3C54322ACCDD45F19BB869E7A17C444F6355213BC238C835D7E4C8E3AFEBBEDFD57CD1B5BC794741AEFCF393E3A5A7CD5DEF70FA06176E9CB5EDA6ED36ED61A69AB5FA60ADFD20E3ACF8E3D53DCD75F24E039DDACE4B8BB202322D8777B51706B60B30D7F544BB0EECF508F6ECEB65665E3CDEB78D50EDF782356BA85CDFD3FBE18D15C65DE62B1589B35D5E7C0F341C2A3CE6717B47E69BD08E4B6E41A9F5E739A6BD92F3B734969C14AC7B3B76BFF1A4C135FB3462F7FB67F64DD6F93ED276CB04478E6804655B5C94ED4A097333E815930AF66C5ED0F8A69B922DB6FCD8FD601D5304A523FB3A318C1C0542FECE7DE534EBD31F6FAEA79E16A72409D978228716CC09E7BC99DEDFE46ABA9B4E45CCAAD1F5910C7C41EB9F4D31279D1C7F97E375D5B691A30D70D89432CBE3D6CD71ED82A84ACB038BB39D2DD997AFCFA98DC9EA5D904158D6298BE3BB8C09AFD24775CA522575F26FAA8B2249EC4567EF25256AAB15E82B4598FF442AF67C3B38AFF39C04774EE650E6E343E191819689D7CC9548A1BA97F94D194F9C8DD3543C663796467E3435B977F5B5F23EBFE21F4EBBF047DCACC5858E12912F25EE44EFFDE637E0F8BDA615AE64F1963F7B7BD1EB4DF583C4D6B6D638D6E7206F4CD66AED67516BBFF6E6F9DEDA21B1C5F4D92D93CB2A5754977528C524CFAB4C3BF7408D76F6958BDAB5A82FBEDCFB9A8AD1F5A501DC357323CE7978FE0352685C09', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '1fb34c9cc61a8ac7065ec3e3454559e794c3cfea02729a62001b39e7d2ac7ac2', 'app_receipt', X'0100000F6D480DCD97775413D91EC7339390400884400891F200CB2A60E24D409AA02045022E4AC748911231B4602816B0101444052C28A011222888B082052CE82288888848111114716D280B0A0F2916E0CDB09E7DEC1E76F7BC73F69DF726F78FFCE67B7F77EEEFFE7E9FB9778088CCC7CBE826DA258ECA4104582222738188EC0E43108B0CE4F032EB12ED201E1607435218208233FFDD159288E0649C08DECD12C1F1E01F30248DF8E068342A1BB00D1980853457A06FCA363065032E90474454C7C338CE51B805C8C1902C6A4BC158C2CB51408221B4070E07C39807400186C8A8250DE3ED1A6C4F6E24A0EEC8CD2977B6367905407C67A1361686B0A83371CA99061BE8A123236D6A6438F3314006423A413802498AC53460B2515D694A2761594C00E830840407E1140E7B760E2C8B291F0B54D5913334198F02AA3004A38A2249214010C6E46DF60B8B08E53183FCC27868B8C853FF385C2A0C61509D4422AE160A02A303A2F88270D44BF1572F963E03184F2D9291290048E302756495519D4AB6AF354DB910579AE3ECC7E85C75D5B5C31FA20111FA480AAA8B2098153F89C40DE34FA3361A20988358F9A8A54AA2FF7EBECC00013F3CD2102031C1F802B413854466EB836F17CB806D64043411ED0CAACD9443168B3BE55CF827CE67FFCC199D6C11DA616AB2B288558C5A300D331547C9370983A416C6974E97CEFF2AA1635C9E6ECD47B28B8C08C1588988380144D8EB40049F92208F80616A18CDD8AD467F9EAB6FF89D6C5F17C6A0DD9DE011B4A2BFD53A248B54B4374B16C8E0B16E38BC12ECE9C95207AAA841242959464468B94409843C2D177E5874A81FF29705001355B1A4F933A85A9CF0289E308C17C8F78BE26959596A39BB58022D1539600C58C86FEAE2D2C96CB0184CBBF1774EC09917C0E3474421130E0AE787074D4D4004CD9E1E3202315604911192116244108469DFE8700BCB38783119D3669E375747476EFBC5BD1A43369A89057175D7700FAD93E7D4F7DF7EE628931335E1EEA1F6E4F5A167ED646F99B12C33D2D68E6475FDA46E2972E9F51545D48F754F36FB2869DC6C0EB9B42AC9A55A36693B367A649F48894D317A146C94227C6336F659F275CBFDEA83038DE3DB630AA56D19EE3D1772FA293FF012B864E8B6B394C2B3D9EF3C3D081614AEC5E36649EFFCA70FD9850594DC4A4B93E2251B309F1473D587FFE194122ADB5A9B2FB667586B85134A380764BE6FF4957A8BE9FE89F65A60E16A3E3ED1525FB4F44189C58AD4E5CFA447F2BCA5E66D8EFD7E553EE361A4D131FBAE966DB1BEC4E3AF08C59CEED1E4862F672DAABA602C8481F28420029090D46A2841D0240E0618208F5A64D442EA95B01368A0B63C8E86A33237BB9DEA1A2AC4D78EFEB8E38DB1EDE4E1E5FB79401395E7E0E880B6939A19CA395365BB766F660D750DB39741D9D136671028E089536517108897458A1EA9BCDF162292150863629F226790A6727AF789B5E1871AF670A43FB72C229F4A9AC5B0F2C7D5F6050F8F1078F1B5073E3B989E3CBA8297ED47FEC96949BD52CD965C7AB35F6A96B563B036AFD2D0DB946D5E1589830C5B2A7D6E2DEDF8A15C7D790F3F7BFD4583017F4D86A83557DC6D1D5CF329E3D826AA92AADDF381CC7C8EF1BAD883B1B1EA81853BFAB528DD69B179578471CAE70D65966C89ABB23D50E77F5BFE0053523794FA26BC6807C9493B52B861DCE6C087B2F4AF354419A293CA49D76EE5AFFD04DD2722C14AB3738FAE2FCA18EE09D0C2A4DC5669EFB8EB3D90F950FE6719879FEDB89013FC92F3EADD256ABDCA39E5B78BEB2BD30B1DEDC2F4970C6AD7AF36A9C8BE92335986F07B0DE137F71BBF73097DBACBD4C099DC85B73C33E4987AB670D0EDDF2D1B70FB4FF85D00BE43F284F0AB3913BFCE0241D4FF84DB995E1C7FC96D8B6B9AA6B1A2C758C29AA4329ACBCBB5D7573ABEFB58E23871ACF98965B8FBDA88E236651B96FFC159A575D5C97A398E57A9EBEFB42681B1C1370F43A9BB2AEECFC2E4F4ABF185C33B9C0BAD26A9FBE282371947ECAF38563E1E7884998A497F7077B556F4E53CA3FE7345D59F4F13295106A1C62FC40AE37B0C735A27AF92CE7E5C26E85861622190BD471C720DA20FA419CDC6107AA355D2662BBED21D91D9A814A228AE78FB74D342FE119BC88D81C315FB146DCF5D0C1F0CB66C18B34D672496547C840E54853ADE1B280D776CD2D79593D45BEB9612632581B202B6406D5786F1BA5A781DDDE809C62FC5ACD3A6BBFB631EB764492D696E5768595CEBDB89A25FB8DD0C6280228ADE14B7D2008F008B6CBCBFA517C24FA3774638A7D33B2257F07288C9EDA86ABE9146DB57F5A52B1E484FA7173D2DCC4CAFE5C1D62A9F0E4A88F5CD558FD38B6E2887B4F2A04F3D47EC9A8E34B63F7F9FFF9DC47BD52723BE9716101479F8B9CD264835DED86A3C91B195F53D2D74F1D170DCB85FEABEC0C0F7D99D5709B9BAF1917724DEB195593A01C386B3F6A69547B61B573F184A196A2345F498E56B742DBC68729BEF246EEDB9A6B63F0E6FFC52BDD4D9214BB18FD2583EC869CDDC599AA176A9F51C680FDA29DF705F8F31A4FFB5A63189CEBBF3FE8639E34E748744E6C47E6CE6E9A4F89F324C1F759AECDBC5E1DD6A15EDB9B6AEA8A9C93E9B0C4C5ED635EF24F0ED6D7B4A47CB37F199AACF63EAE23B55CCC56A1FD4182AB249B397C8447A49BA932D0C357EF65CD251CE4F9CA76383D01B87D01BF88D5E6D37BB272EB105A6A462478544AFA472EA762EF1FF86DEFFD26BE3AFA8CD9CC04F5A715642A679260B6E59CF91376D16D212940BBE70B2981E4BF7D47639CCF5DB584F0CD9B539915CD4A84FD9C1A2DB6226DFBAD1BD41CEEB238F5C8D72F36BC6368A7B1A3CFB06067759B89AAE0B1219E657A4DC4A1D743EB123AB207BAF8EA262C95D8F827EA37BD5F39C9433565B35C51BFC188C11473E029706B3B42025A7C455825EF9573E02EBF22CF1872D3DA9869769A36F0E2E7377F67A57167275715FD6D609B554A8CEBF2C6C61FF82BA458D4AAC63875D167D5DBEEDADEEC6F4DDF3E586861A267C9FDFE894A355786BEBD58B3C5E7CBDB8AFC5ACF493C7224BC7C07B40FC7EFB187B374F4DE36EA59CE3FBBD3DCD3EE5B90305B0734E7F75BCF72FD42E071680FC2BB552008B50FB27C8CE48E40CBB679AE9C3750A890AD4E247C7B30AA0536B3E3EAD35971ABEE2F56AED1A8F82BBD5E6BACF19FCEA919AAF82D26D4A6193979D7CE8870C3457561A6F378BE4969A1FBAFFC9FDCB75ADA73D56ED5B2A4A299DC7276E9F5CCEBDC6191C5EE83B37E6B263CC9C5196FA0A8DE126E761E62971EFF984F6668ADBC757733C96561544E4DB8C6EEBAE147687622E1988B6EDDFED13E53738C0CA3F7B743086D010F6943D77E48EA15FD0AD327BB39EE50ECAC4799E4FBF084D462A8FF85CDD92FF62F3CB62AFC8EC96331C8B01699D0D6D35C743DD5F8FFFD876DCE882730EB1EFED63E7472BCA83659D96851E3AA41959647D56BE272BD6CB68404CAA48F0D76B7BD1A75424B6E9EDBBE9CE124112E45C2786916F81E8BFF35C39C3FEF4C787EBE99F8BD392841C3C91AF168C2B2F292A87EEED7C3A223A40C8CD589314BDD261D4EA84CB7C3DBA75F4D2505591B270D3CD05FEF13A25C9D82B9BDAAE5E6A873FA9DA53D77ACF7A2339ACD065E636B21B70D2ADB63D3BD16ECB8D264992F89197C3F2524D1B3FF8D38264147DD7E3707BCE09FBEFEBE5AD2ADB73ACC561C3ACF4A07E8FECEB5E3B35CDF86B0EB66A85753AAAD21D5FCF9F3C2D1C5AF954FB44B9EF0F79BAE79D44215CEDDE2693F6C0B0128FAE6C65ABC287475D088BCEF75EA006C2EFFFF97A41C386650FB88631AEFEBD99259B765F48985FF239FC46BFABEFFDC87CDCB673D7FDEC8F6A9CA9BB48E1D17A8A744DDC12A0B207DA97ED43D2C6207271A5CE7A7AEC89A5629F0D5B9B1EFC0B952354DF', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, 'd7014355f8032ebbebf32249ade1d5cdd49770dc0f5e79498dfde1728fcef477', 'app_receipt', X'0100000F6D480DCD977B34547B1BC767EF19338C610C63C8E550EA5498E93788218A729B94722FA15CE66884C1A08B4A461172C9A95073985424942E744A1D1142520829A53B1565966BE5F2EEEDB4CEEB9CE59CB3DEB5CEBBDE77CFFCB19FFDFD3DBFFD3CBFE7F9ECFDDB4040E6E2A5B4E36CE3466520022C1290DD8180EC0A4310930C64F0525BE26C210E1607431218208033FF3D141209E0049C003EC014C031E03B1892447C70341A550FE819D2811E1D309D013001FA26C0D81DC82222AAE3611CFB18DC026460481AB525602CE1D52820C1103A02878361CC7D20074364D49284F1B68DD6274309A83B7271DA5D6F2ED90620BE73501B0B4358D49938ED4C830D74D09991FFF4CC70E623804C840C82700492049361C0D0437585699D8465320050862124390827E72AC21D97AB516F38A32D0E5559DE660D546008461579929C2F2F88C1D9E11D1412C861F87B0771D07491BBFE79BA5418C2A03A89445C1FC6F38BF00DE7F282512FF9DFBC98FA74C09A5E242313749D803B50435619D5A911E2FEB3995231690F6A1EB2AAF52689DB938BF14080DE9282EA020866C64C2179C3F833A88D2608B4102B0FB55448CA7F8C97E1CBE306F30D0192138CCF47075148643D7DF0ED6032596029D040B4B3A8366B0D91F050E782BF703EF757CE68B085E880E960A511AB08B5601A663A8F0BDF240C525A185F3253BAF89B84CE7175A6B510A92E322304634502E22410606F00017C5A84DC0286A94134964BB5FE02E7CDC177B2373BD1C5B6770246D08EFED6EB9034D2D19E4C692085C7BAE0F00AF0860D4C35A0821A449282454888A653382F8CA3E9C40D8A08F4464E99003050154B5A388BAAC90E0EE7840571FCB8DEE11CCD55169A8E4E1640534906B00013F94D1FEECA643D64A1675CF8270370E4F872B821E148C0FEC1DC60FFE90004D0BC9929231063051019211921460041988E50BBDB58FAE1CB099836B353F3172F96D97B39517DD04A232E7F77DD75DC43CB04AD86FE9A67F65239E193AE6EAA4FDEA43FEB207B4A8D659992767526A8E9C7774B904B6ED8145287EA9EECF05250BFD5BCEDCABA78A72AE9F8BDD888912481821EC5A83DC02839ECADE9D817D1F8CE7B5587079A26F64616485AD35D7B2EE5F4538A39B1EE64A8C65142EED9BC771BDC08E61477F347CDA2F70BBB1EEA15E453722B2C8C8B966DC57C96CF551BFECE213950BAB5364FB89A6EA9194CB8C04E935ADBB459A217D3FD82F68667EE6C3631D9D250B8FCFE05739B9495CF24474E794A2CD811B5765D1EFD21DFE8F8EAA72D7BA236134FBC2614B1BB47131ABF9E33AF7C0A63210C742A0C840012525A7505089AC2C1000364518B8C5A48BF12F60175D496C5D17054C60E97D34F070BF0B5A3BF44BF65594FFDB8F2100768A0B2164E19D0F6513303D9672BAD37256656533732DED329D16D5A622087274EB79DAF1F5E1A697AA4F37EDF884855208CF1EA64198354A533077EDA149CDE78902DF9A56509F974FC1CFA2A1F5C6D5FC0F0088113539BF6C5CEE4E4311B4EB637F985C3B20685EA9DB9CACDDE295996F601733915869E267A66957C1C64D852E1757B79677199DACA1E6EF60F970D067C34E882D65C61B76540F5E78CE3DBA90A2AB6CF0732F3D8AC2D5187A3A2D4FC0AA2FB3529DDA951A77E0EDBAD78D1506AD9CEDD95D669753E35B2690C51DD60CADBE0C26892C35C7ED8D609ABB44FA547C6AB89524407A593CEDD8AE3FD04ED2702DE1AD3F3ED3796640CF7F86A62926B943A3AEB3D07321FCA7E90B2FB60EB0E39C0AFD8AFDF5DA136289D57EC5DDA5071A4C0DE36487F99786EC37AE3F2EC9F73A64A117EAF23FCE67EE3773EA14F7B852A389BAB7B7B43860C43C71AF6AFF9C3B20197FF84DF45E07BA44E08BF1AB3F1EBC8E385FF4FB89DEDC1F1B7DCB638A76AB0E4DDC66237C697D29C5E6DBAB1C6FEDDD005FBC9E3CD4F2C825D378514B5295A317D0ECF29A9AB4AD0C9B1BF46FDE14E6B3C1813BF7D1848DD5F7E6F0E26A75F951B361CED58B06A8A9AB43B603B2BE450F9F1B209BFA38C14CC91FBF5EB3523AE9E32EA3F5F58F5E50C91126E10C87A29949B386898D33A758D746E6805AFD3C6D89C277D9738E8ECAF3C906A340F43781FA1943A4FFEB5F68854A8C2367961796FD7765DEE512B7EA8DF707992BCF5F9CBC1E2008BC631EB23F4B80BE543505A65A0FDDD819260FB07FADA32A2064BED126294C84F9AA7C753DD9FC1DA520B6F51367A82F14E367D6CD5DD3D74CAFDC2B25AD2FCA781A5BB5B7B270B7FE576078804F2287AD3DC4A023C022CF2E2FD3DBD107E06BDB3C23993DE1199FC57830CF7CECAE69BA9B4A4CAAF4F6380E44C7AD1DDC2ECF45A1C6EADF4EAA46CB3BCB5EED191C29B8ADB5A39D0E79EA3B60F8E36753CFF98F7BDC873DD6723AE8726E015BA79BBCC234834DDDCC59ACCD8C55C4B0B5C7A2C1837E19D92E4E7F731FBF13542AE760CFF8EC833AA226BB1EFB0E19CC4D4327E07ABEAFE60F2601B29A4C7344FFDA9EE65E31AAE83B0B5E7BAEAA1DD78D62BB51247BB2CF93E4A539998DD9AB9AF2443F54AEB79D0E1BF4FB6F19E0E7D507FBCBA295E9973E7E34D33FA9D884E91D44F87B09967E2635E6498B43F364EDACFE6DC6E151CBCBEA5F0C183D5D96460FCAAAE791F81BBDABAA764B46C3B97A1F23CB22EE6B1929950F5932A5D493A7EDE3229BE87A83BC1DC50FDC386659D65DCB8058BAD107A7723F4FA7DA377AE8BED13A7A87C135291BD5C9C477C1975AF3BF1FF86DEFFD263E3EFA8CD9CC44FAD62AF814C4E192FBA6DA9256BD21C468B55CCFFCACE62B82D3F58FBD46EBE77680371DBFE1D71E4C2267D4A3453D91A33D5EBA2EC0972DE1C6D7736CACDAB1E0B15F6346EE81B10EF377736D9E22F30CC2B4FBE9D2276FC293A2B3F3B71B1BCFC857AB7FC7EA3BB550B1C1433D6AF7A1063F04B0046C86F0757C4599A908243DC3ADE7BD9D75E3CCBB22CE1A79D3D29865769A36F0FAF7075F47857BAEDDAD2BEAC5D93AA29509D4F69906EFFA2BA254D0ACCE33F3A2D195FB9A7573BF4C881853283838D939B9FDF7C2C432BF79CABD320707B397E39A9C5B4E4B3DB120B7BBFBB40F871EF98DE018EAA7A7D858CFDC7C49E66AFB2DC817CD831A7BF2AC6F3576A57027340FE8D5A098045A8FD0B6467257296B767AAC9C32D727172D4A2F61359F9D0E98D435DB56612C33F7BBCDEB4D12DBFBECA4CFB399D5B35523DCE2BD9A3103475D5C14B39DD40634D056BAF29DFBDC42CFDDE67D7AF3734BB7A5675EC2C2FA13C3E31597372A5FB75B6785877F3FCC8ABF6915AA34C351BF5E1078EC38CD3C2F717633B9A292E43AFB5DC9657E687E4598DEEE9AE08EB0EC45C3110EC3974C02BDC5B3CC0CC3B774C1C49680CEAD29B3F72C7D0DBFF76E96AD39E95768AC4051BBABE86198F541CF5BAB633EFE58E57451EFCEC96B36CF301C9C55BDBAA4F04BABE99F8A5ED84D125C71C625FEF23C7769BB20069871581E9E91AFC42CB73B23D59511E4603425279AC8F4EDBCB3E8542A1D5FBBE5BAE4C012442F6754218F91688F827F795B3BC9FFE7C733DF373714691908D27F2D582E176FB1717C95C959E18DA0E9FA94E9C37809F2B8C7DF1BD4E45BCAD4AAC9BD83052F24783487538A0B5E9C69ABAF40F76D9BA6BF911589DACE8F82915CCB356CEC6DAADBAEAE44F15F57507EB8B433797468C439AB44BC4EDE1DD9DC52D4FF6FB241A123CF392D67BB6BF2BA01F6F29F7F5F9FAF2468FAEA0CC64419494BEC63A87175DED0B65B9E1C661F62E35EA919D4BC7540F695FCABB52B8F6F4DB260C768CAFD11BEA29A42DFF7CF190F4010228ED524ECF565C540717192A3CAA5B6F83D3379028567FD7B6C97263F5354F479906AD5B94366C634B077F8E3FDB26D404D7D86D53BC66C51C6A13D34314417D4F535E219F1BDD7BB9FE2E577A28C48AC676FC178F1754BB', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '3ced6cc5925ba1843e526faf86899ae05970b4334789d85ef5cf0b843c5ac538', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD19338C610C63286CA2769199DE197257EE999472CFB89498EC11C63DA1640A49A876E5929828927669574A6ACB352485904BE9AE0B6D8E9072396BD99D7DECFDB1F7FE9CCF679FCF396BAD3FD6B37EEFF3BEEFF33ECF77AD770101998717D348B04E18978008B05040E60001D9198620261948E0C5B62458435C2C0E864430400067FCBB292414C04938011CCF14C071E01B1812457C70341A9505583A74C0A203A623D03160E91A683339401211511D0FE3D8C7E156200143E2A82D0263092FC6010986D016381C0C63EE03291822A396288CB76EB23A154C40DD9187B3EEAC45E43500F15D80DA5818C2A2CEC459671AACBD1CED19B9667B86331E01A423A41184239044980C6D060BD56566751296C900401E8690E0209C54D694E8B46BF7CE656E76C21A8D87A378B01086605491264979F30318DC48AF80207F2EC3D72B808B868B8CFAC7E152610883EA2412716308DF27DC3B8CC70F44BDA47FF5626AD181DEEC22E91A00805C1CA088AC32AA53A3A4A8871E708E4136996FD5BC0D977126AA3CB702013A2405D50510CC8C9B41E286F167501B0D10A82156016A2D24C9FF7EBE0C6F3E2F3054072031C1F842B41185446669817F1D3AE8BD32A29D45B5F972C8D2E6CC3A17FD89F3B93F7346275B8C36989DAC38629D472D9886998DE3E2570983A416C697CC952EFD2AA17D5C9B6B2D45B28BF408C158A180380D04D89B40009F162243C0303580A6E754A3B5C47173E09D9CCD0EF461EB3B7E6368457FAD75481CA9680FA63810C3639D70781978D326A62258881A44928C6950908A43183F84ABE2C00B08F7F7426E99003050154B5A3A8FAAC20E0CE38604707D785E615C157353157B0753A0222701F4001339670F8E3C99055682390FFECE09D873BDB9BCA03064C2BE81BC40DFD9090820D5B92123106305101921192146004198CE609B6A2CFDF0E5244CBB71FE62757589DD970F288D582A2714C6D4DFC03DB448526B1CAC7D622B961B36EDECA2D0F3EAC8934EB287D8A74C2352545792A256629F08B9E4E69A62EAC7FA9E484F19A5DB2DDBAF6C4874A8124FDC8D0D1F4B16C8B028BA1D7EBA2921AF8D3E7D164EEEBC577578A8796A774491A815DDB9FFC7DC41CA0FDCBD1C32546B2F22F544F5ED261782098563F2A845F86E69EF4356512125AFC254FFBCE1779809E93CC5D16FEC52FCC5DBEA0AB2D7D22D54020917D987C4D6376F167983E97B467BC53771349E9A6E6D2C5E75FFA2C99A54B327A263F91E224B22A3D76F28A03F0CD5CD5AFBB87557F466E2899784F3ECBEF1A4A62FE74C2A1FC3580803E5878020404252AB2403413338186080246A91510BA957C21EA084DA92381A8ECA88743AFD78A4085F37FE53EC6B3DAB99EFCD0E7281322AABE1E4016D0F35C39F7DB6D2CAED40460DD595F18E4E896D571B065278E26CD979FBE0C591A2472AEFB785886405C2E8AF4D91D04E933B137FD22DF048D37EB6E8E7D615E4D3890BE8E65B7175037EA363046E5CDDA1CF3606A78EAFE1E678919FD91936CAD4ECCC936FF14ACDB4B0F55BC4ADD0F13060195786E2209DD60ACFEA555D3F942A9AF5F372B65DD61EDAAA4C17B4E565F759F8D54CA467EDA0CA2CB47E3A9451C0D6DB127D383A5AD1A728765085D297169D7F3D2446F6928E98E1CE984AAB43F55B6B250F3184F523A9AF038B6349768B4243BE9BB23CF4F3D5A393354431A29DDC29C73ED9C94182468F80BFCEE842C7CD15E9A3FDDE2A98945AB9CEAE068FA18C8792EFC56CDE5B73203BF805FBE5DB2BD446B90BB26F5636561C2DB2B50ED0321C5ED4B851BF3CE77AEECC5584DF1B08BF795FF95D4C18D058AD00CEE669566F4A97602CB7827D6B7FB76CC0E93FE17719F816C913C2AFF27CFCDAF3F961FF136EE77B71FC25B7AD8E69CA7AD22E9FF6BA265EA539BC70BBB9CEF6EDC78BB6D3592D3DA681CE6E41E7DB652D995B0F2F28A9AF4A5A9E6B5B46DD76A72D117C1A7EFDD09FBAAFFCDE024CEEA0022F6434D6BEC87C869A1CE3B7432FE8607956E994CF31462AE6E8FD868D2AE1D7F275072F14577D3E43A48469FBEB3DCF969ADAAF93DB3653463AF77135BF6B8DBE095FFC2E71C4D1577E284D57154378172E97A62AFD52634C2C5866BB7476F99BDE1D9ABC6396A1C13EA3E5C9D256172E070EFB99367DB23A4A4FB858FE113A54E96F7B77A824D0F681968684B0D142A384182DF411E7B3F80AFBD2F5B6D4C15BE4757B305E2946DD967D7D1FF339170DEB488B1FFB5F8D697B335DFC0BB791200248A3E8CD722B0AF008B0C887F7B7F442F839F4CE0BE75C7AC7240A5F8C30385D952DB7D268C9955F1EC701D1B9F4A2BB85F9E9353DDC56E9D945D96E717BC3A3A3C5B764B7B771A189FE63D60F8E35773EFD50F0ADD063C3842ECF5D05F08B5DBC9C540922CDB7A2F4A6D3A398EB69FE2B8F07E2A6BC52937D7C3EE4749711F234E242EF083DA22B32D5BD4775161C482B0DEDD4ABBA3F9232D24E0AEA372A507AAC7959BF966797DDD67F43E1600C5EEF856289BD4DA6F400A5B97498DD96B1A7245DE14ADB05D0E9BB47B2E9DE72FA88D6644D73A23CF7CE875BC6F43BE15D42B19307B1196712E39EA51B7474EB27EF6373ABDB04FB6F6C297EF0606D0E19E8BFA86FD943E0ADB5EA2F192FDDC1632C7C1A511FD72D679CADF0B3025D4E3C51D5502CD45DD89764A2A3F47E936157292F6189BA25426F0C42AFCF577A173959F73844171A90CEDB4A25B8279652777388FF37F4FE975E1B7F456DC6347EC69CBD0E32C8D75F566DA12669D01242DB2B5BF8859DC97059B5BFEEB1CD62AFE046E2F67D9109E4E2662D4A2C53DE0A33F3C649DE03E4BE3AD6E1A89B5750F32938BBBF69D3C0D0F03E1347832DBE029D82F294EAD461FB93B199853907D4A5A52F36B8140EEADEAD5A62279BBED1FC419CF64F7E98ECD00E706538530592B14BD8C07F27F9D2936F519A99FDF3CEFE549D6BB4F1D787573BDBBBBFBDBABD6CE54066D4B4422A54BFF56A80E6E0B2FA15CD32CCACEF1D564C9AED7AA3117C347EA9C4C848D3F4E6A7B7BA2568E51E8B96370A5C9E4F5E4E6E352A997059616AEB7317647FD8FD8915CF55506AA890B0FD70A0BFC5B3346FA810B6CF1DAC8AF3F8855A336002C8BF522B02B008B57F82ECBC44CEF3F54C3378B8452A418A7ABEE344662174DAF5636F9DB1C8E875F7976EAE2E850D55C61A4FE9BCAAB19A497EC92E9980996B769EF247B495D755E8ED360AE594181FB937E1FCE5A64A6FBF79E7CEF2124AF789E9DA53669C1BECE151CDCD8B23AED946A88D3315D7288D3EB01F659CCE7E77696F670BC5E9E34B3597559585410596E3BBFA2A42FAFC3157B405BB0EC67B86790D0F310BCE1D1F8E203405F4B2168FDDD1F1F2ADBEBAD6A8DFCC4696B86453EF9710FDB18A639E653B0B9E47BE38EF1E9AD37A966D3224AAFE5D7BCD097FE757533FB59FD0FDD13E9738F0E6917DC79A523F71BBD5FE478E2887165B9C93ECCF8C76D71DCA2695EFDDBABCFDF9804C71B6E5BB81DBCE4C012444F675D930F22F10FE77EE2BE7F93EFDF1E67AEEEFE29C24211B4FE4AF051333ECAF75525FF3F35899B84B4FE376F76EF8D924ADDB7B2DD6C6BCA975AA6DDB8C4EB8ACCB8EDE64EE62BFB3DCB7478EAA537A2F7B72A3D89EF9431FA62C17E05C2BC44BEE599BAE77FA60CD63AFEA29FE470CEF596BCA88F717D273C7B71312514E1B4514345F5F5A2A5EDCAC7A1C672EB36D87499686749AC3B7CBAA1494691B63EB634E0E3845D8ADCAA88B646649B99A308237774885D615EC718D4FCC2A633758D67C315D5764F47C62E2DE81AABB293D6EDF2B5437A58854F8D536444CABC68B9541D1B8FB7B23159F4D57DAB999971FD6BCB15B2F47BDFA6EE87AAE76095D39A8306A87E590D2C2A4B8F60933F7A205DAEFB9D1C795528F5FAB342234B8DCAEBEFE4FBC955AF2', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'd952c9c94ea2c23bae360e7f38924db2b119cf6dea39f8bb7828454456d2ec6c', 'app_receipt', X'0100000F6D480DCD97775413F916C7339390400884128A024B145D154DFC05908E82D2828A129A225D2286169A05C142545051102C804688A01441C145701114A922225214040B1614444072A816E0CDB01E1FBB87DD3DEF9C7DE7BDC9FC913BDFDFFDCDBDBF7B3F33BF013C32072FA61E65193526011160018FEC0478640718821864208117738FB284D8581C0C8960000F4EFAF75048C0838FE278F061060F8E043FC19028E2839397A768000D6D1AD0A401861D60E86B68EB6B0027208988A88E8771CCB3703390802171D41681B184B763800443E8081C0E86318F80140C91514B14C65BD69B5F0C22A0EEC8C569778D79640B80F8CE416D2C0C615167E2B4B33CACB5149D1939A76786939E02642264108423904418742DBA06AACB4EEB242C830E80220C21C94138A9E2BB8912D7EBE02DDB73B787BCD62F8C0073610846151992D456AE3F9DBDDBC33FD08F4DF7F6F067A3E92277FDF37429308441751289B83198EBB5636B28871B807AC9FCF062202BA43BBD483AFA0020A71350465619D529065F165942256EF5A2CC01614BE9A9F8153F770C031E7A4B6954E7413023720AC91BC65F466D3441A0865819A83597A4F8C778E95BB99C80106D80E404E333D141D224B28626F87E3034B5800E5045B42C549BAD866878A873F65F385FF92B6734D81C74C074B0E288958B5AB03C663A8FBCEF1206292D8CCF9F295DFF21A173DC9C692D42AA8BCC08C158018F380978D852C0832F09905BC030C55F5ED7BE4A73A19D5BC0BD14375B9AD0F29ECF28DAD1DF7B1D12473ADA85210EC4F0587B1C5E16DEB489A10CE6A20691246B121848B50DE506B3A9B61CFF1D7E1EC85F06007454C59216CDA2529901A1EC607FB617C723944D5D634265D99A00AA8204D0050CE4377D38299235C00A30E3C23F19008BBD95CD090C4502F60EE004784F07C083E6CF4C198118CB83C808C908313C08C2B405ADADC4D2E20B8E629E18A52F58B244625FC131952133D5A8CC88DA5BB8C7A647D5EAFAAB5F5A8BA5864E3A382A3D7B97F0B28DEC22369E6C48DAD37E545933BA53849C5F6A914319AE7DB6DB5556E56E93EF8D0DD1B615E2D1FBB03B466378B21AD23AAD3E3A2782DF1B8E7F117C0B7B58113FD830B16F67B6A839CDA1FB97D47EE9ABEC834E64A89A2522F572FE874D8E04636927E3A74D82DE45CF1F6B64674AA79599E8E51A6CC77C9649531EF9C9E6849F784B4D06DF8A664A0D20E4314F8AAD6F7013E9C174BE967FC735B6339A986CAECB59F928CFD82276F54BD1D174179185BBC3D76FC8A03D0ED13967F5A2796FB81BF17C172197D93976B4FEEB15E3F2173016C240E9C120109090D2AAC842D0140E061820895A64D442FA957000A8A0B6244E1E47A1EFB6BFF462281B5F337667FF7B5DF3A953AB8FB3812A2AABE11481FC014A921F33ABDC7CCBB1A42ACA667A2F4D7AFF13352190C213A7DB6EAB175E1C697AA4F37EDF884855208C9ED50909AD3885CB872F6C0948A83FC214FDD2BC9C7C297A0E6D8D27AEA6CF676494C08EAC39F965ADFEC5B316EC140FF26B1B833AD9AAB034C5268FD864536B9F79EC326D177D0DA3F2101CA4DD5CE65AB9B2FD6A91F2EA6E4ECAB602AD414F551AAF258DDF69EA53F539F1DC2E8AEC5CCB578349194C5DF7F0F8F07065AFECFDFD54E9CEB8F0F45F8323E4AE6B8B198445949B9FACF5AC963C4917D40EC5BE0FC8D94FB2991712BC7DC2ECE4A7C2D3DFAA8862441B858B769D72DFFA09EACF78DC7586D75A4B97278E746FA5624E542BB4B5DF77194C7A2CF9516CED474B27C8067ECBECFA708352A7704DAE67455DD9E96C6B4B7F4D03E1BCBA8D7A2529BFA64E1522FCDE42F84DFBCEEF02429FFA2A259095B6AC7253A2047DA939EC5DFD876503F6FF09BF8BC1CF489D107E5567E397C5E586FE4FB89DEDC1F1B7DC36DBC5A9EACA388E1FDC1C5D286FFB764BE93AEB0FC379D693E79A9E9904386C09CC7D2267C6F08C9F935F5B717469AA753165DBBD9668302E7CFFD88F72A8E4E11C4C6ABF122778643F2B7BCD142526C267976EE0F1927345135E67E8B198D38FEE6FA4EEB899AED37F2DA7E2CB65A274A8969FEE1BBED4C411EDD496A962D295E155DC760B3D63AEF803E2909DB7E2609CCE7C0CA1778742DC7C992EF551B120595F197E49CFF35DCB3867CC4282BC464A6264CCAF1504087D4CEAC7CD4FD3A2F24A86A193E57ED60F06F303AC1B35D5250475A6EAF9C4708197385783AB742851D7BD067657D47986F13861D861D6D9399CEE946750435AF0C2AF30A2A56732E7376E77839D4006456F9A5B51804780455EBCBFA717C2CFA077563867D23B2A91F97688EED45EDE743B4E3EA6FCEB8B48203A935E74B7303BBD26F12DE5AEEDD2BEA677373C3D9D735BCEB7850D7DEE3E63D978A6A1EDD540C6CF02970D9F7538CE54C0CD71F4B09F4F1069B8BD477732710F63BDBCDF8AB301B8098FD8182FAF81948E62429A7A64C83D814B7859F292AD23DA738EC51585B4E9563C1A3A31F48414D86D98A1F26259815E35C786DFD27D4BE978045EF7AD723E6B6DB24C9F74439190D99274203F51E946CB35D0E67D40B2FEE152DA90E6B7AA866845F6BD81DB46B47B3BDA0562178E63932E4747BE4ED46FEDD08B39C46457B6F08EDC72CF696CB44A2103BDB7B54D07081C2BF3EEFCB1A25D1CFADC573B6B233B148CF84A9F94680AE2D1F30DC4429C059D478DB5553E6E32682FE2442D5C6286D01B81D0EBF59DDE79F696CF6CC333F549B9D65251CED145947D4EC4FF1B7AFF4B8F8DBFA33669123FB586B90ED24FD75B5C69AA26A9DF142C7F502EF32B3399EEB8F248CD8BB50B3C82EA88BE87764791731A34A5F73314CD31533DF68A2E20F5DD99563B9DB48CAAF1207E77FDA6BE41E121633B7D776F9E7646C989CA5821EBC2FEE4CC94634B6464F2EE3B66F6EB3CA858682397B8714D63A4D61D1F0C3FA415DC10265321599BA80DDC5EC92E57AE695132FF535877ACF64DF9B1F7F1AB1C58CE1F0A7D8B57F425EF99548A856A3D0BFD97F52FAE5DDE20CB3877CA76F9B7D57B7BD4834E1F5E243134543FE9F6EA7687847C89CBBCA5753CC737DF0A629A0DF33F3B2E37B1F67A00F803FBC6350EB39554EE9749580F1CEB6E722D4A1BCC8459A9FD15912EBF51BB1A1803F20F6A450016A1F62F909D95C859DE9E71FA8FDDA5A2A428B9ADE79333A14B9B879FD718898CFCEADCB565B363E6FD0A23F557344EC568D5376EFE5E59FFA99B36AE8A095AAAEBCA74F7198638E51B253CFCECF0B594FABC7B4D5B5849BE74C7F9C9EA8BAB9D6E318523CBDC16ECBC69BD536D8CA16CA132D2C81AA15FE2F75E3FD8D6246D3FDCA5E6B8B23C3330C36C6C6F675970A71FE686166FEFF1C3AEA11EC24146C695B3C29D847AFFE71A0B46EF697B7857165A1976AF5E2B475CB8E9F9D760BDD1B233AEC561196F76BFCD750E4969CE621A0F8A2ED9FEA4EABC9FC3BB893B4FCEEBFCC24A25F6F53C65B55A14F988DBACF24B48500DC931BD22D99D1CEEAC33C827951CF45CFAE44D9F6C0EDFACB7EFAE03830709907D1D1F46BE0576FC93FBCA59DE4F7FBEB99EF9B938A348C8C613F96AC188A69809E1F6078FD2BF8C1839F4666575B6BE6957CD6186619779ADB73A92F0EA8E45D7255107F5AF57D27B8561BAB91957AF07ED35CF568DD11959D34998CACE6A9B68A849E8E36047539A54C3AE9F4F9F7CC37266DD996CB4F9FCCBFB652EDACE25C5C03B436652925DC3F9E823EA3BEF61922751C802AC53D4859AB96E370BDE9877969B1C325CE2C2E9C9A638ABA4ADD4E2F0E673F803DB4EF9D878D8380FDED1F3BC501851D9EF6996153F702489313ED7AD83366EE3679F55B7C1F9BA5A5BE5716107DF3A37E3F4D5C37122C9660FAC58464E5D69EDC605A95220BEBD71C5BE8EF7431DFE85B6DE4615AA02FE887616FF9C54E9629F4FD45DE9B5DB7CF3FAFF0559D967C0', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, 'f874c440f970e24ec6d633bbc4762df70fc01dd3c898b498dcba50c466157fe7', 'app_receipt', X'0100000F6D480DCD977B38545B1FC767EF19338C610CE3924B149D4E6AA635430C5194DB10E55E42C41C67C48CDC52944C652A853A841292A874A2A3744A92BB24E59E4A484545F1B8562EEFDE4E4FAF731EE79CE77D9EF33EEFBB67FF31BFFD5DBFB5D66FFF7E9FBDD6020232172FA6196D113D2E0111E00C01D90508C84E300431C840022FE6116D0171B0381812C100019CFCEFA65086003E8213C0871802380A2C842151C4072727476502A60E0D30684C2D0786AEBEB69E3E53C705482222AAE3611CFB14DC082460481CB545602CA1671C9060086D81C3C130E611908221326A89C2788B3AB3733B09A83BF270D69DB9886C0E10DF05A88D85212CEA4C9C759683B597A33D23F76CCF70F21380748434827004920883AE4D67A2BACCAC4EC232E80028C010121C8493F2FFACFC60F265B3755F4F6777C4508E135084211855A449525E7C7F3A27CCD33FC08F43F7F1F4E7A0E122A3FE79B85418C2A03A8944DC14C8F70EF10AE6F279A897F4372F86160DB090F7E40074F501406E17A08CBC6554A7B6C57FA6BFE22BA6689CF6C3A58BE5FDD4C5BCEA0A04E8901454174030236A06891BC65F406D3440A08E58D9A8A54852F8E37CE95E7C2E2F48072031C1F81CB4118544666A81AF17435B5B5B0BA822DA45549B2F8700C921EA7CE92F9C2FFF95333AD95CB4C1EC64C511EB0A6AC17298D938F2BE4A1824B5303E7FAE74ED9B84F67173AEB514C92ED22304633304C46920C0DE0102382B03190286A9FE722CC70AAD250EDB78D569DBEC694316D5BE6368457FAD75481CA96837863810C3631D71781978F366863250440D2249C6382040CD3E981FC851B3E7FA87F879227F1900D051154B5A3A8FAAC6E6057302FD39DE5CCF608EDA7A63353B7B63A0262F01588081FC662F17053213AC02731EFC9313B0E37871B801C1C8847D785C9ECFEC0404D0E2B92123106305101921192146004198B69D56E558DA8982239816C3F31ACB9649EC2B38AA326CAA1A9D1351731BD76C7244BD76A0F2858D587AF0B493B3D2B3D7275FB491DDC426520C487BDA8F286B093B45C8F977CC73A92335CFC2DC6554EE35ECB8BE51685F262EDC870D198B11C83029BAADBEBAC703DF184C7CCE98DCFDB0ECC460FDD4BED04BA26634A7DE5FD207283F730EB890A14A3B11A9178BDF6E762618515C8C9E3464BC5BFABC99792987925962AC7765F58F984FD299CAA30B6D8FFB89375565A75AD24CD478843C76BC9875FD36913E4C67B7DC6BBE9183E1D474636DEE9A477946E6B1EB5E888E9D77135912166EBD319BD61CA47BDAB2A3716FF836E29957842BECCEF123755F2E1B9576C05808039D0F04018084A456450682667030C00049D422A31652AF84FD4005B5257172382A3DCC31AB63F812BE6AFC6EE41B96D9CC4FEB8E71802A2AABE31480DC7E6AB21FFB62A9D9D6A3C915D42DF477344A648BFA1090C21367CBCECB1B2F8E143D5279BF2F44242B1046CFF2B884769CFC854367B7F24ED61D668B7E6E5C49CE122EA0ADDF8EABEAF71D1D2370A2AAE23F5BE99F3B65CE49F32477DBAEAE95A9D89DA9D0E0199B6262E3BB8853A2E3A6CF342C0DC2413A8D25EEE56BDA7F2E545ED7CB4DFBA1407B70BB2A4DD09499DA69E25BF129E9F42EAA8CA245D76072369BE5117E223C5CD9FB52E4801AA5332EFCFCAF8111B2D774C456EF8E28358BAFD95E29194FCFA8198E7DC3CB8D24D92E0A0AFC71CA34FEE38D84C90AA218D156FE9C43A7ECE40041F39980BFC1E06AEB9D9549A3BD5E6A98E395F26DEDF7DD06939B25DF8B59BDB770816CE11EF6ABB7D7A9B5F25765FB56D596245CB2B1F0D75A3DB4A876935E51DAAFE93337107E6F23FC667EE55783D0AFB956095CCC5C51BE394982BEDC0CF6A9FCC36B038EFF09BFDF83EF903C21FCAACEC7AF1D9F1FFC3FE176BE0FC7DF72DBE810A7CA92769E38B0457843CEBE67EB9D0D366F47F26CA64F373C33E6396D0DB8D2226BCAD87E62417E4DD991E5E936B7A83F543709C1C4D09B663FEAC1A2870B30E9034ADCC0D148BB4BEB67A83111BEBB5801C78A4E174E7927D26331098FEE6F520BB9795E77E06A6ED9E70B444AB0B61FEB65AAD4D4619DF4A6995BA4CB236BF9EDE67A467CF107C461071F85C138DDC518C2BB10F9B8C5D2AF34C7C476CAEC904E2DEA7BBE6B0537D13468A7F768518CB4D9D502DE90AF71DD8459022D3AAF68048A2FF5B3793098CFB379ACA52991516BA2994F0CCFF016E733F94A0793581E55B08782EE338CE77183A7A69D9D23E75DF2565791343AFC6E4434F54DE7FEC66D180805D2287AB3DC8A023C022CB2F0FE9E5E083F87DE79E19C4BEF98444ECF30DDA5BDB4A1384E2EA6F44B4714109D4B2FBA5B989F5EE3134DA5EEED941D26F7363E49C82D96DDD1C4813EF5265A3C4EAC6FEBFA90FD5D86DBC64FBA5C5735C0CF75F6745C4C10A92FDEC39A4EDAC3B096F35B758A879BF28C8DF1F6FE90F6F4162153332AA83AC32DBC246599D7A8CE82A37185416DACB247C3C7875B4801BD06D92A1D2B0AF42AB9B6A94DBDB7958E45E0593DCAF9765629D2FD94FAC2217653F2FEFC24A5EB4D57419BCF7EC9BA87CB69C35A9315F542054EF58762435A75487B86D8D963D8E40BC2A8EE24FDD6A77A3107D99CF226C1E1DB1EB98F1F5BA691815E4F4DC37E02D7D2AC377FBC701797AED8155A13F554DE3055E9A3124D5E5CB878B558906B46E711231D95F79B57B71772A3972C3345E88D40E8F5FE4AEF22478B67F6E139FAA42B3652D1AEC242EA3E17E2FF0DBDFFA5CFC6DF519B3C8D9F59CFDE00E99FD7FBBEDC445D52BF2150EE806CCE17760ADD79CDE1AA0E2B0DCF9DB5C41D07C3A2C9B9F55A944886821966A6CF51C10DA4BF4E6C75D0CDCCAE98D899DA5BB7B97F70E8A09183BE878F4027BBE87879EC90DDD9C8949CB4A3CBA4A5F3EE3BE70CE83E285B622B9BB469FDE328EDBBBE98D4A056707D28450D92B18DDEC87F27F9CA9D6F529892FA71776FACCE4DB9F13727D63AD9B9BEBDB1E3D6AAFE943DD34AB150CDF61BFE2B06BEAF59592FC338FD93FDCAC9757BFB3477261C5A2A313C5C37BDADABF8A9845C91DBA2E5B502E7979305318D06F99F9C571ADB783F00A91FF64D300F719454EE9748D87C38DADBE05E98399803DBA50F9445B9FD46ED3A6004C8DFA815015884DABF40765E22E7593DE3F49B3DA4A2A5A8575ACFA4E440595B469E57198A8CFEEAFA6AEB16E79CFB65869A5D346ED958C5243F7FAF8CFFCC4D5B778593DAAA1B4A58FB0C825CF20D4F3EFCE4F4E58EDAF3DEF56DBB8BF2294FCF4C579E5BE7729B3D34BA629B46E84D9B50F57186B2B9CAE863BB517A56EABB6B07DA1A288E23AFD49DD794E604649B8EEFED2C09ECF4C35CD716EC3D76C83DD8736890917DF9D45028A1CEFF395363AC5AC7D3A7FC86A541EF3A2B59E292CDCFBF04EA8D9524BADFDA9DFD32ACE78A6B505AE345B6D1A0E8B21F5B2ACEF839BD9EBADB7246F717BB74627FDF13BB56F3425F71DBB57E274FAA06E59A5C96EC4D0977D51D4C25151DD8BEBCE565BF4C6EAAE9BBFE7B4E0C019481ECEB5261E42C10F24FEE2BE7599FFE7C733DF7B8382749C8C61339B560EC538A65539C22376916962DBC766D6DE51A5FA3C9F287661BB7942C2F69C9A690EE2A3A4F711719745C137BC1B15A115698661D14C02983923D30431EE7B6769B5B76DA3F1BC8BB9F38FDDEE86ADCF6D64F8109F1EB0DEB1B9F5C14115255634EB1EFBF7568B875785796C4D9C66D5B4A4E845158F71E56BA76444C9832BA571527EA4D3E4AB6BE6C64D59FF6F4F5AE5FD8BC33117AFBB2B4476806A2B73D04A3C2D79E357C2F45BCB0F5055763869716B2875F90136AD2CDE237F7580E681AEC4E8AC6BCD75C887FB965521214FBE619147FCC1286D625AE71F4BFEE56FDF19444A9F098E6868250D065D8F1C1DAC5A544AA76535F5D5061B822F1F186559517D4B5B2FF055E6D6500', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('7240c5ccac75fc86d6bf07231153c3a943066f17535cc64e715e07bc0bfc6d30');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-f0f1dd8715b1d152', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'04A681DF7C5E8B5053074B27321671AC8594FC78951C40403A533B688A319397', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-f0f1dd8715b1d152', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'2E88D9004D57052A72A5F81717FF384A0E1ED3C1AC57C6FFC03EF36FF3337A03', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'76417FC7AD742BFC9250113C0B20498B08FA97B6A97567A9F74EE94B2D44790E', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'76FA9A39E8C394866663566AAADE071D03E2C0DCF231461B85B8E7475778AF22', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'BCD6B3F3EFC91037E196DF2023C7885B28F1BFABF278CB82B63248FC4FBD78A8', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'1FB34C9CC61A8AC7065EC3E3454559E794C3CFEA02729A62001B39E7D2AC7AC2', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'D7014355F8032EBBEBF32249ADE1D5CDD49770DC0F5E79498DFDE1728FCEF477', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'3CED6CC5925BA1843E526FAF86899AE05970B4334789D85EF5CF0B843C5AC538', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'D952C9C94EA2C23BAE360E7F38924DB2B119CF6DEA39F8BB7828454456D2EC6C', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'F874C440F970E24EC6D633BBC4762DF70FC01DD3C898B498DCBA50C466157FE7', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-f0f1dd8715b1d152', 'claimed_by', 'strong', 'forgotten-f0f1dd8715b1d152', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'eb65ed68138177ab71773c031556b0a0352801f5bbafacbd64d9069ea5d5c6a3', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '927ef52ef74605fa70255cbce32e677648a3fde112de185fffb8cb806f95d9a9', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'bfecb70f89fa723e113cb73e0cf5b129db6989198989e1038f19bd1e8a6e3d90', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '939924c449e43f3e54571084ba3bc698f8b1dda8051f42ad17932c4bcbdf73ea', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '9e41ad68d36711735ab6f81cfd96335988d852704951170c789c8bd413bfdba1', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '58a84aa2a633d752b8c2ca4a3cbc346234ac9b26424e4473c33a20f77dd7b86b', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '31c634a77ff0a1440842b8dd28d0b8a7a41057ea68519ecb72264351e064cefb', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '728d45f68a31adbc269f2a90e1f8ca9c28aa85371862e03ebe0ad9594b234121', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (29, 'RC-7XXX5RNEDA', 'missing_credit', 'Production', '799000002', 14, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'find_owner', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795691237000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795691237000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["7240c5ccac75fc86d6bf07231153c3a943066f17535cc64e715e07bc0bfc6d30","f9bb55905dbd7e3704f1ed341d0f9b8a4d62f2f2610efb04ade8b68ba3d7e29c"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"3b77d6d8d1da3b03f4c1d33bb6490b4f7816b2e5a5ce78f42d36208296201d67","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '30534f2bbbcf514b1cb780bb4fb5a2107f8a101b28ea6e2cbfe6cf9c424cc76f');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"bcde574529f7b35d2e7295b9d9cdc5720380f71a19ae65a030f54a8f6c16eb37","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:76e26be176359bbc5840f0fc27ce342d1d02bece128c08535cb17af788086ca8","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:8a0212237c1fe195f2730492daafaed6fff2c7433db146bbd42c7d97b945be4a","submission":"8:8:9082038be8422f555a9a01a625ad394dc5d68ca0e43d40e908c42a958e5625f1","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:42b566632d8adcaddddc76ae2c61a71f42d1db3857bf3ee017df5446096f8243","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '30534f2bbbcf514b1cb780bb4fb5a2107f8a101b28ea6e2cbfe6cf9c424cc76f', 'fa04fdbd93c1ae5dc6be02000aa62f6a868d58e3ce310efc8160169b508b617e');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795691237000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"71360c3949699395daadfab638c5ec82593aa7a08250b7a228d5ba09414fe411","case_event":1}', 'fa04fdbd93c1ae5dc6be02000aa62f6a868d58e3ce310efc8160169b508b617e', 'e727f69b50add621b552ba5ebaff7ae17e41e3edcca75fd86cdc88e4bd05f532');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795691237000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"a269c431e7418fa39b88a2ad005b55598d8d51304c859af5a5b359e3dfef98fc"}', 'e727f69b50add621b552ba5ebaff7ae17e41e3edcca75fd86cdc88e4bd05f532', '7e0cca0d23f6f177adc1cace6022e9c71d7f2ead4948c4d8d473040a293c5e44');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795691237000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-f0f1dd8715b1d152"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"4abab76a5c24a8aa0d591a2906819b8bcbd53f828155d416096e2e02bf0050a2"}', '7e0cca0d23f6f177adc1cace6022e9c71d7f2ead4948c4d8d473040a293c5e44', '9f74b3c6ed465d1dafe07a26bc9d520a00f0df94b4b08d6675ae48f08cd588b3');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"b65a8a27f3f36a770de4f9103be0bc73019132220a79f61ce49d879fe6e1d13c","rows":{"case_event":"2:2:e459e6be2e7a02b2824e4ba592dd3620ebe59d42efcb385ec248727f14240dc7","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:76e26be176359bbc5840f0fc27ce342d1d02bece128c08535cb17af788086ca8","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:8638082fcbcf8120d6796740c75a7cf7b4487c1399d7efc2f3af3c390531b4cb","submission":"8:8:9082038be8422f555a9a01a625ad394dc5d68ca0e43d40e908c42a958e5625f1","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:42b566632d8adcaddddc76ae2c61a71f42d1db3857bf3ee017df5446096f8243","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"dc8445e70585bfb37895ca7958616eb9f707ab8cbd103bec699c666d9aa1869b","run_id":2,"version":"0.1.0"}', '9f74b3c6ed465d1dafe07a26bc9d520a00f0df94b4b08d6675ae48f08cd588b3', '673ff091cd214ba20bdc3fa220a79b705f47a56f3a54a3d19eb9ef2530dbf330');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '673ff091cd214ba20bdc3fa220a79b705f47a56f3a54a3d19eb9ef2530dbf330', X'42D2574A880206CAA380E90181338827E31A6F4EBC82773EE828C3D93E3EC27A');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'e459e6be2e7a02b2824e4ba592dd3620ebe59d42efcb385ec248727f14240dc7', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '76e26be176359bbc5840f0fc27ce342d1d02bece128c08535cb17af788086ca8', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '8638082fcbcf8120d6796740c75a7cf7b4487c1399d7efc2f3af3c390531b4cb', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '9082038be8422f555a9a01a625ad394dc5d68ca0e43d40e908c42a958e5625f1', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '42b566632d8adcaddddc76ae2c61a71f42d1db3857bf3ee017df5446096f8243', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('32f9902b213798b989ec4e1be0f13deb4f8a2871c21d25a4868622fc9e9578f0', 'forgotten-f0f1dd8715b1d152');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'bbbe8e047e650e970e53538e7d61b720c604bd0247c95043101460c42f4a0c8f');
CREATE INDEX run_taken_back ON run (taken_back_by) WHERE taken_back_by IS NOT NULL;
CREATE INDEX source_file_reported ON source_file (reported_run_id);
CREATE INDEX rejected_row_file ON rejected_row (file_id);
CREATE INDEX evidence_pointer_transaction ON evidence_pointer (transaction_id);
CREATE INDEX transaction_fact_alias ON transaction_fact (alias_id);
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
CREATE INDEX case_event_alias ON case_event (alias_id) WHERE alias_id IS NOT NULL;
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
CREATE INDEX evidence_open ON evidence (evidence_id) WHERE outcome IN ('pending', 'unverifiable');
CREATE INDEX evidence_pointing ON evidence (evidence_id) WHERE form = 'notification_v1' AND outcome = 'pending';
CREATE INDEX evidence_received ON evidence (received_at) WHERE received_at IS NOT NULL;
CREATE INDEX evidence_refused ON evidence (rule) WHERE outcome = 'refused';
CREATE INDEX evidence_empty ON evidence (bundle_id) WHERE outcome = 'empty';
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
CREATE INDEX purchase_white ON purchase (white_state, paid_at, currency, price_milliunits) WHERE list = 'white';
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
CREATE TRIGGER set_aside_row_is_tallied_insert AFTER INSERT ON set_aside_row
BEGIN
    INSERT INTO tally_change VALUES ('set_aside_rows', '', '', '', 1, 0);
END;
CREATE TRIGGER set_aside_row_is_tallied_delete AFTER DELETE ON set_aside_row
BEGIN
    INSERT INTO tally_change VALUES ('set_aside_rows', '', '', '', -1, 0);
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
