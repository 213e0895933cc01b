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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "lacks_inputs", "read_count", "unreadable_count", "unverifiable_count", "failed_files", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1796098357629, 1796098358069, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["4d1266454ca9a02ffcd1076d074c7743d3894fbeb73c2ec1680766a3fb31e26f","2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 129,
    "post" : 89,
    "reconcile" : 97,
    "verify" : 66
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
      "sha256" : "badef38d9093010078dc8e166cd186662d3e221a594d61f3791fbadcc44091f2"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "a2626390e024b22bba6dc7830b25057ea4251e72b28f70d058f8caf610355cba"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "b322e6cac65c820d9252a73436f995db46133b5eeb0591d98f5d87f60b2e5b49"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "d59ec1197cd54dbf516ea2bdfa59f0293abeed095cfb51080c2e083161e68c92"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "e7dc9e09fd1e69d068fcd73db4bd20fbdcf27ce2d4738097f69322f63df83e04"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "75d4c3280d4f2be540df0215f2113e79322869aabf1277dcdc6b55dd453dfcf2"
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
', 'root', NULL, 2, 'e133ce2cf4ff2a2a1031094320a853c1ac7646fff5e1948e8857147b7461b782', 1, NULL, 0, 0, 0, 15, 26, 16, 0, 0, 9, 0, 0, '[]', NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "lacks_inputs", "read_count", "unreadable_count", "unverifiable_count", "failed_files", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1796098359094, 1796098359297, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618","4d1266454ca9a02ffcd1076d074c7743d3894fbeb73c2ec1680766a3fb31e26f"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "ask" : 1,
    "intake" : 22,
    "post" : 37,
    "reconcile" : 69,
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
', 'root', NULL, 6, '0a5bb47f83d24692085dcf456bed658af5fc07cde23413846b54f099381c52d8', 0, NULL, 15, 9, 2, 16, 27, 16, 2, 0, 0, 0, 0, '[]', NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1796098357420, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1796098357426, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1796098357568, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1796098357573, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1796098357426, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1796098357427, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1796098357427, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1796098357427, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1796098357428, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'badef38d9093010078dc8e166cd186662d3e221a594d61f3791fbadcc44091f2', 'notifications', 'notifications/apple.jsonl', 18132, 1796098357428, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, 'a2626390e024b22bba6dc7830b25057ea4251e72b28f70d058f8caf610355cba', 'receipts', 'receipts/2025-06.jsonl', 5532, 1796098357428, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, 'b322e6cac65c820d9252a73436f995db46133b5eeb0591d98f5d87f60b2e5b49', 'receipts', 'receipts/2026-01.jsonl', 11227, 1796098357429, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, 'd59ec1197cd54dbf516ea2bdfa59f0293abeed095cfb51080c2e083161e68c92', 'receipts', 'receipts/2026-02.jsonl', 11169, 1796098357429, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'e7dc9e09fd1e69d068fcd73db4bd20fbdcf27ce2d4738097f69322f63df83e04', 'receipts', 'receipts/2026-03.jsonl', 5533, 1796098357429, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '75d4c3280d4f2be540df0215f2113e79322869aabf1277dcdc6b55dd453dfcf2', 'receipts', 'receipts/resent.jsonl', 11066, 1796098357430, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1796098359032, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '8a0e86ccec759fd1e829b75ad5bc76d1926e2aaf8e4fdb746ddcc43821cbe1dc', 'notification', X'01000023036805AD5A5D93AA48B6FD47137C48CDF8781012C5222D92FC807C9900710E9A8952A596C8AFBF0B4F9F9E7998B83337E2464745872D42B273EDB5D65ED98767DA35C9FEB83BA6444C1B971E37D7CDF9A75B3D376FEA99D242D8484A16E50E315AB561EBD855AEDA541AB2A3829C44DFC5F5D96E444C68D3EB53E1B7543AE2994D92C99ED15C2DD7B94347E6524A23FC56B83117D5E310D3B75C0C2BED042A3744CB985C6B62A938B73EF35ACD886642DCE2DC04ABCAE942ED8A499CF5A991F22C797A6D13561E92CEB0C9065C32AC6B3C2BC1949024663135794F3758A7CCDCD4AB3C57E2F7CF66CD8CF4BB8B8EF7C14158D2ACA561AE0E2ADBAADA23253B85B570D25848BA62367EF0B24D719F1D17ECDC3AAEC8CB8EB298F8F81CB66E7BD16E486B138FF3E743ECC6AC6C7F7FBFAA849B64EB2E3A18B2CDFB76274D1A2AACB3493ACD65EAB74EFB7BBDEF2C4E77FF79BDF3F3DB4CBB3696963016B348C7E9A98809EA418BB6A73739BF6F3F3A9AB48B3A61EB5D69536686ABE2A9DA2774237E7D7FAF7AF7DACA21C88D6659ECFAD265A18CD373E5934BED0D1F82903437E959FFF333C5679F1B1AE692567BB37499719CBD4C577B9FBE173C7FEC23BA656AB952F138D5C9786BFBEB7438DBD5DE8C5D2EEC4E4CE9AA55CBE9DDEF160CB5C9A534EA1CBE67F6E2EFFDCCABC5B0964286D2BBDD0FFDF045237ADD1146A9439D66A269EBD118D879E1A52029D643FA5D2CC3DA90908BD8614E3C4AC5E2D691AB77BF654C10BF10DD19FB052CCCF5EF188D65A25D2273EF26F61EBBED23DB8B496E954937457CCB80AF63ED8DDFFB78EFB44EE7BFF0740A3FE75AB48EFEC69AE97E4D36BC77EB5ADD4621D983BA3F1F3AD2AB46014FD1CFEFBDB13E9EAD0BE7F6AD8CBDB43DFB54C0378F09F04C5702EBCA81EF42BCBE7FAB4F21C1BE52969010FFAE85B07EE5D86F1E914596B8EB83B904BB755AE76EEEEB78F9BE77E9BD580FC7A6B49BCCC40B1EBBFC20C30FDEE7A348DC55DB2F6FC0A5969E0998CABE33AE8FC25B7658D32713F123576352447AA762B2DA7B3AAB7D7BD786BE33C9F2C2FCEDC18D943209AA7DBFFCDCC9B0AB65A838671D576CA5CCD207363E0E51F8C948161C88FC6CCFC373737C1CB9B069EEA5317A3DD4E676C6BB0043E45C481D16A7BDB793320216F283B811D6773597C2571179646AB9C92D7A58906FE6D0682F5ACE790E6C12F4929BC8F2FFB587B8F6DBEDBFF4D06A27FEAB1EF2AA1365DA8D1F4CB5851401388C862A6622E70CEB94FE2F0E72E3D75EF64BCDD643DA3AC1DCB314DCB6787186F3FABEAC4D6AB82453EB5010D68BB3D6E08EAD926DCC14A5790FCEE4443241CFADCB988A536059EFB2643315FD889E0E1E95EDD4DEB5D5CC8935588D8BEC570FA0875ABFBD0BD9ADC0D5093F85C7CC19AEF3EFF7495AC933D58ACC9C6857459FDE453F9E1A4EAECAB4D79933C021E004791656EE50FF8D2A5B924BBB29BC655D94C36716D350489B141303A0495408A6B5430817EE5BDD0F67F051A763F74915CD14EF62198F3E7856B55E97B47EF65D44DDEA902C3785EC3873C69E3B2C2C12F9F9EE0FF5FEC43E98587CABD5D53B08F3C8CD8D67BDA675EF2E2AE37E1D564BB7ED03A67B27D0AB9B4785BC1F4EF4A8D69B47E6D39D06F30967E38A52B859429EC259B84DD94EFB52424396E776B534744DBE33AFF5753284E0FA33B77A238C0B4DABC04B33C7B4A1103FBFA11D047C13D2B80D3370155BE3F311F89FEB3B6B603F84E0DF5FBFE7A845DF3229DCC75E74BB460E43ED1326D73F80F1D05093DE6A21AFBBD5F25994EDA67D71F8E6011CAC80C7A471C04927BA539278B56A3FE5DAE6D9896E0AA24761BBBC326DDCAA5683DB42256EEF8D3BA4F55A9BDA0EF83CEF0789724BB02E0A4DB1AFEF0FFDE53173207007FE253EE8293DC4E45DD9AEDE4792EB531CD44A1A1AD345F35C467A629BBDD7DE766BEC474CBDBDA31F07E138AD0A4C5162ED096A6E6E5FB9A2F65042DDCDEDA339B52B617FB8A8875FF9DD4393EE2B3BB79A26CB3E5796522FEDB4BA91D65A29BCC577766A79E1C9AFA2B40B65325F4FC667A6FD6E8C78D6117BA3F14DD662B915115BA8248D0F05BC8871D342D0AC3634CA55CA8135F4421A6AC7AA5C2C25F4E4267DE075BD99C053AB5A74C7021597FD6244AF8CB9E3868DD346B94FD6781D07FD0EBD40CF5AB9C8FD212CC0EDC0C00A1817E0C68B126E81FE59FFE688C2612B6EFE234750014C15FD6FDFC2E2FC64FFA36F414F6EDB7E334197FFB5E7A25CCE7D133B5827F9E53B7EFB0AFD0DBE78038676E09417E7CCBEE3C539F82CBD61258DCBF67E1BA1477FF90447FA85B52538EAC4450A8E854E0A19017780F27FE28881348E1B29F4047A60D6295F5B52E5E7161CB4788013B74D0C8E39874745F4A46437FB9021B7F4989DCCA31072971B4BD03DEC60364F3C3F644E1AFCC9F1E8317CE6AD48E10BC990F334CD451A1565FCA4DE0D1AE97E326E37EF5338D113E92B43EEFCC436C05846A756EC15B4B0AF1CBC6F5EFB3FFD26C6930871754F364C0C1F52B05DA31E0F687B28D7F177D68BA03941848E57B7712EA85F2B69A9BF1B4746B5D4358FBAAD5A770C3EE7B1F58647ED921EDAC45ACBBE2B75BB14119EBF26B64D82A88E8D5B4C7A077CCD75897FF734F68515AB25F0247DFCF79933E073977FF89678F1876F997D30F699A0A7BB5F1A700A3FE033607A75A8D743C9C4C3691CF3D82597A05D778B4C912F79BE3C0FC9DE079EFFADAF46FDCEB82F7C148526B1E35E8D955037058DEF247A50FAE183FA36E36B1D1ECEED24939BE093995ABF5BD744C7F0185F99586E14E91607A9D7A287C727E9AA28BB94FBF9A25DB73387ECEAFEFA2C3CE28B98DD19FA4BC6F4A39ED8362FF70E4D647DE03213DE70E7BE963BA5C1D799DB8820E1F6E7549DDAD96344B54FFB96A46F5C2D73D49BB493B3DC5877F997C3333555C9BACD69F8EBA6278F7D8CBF64B485CA8FBB538CC12277E969BFD8F11FD74D9FBA4DCFAE5A58B3395D8E95B7BCBDF7725129F7D124E2AE3D021481447E5F27B5DD9FE9D0780B0C3C9BF1FD94DFB379E0E9E5BDEDEDB3F1829B568133DF4BACD36FBD96A736B1DFCD6B28A283F602AB097B562A982A459D5A2DEF850AFA06C312EE11147D77641E1DB867B72098B782A358C24EB8E69C491B145C970731EC842BAF187094406364B1FE52B68549CD1F4D4C99F4D856F6B7843B8164FD201BD5113CEF5AA00121FC4788CBA798A8E1B67AC8D2D283D585ECDD825B52EE4487FB050B71223B6E82F8753F4E882452B79E24FCA4992CC3489D7EB8D2255FCC0E0A809B2AA1AFDCCABB8E6891F5AC164663D9127644B27A9291E2E125B7975196588F1D3E2BAB5563B528CE1403545A69D15E6A377D6B22508B85A845E1A2B1AD14F89306A26CE40ECD74E3C6CEEF074349B69935CF0C4D0762092AD315B55B617058D630ADAE96A84F9F6E508722931757A9D1482F7E328BEB4CDA491E6E99940AC029D0F4BE249D29EC7CFFA59032C57BFC1851AEAA8E8382896AC2FB17A8EFA871FF4CA43B343339409F85492D437D20B2A8674AD8099642A691926204B03775CC6CEDE877A15CC35DFD05B128E7F783205F9465AA38519325EC2E5D59E04F3133E27918A094BB2B242935D1341397A7E29B51BEEA678F185EBEE4895E20E2042BB312460F440C437819F12EAA89C17B46168C0CA4E8078EFDB94BCB7602030B3F33F5AA9F72171919121DB10EF5DF70B7BB1636FDDAAF6929E3A1AC9C16CF97AFE7376587FA3923061E05E167B53B145C883173AB11EF8FFD1FEE8AD3A4417DF72494CCE82D4863DBD8CBC4FA65979D31F3098DE6255F785F513BC14A480C108A7EED3829EAE9C7A372F536F7B2899B11BE96608061BBC24D81475AB2B27BAB44BBC0C07EDBFB836DFA31AABCDBA2062C9B78290F668834C1406E1E134C40817AAC717F55BBED3D37236D92BF4DD54469D613B98F3B25A55EC9530A63226FFB750A931A4CDCD1058720CD66F76082AD8EF0DFB1E999A07516C952387A3BAF9FF5EE07C3EFB1FF490E28321E1630BB0B69DB82A9FC013B94651E43E62193CCA5B24E66FCE8AFDFFB5F93F9BE7AAD4E2481BE3E5B224F994D1DBCEF15C1C41B4C51593B432A1CE97029EFAAB7A85FE7550EAE4BF2471D617F2430A486D55EA29E7D60B08FDEFCBE1C81053356C08C77956C1D0C570A61C82E53ADAF0CAB315C95C0C691252DCCFBED8A6043A27F79B6661E86E66B037C8833C1F3752D31E8CEFD8BFE9012F8173C35F06312B6A6ACBD8757E1F90C42AEE7FE7034F6B33315E6BE26A23A4B464FC62CA1B1BBCE44676BEF6F2E77BA6D05272F38AD21C85935911DA473B34FEC512563CAD14F946024C48A1074E4327119D68FDF53D370EBA05E2B65AB27B8A4908EEB6158AA6B299E3BD561989A4DAE24AD4BCA43DCC24A43B81D99004F4F65DC2EF34657F537402D85B725BC9E3A1FC2A5A4D56B2A2D86173BA237577542546E5B78E1F482BB15B9DB029F74C673AE0543BDD384737492D5E08100E6D60EAD678554E316F5019F20F031695DFB6C1E9E663E015E902DD96105313B656609BBCC4EB5DF31F093C32C4C7D42C07788101CEC8AE302EF9635C9C305F492D66E703F76022B604D8C51EC37F8BB00DFACA5ED2E2C91F87C638D621FE0B92DD60E3D48A11F98B989DE665EFEC03A7FE145A2FF484A0AB36410D254C8D648E38CC529D5D98928D4571E54BA11FD4D655E87E0010C834EC17ED4C0F33BBEBF02B757ACB960E037EECA6D6DB1637DA0641C709DB8BB96E83FF8E2E74319440209FAD0741FD8DF2DEEFBC8ACFD0447823FA50F5E37022C0DB6C43FC10AFB35CB9310F3FBC9996FF5CCB70F5CCB5402EEC2C0A66CBAD9C783413FFEE2BB59494FA80D42A499AFD1AF1506880EFDF385DF2707FC1ECFFBF3FDC19BC0EBAD44A808BE6E77E8E7DBAC7732868E62586DE60004D7337199A0AF3577DC3506560EFEC3FAAF2E0C1A02C6F694A9514B15D4750F4335F3BD701E0221CC011924B06B502F171C73C951FF266E05F466E03C7C20789108404ECC19B4EC831D343B79D51F7C263C770BA5BB1D92E188F54CE847B3F75EF59BF91A7C0B5EB7F22ACD72DEFF54BA082E2D01D75B9E9D6C27DC0E83A34B803F29FB712DFCA1C05E01BB0C3492D6EA14260C7C8530A76BCAF00E7E496AE84356DA9D74028A00EF82FD258788425FB08F517A615E3EF1527396749116FBA09054D5F0A608256F320A0B98F4B53C932CF3C3AEF28642605914FC90FBD91395F8423F7EC19E53F80DE8A5335262BFB232B5F964D03F4843ED70C35ED6B99F3FE11D14F8F893F7B62C62EB738ED0D4BDCC3892596CA0C51DB8D85DB3B39559948F082FCCA1A715F856671102A8380BA02B1B76865EF6F98430E2915BF1003F8A860CA954D731073F280E7D10019A4E9A1CFCA67DF8198F25D8C41141312C6C0A4A005F9B577D87B9FF67BD801FB9E2F7B77D9CD6B3DEC964AC0158E05517E8BF023D3C22609475BC3CCA73F8A8A08702C140CEA15F71FAC5D19F6D42103DD38F1C8133F6CBC08FFEA1D7187EA197B97B9974DC1EE1E7945078B4DB2A768257F1D888F0F12A30CCC0FF7070F6029C7301717C690C2CF8BEC6FA66EE82DF1A8F59196E2BD1D508A4AF586FF9EA2FF43F069B2B9BF11907B3DFB8F26433A29F6CA3104ABCF40A7EA6473FCC7EC743C8D7CF7E712C113877D027640B0386296C047C0C0CF88E2669B013AC3ED834ADA61411C31241480ABFB178565358C32F62AF422327F985F7557B67B99EF71BFCF804FFEC9A4456BC1C305CB0BCEA0793634D08ADE0871E13FCC4A57587A45EA73814603537FBA0811F6AE260979901DEA975187C7B839ECB4ECCE36A3092644F798694240F07FD43337778AB275AD41EF3AAFE067E23B138E91D2B99AA5094C295F88C4FCE80BBD074EF009F6240AE1850ECC70EF52A0B0BFE8BA17FE03BF8D7474310D270AB7884F5CDEEAB0F24F0FA864A15B947A0F79603875FB277A0BFF476C030984564559D420C96F1C40C701CFD78CCFC39FB8799EF1A5239D045E095CE7A3EE315C3B7BE820F7140B12CE167387CB529C8BFF8BB09FDE7325CFFDFFB3B6EC513F7E1C0EB9FFE1C3E91D5E09FFF833F079F0CEFE0FBF460677F9862E080BF54A3E26E4A32C17068D36160C76EBCFCB1065FFFE14FFFF4C78337FB5D6A29F8780975FBCDF7F8CD6FBE37B37FAA9EFB189C339102FE0DF59BBDED1FFEF614C2E553EC7F07BDD09FD0CBEDAC97F08AB3BF8B157C351A57D538C8811F59CB6440B0E33CE06FE7F57FC0DF222CD5776E31289BD95FA70FD62304140CDE0A810DFCD4CBDF44B48667D2620EB1E08FE9BAD5B509DE2B83F9C265F71C7C857E7C434F5C7EF9EB9001A303F008FE0377406F712090CC7388E85FC115A8067EE0146E11708271676D8FDD598F19D60FBC197C8FFD97C91E63456106806488D13FE480BE6A09F0C909748A21901DDFF2F3B0AB8DBE29F8D156B24F61ECDC2F949FD10F8A961C473B8D348FB97E42C5939EE811F502BFE92493C30D7EB1C03C87EC4A161CFE10C11547472004EA486BDC9BE4F258F7B7855076CAD4E681831401FD541C21208227F85D866060E8E0F72E85DB6EE06F677FEF1753FA68BD78845F869F190B8D3F8478659B2C398B353AAF4B1A84C514E122033743AF6A8E703C137AD67BA2A35F7E034115F08179C6C902F0AF82DECEDF274299802217C27CF0DB9FC33FFEE9CF513FCC5F84600FE1171278C45FF3D5676E43067F30CFA6756E87CD1EF891E51E4154F8D5829F1AC49245F213DEBB4DF656DF1B1FE90DE692B97FFFB7F918B0C5BC33CF0BC09F002D62FEAA51FF0399431356420FE01DF4CC572A73701076A25778D80D0E8E30CF30F87E44B392BDD53ED6EB751BCCD3358CC9284AE8114C8C74F405C18852E08F46E80F8E190B2906E6D341646EECE8187AF2E2EB25F49D06382C43FFC0509D6531F30FFA712712F226E0175592C157B6AAC24A11F649CC67AE04CE81D5121EAB6E84037D152EF07DD5FEA0EB9EBDFC324BE209075706FD8224601FE09DA103DA1C4E3F82423DC65D11586413171CB6AE72CCE6FCACC1FD0218D9077BF4194DEC070ABFC02105C920FFB2B7D042F289391821D628040EAF6A8BB907BC9619378056EC9823DFF0CC6D23C1B138F4A90D0696986E6BC54AAA6E471CBEE2F08DA6D458CCB638A89A24B29C366913BA3E246306AEBBE07016A1F018812B8D8A07F8C8BD5BF792234B4981D50FE9BEB8FF866361D3A831A84E1B177D56521EA675BF1CA4E8C02D03B284C1306F8496D8592B6E3894781DACA0760687A155711E3A7CEFCF5A0DED7ADDBF895325A12598E59135C0D33A7396E304D0A252AFC323F672C2FDD5419A679D7498053540DE2193B09F8DDFED0ED660269E43DCE04D7089500EA12DDE7F3EAC6D92A083B65E2ADCF7206D494BF84A07A1AADC07732C899E9DEB1D406311ECFF33E405EE52CCB86FF83ECB9DC1C7E1F6150701F37A290E9BFDF9A009EF77CFCFF698D90D889D16851DA2B95E981DBCCA228C4B24BC18DCB7DFC147B8A64EE0334A8959C23EAA3EC07DF0BC3FEE0F4FBE8557C6F5430D2F8AC3F3793F96F012144120B08843EDCC09E21A07FF78BF39EB0237E17D78D829B2710B357C1F62EC1FEA0BAFE342FBC1F938B8C24116F66701AED3F3EF7100867A012F583FF0345FFF3ADCC7F5F5416D9EBFF753208BE2CE6B763BFD71B8AF1A456FBB126CA6C6AFF979B57081C7011E00818CB23EF0B699B3B9C60497B91EFB04F713439D3BC6C3F5A8E7BFD417CF47A8FE397BD85FFB1DFC9BFD9137E0F9847ABDDE0F85411E4019B86A856CEA175E4FA1C5C1DDF5B51E193FB13EAC573BE89FED7EC6D7C9DC73F78703BF9070E57EE1B0FB96C934CF9CF8D69E375E2596D52EB941F074AC93F62D332D0E1C37CFC6D11FC599657A6D4F9869DE0AE77A43EEC681B14844F44EC5DED947FA4B46ED569E3A477BF8AEBF2184BDE1903D3EFEA3781C9B7E89EC520F95475E19260E9C1EC849DF3666897C632910BC93D2C1FF4021D3357BE5A7C13772D01E9CD8BDF250D0622190C71ED3BEE23FB037D5A4578E43BD6CF1CE73AFE202037B67B295E3EF1278C2A81A71B43BEDD4E6F8BE4A271C72DDA1D031725E8BAC75A453E5D3287ED0494CB3BFC2359E2EE7EB96F7398BCD8E8BC7E6ECFC65C3F61FBB43722D3A27FCB9FCEB3DBADFBCC7B309477D1E1D8AE08F44D7BF377E4FB7DEE592BD552525B9F368C3C39054F72FB1F0DE9E4AFEBD88E38FE33FB4CF2F7F4D7FF87DFE3F8B9ABA0B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["4d1266454ca9a02ffcd1076d074c7743d3894fbeb73c2ec1680766a3fb31e26f"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, 'effb4fb89c164bc2a2e0d842a189e5b85290235653a17e914c4f76dc125c5b77', 'notification', X'01000023546805AD5A5B73A34A9AFC47135C8CE7E8B1111412322553D405EA65838BA291AA90B0255B885FBF89FAF4997998D8998DDDE870746024A8FA2E99F965F9F048FB26698FFB634AC4BC75E9717BDD9E7FBAD563FBAA1E292D848DA46451EE10A35517768E5DE7AA4BA5217B2AC8490C7D5C9FED56C48436833E157E47A5231ED92C991C18CDD56A933B74622EA534C277851B7351DD0F317DCDC5B8D64EA07243B48CC9B526968A73E733AFD38C6826C42DCE4DB0AE9C3ED4AE98C5599F1A29CF92A7D72E61E521E90D9B6DC025C3BAA6B3124C0949621653930F748B75CACC4DBDCA7325BEFF6836CC48BFBFE8B80D0EC29266230D737550D94ED51E29D929AC8593C642D235B3F19D975D8AE7ECB960E7CE71455EF694C5C4C775D8B9DD45BB21AD4D3C2DD787D88D59D9FDBEBFAE849B649B3E3A18B2CB876E2F4D1A2AACB3497ACD65EA774EF77BBD6F2C4EF7FF7EBDCBFBBB4CBB3696963016B348C7E9A98809E2418B6EA037B9EC77981C4DBA973A619B7D695366C6ABE2A96A13BA15BFEE7F55837BEDE418E446B32C767DE9B250C6E9B9F2C9A5F6C67741489A9BF4ACFF714D71ED7343C35CD2AA352B9719C76965BA6E7DFA56F0FCDE4674C7D46AADE269AE93E9D60DD7F970B6EBD64C7D2EEC5ECCE9BA53ABF9CDEF5F1862934B69D4397CCBECC56FFDCCABC5B8914286D2BB7D1D86F19346F4BA278C52873ACD4CD3CEA3316AE7592F0549B11E32EC6319D686845CC40E73E2492A16778E5CBFF91D6382F885E8CFC8176A61897FCF682C13ED12997B37D17AECD6467610B3DC29936E8BF896A1BE8EB5377DB771EB744EEF3FEBE9147E2CB1E81CFD8D35D37643B67C70EB5ADD2621D99DBA3FEF3AD2EB46A19EA29FDFADB13EDEAD0BE7F6AD8CBD7403FB50A86F1E13D4335D0BAC2B477D17E279FFB53E850479A52C2121FEAF85B07EE5D86F1E91972C7137077309F69BB4CEDDDCD7F1EAAD75E957B1198F4D69B799895F78ECF2830CDFF9904F2271D7DDB0BAA12EB5F44CC054F69D717D14DEAAC79A3E9888EFB99A9222D27B159375EBE9ACF6ED9736F48D499617E68F3B3752CA24A8DA61F5B197615FCB5071CE7AAED85A99958FDA783F44E10723597020F2A33B8F8FEDF17EE4C2A6B997C6E8F5509BDB197B410D91732175589C5A6F2F65845AC80FE246D8D0D75C0A5F45E49EA9D536B7E86141BE9943A356749CF31CB549D04B6E22CBFFD71EE2DAEF76FFD443EBBDF88F7AC8AB4E946937BE33D5155204C0301AAA98899C33AC53FABF30C88D9FB91C569A6DC6B47382A56729B0EDE58919CEF37E599BD47049E6CEA100AC27666D801D3B25BB98294AF30198C98964829E3B973115A7A865BDCF92ED5C0C137A3AB857B657AD6BAB05136BA01A17D9AF1E400F757EF72564BF065627FC141E3367BC2EDF6F93B49267AA155930D1AE8B21FD12C3746A38B92AD35D17CC00860013E45958B947FCB7AAEC482EEDB6F05675518E1F594C43216D52CC0C054DA24230AD1D42B8705FEB613C038F7A1DBB0FAA68A6781FCB78F281B3AAF3FAA4F3B3EF22EAD78764B52D64CF99330DDC616191C88F377FACDB137B67E2E55BADAFDE41987B6E6E3C1B34AD07F7A532EEE761BD72BB21607A7002BDBE7954C8AFC3891ED5667BCF7CBAD7403EE16C5D510A374BC843382F6E5376735B4A70C8EADCAD57866EC877E675BE4EC610587FE6566F8571C169157069C1982E14E2E737B883006F421A776106AC621B5C1F51FF4B7C170E1CC610F8FBEBFB1CB1183A26857B6F45BF6FE438D63E6172F303351E1A6AD25B2DE475BF5E3D8AB2DB764F0CDFDE51076BD463D238C0A413DD2B49BC5A751F7263F3EC44B705D193B07D5E992EEE54A7816DA112B7B7C61DD37AA34D6D475C2FF920516E09D645C129F679FF305CEE0B06A2EE80BFC4073CA58798BC29DBD76D24B93EC541ADA4A1317D691EAB48CF6CDB7ADD6DBF413E62EAB58EBE1F84E3742A304589B52788B9B97DE68ADA43097637B7F7E6D4AD85FDE1221E7EE5F7774DFACFECDC699AAC865C594ABDB4D7EA463A6BA5F05EBEB353C70B4F7E16A57D5126F3F56C7C66BAEFC688471DB1571ADF642D563B11B11795A4F1A18016316E5A089AD58646B94A396A0DBD9086DAB12A172B093EB9491FF5BAD9CEC0A9752DFA638188CBE16542AF4CB9E3868DD345B94F36D88E837E075FA067AD7CC9FD312C80EDA881356A5C001B2F4AB805FA67F31B230A87ADB9F9B71841056AAA187EEB1616E727FB6F750B7A72D70DDB19BCFCCF3D17E572E99BD8C13AC92FDDF15B57E86FE0C52B6A680F4C7962CEA23B9E98836BE98D6B695CD6FA5D841EFDA5131CE917D696C0A813172930163C296484BA4329FF3B8C1849E3B891424FA007169EF2B525557EEE80412F7760E2AE898131E7F0A8889E95EC171D32E6961EB393B91742EE736309BA871DCCF681F787CC4983BF301E3D866BDE8914BA908C394FD35CA45151C60FEADDC091EE07E376FB3687333D91A132E48B9FD8163596D1B913AD02170E9583FDE6B5FFD36F62BC8910570F64CBC4F82E05DB37EA7E07B78772137F6783089A1348E878751BE782F8759296FABB7164544B5DF3A8DFA94DCFA073EE3B6FBCD72E19C04DACB3ECBB52B74B11E1FD1B62BB2488EAD8B8C5ACF7A8AF252EF1EF9E465E58B15EA19EA48FDF2F98019DBBFA53B7C42F7FEA96450723CF043DDDFFE28053F80E9D01D1AB43BD194B26EE4EE398FB3EB904DDA67FC914F994E7CBE390B43EEAF95FEA6AC4EF8CE742475170123BB66AAA84BA29707C2FD183D20FEFD4B719DFE8F070EE6699DC049FCDDCF9FDA6263A86C6F8CCC46AAB48FF72907A2306687C92AE8BB24FB99FBF749B6EC1907D3D5C1F85477C11B32F86FE92317DAF67B6CBCBD6A189AC0F5C66C21BBFB8AFE55E69E075E6362248B8FD3957A76ED11851EDD3A123E92B57AB1CF126DDECACB6D65DFDEDF0484D55B27E7B1AFFBE1DC8BD8DF1934CB650F9717F8A3158E42E3DB52F7BFEE3BA1D52B719D8550B6BB6A7CBB1F256B7B741BE54CABD3789F8D21E411501447E7F4E6ADB9EE9D8782F1878B6D3DB29FFCA968167905FDD601F8D17DCB40A9CE55962937EEB8D3C7589FD6E9E43111DB517584DD8A352C15C29EAD46AF555A86068302CE1194131F447E6D1917B760780792D388225EC8CCF9C33698382EBF220C6BD70E515038E12688C2CD69FCA7610A9F9BD8929931EDBC9E1967027906C1865A37A82F75D0B342088FF0872F9103335DC5677595A7AB0BA90835B704BCABDE8F1BCE0459CC89E9B207E3E8F132289D49D27093F6926CB3052A71FAE74C927B3A342C1CD95D0576EE5978E68910DAC164663D9127244B27A9691E2E125B7974996588F1D3F2AAB5563B528CE1403545A69D15D6A377D6D22408B05A945E14B633B29F0230D48D9C83D9AE9C68D5DF60741497699358F0C4D0760092AD317B55B617058D510ADAE9688CF906E118722931757A9C9482F7E308BCF99B4973CDC3129150AA740D3FB92F4A6B0CBF35742CA14FBF831215C551D070513D58CFD1788EFA4F1FC4CA47B343339809F85492D437C40B288674AD8099242A691926242616FEB98D9DAD16F42B986BBFA1364512EFB03215F9465AA38519325EC4BBAB2C08F6266C2FB304029775F48526AA269262E0FC5B7937CC6CF1E31BC7CCA13BD80C409566625841E801882F032612FAA89817B46168C8CA418468EFC7C49CBF602030B3F33F58C9F725F3232263A623DE2BFE56E7F2D6CFAD96E6829E3B1AC9C0EEF97CFF737658FF83913061E05E267B53B165C882973AB09FB47FEC72FC569D220BE2D0925337A07D0D835F632B361D56767CC7C42A379C927F62B6A27580B890142D1CF3D27453DFFB857AEDEE55E36733341D7120C306C5FB829EA9196ACEC5F2BD1BD6060BFB5FE689B618A2AEFF652A32C9B78250F668C34C1406EEE33444081786CF07C55BBDD576E26DA247FCCD54C693610D9C6BD9252AFE529853091B7769342A406337774C141488BD83D9860A723FC1E49CF04ADB34896C2D1BB65FD6C70DF19BE8FFC27394A91F1B080D87D91B62B98CAEF904359E631781E32C95C2AEB64A91FFDF93BFF35599EAB37EA4412F0EBA323F294D9D4C17EAF30265E218ACADA1953E148874BF9A5068BF8F55EE5E073497EAF23E447A286D4B86E25E239040679F496FD721816CC580131DE57B273305C299821FB4C75BE32ACC67055A2368E2CE920DE6F57181B12FDCBB30DF330345F1BD4873813BC5FD71283EED2BFE80F2951FF82A7067A4C42D694B577F72ABC9F81C8F5D21F8E463E7B5361EE6B22AAB364F264CC121ABB9B4CF4B6F6FE70B9D3EF2A2879C1690D42CEAA99EC419DDB36B147954C29473F518291102B82D191CBC465583FBE4F4DC3AD8378AD95AD1EC092423AAE8761A9AEA578EC558F616A11B992742E290F7107290DE27664827A7A28E3F69937B96AB8A1D452685BC2EBB9F7415C4A5ABDA1D26278B1137A735D2744E5B683164E2F785A91BB1DEA932EF59C6BC110EF34E11C9D6435702080B8B563E75921D5B4437C8027307C4C5AD73E5B86A7054F502FF096ECB806999D32B3825C66A7DAEF19F0C96116A23E21C03B58080EB2E2B8A877CB9AE4EEA2F492CE6EF13C76022A604D8C51E41BF85D006F36D2F61796485CDF58A3D83B706E87B5830F52F007666EA2779997DFB1CE5FF522D17F242585593110692A6467A471A6E294EAEC4414E22B0F2ADD8AE1A632AF87F1008441A7201F35EAF90DF7AFA8DB2BD65C30E01B77E5AEB6C8D8102819075C27EEBE23FA4FBCF87957069640823E34FD3BF2BBC373EF99B51FC048E0A7F481EB4600A58196F817AC91AF859E8458F62717BCD50BDEDEF159A6126017063665D36D1B8F06FDF80BEF16263D2136309116BC46BF5618207AF4CF27BE9F1CF07DBCEFAFFD033751AFB712A622F0BADBA39F6F0BDFC9183C8A61B5590C107C9E89CB0C7EADB9E36E30B072E01FD67F7521D0603076A74C4D5AAAA0AE0708AA05EF85731730610EF02051BB06F1728131971CF16FE24E806F46CEC33B8C170903E4C49C51CB21D883B39367FC8167C2737760BADB21198F58CF8C7E34ADF78CDF82D7C05BE0BA955769564BFE53E9C2B8B404586F7976B2BD707B0C8E2E41FD49394C1BE18F057285DA658091B456A73061C02B98397D53865FC097A4063F64A5DD4B27A030F02EC82F394414FC823C46E98579F9CC4BCD59D2475AB44121A9AAA14D614ADE64141610E91B792659E6877DE58D85C0B228F021F7B30722F1897EFC843CA7D01BE04B67A2C47E66656AF3D9A07FE086DAF1865CD6B99F3FA01D14F0F8830FB62C62EB730ED3D4BD2C7524B3D8808B7B60B1BB61672BB3289F605E98C3402BE0ADCE22185071168057B6EC0CBE1CF21966C43DB7E20E7C140D1953A9AE530E7C501CFC2002349D3439F04DFBD0331E4B90C4094631246C0A48005E9B677CC7A5FF17BE801EB9E2FBB7364EEB85EF6432D52858D4AB2ED07F057A7882C128EB787594E7F05E810F058C819C83BFE2F493A33FBB84C07AA6EF390C67E4CB408FFEC9D7187EC197B97B9975DC1DA1E7945078B5DB29768256F1D804F3F12A30CC40FF7060F60B30E702E0F8D4185870BFC6FA16EC82DE9A8E5919EE2AD1D730A4AF586FF9EC2FF43F069B2B5BEA330E16BD71E5C976423FD946C19478F215F4CC807E58F48E07936F58F4E254C270EEC14FF016460C534804740C04F89E2669B017AC3ED834ADE61416C30A46480ABDF1F2A8E6B0865E44AE422367F989FDAAD6596D967C031F1FC09F7D93C88A9723860B9657C36872AC09A615F4D07D869EB874EE98D49B148702ACE6A60D1AE8A1260EF69919A19D3A8741B737E8B9ECC43CAE462349F6906750497277D03F3473C7D77AA645ED31AF1A6EC037128B93DEB392A90A41295C896B5C39239E42D3D6417D8A11BE6240918F3DE2551616F81783FF8077D0AFF786C0A4E156F108EB5BD4D71048D4EB2B2255E41E01DF5B8E3AFC948303FEA5B70386C12C22EBEA1462B08C676650C7D18FFB829F8B7E58F0AE2195035E44BDD285CF977AC5F0ADAFC0431C50AC4AE8190E5D6D0AF24FFA6E46FFB90C9FFFCFF51DB7E281E770D4EB5FFA1C3A91D5C09FFF853E079E8C6FC0FBF460177D9862E080BE5493E26E4A32C17068D3636047369EFA5803AFFFD4A77FE9E3D15BF42EB51478BC02BBFDC67B7CE737DE9B453F558F3606E6CCA4807E43FC166DFBA7BE3D8550F914F9EFC117FA037CB95BF8125A71D177B182AE46E3AA1A0739D0231B998C30769C3BF4EDB2FE77E85B98A5FA8B5B0CCA66D1D7E99D0D30010583B68261033DF5D43711ADA199B4584C2CE863BAE9746D82B7CA60BE70D9570EBC423FBEA2272EBFF475C850A323EA11F807EC00DFE2402059E610313C8D2B400DF4C029DCC1E004E22EDC1EBB0B1F33AC1FF566701FF997498BB1A230238A648CD13FE480BEEA08EA9313F01483213BBDE6E7715F1B7D53D0A39D641FC2D8A55F283FA31F142D398E761A69EE4BFC848A673DD323E2057CD34926C71BF46281790EDE952C38F4218C2B8E8E8009D493CEB837C9E5B11E6E2F42D93953DB3B0E5204F853719880309EA077198C81B187DEBB146EB785BE5DF4BD5FCCE9BDF3E2097A197A662A347E60E2955DB2E22CD6E8BC3E69601653988B0CD80CBEAA39CCF14CE885EF898E7EE90D1855A80FCC334E16007F15F876B99F0865020A5F08F3C16F7D0EFDF8973E47FC307F11821C422F24D088BFE6AB8FDC860CFA60994DEBDC8EDB16F523CB164654F8D9019F1AD89245F213DABB4B5AABBF1A1FEE0DE692A57FFFA7F918658B79679917507F02B088F9AB46FC0F64314D58093E8076D00B5EA9CCC141D8895EA161B73838C23CC3A0FB61CD4AF65AFB58AFD76F314FD710269328C1471031D2D11718234A013F1AA1DF39662CB818984F4791B9B1A363F0C913AF57E0771AE0B00CFD03417596C5823FE8C7BD48C8AB805E5449065DD9A90A2B85D927319FB912758E5A2DA1B1EA4638E057E1A2BEAFDA1F753DB0A75E66493CE3E0CAA05FE004B401F60C1ED0E670FA1114EA3EED8BC0C29BB8E0B0759D6336E7670DEC17A8913668D16734B1EF08FC0B0E294806FA97830517920FCCC130B126217078555BCC3DC0B5CCB801B862CF1CF98A77EE1A098CC5A14F6D30B0C474572B5652753BE2F015876F34A5C662B6C541D52CE1E5744997D0CD21993260DD0587B33085A7085869543C4247B66E3D480E2F2545ADBE4BF789FD371C0B9B464D4175DABAE8B392F230AD87D528450F6C19E1258C867913B8C42E5C71C3A1C4F36005B133380CAD8AF3D8E3BEBF7035B8EBF9FC264E950497609687D7004DEB2C5E8E13808B4ABD098FC8E58CE7AB83348F3AE9310B6A14790F4FC27E347EBF3F5883997831718357C1254C3998B6D8FF7258DB24410F6EBD5478EE41DA9296D0950E4C55D9068B2D899E5DE21D806361ECFFC3E445DDA598715F713FCB9DD1C7E1F6150701CB7A290E9BFDE5A009FBFBCACFF698D92D809D16851DA3255E981DBCCAC28C4B24B418D4B7DF4347B8A64EA0334A8959C2DEAB21C073F0BE3F9F0F4DBE8356C6E7C71A5A1487E74B3E56D0121446206A1187DA9913C4350EFEB1BFC5EB0236613F3CEC15D9BA851ABF0F31F277B6B5C2AC0BAC4E703853EE4B781C4E75C75C8AFCBB609114F1120EF60BCDB87A1E9CE57E37627F2A1B601E0FD074CFFC4DBB86D86AA91710A1878338BF56D903F18437B660639760A67EC6032C843A1E2566D9571C92BF3F4DF35F9FFFF38F09F4ADF29C0028F58C0FEA2995C9B33E6034FF3A385343807CE1A0CC8C75EE180FFB213834473ED3BD78D643F07FC8DFE58EFD251DD60FAFEF5FEEAF50D31AF88E5E85E0304152288BFDB26DB3C161F1733DB7FDB23E7E2247E0CC086F4AD6305DDFCE174F0CEEB12BFB31F76EDEA1D495F0FA75E14073C0DB8436C96AD93FDA39E4F8E303689E15F203333F61E77630B3F06E60E12ECB7040A309BDE6DEF4AE0CE612957AADE9461CFCFB852FD1F8B797CC1FC51BEFCEDBB3032F35F886673A003FFBA7776A59D02662F90393C54B8127911FDFD629B0998D7AB02778BDF0630309B3305E7C571AC901F531D05375C32C70D76BC7C992CC7FE3165C90DF704A76AA3CDDD3E867B04F74BF1C3EB79E3D3703D82C217082B6AF196F3D3A8B976C163E7CE27BB6BE1FBB413EF0B9C5CB7DDD9EB65FD93A5DFDCD44D1F4F51E34AFBA26DF7FB88F12E6D1D49426BDB2D53CFED8D5E4EFC36EFEB8A86BFE937FFD78DFAF8A623A8EE7EC851E1BF5F6791C4DF85F7FBCD791CCB5275CA7F53682FDFC6F9DB3D70E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["4d1266454ca9a02ffcd1076d074c7743d3894fbeb73c2ec1680766a3fb31e26f"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '9c6d74c86524c2a7afe6c4939892355d154b7259d0cf9945f6c944e444151417', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD19E3368CCB206A105D542EEFCC202A0A09B5D9EEA192DBC8B80CA3C94614735C72A9944C4828CAA53619B549944B24456D844F9BE49672692B84DA71D6529F7DEC7DECBD3FE7F3D9E773CECCFC31CFFABDCFBB9EE77D9EEF7ADF053844065E70638C69CC8C08C40F6773884E8043B48721884204227841971853888EC5C1101F0670E0F3FF1A0A6573E013380E1C45E1C011401E8604101F9CB434890AA85A6A405B8DA26D0BC01640DD02801310454454C7C338332EDC0A44604818B5F9602CFFC00C20C0103A02878361CC1320064344D41280F1A68F775D62F1A3EEC8C54577EA6AA209407C65511B0B4358D45968D1591AD6DC84CE8CFC16678653BB0032113208C2F113F828EA9AEA5454975CD409588A3A002B6008490EC289C566453041C85DDACECAC9CCAD5E7DED400E866054912088B9FBFBA9D3835DFD027CE9EA875CFDE868BAC85DFF385D120C61509D4010B20CF4F738E2CE66F833512F895FBD283435A0A30628B66033B2428B8BB40A59655427053E9527E73BC88E580787A4D9589C3A9EEA74F518E0A02B268EEA1CA43891F348DE30FE0A6AA3090225C4BA8A5AB20499DFC7AB7E84E9EBEFEE83A404E3F3D031E204229506BE7E28546D2D5DA08068F9A8F6EF25FC121DEA5CF027CE857FE68CC67A0D1D80C48A41CA07E3AFA3162C8D594CA3F837D28DA552C9AF123A47D9526B3D525C644608C66673841600075B0938706E36720B1826C97671B9E5DF9E2A2D2A656C356A7DAD45E7970568437F6D75481869E80314612088C7DAE1F092B08303651590430D2182A4414080A20DDB3F90AE68C3F03BE2EB8AFCA500A08EAA58C2FA65544533269B1EE847F760B8B2E98A46068AD6360640514604E8000AF25DFC38AD205281165872E1EF0CC09AEE4E6704B091800F3119CC438B017020A5A529230C6339101101190186034198CC76DD509363298543BD9E69535B0BFCCFE8AF2F8F77EDB4DAD3DF6239DA33DB0F1B7A82378DE29CFD2503944FAA41CE0C97A639AB9111EB950DBEE7862DA4A1C3B2430D05642FDF544DB7C413CD721BDB27051EAECABAA5B6A623451E32206B860FA5F98633B89773B35616EA5827D33F34DA66E8F7F22735E5F40EEFE1CE4F740DF07E9960A856FFC2FBCE6CFA741091883F9D595628621E2B7FA49A911B6FBF3EDC71FEF882857F87587273D370AD8354E1B7E5B98D534AD4E3448BC742079B4ECC72767E6C36793F56FD7C6F6115F6E71EA7D6B9E1F9EBBCB99B5BECD65EE9180B7A34308AB549026F15E20F1CB5ECD8C84D074F78DF5D9238D71324BC2F28F9128C8530504E20080004A4B46449085AC0C1000344518B885A48BFF24700326A8BE2A471A4AB569D160CC5D2E7B709B77ACAAB956B05FB648E00055456C6AD00D21124BB5A158A38AD55A7B5ABB663B4872799F2D1310788E18516DBCEDD032F8C343DD279BF6D44A42A1086EB74C56D4353504CC2559D86CA86EF05B79B28E4C6E49584FBB45CF01DF12A933C575E97B32E59F6CC9EBA07DB669B04B618B27754122D6EF5DFB2DF974FD4F2C8276AFE94F5E16E48F7F7E51B277FB999DCF962BA6E0F5337CDD8C6ECFEA1A6E14FAB2F54092EF45FCA67AD5C0105CE7A97BF9A6C5AF328D1E3E8F1E89366DEC5B4D96B5CD66D85EEC168B171B7825507C52C2393A80A637B1E0536ABAE597D3188CFFED0FE9EB9FAC444C2194D69CB3EA1B04DB5512732C88C41A93236D35EF0F019E6BB9D1A7C2EE0DE3B654252675D54FA49C5C2648DA9EC04E5709DF1E112D8A27270FDA97889687E05FB9033351B17129B8C696DD563895A723F194B7A867545BEAA47F8BD83F09BF3855F294CA295EAB9C20183CCE4FAB087DAB5534F2957AC78BF5B3760F79F00AC02D62185420056580E606B7F7FF6FF04DCE59E1C7F05EE878AAD466F8170869452E2D9734F2CFBEAA476D3E10DE34283A13FB47A0DC47D8C7D366CFCD2A630757B5777056B4E44E9BC5F63B0FE1CF45EBCE662CDC4A89E806DD055FBED67B9F1CEE6D66BA68CF584666D7F90F294B8BC72BA7F7F7C4D309F90A81D07EB2A15EDD379CF266D506FBAED73B021AB5529C2447FC0DA2B8C232D33A8716272D0002353B953A1C9E2D3F34C4BA56D9D87F947DB0406E79D991F0546346A4FFB3C7CD8325CC58E53EC3CD99CF5CD03722BF172E034C33BB9EA58ABFDC7BC0387DF36AA39DA33D45F8AADDF64FCB3EB5005ADA3B15D97F73C161FA7418B6AFCAE71CB8679A75DD8C44AFB50E9930CE98EBD0E07D4CE8898691514DD2DD1ABFB026E30080212287B8BE00A003C422CBABDFC065F08BF04DF65E95C8AEF27FD913BFD122F3669F476D76AE96903EFB1A484A5F8A2A785E5F1DD906CF0C9AF4AF5D545CF5DDF14A987AF2BBD2B639EBA25FEDD8AF114F6FC8632F90D95DE86D6D79FA9503776AECDF571D9DE16CB1E9223D9959092C512DBE445A5C2FAA7263F5E69861EE5C47E2F247C69CD3A566D60657C26ED45CC6E37FDB5DEACEEBAD87B9D779C4F1965B0D5CA8CDCD657286E662BDB04E8EC5D55F8E1747A0A6D4E5DA27B8DAA89B9DFB88A30B95727A930F2F2C771031505E3CB1CCBF92A2FB10F0555FFF8D62999EB157DEE62E32439AAAC1423B9F353FE4E477F3DD25528863FA369453DE94572DEFBF39501B42405035A6D5A76B7EDEB8637DDBDDE49AB771DD4D33FE85229E417DF32E98D017A62132F477B986BE307666592FC656FC1353108BE6108BE1E5FB7DFC31583D6E2EAFAB6DB0DAA8365861CCA9DB30C4AFF6FE8FD2F3D36FE8ADAF489D19F3C8C751F8FB9D7B3B4F94A2792A6033C52DC6D57B7E8FABB9756689FAC2CF213B0159FEC0A8BB4C464E79B14484901AC7075618668A2CB33C31B4594C6B361B5B377F6EA0A3F4CAD69B3197F96E7152B1F2879B6A822FFA552A6A7983D7EC3F0026FBFDA239ECFC3B6D0020D75811BA485E3594C96D2BA916E6E8CBCC1EADB526F26BDC9338E7CE47A4B650EA9CB24D087ABE6FC4076C7C194D4D0C3E954F5984876ACCE549C2ADE97743A71AF919F5A5E34E9B6754BFB25859C2DC722B01776078487898776874DC73B844667148F3B9E5455AE9FAF1A4BBBEFF6A131E4E559CD41CB08D5B73BEEE7E48C61A922B691C2D7EA65CCC7F34652064BFA7484BF506B087600E2AFD4F2012C42ED9F20BB2C91CB6C9FABB6F173A7E276A48AC99C729D88777F194DD2AD5AB82AEA16D3F720B8B06C28CD31B721A967F6BE248B6CF630847773ACD58659DD8CABF31FBDA951F618EAB4E2750DF6B9B0F8DD9FB08A8BD7DD28394EB60FC9886AE7653C7F9F6B96B05FE236AB42E16C862941338F247C6BF0F3DAFE39DB0CD71ED371D83E1F8F9DCADBCD32389F607A23919FAB2A314C77EC3C7A40E29872D4509F69C5E8BDC1D7D5B72FF3540BE34AED326B289E8D91C53B2FE374F722FB67A917C43A406DBD30F42AC3CFD02DA0C1ACB22538D7CD58E9C7169BEC7D2BB787AAF3ED927D62A5D654DCB2496936CE5064D7BD07AFBAF25266EF76C9CD7C53692E6A5C4F374FDD4F330C2B2E72A770A06CE460970123EF0247FECE83E532FBD31F9FAE97BE2E2E291272F244DE5A304C49CFD1272EA79AAFEBD43A8B7C0E51D93F2933F92C946BA5D1FEA2DDF019F746BAF9C9A18B173E5F1219FEE0AA948DB92E20DBF89E2E4C7BFA486E20C19AF2389F6BBE79E58FE52B783D2E82FEB8C6C36359393233CABB5697F18246482B1D6A6A5FE708CA4DCD043EA1D5A7D8DA8CCD790AA84CD8A66F3EDAA0A5D711CD0AD8041D2C7A4465871FC3BFCF7EE933AD9D3379AC637EE6FD9BA326768EBC436A62A09ED9A5A23F7ED3699BE8BE921CD18C64A356DCB8B173FE8B9698134F4B8DF6F279EBB38D5B23EEE1139495C6D305EB12783371F3D7E6CAC8AF745DDF99334DA2E4CAA2F670234CA3D72508595276DFFA5C9F7E686452A4972D457A5A30CC9F4E76F9277FF16DEB', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '6851aa5ee5d456f92c6535c4b14073250fc5aa040c6421379423e275de8856e1', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD615C66189719A24454BAB8BC3383D046A3248A5CA7E8E63665DC474312C51C9748E51E25B9E532BB08B55DA24484221BE1142597EC5CDAED5064C759CBDE671F7B1F7BEFCFF97CF6F99CB366FD31CFFABDCFBBDEE77D9EEF7ADF1770892C9CD0A6885D119F44200138834BB4075C220386200A1188E0841C2276414C2C1F0CF1630017BEF4AFA65006173ECBC785C3285C3804AC862141C4874F4A8A4405542D5540416E1B007435A8BA541D7B208A88A88E83F94C92E17620024378D4E687B102839F000186D0167C7C308C790AC46088885A82306ED7939D996C01D41D79B8E84E5D43340688AF0C6A6361088B3A0B2F3A4BC11A9BD19E917BB16738A507201D218D203E01023F454D438D8AEA928B3A014B510360050C21C1417C628FEF75AE6C6CF368E33D7DFB885469160F6461084615098298B3B7A71A33C0D1D3C783A976CCD19389868BBCF5F7C325C11006D50904610B5F6F173F670ECBDB0BF592F8C58B425305DA8B93B44517992700ECC12A6496519DE432D6202A155C23208997A65558FA8566B61889022E3A63E2A8CE4592133A8FC40DE3AEA3361A205044AC5CD4922148FF76BC6A7E5E1EDECEEE4848302E0F6D234E205269E09F174D4B9B06E4112D1FD5FE3D85145DCD2DF68BCE057FE0CCFB236774AC5FA30D90B16290F4C1B81BA8054B6116C328FA95746BA954FC8B84F651B6D45246928BF408C1D80CAEF002E062AB0017CEC9405E01C324999EE4E4F2BD174A0B4B595BB7B77FA7C91490016841FF5CEA101E29E843143C10C2616DF97092F0FEFD9455401635840992741F1F056B8EB72F53C19AE5E9E7E188FCA500A086AA5882F232AA82891787E9EBC974613972980ADBE90A56D674A0202D02B40105F92D5EF62B8854A009963CF82B0760C57466B27C38C8808F79B1BC8E2D0E800B292E0D196118CB858808C808305C08C2A477EA041A9F4EE20DBF3A9A3AB5B5C03B4E5FB93CDAB1DB72F740ABC558DFCC006C7814BC6D14E71E2C1EA4CCA9F81F663934CF5A8E8E5AAD6CF0481C3197828ECB0C3714C8B97AA46838C59C6D91DDD43929D8B4EADA1DD5B55D49AB21BA9C46F070AA47302B392BE7DA4A9EB65502F363A34D9AFE2B81D8E6EC5723BB93E7DFF70C96FCF89EA552F363C90993E98BFE4422EE627A194FC42C72B55F0D2B279AA11C6C377F66C1DCBB4B2CA1A579A4763F99B7B73CA7714A917A8668FE44F848F3D919EE8ECF2DC61FC66B9EEFE35563BFEFB36F9F1D99BF51327B5BD776DDF5AE71FFC7836358EB58F04E3EFAD0298BAE4DC997C1D392139912897DFEF803FE09993016C240D9BEC0071090D4CA4942D0021F0C304014B588A885D4AB400890436D513E293E52AE65B7394BA1F47905E14E5F798D52ADD06B693F208FCA4A7C2B805408C9B67603459CD6AEDDDE53DB35D6572299F4D92E1B88E18417CBCED90587478A1EA9BC5F1722921508936C7FDD6963B37FC4B95CED86AA869B4206C6F2391179C5C1EEAD573C465DCB2413CBEBB2D727C8C4EDAE7BF4D54CB3A0AE21675B15D1FCCEC01DC6817CA2A64B3E51E3C5B58FF74EF6DE2CDF34F9E3ED84EE97D375BBBD74528DAC4D1E1E6B1E995B73A55A686120339FBD7205E43BE356FE66B279EDE318975367C2CF9BB815D166BE4E6657C8F70E858B4D3815AC3A2266111A4B951FDFFDD8B74565ED9AABFEFC8C6307FB66EB636208711A5216AF858336D7869D4D93630D91CB385E0CA1E3715E3FEC50E77700F77F5022C476D7855D3EAFC04B509FCA38A714AC3D31520C9B570D295F8896081790679C8C7BB06921A6D988D651331EA329FBC248F268504FE89B7A84DFBB08BFD93FF14BC6C458AA24F206E9E909F5414D5AB5536D94EB9625BF993760FB9F00BC01AC471285002CBF1CC056DEDE9CFF09B8CB7D39FE0CDC8F955BB7BF03F834B2624C7CE2538BD775645326BC71427828F09B76D7C1A8CF91CF468CFAAD7929063DBD95EC5911C54B9E8D01FAB3D007F107571FBC1FD313B4F1CF6518C427471F36B35A3B65A4273C63F30DF9A844D6CAE98183D10F02F885456DB9584772B87BF77DEBD421BDE98E2F0186EC76C51063FD412BD720AE94F490FAD9C9213A46BA6A877CB3F9DCF3740BC5AFBA8F0B8C75080ECD1FF6FA2C38AA5E7BD1BDA9A975A49A13A5D07DBEE5DA9E4772EDC42CDF69965B42F5E976C6E7BC43C7DF35AADA31586AFD62CA9B8DBE771CAEA4753576EA943C8FC445A9D3C21A4F34EA6E9CB7DF898DA962044A9D674975EDDB7F48354EC444B3A0F05EB15EDD4FE006007F2081B2B708AE20C021C4A2CBCBAFF085704BF05D96CEA5F8CEE98FDE1D9078B959FD556FADA69E16701B8F3DB7145F74B7B03CBE1B13E8739ED52A6FAE1EDDB9A7502D787DE93D69B314DDE81F564C2471E63796ADDE58E5666875E3D906EAA6EE7539EE0E061D919C6159926D3129412CA663B5283968606AF2F3F516E87176E44D617CE6DAF5EC5ADFAAE874DACB085327FD756EECDEBAC8FBDD770F5FD89EC6512DDBEEA45CA9B085A364EDA3BD6F15EFE3C5CB49B4593589DEB52AC6669E131BF072AFB46379A1599F27E81BE48DB2B816F3D5AE621F0BAAFFB6D73E21D9353CF16AE3A45C5859294672C75CFE0E3B6F3D522E142190D6BCA29EF43221EFC3A52A1F5AAC3C9D569B9AD16BF35DC3DBDE576EB16B761ED1D33FE25025EC19DD3AE986017A62EFFBC7FABCD6450FCE48C77ACBDC811F4420F80621F8BAFCBCFC1EAF1CB21257D3B731A0D704480FEF2F3F7C8D5EFA7F43EF7FE9B3F167D45E7E3FF6C2C548E7C9B8733D5B8BBFF47DECB48F4B92B3CD9A561D6FE7D24AADF355859E8236E2933D41A116988C7CE302321960F135BC34D118876786B70A298DF141B53377F7E9E09B521E74584F3CCB738D5CED2B195F5899DFAF987E548C81DB38B2507250F571897B53476081BA9AE02DD2C2996B5E6CC5F5A3BDC911ABE96B2AC86F27DDE43ED9F1CBD55B2871493DC6BEEEC9AA871FC96C3B92941278FC32552D229413A93D15A582F3205D8CD9B7DD53352F9C5461D5DA99299FAD7B3A047BC5D42738483CB037683A7A7F60785AD184DD7915A5FAF9EAF1D4874E1F1B4FF6C76B0C5984A8BCDBF6303B7B1C4B15B109C57F5D2F6D3691379A3454FC5A1BFF13B586601B20FE422D3FC022D4FE01B2CB12B9CCF2B9EA2B81E4A9A86D2962D2171CDF473BF7879374AA1772459D225E3F0AE0950DA7DAE534C4F6CD3C9464CB99349D2CB93DDE6EED55D3C257E73D765BBDEC09D46D59D233F4DA812DE0FC945D54B4FE56F11939C6C9B4B0CE92B4E71F724CCE1D94A86057CAC7A7ED2268E491F07786BEAC1B98B54973ECDB350133F271D8A93C5336FDD2B95DB76204925524469876DDA70E499C560A1B7EBDAB72ECFED077351559252ABCA852DBF40794A38DA1453BB2F874F621EB67A92BC43E446DBF32FC26CDD3D0C9A7C1A4AA3520C7C948F1DB56EB8C032B0D02D5F877CA3CB5546D2E6ADDAC38136528B2F3FEA3373D794933F77A643FEDA9321335AA679AA51CA4190615153A53B85006B2B14B8391B380DF5FB9B15C667DFAFDDDF5D2E3E29224213B4FE4D4823196BD17EEBED57C2C2531DD56ABD7F3C60925B553F62F170430A67BE3199D177718794CBD238FEE0D24372719CC1C1069B37429F944F75571E2BC38CDD1D26FEB130D984BCC264C93613B324E4F688F878855BBF9B77F9FB673D5DBBD45DCCE30C8EF9CEDE0A59721FA5D333397AF1D6FAA9C08A4E24B3A83230E86BFBD49153E4C9EDBFBA95D8F61A0F02591C14CE9BFA215733AA0803EDC91DE86CF7D25B2B6276E64F3682223ECC2372B341DBEBDEB7CCCD2B4F849EE54B5E785860F72D08BA0CA4415E5B217FDB7D714994DA40EF8E49B46E23F14FAAD77334AEBDFDB2DD746DB9C556B10ADE74E896B59E598C7DFE9A69879EC8B6CDBA139E2E3A88AE4941704D38FFF0089626BAE', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '92ca92f3a8ba21659d673bea705c12a2676f393f735ca09fe1217e92e741d9b9', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC79D33630C338CCB20CA5D4AB93C3323A14594D045AE1352B94D19615C262B51990D11A526932411E5B24546728912118A7E51D8A25CB3EBD22A2A54EC39B6D7FEECBEECEEEBF77AEDEFF5FB9D397FCCF77C9EEFF33CDFF3FDBECFF33C8043F2C509AF8AB18AF9280A09C1191CD24EC021ED8021884202A23861F7182B8881C1C290A000E0C029FF6E0A6570E0382C078EA670E028A0084378C4072B2343A602AABE36A020B723A01951F58CA8C015882122AAE360AC350F6E05A23044406D411823D4FF111061086D81C5C2B0C063200E4324D4C2C338AB479B3283845077E4E1BC3B55856409105F39D4C6C01006751699779681F556A33D23F77CCF704A27403A421A415821A22045474F878AEA52F33A1143D10160090C21C1415871AEF3F371D3D05B53DEF29AA2FA865FD8401E86605491248A7BB1FC7518611EFE817E0C9D7D1EFE0C345C64D43F0F970C4302A84E248AD806B3BC0F78B199AC00D44BF2372F0A4D1B18CCBFA4B5460020B72B5886BC6554279336D71B25F2236E5CB2F7D07EBEBDDCF1074F480670D02125509D03C194A839246E187705B5D100811A625D452D79E2923FCE57C78BC50C08D107484C302E076D2441245169E0EB45D1A3AE5D0B94102D17D516CB2185E23AEF9CF717CEF97FE58C4EF67BB4C1FC640988750DB5601981F9380ABF4A02486A61DC8D8552D16F12DA47E9426B05925DA44708C6647044E6000753093870760632040C93E53A79BCB2ED278B0B8A99EB36B4FEB886212407D08AFE5AEB1001A9E85D140210C6619CB03829D8D999B20CC8A3860851CA2C3050D981CD0A66283B30FD0FF879207F2900E8A02A86B8621155D93A80CD08F66778333DD80CE50D66CAF60E664059561418000AF29BBF5C9790A8600D58F0E09F9C803DC38BC10C642313DE17C00CD8373F010EA4BA306404620C0722212423C470204820FDA961B8E5E1E4FCC1577BCF4FAECB639D36595116EFD161B7A5AFC576A47BAA0F36DF0B7E6A90E0B815F5533E6985EE66BA374DDB0D0FDB2FADF73B3B64230385C80DD6E729F8F8A5E879261C6F965FF57402DFB8EC5289B67A7BB22264A6A0173978DE2F92C9BB9C7D6969BE813D97F1A1C131CDE495505253D6ABA12DBCD9F1CE7EFEE771A656F567FEB7D6EF4F859248B853E9A5F9A2DB62150F5433B3E3E92B225D668FCCD9B0DAC5B9CD4D4335CED2F9DBCBB21B2655A94748368F44F6341D9FE26C9C69B67C375AFD7C477E15E6E76ED7D6E9A1D96BFCE99B464ECBAFB48F863EEC1FC1382481374AF1BB0ED9B6AFE2A582C7FC6F3325CF76871276867233610C240065058340404452AB200541735818080031D422A11652AF424781026A8B6165B0E4AB761D364CE5E2E7E5C492EEB26AB51AE15ED903400995D5B04B80CC51B253CD4A8A04ADD5A0B5B3A67DA49B2F953CE39205C47122F365E7E58D2320458F54DEEF0B11C90A24C073BDE2A9D9141A73E2AA417D65FD7561534BA5EC989CA2C8FD2D17FC867D4AA5CE96D5666970E54E6FA97DF0CD5413DEC89CBDBE926453D25742DF994B5AE39D4BD27B71E9C39D835DD7CB564D7CBEC9ED78F9BE764B80E1790B07EBFBFB9A863EA95CA8129EEBCBCC0D5ABA040A9EF22D7B3DD1A4FE30C1FBD091E8446BDF42DAD4F7BCA072A5AE8168F131CFBC657BC46DA392A84AA35B1E06376BA9AB5C0C15A4EF73EB9EAE4B48209ED693B1ED1589585D73EC789A027340BA941D40170E391DF076A3AEA03BB8FB568D98D4517B2C3551399FAB3B9971422DD2606CA808B6A91C5871325E325A48897EF0F4BD5573094D16B4B6EAD18435F22F2CA4F6467446BDAE43F8BD8DF09BF52BBFD20209765A67F3FBCDD2B975118DFA3593FFA25CB1E3FFE1BD01A7FF04E0954003491402B0D26200DBB358ECFF09B88B7D39FE0EDC0F15EB36BC01843469D58433671FDBF6D64A6F66C09A632203E1B75A7DFAE366629F0D59F438E4A798767655044D8BAA9EF36F08339986DE49DCBB786F7CC418EF187A956E7A8617BF7B9BBDFAA485B1C894E32DE9BD929797BEEF738BBF17262822E6C4C1784847EFEFB8EB707EC0F87DDB9730F3A056D5A39626FDF63E111C19D901DDE313036602B2951B959A6C3E3D4FB755FDA6234468A40D3F30BB3B60063FAC5B736A7F6363CB50153B4EB923B1F9D2D6070AADA4CBC1EF99BEDCAAC3ADF4999C5D216F1AB45DE84C9D1EF115AB2D7EF618ACA0B5373C35E43F8FC5C5E9D28E357CDB60A439EBBA099350490F974964CAB4EF70DEA57D5AD47A4D5EC19D22E3DA5FC10D03A14012656F1E5C3CC021C4222BEFEFF185700BF05D94CE85F87E3219BEDD27F972B5EEABAE9A35C6FAC07734E9C4427CD1EDC2E2F86A72CD3EF95769BDBEB877D3D6029D488DE23BB2DB528CE2DF2E194B66CF6A962A6A56FA9ADB5F7BB692BAAA6379F67E77D3B658F6A03CD9A988CC154F685314938EE89B9C98B9D20C3DCC8ABD2E42C854D708AA09AE8C4FA7BD8CD9EC69B2DC37A8AB36F66EC7EDDD2737A4B1B54B3778AEA8505ECB56730834D8B12CFFC3A9D464DAB48E6497BA96E536FFB1950485570649F9519767C6CC562A595CE6D8CE56F9887FC8ABFA6EBB2B97E7137DF662C384C2B1D26201A98D9F7237BAB08CC957A118A1B4A62575E497DC9C77E72A0369494A66B49AF3195D8E3FD6FFD4F5CA374965D31E63933DEE9522FEF12D13BE02C0587CBC67A43B60797CFF946C124BAE04BE1783E01B81E0EBFD75F90DA918B097D031713435AB0E931D742EDB7DC9ACF8FF86DEFFD267E3EFA84D1D1F79E16D61F868D4AB2E485FB0783CE97DA077B297A34A8B21CBABB8423FB1B2C01FEF2831D11911652B90916B99272D0D3084EAFC34B104F767E6370A280D67226AA66EEF302434A6DC6B73187B96E313AB182C75A6A022B747357DAF381DA73934C777D37EC8DFDFD8169EA7AB83BF419E3B722920485563B88B17A368A6522EFDD384AFC2471741853A5B350EB9D332783F4F7BF703B9F57B9253C24352A93A3151EC5883C9382D9C1FF954C28E0DFEDA39D1E472FB96A7994A5946878F622E6C0E8C8C9008EF8A781FEF1C1E9D5638E692A8A556375B357AFEBEE78786833D67F4066C8F6ABD597F3F2B6B144315758C227C5F27BB6D2C673879A0A8D780F02BB5E6603D20FD46AD20C020D4FE05B28B12B9C8F2B9EC1B21DE64DCFA1471D9931EE3F15E3DD164C3AAB9AB629E31BD0FC2F24B07CFBB64D727754FDD970A52B06E3CC8BF39DAEA1050DD8CAD658DDCD42D7D0475D8F13B077ADD8384BC1E0715166ADC283AA2403F9876EC293FEDF9BB6CEB136E92E541154A67D2AC887A396442C9C097E57DD38E691EDD5663303D178799CCD91C6476EE84D58D04219E96E410C3A5E3D02EC9C36AC7067BAD2A46EE0EFC585D7E99AF951F57EC947E8FB2B721AA70E365ACE10E64FD2CF6818276515B2F0CBE4EF337F70CACB7AE6C09CBF6B4507DD2E290B173A969B88EE026B9C776DA4D852DAB55A7E2CC4537DD7DF0BA332779EA4EA7FCC7AD95DBC42CEA18DB52DC68E61185055E140E94816CECD260E43070E09FDC582EB23EFDF9EE7AE179714192909D27726C11882ED5137A131C425D572879E19074F91A1E7EFAC3758B1CC936C9237C76748F3BF716D6F42114DEB765D8F00911325C6776F0E861C5F4ABD2960A1ABAAEA1447CCDC8C3B9755BED3432714E855284EA277B0ED42B5D97AF828B9F3DF52EB27923DBCC1E8A7B696E5498D8921DB7D329475FE7BB7345E1B936D5CA5F34A013A53E70AF57376165E403E70ED3836EE1ACC154E17696CA218B56E5EE7D6179C7D5AF6D3A1CD55FB25F9776B4A42081B6A73E27EA71A3C6866BA1ED9D44BAD1B23223F5F2CF2A776EA7A6DE0E3C7CA434B060C666D72A87F1272FFCACAC6B26DF7233023B5945D86B3DF41FE87E6EF874855778734151D5E4BBF8D650CF1C5CF1BAA14CD7FE5F0093C864CC', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, 'f06d33bb0ef74f8a7eb586e26d315f2710e3c2f31028bd45f8dcdfda593e17ce', 'app_receipt', X'0100000F6E480DCD977B3C94691BC7E779668CD3300EE3580EA144867B66D4A20825745AA71C3A3B0CC6799824B165D621A29458955008D346A81C1AE5108DA9B48BB04507462AB40AE5B0F13E8FEDB3AFDD8FDDFDBC9FCFBE9FF79D993FE67A7EF7753FD7755FD7F7B9EF07B0897E7851DD789BF84F1290309CCB26EE026CA20B0C41142290C08BEE8FB781E8581C0C0961001BCEFCF75028970D27E2D8701C850DC700551812417C70F2F2242AA0AE21032A19509C003001341360BC13482222AAE3619C6D06DC062460481CB58560AC70FF2740802174040E07C39847400A8688A82502E36D1E6CBAC81446DD918BF3EED465446B80F82AA1361686B0A8B3D8BCB33C6CB80A9D19F9CDCF0C677603642264108413260851F40DF5A9A82E3BAF13B0147D00146108490EC24939E7E2CE4935A9F00B74DF3395CD1E6F02CA3004A38A0C41CA3338509F1EE11E181240D7F7710FA4A3E92277FDF37449308441750241CC2E34D8EB80278B111C847AC9FCE645A19181D1FC227D6582AE13D8099622AB8CEAA403EF478A324563527F68EA30BA4B9D153B9872150FD8E82DA5519D0DC1949839246F185F80DA68824013B12EA3963241F18FF1EA7B063382C2D6002427185F880E922610A934F0E543A11881D5400DD18A506DD11A22E1A1CEC57FE1CCF92B6734D82BE880F960C511EB7BD482E531F379947E9130486961FCB58552D96F123A47E5424B1BA92E3223046373D96273808DE502369C9F8BDC0286494ADD1919555F9FA828A960ACDDD0F67A355D5809A01DFDA5D72171A4A3F750C481281EBB038797855D5D294B81326A8811642D4242D41D59C1A174754746E0810077E42F05007D54C512B41751D56D8358F4D040BA17C39D4557DF60A1EEE06801D415248011A020DFF9CF4E45221559E80517FEC9001CE89E7446080B09D8278811E4331F001BD25898320231960D1111921162D81084C9EE308EB4FE269D33F0DCFBECF8DAE2E05366DA5549EE5DF65BFA5AED867A27FB604B6FF08627CDDE5DD64F99D10BDFCBD8CF9FB27FFBD6614973C099C1EDF25098D24073B18A6F40A6A147F2B187CABA1D63222D4B736E90B53AD355210B15C3E881B301D18C8C4BF9394B38460E69F48F3CA72CB3E7C2A9FCBCE7835B326647BBFBCB7F1965E8D5FD527ED076E2643891883F995DC991D896A07AA08E919FE4AC1DED367B646E7B70A754DA43FE6083AB1CE7EBAA7CDEB806F50871FB03B17DFC6393EC8DD30FAD3F0CD73D71E1D4627FEEDDD9363538FB7DF9D475931DCB0B3A87C3EFF70F611D53C13BB5A43D87ED3A7533CE8147E5072FCA9CE90D17DF159E7611C64218282F14840002525A1559089AC3C1000324518B885A48BF0A1F052AA82D8993C7912EDB776D67A8573CA926DCE8ADAAD36C107DA97000A8A1B2264E11C81F25ED68584991A6B519B57537740EF596CBA64FBBE50129BCD87CDB797AE1C591A6473AEFF78D885405C264EC2CF0D0E187C71FBF6CD4CC6DBE2ABADE5A2D3FBEB02CDABFF57CC05BDF4AD933558D792BD2944E6D69BCB76E922F6262C932E712B7DFE8BBE1BCAB88B8DAAB8868F834E7E3ED433D57AB74C77EB99ED6F56CA2714B90F1592B47DBBB3EFCC19965E76B45E7FA2E1631972842A1937E55AFC6F85AF793BD0E1F894BB1F52BA54D5EC96056ABF508E2A4463C8A97EE93B28B49A5AA0D6FB91FFA504F6BD9857021679FDDBD534DC9C9845386F2762FC5A25635C41ECB526108E42A5941CEA261A782DE6F3410DA0FEEBCD724A47635C69E4B51E7A4198CE71ED78C361A192C83B77305DA279264E284D59C0F9DAAD79D4BE65BD1DAEB8693572B3FB592F58EEA8E79D584F07B0BE137EF577EE530C9F67A6738FD16D9694D512D6B1AC67FA014D897FF61DDC08EFF04E095600552280460B5C50076080E66FD4FC05DECC9F177E07EAC59BBE11D10CF92D3483E7DE691DDCB46B9CD745867444C1079B3CDB73F713AE1F1A0D50B474EE6FAEE9E1AE69484C67781BC08B329E88374FD85FAD1215311A7F0CBCEEB4F6724EDDDE6A0356E652A36E97453CE5BE6D29289BEDD49F5114262923BD85877B938FFAE3B8E6705A613ED9F232C996D1A47ADCDFA1D7CA3D8F20A02836363020B8C0277A31A7FFBCC936C3B8D755D61C243ED2282D9BD41D3226F0D1A4EFAB7B4B40ED6B212D5BB521EE66CBDA7D246BC143AC1F04BABFDA6CD79BA704FD83B1ED9CD99A1FF424A7B95D5CFEE0335B44E5E8771F993047CA2012D96779067A233BB73133699EB1C299FC290EF7471DD433E2561BBBAB8E4769969E3AFE04680702083B2370FAE08C023C4223BEFEFF185F00BF05D94CE85F8CE98BDBDD527F36C95C1F39E86D5A66B80DF70EAF185F8A2C785C5F1D549B39809ACD57B75C17BD3D612FDE81515B715B6659A24BD571C4967CDEA54AAEA70FD2C1DBE7FBC92AADBB53CDF7FFFFAF604D68032694719294D2AB95D55522EAA6F7C6CBAE021743F2FE1AA98F845AD15CC86506E5236ED59FC660FB3E57ECC9EC6843B5DB7F69ED890C522576EF0D0AE51FF8AA5E91862E4B294F3F1E4B974DA94BE4C8F969EF5B6C09195E22ACF8D52393197A6472C56AA595D62DBCDD6FA4A7D2CAEFDF6EB9D6919BE71672EF0C654622B2B30B21B678A36BA059B922E43F1C2597CC526D2B3B4C20FDF714368A96A16B486B3B93D4EAF9BDFF43CF74B5DB6699FA9D9BEFD5CB1C0A4D6313F0C30951A7D31D41BB43CA97F52213558E9065C1F8FE01B85E0EBF565FB0DAB113848EB9B39ADB7A88B501870ADDA9B6351F17F43EF7FE9B1F177D49E1B1D7AEA6565FC60D8B389B946A862347522C42BDDD36959AB71B06745CD9A146E49A08893F45877548C1D26B7C8BA584E0E60C5EB385992C9FB1F5B5E2BA1F04E47354CDE7231166FC9AC6F771C795CE89BA01A2A7BBAA4A6E88546B6B794335E6770AE7C37F97EB97F4B7B64B181BEC835D2DC919C20A6C68AB73D19F1AA16CBAAE5DE8CF9A97C72135269B2D36493BAAD43FD33C87BEF2999EF4BCF8C0C3B47D58F8F6125188D27EAE1034827935D3604920BE348D50EAD1D17D5F24CBE398A3DBF39243A4A3AB2276A22C935322EAB74C42D454FB369B676F8EC5D8F8FBC432F4E1B0AEC8EEABD33BF9B97378CA54A38C5885F6952D83652F8365D50F6D248FC576A2D813920FE46AD10C022D4FE05B28B12B9C8F6B9749D70C678A279A694C209F7D124CF177124E3DAB9CB921EF12FEF45702A07CEBAE537A7F64EDE9565AAD8B61C2ABF3EDCE61854F710D7183C74DDA0F201D4655FDE2D78B99F29ECF988595ABAE25AD91115E74359B11DE5594F3EE4DB1EDF2D53CDAC513B9D6543302C2489DF107C5EDE37E594E5DE6B33023B17E1B1E3859B9916DF1DB7B9962C9CA127334877EB3ABC47E61BCDD881973635437704AFEBAA2F95EB71122B7664D753BC7931A51B2FE18C5D90FDB3C21762EEA1B69D1F78951568E911D26CCB6D8DC8F7B0D2F8B1D53177D792F591FA429B941ED993F9A5ADAB3426132D2536DDB9F7AABB307DF276B7F2A7ADDC6D92564DF46D99BB699651A5259E1436948B1CECB260E465E0C03F79B05C647FFAF3D3F5C2F7C50545424E9EC86B0B2645891C70E5446F827676EBB3AE84D70FDC252E58AFD0B2E91E6A7273A39591F6ACAAADF989746862B98379014BD6F8F305AE6BAC74F68C86FFB4055EABB7F39D73F568147534D62F9B7BBFEF719739DE7697A60E597F4DC9B4CF3A9782E3BC8A6F53158D15E209D7A43F9B4447BC487D25DAFBF35AE25121FBEA954FBC63667D545D833AEE3F6D69B4C4AEFF694995FAD6A54BAE661E8B619D0FDBF2EDBBCF76266FDA7D78879FFE187DF5555DC0C16C739D83A467CDFDFC5872855996443BF76A90A1D768FCC58E1B33FC1C03AA58A7C9142FB4428564156E3D7D6468EBCD1C4E23FBE32DB331852265FFA9F24CD51FBF92D52D1FAE1F8CB9B6F9F4A8E030F926AD3E74A5D1BF00D4076F8B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '4d1f7ce209af5e6867d451e1627ca564e3f0114ec5e79b7aae2ea567b3a6bea7', 'app_receipt', X'0100000F6E480DCD977B3C54791FC7E79C19E336CC601072894A8AF11B2414720B15B98B22B79191DB20C92A995C32A672892849284C5B422D699448A46897625E96E496CDA5A70D85369E73EC3EFBD87DD9DDD7F37AEDF37A9E73CE1FE77B3EBFEFEFFCBEE7FB7D9FDFEF0798C440BCE0C624ABA44F22103F5CC024EE034CA22B0C41542210C10B7A255941342C0E86F8308009E7FCBB2954C08453704C3891CA84E381020C09203E382929B216D0D2D5005A1A80EA04740DB4B618E850DD812822A23A1EC65967C31D40048684519B0FC6F20F7D020418425BE070308C790E483044442D01186FF56CC715063FEA8E3C5C72D75A43B40488AF0C6A6361088B3A0B2D394BC13A9BD09E916BA967388707908E9046108E9FC047A5E850B4505D62492760A9140056C110121C84235DF822B0E0D67374C33EFB82471B5FCCE0812C0CC1A8224E20F986065368D1DEC1614134CA41EF601A1A2EF2D63F0E970C431854271084ECC243FD0EFB46D24343502FF15FBDA8DA1A406FE9236D310000B9DCC16AE42BA33A3986444EFBD63D0BDA95FB56C577EB06F7B9064F1FC0445F2986EA4C08A6C62F2271C3F8ABA88D06085410EB1A6AC91256FD7EBC14DF507A48842E406282F12568233102514B1BFCEBD045EF1511AD14D556CAA1968EFB9273D99F3873FECC191DEC75B4C1D2608511EB6BD482A5304B7194FF226190D4C2F85BCBA58A5F25B48FEAE5962A925DA44708C6163085160113CB054CB8B80079050C936578D9D9357BCE54DDACA26F35EBF861338D5F06A015FD4BAD43C248457B508581201EEB8CC34BC07BF752570359D41022489884852939468686D3941CE9C18783BC915B2A001454C51254575095AC432269E1C1343FBA77244DC9CC44C9C1D10428498B003D4045CEA5C37D15510B6C06CB1EFC9D0370A0F9D2E86191C8800F86D0430E2E0D8009292F0F198118CB848808C908314C08C2E4BFD08FB13C9EC519E9F7CF9DDE5A169A6EA45AC3F2EEB6DF35D86E37DE373B089BFA83B72D62CCFD1543D4CFEA519E74AFD639FBB13107B9C741E7466DA5A0089991C765F20141393A3EEC536DB21B5F4C093C597DF98EC6DAAE2C05C8445EE7D8486ED0317A7661F165398E9E4326ED638B539E513F7F5A6B51FFE8AEEC85F7BCA1CA9FDED3D5EB7FAA3C623D73368A48C49FCDAFE688D8242B1CAEA717B35C548FB92DC42DDA86769132DB5A471BF64A72F6D414B74C2B6BC5116D9F091D683D35CB349F6FB3FC3051DFE3CAA9C3FEA3CFBD636E74E1EBCAB9DB06CEEBAE764D443D1D1AC73AA681778A2C8FAFECBA36665F00CF2B8F5C113FD71725BC2F2AF30A8C853050513808030424B5F21210B48883010688A21611B5907AE53F01E4515B142785235FB3EFB6A52B55F5DC25DCE9ABA95769101C903E0C14515905B70A489D203B376CA08A6977E875F01ABAC6FB2A25B2E6DD8A00092FB45476BE7E7861A4E891CAFB6D2122598130D9EE577DD45AA39252AFE93DE63EBE21686CA9589C545271EC50FBC5A0B1806A8973358D45EB3365D27735366F9B6D1530308DDCCE25DADE19BCE3B2AF94B8D9AF94A8F3FDE58FF78FF6DEA8D938F5D3EDCCEE57338DBB42F4732D1CAD1F1D6C1DFDBCE6629DE0E2E0955286DC2A287C36B0E6CD54EBDAA76CBFAFE2124F5B07966BCF5ECF66DC55EC1D4E244DFA94AD3E40B28B4FD3529CD8F534BC4D7DED9A4B517C2E07F7F7CD35B1D984741D29BB01A1D84D0D09A7F2E4E9C392D591212E8211E9213F9A6BF27981073FAA10D2BA1B132E9C56E2646A4E17A4AA1CD39B1CAD806DB9C3AA6758E289FC8A2E47D31F6E5C64B75A6877D64FB037CB7E6F21E11FCB8B7FD384F07B0FE1B7E8677E25316C7BF5739C2193FCCCA6D827BA0DD3DF52AFDA57FEEEBB01E7FF04E00D603D92280460C5950076080D8DFC9F80BBD29FE3AFC0FD58BBD5EC1D10CE935466679C7B6E37D028B99306AB4D0A0DC77CD3113094329FFC72D4E2B52327C798D75BCB9813513E1FDC126D34077D107B78E9E1FB714301A7A86B2EC619D92C4F1B87B5D3168642B34EDF48FA8B17CACD0CEE673D8CE61312756662BD25130F753F70CC1D369CE9FC126DCAE8503E616934E41010CB94921ED63C35356C8291E69A2BB6DA7EEEC9B753DED61DC13FDE2930BCE019322F30A6D970F6D09327EDA37591294ADDA7DB2EEF6E96EF201686CFD00333EB8E77B8CC977844BC6BD17073A1535E93543759FCC37BA456BBABE5857E654F323E45533BA1E5488B81DA82FB0E2C9BEB1223759A2ED5E5BAD743235DC47A73D9CDFB15868D3F831B0DA28038CADE12B802008F108BCCBCBFC517C22FC377453A97E3FBD968ECDEA0F8AB4D9AFDBD0D9B0D7541E0445AEA727CD1E5C2CAF8AA659A7C0EAE537F73C97FC7EE9B9463EBABEE4BDBE418B07E5C359915B9A056ADA0C60D3475F8FAE506AD8DDDEB8A0F79197726478EC8929D2BC8992476A782A864ECE0F4D4FCD536E86951F20D21E12B6BD7331AC2B9AC7CED57493B7D8CD605327A1B931F74DFF33C639617A9516DE6A35AABB42552C5314CCF7535E7E3D90B59DA7314F1DEB5EA9636C1931B84E5FBF5D238F185F393261B142D0A99760B7501A48F657527F7B8676607249EBBD432259F505D859130FF5C6AEE166A48BE0625F1E7B5AE6A22BFCA2CF9709E1BA69DA668A2DD905BD0EBF4C3E3B7BDFD81696B761C30343AE0C5150A66B54F05628021E9FDEBF1BE9075ACA159E9B450993BF0C32404DF58045FBF5FA6DF88DA6107318A9193B1497DB4F4C8DE1ACFCB2655FF37F4FE977E1B7F45ED85F7E3DFFB59E83F9BF06D62E8F255BD4F9B09F3CBF2755AD3AE1FEA5B55AB7B9A7B3358C0496C8A171B6F872928B52C93940458E17A4E9E28DBEBA5E9AD9BD4968CD886D97BAEFAC24F721E763A4EBE2C0948560897C8B8595BFA5A39DF9FE482571B5DACDCAFF1B4F2D093CE98324D8AC02DF262DCE51086F2FAB1DEEC240593357725DF4E05CA7F72E3936FB25361927996E187B2353C9B65B61FC8CA8989B8A045498A8F4CD69B4E51C70791CFB25DCD82354A12C9771DDA5F5C512C32387E027B7167D8B158B198DED819D6DE98C4BCF249B7D3EA2A4D0B7513B98F7C3EB61C7D9DA1336C7742FDDDF647454513582D11A778E1EB4DD23693256359C315037AC23F536B0AB603E2AFD4F2012C42ED9F20BB22912B4C9FABB7F1674FA76CCF21499FF17ECFF27D9D48D6AF5BBC26EA9334D01CCDA91EC9752B7E9CD637FB4882216FFDE468E5ED890EC790FA365C63E8F86DCDEA6750B77D256F78C08BC1EFFB9C515EBEFE56459CBCCBD1BC841795793D1F8AAD53F78BDF65D42A66E45911744AC8C27786BFAC1B9C73CAF3EEB39A845D4AF1D8E9929D0C93F3A956B7D8FCD9EAE2A334B7EEAF3CC48FAB248C0C58D58E3F18FEA1FE6E61A53A27A5CA39FF21D5BF25BEDCBC10A7EF8ACC9F550110C343ABE3E2C89BBC60539FB0C7D6DCF6E8621F0BE5EFDA1D0BF6C919C750F876C83CB7D7682D6FDFA43C9B622AB2E341F31B5E49D6EC7D9EECA7DD5C1B518B269A4DCE7E6DD3D8F29BBE542654802CECF260643370F8EF5C58AE303FFDF1EA7AF97E715992909527B26DC130DB7822C5DD0AB6D5270B4D29AC75E7538FA4F2C992D57A8E96A78C883BFBD4353FEBBF561694619C21FC60328657CC6912EC9795DE22F0E5D4E1EBA5C954B507A90B4AD9AC7DAC29E5454EBA4A506EE04BD86BAF79CA6A239E59E6C99E28903963384DEA3C23B1A5D2C378DB6E7F01737157535785241992547DF3BDAC7E67B38CFCF557B555DA8F7F286B4ED75384BC6CB88D7B0483E25265BED16B95BB58666FFD5627AE70FE846DD8959693F9F7A5F93C8E7F27BAA769AE20286512C36E28750AB8844DF0F4DA57A4439E4CE08F16657FF2338A9BE7855C1F8BB84D2AFD54D7A528C75555DBAE7CC06ACD5AC1DD69C473376A071ACF98F189C944359CBD181621F74FF5CA61C5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '64068959f97a280213c1606cec092d636978f7a5eb81136fd9ef657707b64228', 'app_receipt', X'0100000F6E480DCD977B38545B1FC767EF19E332C3B80C22774585B166860E8A720B15C935BAB94D19B90D9323519937442A928952845CA68B9043A244AE45E7503845C24827F42A14EAF0EEEDF49CD7398F73CEF33ECF799FF7DDB3FF98DFFEAEDFDABFDF5ABFCF5E6B010EC90F2FBC26D63AF6932824086771483B0187E40A4310950444F1C21EB1D610038B8321010CE0C069FF6E0A6571E0781C078EA172E068A0044342880F4E46864C03B4B53A80AE03A84E806A445B6B4403EE400C11511D0FE36CB8703B108521026A0BC058C1C14F800843680B1C0E86314F80380C91504B08C65B3FDE74852588BA230F17DC69AA242B80F8CAA1361686B0A8B3C882B30CACA785F68CDC0B3DC369DD00E9086904E1048902548A1E8586EA520B3A114BA500B00C8690E4209CF89D9AF3A2C52DF04EDFEBBEA1FD466591401E86605491248A7B07055018E19E01C1FE0CCA7ECF00069A2EF2D63F4E970C431854271245EC43827C0E7AB3994181A897E4AF5E5464840C1606E91B230090DB1D2820A38CEAE475B39AD6D0DDBD8F856CDEBDEFA84A49D6D7783E0938E82B25509D03C1D4E879246F187F15B5D104813A62E5A1963C71D9EFE3A57807310343D7022427189F8F369220926874F0F5A2D2F5C0374019D10A506DA93944C3439D0BFFC499F767CE68B0D7D0060BC11210EB3A6AC13298853C8ABE4A18646A61FCADC552F1AF12DA47F9624B13995DA44708C6667144E601075B0538706E16F20A1826CB7573B915DB4E97DE2C65AE336F7FA3CF10940368457FAD75888054F46E2A0108E3B1CE38BC14BC63075501C8A3860851CA343858C5911D14C2507164061CF4F744FE5201A0A02A96A8B984AA6213C8668404307C989E6C868AB9A98A83A3295091150506808AFC162EF765241AD0078B1EFC9D013830BC19CC603612F0FE4066E0FE85003890DAE2941188B11C8884908C10C38120CCE5A7861156475279437DFBD227D71506259B68562478766DDF32D0663FD23B3D009BED033F35497076150F523F6B87ED617AB4CC6C7FFBD6617983FFB9613B1928546EA8A150D1D73F4DCF2BF144ABFC9AA71342CD0A99653A2B3A5395205345BDA8A174FF2826373B377339CFC02185F1B1C929C3A44F30A925A76F780B776EBC7BB0E4CB3853BBE64BC9B7365367C24824FC99CBE53C51DB38A58335CCDC0417CD28B7B9A3F376419DE229AD2DC3B53BA479DB2A729B26D5684749768F45F6B69C98E658CCB65A7D18AD79EECAABC6FEB3D7BD7D6678EE7AC9CC6D23E795573B47C31E0D8E601D93C03BE584DD87ED3BD7702F802725DF5E913CD71B46D819967205C6421828270404032232B58A5210348F83010688A11609B5907A153C0614515B0C278323E76DEFB263AA943EBF432CEBADA851AF15EE973D089451591DB70CC81C233BD7AEA24AD0DB0DDABB6B3B477A4BA45267DD7280385E64A1ECBC7DF004A4E891CAFB6D2122B30261B8EE57BD56B784C59ECC3368A86AB821BCC14A393736BF38EA40DB45FFB7BEE552E72AEA723452E492B7D435AE9F6E113232636FAC22D9950D94B9EC2C20E9FB1490F45E647EBC77A8E746C59A892FB753BA5E4ED56D09344CB774B479B8BF65F8B3EAC56AE1F9812B05ACE5CBA09069BF8AD7132D2B1E25FA1C3E1A73CAC6AF883E7D8DCBBAA3DCC38F111FF32A54D82B6E1F9D44531EDDF228A4557B85EAA5300197FDBB7A67EA131389C97A32F6FD22915AB5C74F642832F9D2E5EC4017E1D0E4C0F716BA021EE0FE7B75625257DDF10BA7547829BA935927D5A30CC6868B61BB2ABEE6E904C91841659743C90FD6CC27B658D23B6A4613F5E55F584AED8BEC8E7E5D8FF07B17E137E7177EA53189DBB5CFF1064D2FA7D44736AFAD9DFC9E7A757BC9EFC60D38FF2700AF021AC84421002B2F05B0435010FB7F02EE525F8EBF02F763E53AF377809021AD9678F6DC13FBFE3AE9CD0C78F598083FE2BB76DFC1F8D9B867C396AF1C79691BBA7B2A5933A26AE7039AC24D66A00F120F2E3D181F3116720ACB73D970969BB0C7D661C5A4A5B1C8B4D377D2FB24B3974F0DEC4A78102E2022E6CCC17A4AC71CE8BAEF98CE379EEAF839DC8CD5AE76CCCA64D0C137922323CBD73D31C137C5C8565928B7D87D7E7ED95E6D7D57A8E04887107F6E4FE0ACD05BDDDA33079A9BDB86ABD9F12A5DA75A33B7362AB693B243A6987E29D547DA5D66F37787BE6BD2717361525E896B6A59FED373A892DED9F4D4B0E4791C3E5E977EBCE9DB26A3D573EE9BB089552E1132A798329DAE3B76EB248BDAE817DEBC576C5CF70BB8E1200C48A2EC2D802B04F008B1C8CAFB5B7C21FC227C97A47331BE9F4DDEDE1D907CA9A5DBD753AB6FBC16F88D269D5C8C2FBA5D581ADFD529A69F03AAB55F5FDAB769EB4D4A9446E93D59DB34A384F7CBC652D973ABCB955657F999395C7FB68AB6A66B65EE018F0D1D71EC2179B2733139453CB143494C3A72607262F66A2BF42827EE8608E1CA0A0D566D4855C265FACBD8CD5E262BFD583D7571F7BBEEEE396D9EC1D62937F7D2AC54F986ADEE186CE0AAC0FB78E6422A7D8622D9B342DBCA36606C1541B1CF2089179D3D3B66BA4AD9329B633F57ED2BFEB1B0FA1FDBDC53B8BE31E72E354D281E2F2FC548597C2EB0700B3226E741B182192DCBEAC92F53F23F9CAF0AA627299BD26BD3B37A9CDE34FCD4D3E797A4BA69AFB1C95E8F2A918084B6093F0C30161F7F35D21BB83261705A362948AE0C7E108BE01B89E0EBF375F90DADE43B48504C9C3698D684CB0EEDA8D893695AFA7F43EF7FE9B3F157D45E181F79E16369F878D4BB9EB556A0743C692AD827D5DB49B5CD30C8BBB472EDA9AA9B01424E1213DD91D1F698AC02AB4269698025D4F032C4123D9E99DDBA496D3A1B593B7DD7D590D09CF6A0C371EC59BE6F9C5288D4D99B9505AFD42EEF1377C1AF1E9E2FD9A5F3A8E440734744A12E45E81679FE6866204B4DE36D0F3756C954F58EF44F137E8A9FDC0414EBEDD539E46EAB90035C9D3D8D721BF7A6A645845EA05162A3D9710693F1DA787FF2994457F3009DFC18F21D87B6A75794738C8E1CC35EDC1C1C152911D1133995B0232226A368CCED94B67AFD5CF568FA43AF8F4D875E9DD5E3DB1FD37EB7F1614ECE289626EA144DB8562F6B3B96FF36955FDC6F40F8855A33B011907EA5560060116AFF04D925895C62F954582FC89D8CDF98262E7BDA733CC1FB550CD9B07A3E4FCC2BB6BF319C573E94EE96DB90D43BFD508AA568D37CA8E4F668BB63604D2BAE2E68E4B66EF963A86B7B4937BFDF8325E8FD845554A471ABF8A8A2CBA18CE34F4B329E7FC8B539B94BF20EAB52F96C8635512F9F4C28E3FFBC7260C629C3B3D77A0C7629C06327F337B34CCF9FB4BE9528C8D5961C66B8751DDE2D7944FDF850BF75E5C87DFE9B9A3BD925DABCF852E7CB0FA8FB9AA28B2CB27186AEC8FA59EA0BB176D3DA2F0EBDCE0830F30A6EB0A96A0BCFF5B254FBA1CD316BE7F20D1114814D724FB6EBB414B569A94DC79B896EBADFF8BA3B3F75FA5EB7FCA7AD55B66296F50CDBB45D74B3C8A29BDE540E94856CEC3260E43070F0EFDC582EB13EFDF1EE7AF17971D124213B4FE4D8824919B5FDD1282E3DE27BFCE84C88828333CB540C7B0DDBCAF36A7C88A5375E60170EAD51F1F8D2B9A559EF78B1F305A5755BEB5B1DAE5D6A24F590DC357C9DF4DE14C20538F9964EF681F3A52F34CA9234993F484C4DE51E5630BB7F63FD918B1115D501376EE9136ED0686EEB32F93726E56DB37E54B836F28C23EA27FFC83C2233AABD973AD79C4ED2B2FD3976AC6BCB846A9E85BF96C513EF91DA3C92C61BEA55237A5639F91537AE6FA4C65155C6754EB31D676726B3359B10D3D010399E9D43D1F2D8E6D3677FA622BF6C47BA4261B3CDFB95639A426A4613BE03C97502B4C633B797633E9AE710727B4F08B38AFD79ABD2AC8B6555F3D697EC7A176591FC5C5AE95FF5956992', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '86c1ef54e066f1dd835472759b9d2e03b243ac239ca2c9c5711e795de194d58b', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC7E79C19E3368CCBB8162374673C3364D1224AA825B91549B98CCCC4304C56A232BF10A96498A8496E856923D492281149A5DF4A78B5C865A45CDA0A855A7EE7D85EFBB3FBB2BBAFDFEBB5BFD7EF77E6FC31DFF379BECFF37CCFF7FB3ECFF3002E9189975C136F17FF51061287B3B9C45D804BDC014310950864F0927BE3ED203A1607436218C08533FEDD14CAE6C289382E1C47E5C2B140138624101F9CB232890668C6FA80AA4F3374A57E6566646A4633F604B28888EA781867CF875B810C0C49A3B6188C151FF808083084B6C0E16018F304C8C11011B52460BCDDA3CD396C71D41D7938EF4E5B46B40588AF1A6A6361088B3A4BCD3B2BC3466BD19E917BBE6738A313201D218D209C38418C4A31A2D0505D715E2760A91400546108090EC2C905CF2C7DF8B9BFCDE1D5C08BBEE87705EE401D8660545120C8F9850453E8913EC1A14174CA3E9F603A1A2E32EA1F874B82210CAA1308524E6121FE07FC388C1016EAA5F0AB17D5501F9820EFC9157C650600727B82A5C85B46755247CA0C4514A29EA97B2E087751B284D74B2BF6025C74487954E7423035760E891BC65F426D3440A0835897514B9DA0FAFBF952FC4218AC706380C404E30BD046F20422CD107CB9A846464686808C6885A8B6580E019243D4B9E84F9C857FE68C4EF60ADA607EB2D288F51D6AC1CA98F9384ABE481824B530FEDA42A9F45709EDA362A1B512C92ED2230463B3B95273808BAD065C383F1B190286496A9D7C7EE5B653E5C5E58CF51B5B5FADA38BAB01B4A2BFD43A248D54F46EAA3490C463DD70784578E74EEA52A08E1A520445ABD0502D174E48185DCB85117C20C807F94B058082AA58C2CA45542D7B16871E164CF767F870E85A1BADB49C5DAC80968A0C300154E4377F79AA1269601D58F0E0EF9C8033DD8FCE08E52013DEC762B0F6CD4F800B692F0C198118CB858808C908315C08C264B59946D91E4E170EBE08C89C585F1472C6626565924FC7F6ADFD2D4E23DD53FDB0750078DD24CFF52A1DA07ED28BF066EC6D9EDE3E3CECBCA431286DC851190A571B6C2CD2080CCA30F24D3EFE587D4DDBB8C483A5176FE8EBB6A76B42561A4631839941310C7E6EFEC5254213671EFD4393ABC0E285784A73DE8BA1ADFCD9B79D03659FDF32F46A3F977D6B3F793A8248C49FCEAA10CA3824681EA865E427B9AF8CF1983D32E718D22EC77BDC3C54B75349B8AD32BF69429B7684E8F8486A4FF3F129EEA699C7B6EF476B9FEF10D6607FEAF66C9D1E9AFDAE6CFABA99DBF24BEDA3110F0746B02E29E00D3969F721A7F635FC73E049D9B7390A69DD11D2BB2278393016C240796120141090D46A2842D01C0E0618208B5A44D442EA55FC28D0406D599C328E74797B872343ABFCF94DC28DEECA5A9D3AC93E9503808CCA3A3855A07C94E456B78A2A6FD86AD2DA59D73ED25DA6983EE39107E4F052F365E7E78F97468A1EA9BCDF1622921508C3F7BCE4BBBA3922FEC46593C6EAC6AB9296B6E4FCF882D298FD2DE78386032B14D32AEBF356F0D4CE6CADBFFFF554B3849935674335D1F146FF0DF75D85C475FE8544A31F2F7EB87DB0EB6AE59AF1CFD7791D3D93F55B59A699362EF6F7F6350F7D5A76BE4672AE3FA790BD44150A9B6256BE1C6FD67D98EC7FE848DC497B6689E1D4153EFB26B94B142737E65BB4748F9C536C0A8D3CBAF561D8633DDD651722C4DCF779754F37242713CE18293BF54945AFAD3B765CA0C11029557058EE92E16758EF361988ED0577DEE910523AEA8F9D3BA925E4194C649FD08931191B2A851DAB452B4F2529C48993DD0F9EB9BB662EB9D9C6F069ED68F23AF51F6D1403A23B635F3620FCDE42F8CDFB855F254CF276BD34E1805516AF21FA8171DDC43FA997B697FDEEBD01B7FF04E055600592280460F262003B878470FE27E02EF6E5F82B703F54ADDFF806480B94B49353D39E38F5D52B6DA1C3ABC7A44451DFB7060E24CE243C1BB2E975116658767655B1A765B4CF0637455A4C43EFE5EF5EB8FB76C45CC235E2B2BB652A3FC9DBC15977C2C65C6ACAF57BA50085DC2593FD5E497723C5A464DDB8581FA5B8FD1D775C3245E6934F7F8EB466B76A1FB5B518700E8CE62AAB880C8E8F8BAC302AD59BC8CD8E9F9E6739697FDD112E3EF2544234EBCD9A911836A83BBDFFC18396A11A4EA256C7C9C717BFB9AFD14ACC0D9B64307935875BDD670A7687BF69D2F77067507AE556AEB5F9C967B0CAB0BDA9CDB4EC79023ED1C0F058D3B74D66AB673D376393ABDDA3944F3294DB77ECDCAD7F46C67E5D51F1ED52F3FA5FC08D04114001656F1E5C098047884556DEDFE20BE117E0BB289D0BF1FD64317CAB5FA167ADC18BAEBA75E6C680399A726221BEE87661717C57F3AC3E05D7E8BDBC10B0F99B624ACC8AF2DB2A0E196649EF54C7D239B3AB2B34575733AD9DBF7BB68AB6A66379FEFEBD964F133883EA24B752124F2EF9A9A6AC5274FFC4F8CCA5C7D0C3BC84AB52D239BA2BD87561D54959863DF15B7C2D9633D95DF509773A6E799FDA28E0E8576CF45D59A5F51547C725D464C752E187D3E7D20DA7290A5DBA7AB60EC163ABA4355E98A408637367C6AC56916D72B94EB33581721F8A6AFEB1CD93C70F8C4BBBD034AE71ACA21CA3B8E953E1268F1073D265285E5CD0ACDA40EAE115BC3F5B1D6A9842B632ACCBCCEE727DD5F8BAEB053365D9E63DE6167BF6564B0527B58C3331C05CEE6DEF48376B79D2C0944A4A88DA0DF86E3C826F3482AFFF97E537BC4AE42C4FB170B5B4AA8D5419DC59E97DD1AAFCFF86DEFFD267E3AFA83DF776E4477F1BD347A37E0D6C63B1F2B72993A1FEE97EAECB5A4C43FCCAAB8C4F5617074BB8CA8F7746C73A61B20B6D8B94940056BA5628904DDEFBCCFA5A31B52935BA6EEAD60E53E90719779FBA8C3D2B084CD00C534C2DAE2AECD5CE0A9073C7AF1E9A2BF3D27F58B6FFC1D3A822038AC435D2DC918B2CB6F68AE12E7EBCA6D5B29B4AAFC7991A1F3DC4341A9C74B8A44EDBB0FD7C7DEFFB6A1BF6A46744859FA351E26339092613897AF820D2E9E41D1B83F50BE248379D5BDA72C87966878F62CF6F098D89968FEA8A9E4CDA1915272819F338A9A7D3305B339A79CFF743D3C1DE542391D351BD371BEEE5E58D626932AEB1D2571A541CC60A86D345A57D26D2BF506B0D3600E2AFD48A012C42ED9F20BB28918B2C9F4BBF16E74F246EC8905339E5F336C9AF378E645A337759D637BEEF7EA4B06230D323BF31A57BEA9E225BC3FEC1C1B2EBA3AD2EACDAC7B8FA9091EB06158FA08EED659DA2BEBD6C71BF27EC929215D74A8F68B81F141C6B2B133C7F9F6F7FC24BE126BB8A9C2AB023181590A46F887E5EDE3FED2AF0E9B61B83DD0BF1D889822D6CABB327ECAE258BF3F51486E81E1D87762B1CD63936D86757357247F4AAF6666E999E30B1DC2DEB2E35A029B664532ECE7407B27E960742ECDDB4D6F3832F05C1D6BEA18DF6D52D91F9BE36DA3FB4B864EF5A62194511DBACF664BB7E7349CB5AEDA9446B99CD77EEBFEC2C489FBADDA9FEF19B6A07599B06BA438697A1757449B11F950B65231B3B018C1C060EFC9D1BCB45D6A73FDE5D2F3C2F2E4812B2F3448E2D18BD1EB7BE82734615BD9150EBD56DA5D80FE6316DFEEB62A5340D7E92513B78586F6D95CED63BF192AC239D9C84B3D1A91BAB96DB849370F7EC6F9D88B6246EE6A4161FE08C6965C83223D58BCCA96F5ADEC03DE535AAB2A7D630278A0653FDCB2CD773F6D980F3BE2CE605B6A077D20C98DAD9062912EA1A6E6F1A4DF5BCD073305C59262E5F2DA0FAF62E4245FC0F2D61CC3EBD3BC2ECF54CFBB099DB4A1907263B3467D4C90276F3B0CA8DB0B655EADAAA87FC2597385CF7579F6EF48978F96497C7FB97A96720F2EEC61C921DF47C5AED7300996536E2C43EBCEC3ED9DBE2AAF19576DBEF4D8623F9DE3D695CAFEBE1B65B136E7ABE76133BAD7FF2957F77158FF62FA8256825', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618');
INSERT INTO trusted_root ("fingerprint") VALUES ('4d1266454ca9a02ffcd1076d074c7743d3894fbeb73c2ec1680766a3fb31e26f');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-656aa7a5118d4d4d', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'D647BF3EE8BB6E0C6DEAF8ED49DA6325C2E4CDFD74C5CA25708ED87E1642AD24', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-656aa7a5118d4d4d', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'8A0E86CCEC759FD1E829B75AD5BC76D1926E2AAF8E4FDB746DDCC43821CBE1DC', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'EFFB4FB89C164BC2A2E0D842A189E5B85290235653A17E914C4F76DC125C5B77', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'9C6D74C86524C2A7AFE6C4939892355D154B7259D0CF9945F6C944E444151417', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'6851AA5EE5D456F92C6535C4B14073250FC5AA040C6421379423E275DE8856E1', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'92CA92F3A8BA21659D673BEA705C12A2676F393F735CA09FE1217E92E741D9B9', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'F06D33BB0EF74F8A7EB586E26D315F2710E3C2F31028BD45F8DCDFDA593E17CE', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'4D1F7CE209AF5E6867D451E1627CA564E3F0114EC5E79B7AAE2EA567B3A6BEA7', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'64068959F97A280213C1606CEC092D636978F7A5EB81136FD9EF657707B64228', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'86C1EF54E066F1DD835472759B9D2E03B243AC239CA2C9C5711E795DE194D58B', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-656aa7a5118d4d4d', 'claimed_by', 'strong', 'forgotten-656aa7a5118d4d4d', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '226387d7cb838866a510f676e2b959541d4362a47d63ebad78f1b925f0cd0a8a', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, 'e438b9e94024586cc061ffb4f09514707e7f4a40c26f093ef9d766af34c328a8', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'c16485b3c73bb0669ae0b53ea256639e50bd7e90b217a72260084904604782a6', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '1c3ad419018f689acfb5909df8b812b15ff077af0725487d57eecd34b30974dd', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, 'd95169f90e9072f4aca59f1eded68e231d623784de8ba0cbd78d0ee4efea2979', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '46aecba17f286b92f75f8d0c1da2c18682d625518d549ee2f2ec0c1243eeeecf', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '4e856a15e03fe6e8309854b481a683e6799230f92d5f8c56c73b5e8db684a43f', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '2d7505f7c58a9c13de3cef158d609e3467a8bb9645e34973e3bd029d6f14a6b6', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1796098358000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1796098358000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["2907e6ad125aa58f7c9f93e1a7a8811dd4f25178f138418d7da5725344629618","4d1266454ca9a02ffcd1076d074c7743d3894fbeb73c2ec1680766a3fb31e26f"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"cb9878b95f7bae46a5320da7abe74b9784951a0c4bbf770c0059f08a7609d066","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'c4f6cc62b26208abe6f8b89b86de7662f4f5f156b89aedfa44baf0b36f77a302');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"c9aa02f4dc598e3981ce7134353df1c5556694c10654a25f608876ac729c3390","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:66c5a7ebf7dd44cefd09b0b6c54f3049cd221b5f4d52a72d74380fa9dc6f9810","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:b45d7368fbbf88ebe2e1f6c0c69a5580a1bdb21d25eb749a7b7e20c5bb87fc0a","submission":"8:8:ec81c618c8695c3c39c9f46a069ab3d3ef1b4f3430b9a9e1af85b5ab13825765","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:e7393ddad0af75ce44ba83d8c37707e1a1bbd0587c7365bcedf7b6466e8ab731","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'c4f6cc62b26208abe6f8b89b86de7662f4f5f156b89aedfa44baf0b36f77a302', 'e133ce2cf4ff2a2a1031094320a853c1ac7646fff5e1948e8857147b7461b782');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1796098358000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"b065244e90d55a947e7cd6bef4958d193d9bd24aa9c8a75a30be39bd92c41e3a","case_event":1}', 'e133ce2cf4ff2a2a1031094320a853c1ac7646fff5e1948e8857147b7461b782', '2146421177419830a6d584f4b90caf53950ac63aaa189619d76c2c48511e48ad');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1796098358000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"1bdb1a4224807f657fb1a8c193b9040071b091e84c162ca6b4e2330f02c65c79"}', '2146421177419830a6d584f4b90caf53950ac63aaa189619d76c2c48511e48ad', 'c1eb29511ea3c6e3fb5dac11c60a53f46d1aaed77f58bf31321531d6b659ae61');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1796098358000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-656aa7a5118d4d4d"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"4c35b74d590669acc056ace125a4eaad19fb3435e59830d44e33a050261d1f40"}', 'c1eb29511ea3c6e3fb5dac11c60a53f46d1aaed77f58bf31321531d6b659ae61', '15bfdb3f7dc65894ce8f3a6eb8182c886d696e9ca3017874f0688f13c515ba56');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"49556164fa967dc2c006cdebea6dd32e0b419cf64773bd63208d00a51feb60b7","rows":{"case_event":"2:2:f9b1f67df0af41b3a4563f6bc0c5955d3f3ae93d64dd074e423df13929d4cb64","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:66c5a7ebf7dd44cefd09b0b6c54f3049cd221b5f4d52a72d74380fa9dc6f9810","forgotten_name":"1:0:9d9f1da0c6d11c596abd7d1063ddfd318a1d4ba4bd557a2ec07b011ccc3ba06c","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:14eece7d217be36b85b893e83693b954289ea9330917c70ca8f202614afac967","submission":"8:8:ec81c618c8695c3c39c9f46a069ab3d3ef1b4f3430b9a9e1af85b5ab13825765","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:e7393ddad0af75ce44ba83d8c37707e1a1bbd0587c7365bcedf7b6466e8ab731","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"ab94873dbe776543fcc2e96f573a2246f2b77ff923363942d168e379e8625fbe","run_id":2,"version":"0.1.0"}', '15bfdb3f7dc65894ce8f3a6eb8182c886d696e9ca3017874f0688f13c515ba56', '0a5bb47f83d24692085dcf456bed658af5fc07cde23413846b54f099381c52d8');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '0a5bb47f83d24692085dcf456bed658af5fc07cde23413846b54f099381c52d8', X'B3C0DF56ED5AA50CA9DDFDA5839BC2F03C3576E3517FA23FC61A23B6484EA325');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'f9b1f67df0af41b3a4563f6bc0c5955d3f3ae93d64dd074e423df13929d4cb64', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '66c5a7ebf7dd44cefd09b0b6c54f3049cd221b5f4d52a72d74380fa9dc6f9810', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '9d9f1da0c6d11c596abd7d1063ddfd318a1d4ba4bd557a2ec07b011ccc3ba06c', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '14eece7d217be36b85b893e83693b954289ea9330917c70ca8f202614afac967', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'ec81c618c8695c3c39c9f46a069ab3d3ef1b4f3430b9a9e1af85b5ab13825765', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'e7393ddad0af75ce44ba83d8c37707e1a1bbd0587c7365bcedf7b6466e8ab731', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('76971aa779d90d13592cc61fcb0a825519e022367410cba79ba02f8324d1c984', 'forgotten-656aa7a5118d4d4d');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '11d9e3b4d752de00ce4d9615d96bd5a2581c83d1dcca9e07a86b434ee30edd7e');
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
CREATE INDEX evidence_open ON evidence (attempt_count, evidence_id)
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
