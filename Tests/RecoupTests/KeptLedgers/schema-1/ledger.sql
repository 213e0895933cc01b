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
CREATE TABLE refused_credit (
    transaction_id TEXT PRIMARY KEY,
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    line INTEGER NOT NULL CHECK (line >= 1)
) STRICT, WITHOUT ROWID;
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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795718529871, 1795718530274, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503","cda120f3765ccbb4d0d99ac32c6854eb2d7ee8fe033020c1ea9aa5b5a4fbd7f0"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 156,
    "post" : 70,
    "reconcile" : 63,
    "verify" : 64
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
  "parked_with_owner" : 0,
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
      "sha256" : "a7481cd97934d8036acfc422f844b35470a570fa03c5287b143f97959b00b7be"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "6f91a49e4518b6e87547a090b9cf19026b936282c7baf86892793a3039b4bb84"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "cdc9c6d79a7deb4af0dd3850bb4af12e5d2bc6b3bea983712589c2c183256641"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "d6ef0ad7d70163de6ad7bda7deb2576a8d34c5302320a3deeef76e13cba3fc7a"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "8ce0beff540fbc0594a4b845da6e8720a51c61ec540e6c8f8a5a4bdd4b7dfe0f"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "855483ccc6a663ad2210088a39e71ad9d465ffd166f1ec008b804c3449c0def4"
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
', 'root', NULL, 2, '12e1b49e538735d776ccf12d29d2d903dc78965c079001f8656db7d9246946dd', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795718530997, 1795718531146, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["cda120f3765ccbb4d0d99ac32c6854eb2d7ee8fe033020c1ea9aa5b5a4fbd7f0","740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 32,
    "post" : 25,
    "reconcile" : 45,
    "verify" : 10
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
  "parked_with_owner" : 0,
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
', 'root', NULL, 6, '4c6a392dccdac474bade3847b0a9837a14030a71ff1d0c0f1a7ad9e091437e26', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795718529633, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795718529639, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795718529805, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795718529809, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795718529639, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795718529639, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795718529640, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795718529640, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795718529641, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (10, 'a7481cd97934d8036acfc422f844b35470a570fa03c5287b143f97959b00b7be', 'notifications', 'notifications/apple.jsonl', 18109, 1795718529641, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (11, '6f91a49e4518b6e87547a090b9cf19026b936282c7baf86892793a3039b4bb84', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795718529641, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (12, 'cdc9c6d79a7deb4af0dd3850bb4af12e5d2bc6b3bea983712589c2c183256641', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795718529642, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (13, 'd6ef0ad7d70163de6ad7bda7deb2576a8d34c5302320a3deeef76e13cba3fc7a', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795718529643, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (14, '8ce0beff540fbc0594a4b845da6e8720a51c61ec540e6c8f8a5a4bdd4b7dfe0f', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795718529643, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (15, '855483ccc6a663ad2210088a39e71ad9d465ffd166f1ec008b804c3449c0def4', 'receipts', 'receipts/resent.jsonl', 11066, 1795718529643, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795718530921, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '6c6191958f94bc0bf4609bb63bb473fc0ab69782b77c4bc302b614f32db85ff9', 'notification', X'01000022F76805BD7A6B8FA34A96ED2FEA11814DCEF8636213D838098A201E105F46603C454280C9B49DC6FCFA59645575F795FA4EF74857573AA9231FDB38623FD65A7BED737E464D159EDE93F788CAF940D8FBE17A187E92E27978D1CF8865D2EE94E2BBD4A19DD1B55F3B769BEA3A521D65A50D9EA5B6D949525E88FAC9ADB924AAFEAAC2CDCCF2F12E5CC652BDD9A70E9B38618CEDF05D4902218BC739602FA91CB7C6F174DA51A3027A2DA96572A857DCAD0DA7864B790BD2CEDB164EE31B22673998B6526A5022BAD621CFCF61D3F1D97A42719C6B1AB4E45A2A1AF0807569CF0E38A78A49E4162E51F8FEB3DAF34EAD9A8B094EDE595A5AED55C789F10A5BEBD2A5396FFD523A512015DB721B3C445E47784E22241F6A87C8346F180FE80AAFFD9AD417437C5676C1B4BC3E0724E079FDE7FD6D214918EF9BDDB9A3C7B4AF13D545BEC639ABB0314245ABDAA9FF9CF78D0751F2CFCFBBFC7E1D1B62036529E701DF99206AB380221E2CAB7B7653CB7DFBC931B45E9721DF27B98D78375EB588F4296407F9EBFD7BD1936BAD462FED0C8F03B25284FB2A888662452FA53BFE90944669170DE66FAF195EAF44C7FC54F1A31E28AB88F4CAD94C358D32A65E090F83A750CD1AB1DFC5B9EFA7793797541D99F5A33A1FD7274B256A46BC39CD95E72CAD1CEE4A425B11F0DEA83AD5013FB2BD4A90F7F9F4BEE98DEDBC2A8F890CF9AD9A5954BB2C40ED7CD74B46239C87F649A0FCB2A3BE9081C39D60529A07B5A3B66FAB9A734957996C06E40BB5B0C4BFE12C50A12154A5B67B48D7046625D75277536CA34F9CDB56EE839C564D9CEC7D553BCDEABB9E5AFF638945ED98AF54C9076F59285B4E4F2BFF45B9F123CDAE8FCCC5BD07F69E4A16142D5FE1B74DE6DCBE74672F75CF3F34EA5B0414F5CCB612E74A51DF99FC7EFFA56C7D8ABC321E52C4AC2EA5B42B9E5D5D3544310BCD5BE5DA369ECD47E6D88EB5CA9EF4C9E3BBC293B9754F360A8CDBB975F8D391EEC494731B646BAE19E9D6D5DEBFC543F469347F549D37641DFDE032F05017DB941453191E566550AFCE6D2D58DF10B55323D33CAB768DC3086B5838BDF1C1CA249CBA1365DD1BB938A7C1FFE4447D9C647D48F45430557BCC39B887F7C7BB90364A5DFA825EF74D570FB80B6A880E9952B9B60727DBDEBCB332B70CF93C8756C59A73159EBEE2ED2D4F76FC1FC6A42646723901436EFB5450C565741192E5BCAFD759C0FD424683B00678B4615CF8216A64975AFE8D09DAB2AD0A691E0BFACE9DE251B42C3A07C013FDAB86703626E4CF073ABB4D9D487E63821A05BEDFA839988AAE0EE3F03067E8994A58540B308152F1A7673219B5A223A8A19A01BBD6DF98E09000F7CECBB04E851EFD1858F70B33D42FCC58DEEF2903CEACD3D5E867A8ABEFF32B2B533D5DB42459BDAAF77F7A3C73F85674FFB4C797DF5F89F00F66F22075F93FC5CC4CAA6BADF95E0DF65D11F35928DC97E2FE1D5AC78942297C56BBFC2355746B5C867AB97D08E273DC7B6B887AA28F782AED207A0B4C88E7CAE532EEBD974C52619C13A99DA88835DDD50E1F4EC17AE6C1B4927DEAC6D27CC4F2E0C5FDE658872331FB9F5F55DBC45C1FD6A68D26435FD7F15EB56CE5FB67398E6CC786324CBD3AB8ACDE481330D71ECBD5C901071C85F0F971C55EAA95627C45D549BC7EC503F758CBB353D01C536BFB78661FE5607CD6F1845133B17EB43C383C858CA2DF9841FF60462689AF65E49BB6D9E1DEE014FE0BA35B3FC5EBC39B13F912586F1CB517F2F0F8833988450E8C9052352D7066902B7B17767C91325DC99C1EB8AAD727874662301FA936BF318C312EEB2055E815F4713544F9497B17AE6FECCDE1AD72D22F7095D57D7D65BB5722DD11BF1D0DD53726DB7D22A2A474A261C907F210A6385786D77F87D9E008D445BFF1C12FD7548FDB78A69E522AA8F7F520873156EE6D3859390B75F894347DF2B6F951CFF6CE6C3D976A947C6EE238F086B207B45A139C5BE3C52DD5529E4836F819D7CE1A98C6F017F37E0A7547D672557C15AB66C1DF320BFEE34BC8EBA7D2CA548E19527220B56257E144F73250A4EC6EFB98B28BCA9B5DA2C715B0BECF667F4867063EA1EA47062DD29128C3F3157825D5116A6BC175E4C8B11AFA81280D4CA59767DAFEFCCAF0CDBADFEC71DFAECE23765A81433AE2574EBD4B57742F1DC749F05DF42AE356FD3FED41E9D6ABACFFBB1E6CEDBFD083E658F78719BC0C1E5683B4E0BF80A0F69A4005818373A236BF79FFB7AE305FE0A4972C079F2DB9859E5874C7377FE0B572C7ADEA083FADEA9D54BF7582A35699B5390F548B9AFFFAAE59A976C0ADA55EB7D073A168FDF7D819AF9934C9298C0A3530A3E9A29B465A3964A765EDC74A2D3CB5329616E9504357AC174C3D5601BE3FF8EF1ABCAD55B3E89031B5EC3D6EBB073026493B4BA1B2F8B9FBEE399F3B9107FE1042A41EF419C56B517FD7301D531145A98CDE52771C0AC1EE67AADEEA95CF628784E7609373972785B69FD94A3A456EC3D8E15325EAF7E3AABE807B86446EA892F8DD959FC57A6C4C1E11BD8B6C6C83290B9A460CEA87D49B6722945A6A34B5E398C89A9E69F36EF6FE57B61F47E1C8D549D36DDA15E06F53B036FA717429F89EBD735D7FA8E726347BFC6E7643FDD02475C81297A0FED6658707F2C2B3ED669B2AB5C27FA7E9FB063A77F3BBE783F56FDDB2E8E005630C7406442BFE69FD1FC010885E4385AB703F6A3960EDDC36C999DA34D151C83472118EB20A6EFF5057237E2D9EBB5F7A92EFC7BCEAA13F047BD782934CA8DCEC519F4EBD8F57ACC8827A8E2139CACED3DA5A1F3AF00BDAEFED04F57D729A7D1C2ABF164AC779E4731B3D63379E444723E0FAAD40DF15A449E23C75E4C07A68A8AFD2D9D89846C5DB4CE7386FA672CF2F6538BDF06CC352679A926C7355ADCDEBEC76458DFBB27DF5D236F2C1B7EB7A88DFF3DCF9B7F333EA8A9C378776FCF7434F1FA7007FE164339DBE276DF08CE794B0F6B44EC4EBF5D047A4EAF9D548DB1DDACB7BE16E6E6FBD5A179A3CAA50DE8D4B6F66C18F3F9F53C69E063656EE1AB3CE617A6BD37BBCCC3ABDBAD7BD7D56AE7733DA739667C97DF465C0417568BFAAEF79888DC6F5ACA1FC59686F2E34734ABDB967DAEB2BCC49788697F5CD3B77D928C04FC096974CD0A49416FAC11B6265BD4C981C7C9648A2AED0B85AA227E2C07C6A5B439FA68F2A605CB9FCA8FA5B287A0A8D6C1BE54EA2202A94D64AB3B75945C72F41A0AEFA08DA7E4CF4DE876E8B1261699EC806CFF3D6B2A589E8BCE0FB7982524595A95D45456BB8CAFD9D6E5F8922F493DB51A3D6E6429AABB0EA6E762C8B7B5ECACEE0D84AD581E2E5AC765AF897D45E26958FAAB2E347618DAEAC91D90046255161647D2949F452ED142007DA60E7AF2B5B2B893FD5192A3B959484DE44877276B916821E63DB3D63654A608A57744D5692622EC34DC9754C8C427CFAE8803864B1BA10ADA74EB901664B7CAE8B1A25FC23574A6316C9AA40AD146DBACC2ECFDF48A522DCE37502541565E0655C1633EE9F21BE93C1F36319013F6EE8770E98882C477CA46D3A61230A5DBF7C7FA7959CB8430E65C06DE99837A94987987F42ABE5CBFDA00B2FDA729DB5AC8B437E574465F8D3BC9BF07B989D3449324573430D8BE5E5A9C56152DFF1B3EF985B3EA16C2E1519294E6615342D30B813EA32E12EBA0A3016742AE374A4593F0AE4E7AE2C4FA4CB6F62E0FA3B7E9AACA1D342B3E30DE27F10A4B966985F4E7B96AB60CC0BA7C6EFA3D7F1FB55DE207ECE7442DC4F3BE4938C9990728AA1FF717FE47FBC6BC1C20AF13D515FF1CE1CA5BE1D2B7B9979BF69E201D24E9A10F5F589FBCAD2F1B652992C23F59D77DE7BAC2429F2B13C873CCC2CC38C15E0B9C053C575B9E38887176026DCA6E08C723536F007DE443F6DB39E17A71D6F715FB5D4BB0A1E8F72CF321D78BC6881DD1639E8A13F547483EEE8A4AA5147B724A3E6C7529F67704CA24959855752D806E240EDE5C0DFCF9D7734E8078EA4C79295F14EE5D231C7E5FCBC273FB8325BE43F04E628CC0B193877AD6C0D1D933E54C7E2D885BCB52A8C095365B8D48FF9FC93FF922ECF357BDDD210F3F7B55C61D6B623D52D538CAABC5C35AC0AC6E752EF557878D6336D63B761C269B60AFD5DEE901F851A820E3B29C4B3F73AE4D1453C554DA20FD1D5AAB45158CC6CCB6CF184F7C0E58AADE41C5D188DEED0D9285A8F6A3D66F03414FA57C47BEE42C35DA1BD6F72A039EAB554987197FE457F2885FA9722EA300B294C1579E93EDC02BFCF910FB3F4876390CFA62B200A2BF4BF5CC54FD57B4721BD3DC6E27778091F02F93DA918987A4B4A6BAE05A971E328D0E0501D3E9E853BA11F2FCF728E3A30C703BA7C2D6CF1A8430FF7196739D34F16468774E0ACEAC627F02EABDDE893694FE0BC13CE4A998636EB18074EAE0B594731F8167864CB9E4BD1930BB002EAC84F148944D1F14B1CAC27D13709C7AC2E7BEFAAE4667F0E6F2D6AF253ECE8571CB27B3A44C00F33013FBB4C6E727068823C10689D28EEEC58BB562A3D1D119F902D5E4F1795A5CBEF4B3C8027A817D84AD614C0E0081A7557EFD0AF7674A483F3876A5FA1BF709E4C75755B776457D3E607A7D072FFF77877B11A818B0AF1A1500C0D570178C0AA6345B812C0B74A834F1DE095B50AF52181F7D071270FF824D3AEEE62E0BAD413F0F21B6FF32AF076F8FD500744F2DE6631B52BD44792F58A2EF8AD66FA37BCEF3CDCB7C60CE675F0ED1E9955BFF1D63C14A557D937FADCA9B5D6B70EF8B7CFF2512C7853587E5DEA7CC15BE083043E8023088D05134A8E1F2ABC4EC8FF8C7A029E14CE6FBC7DC4122010F202F944FFF2FC14440C780713A8B92C780B1C5CF0167CF18AEFD31B72077C3F3852B007F4E3D21FBFEF6FAEC073787D9B1CDF17A88B2EA37F8797B39FA584E3F3FF3A5E62E6FEC67BE8C9BFF21DFA96C307FADFF01D3AC0CCF0DA32E0D2BD0AAD467E9F187596F885275874C853F6CD5744217FE8771B4DE8F7302597A7189A064ED1A476742BD19F5907BC52C65BF005D6A4AA42DC5F4F0BDEB2737F78A24E5825243C33152A7A791433EDE26084970827344C1FC86BCB057FC13DD6315137D42100609C70C88849724B24F2BA7A9D34E653E8878F322099723A47F7E3F10C3E490567B8C78768D936ED953AED7DCC22DE1DF9E3F085283CB838D60D744474CDDC602E66D899C1F8A628DFCAEE3A435FBC83BD13097F4CF50C5E25F8C71E88E8C74CBA8C96C18D57E174039E24D0D777DD617E25D10FB1E079E0DDA0F380B7D643FD1C338BD93A6F34FA0B3CE7A32B1E88732490FF2DB81673FD88F3C33FEA304BEFFCEC8FDE803EE04B7C33F97880AF816AD156B7BECEC0F79899FE86F7E05BE8095E3A233E632EC0B54FE0BD8ADD09D19D1E0CF8893A543A309104FFB0307EC04795D03FC85F5D227F0F20AA40CD26C84B87FAD526F438F09F16C04F1DB29CE94DA6563C11385F093C94B9D1E083AB72497772BC60F1B3C0AF5B1CE0586106FCE6DB7E029FF3A370D19F0BFEC8A5FFA187E05982AF05F27D07DFFC3D5F2F7A017CC591DF08F103DEAAFA8199E4050E82067E5113345D057D770A88863772075EABF3A25FF28543A827FBF182B9FB055E38788BBF140A78A0A217D4073C3575879E5E38F2AA3B654B7B21F0B542E440A1FE448533497B7A80FFC0371E82E631D9933527F5672C38BC77EB425F5C600D2ADE53C1450325AAE69335D052E33BF8EF2E058DE0056A313089FB91022805DFE813F8C810DF2F659B0BC7EC77DA3105BD7393AB715B59FA225ABAF09796944527C77EC6127885DF57E05FF8747966791907E0BFEF7AB93C2A5A43FF421BDA3A4991E56A850FF4B52B5D8F9FFB257ECD12BF4F439BA3806B04EDFB5ECE740B3DD2711ACCBC6B54BC7B7D88EFE72DFAD1831E2FFE3FE1957C02F744A5FF4FBC822FF3BFC4ABF1CD84243ADB451F461838A02FF5A40589682CD14F7D83595DD1F85B1F9B2EDEFDD6A77FD5C7A3BBE85D6619F4C366C17BE86B037D8DEFFCC2FBE4573D16CF53C034E29741CF207E8BB6FDAD6FD18FD057D78A22DECA7C2CFD5EFFE977F03CEABB434FE8123B9C389CF62A1CB758CA3CA06F0165E30FE8DB233076F1D772DE2DFA3A7AF0FE00BEE1D056F04B151CEF45DFEC58097D69A4F6C0E7D01B987D31EBBE15DDD24FFC9EF6F044E0D1C1FBBCFCD2D73EFAD71B51DF9F35F49FEA36BC742760D92D93BDFACC72E805ECAB30A71F99660A0CB2AC9A08FAADE3383FEAADFBDDAFC07E2AB36E44918C3170F851617E83F760A17F639C0B9EAE83F3D6983F6C21DB2813C4E6D51EFD4DE4031ECA953BCE430ECDBB0AF998217E15C1FCD37B3F2012A03D15CE8749D832A6563E6691E618635ACBFA09FA53ADA11F2E25C55C627DA596DD18C1DC60975D4CC4B11358EAB7E3BD0ACBD0C29F8B5CE9348F1385FE15D82E3866077E37B5AD3197DAA4ECC6349B23B872F10CFD99410F4C6AE83C4EC6C3723EB9825EC1FC204880FB9885EFA1DB30BB2AEC2072B8CB12F38C137B29A11A7CBFBC1FC22BF018F82DF99B3EA78CFE559F03EFA0FD29450E47E4BF5966ABE5EF23B5FE82D7CB6C5A729B3E55EB1BE0F315F89C203FE0838D8507C905A98FDCF1F2A51EF8CA57C8B7F33FCDC728DB6389F3C4B259F00BF5DB3C7418DDB0C3EC14EA01BB31E8486815DB94D85D94C87F9705CE2CAC155CF31721A1A18157E0831CFCB65DE6ABBAC73C154C6D4C0E4FF0E4250B08368D113ACBE49887C05FE0D0C1B2187EA90A6F6186F9201BB859F0490B7A110E6050F80A7B9B1B26F14F3CEF817D0BF0107CBF1FC373478A72DF349827BFC0CF6B662391488F63DFB81624F64EC47CA0BF3AB9E2B3ECE4945AC40F6621F289B34E19C3DC2AB42DF4EEF56E72F8E9D80D2EDE13F4A56BE889C4D4C05F884A35F3C5CF88A09D732E506FD4C01F8B27E87AA9B18B846E5C413FA0FA3612FA9F9DC52BC11C433187DDB29E9833F6C1783F2AE5B4CB7ADBA9597D627ED6991D77F043A24A7A6E616352414FF3816373D65C4548BA325CE6241BA7CEF8B1E0F1598DE0D3D14AA773337D4B906391E52CAAB0D5059E5DCFFAF0C45608E7958F4C8F5FA552876C30E5A2674C505FA177C6EFCFEB09FD0ACF93A433FC9D5207E30BE277C59EE950EDB17BFB7EFEB45D7AECDBAFE8BC1073C9C22F37EC52E1C7F047D143DB1175C0DEC4C47D732966CCD10A7DDC4F51D96FD662184D0C7EC72E3839DB80FCDA0BE1FECBEE5A4FF7429D08EE174A7C1FF178D1AA4E62ECA912A85BF832BFE22DC9CB1F4FF7D7F789841EC7F3F07EC08ED873A13ED10B382FF414F6148B078C78749157004F62D521EF63997EDF8724B8BF607AB2E04B07F8B9AE82E96642E00B9C20F8131E3CDF3B9EB378CCBF9FCF0BE8E9069F7FD11845965D32F2F1A3ECB02BE8C7165EA14C054B78785B2DE7437CEEBCC50E1FF12FE00133693F2ACC66C81FF4448DC976CCC10B8BA77C5DF203BDF7025D007D89BDD8302AD4F3E2617F7FFEF71E2ED7D84BC5ED9F7C060FF47754E6F5083EF9B5EBEE498BBD1CC164782D1DFC9E0B114DA10B3A6E62F93DDFA14FC70BF4585252C4031E75DCAAA3463E59673F10CF3FBBFADFF16BB0CB475FFFCAF7FD1FE447A1DE90EF83572FF7732DF49311E853F863F2F1AB5E2F0F83FA8227BEBCCFE3D6C2D96270B96D0EBF0CF9BA786FD0E7D0C3C00336F0D98FD80C9F08F5C59CC8A966758BC38896D69A131DBD1C1E267CF0F4DC31B2EC634E7B9A9E0253C4E1F8821AE0A7DC66E9DC70B187A7F7745CBDC74E6B6E6E4C624F12D023F654D84D537E181CF89CDE17FCCCBED4ACF9F6352D47DEE5F2FF7D4083ABFF5281851ED8ECF0FF134057C9F7B76D74AF567C34BD6DE1C9C2375DF49D0D167FD4008F901B3776D31B26E336D93A0EEB03F226BA35E6B91B9B9B06FF766391AEE2D9BE2FFBE1936B87AA07F784D4812FFB128B93CBE6748A77C09BF9F5116F1FEF75AF9EF8DCE2B9BE1CDAC33DDE469B7F0B7F863FAF9EFB97B7106BB4C2FDD8FDC5EF0691FE97DA5096FCB86F63536D7EFE6CCEE3B8279CFDE7A1DC771FD55FCA36BABD46876D387A713406E3CFB9C8A7DB7BF93AFD18367F495FFF1B60A9B45E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["cda120f3765ccbb4d0d99ac32c6854eb2d7ee8fe033020c1ea9aa5b5a4fbd7f0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '2a36000622383cced6137700ca9e351367ad4daa3672da6616b02873763cc194', 'notification', X'01000023496805BD5A5D93A3CA95FC45765020DAD6E3205148A82986A23EA05E1C20B4978602D12D750BE9D76FA299B9B637BC6B3B7663236E3FE84A4255E723334F9E39DDE3B68E8E6FE95B4CE5634FD8DBFEB21F7F23E57DFFA2EF31CBA5DD2AC5B799437BA39BA071EC26D34DAC7ACA2A1BDE2B6DF3A3A4BC14CD9D5B734E55F35547EB072BA64FE13296E9F52E73D8CC09636C8BEF4A120A59DE4E217BC9E4B4318EAFB39E1A15D24B452D9363E371B7319C1A2EE535CC7A7F533A6D60887CC8D174B552A312F1A58978718ADA9E3FAC2F14C7B9E6514BAEA5A2210F599F0D6C8F73AA84C46EE91285EFDFEB1DEF95D79E4D78F44FD2D27AA77A4E8C5FDA46572E2D781754D28943A9D886DBF0268A26C6735221F9D838446645CB78483DBC0E1AD29C0D0958D587F3F2FA14929017CDAFF737A52451B26BB7A79E1EB2A149551F071AE7ACA3D608157B8DD3FC3AEF2B0FE3F49F9F77F9FD2631C486CA52CE43BE3561DCE521453C58DE0CECAA96FB0EB36368B3AA22BE4B0B1BF37EBA6811EB63C4F6F2C7FB9FE5402E8D9AFCAC373C0989A7080F54188FA547CF953B7D9794C6591F8FE6AFAF195E7BA26741A6F8418F94D544FAD5C3CC0D8D73A6BE111E8577A1DA1562BF4D8A20C88AFE5151756036889B625A1D2D95A819F1EAB4175EB0AC76B82B09ED44C807A39A4C87FCC0762A45DE1FC7B7F5606CEFD7454264C4AFF583C58DCB42D4CEB35E721AE33C74484315543D0D840C1DEE84B3D23C6C1CB579F51ACE25F572D98EC8176A61897FCB59A82243A8CA6C7F93AE098D275752F77362E30F9CDBD6EE8D1CBD364977816A9CD67BD65317BC2FB1681CF3952979E31D8B64C7E9D10B5E949BDCB2FC72CB5DDC7B646F996461D9710FBF6D72E7FAA57B7B6E06FEAE51DF22A4A867B691385786FACEE5F3FD97AA0B28F2CA784411B3A692D27A3CBFB86A8C131699D7DAB55DF230EFB9637BD6297BD4479F6F4B5F16D63DDA38346EEF36D16F8E7467A69CEB283B73C949BFAA77C13519E30FA3F9ADEEFD31EFE93B97A18FBAD864A49CAB68EF5561E39DBA46B0A1256AAB26A6795E6F5B8711D6B2687EE5A3956934F747CAFA5772768E63F0C1897A3FCA669FEAB964AAF199B377F76FB737216D9CB9F405BD1E98BE197117D4101D73A50A6DF74EBEB9FA2765AE39F2798AAC4A34E72A3A7E259B6B916EF93F8C49438CE47206865C7799A08ACBF82C242BF8D0ACF29007A58C47610DF068CDB80822D4C836B3FC8909DAB28D8A689108FAC69DF256762C3E85C013FDA386703626E46F3774769739B17C62829A04BEDFAA4738977D1325D1FE91A3676A61512DC0044AC5AF9EC965DC899EA0861A06EC5A3D31C12121EE5D545193093D0509B0EE0766A81F98B1BC3F50069C5965DE14E4A8ABE7F99595999ECF5A92BCF19ADDAF1ECF1DBE11FD3FEDF1E5F73D11FDC24C1E662EFFA798994B756934DFA9D1BE29623E4A85FB52DCBF47EB38712445C01A97BF678A6E8CCB502FD77741028E7B6F0C5177F411CFA41DC5608109C9A376B94C06FF25975418E7481A272E134DB78DC3C763B87AF070F6E490B98934EF89DCFBC9B03E34D144CCEEB7AFBA6B13AEF72BD3C5B3A1DF56C94E75CC0B82939C26B6656315657E139EBD57D286CCB587CA3B3AE0808310013F78ECA5F614E31E5547F1ED2B19B9CF3A9E1FC3F690593B240FF65E8D26603D4F1935331B26CBC3FD5DC838FE8919F41766E492045AC681E9DA2DEE0D4EE13F30BA0B32BCDEBF3A712081F5C6513B21F7B75F98835814C0082955DB016746E9D94F61A71729334F1674CF55B33A3A3416A379CFB4F989618C71D9849942AFA08FEB312E8EDA3F737D65AF0EEF94937D81ABAC1E9A0BDB7E23D29DF0DBF1583F31D9EE5211A795138F4B3E908728C3B972BCFE1BCC0647A02E8675007EB9647ADA240FEA2BA5C266D78C729C12E55EC7A3950FA1F61F926677DEB5DF9B87FD64B679546A92FCD12649E88FD50068B5263C75C64F3AAAA53C927C0C72AE9D15308DE12FE1C31CE99EACA4577E955EBBE06F95877FFE12F2F2A1B432B563C68CEC49A3D84538F167152A52F5D75D42D95915ED36D59307AC1FF24730660F063EA1EA7B0E2DD29338C7F3157825D3316A6BC175E4C8B11AFA81280D4CA5E77BD6FDF695E39BCDB0DEE1BE7D53C4ECE881437A12D44EB3CD3CBA938EE3A4F82E7A9571ABFE4F7B50BA8D970F7FD3839DFD177AD01C9A61FF002F8387D5282DF82F24A8BD365461E8E09CA8CD27EFFFD415E60B9CF49217E0B325B7D0138BEE78F2075E2B77DAA89EF0A3D76CA5FAA9131CE5E5D6163C541D6AFEEB59B3526D815B4BBD6EA0E722D1056F89335D7269D26314976A6446D345374DB476C856CB2648945A78CA339696D9D84057AC164C3DD421BE3F066F1ABCAD55BBE89029B3EC2DE9FA1B3026CD7A4BA1B2F8A97FF65CC09DD8077F0821321FFA8CE2B5689E354CA74CC47126E3D7CC9DC652B0CF1355AF8D17B0C421D1295C17DCE569A9ED47EE49A72C6C94387CAE45F376F09A33B8674CE59A2A89DFF5823CD1536B8A98E86D6C131BCE79D8B66254DFA55EDF53A1D452A3999DA65436F444DB37B30BBEF2DD3409477A474D37595F82BF4DC9BAF8FBC1A5E07BF6C675F3AEEEEBC8ECF0BBF915F543D3CC214B5CC2E6A9CBF637E485E79BF52653CAC3FFA7D9DB1A3A77FDB3E7C3D54FDDB2E8E005630C7406442BFEEB82EFC010885E4385AB703F6A3960EDD4B5E989DA2CD571C43472114DB20EAFFF5057237E1D9EBB5B7A92EFA6A21EA03F047BD382935CA8C2EC509F4EB34B3C56E661F3482039AADED7DADA003AF00BDAEFF508F57D74DA5D12A9A0114A27451C701BDF133799454F63E0FAB544DF95A44D932273E4C80668A8AFCA59DB84C6E5EB833E92A29DAB1D3F57D1FCC2F335CB9C794EF3F54575B668F2EB05351EC8EE9B9F757100BE5D3563F25614CE1F4FF7B82F0BDEEEBBE94FFB81DE8E21FEA2D9E63A7B4BBBF09E3C32C2BAE32A15DF2EFB2126F5C02F46DA7EDF9DDF4A777D7D1DD4AAD4E45647F2D3B8F46A16FCF8F53965EC716453EDAE30EBECE7D72EFB4C965967509FCD60EFB5EB5F8DF69DE55972177F19705013D9AFFA390FB1C9B8BE3594DF4BED3F4ACD9C4AAF3F73ED0F35E6243CC3CF87F68DBB6C12E02760CB4B2E685A490BFDE08F89B27E2E4C013E4B255117685C2DD11349683EB46DA04FB35B1D32AE5C7E50C33512038546B6AD7267511215496BA5D9D9BCA6D397205057430C6D3FA57A1740B7C5A9B0B448658BE7F92BD9D154F47EF87C9EA05451651A5751D119AE8A60ABBB6F4411FAC1EDA4516B8F529A8BB0EAD36C599E0CBC92BDC1B1956A42C5AB87DA6A119C337B9E5531A9DA4EEFA535BAB646E6231895C4A591CDB922F14BBD55801C68836DB0AA6DA324FE546FA8EC555A117A153DCAD9E55A087A486C7F4F94A980297ED9B77945CA4715AD2BAE136214E233C47BC4214FD499683DF7CA0D315BE2737DDC2A111CB8521AB3485E87CA53B4ED73BB3C7F2D958A718F6F33A0AAAC423FE7B27CE0FE39E23B1B3C3F9131F0E38A7EE78089D872C447DAB61736A6D0F5CBF7B75AC9993B645F85DC568E79959AF488F907B45AB1DC0FBAF0AC2DD779C7FA24E29F8AA81C7F9AF7337E0FB3932669AE6861A861893CDFB5D8CFEA193FFB86B9E503CAE65C9389E2645641D302837BA1CE33EEA2EB106341AF724E279A0F93407E3E95E5A974F9558C5C3FE3A7C90A3A2D325BDE22FE7B41DA4B8EF9E5B863850AA7A2741AFC3E7A1DBF5F172DE2E7CC47C4FDB8453EC9940B29E704FA1FF747FEA74F2D585423BE471A28DE9B83D4D7436DCF0F3EACDB6484B49326427D7DE0BEB272FC8D5426CF49F3C97BFF2D519294C5549D221EE59661C60AF15CE0A9E2BADA72C4C30F31136E327046E54D2DFC815731CC9B7CE0E571CB3BDC572DF5AEC2DBADDAB15C873E2F3B60B7450E06E80F155FA13B7AA91AD4D135CDA9F9BED4E7091C936A52D5D18594B68538503B39F2B753EF1F0CFA8123E9896455B2558574CC61393F1FC877AECC06F98F80390AF3420ECE5D29DB40C76437D5B32471216FAD8A12C254152DF5633E7EE5BFA2CB73CD4E7734C2FC7DA93CCCDA76A2BA638A5155545ECBEA70BA2FF55E47FB7BF3A05DE2B64C38ED46A1BFAB2DF2A35043D0614785780E7E8F3CBA88A76A48FC2EFA4655368ECA07DB305BDEE13D70E9314F3EE233A3F12774368AD6A75A4F393C0D85FE15C98EBBD0701768EFAB1C69817AAD1466DCA57FD11F4AA1FEA5887BCC420A534551B937B7C4EF73E4C32CFDE118E4B3ED4B88C21AFD2FBDE4AE06FF20A4BFC358FC062FE15D20BF47950053AF6965CDA5240D6E1C871A1CAAA3DBBD7467F4E3F95E3DE21ECC71832E5F095BDE9AC8C77DA6877CD00F16C5FB6CE4ACEEA73BF02E6FDCF883695FE0BC33CE4A998636EB19074EAE4AD9C409F8167864AB814B319033B002EA2848158945D9F37312AE6631B429C7AC2E07FFA2E47A778AAE1D6AF2436CE95712B1CF6C8C811F66067EF6B95C17E0D0147920D03A71D2DBA971AD547A3E203E115BBC9E3EAE2A977F2EF1009EA05E602B595302836368D46DB345BFDAC9910ECE1FA95D8DFEC27972D5375DD3936D43DBEF9C42CBFDF7F1EE1335011715E243A1185AAE42F08055879A7025806FB5069F3AC02B6B15EA4302EFA1E38E3EF049667DD327C075A967E0E5136F8B3AF4B7F8FD488744F2C1E609B51EEA23CD074517FC560FFA57BCEF7DDCB7C10CE6F7F0ED6EB9553FF1D6DC14A51739B4FAD4AB95D6D71EF8B7CB8B492C78535A7E59EA7CC15BE083043E8023084D04134A4EEF2ABACCC8FF03F5043C299D9F787B4B244020E225F289FEE5C5318C19F00E26507B5EF01638B8E02DF8E21BBE4FAFC81DF07DEF48C16ED08F4B7FFCBCBFB900CFE1F5AD0B7C5FA02EFA9CFE0D5E3E823C231C9FFFD7F11233F713EFA1277FE73BF42D870FF4EFF01D3AC03CE0B5E5C0A5CF3AB21AF9BD63D459E2171D61D1214FF993AF8842FED0EF369ED1EF5146CE7731B62D9CA2596DE946A23FF31E78A58CBFE00BAC495547B8BF9E17BC65A7617F479DB05A4878662A52F47C2B1FB44FC2095E229CD028BB21AF1D17FC05F75825445D5187008069C6216326C93595C8ABF76DD6984FA11FDEAB90E4CAE91D3D4C8713F824139CE11EEFA2639B6C50EAB80B308BF89FC81F872F44E1C125896EA123E24BEE868FF2013B339C5E15E51BD95F1ED0176F60EF54C21F5303835709FEB17B228629972EA35578E575345F812729F4F5A7EE31BF92F8BB58F03CF4AFD079C05BEBA37E0EB9C56C5DB41AFD059E0BD01537C43916C8FF065C8BB97EC2F9E11FF598A5B741FE4B6F401FF025BEB9BCDDC0D740B578A3BB40E7E07BCC4C7FC57BF02DF404AF9C099F3167E0DA07F05E25EE8CE8CE3706FC441D2A1D9A58827F5894DCE0A34AE81FE4AFA990BF1B1055A06653E4A547FD6A13F91CF84F4BE0A78E58C1F43A571E4F05CE57010F656134F8E0A25CD21F1D3F5CFC2CF0EB060738D498019F7C3BCCE0737E102EFA73C11FB9F43FF4103C4BF0B540BE3FC1377FCBD78B5E005F71E43746FC80B7AAB96126798183A0815FD4846D5F43DF1D43A2E18D7C02AFD569D12FC5C221D497C374C6DCFD022F1CBCC55F4A053C50F10BEA039E9AFA849E5E38F2A27B652B7B26F0B522E440A1FE448D33497BBC81FFC0373E82E63339901527CD472238BC77EB425F9C610D2A3E50C1450B25AA1E476BA0A5A637F0DFA714348617A8C5C824EE474AA0147CA30FE023437CBF946DCF1CB3DF71CB14F4CE557AD3A6B6F4457474E12F2D298B8F8EFD4824F00ABFAFC0BFF0E98ADCF22A09C17FCF7A39DF6ADA40FF421BDA26CD90E5DAC30786C695AECF4FC312BF7689DF87A1ED41C03582F67DAB1E74033DD2731A3E78DFAA64FBED269ECF5BF4A30F3D5EFE3FE195BC03F744ADFF1EAFE0CBFC9B7835BD9A88C427BBE8C3180307F4A59EB520314D24FA696831AB2B9A3CF5B1E993ED4F7DFABB3E9EDC45EF32CBA01FD60BDE435F1BE86B7CE707DEA73FEAB1BC1F43A611BF1C7A06F15BB4ED4F7D8B7E84BEBAD414F156E67DE9F7E657BF83E751DF3D7A4257D8E124D1BC53D1B4C152E6067D0B289BBE43DF1E80B18BBF56F07ED1D7F18D0F7BF00D87B6825FAAE0782FFA66CB2AE84B23B50F3E87DEC0EC8B59F7B5EC977EE29FD9004F041E1DBCCFF30F7D1DA07FFD09F5FDD140FFA97ECD2B7706965D7339A88FBC805EC0BE0A73FA8169A6C020CBAA89A0DF7A8EF3A3DEFA9FFD0AECA732EF2714C99400876F35E637780F16FA37C1B9E0E93A386F83F9C396B28B73416C51EFD0DF44DEE0A15CB8E3DCE4D8BEA9884F39E25713CC3F83FF1D2201DA53E17C98842D63CA0B308BB48704D35A3ECCD09F6A05FD70AE28E6121B28B5ECC608E606BBEC62628E9DC052BF3D1F54544516FE5CEC4AA7BD1D29F4AFC076C1315BF0BB696C83B9D4A6553F65F923862B973CA03F73E881598DBDCFC9B45FCE273DE815CC0F8284B88F59F81EBA0DB3ABC20EA280BB2C31CF38899F11AAC1F7CBFB11BC029F81DFD2BFEA73CAE8EFFA1C7807ED4F29723821FFED325B2D7FEF990D16BC5E66D38ADBECAEBAC0009F2FC0E714F9011FAC2D3C482E4873E08E5F2CF5C0BD4021DFCEFF341FA36C0F15CE93C876C12FD46F7BD3517CC50EB357A807ECC6A023A1556C5B61775121FF7D1E3A0F61ADE09ABF08090D0DBC021F14E0B7CD325F3503E6A970EE12B2BF8327CF7948B0698CD159A6C03C04FE02878E9625F04B55748D72CC07F9C8CD824F5AD0B37000832250D8DB5C31897FE07937EC5B8087E0FBDD149D7A5256BBB6C53CF9057E5E311B8B54FA1CFBC69520897F24E61DFDD54B8F3F642FE7CC227E300B914F9C75CE19E656A16DA9B7DF3E4D013F1DBBC1C57B82BE740D3D92841AF80B71A51E7CF1336268E7820BD41B35F0C79219BA5E6AEC22A11B3DE80754DF5A42FFB393F84630C750CC61D77C20E6847D30DE8F2B396FF3C1F6EAA13E303FEBDC4E5BF821712D7DB7B409A9A1A7F9C8B1396B2F22227D152D73924D32677A5FF0F8A426F0E964A5D3BBB9BEA6C8B1C80B16D7D8EA02CF2E27BDBF632B84F3CA5BAEA7AF4AA97D3E9A6AD133266C2ED03BD3F3F37A46BFC2F324D903FE4EA5C3E905F1BB60CFB4AF77D8BD3D9F3F6F961E7BFA15BD1F612E59F8E58A5D2AFC187E2B07683BA2F6D89B986468CFE50373B4421F0F735C0DEB9518279380DFB10B4E4F36243FF642B8FFB2BBD6F367A98E04F78B24BE8F78BC68D5A409F65429D42D7C991FF196E4E597A7FBE3FB44428FE379783F6407ECB9509FE8059C177A0A7B8AC503463CFAD82F812789EA91F7A9CA9EF72129EE2F989E2DF8D2017EAEEA70BE9A08F8022708FE840FCFF713CF593CE69FCFE725F4748BCFBF688C22CB2E19F9F85EF5D8150C5307AF506682A53CBA7ACBF9109F4FDE61878FF897F08099B4EF356633E4CF073E550DFC1EECBCB057B304FEC073CF84FC332817E8E049B190BC40277F7F7ADA927995C62EBB8BDF508FD8D53FF37701BEA1DF512F838DD9326F2D7BD101F11C88868EDCFDD8DD231E8A77F81E9EC7D969D96D60B78DF8FCF8FC8F7F0BA06B3C1FF1EE7FC407BE8202CE3EE3F7D3D3862E41BEDE6A1B1F34F2CF7AFB0EBF00CFC38EDB3EEBE1F37F933FCCA7573E2A9CF3F7FAFC2FF7B3970CE501BF25869E4DF98F79B5CFA3D9C32CBF9CE703BBA4B7BA5FCDF8B70B51A5E3253F83CC574484B3AF8775A6A28640DFC00FC37C58041EFA7D23EEA4C03D6D0E0F15FBB1197D084DDE1A85BD05DBB63D6ABAD03BF9C0BFF7000F81C4A479D311E1A94AAE6994F87A6C05B4539663C32222332EFB3C738FD7AF9BF8B3F6F86406DBC1BF85C7EACB5311D8A7970A7D0A5C0D971D713DACE19B9AA974E9D33F05CFC77C03FFB4CB88417D98AE745F313F27517665DBA06377C787BEEF5F01B6A5CB865264F07EDBA15C7C5D78B94F4F36E46D13C9C51FF6E00D93740B75F1E86FD06AF8CCDF79BEF7D7EEDBDB7F647FCCF00F3C363B9D367F327F30A7E6CFE371B3BFFEE53DFC10B718EB187F7369B2D7978F7C1B38DAFBF6D8DDD72F5BFE3835F31FC6F465D315F1F7DF862CFF4BF467BB9651F6EE7F3BBEFC21BEFD2782E7CE24', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["cda120f3765ccbb4d0d99ac32c6854eb2d7ee8fe033020c1ea9aa5b5a4fbd7f0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '3b832178eed948dffca62df41aa62c5041356900ca57e4dd9f2d36eabd2414e4', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD19430CA3718F904B6C32BD33488984CAAD924B6DCDA652C6A5C260C8481993105BB6DCD3C6E44E422A972EA22B3528ECDC29EDB44572772A3A6BA9CF3EF63EF6DE9FF3F9ECF3396766FE9867FDDEE75DCFF33ECF77BDEF021CA2077E9946B879F88C30C40F67728834C021EE8121884204C2F86507C2CD213A1607437C18C08193FF3514CAE4C091380E1C46E1C06C200F4302880F4E52529C0AA8BA5A609D16659D3D00FA80AA0F000D882022AAE3619C4512FC0C08C390106AF3C158FE811940802174040E07C39826200A4344D41280F1E64FB6717DF85177E4E2823B7515D10C20BE32A88D85212CEA2CB8E02C09EB68A23323BF8599E19476804C840C8270FC043E0A59874C4575B1059D80A59001908621243908271A91C1F602ACDBDA5B6E4EA46F747FD10A56C0108C2A2482E8216F4F323DD0D99371944E7673F6A4A3E92277FDE374C5610883EA0482E02E5F6F17FF434C0F6F2FD48BF4AB17455B0BACD702147BA087ACD0C222C921AB8CEAE2BECDF22BF31D64866C0359A9763BCF86A4D0724F020EBA62CB519D831427741EC91BC6E7A0369A205042AC5CD4922148FD3E5EB2BFD751EF43479094607C1E3A66398148D5065F3F14EA3ADD0D4001D1F251EDDF4BF8253AD4B9E04F9C0BFFCC198DB5081D80C48A41CA07E32FA1162C895948A3E43752E962A9EC57099DA362B1A5861417991182B1991CC1CF8083BD0938707626720B1816D7186B907BF1E864C625A3EA56AF14EE345524EC24DAD05F5B1D12421ADA89220496E1B1BB717831D8C181220756A0862041CC98C150B4637AFBD215ED3C3CFD8F3A237F29009051154B505B4255B4F062D27D3DE92E1ECE4CBAA2A9B1A2AD9D3150941206EB0105F92E7C68D2442AD0058B2EFC9D01D8D20FD13D184C2460372F0F2FB785003890D2E2941186B11C8888808C00C38120CC3386BBFDAA1B3F1BD8087646E6061A2B88CC24BE091C6F78F638EB6A6B376430F25E64AAA629BC151712A6F773E39068CD3A3E35513F559300C8253F076B54101316CE4E3EF794232E5415D3397D71D24CD0FDA65887E541327E9D44D5AC5CDFBCFA6C52F98E761BFC1E9313904B34DD234EE2DAE7EF88C63E1DBB1FB3AF5B68B404E59C0F13C83ADC59554221ABE99AF6ADA745797489F619762C734F7B154FE4B8F9DDD67B972153DFB4057A6EECCF64855564697874B64B9EF2B73069D8669AB67A555CCA2C4D4535F9247F638F937FD78E1F5C2ADF8E7C98717CF52866FC53CE67AB0E7E0B858AD7AC0FCDA9AA8D66CF68FBB5DA44CBD5CD87EC02B43E463954A5C158080365F902062020A55D2906419F7130C00011D422A216D2AFFC6CB012B545709208993CB783AA951627589353CB7889235117F8CCFA81022A2BE3A481245BBCD674E6B1B8695265C63F7CD7446E84A4E2A6FBDF0251BCE042DB1D72C10B214D8F74DE6F1B11A90A84D9B6B769F680529AF6E9ADA466BF93A1C6D9A779C5E7124EAD97F1E8C4F387851E1DE4DBEE9AB9F6C3D6E6CCA2B68CB9D1EA3189019E75994A304745D7BC1478C40DD645953790F3CF98558E5B9C8D14EE1B4ECA0FDD54E07FDFB95379DCC7C4951CE237EA3463E753FEEE42508683955456B60E75F965ED7A96C5A59BD3827AFBC73E74362B5DAEFBF82D7182A9A1DE1B56531BAABE71751D7E6BAA804B7649B6BB7692E193C27716C317AE68DD9EEC61F6E495C6FE12A52C5A2E2C5BD7E82363D6633056E714DE1F14DA478A2DC9CA111AA7F3BF352EE997718C398621F791E7CCCD1FBCDE1AC0D82C297E292C7B7BAE9C2B8FD7D9EC7C532A682E9439EBE9A975761DC2EF0D84DFAC2FFC4A60F212B1BC8F6ECF438A87CF9BA88870290C0752FDEFD60DECFE4F005607AB914221002B2C05B0ADB737F37F02EE524F8EBF02377F825466962F3FEAAA56ECE2553C677AA73A209B7D55D86BE0FC868ADD7BED2E7EBF2AC25DE91E7BAE423520D4E7709BA8B7EE7A9FCA2669971D8A0CDD9C96E6CCD33FED52510F53FA1C1D1C9476219B5A2606ED653696EED688FA9EDABC26BE9F4779FB7C8FAE913BBEF55AAF2AD3BECE5BBEB8E11BC8C0F4C71BD10AEF7DAAB9A17EF37577F4FC862A8E5D8ECFD6345E2964CD896D717650E05E7DCA6ECA781ADC57F59C1E12FFF452489AC993C354A37C57ED03E31F4E87B1CBDE6B7A93BD2EA53C932809F61E12483FC3CBBB32CF29D97CCB4A2D237A7057907FFBA98CB5474372EE471DA7475E9EF234FBE6D8EE4F12F4C3390E558F244AA35CD93F0E5B363D204F6DF8026E2008002494BD057005001E2116DD5E7E832F845F84EF92742EC65743CFDC92CBE4AD68BCAF2720129420EB3FCA9D5C8C2F7A5A581A5FDB744BB9D526512B92ABF799E6E0A4CFF1DD32B60E9809909364281856D22DB9E2F62E820986ADEEE9E1A7FC8A36F96EEA1C7ADC5B32D27B8070644EEACA14646A9D18186EFF805D605023E9F86A6AEA93A3C75442BF3CEDD53DF3FC972BF6E0D97B5244ACDAABCB7B2FB3EA6394157FBAEDDCE1F451E20C7E66072D49FB079A3AD3BDFFB33827BAC6D3A2E8E17C5A91484D95266BE3C0595B69AEF72D034D36EF1E216D98FBB686CB8DDB19D9DB555864D19FA1AA7BC6F0A20FCD35F146D75D52EBB08F8A7CB3DBA711E72D5358E74D3C91AD2B06E98CF0E2E7F3F2C4DE885046442D44099CABD326E90CB792274394AF2A1DBFA730F8E8F47CBBC380A126718E8DE01B8CE0EBF275FB8559936B1B0F7447BD3128D13A293E96DADC7869E8FF86DEFFD263E3AFA82DECB923B6A736FD9DAF8BB79527E9BAA93B99C08A9ED4D9807B98A31FD8ADE61306E2DAEF1E7E70567F9CD7431E481F8B9EB36E4A99181BF0D81E2BAFDE0CE6A3DF646141C1F41A9FFA5A48BFFCC0760AE35BA90F7BFBEA478EC51364AC28A9C396E7EEE6BF94287ADA4DCA984A50966A974DEDA0F4E9182838A6471CE3F517766D9664AAAD9EB1CE9296D36A102685CBBE9C5ED9BDEAA1BBDDF649C394FD063F4E57D1D6080FF0DFD1AEFFCE262C8577CEB19057BDB53EF3A733260926AAAB02BEABEEFB7834DE9DD91C5B552AD8999D3E6B70A730B02D9788B34CEB68895F7B60B5EF80D3B51D1F07F5BBEEBF31C3EDF23BAE15DEF50EF686EDF998C6A363EA1387BE506B023603E2AFD4F2012C42ED9F20BB24914B6C9F07C59BF717B66C64403DE7E1C75BFAA44F06ED53E7C96ABEDCE67ADDC6A96AEDD8C7C9E7D478A513FD76F352EAB7A0F35BBA9D03A4EF1EFC466278B622969AF4BEF7B6F3B63642F2538CC029CCAD92E27DA92359C341E5859B93BAB3DB462BF5356D70D12BDFF472A71CB336AAEBD847B56F486E992655849095CB64CB9C8AAFDD67E5389B09449D509B4C556CF28CB1EFCA6F4C2CBEAB4F8B52D1ADB0F6F00B7C5572E69CE921482EFAD4EC3B23ADC1739A58292CA3418467FDA1E18ABAB06378478855770CC5738ADBE675B156D15AC8CCA7943233D3E62228593B29F92E6572EFCEE01F7428E66BA41A25A58F285CC3C715E43E1ECC8B2D8094E7B9CE2983125EC1140E94891CEC2EC0C8BB80FFDF79B05C627FFAE3D3F5E2D7C54545424E9EC85B0B86F5E8F1ABEDC25ABE47F0DF8FBD8E38F2CC37B7BC2C52A92CA0EA0A1793921EF35A50565646E070A42BFFFB5D3DFB2732E388AA45150FFBB82B044A150D87DA42E4725D0EBF7048674D660769D51E6988CD7A60CB3C6E32A416115DB46986569B7AA63D20813FF3418BF44E1AD1DFC29D95DA7FAFA58CC49E1FC9BDEEB3E6D1A7AD6775125B8718402FF9FD83BA76F9BC690B7266A054689BB0FBBDD09BA4B2BC9BBF44D859CF57AB7769BC658D067CEB36BAD35E2F699FF80548E360048CD5B67F9244BC303B9160245697BA5C46F9C8B100C28BB51B2AF75FDFBF4373041BBC7DE2D8D4C665793135361AD2D78D2AC7AF3C595F68F33A43CDC6EAD496E9E371AFF9DF1697FC13BAE57158', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '32b5e67ad26f315c713d43f47e9793d6c979409bc72ee6b07fc87d0336ffe3ba', 'app_receipt', X'0100000F6D480DCD977B3C54E91FC7E79C19438C193B1842B947C9F4CC20252A24B75A155A4D6C4D0CA6C26008AB30492E5BD625298509E59A4AAD4BE55629EC3015E51636952E28722BD1EF1CED6F7F767F76F7F57BBDF6F7FAFDCE9C3FE67B3ECFF739CFF7F97EDFE7791EC023B1F10B964559454D4842A270268FC4003CD2761882682420895FB03BCA0A626171302482013CF8E4BF9A42993C381AC78323693C381C2C862131C40747A1C8D0017DA52EA021B7030046FA7423FA6A06202222AAE3619C750AFC0048C290046A8BC058D1BE09408021B4050E07C3986620054324D41283F1563F6DE4FB8AA2EEC8C35977BA2AC91220BE0B511B0B4358D4597CD69902EBEBA03D23F76CCF706A1B403A421A41385182088DAA4FA5A3BAF4AC4EC0D2A800C8C310121C84936AAC6C51BC27DC2FCC6F7E7557A66273225080211855C80429571F2F2A2B88E9C5D9CFA27A30BD5868B8C85BFF385C1918C2A03A8120BEC5CFC72DC095CBF6F146BDC8BF7AD1F474C1AAD949323442E609000650426619D565DCDED4112907AB45A525E4F4CAB70644F0051644C04367EC2B54E721C9899841E286F139A88D0608D410EB3C6A2D24C8FD7EBCD400EFFD3EAEFB909060FC05B4CD5704125D0FFCF3D25BB94A0F28235A2EAAFD7B0A694606868C59E7BC3F71CEFF336774AC05680364AC18247D30BE10B5600A66368CE2DF4897E64A977F95D03E4AE75A5A4872911E21189BC913FF0C78D81B8007676722AF80619965C30D4A3FDF3B9451B8AEA2C53B953F4E27461E420BFA97528724908276A149800578AC230E2F0D3B39D19480026A8813A44D391C157BAE8F1F4BC59EED15B09F89FCA5014045552C416B1E55C5DA9BCBF2F362B9B1995C968AB9A9CA367B53A022270956011AF29BBD18F2243A3000731EFC9D03D8C67265B1395C64C01EDE6C6F8FD901F020B5B921230C6379100901190186074198071C4F07D5EBCF8DB78A77449F0F3255264E9C781934D2F0A031EB6A4B17643CF88E3856D51CD5820B8B347CDEF45AAA6AA5889694BFA65920E4969B835D97772C322AFC64E27D9E8C44F9B18EF173A396E29E37A4DB6DF650F12B65CB27957A66B427534A36B76DC56F373B08B9C5B1D809B2D73EEF2499FAB63B3686FF68BDEC6148CEE948B1ACBD1DE5C534AA968179CF2A462CBB53AAC7A47D8167DAB32412CFC3BFD2702863617DF306E8B169003738B2346B19BBA38D7238C0DAAC61A379DA12D584D4498686E6C943A24D4F5C023A37FFE056F666F0E384F3B37BC7463EE57CB66D17B5562E7D11FC51784AB3C9F20163976EAB5489B6D56BFB40DDA958A7F234180B61A02C3FC0010424B58BA421E8330E061840442D126A21F52A1A0E16A1361147C1C9F8093CF66896591F0C1E1D5B203831187B46C4B21728A3B23A4E1E50C2656ACC271A65CC53CA323EF82D8F5E03C9258CF7BE015278F1D9B27375C34B20458F54DE6F0B11C90A84D9B8A37972B75A9ADE110BB2D0FF508469F611415162F2E1550BD91D78D1C888FDFD229BDC33577CB4106616B4664CBFAD1896ED13D85DD608E56918585D02EC84FEDAD892066A6E8C65D988F5F168C99E8194DC88B5790177981DEA23BE66EED430FFB72E13F6BE25436742329C6CE5B2B2F5E95F5DD4AB0FB62EBC312E6EB86BF8638750ED62EDD437A4F7DC65DADD91553511DA6B96D4E22D4E89B96517677BEAA598FC943F643D70E68A6EE5E813EE930B97E25FC5AA4B95482AD636F92EB47C623C5CEB12D51B12D1438E2FCECA91186189BE312DEE5DE87CEC0086DA439DB6B2AA7B6111C8594F91298CCCDE745EC95D20E810326FC8854C477027BDBC748FAF44F8BD8EF09BF5855F59CC851358C194C7E3B0A281D3661A443E8DE344AEFFDDBC01C7FF04606DB004491402B0F27C006FF3F1E1FE4FC09DEFCBF157E0E6BE275FB6CC5DFCD65DABC8CDBB68DABCBA22303BFCAAA477DFE9D5A58E3BECCF7DAF7AD453ED76F874A9666084EFDE56291F8355BE65CDF26E9B553806390F8599471E6DD1D08E54FB1C171A9276269B7E591ADAC16DBAE4B82CF67BBA707952AF80F6E6F17683759EF8966BDD9A5C875A9FC5450D4B2163F3B3D7E394DFF956F023FC676AAB0DFD5F971EB89894AD63BA48C28E17FF90E9A4CCBF7A3FBC39E37E684FF9635658D2FDC2B034B39FF6D2D7E5BAEBED1EF9782432FCF23B1D1FAA7761EA03D9E2509FD762E931820B576678C5EB6FDA6A65C4F56F0909683B9CB1627F58CE9DD8EF58D117C7BC2C971E70FC24CBDA9BE3547E4FF652AC7BF8D9019BE63AEAD8EA2FE00681404046D99B05570CE01162D1E5E537F842F839F8CE4BE75C7C97195AD9F0B90285A63B8662C49064C580B7FCD1B9F8A2BB85F9F1DD966EA3B4C42C56E164C5B7E63938F944919BA6768113814A148EB24919CB862FE3E0269E6CD2E2991E75D8BF60ADDFDA8ED78DDDC583DDBB09FBA6E5AE8C41E6762782A21CEAC2F38CAB28CECFC6C63E39B3C7927B17339EDDB6CA7DAAB01D1FBE3D9568DB5651D27D31B8FE98BACAA34A66BBCB946C0C7E62332345EF078636D7B3F7B30C2FAECACBBAE0EE4C5A01B1AA5C27784DDFF16DF27C9F9BC63AE182DB84B401FE9B2A3E3FE1EBE8EECEFC02EBDE0C4D83189373BE0CF713D73B6F915B067C35160B3D3E0D32378C61996B05440B857E1627AAE8F1CC6252F7D108CED11A8816345DAB47D61F68A18E86A95F55FBEEB672FFBD23336D4E7D263AA4E97004DF50045FB75F965F38787445D3EEAED897C6C5BA8764864F099B0A5FFFDFD0FB5FFA6CFC15B5F94FAAA5B7D7A40FF9B9F9D87A917F34F7A41282E346F557E3EEE618057569F9468284B65B7BEB8E1B8D089E50FBD287E3A6ED9A53DF0FF7B137C52FD6168299B89759589037BEDCB7BE06322AD9BD89C6F946EEE38E9EFAC103498485B6B453033689B7729FCA16DCEF22678C25ABCBB5299E6AA7F5E81B2B3BA71F3D20E8CDEF5C4FE16A2D99B0CB9257D26D902447293E1D5FD4A57AD7D37ED3A849EA2EE3B3E3E58CE5927DA2D57AF53BB746A60A129DF3051516F5998F62CC92CD3455037756F44CED4FF2E40AE3CB2F897764A74F1A57E707B59E27E16CD2DA1F26ADD8BDC4AFCFE5DAE6A97EA3CE3B2F2D715BFCBFD38DEA1C827D600711AEE9DB61EDF7AE5FA83503EB01E9576A450016A1F64F909D97C87996CF3D32C25DF90FD770A027A7E1C60D3DF28742BED51628EA3CDDE8FEE35697F215C353A38FE9496A077BED67E4B46F42A737743103E56FED592A3B30591A4F4F79D75DC9DCD84A38791F23761873B3B8E8DB538359032125F9EB53BAB25BDF9619E96CC5C52D7AD9CD1F73CE5AA3ADEF10DBB6FAE4C37172691855FDB2E26597A26B778273989662B107B5464FA9347B1D73E8CC6D3A5174CB8811AB61506AC7F60F7A561C9368EE0A29C51D9E1C5AA7DB9FA88395C3721A8802BB8F0D57B4259DA3DAC36CBB8ED1BCC6F8ADDEE76A54EC242C7D2FD126265ADDC42935A394A1D4D11D5F87FEA04FB35A2ED74491DFA77C0D9F9077BEB1FF427C1EA43EC367A6F6CB7A87D2785026B2B13B0323678180BF736339CFFAF4C7BBEBB9C7C5394942769EC8A9056357F19ABB47C188FAA153DDE9409008DDE36553F0C8F5F78AAFB29EDFBAE7E1C08B3963AEDDED4AADBE3D386E736BF42E1CB6A732E62537FD6C76C17AF28B1DD3574E93760D6B3C60730F259CC9BB780534D6C5052A79D555725DE53FFDFC62A6B2A3AC784DC541798321759147BA164C857D06AA4A55A69F3FB47B16E8B5A9BDF906237F7E6A730429E8C39601C5CAABD19686A5789BE68DDE515B37D85762AD52186D2EE564DDC79E1ECF321C97D655BF50EBB3ED964E73B1F6CEE6D610484B17F103F7C279EED1906B0971502CC77E9868BB8B16B02FECFBD2E430FA2E25A18722A52434214E95F04AC16624FFDC7249C2DE9D060B469E0FE5DB9B886C5FAA4B91ACFC077D526C1D', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '606ba1fe97357f41b6c5a6f322be6f863370e500c60684b995ee2ac2cc1e98f7', 'app_receipt', X'0100000F6E480DCD977B38545B1FC7ED3D6388611C9721297289C858336E252A546E755454122713233A8D190C2185312923B98B08134A2E512A97AE948ACEA024F7CB49E7E8CD2D727B15DEBD9D9EF33AE771CE79DEE739EFF3BE7BD61FF3DBDFF55B7BFDD6EFF7D96B6DC0261CC52DD38CB08C98128384E02C36E1206013F6C31044260031DC3297084B8886C1C290A00060C329FFEE0A65B1E1482C1B3E4D66C36160150C09233E5822519A022806DA808C347BA06B44D133A20047208E88A88E83B156C9F02B200643A2A82D086384FAA6001E86D01E582C0C0B3400091822A096308CB3FC613BCF5B0875476E2EB85356132C00E2BB1CB5313084419D45169C89B09E163A32D2164686535A013210D209C20AE105C9243D1205D5A516743C864C02400E8690E020AC448243FBC7CDFE77A6DDE4D78A196C9865017918825145122FE1CAA0936801543AF3188D74844AA7A1E1224FFDE370A5614800D5F178915D3E0C373F579627C30BF592FCD58BACAB0DD62F2C92A111004873040AC82AA3BA34C1FAA951F4CDE092CC3D54ED76DB0AFBB6C31011B0D1477E83EA6C082687CD2371C3B85CD44603042A887505B5E4F172BF9F2FC995E1E9E56B00909860DC55B4D337780245177CBDC87A144343A0886879A8B6540EC964C705E76B7FE29CFF67CEE8640BD00E0B931545AC42D48289020B71147F950490D4C2B892C5D28D5F25748CB2C5963A925D644408C664B145E6011B730FB0E19C2CE411302CAD395AA7F0E3F35399859B2B5F7BA5F02629E29C5368457FAD754814A96867B2285886C3ECC5E2A4600707B20290470D11BC942993A964C762F8D094EC3CE97EC7A8C85F32002454C5E0D5975095ACBC58341F3ACDCD93CAA229999B2AEDB133054AB262603D2023BF85CB518E4001FA60D18DBF73027B68AE344F260B99F0112F4FAF230B136043CA8B434620C6B021024232420C1B82045E313DEC57DFFDC978B748FBD92B01A68AE25349EF03C6EA5EBDC8BEF5BA13321EFA283EF1B021E235368463F853FD0789870682EA12BE6A66FE905B5E2E66F3B5684E44E885F8976C69D18AE8F6C9CBE316221EF7A4DAAC0F9370063215D30A3D731AD3C9A53B5B77E3F6999D84DCA2689E7132B7E70F124CBDDBF6BE08BD63A5D914947B91239C7DB4BDA2984C52D737EF59EFC8F5EC90E831695BE691F62E81C03EE2FBC0703873796DC356A8C5D48F15C829CBD6F46C6F2586FB5999D56D374F5BB33A2E65DA5155EDC229A1FA2E67BF8E9DB16EE5034333534EEF9E478F7DC99DB76913B2522CFB3970A63155ADDEE295E321ED6689520DCB0F76FEDA9FB90E156930061280B27D0013E091D4AE9482A0792C0C0480386A11500BA957A150B012B5C5B144ACB40FFFC861B572AB9381E313CBF84943DC74418B5EA088CA2A5839400C95AE329F7A216D9E5C9EF94F9F75673742B27193BD03400227B25076AE6E3851A4E891CAFB6D2122598104B61F689876514ED33DBD4DB2D1F7549869CE697E517C62F8FAE59EED38214ED8B17EC11DEE593A33DB1AB30A9A3367472A4765FAF8B6375483D9AAFA9625C033AEBF9A5B5A47CA8BB4281FB33A7F56AC6730392F6CD335BF1A6ABBCA98B7993B29C477C479CACEBB74383D28D3C146363B478FF2CD75DDDA40ABC27B932286874667DA1B95AF577FDE4FF8C4D2D4E8E63CAC0AD3D8B8A61AB72D55D82DA738C74337D9E487FC61ABC1F49BDA0FC6BB585D574B62FEC1559128155B515DEFBDDCA2CB78B4DA39A23728AC4732A6383B57748C2634605ADCBBDC29FAB800A987346B69F9F4E76DFECC2D44E9424ECE8E2B0AEE7C7E7B23F59E6CD06C186B9A4ED73E6F80F07B17E137FB177E6504AE2661F89F8FB484140D5E345315E791990E92B5BF5B37B0F73F015803AC41128500ACB814C07B180CD6FF04DCA5DE1C7F056EDE27C91B1679AB46DCD58BDCBC8A66CD1F55FAE784DE12F3EABBB8A16CEF01BBCBE7569FF1507E123A5BA6E61FE67DB45982A1BFDEBBBC41CE6DA712533FB7A931EBF49B5DAA1A1CE5F9A8E0A0B4F41CCA0D29E800ABBE64AF26F71CA5715D422F9F3CD0B24F7FB307EEF5ED6E35967D35635551DD5AC8D8FCD2DD28C58FDE95BC30DFB9EA4786BE1FCA8E5F4FC8D1325D296ACB8E69A23A28F26EBD0C6DC87C19DC53D1420B497859189266F6C351CAE63C775D97B199D39CD01B1FB51824AFC2945732C5C18C0FC21991FCAB37E7D8C55BEEDBA86746F5EF0AF26B0DCFD43916925BC33D413B7B7D826EB1F6F8DE2F32B4A3B90E15CF654AB8EEA19706AD1B9E922636FC026E00F00792287B0BE00A031C422CB2F3FE165F08B708DF25E95C8CAFA6A1A5358FC597AFAF3114160F4A5CE137C21B5F8C2F7A5C581ADF3D19D60A6BCCB8F2172ABF33CFC5CAC50BDE37B5F59FF2572032154DCA69D63C697B37914493D71E1911E1BE059B7C36B57F78D15D3CD4ED82FF7E56F6E604646E9B141061FF34F49AF143A2D3BB89892F4E9E1389BDAB1CDF3DB1CC7B2BBF0F17BA2F45DCA6B5B2B4FB7A606DB48AD29B07D436E7CF3291B8A99D8EC9BAB18E1A2C8FDE796976D443BA55C1B3B9B402F187155A811BFBCEEF91E331EE1B6B85F29FE0D30679030F79BCB86FCF7677E41758F566AAE9479A5CF676744FBADBF158F2F5A0B7EAAAC6235F86A85B2730D44D7CF16DF2FD34664451CBDC2A42F79930E6992A881C305BAD2BA937F89A341EA2724BF9C413C5FEE7A7E75A1DFA4CB408B3A108BEC108BE6E5FB75F38705CA7DEA593FBDEB858FB94F4686A637DE187FF1B7AFF4BAF8DBFA236BFEB91D4BEAA8C611F37860D5DF28EB907091F1835AEB701FB2CD728A053DD9B03E25A1F1F7D7ADE688CDF45EACB188D9AB56D48F934DAE7B92366954623988B7A9F8D01D726D779D7564146A52E3BC8CCFDB233077A6A878E27E097DB905307ADE31FE7BD952978D929993991A822DBBA22B58DDCA367ACE89471E638BF37BF630B91A5BE66CA365B4E41BB4E4C3262C5DBC9959DAB9F79D8ED18374939647C69B2C2719D589FD023DDDA83BB3929FC78A77C7EE5B6DAAC37916689666AABFD0F56F67C3E96E0C16A8CA9281169CFC998367E941FD07C8580B54E6B6B4AD07159E3D3E77C7BE7E77EA38E9AF716D85DBE27B4233A8661066C2FC8321D19D5F8E4FA0BB566600B20FC4AAD20C020D4FE09B24B12B9C4F67958BAF1507ED34626D475117EB1B547EE54D0771AFC155A6FB7BBDFD9ED5CA133FA79BC8592A07CB2D76E4E56E33E74716B27D55FEEF1E1B53283D3653194E48FDD0FA8DB9BF1175E0A08870BDC2F2EFA2E75287B30A8347F4B72674EF348B991D66E6CD4CAF7DDBC09A7EC8D1A7AF6DCD60D179A2625CB42482A3756DC702EBA5D13984BB510E69E541F4F556AA047DB77E4D527153D3672E4AAEA97D97AFA06BC2B8E8C37778514A2C2A787376BF7C76B616431CC3A71BEED4CDD4D0D31A788B6109BCE68327D82D7EC75B94AC956D4C2BB843C35D5EC2642AC1A270EA78C1FF83638568F6CB94EB69E28F7BDE26D5CDCB52B2FFAAFC65C8354E678D4947E19AF60321BCA420E76E930F231E0F7771E2C97D89FFEF874BDF87B715192909327F2D922609F6BE3723FFD9FB15C0FAAFB88D8CEBBC64FEA9B1FB7458D088D5EE86CF9F2B45CBAE9D41DC23D626AFCF9ACA48F127D07751538829F22DFA8EAC4D70E8A0DEBDD72659C799BE1EF124B30EF09963C3971A9454ABDBF703BC7A43E7CD3B91AC13B12C558872ABB77BC4C85E9F158CC463ADBD07B6AEA18ADBC5798431FB53251EEEE1B53FEF6B04E50221DE2DCDAAF3991BEFE09F7D1DAA69EA70A83BB3991770353F87E8C5CEB732B5F9A1FCA17CBC018FCACBAE2A75B6BF3AA0EE276C4BA6CBCD4787DA0E3596AD98982839CDC3C11C5A23DA3AC911AF3434569EB8C28B1D654B8A07C93CA2E93DDC5F6D7DFFFA8CA1F991938F16E6B7A8250FD061CF64110665F45E2C8BF005EBC72B9', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, 'c325a9fd8d5a1e00c7c322d6cf4784bc74a324ace2f447900e157b1e65fbc010', 'app_receipt', X'0100000F6E480DCD977B3C54EB1AC767AD19430C638F6B924BAE91E99D411751A15CB3252A891D31A28D996108298C4B19A1904861626A8824954B17A5B4A30615E5CE89BDB58B8ADC8EC259CBEEB38FBD3FF6DE9FF3F9ECF3396766FE9867FDDEE75DCFF33ECF77BDEF026CE241FC129D78ABF849714818CE6313F7023671370C41142210C72F718FB78268581C0C0961001BCEFCF750288F0D27E0D8701C850D4703251812417C70B2B2D254405DA307A87A80E2048011D03702EB5D800422A23A1EC65967C0CF81380C89A1B6108C15EE9F0404184247E070308C6902923044442D11186FF5D482CB1446DD918BF3EE5455A225407C97A2361686B0A8B3E8BCB32C6CA08BCE8CFCE6678633DB0032113208C20913842864033215D5A5E67502964206401E8690E4209CE4AE3CDC59C9BAE50D3C9D11A6C2C6560BA0004330AA9008929E747F322DD4C39FE147231FF0F0A7A1E92277FDE374A5610883EA0482E8F640BA57B027CB971E807A917EF5A2E8EB8175F38BB4D6085D27E0021491554675E9E091617EE692E893CD752DEB1E5267450F2595E0011BBDE537A8CE86604AF41C92378CE7A1369A205043AC8BA8A54090FF7DBC644FBA6F40D01A80E404E32FA183BE2110A9FAE0EB874259070C8132A2F1516DD11A22E1A1CE857FE25CF467CE68B097D101F3C18A2156316AC1B298F93C4ABF4A18A4B430FEEA42A9EC57099DA362A1A5855417991182B1796CD139C0C6DE066CB8200FB9050C4BEB8C3428FEE3F1D1DCE24DD52D0199DC09AA44EC51B4A3BFF63A248674B41B450C2CC16377E2F052B0B333451128A0862841CA94C1507164D103692A8EBEFEC17E1EC85F0A006454C512B4165155AC0358B4407F9A97AF078BA6626EAAB2C3D114A8C889837580827CE73F2EF2442AB2D00B2EFC9D01ECA079D27C192C24E00301BE0107E60360432B16A68C408C654344846484183604619E337C9C546FFD68EC20DA71FC62A8A9B2C4E4E937A1A30DCF9FE45F6FE9828C873F4A8CD734C5B7E02263D7FED8F856B2668D90966490865908E4C5E761371526C5C6479D497DC69616AB4AEA98B8306629EA735BAADD663F19BF46A66A4AB177567B2AA3DCAECD01BFCBEC08E49548F33D2573636E2FD194D9BEF349D44D6B9D17E1BCB3B122F9073BAA4A29642D43F3DE752E1CDF4EC95E93F6253ED9036944F681A0BB6BDFE72EAD6FDA02BD320D6685C556E4EBF876B4C9C6045B9B355898676BAA9ECA9C7251D7387354B8B1DB2DB8D3EEA457E5BBE1E949D781C749A35F7873B6EDC2D6CA153F854D376769345A3E77D9A7D72A59AE6DF5D63144EF33C7B92A1BC64218283F1030000129ED7229089AC3C1000324508B885A48BF0A4781E5A82D8193C549070A0EECD7A8B43E123636BE44707A98734EC8B20F28A3B21A4E1EC84649DF379F7C226D9E5199FBCFC055C7374072A726FADE0149BCE87CDB797AE1C590A6473AEFB78D885405C258EC699A725F91AD1FB795D41C7434DAB4204E50929A1EB36EA96F075E3836DA6F50689B77DEEAE9ADCD79975B73673E548FC8F40BECCBD423D8EA86565781EFA9C15A4E7903999F6059396A9D7C5CBC7728831FBDB130B8CEA3436D9469E64D8E0CFAE036E9C82C7F7F2E3CD7D9562EBFC080FACD15FDFA30EBE2DB13A26BF78D4C7734AFB852FB7937F1134B47BB27B6E67EB4F606CD5AFCD62C11AF82D2021FFD0C93A745EFAD87CE5DD3BB3BD6CDEABE7435E5678E9A64B9F8B2DA46E652CB6EE3915AB7F8BEF0E85E524A693E4F6C9426FCCEB4B46FA96BD2210CB9973C6365F5E8A7AD218CCDB2D2C5B105DB2E2A7A0B041DCD1EB7E5C267A25953FEFE7AC96B107E6F21FCE6FFC2AF0CE6D269ACE0F3815791254367CDD425B8148633A9FE77EB0676FE27006B034DA45008C0CA8B01BC834E67FD4FC05DECC9F157E0F23F91CA2CF94A1FBCB54ABC024A66CCEF558714445D170FE83FBBBE62E71EC70B27548FF9AC78183553A11112CD3CD82A49375CC7AC6C92F7B2536118F25E34E7C5BDDCAEAE1DBB622E31223CFB5C01B54C0ADAC36ABCBA53877382DABC2AAD4F4079F76A97E1261F7CCB8D1E0D96532D5DA9A46125646C7EFE56A2F2476635373A68B6F6DEDAA0B71587AEA415E89A2E17B367A7BCF07056E65E7F16D594FB2CA2B7EA152D32ED597164B6D9D383D44D7C6F7DF7D1E9B8D8A8B28FBA74724071E67399D208FA5B919C04C1A56BB3ECD2CD776CB5721307B78707B7C5E4AEF68BE4D5710ED38E5F19F7B75C7968E71719DA419E73D56399AB1CEFA8F343364D8FC8E3EB7F013714840012CADE3CB822008F108BECBCBFC517C22FC077513A17E2ABB3D6CA86CB122834D6AD1591084F5F16FC813BB6105FF4B8B038BE3B726C1435CD380A67AABF33E7E1E45385EE98DA874C8628CA32944D2A69365C69272FD17493169F9CF898A0CB1B033776BC7DD2533ADCE34EF87E46EEDA38646E7F3A34DEE95154A1718DACEBC0F8F81757DFF1F43E2597818756FCD70ABBF051BB32256CDBAACB7BAE84D527A9A9BCBCEBD1EEF65926013F69E792A17FD2459BE5D33727CD4EACF1B7BEFCC36CF665899A2ADDB00DFDC93BE4B9F43BC6BA51828784EC21EEBB1A2EF7D4B7C77B3A8B2E5BF7E56A1826985C60BA789FBED5F980D432C454576A3EF065D863CB38D663A34062ABC2208D115FF26A5689D8732C9A71EC3E44099DA9D527190CB590C722D5AEAF38FC5079F071DC6C9B73BF892E71260AC13702C1D7EBEBF60B878DAD6E74EFE2BC312ED53B2A3D92D5DC58FCF6FF86DEFFD263E3AFA82DEABE27B5EB7ECEFB402FBAAD3FE9A6B90F9910963866B01EF703CF28B44B8B190B4EB53D38F828D96854D04DEECF19499CB16FCAFC34D2EFBB2D4549BB19CC26BEC9C782C28955CCFAFB9051B9FB360A63B7DCF49EDEFAE1436984A5B694AC219BD407FCD732979F759172C7D3D5E4DA9665B5537A0D8C955D738E1D12F415756E966569694EDAE7CB2BEA358893E297BD9E58DEA5FA838FE3B63193CC7DC6E727AA5C5689F70BDFD3AFDFEB109B2948752D12546FADCF7B9960966EA6A11AB2B7BAF7B35F9A0FAB39A5EAAA684741CE94F1BDA2D0D68B449C4D76FB8BB4D5EE9A81FD6E37EC3E0F1A75D6BDB1C46D0F3AAC17DFF91EA6C34E422CD30F23DA9F3C7FA1D60C6C06C45FA915025884DA3F4176512217D93EF74B37EF2B7AB18101759F859F6CE9953F1AFE9DB66099EE6B0BEF9B0E6E55AB473E8FBDA2A6AD38D2E7382BA77D073ABBA5CB2344FEC1FE953243531529D48C8F3D773D2C5A09679E61446230774A4BBECB1ACE1F0A2F2FDA9CD155D0FAA1D248D70197B8FC4D0F77DC357F83B68113A76DFD991713A48A48B25AD9B232B7921B75613C0F4B11CE11ADB12C9526FF24A74E7EE3E99207462E1C75C30A7BDFA0D081D28454734F48313166EAFD26BDC1545DAC1C96D12021B09F6EB8A62DEE1ADF1E69DB9544F11FE7B6065CB8AF622F66C9BC4A999C6CF51295BD3F26FB3E736CCFB711270D2856ABE41A65E5BF57BE813F5578F1C9E0A59442486D96EB913928131041614379C8C1EE1C8CBC0C04FF9D07CB45F6A73F3E5D2F7C5F5C5024E4E489BCB660B468DF5BC81438A9CD75EF34238CF29D83543B280D62FAC552A4943C7A65C84AC56DF89CAA07EAD1091BB3FC88D2C71A0B4F9C78CB6E1A6FF4E3D6C72B25DFDEE07FC9FAB88381EAEDB4C3679F32EB6694B77EB226F8C9C73062CA862594A3F9DE172634856CDFE8D8DAC494ADD6386378A4504B44CD6158C353911F874D9FC9628ABC1C20F1AAD9057972FBFE992CF9DA21E8E7D43DF5F56DF6CD91BBB7604ECABF0E9A233DF1E1876AF108EE81F09A3A4204EF3CD6AE9AACBDA6A6C471FBC78F32F9698A6A11FB859FF977859ECF16A8D53D7869277E3799C819F6220CB4C9A4BF54CECB793E51653C566DA579F1E6CBE9AC6FAF11DA23ED064C6E5C53B2BBC28974FE1777956AD5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'a0ff9b2457e6c0da96e3fa4dfe290bed4c9a00d1d1dae27fb9955a437a011cb4', 'app_receipt', X'0100000F6E480DCD977D3C54691BC79D336388612C6348F2FE327999EE19A4448584D4A3A25613656230153318420A93E4259544A4C5844284D47A2915AA0D0D53B1790B9B76B525A50C36E139C7EEB38FDD8FDDFD3C9FCF3E9FE739E7FC71AEF3BBAFFBDCD7B9AEEFB9EF1BF008FB708B0CE21CE226642009389747D80578842F6108A212800C6E91679C03C4C46061485C0CF0E08C7F37857279700296071FA3F2E018A0064392880F964422D2006D8531A01903AA2B58614133B730A5D2812C22A23A0EC63AA6C34F800C0C49A3B6388C91189C007818425B60B1302CD606E46088805A9230CEE1D1067EA004EA8E3C9C73A76912EC01E2BB18B5313084419DA5E69C49B0A921DA3372CDF50C677402A423A4118495C08B5329A6141AAA2BCCE9780C950280320C21C14158B9F3D392333BBBC3C9BBB6E6DE336817E1800A0CC1A8228F97F362FB5398610C7FCE0126C597E1CF44C345DEFAC7E11261480CD5F178A92D416CEF102F2E8B1D807AC9FFEA453531062BE73E92B90500C84507AAC857467562841CF1B4909E063965FEA8EDB59A4CFFA961F75EC0435FF905AAF320981A338BC40DE30A501B0D106823D625D452C12BFF7EBC142F362B2078054062827197D1465FE0093413F0AF63057AAF8E6885A8B6500E69A6F439E7A23F712EFE336774B057D00673839546AC12D4824962737194FD228921A98571E5F3A58A5F25B48FAAF9963E925DA44708C6E4F2A466010F730BF0E0FC5CE415304C34186D56FDEEE1919C92B5B5ED0119FC719A6CEC11B4A27FA975481AA9680FAA345884C36CC7E214603737AA2A50410D29BC823587A3E1C2650731355C58FE210718C82D15000AAA62F0FA0BA81A8E015C66903FD39BC5E032356CAD35B6B958030D2519B012509173EEA02B1368C00CCC7BF0770E601BD38BC9E2709101FB06B0027CE706C083B4E6878C408CE14104846484181E04893DE1F8B96ADEFCDE72AB5477FCA5306B75D989B457611F9A9FB4E45D6FEF852CDFBE9715DD698B6BC746C59A7FDFFA5AEECE0A717DB9605D9B50C8BBB000B3B62839362EFADC99C73CA2744D72F7F8C5317B29BF5B0A5D1BF752702B146B2655FB67C893E9959B3BB7E276D81C86BC9398AC14C51BB3BB08D6815DDB5BA2BF7634781A51703E56326F5F774D1995A26F66DBBF929EC8EA91EBB7EA5AE497F53295C0F30DBE6D3E92B3B8A96D3DF4CC3A841B1E5B9567C0EAEE241D0D71B469DE609BA5A799923149D7D13D7744A2F5B94748CFE6D3DED56FDE7E9A707FF930F9C3E78259A72E0947F5AA1FC23F0933755BED9FD0F71877C855921D5EBB841A4F25BAD564C118480CCA0B021C804752BB54018266B1301003B2A845402DA45E25A2C152D496C592B0C42081EF5EDD6AC7C3E163A24582B4B78917C4ED07803A2A6B639501299A586F3BD142B44DAFCEF929C8287E35A494323EF006C8E1A4E6CACECB1B278D143D5279BF2D44242B90D8869D6D939E5A5926C7ECE485C14762ACF38F094ACF9C3DBA7231AB1B27111B7360487C934FEEF24F76C2DC2B1D39D3EF6A47150705CE153A913C1D338772C04A196A48AC6CA61426D8577F703C192FD33F9C5E18B3A628E43EA35BFB43A08D0F252AF89DC7844B60E5C885881C3727A5BC7C53DA17574D9AC21D4B6E8D4B99EF19FDD42DD4BADA30F525E123D780DC177BA73E86BC5AAF01679729E99D5F96EF67926EF5A878C471F8C235E3DB63CFB9CF2F979FFA31515BAE526649436BE062FBE796A30D1E71031131FDF2A7CAF20AA43F3025DE58970D2C764F3E2846E9A74C3B383CF8C12E94B38E442C89CDDF7449D54720E816326E29454CC77027FDFD8D4FAE40F8BD89F09BF733BF8A6297D3308229DF6751A5C3E76D7464F9548E9B7CD3EFBE1BD8FE9F004C067A48A21080D51702781B9BCDFD9F80BBD09FE3AFC02DFC285F615FA8F6CE47BFD43BA074DAF66E6D687EF4759980C1F3ABAAB6EF74B97842F3B89FD6BDE8E92ADDD098C07D1D726CB39581D56DCADE9B353866054F85B9C7BEDDA2438ED59A4D8A8CC8BA904FAB508076725BCBB71B249EA0098D520704D437CF7698ADF5C3B5DFE8D3E5BA36B0D54A9B974196B65FDD4C527F1F58CB8F099E69B86B1EFCBAEAE0D5D47C43EBA5D2CEBC534F196EEAFCEB8FA3DB721E47F6D73C6346A53E2E89CAB279B48FB6B6D0C7C4F3C3A763B1D115EF0DD99480928C278A6591ECD792D90982CBD7667865EBEA9CF4739286B64484741ECD597E20AAE07EE22166FC5591BFFDB283DB3F2B32F715B8D53C542C4FF489FE6A7863DB038A68D5CFE0868150208FB23707AE24C021C42233EF6FF18570F3F05D90CEF9F81A983B6CE473052AADF7CD256523CE2E0979C71F9B8F2FBA5C5818DF6DD91B55F56C1255CED5EEB62DC02A9F11AFB3760E9D08552571D4ADAA991BF944576FA9B356ED7ED9714783AFAC095AD3FDBAA5AFEC6D9F277EFFB4D2351164EB9C1616E7FA20BAC8F20EC9FDA548F4D99D253A3BA0467F79CFA1F085CA0E5CF48E0C59A7CEDACABEABE14DC9DA1ADFDE6674794C2926E02636D3D34D4ED3C95CBF8159222FE98EBFE3956F66B2AEC8DEA9310C5F3D78729B329F5D6769182DB887CF1AE6BFB9C3E7A7FC23BEAFA7F88AE3408EAE5982D5C540BA4FDACD9E46F9F6E1401D35A1EFE7B78CF5220C638D40D64E6588C9892B7D36A346E83B1EC3395E0F51C3A61B4CE44D87DB296351DAD7B50EDD531F7A786CA6D36DD0CA90301D8DE01B89E0EBFDCBF40B878F2D6FF5EC4D7C6559667C84389A296C2D79FD7F43EF7FE9B7F157D4163FBFABB0A33E7B24C89BEDE42FFFB5AD1F051F9E3466BA0AFB4D814558AF7E602C48E96CDCF7E0A4C507C173CA60F668D2B4735BC6C7D141D6A6536A642198497A95870145E346814DF59045A5E7262AE74BA54F3BFB9BDE1E4CC52F76A2660E6F3CD358F842F1CAE35EF91CD1596DA5CE25995DD47E534B75F7ECE3070503C53DEB485C7DBD09E73C6555E36619F9B8252FC697F66A7EE3E7B269CC2A638FE557E3357423994189BB264DBBB6C66608CEB8170B6AED9A72BF4DB0396BA3AB19BAABB67FEA40AA1F5778AAA65CAA3B3F7BD2F26E7158C72502766356D7D3D4E59E7A41831E37364F0D59F4DC7F658FDD127CC838AE670466C3AEE25CEB77A3E48F5E3F536B03D601C2AFD48A030C42ED9F20BB20910B4C9F7B89C23DC54F5773A0E7E7E196F5FDCA47227693054B0C5F6CF0F97AAB47CDF2D1A9B167B454ADC3032E334AE43AE8FCFA5E46A872E3DE658AC39355A768E9EFFB6E333674E0CF3D16933C2A565756BA3BF36DDE704465F1BAF4DEFC8E77D516865BB1494B5FF5F145EE79ABC9A6AE899DABCE3D1D97AF8AA268572CA9F028BD713FBC80612F9978587F2C53A3CD3FD9B5A7B035ADB4D1829EA86356E5CC0A0E7B599670C6D60B524D3A3A39B2D678E88C214609C3699615387F6ABE4696718FEB8A72EA4DA6FA8BF81D0117EB359CA5ED03CBA913131DDE52A4FA31D248C6D8CE7F449E36A53A1829B59294F7ABDFC0A5145D6A19BA7CAA08D29EE1333286140322A93C281759D85D8091CD40C8DFB9B05C607EFAE3D5F5FCFDE2BC24212B4F64DB221653A793F6E09CED09E965EF3B8D766ABEBC497C301DB3DCA46EFD9463799AF1EB163CC9C86EC381171686C4B63DB60F47F02A857D5B945B77DBBDF0641C7ADCD87C22652297527FC894F8A851AB7838A332D8728A356218E1A657609AD04B77CF5CDAA16C67BB5229B67C46413307367F74FCB6DAD6BCE2D3F23F56B808DD8CEA9ED1B94F8E467DF6911CB3495EA3F2C335B670F7FEEF97AD5CFC28B3BB6B106205319C93B329B3FA974FA6C45969D80BDDCD1B975DCF0B188B274540E209F1A241C978AD86C9F5715297CC96827B2CD6D581FD91F89FD6840F7E972A5AD456A41955B547CFA9DCE0659FC7B9E59B34AA0B0EF885E0DBF409DD81FBBE1B68829B4BFCC269FF04B2B96C39', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'd678d01d63d718570a93949c59cb799c1ab076a419846e91acee287aa004f41b', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC7E79C19430C635D86DC2FB944A667C62D972E488852A195D84CCD88360C8690C23429AC2C4AA4C584924B9224BAB874A50691CD9D4DAD7EE5128DCB8FF03BC7F6DA9FDD97DD7DFD5EAFFDBD7EBF33E78FF99ECFF37DCEF7FB3CDFF7799E07B08987F02B74626C63A6442141389B4DDC0BD8C4AF6108A21081287E85678C2DC4C0E260480003D870DABF9B42D96C3816C7864F52D8703450822121C4074722495101D5480FE8EB018A33A098528D4CA9C00D882122AAE3619C5D2ADC0244614804B50560ACE0C01420C010DA028783614C13108721226A09C178DBE75BB80182A83BF270D19DAA4AB40188EF4AD4C6C2101675165E7426C106BA68CFC8BDD8339CD60E908E9046104E902040211B90A9A82EB9A813B0143200B230842407E1C42B6BCE8B9636C07BBD8BBC837E322D8F00723004A38A0441FC80BF2F99114AF3651E66900FD27C1968BAC85BFF385D2918C2A03A8120BC23D09F1E7C80E5E3EF877A49FCEA45414668DDE220199B0280DC6E400119655497329BD1B285EEEC7B2E643732D67A3725C950B3930FD8E82BBF4275360453A21790BC617C1E6AA3090275C4BA8C5A7204D9DFC74B3EE0EFE3176404909C60FC15B4D1570422551F7CB928FA06C01828235A3EAA2D37876878A8F3D53F712EF8336734D842B4C162B0228855845A3009B39847C91709834C2D8CBFBE542AFD5542FBA8586A6921B38BF408C1D86CB6F0026063EF02369C9B8DBC0286A574C61A147E7A7A3CAB6863D54BBF34EE24558C731CADE82FB50E892015ED4111012BF058171C5E127675A5280039D41026485A30992A4E2CFF40868A938F6FF0611AF29702001955B104AD6554153B3F1623D09741F7A1B1182A56162ABB9C2C808A8C28580728C86FF172932552812158F2E0EF0C6017E300C387C942023EE8E7E37770310036A4B6346504622C1B22222423C4B02108D3C2F47656BDF3D67CA770E7E9CBA116CA6253E7DE858E37B43CCBB9F9B21B321FFE283651DD14F31217C9317EDBF85EBCDA48404B3C48C33204A2E7E761375E4DE0C4449D4F7EC19612A94CE89CBCC4B711F6BE2BD9B1753F196F245D39ADD037AF3D9D5AB6AD7D277EB7E531881ECFF049922E5FD84BB408E870791675CB4EA7353CEF024728E75067650985AC6568D5B7CE2DCEA74BBC6F7DC70AEF8C372944F6C1A0FBC623592BEB9B3643AF2C8259619C8A1C1D9FCE76D289603BCB862D56199AAA4969D36EAB34CE1F176CECF108EEDAF63DFDF687E19929F7374F13C63FE72DD87708DA2957FC1C36D39CAED168D3E2B64FAF4DBC4CDBF6BD5388DE6C9C6B65068C8530504E2060020232B58A9210B48083010688A11611B5907A158C028AA82D8623E1A4027907F76BDCB63B16C69F58C13B371C7751C0A61F28A3B23A4E1690A2A46AADA69E4959A5DECEFA67E09AD366904CD264FF07208E175E2CBB0374BC0852F448E5FDB610915981305BF6344D7BAA65E89FB496680E3A1E6D917B92579C7CF6C4BA953E9D78414EF4E1410107AFECB533D6CDD9856D5973A35563D2033CC7D25511EC5586B6D7814FD2605D5C5903393FD6E6F6B8DD99D3A27D43A9F9D11BAE063FA275AA8F07587A912383463DA69C02CA462E8667B9DACBE4E41A50BFBAA65F1F6657747752D878DFD84C67B3DAB5BAD9AF899F583ADABD9CEADA686D33CD3ABC75BA103DB724D75B3F75FDF38211BBA18B37F4EEF37B583D57AE27FE234E5DBC4C54BEAE3160A54D8FF9589D474C7F78749F4462494E9EC83843F0834549FF4AF7842318721F79CED6F6F1CFD621CC4D24A9224EAEC365052F1EAFB3997657267C2E9A35EDEBAB77C608E1F70EC26FCE2FFC4A63AE9CC3F2660FBE8A2C1EBA60B94A8C4B61BA4AD4FF6EDC80CB7F02B036D044260A015879398077F9FBB3FE27E02EF7E5F82B70F33F4994DAE42B8D7A6915D3FD8AE7AC6AAA4272A36E8AFA0D5C30A970D9E374E93BD553DE6A0FA3E62A3442A2030EB589FB1BAE0BB8DD244BDFA6C234CC6B6DCE3EF9E38E55DA1CB585F888F08C8BB9D45249680FABF1BA8B4EDC77D4E63529FD3CCA8757BB0D377AE35F96F76AB09CEBFC958A1B5643E6563FDC8957FE1850C58D0E9AAFAB310E7A5F71E45A4AAEAE85A288233BB195E6AACCBDF922AA29EB45445FE52B4664CA8BA2C80CCBE787A81BF3BDF43DC7674E72A24A3FEAFA93FD8AD25AA44B22FCDF0B65C6F2AEDC9867976CBA67AF95153FB8233CB8FD44D6DAC391798FE28E324E5F9BF0B5597DC4E5B334E3509E6BE553E9EB715E513F0C6D6D7A4C9E30F905DC5010022450F616C1150278845864E5FD2DBE107E09BECBD2B9145F1D63DBAD5C164FAEF191B19058F859F9E0512E7F29BEE87661797C77656E55D0B48C933B5FF58D551E4E3659E09E8563C854880289A9BCFE36632B57CA992E7C76FD4BEFCC981341851B023774BE7FD65B32DCEB49F8764EE6C60464E5782E34C6F971D455F36A92FB9B8989CFEE3E1367FB95DCDE3CB4CD7F2DB71B1FB53B4DCCBEBDAAACF75A587D82BACA8FF7691D1EB3D2B1F8A96D6EA9FADFBB69B3BCFB17A4D8F1D5BE76854FE6330AC5AA2B75C3CC06CEEC92E5FADF33D78DE23D24640C713F5473B949DB4FF7761514DAF5676918C6AEBF14E0E675EE4ED70389974301AB949A0F7E1EA66D9EC0D236F0C4ACE50619CC98E257F34AC4DE53D1CC53B5102574AE4E5FC260E825991FA97E53EDE843E5C1A727E7DB5D07D6EB12E7A2107C23107CE95F965F388CBFB6D1B33BEE9D7989DE71A9B1F4E6C6A2F7FF37F4FE973E1B7F456D414F8DE4EEDACC9140BABFBDAFC42D2B6F32212C9E6F60827B92671ADAAD15C00149ED0F0E3D3E633ACEEB210F648EC5CF3936A57D1A1BF0714854D26E06F3F1EF72B0E0EAE49A80FA5AC8B4CCD381C2FC5A66664F5FFDF09114C24A7B4AFAD0D6E407F9AFA50B5F744B644D9C559769974FEFA0F419982BBB679E3AC2EB2FE8DA446269694E39E6C82AE835884AC4C8BF9E54EC567DE2EDE4C05F9FB6CFFC87C94AB735A2038235FAF57B7772D278C9EE05BC2AEBFAEC1F632DCF5A6AA886ECADEA9B3D9CE2CD6A4EACBC2EDC999B396D5E5310DA769988DB9AD1D19AB2D6533370C0A37CDBECA069D7A37736B81D4147F562BA46607FD8598065313AA6FDE9C02FD45A824D80F82BB502008B50FB27C82E4BE432CBE77EA9E67D05AD664CA8E702FC6C739FECF1F06FB479F2BAAFB778DDDAE951B9766C96FF8A9AA276ACDF695E46FB1E746173372D44F6C1FED5D243D31589D4D48FBDF7695BDA08E75F60844E60EE95147F933E9C33145E56B029B53BB76DF4B6A9EE4E5CBCE2BB5EEE847B8E99B681735CBBC9F9D649898A48B27AA97CA94771F9A3B03C9A8D50DC312D7EBA4A936F8273577EE3B9E207A66E71AB0C2B1C7D8242DF94C4265B1D8014E24F4C8F6CD41B4CD6C5CA60990D623CC799861BDAA2EE311D91F6DD0914DF096E9BDFA55A1547119B80EB94A9A936BA30A9964F1A49E3EFD91EF1BD01C5768D4C2349F65BE5727CD2D5CBCF06AF245E85D4E7B9B4B44169BF080A1BCA4636761761E43010FC776E2C97599FFE7877BDF4BCB86492909D27726CC1D46E51EDDBD368782B7660BBAEE205CD9D0F5A167A2F0EF5A9AF2B48EC7FFB70A4D7D0F843C963E3CCF2CEC46FB90E7B1FF1E89A0EB6262DCCEF521DB0068D8633025EF463E4CB237605BAD3067D53FCF17F98F7CB3F312554F798A6F159F7A54C8B5DEA5869DBC7B7074F6CF3788D9B920E4AEE92FEA9ACA3ABD9CC5C27E0555B7682DAC6D12B1991CA8ADE9C40957193A8D79738DB072F64860F270FF46E4A884B54C5F225B37CCD051BCA4D126B5F1B1EE635FADE9AD5FCD9646482B3BA465DBA5D5F40CCDCF4CABAF0AAED61FAFBDC5C0A93A657945BA806F568BF8DB790EF7F0AF1A23D8F12AA2D8C24523105B2B0F51BAF9AE3945B6F4A7B4A6E1EA1917466DFAFF917F3F274D2', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '050ea4967f2c14815cef47af1c05b5a16b15f60161caeceafefd24438fea054f', 'app_receipt', X'0100000F6E480DCD977B38545B1FC767EF19430C23B925E51E9169CDB895A850B9D55191248A188CD3981986701426248E945BC4C184724D52892E4A576A5091FBA5D45142915B84776FF59CD7398F73CEF33ECF799FF7DDB3FF98DFFEAEDF5AEBB77FBFCF5E6B010ED113BF483DC22C625C18E2873339C47D8043DC034310990884F18B9C22CC202A1607437C18C08193FFDD14CAE4C027701C389CCC8143C10A1812407C709292E21440D1D504644D8A960D594F5F7B9D3E45D71E882022AAE3619C7912FC1C08C390106AF3C158FE9E71408021B4050E07C3983A200A4344D41280F1664FB77259FCA83BF270CE9DA240340588EF52D4C6C2101675169C739684B535D09E917BAE6738B919201D218D201C3F818F4CD22651507DC99C4EC092490048C310121C8413A54FCA3EF9FABA61FBBB9EAE574143176C810C0CC1A82246107561D049547F673AF31095E4EE4CA7A2E122A3FE79B8E2308441750241708737C3D5D7854D6378A15E62BF7991B534C15AE43DD9003D7D0090DB1EC8226F19D5C59B4E4D92DE30645294CF1EC2652C2A8EEFA65C74001C74C8C5A8CE816072E82C12378CCF416D3440A08458E7514B8620FDC7F9925C18342F1F5D80C404E32FA08D161388142DF0FD226B6B6B6B013944CB45B5857208901CA2CE797FE19CFF57CEE8640BD00673931542AC42D48225317371147F9730486A61FCA5F952C96F12DA47D97C4B15C92ED2230463333982B38083BD093870762632040C8BAB0FD5C8BE7A7C34A3706345835732778C22127614ADE8EFB50E092115ED4816028BF0D8DD38FC12D8CE8E2C0B64504390B0C488C994B76633BCA9F2D634BAEF2167E42F190012AA6209AA0BA8F2E65E6CAA379DEA4A736653E54D8CE477591B01792961B0169091DFDC652F4DA4001D30EFC13F39815D54172A8DC94626ECEE45F3729F9B0007529C1F3202319603111192116238108479CEF4B051B8F1D660A7606BE4797F233991F1C477FEC335CF9F645D6968870C063E898C56D64534E082C3F4DED6F68956EAF2A98AFAA818FB41AEB939D88D793161112167E29E71C485CA635AC7CE8D980A7ADC5CD262719084D795289F90ED9A519B482ADDDEBC136F6B7C04728DA6D24E4B5C9DDD473462B5EC7E1272CD5CFD4560CED930812CCFD6F262324955C7A46BAD7D14AD4DB4CBB0659147EA9B7822C7DDE7B6DE60C6D2EABACD5093912F3B20AC2C4B9DD6DA2C79CCD7DCB866AB49EA4A85D3C913F6CA2A678EF2D77638FAB66D3FE57AFDC3C0E4B8C39BC731C35F73662D5BF8CDE5CA7E0D98AC4F51A9357D6E7F40B351B454CDACCFDA4F732ACAAE3C15C6421828CB1B30010149EDF22510348B83010688A01611B5907AE50F01CB515B04278913F7E6B91F54B96E7E24606474112F71202A8DCFB41BC8A1B2124E1A488688DF35197F226E92743DE38BF7EAC8F590D4E9B1EE0F40142F3857762EAE7821A4E891CAFB7D21225981305BF7D64D3829A66A856F11ABF7391A6A941DCE2B8A4B38B67629AD15CF1F167AA8976F9B5BE69AC92DF599058D19D31F2B86247A785625CA411C651DB34B8076BAB72AAAB486947BC2F4FAB0F9C948E1AEFEA4DCD00D79BE0F9C5B958659C66EA4609F8F8EE3D6ACD2C1B4C00C3B4BA9AC6C6DCAE28B5AD501E68537C704F50E0C4DB6D62B5EAC9ADA43FCCC5657EB0CABBC1BAAB67E65157E4B8A806B7671B6875692E1D3FC41F3FEB4CB9AB7473AD81D172EC5BE8F52122D155E5655CB5A6ADA613054E518D11D18DA25165B9C9523344CE5FF6054DCBDD421E63086D4459A36337BF8EB163FE62649F1C2B0EC6DE765DD78BCD67AE79B5281D3A1EC093A5DF3A42EC2EF0D84DFAC6FFC4A602E24627953EE4DC145FD678D9545B864A69D58F51FDE1BD8FD9F00AC065622894200965B08E05D0C06FB7F02EE425F8EBF0337F7B3588969EE8A8F6EAA45AE5E45D326772AFCB243AE087BF59C5D57B67BAFF5B99F158E7B28DE0F992E53F10B6579368A3274D6B2AED749BB6E9767EAE4BCA8CF0C7FB943592D4C71363A2830352D9B52B204DACBAEBDB45B3DEA674AFDEAF86E1EF94393ADCE460F7CC3D54E15B64D15634551CD2AC8C0E4971BD1729F5815DC509F99AA3B7A3E7D65872FC6676B182D17B2E2C4BE70B693E35E79165297F12CA8ABBC891A1CFFAC3038D5F8A9276563AE9B96D3F064785848C9270D06C9AB30F9B9447110A34F20FD04EFC2E5194EF1A65B96AA19D1BD3B027D9B8F65AC39149CF320EA276AE4C551BAE9AAC3BBBF4A503D73ECCA1F4B5C8A720BF9A5DFA2EE216974DD3770FD811F1043D99B035700E011629195F7F7F842F879F82E48E77C7CD5F5CC2CB86C9E4CED033D0191C08465BE1FB923F3F145B70B0BE3BB2BDD4276A57194CC998AFD263938E938BE5B46567EE37EB2924C39C3EB540BAEB88DAB60826183477AC4319F820DDE1B5AFB9E74160F743A117E9C96BA3C0A995825FA47D83C0CC933A8947478333AFAD581369AD0BDC2FECD7DB3DCD732B6F810DB6411CBE68AD2CE8B01D5314AF22F6F3BB7384E499CC08F6FB74FD23A65AFC6F6E89E15E74457D2CD0B1ECDA4168854966B04ACEF39B94B9ACBB865A011C2BB4F48EDE77EA8E4724FFF10D9D9965F60DE9DA1A273C2F01CCBDE2DF146DB3DB1867E96F28A7AF7AF03CE9B47B1CE1B78225B647AA9CC88A2A69915C4CEE3A1CCE37721B2FF74959698767F03692458E98AE24FF7E57A1F87CF34DBF5186A10A743107C83107C5DBF2FBF70C0C89A5AA7F6A87706C59A47C58752EA6B0BFBFE6FE8FD2F7D36FE8EDAFC8E3B4B6CEFA60F7ABB322CE962D74C3C488480E811ED75B84739FAFEEDAAAC3070BAF99EE7C393FAC3BC0E524FFA50F4B4555DF2E7A11EDAB6D8156AF56026FA5D1616E48DAD6655DF85F44B9DB691997BA426F776550F1C8E272CB524A7F45BC4DDCB7D2D51F0AC5D2C63344149AA79594A0BB94BDB40CE21FDF8615E777EDB2649B6EACA71AB2C6959CD1A61B18865AFC796B72B3CF2B0DE3662987CC0E097B172FBD5C23DFC77B4AAF7ED0C4BE6C539E4F32AB65467BE3C619C60ACA2E0B7AFA26BEA50BC07BB3EB6FC92606B76FA84C19D7CFFC6F3449C456ACB8BF8354E2BBD7B1CAF6E9FEAD56F7BF0CE14B7C3E727CD88B6419801DBF0B18D3E0EA97D76F946AD31D80488BF51CB07B008B57F81EC82442EB07C1E14AF3F90FF623D13EA380B3FD9DC257D3470BF1A6F99C6EBAD6ED7763A96AF199A1A69A2C42B1EE9B69E9152BB059DDDDCEEEC277DEFE02A89FE89B2584AD2A7CEDBCE5B1B09679E61048E616E1517ED4F19C8EA0F2CCDDF94D49EDDF8F1BABEC64E5CF4F2779DDC5187ACF56ADA3651CDEBCEBC18132B0B2629952C2B712CBAFA2020C7D95420EA88EA488A7C1D3DC6A62DB736B1E89EBE7D94B24E9915CDC7FF4DF1893813174836FAD8C4E046CDDE380DAC14965923C2B39AACB9AC26EC10D1126CD91E43A68F721BBDCEDD95B71232655D228F8F37BA0A4ADE1D911C4C1ED9FB43D0296DB2D96AA95A49E91FE5AEE24FE79D7FD27B21360F529AE13A27F74A780591395026B2B14B8391C380EF3FB9B15C607DFAF3DDF5FCF3E2BC24213B4FE4D882D924D4B3FEE9E1F852F1C4CB8B47AA8F3C1D8FF129215BAEFFB989BF6C5B9A69B8F50DA5978F286F0A37194C1DE25B34F9E9DA1E37FB6185A3576E6F8C747BFC7439EB94EDB1A5C4E718A1A7699F0B98DC873229ED5F06D5CDFB02BB35BB5775FEC0549EA6FB3F1808DC9E27BF3AC5E77852F348243D3526BD55F9FEB5CFAB87F628BED552A06F941390F7E89021E1C95B2B65F6876BC9502622BC305A5FC43CDFD71EAF02BA89EF1312AB4B30755E2E493586767DFDF7123ECDEC3C1899AEABA28739BEB3CDEC7D73428287EC2BCF6BB6CD011232FB2D2AD72E3EF7D2DDE98B61E15BEF28997D178D0A265FD9AE6A2D5C9E44EB24C57098B1EC331F9D2EECEEB07CF09255EB10F32F014575BC', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('cda120f3765ccbb4d0d99ac32c6854eb2d7ee8fe033020c1ea9aa5b5a4fbd7f0');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-66332391be548c5f', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'CA3681867AE3C95A7D65BAF1F12005644FB4AD77A0345B49B24843C9E4F4A7E7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-66332391be548c5f', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'6C6191958F94BC0BF4609BB63BB473FC0AB69782B77C4BC302B614F32DB85FF9', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'2A36000622383CCED6137700CA9E351367AD4DAA3672DA6616B02873763CC194', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'3B832178EED948DFFCA62DF41AA62C5041356900CA57E4DD9F2D36EABD2414E4', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'32B5E67AD26F315C713D43F47E9793D6C979409BC72EE6B07FC87D0336FFE3BA', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'606BA1FE97357F41B6C5A6F322BE6F863370E500C60684B995EE2AC2CC1E98F7', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'C325A9FD8D5A1E00C7C322D6CF4784BC74A324ACE2F447900E157B1E65FBC010', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'A0FF9B2457E6C0DA96E3FA4DFE290BED4C9A00D1D1DAE27FB9955A437A011CB4', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'D678D01D63D718570A93949C59CB799C1AB076A419846E91ACEE287AA004F41B', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'050EA4967F2C14815CEF47AF1C05B5A16B15F60161CAECEAFEFD24438FEA054F', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-66332391be548c5f', 'claimed_by', 'strong', 'forgotten-66332391be548c5f', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'd8ad50200a2758966526c9b8801b5129a03a2448a757adc96a6a8e879ad2da22', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, 'f710f8affcc492fc9da4d6944bc418947dc061aec094c61d6089eb3189a4125a', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'd645e67c8304d19e6b5acbf405d3c46bd2cc6c5787e9a34597c61797b2d0188f', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '1c21ff310630dabbcd11e602587570ace4e2edb8e162d9647811924036185976', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, 'bf613978b66783f2dd2384e667bc58cbb55fbbe08fbd9de6981e6efdef879f7a', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '23d0bc42a6e9ae4cfb0acab9bd257a0341b0c537d35e6d9ce5ab89dc9204b889', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '247c1fa332e05b857a5eae0536790dd4ae3f93b8fce82cc05ac3bd033d2bae10', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '1632d1bf3dceb904a18bd0c7228684ab42fe1e7888662d758a876953eeadfd6a', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795718530000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795718530000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["740a0b46ca54a9da7c7d6097b94a6f1b5f6f00e0cd09d446a6fff16ed4e1a503","cda120f3765ccbb4d0d99ac32c6854eb2d7ee8fe033020c1ea9aa5b5a4fbd7f0"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"9a65fb907cb9609f856cb626f31c0a6f5e1fdad9e93097af6b3f523eda80b141","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '987e19c08abe3847a109d1ea9ae87ac3a1fd5664a00a99f1b9a54caa49dd3cae');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"eaf5be4774bdc00d8f4653ebeeb45c4891d29f2eecdac6929ff26be45eeac138","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:4127bfcc3b17367e0ad84515f415cb932a10a7ab055ff89e8b8981cc526aecfe","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:67c6842c66284c4c1ca989e925aa0ed8c8cd5cfa6383b307a6c12b334a8e86c7","submission":"8:8:f3db2a5f2abecc7d57002f05b2945b1d0844e363a6d7e3a7533975ad99b20f78","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:d898235db239755b4cf7fb57172605c87b8a4574af9a3fb953021dcd706cd391","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '987e19c08abe3847a109d1ea9ae87ac3a1fd5664a00a99f1b9a54caa49dd3cae', '12e1b49e538735d776ccf12d29d2d903dc78965c079001f8656db7d9246946dd');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795718530000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"a3f2799e857f6b2c1024a9492880a95fb724c22d9e3a41c2be98e784170212f0","case_event":1}', '12e1b49e538735d776ccf12d29d2d903dc78965c079001f8656db7d9246946dd', '86c75d6fc568a90352ea9cccc7474ff53f7e17abccc4692931875fcd4b8e1fc7');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795718530000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"6099b2bc6857e0255fff22c6946243ad3b2d8c1f82a7d80ef8eeac76461cec0d"}', '86c75d6fc568a90352ea9cccc7474ff53f7e17abccc4692931875fcd4b8e1fc7', 'fb0f2d3fa5e6e945756e2c3c013900fda5d717d194219643edf70cf08dc9b797');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795718530000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-66332391be548c5f"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"531e1e0a6fa55ba6e8d528f37f9732a7840a1c61438a2f8002eda44957308566"}', 'fb0f2d3fa5e6e945756e2c3c013900fda5d717d194219643edf70cf08dc9b797', 'cb3dac191edd27f56e2494d8f38ee9ef5ebae726da576a5ab226260d6febe9fc');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"c00c486de495549dca5aabe485c41134492391a7a0a6e7527afef708a09ec77b","rows":{"case_event":"2:2:a7a2a7c08c69fe9b1fc0c55ca48629e6eab9a152bda2000b5c9f41e2e65c2bf6","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:4127bfcc3b17367e0ad84515f415cb932a10a7ab055ff89e8b8981cc526aecfe","forgotten_name":"1:0:289d0acbb2a52049e9bb934aa3bb0a9fa1d9ac8211b95ca5a159562eb93c9b26","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:c3b907682a69391dbeb7901d6bbf60439740cb749b5246561c9db068e8b5daa3","submission":"8:8:f3db2a5f2abecc7d57002f05b2945b1d0844e363a6d7e3a7533975ad99b20f78","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:d898235db239755b4cf7fb57172605c87b8a4574af9a3fb953021dcd706cd391","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0107dfa5f2d5be96817c88c0b09ac1636148f955debab37cd894de3f74f8de16","run_id":2,"version":"0.1.0"}', 'cb3dac191edd27f56e2494d8f38ee9ef5ebae726da576a5ab226260d6febe9fc', '4c6a392dccdac474bade3847b0a9837a14030a71ff1d0c0f1a7ad9e091437e26');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '4c6a392dccdac474bade3847b0a9837a14030a71ff1d0c0f1a7ad9e091437e26', X'81C8204D1A707566FAA41AE6D26CDBDFCE8AEFA0638684B28BA56DBF20637157');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'a7a2a7c08c69fe9b1fc0c55ca48629e6eab9a152bda2000b5c9f41e2e65c2bf6', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '4127bfcc3b17367e0ad84515f415cb932a10a7ab055ff89e8b8981cc526aecfe', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '289d0acbb2a52049e9bb934aa3bb0a9fa1d9ac8211b95ca5a159562eb93c9b26', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'c3b907682a69391dbeb7901d6bbf60439740cb749b5246561c9db068e8b5daa3', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'f3db2a5f2abecc7d57002f05b2945b1d0844e363a6d7e3a7533975ad99b20f78', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'd898235db239755b4cf7fb57172605c87b8a4574af9a3fb953021dcd706cd391', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('635a2ed4411bb80188f8573ff047bf8fce5e17ff4bd18bcf2e67fae1b060d75f', 'forgotten-66332391be548c5f');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'eea963f387f187b73a89d10936b1eba34ab5af9d3af143fd04a2a76b8f5d1aad');
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
