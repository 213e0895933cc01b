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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795777074166, 1795777074807, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0","03a1d72d1a20281da0538bf62fd623a8e73bdfa8145e1a3ee0812599f1856bd8"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 242,
    "post" : 96,
    "reconcile" : 140,
    "verify" : 88
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
      "sha256" : "f11a00eabc5794592ac0960b5868fb9d1fa0aafca78c058676499c6b9195c7b7"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "3b7221bdb68494d24d45845e02ddbf10ea6bb839db09850ab04fbd64be4a50f0"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "380f75ef3d096298b28d38935ca2796e9ff6d4883d9b348041d88e6ca6f769a9"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "dc9bd7fdf8f0f63da78fab704a55784437b0ca75c762b4fd38d4d75139631367"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "12ff77441ae5fd9b83b04db137c3ac6b1f69ea526b619f9ce4a6dca3efb3be1c"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "1c9a5aa4d091b58e39b4e790890690b5bfb7d27d7082b6e306893bb3da688fd9"
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
', 'root', NULL, 2, '88cd37e2d5ecec3e3c02cba92ea978767f87752a3eab8eba0356aec0c5a2d823', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795777082359, 1795777082510, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0","03a1d72d1a20281da0538bf62fd623a8e73bdfa8145e1a3ee0812599f1856bd8"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 22,
    "post" : 23,
    "reconcile" : 43,
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
', 'root', NULL, 6, 'bef3eebf43b012a8c0b397154920353381481d7eb76c47af78a91d8715ccdc53', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795777045697, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795777045700, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795777064177, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795777064179, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795777045701, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795777045703, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795777045703, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795777045704, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795777045704, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'f11a00eabc5794592ac0960b5868fb9d1fa0aafca78c058676499c6b9195c7b7', 'notifications', 'notifications/apple.jsonl', 18109, 1795777045704, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '3b7221bdb68494d24d45845e02ddbf10ea6bb839db09850ab04fbd64be4a50f0', 'receipts', 'receipts/2025-06.jsonl', 5528, 1795777045705, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '380f75ef3d096298b28d38935ca2796e9ff6d4883d9b348041d88e6ca6f769a9', 'receipts', 'receipts/2026-01.jsonl', 11223, 1795777045706, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, 'dc9bd7fdf8f0f63da78fab704a55784437b0ca75c762b4fd38d4d75139631367', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795777045706, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, '12ff77441ae5fd9b83b04db137c3ac6b1f69ea526b619f9ce4a6dca3efb3be1c', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795777045707, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '1c9a5aa4d091b58e39b4e790890690b5bfb7d27d7082b6e306893bb3da688fd9', 'receipts', 'receipts/resent.jsonl', 11066, 1795777045709, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795777082301, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '0f340d557710ec0bf35aadfe8f2aa53cbdfb6b6e47c22027edd5db6f891829d5', 'notification', X'01000022F76805BD5A6BB3AA4896FD45DD0128A7CB8F1725513C2497247327E43710AB1012E5A8E7F8F8F5B3F0DEDBD51DD133DD13313111655459483EF663EDB5D73EFB47DCD6D1EE901E62A69E1B971F3697CDF10FB77C6CDEF423E6B9B22B22B1CA1CD61BDD048D6397996E62EA595A3E9B318DC66DB36EBCBA68BEE796F7748C4F72B9E0DB9948732978A617EBCCE177E172CE577857B9A154E56D1FF2B74C8D4BE3F83AEB99A1905D2A66B93A3633E13546302394BA8659EF2F4BA70D8CAB9EEA68BA9AE84832BE349128F651DB8BA7F525099CEB7ED44A68452C1421EFB3816F704E4ADCD82B3D97F0FEA35E8B9E66EDC9843B7FAF2CABD7D40BD7F8A56D74E5B1427441A59C3854C497C28637593431D649A512C7C6715556B45C846C86EF41E33627E306BCEAC3FBF47D1FBAA1289A5FCF97A572A364DDAEF63DDB664393521F071AE7ACA3D6488A678DD3FC3AEFBB08E3F4DF9F77DABF498C6B43B24C8850AC4C187779C8600F9E3703BFD274DFE1EE18D6CCAB48ACD3C2C6A21F2F5AC67A17F18DFAF1FCB31CDC4B43A39FF54624A13B23570414C6C772C64E95377E578CC5591F1FCD9FDF39BECF64CF838CE28F46357E42A3DC31DAE4BD29E46111F1D09D275DFCB98F44BE0BDD25EE7D93E1D89334DC14E2A3F2B09E5E74945F75638DB3D734CF0BEE62DF39C747143C559ADF9370F32567ED8C17C17762995B6BABEA278F1B8F87889D57BCE42CC679D8908614543D0BA40A1DE18477D2226C1C5ABECF1A21149BE5AA3DC25F8885C9FEADE02145C66564A47DE3B69FE93EBEF1BE6925C39B72F3057B3C1BCF5F611FD638EDEC154F5DF031D9A271CC5746CACB8BB16F283E6D9F8997E40B9138FD23EB4F4E55049F94FFF6B55334C3DE2677AE5FBAB7A766101F1AF12D438678E64B85736588EF5CBD9EBF555DC0E0572E2216E0DF9552769615E1A3F41607D17123A549D49A779C82B75CDD3D115DB732BAF6B5D7CA7DC8867D78F264447915F12F13BA417EECCF3BEFFAC82373C8662572C91DB9B7A8D2907D0815BA99647DAE4D9E48DEE9CE7C9123E27DC13BB9A2580E8B42156D6B423FDCB996974AA432729E4AF284D4F5CA99884D3F76956AD3A668CAFC1824B9F293CDE17690CAC699C7DE90EB81E99B23EE821862C79C28C9876BA1B46FABC2BCD38C0303D8977C06B7344A261F653B97FEA54D1AD728A1EEC090EB1AE726A1802D8A176268E679288252C547690DF068C1850C22C4C82AB3E28509DAF22545AC48243B08A7BC951D8FF721F044FF88219C8D4BF5C70D99DD654EAC5E988098C6FB2D3DC37BD93751126D9E3972A696D63321308131F92B67721577B27743336B38B06BFEC204C70D71EFA28A9A4CEA314880753F30837E60C6F47C601C3833CF66639023AE5EE727AB327D3F69E5E6CDAC59FFCAF1DC114BD9FFDB1C9FF69FC9E817668A30F3C4BFC5CC5CD1A5D1624D477B20D79C4BC27D19EEDF23759C385232E08D273E32624BE3F17B155D3FA41B08DC7B695C7A208F44A6EC510E76C284157038AE3B7BD3DACE1B4768D482B19CFD71DEABF1408E9D722F4FD418ED8A80931A8F646D9279F177A1EFB61AEE9C3B7E57AF8125D1C2CD5C7EDB39CAADA3E6AB7138CBC99E33AF0726FC31DF695F22EF4A6E49197D3D65C5C6A7B588F3F03A175143FB5593A5C8999DDACC8C72CFC661A766DDCE6B77D4FB6171CFBDD18A70F3902A8E7F620672FD0766E4CA0DB48A03D3B52BDC1B3545FCC0E82EC8F07DF3EEC48102D61B87D6526D6EBF3007B6288011AAF6C634E9689DAF9A6167FFF045C43F50903E2BE48E61D9D7D65BC0CFE62786712E541366845CB1E13CF78468FADF5C33DBDCF66BA64BD52AE9DC4DB3BCC6AA60B47304F68E8FF50B93ED3A95715A39F171F207FC106538578EEFFF80D9A811888B6111A0BE5C323D02678C9384144A587FA7F9161E7F987570576A71A987CDD3840B5F859BF95E6DBC540616317ACE8E6CCC875865CFD2A95D717C9F9967AA19E7477614839B032780C1A19F4699B3F5E2B654DCC21E6F7B7D37C4CC39F7F8208ED903B919344AB83AA228B7A4D3D53737B7B64B9E3C10CF2657210DB935EFBBC11FAAB59A23578FDF737091DE8D7305FC0991DB3A96F02730033E72ACCED4E9210B16EE234E7558224616DB64E8BFCA2EB65CC3E283FB913B6E503BCD2A9BB1B5721C27C5BBC8552E2CFD9FE6A0F29A593EFC430E76F63FC841B36D6077D465D4613A2A4BA9085DC45E0B2F850ECE89D87CD5FD9FBCC27CA126BDE505EAD9E45BF0898977BCEA07BE93372EA977C56ED6AC14FDE4090ECD60E74284D421E6BF5E31AB6805DC528ADA25F85C24BBE09038E3255726DD457149476E349B78D3C86AC75D69D50409A11A17CDCC585666C706BC623E61EAB60EF1FE313868669E9ADA89878C99E587A4EB6FC09834EB2D03CB12FBFE95738170627FA71A2965E6839F317C97CD2B86D998C938CE54BCE1DE35321DFF48C2FB5685899F53C332C75C776A71CBD7F499B8D93CD126D90FFE8DA879C7793FDE3D4B5B77FC4C3CB7A3C3E2B6B3A3D0C3E870CFD5F2182326796C3AB635AC7C52D7BB59FEDB8D17B4ADBB6F77335C2F468B6C77B42772830FC4E0A5B6A2AB67F6DDD8932306F6BE75BF812F08A0F3780257736925EE4D67D2CC7127BB84CD8B976D6EF08BC8978B6546A86905CE7D5880E72E7EE67C38FFC95B261E3C618C01CF0069C53F5DF01D1802D26BC266F6ED9E3DFF98D58A7B1436371A16BD94C2A964E25421BF29D49C7FC5AB61BF0EEBAEC133B8F04E3319524C33DB2783F02AF8883FB9D512581EDA47ED9833CD927BA5F829714CAF65F200A79C0BDBE47568966AD5DEF572B17AF7165F6279EDAA193FEE2C8B1B973FF68509C49192E6B0482BCF5DA5E17DF3EEF12BF6B8BD235D73C9256A7A91158129B58F783520D6A73977A87F9F91C5FA49D38903B00291187FD6EEE95014CE5FF78FB82F0BD16EBAF16F9B81DD76213ED1DDE63A3BA45DF8489EA80CDD6E9ECA6F97CD10BBF5202E46D97ED39D0EE04BD7F781E6A5766F75A43E8DC7AE66C28F5FBF236377473ED6DE1CBDCEE6FEDE659FC9D4EB0CF4D90CB087E75F8DF69D692DB58EBFCC9ABA26B25FF5AB1FE2A3F17C6B9878E03ECF5273A7D28BCF5CFB438D3E096BF8F9D01E84C747E9D92DB0E52D972CAD94057FF08F09593F97A6402D4C954B17F4365A212792D09CB56DC04FB35B1D72419ED8D2708DA46BDF80CBDFC52C7837610BFFC5A501CDAD43FF4C83BF050EAF52E5BFA3B7F9AE5C914BCB8A54B558CF9FAB8EA5B2F7C3D77A923102DD6D3C62B233828A60A5BB6F2EB9EC2CECA8116BCF52998BB4F469563C479C54AA373836B22A24513D69A56570CAECE94EC548B51D3F4A6B746D8DCA8F1CBD13CEA59A53E5C66FF58A0039E006AB605EDB86143ED41BA67A4A2B975D656FA7FB6929D936B1FD2321530153FCB26FF3CA2D9F55B4A8844E5C43B0CF106F60873CA193ABF5BD272F7C088BDFF5714B32D80A228D5E04714A33626D9FDB69FD85228A718F6F77405559857E2E14729D510EFBDE0DD64F549C96FACAF64C90EA632B601F65DB5EDA98816B4FEFAF34A9BB70DC4D150A5B39E65D69B797E047E06AC5743FF0C293B6E0371DEF93487C924B393E5AF477EC87DE49BB694EAC30CCF004F549CBCD9D5EF6B307F42D67EAF8095C6442214BE0B4C0E05ED2E98EBB68E4450E7BE5828D2C1F4609FF7C9215A9F2C4551E857ED94FA3CF62636456A285FD37D26D2FB98DCFBB35D02C1C8BD269B03FBDF6AF8B16F673EE3BD87DB7823FDD31974ADD13B7BCE3FEF0FFF8093C886AD877C70212BDD92A7DDDD6F6F414C3A24D8EA076CA4488AF33EEAB2AC75F2A32DB9D166456C4E918A8D2313A278E386E5525ED5AF620EC21EA2E3806CE274B47DD338FCEE0D94A14C119FF173F1B4B75646DD2637FBBF32B6B64C39ABE66A79BA14673C64BD9319CEFE4C89EB69CC525FC4BE4F8E0D91437367B562B9EEA30CE106322D17151333AEC7B7F6B56712AE0F444F12A5951A11CB39DCE0FAEF21DA75EC2FF11383EA15FC85173E704BC133ABB51CF93C403BDB514252EA72A9AE2C79C7FF9BF62D3BA66AD3B16911D55BD32691D5D9EE45DB78DE39F4DD42A614DA1ACC0F9D8591FC71E5C105A02E209F98DF31688AF82F4B8DC11EC39F83DFCE8C19E94A0D5DAA1A7A37EFCCA67234F7A57A614F324BAFAF0C757124D3597B47AB65E895843DE13F257266BE161FF4B8DF8803D0BC46B45E871A7FC457E1021FE958C7BF44284AEA2A8BC9B57627F811A8E1E2F170E701EF1571251BDE24287E4235EFD0A3D3E7C04296504576FD3AA8746D341B628FE78A8BE717257AC9BE87A488656194551AD89D5CF18ECCEC85235696347865C93F5707D94CFD8D9135FEBC18AC4ED9FAADBDC77E1FC010EF91DF6BDE3AC2C21A6C47095E48E129C26AD6CF3A1A116242CDE1AC2FE60ECB08D421F86A3B6A70AF9816CED127D4F35512E719E643D12853E4756394DE847AA1FAB6A167CE08593F404F0D3CABA8FB972958B5E756C3CAB48835FC838E293D6D3C755E589CFC91EC013C40B64256BB8F25C47332AB8BEB79A8D09F237CDA02188A351FB4913711AFE8A17C6BA84FE477BF7D04C808B349FF0BA095B4121EA00680BF09C24F0ADD699A31CE095B584F850351BC1E3763EF049657DD327C075A5EFC0CB17DE16A8072B429FAA4317F6B379C2EC4CEB31CD0762137ED393FD89F7BD8FFB363385B8AB705F70F09F786B6EC4D8450DADDEF734D7FADA03FFD6D039E48437A5159704FE9CF016F8A0108FA8112E837E20D1C77D5074B90B3AA177F091AFA5F3136F6F8922A12351221E7AFC67B10B630EBC63B0EF69C25BD871C25BD48B6F789F5D45EF03DF370EB4861BF8E3941F3FEF6F2EC073687D8B02EF4BD4A93E67FF8097CF20CF5C81DFFFE778899EFB85F7C2FBB3DE0177456281FFFF79BD9344E609AD2DCF99F9AC23ABE1DF872633D92FDA41A2839FF257BD7209FE43BEDBF88E7C8F32177DCBB16DC54CDC69C5960AF999F7C02B32FE842F9026A98E707F7D7FE1AD60F077381ED02743AB6B2E3CCA6EA8AF131FB801BF8FBB816837ED1FDD73E0A5568E4BBBB0E9808F29F2E1867A7DA94357006FD12A36F33A62D73D5A36E0E307EA6FA519B442C944A2FC59F90C0878BA366BD3834F44CA35979D0D1FD513781BED9CD205B30B277CB2690DD916FC057D212B73491AF56D8BF845C78EF799B1221202B959498DFB495EC17F0FDD05A8376253ADC4212982C268C7DFB3E4019E07BCB53EE2679B5BF4D645ABC98D51E70264C50D768E25DE5FA2D66E33F010D46701EC9FF846FE8B6F801F88C9BEB9BADD50AF816AF112FBE15C82D033FD89F7A8B7E013A2724642AF78938EFB017D50E2BCD7D2BB1F39C56B093C857F5DE087D3A0DE2A68574907D1819A0AFEBB015125623645FEF6885F6D225FD4A172D413EDEA20CEE98A558963A141B411B94836947AE8C115742407B957A25674C0B7250EB99D7AEF57BD1DEEA8E7622B3DE4E7843F6ACA7FF021E00DEAB54C42D4CBEE9FEAF5C41750AFC4157DEDC43F9E38DF6DC277DC1B84D2308A7C5D47BC90FD2BAF7DDDB7CB3D234A0B7EA8957DD3BD02681283568FCBF50FECBFAC59F8DCAD6351F7E606FCDBE2F11BF2E290805FC915AFF6FDA298EE8EE79F6A70EECA4BC05FE2B68266033C040FBD3CC0870D29FF32C5331FA8D833F04D3B3E609FB4C63AAA405F026D1F2704CF6BA0C4239E19F41FE81C09F14B1D8D1CF57CA95047C199190D2E9E8F49E939D084D986705E5100AF198F778E3D435B82BD7015F04DE874450E9E9184C0E357BC9C6E356B04E905E2AB8DC0A4D6C0808320FB50A877D008AED5CC980A5AB9B44D05FB5D9382C904B95976412F600FD1B794ACBEDDE46BBD893FFA79CDC06EFE5FF04A3D807BB2D6FF8C57C083FF255E8DEF2672E3BD9DF8613CC5C7276AA0966E8C7A8D7C1A5AF4EAA8C72F7E8CFC5FFDE4A77FE7C7A337F15D0EBE02AD68C27BF06B037E8D777EE07DFA231ECBC72EE4BA7AB2BC7CA24F80BEFE777E8B7C44BDBCD4ACCDB1FFC794EFCDAF7C271322BE7BE484469F0B7E7D5F53342E3194B981DF026FC7EFE0B75B60EC27F8096270E2D7F14D0C1BD41B016E05BD94D0C94FFC06710A3E6DA03BA39EC767BE6EE05FFFBDECA77C129FD9004DC48E6FD03E4F3FF87580FCF547E8B667F4B8E85D16A2F2EED1D487A881CE7901BE807915FAF42D079EA1824CA32617F9D60B9C1FF1D6FFCC57603F53793F2248C65876B123DCF10378C28169EF0010CE09EA5408DECA46E0A9F2B1DF0653AD49E47224F0456ABAF2A2D1348804FD5EBA53B70772E31D78E94AF413E0CB635A34D04B839C3CF796804F2187543DCD7AD0FFE5C047D15F11C7F68D86F10C7E25D37503CA65DECB610C908BD7660D3C7663517AD03AD00F40E7EB6A49CF7200BF001ED5E1BDAAA3DF6E6A7023195EEE99E445E54E1A617B03DE5F5FFC9CC573138D957443D8DF4CF59E9915BBC0AF17E02DE203FD8C93F8E04B1AF57E7A1E29DDFB1CF52DFD939F33CEFECECF8177E0CB0CDCDF823F47EDD45B4D9F8FCC06135E4FBD29784BF684AE2EF6C3EE5942334B50CFCDBAD1E0876782FC02BEACA40C5A817A86D918FABBFFBE3F46D86E2B9C27512DF832F0BC8BBF80A7C8835127DEFD2CB58BBE984DF192028F2E9895A5FB886176680FF0DF03F7E2F84ED05939BE9FF19CEF09B3D44EE4752424E20DF582C26ADD16D9D38672B5F11BF08C261ADBC4F13F516FA21CFDA93C5A0B7EB9043FD3520B0805E8BF3A164A077332F81FFD5F0BFE3A932BB6552E5712FA14F842093EB5D4D0F7B834727A1FF5EA8B87736846D704DDF465DA1FEB7DA8C14E788CB816DB466FEEB5674BBDFAF6690ABBC5EC6833694FC063CFB09D9BC09A691157F414939E11EF197245226C9919A503CD08BD81C62C12BC71068D0D5AC14255CF98EFE53757F60D839DAEF9E09ABD35273C8F2B755FE583EDE94967F4CF980D8C2BE82171AD7CAFB409747E28F847D189597B9191DB57D1D427613EE08C1F86B5DB3D8DE0DFA3554EEFE5FA9A4AB791981DC635EA33F0ECB2D79B07A64238AFBAE57AFCAA0873C9A3A9C0CB3EA0A65D9A211E5FBFD777E42B344F377B42DFA97438BE819F5E3067DAD46BCCDE5EEBDF97E04CE7975ED14F7DC4ABBE5C314B6DC1876F989D466040C8576BD0FF9CD0DFA01BB6A51AEE71352CE6F2381AF8759A05A77B0BA2045D1EB3E915CED381CF7D96B47371BF48E17DD8E34D5393225E8B14EC16BACC0F7B2BF7ED97A6FBE37D57818F633D3C0FA1DB436B437D7C9D571623D69F3460D8A38F7DF019D453F459E87FB2D77DDC14F797E85F2CFA3D07F839476E5FD1AF62EE431047373E34DF4FAC3369CC3FD71725F8748BDFBF69B422D32C19FEF85EF5EA2987B1C3CC58010F52CC2267D3F9507F3F45073208FB97D080B9B21FF5AC9DFCF786B912E6A56381BA3069CA97C93FE09EE013781FFA0DEC457BCCD170DFD7EF7FCEE10A8DB954D2FDF26778ABC2455C15CD887AF263D63DB8C02BEB9A902E9583FD3C9068C6DE642F30307DF5777D1E8EA712F85931D803FA27FAF1AD863F796F3F60CF5FB3FA9FF66B31CB779EE873263EF1F92FFC438837F81BF93BDD0F7A33389CC49C0CFA98BAFD88D749BF6897D0C4A7E7027C11CA1687CA6D0BE865F0D7C97F1F5C3F294E8F8A923BC75C4AF6C9AD96CD3AB1A5C76DBCE6EBCCCD310D35EAFE4EF83B05D9B30D5FA1371DEE57E98D87348C83AADBB9F9DA7E5011DFF6984C43549C7A88AC548B4CA107D943FBE6B9BBC1DCEEA086EB6C7374A073FA5FD033874AF3F6A56B5A01BFABE9EF3EBEA367F89D420B3EB058E1EF09A00BA8C3FB12BAEC4C8C66B01D3459E8A6C00E65C3491F3503F0BE03EBF3B22B5F355DBA741C3E84EEBBECE7E8E7AEFC8919F2EA9B97C86C963CED619A0FEF3C7BAC07A04FC41CE8B26F89DC79FC99DD9315F0E6F9ED962C6F8766A0077E3769AE6F9B6EF3992CE3C55F2F183F9AF3F7E1D396D7ED70E5BFB71F9BF6F7F7262BB3DCEABF046AFEB5694E8BE71529FD97BFED7BF3ED4B5E33598EB39DFD3D7BDF81F93FE6E5B775AF92C3F0ED6FC3F58441DE1FFF05B8ACAD87', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["03a1d72d1a20281da0538bf62fd623a8e73bdfa8145e1a3ee0812599f1856bd8"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, 'a77617b7b9811358ab6708ccd6024b3a1625ba0de88da6f025aa21e2b78df4d8', 'notification', X'01000023496805BD5A6B93A34876FD45DE0024CAA38F8D4422A1226992CC9B905F3640681A4122512555E9F1EB7D5075CFEC3AD6DE75D8E18856F46810F9B88F73CF3DB7F7F7B8ADA3DD213DC44C3D362E3F6CCE9BE30FB7BC6F5EF43DE6B9B22B22B1CA1CD61BDD048D6397996E62EA595A3E9A318DC66DB36EBCBA68BEE796F7748C4F72B9E0DB9948732978A617EBCCE137E172CE577857B9A154E5751FF2974C8D4BE3F83AEB99A1909D2B66B93A3633E13546302394BA8459EF2F4BA70D8CAB1EEA68BA9AE848323E379128F651DB8B87F525099CEB76D44A68452C1421EFB3816F704E4ADCD82B3D97F0FEBD5E8B9E66EDC9843B7FAF2CABD7D40BD7F8A56D74E5B1427441A59C3854C497C28657593431D649A512C7C6715556B45C846C86EF41E33627E306BCEAC3DBF47D1FBAA1289A5FCF97A572A364DDAEF63DDB664393521F071AE7ACA3D6488A678DD3FC3AEFAB08E3F49F9F77DABF498C6B43B24C8850AC4C187779C8600F9E3703BFD074DFE1E618D6CCAB48ACD3C2C6A21FCF5AC67A17F18DFA7AFE510EEEB9A1D1CF7A2392D09D912B020AE3633963A7CA1BBF2BC6E2AC8F8FE6CFEF1CDF67B2E74146F15BA31A3FA151EE186DF2DE14F2B08878E8CE932EFED84722DF85EE12F7BECA70EC491A6E0AF15679584F2F3ACA2FBAB1C6D96B9AE70577B1EF9CE3230A9E2ACD6F49B8F994B376C68BE03BB1CCADB555F583C78DC743C4CE335E7216E33C6C48430AAA9E0552858E70C21B6911360E2D5F678D108ACD72D51EE12FC4C264FF56F09022E33232D2BE70DBCF741F5F79DFB492E14DB9F9843D1E8DE7AFB00F6B9C76F68CA72E789B6CD138E63323E5E5C5D837149FB68FC44BF285489CFE9EF527A72A820FCA7FFBDC299A616F933B974FDDDB533388378DF89621433CF3A5C2B932C477AE9ECF5FAA2E60F02B17110BF077A5949D6545782FBDC54174DC486912B5E61DA7E02557374F4497AD8C2E7DEDB5721FB2611F9E3C19515E45FCD3846E901FFBF79D77B9E7913964B312B9E48EDC5B5469C8DE840ADD4CB23ED7264F24EF74673EC911F1BEE09D5C512C8745A18AB635A11FEE5CCB4B255219390F257942EA72E14CC4A61FBB4AB5695334657E0C925CF9C9E6703D4865E3CC632FC8F5C0F4CD1177410CB1634E94E4C3A550DAB755615E69C68101EC533E826B1A25938FB29D4BFFD0268D6B94503760C8658D739350C016C50B3134F33C1441A9E2A3B40678B4E042061162649559F1C4046DF992225624921D84535ECB8EC7FB1078A2BF620867E352FDB822B3BBCC89D5131310D378BFA547782BFB264AA2CD2347CED4D27A26042630267FE54CAEE24EF66E68660D0776CD9F98E0B821EE5D545193493D0609B0EE0B33E80B33A6E703E3C09979361B831C71F53C3F5995E9DB492B376F66CDFA578EE78E58CAFE9FE6F8B4FF4C46BF3053849927FE2966E68ACE8D166B3ADA03B9E6BD24DC97E1FE3D52C789232503DE78E22D23B6341EBF55D1E54DBA81C0BD97C6A53BF24864CA1EE560274C580187E3BAB357ADEDBC7184462D18CBD98FF7BD1A0FE4D829F7F2448DD1AE0838A9F148D62699177F17FA66ABE1C6B9E377F51A58122DDCCCE5D79DA3DC3A6A3E1B87B39CEC7BE6F5C0841FF39DF625F2AEE49694D19753566C7C5A8B380F2F731135B45F35598A9CD9A9CDCC28F7DD38ECD4ACDB79ED8E7A3F2C6EB9375A116EEE52C5F14FCC40AE7F6146AEDC40AB38305DBBC2BD5153C41746774186EF9B57270E14B0DE38B4966A73FD8539B045018C50B537A64947EB7CD50C3BFBC317117F4341FAA8903B86659F5B6F013F9B9F18C6B9504D981172C586F3DC13A2E97F73CD6C73DDAF992E55ABA47333CDF212AB82D1CE11D83B3ED64F4CB6EB54C669E5C4C7C91FF04394E15C39BEFF0D66A346202E864580FA72CEF4089C314E12522861FD9DE65B78FC6ED6C14DA9C5B91E360F132E7C156EE67BB5F1521958C4E87B7664633EC42A7B944EED8AE3EBCC3C52CD383FB2A318DC1C38010C0EFD34CA9CAD17B7A5E216F678D9EB9B2166DE738F0FE298DD919B41A384AB238A724B3A5D7D73736BBBE4C103F1687215D2905BF3BA1BFCA15AAB3972F5F83D0717E9DD3857C09F10B9AD63097F0233E023C7EA4C9DEEB260E13EE25487256264B14D86FEB3EC62CB352C3EB86FB9E306B5D3ACB2195B2BC77152BC8B5CE5C2D2FF690E2AAF99E5C3DFE46067FF851C34DB0676475D461DA6A3B2948AD045ECB5F052E8E09C88CD67DDFFC92BCC276AD24B5EA09E4DBE059F9878C7B37EE03B79E3927A57EC66CD4AD14F9EE0D00C762E44481D62FEF319B38A56C02DA5A85D82CF45B20B0E89339E7365D25D149774E446B389378DAC76DC95564D9010AA71D1CC8C6565766CC02BE613A66EEB10EF1F838366E6A1A99D78C898597E48BAFE0A8C49B3DE32B02CB1EF9F39170827F677AA9152663EF819C377D93C63988D998CE34CC51BEE5D22D3F1B724BC6D5598F839352C73CC65A716D77C4D1F899BCD136D92FDE05F899A579CF7EDD5B3B475C78FC4733B3A2CAE3B3B0A3D8C0EF75C2D8F316292C7A6635BC3CA0775BD9BE5BF5D7941DBBAFB7633C3E56CB4C876477B223778430C9E6B2BBA7A665F8D3D396260AF5BF71BF882003A8F2770359756E2D67426CD1C77B24BD83C79D9E60ABF887CB95866849A56E0DC870578EEE267CE87F39FBC65E2C113C618F00C9056FCE982EFC010905E1336B36FB7ECF163562BEE51D85C6958F4520AA792895385FCAA5073FE11AF86FD3AACBB06CFE0C23BCD644831CD6C9F0CC2ABE023FEE0564B607968EFB563DE6996DC2AC54F89637A2D933B38E55CD826AF43B354ABF6A6978BD5ABB7F814CB4B57CDF8716759DCB8FCBE2F4C208E943487455A79EE2A0D6F9B578F5FB0C7F515E99A4B2E51D38BAC084CA97DC4AB01B13ECDB943FDEB8C2CD64F9A4E1C801588C4F8A3764F87A270FEB2BFC77D598876D38DFFBE19D87517E213DD6CAEB343DA85F7E481CAD0EDE6A9FC76DE0CB15B0FE26C94ED37DDE900BE74791D685E6AF75A47EAC378EC6226FCF8F53B327677E463EDCDD1EB6C6EAF5DF6914CBDCE401FCD007B78FEC568DF99D652EBF8D3ACA96B22FB593FFB213E1ACFB786893BEEF32835772ABDF8C8B53FD4E893B0869F0FED41787C949EDD025B5E72C9D24A59F007FF9890F573690AD4C254B974466FA315722209CDBBB60DF86976AD432EC8135B1A2E9174ED0B70F9BB9805AF266CE1BFB834A0B975E8BFD3E06F81C3AB54F9AFE86DBE2B57E4D2B222552DD6F3E7AA63A9ECFDF0B99E648C40771B8F98EC8CA02258E9EE9B4B2E7B1776D488B547A9CC595AFA302B9E234E2AD51B1C1B591592A81EB4D2323865F674A362A4DA8E6FA535BAB646E5478EDE09E752CDA972E3977A45801C70835530AF6D430A1FEA0D533DA595CB2EB2B7D3FDB4946C9BD8FE9E90A980297ED9B779E5968F2A5A544227AE21D8678837B0439ED0C9D5FAD69317DE85C5EFFAB825196C0591462F8238A519B1B6CFEDB4FE4211C5B8C7B71BA0AAAC423F170AB9CE28877D6F06EB272A4E4B7D617B2648F5B115B08FB26D2F6DCCC0B5A7F7579AD44D38EEA60A85AD1CF3AAB4DB4BF02370B562BA1F78E1495BF09B8EF749243EC8A51C1F2DFA1BF643EFA4DD34275618667882FAA4E5E6464FFBD903FA9677EAF8095C6442214BE0B4C0E05ED2E986BB68E4450E7BE5828D2C1F4609FF7C9015A9F2C4451E857EDA4FA3CF62636456A285FD37D26DCFB98DDF776BA0593816A5D3607F7AEE5F172DECE7DC76B0FB6E057FBA632E95BA256E79C3FDE1FFF1037810D5B0EF8E05247AB355FAB2ADEDE92186459B1C41ED9489105FEFB8AFAA1C7FA9C86C775A905911A763A04AC7E89C38E2B85595B46BD983B087A8BBE018389F2C1D75CB3C7A07CF56A208DEF17FF1B3B15447D6263DF6B73BBFB24636ACE96B76BA1A6A3467BC941DC3F94E8EEC69CB595CC2BF448E0F9E4D7163B347B5E2A90EE30C3126121D1735A3C3BEF7B76615A7024E4F14AF921515CA31DBE9FCE02ADF71EA25FC1F81E313FA851C35774EC03BA1B32BF53C493CD05B4B51E272AAA2297ECCFB2FFF576C5AD7AC75C722B2A3AA5726ADA3F383BCCBB671FC7713B54A5853282B703EF6AE8F630F2E082D01F184FCC6790BC457417A5CEE08F61CFC1E7EF4604F4AD06AEDD0D3513F7EE6B39127BD2B538A79125D7CF8E33389A69A4B5A3D5AAF44AC21EF09F92B93B5F0B0FFB9467CC09E05E2B522F4B853FE223F8810FF4AC63D7A2142575154DED52BB1BF400D478F970B07388FF82B89A85E71A143F211AF7E851E1F3E82943282ABB769D543A3E9205B143FEEAA6F9CDC15EB26BA1C92A1554651546B62F52306BB33B2544DDAD89121D7643D5CEEE52376F6C4D77AB02271FB87EA36B75D38BF83437E877D6F382B4B8829315C24B9A304A7492BDBBC69A805098BB786B03F183B6CA3D087E1A8EDA9427E205BBB44DF524D944B9C27598F44A1CF91554E13FA91EAC7AA9A056F78E1243D01FCB4B2EE63AE5CE5A2571D1BCF2AD2E017328EF8A4F5F4715579E263B207F004F10259C91AAE3CD7D18C0AAE6FAD666382FC4D336808E268D47ED2449C863FE385B12EA1FFD6DE3D3413E022CD27BC6EC25650883A00DA023C27097CAB75E6280778652D213E54CD46F0B89D0F7C5259DFF409705DE91BF0F289B705EAC18AD0A7EAD085FD6C9E303BD37A4CF381D884DFF4607FE27DEFE3BECD4C21EE2ADC171CFC27DE9A2B31765643ABF73DCDB5BEF4C0BF35740E39E14D69C539813F27BC053E28C4236A84CBA01F48F4716F149D6F824EE81D7CE46BE9FCC4DB6BA248E8489488871EFF59ECC29803EF18EC7B9AF016769CF016F5E21BDE6717D1FBC0F78D03ADE10AFE38E5C7CFFB9B33F01C5ADFA2C0FB1275AACFD9DFE0E523C83357E0F7FF3A5EA2E77EE2BDF0FEAC77C05D9158E0FFBF5EEF249179406BCB73663EEAC86AF8F7AEC94CF68B7690E8E0A7FC59AF5C82FF90EF36BE21DFA3CC45DF726C5B3113375AB1A5427EE63DF08A8C3FE10BA449AA23DC5FDF9E782B18FC1D8E07F4C9D0EA9A338FB22BEAEBC407AEC0EFE36E20DA4DFB47B71C78A995E3D22E6C3AE0638A7CB8A25E9FEBD015C05BB48ACDBC8ED8658F960DF8F886FA5B6906AD503291287F563E02029EAECDDAF4E0139172CD7967C37BF500DE463BA774C1ECC2099F6C5A43B6057F415FC8CA5C92467DDB227ED1B1E37D66AC8884406E5652E37E9257F0DF5D7701EA8DD8542B71488AA030DAF1F72CB983E7016FAD8FF8D9E616BD75D16A7263D4B9005971859D6389F797A8B5DB0C3C04F55900FB27BE91FFE21BE00762B26FAEAE57D46BA05ABCC47E389720F44C7FE23DEA2DF884A89C91D02B5EA5E3BE411F9438EFA5F46E474EF15A024FE15F17F8E134A8B70ADA55D24174A0A682FFAE405489984D91BF3DE2579BC81775A81CF540BB3A88F774C5AAC4B1D020DA885C241B4A3DF4E00A3A9283DC2B512B3AE0DB1287DC4EBDF7B3DE0E37D473B1951EF273C21F35E53FF810F006F55A2621EA65F777F57AE20BA857E282BE76E21F0F9CEF3AE13BEE0D42691845BEAE235EC8FE99D7BEEEDBE59E11A5053FD4CABEE85E01348941ABC7E5FA3BF65FD62C7CECD6B1A87B7305FE6DF1F805797148C0AFE48A57FB7E514C77C7F30F353837E525E02F715B41B3011E82879EEFE0C386947F9EE2990F54EC19F8A61DEFB04F5A631D55A02F81B68F1382E73550E211CF0CFA0F748E84F8B98E468E7ABE54A8A3E0CC8C0617CFC7A4F41C68C26C4338AF2880D78CC73BC7BE435B82BD7015F04DE874450E9E9184C0E367BC9CAE356B04E905E2AB8DC0A4D6C08083207B57A877D0082ED5CC980A5AB9B44D05FB5D9282C904B95976412F600FD1B794ACBE5DE573BD893FFA79CDC06EFE5FF04ADD817BB2D67F8F57C083FF215E8DAF2672E3BD9DF8613CC5C7076AA0966E8C7A8D7C1A5AF4EAA8C74F7E8CFC5FFDE4A77FF0E3D19BF82E075F815634E13DF8B501BFC63B5F789F7EC56379DF855C570F96970FF409D0D7FFE0B7C847D4CB73CDDA1CFBBF4DF9DEFCCA773221E2BB474E68F4B9E0D7B73545E31243992BF82DF076FC0E7EBB05C67E809F2006277E1D5FC5B041BD11E056D04B099DFCC46F10A7E0D306BA33EA79FCCED70DFCEBBF96FD944FE2231BA089D8F105DAE7E98B5F07C85F7F846EFB8E1E17BDCB4254DE2D9AFA1035D07B5E802F605E853E7DCB8167A820D3A8C945BEF502E747BCF53FF315D8CF54DE8F089231965DEC08777C039E7060DA2B008473823A1582B7B21178AA7CECB7C1546B12B91C097C919A2EBC68340D2241BF97EED4F58EDC78055EBA12FD04F8F298160DF4D22027CFBD26E053C821554FB31EF47F39F051F417C4B17DA1617C07BF92E9BA01E532AFE53006C8C54BB3061EBBB1283D681DE807A0F375B5A44739805F008FEAF056D5D16F5735B8910CCFB74CF2A272278DB0BD02EF2F4F7ECEE2B989C64ABA21EC6FA67ACFCC8A9DE1D733F016F1817EC6497CF0258D7A3F3D8F94EE7D8EFA96FEC9CF19677FF073E01DF83203F7B7E0CF513BF556D3E72DB3C184D7536F0ADE923DA0AB8BFDB07B94D0CC12D473B36E34F8E13B417E015F565206AD403DC36C0CFDDD7FDD1F236CB715CE93A8167C1978DEC59FC053E4C1A813EFF62EB58BBE984DF192028FCE9895A5FB886176680FF0DF1DF7E2F84ED05939BEBFE339DF1366A99DC8EB4848C41BEA0585D5BA2DB2870DE56AE337E0194D34B689E37FA0DE4439FA5379B416FC72097EA6A516100AD07F752C940EE664F03FFABF16FC7526576CAB5CAE24F429F085127C6AA9A1EF7169E4F43EEAD5270FE7D08C2E09BAE9F3B43FD67B53839DF018712DB68DDEDC6ACF967AF5EDC314768BD9D166D29E80C79E613B378135D322AEE821263D23DE33E48A44D832334A079A117A038D592478E30C1A1BB48285AA1E31DFCB6FAEEC1B063B5DF2C1357B6B4E781E57EAB6CA07DBD383DED13F633630AEA087C4B5F2BDD226D0F9A1E01F452766ED59466E5F45539F84F98033BE19D66EF734827F8F5639BD97EB4B2ADD46627618D7A8CFC0B3F35E6FEE980AE1BCEA9AEBF1B322CC258FA6022F7B839A766E86787CFE5EDF90AFD03CDDEC017DA7D2E1F8027E7AC69C6953AF317B7BAE7F5B8233BD3FF58A7EEA239EF5E582596A0B3E7CC5EC34020342BE5A83FEE784FE06DDB02DD5708BAB613197C7D1C0AFD32C38DD5B1025E8F2984DAF709E0E7CEEA3A49D8BFB450AEFC31E2F9A9A14F15AA460B7D065BEECADDC975F9AEED7FBAE021FC77A781E42B787D686FAF83CAF2C46AC3F69C0B0471FFBE033A8A7E8B3D0FF64CFFBB829EE2FD1BF58F47B0EF0738EDCBEA05FC5DC87208E6E7C68BE1F5867D2987FAE2F4AF0E916BF7FD16845A65932FCF1BDEAD5430E638799B1021EA49845CEA6F3A1FE7E880E6410F62FA1017365DFEA593BF9CF872E5035D07B30F3C25CCDBAE81F9F7326F89F83B920AE47825EF0029EFCFDA9692B3EAB3466D95D7C403C6256FFF4DF391F6E46878897C1C6BC7757E8DF3ACCBAA759B606CF5E7FCDEE7B0FFD6387F7B01EF2D0E2BC986DC33E5FBFFFFAB700BAC6FAB077FF659F0BF412F1151FBF346D367EC05F87DAC65B0DFFF3DEBE412FC07AE15DDA673C7CFC6FFC9744FC02FD14E7FC233EFFD3FDEC394378406F89C16753D13FFBD53E8F6E33F4F2D379DEE574BE7E7EC3BF5D882AF075F86750B97F040EBEAAE1B2ACC205B4B75BB94327B8D73B3F774723D0F3CA7E3ECF8E6354AD59BA739B4A53E2BC62BE8A7975C5BD9B864629AB70C4188F7D36EB6C06C1F2F71233F8A6BF68E872DF4B0FB38047F3D6684CE83C7ECCF278F1BA84863B13A3196C07FD161AABAFF645609F5A2AF82970279C66C4F5B0806E6AC6D2634FFD7422E86209FDB4CB5C83F8305DE9BD42AF48A2ECC25741C7EF8E0F7EDFBF4A6B4BCC914A9941FB6D8772D275A1E53E35D950B44DA4267D78066DD84D5760178FFE0AAE86DFFC9DE67B7FEDBE1D7ECFFEF2FBBF7167F511D2CB95BDDD37855FE4BB995FBFCCBE77D77271E0C95FD9671F35CA591CF5A7F5CE8BBFA2CA3ECA3EAC7F84331BA8F97CF6D75BEB89DFD3DA17EDA2FBB7B7FC8DB26FFF01B1A3C515', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["03a1d72d1a20281da0538bf62fd623a8e73bdfa8145e1a3ee0812599f1856bd8"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'd759685c6293929408af032f9eb8de49f9b4f4a14fe78ee5f0a61b5fd84c909e', 'app_receipt', X'0100000F6C480DCD97775414591687BBAA9B26D3E424B11909925E370D924410055A5104254B8EAD3439A8804093944144590926926410032812141418112408A82802C2B48AE2803888A8C056319E59669699397BCEECD9ADEE3FEAD6EFDD57F7BE7BBFAA578041F0C5B36F48324B9AE78658E13C06C11E3008D630049108801BCFEE9A640679617130C482010C38EB5F43A13C067C14C78013480C381648C1101BE2831316162403B2A62AD0522569ED05401790750170003C8888EA781847CD841F026E18E2446D1618CB3A310FB860081D81C3C130A607F0C21001B5D860BC5997497E102BEA8E5C5C7127CB124C01E22B86DA5818C2A2CE1C2BCEC23045199D19F9AFCC0C673F01C844C82008C7CAC54252A3A891515D6045E7C292D400108521243908C79B9C1BEB0F0EDDD2D8DAF8E1829EEF8B01200E4330AAF073F17A04D0D5BC0EBAD103FDBCD47CDCE85E68BAC85DFF385D4118C2A03A1717C7EEE000CF308F505A803FEAC5FFAB1749431568AB02D25EB01159A1954592405619D505837BA5244BEDC4DE581D3C94B367575A4CB643F111C040578C0FD5194871E29690BC617C116AA30902226215A3961897C8EFE3550BF3F70BF03880A404E34BD0317C5C04B206F87690C85A9A3A401AD14A51EDDF4BF84B74A873D99F3897FF99331A6B053A00891583940FC657A2162C8C5949A3FA37D2E5D5D2955F25748E1BAB2D05A4B8C88C108CCD63702C0106B61130E08B79C82D605830446D4B9E9741CA01861A3D62B136A0263A4EA71C6DE86FAD0E71220DED44E204EC78AC350E2F00DBD9912480386A707009180506CAEC090D08F692D943A387F9B921A72400D45015CBA5B0862A43F50FF50AA67B79D2DC42BD648C8D64ACF6180119116EA00D48C86FE57010259081265875E1EF0CC0CACBC38B16188A04ECE34FF3F7590980011157A78C308C654004046404180604614AEE30BBAE30873F9A497FEFC06D1747BD370037A555369DC4750B51CCA45412C672D7B99F77391DBE17E2FBF17210BBE1B9BC832F136F2BC023CA21D2AEF9EABAC1F90DDFD5B88E571E88C69FC8CE2A0D178BEA365D37E37731E1D4BBB133759A362738289326CD981BAA86BA15A42689773B258FF5071FCBAC6A25163C2CE274C917A20B886F1F4EEA9932DEB67161467578C9E3D07587A0495DACAD5BD3AB5983368D3ABBA2F2CA2FF97C527D43040EA7EDA116F19AAF646947431E261B2FE5336FC69BEEB830DB727222EDEB587B248BD109A966584BCFDEBBF6BDA2965D4CA8D46EE7928FCC0A23C5A1804456839383452C29F1D1B77985C1087BC1EB24E3262806C64218A8301804022EA4B4920210B48C830106F0A01601B5907E658D0592A8CD8313C6097699FBA6F19084ED30E345DE7AB34A3B7B5CD86780342ACBE1448170AC202DF5A9543AFF0FFD05E115F626E3A72C6444DE36035E3CC74ADB7978E23991A6473AEFB78D885405C208D345F21E550AE416BCC415776C0EF29978537477E144F6E529A7E3BD9D3A114B29EAF78394CE8A48E7847CA5D4E2F2F98713674855B732940DA62D5998F206AEC43A1146C0E075FCE3FE1B9E8777CA6E390BF1A8DE59503197953CA54E51F19D9EFAA97934E65257719695769AA2CA5D227D3B11B3EC177373E9B14225D35E4A3BEE4214ADBEC0134359D6676F7C1ABCFFA175988176035DB428A6FCB233835AADEEF48CD246ED9CBE4D484DEC6B597F84D356F07A697AC7F1ADFB74AE371EAD05058F7BFFB143717B55664B63CC62B363A4A5A07987E797F73F3F4ECC1D4EB3CD3ABA63E00B39DFF5168BDC150F731FD14BD7A034B9CD77552AA8AD270D9A2CA69DDD107EEB117E0BBEF11B744B091B50591D530D5D947761F37A736393C4F0EF960D58FF27FC2A0279A44E08BFD26BF16B151010FA3FE176AD07C75F715BE1D20B2BDF1DD78D63337F5BBD8F966E5F2E90D4FABD3F5B84BB4BE368A1FBEB6D672B379EAFBDE671DE5755082832EBF4157AB48AEE185DFBB4E32346949647704E5D2C127823A372EDDC706251B487C8D59945CD5C854CD8B0F241C6DDB487376467F31EC838FA9F3FBAF518F4AAFB429847C477EC676DAF92CF9E2F849AD3AE5D6F7B65916B611EBFD3C993D7D4D6A49CD27CDADBFBD95E27CE6883A4AA48BCB2097D405145FD3CAD4AA78431D2B15F00345F1C3AC635255A58FBD9B9BE43F84A797AFB2303930D3D6D83E774334916635D96632A1D368A3C40FC684D94B6DF995ABFB6D9A4525D0EDDABACC5B3641B8D9283E24D45FA4247762E2564933E5B83C85FB83D08C2013F8ADE0AB76C008F008BBE5D7E432F845F45EF9A70AEA6D7F9FBD0D216859822566657BD66AC28AD3D40786435BDE866616D7AB73D681668E27B127431D94D36EDF9FDFAC3A3E2E337F33E5E0519347F01416BD1CDBC1CA37A7DF90D4166E6E4F79B129E947711ACA28C0F9BB90686CC2D9E48EDAB9F280B31A1F4DD2D7F8EE5739EBB6342A510E90B8FF2456E54ABC8C1E4637A99E34AE6C76C80F749D36942CB9822587FE88749D31C1CE15ED07CA6CB92B689FA4FBA617A171A255DFD7B9FFAB8D7A914961E7863B26DB8E0C847C658245422AD96D1EEB14DA2DA5B7E6C6C4B3B27A75A71A6F1E0DC322554C66E6716BDE003DED623C84E7EA325E9B17AE29796B6E9E25BFAAD91FCB53576445555E17D5F65E3B67245EC8A3963336D64E057F6E3AE6CCE5EA524A5BA11655EC9E2D249476F276F84DE28845ECF6FF4AE5F1069E4D67B22EBF4A9737E79B44C83888F49FDBFA1F7BFF4D8F82B6AAFCD9D3D4278BC893D642CB86D6E60DCCFB46B3E47B4DF70B08CBC9563CB4F8F40E2E27EFCA7165F1DE2E8869407B2B26C30E6DA69F7CFCEF733C653C7C4974573C6F85E8F0CE7EA4E1E66DB2762134D0B72E9DC5AB7C7F00C21DA34BDAAAB176E186E65966D9722D5E9B84F765B42F1B21F6E3E89C8DCA212F933BDF73546594F7F69983B7C57DDA668FEAF852AF237AFEA13BE1E12C4D5F71E5EA85E975CFF2CBA25FD765336DE71C794EA528586F614EBF4F3E94881AD6D9284DEDA63EC4A228BD5066F9BB999976E9E4E71A6DC61FF124B3709679E51AA969FA891E80979DEB77DC2BABB219B8D9A2622F22AE5B67855767F7D9661FE06A6BCB1309625E9295DB1EF176AB7004340F8955A168045A8FD1364D724728DB7A765C83B3903A29F154849BE9CBACE21A725F5538CB37F028B4D57888444E3C6BDB4A9C5C64B4DA29CEE05593C99DDC44DCFBBDBA75C88B0DBE8FAC2D9E16471863D33BCB6E145E4BB4FB4D3564FF0438D5F638BFB765BB6966F6F97AB1851CC716664AFBF6B3E3DE229669D7A3270DF33075D971EB7D342CE830EF98EF6D5B2AC72EB3D2A8CF8FD0682E627CA223483B7FDCC254BCC3D625A2238D65A44392767E3727F47CB8969EF4D8AF644E91C8EC76D096ED2D49E925909DFCDBBE7F103F557BEEB38045F49498E1CAC2E93E2A0F68BDD9FE8B978E9C91EDB890D1AF7AA755DA68C98ED3C777A474384360FE1296A578EBC0C5D0CEFBC14655662F14632C35694D441624079C8BEEE1C8C7C0A84FD9DFBCA35DE4F7FBCB95EFDB5B8AA48C8C613F968C148CCB8C5BD745C96081B316F7A65BB5FF9B64D74A766DF8DAB810DC1F78C2503A8436DAAAEEA8E0E0F6ACCB4FAEC67A79A33498DF370D30F322C3B76BDDA4C7589FF911AFF7A74CBAD5A71EE0E39FE87F846A75BED2FDE6A0C89BC3EA121553CF9B53F3395F3D12CD05BB0DE40173A85EF3C3EA36A413553393ED75DB3C748D138C3BE21F0BED04CE985B99907FB0A3A73659FD79C76488720FFCE920FD4E4F507DA222B763AB5BCE0B64D7CDB5DE538CAFA79B01B7E6FF0362477E6B99810FE3A59224A46ECCCBDB242A61D2EC11F7F3FD871294BFDBC92217D39FAD9CCFB0F0269DC9DA4626B077E2B1BFEDA64BE2C559FC9A7E7D2A25FC42B06FB0C3C782A9CF0513FE89F88635624', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'c4651605bb08ad24bbca694bb1150c29270996e8383258308d1c5f933f78f970', 'app_receipt', X'0100000F6C480DCD97795C13D716C7339310B640806082C81A9445B61B880A1151F6451441D96593455308C8EA82188D804A69047DB288C82261D7A888EC0AB228820282028A8050EA8662A98A5681CED0BE3EDA47DBCFFB7CFA3EEF4DE68F9CF9DD73E79E7BCE77EEBD8043DC85175E99609D302D0609C2391CA21BE0109D6008A21181185ED827C11A0AC0E2604800033870DABF9A42391CF8188E03C7D138F021A0004342880F8E4C96D6037AABB5010DB9B701C0A0EB31F40CDD813822A23A1EC6D9A4C2F781180C89A2B6008C151C9B060418425BE070308CE904123044442D21186FDD61991B2688BA230FE7DDF594895600F15D8ADA5818C2A2CE22F3CE6498AE89F68CDCF33DC3E9FD00E9086904E1040902341DBA8E1EAA93E6750296A603800C0C21C1413889F6EBBDCB6E7705779574BEB8255DB3E9249085211855A408127EA12C9D80BDBEACDDC1013A3B7D590168B8C85BFF385C6918C2A03A8120B2253CD43FCA2F92191A827A49FDEA45D3D70606F393B48681CC1300EE400E99655497F67FD52A4E8E6D10248952F4AB1DA20EE7DEB510071C74C624519D8324E7F02C12378CE7A1361A20A02256016A2D25507E3F5E9DA890E050BF202424185F88B6912410F5F4C13F2FFDD506FA4011D18A50EDDF534863AC5AE33EEF5CFC27CE257FE68C8EB5146D808C1583A40FC697A1164CC6CC87C1FF8D7469A174F95709EDA372A1A5862417E91182B1391C9159C0C1D6010E9C9F83BC0286A523744C73028C1383383AAC3D3315A157630F1B96A005FD4BA943A248417BD24481301EEB84C3936057579A1C90450D1102C964F76EA5AD91A1E1014A5B99ACA8605FE42F0D001D54C512D41651956C422203C25901FE4CDFC80025331325C7AD26408922060C000DF9CD5FEE32443DB00A2C78F0770EC031C02F80B93B1219F0CE1066C8CEF9017020EAC2901186B11C8888808C00C381204CE1CDF18ECBE3831FAC15BF7617733D6C73BB17AEE796D5A7E0EE2DA15B2B68C58D642FDB91E57D3A7A1B24F9EDA530E10D6773F67E177F430D1ED28C50F4C9D56584E7D62EBFEA335A16148B3F919E5614BDF4C03DAB656F83F3E34EBE1E3953B5CAF98408FD856503A6527B03A394562FF77A93FCF19EF0E3A9179AA979F779A2DEB94B582459DBC184CE09338B359FDE6A0FCEFAEDBBE61EF6828175F1AD7F3665DCA25FE5CA2B29FB9C2BA9D03D4014F1B48DB43FB2EA9932F358C4FDA366B3B9E3D547AC369E9B6A4C19E37E19698D113039A1D000AF5EEB1658F1BDFA6A5776A4C216AFC20FE3A526EA03A1F182C6290F78028947626F4890C19070DEF304B37A880D63210C743E1CEC060424B5F224089AC3C10003C4518B885A48BD0A1E02F2A82D8E23E3A43BEC7671C5696457CC282F70ED94C6A64E6FE1B7401195557032807C489A99F4482159EA564F5E74A99BE5E8497B25CAAB06208117992F3B3F7FBC2852F448E5FDB61091AC4018328B92F3B08C949DF71DAEA06D7DD8CEB197BCA64F27D22F4D787ED3D56EB8673651F74E984626453123E20BBD02972B3518FF9676E1FA294DE34907817155631F6A158513FAE01ABEAFA7D27FFF2665D34C485CFBE6272D3B65F993BA74AD5D93136F1A86D9173B0AD21C0DB8EA5A4D54962D153317CCAE9EED532B1B775330387CEE00B326CF1F439F3312AE7B14FED57DA72863835A960C8F5D72C98B63C3D7F57C4C6FB1699FBC414C8AEF6E5C7150D445FA5A5172DB37E6DB0DAFD51DAB00797D5DFFD8A86E7B21B5B18E3DD3E011E3206DD7E6FFF9FB777DF1D9835C97B4631B7B3FEBE5FA5C1750B9EC67B753E66239C45559DFA4556AD39C625C6F3FE9E58BF05B83F09BF70BBF61D735B0A1657C361FCA57F5160A7859B94E6EF077D3069CFE137ED5812A9227845FC5C5F8750C0D8DFC9F70BBD887E3AFB82DF5EE82359B46198785EC5EF1B73393DD4A4809CD5F8708EDD9E15D377C7EC7738BCCB2355915E57E59BBB49700F5F12A23B5CED5BC9B26E51F377EC0C83073885E49333CD24B25ADF2B383F1BC583FCA95B733ABB2D552E10D65774F3571EF572A4FE5DC55F208C93A667E1C7A76EF5C94DF9EE5C2992E57F432B3CE430DDCF26B2DCFECB3EDED8E6CF2F497B072B12CA1379C0E0C7CBCCD5334D638E1420C5ED392D5ABAEA59BC5BC6058C8196AFB8A041AF2078E132664CE57FCE855D346BE5C92DCFAD0D8726567CB83B38C549AFD4887C388569BB3BA38903D76F58041F0998AE096A984228608E38A60C1949EB37EE15ED97A9ED192839B66E3D2693F3A81989FB9DD0BA281148ADE3CB742008F008BAE2EBFA117C22FA077513817D2EBF5756451A31A9B2738DE51B3EA900CB335943CB4905E74B3B038BD16771B48F592FD61F9477D95B94FEED4EC1F961DADCEF970059C628690A49D64D64B880CAFEDCEAD0DB3B6D3FB7E5D5C7F4907D1F180D97E6B9FDD11EF674E2475D78C154758D2BB9B4A9E6025BDDEDFB4B4A153599F1EE6522AF95A2AB0DEF1B5A9A31A76C79D41608AD524B171441DACD877EB8555068E783B6C3AD57BD6C052F70D236AEDB93A799F90AE473B7754699D2F0A7A6969319877F0036724062A54D439D5EA6721C70F541D19316D1515D52948357BF07E8E1EA9E4BA298D95F703DEC52FCC55758D03AD4F37FE7363CB64C175A3E618A98AABAE546D6DF2F62FCA87CD097B36B3CF384F9A1807177FBB395DB44B2341A36A485342BEA0E88547A0672042EF01845EFF5FE85DF1895227B6B65FD9F363FBF4DC70B13E15CF4EFABFA1F7BFF4D9F82B6ACBDF671E24F6AD138E18096F79DF3B1A6CD5319D21D3B3E141B19EB988E99B87207EE62BFCC7C65D86D4E1958977959585604CF9E91D3F7ADD39359A34223B27933122F97C68309BF162BFD0768A732C33CCBBDDBC6AEB8633C458ABE40B1D5D70ED60F378B1AD02ADCA70C78B7B0ED011E51FAAFBF7A49A6AC5BC63753DC768AE359A1D148BDE5CB52E56EACB792DD5EA2B46C42FFBA471355DFB3FF1971DAD791CDB987CA33E1DEFB171427BB654DF604270F2C9640CC9BC459ED855715C588332C3377ED520367EB1FA74A217FDA6F0E7432CCBE8F1331A7CD5B1AB729D114FBA6DC79CEED5A60BD9702994678937642FA4F7D4A46DC85D39AE6A46C60A243C62A977FF4CAD29D80088BF522B00B008B57F82ECA2442EB27A3A44BC5631A6063B82C4A3979296B96734267D647B85C409387744C8C9D5ADD9C69C98A9BB582F23BA232F4D3CF51E75DD937BAD13DE54D87778C5F9A9C1A3B21CB7F1E88ADAA731AF3F324F3BF6E307EABE1C2AE8DEE2D05C62DBAA523AA49EE1C5495FD1643739E4BFD4292965F7F6C7EE0CEF4EDFD34BBC1EB8E77AB8F195055556F8959A4805F7864D8F15EF59156EF18EA04CCD3E6855283DD2CCA39F5571F6BEB3B1F1C464E03A7537AA6286485F4B9CAFA24D67E194DCAEF55BA6F1BD359797B7ED832F271E8D79C02F5610B1E9597A67AC33FF62FF5697B195FAB7F90CEF0993F156F19B5DC3114BD60FE0E93A970F7E173913DD7EF18075A1FD4BF9532E32B4361A07CA41F6756761E42810F577EE2B17599FFE7873BDF0B4B82049C8C61339B460809A96B08A998E727E05B78C6D5DDEBB193AC10E24254CCEE99FBBE1B594797665D9DDA8E410ACD71678F99620922EEF75E6E7FDB702AF99B67FD4AC992ED5907D6AD1DA6325D66FBBD529C123FD6C6D895DFD542A65E8C3154A9350AFEE33930F6395A439CEF3A7BE83FDEC2FCED976CB08ED3F78486D26AB338965CC3CCED054AB56F7E347BD3E59756F42EFCECD5C3F7DCE70A62EA13690983A21963211145B6AD4744D10C30D4A2EB18776FA6B58F8BC33BF3F3710BA9C3860BEFD337B98DFF0FEDB8CA7E9A5E1B9EF38B5E59B0BD357AED0B1CA14B1B794517487CA83B8794FD76C4D2BE107128CB8DFE440D6194EF7B34635C3F379CF8A9C1C1545637BB8093F0173A25500', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '0ffcb389221a2f02e7dd65adc3dc66f9c1b628bd060b6290fba91fcc2f9cfc27', 'app_receipt', X'0100000F6D480DCD977B3C54E91FC7E79C19E332C3B8C524B719E54ECF8C112689E41A29722DE3AE66D7B8D305C98490442D91CAA5DCAF5D944491D855CAAD42093F762AAD22DBBDB0E7D85EFBB3FBB2BBAFDFEBB5BFD7EF77E6F963BEE7F37C9FF37C9FEFF77D9EE7002E898D17544FB44C7C2F0CF1C3F95C921BE0929C6008A29180305ED033D112F2C3E260880F03B870F6BFBB42F95C3819C78513685C380EC8C39000E283939292A403FA1A2D4043DA36A0C3A4339874E006441011D5F130CE2A0BEE05C23044406D3E18CB3FFE1E106108ED81C3C130A60B88C21009B50460BC65A77941083FEA8EDC5C70A753481600F15D8EDA5818C2A2CE420BCE523043031D19690B23C3D903001908E904E1F8897C346D86361DD52516742296A60D00198690E0209CE8719747D3EB232F7FF09551135E63301B0E646008461571A2A84F1047DB6F8F172738C04F7BA717C70F0D1779EA9F872B09431854271285B68406F946F884B38302512FF1DFBC683A5A407F6191F4980020CD0DC822AB8CEA9224EB76E6910BD1B579F65E5A8FECAE6E1BF486A400177DA418AA73219816378FC40DE38B501B0D10282156316AC910C97F9CAFB64F103B306C0D406282F1256827312289AE03BE5E34065D4F0F28205A29AA2D95431ACD6DC1B9EC2F9CCBFFCA199D6C05DA6161B204C4AA442D580AB31047CD570983A416C6D72E96CEFF26A1635C596CA920D9454684606C3E57680E70B18D800B9FCB471E01C39261DA1BF2FD8C52BEE56A7376CFD6055D8A893328472BFA6BAD4304A4A2DD69042088C73AE2F012B08B0B4D16C8A0861051C2243858D1213C28D44FD181CD8908F042FED200D046552C51650955D12A30DC2F94E3E7CBF60AF753343551B47730018AD2C2401FD090DFC2E54626D1812E5874E39F9C80BD9F8F1F3B381C99F0CE4076E0CE85097021EAE2901188B15C8884908C10C385204CC94D5EE779DED03B4B85C36EC22E71563FDC879BD22A9B3270F796312CE535E347F356789FF6C88CDC0689FD581B22687C2A7FCFD3841B2AF0B046988267C16A6668C1B595973CC72ABF8DC11FCD3E511AB93CFA9EC58AE98073F1C75E8E9EACD7753A2AC498306FC65CD1326656D09A645FDACA25F785266755DDA216F616113C0A96712464AC8712BB264DCDF43E4E6B0DCDF9ECBDEC1632C1C43A7B353D9B316AD3A977292AAFFC5C2026DF33481272B70EB73BA8FB8CC24E0AEB3D643A57C0BB7AD062D39999968CF1B42FA3ED517C2647E59BE1356B5DFDEB5EABAE71890D97DFC22A79C7AB30511D0C4AE037CA7850C4977230E686A81418162C7C9E68DA04C5C25808039D0D05C18088A4564E0282E67130C00011D422A11652AFFC07801C6A8BE0A470929D36BBD24468522E98B122FFB5336AB65D1E82D3400195957064207540929DFA483E5DFCFBBEC2C80A57F3B163768AD23F350351BCD042D9F9F8E20948D12395F7FB4244B20261A438D2F90F2B25F20A9FE28A3BD687EC1C7F51D4FAF16876EDA4FB91EE3B06BBE75256DF0E51CB9556C809FBC2A8C315880F254CD3AAAE1FD7309ADACAC75336F2A4D64B73831E5CC6F7F75DF1DD674BD9900B8968DDFCA86943913BB69AA1B96B6AF255F3486C7567F1097BFD3455CD562AC79A8A990F88BD3AD7AF52C97395D78F3B13CD6E28F4C530E60D051B1F857ED3EB1861A47F8D432E8A2DAF6571AD6A56BB3F66B459DD99BA414A4DE86959B59FE02C79B934BDE3C8C61D06971B93EA40617FF7779B54ADABB25A1A63679BB7476D95B4E9F0FDFCFA4D7F42DE509AF389A44DF73FD30B3CAFF3299DF7B1D949AEBE08A529AD6FD5ACB0BA9561D46437C5F242F86D40F82DFCCA6FC875356C50654D6C0D744ED943C0EFC59575B2437F5836E0F89FF0AB0A94913C21FC2A2CC5AF7D5050F8FF84DBA55E1C7FC76D854737ACD13AC68C13B0F9A966073BDDB55C22F1D6E14081DDDE1E8D2367BD9F9BE556EA9DAEBBE8737A97D632A0CAAB3754E95A5374D3E4E2874DEF3064763E89953A5B24F14251F3E2A9A184A2181FE90BD3B3BA792A59B071E5DDE3AD69BD572833F97715B7079E4EDA980C3DBB7726C267F74AC15CE70BF4DCD367A1E6B48B97DB9ED9E5D9D91CB475F715B570362F673467FAFB3FDEE64E88314AAC8AC26B9873EEAB6AAE3ECDAE3228E10E777C23019ACF0D261327C967EB3EB11A3AA4CE97A7B73F343257EF6A7B708A9945B31BEDDC3AAAD9E1A42A0264922E45EB079CAC0B689B492C650A312FF017CFD09D744AF6C83415192EDB6F3B179F4DFBE408A27EE5760F8804E2287A0BDC0A003C022CB2F1FE9E5E08BF88DE25E15C4C2FEB7078698B4A6C113FAFB341F70099DD1E2435BC985EF4B4B034BD66779B259AC40642CE1DF2A2A43DB9DDB06F4466EC6AFEBB0BE0383B5042D291BC5E5468646D4FC1B5104B1BFAEB75F103E59D24FB68D37D969EC1616F678FA6F6348C978599337A5ACB9F60C5586F6F9A5B31A89C8F0F0BA4AFD4682AC1F4E4B559636A36C94EC03FC3628AD432AA0A56EDFD7EC2220747FA21E47D96C79CBEF9EA57CC88B5671AE53C03BB1FEDF4AED73C5BFAED0B73B3A1C2FDEFB8A351508982F6F1761F33D91A7FE5D1D10DED0482767196E983B7F38C704517DB139CC29FF1CE3E212ECA7A5B69FDAB133EB7B44D155F37BC15255E77C985AAA525B5E30B256E2371F7E6D8934E53264601653F6ECE2674AB25AAD50F6B88CA15974E6CF777F747E88D46E8F5FD4AEFAA8FD28DC26B0728EE1FEEBC9F1F29D3A1E26353FF6FE8FD2FBD36FE8EDA8B6F73F793FAD709868D86B6BDBD3F1660D1F93E87DC67FCA08CBE5168C3AB872061F61BFC87965D06D411F594BB148A008CB998E9FD8975FBF858EAA8CC3C396754ECF9F0501E73629FC00E69A7187688C79D8DF50EC627493116E9559DDDF0B5A15BBC326B795ABD81F7C4BDADD041CACF570776676DD08C7AC3E97E8ED1586B3837241CB9B97E5D8CF897B39ACA572F1892BEEC95C43574EFFB58B3E250C3E39896F41B4DD9F8ED9B26B5E62A74F427F9A79E4C45496C6C932375D7250BAA49CFD618FDD42CCCABBE9A99C262DC14FC7C80631EC93BA956A33C7E49B62BEC498FF5B8E3BD6BD9025669D2D2CF526EC85465F7359C302E50E7299B4A61F9121F71547B7EA576033006A4DFA8E5035884DABF4076492297D83DB786BD5432A206D8839443B5A92BDC725A523FC4B202E3F99C3AC364651BF5B6B127671BAB9BC804EFC2132259F7A8EB9EDC6B9FF4A0C25E23ABCECE0C1D92E1BAF222EBAEFD2BEAE50776A6FD007EB0F1CB81E29E2D5B6F955BB72B550CABE6B0B8D9AB5A6DA6867D973BA66604EF78ECC6F4E8F2CA5CC67AE056B0DDB586C2AFB4CAA7C2443CE07EC8FBF1B2DDBAA1666F88146ADE7E8B12C9D15B458C534A4E1EB737B51C9DF25FA7EA4A55C811EA6F8BF752B0EA2A9991DDB57ECB7BFCFD86F32B3BF6C2E7530E453DA8299317B2EA5B7E7BBCEB5CF58083F3B8BACE0F354C8F49135EBBC8CDEE91B065EB07F10CEDF3FB9F86CF46DEA98EB62CB17B2177DC994CEBA071A17CE45C770A46BE0522FEC973E512FBD39F1FAE177F2E2E4A1272F044BE5A301E9FDDC0B42B457F4D5BCA667163C3921C27BF245F8163DE0F63B23B26A9792666E9BD2531CB2B6DC7BEE3C5A55BD8DB7764E0572C6F0F0F9DFF121D5F1B71BDFFC5A3CBCDD92D6CA5652E91E4064DEF998CA7EEE5B3AE0F5F39C43515F9E396F7CF87BC6C127CB7625BD2994F5314427B2BB72FB64B75E2B0EE89E9E6F1EA81B637D0A763EF3EF99645B85789DDEF75ACF9C44ACA4ADA9EAE6FF87482B0729468788475C1EFA8934378EF0CBE8A257BC4DFB32D48D9F4B5C2753EB3BE6A7526BFDEE163E585780DF5CC3CAC9EB1B8737D987C6EB645DCB96D360E92A5962BDBEC63DA8F644E73F713C4739B0624626F886EB0C4D40544EDF99137D32537282A499E51FD05CEC95101', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '54970fcee45a88bcc5bf2ca2f9ad9582c14260877fd40f65534b27fa2de408b3', 'app_receipt', X'0100000F6D480DCD977B3854FB1AC767AD1983318CBB496E33B65B2EFD86A91897DC7229522AB7326850B333E45E844CEE5BA276A22B6ADC2F494AA228EC4D728BA884C3962E4A9C4AEDC259CBEED9C7DE8FBDF7739E679FE79C35F3C77AD7F7F7FED6FBFEDEF7B3D66F012E898D175C956093302B0CF1C3395C921BE0929C6008A29180305ED033C106F2C1E260880F03B870D6BF8742395C3819C785E3695C381628C09000E283939696D405BA6BB581AE36A06D078001F418C0C00D882022AAE3619C6D26DC0384614808B5F9602CFFD82C20C2103A028783614C27108521126A09C0789B76ABDC407ED41DB9B8E8AE4B215903C477056A6361088B3A13169DA561BA263A33F25F9C19CE1A00C844C82008C74FE4A3E9D07574515D62512762693A00906108490EC2893AE5E04E8B36CBB7F1564D07CA9AF4590159188251459C28CA0AE0E8F81CF0E2ECF7F3D1D9E3C5F141D345EEFAC7E94AC21006D58944C296A000EF5056083BC01FF512FFD58BA6A70DF41717691D035D27E006E490554675C9D0E9D7855982B1E95DCDBDFA4DBAF384F0A36578C0456F2986EA5C08A6C52E2079C3781E6AA3090265C4CA472D5922F9F7F1EAB002D8FEC16B0192138C2F4007891149BA7AE0EB41A3E983354011D10A516DD91A22E1A1CE457FE25CFC67CE68B025E880C5608510AB14B56069CC621E155F250C525A187F79A954F9AB84CE717DA9A5865417991182B1395CC23CE062EB0017BE9483DC0286258375CC737C4C52F6717538E173D50157A3620D8AD18EFEDAEB9010D2D1EE34212088C7EEC0E1256017179A1C90450D0251C26CFF7EA56D2101413E4ADBD89C503F2FE49406800EAA62896ACBA84AB6FE213E411C1F6FB657888F92859992E33633A024230CF4010DF92D1E6E64922EB2D04B2EFC9D0138FAB07CD8FB439080F7F8B3FDF72C06C085A84B534620C67221124232420C1782300577C6DB2BC7073FD8287EE726EC126BFB632F5C9F565A9F81EB90A2DB2868C58D5C58B9FB9CC7C9B0ED90D84F9703054DCFE61C78167F5B0D1ED20C56F4CC5DCD08CABDF9CD55CFD1D27D51F86359A70AC3561CEAB05EF9D6EF52DCF1D723A76BD6381D23D05F583560AE6B9B324A68F572AFEDE5931F042567963551F37A78421EB9521C09D98D83099D93161BD67D7AAB3D38CF3A78CD2DF00503EBEC553F3163D2AC57E3C22B2EFD9C2BA6D0FD884470DF18E27064CD04859D14DC9368319F3B7EE388F5A6F3338D1963695F465A22F9CC8E2934C06B0D5D7DABA7D5D7BAC484286C61167C182F31537F1410CF6F92D1C7E34B3912755B541A0C09E63D4FB0A88762602C84812E0681FD808894565E0282167030C00011D422A116D2AFFC87813C6A8BE0A47192ED767BD34468D22E98519EAFE18C867DA787E05BA088CACA3832903E2CC94E7DAC902EFEC383BCB01257ABD1E30E4A32AF1A80289EB0D8762C6FBC10D2F448E7FDB61191AA4018698E4CCEC352890B79CF70F9ADEB03F78CBDE4DDFD742CEBF2A4FBD1AE7B06E1F329ABDB0235CEC82866077FA157E372C507E3DFD2CA6E9DD03499DACA37AE6AE249AD91E106F45DC3F73FB8EE1D614F313F038968DFF9A46547913FBE9AAEB5776AF24DC3704C797BFE2947FD3475ADBB54CE462A66C12FE6C67CBF5AE9B8AB827EECF943ECDA3C6F0C7DC148B0EE71D0B73D3B424DF46F72C8BC98E2CB4CAE6DC56AF727F466DB7B53B749A9F1DD8D2AD142CE92D70AD35B8F5AEE32B85697540DF2FABBBEDFA4BEB12CB3B12E66AE6167E45649BB56EFCFD3EFFAE32F0CA6399F4ADAD4FB5937D7F3169F7225CB6E0FB9BC0A4A535E7F57ABC4B629C3A4DE618AE985F05B8BF09BF795DFC05B1AD880D28A980AE892AA8780CFCBEBC67283BF5B36B0E33FE1571DA8227542F8555C8E5FC7808090FF09B7CB3D38FE8ADB128F2E58F3EE282356C0EE55C52E76BA6BB14442D377FE02E1BB3DEA862FEE7EBEE14CE9BA73D555AC737BB5A580FA788D915AE75ADE1DB3AA8F9B3E60C8EC1C1233758E27F15249ABEAEC603C2F8A2573E5EDDC9A0B6A99B069E9FD1377D37AAE536672EE2BEDF43F9764990C4D749C0F65857F2378C6F98AEE997317A186B4AA6BCD130E171CEC8ED8BB7B8B5A3B5B15D31B4EFAFA3ED9EE2E146592501689D7B4E2F4AA6BAD3EC72E3328E00EB57E2B011A2E3D4A264E922F56FFCCAC6D95AE2C4E6F796862B5AAB3B9EF2C2393E630D2BE7544ABD5495D04C8265D3DA4EF77BADAAF7926A19041605CE1CF9FD175D22B38205BCF33928AB69F8FCBA2FDBC0344FEC2ED011006C451F416B91500780458E4C5FB5B7A21FC127A97857329BDCCEF420A1BD56278FCE3EDB56B0E93D92D01D2434BE945770BCBD3BBE17E8344BDD840E0A5442F4ADAD3B6DA8861D9D11B391FAE80136C7F09C91DE4F5A28461C3EEDC9B813676BAD3C67103C5ED24C7431611369EFB83DFCF1D4BEDAE1D2B0AB6A277DF2D7E8A1563BEBF63654BA7723E3DCC95B95EA1A50CEB261B668E6AD8253B01DF0CEB2952E3883A5039F8C30BEB6C1CE9C7C0D94C8F797DABD56F18A186E7EBE43DFDBB1EEFD95DA375B170DF4BAB0D8379D11FB823915081A2CE8916D606B90A5FD59111F31621219DFC4C8BBEF70BF4102517FB539CBC7FE29D59812EAAEBB6D2FA57C77F6E6C9ECABF65D414295E7DD585AAAD2DBDEB0B25D69218BE39E6B4D39499895FD14F9BB384BA3412346A863445E5F30B5FECF475F745E83D84D0EBFD955E954F3275C2860314F78FF76617868BF4A8F898D4FF1B7AFF4B8F8DBFA2B6EAFD996852BFB160F04850F3FBDE513FEBF6D96CF203D3BE225D4B82F99B87207EEE5BFCC7C6BD06D4E15529F729140118537572F7CFCCB613A3A923B20BE4EC11B1E7438317182F220476C93845B1033DEE59D66C333D4D8AB24E2F6BEF826F0E368D176D54A0D518EC7ED1B1153A42F9E78D81F04C73ADC8779CAEE7184D43A3F941E1B0CD35C651E25F2E6AA9DEB86244FA72501257DB15F1A9626562ED93A8C6F4DBF559F89D9B26B5E74BF4F427F9A79E4E454A5836CB93BAAA93053564E62A4C5E35088F97DF3899C2A4DF11FC7C986315367E5AA34275ECAA5C67F0D3EE8D633B3A6E6609D8A6C9C84CA4DC962DCB7A507BCA3477D5B8AA8534962FE13147BDFB176ACD812920FD4A2D1FC022D4FE09B2CB12B9CCDB736BF06B6513AA9F234849BC9CBAD22DBB31F5630CD33F8ECFA93D584EAE6EDD76F6E45C5D793D596877DE2991CC0EAAF1D38E96490F2AEC35AC727166305196EB3A1E567DF31F91AF3FB24F3A0EE01FD57D399CDFBD656B53F1C616E59221F56C26374BE5AEDDD490F78A1DA919FB773D716378747A9D9462F6B9E5EE74ADA0F02BABB04ACCC4FD7A0367C78AC2D7046D7847A4502F445B17488E34F1E867959D3CDA36351E9BF2355677A52A6613FA9BE3BC146D3B0B66E4F6AEDF328BEFADADFCA6F5205C999218D95751A440B07DB0A26DACF352F9C036E7B1557A3F56303C26CDC65B44EE740D074BAD7F84A7EB54463F0B990BBB577EC8A6C0E1A5FC096732AD95C68572907DDD5918F91608FD3BF795CBBC9FFE7873BDF473714991908D27F2D582514951658CF589F224ABAA37ED8DB127CAD393624C07F68AD99A0A45E74770CF1B5046DED4179C8F2B3FDD97466E98CD7538886D3A8A9F2E58B0B56BA6BC4939F6AEEAAC7174B2DA83DE330B9EA252AFB72441EB7A1AB4279ACC7EE8BB749C59A0292FE0B932D49D5B99DD989F60666F74FB11C13C31C6595FE37B33CB153839CD8EA0A919DC70CACEB820EAF6CF3302763F29AB9EB86AE1B832A72D3DD9CE5B7D5FB1C7236726CDC73E289DFF7B1F4A72724FC6FDDE8557CF70F3DB5C66096E46DBCD2F674A7928A6D3FA99778EBE1FDBDC1CDA741816CB99119BB63C34E9FE5685BFF9645BB469CF743E4FB9E84DE13391A008D6D4B4168B168E7D82FF5291D133A1FA2F21564FBE', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '136558237e59d6da291118e4c4f60edaea28a6588fcccad2f601da2c411e8ef9', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD19E36E84C62497194A23B777C6C8ADE492BB92CAB5DC8D4CDBB8279130A2C8D66D27BAB9E54E934472C9DD4E114AA5120EA994D256925D386BD99D7DECFDB1F7FE9CCF679FCF396BAD3FD6B37EEFF3BEEFF33ECF77AD77010E8185E75F9B609E302D0CF1C2991C8233E010EC6108A21180309EDF3DC11C62627130C483011C38EDDF4DA14C0E9C88E3C0F1340E1C0B6461880FF1C111891274405FA70AE8AA80B603ACD3A56BE93268CE400411511D0FE32C52E17B40188604519B07C6F28E4C032118425BE070308CE902A23044402D3E186FDE619A15C48BBA230F17DCE9148219407C57A0361686B0A8B3C08233116628A33D23D742CF705A1F403A421A41385E211E9A1A438D8EEAE20BBA1096A60600098690E0209CE8D959BE39A727FBA93B6D335BD6F64EE181140CC1A8222624EA15C05663867BB003FD986ABB3DD84C345C64D43F0E57028630A82E2424B03538C07BAF57282BC01FF512FBD58BA6A10AB41716494B1700E47206D2C82AA3BA4484A8C4F16EE7D39055FA9882971ED579A6C9D51370D02197A13A078269B1F348DC303E17B5D100810262E5A1969410E9F7F355F30A60F987AC03484C303E1F6DB44C8840D700FF3AD6A1F7728856806A4BE590CE705E702EFC13E7A23F7346275B8C365898AC206295A0164CC42CC4C1FD266190D4C2F82B8BA5B25F25B48FEB8BAD354876911E21189BC91198031C6C2DE0C09732912160582244CD2893A99FF41D478DBD6FB622E05A54AC4E115AD1DF6A1D12442ADA852608F8F1583B1C5E1C7674A4490329D4101012370C0C246F0F0D086692B7B3D87BFD3C905B1A006AA88A155AB3844AB6F00F6506B399DE2C8F5026D9D890BC6DBB21204B0A036D4043CE85C39944A0034DB0E8C1DF39816D4C2F262B301499F06E7F96FFEE85097020F9C52123106339100121192186034198FCA6D18EB2D1FE4FE672479D851D632D6EF5C2752925752770779733CC65550E0D65ACF4BCE0763A6C07B4ECF995207E83F399E12FE2EBD7C003CA2172EE59EABAC15935ABAEB90F977C17853F9676A6206CC581BB662BDFFB5D3A74F2EDD0D92A4DFB63028C31D306CC755503DD625A9DF4DBCD3289F78313534B5BE4B3EFE50ABA652D678B4B59F627748D1B9B68CDBC57ED9FF3DA5FE91C34A68B75F0A87B39A9DFAA51E5985B54F2256B996CCF6382808B65A84D9CE64B0AEB48C8BDC3C67359A337E2CCAC2E4E369E1849F93AD416C963784CB6015EA7E7E453F113759D6374A8EC56D7FC4FA3C586D4C701F1BCFA271EE4F224C545D58B12C1007FF6AB04E33A281AC6421828271804022124B532E210348F83010688A01601B5907AE58D0132A82D8223E2243AAC7D5344684447CC70AE8FDEA4D2E62E37FEF7400E95157024408C9160253F913D2EF6E3FDECB06227D3E1933664C9370D40142FB050765EDE7841A4E891CAFB6D212259813044B664E6C312F18CEC17B8BCF68D41BB475EE736CF1C4BBB32EEF27DF71D9D7D7349EAB78394CE49CAA5877C6554E0B2C4FAE3DFD34A6F9E52D69FB0E51955D47797AF92E4043CA8C43FBA7FDD3B6233C5E81C24A2DA34A3624D9139A9CE50F19D187FD730187DB923EFCC36ED14AA4AB33CDB521E33EF177D63EED19A92512759EDD88B0758D5D9DE18C6FC7AFEDA27C17BEED9EDD5D7AE619372A38BAEB8722CB8EA2E4F19AD167726EA09C9F13D8DAB0F0A3A4854161C6FFF7ED32E9DCADA231520FB51F70F5654CBD2D4C6DAE8D9869D91B612D6EDDE5F7EFAF8283EA33FC5E1CC11ABDE2FF42CF79B3C0A655ED6BB4997CBA114858DCD2AC5162D27F4EB6C265C3D107EAB117EB3BFF11B7453091B50C28DE6429714DDF898AFAF6F90EEFFDDB201BBFF845F2A5044F284F02BB714BFDB020242FF27DC2EF5E2F82B6E8BDDBA61E5E661DD583EEB37DC5DACE34E45E2092D47FDF9F679BAD50EE678BE323957A275A1A2DCEB82AFEA72401DAD5ABFA66B5D6E9361F967AB4F18122B93E09A3C9B2BFE9AAC527EBE3F3E37CA4BF2EAFB59CD8C35A9B04149E7A9E6947BD72993999DE49DFE178E6C4A845EDEBDB8D76BDF2AFE730E57E9E72EE4400D29E595AD2F6D326CACE336BB788B9A399816311A4EFBF83CDDE12218A59F501A89573665F75255D42FB04A75F23903ED7BC441C3A5C78942E3A49C8A9F5DABDB896545C7DB1EEA9BAEED6A7D705E37956633D4613BA4D26E4F15015247AE1DD0F63B5BE1D73A9950A02BA07B95376F926EAF911F2E5597BB7EF9C1CD7387D2683FDB81C85FB80D0761400C456F815B3E804780453EBCBFA517C22FA277493817D3EB7A34B4A0714D742EEF6847B5660C89D516401C584C2FBA5B589A5E93CE06F1BA657D41970E7B50529EDDAE8E18941ABE91F9E92A38C5F21797B0236D141518D4EBC9AA0932B7A6FFB4E1505F510761DB01E30873F7C090A9D963C93DD5238521A68C9EE6A267D865AE534DA6160C79F6CCC32CC9EB5C1505989EA8973AAC649D680F7C4E984D101A87A860F5FE1FC7CCD271845B41D3A96E73DAA6EAEF74F7EA5DAC9571F7EF7EB2DBB34A25A7E0BBD7A626FDD9073F718622A17C39B5536D5E26D25C1FC5A121A3364141B5BC54E30753F38C50B2E3E633ECEC0F7807AF2047452D5BDA23F5F82F8DAD137937D7B7448A555C7394575525EEFA4A89DD24B46F4BF459FB09437DBFC2E75BD204BB951294AA06944565F20AC676FAB8F820F41E40E8F5FE46EFEA19C95A61BD3E8ACBE73BD3F383851AF2F8E8E4FF1B7AFF4BAF8DBFA2B67CEADC41C2A30DFC2143C1AD53BDC37E661DD3E9A4FB060F0AE99B048CDE3D04F1B37BF09F1B7D75E407D7267552287C30A6FCB4E7CFAEB74F0D270F49CD93D28796BD1AE8CFD01D8BE0DB25691FC50A72BBB3A96ABBC1594294D9F1D28E6EB8A6BF65B4D0529656A5E33976D7168AA37CB8D1B72FD54825F223BBFB1546596FFD5CBF70D896AA0D51625F7354146F5C5D4FF8BA5F0257DD1D31C35D79B8FA6954E3F1FABA34FC4EAB71D5B9620DED71DE89671391E29B5A6508DD1589FC4A92B35CFD370DC2A3976F9C4E726534F17F89619B868D9E55E22A8E5C93EE0A79D663396277B7268DCF224552F26552BD5469DAFDEA3306596B47158D89589E84276C6ACF2FD41A010340F8955A1E8045A8FD136497247289AFA76DC85B057D79BF6D20E9F095E495CEE98DC99FA35DFD0FF1D87784484BD76AED608DCFD65EAE23097A669F1149BD2BBFE1D9DDB6713779D8637075CE64FF61298ED3685845CD3F22DF7E669DDED6877F5CFB3526AF67AB6D4B91659B42F10035DD9593B6BAD97A62C07B855DF289C05D4F9D75DDBA3C4E2F777DE09CB5D3894BE15558ED556C28E6D71B343D52B84F33D8E4A310453EE3A059BEC4504B2EE3BC82BDDB6DABC663133E1BA84EF272E9028F5A0F79C85974E54F4AFB6EDC3A8DEFAD2E5BD5BE1F2E4B3A1CF9805B282B60717FC5ED91AE4B97FBB63B8CACD5B8C5D5751B371C6D1369EA1E0C59BEF1319EA15676F045E86CD89DCB07CCF36D5ECB9C7220D1DA691C2813D9D79D87917F81BD7FE7BE7289EFD31F6FAE17FF2E2E4A12B2F144FE5A301706779663C9E3D4D8F931A6867DC19DD887692F23633A9D5FB70D8EBFF13527339FDFFAF82EF24347F409E5A777349BE384CBF728D7773236BECED96E5F5DF30351DDF71FDC4AAD4A7FC1F04332DEC63F6637D02BD4C87657F3F6E4F59A50BEEED190683E593EC97BDD46E78313478B72699AA6166134D2D739E353DF7150966C996725A86271EBB1517857C599982DA9BDE3DC901ECD5D1ABEC91B76F777ACEA64917A0C9E50BB63DE6594C4344C435B848D27EAAD4F7944289CEC0EF4958D72311573EF393C4F35894AF2E8C4DFAEB8D5321219D57E5487F7E435CBFD71E52D9959E59E10865CDE1098ABA8F710175E5C19FA8AE8ECF8C3949FC2F3746D8DBCAD2FC2FE092B3255C0', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '99b9de68adc67e19c73bceb6f44bb0be1fe8f62e454891362c361f9967ccf230', 'app_receipt', X'0100000F6D480DCD97795413F716C7339310B640D889C81A2A8B2CFE12A26240045136B10ACA220A0102682C21B2AB6C1201855204299BA86C02B24654945540818A228B80A02250282E88A25471037C33D4E3A33DB43DEF9CBEF3DE64FEC89DEFEFFEE6DEDFBD9F99DF002E9185175C196311F34E04E287B3B94427C025DAC31044210211BCA06B8C05E489C5C1101F0670E1F47F0F85B2B9702C8E0B4753B8702450842101C4072723234505D4353A404F075076020A9DBA864E054E401411511D0FE32C53E1BB40048684519B0FC6F28FBD0304184247E070308CE904623044442D01186FD16E96E3CB8FBA231717DCA92A447380F82E436D2C0C615167A105671998A685CE8C9C0B33C3E9030099081904E1F8097C145D9A2E15D52517740296A20B00098690E4209C5875639A48C52D78F7BED27DFE3FD32B43811C0CC1A82241106372D8BA9E07DDD807BC3D75F7BAB13DD17491BBFE79BA5230844175024168BB1FC7239019C0E2F8A05E125FBD28C80AE92F2CD25A3A00C8E904E49155467529838FEA16502DA35DC0F2E5EB9EBAE4A4D56A0FDE002E7A4B7154E7423025F23392378CCF476D3441A08A5805A8254720FD315E5D2687E5E3BF062039C1F8427490388148D5035F0E8A1E0DAC054A88761ED596AA211A1EEA5CF417CEC57FE58C065B820E58085618B14A510B96C12CE4C1FB226190D2C2F80B8BA58AAF123AC7D5C5963A525D644608C6667385E601175B07B8F0B96CE416302CE5AFBB31DBD328EE3BAE2E3B78AE9273392C725D31DAD15F7A1D12463ADA99220C04F1583B1C5E127674A4C80339D41022489A1C38A0BC2380E3E7A9BC83C50EF47643FE5200D045552C417D0955D9D227C0D38FEDE9C1720BF054363551B6DD6102946545803EA020BF85C38944A482D560D1857F32005B4FA627EB400012F05E1F96CFDE8500B8107971CA08C4582E4444484688E14210A6F0FA787BC5F8E08C85D2F74E228E9196377BE1FA84D2FA245C8734CD42513B6A246BB9FB19464AD04E48FC970BBE82C6A7B30F3E8E6E508787B4FC955C7356D1FD726ABFB9EC3A5AFA5D18FE447ADAF9A065A11DE6CB5F799F8B3AF962E454D56AFB1342B467668D98AB3AC6F4124ABDFC8BAD0AB13D7EB1A965CDE4DCBBF9C28C1C69B6A49CD5604CE7A4E9E6B51F5EE90CCE330F5D71F27D46C73AB8D53F99366AD1AB72CC2F2EFD9423AED87D9F28E46C15B0EDE8EA272AACE3FE778F99CEE78C571F35DF7276BA29692C6176A43584CFE4846223BCC6609757E56B8D358E11018ADB5D0A67C64B4C34EE73A2F98D92FAF2F9E28E863588C98021C1DCA731A6F550048C8530509E1F3800084869152421E8330E0618208A5A44D442FA95FF0850406D519C0C4EAADD7A5F822845C611339AEF6530ADB9B59321F80A28A1B22A8E04648E48B1E21F28264AFCD4931B54B2CB6CF4E43665D9E78D400C2FB4D0764C0FBC30D2F448E7FDBE1191AA401819B66CF6BD52C9ACDCC7B882B60DBE7BC726F26F7C38917E61D2F987AEDBEB82E7E356DDF2D5CC9455CAF09FA555E2722406A35F51CAAE256B194DD9F08DAB19B992AB64B99CBE2BF8FE9EAB1E87B7AA6CCC844475AE7FD0B6565138B98AA6BD6F6AF265E37044797B419AAD7E8286F60D32DB8A8CF9EC1D513DDFAF5E3ABE4B513FF26C28AB26D70343FB6C2858F7C06FFF5DBB4023FD5A36293FA2F8820BD792B7CAF921ADC5F2F65403313EBABB6945B8B083D495F3896D3F6CDAB3EE4ADDF14A90DBDFF5E3160DABB2D4A6BA88B9C6DD213652D66D1E9F5EBFE98FCE1A4C70483BBEA5F71335C7F51A9F6A05D37A2FA9FC1294A0BAE186768965739251FDB629173784DF1A84DFDC2FFCFA5ED3C4724A79113CE89C1A43C073E2EA7AF9C13F2C1BB0FB4FF8D5006A489D107E9596E2D796C309F89F70BBD483E3EFB82D6174C15A3746E99102D6CF797B5889BB8A25639ABFF711087667D40DE7B93FDD9C59BAF64CE525E6997D3AD24063BCCA50BD734DFE75934BEFB7CC6048AC6CA24BFC5CBEE484B2F6A5D383D1F9614CD98BAFE65667A9A7C2C6A577926F24DCBDAA329D7D4779B7CF99E39B62A1271D670399C1DF08663A5CA4669EC9831A132E5D6979B22D6B9BF5D1ADCE1E62E60E66C5B4C6142FAF873B9D85C38C62CA42F05A66EC5E0DED55675865EB0AB9436DFB2541E3B9FBB18449525EE547979A36998AE2C4D67B46662B3B5BFA4ED35329DB46DA6D46B4DBEC354481DCF1CBA1FADEA72ABD5BA663CED385E817F90BA6A9F67A8507E5EAF30DA5C3B7CE47A5533EDA8190DFB83D088280048ADE02B702008F008BBC787F4F2F845F44EF92702EA6D7E5FB80F34DEA11F9FCE3ED35AB8F9058AD1C99A1C5F4A2BB85A5E9DD7CA751B25E7CC0F7DC3137958447B76A0E0FCB8D5667CF5C04C92C1F49293BD20631A16183EE9C5A5F0B6BEAEBF55103C5ED44DB50D3C316AE07FCDFCE9D88EFAE192BF237A375DF287E841577797BDDCC9246667FB897237B95A7AD0A53630D524735AD63ED815792F914B1694403AC38F4D333F30C1CF1A6EFBB54C6BCBED9AA97F44083B3750AAE3E5D0FF6BA5769E79DFF6EC26CF3606EF80C7724042A54D24D6E656E96E779A98D8C6C6C1516D62D4835ED7BFB9916A0ECB8358D9DFB2BDE81E9EBA8B6D686D2BF2AFA5353CB54C135C3E61089CACB8E641D1D993DB32A919B08C1DF469CB29F3231F22EFAE5DB74E12ECD18CDAA212D318582F3CF767B397B21F48622F47A7CA177C507D93A11830115E7F7B7DF7D1E2ED223E323E2FF6FE8FD2F3D36FE8EDA4B6F33C389FDEB05FD47FC5ADEF68E7A9BB7BFCB20F518F7155137096D7C790F44CFEDC7BF6FDAB78E3CBC32EE8E8A8A008CB994E2FED1E556F268FC88DC6752C688F8D3A1C12CFAB3C3027B64EDC358BE8CDB9BAA76189F2286992796B577C1B583CDE345568A94AA75EECF3A6CA0A32ABF560F04A76ED40E79C3EE7A8AD132309C1F1409FAB66A7D98C46C9EB65AF54543E2EC21295C4DD7E10FBCE5C76A1E86352536D4A7E3776F99D4992FD1D39FE49F7A341522B9A94581D855192BA8293BC7337ADE28325E5E9D12E742BB2EF8E908DB2C68FC94264F6DECB27CA7FFA36EAB31BB8EDA7401CB0459D927710D7265E93D3569C6392BC7D54C65B07C310FD81ADDBF51BB111803E2576AF90016A1F62F905D92C825DE9E36FE2F548DC8DEB620EED885F8E54E194DF1EF235C7CA2F8ECDBFDE5E5EBD6EE644DCED595D79384DD73D344533BC8EB1F75B44E32C8B0DBF08ABCE9C16372DC5DE34195B53F87BC78CF4AB11DC0DFAF9B3D52D0BDDDA6B9D8AA55B5644823C3859BBEE286F5D490C732BBF8A4037B1E3AD1199D6E29D22E7D4E39BB77F154F85557304B4C24BC7B7DDF8D1505AFF6DBFC86A042CE0A372F941A69CEA79D56B567DCDAD27462CA6BBDC62EB25286507F4B949B926567E1B4FCBE0DDBDFE17B6B2ABE693B0457C41D0BE9E315290A59F62CBB35D679AE7C6087C3D84ABD9B3C3A63D264BC55F47AD7B0BFF486FB789A6E45F8E380B9A0DBE5A11685DB2614921D4894360A17CA46F675A761E45B20F09FDC572EF17EFAF3CDF5E2CFC5454542369EC8570BE654EA4066DCD9061BA5091543FA4B89BAA6A3455DE169255B8C29DA271C5BF075528FAB83B18FF96F36666ED06AE8FDD180FFA264C7A3295644D6B2F07333D279F95D511F08645A24637F8372D3FEC48AC4E5FDD40CAE8CAF48B9E1CCFBA856CA446F1E075BBE2E4039B3207BBD9B0BB5E7B97C1F76A56C6890EAC1D9D3CD5A54D39D11A70ED62AC5DA8ABF9A5536E6C3C7E067E1142F465EE0A8836DABEBB27BAFDE17F2BF56832B8BE419877E2E2ECD34AE62EB26DBE6FE78B78010DD5DC7DB3DE3BC5C8E79F2B1E2CA40F90B87783EEEA99376CFE20FF2733220979F8EA63089DB6397BF86C2BCCBF06E1B38D2DEA6DDF7DEC013AF5FF4BB8D2AFC20418AD221D6FE0B0D064E3C', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '56f61e46653db82daab4a8e4197e3c128efa9d07f2388b7e62854e7d05f2509d', 'app_receipt', X'0100000F6D480DCD97775413D91EC73393104A02A11930D2024A2F372108822245AAA0824A53400CA071092D082A4D421396459427C50601E90822A0485190B2A228A0201604164445715176151BB033AC671FBB87DD3DEF9C7DE7BDC9FC91DF7CEFEFDEFB9BDFEF33F75EC025B1F082EA09D60933C2103F9CCB25B9012EC90986201A0908E305772558433E581C0CF1610017CEFA775328970B27E1B8703C8D0BC700391812407C7064B2241DD0576B019A165D771B4DDF90B1C690BEDA0D882022AAE3619C4D067C1708C31001B5F9602CFFD80C20C210DA028783614C37108521126A09C078EB2E4B5E103FEA8E3C5C70A753495600F15D8EDA5818C2A2CE420BCE6498A181F68CDC0B3DC3590F00D211D208C2F113F968DA0C6D3AAA4B2CE8442C4D1B00691842828370A2EC4F32B7BE8CF6D9BF181BFE21E26D9113A0C0108C2AE2445166005BDBE780173BD0CF477B8F17DB070D1719F5CFC39584210CAA1389425B8203BCF733435801FEA897F86F5E345D2D6080BCA76D40DF1000E4760332C85B4675C981B44FDA4F0328D92B4FFAE172042BD347E8153B01171D520CD5B9104C8B9947E286F105A88D06089410AB10B52844E93FCE579B19C0F2E7AC06484C30BE086D244624D175C1D78BC6603074813CA215A3DA523904480E51E792BF702EFD2B6774B265688385C91210AB1CB5603266218ECAAF1206492D8CBFB058AAFA4D42FBB8BCD85241B28BF408C1D85CAED01CE0621B01173E978B0C01C3921C6DB35C1FE3E46FB8DAECB0D9DA809AC89835A568457FAD75888054B43B8D0004F1D8ED38BC04ECE242930114D410224A9806062A6C0D0908F651D8CA62EFF7F342FED200D046552C51650955C1C63FC42798EDE3CDF20AF15130375570DC6A0A14A4848101A021BF85CB4D9A44077A60D1837F72028E3E4C1F56600832E13DFE2CFF3D0B13E0428A8B434620C67221124232420C17823045D7C7BBAAC607DF5BCB7FEB26EC126373A30F6E4A2D6F3A86BBB38C612DA7193792B362F719CF13A1DB20B1A71782044D4EE71E78167F4D051ED2E0C8EFE2E91806F31A56D6EC1A2DFF26127F342BB3387479C41DAB156FFCCEC51D7F3D72B24ECFE9A81063C2B2197359CBC4B08CD624F3DA5E36E95E7052C6F936C5BCBB05044FDE32B604C57630A17BD2DC42FFE31BADC139E6C14B6E4113865867AFA6E7D3C6EDBA752E05A5E59F796272BD0F4942EEB6219B63F59E535947387713CDE778E35762AD369E9D6E393696FA65A4239CCFF4A85C33BCDAC8D5B7F6ADEA6A97E810B92D1E45EFC7CB4C551F06C4F31B1FEB2FE04B8E8DBC264A064382792F12CC9BA068180B61A0FC60100888486A652520681E07030C10412D126A21F5CA7F18C8A2B6088E8C93ECB2DB9B2A4223BB60460B7C8DA6D5ECBB3D05DF00795456C24903F2614956CA23B934F1EFEFE58596B95A8E1EDFAC20F5AA1988E28516CA8EE98D2720458F54DEEF0B11C90A8421B3A572EF974BE4E43DC31576AE0FDA33F6B2A0F5E3D1AC0B93EEDFF5DC5A133697AC733348ED94947C36E70BA316C7131F8C7F433B7F355DC378CA816F5CD97897629D1437A0FF127EE0DE65EF43F654B3539088D6F58F9A7654D9E33A0CCDBD53933F360F47577415663A1AA4AA6AB62AB26D1531F37ED157E60654CAC75DE50C62CE46B0EAF3BC318CF9B5828D8F82F7DDDDBEDFD8A0812D5D105D7AC1836B53A9E3FE98D16E736BEA1A2925BEB7655514C159F252715AE7771B76AEB9D478A416E40DF4FC6BA3AAEDF98C96C6E8D9E61DE10E92769DDE9FDFFE3C109F3398EA9C796463DF673A6FD7553EA52AA6DD1EE98A6A2855697DAB66994DDB31E3A6CD531E5E08BFF508BF795FF90DBAAA860D28AF8CAE84CE297B0AF8BCBCBC4E66F00FAF0D6CFF4FF85505CA489E107EE597E2D7312020E47FC2ED521F8EBFE3B6CCB307D6681D358C11B07B55B99395E65A2A91D0F6ADBF40D86ECFC6E1FCDD2F2C4E95EB9FA9AD669ED9ABB50CA88ED7AD55E95E5D70DDB4FAC3C6F71869562EC92365B640E2A58266F5E9C1F88248A6D4C537B37A392A19B049F9EDF4D6D4BB97A9D3B9B71576F89F39B221097A7EE7EC7E66D84AC153CE17E9A7CEE443CDA9D597DA9F6FCED96C176BEFEE2D6AE56C59CA683EE1EBFB789B3B21D238E17C385EC392DDA7AAA97386757E4D1177A8739F04683EF7308938299D5FFBC9A3BE935C559AD671DFD852BDBBBDFFB461066DF34897C38866A793AA08A01CA98930F03B59EBD73E9D506C28647891BF709AEEA45B7480D254B0765994FD5C5C16EDD37610FE2BB70740281047D15BE05600E011609185F7F7F442F845F42E09E7627A3DBE0D296E51892EE01FEFAAD73B2CCDEA08200F2DA617DD2D2C4DAFC5ED668926B10741E712BDA8A94F6ED61F1AA68C5EC97D7F11A4B3FC2524B74BAF17151A36EAE5350459DBD1DFAE8B7B50DA45728C303F64BD2B90F36EF6684A6FFD5809C792D1DB5AFA042BE6F1EEBAA50D4391FDF13E4FEA72A5A6124C4F32CA1855B34B7202BEC7ACA6482D23AA60D5C1EF27ACB271A41B4133199E7306963A3F1AEE373ADB28BBCBBFE7D19EDD759AF9C5DFBCB4B418CC8B7ACF1D09878AE4B5D33B98163295BECA2323661D048276618679FFBB794688828B7D263BEF27BC3333C84559DF8136A013FFB9A57DAAF0EADAB670F1DA1A17452D2DF2CE2FD4980DC4B04DD1279DA64C8DFD4A9E6ECA22F4A825A8D50D6988CA16164FECF075F745E88D40E8F5FE4AEFAA8F528DC2460FA8EE1F6ECDCC0F97E82AE2A353FE6FE8FD2F7D36FE8EDAEA77A7A24803EB043923C1EDEFFA46FDACBA66B2A5EF99F497D0370899FD781FC4CFEEC37F68D9BB4671583DF936952A0063AA4FECFEE471337D346584322F9D3D22F6626830C770E290C04E29A7485690E7AD0D755B4D4E9222ADD2CE77F5C00D836DE325B672B4BA35BB27EE3840B1D49FAE3C08CB30D30CFF99DDF302A361B4766E50387453DDBA48F12FF99ACA572EAE257D392889ABEF39F4B1724562FDE3C896B46B4D59F81D1B27B5E6CA740D26F9A79E4C854B6C689725F5D42609AA49CD561ABF6A161EAFB87222D983715DF0F361B665E8F849B54AE5B11A996ECE935EDBB1ED771AB2046C52A5A49E275FA39CCFBA579F69C2531F57362763F9121EB1557B7FA5D60C9800D26FD4F2012C42ED5F20BB24914BAC9E0E9CD74AC68A7E8E2039F142CA0AB7EC96940FD11EFE717C4E5D1C199946FD6DACC9D9C68A2669C2EEBC4C918C3B8AEB9EDCE998F45484BD8657E54F0F2652B8AEE3A1B50D3F84BFFEC03AE1F800FFB0F1CBE1C2DE2D0E6DA5B61D4A6543AAD91EDCAC55AD765343DECBB7A71C0BDCF9D8CDD0B3DBEBC4328F7E37DE0ED74A2ABFD22A6699A9B85F5FD0CC5849985EB0C5CF44AA624E945591E4485B01E3B49293E7CD8D2D47A77CD7A9BA2ACA670B0DB4C779C9DB74174DCBEC5DBF6506DF575FB5B2F3205C959C18DE5F59222764736FF9CDB1EE73150FB63A8FA9EBDEA834F49C341DEF10B9DE33CC59B6FE219EA15D15F52C6436F456458475D1E697B2E9CED2B44E1A17CA45F675A761E42CB0FF9FDC572EB13EFDF9E67AF171715192908D27726AC184AA5BA55F763CAEA62E5C4BD617A98A0FFC41ADC14425C1AD90D473CE8E1381DD3F6F54F1F82EA124F8A5875928F4531579ADA781EB675E9C9703FF2B3D31F8457535F340FE2633A7F88928F7A6AEDEAB75963826D5F842C9C3D2F744BC63FFBE8ED7D39A3AAD4537D40F736B77DCA4585114D81F3CC3E327A8B67044A1485451A63EEFAD9F5697C5A51A65F7283D0D85A6C62D24625AECCCC3296F37BBD3968935F4B6A681B8E16B07F65A75514EB5738A97D9ECB57C9E19291873F1536AE7D383F64E99A2BC96F71F6739B3B72CCEB846F57D1FB69150E1EEDF4711496A7C573A0F044DDBBF537D56B1A26136C598B289466E8C2510359C6AEEC9A56AA6AC2C65FF02B470518B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('03a1d72d1a20281da0538bf62fd623a8e73bdfa8145e1a3ee0812599f1856bd8');
INSERT INTO trusted_root ("fingerprint") VALUES ('110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-b90b14346f4b5b57', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'9FD5CEDC33617962A554A1C8EFBBE324F9ACE990C81BF974710DC09599FB8A52', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-b90b14346f4b5b57', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'0F340D557710EC0BF35AADFE8F2AA53CBDFB6B6E47C22027EDD5DB6F891829D5', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'A77617B7B9811358AB6708CCD6024B3A1625BA0DE88DA6F025AA21E2B78DF4D8', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'D759685C6293929408AF032F9EB8DE49F9B4F4A14FE78EE5F0A61B5FD84C909E', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'C4651605BB08AD24BBCA694BB1150C29270996E8383258308D1C5F933F78F970', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'0FFCB389221A2F02E7DD65ADC3DC66F9C1B628BD060B6290FBA91FCC2F9CFC27', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'54970FCEE45A88BCC5BF2CA2F9AD9582C14260877FD40F65534B27FA2DE408B3', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'136558237E59D6DA291118E4C4F60EDAEA28A6588FCCCAD2F601DA2C411E8EF9', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'99B9DE68ADC67E19C73BCEB6F44BB0BE1FE8F62E454891362C361F9967CCF230', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'56F61E46653DB82DAAB4A8E4197E3C128EFA9D07F2388B7E62854E7D05F2509D', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-b90b14346f4b5b57', 'claimed_by', 'strong', 'forgotten-b90b14346f4b5b57', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '08afee843504c1b465000204c2924eb240388a86ed175364cfa07c74da5fe4d9', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '3d8deb9bc84178776eb9b51701a07649e068cc576050ac59106ed288ed8e7851', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '7b8d29a97065f5904d61ae982e913402dc339f839a5868a38a847a641ba05aed', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, 'e0ccf102a0fa74d0cc75a807e66b51dbd700daffdd0c3bb676144e0064eae238', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '7af91858846a8b132733fe417a9dfb8d77bc1de2c065983c3c3bff8b709e39c8', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, 'aeb8555abcbcbdac6d6f3744562be955995f200204e9c4d14e0ff6a0eb8bfe44', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '12a6c5f354b4d9c472b077385c1457eca798323e9e0231cae7ea30d8eb2547a1', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '3264b94a476796ed78615c9da2113805f7d53b0389022a00420ebca252a22ea3', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795777081000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795777081000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["03a1d72d1a20281da0538bf62fd623a8e73bdfa8145e1a3ee0812599f1856bd8","110b02afa0198f830390a97f80a1590c8e9808ed6ac5ceab6f3755d61d8e24e0"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"243efad07561971808093d418dbc618d59f6023aae48f9956717f08b0479801f","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'ddf256db7c38d05c18bf82b81d991fb78cc87209f25b9f880dbfbeab623f4048');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"5ad7a72c705bf037e2cfc209f3a6dd595834d4c132eedd1f7152cd8f88254747","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:869b5f6c85ea7c3051b965646c57b46d4c3122b830480f0f6c2763e1e89904ed","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:9b5431672d1255b995103b01a518014d862d838294b514111258be55040cc101","submission":"8:8:234c34c5280cf4fe80ead586097e2546fd9f069268459b4e4f2c37da6f1cbc20","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:5c564fa65528f5b39d293e7b45587d751c88244bbfffcf87b3ddbed7e48703fc","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'ddf256db7c38d05c18bf82b81d991fb78cc87209f25b9f880dbfbeab623f4048', '88cd37e2d5ecec3e3c02cba92ea978767f87752a3eab8eba0356aec0c5a2d823');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795777081000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"3e73cda0331c0f688ab2b90e0e23fd9c9b3b787ea1768419cc96759337e466c9","case_event":1}', '88cd37e2d5ecec3e3c02cba92ea978767f87752a3eab8eba0356aec0c5a2d823', '7a0444feda8647dcab75aad9e42a25420d2ec39a91066985f49036bdcd864e61');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795777081000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"70adde9b358d6e8b16afe9e0305fb8b8a20e1724c0ab75cdb600dd9ea7df4b04"}', '7a0444feda8647dcab75aad9e42a25420d2ec39a91066985f49036bdcd864e61', '371533ff1940a4358228ce7c82bbd57286715a8148aebeb10737979ffb6364f1');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795777081000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-b90b14346f4b5b57"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"d62ad88f2bbd3b91dec4caa7a14dcb83e2722f66dd894238a4f60a62624c10c4"}', '371533ff1940a4358228ce7c82bbd57286715a8148aebeb10737979ffb6364f1', '988a62840c162bf21f0e4e7c4dfdab7ed87cdef279e67dc321c17cb07b203845');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"a295c0155bcf0fc9f1bec53a35147e0ab21d91e47f92fd618b0272a571b0e2bf","rows":{"case_event":"2:2:bc7609818bd66ce5951cd12fad9bd331c558d27cce28f849280a90e8e28c5ada","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:869b5f6c85ea7c3051b965646c57b46d4c3122b830480f0f6c2763e1e89904ed","forgotten_name":"1:0:7a3029c9df345eb45d84927ed2c254b26f7faf1273c497f99d281726d396e7fc","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:5f565219ec0f4aa3b127e550d8645f0a50ab46ece5f74c7dcd88905b298041e1","submission":"8:8:234c34c5280cf4fe80ead586097e2546fd9f069268459b4e4f2c37da6f1cbc20","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:5c564fa65528f5b39d293e7b45587d751c88244bbfffcf87b3ddbed7e48703fc","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"546fc4994ad7800731fe88176a58bae97a9d5376c2d317bb440ab89d8301c10b","run_id":2,"version":"0.1.0"}', '988a62840c162bf21f0e4e7c4dfdab7ed87cdef279e67dc321c17cb07b203845', 'bef3eebf43b012a8c0b397154920353381481d7eb76c47af78a91d8715ccdc53');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, 'bef3eebf43b012a8c0b397154920353381481d7eb76c47af78a91d8715ccdc53', X'8C46342FA83EB46F400C48F13C86A92A57F53F3B8E448ECE50B91C7400FE3AC3');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'bc7609818bd66ce5951cd12fad9bd331c558d27cce28f849280a90e8e28c5ada', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '869b5f6c85ea7c3051b965646c57b46d4c3122b830480f0f6c2763e1e89904ed', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '7a3029c9df345eb45d84927ed2c254b26f7faf1273c497f99d281726d396e7fc', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '5f565219ec0f4aa3b127e550d8645f0a50ab46ece5f74c7dcd88905b298041e1', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '234c34c5280cf4fe80ead586097e2546fd9f069268459b4e4f2c37da6f1cbc20', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '5c564fa65528f5b39d293e7b45587d751c88244bbfffcf87b3ddbed7e48703fc', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('fc602734a0892b1183e875c4ee434d0b163e546ed0232b3886f08c90c9995f4b', 'forgotten-b90b14346f4b5b57');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'f056c2da453ae03675e25cc6168dc6a2453fdbc92c0960567937f530f47b47d3');
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
