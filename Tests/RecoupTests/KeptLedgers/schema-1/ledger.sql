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
    transaction_id TEXT NOT NULL,
    order_id TEXT NOT NULL,
    file_id INTEGER NOT NULL REFERENCES source_file (file_id),
    line INTEGER NOT NULL CHECK (line >= 1),
    PRIMARY KEY (transaction_id, order_id)
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
CREATE TABLE other_buyer_name (
    alias_id INTEGER NOT NULL REFERENCES transaction_alias (alias_id),
    kind TEXT NOT NULL CHECK (kind IN ('username', 'token', 'user_id')),
    name TEXT NOT NULL,
    exact BLOB,
    folded BLOB,
    PRIMARY KEY (alias_id, kind, name),
    CHECK ((kind = 'user_id') = (exact IS NULL) AND (exact IS NULL) = (folded IS NULL))
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
    next_attempt_at INTEGER,
    -- The last time it was asked about in vain; null once it was answered.
    unanswered_at INTEGER
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
    -- Times that were passed over, to be read again: a JSON array of [from, to].
    unread TEXT NOT NULL DEFAULT '[]',
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
    PRIMARY KEY (digest, rank, user_id, span)
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
    -- The run whose report shows it as new: it stays one that closed and opened again between two reports.
    new_in_run_id INTEGER NOT NULL REFERENCES run (run_id),
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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "lacks_inputs", "read_count", "unreadable_count", "unverifiable_count", "failed_files", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1796077314134, 1796077314457, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["bc2526364b471f1dfe3d4c1b6d392f5c1ae5993d8c54b7d3ca08cd645bee5758","1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
      "right" : "number of the last submission, less those kept of refused rows",
      "right_zh_hans" : "最后一次上传的编号，减去被拒行中保留的上传"
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
    "ask" : 1,
    "intake" : 104,
    "post" : 52,
    "reconcile" : 69,
    "verify" : 41
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
  "reopened_cases" : 0,
  "requests" : {

  },
  "resolved_findings" : 0,
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
      "sha256" : "ef3cc4e37ce1899a9f6e77b161e362a00e77720d2e97fa78c09b8a5a7c1055b5"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "a94127599bbe40a5b5b71ec0246065c5e01e7e98c34767f9a0ae8f7a69be6a5e"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "c90ab7e1e515f4b443a47fd787ffb5e13bac6796c064a985d441a444ae308aaa"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "05f28855aa618a957980dce948658aacea9ade431c742c5f65367d7e0bfec34e"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "c6ed441fae7908834a8224170eb677d5ea6c5572e34c2d8e44cc53a521ce280c"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "dd52a68715a5cddde278e75484718b6557891d973c550eefd20922582d9afb2e"
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
', 'root', NULL, 2, '780b65bddd79971a8895fc2bdb718d98618009abed611c0e389bc2efa71d5331', 1, NULL, 0, 0, 0, 15, 26, 16, 0, 0, 9, 0, 0, '[]', NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "lacks_inputs", "read_count", "unreadable_count", "unverifiable_count", "failed_files", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1796077315396, 1796077315561, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4","bc2526364b471f1dfe3d4c1b6d392f5c1ae5993d8c54b7d3ca08cd645bee5758"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
      "right" : "number of the last submission, less those kept of refused rows",
      "right_zh_hans" : "最后一次上传的编号，减去被拒行中保留的上传"
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
    "intake" : 18,
    "post" : 27,
    "reconcile" : 56,
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
  "reopened_cases" : 0,
  "requests" : {

  },
  "resolved_findings" : 0,
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
', 'root', NULL, 6, '92711fa0c323fea4107fb56b1e3fd6a6a9a21eea74d659f85b019d3bf0bfd21c', 0, NULL, 15, 9, 2, 16, 27, 16, 2, 0, 0, 0, 0, '[]', NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1796077313953, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1796077313957, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1796077314081, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1796077314085, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1796077313959, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1796077313960, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1796077313960, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1796077313960, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1796077313961, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'ef3cc4e37ce1899a9f6e77b161e362a00e77720d2e97fa78c09b8a5a7c1055b5', 'notifications', 'notifications/apple.jsonl', 18109, 1796077313961, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, 'a94127599bbe40a5b5b71ec0246065c5e01e7e98c34767f9a0ae8f7a69be6a5e', 'receipts', 'receipts/2025-06.jsonl', 5532, 1796077313961, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, 'c90ab7e1e515f4b443a47fd787ffb5e13bac6796c064a985d441a444ae308aaa', 'receipts', 'receipts/2026-01.jsonl', 11231, 1796077313962, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '05f28855aa618a957980dce948658aacea9ade431c742c5f65367d7e0bfec34e', 'receipts', 'receipts/2026-02.jsonl', 11177, 1796077313962, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'c6ed441fae7908834a8224170eb677d5ea6c5572e34c2d8e44cc53a521ce280c', 'receipts', 'receipts/2026-03.jsonl', 5537, 1796077313962, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, 'dd52a68715a5cddde278e75484718b6557891d973c550eefd20922582d9afb2e', 'receipts', 'receipts/resent.jsonl', 11074, 1796077313962, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1796077315341, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '32ad55ddb87ca10a1947854350b5bbaf0270a9ac6271c550e71f16e8cc129657', 'notification', X'01000022F76805AD7A5D93A3BA92ED2FBA13808DE7D463DB46D8B8900B21A5406F7C7836050253655719FBD7DF85ABFB9E331313B3EF8DB80F1DBDBD6D8494CA5C6BE5CA3EDDA3A60CABF7E37BC4D463EFF2F7FD653FFCE5E6F7FD4ADF239E2ABB2512DBC4619DD1F5BA76EC26D175441DE3A478CE7BF74BF5EE9AABE6AD7A34C79A351F71C02FE5625C247DCD13FDB24B1C3E099773BEC5B3CA0DA4CA6FA780AF12356E8CE3EBA4638602762998E56AA817C2AB8D604628750D92CEDFE44EB336AE7AA8C1B425D14032BAD4A1C84E61D38987F52509EC6B1AB4125A110B44C0BBA4E77BEC936237F272CF253C7F2F77A2A345733641E59F9465E58E3AE11A3FB7B52E3C9689765D28270A14F18DB0C14D667584758E5289A1765C95640D17015BE0F3BA76EBB3C1B18B2E98E6CFA7C00D4456FFF97E932B378C77CDF6D4B103E270A42E5A6BECB30C1B23295AD44EFD67BFAF22888E7FBFDFF9FD756C5C1B90654204626B82A84D038678F0B4EEF995E6F3F6936358BD2C42B13B663612DD78D132D255C8F7EAE7FBAFBC772F358D7ED2191107EE825CB1A6201AF2053B17DEF8A6188B922E1ACC3F3F737C5EC88EAF13124AECAC4E2D23B3E02B72DC95A1E4B3EED9A79411D3ADBD553D5B934A6EC4EA5E3A91CE1D1E296FDCA76ADAD4DDB42B160D3FF5D75DAE9365B96D1EC6B91ED5D02C0A692FB565711ABEF4A79E6C25BB5BDDDFBECB078F6A8F07C89D67BEA42CC27E587F0C685D746C2D55E0082798488BA07668F3BAA885506C91AA66C07D2117E6F8378207141A9751A9EA7DD2EE5D7A70875814C88E0A4EE7A90ED8471176936E09F9D42C9EF9D4AE3FE658D48EF94E8832A96E7EACEBB858D8B47458A27ADBD4197FD403EDE4C37AC5C01778B7499DEBB7EEECB9EEC587467ECB80219FF946615F09F23B55CFEF5745BB66B8572E42B6C6DF85527699A8EBA11E84C2FE1A45E7A5EEFD4607E342DA48728AFC44FEF59D0FF577AE7D59F6F54D30DA2B77DD9E2C5338DB32B6CA1136DAA7AD6D2BC775CAC7FA352621D2ACEE63974BFCBED1E93FA6D8B3EF71F0F27D6AD7C80FB1D7A188A5D72489AB16B43B3F721BD16917ADA9F32F27EC21E9ADA3357F8B83CE2BB6FB6525C9F0CED2FEFDF62E958D128FAD50EB6BD3D503CE821C62434AB44F51ABC52EDA2543BD170B71906DF769BA69ABE5DAAB54A44FFDCB7F1B93DA354AA8091872DD259221F3A2B3543C137DBD4C03B1CE5534486B80472F5CC875881CD926563C31415BBEA19065B164EFC2C96F79CBA353003CD13F3984BD71A9FEBAA1B2DBC489D41313689478BEA14730E55D1DC6E1FE91A2664A693D13001318937F6A2655512B3B37308B9A03BB964F4C70DC00E7CE8AB04EA41ED731B0EE0733E80733E6EF7BC68133CB6431AE53E4D573FF6455A2A7B3566E5A2FEADD9F1A4F1DB191DDDFD6F8FCFE850CFF60A608124FFC2D66A68A2EB5163B1AEC3BB9E633279C97E1FC1D4AC7894225D7BCF6C447426C633C3E15E1F543BA6B81736F8C4B77D49148941D646F8109FCDB38D1E1E0252EB7F5ADE8EC220D995B3EEA0FADC55E3CE82EB5C92910BC084770C7F8567A82E53D7F25562DA56DFCBA152A76A93D85E3CD6C7923166B2769A3EC188EC4DDE433A1A630A1F348EE2FBA7AB03BF209F56FC32A6023DEB7AEBAEE5B78D74FBE6B74E99A34DD5257E9AB9DF3E7A8FC867A7B3E6D6953EBD18A607F972A8A7E6306FB8319298A48AB686DDA668B730303C40F46B7EB049FF7AF4EB456C07AE3A0D6D5FEF60773108B0C1891EAACF662171C49E2000E5B1F557DA8A4F14FE9C5D1B2BA1F9C9755A2CD6F0CE35CA83A4808B56239CFEF57B77ED8D75CF273CA02AFD8D13D66C44DF022A4C37B897C51C8F7F289C9767794D1B170A261BE0FDC4398605F293EFF0B6683239017FDCB1AFC7249F4C81269BA6356A7A5E5DF29F1D7D4415CBAC9291EF6A3721A2719D651FD1053E589A368CDCC6743C528924093D81D53E509C51DB33B6D63B750D7B694C69EC80083A3F371CB73E4482A1E2C89DB481603AD8A45E7959E1FF12DFB2E37D79BEAAEAA22F39A6B764B590D6810A8FDFA42763CD78CEF90C757DD5593C99265E1DD966F29B448E746A9E231387D9BE8E8CD3833AEE38E1C4B1470D4CAF9FBA47900EC3B14DB263D3CF8A272A36FD237F7D59B799BE30EED6BE98ED1A93FDF665E00AF6B0A28968A7D3EEF50D1A608DC2D396638050D300239FFA34BBEA5527F8F1159030E67D73F3C2F95BB8F810CE03D60D09387675DA172AAA658473BD4FF7BECD881B4E3831FB6FFA9E6A0AF72C7071FD48B59D7CCBAE2C90FB84BF29A4105EE07B070D61933E62077FF7C1F355219FAFFABAB38E237FED129D0557BFFEF758A0DD3C1BCC72E1B8021CCB811C94EF094D91F5E0CFE0FEFCD3566447771C074EBC4B18186BE444D6C53AABE8F5B43F9608FC920A4CE229F3BB557EAE8BD900DAB1E825799DD71EF6A92B6094ACD9CD747BD8A9DE91BDAA3A7C11CAAA17917FD24B5BA2D5F9D97B008236E42DC86E77F57927F9A7E9C2A2D0E8785D9F3C7FABDCEC4921654C49918EB9D28727D5D2694B895328D69D7D7D86106B5B3129EEB087DED62E77203AF46B5CB50C3EBFFAA4B36C865FCFF19332012837A1D13B4E6AE66C9FBCB42E1BC4F1DDD8F6B68B89903F60AAC0C5E13A4C7BDDA450FC5F8B5DE8A74E6E77C087CB0DA9EC26B603C7F552DEA2D38224ABD9722CD46E8ED793D37D003B0C705AF64F5B190EC78DC8943EC4DAFA90CBEA52B9AA372BD72B0AF47F5D2A6EE5F5E4EE3ABB0FBC731306E32B0B7324C16D5B6BBC7B2B9E88117BA8B3FD3B0F9542D386D1B5D8121EBCA79C96B9DFB85F332E49264B15BB362613EB58D221D1803CD742EB4D81EDCF53A7FB046122D9516E3A9AB99565789DFDDF910ADA1656E65DF1C68AE63E9BC6799F36FA77BD4E59968F6EDF8EFFB9EDD80EDB72A9C6CAA93F7631BDCE307F8A5AD9647F9EBB2EF23B7ECC5C528DBEDDBF37BEEBD5C5F7B5AE6DABD95A1FA321EBB9A193FFEFC8E8CAD063E96DE12BDCE7E7A6D93AF78EE757AFAAA7B7B074E5D8DF69D792DC4FFDBECA8AD43FB5D3EFB213E22EED6307187E67AE49A3B857EF94AB5DF97E893B0869FF6C8378F8FD2B30761699522FE85B2D00FFE1093F55369B2931A710574416FA31578161881B8D5D0A7C9AD0CB8204F1CA8BF86C80792D61E4BC95C60C4841E880A067DD7376F2630E74AB94C0EFC3D5EFC7A28ED76D2B2ECA81AACE72F55CB8EB2F383E77A9231824CAF3D62B23582B2F556B7BF5C72817B76D4429947AECC455AFA02E7A6712F0AD5196C9BA80E48140F9A35DA39B1E789B2914A3B7EE4D6E8D21A950E1CBD53941B559F0B375A955B5264A10DB6EB65696B52F8439D61AAA363E1B2ABECEC7C3E2D253BC4163946A6404DF879D7A4859B3F8AF0A5103A760D213E7DB4471CD298CEAED653475E701716BFEBA286E4FA2088347A91B40C50B1ACE9D08B60FD174514E11CBF26229617819F0A953F70FE14F19D0CD68F5574445DB31313A4BAC80AC447D906F18B9868F9FCFC56939A84E3EE8B40D8C231AFCFF8421F41AB65F3F9A00BCFDA0A9DB6BC8B43F1452EA5F8A34537E17DE89DB47B4C896586191EABF35DCBFD44CFF8D977F42D9FD4F233B888616796A06915E1FDE83D70165D06680B3A4A051B59DA8F12F7F345561CC1BB573908FD8C9F7697D069A1D98A06F1DF4BB7B9A436FAAC763CA360CC72A7C6FBE9F9FE326B103F67E6735D6D719FE070F0D914BBF984F3E3FEC72F2D795822BE155A36D19983D2D74369CF0FD1BF34F10069A70CF2917DE2BCAA70FC8D2283E5A37DC96A89FD6ADDF223B7F92D96A6405F7A37A11B56505D6967B2A29F16E8BDC304F9ACC0B9A21757DAAE0FE47637D98D84F523D4C3127AF513BCDBC45E7334DA75C01519F0F05D84CD4AB76B47BAF455401352383D4C388592F8EEA85D5B92B9E4AEF8844EBDD60BF37EEAFC83D94647814B8F152FE22D65CA318779FFA277DF04990DEE1FFB11847E01D84A4BB2752A347AD58EC7B107796B29448F444538E78FF9FC73FF059BD7353BDDB290FA884C6045D175130DE33166264C3B52856B1AD4EEF72904960FAC811E5D9237EAB9BEB1FF0C71CB80EF9B8A10CFDEEF708F1EE2A935F2B17E10C7FD72E8BF8BF2A02DD15F97E8090C6B8EA71E79D635EAD4DF66FC39C2D320D4AF8C77C223EF7A8196BEAA8165C8D702BA269CEB17F54184FC5732EAD00B11BA8A0C9ACACBF17EAC9D9BB93E1C83FB6CBA9C88CAAD003E88578373139995EC1BA2FE1F0E798E5BB09A555BAECA605438DF81135366610CF0D7D354B9144657B3431CAD01D9B34DD1A3862DBD934E1CA9278A5974493B2B910F1FF9E3D71487D12AE9268E7A82E46EBA523993B4627EFE4C6EBC3C05CEBD0C2D7A3AF45DD82F797CA73A9B21DF396DA3B322F4FA926BF8042BE00330133D26F21978F5307ADE2FBB96DB75460E5A65459F71CF82548A1672A390FDF5429D1D6BCF2AC2B3884FC867AFA78B8AC2135F733C8027C817D84A388F72EA54870CEB3702E78D54CBD3D4151FC502BF5F3401BC934DDC734A6D6D4BD9FD4FF1EE621A818B847E876575D00842FDE0F3A17405F0BE494BC44B39C02B6B09F9A14A366E15553EF049255DDDC5C075A527E0E5136FB332F0D1E5D4A10E5C257A9BC6D0585A8FC7B487F302FCA607FB27DE773ECE5B2F14F2AEC079534BBFF1D6C0A76117D537FAD4D15243DB00FF76D01572C69BDC8A4B6C4736E32DF041011FC0112E8B2597A4C60F0A2F93A0F303F9043CC9E1A73CF1F6162B88FB50E4B9AA3BFC675605B8BB196FA939CF780B1C9CF1167CF10BCFB3ABE87CE0FBDE5192DFD00FCDF5F1FBFCE6023C87D7F792E179099EEA52F62F78F958A70930E0FF052F91C34FBC17DE3FF90EB82B620BFCFFBFE73B481BF380D796A6CC7C215F35EEF7AEC9CCF10B2B5874B8A7F4C9572EDCB00EF56EA309F51E26EEF92E87063DAE9868CB360AF59976C02B32FE8C2FB026A90C717E3DCD787BACEDF99676D7D7D8C26BECA7AEF6D867B9858FE3E4533E8C5D457586FA484FD6F8B8F9027B00EFFA730F3DEB899B0AF777F0BA29951F83935BCEC4A540E614F077C0C71AF5BAAB76752102FF8CFCDEC48C7DA4B679C3F35AB64C5416BF0959211EEB95CA20463CBE1203123618AFD241AD7B5871583785376D72F4E0B5DDDFEB5D748476CCF29615CA85F3D65F5B5A88CB33FFBB17E21A7DBA9EBEE1F068E07F069D07BCB5D83F1D520BFCCB1A4D6E049E5BA32A6E887304B5C936E0DA43021D027E1638CBAC37D0CFFEE80DE803B412C0627543BC22A05AB4017FE814F80A4DFC4FBC07DF424F88C2418E037FE2CE99A0C33BE0D1AB6AA32EC1FE4C80FDB233F4087FC4AC56F9C2BEC6DB0E785D17B8BF1B105522678F384F87FCD5C04D817A3CEACC3AB116AB3298E069FBDFE01F06FCD9C367E1C0B7A3EE94AF6C7293BDABE2C57A834D1ECA7EFFC3B7FD043E873FE6A13E67FC5173FD23BEF02CC1D7320EC0D7ED7FE2EB592F80AF040CD468D61F0FEC6FE60EA5FBEB1BEA4FE6FD84FCE1D04B93041F9E710FCB3864AB72C7DA38FCEBA6B4BF497BB182FFDA223FDF543F1682A0EB42BFC57E0FE06BE82C6808D8FDF89E243CF234A40079D3802FA007455186A435B419E2F90DAFE0084243A7C3D313FC65F86007F8705FD41AF0FBE59EC3774D8163023D62B2100BD2578734C7F3889763168857A7DC191781A71ACE513FDDC06FA1EC9A59AF828FAEED898D39F401F449E5A04F8A2AC77EC60A77A97C3EEB4DF874596AD7451C80FF9EF972BE95D0DC42F97BD4D777DDC3C7C56D43BFBCE6E85794735DC996B758C3831E58C4EA769F71127A7AD6771719EEA72A18B11FF46E4F7D2072D4BD861E001512F4CEEF7C25B3CDA1AFE06CDDE0D9422536C0BB7AAEF7395F906F064A1CDADA854E0D47E8F591740724D4A467BC285974869E803EB59F268027ECD815F8F12C19F4E980EFB578C3FD21FF05F40DF209B80BBC3A26AE013F36B8EFE9A98F89ACCEE1B193835EB21F37301FD013F99A1EBF5CE833E84BF609BB96F0FE1D3C988DFCE93F0CF2E3A8669E713147F9A38F677DFAA38F75DC375F84F341BFA819AFFFE0BDC0F3BFF11ECFD3A140BD696BA00297A817BAFDCBF90B42BE561E0B512B54F6C963AE37F48421FE40B50A24EEC54DA00F8B209AFB831569BF28FA48538FFD07237866E663DACD5E13F4900B4E3F621DF489FE8FBE42FD237F590AF304781721FE1DA1BED3363271CBA057199D7484B85C35F4263CFA67FCA90CA067ED3822AFC3D2CE788DFE448D1A3D772A2D6A0EFD11B43042494E6D6BE0AF69803798159979EF9F1578087CB081E771819ACB8027E93C8F402EB775F712201ED04B13FA03E82B56E7694BC7384CEE983D1D0ACD541118F8F7E84F663D1F2CEF351B45D1370CDF877130ADCC16FDC4AE9967592174EF97EEE0BFF5CD88D9DB12EB413F8A38DEDA1DF8167A17F7DA01EF5AF2A08F8F951DAFD5AE6981A7AFE98317A9F257F0F23BCDF6CE7C7ACCAA7235ACC1AB1140178E1943AB2E594B349E35F2A70E1C60CA88FC4A3CD5EE27E8B9AC0EAFD80F5F807F801FC984C91AF018FCF9EC2F39F4B03FE7FBCC0F1AF9C97EBE379104DF830B19E203FD077DDD618667D978C464638E1FF0FC92A05F845E28E6FE049ABF406015F80BFA48A4A8CF1B3EEFD36144BFE23B702953E5B8EC9821BE400EDC6B9A42A743FF1471ABBCFC813EF5A917A0975BDBA09E6E73FF8CBD76F116FDB1E7CFFD37EA3B92C0CBB79C8035CECB1E5E258F8706163E3C369B4CD0476F24837BDEFB1719BCD051633D5DCD7C7F437D5EA097D05F9C27DC6FA8C268071DD38AF03ACF26CF955B7FC97ED6E7EE1D7AF25C59FA80AE6F44303A335E277D7C3B92EDD017B9B9FCE59716DA147388348842F40345656BE8E73113341673BF59625609FFE015FDEC466763887AD3D4A22B76A39B99F51BF8B06602FA70F465EFCF78714987FABDD4CD2BB56BF8AD46C5A1CDF5F6D797C9ECA1C06C10FEB581BEF40CAB5CF433981D46053DC4EC6744C0A34C480EAC33A374E2A9B0A382D71D43372E901FF00A5E54F188F849FE72257C1EF461D7B4770DF4C89C3F51A1A66D8A7CA3077DA27FC6EC70DCC20F89509F5E0E6719FCB103BEB562D1006BDD0E5E1DFA241B27CE38C7E970A231E3F0ED95D379A9BE1EA55BCB34E311EA60C6B3CB49EFEF980A61BFEA96EAF1BB78E68729A0CB3E801797BA8FC6E7EFF5E4427F6E6A3779C0DF2930535BA15E2E9833ED4BE89F9FF5A70D3AF3CFA75FD1E12EBB27BF5C314B6DA0876F989D86E878663E37C0C373FE401F4D3657FD1415FDCB520EA3891DF01B3CB8930DDC9FB910CE3FCFAEF5F4050FD8C5F94285E7118F15EA0D3800FF06EA16BECC4FBC95BBFAE3F9FE3CEF2AE417D6C3F7013F60CE752DC3F1B95F998D4FEF2F99E3D1457EDE46F04DD0877463913CE3E51E717E744B9345BFE7C01F58429B5C4DD860EE432EFC09BF0AA32FAC337BCABFD71739F47483DFAF345A9179968CFB782B3AF590FDD86266AC12C98FC8EFC5BC3FF0EF976831C347FC736A52AEEC47B968E6FB5B61AED461D68C7C45A33BD709EEE714F82BF80E4701FF06F1A213E66838EFF3F7BFE77099C65C0AF5FBFB3E03F0C14B5464F5887AFE9975F72EE60FD635015D0A07EFF320A2195BC16B36E0C6B9BFEBA04FCFA8D763C1108F019E7B4B078DFBC4CCF203F19CCFFBDCFF8F87DE6096EF3CD0E7CC7AE2EBBFB91F42BEE1BEF77E3D9FCFB3E8C18D04DEC31F53B79F7C3DDF0CF2AB0C9EDF0BE00D9C2DAE6BD40FFC32DCD7D97F85AFA2DCBF16885F2F9C6A6976EBDC602E5041EFC67737810E6F49095958CCB6A103B4FDE5D5E0A23A9C6766F6C281EB40A495D22F2DE6AC5711622EE28C98D9D6713EC0EFD57C48E10D49FB326BBE46F47CD80F0E7C4EFF1B7E665F68DE3C7D4D2B70EF6AFE771F6FD042FF41C1AC275EB6F8F704F005D4FBEB26FA2A176234BD6DE1C9C237F581C23698FD51D307B7195B632FB9F26DDD1E370E265481FB2ABB25FAB92B7F340DFEF662992CE2877D9FE7C3956787B287560E99035F7615CBCAE38F648AB7C09BC7AF5BBCB9BD4397DDF1BBD9735DEDDBFD57BC895EFEAD7E4F3F77B1B35C54E77F7F5C96FE50E8CFEB7511FDAF6B33FEC383FEF58621ED8AE4D6B4FBF7EF2835F747FC16FC0733F67E8837E9E710C5FCE5765AFC3A4DED69FB82028CD6D3AFFF0D5515BA18', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["bc2526364b471f1dfe3d4c1b6d392f5c1ae5993d8c54b7d3ca08cd645bee5758"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, 'aa541577770ab1859663c8517f0d31fdb1afbf9c47e4ae213a25d85d024ece54', 'notification', X'01000023496805AD7A5D93A3BA92ED3F9A006C7CA61EDB36C2C6855C0829057A99E0C367532030557695B17FFD2C5CBBE79C3371E3EE99B8F7A1A3B7B78D9052996BAD5CD9A77BD49461F57E7C8F987AEC5DFEBEBFEC873FDCFCBE5FE97BC45365B744629B38AC33BA5ED78EDD24BA8EA8639C14CF79EF7EA9DE5D73D5BC558FE658B3E6230EF8A55C8C8BA4AF79A25F7689C327E172CEB77856B98154F9ED14F055A2C68D717C9D74CC50C02E05B35C0DF54278B511CC08A5AE41D2F99BDC69D6C6550F3598B6241A4846973A14D9296C3AF1B0BE24817D4D8356422B6281087897F47C8F7D52EC465EEEB984E7EFE54E74B468CE26A8FC93B2ACDC51275CE3E7B6D685C732D1AE0BE5448122BE1136B8C9AC8EB0CE512A31D48EAB92ACE122600B7C5ED76E7D363876D105D3FCF914B881C8EADFDF6F72E586F1AED99E3A76401C8ED4456B8D7D96616324458BDAA97FEFF75504D1F1AFF73BBFBF8E8D6B03B24C88406C4D10B569C0100F9ED63DBFD27CDE7E720CAB97452876C7CC46A21B2F5A46BA0AF95EFD7CFF95F7EEA5A6D14F3A23E2C05D902BD6144443BE60E7C21BDF146351D24583F9C7678ECF0BD9F1754242899DD5A96564167C458EBB32947CD63DFB943262BAB5B7AA676B52C98D58DD4B27D2B9C323E58DFB544D9BBA9B76C5A2E1A7FEBACB75B22CB7CDC338D7A31A9A4521EDA5B62C4EC397FED493AD6477ABFBDB77F9E051EDF100B9F3CC979445D80FEB8F01AD8B8EADA50A1CE104136911D40E6D5E17B5108A2D52D50CB82FE4C21CFF46F08042E3322A55BD4FDABD4B0FEE108B02D951C1E93CD501FB28C26ED22D219F9AC5339FDAF5C71C8BDA31DF095126D5CD8F751D170B9B960E4B546F9B3AE38F7AA09D7C58AF18F802EF36A973FDD69D3DD7BDF8D0C86F1930E433DF28EC2B417EA7EAF9FDAA68D70CF7CA45C8D6F8BB50CA2E13753DD48350D85FA3E8BCD4BDDFE8605C481B494E919FC83FBEF3A1FECEB52FCBBEBE09467BE5AEDB93650A675BC65639C246FBB4B56DE5B84EF958BFC624449AD57DEC7289DF373AFDF729F6EC7B1CBC7C9FDA35F243EC752862E93549E2AA05EDCE8FDC4674DA456BEAFCCB097B487AEB68CDDFE2A0F38AED7E594932BCB3B47FBFBD4B65A3C4632BD4FADA74F580B32087D89012ED53D46AB18B76C950EFC5421C64DB7D9A6EDA6AB9F62A15E953FFF27F8C49ED1A25D4040CB9EE12C99079D1592A9E89BE5EA68158E72A1AA435C0A3172EE43A448E6C132B9E98A02DDF50C8B258B277E1E4B7BCE5D129009EE89F1CC2DEB8547FDC50D96DE244EA8909344A3CDFD02398F2AE0EE370FF485133A5B49E0980098CC9DF3593AAA8959D1B9845CD815DCB2726386E807367455827528FEB1858F78319F48319F3F73DE3C09965B218D729F2EAB97FB22AD1D3592B37AD17F5EE778DA78ED8C8EE2F6B7C7EFF4286BF3153048927FE12335345975A8B1D0DF69D5CF39913CECB70FE0EA5E344A1926B5E7BE22321B6311E9F8AF0FA21DDB5C0B937C6A53BEA4824CA0EB2B7C004FE6D9CE870F01297DBFA5674769186CC2D1FF587D6622F1E7497DAE414085E8423B8637C2B3DC1F29EBF12AB96D2367EDD0A15BBD49EC2F166B6BC118BB593B451760C47E26EF299505398D07924F7175D3DD81DF984FAB76115B011EF5B575DF72DBCEB27DF35BA744D9A6EA9ABF4D5CEF973547E43BD3D9FB6B4A9F56845B0BF4B15457F6206FB8D19298A48AB686DDA668B730303C40F46B7EB049FF7AF4EB456C07AE3A0D6D5FEF61B73108B0C1891EAACF662171C49E2000E5B1F557DA8A4F14FE9C5D1B2BA1F9C9755A2CD9F18C6B9507590106AC5729EDFAF6EFDB0AFB9E4E794055EB1A37BCC889BE0454887F712F9A290EFE51393EDEE28A363E144C37C1FB88730C1BE527CFE27CC0647202FFA9735F8E592E89125D274C7AC4E4BCBBF53E2AFA983B87493533CEC47E5344E32ACA3FA21A6CA1347D19A99CF868A51248126B13BA6CA138A3B6677DAC66EA1AE6D298D3D91010647E7E396E7C891543C5812B7912C065A158BCE2B3D3FE25BF65D6EAE37D55D5545E635D7EC96B21AD02050FBF585EC78AE19DF218FAFBAAB269325CBC2BB2DDF526891CE8D52C56370FA36D1D19B71665CC71D399628E0A895F3F749F300D87728B64D7A78F045E546DFA46FEEAB37F336C71DDAD7D21DA3537FBECDBC005ED714502C15FB7CDEA1A24D11B85B72CC700A1A600472FE47977C4BA5FE1A23B2061CCEAEBF795E2A771F0319C07BC0A0270FCFBA42E5544DB18E76A8FFF7D8B10369C7073F6CFFA5E6A0AF72C7071FD48B59D7CCBAE2C90FB84BF29A4105EE07B070D61933E620777F7F1F355219FAFFABAB38E237FED629D0557BFFAF758A0DD3C1BCC72E1B8021CCB811C94EF094D91F5E0CFE8BF7E61A33A2BB3860BA75E2D840435FA226B62955DFC7ADA17CB0C76410526791CF9DDA2B75F45EC886550FC1ABCCEEB8773549DB04A566CEEBA35EC5CEF40DEDD1D3600ED5D0BC8B7E925ADD96AFCE4B58841137216EC3F3BF2BC93F4D3F4E951687C3C2ECF963FD5E6762490B2AE24C8CF54E14B9BE2E134ADC4A99C6B4EB6BEC3083DA5909CF7584BE76B173B98157A3DA65A8E1F57FD7251BE432FEFF8C19108941BD8E095A7357B3E4FD65A170DEA78EEEC73534DCCC017B055606AF09D2E35EEDA28762FC5A6F453AF3733E043E586D4FE135309EBFAA16F5161C11A5DE4B916623F4F6BC9E1BE801D8E38257B2FA5848763CEEC421F6A6D75406DFD215CD51B95E39D8D7A37A6953F70F2FA7F155D8FDE318183719D85B19268B6ADBDD63D95CF4C00BDDC59F69D87CAA169CB68DAEC09075E5BCE4B5CEFDC279197249B2D8AD59B1309FDA46910E8C81663A175A6C0FEE7A9D3F582389964A8BF1D4D54CABABC4EFEE7C88D6D032B7B26F0E34D7B174DEB3CCF9B7D33DEAF24C34FB76FCDBBE673760FBAD0A279BEAE4FDD806F7F8017E69ABE551FEBAECFBC82D7B7131CA76FBF6FC9E7B2FD7D79E96B9766F65A8BE8CC7AE66C68FDFBF2363AB818FA5B744AFB39F5EDBE42B9E7B9D9EBEEADEDE815357A37D675E0BF1FF363B6AEBD07E97CF7E888F88BB354CDCA1B91EB9E64EA15FBE52EDF725FA24ACE1A73DF2CDE3A3F4EC41585AA5887FA12CF4833FC464FD549AECA4465C015DD0DB68059E0546206E35F469722B032EC81307EAAF21F281A4B5C75232171831A107A28241DFF5CD9B09CCB9522E93037F8F17BF1E4ABB9DB42C3BAA06EBF94BD5B2A3ECFCE0B99E648C20D36B8F986C8DA06CBDD5ED2F975CE09E1DB550E6912B739196BEC0B969DC8B427506DB26AA0312C583668D764EEC79A26CA4D28E1FB935BAB446A50347EF14E546D5E7C28D56E59614596883ED7A59DA9A14FE506798EAE858B8EC2A3B3B9F4F4BC90EB1458E912950137EDE3569E1E68F227C29848E5D43884F1FED118734A6B3ABF5D49117DC85C5EFBAA821B93E08228D5E242D03542C6B3AF42258FF45114538C7AF8988E545E0A742E50F9C3F457C2783F563151D51D7ECC404A92EB202F151B641FC22265A3E3FBFD5A426E1B8FB2210B670CCEB33BED047D06AD97C3EE8C2B3B642A72DEFE2507C914B29FE68D14D781F7A27ED1E5362996186C7EA7CD7723FD1337EF61D7DCB27B5FC0C2E62D89925685A45783F7A0F9C459701DA828E52C14696F6A3C4FD7C911547F0EE550E423FE3A7DD25745A68B6A241FCF7D26D2EA98D3EAB1DCF2818B3DCA9F17E7ABEBFCC1AC4CF99F95C575BDC27381C7C36C56E3EE1FCB8FFF14B4B1E96886F85964D74E6A0F4F550DAF343F42F4D3C40DA29837C649F38AF2A1C7FA3C860F9685FB25A62BF5AB7FCC86D7E8BA529D097DE4DE886155457DA99ACE8A7057AEF30413E2B70AEE8C595B6EB03B9DD4D762361FD08F5B0845EFD04EF36B1D71C8D761D7045063C7C1761B3D2EDDA912E7D15D084144E0F134EA124BE3B6AD796642EB92B3EA153AFF5C2BC9F3AFF60B6D151E0D263C58B784B9972CC61DEBFE8DD37416683FBC77E04A15F00B6D2926C9D0A8D5EB5E371EC41DE5A0AD1235111CEF9633E7FDF7FC1E675CD4EB72CA43E2213585174DD44C3788C9909D38E54E19A06B5FB7D0A81E5036BA04797E48D7AAE6FEC3F43DC32E0FBA622C4B3F73BDCA387786A8D7CAC1FC471BF1CFAEFA23C684BF4D7257A02C39AE3A9479E758D3AF5B7197F8EF03408F52BE39DF0C8BB5EA0A5AF6A6019F2B580AE09E7FA457D1021FF958C3AF44284AE2283A6F272BC1F6BE766AE0FC7E03E9B2E27A2722B800FE2D5E0DC446625FB86A8FF77873CC72D58CDAA2D5765302A9CEFC08929B33006F8EB69AA5C0AA3ABD9218ED680ECD9A6E851C396DE49278ED413C52CBAA49D95C8878FFCF16B8AC368957413473D4172375DA99C495A313F7F26375E9E02E75E86163D1DFA2EEC973CBE539DCD90EF9CB6D159117A7DC9357C8215F00198891E13F90CBC7A183DEF975DCBED3A2307ADB2A2CFB867412A450BB951C8FE7AA1CE8EB56715E159C427E4B3D7D34545E189AF391EC013E40B6C259C473975AA4386F51B81F346AAE569EA8A8F6281DF2F9A00DEC926EE39A5B6B6A5ECFE6FF1EE621A818B847E876575D00842FDE0F3A17405F0BE494BC44B39C02B6B09F9A14A366E15553EF049255DDDC5C075A527E0E5136FB332F0D1E5D4A10E5C257A9BC6D0585A8FC7B487F302FCA607FB07DE773ECE5B2F14F2AEC079534B7FE2AD814FC32EAA6FF4A9A3A586B601FEEDA02BE48C37B91597D88E6CC65BE083023E80235C164B2E498D1F145E2641E707F2097892C34F79E2ED2D5610F7A1C8735577F8CFAC0A707733DE52739EF1163838E32DF8E2179E6757D1F9C0F7BDA324BFA11F9AEBE3CFF39B0BF01C5EDF4B86E72578AA4BD93FE1E5639D26C080FF0D5E22879F782FBC7FF01D7057C416F8FF3FE73B481BF380D796A6CC7C215F35EEF7AEC9CCF10B2B5874B8A7F4C9572EDCB00EF56EA309F51E26EEF92E87063DAE9868CB360AF59976C02B32FE8C2FB026A90C717E3DCD787BACEDF99676D7D7D8C26BECA7AEF6D867B9858FE3E4533E8C5D457586FA484FD6F8B8F9027B00EFFA730F3DEB899B0AF777F0BA29951F83935BCEC4A540E614F077C0C71AF5BAAB76752102FF8CFCDEC48C7DA4B679C3F35AB64C5416BF0959211EEB95CA20463CBE1203123618AFD241AD7B5871583785376D72F4E0B5DDDFEB5D748476CCF29615CA85F3D65F5B5A88CB33FFBB17E21A7DBA9EBEE1F068E07F069D07BCB5D83F1D520BFCCB1A4D6E049E5BA32A6E887304B5C936E0DA43021D027E1638CBAC37D0CFFEE80DE803B412C0627543BC22A05AB4017FE814F80A4DFC0FBC07DF424F88C2418E037FE2CE99A0C33BE0D1AB6AA32EC1FE4C80FDB233F4087FC4AC56F9C2BEC6DB0E785D17B8BF1B105522678F384F87FCD5C04D817A3CEACC3AB116AB3298E069FBDFE01F06FCD9C367E1C0B7A3EE94AF6C7293BDABE2C57A834D1ECA7EFFC3B7FD043E873FE6A13E67FC5173FD23BEF02CC1D7320EC0D7EDBFF0F5AC17C05702066A34EB8F07F6377387D2FDF50DF527F37E42FE70E8A549820FCFB887651CB255B9636D1CFE7153DADFA4BD58C17F6D919F6FAA1F0B41D075A1DF62BF07F03574163404EC7E7C4F121E791A5280BC69C017D083A22843D21ADA0CF1FC86577004A1A1D3E1E909FE327CB0037CB82F6A0DF8FD72CFE1BBA6C031811E31598805E9AB439AE379C4CB310BC4AB53EE8C8BC0530DE7A89F6EE0B75076CDAC57C147D7F6C4C61CFA00FAA472D0274595633F6385BB543E9FF5267CBA2CB5EB220EC07FCF7C39DF4A686EA1FC3DEAEBBBEEE1E3E2B6A15F5E73F42BCAB9AE64CB5BACE1410F2C6275BBCF38093D3DEBBB8B0CF753158CD80F7AB7A73E1039EA5E430F800A097AE7CF7C25B3CDA1AFE06CDDE0D9422536C0BB7AAEF7395F906F064A1CDADA854E0D47E8F591740724D4A467BC285974869E803EB59F268027ECD815F8F12C19F4E980EFB578C3FD21FF05F40DF209B80BBC3A26AE013F36B8EFE9A98F89ACCEE1B193835EB21F37301FD013F99A1EBF5CE833E84BF609BB96F0FE1D3C988DFCE93F0CF2E3A8669E713147F9AD8F677DFAA38F75DC375F84F341BFA819AF7FE3BDC0F37FE23D9EA743817AD3D640052E512F74FBA7F317847CAD3C16A256A8EC93C75C6FE80943FC816A1548DC8B9B401F164134F7072BD27E51F491A61EFB0F46F0CCCCC7B49BBD26E821179C7EC43AE813FD1F7D85FA47FEB214E609F02E42FC3B427DA76D64E29641AF323AE90871B96AE84D78F4CFF8531940CFDA71445E87A59DF11AFD891A357AEE545AD41CFA23686184929CDAD6C05FD3006F302B32F3DE3F2BF010F86003CFE3023597014FD2791E815C6EEBEE25403CA09726F407D057ACCED3968E7198DC317B3A149AA92230F0EFD19FCC7A3E58DE6B368AA26F18BE0FE3605A992DFA895D33CFB242E8DE2FDDC17FEB9B11B3B725D6837E1471BCB53BF02DF42EEEB503DEB5E4411F1F2B3B5EAB5DD3024F5FD3072F52E5AFE0E5779AED9DF9F49855E56A58835723802E1C3386565DB296683C6BE44F1D38C09411F99578AADD4FD073591D5EB11FBE00FF003F92099335E031F8F3D95F72E8617FCEF7991F34F293FD7C6F2209BE071732C407FA0FFABAC30CCFB2F188C9C61C3FE0F92541BF08BD50CCFD09347F81C02AF017F49148519F377CDEA7C3887EC577E052A6CA71D931437C811CB8D734854E87FE29E25679F9037DEA532F402FB7B6413DDDE6FE197BEDE22DFA63CF9FFB6FD4772481976F39016B9C973DBC4A1E0F0D2C7C786C3699A08FDE4806F7BCF72F3278A1A3C67ABA9AF9FE86FABC402FA1BF384FB8DF5085D10E3AA615E1759E4D9E2BB7FE92FDACCFDD3BF4E4B9B2F4015DDF88607466BC4EFAF87624DBA12F7273F9CB2F2DB429E610691085E8078ACAD6D0CF6326682CE67EB3C4AC12FEC12BFAD98DCEC610F5A6A94557EC463733EB37F061CD04F4E1E8CBDE9FF1E2920EF57BA99B576AD7F05B8D8A439BEBEDAF2F93D94381D920FC6B037DE91956B9E867303B8C0A7A88D9CF88804799901C586746E9C453614705AF3B866E5C203FE015BCA8E211F193FCE54AF83CE8C3AE69EF1AE891397FA2424DDB14F9460FFA44FF8CD9E1B8851F12A13EBD1CCE32F863077C6BC5A201D6BA1DBC3AF449364E9C718ED3E14463C6E1DB2BA7F3527D3D4AB79669C623D4C18C679793DEDF3115C27ED52DD5E377F1CC0F5340977D002F2E751F8DCFDFEBC985FEDCD46EF280BF5360A6B642BD5C3067DA97D03F3FEB4F1B74E69F4FBFA2C35D764F7EB96296DA400FDF303B0DD1F1CC7C6E8087E7FC813E9A6CAEFA292AFA97A51C46133BE0377870271BB83F73219C7F9E5DEBE90B1EB08BF3850ACF231E2BD41B7000FE0DD42D7C999F782B77F5DBF3FD79DE55C82FAC87EF037EC09CEB5A86E373BF321B9FDE5F32C7A38BFCBC8DE09BA00FE9C62279C6CB3DE2FCE896268B7ECF813FB08436B99AB0C1DC875CF8137E15465F5867F694FF5C5FE4D0D30D7EBFD26845E65932EEE3ADE8D443F6638B99B14A243F22BF17F3FEC0BF5FA2C50C1FF1CFA949B9B21FE5A299EFCFD7B6296AF83DF0BC3157B32EF8E53967C2FD732817E860CC770277059DFCF69C6329BE283466D96DF48E7CC4ACFE797F97B49F8C0E902FBD8D78E76ED1BFB59875CFB36C0D9D3D7BEA3FF120D1E239AC27F8C962BF986DC31BFDF9FDCFBF0580EEE4B84FEA7EE273855F227EF2A35BCE73C203FAAEAFD9C32E6D74D0B87FCC383FE01760BDE00E2E98F5C6D7FFCBFDC521BF8A81B0CFFFCACFFF763E7B993D13F82DE02F73143FFD6A9786D302BDFCBC9F4F39EFAF5B4E333F149829E07E7A9522EFC2EE9AD3CB641E8D80867C57AE7DAD081E559F2FF36C0DA5407F87AF7C87FF8C991EDB8A1DF3EA1DEBEBC1DCF0B7C907EA10B3EF790E520EEB8DD0F53766F2AEF29497CA668939F7A2D454181B9DEB809FCD3D7A79DD445FE5428CA6B72DFC5B78ACBE3A656BFBF452C1F7D065C13C232EFB17F8A666CC3DF6F44F01F891D8C03F6DC110C80FD3E6DE2BFC0AF0E2956FD72DBF3B3EF8A07B85199A7BBCCF6502EFB7E9F3D9D78597FBF46403D1D4A19AFDE105BC61F788D9147F74B7780B8F78F817CFF7FEDAFE7AFF7BF26F6EBFCDC3D325957916BEA750DB7FFC47F9FDEBEC5EFB0FF9F531304AEE5064214F7C8669DF7DB5FA7B30FC7D9A023BECDFDFCA2EB9BD88A2B1451DB6FFF1F1F5F8DBAFEBDFAE8BF5ED3F0113E5D3DB', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["bc2526364b471f1dfe3d4c1b6d392f5c1ae5993d8c54b7d3ca08cd645bee5758"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '4f8b5bb552fc19949831c9c85a4402c9b5eca44921eaa4855c9a1c33fce0267f', 'app_receipt', X'0100000F6F480DCD97793C95F91EC7CFF39C05C7E1D8F7E534594A96DF39D62C0D913D296B34251C428E2584A138891289641BD9D754285B656D1A458D2C2D2462142651224B26E6793477AE99EB36AFFB7ACD7DDD7BCEF9E37C9FCFEFFB7BBEDFDFF7FB7E7EBF0730C95E0436B968E3E8790E8805CE6192F70126D91E86202A197010D89CA28D213A160743780C60C2A9FF1C0AE530E15338261C4565C21140028658111F9C80001F0DD05415809A0255CD1A004D40D304C001702222AA13609C490ADC0D3860881DB5F1309665641E9060081D81C3C130E621E08221326AB1C204E30786B97E2CA83B7271D59DB6816C04105F61D4C6C210167526AE3A0BC02A5BD09991DFEACC705A2F40264206413816129EAAA8A2484375DE559D84A52A022004434872108E2B263B8201421A950DEA67B2B40E0D3F02223004A30A0F89CBC5C75B911E7CD0DBF7305DD1FDA0371D4D17B9EBBF4F970F8630A84E22112DFD7D5C035D023C7C18A817CFEF5E546505A0A100A8D6401D59A1D54512435619D5F9FC3B25C44BEC855FEF090E49B7B2387B3CCDA1E81860A22BC68DEA4CA43891CB48DE30A110B5D104C1578855845AC224C13FC7AB18C838ECE3E285A404138AD131DC24324D19FCF6A1D2D454B70249442B41B57F2DE1E7E850E7D22F385FFA92331A6B193A00891583940F265C462D5800B39A46F91FA48AB552E5EF123A47ED5A4B16292E322304637398EC487B621B00132ECC416E01C3FC9858BF96C4EC996C6B2E9FB44573785FEFD1C48542B4A37FEB75881DE9E86FA8EC808D80B5C11178617B7BAA1810410D228957CFD7976215E0E34FA7587978071E3E88FCA502A088AA5892EC3A2AC5841140F7F7A6BB7A1C0CA053F4F5287BACF40045900368002AF25DFD380891694015ACB9F07706B087EE42F7F00D400276677830DC570360425FAD4D198118CB84C8C85221C430210873E68C89606776EB6224B5E6407BC9326352158ADEEFD25CD489136AC0B0754ADF315BD6EE5951ADBC393FD1D43CD7E495F032179EBCE571B6E0D5DB236D5FA9FC44CBBA6C3F7BEAEA53EC4B4D038E3361FDEF6D2CB1133B4FE4DC7549EB205E919AE69878212E25F044FCE4C25CEF70729744ACA591ADD6C794B6A82E62C088EC56CC60E6A3E827A7F6DACC8ADFBBE28577FB5AC52C19BF2CB477F4D3812B96156C0189AED30FD596DE964AF9F29909F52AF8B56CBC2728A0C3A3735C81D7AD68D1B51534A9E4F3DE9F9FF5CCBA207DF9244955AF654C252C3438E9AC5445707BAE92E01C5BEA2911A595C7DFC6E6746756E6A6704677E6186E337387079B4D76A6E475DD87B11006CAF707BE808494569C1782567030C0004ED422A316D2B02C11401CB5397102383E2DF7C64B2613B54E01ACE3D935339B9D6D4C7A4480242A6FC4090181083EFDC49695D6D399C744751F39B729B90CBD353224002E0271B5ED5C5C09EC48D7239DF7C74644AA02617EC8BB10D910BD99A4C1F252B4E0E13723F63659A4A4B9016746CB8D8F1402AF41EB08454A4251FFF5526ECCFDCD0FB6089DFC3167B235FDADF149B524EA8BA0DAF1B457F2967EF0059D8E2A5892BD77FFE21965EEA7A4AB84187D6AF8C4C7A1C7090327476BB5E2A8AA1D9FE27A0D6C1EDB0DF9B856561A4C042C6425A5D41A4D5A18D80E65F2F7B4366C0893FC5930D110CF3AAD5D56E514C3CEA957BF503F0257145DD670887BD23F9014E01AB76F2C3CA57D66794B916E82E4D0BBE430A73AAE458B08DB376951BB44940604E1FD47EC5ABAFAE79D5C36F2446BF8F6614758A4E374628C58479A705C8497B2BB6E4B5053553D69C5CF0E2C8EA7388AEBCD57BF1C4100BE89009CF719603E42106553557E958C9C7B8105C974F29008BEFBF89F960DD8FC27FC6E0232489D107E25D7E3778F8F4FC0FF84DBF51E1C7FC5ED207D379F272831C5B45E28ABEBE8497B779D532E37BDF0BE17DB27F97D2D55D5E26C26E55176A3ED66DFF931EAE9EA834179CBB9AEEE1FAA39ABC76E8D17A416D764142E1DC3BC728CB9EB14C79D38DFAC147987E8B67DA36C8EA8725EBF4D6B15CE6857C7C574065EE6EE91DEC4A02D85766DDFAAD4957A666556F4259D7ED3791C7F7E71979495F8D5F351E92DE60FDAAB0245C4647C1AF6D97BD2C8DCB15CD1F81D7D5D4AAAA527659ADCB4FBFAC98F28D91BA61214125E4ACE719BE6B2F21F4B3EB14BB93A4642E6A7A5F7A6E1DFE0062C48E313ECDA9C7E551615DBD48EE7E77E38E258EAA679FA63C61459CD7C6CC8EEF593EC92C3A6160CC7EB73ED2C47DD7E14FFCC6D3008023C287AABDCB20202022CBABDFC815E88B086DE75E15C4BAF25DEE45A9BF694FE738986D0BEA1889065FC2EB9B5F4A2A785F5E9758827D54B7E926F8EDC1F2DDA1C959958AD6EBC95B76A76BF122C177D4D6109FFCE427247DB0AE15A7C99E1C6EDD6ED5BFD8ABB951F5E7737B9616E30788EB7FD21C9CB24CF7869DB8BC5910A6284CC4C47A446851D59B47D675BACE8862706032C868E829DC2775A13A6FA1EC85666DF3EF7C342A3CBC08752EEC0A7D59B83584DE323A5E659757BE3861AED7FB0F6AAD6F7974EC0283D6F3BF2588F987E74C8BA364AF1D0011775C138D9D727828B5EE35D4F1734FA1C4AEAEE3D46B8A87662BCD8E3DC7B4F6C39BFD040C92D32AB30F6C6ECCAF460DE6E75F706FE0E8D30E289397D2EDA0E7AB15701982E554CA91FEAD6EC69795726DC2311EC9C215F632CD8699386D01B8ED04BFFC7F6CB84FABE9E3BE8F67CE69CBD5B5EFB33B624ECED7BFF37F8FE979E1B7F856DDAA4F8487231B7BDA3E54D97CA78DD0295D8A4873E5139D4BDFD3097E5A306ADA04FA506770E25DD5291CE2B70FB3026776FF6278E703BAB68C5128AE8BBE4607E3B630633666FF9B305EF488E5ACF80F4D0A86539EED7BCEADF15E436A5B9392EFC22FAFD596F19BDF315F6D3E6B57DD74C3EC51FB947BBB69333ECE76BCE456AF5CF8D9BC91E8CA490B04A6D8F073CB1CCEEB38A8F039952048F1FF5B5C642A824ABC8254D5F09A53CD520DC0DF5D22B3EFCB0E4F5671F3DB823F6F16DB911ADE1BDD736B688FF58DD77473166FD4134B14DBBBB2635C48841225D987785524E67E3A3DB792EB5046E5A2658EDD92B54D4185BC4B0F598D2D71D947265189DC1481D31FB8CED76A00BC8BF638B075804DB2F30BB2E92EB6C9F32390F6A6A6B7C6D86C527CB954342329A1A05E464683107470F4EAAFE2C9A32D693C191CBCC56DA7EFDEEBC97FBDCB313B9C3A437EAF21F45A6F43E14E54DA5660C7CB081BB78D9E43C09375DCB849F2D7A396877FBB2549BB5861A895847361437E8DB3652B8D9E2C3CA78B40E58301233884E97AEF08DA7BB7A1F30979D89D13155FDA549D9845B24EBCD1DBC6954C9769D3E75CDE101DC238E611ED39D75DA512B5C02CA9784DD425FCDF78C6BB4EB9DF6B88CA7969F77BB9151375F15DAAF5FFECAB0EE79B17FE354B85DE8D7C3EF7BF23679584847194AE52B10434661DAF96A5EA71D634FED226AEA06F9B8EB1DCFD786961FB01AD3F3CC3F85BFA57B7136DD9ECA84729183DD4518791908FA3B0F96EB6C505F385EAF7D615C5325E4E889BCB760BC4AC29C7DF56BC73638DF963A365D94DCA7DE59B6353F9C82710D126C2CBD5ED716F934F3953D167F51ACFC7D6C78D5D4AC66ACCEB76533B9C4BDADF85FCA526F3B9CBA9FE068637A336C882FDFB1978203FE95C7955327AD3D8FBF75FFD03FFA368395B815A37974B7739A1365DFF78DD2FEACAAE43231C73663AF8E2C87A6A531FDEF038698495B4FE8BC2FB87ACF07E2B2D5F68EC7E9DC1DDED6A51539A242DB31DB323B3AF8E2A11883836CEEA8F854EC41095C738EEF627DC0B2A59FB9AE58F3F3455179F9E7DCFE52659B7555A60D3A70979DFA4F571BF38F2EBC9F1BBCB373997FC8A023DD7C424EEC8A21DDA9E885B0FC211D1A72FA1F48CF0B14291D76F0FF1522915BD6', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'fb0ea523c5cbbb5d67247ff89c828366843c2f4ea2c3cb2cdffea247e0c7f7f2', 'app_receipt', X'0100000F6F480DCD97793C55EB1AC7F75A7B306DB66D1E32244329DBDADB3C740E9131523257C64D9B6C6408516CDA4A249470CA948C392863329D2B21191B0C910E45894A323470D772EE39D739D7ED7CEEE773EEE7DEB5D71FFB59BFF779D7FBBCCFF35DEFFB420C82178E4D9E69C45CE40458C02C06E120C420D882004026409C383627A61140456340008B8218E0E57F3605B218E0190C038C2633C008481C0458611F8C80001F05A2A82A4064F83E00419ACA144D8A863DC4058B888E0331C629601FC409021C888D05D12CE38B101E049016180C08A2BA216E102020162B8833EA34C8F66341DCE1876BEE94CD044308F615466C3408A01167F635670150793BD2337CAFF50CA60E407047702300C382C79249CA240AA2F3AEE97834990441422000070760B8EF373C146DEB39DA53D4FDEA1EDF6DB3244804044044E1C173BBFA7893A8C1CEDEBE47A9240F676F2A122EFCD67F1F2E1F08A0101D8F67B738E6E316E81A40F3A1235E3CBF7991951420F5B54952D384E70982ECA14DF02C233A9FDB742B974078130B2F87A052EDBEC0C8EC07BBB920063263444467C0C9895C81E30671D7111B09109282AD3CC412C60BFE71BCA440FA511F572F382410978FB421E2091425E8D74B49555D099280B50244FBD714923555D4ECD79C0BBFE15CF42D6764ACC5480378AC28387D20EE06628102A8B5304A7F2795AD97CA7F93903EAAD75B727072E11E01109DC5E080CB135D0F31C0EB59F02B40901F15EBD79C98F921F300B74FEAF21EF0E0C0F1C4A5EB4845FFA3D6010EB8A20F913920361CDA0A83E3056D6DC99B2011C460C7F3EAFAFA4A5A06F81CA34A5AD2BC038F3AC37FC910444254345E6E0355D2981E403DE64D75A339075025F57425F75BEA4292829C903A44867F6B97BD108102A940EB1EFC9503D84F75A5D27C03E0017BD069748FB5013000A9F521C310A31900019E2A98180600A0CE9D3316ECC96C5D8E2457397614ACD0675400E661D7A6BC1E8C503D8AAD47A6C57445BB7F55A5FCF6E27463D342A357C244363853473B9FFBE2AD7FBB94F2CF948C1BB6F3677E7C829ED0D4E73C17363C6765819E368BCABAE79ADAC55E22FD9E73FA9998B4C063B1D34B0B03CF2FF68AC75A185A6B7D4A698FEE650F1897D3408D5E79C87C7CC6CE6A5EACADC40BEBFEBDB2E945EC8A90DDCBAF8E2516656C01896EEFBB553FBF2D94F6E533151A50F06BDED22628B09367E729055EF7BC65B756A851F91AEFFDC579CF8C4B32374EE355749B2795C3428393CE4B970577642B0A2EB05D3E23A2B8FAE8446C56DF95F2EC142E664F96C177A61EE06893B1594A4EEF7D100DA0806BC7205F080FA7568C17005631208482B8108B805870C1B244406288CD8511C0F069793414194F573B05B04E65567DD8E66265DC2F024920F2168C102410C1A797D8BCDA7AF6CA49519D872EED8AAE636F0D0D7010378E7DADEC5CDD701C70D5C395F7FB4284B302A0EEE65C8AAC676EC3ABB34C88E6761F1AB7B5CAC0272D8CB8D09B6B3F49E278F55BC725A5C5497AAF3F67C7DCDFD6B95DE8F483AC99D6B4B746A75593C8CF82AAA7525FECB0F0032FEDECAA002538060E2F9F53223EC1FF888BD123874F7F1A7B943072FA65B5561C59A5EB6BDC80BED5239B311FB7F272FDE980A58CA4946AC319737DEBB12BFCFDADF59BC3245E09261A6059DF6B175738C57070E9DE59BA330E96E5DD50B78F7B3C3C9214E0167770323CA5E3C3CAF63C9D0489B17717C39C6AB897CD23ACDFA446EF15511C11040FFBDB34F70E2F3AB96EE161AAFB0EA2C75964E276C618B28E3762B87113727B7F12275F56F1A4E40F392E4FA53888E92E564E8CC300DF8601CEF905603E5C90E4D68A6B15B2F21EB9E67893992322D8BE537F9836C8EA3FE1772B240BE709E65762237EF7FBF804FC4FB8DDE8C3F167DC8E52F7F179420526A8D64BC5355DFDA9EF6E71C967A75DBFEFC5F675C7C1E68A4A3136E3D2689B971DA63FF8D1EF50D546837256B2DD3C3E5672554ED64DE55ECEAF4ABFFEF924EA8543CC3DA73862E2629362640BBBFBAE2D7259A24A39C356AD1518C3BD5D57D3E858D97BFE038941DBAFDBB49F50AE29F4CCB852369874F64DCF296CF2F25E694BB11F93A3D39AF7747654048A6C92F5A93F68EB49211063B999D8DD83BD8A2A85A7651BDDB50787090F253337CF2628244C482C104DB259F94F5E8CDAAB5419232EFBF3E73993F043981173FCD4348736975F8579D977AAA7AE657FF4772874D73CFB297D96A0BA6772CCE6F5E3CC82A326E674875B0B1D2CC7DD1F88FDC26D301404F120E8AD71CB0AE1606091E5E577F402B875F46E08E77A7A2DB0C637DBB567F59E8AD7870E8E4584AC60F7CAAFA717D92D6C4CAF7D3CFE8EC4D71D4D918799A24DD157122BD58C34782BE60F2B82F2CC9B0A9FB1EFCC2576B7AFE26EC6171B6CD975A043C32FBF4FA9FB968771ED1EFDD10BBC1DDD782FE31CA3CFDF3D5B1E2F638F90FDD015A95E664310ED306B8F15DDFC587F84C5C041B047B8A5356176B053AE3CF3A70B77971A5C473E1612039F546E0B6235898F945E64D519881B6BB0BD7BC0AB52EF984C024AF169BBFF235DF6B4E36307AAA349471C5DD504E3E45E4705E7BDC6BA9DCD6DF03992D43770127755356A2A9F7661CE135DCA2F34525047601546D7CEAFBE1FCDD9A7E651CFDFA51EC61EB5A0C74DD94DCDF7CA85DE179252EE8CF569F637BF2B16EE170F7649DF516524D863950AD31B0ED34BFD75F9650083DF2F38BB3FFD70C1D63DA763882D09FD53DBFF0DBEFFA5EFC69F619B3A23367E319F68EB6071DBB53C5E27573936A9DB273A8B6C370C725B3CACD70AFA5AA8DF7224A94E592627D7FDE3A47CDBFCCF9CE136964C5281A4E8BB8BC1FC364674468C5DE9D092772467B567405A68F48A3CF135AFDA0FB9D98DA9EE0E4B5F44FF76DE5B5637B9CCF6FD9EEAC19BC65FE3FDDB2837CDB8C25EDD74C953BDF3D4A88940A3278584956BD33A7962197DE7498F0219D238DA033DADC91032DE32F2B3A6AFB8628E4A10A656ADB0C4871F94B835F489468C38C8B7BD96A9EE6D671D9BC77FB2E687E328D3E120CAA6ADFB7A67D437B10789F4A2DE5D97763A1FCFECE0296A0EDCBA82B3DC6F2794D7109B47B7A6CDEAE98C4ABBD10DCFA1A4FD4D7FC17617A403117EC3160BA1616CBFC1EC86486EB07CCA6675565557F95A3D179B29550A09496F6C109097A5C438BF749E5179259A32D99FCE99CDC854DC75EBDEA297C7C25054F673FC1BB51D9F4466753FE6E5CC5E4E1FF96805F6F2B2C97BE26EBB150B0F2D7BD96BF7F9B2549AB6861A8A1C88ACCFAFD7B36E9024B2C58715F368399AD313D3D99D8A4AF8A6D2DCBC1DF7C87D88D969A2F2A551C9982892F1A6056B125DB06BE7A09AE6F311CC43CEE73C266635DAD1ABDC024A45C2EEA12F16FBA7D43B74CFD26E60C9A5C9EEB5E9358B15A1C37AA52F0C6A9EE61F6B980DB709FDFEF95C7FCE569AB94CB481F43505F690972025B992D769F7E4139B88AA9A513EE21D87E4EAD05247CB495DCF6B67B0753A57E7D36CC90C201BDED85D05E1C340D05FB9B1DC6081FAC6F67AFD81715D96E0AD277C6E4145B74695ED8FD4B81731FE84C225D5D8A6FDE8C8B4FFCBC4D8CB32454712F4F35D48AF801E8B22F74E8C6C0FAD1A4728FAC2833F345568E2DA6076911632C9D44F9E9B934EBDEB547C62B67FFCD40B9A20484C7CE0DCB8D013A3714BB4F1F15C4B0523E8F08C5AA6515A814D5E4FFF89AEC64C86464DABDDAEE3B2490C4AF072F230954439D0E6419E256D8D341C72AFCB303BC47DE8AE175198312705A84C28D8DDECA15FE08A29E1B16E91AAF3B2BB44B80A7E69F94A1A3E29E9B2626563E0F065B349F26A100B88AFD6F2BDDFEE2413309C1BB16930CAD8062B2E6BBCF990430E4D4F718BD448BF0023F59992DB3C5BBF86884EC1C2ADE321195C72812580F4DF01AD9B58FF', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '8ec55b22a907b5b4b92de0a4aad93f16f58e12b9c2cf0daf8f6c8eb40f2bc528', 'app_receipt', X'0100000F70480DCD97775414591687BBAA03A9A1C951828AA02850DD441147C94901C9411184061BA41B24888868374DA3082241040C0489824390A8C419454006090682302828288289EC005BC5CCCE327358E7EC39B367B7BAFEE85BBF775FBDFBEEFDEABD073108C7701C0A2C63D61C37C006663008872006C11104002201E2C671B8B28C01321A03025814C40053FED514C86080E7310C3092C800E9901408B0C33E18616141124452578488F06D03A9689154B5489013C4038B888E033126C96037C40D025C888D05D16C2373101E049016180C08A21E43BC2040402C761067DC6E98E9CF86B8C30F57DD491B094610EC2B86D868104023CE9CABCEC2A0EA76A467F85EED194CE985E08EE04600860D8F252AA92A91105D6055C7A3894A10240A027070008637D1A1FFE39EE0CA790FF16DDCEA3B97022171100011851FCFEB4EF3552287B8F9FA1D232B79B9F9929170E1B7FEFB7005410085E8783CA7E5719A47907B20854645BCF87FF722AA28429AAB93A4A10541F0ED046D806719D10509A6CD5AB1656125E9566E8AFD1635367D4700618881BC920FD1190048A4AFC07183B81CC446028436C3562E6289E345FF3C5E25771A851AA00EC13181B83CA4111F9E4052817EBB88AA240D0D481AD6F2116DBD1C12894EABCE05DF70BEF52D6764B0854883D5C172C156116281C2A8D5388A7F9350706A415CC95AA9F47709E9A36AAD250F6717EE1100D1190C2EB83ED1751003CCC9805F018242A868FFA6F8F42FE936BCB494857DE0C1DE13F1F3394849FF56EC00175CD287885C10070E6D8BC109800E0EC40D90386270E20574FCFC64AC0369C7C932D614DFA0636EF05F220429212A1A2FBF8E2A63420D241FF7257B50DC02C9327A3A3256D63A908C0837A40911E1DFEAE5244A20416AD09A077FE700ACC8EE648A5F203C602F2A85EAB53A0006B0696DC830C568064080A70A46860100A80B174C443AD39B17E8C4CAC36DF9CBD4493580E5E2DE98DB8911AD4371746EB96FB6ACDDB3A2567A776EA2A171B6C1276E34139CBC47B998FDFA4340EB26D557A41B450ED3E7BE7F8E1ED5D2E7BE1036F0D9D6123DB13F22E3A17B4A07E76DD94FDC133F4BCA0A3F938C9C9FED7D99D425156D6964B76B31B995D9C5193822BF133574ED09EBD93947DB69C996DB3E58CF3DAA6649D86551C7374B876F5B967004C67B7C7AACFEF54381AC9FA09968AFA27FD3E61611E1DDFCBBCF280A78E62E7834430DAA37051ECD4D7BDFB8BCA52812AFA6D334A61A161A927051B624A42D53596496E3CA3971E595A7A7A233BAAF956626F3B03A330CBF33F302871A4DF62767753D02D1000AB8791CF283F0706A25050060050342288807B1088805172CDB594812B17930C218C15D5EF5B74C26AA5C03D9C7D32BBF6C3B626BD2230E4923F2668C28247C56502FBE69A5F9FCB57089BD4F8EB42ABB0F7F3032C441BC38CED5B273F7C071C1550F57DE1F0B11CE0A807A9075995EC7DA86D7641B95C87E7C68C4C1F6063E6176F008B5A966510627A0DF3C22232BA5A4F7EE6B66D4A36DEDDB45237FCA986C4EFD601CA99E40FC39B86A3CE5F50E4B7FF0F2EE8E72509AABD765E1820ADF73FCF7B8283DE2E989C5E1A77183916FAA76C510D53A96627AF56D9FDA0FD33C4A4BF52702E76F242457194D9AEBDB0D5F13EA69AEDB1826FD5624DE10CBFE49BBB0DC358A8B47A776BE76042CC92DD2748A7936309810E8117370EC7472DB97E5EDB97BE3A4873F2685B956F32E989FB57B9FC2B410571E14015D02EC9BBA06E65CDD37F3B334FDFAD0236C5B62764719B18F34607871A3F2163F4811AFA87993F2FA0F2F8C273B4BEACC558C8EC000DF8501CEFA1560415CB0CCD6F29BE5720A5ED9E678D3C9A3E2D8EE337F9A36C8F63FE1772B2407E709E6577A3D7EAD68B4C0FF09B7EB7D38FE8ADB21F201416F28DF14D57CB9B0BAA327E5E31D1E85CCD49C473E1C4B3B0E3695574872981433EDDFB4995DF5A7D692358682B396333DBC662A782AC6EE8D675FC9AB4CCBF91A8E7AED1CF5D035862F7EAE51997E9FD35377B37C86844AD6806D7339C6C8A2E37A2A152BF730A0373E787B8E7DEB29D5EA02EF1BD74AFA12CEBFEF3C834D5CB090B596FC3E9199DAB4AFBDAD3C487C831CADEEA0833789C017CDCBC21AF47529AB1544CA35786AF70D109EC8A46F9C8A538C1B959EE533CD64170A4F8AB050A98892927BF5F5B3E9E943984173FCF80497368F7FB979C977EA676E66CE043817786A9D5F4C9B22A8EF1B1BB67FF72C3DFF98A939D5F9CE6C1BDB09CF9F247FE536040A86F811F456B965877030B0F0CAFB477A01DC1A7AD785732DBD965893B256ED29BD175275A17DC3674F2E632D14D6D28B6C17D6A7D729165F2BBDB4A391EEC29268645E8BAFD030DE29503EEDA20C2AB0CA14BF623F9A4B1BB4AEE0CA620B0D37EBDAB4EDF4CFEB56797CC7CBA4669FFED02581B6C7781F932CE3AFDFFDBC3052C27956EE4B075DB3C49E20D1B6BF355A62E333FD41364367914EB1FBCD71537DEDF2A5E93F5C7A305FEF3E3853C017F4BC625B30BB692C5D768E7D6F6FCC70BDC3031B9F0ABDE35BE250CA2F5A039EEA70A69E18B6A9622A1D3DECAE211223FF2E2224F71DD6E37C763DED6842776F38EEBA7AC4781EE5D2676F74B190E860FE3D02BB18BA667AE5D350D6010DAF3AA10ECD30CE88593D5E920139CF271BFA54A0945C3BDCADD5D3F4B150AC472AE448DA8E4A63914EDB1498DED330BDE47F2EBF0CA06FCFAC9BE78B2F971C3CB3DAFA3912D03FB4FCDFE0FB5FFA6EFC15B62993922349797C0ECE9677DD4B63F766AB46273CA63133888E0320AFE593BA5DC14B05FAF78F26DC53DD9295ED3933A6D032FD8AFBB4BD354B295F46E263528890BD319511E558DC3FEF4BE7AEF20E4C0D652E2BF0BD13D0B89A9DD990E2E93CFF8BC48F177DE574124B1C3EEDABEA2B33598A0D682195EDE7097B5B762457BDF685712381424D381956AA4D69E78F66745F547A1AC490C5517ED2DB35769288B7A67FD5F29352CE520BC6D46814DCA60981D277FA17297C670F0A6EAF6169FA3ADA45E70A85575F3D81321B08266DD87AA06B52730367B07817EA638EACEBC558561BFFADA6A0ADCB386B2B47D1DCFAE85CAA1D654A6FEF90AC07D5E8024A36C0EC576C75A1BD10E1776CB1101AC6F61BCCAE8BE43ACBA75C467B6555A59FED4BC9C962959327D31AEA8515E448516E6FDC26D5DE4A248FF5A4716732D29575EF3C9CF3F19AED8FC87C897FAFB163517C4A6726376BEA4ADAE08C2DD825C0A1E08DBBEB5128D6BFE0E3A4DDEDC75661D61C6A246E43AFCBABD3B3AB97E1E3880D2BE4DF75D89C1A9FC6E97AEBB6E078AA87EFE17DF25FA2769BAAFDD2A062C2277EE3FD7DAC29335F77779F86D6CB41CC13EE97FCA6FBABB5992BBCC22AB7C43C435FCFF58C6BB6E99CA7146189C5899E3569D573E5A1037AC5AF0DAB5FE41DAF9F3A6D1FBAE7E5E79EACAD14F32D4C43D99B8A9C27DF80A4C40A015783B1E7F6672BAB8704F96A9D13AB428B0F5B8FE978DF3C87BDB7F7FA74AA03910164C21BBBEB207C1A08FE3B3796EB2C50DFD85EAF3D31AEC912BCF5840F2E28294EE6EDA26A97449B222CFF6579CF6D8557D57F3CA468CB7BADD88695D4B6791BFF83A3A5F716993D33122377372DF3DEEFB4983F9AEBDA6365B7B56320CE20DEDEAE65C66AFEA2CC926E7BA608B6327128942B7C0A3C25353D73949BE919B544CECFB5D2EDBF6D1054541380FFD21FAB279AE31EA95CEE7F454187FDD9BBEE63AF3433CE3405B624687B6C09D9AAF5802CE48D75393020475F488B4EBA545011245633C13D54B970EA03BB50E71E8B4DA7568AEFDFB42F774E9A305DA1D13BBA3487139C474B84FA65C961343ED3E9AB11FDC629A1BE4ABA74DAC8F4E27475C589439BDE7EDE7350F1C66303A2FFD283F0F84BB2C3C151E1F1C72A941984336AD249987F00CFF45DD5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '439472c912b2e37c7865c47837124cfbdcb744be7174a27c3fdbb01da8143bd9', 'app_receipt', X'0100000F70480DCD97793C946B1BC7E77966C118C6D8A341274B29DC33D65087C85A288454C8D69019B2C5513131B2152AA1C5BEA50ECA5659D25B8A365B4522A5D04249B684F33CCE79CFEB9C8FB7F3793F9FF37EDE7766FE98EBF9DDD7FD5CD77D5DDFE7BE1FC026EF23F028724C38937C10179CC926EF026CB2030C413432E023F038734C20772C0E86F018C08653FF3514CA64C33138361C4563C311400A86B8111F9CA8A8301DD03594005D09D06C00D006AADA60DD0EC08F88A84E8071A629701BE083215ED4C6C358AEFE4940822174040E07C39847400086C8A8C50D134CEE1B65F971A1EEC8C50577FA0AB231407C97A1361686B0A83371C15914565B83CE8CFC166686533B0132113208C27191F0346535653AAA0B2DE8242C4D190071184292837002DB3371E902B7A9CD798AA37E121B1E1B0109188251459024E0CAF251763FE0E2E3BBCF5DD9D3C5C71D4D17B9EBBF4F57188630A84E2211ADF6B3DC025D03182C26EA25F8BB174D5509682D2C92A636BA4E6007588EAC32AA0B078E0E17A6F24424B6DCEED0BA459F2306275C2200367A4B0AAAB3219816318FE40D13F2501B4D10AC44AC7CD4922089FF395E65571683E9AF01909C6042013A884222D355C16F1F1A4D0BA80369442B44B5256B8884873A177DC7F9C2F79CD1608BD1010BC1F222D645D48245310B7994FC266190D2C284D2C552D9EF123A47D5624B01A92E3223046333D9BC487F626B011BCECB446E01C3229858BF86A48CB10C1B0156EAF46678676770D2541EDAD2BF353BC48BB4F42E1A2FE021606D710421D8DE9EB61C48A0069124A4EFEB2B631DC0DAEF2E63CDF009DCE782FCA501A08CAA5892C212AA8C2933C07DBF8FBB1BC325C05DC6405F669BB53E9011E3035A80867C173E3BC4C97464A5175DF83B03D8E6EEEACEF00D4002F66432989E0B01B0A11F16A78C508C65436464A91064D81084898B33156BC9689C8EA0553A3517CE3187D521CE6ED71BF92D38F15A0C4F8BDC2DF339DDF679F5B26B93EFEB6F4CD47B1F7F9D050F5F671CCB7DF3D1BFE907B557F4F317EDBF1CFDF929F6B5B6215F5C58F7675B2BECFB2D4732EFB8A63E245E921DE57BFF822A2BFA841A3535D1F9F264AB54AC95F1769DAF294D91ADC4807E857598DEB31D9C27471D6CBF50EF5EF2C67BFCA8667E123F27EE3030EB74C9AA942720C96DF491C6CCC722595F6173F14E25BF869577C544D70BAE3FAC24E4913FEDD608EAD57284EE4D7EF13A7F4AEE6214495DBF61502D2CF440F231D9D203CD592A62133CA78F4AA8CC3FFE2936B3ED6C59560A3FA725D36883B927DC7BC3744B4A76EB3D180B61A09CFDC0179090D2528520681E07030CE0472D326A210DCB150EA8A8CD8F13C509EB78D65D307D5FE51CC03D945139B67A8FAD69BB049046E5953871201A2E6C90D430DF1873F690A45EC79E2615D7BE8FC646042040202EB49DAB1B8117E97AA4F3FED888485520CCEDEC5311B59CD5242DAED792B98F76F5DBDB9E27254FF4EC61365CFD2A4310326CEC9791955236783793157D6FF5FD35E2510F32871BD33E9A446924D35E04550DA5BE596BE5079F5AFFB01C96E6EDDC3D1DA74A794AFA99106D403BF8FE6BDFE3E33D5103553AF134F587B3F19D86B68FEDFA586E656586EF03A6CE27A754190F5B186EEF3B2BD2DE58BB224CFAAD5892119E7B54B7B8DC399A975FBF66AAA61F2ECDBFA8B523FE49774F72805BFCCEC18329CD63736BF2F58E4BF77D3A19E65C2D306D11BEFD436AA4A5844A8F18BCDBDFAEA1B57BD2D975A52047CBB70BDBCF2517BF3EDA98BBBF1E274078AD6079538A765ADD8B5EF0CC697A28C591AA3F59F1BA1F01F81A0270F6AF000B1382645695E794CB2B7AE65A90CC86F74AE0DB0EFF69D980ED7FC2EF2A208FD409E1577A297EB7B15801FF136E977A70FC15B7BDEE5B85BD40A119A6F15471F5C3F6D44F57F815B3D2F2EE79F3CCAEDDD9505E41E5312D89B41B68363FE3C7AC71D7EC0DCA9ECB72F31CAFE0AF18BC3E947BBAA0323D6FE610E68D63F41DE7784AD2E40D95885B448F8D2B15322555B3BB6D1BCB71C6960FCFA531F1F277FC3B9382D6E4D935FDA4565DE475FE6C695772CC8796C3F813D396B2D6D49F4F44A6356CBEDF5C1E28B15C9E55BBD3DE8B4EA6C40A70F09BBA5A55D48BA2E4EB3D74BBBAC91D32192B468E2B1D7F2D3D4131CBE2163974F288A56A45B494FCAB99CF660777E17A2C4843EF7975F9FDCA2D4A37681CCEC91AF7772CF2D08EF99A3E42D6D83CD867F7EE4946E13E330BA6E3958966AE608F07D45FB93D008280208ADE02B7DC8080008BECBC7FA417222CA277493817D36B8537BDDCA43B62F05CAA36B4AB2F3C640E6FA9B8985EF4B8B034BD3B124835D2B36B6F44ECE648DE883C9B54A169B24EA8FCCB6E15589173596906FFC9427A53D33CE17242B1D1CA8D36CDEBFC0ADA541F5DF134BDBAD9B03751A8F911C9DB34DB6466C38BE9FE5262B8FCD8C308AD523BB264F396A658C9154F0C7BB88C1CC55A96DD6A3C3ED2755FA12CE366E2EDA93AD79EF1224AE0D38AD541DC660911B293DC7A9DF17D75F6B76DBC2B0CF6CB1DC7A83C6FF27FAC4F4C0BEEB3A98A54DEEBE4AA2916AFF0EEC881FC7778B798DC3AD6DEE4B6CE4384731A47860A18899FBDB02522E23D85D7C9DCCBB057BFCC8FF6666FD5F4AC1579A815463C32612040DFE45EE09D0B468B94536AFADAB4DB1B3E152F6B973AB0277D6DA589588B6D2A42EF41845EF77F6EBF6CA8EBC709178FE76389F61ED9CDCF7892B137EFFEDFE0FB5F7A6EFC15B6A9C3D4FE9305147B47AB6BAE65097AB96AB1C98F58919934876E58C0AAA3562768B6C8F0D6DEE4EB6A72D9B91EE3838A77BFBCE23B6867CD512E9491FC74F280889D09931DED50F26CCA2782AFCA2B202D34724E91F24E48F34C6E567DAA87E3D437C97F1CF391D73F516A3FBAB9AAEBB2E96C82FF5DFAE52DFC616F2FEFC9D7A8796E7283CC6026878495E932EE0BC6B2DB8E293F0E64CB12180F0C7406436824EB88196D5F29956CF520DC55CDA24B2C1158FACAB3AF0C4AF84EE13557395A3E0EDB63F3450E559F09C6987707D197AFDADA3AACB59C1824D18AF99427EB7C2C81D32C78A12170D51CC17A9B83787E5D6C3E733B63C440AF57D68D691C8791F537FF15DB8D400F907FC7160FB008B6DF6176492497D83EE533EF575655FADABEA40E97A88684A4D7D7892ACAD3A35D065C86D5DF4AA60CB6A7F365B13354365EB933E9ED39F1EC48D64BD207CDB55F2546F4C7F3B3474EA7F78CDBC2AD423C8A5E846B6EC5CB9E4D7BEFD06DF3E5AA306F0C3596B089A82DA835D85E2743E149082B16D471B26026A5139D2F5C121E4A73F371DAAC3016BDDE4CFD5BBDAA2945E2FC875B78B3C8C28DEBBB34B55FF6E03AF85E0A9A6DA9D68D9C171055BDB0CC23F4CD64FB9056B37E0CE3229E5672C2E36A7AF5647968B741C91BA3EAE705FBEB460EDA85FEF8F2737BF62A86855CA4916C8E12316400A69FA81072DE34F8D42EBCB2BA579852E378A22AB4C4C97A50DF2BE728FEBADEB92F69F6343694851CECCEC1C8DB40D0DF79B05C6283FACEF17AF11BE3A22A21474FE4C505B3A5E4D4595B8E52B0FC80EA0FA98961F31A56FCC5CA933637CDCF9C53E3128CABEA08568BFEB4CF3E6EA085AAB24EC7AB5EC2AC2671C272CA55A186EBEE469BEA4E63AEAEE55BCD5F7514B9F1AF32374FD4934BB3BBA0D7D0AFF02DCA312B7CD7E6B7DEDFEE04E95F8DB957D77AC9D432D6D698EF81A34ECEB843E4868994B5D6A3B7424EFED4389C24E37BC2BA2D3C47EA50B6BDAFE1078BEB6136175C96656F292668772A0F395F8ED4D68B65053A4D1FE30DB427BFA0B205EAF86A64AE64C4C40A1EF57D7C7722D957FF7309E41291BAD2A7634CB4D2F959A05564F42B5BBF7CA96B9E39A766898EACE4340DCB60718515D594B4CEB181FD9A93146E49EADBAA6E3991ADBF0064855876', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '70ad5800d5b855517d2f7c954de58d16ecc8a719b7efa99452436c3c3f817c3c', 'app_receipt', X'0100000F70480DCD97775414591687BBAA03A9A1C920D9218A02D54D94A020481651322820D10669A20888024D9224028A80819C0C032851892EA220225109C2C0A08222884A6680ADC29959660EEB9C3D67F6EC56D51F75EBF7EEAB77DFBD5FBD571095700A472719A51BB5C808D0805954C271884AB00201804880187174F651BA80331A030258144405D3FED514C8A28231182A1849A48261900008D0C23E184E4E761244529082485210D114525026292ACB11AD21265844741C88D14B05BB21461060406C2C88A6195F84F02080B4C0604010F5026206010262D18238DD76ED6C6F1AC41D7EB8E94EDA49D08160DF1D888D060134E24CBFE9CC09CAED467A86AFCD9EC1B47E08EE086E046068F058A2B49C3409D1D936753C9A280D41DC20000707609833D668D7AD0603256C8E64354BF6CEE3201E1000118515CFECE8E921ED1C70C2C3EB94B3B4EB090F67245CF8ADFF3E5C761040213A1E4F6FECE3E974DAD18FEC4941BC587FF722CA4A414A9B93A4A80C41F0650DF1C1B38CE8EC41CCEC973AADAF0006E9EF851D5524AC971FD93A4054E4952C884E054062D8061C3788CB476C24404818B60A108B07CFFDE7F14A3B7A9229BE0A101C13882B441AB1E0092459E8B74301B91784B52244DB2E872439EB4DE7E2EF38DFFA9E3332D8DB4883CDC132C0D61DC40239519B7194FC2AA1E0D482B8D2AD52D9EF12D247D5564B1CCE2EDC2300A2B3A80C707DA2EB202A989F05BF02043950B1DE4D49995F334D993DD3960DC163FD679296F29192FEB5D80106B8A48F1319203A1CDA0C8363032D2D897C100F62D0E3D934BCBC844CFC3C7D9C854CC81EA74F9D806F8910248DA868BCF836AA901EC5CFD9C7C3D9897CC2CF59485343E8A8890624C4C508294144F8DC3CACB90924481EDAF2E0EF1CC051674767B2971F3C60570A99E2BA39002AF0C3D690618AD15480004F158C0C15005071717A5C9D992DCB61C44ABBB6A275CAB43C1065EBD858D089E1AE43D1758A361BACABF66CC8973D589C6A685C68704F7C930D4E3F245FCC7BFBC9B7F507B99F4937EF58CE5DF8F115FA8DB216635CF0D0173363F4D4A1F0AC278E691DF477453E334EFDC42FC2F9923F7269A17FEC729740ACB18EB9CA4A6A6B4417BDDFB8F85ED4C8F5DEA89717ACCCE6F89FDE75C7BAEC9733B88C5DE7B67AB76677D7B894CE2FC9E9F30B85D54FC5225EEC06DCFD52DE4DC24FB938D558D542A4D85C0A969D5AA006B95CB6678B736E37AF88DE89C4CB6B344DC8050705245F14290D68CB96E15AA0BB7A814766A3EF6C6C56F7F5B2EC54A6A8CE2CED7D06AEE048A3DEA1D49CAE67201A4001B93E9017848753CBCF06001B181042414C8845402CB8606942217EC466C27062D8555CEB6FE94D55D9FBD14E66567EDDE560A6D7C3030922B230861BE20C65D74C6ADA6889B97E9E57BDD7A155C671F4938E360E62C6D16F969DA3138E01AE7AB8F2FE5888705600D4E39C2B617551BBF04A346F78F35E1C1FB734BB894F5E1876A034D5AC08E1D8B45AC6854404A4353FAC66473FDBD5BE9B3BF279D6744BFA27DD488564E24FFE5593696FF7187B8357D43ACA4141867EDBE538599657F81F71D19AC473532BA37D89C391EFAA54E289F21D6BF1FD5A667D16A39E4E65655A537E4B379353AB74A68DB4CC47AF73F4B4D4ED0C167CCF95A48DA5FDAC7ABBDC3E9A8149A376A9761C2C2DB8A3641DFF726838D9CF29FED8C4B9D4B6AFEBBB0BD4130547672F07DB57332F1B859A7F4C8B38CC2333CC05DAFA5A34750D2DDA3B0AB34629790DA0C76944E3D5A27568C71B30CCB837E2871F0910AFCABB910A07ED9627536DF835162BDE8CC3003F8001CEF906303BCE5F48A23CB75C4CD235CF08AF3F7D9207DB1DF2A76983CCFE137E252031384F30BF82DBF17BD4D3D3EF7FC2ED761F8EBFE276C4F908BB1B54A48F6AB972BBBAA3276DF63E9364767AFE3377BAB53DC79ACA2BF8E9F44A222CDEB5195CF3A6D43A2B8EF8E7AC673BB9CE5730554C3C9CCCBB5A589991BF7A1EF5D626FA897D3C4BD262A34C5833BDCB0161F12C5ED99C21B396728CCEE18E1BE914ACD813DFFE24FFDDF916AD67E5AA8BDD6E5E2F1D488EF9D819824D593E2C62C2FF634A447A93617B5BF9691E3E31CFBA63966E24024B2C7314F6E040978C7C71A458838BEAC010A1572873E74CA254E21BC10516FD6C5A8EF397C30FCB56440B88FDBCFA45FFDC71CCB0117E728A4195C9BBDCA8749F42486EF6BCAF4DB18B72CC4AC60C41C17062D4E2C3CBCCA253FA46149BFB0B6D34675C9EF37FE33600F2875811F436B9A5857030B0F0CAFB477A01DC167AB785732BBDC658BD7BADAA339AAF05EA8206464303D7B18725B7D28B6C17B6A7D73A015F2BB8B6A731CC368AB731E27A5285A2EE5EB6F2395B195032EA9ED42A76D648F060EB06EE5EC26D6DE103A66D7BBD0BBB655FDC77D5AB31D41AB9C4D6F602EFAE97A3BBBAEFA7E5F152FA50B1AF1D614AA51604DEB643ADB1BC3B5F6A0DD368DB7075EE686E499C1968172FCB7C74E9F152BDE3F07C31CBE95715BBFC69F513C2441669D5FBE347EB2D1F9BBA5768FA8826A2645EB7FAF669D0A79F1935AD8A903E69E7A8C8152FFE213CA0E003D62926AFDEF3647277FF79DC0D85F0C942F2A52F6EE8120EEEE1A28704DA1DE89AB98DCF233947145DEB383A9482E9C317349949079D0BDDF3A0CFC5D2A9B5A3DDCA3D4DB3B777F408043864ECA9D4E5EA344B83E93D07D3EBFCDBF24B0506F62F9C7079FDF592A54B4EDB205D32FAD1D3FF1B7CFF4BDF8DBFC2366D9A7FFC72218BA58DF103C7B204F53CB9D8E4179E115944AB2190D9B8B74EC57FAD58ABF964F24339D19C3C97F909C9A7733F339EB33089922E12E29DBD1CC061A14BA1465B950C2E79843156B9F9A50745AC4BB27C6053BC9697DD90E662B3F40BEF3F2E7A8869A4945A7E36AC1AB8A7B796E0FB9474EF1053F0FB7B0E050AB5AF751B09644A726070992AB99D3596DA7D51BAEF345504477EAEA9321148C49B84AD2A7B09C8E4C8FB636A148BEF7A728082F70757C82CA1C7D877D74429795899C716709CAFBE76066530E44FE29338D235ADC447EFCFD3859ACD17B1BF9810D5C67AABE9B4C43ACEE4A81577417D6C01C59C3CA3A93E22E244D1894389F81A7CC3F600A40E117EC7160BA1616CBFC3ECB6486EB37C8A65B55756557A998DF14F97C806066634D4734A8A91A24FBC3B312DFF9E3775A22783319B9A2973E0FE934577D785C1F0EC31FC47C53D2B3C331AF3053933573386E7CDC02E363A4937DC03A7DB3B0697DDAD55BBBD682A0C5A8274784CC3EA0AEB34CDEB8558E812826FB3AAD819519232E8ED6FDD659F4C77F2B03314FF1AADA62FFF4B83AC1E0BCFCD8FCD58FD88A2036A038ACA63C3985EC63156FD43D5AA111BCC9CB2B776B804BD5DEC99546AD38821DFC1124B525C6A32AA17CB8386344BDE6A57BF2EF4A99F396711B47FEC4B4F8E04D94834425B24578A3EF01D484AA960B33F38F1CA22B4B27A849DA5D626A52AA8C4CE6442C32DF702F6A1FA8DB9744B2215C88637763740F86FC0FFEFDC586EB3407D677BBDF58F714B96E0AD27FCE3820ABC66536E927C1C173DCB7FD1A842587954BB2F7D46FE8A178FB8697871072E6EBFD483CC7C5A2601A65F6A2646D7748626966BE435E7CC927BD97C622A4266AFAE787FF062C7ECD3F4AD5593087AF0FA069F83BD03C3C874BB8F5DCA391A9E9D97C9F26F92DD38CBF8D8577329EA2616A8B9231221F5236B6A4B93EFD36973B4AE76311B8ABE356C693EB032A0F2AEB708EF7BE4FCEE574B8F69166F9C5DCEF3A7777C9F697C3CCC5834CE6694BB1BAAFBD478AA6FC9568E0B3F7F5695F6D3DBF793CFF9D242426D3D4D8699198F8D7BC9CE8A0F8A69B98FA9F1EE65EAB4AA10E2EFF3B20B33E7336F2BDCD7BAB06B4CE664516CB64980DED4F9CAA54BF1FEC1BCD7B3E4FE09811C5BFE', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '8c274b1c274463d67fc520069a140c5671c07887c9caa2a5923aea05bb40628a', 'app_receipt', X'0100000F70480DCD97793C555B1BC7CFDE67301D8E99C8D04D48C53AC79854A68C252573853874C839A62457C5314F894A683093D435642C63B714950C0D8688282E1111D1C5BBB7EE7B5FF77EBCDDCFFBF9DCF7F3BEFBEC3FCEB37FEB59FB79D67ABE7BAD0598A4630436B93083B0594E88054E63920E0126C91A862032097012D8ECC30C202A160743780C60C249FF6A0AA531E1481C130E2533E120200E43AC880F4E50909F02282A5B80E216403E00C8EA1415750AB0015C8888EA0418679808B7014E18E2406D3C8C651998054418425BE070308C7906B86188845AAC30C1E0895EBA270BEA8E3C5C76A7AC23E903C4770D6A6361088B3AB32F3B0BC24A9BD09E917BB96738A903201D218D201C0B114F965792A7A03ADFB24EC492E501108621243908C75D597789B3A809B63D7AF3A877BF7A690010812118557889DC8E0C7779AA9F83BBC731AABC8B833B154D1779EBBF4F971F8630A84E24B29B7A319C8E3BFAD01874D48BF7772F3232426ACB83A4AA0E0072DB80B5C828A33AFFB6791903E8AEDD1356C3F1C9F6AAF3F1CAD25DD38089BE9207D599104C0E5A42F28609D9A88D2608D623560E6A891085FF1CAFBC238346F75601484E3021176DC443245114C16F17595109A8020944BB8E6AABCD211A1EEA9CF71DE71BDF734683CD471B2C07CB815837510B16C42CE751F09B8441A6162614AE948A7E97D03ECA575A32C8EC223D4230368DC981D427B61A30E1EC34E415302C8089F2AC8F4F9D4A3DC0CD489ADB0D1FEC3811FF251B2DE9DF8A1DE2404AFA109903B011B0E638021F6C65455E0B4450839DC8A7E5E12169E6C3F0A24A9AD1DC8F1F7340FE92019047552C51661555D290EE43F572A73AD11C7CA8923A5A92FBCDB480A41027500364E4B77CD90893284019AC78F07706B09FEA48A579F82001BBD0697497E50098D00F2B534628C6322112325408324C08C244471B0AB5A436CC0591CBEC9AAE2FD2C794A1B0C38E75392D38E16A0C5BCB86FBC68B1AED4BCA457766476BEB666ADDE206D3E1B1BBB4B359EF3E7A37FEA0F49672EDA6D574C44FAFB083EABA9CD101DD9FCC4DB1A37B82D31E3A2635B3DF929AE41C7D232625F8522CF4CB4C47FF8556F128537D8B6DF3898D21ADEC3E03325B31BD579E87BD8CB0369F167B74CB0DEFBC53C9F8027E51D8FAFD82DD2DD342369F78A7C9672A5F3FE64979F01B0B776CF1AC5FFF4848703BEFF6335BF89C73E69C1A40AD5226DFE3D969D76B1737DC0C252A6BD50F2905F8FB259C952AF46B4A57109A61BB1421A2B0F4E2C7A8B4B62B45E9895C612D697A3B8C5DE0DE3AC33D8919AD8F612C848132BD80072022532BC607414B38186000176A91500B295896402086DA5C3841844D979A1B86A3E5F63EACC3A965531B8F981BB68B0009545E8F13068281FC3AF1F54B0D91574E8B6A3E3FD2A8E0D8F7515F8F00B809ECCB65E7E844E040AA1EA9BC3F1622322B10E641C6C5A0EAB08D44359641D1AC678706ACCCAF1113667A8ED0EB2BE725097CBA0D039252E2F23A235FD3C31F6F7CB24938F469DA5843F24783509504F21BDFF2E1A4779B4D3DE18BDB9B4B60098E8EC373D18A3CAF883F11C275C8A746E7FB5EC4F584BE2FDF1643566E5E88E9D0357F61D9C7702A2AD21DF5F9722D21B15C7FCC44D7A2EF8A407B43F5BA00895F84E2F5F0AC931AF925F6E11C5C5A555FAA06E0C29C9B6A36312FBB7B127C9C620E0E9D4A6C9A5ADC94A31927D1377121C0BE827BCE24D0E24352C85E11851E21F8B0B7657D6BF7ACBDE37ADE30358F4EEC00CB8698EDE1FAAC03B5386EC2A0CCDE7BE2E44BCAAE94DC2EBBB9E1445B31ADD9D2C10104E03B08C019DF00E627F84ACA96649648CBB96499108DC68E8AE0DBCEFC69D880F97FC2AF2C9046E609E15762357EF733183EFF136E57FB70FC15B7BDD47DFCAEE0BA11A6E1627E45737BD2C46D2EB9F4E4ECC76E6C0B9B0FD697948AB119168458BE6F32BEEC49AFA2AAF6FA662CA63BB97C2EE52A1DBA3B9C7529B72C25FBEB69CC3BDBF087F6313CF1B3750A41F7D99DB5D7CBA4892A66749B3794E0F4F7365F4DA6E3A51F7A77C4FB6ECAB66CFC51A922CFF5DA95C2CE84C80F2D67F0E7E7F64A9989FD743E24B97EF793A692E3226BA519D507AD5C29249E28EE30FCAECE5605E5BC50E95A678DCE6ED273C9D475E3715BE2062566788CD259054E5F08DEAB581A2E2EFDF6EB27A35387703D26C4E1510E0D2ECF1293C21D2A6732D33F7BDBE639AB47CEA78C9354760FF5598EBC4CBD7ECCC8846E7B7BA689E584F353B16FDCFA015FC08BA2B7CC2D2B2020C0222BEF1FE985082BE85D15CE95F49AE20D8B1B35C6755E8B57FB77F6059E5CC4EF955B492FBA5D589D5E9B586295C4C2E6BAA0C361A2752157E24B550DB6F2954C1F5680E5C28AB77CC54F9848EC6A5C2214C7E6EBADD73ED0B4D533B74DF1D96D17C3CADDBABDE7F89A9E11DD0C330CBEEE78333750C81E283DD51CA4566849126DDAD31825BAEEA56E0F8B9EAD50CB9AFB0D71E39D4F648A52EF9D7BF0A5C6B1E7731ECFF157A51B7D598D6283A46659353B62FA6AAC1E1C702BD5F1DA10875178DDE8FD428B3DF944DF81F210F9A3768EAA42313223C17E392378A7C8AC1AC6D184B68ED384AB2AC1C3B9B4739F5CB10502C23DD7EF9258D7602BA797267B33F6A9BA540B34AB05B007CFE87053765173DDB2C0649E7C62555F9B7A7BFD44FE9A7671BF23299BCB0C845ACC93107A4F21F452FFB9FC32A1CE9D330ECEAFA7CE5939673475B12560EF3DFABFC1F7BFF4DDF82B6C93C6C4062EE4F258D99ADE712C8AD5CC528A4A78C60849235B77C3DCA6CFABB7F92EE4E9DE3F9A705769434696F3E721B947D36F394F599A85C95F97149DB8E02760694067865B17747D710FE22C77F549F60F5994E319E153BD9C955E9BE46CFBE557D19FCFBA4B6B9D2FB49ADC5DDE596CB810EBFD8852BC872BE097E223392A55AF0DEA48347AC2C980220DDA13DE2866DB59F917C7995204DA539D6D4327C944B3A0AFEA1EE20A19CABEB84AD5BC5B0C0158E276D73C8D27F020FFA6CA3035776B8BA81C81D315974F608CBB7D296B65F7B58EA9AD65F71569C54C644BD99F8D0D6BE2BD517F5C769160B6DF5A38A7262A876E411BD7D1EC9572A2EB4763A4BC8DBF61AB0D3401E9776CF1008B60FB1D6657457295E5533AED495979998779BFD85881E2C99329B5358272D2947087F70E63CABF88260EB5A770A6335315B46F3F9C757399E90A4EEF277E50DD3C2F32AEF5392763FC524ACF6773B8958F4DCE9570C7297F4DD79C9B8D469B074BA97183BFBEC881A0EADC6A1D8B1A491EB6D8807CDE6D7626F4F81476FB1BB7F887939DDCED76CB4C856F3752FEB556D19047E4DA87FB78A390EBDADB3B55D5FB7B70CF39FB798DF65468842C710B2ADE58E3ECFF6EB67D58AD492B9276134F2E38EF5C9952315BE2DFAD53F04EAFE275AE57CDF8294BFF9DFD9FDA336469261B42F4A432B7B09F7C0F53CE97F2D9EF1A7A65195856D1CBCF53657BBEDCBFC0CE6C48CB3533027F57F3EA74B2159909A5231BBBAB30721AF0FD3B3796AB2C50DFD95EAF3C31AE982564EB891C5C30BEF612E5BC515BCBF6F97BBB2F32B21F5AA8CBF29139B80F7B845FCEC6B28772C5BDBD2AD7FFB0CEA2EB4169A1BA689CE91CAF5FA0CDBA1F4254C4DFBDD5DA1B872996394D958C8E1D4A4B2B97367560A91CB9B0E84E8A90739DE07E347E6E6728E55C6E29F5F266CE7ED39E37B08F8DB66BE02077D2488A9770BDD6D9E6A83A19FD9AC18C99238CF97E937BD2FB141E435A537589112F5B39D42D5EBD91DDBE7EC79B85F7C92E63717DE734FB5336720DC59FAEA0E73F6B8E9698247364865E94C46DBD57DD72DFDEBF67871EAE34F595A95BE4647879F0429BFB8849B4B968E65488ECCF4669839159DA09418C98A74EB6A1833D6BF226F46623623D33E3020B44381BFE01CC115F3D', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '7c11cff7787f9d71068795e38fcdb52c147d4dc763234488ecc70eee2fcafbc9', 'app_receipt', X'0100000F70480DCD97793C555B1BC7CFDE67301D8E99C8D0CD1439D6398E21A9888C919B0C9122071D721049421C534919131A3832A642119563E876154D868844447113A581A878F776EF7B5FF77EBCDDCFFBF9DCF7F3BEFBEC3FCEB37FEB597B3DEB79BE7BAD0558A4BD041ED538B3B8697E880BCE65915C008BB41D86200A09F013785CE3CC200F2C0E86F018C08233FFD514CA65C147712C3896C282A3802C0C71233E387171512AA06AAB038A3A55731B45478FB6468FAAED04041011D50930CE3C036E07FC30C487DA7818CB35340D883084B6C0E16018F30808C21009B5B86182D97D13760017EA8E3C5C70A7AE209902C477196A6361088B3AF32E388BC33435B467E45EE819CEEC064847482308C745C453C8343215D54516742296420640128690E0209CA0EFECF27B5F5F3CB61A1D7A3E183659640FA46008461561A2A0BB9F2FD923C4CDD77FAF07D9CBCDD7030D1779EBBF0F57148630A84E24F2DAECF3A3EF770F62F831512FE1DFBD289AEA401799A76D40470F00E47602CB91594675D127C9B3E4613FA92C85ECBDB81C9EB2B401EAE51D8085BE5208D559104C899A47E2860905A88D0608562256216A491125FF3C5EB2BB1F8319A80D9098604211DA488848A26A82DF2E0A8D46D3047288568C6A4BE5102039449D4BBEE37CE17BCEE8604BD1060B83E543AC8BA8058B6316E228FB4DC220A98509E58BA58ADF25B48FEAC59632925DA44708C6E6B2F890FAC472000B2EC8455E01C362988480C6949C0F39DB04FD326736C33BBA0FA47C2E404BFAB76287F8909276A1F0011E02D60E4710811D1D29CB81146AF012450CFDFDE56D83FCF679C8DB327CF7EF7543FE520020A32A96A8BC842A6FCE0CF2D8E7EB4167B80579C81B19CA6FB53504F212FC40175090DFC2E52449A2022DB0E8C1DF3980AD1EEE1E0CFF2064C05E4C06D36B61002CE887C521231463591009992A04191604618E1D339768CD699A89A25CDBD5523CC71CD782E276BA3714B6E22439189E56C5DB9673FA1DF35A1537A6C7EA1BA6EA7D9286D9F0F84DC689FC976F039B7FA0BDA09EBBE8F8F1C8E527D8613D63FE6361BDEFED6CB06356D1B977DC331FF25E5298E41F7B2EA320DE2513FB79AA7B30BD4D36C1C6D47EED6C46734C1B6FD090F21A4CFF99C7715D47B6DB7D94B97BC907EFB98166998E9F93DCFEEADBAE4B36E53C4129F4C947DA5FDE9628F88B5A4A76AB0734AEBC2B21BE4E78DD617511CFC2197A13A8A79D17B937FDD1FBDC49C58BB1442DC3C6115A586848EA0985F29016B686C414CFA923521AF39D871272DBCF54B03304E25A734DD65B7AC1FD0DE65619796DF7602C8481CEEF03FE8088A456460482E67130C00001D422A11652B05C914006B50570E238D1B55E7517CCC7AA5D83B84773AE7D58B5DBCEBC430AC8A1F24A9C24108F14354A699C6F3A7A2642DAE0F1EE660DF781B7A626042048E05D283B773A810FA97AA4F2FE5888485620CCCF7927A33871AB88BA5CC3D2F98F5C861CEDCE1153A7FA76331BAFCFCA13448C9B86E41564C946AFBFB0E3EFADBAAF2619FB2077BC29EBAD59AC762AE57970F568E6CBD53601F0C9750F2B6139BEEE9D33C734859E102F13E28D28E163B3039D497DB1AFAAD72652B41E7E4BEC36B6EB7418F0A35754188F057D3E979A516D3A6E6D6C3F7046ACA389B3224CEE178914133CF7A47E69A56B3C9F8061EDE7DA21B8BCF0A2AE5362576F5F6A103D71C7487846CB8739B5428324B98177E961AE358233D691F66F3263B64869F449C03B031D1ADB7AA75DDD570AC7E9FAF76087B81413D7C59B720FD5E30409C3CA5B6EC9524E6979538B9EEE9A19CD7096319CAE1A1E4200BE81009CF72BC0A284607995CAF3954AAA5EF9D6448BF13D52F8F6C37F9A3660F79FF0AB0294903C21FCCA2DC5EF563FBFA0FF09B74B7D38FE8ADB7E8F1F45BD41B105A6E96469CDC38ECC77570554D95905F77C78BEADDED1585925C3635E16E3F0AAC5F27400B3D643A73F386F8E4DF7FA54255035727334FF54D1B5EC822F119897CEF1775C138552A61B34A26EF37A6E5CA99C2BAD99D76BD7548933DDF2F06C1613AF7427B03B2558ADC0A1F910ADA6C4FBDC99F29ED4A36F5A0FE3D366B628D8CA5C4E8BC96ADC7CBFA572BFD472253FCE0E476F2A492841300EBFA9A74D43AB2456A9DE53BFA797F4583E67C544927AD2B0DC9490059B5B2C223D7A8B6655BCACD28B2FEF2DC25D707DD6C4D1313E7D81804AEBF2F5DA87CFB33F053A9778EA1D9DCD9E20696F1E197078DD9553BCD7C29AE97C75AA85EB80E703995FB90D01C14018456F815B6E4040804556DE3FD20B1116D1BB249C8BE9B5C19B5F69D69F307A26CB09ED19883C3887DFA2BA985E74BBB034BD4EC789B572DF563744ED8C936E88399352A563B646A4F2E34E0D5835EE8AFA17FC3B6BB94DCDF3842BC74B4D566EDCD6B226A0A85DF3D1552FF3EB9B8DFB93455A1E117DCCF3CCBEAC7F3E3354CE1BA9F4E161946EB90349BAC5AA39417A4597711F9789B344EBB2DB4D49133DF7952B726E25FFFCB9CEBDEF5389D0FE2755AB82B92D8E47294C731B74270ED439FEBCCDA7CA689F621246E3597360A7216FD681816DD531E43DBBDC752412955F478714BEC6D38FE6D7F9ED496DEF8E209CD58E1E2D6224BFF7C6968949F615DF24712FC35EFF383FD99FF7A38E1747ECA16E186FF4949120759347914F3E982C2167D40EB4EB7534BE2B5DD6211BB23B7BF535338956BB4C84DE70845E8F7F2EBF2CA867C3949BE7B30FC98E9E792D4F7952B1B7EEFEDFE0FB5FFA6EFC15B699E33243E945428ECE3637DC2B8E1BE4D312521FF9C5E452B6F7C282368F396B83BF9518DFDE937A93A69897EFF96944F5EEC717FCE10EB671E46279E977E921620E664C56FCF6B2A79F7DA3F8ABBD83B24263E654855E8BE89CCE67D7677A3A7FFE2AFDD3095F25C3B472C7C9CDD53D57CCBF1D0FBC4BBD622510F6CB95DD85DAB5CFCC1A480C66EAC1B00A7DC67DE10456FB0972E77E960281F1C068EDC8410AD136EA8B9EBFAC469E5630EEBA4EC9253F3158EEEAD3598650E40E51B5EB71BABEDBED130AC5226A4E1FC058F6065397ABFCD836AEBB9C3758AA0DF3AE40C1F5C4F1B816E10B8DFB55E608B65BB74B16D6251432ED19134606FD0A74A6E9318C42A0E5AFD86E040680F43BB6788045B0FD0EB34B22B9C4F2A9947BFF5AF5357FBB4199F132CD8307B3EBEBC45595A8F16EAFDCC6B57E91CE18E9C8E667B37234365EBD33EDE335F5349A3D487CA3B37A566AC2F05361DEC4A9ECBE4F76709B088FAA37E106BD74D9D3191F27FD767FAE2ACBA65053A96D519C228E917D9DBC10CFF1B052E1B5BBAC9929D9BCAE172E898E66D17D776D56FE10BFCE42EB6BBDA6B990D4B937B7F11631C51BD7F5E8E80DF6E11EF30F0A5B58D5E8C7CC0B8A6B5E58E619FA72BA6354B7C5F028E3229E5296E6793DBB66BA32B4D7A8ECA549CDB3A27D7513E10EA11B06DF77E4A930AC15634C14CEABF31E7C0553D3AA445C378D3C7188BC56D32F2A54EB9C561D5AB6CB76C4D0FBFC11FC4D83B31FB31C292C888D6CECCEC2C86920F8EFDC582EB1407D677BBDF8C4B8284BC8D61339B860FC8BA2A5606D2BB7758E96E9EE019B5F4684ABB976615C30FAF3E4E735AB939C9717BEB6E8E249FE54E558C1ADFB556519BBD4B97A4D44EC7E96F87CB84D2ABFA77FE6DE43F545AFA525AA7033CEF497B72A949A7C8FEC9E26481BDE3ED3E9941BF3DEECD28992B743174E9DD6F56C3AD41AD19F6519D919CB8555E19436D470A28DF63CF1B6CE93C6EE99343B1F76EE2C27DACBC76AD32141B9C0FE07A7C38D7402EE356AE6AE57DB38F083C258BC4F5D5F45724F414250D07A17F687AA0AA74BBEB8C36B1D62C9CDB2F4A347D4857162593F857038CC08CB6417F8F64ACDC7831BADFAED14EF0F57F0DD6D13DBABC69AB177FF29AD97967C4B404D7D470FF092B9CEE4FC03048D5BEF', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('bc2526364b471f1dfe3d4c1b6d392f5c1ae5993d8c54b7d3ca08cd645bee5758');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-c277224d6ce79d4f', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'326C5B68E7D7BFC27C93ABE2D8387455046E96AA802AAAC0EC51C3D76813B9BB', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-c277224d6ce79d4f', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'32AD55DDB87CA10A1947854350B5BBAF0270A9AC6271C550E71F16E8CC129657', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'AA541577770AB1859663C8517F0D31FDB1AFBF9C47E4AE213A25D85D024ECE54', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'4F8B5BB552FC19949831C9C85A4402C9B5ECA44921EAA4855C9A1C33FCE0267F', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'FB0EA523C5CBBB5D67247FF89C828366843C2F4EA2C3CB2CDFFEA247E0C7F7F2', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'8EC55B22A907B5B4B92DE0A4AAD93F16F58E12B9C2CF0DAF8F6C8EB40F2BC528', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'439472C912B2E37C7865C47837124CFBDCB744BE7174A27C3FDBB01DA8143BD9', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'70AD5800D5B855517D2F7C954DE58D16ECC8A719B7EFA99452436C3C3F817C3C', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'8C274B1C274463D67FC520069A140C5671C07887C9CAA2A5923AEA05BB40628A', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'7C11CFF7787F9D71068795E38FCDB52C147D4DC763234488ECC70EEE2FCAFBC9', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-c277224d6ce79d4f', 'claimed_by', 'strong', 'forgotten-c277224d6ce79d4f', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'd36d726ad826f7018bfc3d8e5a841fe284734e7c10e2f3458d5304140f4a1713', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '84a6eee3e46fce4a28c96a1ed3ccf48fcd061c4e1c4f71310bdb52c952af235c', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '220426611994c34653cd0e568a6b77b84af6eb160be52365c1f8ee784f17af04', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '83b03a21b9bbc0a1a8c907851dae974ceb12c14ec47c3e0e4462d8470e02ddfe', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '2e35c54c1c4bda800481b789b479f260ce800b900c29636bb6739e3d575c063b', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '107c4c200b7fb370b04d3c284c8cedc88eaabd8bab72fde00b70b0ab6a6ad6e9', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '678e3eeb9c3e455488131dfcee3abac3aba9146e08fbb7aeafa5c65db68afa82', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'ba9f5d15b47adf9937211d239fbc19c3790654a8759d1443577bcd2c18ba100d', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (1, 'RC-W8C8BCZ78S', 'missing_credit', 'Production', '230000000011805', 7, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'claimed_not_credited', 'find_owner', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (2, 'RC-MB6NGZ3DZ5', 'missing_credit', 'Production', '230000000014443', 13, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'claimed_not_credited', 'credit_owner', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (3, 'RC-V141MWC4G3', 'unproven_credit', 'Production', '230000000000404 order ord-6', NULL, 'u100005', 1769998341000, 'ord-6', '230000000000404', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (4, 'RC-XH7ADGYCQX', 'unproven_credit', 'Production', '230000000000538 1767359095000 u100007', NULL, 'u100007', 1767359095000, NULL, '230000000000538', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (5, 'RC-K3VGT0D21X', 'unproven_credit', 'Production', '230000000000564 order ord-8', NULL, 'u100007', 1769965007000, 'ord-8', '230000000000564', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (6, 'RC-AA8SFA5EQ0', 'unproven_credit', 'Production', '230000000001588 order ord-23', NULL, 'u100020', 1770031400000, 'ord-23', '230000000001588', NULL, 'com.example.game.coins60', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (7, 'RC-JA21SRZ4CS', 'unproven_credit', 'Production', '230000000001786 order ord-27', NULL, 'u100022', 1770088807000, 'ord-27', '230000000001786', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (8, 'RC-EMRPVCFKAP', 'unproven_credit', 'Production', '230000000002126 1769962778000 u100026', NULL, 'u100026', 1769962778000, NULL, '230000000002126', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (9, 'RC-Q7Z5EQG8AS', 'unproven_credit', 'Production', '230000000002289 1770007702000 u100030', NULL, 'u100030', 1770007702000, NULL, '230000000002289', NULL, 'com.example.game.coins60', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (10, 'RC-F1QX4YJ638', 'unproven_credit', 'Production', '230000000002394 order ord-35', NULL, 'u100032', 1767374497000, 'ord-35', '230000000002394', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (11, 'RC-7KYNR9705V', 'unproven_credit', 'Production', '230000000002578 order ord-39', NULL, 'u100034', 1769980200000, 'ord-39', '230000000002578', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (12, 'RC-53J7CZACDZ', 'unproven_credit', 'Production', '230000000002607 1770108360000 u100034', NULL, 'u100034', 1770108360000, NULL, '230000000002607', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (13, 'RC-212S915YPT', 'unproven_credit', 'Production', '230000000002805 1767355438000 u100036', NULL, 'u100036', 1767355438000, NULL, '230000000002805', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (14, 'RC-5BDGT5ZSYM', 'unproven_credit', 'Production', '230000000003392 order ord-51', NULL, 'u100043', 1767260266000, 'ord-51', '230000000003392', NULL, 'com.example.game.unlock', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (15, 'RC-8SKB7KASKG', 'unproven_credit', 'Production', '230000000003550 order ord-53', NULL, 'u100044', 1767254975000, 'ord-53', '230000000003550', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (16, 'RC-P3G5TVDY3E', 'unproven_credit', 'Production', '230000000004895 order ord-67', NULL, 'u100058', 1769929013000, 'ord-67', '230000000004895', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (17, 'RC-R916N3FM2T', 'unproven_credit', 'Production', '230000000005494 order ord-78', NULL, 'u100069', 1767255335000, 'ord-78', '230000000005494', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (18, 'RC-NT970NBF3D', 'unproven_credit', 'Production', '230000000006027 1769963064000 u100073', NULL, 'u100073', 1769963064000, NULL, '230000000006027', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (19, 'RC-RAZD19MASV', 'unproven_credit', 'Production', '230000000006426 order ord-90', NULL, 'u100078', 1767369882000, 'ord-90', '230000000006426', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (20, 'RC-E80NXC5CG7', 'unproven_credit', 'Production', '230000000007190 order ord-98', NULL, 'u100084', 1770103902000, 'ord-98', '230000000007190', NULL, 'gold-300', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (21, 'RC-80Z5SRH7B4', 'unproven_credit', 'Production', '230000000007966 order ord-108', NULL, 'u100092', 1767277358000, 'ord-108', '230000000007966', NULL, NULL, 'a payment', 'no evidence', '', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (22, 'RC-FJSAGKNMFB', 'unproven_credit', 'Production', '230000000009801 order ord-137', NULL, 'u100113', 1767311407000, 'ord-137', '230000000009801', NULL, 'com.example.reader.points', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (23, 'RC-FHH8YJH244', 'unproven_credit', 'Production', '230000000014484 1767772668000 u100211', NULL, 'u100211', 1767772668000, NULL, '230000000014484', NULL, 'com.example.game.coins60', 'a payment', 'no evidence', 'quantity 1', 'check_backend', '', 1, 1772334000000, 1, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (24, 'RC-V7E33B0J39', 'missing_credit', 'Production', '230000000011353', 3, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'credit_owner', '', 2, 1772420400000, 2, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (25, 'RC-FA0GCFYFZP', 'missing_credit', 'Production', '230000000011380', 4, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'check_backend', '', 2, 1772420400000, 2, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (26, 'RC-QFMHKMJFN8', 'missing_credit', 'Production', '230000000011401', 5, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'check_backend', '', 2, 1772420400000, 2, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (27, 'RC-8VSZMQB95V', 'missing_credit', 'Production', '230000000011453', 6, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'check_backend', '', 2, 1772420400000, 2, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (28, 'RC-V98JN6B24H', 'missing_credit', 'Production', '230000000013407', 11, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'claimed_not_credited', 'credit_owner', '', 2, 1772420400000, 2, NULL, NULL, NULL);
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "new_in_run_id", "closed_run_id", "closed_at", "closed_reason") VALUES (29, 'RC-7XXX5RNEDA', 'missing_credit', 'Production', '799000002', 14, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'find_owner', '', 2, 1772420400000, 2, NULL, NULL, NULL);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1796077314000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1796077314000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["1e0ca4b4b2c9675f7a52493bdcbce8b82178591fa6bf2bcacc02b57142c21ea4","bc2526364b471f1dfe3d4c1b6d392f5c1ae5993d8c54b7d3ca08cd645bee5758"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"aa40bd650536ca3d1aee43236e4192f2f767e1378be4810ddbd9273798ad98d8","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'f74765e35d8f936e14a640c5f9fd8b5a27c1a6bf4db1154c946819d378b2096f');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"e25c3d529297e47af4a13a83ed6a33256c648608d038de754fde18c128a1d6fb","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:c5e2941a02080f7c48fcd5908d6febfacd4ebb48d8099a05074c23b18a30d453","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:f16f522bc478a0135ae6573aca3c6a1f3728a76f9d26acb758cedaba17353551","submission":"8:8:6da15e21624573892c4bb7234e1b85fc81547286b7f8043c68504e8d2925051a","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:b83cb1812d7543e745a5d6cde3b91332da903faa67d5573897e814799ee0db13","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'f74765e35d8f936e14a640c5f9fd8b5a27c1a6bf4db1154c946819d378b2096f', '780b65bddd79971a8895fc2bdb718d98618009abed611c0e389bc2efa71d5331');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1796077314000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"d44121146dd49ea7a6d20db0571ed19ae2400fed4e975c281c55103ed5354350","case_event":1}', '780b65bddd79971a8895fc2bdb718d98618009abed611c0e389bc2efa71d5331', '922e89a2df146b31fbe496351e9ca29cef80c7ab8c99bfe7a2dee34fdaf99312');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1796077314000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"5ad7d0dcc292d6dd536582925b20687bd884cbe33c19fb4470797e6eaeb1a046"}', '922e89a2df146b31fbe496351e9ca29cef80c7ab8c99bfe7a2dee34fdaf99312', 'f8ab0a3d96413cfdb5894689d697c1a5631724ab34ba0f86959538816e6d230d');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1796077314000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-c277224d6ce79d4f"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"aa8c69328b3a25ce2d092b79c9ffae82f4104547dd0b7819fd9c2339b47ee214"}', 'f8ab0a3d96413cfdb5894689d697c1a5631724ab34ba0f86959538816e6d230d', '520700b6193eb8c0d1dc10bba68cfbd592adffb46c927b8a5223d53a60d775ad');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"2a36527c427786229a1e2fb4d1b745a64f843b4753ea11dfa9f8e5ef480acf2c","rows":{"case_event":"2:2:9b71245d40cb019fbade5f43fcdb7100af1b52cf63cc98a6df5a525f8e55f83a","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:c5e2941a02080f7c48fcd5908d6febfacd4ebb48d8099a05074c23b18a30d453","forgotten_name":"1:0:255d3a4a1d1a7dcf58f10f16056ac3e5301c947436923d5cd73fc55495c7aadc","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:5857ff1b00b530a95cbdb8069bfc0e5444ba2ccee94582a8425f983b635daa75","submission":"8:8:6da15e21624573892c4bb7234e1b85fc81547286b7f8043c68504e8d2925051a","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:b83cb1812d7543e745a5d6cde3b91332da903faa67d5573897e814799ee0db13","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"c7e77808ddb6a4115435628ce355c66f397c77530b560e89ac907838f4174de7","run_id":2,"version":"0.1.0"}', '520700b6193eb8c0d1dc10bba68cfbd592adffb46c927b8a5223d53a60d775ad', '92711fa0c323fea4107fb56b1e3fd6a6a9a21eea74d659f85b019d3bf0bfd21c');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '92711fa0c323fea4107fb56b1e3fd6a6a9a21eea74d659f85b019d3bf0bfd21c', X'053B24548FDA0EB77BEE6CDB8E8784F131ABDFBE8E1D20F4BE2EBA89D63FFE75');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '9b71245d40cb019fbade5f43fcdb7100af1b52cf63cc98a6df5a525f8e55f83a', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, 'c5e2941a02080f7c48fcd5908d6febfacd4ebb48d8099a05074c23b18a30d453', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '255d3a4a1d1a7dcf58f10f16056ac3e5301c947436923d5cd73fc55495c7aadc', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '5857ff1b00b530a95cbdb8069bfc0e5444ba2ccee94582a8425f983b635daa75', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '6da15e21624573892c4bb7234e1b85fc81547286b7f8043c68504e8d2925051a', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'b83cb1812d7543e745a5d6cde3b91332da903faa67d5573897e814799ee0db13', 16);
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
INSERT INTO naming_policy ("only_row", "fingerprint") VALUES (1, '0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20');
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('68d382c4609feb53dcecd143f76ce80ee97f7c5c871ec141715dfc7e82415910', 'forgotten-c277224d6ce79d4f');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'b2f68a6f16c3e089c4e402604b4c3eafcc23d1419525983b0101176bc0af43af');
CREATE INDEX run_taken_back ON run (taken_back_by) WHERE taken_back_by IS NOT NULL;
CREATE INDEX source_file_reported ON source_file (reported_run_id);
CREATE INDEX rejected_row_file ON rejected_row (file_id);
CREATE INDEX evidence_pointer_transaction ON evidence_pointer (transaction_id);
CREATE INDEX other_buyer_name_exact ON other_buyer_name (exact) WHERE exact IS NOT NULL;
CREATE INDEX other_buyer_name_folded ON other_buyer_name (folded) WHERE folded IS NOT NULL;
CREATE INDEX other_buyer_name_user ON other_buyer_name (name) WHERE kind = 'user_id';
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
CREATE INDEX finding_new ON finding (new_in_run_id);
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
CREATE INDEX submission_of_refused ON submission (submission_id) WHERE file_id IS NULL;
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
