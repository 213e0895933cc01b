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
    -- Of the rows read one by one, in ranges: `3-4 17`.
    refused_lines TEXT NOT NULL DEFAULT '',
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
    -- Passed over, to be read again.
    unread_start INTEGER,
    unread_end INTEGER,
    PRIMARY KEY (bundle_id, environment),
    CHECK ((window_start IS NULL) = (window_end IS NULL)),
    CHECK ((unread_start IS NULL) = (unread_end IS NULL))
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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795807250677, 1795807251133, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["aaf26a94870ea38a059f0fe8870565da38c5ca2d762b98ff0714a1a97d4a29cd","8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
      "left_zh_hans" : "该表与币种的订单数：上次发布时的余额＋此后的流水",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由订单本身计数"
    },
    "balance_milliunits_<list>_<currency>" : {
      "left" : "their amount in milliunits: balance of the last published run + moves since",
      "left_zh_hans" : "其金额（千分之一货币单位）：上次发布时的余额＋此后的流水",
      "right" : "the amount counted from the purchases",
      "right_zh_hans" : "由订单本身求得的金额"
    },
    "black_credited" : {
      "left" : "checked black purchases",
      "left_zh_hans" : "受检黑表订单数",
      "right" : "checked black purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检黑表订单数"
    },
    "claims" : {
      "left" : "claims held",
      "left_zh_hans" : "账本中的认领数",
      "right" : "distinct claims that submissions make",
      "right_zh_hans" : "上传中不同的认领数"
    },
    "closed_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked closed purchases with a live credit, other than `excluded_…`",
      "right_zh_hans" : "有有效到账的受检已了结订单数（`excluded_…` 除外）"
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
      "left_zh_hans" : "与受检订单匹配的有效到账数",
      "right" : "the same by transaction id and environment + unmatched live credits whose transaction has a purchase",
      "right_zh_hans" : "按交易号与环境计数的同一数＋其交易有订单却未匹配的有效到账数"
    },
    "evidence_rows" : {
      "left" : "rows inside verified evidence, as its reader counted them",
      "left_zh_hans" : "已验证凭证内的行数（由其读取程序计数）",
      "right" : "statements in force from evidence + rows set aside",
      "right_zh_hans" : "来自凭证的有效陈述数＋搁置的行数"
    },
    "exceptions_rows" : {
      "left" : "open findings of the other kinds",
      "left_zh_hans" : "其他类别的未结异常数",
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
      "left_zh_hans" : "状态为 `missing_credit` 的白表订单数",
      "right" : "rows of `lost-orders.csv`",
      "right_zh_hans" : "`lost-orders.csv` 的行数"
    },
    "missing_credits" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白表订单数",
      "right" : "open findings `missing_credit` + parked purchases",
      "right_zh_hans" : "未结的 `missing_credit` 异常数＋搁置的订单数"
    },
    "missing_credits_by_owner" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白表订单数",
      "right" : "the sum over owner bases",
      "right_zh_hans" : "按归属依据求和"
    },
    "originals_named" : {
      "left" : "originals that checked purchases name outside subscriptions and nobody states",
      "left_zh_hans" : "受检订单（订阅除外）指明而无人陈述的原始交易数",
      "right" : "transactions without statement that belong to a purchase that names them",
      "right_zh_hans" : "没有陈述、但属于指明它的订单的交易数"
    },
    "originals_of_namers" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "transactions without statement in a checked purchase that does not name them",
      "right_zh_hans" : "受检订单中没有陈述、且未被该订单指明的交易数"
    },
    "page_rows" : {
      "left" : "open findings of every kind",
      "left_zh_hans" : "各类未结异常数",
      "right" : "findings that `report.html` was given",
      "right_zh_hans" : "写入 `report.html` 的异常数"
    },
    "purchases_<list>" : {
      "left" : "purchases on the list, counted from the moves",
      "left_zh_hans" : "该表中的订单数（由流水计数）",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由订单本身计数"
    },
    "purchases_as_moved" : {
      "left" : "checked purchases",
      "left_zh_hans" : "受检订单数",
      "right" : "checked purchases that are where their last move left them",
      "right_zh_hans" : "仍在最后一条流水所到之表中的受检订单数"
    },
    "purchases_judged" : {
      "left" : "purchases",
      "left_zh_hans" : "订单数",
      "right" : "purchases that are on a list",
      "right_zh_hans" : "已在某张表中的订单数"
    },
    "purchases_unmixed" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked purchases that mix bundles, kinds of ownership, or (outside subscriptions) products",
      "right_zh_hans" : "混有不同应用、不同归属方式或（订阅除外）不同商品的受检订单数"
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
      "right_zh_hans" : "认领与名称得到自身凭证支持的上传数"
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
      "right_zh_hans" : "有证据等级且属于某笔订单的交易数"
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
      "right_zh_hans" : "有有效到账的受检白表订单数"
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
    "intake" : 165,
    "post" : 76,
    "reconcile" : 86,
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
  "future_credits" : 0,
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
      "sha256" : "378576ffc9e44898b396ae684e186d21872871ddae62cf573179e0c93a1b8b1b"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "7b5156ec5dce44966cc1b2f77155e890cec0fe57ccbf7be6f84e3201fa5ea1d7"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "b337002915d20eff0388cfa238f0106736628e72ea240e3770de690992469124"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "84df5f25fff6514556479591f59d9973f70a51e5ecff8927c9fb345685057d60"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "7fc09c67c2f6f0bbc2384a1b883b9c716d59412f4ce797b8f100b6f3b7fc4bf1"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "fbc2eb5e215589d3a3c19964b81ac6578127cef162eba12f48c39979d57353e2"
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
', 'root', NULL, 2, 'ecb0236707a8fc280f9c3400ac0fa0f6b59dab347983f1fd2d27203d708ce702', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795807252421, 1795807252575, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["aaf26a94870ea38a059f0fe8870565da38c5ca2d762b98ff0714a1a97d4a29cd","8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
      "left_zh_hans" : "该表与币种的订单数：上次发布时的余额＋此后的流水",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由订单本身计数"
    },
    "balance_milliunits_<list>_<currency>" : {
      "left" : "their amount in milliunits: balance of the last published run + moves since",
      "left_zh_hans" : "其金额（千分之一货币单位）：上次发布时的余额＋此后的流水",
      "right" : "the amount counted from the purchases",
      "right_zh_hans" : "由订单本身求得的金额"
    },
    "black_credited" : {
      "left" : "checked black purchases",
      "left_zh_hans" : "受检黑表订单数",
      "right" : "checked black purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检黑表订单数"
    },
    "claims" : {
      "left" : "claims held",
      "left_zh_hans" : "账本中的认领数",
      "right" : "distinct claims that submissions make",
      "right_zh_hans" : "上传中不同的认领数"
    },
    "closed_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked closed purchases with a live credit, other than `excluded_…`",
      "right_zh_hans" : "有有效到账的受检已了结订单数（`excluded_…` 除外）"
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
      "left_zh_hans" : "与受检订单匹配的有效到账数",
      "right" : "the same by transaction id and environment + unmatched live credits whose transaction has a purchase",
      "right_zh_hans" : "按交易号与环境计数的同一数＋其交易有订单却未匹配的有效到账数"
    },
    "evidence_rows" : {
      "left" : "rows inside verified evidence, as its reader counted them",
      "left_zh_hans" : "已验证凭证内的行数（由其读取程序计数）",
      "right" : "statements in force from evidence + rows set aside",
      "right_zh_hans" : "来自凭证的有效陈述数＋搁置的行数"
    },
    "exceptions_rows" : {
      "left" : "open findings of the other kinds",
      "left_zh_hans" : "其他类别的未结异常数",
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
      "left_zh_hans" : "状态为 `missing_credit` 的白表订单数",
      "right" : "rows of `lost-orders.csv`",
      "right_zh_hans" : "`lost-orders.csv` 的行数"
    },
    "missing_credits" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白表订单数",
      "right" : "open findings `missing_credit` + parked purchases",
      "right_zh_hans" : "未结的 `missing_credit` 异常数＋搁置的订单数"
    },
    "missing_credits_by_owner" : {
      "left" : "white purchases past grace and within the watermark, by their dates",
      "left_zh_hans" : "按日期已过宽限期且在到账数据范围内的白表订单数",
      "right" : "the sum over owner bases",
      "right_zh_hans" : "按归属依据求和"
    },
    "originals_named" : {
      "left" : "originals that checked purchases name outside subscriptions and nobody states",
      "left_zh_hans" : "受检订单（订阅除外）指明而无人陈述的原始交易数",
      "right" : "transactions without statement that belong to a purchase that names them",
      "right_zh_hans" : "没有陈述、但属于指明它的订单的交易数"
    },
    "originals_of_namers" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "transactions without statement in a checked purchase that does not name them",
      "right_zh_hans" : "受检订单中没有陈述、且未被该订单指明的交易数"
    },
    "page_rows" : {
      "left" : "open findings of every kind",
      "left_zh_hans" : "各类未结异常数",
      "right" : "findings that `report.html` was given",
      "right_zh_hans" : "写入 `report.html` 的异常数"
    },
    "purchases_<list>" : {
      "left" : "purchases on the list, counted from the moves",
      "left_zh_hans" : "该表中的订单数（由流水计数）",
      "right" : "counted from the purchases",
      "right_zh_hans" : "由订单本身计数"
    },
    "purchases_as_moved" : {
      "left" : "checked purchases",
      "left_zh_hans" : "受检订单数",
      "right" : "checked purchases that are where their last move left them",
      "right_zh_hans" : "仍在最后一条流水所到之表中的受检订单数"
    },
    "purchases_judged" : {
      "left" : "purchases",
      "left_zh_hans" : "订单数",
      "right" : "purchases that are on a list",
      "right_zh_hans" : "已在某张表中的订单数"
    },
    "purchases_unmixed" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked purchases that mix bundles, kinds of ownership, or (outside subscriptions) products",
      "right_zh_hans" : "混有不同应用、不同归属方式或（订阅除外）不同商品的受检订单数"
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
      "right_zh_hans" : "有证据等级且属于某笔订单的交易数"
    },
    "white_uncredited" : {
      "left" : "0",
      "left_zh_hans" : "0",
      "right" : "checked white purchases with a live credit",
      "right_zh_hans" : "有有效到账的受检白表订单数"
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
    "intake" : 27,
    "post" : 25,
    "reconcile" : 52,
    "verify" : 7
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
  "future_credits" : 0,
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
', 'root', NULL, 6, '50cb627488a45c84981d8f52cd0d562da950e5ab3fddadc456c6bc287b6e5228', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795807250384, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795807250388, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795807250584, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795807250587, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795807250389, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795807250389, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795807250390, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795807250390, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795807250390, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, '378576ffc9e44898b396ae684e186d21872871ddae62cf573179e0c93a1b8b1b', 'notifications', 'notifications/apple.jsonl', 18132, 1795807250390, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '7b5156ec5dce44966cc1b2f77155e890cec0fe57ccbf7be6f84e3201fa5ea1d7', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795807250391, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, 'b337002915d20eff0388cfa238f0106736628e72ea240e3770de690992469124', 'receipts', 'receipts/2026-01.jsonl', 11231, 1795807250392, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '84df5f25fff6514556479591f59d9973f70a51e5ecff8927c9fb345685057d60', 'receipts', 'receipts/2026-02.jsonl', 11177, 1795807250392, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, '7fc09c67c2f6f0bbc2384a1b883b9c716d59412f4ce797b8f100b6f3b7fc4bf1', 'receipts', 'receipts/2026-03.jsonl', 5537, 1795807250392, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, 'fbc2eb5e215589d3a3c19964b81ac6578127cef162eba12f48c39979d57353e2', 'receipts', 'receipts/resent.jsonl', 11074, 1795807250393, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795807252336, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '358e937786123763d10ce1b335d169d0de9f25a00e4befc063150fcb80a27d3e', 'notification', X'01000023036805DD7A5D8FA3CCBADD2FCA1160D3797D39D814366ECA4D51F514D4CD161867B0296CDA76B731BF3E0BCFCCBBCF8E4E7214298AA25C8C5A165F55CFC75AEB59358767DC54D1FEB83BC64C8D1B971F37B7CDF9A75B3C376FFA19F34CD91529B14A1DD616BA0E6AC72E535DC744E13355F62CF5627D90415751DDECA4899436271EFDFCDE3392C9BA5E19D7C699B728B3BCFF4C42C2F3EE4C33C164E806A5530709114BBB86A76E1D9959B311216BD2AEDE511B0795E3B22434B3C2E14B8AC47A97DB5239B12A683F243A5E8B53704C1C3B974A04B58ACFD29A65AA5C9E9D82A8F6F82AB5A215A3F5B59D9E677922D95138C5A338F1D8B83CE7322875D83BDAD6D99ED94275432C94BFCC1469C1D81BF619D56330938E080EA11B8ABCE658DF0CDF5B16AA0E766BCB05A3E937C3BE54FAF775F35DBB8D126AE0A9BEAF53C948A8F82215CF4557CFB35004C59FF5EA0517F23F5FEFF4FD34A7A5717C9DB68C4B757988737D4A110F13EEFD03F512FB6D680C87A2ADA324DA8C99AEA922F389FDDD6A0F399CAE7BC245FCDCAAB58C5A210E6D5C4A1573E1C4FE5ED552CAD4C7BE9970F8EAEFDF79CDB2307C648A2D53CF1D4568CB6AD6AF0B9B8CAA15973417B36C14BBBDDB0BE3B9B7320F1AD44A5C1E171F74FCEB5A11B57B478CD5D90833634EAD36B3E4C4456511DF335B21EE5C8CA4D259FF51AE989FCEF84A783F87FDAC79D3D9FDB3F0FA25E28BDA79D54B8B3CB0F4B89829C579AAD84C44B511CC64090B02A57E7E233E02793A1BC5787A0A5EF137A1382BAA97A9E5670AB9E5271BA59E480BC54EB4A60B771626F368404DF57B1281695FF5B451A84181FC93572FD5686CE6DCDC64B4C521BB87A5E35EAA93FDA4B69E696A86BDDD0F143281FAFDDEEBE65AAABD9FB4FE15BFC714F59C2913605DEFF87D7E5D6F17A92286BCD6BBCAC1DF6E08CA368ED231086B56F332F2B58EDC5BC5D2EFCA9AD54EFDF5BDC73A6B5DCB4357179A62A54616258A318E3A14B9D956D25A3163B89E38C5B92F9273DD94AA0952C715886F9E45C69BFA62A7EB3495962B0A9C721D9CB9BB99276320F6216F0B6FB1DAB1FA633FC651D95A4FADC341E7CC2BC3FBE7E1DC9C4A8AA95AA347A29B93787F2D36C7C7512A1BA75EAC52872376F733F614230FE78C4CA042F69D39A294EDDD3950B32E5754F2CEFFDAD1FEB93FD7AE20E649C5BEFFA5E650E3227423CA9BD5A165DB3F98A0919B2A6A8CA478867A386B253462F82EC27897767C83DAA5C48DBDC273C9B8EA59AD454BB3E6F2EA11E54A33ABB7C0A490EC542362B953F12943AD90E459DDF13B4DCF778363583D2F7F614E2CDADE036608E3860FA1EB8C941FA297031D0A954A81750203B02ED4E8944B2EBA8511EB3EAE1DFF8509A8895F18F5EB7A8E1CB792D8583B1C8B7FAD7F8D9ADE6AAA43A151D3DDE23766F0293A4287F10CB5B37BF5F48451ADFF286CA3F72E30EB6C4E25762855E208271C0809AD67F597A2063D6323F9C2C8FE363DBF8FE282CEDC6836C5C72EB32EFE42EF9D2AC96EBAAD6FD37EB17F019C3E2B4B3BC47FA3A75E23BBF92786F340918DD0EF4C28B6CA9430C661E891F0A1CF3F1FD918EFF66B72335738A91A0225852FDCBA4BDA9B7760222B47FBB1B7E953AFADC7BB7E5E031B9353A0A5B69F4635B2063194639055BA8F77A1BAF28E7B551E9C524977EC7996E5EAA9DACB13DF1FDF47F32923FF928EACAC6D732E3BB64ADDC0DD3B779FCFF67E35438FB7FE56443CCE467695613AABF3FE3BF1EA9989FA005C3271C646B52E38AD980BC5C314B8FEC2106020B824E0E16FCC59FFC19C89C3C0815D1F98F0F7F312B1E86A41397D95DABA66B9D0BBB5397325627D5C9884E211BCE3ED257328AF37F5ABFE360FD4C112F518A1F7A98AE296DB3E4CA93F16ED5D27DEE659BA35932DCF77920FEFB3A95E28D0EAFE5EB97D5CAE4D5BDA1EBFA77C60DF96615D1CFD605FD70F1DF801D8086E6A14FEEAAE8E0F21FB48F2A0136BFE4E4EFD949D1B4A0FBCBB0EFC82A6F83529D18F6B7AA213D6AE526FF109DEDEEE596D2AAF1E76DA2F69C6B787757DAAB478AF34B52AE2BE52769EAA7EE2FF75ADDDDC74C3D784CBF5995B152E1E66AC9FCAA3CB41B977E190BF77FA5E3A712EBC7B0FD8D8ECB53B94DDE2A366B1D16B5AED1D7EAC4F9BA1EEFCE0433AC7F7E52F1D22C3970E3962CDBF7230E910D50E3C725DF02C2024B8F393F0F7EB669628FFBD74D27147F1C7EE7FA243C8FE9FD521C0B8A0FAC3EB930E59FDE7BC6E5CBAEF72D382C743457C296CF8901376767C87DC9D7FE98AE68FEE086AB7BE189465D98603AEFF07BAE4FF65CC6CCCAF1A6EFEAE51E84A00A079E72174A0E2B160F69C2AE5EE3B9BD0186C81C969D5D275A71BB9F5D2C7FEDC94C52822F0C0473253C0E8C4A5AEBE96DA67C28A77B3DE8CB547CF02BC6B3C23C0BBDFCABB7DD7964BF4D205B51E1967B055D76CF679709554CC4BB9F7C88B57E4DC9D5A72228F13F4C167B946DD87F6B29FB5D7646DC77DFB7354E066B38ADFD19B5F7AC56DAAFF7A64793DE98DF417473519F454604E0D03CF4E7C2FB2E5828327FEE89099501BE843C67E7164FC996AF1D275190B1DA10C740ADD8A2EF5742B02DDC5C7CC2DC6E2145FC9A15DEA4253CCC2EF7DCE67A9579B4CDDBF756BDFCA5330BD0F7AB49FE16F096D0E5D343CF7A8F1226F8642DB73B6624D15FAB93A15B37AC5B7DC718DB19BB93AD591B26A9EA087F80CD87A8E29F10C81397D1381A35794A46DAF135D38D2619F69FE73A856443B0A64A216DF408AAB701ECF8C9972BF6A9DFDC97CA9084C1935C14E714A66FD28C7C697AD91E2C472E18A19F7922B0FB9A3A6FDCD7A9D79B7C5C6BA8B7F3B3CE3B6C845B339F5FF75D3B1C73EC4BF68B0994E8FBB53F84CC6D4E5A7FD7C277FDC365DEC569DB81965DBCDE9728470B9BF77342FB4FBA822F5653C763719069A3FF791B1FB33EF2B6F8E816733BC9FD2AF641A783AFAAA3BFBAC3CFF6EB4EF4CEF52EBF8DBAC09A1B1DFD56B28E2BDF17C6B987816DA1F0BCD9D522FBE32ED77158625BCC3CFBAE6283CDE4BCF6E85A5B74CB25DA92C84B87F4EC8FA9934F941F53BE5D20D8215D82540B6E60AE26FD32E7D54211710E85BC2570E349182AF68B41BA46259E9589BA8F920D6AF89EAB26CFDB5999993B04649D5B4825D862AEC6572B28D729BC75EB910F8719BACC2911C93A13958A2E22689C45292D1C2B27B19FA22D162AD4FFC92510C126B0480FD83BA3B04D7E6912883055D462D03149E59ABB6F9D0D1D0900CB6445617B38693D36F54D72F31993DAA9540ED82D4186D2B2B202AF03862A020E085973E25F65BB1F8AACEFD8D537D43436AE19802E2292A69F380D830D8D7569FD84E87104F1D8A25FFF1206F6895C7A38A59AAF2668B6275510558429D09C85508FB5678E22D056D250CDF576A10141726F433A18A11A1CC52D71208FB238B869D6A8D4E203BF117F161D04C4D2B2DF68FE7897ACFACD805FBA003E20359BD51581FD998B26EA120FE3028BA2D87E4566D8C24F65F140D65EAB27CA7FC8CC2780D80D86180BCA9EE9E1DBA878BF5BFE2272CE2159A5E9D020311F029DBDE0AC918BEAF53F7F2404C44E9981DD60B8088BF2052501F3DE91684AC49EFA15911BF0B9D7B7660F66A4234BC63DF945BB7D4C55A9F595E4562C4F7B35FDF6F746237832673C2C07CAD42A34B37CE8CBE6F0B1294B57E968417B770A925C8398544A0FE22AC6F07D144A8F5693E71A7F808CB1944AA2465564A6E8603E25545EC98CC828DD6033F58BAAA6E2134DB8C6AD667D24B863D8BCBE4C446888B65C96C6EC2BE29A54DA96BE77BAC17757642BEDE8ACE479B5C460C5F2D92324A8D1EE9E21BF6D756AD0949BB73E4E78D2C097C0F43DBB4BA70443D650906EA62E4176E6B59AF9949CEC1CAAC7E0C533F21DF1CBD7455765A3FEB21A408F9DB21C9A00DE489F5E88B5E4A05E3C012A19FA6F867AAA5A8B23D00D0171069BFF3DF33D5F9449D58293DEC309031D90DBBB21BD64AC6F00CB0B80E40C6CCB73CFD80E9903CE9DC6478FE51B8264B6D7FCD3A5F55AC8F49FE1884DD3C503F3AC1FB28EFCB8A258FFDC8F8A11B8C21EE40F53F12BD38E2FD03E2D4266EADCB7573AA223E47B600D8C0B6B53991D73C0B9A049B7BE5793CF5EF9B427E31E8A26E5007CA244ABB6DD5F1BC5CC70D04B8C04E230C5DE88FC511F8C3707D8E5EBB666D3D1902CC84A6951D5BA31E7331227FAD1135F20142FA20D978C588FD75183741B9F89E21D7000FE84DB435477D44007AF4575CE8F67E446FDC142C218AE82E6560AA7360A4F6DB32625486B140FF654AF287661C3884F5031F24EA1985A74056B00E368F4235CBAA9D0F19862DAC2F2B4084A5DB3E774A7C880E43FCACDF0A8F5DAB157A34A439B94D94748CA11E26A2FF2C08EBEBE2CD0B2F66C943CACD7CA76C5F7B1656CFB045FEB07E082F9821E54C4CC3539B5976159D2FC9F64B004454DBE4A13AA6CA19EA8ACC258B58481DDB55925CE99AD341F32FE046466DF144FFE2FE0DDE274E1893B1152138E17DE837F4FB9A6C7301A2E0F7FD9F786B6B8D7A007F342531B34D20764CE4E7C021FC434C59CCB276212AE5C713DE51EB0CD92936E82F0DBCA483469D76D3E0D04010BCF082121265E289775CBF093237012F0EB8B8922E6DCBA99F3B5F53E8C3B673773533C8A7E155FEF3A1818B3C627FF07E8BF73E120BBCB2E867453365911F17550A34443F2D214C32F8784A4DFBA3096F51EFE83FDC2B7424D0CB70AD26A11FF6C05BB4E00B6F513DA7DF7C817E7DD5236B9AD2E9AF783E3AE0797CEFEFFD676CC2F37B8EFE63F8FE4EA2FE77AA11C053CC3CB4ABBA74C030910B7519C1AFA574DC358617F9E28BEEE6026F6F25AB818383210C321816AF53D710780B78073C35A835F0250C32C4FB9222FE55582BF42F002278ECC137BA5D9C84D31BEAFC1D4CB5E815FF6E5829CFDDD644F743D41FB19E91BC7BBBF75EF1D3C0530842D295A51BB58B29FF31EA73C2230D71F92F7C8DFA03BE004F809FC815F04748E4BFD4303427BC00FEE65557CF707D2B3DBEA113930978137836077E2975A20C7C7E97FA3E26DD8411BC019EA485378803D51BF4C7AECA7FC0DC40F5B5EE676A6B056E1AB4A50B0C5685B535E82F59D8FA815A6394E37E357F62F05E9616347516A68A2082DD860E44570CD8123CF026D77D09D36CCDF502F8611A130D97AA6377AC5F246A331463E070351F5119C7C4C3FEF40D0641BC06FF49DCFFA410B8EE8962BF363CE9D21166C423B5EAF1375EEADB30F1AB9662325FB0106AFFE0F58BAF480D18F4815BBFF1BEFD77784F666956C10DCFDFF7615C8ADF7C8D8245BD1A180D7827CC945A833B57AC4C479B4BA729ABD60715F539F8AA845EDA1E107F2DE31385C503F7B7D0A3D05BC86B6867C584B7EE65045F4D78AA61C06E4BC7BFEDB12F3A07BDD677871CE799E5B6417E808577E89B8592E726491CF386F569E402F6CF70C480BE05DE95A5C7F03CEA7FEAAF09AFA127C4549FA1FF45D08F32DA0CE827E02F8C503BF119F44CD7605788B2E7B65907D4B101877974876EDB49563CCCDA2A983D8C56712BDC7E83411FB5DC7C412F5F1434610AFE282D4C153BF573F8DCE54CEA75F05E38A6D5DDE669D6D09F2335E89B1DCCD20DF4C991DC3841BD4057D05A9EC002FAE1203F8F12FBD3C8038DACD09D3BAF018AD057E073FF86C8FBB5DBBF613D9458F30D1135D46CF320180FC93A78D02AD842473CEB7540D0B471E1EE8743847EA7A085195792D3208AC0F1CEB63028E72672DCD4062A896C923A7FF43570E297BEEEA7FDFEABBEA62BB4DD1A070293BE030698651DFA9FE89F5386FA86C87165143E54DE7F50DBA7A887FFB5BEEE86FF5BFA5A4EFAB6B0FF83BE76C4FFAEBED675B8405EEE93BE64A82FE8D3F8067C51C0EB2DF4C04EBEEAC9FFA38F2FFFD4C7D0D72BD656EE65EA39E035F876D2D7A837E07DF6C27BE8935FFA9A1BE8FFFFBFF84E37E59F7E2D7FF7ABD12EF43ACCE1175FF5896CC1FA385F01BE65026618FA8112CDEF55E86AE0EBFBC4B70A7A9CCEF107F49B82692A7060F5054D6480A7B04FA141436724291AE138D07F6EBBC72CC415F08AC509FA2A063F425F5A538EF4846E827E867E3B1B4ACEDC03FE62861057D9E1E00DF308F8630E8311F39E3D010FA04F8C01BF0329A03FDB3EA453E0602E543043F1DBD7B2EB6F7B3420F4F151E8E11BFAFABA6FDD4DB5EE4FA557BF41AF2E05F561D60E139EB9E4885DC530FFAC6B89FCBFF43344CF1DFA52975E03AF9BA047FBCF323493BE5B4EFA1ADC84030DCC57ECDFE9EB1307BEDB69FE02DF4DFAB4871EEF07E81DCC6FAFF9488A563D807725F8544F6676059C02DF425FD7F7AC039F927DD31AA6A5054E432F2550A252720623A99030F1A1B74BE803A7B635F4A269C0EFD12F3D1247FB150CF90886290C98693E38ACED09EB85D9D45C306F61B6F2A508CDA580FAD18C3EB5E4AD08FD77E87D70284C7629A884BD0A4D493C74619D8B5DE22D7CE5F95BE8B5A7B6262B316D81DF26BD18828345390B7249B549588A033D986111E69956C05A5D8013201B250E60305AECC13F35F816F34A5338E29A44FC539F89841B63AEAA2F69BBC0ADE0CF59F046EBFEC2495CB585E1DE9A429D589638F3A7049F0B357F609EDA96948C307665724EFC4C3F865DE65B781397C269300BB54F7936C06E8518EEFDBDED731ED90F14D91C5E054B70D8499DFD80F18EC34501536F500AA65369C9016E5C93D6F5A1F376307BDF60326F2BE4043C03CF02C356C8B7A51639D7F7A3C0DC008F20E6ADBDE37B473512BC1C1C0A467C7D888604DC7C01B750A98655D6F52D0E6BA123F76ED99184971283633FC8E5F1DEB1773A535BE9C12F4E1BD8E658AF0C6298CA3DA9665BDB7E43785E78835774F6753F0EB05E072BB4E26D4D7D919DFB06D767D4363770D3EBFD55881955DF7719318D99264B9DC9CB71FC03B4028CC463A5A0F554A30FD43ECBA83981CB186A258326F8AC66CDEE6031CB82397010F486D9FA97898BFD4F074DA8251CD6126AC96407B239CFA12B9DF90387B37E4D3C57FA156F5FE6FD3F0F96A6C36712F1A1C5FB306082EB6638E8BAE120605A2F66A397E11F201E5FE9D91E5FB33F0EB632DBAFA6786176F07068EB5611ADC519EA7BD64047B898C5A03372C22C611F98C5F11E1C64FD7EBF61CD165A19F7837729C641DA948FC5A7901CB32F3818075F89E387E50C5E44C826AF2B420F4EF16F00216EA6FBEF4388FC21BED06AEE74D82EE8D7613BF23397E7DE4CCF837B102FD4CB7498EFBCEEFF7D785F9707BD79FEC9A792C1453AAFD9EDF4FBA04F57C0D65D8EE36C3D5CA7EFA1C1518F3D3C9876C8B49DA1DE36933707ED7141CF66FB08EF537D993AAD87FB11CFDF0777BF0EF72753FD1398B1FB956FFF3FC80FDD51CF27C4EBB53F0406FE10B0256A96F0C67ED5EB29B0C0DADB6B3D2F2D056DE31A07FDB3C541B9CC4E2D4C52B3CB2CBF91FB6314AB3836D1EDAEDC7859B9F5A9F68AE77B6E10633627CF3ED043298FCC07068F935EFF182ACFF1506F7E896BB055B3DCF1CFD43D3C782DA3943FFDDDCABA7AF5E3295A6B336FE8F77A51E070E1F8DFB2C7B1EA16F02E4D5F78ECE561D21AEFC8E061B68B9DA085CAE01DE60E0E5309FFC9E2E59FFADFF041BB52F3E6E587C22BC914FCD863DC15F20772538C66E9383075E7EF32F50AA9EE3BD9B4C9D299ED22060D510CF8EF04E34E6FA6C39CB1D4F5171CC8103EAF85D73AF0B1C0917FF8E0B0D793D58F07EEF14C3EDDB7F89ABCD8E4387F6CCECEBFD5B98F26C9C3E77C1D2C65F78F9FC3261F7F2C3E6CF25F7EF2717BFF58F64156FE0383C96AE53F2FCB72FF97FBB1EFEF7FE97F84E21EF4173F1BFD64733D99083C4CB38D3A1DC3C77F074C00BF3B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["aaf26a94870ea38a059f0fe8870565da38c5ca2d762b98ff0714a1a97d4a29cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '076ad6de0b26ac4ff7e14618a263685b41a4a41b6a9da734563768c36c184452', 'notification', X'01000023546805DD5A5D93A34A76FC45DE00D4F4BD7A1C240A0935A5A6A83A25EA6503843C080A8996D42DC4AF77A299B977D7B1F686C30E87C30F13130ABEAACE47669EAC3E3CE2BA8CF6C7ED31666A5CBBFCB8BEAE4FDFDDFCB17ED58F9867CA2E498965EAB036D75550397691EA2A260A1FA9B227A9E7AB830CBA92AA7A2B4DA4B46978F4FD6BCF4826AB6A695C1B67DEBCC876FD4712129E77679A09264337289C2A488858DAD53C75ABC8CCEAB508599D76D596DA38281D9725A199E50E5F502456DB9D2D9413AB9CF643A2E395688263E2D817A94450A9F824AD59A4CAE559134495C797A915AD18ADAFEDF43CDB25921D8593DFF386C7C6E53B2E834287BDA36D95ED99CD5537C442F98B4C91168CBD629F51350633E988E010BAA1D8551CEB9BE17B8B5C55C17665B96034FD66D8974AFFB86EBE2AB756420D3CD5B7552A1909159FA5E23BD1552F592882FCD77AF59C0BF9CFD73B7D3FDDD1C238BE4E5BC6A53ADFC5A96A52C4C3847BFF40BDC47E6B1AC3216FAB2889D663A62B2AC97C607FD7CA430EA7EB9E70113FB76C2DA35688431B1752C55C38B1BF57959432F5B16F261CBEFCE3F7AE625918DE33C516A9E78E22B44539EB57B94D46D58A73BA13B36C14DBBDDB0BE3B9D76217D4A895B838CEDFE9F8FBA5246AF78E18CB931166C69C4AAD6749C3456911DF135B22EE5C8CA4D259FF5E2C999FCEF85278DF87FDAC7ED5D9ED23F7FA05E28BDA79D64B8B3CB0F4389F29C579AAD84C449511CC64090B02A5BE7F213E02793A19C578DA04CFF89B509C14558BD4F21385DCF2C646A927D25CB1865674E6CEDC641E0DA8A97E4F2230EDB39ED60A3528907FF2AA851A8DCD9CAB9B8C363F64B7B070DC73D9D80F6AAB99A67AD8DBFD402113A8DFAFBDAE2F85DAFB49EB5FF07B4C51CF993201D6F586DFA7E7F5769E2A62C86BB52D1DFCDF0D41D1C6513A0661C52A5E44BED6917B2D59FA555AB3DCAADFBFF65867A52B79E8AA5C53ACD4C8A24431C65187626736A5B456CC18AE274E7EEAF3E454D585AA83D47105E2BBCB22E34D7DB1D5559A4ACB15054EB10A4EDC5DBF246320F6216F736FBEDCB2EA7D3FC651D15A4FADC241EF985784B78FC3A96E0A8AA95CA147A2AB9378BFCFD7C7FB512A1BA75EAC52872376B713F614230FA78C4CA042F69539A290EDCD3950BD2A9654F0CEFFDCD2FEB13F55AE20E649C5BEFEAEE650E3227423DAD5CB43CB36BF3041233765541B49F10CF570D24A68C4F04D84F136EDF81AB54B891B7BB9E79271D5A35C899666F5F9D923CA9566566D804921D9A946C462ABE22643AD90E459D5F11B4DCF77836358F552FCC09C58B4BD07CC10C60DEF425719293F442F073A142A9502EB0406605DA8D129975C747323567D5C39FE131350133F30EAC7F51D72DC4A6263E5702CFEB9FE156A7AA3A90A85464D77F39F98C1A7E8081DC633D4CEF6D9D31346B5FE3DB7B5DEBBC0AC93690AEC50AAC4114E3810125ACDAA4F45357AC646F28991FD757A7E1FC5399DB8D16C8A8F5D645DFC89DE6B4AC9AEBAADAED37EB17F019C3E294B5BC47FADA75E23BBFE13C379A0C846E87726145B664A18E330F44878D7A7EFF76C8CB7FB15B9992B9C540D8192C2176ED525EDD53B309115A37DDFDBF4A157D6E35DFF52011B9326D052DB0FA36A5981188A31C84ADDC7DB505D78C7BD721734A9A41BF63CCB76EAA1DAF303DF1FDF46F32123FF9C8EACA86C7D2A3AB64CDDC0DD3B379FCFF67E39438FB7FE46443CCE467691613AAB76FD57E2553313F501B864E28CB56A5D705AFE22140F53E0FA13438081E09280873F3167F50B73260E0307767D60C29FCF4BC4A2AB04EDE8B3D0D6358BB9DEAECC892B11EBE3DC24148FE01D6F2F9943BB6A5D3DEB6F7D471D2C508F117A9FCA286EB9EDC394FA63DEDE74E2AD1F855B31D9F2DD56F2E16D36D50B055ADDDE4AB78F8B95690BDBE3F7940FECDB32AC8BA31FECF3FAA1033F001BC14DB5C2FFBAABE243C8DE935DD089157F23A77AC8CE0DA507DE5D057E4E53FCEA94E8DB256DA8C1DA55EACD3FC0DB9B3DAB4CE955C356FB05CDF8E6B0AA9A528BB75253AB22EE2B655F52D54FFCBFAAB4BB33DDF039E17275E25685F3BB19AB87F2E87C50EE4D38E4EF9DBE974EBC13DEAD076CACF7DA1D8A6EFE5EB1D8E8152DF70E3F56CD7AA83A3F7897CEF16DF14387C8F0A9438E58F38F1C4C3A44B5038F5C173C0B08096EBC11FE7E55CF12E5BF154E3A6E297EDFFE073A84ECFFAC0E01C605E52F5E9F74C8F29FF3BA71E9B6DD99163C1E2AE20B61C3BB9CB0B3E35BE4EEF44357D4BF744750B9D5D9A02C8B361C70FD1FE892FFCB98599B1F355CFF51A3D0950040F3C643E840C563C1EC2955CADD7736A131D80093D3B2A5CB56D772E3A5F7FDA92EF25144E081F764A680D1894B5D7529B4CF84156F66B51E2B8F1E3978D778468077BF9477FDAA2C97E8A5336A3D32CE60CBAE5EEF77C14552FE52C8BD475EBC24E7E6549213799CA00F3E8A15EA3EB4E7FDACBD242B3BEEDBEFA302379B65FC86DEFCD44B6E53FDFB3DDB5593DE487F70549D414F05A6A9197876E27B912DE61C3CF14B87CC845A431F32F68323E38F548BA7AECB58E80865A053E89A77A9A75B11E82E3E666E3EE64D7C2187B6A90B4D310BBFF63B3E4BBDCA64EAF6A55BFB5A34C1F43EE8D17E86FF0B6873E8A2E1B1478DE7BB7AC8B53D654B5697A1BF534D3EAB967CC31DD718BB7E514D1529AB5E12F4109F015B4F31259E2130A76F2270F49292B4ED75A273473AEC23DD7D1FCA25D1960299A8F91790E2229CFB2363A6D82F5B67DF984F158129A33AD82A4EC9AC1FE558FBB23552346C275C31E35E72E12177D4B4BF59AF33EF3A5F5B77FE97C3236EF39DA8D74DFFDBBA63F77D887FD160339D1EB74DF848C6D4E5CDFE652BBF5DD75DEC969DB81A65DB75733E42B8DCDE3A7AC9B57B2F23F5693C763319069A5FF791B1FB13EF4BEF0503CF7A786BD2CF641A783AFAAC3AFB283DFF66B4EF4CEF52ABF8CBAC08A1B15FE57328E2BDF17C6B9878E4DA1F73CD9D42CF3F33ED77258625BCC3CFBAFA283CDE4BCF6E84A5D74CB26DA12C84B87F4AC8FA9934BB83EAB7CAA52B042BB04B806CCD05C4DFA65D7A2F432E20D03784AF1C6822055FD168D748C5A2D4B13651FD4EAC5F115545D1FA2B33338DB0464955B7829D8732EC65D2D85AB9F57DAF5C08FCB84D96E1488EC9D01C2C51719D446221C96861D9AD087D9168B1D20D3F671483C46A01607FA7EE06C1B5BE27CA6041E751CB00856756AAADDF7534D424830D91D5F9ACE6E4F46BD5F50B4C66F7722950BB2035469BD20A880A3C8E18280878E1A50F89FD962CBEA8537FE5545DD1905A382687788A0A5ADF21360CF6B5D10DDBEA10E2A943B1ECBEDDC91B5AE5F1A86496CA5DBD41B1BAA8022CA1CA04E42A847D2B3CF19A82B61286EF2B35088A7313FA9950F9885066A96B0984FD9E45C356B54627909DF81FF161D04C752B2DF68FE7897ACF2CD919FBA003E20359BD56581FD998B26EAE20FE3028BA2D87E4566D8C24F69F140D45EAB2DD56F91985F10A00B1C5007955DD2D3B747717EB7FC64F58C42B34BD6A020311F021DBDE0AC918BEAF53F77C474C44E1982DD60B80883F2152501F3DE91684AC49EFA15911BF339D7A7660F6624234BC635F955BB5D4C55A9FD8AE8CC488EF673FBE5FEBC4AE074DA6C1C07C2943A30B37CE8CBE6D721294B57E9684673777A925C8398544A0FE22AC6F0BD144A8F5693E71A7F808CB1944AA2465964AAE8703E25546EC98CC82B5D6033F58BAA86E2E345B8F6AD667D24B863D8B8BA46123C4C5A2607667C2BE2EA44DA96B5FF6582FEAAC41BE5EF3CE479B9C470C5F2D92324A8D1EE9E22BF6D796AD0949BB2FC8CF2B5912F81E86B66975E1887ACA120CD4F9C8CFDC56B25A31939C82A5597E1BA67E42BE397AE9A2ECB47ED6434811F2B74592411BC813EBD117BD940AC68125423F4DF1CF544B51697B00A02F20D27EE6BF67AAF3893AB1547AD8622063B21BB64537AC948CE11960711D808C992FD97C83E9903CE8546778FE9EBB264B6D7FC93A5F95AC8F497E1B845DDF513F3AC1FB68D717254BEEFB91F143371843DC81EABF277A7EC4FB07C4A94DDC4A17ABBA2923FE826C01B0816D2BD390573F729A049B7BE1BB78EADF5785FC62D045DDA00E94499476DBB2E3BB6215D710E0023B8D3074A13FE647E00FC3F517F4DA256BABC910602634ADECD80AF5B81323F2D71A51211F20A47792B5978FD85F877113948BEF19720DF0805E455B71D44704A0477FC5B96E6F47F4C655C112A2886E5206A63C05466ABF2D224645180BF45FA624BF6BC68143583FF041A29E51780A6405EB607DCF55BD28DB9721C3B085F5653988B070DBC7568977D161889FF51BE1B14BB9448F86F4426E1D251D63A88789E83F72C2FABA78FDC48B59729772FDB255B6AF3C0BAB67D8207F583F8417CC906226A6E1A9CD2CBB88CE9764FB050022AA6C72571D53C50C7545E69C452CA48E6D4B49AE744D73D0FC13B891519B3FD0BFB87F8DF789066332B6220427BC0FFD867E5F91ADCF4014FCBEFD89B7B6D2A807F0475D10339B0462C744FE0E38847F88298B59D6CE45A9FC78C23B6A9D216B6283FED2C04B3A68D469370D0E3504C1132F282151249E78C3F5AB207315F0E2808B4BE9D2A698FAB9F335853E6C3B775B31837C1A5EEEBEDF35709147EC17DE6FF0DE7B62815716FDAC68A62CF2E3A24A8186E8A7058449061F4FA9697F34E12DEA1DFD877B858E047A19AED524F4C31E788B167CE22DAAA7F9C917E8D7673DB2BA2E9CFE82E7A3039EC7F7FED87FC6263CBFEDD07F0CDFDF4AD4FF56D502788A9987B665970E182676429D47F06B211D7785E1453EF9A2BBBAC0DB6BC12AE0E06008830C86C5CBD43504DE02DE014F0D6A0D7C09830CF13EA7887F19560AFD0B8008EE7BF08D6EE78D707A439DBF85A9163DE3DF0D4BE5B99B8AE87688FA23D63392776BF7DE337E1A780A4148BAB474A5763EE53F467D4E78A4212EFF8EAF517FC017E009F013B902FE0889FC171A86E68417C0DF5DD955335CDF488FAFA96132016F02CF5E805F4A359481CF6F52DFC6A49B3082D7C09334F70671A06A8DFED896BB6F3037507DADFB91DA4A819B066DE90C8355616D35FA4BE6B6BAA3D618ED70BF7A7960F05E1416347512A68C2082DD9A0E44170CD8123CF02A577D01D36CC5F51CF8616A130DE7B26337AC5F246A3DE463E070F532A2328E8987FDE92B0C827805FE93B8FF412170DD13F97E6578D2A523CC887B6AD5FD0FBCD4D761E2572DC564BE6021D4FEC2EB275F911A30E803B77EE27DFB37784F666196C115CFDFF6615C889F7C8D8245BD1A180D7827CC944A833B97AC4847BB934E5D94AD0F2AEA77E0AB027A697340FCB58C1B0AF33BEE6FA147A1B790D7D0CEF2096FDDF308BE9AF054C380DD148E7FDD635F740A7AAD6F0E39CE23DBD91AF90116DEA06FE64A9EEA2471CC2BD6A7910BD83FC31103FA067857141EC3F3A8FFA9BF26BC869E10537D86FE27413FCA683DA09F80BF3042EDC467D0335D8D5D21CA9EDB661D50C7061CE6D10DBA6D2B597E372BAB60F6305AC6AD70FB35067DD472FD09BD7C56D08429F8A3B03055ECD4CFE163BB6352AF82B7DC31ADEED60FB382FE1CA946DF6C6196AEA14F8EE4C609EA05BA8256B2010BE8BB83FCDC0BEC4F230F34B25C77EE4B055084BE029FFB5744DEAFDCFE15EBA1C49A2F88A8A162EB3BC1784856C19D96C1063AE251AD0282A68D73773F1C22F43B052DCCB8829C1A51048E77B68541F96222C74D6DA092C826A9F34B5F03277EE8EB7EDAEFDFEB6BBA40DBAD702030E93B60805954A1FF81FE6932D437448E2BA3F0AE76FD3BB57D8A7AF8CFF57537FC6FE96B39E9DBDCFE3B7DED88FFAABED65538475E6E93BE64A82FE8D3F80A7C51C0EB0DF4C0563EEBC9FFA58FCF7FEA63E8EB256B4BF73CF51CF01A7C3BE96BD41BF03E7BE23DF4C90F7DCD0DF4FFFF2FBED375F1AB5F8B9FFD6AB40BBD0E73F8C9577D225BB03ECE57806F998019867EA044F35B19BA1AF8FA36F1AD821EA753FC0EFDA6609A0A1C587D421319E029EC5368D0D019498A5A380EF49FDBEE310B7105BC627182BE8AC18FD097D614233DA09BA09FA1DF4E869213F780BF9821C445763878C33C02FE7881C18879CF36C003E81363C0EF400AE8CFB60FA9091CCC850A66287EFB5A76FD758F06843E3E0A3D7C415F5FF6ADBB2E577D5378D52BF4EA42501F66ED30E1994B8ED8960CF3CFAA92C8FF533F43F4DCA02F75E1D5F0BA097AB4FF284233E9BBC5A4AFC14D38D0C07CC5FE465F371CF86EA7F90B7C37E9D31E7ABC1FA07730BF3DE723295A7507DE15E0533D99D925700A7C0B7D5DDDB20E7C4AF6556B989616380DBD9440894AC9198CA45CC2C487DE2EA00F9CCA56D08BA606BF473FF4481CED9730E42318A63060A6F9E0B0B20DD60BB3A93E63DEC26CE54B119A730EF5A3197D68C95B11FA6FD0FBE05098EC5250017B159A9278E8C23A17DBC49BFBCAF337D06B0F6D4D5660DA02BF4D7A3104078B6216EC24552661290EF460864598675A016B750E4E806C943880C168B107FF54E05BCC2B75EE884B12F10F7D22126E8CB9AA3AA7ED1CB7823F67C12BADFA332771D116867B6B72D5B02C715E1E127C2ED4CB1DF3D4A6A06484B12B9353E267FA3E6C33DFC29B38E74E8D59A87DC89301762BC470EFEF6DBFE3917D4791BDC0AB60090E3BA9B3EF30DE71B82860EA0D4AC1742A2C39C08D4BD2BA3E74DE1666EF2B4CE64D899C8067E05960D80AF9A6D062C7F5ED283037C02388796B6FF8DE518D042F078782115F1DA22101379FC12D54A86199757D8BC35AE8C8BD5B7424E1A5C4E0D8777279BC77EC8D4ED4967AF0F3660DDB1CEB95410C53B927556F2ADBAF09CF0B6FF0F2CE3EEFC701D6F3608596BCADA8CFB3535FE3FA8CDAFA0A6E7ABEBF0C31A3EADB3623A631D364A93379398E7F80568091782C15B49EAAF581DA4711D50DB88CA1563268828F72566F0F16B32C98030741AF98AD7F98B8D8FF74D0845AC2612DA1964C7620BBE33BE84AE7E58EC359BF22BE53FA196F5FEEFA3F0F96A6C36712F1A1C5FB306082EB6638E8BAE220605A2F66A3A7E11F201E9FE9C91E9FB33F0EB632DB2FA7786176F07068EB9611ADC409EA7B564347B898C5A033768459C2DE318BE33D38C8FAF97EC3EA0DB432EE07EF528C83B4291FF30F2139665F70300EBE12C70F8B19BC88904D5E57841E9CE25F0342DC4CF75F8710F93BD942B3DE8386C2E134B06247D974188FC379E4DF9DB008F1520EF64B09B4C36466E2B8A6C7FE3023AF7158010E7EE66FD8C007CAA77A29548B83433E2B74F2403C8F38ECBEA8E9F09BFD8807580875DC4FBDF88A03BE771CC4CD7EDE3F4E0767B8FF967B8E5F69F18C0FEA29A6E8591F9FBF0ECE74E7235F382883EE489DD6C37EF047092EF2196FD5B31EFCFF46FECE77EC2FAAB07E7807FF707F991E16B0162EB2C5DCDEFA51A62DF62B80C5152CB7693DB7EDB43ED9B0237CBE1EDA930A6DC4DBE9BB03AC877EB9DF8059855CD14726EB343B4D78698DE968292277A766E6B6F76C53386A30960F728CAF7CB51FF22EF7F1470B45D1C45DEE56184482402E69A1A5D5C4BEDDA132872D0E7F50539437E6AE1E6EB03E39F052FD2F78A65DA179FDF44E2D0E642235FD81C9E4458013D3E940E7B39C89DE74B681D70B3FD6876EB5E1E4BBF22575A88F8E37F90DB3C0DD2C1C7053327B93B64DA214C2999ADC33355F7EF7B791A9A7C367ACFF5476F8738688C1BD59BF2630F4F908431B4E147CE27BB2B81FAB8E1EB86FF2725FD7CDFA3359C4F3BF74186C1FFE699E06FFDACEE6DFCDE25FF69BF7F2F032F4E7B5DF3DDEDD4639176E7FB3FBC3ECAFB4354D66976CDBD6BF1D1EB36FDBDFDEBFDD57EBD753782833FDBBFDEBA6299AFC5F77E9BF01C736DA3F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["aaf26a94870ea38a059f0fe8870565da38c5ca2d762b98ff0714a1a97d4a29cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'f0b7809128d82f04a10becb1d6c65d1ca8d942b809b0d5495f255113dcd43c94', 'app_receipt', X'0100000F6F480DCD977B3C54EB1AC767AD19E336EEB389CAADC825BC333289F62ED75C8AED1615156314B9376E316114922E94C85D264442213154ECC8ADA62497D8A6513B513A4A74D5594BFBEC63EFE3B43FE7F3D9E773CECCFC31CFFABDCFBB9EE77D9EEF7ADF059862FBF0821AF116F1B322103F9CCF1473054C31171882486240042FB83BDE02A2617130C487014C38FD9F43A17C269C8863C287484C3806C8C39000E2839396269201594F0B50B4481447000C00D90080ED401411511D0FE32CCFC0F781080C09A3361F8CE51F9D0504184247E070308CB90BC461480CB50460BC45977941103FEA8E5C9C77272B896D0288AF2C6A6361088B3A0BCD3B4BC36B34D19991DFFCCC70463F4026420641387E021F497B8D3619D5A5E6750296A40DC0121842928370E2097931FE20A249D794FD26D770EFE307400E8660549124885303FCB469E1EE7E81BE34ED3DEE7E34345DE4AEFF3E5D220C61509D4010FA3138C033844AF70EF047BD247FF322E96A017D2D4072046B91159A5FA465C82AA33A319823BFBCC44576DC3E3CE2AC83CDF1E88CED450701135D3109546722C5899D43F286F1E7511B4D10282356116AC91264FE18AF7688BF6F00751F92128C2F46C74810C4C8BAE0D70F894CD15B071410AD04D5FEB5845FA3439D2F7CC3B9F45BCE68AC65E80024560C523E187F11B56069CC7C1A15BF932A174A55BF49E81C57175AAB90E222334230369F298CB427B61130E1F3F9C82D60F83B4CE29DDB2A3FCEB1D65A9E38D65EF558765D20063F8C76F4AFBD0E09231DED4612068278AC130E2F05BBB890960139D41022481905062A3AD00382698A0EDE7E21BEEEC85F1200DAA88A25AC5A4455B4F4A7D382FD689EDEEE749AA28991A2BD831150941101FA80847CE73FDB978891811E5870E1AF0CC09E46A57907D29180F7F87BFBEF990F8009292F4C198118CB84C490A54288614210E6655FEBE5D18D1A92DD3A654D151B8223423704743DF7FAFCF15DADC5B65B0C1D95FB699F8DA4CC2296B4F9A91A34F53C6A0E510DEA94B0309CE6980764502F971EFA1CB99B9D6D18ED63EA7B3A30F76C2859D0A33BDA4D75B3E2E94B99ED77861418BD3643FA9C2AE792BB6983DFCF789AEDBCDA9E89F757AA223AF95352F77CDA92AA5FA052FF4E60A2EEF6BEEFF7479A33E4CFAB76174B0B79B1D71D18FA9CB2D54BA4F3C69BE7D581E6C1364221CD37A7C7A625094D8595D5BB9A2BCB2FBC4EF5188A799B6B5DA0133C1B16E46DBA573555944BEDB297E1F29537E0AAA54A4265A476A5537A93BD3FB6BDDD4AA2BF6A2CEDD4DA13F65EFF9A13B69B67B7332C2D2DEB118C8530506130080404A4B4CBA520E80B0E0618208A5A62A885342C7F0C588EDAA238691CF1F9A571ADE1A48E5BD757978B5D33CB695FE957920C145079056E09908E21C61574FE325CFAA66D44353A93FFF2D4947C96381B88E385E6DB8EEA891746BA1EE9BCDF3722521508235477DCCC9198C1261A2B63F8ECABFD5D89D38D95EA82C2095632336FBE24A768F7FA1CBCCC60493C1DB10BB7A4AACCCA7FDC33A916EDE074BC8DFB796D7EA4A3EDD66BB6A3530F63C31D229F76F7C9EC20CA8CB4A5AECE421ED1278AC48C8F74B21D6D44BBD4BFF3BDFA6EC673625076BD5F2D6DBFF9C06677AC92416AEAD4EDE44830AB78DE69290026E50A2DB7D5B81E1B4AF76D9298185BD949BD726EAC24ADFECAC05EA721C1932372DCF8E627D951189FBC5E1B620FB0F35C3B1A79C670D94771FDFDE1D27F6BE91975CDE2D8ACA743A17EC36DDEA7FA3672FAF3CCB98CE208CA922B6256E320B1E0880978BF52DC68D9E09CAB71E66D8A8FEE81F18B0D3C04E07A04E0735F0126AA9C3BC0A96ED9A1ACF324C1A0E95047710DE152ED1F960D38FD27FCAA0155A44E08BF0A8BF16B1F1040FF9F70BBD883E3CFB8CD606664A7DFC734D9C73F6F7FE9FBACA2A3ABEA5676A66DE26C6FA7E7CA08555E2978957AF7C8F09D5E13466F9FC7FB49A9351E124539EF8C4427E6BAE5BC9C2E6F3A0461A892DC7CBEBAA068A5A91949EF5B3BEE71667B8FFCB08DCC7B2241D3EA8B095CB1E385A8CAA7DCD80C8A5999A569C9F0C9906C476EE0EACBA1D6AB6CB94E93534AE31AB6F2DAF9EA0ACD4623C13179950AECB6E93C9BD76C52D1BAD7C58CEB47FDF6295FCCAA13BE98D7229033519FAA16A4B6F3274BE7D7AEFBBD751B2552BED04FFA39B15A19CF5C1DF463466379EA2E8FD6B92D9F7B60265A8737A60F15D7646C03ACFE32226DB2F95EEE44447B9E5C399DE11195D3E9E65B3AF06CE02BB7E1201448A2E8CD732B00F008B0E8F6F23B7A21FC027A17857321BD034FB57D6A483B0C6A5C1F74D88A2E6D953030B45F482F7A5A589CDED2463FCEC0B60B564573EC0BED6E89998745CB6BD2AC467E695DE1C94C2C953462338A1B5893E774F60F4E2F19A23A6F09ECBE167AB0BAD6FAE8469F61CD71D6FAE3826A4437915B53A6563A3CAF4FD685150A86B97156C75ED11FE74A0F8EEABDEFB991F79D7A596DF4D0DE09E94BF5C7D82C8BC8BBBB1F67915452E3D5DDEF9BAA6115EC36C6A9D5722AD96F7596E6DDA5105FBED295C85BB657F8C3F556F1B7774D3AC9DC82283E5EA65CE15410A5BC82B913727A3FFB03EC7C220A33B856E460B16D4EEE16835DF265759AA9F8394DFE115D657615A77D975EF7AD909E126DDA07AB5AED1CFD6B47FB73E57B6CFB6C07740BEE79C9EE3F1D3219E1085BE5865B11117A1908BDB47F6CBF67CED544856D178CF5748D37E0193FA9A9DC2F10FD7F83EF7FE9B9F167D8DE485A46B6725A2AB27D4540FC6EB9D90F6BDEA6AF2F7DF364D9F489B1AA171A11F7B6F6B455FF1436966CA1BB5683A734FEF356BDB3C72A9E0DE95DDAE9D3285A94997843FD9C22B18825F5A92E8EB5C43A79F7A8CF0FA761E923DCC696D0678FCF46C8F78A38A70033DB158E2176123F78F3F5EF394FE8C225B3AA055E7625A9A9D53C6B19629874BC4989B1D4A1D08D133A4E975EB5BC876D71B8F34B5CD1A3A2891561528F4E8D95B0F89D9378416D01A91FA4F4D39B89E74F1EE8DA54E0F2314BD42E2B6517B924AB9478F3474CF3CCF53EB27FAFFBCDEB91998A0924378F72BE9B9A0C130321955D222249E1D51A51D4CFC71E794C5A0B186B76247935FAF5493CBF56F6155B63B01188FD862D1FC022D87E83D945915C64FB4CC9FE62601338E51C72698427D33343CD9C9673385C971B9DC09DB060AF9BF51EE4B9677F2A2A6CFAFE2DE79448B0F11ACABED3E62CB3DA9B457697B45B8E7B518FCB28AE237236306F131D6F311ABC7545E9B163218486EC4E43BEA4958780D0B8D6D083CB773E965B29DD3DD6643251F8906551D91F1AEC9D9EC63E157D73F3E17A1389D87B9F7C4FAD1412B23E63B4AA742FEFC00E87C6D80CDC4A6E2C2172768CA3C678117730B67FB2F9E194E520ECE3926916AE3CA324DB2183890AD76D0EC9B1D4C74CE47D6E35F0A7E4D9357B9DD6FEE21E6C53AF69B1FA7DE1B680F2F6EAC897AF1B5A26F3960E693252CC21FC4DE52DD6309D73CFDA375F21B86526BF92C4840A90835D0E8CBC0C84FE9507CB4536A86F1CAF17BE302EA81272F444DE5B30ED4F2F10877BEF3B5C150DF5DC9473E7CAD5C75167B8F9CE2398E00D614986DCD946EBD815FDBDCB1B1A486B46CDCB42B6B26075D60DD3B0B053026E47F7F253B9E9727CCA7E6F0BEB86ABD41FCAE75FBC737823CF56EFE7A81322CFB54CAF6430BB8A0F8F7699DA7D307D52DE1D7746B6A2F0DDF64C7BA806F6DCAC177ABCF3E5C86D357680E6639BB541D3F1874B38C6CBB58607DE09D571BF5C6D9BE325880A27FA9FA191774754E47BF40CC28F7462E0DECA56BEA715CF8F52EEB73DB4781DA8E792534AF950ACE1529F9076D06522EE81EAD19881D69F155D722A72184ACF126BD237BD632BBA3828D726BE485EA518B979EC82C687FE0DEBFB376C878DA2B76C4DF7FD3B41A17C53', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '9817a44deb8bbb03e24dee4c1c95c4937ec5f64e343873f1d10a3a961992f41a', 'app_receipt', X'0100000F6F480DCD97793C55EB1AC7F75A7B306DDBB4DB24994286F0EE2D43BBCEC990B9C89406121B45E6B629EDB02B4954A4C8AC84761142325554E66C4932748906E5A4A344D270D772EE39D739D7ED7CEEE773EEE7DEB5D71FFB59BFF779D7FBBCCFF37DDF7701B6D05E029F6A8C59CC8C20C403E7B0859C005B682B0C4154212048E0DB1563067960713084C700369CF2CFA6500E1B8EC5B1E1C354361C05A4618817F1C15128641AA0E9A8032A72DB03405F4DA3D3D66C0724444475028C333F0B3F0082302480DA7818CB333A03883084B6C0E16018D30984614808B578618259BB496E200FEA8E3C9C77A7C9099902C477296A6361088B3AF3CF3B53E0D56A68CFC83DDF339CFA18201D218D201C0F114FD558AD414375B1799D88A56A002001434870104EB8ADFEE1B266AE0F97D3F9AA895CBD290948C2108C2AA2446186BFAF864798AB6F808F87C66E575F0F345CE4ADFF3E5C320C61509D48E4DF1CE4EF1ECC607AF9FBA15EA2BF7951B5D481DEFC24E9D2917902603B90426619D5C9EEE3F74814D62D1E310171AD1B36C1D1B91DC624C046674C04D5D94872A2BF2271C3848BA88D0608E4112B1FB59612C5FF385E8D603F1F7FC65E2424985080B611210AD1B4C0AF97968E9E169041B44254FBD71452E9DABADBE79D2F7DC799F33D6774AC97D106C8583148FA60C215D4822998F930AEFE4E2A592895FE26A17D5C5F68AD44928BF408C1D81CB600529ED83AC0862FE620AF80E12598D8FBCD8A9BBFE6E99A9F4C68297DBA744D0086F004ADE87FD43A248054B4335500F011B00E388218BC752B550A48A2063F51CC202040D68EE91FE4216BE7E51BECE38AFCA502A081AA58E2CA455459733FA64790AF87BB972BD343D6C840D6D6CE00C88A0B023D40457EF3D77609211AD0060B1EFC9503B0F560787805309101EFF6F3F2DB3D3F003624BF306404622C1B1242A60A21860D419837BDF7CA46F555453B342FD75F5D1F141EB2DEBFFD95E797B98F9566DBEEB234151F9CF96220661C2ED1E4AB44AFEF1E6808560A6C13315B3BC535F14F6594710E7F89D8559BB136D27B834F7240D6B9101A9F5B47A4B3D246D9E4E2B496FB8332AC1EAB413D6EA96361E799FE1FA6DD8D775E6F4923F8C995921DFC7492767FDE94A497AB58FD9177BCAA79EF0FFB224C58D217953A0A28FC9EB56BF60F7E49DCE229D876EBFDABF20093202BFEE086DB536353A2C4FA0B25E52E0D254597DE25B90D467DC8B2CCD50C9A090DF4DAB047298934CC68B7151FC617D5E0CAC50A43C4C55C52747AE2BDE69A3E6CA132DFD671DAD47787CEEADD70C0768CD8EC0C3D73267D00C64218E8421008004424B5CBC520E81B0E061840422D21D4420A96270A2C476D128E8223BF2A7EADFE24AEF5EECD554542378C335B147C0BE3810C2AAFC049004A14F9506EDB8B279CF74D434A91693C659393D2E9C2B54098C03F5F760C77820052F548E5FDBE1091AC4018FEAA13C6F6E4D45AB2A13C066F5BEEE7449EAA2B51E113386A213EFDFE5B7CA2468FF7C132569EC8F3219B307386E28CF4DCEE09E5483B87134DC35F747322ECADB7DCB01E9D7C141D6617F1BCA3577C07597CA82969553AB2449FCC17323CD6566B6F456A5759E273FDE3B4FB78FFD275BE951EFB4CFA36BA62E5E8494993CDF1116046F6A2C332008C8A641A9B9587DDD673F69A8A8C8F29B431AE9D1F2B3C537DAD6F8FC320DFA921C9E1988667190730DED93D56E46E60E3AE3B1A7176ADD49CB0DEBE30CACF8DDDA34EE95CAB754C28C4F74993D7E95E7DEEE36C93615641B88EC435218BD72036F798119855103690EAFFEA6498D6ACE3ADB5FFF5959A1104E06A04E0F3BF004C563CBF9F5BDEB8435EF3D9517AFDE1D6820A6271E51FA60D38FC27FC2A0325244F08BF328BF16BEBEFCFFC9F70BBD8C2F167DCA6B25333521E60EA6D635EB5BCF17979B5B5BDF46E469A75EC4C4F9BBB42B8D20807BC4DEA3CF6E47E8F11ABA7D76D76426CB59B487EE64703D2F8D70E494F8732D3C31086213A9C83AF0A8C949B9C16F5BABBA38B3BD373ECC76DB49167221EEABD51012B76FC4452FC9C159DAA637CD97C43E19353C119F6C301ABCA422C575A0F3B4C4CCABD56B596D6C851916930180A8ACA2E91A96D9ACAB67A574BCD5FF3AE8075F3B8EF5EF92BE9550257B21B7933C7AB9394039577DE31777CE7B4CF4BAB4E24F11BF394AF43DE3DD64B273BBDA8D1E81195AD036B9C977F7D684CAA221832070B2A52B781BCC797C91E130D5D59E3E12DD992454C96DB81CC36671F4EDFCBBE5FB80D03214014456F9E5B5E40408045B797DFD10B1116D0BB289C0BE9ED7BAEE15D41DD41AF707AD86A4D5A764F84BED67621BDE86961717A3975BEDCBE6D972CF2BFD65E6A718E4D3B422AAA386331F4E2DE0A77762C47D4A09655509337715E735FFF94C420C3715340C78D9083E59596C7F5BD9FA8BDCE5B77824F99EC2C7877728385E688E767CB0B5765D6661DB24878CB7C9A45E91FD59EEDBE95BD44E57265E4E09E714A7175426D9E5944E7AEA7E954C5A41815D7071B94B13236FA87942BB925B51F34976577EA90DFBCD512C996DA23F0E9E63DE10F9D466DB4E1DC03F89134C90B93813A4557D93B2187D9991F61C7930730FDBA82070BAC33B336D15DA42F57A92511BEAAF10C69C9D796725B5CB43BEE0677176A787CB2A8D4C8D4BB71FC719674B775AF759F566E97E7D27DC9C113E1F6B04556980519A19785D0EBF1EBF67BF67CC581D0ED7CD1EE4E31F411C3671525FB7823FF6FF0FD2FAD1B7F86EDAD38299A85C332C1ED2BFC637649CE7C5AFD21651DE7FD33A9A99363A53FA986776DE96E2ABF133A166FA6A5AB3A22F7FA6F5BB4CF255C7D39A85DBCD3BB8E949F167B4BE5BC2C393F4FEC73D5A13C09CBF85DA3DE3F26C39463C3758D212F9F9E0B97EE11744C04C6D62BEC836D447EF4C23FDE7D91D88E8BCF2BE77DD31EA7AC5CF1B2719065D4FA3E31CA5C53876978B4359973DDBC0BDB6877FFC5A1FC81FCF115A16203A7C70AF3781CE346029BFC933E89E9A534902F9EDADF6E9ABB752E9D64939EE8422B4CE7906F6FC6344CDFECA5F9F5B8DEBE1991267B94EAEC5684BFADC632A2F32BBA080AC68595AB1E607C4918709BB0E435546B8DF3ACF3ED157975E3F22FD81A027D20F41BB6788045B0FD0EB38B22B9C8F69998F18D6E1530E9185C3C3422DE3DCD489B92B43B529515797478DCAC76CD8C57FF886BC6E7FC0BF53F7CE09E160C325CADB337D924CFB8F276BE4DB146E3094FC60971D93564EE7A7633D9FE2EABC64B8BC48C1E0B26D664B4ADC5C7291C06FCAFD5071F96DD9F2BB290EB4CA8371ABFF028CFACE471489057CA99DAD391B7371EA9361289EEFAEC735A819FDFF2ACC14ACE9E91FD3BECEAA253710AC3D1C4889931AE32EBA74307A31F4F343C9A34EF87BDB7A61987C94FCB2D6D15C71C08D36A08CE34D7C38C677FB947F7D3C9B669F04CD6F8E61A6455AD66B66AF6C236FFA296F28837EF6A1A27B2970DAAB1124D20C26DF94D963093DB65E9932313D4389D53426543B9C8C12E13463E0642FECA83E5221BD4778ED70B3F18176409397A22DF2D98870F7BB65986EFE457998D3B2255B679F648BFF366D314416EA558D35C7E96447BFEF5B18FEB2E1D5250E56D7FA85EB4EE6ADFF2D35DF8DC9FAFB4A4E8E726BF64009B731F07684CCF55A9CA4373624BB1262F7C30559F045D6C6ADAAC840B2DE2C6AC6A5CCEB1EA3BB4E342638DDF353796C45F332F1B3E46632EEBBDCE57477CB46A0473B63792E1E8E71F6EFA208DE7E0C93CFC9B4276F4D0D429B2F52AF53B1DD28D75149514E3C423AD78E729DBEAA3F81741BA77A236AD355D377B07A8CA140F884BC6722473594D7D1DF645E309099EC7A5A7CD281B4BB52BCC04B343DEDF7FBEEBA6A2E776D369BA110F65AEECBC15796F8E4160D112CB6DA1FA9A4517AF58EAFF1D76FF745D', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '3c3c2f56516f369fcc65b2247b12880e724cff69d8fc19303fb54e1a0d6711f9', 'app_receipt', X'0100000F70480DCD977B3C54EB1AC767AD19E3368C6142924B2E91E29D5168BA227229B67B85E49A915B8C5B4CCC542A51B995DC45481136925B6123B728C9251DA236A5749448B99CB5EC7DF6B1F7C7697FCEE7B3CFE79C35EB8F79D6EF7DDEF53EEFF37CD7FBBE804D74C7736F08D70B9FE18338E17436D116B089076108A210011F9EFB48B81EE48CC5C1100706B0E1847F3585D2D9F0791C1B3E4361C32C2001435C880F4E58984C0554B54D8082DCE6409546DD4CA38243801F11511D0FE3F4AFC04F001F0CF1A236078CE51C99010418425BE070308CE900023044442D2E18AFD7A69B719C1375471E2EB953A5897B01E2BB1AB5B13084459D79969C85E1CD4A68CFC8BDD4339CD00B908E9046108E93C04151DEAC4C4575A1259D80A52803200A434870104E20F640FFDF77F9977D711253E453DB3ACF00623004A38A2041C0D1CB43D939D0DEC3DBDD59F9A8BD87331A2EF2D67F1F2E198630A84E20F0FCE0E3E5E4E7C8A07B79A25E82BF79515437018DA54952A70180DC87803832CBA84E261A34D2A28A430AD34CED37F51BDF33EF738084011B7D2509D5D9104C612D2271C3F81BA88D060864102B1BB5C408A27F1CAFB2A317DDD3570D2031C1F81CB4118940A4AA825F2FCA66AABA3A9044B45C545B298714CAA125E79BDF71CEFB9E333AD85B6883A5C1F222D66DD48285314B71DCF955C220A985F185CBA5A2DF24B48FBBCBADF54876911E21189BCEE645EA135B0DD8F08D74E41530BC0A73EED143B91F16B2D4F52F453517BD5CBDD51B837F8196F4AFC50EF122256D4BE105DC78AC050E2F041F3840110762A8C14310D2F4F696326378F9384B99D13DFCDCED91BF14009451154B58BF822AA5EFC970F6F17076A2DB339CA5B435A54CCD348194081FD00014E4B7741D122552C116B0ECC15F390053674767BA370319F0514FBAE7D1A501B0A175CB434628C6B22122325508326C08C2BCEF692C1ED9BD41B05DE556CD9D5D3E41FEBBBCDADEB8CC7FFB52A677B081A922F7247E5E53482748B4C9439E56D3F5BCCE4FFE782B496FDB54A7AE57826371DEE9F9E02355C9DB42DDF6B8C779A75EF3A7723BB487DACAEF938A2B486C7E3420C9EC361AD0E82CB2CAED88EFDF31EDA473F86E7322DE53BA886CE1A91673746E7F8C46865CC517AEF1F287C776F806EB32256EC8B7E708F3B8546D3D31301F6DE9C2D7FAE0D39B126F5D1F231EBFBADAA9B12941424D6661895D5D61FECD8F310E03619F530D33547C66028ED3F7B8CAC7F00F39B6998A0C71E457E24A8472FD4584ECAEAA7547D2BF357DB6A4303E54E7B56E3A1A30AB71CF02DB3E6C7238203E3EE9398C853050A60FF0060424B56B8520681107030CE0472D226A2105CB1906D6A2363F4E18477E53F076D38B889686FB1BF389F774529A653D722381242ACBE044817018F95446EBCF2FF23E350DCA872672164F4E4A24095401013CCF52D9393AE17991AA472AEFF785886405C2F0945FD43127275491B5D661384C4B3C6DC853D5858ADCBC670D44A63F2D46462B77BB9D2C6666915E0F9A04EA3BCACD487C3B3AA1106A6671B169685E3D3DD8DCD8F29EF1C8E43356A059F0EBF61E116BB2C86053CCC624367CFA523651EB7C6B95B9117F9BE22AF7BB5FA69DC6FB576FF72873F6D5EDDB678F95A6C5C44C3E8C0C063352372CD600A09D2F59FF5061C86157DEB1BDA4F131D956C71FAF8FE5C657FCD8E76A31C07D79506C28BCEE557208C62DADDB88DC054C9CD44782AF6C13FF26A0E11B28FCF7FAAE119BA44EA3ED0CC8DFE345133DB66777676F9AEE103327484DF447A2C15B702EE3BC36989515D014EF5FB0D14A7CA8E6A67AE2EDEDCA6104E00A04E0EBBF004C96BB7EA2B3A4DE7A9DCAABB3B49AD32D39A58482B23F4C1BB0F84FF85500F2489E107E2557E2D7D4CB8BF13FE176A50FC79F719BC04E48BEFA0453631AFEA6F9BDFBE89D96B6A286E444E37333DDAD4EB241F2C379E0434CC7F9178FBAB599DD3D0EB313429B1D48D9295F34F9C717DAC55C2C8AF79E86308E8243E91CE5C743A527A705E90DD68F3B67BACFEF3C481D7E4572DED413E62D63FD8E5F6E2E9595A0A6734B7F4FEE8BCB7EC9E643DE1B8BFD0DD71B0F594C4C4ABFDD602CA19CAE2859A739E81396562859D5349566F4B18A92BDF5630EF3FE058F63EB6E2795F3DE4EABE74A19AF885138AE70F8277DAB8F36BE74D56A52F422E3B28745562373D4C64C236C8435AC78E0F956DBB50B4F75F8CBF15A8C819CD2848320ABF716D979A2EE71EA7850739A583E83E91092D26AEB9ED737DAF70BB781C01F08A2E82D71CB05F008B0C8CAFB7B7A21FC327A57847339BD7DAF95DD4A29D6B4529BA72DC6FC6B1A49B46DA6CBE945B70B2BD39B57EDD1D977F0A641F642D5CD66DB738967F8F34BE30D067F6E9471629FCB13D4AC62E654664D5C57F1ED9F121D70B4DAEFDD7ECFFF644999E185DD6E2F94DE666DBFC8AD40B6E56B98DC63A032EC3267987947725BEA2983A80F8C97A9C2FD235B66BB1EA4AD52BC55163AE03A2E5C50115595A517DC71E46512452E265CD1FEC91E05ACA4C9EE530A659D85559F55D6A475A891DF7F5025A589BBF27EBDDF28F0B943BB953A9411C2319C289639795C2DFF0EFB3064313BB313B6BA1482E957E73B99639C92BA9F662771AB5C2906BFA0C439A8BAAEAAA8B3D96E4B7B835F57AEB2F3578332E5148D7B177A5325BA8C7B8CFB54331EBBACF68DF39B0832870D52030DC808BD4C845EE77F2EBF57AE9786041CE26639D984D386B55E9516FA7285FEDFE0FB5FFA6EFC19B60F22C4A906166BF80EC978851F119BF9BAF9F3D5ED799F5E894F5D1A2B7AB721E8B1655753C94F0163917AAAEA1B86A5DFFECD72CBB5A83BA3035B0A0EBB55F367279E7BA0785D8A9C9D2534577E2A4BD430F2C888DBCE3858F8FC5075BDFFE8CB6B4112DD7C56D140C758C6DCCF84B493CED17BF406A10D179955C2F5BE2D4241A174B47E80A9DDF2293A4C5F458DA175B6252EEFAEFE636CBDD9A39F4F653FCF1E9709107A1E3B969BC56915317CBCC92BE6AB90C6D53AF28DCB27DAF6661CF896C46F92146D47CD4DCA23D7FE80A99BBEDF43F5ECB6AFBD1F9C28759662EB90CF51ABC4D4A6F1C8D9F1F14504966C08719C8F7AEE3061C8A5A5D412E152EDD1437A73EFD62FD86A81DD80F81BB61C008B60FB1D6657447285E5333A799166E43D69E55730382CD235ED9838256676A63C35F4ECD0B85ED5D6197AFFB07DF25C7666CD8ECF9DB17C3E5A9BD58EC5E966E994D5669B1428D75F7471BC2822B595DCB98BFD906CDEC0ACA4ABF23358637E84CAE4D66D1C11B2A701CFDB4D034F8B1F7DCB3790EE88AAD11ECF7C96A557D8EBEF43BF1A5F151B5ABBEF4C853689F578CE3D569687C7F08AE6FA3CD7E113D666D5AC049CEC108B103C33D6A9C07C77EA24AB77A2EED9A47E3FEC7620512770DDB4F4EA16114C48A06A9D5F8ABE06663C6DBE91E6A9966652E712A7BC68EF6354A1A4B77136F3A0577E7349F0FB8F95F513696B069498D1BA10BE76DD7E4398D1F9D8D03D5DD2A77E3ABD90C28632908D5D0A8C9C06FCFFCA8DE50A0BD477B6D7CB4F8CCBB2846C3D91830B46A872FF82CCFB7CD7CCCE6BE2ACC60B35015EEB6B5BBF589E6CE11B77DA616213ED61976776E57998F49AF1069698DCEA807E31ED3E9EBA3989B49D3B4637EE7D46DFE7EA7B2D99FF6A98FE96F76B839EEC5EF820E333CF2E28CEFFC9720DABB1FEE638879C3576FF4272BF5256357FBB13FED533970E977DA4D0D777CA9F4A75F78CDD0CDD3F33E1F8CA4EAE94102531EB7FCAF5C140F5AC280FEB7278DC469D77115B1A7873179AE6673E932A8EB433EB8154E0C748A9DAD8F16D2502B1BB771515CBB65AC55F59A098BFFC726C2D8DD348F58188805FD4E29CF5C751F2FD03F5126561E197423D934F3C2BEF7DB9AAF084FB93A04719965A5F5D4F96A754CA357634BBD61CFC07508F7BAA', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '6f73035b090f2b99c0bb6b3382da1e053f82a3ab39252a26086bac06ee525aa5', 'app_receipt', X'0100000F70480DCD977B3C54EB1AC767AD19E3368CCB6C845C2397F0CE2869BABAE652E49E503106237743C48449BA6C2AA2E42ED7882824D185905B48127188DA299B8E12A9E8AC65EFB38FBD3F4EFB733E9F7D3EE7CCCC1FF3ACDFFBBCEB79DEE7F9AEF75D804DF4C273ABC418C5CCF1419C70169BE804D8447B1882C844C087E73E186304D1B13818E2C000369CFCAFA150161B3E8563C3C7C96C380A48C11017E2831311215100454B0D50D400D91A002AD0A4824DFB003F22A23A1EC6195F801F033E18E2456D0E18CB3936070830848EC0E16018D309046088885A5C30DEA8DD30DB9F1375472E2EB95364893B01E2BB0AB5B13084459D79969C45E0F5AAE8CCC86F696638F9194026420641384E0207597DBD3A05D58597740296AC0E80180C21C9413801DB2C5C8A40E3EAD63C95697FF16DBD86401C866054112208D07CBDD5E921CEDE7E5E747577676F3A9A2E72D77F9F2E098630A84E20F0EC09F0750DA23119BE3EA897D06F5E644D35A0BDB4481BA9E83A817D401259655427054D4F162673479DEB6A7CA2FD80B2C87338AE040FD8E82D05519D0DC1E4A86F48DE303E0FB5D104813C62E5A3963841EC8FF1AAD37C193E815A00C909C617A0830409448A26F8F543266B830D401AD10A516DC51A22E1A1CE57BEE35CF43D6734D86274C052B0BC887515B56011CC521ED77E95304869617CD972A9FC37099DE3E6726B2D525D644608C666B17991FEC4D601369C9785DC02867FC09C7CF45061CF62EE46E3B3712DE52F566DF2C3E087D096FEB5D9215EA4A59DC8BC801B8FB5C1E185E1BD7BC992401C357808C23A7E7E32564CDF00BA8C15C33BC8CB19F94B06401D55B184B52BA832C63E4C7A8037DD95E1CCA4CBE8E9C8585AE90019513EA00DC8C877E9B34F8C4841567AD985BF32004B3A8DCEF0632201BBFB307CDC9702604372CB534628C6B22122B25408326C08C24CF6355D1FDBA122D4A1517CE7DAF680D0E0EDBEED6FDC16BE7CAA32B26F6469283C4E5AD0113608156BF656A4DEE9795E1FA4E8DF2668B479A6CBD0379976BD287A21EC606DDAE6084F7DAF44BF8C4BC1146E978E0827C55D3289A5292D8F06A559BD6683DA5DE576859D49035B675D0DF6DF6C49C1FBC896936C7CB412DCBFEE4ED0CE56A8F9C43551FDF0D0D6C0304396549E624781088F5BEDA623830BF1B66E7C6DF73EBCA9F0330C30E309AABF3F333E2344B893535671A0BEACE4CAFB0497C1C88F19A6D91A017387FD19FA1E8A09FC23B4764BD1118E92DBB80AE1C26051E10317B57A63195F9A3FDA9299EFEA8ADAD4DC0FCF6BDFB2C1768C5AEC3F9C9494FA1CC64218282700F8010252DAD5C210F40D07030CE0472D226A210DCB190956A3363F4E04477A53FA566DE8746BE3DD7525C45B06E92D6BBC0B6381342ACBE3C4804824E95876DB4F43451F9A8715235238AF4F4F4BA50AD402013CCF52DBD15CF1BC48D7239DF7FB4644AA026178AACF185893926B49BA72180ECB0A1F47D24C5D993237EF0913D1D90FDF62E3D57B3D8F5E67E50ABE1AB60831A629CC497D719F528AB0B239D33CB2B0312BCCDADCF696F9D8F4D3A810ABB0571D7DA20E24D1E1E68475A96C38FA6C3E51F7545BADB5197FBBF20F5E373FCDBA4E0CACDAE25D450F34ECDFE58C95A526244C3F8C0D03733279361200E89548373C541A71D95E7468A7E0C4F89A36DA8DCBE385493537FA3D6C06B9CF0D8B8FC4D4BF4C0BC77866F69A917A8085EBC6B1B00B9B25BF0868078688FCBDA167CC31B5CB6C0B130AF61E6A669CEFDBD1F52CD370845510AA25768368F2169CCC3EA507E6D708E8480E2C3AEAA63CD4F2D43CF2F6EAED5104E01A04E0CBBF004C52B87CA4ABA2C1414EE3E509EA9DE8D6824A4269D51F960DD8FC27FC2A0145A44E08BFD22BF16BE9EBCBFC9F70BBD283E3CFB84D6627A75D7C8CB96319F3A665D2EBF5B5D6F6F2C6B414F39373BD6DAE6B4215478BC0BB84CE53438F7AF558BD7D2EF353C2EB5D04F3D33FE9F04F2C7688BBD95CDF190D61684223591CD5FE11B2D3B3428C4687EEAEB9DE53DBEC29A32F05E96A7D917EF20E3FF32B7CCD884AD6322836D62F1C3A1794663DE2B7EE7AB0E95AF3119BA969D9B72AE652EA59CAD2F53AC301919965D2B5CD339966EF6BC9F99BDE17B0EEFEE87D48EE6A6A35EFD5CC06AEF4899A04257FA5FD0F8CEDDE3B063234EB04E3BF31CF79DBE436B15E3B5A69478E458D2AEF7DBEC969F5E21303FE6ABC2E73B0A032D91EE43E2B26D1A7EABB3326425B32C54B982C97F0F43627AFA2FED7FDBF701B028281108ADE12B75C008F008BECBCBFA717C22FA377453897D3DBFF4ADDB392EC40AD747CD26ACE2FD12448DD6CB99C5EF4B8B032BD4575DE5DFDF6574CF2176BAFB4389D4C39CE5F52996432FC5393BC2BFB6491904E2DABE076EED4658DC08119B1419ADD6EBF8E5BC1472BAA4C7FDCE139A4FA3677CB196E2592135FE3B4BE89C6A8DB57D39C6BD29B338E99C4BD63BEC8101918DB30DF732FF307E5E2AA88418F0991D29AB8DA5CA3B0CE832F52C90A0931CACE8FF595B0D2163B8E29557595D57ED490C8ECD4224DBED314CC94F4E0FD7CB749E063A75E1B65243B9C6334453C67DA5FABE41A7B3F64333FB70DB63B1B8E19D8C877B4C03C3D6337F5805471B56A027E5195735853AEB6BCABE5C0868EC6A09E4275FA67932AF574ED5B3F3ECB90EA31EF33EFD7CCEE765B15981834156A0D9B64849890107A5908BDF47F6EBF172E57861FDEC71DE5EA18431DD57D595916C815F17F83EF7FE9B9F167D8DE3B2D4931B191E0DB27EF1B73507CEEF3FA8F17B7147D7829397376BCFC6795D06EDB9EE68A0787C7638D3437AA8CCABEFD9BED864B71D75E0F6E28DDEF59C79F9F72F29EF26519527EAEF0D7EA63B962A6B107C73CB725C222A746EA1A825FBFB8142AD5CB67170F0CCCE5AD832C04B731389EB9E711DA71B1B9155C93EDA795942A5F370CB2F45A3FC4471A6B6831754FB42616DD34EEC636583DFAE958FEF3FC09F9C3C2CFCF8F17E672DA9D1EF56FF64DF82CAC7DB19E9477EE48FBCEECBD5F52F92D52E30F500A538B48F7F760EA67EFF6517C7A9DEFDF0D4B913941767229E1B8AFCAD2A3F2281CE0E33B1D52A1124E5B887BEE3265CAA5ABDA7ADAADCEBB4FF0CDADE25FB0D5053B00F1376C390016C1F63BCCAE88E40ADB677CDA37AA99DFB45D50E9F0A868CF2C2D6546DCEA787546C4899109A3DA4D738C8151E7B4AFF93977B67EEC3ACF17A0BB5EEB50A261AE41D5FD7C8B52F586336EB433A2329B485DDBD90F49D68DACDB0C4D7E66D47810E1765ADB668ED36BA201CF5BB5C127D71F7D293191ED8CBBA33791F334D7A8EC597000E36252EDF988FBBB8ED7E80946757FF53ABF8687C7F482CEDA228FD1230E567551C9B835235184B0B9F12E25D6CFC78E463D9BAA7F3A6D3C007BEE4D3108919B955DD52A8A090FD1AC0F4A37D6C64C642E34517DB4322DEADD12D5BF390798D5A81AAD9BCFB1F72D69A9089B7C7FBB612A53625095156F08E1EFCBED3685995DDDA65E59D2010DB359656436948D1CECD261E46D20F8AF3C58AEB0417DE778BDFC8D71599590A327F2E282119E0D77F07C533E792FCC6D5BA3A3F5BE1D1B775D10E0ECE40F35883E7FCAC4FED07AC210B6F848CA585301AF87DF2BB8E9E6D979F8354691E632135CCAF90ABB7F4EDF5E682DA746E20C61FA0547A1E474E1406CABC749CF738E3B3EBCEF56699CDF232351F7A4CCFA33B6C671722E5E4024844A7D684757FEBAE1A2898F484D4E64F6F0539C9D845D78C7894539B5D2F8A95DC156BCA5A586D197B4951EDC08A8271EF5E9B4EC98A9646F7D9444568B3B345E7D40BFCA656FDF6C60C19051B3BCC36CE56E5AB49E7D92C8FA756E0BDBD4482957FE16A232D15F51232D607C8602EB2778DA2A2AF9CAACBE2BB1B9A5FE66C831160FFCE0EEBD0B613756155FB31A49CEBFF90FE8A3717A', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'dc0d15691533146866af3e773151d1ac1a1a6c4dfe4a8621458b7e00cfe0358f', 'app_receipt', X'0100000F70480DCD97793C546D1BC7E79C19631BFB3424D949A971CFD0585A11598A6CC956318646C63A444C984A691351B2EFA49484245AA8648B92487A4CB4284F7A954885F71CCFF27A9E8FB7E7F37E3ECFFB79DF73CE1FE73ABFFBBACF7DDDD7F53DF77D0057CC172FB82CD62C764204E287B3B9626E802BE6044310450C88E00577C69A410C2C0E86F830800BA7FCAB2994CD85E3705CF820850BC700791812407C702412910AA8B41580BA0250EC01CD80AA6BA0437106A28888EA7818677E1A7E0444604818B5F9602CFFE00420C010DA028783614C3B10872131D41280F166ADA63981FCA83BF270D69DAA24B61120BE0B511B0B4358D45968D69904EB68A23D23D76CCF704A0F403A421A41387E021F85AC43A6A2BAD4AC4EC052C800C8C010121C84134F9D129876EA0DD770B1C9BEB3ECF1673C90852118552409E2747F169911E6CE0AF06590BDDD590C345CE4ADFF3E5C220C61509D4010DA12E4EF19426733FDFD502FC9DFBD28DA2B80DEEC24E91A00805CCE400E99655427EE15279EEC704E862CCFBE55A1AFD2709EACDFEE01B8E82B25509D0BC1949819246E185F80DA68804005B10A514B9620F3E7F192E9FE4CBF601A406282F1456823098218551BFC76D0D07B05442B46B5F97248D5719E753EF703E7921F39A3833D8F36981DAC30625D402D9884998DE3D2AF1206492D8C2F9B2B5DFE5D42FBB83AD75A826417E91182B1D95C61A43EB175800B176423AF80E10598C30FEEAB6D99CED7358F3FDE74F9C542FD000CFE395AD2BF163B248C94B41B451808E2B10E38BC14BC6D1B450EC8A2861041CA302040D18EED1FC450B463B2427CDD915B0A006454C51296CCA32A9AFBB119412C8627D39DCD50343654B4B533048AD222400F509073F6709611A3829560CE83BF7300B60C3A8319C04606ECEDC7F4F39E1D0017529E1B324231960B8921538520C38520CCFBEE7BE583EB9749B6699DBF71695D5078E83AFFD6B75E53DFBE549939DDE568A93D4A9E32943209976964A91BDCE87C561FA21ED82261B66AACC3D43F855E5E72602A62676DFAAA289F0DBE4901996743A9821E6D516EEA9B14932EA6363DE853E07459F5E9755C762C6E4FEE5D33EE69B2FD6A532ADE4FE932D1C18F96E8FD7D73A25E8E5ACD1781E1EAFBBBD704479872E40BD4DB8A48425EB5FA7BFBA612B67A89B4DCFAF4B622C034C84A28A4FEF6D8D09824E1465E59C58EFAB2D2731F133DFAA23F675AE668054DEC09646ED8A59E28CAA3B7DA4AF3F84AAFE32AA48A43A5A5769CA1751D637E6BFCBC95C2FE5057D2B2C27BCFA4DE35076CDB80CDF63DC9C969CF602C8481F28240002020A95D2C05413338186080286A89A11652B0FCD160316A8BE24838E2DB8BEF563C3FD27CF7E6F252B16B26194DAAACE26340019555703280144DDC9FD3F2FA79C9A7C67EF5A854FEF2D151F934F15A208E179A2D3BBA275E18A97AA4F2FE58884856208C50F509137B624A2DD14819C3675BE1E74A1CAB2B5B2A287CC8427AFCD3CCB1047297CFBE724EBEC4AB7E9B3073BADA84FC37EF118D283B87138DBC29DDEC087BEBADD7AC07479FC484D945BC6AEB9676214AF737262E4FE3C207E20BC58CE25A6AEDAD445B972EF0BDFA65DC73B877E16A561523D8F4E92677AC924162E2E8FD63116042B1C0611100C6A50A0DF735781EEB4A766F94181E526DA15FC91D2A4EAEB9F27497439FE0C97E595E6CFDCBF4488C4F569715B113D878EA0E469C5E25F74D5C2F388CF48F86CE41D7B40EABD56C2894F5BC9179AA7B7D474F96298F53144E93B92266F10E1CCE89330693AAE28672BDD3AE46A9F7693EDA7BDF5DB83E80005C83009CFB0BC044B5DCBD1D150D2ECA5A2F0F19DC38D05C5449B858F5A769030EFF09BF1A401DC913C2AFC27CFCDAFAFBB3FF27DCCEF7E1F82B6E53B829E9671E616ED8C6BE6D7AEFFBE65273EBE5BBE9A9D68727BA5A3C55C3D5074AC087C4F6B8E70FBA8C395DDD1E9323523A1E1285195F0C4587A7DB64BD1CCA371E803074495E365F756094D2E8B824F3AECBC38E89AEB8B54ED48197128C15DDD1012A2E3F8BAA7DCF8C49A1999C37DF50FCFC6448BA3D2F607979A8E5126B9EC3C8A8D2BB65D6F2E4ECA50AF586FD41D159650AB58D6359561F6B2985FA1F8B38378FB2762B5F48AB16BE90D52090315C93A811A8B1FD8EB9E347D760A6769D44C20CFB24CB21FF1EE78DAB9D5EF460CCC0D26DCFF4DD164F3F3611ADC61BB1FB8A2A539C407ECF792263A4FE61E6707853966C299BE31199D1E2E65BF2F4CDD35FB80D03A14012456F965B018047804556DE3FD20BE1E7D03B2F9C73E97DFA8AEC53497131A8747DDC6C2DBAE89E84C12ADBB9F4A2DB85F9E92DA963753C753A6751385D7BAEC9ED70EA41D1D2CA648BFED7F7543CB9874B240D6B3945D7F34772B5827BC764FAE88E9B03DAAE85EEABA8B23CBADEE7B9E6BBFCD5270435886E2277473758680D787DB7CCBBA4B02A73BFC5F10FEC1799A4DEC195939DB7B2162C3D5F15D5B76B9874B1E6786DBE5944FBCE176914B5C4D8A5EE8F366860156CD6EFD7A8EA28ABFDACB528AB9D467CFF415B224B6E97F0D79BF7C43FB71BB7507939917C03A9B279A381B4D24BDCED90C3E4C45AD8313E12D3AB2BB2AFC83A2373B3C10EF9F3D59A89F8694DFE7E6DE5DACB1D4D3B56B6DD0DE92C2633BE5A549133F4AE1DEDC994EFB4EEB67EAA9DF3D06B617052C848B83D6C9119664144E8E520F4327E5B7E4FE75646EE71168CF1748D3518307A5959162C10F57F83EF7FE9BBF157D8DE3A2247B5705824E2ACE21FBB5376E2ABCEE733AB4B3EBD941B8B1FBAFCF3B2F0875B3B1B2BEEEC193A66A6ADBB6C40E9DD4F5B579E3D7EE94DDFCA8BDB7DEA440B530FDF5A9AAB482CCC97FA5EBD3F5FC6F2D8CE419FB54930298E57D710FAE6C5D970F92E11C7046062AD621F6223B196C9D7E35D4068C51DCBAF1078DF7A4443A3F24D431FC7B8F95342B4B9168D6D74A839A9E4AAF9436C83DD83D7FB0B9F150EABEC917A766AA8389FDFF1C84060A37FE25729BD33F5C482937B5B37E66CFB96266A9396B0835A9C5642BCBD05533F7EB39BEAD7E57EFB6644AAE2218A9B4729DF6D4D8EB18190DA0E1191236115CB22E953C79F798C580A1869361FF1AA63754BBCBD76FE176C8DC07A20F63BB67C008B60FB0366E745729EE533217DC6C02A60D431E462FF8074E7383D754CD6EE607566D421DEB059ADFE04B377C03DFD7B61DE8D359F3B4E890419E9D0762799E69B54DD2EB4B9486E38E1453F21ADA84FEC58C7BD4FB4BFCBB9CED41665C70C8510AEA7B7ACE23BA27A0008BD5BD1F7B8FCC1B7520BA5F6E3378C87F39EE49B95F5840631CF24D79E8ABABDE9608DB144CCC3EFBEA75485842C4F1B2E29D935B0D7C5AE2E2605A7CA8B21444C0C7568707EDEBF2FA667A4FEC9A8792FECB32DD5244C795C6961B33426324CBB3E24C35C0F339C3575CFC08F966553EF95449E710FB2AAD1345B3E99E7E45FDA5411F1FEE3F58691AC457D9A9C0453087F5B79B325CCEE7868E99BAD10D4309E5D46E14239C8C62E0346FE0642FFCE8DE53C0BD40FB6D773FF18E76409D97A223F2E18EA724F32ED785686592175E3517B65D276D6E3D473718FF41D25E21D268354DF134E2537686A0919AE8EF1FF967E38B0B7B77C7C70C6F2275A783CCBFDBD6F92F3BDB5B14443D0D9AA73E80E8F94B2E5275599F448DCDA78C9B1899583378B48618F7DAE3D18ECD5B16685BA683B42962AF0E2B1DC948A034E6B43F94B6D37953687C7B8A4EABF10F6082C700DE3164FED8E5BBE708D2D5FFFA8FAA548AFDCCD5172CF74AFF49037410B2E4C47686C3CB36EC18BBD69234F221C4B9414B7C8F2E55D290E11D12C7DFDA541D27461A053F45B53230FCD20BC56FCAE2DDDA49694A3F015C0F6C626F220E79AD6C5D436858FF99476E982CE950F425EE9C4BC4AD8CA7BF2E89FF8246CEA', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '14c03c1b5d426162e8ad24e732bd89b9e2e1e735a75e5f9ffaee05d883d51702', 'app_receipt', X'0100000F70480DCD977B3C545B1BC767EF19E3368CCB1C24B9E412A9B18642A31B229713B97593C4181AB91B222619A574A44825771997460A21342892DC3225299743744A39E928D195776FE7BCE775CEC7DBF9BC9FCF793FEFBB67FF31CFFEAD67EDE759EBF9EEB51660137DF0C2CB632D62A7C52041389B4D74016CE24E18822844208617DE1B6B01D1B1381812C000369CF2AFA650361B8EC3B1E1A314361C0D14614808F1C1C9C8907481AEFE4AA0B712501C0185AAAB4FD505BB803822A23A1EC6599E831F00311812456D01182B38320D083084B6C0E16018D309246088885A4230DEA2DD3C27501075471ECEB9EBAA103703C477116A6361088B3A8BCC39CBC0ABB4D19E917BAE6738E531403A421A413841820085BC8AAC8BEAD2733A014B21032007434872104EA2FAE679B1D256D879DFE57DC14FA91591401E866054912248D0FC7DC9F43037DF001F3AD9CBCD978EA68BBCF5DFA74B82210CAA1308225B83FC3D42684C86BF1FEA25F5BB17051921C3B94132A00280DCBB800232CAA84E32FAB4CC02BAE1DA2E64393ED1C53B93B85AA37712B0D1574AA23A1B8229D1B348DE303E0FB5D104812A62E5A3963C41EECFF19269FE0CBF607D80E404E30BD0469204A2AE1EF8EDA2E8AD02064009D10A516DA13944C3439D2F7DC399FB2D6734D822B4C15CB0A2887519B56019CC5C1E577F9330C8D4C2F892F952E9EF12DAC7F5F9D6326476911E21189BCD1645EA135B0BD8705E36F20A18FE0E73FCDE5DF5AD331C03CB53275B4A9F2E5A1380C10FA025FD5BB143A24849BB504481301EEB84C34BC33B765014803C6A8810A48D0302941D98FE41746507866F888F1BF29702001955B184650BA8CA967E4C7A902FDD83E1C6A42B9B1A2BDB3B1803655931600828C86FEEDA2547D405ABC1BC077F6700F6741A9D11C04402F6F263F879CD05C08696CE4F19A118CB8688C85021C8B02108F3BAE74ED9C8C6E5521D3A457557370485876EF06F7FE9F9F5F3874A8B9D4D2C1DF50767BF1A4B9B85CB35FB6A50EBBAFA1A423402DB242D8C26F9E6FE29B432EE91AF117B79E94651DE9B7C9203322F84EA0ABB7744B9687CAF9C7C25B5E55EBF12ABDBA6DF905FBABDB0F36CEFBA290FB33DD75B52F17E2AA524273FFD24AF2F5B920C73D46B3E088D55DDDDBF2E38C29CA598A7D1512023E2C95B73B0FF6BE2364FB1B69BEF5E96079807D9888434DC9A1C9D9422D4E59694BB3694145F7A9BE4DE7FF87DA6758E4ED0F48140C6A67D1A49E243B4767BD92181E21BB872E9C2505969D7F3FADDF18CCFCDEFB751986F6AB96D2BBD0E7C34AC76C2760CDBED3970F66C5A1F8C8530506E10080004646A974843D02C0E0618208E5A44D4420A56F0305882DAE238191CE9E595572B074EB436D5AF2826569B65B4A8F916C603255456C5C90199C3A4989CB6E703DC77CD831A51A9826513138A69123C208117992B3B9A075E14A97AA4F2FE5888C8AC401891AA043347520A8F64B21423605FEEB79B34595BA2252C7ACC4A76EADD6C7C22B9DBFB50198B23F9D3A05D98254D7D5AF1B3D7B86694835342F3D05783EC0847DB6DD5B623138FA2C31C227EEAE8917526C90E3627AD4863C3474EE5134DE2DA788E36E2ED5ADFF95CFF30E531D6BB68AD6F253DD8FCC9F76E58156A52D2C4DDF80830AD9CE7B41800D362A5C6BB9A43EE1BB8FB374B8E8DAAB5D1AE5D1C2D3C5B73EDC93EA77EE1D383F243B10DCFD22331DE59DD36A42E60E761301271CE48E1B384617098CC2F8D5D23BBD3F8366B9950A8EF4033E34CCF46FEE32CF3215641B8BEDC35A2D52B703C27CE147C54933056E89DD96D927A57DF5BEFE0ABCB378611806B10802FFE0A3049FDE2417E79A3F3529D67C7A875475A0B2A08572AFF346CC0E93FE157136820F384F0ABB410BFF6FEFECCFF09B70B7D38FE8ADB14764AFAF907983AFBD8972DAF7D5E5C6D6D2F6D4A4FB53D3EDDDDE6A116AE31CC056F923AE306EE759BB2BA7BDC3F8E4BAF7297CCCFF8602C3E36D321EFE954B6F90884A1490D650B540546A94C4C49319A9CEFF3A7BBE3D6EFD41D7E26495FD9733840D5F96771F52F99D129FA6645969B0A074E87A43B0E05AC280BB55E663BE4343EA1F26AB9AD22395B4BA9C17830E870568912AF7932CBE62D8F92BFE66D01ABFE07DFFD4B2FA755895ECE6A14CA18AB49D20CD4DC73DB72FBDBDDC10CBD5AC9C459E6695F27CE1DD68BDD0E868747A287B576F4AD715932F3D04CBC0A6FC2EC2FA848D909388F8B48F4F186FB9963E12D59F2C54C967B64469B8B0FF7C98B27BF721B064281148ADE1CB742008F008BACBC7FA417C2CFA3774138E7D3FBE427B27705C5995AB1FB61ABADF8E23B925423FBF9F4A2DB8585E9E5D6FAF29FECBC64953FC3BBD4E2723CF5A87871C559ABC1E777543DD8C7B952C63C56C10DCEF8459DE0DE49B97EDAF62D011DD5A187CA2BAD7FD8E83DA0FD8AB336415893E422D634B1C94A67D8F38B75EE5525A3CC18AB936F984F33657A47567FECBA99F59D56516554FFBE31992B3527791C8B88CEBD4FD328EA49B15A6E0F36696295EC36C66856F24B78EF75166775EA935EBFD193CC52D827FAA9FE8EC4FB4ED336DDA19C4881E154F9DC8940FDE2ABEC3D90D3C7E9F5F0F65391985E03B14305B619995BA8AE8A4555DA49F8196DC141BDA5BC527E8BEBEA8EA690AE4232FD93552539C3B0FA87C7998A5DB63DB64FF472EE7B2E0A4E0E190F7784AD32C3AC4808BD2C845EFA3F97DF73172B220FEC128EF6D81D4B1D36795651122C14F57F83EF7FE9BBF157D8DE3CA1A06BE5B4586C97AA7FEC5EF9E94FABDE9F5FCB7DF74C61F2D468E9CFCBC3EF6FEB6A2EBF7D6034DE42CF60F9B0CAAB1FB7ADBE70F2EA8BFED557F678D78AE7A71EBFA975519994CF91FE5215C391B38EDF3BE2BD3E1996891BAA6D0C7DF1F442B862B7D8F6446066ABEA186227B99E21F0D82B8FD08E8BE7940BBD6E3FA1A959F1A2B19F65DAFA2EF1B0A58E3ED3E4586B32F7BAE57D6CA3C3BDE731F97DF963AA07A4FBCE8C167204B79F180E6CF64FFA246D78BE819477FA60FBE69C1D9FD3C4EDD2125D750BD3B8A45B5B310D53F53DBA7EDD6EB7EA2352958F515CDC8B056E69B34CA922EAAE626227C2CA9747D2BE9EEC731FB71632D16E3DE159EBDB23F9B2BAE8576C4DC04640FC1D5B018045B0FD06B30B22B9C0F299983E4BB50998D81E72657058B66B8A963A29EF70B42A33EAD8D098056FCD34A377D82DFD4B7E6EDDBAF7FC33624126ABF4F7279B73CC2A6FE5DB5D21372678D2126495D790F81BD877498E4DAC1B0C3D7166F46808E1467A9B91C009B52340E4D5CAFE8765F73E175BA9749EAC331DCB7DC4B128791C1AC4387F967726EAD6F7476B4C25A3EF7FF139A32622627DCE781977DFF0416787DAE8149CDA503421627A94AFC9FA39E650F4E3F186471396BDB0F78E54B3B0A5532A8B5A653191617A0D2119968698B1ACAF77A87EFA59760D9EC9E459B7209B1A6D8B151F7377FA17B79447BC7E7BA3713C6B71BF362BD11CC2DF5ABAC51A66F2EF5BFB642B05354E659750D8500EB2B1CB8091D340E8DFB9B15C6081FAC6F67AFE8971DE2C215B4FE4E082396E1CDEF4901863AC72FEDA4AD3D90ED3C4B27E89E4417CB56A42DE398EDE9294777A856329F79A1E5EE8EC88E37B0D6AFBB0058B4B6FD3027B78E13B9CAFD9A605ABAD8D77CDDFB1A715D717D397C72CB7DDD0B4C59FBAA230CED136736F91A5468E41C29B6C8CB0C41D03696641EC3A633C79E217FE8F15665F72EB8CAE5EEB7190E504784AAC78946E7450F6748E6A9B5D48BD60FC2F9971B7B7B6D71C949ED932A2E75C59B0D379D9860F09F5B80EEBC687EDB7379167A244AD9F674EF7AA5AC5B0B88DFC89FAEB746F7DCDE4B40EC31F937A8714EC27638EF6D66889D70573857BB736890CCA0CC47999485B7417B7636DC2993757418E8B6270CE1694038AD319FF00F8D27717', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '1b99cec9cb422802a3191749a531ccbcbebe9886fd652b4a79e95a4d9649bee5', 'app_receipt', X'0100000F70480DCD97793C54EB1FC7E79C19631BC63221640B59329E1942EA2A4496226B9B25CBA891DD1031C92895565BC9AE6C11C945AAA170650F49B25DD3E89672D355A2DDEF1CF7FEEECFBD2FBFEEEBF77ADDDFEBF73B73FE98EFF93CDFE73CDFE7FB7D9FE779008BE887E7D788B7889F138278E15C16D115B0883B6108A21081109E7F4FBC0544C3E2608807035870DABF9A42B92CF8048E051FA5B0E0582007437C880F4E42824405543D2D40D1A2EA3852F40D75D71A52F57601614444753C8CB33C0F3F0042302488DA3C3096777C0E1060086D81C3C130A61B88C01011B5F860BC45A7795E302FEA8E3C5C70A72A123703C477396A6361088B3A0B2C384BC0BA9A68CFC8BDD0339CF618201D218D201C2F818742D62553515D7C412760296400A46008090EC289F87F94EDF8CC7DB875627CEC49F47491339086211855C408225E81FE645A84877F901F8DBCD7C39F86868BBCF5DF874B82210CAA130802DB4202BDC3BC18F4C000D44BEC772F8A8E163040E6C911E81B0280DCBB802C32CBA84E1A38F791FC3450FAA272BA1F2E87FF5A32875AEE0258E82B45519D05C194D879246E185F80DA688060256215A2963441EACFE3257B05D20342F50012138C2F421B891288541DF0DB45D1D5D5D501F288568C6A4BE5102039449DAF7CC3B9E45BCEE8604BD1060B831544ACABA8054B6016E2B8F69B8441520BE32B164BD77F97D03E6E2CB65621D9457A84606C2E4B10A94F6C1D60C105B9C82B607819E6F8FD56956D5FF3F52DCF9E6EBBFE64F9DA200C7E142DE9DF8A1D12444ADA952208F8F158271C5E1CDEB183220BA4514380206E1C14A4E0C0080CA12938D0FDC3FC3C90BF1400C8A88A25AC5A4255B00C60D042FC69DE740F064DC1D458C1DEC11828480A010340417E0BD72E292215AC018B1EFC9D03B0A779D1E8410C64C07B03E8017B1706C0829416878C508C65414464AA1064581084793570AF727CA38658977669FDB50D2191E11B023B5FF87CF9F4BEC6626733535BE541EA176371B348A9167F55C3FABEE1C630D5E00E518B75333DE681695E952547BE44ED6167AE8BF1DDE49712947D319CCAEFD915E3AABA4521A53CBDEDFE883CB3DF66C4A0E7FAF6E2EED4A1EF66BDCDDC6EB4A5E30314AF939C02F492F67EDE9A6490A772EB3DDF646DEBFEEF42A3CC997205AA5D4512023EECB50747BE243AFB0875DC7DFBA22AC83CC44620ACB1616662468C507FB9A2CABDB1A2ECCA9B24CF91C3EFB2ADF3B443E60E04D337ED534D12E67875DA4B7278CA6EE3AAC48BC325C5DD2FE8F59FA27F6A79E74C61BCAE2BE9D0DA7BE083C14D276C17D7CEED406A6AC6308C8530D0E510100408486A578843D03C0E0618208C5A44D4420A96F7305881DAC238091CE945F94BADD184F6E63BABCB8837CDB2DA94FD8B4F0179545E89930212874971791DCF464BDEB68CA9C6A4F3564E4FCB6588B081085E60A1ECBCBCF18248D52395F7C74244B20261046ACF983992D2D82413250C8F7D55800B69A6AE429D5FF09895E4ECDBF95389E47EDF4395CC7CD19FC6EC222CBD54E6E43EED9D528B71703AD3C2F9A29F1BE568EB7CD3767CFA516C8443D44F5D0392BB4992632D49AB3358F091B3854493131D6C471BE14EF5657E37DECF7A4F0E2D5FEF5F430B351FDCE28155344C4A9A6E3D1505E6140A9C6400302D936F6A55E3786E28D9BF59747242B9C3EBFB4B13C5A9B7BE1FDCE734C27F6E4C9A13DFF834331AE39BD36F43EA0376DEFAE351E7D7C97E1231088D90F8A5A96FDC25A3C7663D030AF71F6DA1270F6CEC799C63CE611645EA497D4FB47A098EE79D30051F94458C6587BEBA98A4B7EAF9EA1C7C79F5361701F81602F0A55F0126A95C3AD853D5B45B49FBE931C3FA23ED45D584F29A3F4D1B70FA4FF85503AA489E107EE597E2D73E3090F13FE176A90FC75F719BC64ACBBCF000536F1FFFA2ED95DFF36BED9DD79B33D36D8FCFF577782B47AA724BC0EBA4EE13A3F7FB4D99FD039E1FA6C4753D450BB3DE1B0B4F7EED92F671AADC7C04C278897172796A836314A767C5E8CDBB7B7BE6FA4F18EDA4729F8AD2B4060E07ADDCFDB3B0CAE7ECD8343DB352CB4DC5A3E7C2321D3941AB2BC3AD57D9729CA6A6155F6AD8CA9173D5E51B8DC7420EE754C8B35B66726CDEB029856BDF1431EF9CF4DFAF7435A356F06A4E135FD6E4AD24B56035B71F2CB7BF7109A5EBD48926CE33CEF93BE5DF633E777130383C1ECB55DF31BCD675C5D78766C2B57813C6485175DA4E90FFB894449B6AECCD9E8C6CCB912E63303DA3B33A5CFD4A069F0FFECA6D04080762287A0BDCF2013C022CB2F2FE915E08BF88DE25E15C4CEFE04F64DF6ACA6EC36A9787EDB6C232F7440DD7D92FA617DD2E2C4D6F499D7FCFE0CE2B56855FD957DA5C8FA71F152EAB4EB51A7B766FA537EB788998319B59743B7FEA9276E8D08CD488D7F6AD415D37C30F55D5589FDCE83BAAF9327FFD197E3592AB50F3F4262B6DAECF67EBCBD7E4D765C7599D7ECD78922D3134BEE643DFDD9C65EAA5353123FB2625CA6F9D66E75B4475EF79924151498A57F778B0490D2B6FB7314EADA6A782FD4E5B26A75B8FF4EAB58E688EEC3EC18F77EE89BCEB36EDA072F2A279B8E9D297A783F5CAAEB1DC20A70F7346F0F6B3D198217DA14345B659D95B0DDDE54A6B3593F05F3579C77494D8D77BDADCD7743587F51593691FAD6AC85906374F3ECE96EBB31DB01DD4C9EBF5591E9A123615E9085B65475891107A9908BDB47F2EBFE72F55471FD8C51FEBED126FC835795A5D11CA17F37F83EF7FE9BBF157D8DE4D90A55A39C908ED5A1918BF477AEEA3EEBB0BEB4BDE3E959D393B71FD678DC85EE7BE96AA1F0E4C9CB2D0D1D7E02ABEFCD179CDC5D3D79E8FAC2977F3AD132E4C3F7E57FD9202A9305FFC736D5CBE94F5A93DE3BE4629B0C4094E5D53F8F3271723E5FA85B6270233DB958E6176A246749EC77B0B089DB853F9557CAF3A13D4D4AA9F378D304DDBDF261EB6D4D663981C6B4F29B961D98B6D72B8FF2CAE70B87072E501F1E1E489E27CDEED09DCE096C0A48FE206171A4905E70E766ECEDBF12943D82E23D19D5A9C51426AD886699CBD33400DE8F768B81395AE708CE2EA59C6D3A0C9343514507117124A88A8D288F6FA727AD873CA9ACF44B33DC1A7CE7F40F4C5CDD25FB135011B01F1776C790016C1F61BCC2E89E412CB6762E6BCA14DD0F4F6B0F231AE64DFAC57FA8CB4C3D1DAEC98639C490BF6DA39FA10D723F373E1E5FAEFDEF5240B8598E8EAED4F31CF37AB6928B42B27379DF1F13A23A9B096D4B381D54A726C66DEA6EB08336227C208B7333BD6F124281F01022FB5461E56DEFF5466A5D87DBADE74F2F2A37C8B8AC7E121F40BA9ECE498862D476F998AC6F67EF64B561610B03E6FBCAA641FF7E06E87BAD8349C322796103537D1A3C6FC39EE50ECE3A9C647D39643B0EF8E74B308A559C5E5ED9298E8089DC6B02C4B03CC64CE977B86017A39768D3E29E4798F109B5B9A16AB3F5CDE1958D65615F5EACDEDA6A91C99114D66A239846F50DA6A0D337A7AADFD72E5439A66732B282C280FD9D865C1C86920FCEFDC582EB1407D637BBDF8C4B8284BC8D61339B8604CD28DEB1364DB6C5C7E69AD35D29FE3A9A77BDA49B96655CDDE956DB77266D31CB426328E2A3424B7D412B7843EC30BC92772DCCB7CEE463C8394D49A839B8747354B9FB5EFD6E214D2565F9D5A4DBE49D450DAF5DE28FCC986B0C1D20DB040581F415FA381EB6DB691DD117C5E594B55EB58EBC91FB5641D7B945E49384B177F5C76417BD0CA68476E4ACE9C66A3621CBDD21003C492966B1E6CDBD61417B0CECD3E4CEF8C72F68A7EF20BB7A63BA7D5121B1458ABF2BA1F0D29D6AE2F507723C88C5ACB0C953E4B4DFDE52BF9CDD0C03B4FDAB9B23A17996EFAFA4DBDAACDC71E66294CEF5A9D5C703632388F6A093C1314D5EA8CCA866B85CE358F8ACEBB2F8B57FF0730637385', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd');
INSERT INTO trusted_root ("fingerprint") VALUES ('aaf26a94870ea38a059f0fe8870565da38c5ca2d762b98ff0714a1a97d4a29cd');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-b9fd4f030f0a0905', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'685C0AE08B6A22DDDD538C489180CB53647B3028D626E8FED7BEA46F52E21BFD', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-b9fd4f030f0a0905', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'358E937786123763D10CE1B335D169D0DE9F25A00E4BEFC063150FCB80A27D3E', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'076AD6DE0B26AC4FF7E14618A263685B41A4A41B6A9DA734563768C36C184452', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'F0B7809128D82F04A10BECB1D6C65D1CA8D942B809B0D5495F255113DCD43C94', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'9817A44DEB8BBB03E24DEE4C1C95C4937EC5F64E343873F1D10A3A961992F41A', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'3C3C2F56516F369FCC65B2247B12880E724CFF69D8FC19303FB54E1A0D6711F9', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'6F73035B090F2B99C0BB6B3382DA1E053F82A3AB39252A26086BAC06EE525AA5', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'DC0D15691533146866AF3E773151D1AC1A1A6C4DFE4A8621458B7E00CFE0358F', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'14C03C1B5D426162E8AD24E732BD89B9E2E1E735A75E5F9FFAEE05D883D51702', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'1B99CEC9CB422802A3191749A531CCBCBEBE9886FD652B4A79E95A4D9649BEE5', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-b9fd4f030f0a0905', 'claimed_by', 'strong', 'forgotten-b9fd4f030f0a0905', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'f1a4ec5ead68892bbb2cd70ede67590257f405b4fea7b110308567b201c7230a', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '6f3fbfdefd9299079a63d93a23ea4bf8389f2385c2c28e1cca6da428f7f7c0ad', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '45e2637c6faa1e62840a829d32149ead771d53b538699489265311d1784929ab', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '0bc8501535125de2973c295e33a1050df387cc8d56eb3bb4e0a7b55a4f0711b5', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '9f52d7bc234d11051cffae1e700187968081b495dae1681afbdf08402591914d', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '8513d843f568b654905b83d6348fb698fab42e4a2d714df9afb8530614f35ccd', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'b19a4406796224ceaba8654d9f51abe12d7c3be2e9a66739cd33d6a0630ee084', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '186f39c1a7ab794cf62ae10b84d03c6114913c12547a618cf34a0b1b80d6117a', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795807251000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795807251000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["8e7a5de93aa560226669361b432cb527e69234781abe1fa105bee894a6d220cd","aaf26a94870ea38a059f0fe8870565da38c5ca2d762b98ff0714a1a97d4a29cd"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"8624aa118a92bd5c437eaadc4002cfe7c6a53175afc45286db46c0488ab636db","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '5578bc4c9e4bcb08bb7d32d852f8a13eb5ee61a5b0e35677f21a9cf51c9fd7aa');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"1a799e1503266049b6c9c5018eb50c929cd0e2e4c837b043d0a51cd2acb2fc81","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:aaefb4914f2c2caa0d3aa153201c97007f919522e50d2c5e2c3db490b307b9ad","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:fbc710ae1017a0bdee0ccac52c79f4c5c27fc6952b7ec9407d059025ab2c96ff","submission":"8:8:e90995b6e638c0d38e62aa300d3e3740fb44d44353012445b0b75d7a77a8c47d","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:cd046d0235f3267ed303a54b12841beae6164e9a88405a8d3c29a8ab4c5d1aa5","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '5578bc4c9e4bcb08bb7d32d852f8a13eb5ee61a5b0e35677f21a9cf51c9fd7aa', 'ecb0236707a8fc280f9c3400ac0fa0f6b59dab347983f1fd2d27203d708ce702');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795807251000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"21f521fbfd94480494f4c957b15b80adf23bb11a577508f1f3ea9e680c1c980e","case_event":1}', 'ecb0236707a8fc280f9c3400ac0fa0f6b59dab347983f1fd2d27203d708ce702', '707bbcc187e1d331cefcafa7bc05b5869f2c2468e104d8827466b76e8a26bc0a');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795807251000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"24bc01e0fe60181bc78c83b1c2dc498b0545df7defad384cb586376f2cb9e223"}', '707bbcc187e1d331cefcafa7bc05b5869f2c2468e104d8827466b76e8a26bc0a', 'da8b835866afd5fa03ef1adb576dd3ab7059e9b2b3e73a6ff78982541fe51187');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795807251000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-b9fd4f030f0a0905"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"98469c8b35e01d05c6cfa00b0dfd1c986aeca79078693168d064e50a8f0a28af"}', 'da8b835866afd5fa03ef1adb576dd3ab7059e9b2b3e73a6ff78982541fe51187', 'a668b2276d68fc4f2f88478162dce569b5caac240b2bcb92fa2eaaf93d11eb5e');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"9440d586732cbb53fd147fb7dca67d212355cb347ec98b997b59baab628cc97b","rows":{"case_event":"2:2:5e49a173f91d82de2a0600cd6a066b6371e915cc0c4dcdf62cde2502f4dc87ab","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:aaefb4914f2c2caa0d3aa153201c97007f919522e50d2c5e2c3db490b307b9ad","forgotten_name":"1:0:7c51dbfb51eceab247f5080ceeaaa4968ce4ecf3db82c6bc3fa4acef306ea6f9","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:b07875328e15296759f363ba8dc1641c037f6432cb5c59ac1d98eefbb7da30a3","submission":"8:8:e90995b6e638c0d38e62aa300d3e3740fb44d44353012445b0b75d7a77a8c47d","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:cd046d0235f3267ed303a54b12841beae6164e9a88405a8d3c29a8ab4c5d1aa5","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"6ee42461755fb109bf50b962aeb4042a8e0a1590f970069cc2d06a304bc1342e","run_id":2,"version":"0.1.0"}', 'a668b2276d68fc4f2f88478162dce569b5caac240b2bcb92fa2eaaf93d11eb5e', '50cb627488a45c84981d8f52cd0d562da950e5ab3fddadc456c6bc287b6e5228');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '50cb627488a45c84981d8f52cd0d562da950e5ab3fddadc456c6bc287b6e5228', X'27D4762DB2051412A6C46D9AC492CF69F8186B41B14607C8D12C9F71474C3FD0');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '5e49a173f91d82de2a0600cd6a066b6371e915cc0c4dcdf62cde2502f4dc87ab', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, 'aaefb4914f2c2caa0d3aa153201c97007f919522e50d2c5e2c3db490b307b9ad', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '7c51dbfb51eceab247f5080ceeaaa4968ce4ecf3db82c6bc3fa4acef306ea6f9', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'b07875328e15296759f363ba8dc1641c037f6432cb5c59ac1d98eefbb7da30a3', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'e90995b6e638c0d38e62aa300d3e3740fb44d44353012445b0b75d7a77a8c47d', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'cd046d0235f3267ed303a54b12841beae6164e9a88405a8d3c29a8ab4c5d1aa5', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('21c137d5b53d3acea6bfa79626768cec35e8f5d6a37721a17ef3904fe9aa4e44', 'forgotten-b9fd4f030f0a0905');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '8f5fc02afbeae7c4af6fd0aa2e270312feda53f0783ac79a801661d19b796686');
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
CREATE INDEX transaction_fact_refund ON transaction_fact (alias_id) WHERE is_revoked = 1;
CREATE INDEX transaction_fact_receipt ON transaction_fact (stated_at) WHERE source = 'app_receipt';
CREATE INDEX credit_statement_future ON credit_statement (credited_at) WHERE fate = 'future';
CREATE INDEX credit_statement_bare ON credit_statement (user_id) WHERE order_id IS NULL AND status <> 'credited';
CREATE INDEX credit_statement_time ON credit_statement (credited_at);
CREATE INDEX evidence_open ON evidence (evidence_id)
WHERE outcome IN ('pending', 'unverifiable') OR next_attempt_at IS NOT NULL;
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
