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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795765493057, 1795765493423, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["00ba7ac698565e9ec551be56e17b2f93b9fe288460f1a291c01c81bd71164925","6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 127,
    "post" : 65,
    "reconcile" : 75,
    "verify" : 44
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
      "sha256" : "ea500162d87c0995f631a83e59c2cac7582d8b8cb055e8f4a007ecc1e5d1e05f"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "0310bd8fb79b6da50a18a6d483a6d88c994bf0bc91ae357322ce76a080f1a6f6"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "5c15d6f9caa3f29b7d9954be00fb621bd292df96b80185c5a88408d25856a9ef"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "3ce899bfb5df9a3cd5d2490cd2e2b3d19b2a3958ca6e8e4a4cde81ca003cdf6a"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "bc3b3683a519c756482c26f3d5efe70a24530c4cc17543b1cfcbe0af59c9441b"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "160605acddbf21bbf193e65913f706f304deee4abca826580b7ed466a751a346"
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
', 'root', NULL, 2, '0fb43fc5da1fbdc9261dc92d1f4ea6469e674dd43b970143be84d693a4c4c20b', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795765494376, 1795765494526, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["00ba7ac698565e9ec551be56e17b2f93b9fe288460f1a291c01c81bd71164925","6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 29,
    "post" : 24,
    "reconcile" : 49,
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
', 'root', NULL, 6, 'a89979a2ac25b45152a95c0dfee991edf7e3d1cd4bffb87698969ea33b91e75b', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795765492765, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795765492769, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795765492977, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795765492982, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795765492770, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795765492771, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795765492771, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795765492772, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795765492772, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'ea500162d87c0995f631a83e59c2cac7582d8b8cb055e8f4a007ecc1e5d1e05f', 'notifications', 'notifications/apple.jsonl', 18109, 1795765492772, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '0310bd8fb79b6da50a18a6d483a6d88c994bf0bc91ae357322ce76a080f1a6f6', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795765492773, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '5c15d6f9caa3f29b7d9954be00fb621bd292df96b80185c5a88408d25856a9ef', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795765492774, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '3ce899bfb5df9a3cd5d2490cd2e2b3d19b2a3958ca6e8e4a4cde81ca003cdf6a', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795765492775, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'bc3b3683a519c756482c26f3d5efe70a24530c4cc17543b1cfcbe0af59c9441b', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795765492775, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '160605acddbf21bbf193e65913f706f304deee4abca826580b7ed466a751a346', 'receipts', 'receipts/resent.jsonl', 11066, 1795765492775, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795765494305, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '3eb52490d9d62213d823c823e2dfdafba608c7d4d43a2d2250d55180b95f9cab', 'notification', X'01000022F76805AD5A5D93A34892FC45B74622513BF5D84824122A5245921F902F6B20744D918944955425C4AF3F47D53D370F7BB6BB66F7D0D6A3918432233CDC3D22FA784FDA3A3EBCEDDF122AA72D616FDBCBF6F49394F7ED93BE272C976EAD245F671EB5A56EC2C673AB4C3789D26CDB6C325F442C4895BA945D1368FB2C5272581C23E665BE2266D1AC0D7149EE3F577931BCA791C2F7C942534E4544C2CA6B427C97667DCB32D2C466D16E7944DBAC6FF6CA2661ED119A4666517A6CA562BED917AE925E224B7518539D6C7817BEA59E5B0AC9C3462627E1CC2A9384E55D18373E5B678E5B3EB940BBF9FBB448057DE35E792B3B9618C20A26C24A4783A75D931FA82B653F265C06AB5C2ACD297DC23DE3660A17C2E3E13122112F1A86F32DF07BAB5236E17EE318A76A7E4D712F99FDF9BEF96A482BB91C59A6AF9B4C50C56572169215BC6F9679C4C3F2F779F533E3E25F9F77FEFDAC502BE3053AB3940979BEF153D3658887890EC1510D02F76DD5148DA56DE234DE4EB96E54ADCC3BEE77697CE4707EDFE704F123B5755459CE8F36A9844C18F792E0201B214416E0DE947B6CFDE7EBA2A17914DD724957996FC666DD866C6A5F0E74B8D422F55571F6F5266CABA92DB8BC2D840D5EAB4EF5FBB5DAF34DB96494BE99680C767EB29285F9E4EBE66B47DCABD04AE7EBF025933FA763648CEA836DEA0E631DF3952998927EFBC1097B2FFD6185F8023B0FBC58E481666FCF0B2919CB245DF0B8319C9A3CA56128E5CF2FC487234F272329CBBAF0117F13F19354CD2A732CC89DFDDA4DCAD371102AA1DEF34D32E66E480FD6C5DCA96AAF7868EC034F5B090C72E45FF90D3064C74334BC316FFB9593C357E9AB2F31253863B4ACA2B62F7DF381DFE5C0EFD741B71F953C04A90D3EF07ACA80E75C9A10EFBFE0F5E9F1BE7DCEA4A2C86BB3AF3DFCDD8F6165696014D3AAFFE35611BE623DE7878215BBC5E16B4F9BF75419C2A36B6F4E3FBFF22E091A79F11A3BD04AF101F5F674F0AFA322CD87DC1C022669C97BD4DCA93D651EE13CA6F161FDD34BED73D7F8C146F56354ADD39BDE34899CE45244CDA78A12D1A08A53C0A83E65139717BF8E7E4E3A6A4FA92AC961931021AFA7DD62FB91CBF49EF97F3C6FDF6E6F42BA24F39328F31862D79C70A7047938E54A65D2A91B174655D429E63D2F9493BE39B13E773FFCBA534923C922F31B93CBEB97B6EEA9EA423AD75243CCFF730D5DA34C93BFD4D0CF7FAF8684F34DC456E0049159C3D3882C729974C212B053C35444BF39C89B6BB429AAB8C9841EC254CEAF5B70C6832366EE438E29036F2DB3C510E6DF185B650848A6C7B396246F16CD069C19294779EEF195B0499703CB4AB0BCE9D955A1A6D37EF40C6D96D53727CEBFBF10DF35C0A5E451E6839FBC363404593D99AE560ADF4F2E4DCC8B63DC3E38111C776934DFA8937B03537F940A9C41C121E004706C2C45C8C019EF99A22BE3B3B18AAFEF82841CF75E19A2EE066581C49E44EFC24C252FDCB59C77ACABA3F31778B1ACD7ECC54C745F3B9EA6AB3F829484ED51F273A62D697A1267DEF0C23D52A43EFF1085A14770C1CB82D372C625958BB26F2AB1A1FAA0F90EF758D413385EA8AAF6EDD7A11856AA0B5F44E758E6B9AFD41B5CE525EFB57236F729CD3BFA22BD615193243ED83FC6341A6C29EC74B46377D483E3D1F60ECE4BB8178D33D3379E5ABD2C1ADC8D845A26A1E9DA35EE8D7CF193965CCB2ECCF07AFBE225E0177083A736426E6FBFBE1F211605EA5B5682DEF27EBB0037BDA8FB7367F4F36BDA5F3752B4E73C369DE967FC9907FE72CA18974D9429D48A4B3AEDDC9ACB3649A7E684284C07DB52499552D13378B67933C08B8466D40B7AAE7CB7D98B648F3B9FE67C200F718673E5786D1EEF0FAF923E3870214E213827B9667AA099089D12783665D1D12A44BC5DEE6324C8B9B824437220E146AD9B444B3581635F7974F86A62624B4515F8E57EF0EC47EADB3B2394A07EDF1A025C452D384B858C8481F147966E8615DBF0EB8B3F7C551B5EA694C566524E3BFE7274C37B3EA5E4E8DA7523877D8A18953EADD89A73BEE6ABDA0F5E65D4A8A668ADC17F572B78114B925CB25445D0739DBC1A8FCEB5871C38C5FBE10AAE58EBB84925F4229557017E23CD942487D3A0F83A39351E430EDD4B8DFB1D7B6826F442148D56914A85A41F8F1C4AB5AA22B2569E391DA3163902E6BF75F64B48F9AF39A2685FC0EBD7DFBE4548B2FD377CCB49692F687AE8F25F6B0EFEAAF402064D5B08E8D0B7EE7FFB0EE5B727199177F889D987CC9C33FB8E9973F03A6985340ADEEB2993C3EFF31B70C305BCCBE4A95970702C74121C011CDAE05F7284500CF11BBE6B003A85BA09B29E6DE10F544A12BFF409D448DEEB0DB76AD19E1F3E0458CC4FE62D25F4040EA186244A58CE72EA1688BDC9A33F397EAE31C3EDC5E35285A8E348C35FF2820EF5697BDB2DD8672647554EEE23CDAF67AE8732D53C2E7512822374D6259FA8B1A510C95D5993D57EFA713C3173DC9851B9969AA2158789DD9BFE396CE2F15574D947761A96B9802FA376298BC4B1DED9BD7CDE09DB7AF8B3295DFB293CC3B3FCE2E922CCEAEE70ABDC301A054E13499FA9F056221E46842F3A52513D854943A0DB2AFC55D30983E6F5FB48AD1077FCFF993348C8A25FBE65F3DBB7CC3E183EBA1F4213FDF21982537843AE54BB511E3D6727B7DF81F3529DF9C74D1BA5121CD9BB51F59E07FCFE335F1D95129C45069E174D5C2E1CB49B5B781267A2AB9FC66D96BAE863E78FB4EC83CEB8ED1D779854D78ECDE4CE4087078F7C460CFDFD1A9EBDBFEE0EA251DAC123EB24330BDC7FE610FDF3969D92B0A1F0BF12B5E20F4B467E2E4ACB5EF611B9D6F7EBF640A87F940353A8A3E6ED39A8FD615359638C636BB9616556B8B7432C4739F19B8A4DCB36E55B51787F3BDE135B16BCDD76C3DFB73DBD1D22FC894797EBEC6DDF45F774CA08EB0ECBBDF871D9F609A97B7E31D2D96D777E2BFDE7EB4BAF96A526B73A969FC6A75793833F7E7F4E197738B1A1F697E875B6E34B977DA673AFD3ABCFA6777770CFD5E8C09B9F2537C997D9A8AE89DD57FDE887D8003E7286F27BA983A9D4CCABF4F367AE83BE469F84670479DFBE719F0DC2773B78C8A75CD07D251D3C7800DFE4825C980231D94BA22EA8412551F3E0880FAD1A9BF5D9AD8E188737DF29D7EC73CDB75224F03E4B2294D107E2DECD5A15D5E4A410B483E3A6A20BC1DBE5A83B66393D8F753488B473AD24EDED2009BC7D62D37504976B72EE384D65D2A6F0D5F3F3B8A3D72A0A38EA6983EF9F7395007B2DAF357F55C87BD66F6FC01B0E749EB408F719311B69DB571D8FAD12E14E81CECB45CB94376C653FACD094DD6AA89752F00654EDA0F9176DF175C440C2BB733FBB8303784D930F791A2E4C35176199E69E29C17171A5B6375D34A6B2C14E7774AFA340C22715BCF87153FE68A5CFE21ADEB12EDA9D74920005384293CFE886A7B7DCE74F59C7644AF1FB528E5C25A589829CCB728274E519710A75F69AC7E35E5AA353C2117F83F85025556B85C3FDF17DA506DFACE919F7008F065C2D90079C4FB944E5FDB35432408F482CA38C4A9B2089C3A78AC72A83FEEF6590C33B6FCC3AD9C3275E647FCD8FFD8DE0FC8FF8C11FC1A799015EC234C8A7B0F0218252FCBECEC8F98698F0CA337B9C17BD63F269E201F81894B6AA4337A00F9073C4EFAC4E033D52F7612270BEE79E2469ACEA13AD4FB440DF34E1F7F3EFDF6F75EAB6A356A643AFFC514746579052A3AFBB527195DB204FA3332989B28A42129008E02FC6F9F63C660A589F5B1332C7873B46E1078492660D5C56C798475594EC8F7D9B969EB91DFC04B8C419E23FEECA6B57554C9F2ADAE6AA384C2ABE1019D377D59357E0FE1538322C0A62DEBB8A173F493E25BB8CA8529F54CE63EEE71362875F437E05342D45524EC75E51ED065D0B95080D0F1727C02343EF1E68F8DAF301F714276AD253B836EB1FE35C4FC83753CE7C48379F9F0E7B01CCC8608FE7C5D0AE8DA103EA6210D04CF4844A998599E39F4BABE2DAC13BD8805736F995FF81CA3E500A5A2DF5B8678A5DAA85819F296FCA3B90CC19A94E54E4D1B094FE78139A21DE4D5E53D30A62F2CC0D1F791FC89A0E10C31F2377DB1BF0A3533C4FD9E6E318337A88DD3E8D9C2F27DA35CEDE15BAD7A31DEEB2A3705094563131A9C36B9C4FA27ECDC674F003F752011F927CB02299EBF74922BFE871811BE0409A546A62EB9E15D526417FEEA02F26E68AA23E9EDFC03F14EF2F516B1FBC83C5B341017D59367E3422BEFB5A2579495AD4E3652A17E695F77C047F5429F802BEB0AAFBC6477DEF50C9EA3085B65A8471A90C662967E010B83BF1A5EAA83D38B54525EE811F83FAD159CF3FAB18FCB3A68837BA129F45660A19CE079EDB929C9AEB31522D479F053CD91C7CAA04D44CF319AD3BCC82661E64BC680DB48C1F519F872979E3BA79529E3AD796680D9ECCA3F3887AF26A7B99F222017E4920C576B9976E687C8729CFB8039E775C4537F45955E5F3CF19EFB9433CFA40003F1C9FD1A847A99D69793F6AD1FD402F632EC05D55DBE08A7C87699FBC2B3B5825A209CFB3983729747145E5DFFC5283FFDC1CEFC0A66A50E88597C2D1A2895AFCAC8135055F828F846BF35A679EF4C057CE816F1E78594B7508C04F32B38DC52C2102FE72D4F1530D3DA8A360C64FAC51A6A827CC3FDC42EB619FA35E9A08F53CD1B5EE7E1045701F1BE0BECD0238B695C32C07730E0E2634CADCD483AF5A8D9E60A9F5D5A22FDB605E27C007BA04970377147C0DBE05BBEA6B252DE67282219EC33BEA1B7C8B7CA316C1B7DE836F517F285CAE635E624E66F19FC561AEC76FBE3BCF7C3BA3F6A117A857E0F18AF3E595DD7A52B01BF0FBBB5E707FC45A51F4ADCF05BE2FCC9AD9FCA1774A83D3723985E0778ECF0F4088F9548E4373F8559CB89ECF2F806FF4B5B159F39693642B487BC19CF0C1F7D00DDCC540A6410D56414F9335F4EE9C39E0A6181478E0BD7446D7A8EFFC049D25D015D99C7FC55FA09626F4E139F0FA59C74E23BF77F0ED1CBF78E6EB996F67BD046A913FE4DF2523EE1383EFEFE2D4B67CC147B5A62B09BCE4E033CC7602E8DF5CDFAA8E917F3DAEF0F99DA0093C7C82F804EFA5853ED8E72DF4F08D4741AA4F432CFCE4829CB06CFA495017E05FDCA77F069F5F46137B23E653F052638E7A2BC1D3F9C1F1525BE3D0F717628DBC826F986CE10BE4A4C117D0872D774DA748F282F3A8D44F9EC057D009D3965DF2813944798898063FA62A1E10CFE8566F0C7ABFF052E2BE079DE83ABE8AD49A18FC100B2A6F87357B4BE5B029FDCB123D0DF8EE6A547C7D821E2DAB1E4A118FE02B17003FBB1CFC88DAD6F87DE42D4455DC1067D42FEEA68802BF0DEF55C4397CFF0AEFE7B56B50578DC279205A26CEE5ED86D90A9AE764A5BB50E7147A5734D03BB57CF806750607B7E0FB41E1AE7143D835178C57C2A5EA640378FE628F96B62EF856297EAE09DBE87EA8F01A7ADD40EF1F7A2D80595009A6A89027033E83077B87DEC3DF25AA8A067604CF015FE6D8B38F2A328A034BCACA40C4E8896357A58B708543EEEA7E3BF1FEB9C55C07F8E43BE1A33E67FE9103F00FBF083B87F80BF8814FF8B5B8F6A3FB8186D0A86FBD829FF9C4FC01F11B3C9CEF06BE817F82F453F7047DDEA3123E706FD4C34F4F78CD8C950BF4C9A445B82B27BA027E23130D05F0FC34EBA5A40905DF634E44E14F4DAC7AAAE5C975697CBD033F1F47B91C794767FE1BE097E6FAA0F0036D45CC4A7474C5D4F90EFFC4F24DB8465F9537D1ED7ED89836A78981DEEE39199E307B2CE06752A3C7DB41B127E0D6D5710B455237E19160AF0703FCB4F08D58412411F4E82DED5406C306BFC34BCCA3AAF975295972F0D0234AF0950C18DE9DFD5791A36F49A37282DF065ECE3768715E17A1F7E0630A768E889AFD038A187DCFAC3FD4426F77E82D6FF07B11E26FD328F804DE2E22DECE735F57EBE705F20DFFC04BD43D54CF30E03586FFF8C6AB32EB72F69FB4BCE93E705C638683B9DA5FFC1D9CBB52FF99BF6BCFA87FCA4FF07FBFFD39643C0569FC47FE3C86579A7E101393D91FC217250A78DA00DF2BF1DD7F9814F37AE8B1C5FD34F0F6DB9FFEF6C7F02BEDA7C2FD0E18D0CD7CFD9BEFF9FFF23DBEAF7615EA0D7AE9D0BFC09FABDB5FEE0F8F8178F9348676A9BACF26D9CD7A99C4F8A3D45C5FFA027F6F6FC013F810BAAF83AA82BFC56E00339B013AD3E43A561BE4FFDB5F53B3C773D027C2BBA864C630FC4D4273F8D95A06C9DC1F28EB8D98959BB4A37AE6B3A386AFEBAF3AF55BCC9B1FFE5AA11E04F81E86106773335FC3E7C84183A372E15073E049F817B43ACA6B5CF351AF4D0BBE8966BEC1D93FE07F30EA362BCC3C2E1C132CF8CF5C47E6067F9234DE651227E831384D17C3E5608968E2E75C2D422314FA18E20AF015CEA70AA9875D031DD843CD70DF00FD582535E6959857A0DE2A23DBEA48CD057C52E9B895E562D81F35BFEE6562F9A2CDC0C7FCE0E8E761CD858A5BF086F9605495793FEEA1271F82A051815E56EB50567EBBD5983B372ABBE10E5C2ED29B22ED4AEAE4BD5C346DBD0997C8E3AC3732EF61526CB2803EDE1027C4672C807F5A9E8655DE67232640F3FBBFFC068BD15FCC7EFA2A3C85FE067AFB78DF2462F6E73600E3FCF2E7F62FFE1CF1039F5FD04F5DE1172AF0D9A3BF426025EE017FC47378B2738EFA025FF2BA1F5FF3C590679614F05D2E8F5B8A7AAEB0F3B8D69B16FD02FA478AE7FF9FFD31A51AFD00FA85F1007D815FD968C12EB39F043E66BF8D3E56615F4236156C781DA93BFA952577EECA34F420825EE17E4767DEAB4D6B8FFDF8057F021F6636381FF2B5BC637778C91DBB36D1B5836F05078F2BCCDAC14FB4C2DCFAFA8BAF0BEC11786D31B78B8CCDEC33F4037EE4F4C3039F9E52E23E841D5FD12F7AE5C979B94EC1BF895345B807AFC798F7A3BF516FE87FB625FC197A25F4D7D0BC284063D25E2ACD36C09EC2BD16F08B157A7FE4DD957AFDE3D3146E57C598E9CDF8B3816FE881CCE7DF17498529F03CCF48D06F165C30709D1984978ED047897E3D856F5C401755133DCB6A4AD851FC20C236F4085F0CBC18C4E58CF7934A8EEB1CB3364C9B3EB09BD4D8B5AD310F49509F7EE95252A39EC16F1DF00BAE25B68A51C7DAA5D811BC1BDAEEB0DB2C106F273DEBE7FABA17A41179C112EC36673EBB1C511FD8ACE2BCF2966BCC9D95DA62065941D7DEC11797A64F86C7E7F538F7B3AB866413E63BF3EEF709FEF4823DD3B6DE34A8EDF9F9E34A39857883646D104377667DB962F73CEF4E51CFF076446DB13731E0C3733925D081EFDD71D5631E79826E79C1BC2BDE1F5D845D19F6161EEE3FEF61F4F839EF5E71BF187A6A108F27CC7FF62976D37BB85BF8F4EF784BF2F43DD37DEC9AE7BD91841FC7F3F07EC476D86D5FEB78789C5714C3FC3E66C088874D02F8B33C55769276A8B2C77DC81EF7174C8F0EF316AFF49A651D8D5713B7D8FB28A2C53638C4C9279E33CF947F3D9F832F86169F7FD26845E63D13F2F15A5939897EE8B0FF92996098135CE7DD7788F87CC20FE03EF256AA3667D2BDD78B76CEDF13B06E1BE40FBA60347CEC9C1F788327D4D9FEB117C39CFE883D1AEEFBF8FCAF5D76A1B1974ABBDFF98CA007CF4955344339FDDA83F5A4AB8523265297CAC3EFF930D1D8D903F7687A1FFD9D453F7E06FFEE2B8A789CF06F053AB5C35C2A61D6BD239EF37D1FE7FF8E5FCB2AEB4DE873E67C7FFE93FCCCBB74E47B8B9DEBE3F7663F27C0F7E817E4ED1BAFE79B01BEC00BF37938E67104E7C5361DFC7E62C8D73978E9AFED01FB352EC984DDD755AC0FF7638739538F8E7E015C7906FB503071747DCB160943E5A254F95743B1EF41FC64F487AF4F4CB07927586C977C83BDFD1A7973669BFBCB31A5ED13FA25559DCC57DAB5D34193707BF230E70CB0CB713DB8A07DCC351D47DEE5FCEF3E5E8555FFADA2D94F3CAFB16BCCB927DF5E56C967BDC04EB9771D66B2989B06606117CDF351D34737E4C64FFDECCAD64DB75F791EEB23F222EC12F3972BFE6D408BBFFD54648B74726FF37EF8E0BB53DDC32BC7145396ED532A0E3E9BB2315D836FA61FB774757B6B7A75C7E7E699EBD3B6DB7EA6ABE4F96FF573728F1763B264EE1F03D97E9E2E434A69D8BF9647F65ABEF4FF78A5E7EBF46AE8541D753304DEDF7D56C86BD1FA4FF7BF27D1AEA4CB97F58B7A63577D0FFE6B36B5919B6EFF03915DB80E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["00ba7ac698565e9ec551be56e17b2f93b9fe288460f1a291c01c81bd71164925"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, 'b8d1f2a610cf1352c2009c3c8d3eb117521d7cb841bfcf07b0c3ff6a493cbf8c', 'notification', X'01000023496805AD5A5D77A3BA96FC45330B61937BF2D8D8081B0739087D80DEC0F83646C226B61363FFFA299CEE336766CDAC7BEF9A79C8EAB83120ED5DBBAAF656F6F7A4ADE3DD617B48A87CAC093BAC2FEBE34F52DED72FFA9EB05CBAA5927C9979D496BA091BCF2D32DD244AB375B3CA7C11B12055EA52764DA0EDAB48C96EB68F9897F98A9859B334C425B9FF5AE5C5F091460AF79399A69C8A888495D784B897667DCB32D2C466D6AE7944DBAC6FB6CA2661ED119A4666567A6CA162BEDA16AE925E224BB51B539DAC78171E52CFCD85E4612393A370669149C2F22E8C1B9F2D33C72D7FB840BBE97E5AA4821EB857DECA8E2586B08289B0D2D1E069D7E43BEA4AD98F0997C122974A734A5FB0CFB8798433E1F1701F9188170DC3FA6678DFA2944DB85D39C6A99A3E53EC4B667F5E375F0D69259723CBF4759509AAB84C4E42B282F7CD3C8F7858FE5EAF7E655CFCE3F54EEFCF0AB5305EA0334B9990A71B3F365D8678986817ECD520B0DF563DA2B1B44D9CC6EB47AE1B552BF381FD5D1A1F399CAEFB9C207EA4B68E2ACBF9DE26959009E35E12EC642384C802EC9B728F2DFFFC5C34348FA25B2EE922F3CDD82CDB903DDAB71D1D2EB5487D559C7CBD0ADBEAD1165CDE66C206EF55A7FAED526DF9AA9C334A0F261A838D9F2C64613EF9B2F9DA10F72EB4D2F9327CCBE4CFC73E3246F5C13A75BBB18EF9C2144C49BF3D73C23E4A7F5820BEC0CE132F1679A0D9E17526256399A4331E37865393A7340CA5FCF985F870E4E968246559173EE36F227E94AA59648E05B9B35F9B87F2741C844AA88F7C958CB91BD29D753177AADA2A1E1AFBC4D35A02831CF9577E030CD971170D07E6ADBF72B2FB2A7DF5251E09D618CDABA8ED4BDF9CF15E0EFC7EED747BAEE42E486D70C6E747063CE7D284B8FE86CFC7E775FB9A494591D7665B7BF8B71FC3CAD2C028A655FFC7AD227CC17ACE77052B36B3DDD796361FA9328447D7DE1C7F7EE55D1234F2E23576A095E203EAED65E75F47459AB35CED022669C97BD4DCB13D661EE13CA6F16EF9D34BED6BD7F8C14AF563542DD39B5E35897CC8B9889A4F1525A24115A780517DCC1E5C5EFC3AFAF9D0517B4C554976AB8408793D6E66EB732ED37BE6FFF1BA3EDC0E42BA24F39328F31862D71CB1A7047938E64A65D2A91B174655D429E6BDCE9493BE39B23E773FFCBA534923C92CF31B93CBEB97B6EEA5EA423AD55243CCFF730D5DA34C93BFD4D0CF7FAE8684F34DC416E0049159C3D388CC729974C212B053C35444BF39C89B6AB429AAB8C9841EC2544E9F5B70C6932326EE438E29036FCDB3D910E6DF185B640848A6C79396246F66CD0A9C19294779EEF185B0499703CB4AB0BCE9D955A1A6D37EF40C6DE6D537274EEF9F89EF1AE052F228F3C14F5E1B1A82AC1E4D572B85FB934B13F3621FB74F4E04C75D1ACD57EAE80E60EA73A9C019141C024E00C7C652840C9CF19129BA303E1BABF8FA2148C8B1EF8521EA6E501648EC51F42ECC54F2C65DCB79C7BA3A3A7D8117CB7AC9DECC836E6BC7D374F1479092B0DD4B7ECAB4254D4FE2CC1BDEB8478AD4E7675118BA0717BCCD382D275C52392BFBA6122BAA779A6FB08F59FD00C70B55D5BEFDDA15C34275E19BE81CCB3CF7957A83ABBCE4A356CEE63EA57947DFA437CC6A92C43BFBC79846832D857DECEDD8EDF5E078B4BE83F312EE45E3C4F48DA7166FB3067B23A1964968BA76897D235FFCA825D7B20B337C5EBF7909F805DCE0A99590EBDBAFFB23C4A2407DCB4AD05BDEAF67E0A637757FED8C7E7D4FFBEB4A8AF694C7A633FD843FF3C45F4E19E3B28932855A7149A79D5B72D926E9A339220A8F9D6DA9A44AA9E8153CDB1C0CF022A119F58C9E2ADFADB622D962CFC7291FC8439C615D393E9BE7F5E15DD22707CEC43104E724D74C0F3413A15302CFA62CDA5B8588B7F36D8C04391797644876245CA9659368A91EE0D8771EEDBE9A98D85251057EB9EF3C7B4E7D7B678412D4EFA121C055D482B354C84818187F64E96A58B015BFBEF9C357B5E2654A596C1ECA69C7DFF66EF8C81F29D9BB76D9C8619B2246A54F2BB6E49C2FF9A2F683771935AA295A6BF07BB58017B124C9254B55043DD7C9BBF1E8547BC88153BC1FAEE08AA58E9B54422F527915E037D23C9264771C145F26C7C663C8A17BABB1BF7D0FCD845E88A2D12A52A990F4FCCCA1548B2A224BE599E33E6A912360FE5B67BF8494FF98238AF60DBC7EFDED5B8424EB7FC2B71C95F682A6872EFFB5E6E0AF4A2F60D0B499800E7DEBFEB7EF507E7B9411F9809F987CC8C43993EF9838079F935648A3E0BD5E3239FC5EBF01375CC0BB4C1E9B1907C74227C111C0A10DFE214708C510BFE1BB06A053A89B20EBD91AFE40A524F14B9F408DE4BD5E71AB66EDE9E94380C5FC680E29A1477008352451C27296533743EC4D1EFDC9F1538D196E2F1E972A441D471AFE921774A88FEBDB66C63E3339AAF2E1CE697E3D713D94A9E671A993101CA1B32EF9448DCD8548EECA9AACF6D3F3FEC8CC7E6546E55A6A8A56EC1EECDEF4AF61138FEFA2CBCED97198E702BE8CDAB92C12C77A67B7F275236CEBE16755BAF653788667F9C5D34598D5DDEE56B961340A9C26923E53E1AD443C8C08DF74A4A2FA11260D816EABF0574D270C9AD76F23B540DCF1FF1367909045BF7CCBEAB76F997C307C743F8426FAE53304A7F0865CA976A53C7ACA8E6EBB01E7A53AF3F7AB364A2538B277A3EA3D0FF8FD9F7C75544A701619785E34713973D06E6EE1499C89AE7E1AB759EAA2F3C61F69D9079D71EB3BF6F0505D3B360F77023A3C78E41362E86F97F0ECFD75B3138DD20E1E5927999961FF1387E89FB7EC98840D85FF95A8157F9833F273565AF6B68DC8B5BE5FD73B42FDBD1C98421D3587D7A0F68755658D318E2DE58A9559E10EBB588EF2C16F2A362D5B9587A2F0FE7D7F4F6C59F076DD0D7F5BF7F4B68BF0138F2ED7D961DB45F7F49111D6EDE65BF1E3B2EE1352F7FC62A4B3EBEE7428FDD7EB5BAFE6A526B73A969FC6A75793833F7E7F4F19B73BB2A1F6E7E875D6E35B977DA653AFD3ABCFA6777770CFD5E8C09B9E2557C99759A9AE89DD57FDEC87D8003E7286F27BA98347A99957E9D7CF5C077D8D3E09CF08F2BE3D709F0DC2771B78C8975CD06D251D3C7800DFE4825C980231D94AA22EA8412551F3E088B3568DCDFAEC56478CC39B6F946BB6B9E66B2912789F3911CAE81D711F66A98AEAE1A410B483E3A6A20BC1DBE5A83B66393D8D753488B473AD24ED6D2709BC7D62D36504976B72EE384D65D2A6F0D5D3F3B8A3D72A0A38EA6985FB4FB94A80BD96D79ABF2BE43DEBD737E00D0B3A3DB408B719312B69DB771D8FAD12E14681CECB59CB9437AC653F2CD094DD6AA89752F006546DA0F9176D713B6220E1DDB99FDDC101BCA6C9591E870B53CD4558A6B9674A705C5CA9F54D178DA96CB0D11DDDEA2890F049052F7EDC943F5AE9B3B88677AC8B76239D24400196D0E413BAE1E92DF7F94BD6319952BC5FCA91ABA434519073593E205D79469C429DBDE7F1B895D6E89470C4DF203E5449D55AE1B07FDCAFD4E09B253D611FE0D180AB19F280F52997A8BC7F954A06E8118965945169132471F854F15865D0FFAD0C7278E79559265BF8C48BECAFF9BEBF11ACFF193FF823F83433C04B9806F914163E44508AF7EB8C9C6E8809AF3CB3C57AD13B269F261E808F4169AB3A74037A073947FC4EEA38D03D75671381F33DF7224963559F687DA405FAA607DE9F7FBFBFD5A95B8F5A990EBDF2B98E8CAE20A5465F37A5E22AB7419E46275212651585242011C05F8CF56D79CC14B03EB526648A0F778CC20F0825CD12B8ACF6318FAA28D9EEFB362D3D73DBF909708935C47FDC95D72EAA98BE54B4CD55B17BA8F842644C3F544FDE81FB77E0C8B0288879EF2A5EFC24F923D9644495FAA8721E733F7F2076781BF22BA069299272DCF78A6A37E85AA8446878B838011E197AF740C3D79E76D8A73852931EC3A559FE18A77A42BE9972E62CDDB47E3A6C053023832D9E1743BB56860EA88B414033D1132A6566668A7F2EAD8A6B07EF60035ED9E457FE072AFB402968B5D4E3962976A966067EA6BC296F473267A43A529147C35CFAE34D68867837794D4D2B88C933379CF33E90351D20863F46EED637E047A7789EB2CD791F33BA8BDD368D9C2F1FB46B9CBD2B74AF7B3BDC6547E1A028AD62625287CF589F44FD9A95E9E007EEA5023E2439B32299EAF74522BFE871811BE0409A546A62EB9E15D52A417FEEA02F26E68AA23E5E0FE01F8AEB73D4DA9977B0783628A02FF3C68F46C4775BAB242F498B7ABC3CCA9979E73D1FC11F550ABE802FACEABEF151DF1B54B2DA3D425BCDC2B85406B394137008DC1DF95C75D4EE9C5AA312B7C08F41FDE8ACE79F550CFE5952C41B5D89CF22F30819D6079E5B939C9AEB3E522D479F053CD91C7CAA04D44CF309AD1BCC82261E64BC680DB48CEF519FBB4772E0BA79519E3AD596680D9ECCA3D3887AF26A7B79E44502FC92408AF57C2BDDD0F80E539E71033C6FB88A6EE8B3AACAE79F13DE738778F481007E38BEA3518F523BD3F27ED4A2FB815EC65C80BBAAB6C115F90ED33EF95076B04A440F3CCF62DEA4D0C515957FF34B0DFE7353BC039BAA41A1179E0B478B266AF15A036B0ABE041F09D7E6B5CE3CE981AF9C03DF3CF1B2946A17809F64661B8B594204FCE5A8E3971A7A5047C1849F58A34C514F987FB899D6C33647BD3411EAF94197BAFB4114C17E6C80FD3633E0D8560EB31CCC393898D02873534FBE6A357A82B9D6578BBE6C85799D001FE8125C0EDC51F035F816ECAAAF95B498CB0986780E1FA86FF02DF28D5A04DF7A4FBE45FDA170B98E79893999C5AFC56EAAC76FBE3B4D7C3BA1F6A917A857E0F18AF5E5955D7B52B01BF0FBBB5EB07FC45A51F4ADAF05EE1766C96CFED43BA5C169B97C84E0778EEF0F4088F9548E4373F8551CB99ED62F806FF4B5B159F29693642D487BC19CF0C9F7D00DECC540A6410D56414F9325F4EE9439E0A6181478E0A37446D7A8EFFC089D25D015D99C7EC55FA0961EE8C373E0F5B38E9D467EEFE0DB297EF1C4D713DF4E7A09D4227FC8BF4B46EC2706DFDFC5B16DF98C8F6A49171278C9C16798ED04D0BFA9BE551D23FF7A5CE0FB1B411378F804F1093E4A0B7DB0AF6BE8E1814741AA8F432CFCE4829CB0ECF193A02EC0BFD84FFF0A3EBF8C26F646CCA7E0A5C61CF55682A7F39DE3A5B6C6A1EF2FC4127905DF30D9C217C887065F401FD6DC359D22C91BD6A3523F79015F41274C5B76C91973887217310D7E4C553C209ED1AD5E19F47EE1A5C47E773AD1757C15A93531F8211654DE764B7648E5B02AFDCB1C3D0DF8EE6A547C7D811ECDAB1E4A118FE02B17003F9B1CFC88DAD6783FF216A22A6E8833EA177B534481DF868F2AE21CBE7F81EB79ED1AD455A3B01E8896897379BB61B682E63959E82ED43985DE150DF44ECD9FBE419DC0C12DF87E50D86BDC1076CD05E39570A93ADA009EBFD8A2A5AD0BBE568A9F6AC256BA1F2A7C865E37D0FBA75E0B60165482292AE4C980CFE0C13EA0F7F07789AAA281EDC173C097D9F7EC5C4546716049591988183D71ECAA74162EB0C84DDDAF1FBC7F6D31D7013EF946F8A8CF897FE400FCC32FC2CE21FE027EE0137E2DAEFDE8BEA32134EA5BAFE0673E317F40FC060FEBBB816FE09F20FDD4BD409FB7A88433F68D7AF8E909AF99B072813E99B40837E5832E80DFC84443013CBF4C7A296942C1F7981351F85313AB9E6A79745D1A5FEFC0CF792FE723EFE8C47F03FCD2541F147EA0AD8859888E2E983ADDE19F58BE0A97E8ABF226BADD772BD3E63431D0DB2D27C30B668F05FC4C6AF478DB29F602DCBA3A6EA148EA263C126CF560809F16BE11471049043D3AA49DCA60D8E07778897954357D2E254B761E7A4409BE9201C3D5C97F1539FA96342A1FF0DBC0CBE9062DCEEB22F49E7C4CC1CE1151937F4011A3EF99F4875AE8ED06BDE50D7E2F42FC6D1A059FC0DB45C4EB69EEEB6AFD3A43BEE11F7889BA87EA1906BCC6F01FDF785566594EFE939637DD078E6BCC703057FB8BBF837357EA5FF377ED09F54FF911FEEFB73F878CA7208D7FC99FC7F04A8F1FC4C464F287F04589029E56C0F7427CF71F26C5BC1E7A6CB13F0DBCFDF6A7BFFD31FC4AFBA9B0BF1D0674135FFFE67BFE9F7C8FFBD5A642BD412F1DFA17F87375FBCBFEE131102F9FC6D02E55F7D94376935E26317E949AEA4B5FE0EFED0D78021F42F7755055F0B7381BC0CC6680CE34B98ED50AF9FFF6D7D46CF11CF489F02E2A99300C7F93D01C7EB6964132F507CA7A2366E526EDA89EF86CAFE1EBFAAB4EFD16F3E6A7BF56A80701BE8721C4DADCC4D7F03972D0E0A85C38D41C7812FE05AD8EF21AD79CEBA569C137D1C43758FB19FE07A36EB3C0CCE3C231C182FFCC75646EF02749E35D1EE2083D06A7E962B8EC2C114DFC9AAB596884421F435C01BEC2FA5421F5B069A0035BA819F61BA01FABA4C6BC12F30AD45B65645BEDA9B9804F2A1DB7B29C0DDBBDE6D7AD4C2C9FB519F898EF1CFDDC2DB950710BDE3067465599F7E3167A7216048D0AF4B25A86B2F2DBB5C6DCB951D90D7BE07296DE14691752271FE5AC69EB5538471E27BD91790F93629319F4F18638213E6301FCD3F2382CF23E1B31019AAEFFF21B2C467F31F9E9ABF014FA1BE8EDF3BA49C4E4CF6D00C6F9E5CFED5FFC39E2073EBFA09FBAC22F54E0B3677F85C04AEC03FE88E7F064A71CF505BEE4753FBEE7B321CF2C29E0BB5C1EB714F55CE1CCE35AAF5AF40BE81F299EFFBFF6C7946AF403E817C61DF4057E65A505BB4C7E12F898FC36FA5885F312B2AA60C3EB48DDD1AFCCB97357A6A10711F40AFBDB3BF351AD5ABBEFC72FF813F830B3C2FA90AFF91D678797DCB16B135D3BF85670F0B8C0AC1DFC442BCCADAFBFF8BAC03902AF2DE67691B1997D857EC08F1C7F78E0D3634ADC59D8F11DFDA2571E9D97EB14FC9B3855845BF07A8C793FFA1B7540FFB32EE1CFD02BA1BF86E645011A93F65269B602F614F635835FACD0FB23EFAED4CB1F9FA6709B2AC64C6FC29F0D7C4377645AFFB6482A4C81A77946827EB3E08281EBCC20BC74843E4AF4EB297CE30CBAA89AE855568F84EDC50F226C43F7F0C5C08B415C4EB89E54725CE698B561DA74C6D9A4C659DB12F39004F5E9972E2535EA19FCD601BFE05A62AB1875AC5D8A33820F43DB0DCE360BC4DB49CFFAB9BE6E0569445EB004679B139F5DF6A80F9CAC62BDF2966BCC9D955A63065941D73EC01797A64F86E7F7F538F5B38B86640FCC77A6B3DF17F8D30BCE99D6F5AA416D4FCF1F17CA29C41B246B8318BA33E9CB1567CFD3D929EA19DE8EA835CE4D0CF8F0543E12E8C0F7D971D5631E79846E79C17456BCDDBB08676538B7F0B0FFE91C468F9FD3D92BF617434F0DE2F182F9CF36C5D9F416EE163EFD3BDE92BC7CCF749F67CDD3B991841FC7F3703D621B9C6D5FEB7878AE5714C3741D3360C4C32601FC599E2AFB9076A8B2E77EC816FB174C8F0EF316AFF49A791D8D5713B738F751448B75B08B934F3C679A29FF7A3E075F0C2DBEFFA2D18A4CE74CC8C77B65E543F44387F32F99098639C1753AFB0E119F4FF801EC47DE4AD5E64CBA8F7AD64EF9C3D97B5B4DFD2CCEBC7036EDC8D4EF4DE74CC83F8392C2070F8A4504FD5DF8FE3CC7926C06BC5E55971C8047CC949FF9BB80BF0CF4DA2F7B97304B96E8DF3AF8A54FE4639A6B4C7F0BF01D0FC53BDC37F58B6C0F3F0B3F35C5E7FBFBDF336B5DE3F988B7FD8ECF759BE3ECF4890F3B9FFE3660833EFD739A61D72ED9608E85F7B90F9CD1E379D11D5A30E1E1F3FF92BF3466577E5458E79FF8FC6FFB7317CC1454E54DFA05BF649FFDAAC5FC6A86DE725ACF594CEBB3F3B144FD57F85B08E4A7977980A9F44871BE6B941EB8F16E5E4E920CD831DB9525A5807291E15368E4AD50BE96EDA1EE5F293CD7613A1DC00CE593C5AE5493CF79F025CED38A37C1AF4C249F2C5AFBE90A731AFC087F8CC52A3C9AF8BA9179F2FAB6483EEB19CE9F7BD7617E8B196B20F745E89EB354E83D7C59349D11E35D989B9A01673ECFF9E964D0F902F3D30E0A017C189C06BDA17F4EE3ECCA9661C7EE5E003DB06FC2B9D2677D2932CC7E71CE3ECD7531CB7DCE6423DE36B19CE6C333CC86C9769912F6B0B7748919F1F1BFCC7CEF6FDD8FC3DFB37F1F8AB2881F89FCBB1FE67F9F77F5D7FBE3387BB13FCF79F1338D9676D67B35B9748FAF7FBB9E1F5FD1E1745C0FFBEE24834DFB6EFFF6B6FBDBDF4FE5DF2EFCEEF2F0E0CF2FDD6CE09B3FB2FF000175D29F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["00ba7ac698565e9ec551be56e17b2f93b9fe288460f1a291c01c81bd71164925"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '6e9a79f461e658c89c1234984aec20125f072171a304f154c7e958e8202263be', 'app_receipt', X'0100000F6E480DCD97775C13D916C7339310900402127A9122080AE126202041050129B2284D100D4588F42206088A8091A62C454136A068B0D1AB6D291B1B8AA2084A13C52E4D6C88880A3C7606F7B38FDDC7733FEFF3D9F7796F923FE6CCEF9E3BE7DC73BE3377008714885FB034D93A7942041284791CD266C021B9C21044250111FC02AF646B8889C5C190000670E09FFE3914E271E0541C074EA472E004A0044342880F4E4A8A4C03B4E53AC040876AE00C8031A01903E00E441111D5F130CE2617BE0744608880DA023056F0C50420C2103A028783614C1B108321126A09C178EBDB6B0BB70BA2EEC8C559779A0AC90A20BEB2A88D85212CEA2C3CEB2C05EB2F436746FEB333C3DCFB0099081904E1048902548A3E8586EA12B33A114BA5002003434872104E2CE558422888E1EB59348E1DA5FB3FEB04723004A3CA42A2984F580885C9F60E090F6652FCBC439868BAC85DFF7DBA6418C2A03A9128BC2122CC37D2871510168A7A2DFCDD8BAAA7038C7400D51918222B34BB480AC82AA33A39A25D49B1D84DF695233B26CFC93E239EEB7E3A0E70D0151347750E529C3DFF40F286F1A7501B4D10A822D669D492254AFF395E4A646870984F1092128C2F42C7881349343DF0DB41A5192C5F0116215A31AAFD6B09BF45873A977CC7B9F47BCE68AC65E80024560C523E185F8E5AB01466368DAA3F48D573A59ADF25748E0B73AD25487191192118CBE308CF000EF617C0814FF1905BC0B024E6515698BB8D6FAC2A7BE66C9DE40CE6EB1E7E7617DAD1BFF53A44403A9A4125800578AC0B0E2F01BBB95115801C6A081325CCC2C3959D5861114C65A78090C8606FE4940A000555B1C425F3A8CA36A12C664408D337C09BC55436375376743203CAD222C0085091DFECE12E43A281E560CE85BF330047A60F33209C8504EC171A10EA371B0007529D9B32023196039110921162381084B9D0DC52998A8D19B00C9633DB79BE36FE4A72FC392B5CADA61A66CFC921A11A25067948FDE9C524DBBBB1F9F9670F3EFC141DB245506804B6511455D9AA66CDE1ABF5F3B971D99437EA07DEE2D6BF5E3950BCACEE07E7F4DAD14D6277A64A125AEEC98D877F71BAFF467D2A77EFADC4769E9572D0B1B4EA9705454DEFA255855A89B1DE87366C57751A7D718A3651F1F5628542AA6B80F5203B3381B1DDB64E8547D14DE69FBA3B227EE0DDB5B6451AA115339D7D9ACF3C6FFB5DB133D1CFD76C6BB86654BF82C67F34C6BA7270399F914167DB3B2C381ABE9AEE95F7D0DE59BD745F4A4BE264F9DDFB40D044966ECABF35362CFF7CF1C51BD13667627DA7BB3E5DDED5EE0A63210C742202840322525A4509089AC1C1000344518B845A48C30A260045D416C549E1C8F1BBBD5239D7561AAAF8C9EA4E4FFE52D42C47C8028B50590D2703A412C8D6375F5429869A9B35688D470CE72497551286212086179E6D3B1F5F3C01E97AA4F3FED8884855208CE0FEB02385C7C6AEFA1A6E76F5F088DFD116CF6DCA5FD3589EABE4D6329054A4684BEDD9C872AFD8E1CCF3A435077D943AFD7E23C33C327973CCD5D44DE3C1ABD69CA62646E5B9BF5A92C9CB566CAD6978B4DA93AA95BEC3AB0F17923AA39262E2E191EE23A93AB23FC6365B46B8B784ED9F78389CB1407D8D58E69BC5CB2E3D8126122D934DF7484F8D1475CB2D547DC86A38B278A7450EBB49B459B07873656CFFE406B32D8B2567184AB907AB592F0CF44EC73F50F137EBB8EAFAD84E7EAD36B9F7D2FD5225B1E07C85FAF3F536F1E147CADED3B5CB1B593F58771B360F7A8C5396E48ABAEF29FCA9638BD751434B4FE1153BCD64E93F4B7E596EBBACF7C7A01CAB9E0F0D08C0F508C0C7BF014CF6FB31BACC27CD81FBD6C077E72BC7829EB79F735BFEB46CC0E53FE1571368207542F85D341FBF8E6161ACFF09B7F33D38FE8ADBBC8DDBEB27F6EFDAA1EF2AF2B0CB5BDCA1619BFBAB7D6DA38C14EE580B3CBEB164487BFDA64937078EBD4294BFFD615DC73389FE4DB6815D077C21C7A4AC1956E6B8CDC7977798749DE9AA6ECCE099691969D5A3BA696E93C2E6C11E8D54BF54C151C595E717E86B472E2CD431D7B71169BD748821A392F0215B7CAD6D4DDE2B65EF9ED67A31F1BBD49ACE23A9BD6F16B5A9EFED3F4C486A705A7D455A8A2B7CFDCCB51543ABEF67907811BD2FD714686FBFA75514A8ADCEF59DF032BED72B443148A8F14D2E6FB4AC7CB39CDFCD901B20470E8C6A987785AC16A36BC7DAC7350DE3E88FEBD3EE79BB6F0BD4CB90E00535C74CD2EF7CF64B6C326FF2D27EF73CC1B967E41BB76C100516A2E8CD722B04F008B0E8EBE50FF442F839F4CE0BE75C7A25BADC03DDD977D28BDE3BC71D4D3E91D8262C543A975E74B7303FBD06179F56D70E5E9F7CEBB3CC6366E6D1F4E5189F3793859D45FA46E7CA6E447D6E5CC4DE147BC5D3EBC4841D39584349C173C7687DEECDC76F1F9EE5D575D7E2BEE0B7321673836D7BDF7C7D21EA4D4E633C55D474CBD20D1F53CF3D0EF7176F2A34703D97A910D8A2911542D0D5EA1B943F416AB54B373D7E7BC3CB2FFE55CA5C87A613E9D5F241E9D87BEDAB2AC3D686AE629D3BA897AFDCF730AEC79F7CB9E33A30192404553D5F9542AAA29D6AB7127D9F61C7A4571BE5E5AD6F681FFBB4AF449E7E392D45C6A28BFD604B7FDDA1EC46DE13DDA5BDAD9EA6E9FEA1565D77DEC1F549AEEB96F2254D6EC3FCE8E366E57DF217B70B4B336ED9EF7CD056D69E619529BF11A13716A1D7F7377A833EDAF6B9A47B58161CCE30EEDB7539FFF55476DBFF0DBDFFA5C7C65F51DBC0CE08C0702EA4EA879F05A63887B5AF3302CE922B927A2D02E0069A273EC28190CE7415BD55F589CC6A5FD1E167BE008A163BFCD694A0A3E191B96DD7A049D33DC6BAAC6DD0B49D9E4E48637A743D56EADC447420A1332A41D672B8EF4E1E5D3FAB798F9C574546FBC9EEB48A01A2E5EE3EED2B43D9A7F18ABA04974EC7001BAEBBC5F1C7B1A5DC990D567CEF4BD52B27CF473AE6B1CDEBE45F4E1007BB979E7DD2ABA60299EB169DFD206E5F0B8FAA1CB3DBDB9AE55310B97A530A4DB9672C1D7F33FF6EC68DF7594FDFA70CE359DEBABE86235A2472F64F8DA2EA75AA5BAB33B2525E9DD4BF3ED55C29AA6363E47EF2A4C9C0A98F2556C27DC9DEA57B7BF6F77FA3760D3005A4DFA915005884DAEF203B2F91F3BC3DA97BEF74E55FAB6BF018089F8054BFC47828CF78D8167E3076D490683AE01229C17393962449EFA2ADF7250D9CA25929A736E7A97B173857B65AAB6D1712A2BC26F48E446CDC2699F641E6DAB48CDA03D3AB8DEC31A5E831CF9C4209EEA5D6E869B7C794F6271A9ABAB5165A2D861A9F8EF0F05A4195C58A0D0EFDD28DC98CC7F7A9C1010F7294F273BEDE5878FD6B8A7A528C7347FA996597545C7A7B778C4DEA0EADFD512D2D4C41987C7395B3B85ECFBABE27E971865083F72E287FF5BB19C264CDD6C1832D4BA46E4E3D53CA73997E467FC04C59BB3B4CC0B7AC4959ABB1905F52523259E8D524BF54CF7332E8E96DA0AED073B574B778525499FE649C123562DD062A072A44F6750530F22D10F577EE2BE7793F7D67773DF77B714E95909D27F2D982B12909637726FD422877A1B7C54E47198B48597DDC3AF3C868EAA4D7F2C0DA1B82233D524A9A2D12161A98B8E3997A461A94E1FBF6CD9BC73FDBA805BEB6A06C1B5A297B60F3F32CB39F99E5D9C3A7B7099CABCD68CF77B4D4A70A2E25EEFFA4B2C2292E27D73CE0C13EE7644C66B741F9E58EA9A40F7ABC95C5DD8DFB52B8754FDE9FD17C25A27FE5D99071AA50C992CDE26D76E75BC32CB62E72CF67C2777DA2C77F6008E176943E7CDCF2BAEB7953A671A740C719896557318B03448A47CB2AF8CE6D22173CDF3A2DE5F716EE15CDF84289FF4A3CC45DD55A7DA22A7BA367F90613851AF535FD46B742DA0A686E475CFC977855E7BFD0E4E5E877597D1D7415B8DA413FBAE957544864B5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '31d1b97398687d8995e68a1cd3bc82db8d23566e15572fc8a3fbff800e5e1ba7', 'app_receipt', X'0100000F6E480DCD977B3C54EB1AC767AD198399C99071BF0D722BCC3B43140AC9B5925BD1D4603293E49A46540A935B6950DA36A2862E4224A9BD5D8E5422CA25254497BD0B9554A25492B396BDCF3EF63E4EFB733E9F7D3EE7AC597FCCB37EEFF3AEF7799FE7BBDEF7057CF236BCF8C24487C4897990282CE49337023ED91386203A19CCC38BFB263A405C2C0E864430800F7FFFCFA690900F27E3F8703C9D0FC702551812437C70B2B21406609818003A727B006066CC30632C6502094444753C8C73CC843BC13C1822A2B6088C157D3A01483084B6C0E16018D30E2461888C5A6230DEE1B65DFE7651D41D7938E3CE5027DB03C45701B5B13084459D0933CEB2B0F122B467E49EE919CEEA014847482308274A12A11B1A1B32505D7A462761E98600C8C310121C8493BC55774FE96647504771FB8B264AF59A234011866054994F92F40B0D36E446B183C382B886FEEC602E1A2EF2D67F1F2E058630A84E22115CC24339117EBC80D010D46BFE6F5E742303B06466924CCD907902800994915946750A67B85142766FBDA83451CEA8CA35222EBFD55602F0D1199342753E929CB8AF48DC30FE346AA301020DC43A835A0A24B93F8ED730222428D42F100909C617A26DA448648611F8C76564B2C408A821DA5954FBD714D2CD169B32679C8BBEE15CFC2D6774AC25680364AC18247D30FE1C6AC1B2989930CEFF4E2A9F2D5DF84D42FBF861B6A5832417E91182B1423E611AF0B17F037CF8B41079050CCB601EA687321D39D11A51D3955532D398CF7175195D6845FF5AEB1011A968169D08C4F1D87538BC34ECE54557068AA84120495B878551DD79A1E15CAA7B407044101BF94B07C01055B1249D3954AA63088F1B1ECCE504B0795CAA8D35D5CDDD1A50E5E68125808EFC662EA63C99011683590FFECA01B871FDB801613C64C0FE210121FE3303E0431AB3434620C6F221324232420C1F82303F34B5942563770DDA06295AEFBE5C11732D31E6923DAE4257131377EAB9D8055516E5B9D6932B094E77A273722A8FF47D880CDE242A360C3BAA48A86FD674E0D7690ED465EDCB301CD13AFC1AB7F6D5B2C1B38BAAD678082A463748B67D298A6DE9547C1FF6C9BD6744EB4BE6FE5BF11D427B6AE08994F26779850D6F2235C45A49D1ECEF5CB66BB88F3E3DCD9828FD7CA55439D933C061282A2D96B5DDA94A5D68484BAC3B7D6758EAF09B1BED6ADA21A5D3F7FA757FF2B9ED7F6DB585718E6E7BCD8D25D54B19750FC778D78E2CAE63A59A4739BB8A1F0FB334F7CDEE73F6D02A3E90D4123F79EE4E0F10B55030B7AABB35F642E9E705576E463A5E8CE64C757DB8BAA7C313C64218E8643808032424B52AD210348D83010648A01619B59082158D052AA82D8193C55162F6FA26F36F2C3355F757A04D4DFEADB04991980ED4505913270F6463290ECD4FCFAB84D858D7E8BD0F7F7134B1A48CF802029278C24CD9F971F044A4EA91CAFB7D2122598130A2074373F34F8C5DE7986EF4F4F68ED9D11E93D590B3A2F65CA6AA57CB6042A18A13BD7B3D8F59BAC343E8C3680A1C973DF3763DCB262271E3AEEBC91BDE072D5F71861EBF339BF952274D98A1D27AA1E6A1A50F5D4FB0C3B71F179C3CAD9E64E1ED2DF093D1183EB8CB29439ED05B14B535FE58184B5C6B8564DAC88245F58FA18978DB44AB38B92FC385F715E76BF4F16A7217EC5E7934AA41A249F4ECC6B2E8814917EB4D0B64A659AA9947CA794F4D8CCEC43C50DF6A7DF7BAE7A3D54A76FA94DEFA9E6255C9A01CE5EACBD58E3161B9256FCDF5CFD5F2D638DC376D1AF27E6FA89329C18CCBFFFEEE26DFE3A6B63E84A5BBAD15CC7F94F9B4D86951EFA1C0A3F6DDEF6A1080AB11800B7E0198E27F28B2C42FC535EBB50967F74BB7BCEED71F335BFE306D60DD7FC2AF2ED046F284F0AB3617BF6EA1A1BCFF09B7737D38FE8CDBECF5DBAB270EEED961EC39AFAF8B2DE55AB385F9F240FB282B296BAC057EBFBEE8B9FEDA0D935EAE7C67E59D5B9D8FD1DC2EC66F6D70DAD6759803B925A44FF3D2DE3B8E3F6BE39A1B4C9DBF8F19BA38252FA7719C96E23549B009F2AEA5FB278B8EAA2CBB2C6EAC1F313FDFC0C6D8715E6BFD772C79F5D8771952764E17B25F52D9DDADD5925277E817EEE526F78EA8B56BED1F38464CA871B7BC26279B4568BC7863E973CB9E54B230BCF7D98A3CFDED9D7A85DBF4B5B23813BE669DBD628626B1173889E76A6DCB4616D7DD67290E52220647B56DBA822D25CDF5A39DF735BCC0993FAA4EE96433B76C334A95160636ED9A346FFBE81FDF60D3E0ABFFE6E7588FEEE15FB88D023BC17C14BD196EC5001E01165D5E7E472F849F45EF9C70CEA657BA8BB98D19D526287CEBB1EF78E2C9F8768258F16C7AD1DDC2DCF49A5C79525E31D438F9DA6F91F7F4F4C3A9ABBBFC4626F3EF151A2FB9547273E7C75AB5A80DD1D77C7C4F4EACA60469AB2AFBEC18ADCE6C7EF4BAAF525875BF02F709BF99B5202BC8A977E4F35309362585F54445D72B9D1636A69559000F9CDD906FE279294D795B8B767A3091A6D73FA47492DCBA5A605570DBE5D9A7ADE7A959AE0D2705E54A81026C67C7F2B250BB90E5BC4B478C72A8FD7DFBBAB752AEDE6D041643C4C0F33F2F4F229F679CEEB097789BBA9A6B5EBE243B7B6D4DC7D88703454AE6575392E45776453DD83450F55D46ADF0316D616FAB8F95606B887D57DB1BB83AC173D5C23A198BDB705D6481F5B97EA52BDB0972AC5BCEBB1FB49774A4DAA729AD47E88D46E8E5FC4A6FE0B853FF3A81B76DDEB154B3FE3D57735E7DC968FFBFA1F7BFF4D9F8336A6BA2520330FC1F928DC32A8115CED5EE556A4025A534A17765005CC3F0C187BB12055C4F895BE73F50781D4BEFFADB88439192C75E5B110DB4BDD3B6EC19B268E864AD4ADF024DAD363208AE15445663652F4D446E23DEDB19AB60FBA2BF2DDBDC38BD294ED1B734B5E3D4FD94D24192EDDE7EFD6BCF33CEE05568C475F7DC021CB3982B0B1E4517674DBBD8D7B1EBCB974D5E8E70CB8EB2A9527A36411ABABFB0F271AFA63A64432BAC7C27E55C018FAA9F58BDBF35DD2F2FC272431283DA3D26C037E7DC49BDF936FDC9DBA417781E9BC6311DD6235332BEAF95D0AAD2D85C9E9A9EF4F29471E397A6320903C725CC53A72C064F8F17D913FA13D9C5FBBB0F0EFC42ED0A6005C8BF512B02B008B5DF40764E22E7583DE9FBDBBA726E54D5780F864D401A9F767953A7BD9DF2DF99B9694B371C5E17212DF4929321CBED61ACE590074F33ECA9C94DD95AEC3C8FB25607CDED626286AF88BDC3E1EBB7C8A4BC93BF3125AFF9C0EA7A6DD4986AE498CFD17CE9ACFAD6C829AF47861D8FB57569152BF55A4CB53FE40AF17A816567556A5C07E46A13598F7AE841010F8EAAE61CFD7C737EE3E724AD845D1E77051717D5ABAFEBEDDD3136497B6E77483325549940695EEE2165D4BDAAFFB1609F2954C3DE03E558BE99264E5ED83C74A44547B6F9CB4FAAD9EBA67E327FC04DB2DB1B2AC22969A0EAD5E6D71515154DE6FB36282D34F2990C7C721B6829775F2FDE2B95B0B3C478729F2A3D7C950B9D0FE523FBBA3C18390BECFC2BF79573AC4FDFD85DCF3E2FCECA12B2F3448E2D18E6BB4311411F555EC566382598129652B4CD3A22DD440E34541D883E7BBCF31AE513E3DC5345339112B9F79B1B9B53DC6AE5E6DB556CDA7263F94BF5B0761A77530AC1A6D9A42F3AB5712A5E57E7631E8B66D53822FECCCB6003E9547BB7697C3E2948D56DE2556D601CB3685CA010E1DCCF5030E911D9E1F595D34F1E5F1EB858F7593DEE52BEDA45B6E6965CC14DC979EE578E4DD3C7D78C95AE30332E3EDA3CF03550625CF5AB47E89BBDDE2A6D69654F1BA5CFE6D1369FD9EFB2BF73716BE54DA52BEB8BD5DC3D83ED8DFD484EB997147B1E7FCE7A6C2395D168D19764E85056C0F0844E3C1406EB3E1C5DA86354A0B8F9A2B44928FBD11EC5E6BB8AA5A7645FF7FCA8F077270961F5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, 'f4a50186aeb2844b1a718fffc813fd4a936bb7dfcf6b4ab0f102f7c4e00b991e', 'app_receipt', X'0100000F6F480DCD97795413C91687D39D183041C21216D9174191AD12905D0191550605413063804822224B10C3A62810D91483280E137003370464471D08831B8AA22C228B208AA3022AA2202A4AE4F1BAD1338F99C373CE3B67DE79AF537FE4F6AF6E75DDBAF7EBAA065C52307EFED214A794890590089CC7256D045C920F0C41141258809FEF9FE204B1B038189A87015C98FFAFAE501E17DE8BE3C2C9142E9C0854604814F1C1C9CA92A9806AA20F2848F304461654630B2AA001714444753C8C73CE86DBC1021822A2F63C182BF26C0288C110DA038783614C2B908021126A89C278A7BB0EF9DB445077E4E68C3B559DE40810DF85A88D85212CEA4C987196858D75D19191363332CC7F009081904E104E446C1EC5C0D8808AEAD233BA18966200803C0C21C14138892C9FDE51EBA88B9F980A3A0B4CCCA73840018660549112930860871AB06218A1E1212C834046280B0D1779EABF0F970C431854171323AC8D603323033841EC30D44BEA772F8A913E309B5924530B009046034AC82AA33A99E472D3825719577EC283A1DFBBA6C6B36713240BB8E82325519D0BC194C469246E187F06B5D1008126629D452D0531F93FCFD720801D14B6DD042031C1F802B493A418896A04BE5D1463AAA9295045B473A836570E2914DA8C73E1779C8BBEE78C4EB618ED30335922629D472D5816331347D9370983A416C697CF962A7E97D0312ECDB61623D9454684606C1E97300DB8D85F01173E93873C028665308F32D93467669C46CC74758DCC346632B13EAB132DE96FC50E119192A65388603E1EEB85C34BC33E3E1425A0801A043169DBF070B5751C76044B6D5D5068640803F94B01C00055B1628BE750D59CC338AC8850163388C161A9D9D9AA79ACB3056A720B8019A020BF998B264FA2826560D68DBF73021EAC0056503807997060585058E0CC04B890C6EC90118AB15C8884A08C20C38520CCA5C6A6D2346CECA07D8882ED8E8B95F1D752E22F38E22A976862124FBF10AD50A1935F683DB99CEC722F2E37B7FAD0C38FD1A11B45448761676571F54D9A4EDC7ACD817AFEEE2C8311AD836F706B5E2F1F3CA75BF38327AF726C8344CB97C284A676850FE19FD73D18D1FA92BDE74E525B9EA35AF089F4F2E7C70A1ADE466B88368BC5317E5ABB4D63DDD8B333D48992C9CB254A69DE414E43310712E8DB5C6AD4F30C0C53EACFDC1B963CF8F646ABAA7658C97447DF92DFFCEE065E73B532CE5DD22AB861566B4EAD7F34CEB97668593D3DC332C6CD7DFEF1706B4BFF9C876E9E5A457B539B9284E7EF3D0022560B2D6DEAEF8CBF547CBAE8F2AD68E7AA38E654E7C7AB3BDBBC612C84814E4580702086A456591A82A67130C00071D422A11652B022094019B5C571B23872FC2EFF34EE8DE5A6EA810B0DA784BF16342A1033812A2A6BE2E4816C02D9E9F6B332E5303B5B81CE87889787538A4B892F21208127CC945D00134F44AA1EA9BC3F162292150823B28F7D34FFC4F875A6E98FDEBEBEF1DB5BE3F90DB92BEBCE67ABF8340D261728BB50BAD7736825DB3DF3FCA88DC1EF65CF8EAEA7DB45A6FC187B3D6DC38790152BCF5292A27268AF161FC8CB526EAE103CB2F6A3E8F0B6FBF7E142D3A6D553AD7C7D7901321AC3FB625DB2E4093D85315B928E84D3E76BAD943830B248F74A3F3491649F629328F765B8A04B414AE321477074D18E5587631AC41B45CEFD581A37205C6BBB7191CC345D25FB5039E79989D1D9F85EF52DB6F7AF7B3F765574D023F75C7950A4221192AB547BB1D6393EFC68F1A8A5DEF93ACE0F4E5DA68D43BE1F0C16678BD312F37FBEBFD1FFB8A9BD1FC17C87ED42CB5F643E2F73D1EDD91F7CD8B1FB9D0001B81601F8E45780C981FBA38B03D2DDF96F4C983B5E791CEB7EF329BBE94FCB06BCFE137E97006D244F08BFAA73F1EBC16673FE27DCCEF5E2F82B6E73D66FAB9DD8B773BBB1F782879D0C4977C166DAABBDAD63F454FE7813FC617DE10BBD351B843EEE5C37A5A82D6E470C3DAA92B634B86CED3CC8843C9233A739073E38BF7FDEC2B2D49F2AEBC20C554DC9CB691C374CF71112EC427CEB2881692263CACB2FCE37D68B94CAD7B733765ED07CE527BABC7AC2BB2C4907978A9C576A8CEEE65A09C97B948A8EA3693D23AAAD5A7B068E109305EBACAFC9C9F20937AB6E98BFB07E9041CA8BE879BEF298DEB6769D82AD7A5A7CE684BF457B8FA88149420533E57C9D7DE9C8B2FA2EBAC2203972704CDBAE33D45AC2522FCE6D77C34B9CE5E3DAF476066DF356A30CE9BCE0C658A165CBA7C0A406BB067FBDB74F133CBB87BF721B03A280148ADE0CB7A2008F008BECBC7FA417C2CFA2774E3867D32BDD49DB4A8B69E1158C7AEE3E9E722AA995205A349B5EF4B83037BD26979F94570EDD14BE09D0F59D9E7E34753536604498DF51606C76A1F856D4A73AD5980D71D7FCFC4F4DB89243B45594FCB68FD566DF7EFCE661755E4D5725EE337E137D113FC4A56764F29938839C4E7FA2BCC427D3307C5C2BFB243C706E43BE89F785034A5B9BB4334389863A7D438AA748CDAE3C9B9377D73EFFBCA54C8DEFDE708A57AE18CCC3B6B7AD28653B84ADE05C386494ABD6F77077F716F2D5FB3781D51031B8ECE98A545219F54C9BA3F868862BCBB2DC2C27678DA06DFCE3DE4245CBABE9A9F2AB3A637A370ED4FC945597D76FB8B4A7D9CF86B725CCB1B3E52D5C9BECBD7A69BD8CD55DB83EFAA4EDF93EC5CBDB0872F43B6E3B7A5B8BDB321C0F28AE47E88D43E8657EA337F8BD4B9F17CFD7FED8910C8BBE9D57735F7FC96AFDBFA1F7BFF4DAF82B6A0531194118EEA534E3F06A60837377789D11544D2E49EE5915040BA87EF80877228FE52D7EA7EC2399D3667E3FD06E3E142D71E48D0D515FDBF7C0E69D43560DEDF4D5999BA1295723FDD03A5E742D56F6C244F456624754C242FB977D2D3996C6998D890AFE25196DA7BBD24B06C5EC77F5E95D7B917516AF6C48F4EAF00872E6D3569D7C1C57C49F5EEB58CFB852BE5C7831D22327C6AE46F1F984D850D7D2EAFE1E4D75C8CEB0A0FA9DA45B253CA67EC2754F7366C0B148EB0DA954B5EE711EFE76EEBD8C5BA3994F46535FE2390C43A6E9B00E899CF5739DB8568DC6A6F28CCCD457A78D6F7E692C15D77736A39D3E6D3578E67DA123A12F8551B4A77BDFC0576A57021B40FA9DDA79008B50FB1D64E724728EDD93B2A7A533F7468DC077307C02D2F81CEBAB36EDEB92FFCEC2435BBAE1A057A4749E8F9C0C496E27750D93347886EAA896D698A3C538E659DAECA4B94D54D4E035B1673862FD6699F477F237A6E4357B6DAED7C58CAB448FFB1DCE97E65F698E9EF2796CD0D6AFBDC4B072954E93A9F6C7A379789DE0D273CA02F701B9BA14FAE3079490A0DEC32AB987276F49DD9C4CD54A8EF5BCCFABD2BDA2EED5D3B37D5C68F8C261BF663A5B8940BEBDC253D2A87B755F3F6FB7292460EC8472ADDF4E1385159B860E352D96BDFDE537951CAFA9DF2C7B59A90EBBD8F398C50D6A3A75F9F5858585C27CFF06C5A5467EC2E02777819652F7F5A25D92C951C5C6C2DD2A9488D56B295C281F39D71D83918F81A8BFF35C39C7FEF49DD3F5EC0FC65959424E9EC8770BC67A73D5A50EB3D516FD04297DE5CF2E18B338E85ED841F23FCA537EE9685A97549EBDD7AA6EC07C2AC4C9ED64FC6D178D47224B9C26A48A392B9A2A879E4B252F5795D665EAEA5DE8E6275ED274DD50ABE7B6D5157C61BE709391AFE2E1934FD7E0EFF75F6EF27B8AE1CE23D6DEA5AC167D733CFD72C294EB2ECFF0F1A1129BD17917AB57F5330ADEB5EB3E372AFD48B82D4FFCB56CF78D3D113EE29B4E461EDCBB54DB9B463F5FE1AF7F7C7968D1CFAACF9689627559D71F1BEB5DBB34B97A229EA629BBC8971554CA8E5654158D7FDDF54EB87FB168D4D8A6F0C05AD30E53D2A52B53B2ECE04301BB64EC062CBAFDCD530DCB8B14E92DE30ED98249BA7954E2DA98F6AE67FF04A1145ED3', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, 'd992e5ca87014efc52f1842fdfd4d83d5d0092ae1d903619fd519e8c51564d1a', 'app_receipt', X'0100000F6F480DCD977B3854FB1AC767AD9906339321E3925BE35AEEBF198AA222E5961491CB6E309909B96B84284C6EA541690BA54685905B54C7654B454A8994BBEEA11225950ADB59CBEED9C7DE8FD37ECEF3ECF39CB366FE58EFFAFEDEDF7ADFDFFB7ED6FA2DC025FBE085D4E32DE227164202309F4BDE0EB8642718826864B0102FE41E6F01B1B138185A80015C38E35F43213E173E88E3C271342E1C03E4614810F1C1494850E880BE420BD0B500CD1E805540771558E902841111D5F130CE321D6E070B618888DA0B60ACC08B0940822174040E07C3985620024364D41284F11677CD7282045077E4E2AC3B5D816C0E10DFC5A88D85212CEA4C98759680F534D09991FFECCC70463740264206413801D2029AB69E361DD5C566751296A60D80140C21C94138916D7C5C9648A35C73AEFA5890F49A0E33200D4330AA2C22897804F869B3C3987E81BE6C6D4FA61F1B4D17B9EBBF4F97024318542791085B820358211E1CEF007FD46BD1EF5E345D2D6030BB48FAABD075022E4016596554A7848C8D9CCF108A496D6B7C68D040FF9510CA2BC6032E7A4B5154E742302D6606C91BC6E7A2369A205042AC3CD4922649FD395E6D8F006FFFDD2B0092138CCF47078992C8745DF0FDA0D10CC072B004D1CEA3DABC3544C2439D0B7EE05CF8236734D82274C06CB044C4BA805AB00466368FD2EF1206292D8C2F9B2B95FF2EA1735C996B2D45AA8BCC08C1583E973003B8D85F0017CEE523B7806171CCA3D400174B56A462D84C6595F80CE65B4C5D5A07DAD2DF9B1D22222DCDA01181101EEB80C38BC14E4E3459208D1A049298496020752B2720984DDDEAED17E2CB444E690068A32A96B4741E956AE9CF6107FBB159DE4C0E9B6A6A42B5DB6A02A8920B8101A021BFD9C3458A4C47567ACE85BF33003BB607DB3B908304ECE9EFEDEF391B0017529C9B324231960B9111941164B81084B9D2D45C92880D1FDCE02B6DB2F7F2C5A8EBF15197CC711797296162CEBD122C9767505EA93CBD1A67753F322BABF268DFE750BFED0282C3B0A59CB0C20E250B6E9DD2405DC6FE34ED119523A3B8CD6F570F9ED7A8DA64CFBB38E62C726FAA20BAB95DFA53E0D7ADDD232A53E907EEC4B6F1CDA93EA793CA5E66E737BC0B55146C2145327FDE12A4B875EC452E7DA2F8DBD562D944476F8BA1B0946846905595025F5B27BE2EF7FEB0E891778DAD4B54FD8B671EF62F7BE676D7F3BAB5915ED6B2D69A4683EA95F4BA47E39CEB4797D731920DC36C6C854E05AE3574CFECB3B157293C98D01C3B79E17E3710305A6C685C7767FCB5CC73E5ABB7422D2B2259D31D9FAF45B439C25808039D0D0681808494564E0C82667030C00061D422A316D2B002D1400EB5857112384AD43EF7446EE36A7D05CFC53AD393BFE437491353C1125456C2490189688AC5ED17A572FEA626356A9F825F1F8B2F2A21BE8680089E30DB761E2C3C11E97AA4F3FED8884855208CC0A1809339A7C76FB0F47F7274758DDADD1A95D190B5AEF642BABC53F3605CBE9C15AD6B1BC7A578B73DDF8DDEE4F35122EFFD36866948FC4FE137129D3FF9AE5997478BDD93E9F266690A3F4DAEA5BCE6D15A379A1A6FB77B3FCE2F714621C1C8D595E721AE387C28DC2A4D8AD05310E6157B229021A4B24E24654459A3FE093411BB21DE3846726A38BF537A91621FA7E6A4F2DEF5C7C21A849B04CEFF54123930B9C564BBB2F80C433EFD6819E7C50ADDBCA85E052F9307371C1F5BCB9869527AEABB0BE5457CB364AB2F575B46059E2C7A6FA879A196B3C9A253BF69C8F593F6D2746197989CE30FB6BB9FD2DFE04658B9D764B1E13FC4BF2EB7D2E839EC73CCBCEB430D02703502F099DF00A6781E0E2DF248B2CD185DC1DAFBC62EBB6BF44B7AF39F960D38FC27FC2E03AA489D107E97CCC7AF5D4000E77FC2ED7C0F8EBFE236735B50F5C4A188DD7A8E0BFB3A98A2B6353B5DDE1C6C1D6324648C37C39FB615BCD2DCEC3CE964CBB591DDE3657342C7AE22D6ABC16A57C711166417973AC349F964F9F1E53DB6A1D674692766A8625A4A52F1944E92D324C1D4D7B596E699283026B7FAB2909E66C8A21C2D533DCB852DF53F33A414A23FA4899A599567BEA132BB5AAA4544EFD3CA1F9E4CEC1959D2AA7260E00431AE66EBDAEB921219849B158D2B5FADED4E26F3837B5EAECBD60C6A57CBDFA5A992C19A705FD5DE23A8BD22BA9C157FA17643C9C8F2BA4E86F4202564704CD5B4C36FAD88A166A4CDFE86D738C3C7D549ED4C979DBB7493C5F83E4DE19386F7BE78C6369836B86BBE7B1E6DDF35FC1BB761600F5884A237CBAD20C023C0226FDE3FD20BE1E7D03B2F9C73E915EB70D9E512768F97FFDE7EFFA9F8B3B1AD04C1C2B9F4A2DB85F9E95D71F569D9C5A19B93A31E1AAE33338FA6AF857B8C4CE63CCCD733B854746BCF97DA2561CE91D7DDDCCF4E58537C55E565DD768F55A7DF7E3CDA57C9AFEABC88FB8ADFC150CEF0B5EA19F9F642984949623C955BE694AA1338AE927E061E38EF9CB3C2F1528AECAE66D5543FA28E5AFF90CC59728B35CFF8CCDD2D2FBF7A9552336C1BCEF2CA647C78D8F6B635250166FE6B38978EEA6651FBFBF6777951AE3DB8098C86883EA5CFD724904BE9B96DE6C2EF93ADD986650699999B6BDAC63F1F2C9031BC969420B5BE23AC77FB40D5CF69B5FC273AEA3D2D6EC63C2F7FF38E7BEFE0EA38C78DEA75E24677E1BAD0332617FA65AE06112419776CF6F6B616B5259BA7C86C43E88D44E8657DA7D7E7A355BF03CF7543F689E455FD11D7B2DE4EA5B5FEDFD0FB5F7A6CFC15B53561C9DE18EE9544BDC04A608CB3357B9BEC5D49298EEB59EF0DD7D0DDF0C1B6441EDB51F84EE9670AA76DE5034F53212854E4C4A831514BD5356567C49051433B6363EA4E68DA5A57CBAF96175A8D95B83411BA8BF8704FF4E20DAFFBEF651AEAA536C548BB1727B79DEB4C2A1E246DD8D7AF79FD555A1E5E4E87E8F0D0CEDB32C365FD99C7918519335BCCEB98F565AB272F87D865869956C9BC9C200D75AA573EE95152804C75F22B3F88DA5C84C7144E5B1F6849F5C80E59EB9C40A7768DF3F0B7B3EE27DF7A9FFAF47DC26B3C87A9C3D21F562353D28ED70AAB5429EE284B4E4D78734EEFE6545389B096A581CBB9734683B91F0BCC09FDF1CCC2035D87067EA3761D3006E4DFA95D00B008B53F40765E22E7797BD20EDCEBC86AACAA711D0C9C8014BF86BB52675CAD723EACB253156B38E21022C6779214274B46D037B3C883B974736A6253A60A33DBBEA4C54229485050FB2DB1673878DB4EF1A40F528DD3524ABDC6376AC3C6E543C7DD8EE58865D4B7844E3B3DD66E7BA2BA4CE7E27AB5667DD5CF27F978359F92F37235B60392B5F18CC7DD345FEFDE63F259C7BEDD5A74F35B824A5CB8FD035E8546BD82434FCFEEF1499D576687959202640994DB6BEC4575BB36F63FE1EDD7876A981150D6DA7733C4C9F21D43479B974ADC9E7A269FE930FDCCB0979D60B62F6001ABA881AA569B535750503099E3DE20A3AEEB36E9F3F42E5091EDBA51B84F346E4F91DEE47E795AF0C62D342E9483ECEBB261E46360CFDFB9AF9CE7FDF483DDF5DC0FC6395542769EC8770BA662BBD4C42172B11AA3432D88E5F2AB9946D0BAE53B948D22DE4FCF4CD42974D77E15DC59BD69947D3479E350BEEB977687850E7992851D6DF9B2AF3A039B2FE91FA15A440539BB1B0F17E65D53B819B1C581F572789ABBF94498A248D5DB3E964178654DA6E7D29C5F7B7F792C42D552634EF14C21F6AA8A8F7C9B31B1138D4F7A7DDFC86DFCD203E50F5CFB9866ED59E67DB462D3F32B8E2637123C9CCB19C79E950C341103DA3B7AEF329C15026C6277F4A7B44B1F37EA4E03FB571B1C776D3F4038CCA55ECD2C85A585F25A948A2C95EF2AF3BC364E491FF61B2AE8CBE269BF557F27586E93AD3A12F850F3DD1493A479DAE4727D51BDCEA8B2A9C6627D759C5EC8977F025DE068C8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'd1552688245103be3bdc6a4ef0c4238b9ae5fda137a5ad9ecf5663a49327b725', 'app_receipt', X'0100000F6F480DCD977B3C54EB1AC767AD194346868C4B6EB94488997786A8C835D7DA4484A9192623C99D718B8AC9AD345264A3CB1E4942EEAAEDB255524A892EAE49ED0A4517A5524D8EBD96BDCF3EF6FE38EDCFF97CF6F99CB3D6FA633DEBF73EEFFB3EEFF37CD77A17E01203F00B7452EC52A61642C2309F4BDC02B8440F1882A844B010BFC03BC50EF2C5E260480803B870EEBF9A427C2EBC0FC78593A95C381128C39008E283939121D100CD500FD0F400D51518AEA619AD36A0D2813822A23A1EC6D9E7C077C1421822A0B6108C157E3A05C460086D81C3C130A61348C01011B54460BCDD2D9B823061D41D7938EB4E5325DA02C477316A6361088B3A8BCE3ACBC006CBD19E916BB66738B70F201D218D209CB09810956C40A6A1BAD4AC2E86A5920190832124380827913F2DF20FCF8158ADCDCEFC569DFB1FF0401E866054592426E1131244F68D61058506FA92FD5841BE68B8C8A8FF3E5C120C61505D4C4C744378083BD287E31F128C7A2DFADD8BAAAF0756CE2E92D16A00908B0E1491554675D24E09526617FD08B42EEF85BA8FB116FD730B732BE0A2434AA23A1782A9893348DC30BE08B5D100813A629D462D7931B93FCF97EC13E21F1C61089098607C31DA48528C48D307FF3C0CD1FB25887606D5E6CB21CD803EEB5CF20DE7D26F39A3932D431BCC4E96805867510B96C1CCC651F99B8441520BE3ABE64AD5BF4B681F17E65ACB90EC223D423096CF159D015CEC4F800B17F1912160581AF33033846ECF8E578B99A9AB979EC17C496CCEEA464BFAB7628708484933A804B0008F75C3E1A5600F0FAA2290470D5131298BD050958D9C90705F958DFE4191812CE4960A001955B162CBE65155EC8339BEE141BE6C7F16C757C5CA42C565A30550915D0856022A72CE1E7439220DAC00731EFC9D1370F1F5F1F50FE52013F60BF60FF69B9D0017529B1B324231960B1111941164B81084B9D0D65E91868D1DB10E94B7D879BE664F4BCA9E73B6B81A2D754CE2A9E722D5CA0CD2738DC717931DEEC4E7E7D71D7EF0313A688BB0C8386CAF24AEBA55DD8EDBAC3EDC9CBB3B8BFC4AE3D06B9CD3CB35236796D77FE7CAAB79EB2971FB6B4942FB5DF90FA19F37F6BDD2F89AB3F7665217DF5625E087F4AA67C78B5BDF44AB897488C5B38E6C0853DBF8F669116DAAFCCBC572C534777FBBD19883098C30877A553E9992D25C74675CF2D09BAB9D4B3483CB67EE0F6AFDEC75CBAF65BD8941BE5667E3D5950DAB68CD0F27392D87573433328C631C9D179C083533F6CE7BE0E8AA51BA2FB53D4970F64E1F1036596C6CDE7C73F285C293A517AF47DBD7C6B3A7BB3F5E8EEB7287B110062A0C07A1400C49AD921404CDE0608001E2A845442DA460851380126A8BE36470A43DBBBCD3B857D718A9FA2DA64C0B7E2A6E9327648225A8AC8E9303320924BB1B4F2B9582AD2C1AB53F84BFC84E29AB20BC8080045E74B6EC7CD8780252F548E5FDB11091AC4018E1FD21C70A7E98BCC236DAECCE64EE89E8DC93DB9A6FD9743647D9A37D24B958C981DABB89432F8F70E57BD1DA02DECB9C9ED8C4B08A4CD91C7B25CDF343A0A9E5696A52541E7D6CD9417E96524775E343332FAA362FC27B10179436A39A6AC264F27CA4D5C6F7C73A64C989F697C46C4F3A1ACA58A0612971F0D5D2E5971E415349D629E689B25FC78B7BE417A93DE0341E5BBA736D764CAB789BF099CD15F1C3820D165B964ACF3094730E57719E1AEA9FDE33A0BADDE2DE15F7A1F50A36BAA4FE4B7DA5CA1281F98A0DE71BECF7841E2B9B30D63DDBC4F9CEAEC7A86D94F981BC2C479C9E58F0FDBD2DDE278CACBD4457EDB4586CFCA3F4E7150ECBFB0F0464DBF6BE6B44006E40003EF92BC024BF03D1653EE9CEB9AF0DD93BC75C8EF7BEFE94D3FEA765036EFF09BF5A4013C913C2EF92F9F8750909E1FC4FB89DEFC5F157DCE66D0A6B98DA1F1761E0BEF041374BD2B9711B7D6C5FE75B466AEE643BFC6153C9735D274F818733D751316ABBE3518A4B6DD2F656871DDD87D8904B72E60CE7E007FBF7CF6EFB1AEB4D57F660466BA7E564D54E50D23D04A25681CC26AA5F9AF05BA535E71718E8462E2AD0B332B05FD871E908434E35E15D96A48D4375DE980AABB7A34142F20EB5FAFEB1B4FE574B3A35F60E1F2524376E346B9195C915BD567B75D573B3BE0C223FBCFF99E571DDB0BBDAC53B743572D953DEABEFF68B900D13AAD929679BAC2B5EAD68EE61C88F902247DE6A5A7507994918EBC63BEE6E7D81331E6A48BFCBA26FDBA19F21C50F688B1518DFFEE497D46AD5EAADFBE649826BEFF8AFDCC68028B008456F965B1180478045BEBC7FA417C2CFA1775E38E7D22BD54DDF418FB9CD2B9E70DD7D22A530A95354A4742EBDE876617E7A0D2F3EAEAA19BD2678EDB39C3933F370FA72ACCF2B41C1FD628395E7CAAE477D6A5A12E319DFE2E55D38B59E14A8A9ACE815F1B621E7C6D0EB0775FCFA9E1ADC67FC56C6D2DC4087FE575F9E8AB348E98CC74A5A1E9994D0498D9C93F0F019CF0243F773071577B46B66061128DA83A30A85C48EF53CF393B7363CFBBCBD5225D7B9B59057A510C0C3DEED32AD08B10936E59C3BAC9FAF32F86077EF76D2E57BD780C92821A0F289692AB19256D4652B3E91B1DED7B86A655E9E5363D7E4C77D250AC697D353E5D676C70C6C19AE3F92D5C47F44D1E9EFF032E76D0FB6EDBEFD066E48765FA7D32C6D720B6E8E3E69717650E16298A82CE3A6E3CE81CEB2AE0CDB830A9B107AE3117AD9BFD11BF0DE61D08DC7B43E7E3463F560DCE5FC975FB33AFF6FE8FD2FBD36FE8ADAC6980C7F0CF7429A41681D30C739DBBCCCF0AF239527F7AFF5871B695EF8706702CFD75DFC66E54712A76BD53D3FAB0550B4C4D1D7E6043D4DE6C16D71A326AD7719EB32B741D3EBF5F5829A78D10D58997353D13B08F7A312165BBF18BC9D676C90D99628EF5D9ED175AA27BD7C44CC7AD7A06ECBF3ACD378250AC1EDBE8BBF7D2E7DEDC9A1F8D2DC990DB6CDAC4B556B04E7235DF262ACEA159E4D898DF6E8D43DEA575785AC28C575EF241D6BE0B7AA3FACDFDB91E9733CD2CC3395A6D23BC9C3DFC8BF93717D22F3F144EA0B3C8745611B8D6B134959DF37896BD4AB6DADCAC84C1D3B6570ED6B5B85B89EFD4AFAA953262345EF4B6C45075358A57B7BF70FFF4AAD253007C4DFA915025884DA6F203B2F91F37C3DA97B6F77E75FAD6F648E844E416A9F63992A334C878277AB5D34A55A0FB9454AF13D64A589B27134273671A48866AB92D696A7C13AEE5AD161A71E2622427E49E81F0FDFB44D3AFD9DDCD56939F501F32B4D3193CAD1935ED90552B9973AA2A73D86C85D8F34B528356BB5DB8D343F1EE3E3B5032ACE28353A0FCB36A53086FAA881FE03D9CAF9D95FAE2FBAF625552339D6F51EAF76F92555B7FEFE884901E5B9CD01F5F4104551D20D535749FDDE75838F78BB8DA046561C946FF6668620A8DE3A7AB87D99CC8DAF3F2BE7B94DFF6C3CE09B6AB32B44885DD6AAA2DD54D05C52522228F06E55D0D1F712043CBE0534147BAF94EE924C8E2A3310EC56A686AFDB40E54205C8BEEE388CFC0C44FD9DFBCA79BE4FDFD85DCFFD619C932564E789FCB7605C4E521863F14E4DFB2FB015987D67CCB68D53A7CF4C148ED654B3DD2D852CA37BF771E57EB4762A7D18617D2CB196DA96B872F8D9AD55E7ACCFD9056D701A2DBCE9B2FF3485E73628A80B7BDA99B0EDFA15275D91AAF77EAB8F642A646B9D679BBAEE55F388A25C7F8027E451B4BB2527B0757D9E0A39363A871B6C4F9077A44A78D44EDFCCBE9256DEE5E36D397482F279EBC2DD9D375C8A9F54DED0BA2AF44581DF5C282953BEF9404AA484699C553BFDE3C39149FE1AB27D5DE358FF43C76125BA967E8BA8A46991BADE40E527A6C49BF0DEF41F0B4F580993B9B45B2F036A44FAD2E2B091EEA57A5EC2B65217EB8EC65D4A0864C908174A06768D95BDAFC70EF998FC0257E56448', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '3604831a313410711cd716afdda2de1bd041648ea71b303bbffed06ad340a715', 'app_receipt', X'0100000F6F480DCD977B3854FB1AC7672DD3600643C625F74B48B9FC66081985E49A5DB9144D0D2623E43618975034B9954D8A846EA392DC2FA936E348A5947249A129956E745349B26BF2CC59CBEED9C7DE8FD37ECEF3ECF39CB366FD31EFFAFEDEDF7ADFDFFB7ED6FA2DC02186E0C417A73BA54F4942A2309743DC0C38446F1882C844208913F74B77820244B030340F033870E1BF86425C0EBC07CB81D3C81C781750832131C4072B2F4FA2008A9921303104644F40B6A4985952000D482122AAE360AC7301DC0724618880DAF36011D16753400286D011582C0C637A80340C11514B0CC639DD7228891445DD918B33EE144DA223407C17A0B6080C89A0CEF8196779D874093A3372CECC0C17DE03C844C820082B2A318F6C646A444175D9195D42846C0480220C21C94158E9A6B64392F59DF0A6A0AAA0E82796E79280120CC1A8325F42DA3F22CC28209E11C60A0D300A648405A0E92277FDF7E992600883EA1212F8755111CC187F76704438EA35FF772F32B24216338B646E090072D2800AB2CAA84EA27ED5738278BEB7C49CDF8DDF69C9DBBF54F7FE27C0416F2983EA1C0826EF122279C3B852D4461304DA88751AB5942414FF1CAF917F447078B4194072827165E820190922C5047C3FC826A6C01CA823DA19549BAB866878A873F90F9C2B7EE48C065B890E980996805855A805CB6366F2A8FD2E6190D2C2B8BAD952FDEF123AC785D9961E525D64460816E172F042C011F907E0C0A55CE416302C8779981B4173662669C50B1B9BE48498AFBB5AF3FAD196FEDEEC100169693A9900C47122EBB13859D8DB9BAC029450032F216BCB626978B023A202343C82C3624219C85F320046A82A22A13787AAE11CCE0E880A0B600633D8011A76B61AEE1EB640434112580032F29B39688A440A580A665DF83B03700FF00F0866B1918003C383C3036702E0405AB353462816E14044046504190E04612E7474D6648A6C1FB10F55B24D38DF907C393DF99C23B661913666D7A99762F56A74D24B9DE18B692EB7938A8B1B0F3CF81C17B65954EC0DECAC2AA5B945DB89D3AAFDA2B570679ED198CEFE77D8B56F978F9C59D2F4936776C3F846E9EE6FE5299D7D4A93AC2F1EF7C674BE15ECBE99DACB75D408399E55F7FC6859FBFB382DB12E8924C6C175915A1EE3CF4A2953D55F2F56AB647A053B8DC6EF4BA147BA3469728D8CD35B4B6FBF91D9FFFE6A8FBA6E78B5F0EED0A227BEB7022FBB5A99162FEAE15DB5685E46697D38C1BE7C60692B3D871ABFC64DFC18CB9AEA57F4608DA74EC59E8CCE5441D5ED7B40D46A01D5A6F5E6C42BE5A70B2F5E8F733E9BC49CEEFF7C29B1D70B168130D0C928C002124869556521488885010648A11611B59086154D01AAA82D8595C7929277F86572AE2E37D70C5C603C2DF8475987122117A8A3B2365611C8A7909C6E3CAB550DB7B3E5E94F46BDCA4FAFAC21BC8280340E3FD376FE4C1C01E97AA4F3FED8884855208CE8DE882325C727AE30CD3779F9F82447F72417B617AF6CA92A50F3EE1C492B5375210F6E60D3AAA33DB9BE948E904FF2A73F6CA0DBC5A46FDA7E2573E364E88A95A7C9A9B145B4D77AFBB879AA5DF5BC87D6BE64FDEC68BF216C58A65033C3CAC727DB5F4EEBCDDEED2E798A787E797C50EA61165D5C67A5F4BEB1854BDA1E4353A9F6E936BB14BEBD291B509AAFF580CD3BB23061557E7CBB5487E8994D35492F04EB6C372F9413D2D50A0ED4B19F99999C4EBEAF19647BE78AD7235765070312BFED5E859A7468B14AF3F966E764D691CA0F5483AA16F64F4E03E61DA33E93467A0552B45D2587EE6CF63B666EEF8B5F9660BB80FA8BDC97A52E4BF83F87E43B0E7EE421003723009FF80D6052E0CF7195FE596E85EFCC9809AFDD8F0EBEFBB5A0F34FCB06D6FF27FC2E02BA489D107ED5E7E2D73D2282FD3FE176AE07C75F715BB421B2796A6F62B4A997E4837E868C1B6F2BEDF59E9E717A46E144273CB9A1FCA5C1DA8D026F37CE1A95D8A035878DDDCFA606B5BB6CEBDFCF84DCD37285EC7D93CE9F9E7707500DA76B0730A367A71515B48E1967790BF076A13E2DE4C04CD171D5E5E7C54D0D62E69718DA993A4B76B51DA42B6AA67CCC937170A92F7AADC118EC6A9696B94DAEBF7B24933FA6DEA3B3FBC561421ACFC3FAB2827C21FEDAD9ABCB5E5ADFCB2172A3F8CF571E3588ECD32FDB66A053C89CF2B3ECE38B1999A5D433D3AB5AEC6BC696B60ED09546483123E3BA76FD61D6D25483A4353BDB5F61A98F9AB3FA18B4ADDB4C7264B9211DDB05D4EE5F0353DBEDDAFD0CDE3F4DF11C7CF31BB7F12016CC47D19BE1560CE010609137EF1FE98570B3E89D13CED9F4CAF6D3B6D1E2BBB3CB3E78EE3C967E32B5072F56319B5E74BB3037BD661787EB1A46AF09DEF92FF1110A1F4E5FDAEE3F2628B95B666A71AEF27AECAF2DEAF11B932EFBFA9D9C722585EAAAA9F8468F3717DC78F4EE4123B769A001FB05B785BEB030D4853FF6F599148394451F565DE49D6BCC9AD0293801BF38B3B1C4CCEBDC3E956D9DBAB9610463FDA151E593C42ED76C9B13B7D63DFF1254AB51E8D67E32BB4E39245BA4AF77454D8443F80AF6B90326C51A430F760E06912EDDB906AC460921B54F5764106B29A5BD8E521F725C03A8751645456B79BD139FF7942B532F656528AEEA8FBFBFF945D3C1BC16EE63E3C5FC2E5F9BECA070C7FEEEF770739AD7EAC5AD7256B7E0D6B813B65543CA1723F10AF49B6B12EEF754F6E638EE53DE80D09B84D0CBFC4E6FC82797A1F5D93EF6470FE7580E255E2A7EFB2DAFE7FF86DEFFD263E3AFA8E5C5E704633817324D598DC006EBE6F03627B891549DC65F150CF328BEB8283742768097D4CDDACF2476EFB23B8176E2509CF4E1773604435D9F7D5B1347ADDAFBE8AB73B742D3AE2686612DD971CD22F2E7A6E2B611EEC6A62CB07F35D45D4435CDEDD8A5E4579DD37B6A20AB7A44C27EC790C1E59779A771AAC684F577DD839D0B69AB4E3C4AAA2814AE736C65B4D52D179C8F712F8AB76B527E3E25313AB0B8F1315F5B13B2332E6BFC28B3A6011ED73CEEBABB2BD7FF688CF5C60C8AC6E04436EE46F1ED9CEB1F72873F64BCC2B119C64CF337FA4452DEA116299D26AD2D7539B919AF4F995EFBD6512365E86C413B75CA6AA4F453B9237E289D51B17B70EF8BDFA85D096C00F1776AE7011184DA1F203B279173BC3DC9BBBBFB8BAF36F17C46585390D697ED3E1A421F97928F96EEBAB2EDFBD7C7C872BD15E4880A8994B54CE24829C55123B3A3488771D4B3A6CB493B524CCCE82D81FF266AC356B9AC8F8A57A715B5EFDB5C69899F508B9BF0CD2F912D6CEB8A9BF67E64D4FB58779171C32AFD4E73DDCF47B838FD909A33AA3CB7170A2DE9F447F7C8A1C1F7F3D58AF3BF5E9F7FED6B864EDA76CF3BD96797B469AEE7F3A32704C62F1D7ED6CE8A50C1936EACF09431195C3DF4387BA739C4632442C5D6EF850441FD96D1039D7AF237BE3D512B5A3FFD847A3F20C36147C43C6665BB867E4B496B7979B9A0C4AF5D79B189AF2064F816D05119BC52B143262DB6D254B0538D1CB57A1D99039520FBBAA330F23110FB77EE2BE7783FFD60773DFB83715695909D27F2DD82F19CCE5F3E2FD552A17377DA2BF8B2D612FDC9A2F01589B92DAC34FE8AF1E387778CA41ED47962C2FDFC4C7DB867D191CD1FD6851F4FBD7241EA34355090FECD75E08461E5D6B2BE438A3DC341A57C2BADA76B6B423BB9A1DDA2377ACFE97D09F2E864053F8EC4EC78ED2B59BDF5816D02F97508B73A783C9C269F78A4F650020D5FD0FE84E9F1122F9DB88D7AB1C3B5C1A60DD03C1DB51ACDA991913D352E94662939E962038B4D931615F7781B13199758CB64E4E47B4DE5862A4CF41DC4ED946D2CEA760FC7FA5C1F500949BCFD30BFFCB8BC89B58930AD0ABEF2EC17F5F78DD14AA6633289CA62811E7BAE19A82F8C2DC98DE851F9D463EF3CBEA35E4F33E158B9D2967F0267306249', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '1a222baa565b2511ae585b980eb03eaae73bc84784f4bee7527ca8c85dfd6dac', 'app_receipt', X'0100000F6F480DCD97775413D91EC73393184A905042916600415008372102824A539A8880485B4391D0A443688A02A12A065094A588820D10A4A8E852161B88A2140B201AC1425151145151038F37C37AF6B17B78EE79E7EC3BEF4DE68FFCE67B7FF7DEDFFC7E9FB9F7023631002FB022D522756A31C40717B389DB009BE80C4310950816E3053C522D206F2C0E861661001BCEFB5753A8980DEFC5B1E1142A1B4E040A30C48FF8E02425493440D3D104544D9AB60355579FBE5A9FA6E30A841111D5F130CE3217BE0716C31001B517C158BE1753400886D016381C0C63BA80080C11518B1FC65BDC312B09E343DD918773EE3445A239407C97A0361686B0A8B3E09CB3244C5F89F68CDC733DC3790F01D211D208C2F1092DA252E8141AAA8BCFE942582A05006918428283702241DFE46E4F3F7FB0E9E58BC1677113A58E4006866054111312F10A09A278C7780685067A537C3D83BCD1709151FF7DB82418C2A0BA9090A06D780833D28BE51F128C7A89FDEE45D5D6047AC87B7200BAFA0020B72B9043DE32AA93FAB2BF51864264F2971504E28E0954E73CA55521594187144575360453136791B861FC29D4460304CA88751AB56484A4FF3C5F8A57887F70840E406282F1A568235121224D1B7CBFA8743A5D1B2C45B432545B288700C921EA5CFE03E7333F7246275B8136989B2C01B12A510B96C4CCC551FD5DC220A985F135F3A5DADF25B48F4BF3ADE54876911E21185BCC169C056CECAF800D9F2A4686806109CC93EC10574B669C52CCEC857A8959CCB7C4E69C1EB4A4BF173B44404A9A412500013C762B0E2F0E3B3B53E5800C6A080A891B878692B7B042C2BDC95BFC8322033D91BF540028A88A155ABE804AB60C667987077933FD3D59DE645363B2FD166340965A0CF40015F9CD5DAED2441A5805E63DF83B2760EFEDE5ED1FCA4226EC1BEC1FEC3B370136A4343F6484622C1B22222823C8B0210873A9ADBD2A1D1B3BB22150C678E7C573F1D752E3EBCC71E7D4943189275FF2D72A30482F559E5E4EB1BA1B575070E1E0E3CFD141DBF8F8C7604B7961C5EDCA16EC66E5E1E6BC3D3994B72A07C6719BDFAC1D295B59BFC981736EC245A473BA3CA1FD9ECCA7D0AF5B1EBE5599CE4DBA9DDC5D6C4E0E389651335454DAF22E5A89BF4328CEF3B06D98D2968917A7685367BF5D3E2B97EEE46F311A9395C008B3AA572CA668A5369FBA3B267AE05D6BD752D5E0B3B30FB86ACFDCEFF85EB35E432F50EB6A6CD56B584D6B7E32C9BA7670553323D320C6C64EE068A8A18147FE631B0795337BD3DA937995771F02BE354B0C8C9A6F4FBE927DBEECF2CD68CBF371CC999ECF5777753BC15808039D0807A1400849ADBC3804CDE2608001C2A845442DA460F912803C6A0BE32471A4F8DD1EE9ECD6B5BA8ABE4BB46678BF96B6C910B2C1525456C64903C90492C5AD17D5F2C1A6C68DEA9FC25F1D4AADA822BC8280085E70AEECBC98780252F548E5FDB11091AC4018BE7D21474A8E4D5E67EAFEE4E4E6161FD1159FD75260D25499ABE0DC3E92522A6F45ED7364B99E8D702876A7B5057C943CFDDE91611A99FA53ECF574974F81EB4C4E5393A3F25D5F2FCF2ACE91EFA86D7C62E84E55E74478707141E9B38A696BDCDC385E124A63FB62AD72A405FBCB63FC920B4319022A2622596F97ADBC32084D256F48354A949A1E2BED9511537ACC6A3CB26CE7FA43312DC26D7C653F55C50DF36C8DB72D93986528E41EAC61BDD0D13E1DFF48D1CFF8FE75A7016B59330D52FF9587671444020BE41A2E3658C6871EA9786FA051D9C4DA64D1ABDB36EAF689B23C57D835B1E4E7FBDB3C8EEA6E70175CBDD37889C12F125F5759ADECDF1F70C8BCEF432302700302F0F1DF0026F9EE8FAEF0CAB0CB1BD761EE7C6D5FD437FE25B7FD4FAF0D6CFD4FF85503AA489E107E972EC4AF7D4808EB7FC2ED421F8EBFE236DF31AC616ADFAE08BAD3E2C73D9EA2768D3EAEAFF7764D30D2F226DBE14F8EE52F3536BBF09CEDD83672517E36855AF6E793FD5AAC76F41C6042F629D9B3ACAC4F961F873ABD0D3467AA7B31A3E767A4A5948E6A6538F3044D03DD9AA8BEE97C13F26B2F0AD03522C54A344DE9968B3BAE1C66482B267CC81135B3AACD7F4DF6ECEB681011BD4BAD7D7024BDFFEDD22E95A4E142424AE316C36B5292798237CEB7AE7E69F83093581CDE3F6452A411764FBD7487864A1E73CA43FF5E3F3F4527A196995AD9B4A1EAEDAAE65E86CC0829726442D5B427C850C44023CE664FCB2B9CC14043C63D4F579F1DDA99E2C5016DB13C83CE2FBEC92DA62D1E1AEF9E2738F48DFDC66D0C880262287A73DCF2033C022CB2F2FE915E083F8FDE05E19C4FAF788FEB0ED7984E4EE97B873D47534F247709F29F994F2FBA5D58985E9DCB4F6BCE8DDEE08D7BAD749B9D7D327335D6EB2DAFE441295DAFAEE266D497A6A5312E71D7DC3D4E4C5993025515E4DC23261A726F0D8C3FBE505CDF7B0EF715BF9DB12C2FD0AAFFEDB717C29EA40CC6537935E76CADD04995DCE3F070994B898E535D96DC8E76D5EC2082963A7754F604B1C39A6374FC8EEDD057BF6A729E5DCB094E8D6C00077BAF7B5D558859F03A56DD41ED0232F7F19E3E3FD2D5FB37C09A514240F5F37569C46ADAA96E73E1F799D6DE06357AF9F99B1BBB273FEF2D9735B89A9126BDBE27E6D1B6E1FAC3394DC5835A2BFA3BDC8D387EC1E63D9DEFE08614A78D2B9A25D6DC819BA38F1B5772652F87094A316EDBEC7CD455D19D699E25EB88D01B87D0CBFC4E6FC0472BEE568EDB86A2C24C7DEEAEAB056FA673BAFE6FE8FD2F7D36FE8ADAC6984C7F0CFB523A3DF40230C2D999BDC9F4BF403A9BD2BFDE1F6EA4B9E3C3ED081C6F27E1DBD59F49ACEED5F77D4D05A06891C2712382A6AA5B96CFAED1352DF7181BB37DA0196B6DCDA0264E740356B26E2A7A07E14154C2920DAFB89DF906F4ECB644198FB399DD277B33CE8E086DD8CDD5B8F632E7345E5E8BB0F581BDBF659EEBFAE3037167F2666DCD9B3DAFD4ACE55D8CB4CF8F31AD971D9A121AED5D7161B05F591132D52ABDF041D4E61C3CA178CC3AA923DBAB28D2D0258D46EE9BE4E06F15DCCDBCF93EFBE9FBB4577896A71653774C9D48CAF9B94958A55E697B4D6676DAEB93F41BD36D55C29A967AAE274FAE1939F5B1DC5C909BEA7926A96FDFF06FD49A002340FC9DDA45008B50FB036417247281D5939AD4D953D05ADFE836123A05297D8D7523CFBA59957CD0B757156F39B03552BCD8594A8228B58BB699491C39453327A7B7E5AB7816395475582887F1F353DE10FAC7C21D7D24323E48B7CE482B3F32BADE1433A9103DE97EA8443CEF4A47F48CF300A57B50554DEBDC7AF5765DD5CF478AF1EA015565F28D76C3524DA98C8187D440FF4787140A0E7DBB2976E35B9A4A4AACC37DCEF9955714B7F6F7474CF2B45E9AED57CE08911324DD5AE720AADDB7913BC8D9A30B357AEE820A0CDFCD1278B5DB470FB62F97BC35FD4C217FEBCC338347DE6966BB4316312B5AC8EA4D25CDE5E5E5BC128F16D915DAEEBC80A777808A5CDFF533BB4553A22AE8BC3D0AD4F08DB654365482ECEB8A60E43010F577EE2B17589F7EB0BB9E7F609C972564E7899C5B30725B8613246DB84F3AA0B2F13BDCF8C2A4F375BB877B9D456413378D631DF9F79515263248ADF152CE446196DAF532975ADF5FE23886639BC87597B2FDBB881AAF748CF6B7ED09CBADB1947EA344A76800051D85C7B888048FC0B21B1A5E879DDA78E72B2FD99AA8FAC5765EBD593264CC6568EF3DA66BEE2257DB62BC32E2C1AA8375BFBE8E574C3A56602B9D53F3A56AB0B6622AFD99BB925DD6F42213B58A4133A5E6B5BA3E9F7D2F990772E1D53C31EA3FD6AD4DB87168ADE6B415BDBD74EAE3CF39956A204AFAE684BE9ECF2E77617D411FA5EDF7D39A4216ED9EF9D2199520A9836F6D0957CFA7AAD1E2B2F40C826C4CAC730726148F678C0A8B99A79AAABDBFFB4FF44862B0', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('00ba7ac698565e9ec551be56e17b2f93b9fe288460f1a291c01c81bd71164925');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-976e407ceb1d7923', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'F5A9C41DB647F0DDAA0B445BE903F4BF596983B75566D1F9A8D1D5798C21A222', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-976e407ceb1d7923', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'3EB52490D9D62213D823C823E2DFDAFBA608C7D4D43A2D2250D55180B95F9CAB', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'B8D1F2A610CF1352C2009C3C8D3EB117521D7CB841BFCF07B0C3FF6A493CBF8C', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'6E9A79F461E658C89C1234984AEC20125F072171A304F154C7E958E8202263BE', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'31D1B97398687D8995E68A1CD3BC82DB8D23566E15572FC8A3FBFF800E5E1BA7', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'F4A50186AEB2844B1A718FFFC813FD4A936BB7DFCF6B4AB0F102F7C4E00B991E', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'D992E5CA87014EFC52F1842FDFD4D83D5D0092AE1D903619FD519E8C51564D1A', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'D1552688245103BE3BDC6A4EF0C4238B9AE5FDA137A5AD9ECF5663A49327B725', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'3604831A313410711CD716AFDDA2DE1BD041648EA71B303BBFFED06AD340A715', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'1A222BAA565B2511AE585B980EB03EAAE73BC84784F4BEE7527CA8C85DFD6DAC', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-976e407ceb1d7923', 'claimed_by', 'strong', 'forgotten-976e407ceb1d7923', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '637714aaaebd9ea36bd74161a47036eecf00721eb19cddc7a844041b9c9d8ba9', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, 'f1181f04c230d49f5727635fe43bd25c67c2a92d7bda68cfd356571c18f4b947', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '9aeb8abf6d03cb6b61bb82e41ad39312ee2d31987a1eca056ff06ba16e95c955', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '8a6a63b5d4e7a94b55c99f7c76e5201708790ff081f1210cf471901be4aa5b4d', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '31e8810f57a65a2285af6becc4fa49fe11ab6f4ac2b4b67e8c96cc15c338f9b8', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '5e8d41100a1c3e24f38f6394a3051346f139606147179b513593bf8f1b42e2b4', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'a184711e61f2afd25ddde55ad0ce38dd3864a763decd908d8200c13b4231f3da', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'dad1b675e6b521b40a69ea231d6adcabd3757499c4ed88161272af684a2e2efd', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795765493000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795765493000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["00ba7ac698565e9ec551be56e17b2f93b9fe288460f1a291c01c81bd71164925","6ca50989382ab5625bafa7276b780c65c1ccc54a0b73ffbd25845ea58f365123"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"3a56c9836e3c12b6a908683a1e1b745fa7c1fd514813c65b26c6d51502b223d5","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '89ccf3624091b4bf7ad033f871281f0247e5c368fdeaefc73564b652b176513f');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"c45bc7f69e7940ccdeb004baad279f89c36939996998eecc0ec77e2242bbb33d","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:eb9f409679866a32f16fae389bcc944354e0d923b73ff124d02995a52d50d7ca","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:7129105051ac61142d13b5a7c798a5b48ed23ab6bfe5a56b619234d9eb32fe12","submission":"8:8:07afd12261a2c4709d61d75d720e453e9f56baf6ca0c9f6b747e206787a6dcdd","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:42255d2109fd3955e7010b70059518a19529baba13913b7df77134c8b4b5dcad","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '89ccf3624091b4bf7ad033f871281f0247e5c368fdeaefc73564b652b176513f', '0fb43fc5da1fbdc9261dc92d1f4ea6469e674dd43b970143be84d693a4c4c20b');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795765493000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"8dbe967cad41e76e9ada359b42c848888d6b184e872bdae46e7208ec234466e2","case_event":1}', '0fb43fc5da1fbdc9261dc92d1f4ea6469e674dd43b970143be84d693a4c4c20b', '50058636f8b9f68469b6a6e7dc32a4e2a0ebaa4b6fadcefc3e62e0462030b1fb');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795765493000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"01f33b58d1cfd5ce6e35b52a34eba3acbea2fea04a4cc3292eee6037ed18d9b0"}', '50058636f8b9f68469b6a6e7dc32a4e2a0ebaa4b6fadcefc3e62e0462030b1fb', '3407ef88dbbe6a3ca8cd8590da21276e17d7b11d5b1968fe287ac715e8c64311');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795765493000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-976e407ceb1d7923"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"fe60d172e7f02ad5b18fd1e07a2c21b5d05aa0e1ab09eaf70675df989c19069b"}', '3407ef88dbbe6a3ca8cd8590da21276e17d7b11d5b1968fe287ac715e8c64311', 'a7a2995ac9d1d4894279bf782f565c9caac8872b0cc103f00307fae9b13f246e');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"49058403f734ec5bf0b031e4e7f83d0b808cc7ac77f5cf92f851a42da49e6ded","rows":{"case_event":"2:2:f8a3a732617e152c1835121bf91ab032557717274b22fe01afda938687d8ff65","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:eb9f409679866a32f16fae389bcc944354e0d923b73ff124d02995a52d50d7ca","forgotten_name":"1:0:d60da54756a73e6e5eb17c5f80224275f20ee103921444d7a41524b8a6b31c86","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:64080d42c6db19d4994588b19de11e620b05aeeb0568f4ff14da9f5295ef27d5","submission":"8:8:07afd12261a2c4709d61d75d720e453e9f56baf6ca0c9f6b747e206787a6dcdd","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:42255d2109fd3955e7010b70059518a19529baba13913b7df77134c8b4b5dcad","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"1a1677ff23404bef14e1a4fcb8f4edd372548a4a1712096a293bae54130f0eb2","run_id":2,"version":"0.1.0"}', 'a7a2995ac9d1d4894279bf782f565c9caac8872b0cc103f00307fae9b13f246e', 'a89979a2ac25b45152a95c0dfee991edf7e3d1cd4bffb87698969ea33b91e75b');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, 'a89979a2ac25b45152a95c0dfee991edf7e3d1cd4bffb87698969ea33b91e75b', X'7C0F84B13E7B74159A127F2C60B2D3EA327F5ADA8B4345629737A46E4B603670');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'f8a3a732617e152c1835121bf91ab032557717274b22fe01afda938687d8ff65', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, 'eb9f409679866a32f16fae389bcc944354e0d923b73ff124d02995a52d50d7ca', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, 'd60da54756a73e6e5eb17c5f80224275f20ee103921444d7a41524b8a6b31c86', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '64080d42c6db19d4994588b19de11e620b05aeeb0568f4ff14da9f5295ef27d5', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '07afd12261a2c4709d61d75d720e453e9f56baf6ca0c9f6b747e206787a6dcdd', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '42255d2109fd3955e7010b70059518a19529baba13913b7df77134c8b4b5dcad', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('f745cc84b0ae8acf43c94e5bd09c649bb7ff39730ac87d42fb9b6ef3c6441b66', 'forgotten-976e407ceb1d7923');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '3b7a763a2f1ec5889cb1eaa04f7db0771431766fb9bd4f52cbfd5addf54da11f');
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
