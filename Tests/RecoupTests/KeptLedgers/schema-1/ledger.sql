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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "lacks_inputs", "read_count", "unreadable_count", "unverifiable_count", "failed_files", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1796076447440, 1796076447791, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["2804a6e24517844e80733b977ba48ce088283c8ff1e69b488c5f4548697b8558","3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "ask" : 0,
    "intake" : 117,
    "post" : 56,
    "reconcile" : 73,
    "verify" : 43
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
      "sha256" : "fa2d96d23879e3adb0d28c6f90e9e7b4378c788ebfef01a7b153ab738263dd6a"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "4fe4226be9dfc5300e35c67a4e9e9ac30c5f10334f9fc191c4a2c83f2200cf57"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "c13def06c9c008b2e4fbe3dc29701fd3dcd635c92df88e29eec186c2439b34c8"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "8dbef415ccee861425ebda91e8f159ccca56108390fffea45c66694aafc555dd"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "941d7c7338bb8b15c51761854288a0678f3a16e682dc5828fde98040e070a018"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "efa79ea2f3d2b9aa0c0e4ae880a396f090aaa7f543a319fb0827d3711529186d"
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
', 'root', NULL, 2, 'ba1c2f22751b6c8a27f376b82ec0091e7f35c0adccc6701f968572455eb1eb6d', 1, NULL, 0, 0, 0, 15, 26, 16, 0, 0, 9, 0, 0, '[]', NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "lacks_inputs", "read_count", "unreadable_count", "unverifiable_count", "failed_files", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1796076448805, 1796076448983, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["2804a6e24517844e80733b977ba48ce088283c8ff1e69b488c5f4548697b8558","3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"0769e5944904a57d1082dec12450e1e9bc623fe05c1b0babe708a7716ffe5e20","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 19,
    "post" : 27,
    "reconcile" : 61,
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
', 'root', NULL, 6, '90452caf3333f85f72002e656e3b69c97697a4f927a295d4611698771eb59d29', 0, NULL, 15, 9, 2, 16, 27, 16, 2, 0, 0, 0, 0, '[]', NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1796076447229, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1796076447233, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1796076447377, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1796076447381, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1796076447234, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1796076447235, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1796076447235, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1796076447236, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1796076447236, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'fa2d96d23879e3adb0d28c6f90e9e7b4378c788ebfef01a7b153ab738263dd6a', 'notifications', 'notifications/apple.jsonl', 18132, 1796076447236, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '4fe4226be9dfc5300e35c67a4e9e9ac30c5f10334f9fc191c4a2c83f2200cf57', 'receipts', 'receipts/2025-06.jsonl', 5532, 1796076447237, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, 'c13def06c9c008b2e4fbe3dc29701fd3dcd635c92df88e29eec186c2439b34c8', 'receipts', 'receipts/2026-01.jsonl', 11231, 1796076447238, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '8dbef415ccee861425ebda91e8f159ccca56108390fffea45c66694aafc555dd', 'receipts', 'receipts/2026-02.jsonl', 11177, 1796076447239, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, '941d7c7338bb8b15c51761854288a0678f3a16e682dc5828fde98040e070a018', 'receipts', 'receipts/2026-03.jsonl', 5537, 1796076447239, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, 'efa79ea2f3d2b9aa0c0e4ae880a396f090aaa7f543a319fb0827d3711529186d', 'receipts', 'receipts/resent.jsonl', 11074, 1796076447239, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1796076448729, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, 'c86b5a5a320f47c6aef462242e22f1875b53875d1229c74c7effc00d0789b579', 'notification', X'01000023036805BD7A618FE2BC96F43F5AC5A1D3F7F2718038103A66E2D8C789BFBC4A083B013B906EE821F0EBB7D233B3CF5DE96AEFAEF46AA56734832089735CA7AA4EF9393CD2AE49F6C7DD31E5FAB961E2B8B96ECE3F58F5D8BC9A472A0AED57A4E52A0FB8B3A65DB4815FE6A64DC9F19D5EB75D160F753DDB078733856FE1E567EDA5D68E677666E56E3D88DCCCD7792046C984102B5CAB59AC74753FC4E235D7C3D20691C91DB714F36BCDBDD0E77626C3D64A6E71A35B9CBB685905DDC232FDD4677B6A88CEA4D26B9BC8F290744E3E7DA448625DE3D9686934F158C6C2E5BDD8609D94B134AC4246B8FED1ACA5A35977B1F13E3A68CF9B3539C96C54F9D6D4212FE56951EB208D3589A5F4F15D956D8AFBEC9496E736603A2F3B21633EC3E745CBDA8B650B51BB789C3E1F6216CBB2FDF3FDB2D22CC9D6DDEAE0F836EFDB1DB97461B0CE26E9ACA274D606ED9FF5BEC938DDFDEBF54ECF6F33CB7C4C9E4B19CB958DD3531173D443146D2F6E34BD6F3F0696B72F7522D7BBD2A7D20D57A352B34FC446FFFAFEB3EAD9B5A521CA9D9559CC66C4E482E2F45CCDF8A50E87EF9AF33477E9D9FEF559E0F34C39B1C84946A434B3A79C15A5081B9EDD75D929D353ACC2E8A75DDB4BE6E4DAEA1FEC70D6CFBD97BBDD9AEFF68E16FAF923AAB4F8ACFBCB581879B309BBEA953C69DD7E2FF4D061AF57A2CCD99EFC6094EDEB78AC151BBAE629D2361431B0F3859782A7580FEF77312D6AC7174AC7810CE2918C8CDB80966FB3564ACD6785EECED82F6061AA7F27454C89659CEA52ACB23E5A1313A135F6BB25F13AADA5717F9FED3955C416B20DBAD9179E4E8BF7A9166D607FE64451C5C4B3EDF71F0D174BCDA46CFB795E27AD50B354E6C5CD654F39C3B36D11DC7E1AE72F6D2FDF0DF0AD620E3CE31AAC2B07BE0BFDF5FD6B7D5A70ECAB907C98E1EF3AD77E5694E9AA8E8759C3E89D38BFE2BE59F5FC11168EC9EC710BB601EAA41665E6BFDD7572FD6963FF7938FB25D6FD14A734CA5C9BB67E71AD66B6CA96F38F62C58F58C37B5ED2BDA1C5677E4E83FA3C4405733FF7585F1647A8F6AD92CF6F3F9B24BA15C9B8A550A662ED5FCD793F0ABDBF67BCC5BFBD3AF43751975DAA9EF49DCC7C6C7430DF1CEF47A57D9A8778462016D6B567BC0B30C4CF05D19BD6C35BC5163A0BF5B3D1BE2E7A19A833BDCBA74CC013A136B77F5A9396592DF5080EB9AD73C549EAF4A2B42865DFBE14B15C543A3D2B6FC1477321D522014656B9975F9C60BC5852C2CB4CF1A30CAA7B7512E921069F985F18C2DA84D23FEEE8EC531EA4FA8B136850B8BEA3673C56AE4DB264F32CD0338DF2A18DC1099CAB3F3D53E8F4A41C8BEDAC15E0AE972F4E08588CF72E81875C99619181EB7E7106FDE28CE9FB9E0BF0CC4B3E1B160570F5B57EF23A37E3C56856B4B376FDA7C78B402E95FB973D3E3D7FA6923F9C29E33C94FF92330B4DD7D6C8359DFD9198FDA808EFCBF1FE0EAD13A489560BD186F23D27BEB4A118EBE4F6AED01778EFA565F4401F4960F5AC7A0F4EE00F40FED93A99494EEBBD1180B90EB267FB22C3E09E07F2E721EEDE0F711C9AB375D4B30FE0BFD0AE7AB4259DB3405CB4E1CBBDDBCC5ACA43E0FE65CF861DF442EE5DFE73CBBAB10DD2E7DB6CD8191347D5A9B399B7B39D4E93B720BD37E7F62693F1E36D261F3A4C37059EA0936E8D9AAA56F1A00AF949AF6C9669FE68CCE065BC79289DA6BF3983FFE18C42B385D1E9C29EBA15DE099A227F71F46991E3F306CF5A6870BD0D68ADF4E6FE8773508B121CA18B73F776286EB1F076E2DD5DFEB89DB70134F369835CE72C0BED7B6EEC6F0E1342EA36CE09BDE2E5209D28F2937D1333B91627740AB31594EEA558A76976A6A0390F78767A6EBE38D9AF772ADDD5417A9EF603FB90E4585781CFFFC0D9D008E0A28F16D0978FDC0CCBFD898E45DC55EDF166DA077AAEAF3E0E9CD2ECF9ED6E4FBEAA8DA874026A3AE777E9370FEB5232FD2DA875F6D1029FB21F4BAD74983F51632D7DBBB21E9C2672967EDAB3BD1E547A2F42A8779CAE0E9A4572CDEB26DCCF848F43D9DF3E84EEB6ED4ABFA8646EC539BE5BDD3D0B128F42C53F0F27FD6214FFAC551C42C27FD6FD7EFEBD8017712C2DB4C80E0EBD6D52658389D7B147813778EFB0655C09C336C50A0AE880FB7EE0B5D6F023C356941618658B266857F98CAF751004C00CF4420AE9E9FF6B0FEAB09D15FD3FF4E0C9FF0F7AD06EDB7EF3842E4387E9AC3DED64CC80BD2EA6380EB04E60F34BF77FFB0AFB139AF45A94D0B3696FE12726DFF1A51FF84CE1B02468C47E862AD36F9F10D0ACF0BE94319D80F99F5F98D5B4026F694DDD127E2E51A7C5310B866BA1ED6E9FA4C09DB0864FBE69E04DC05646B78B8C68D2A999F5BCCACF2DF0FD3271EAB68971FD797134E87F43DDE44386DC8B6376727770CC2E779EC365C983FBEAB9850CD268AF5BA5541EC19F717C56ED1786F990AB34CD752AAA7EFC44AF1668C18A42F7B18707DB06C3FB2E69936A963EEBE3ED24CFD943002B3261F74CDF143402FA06352748816963A37DB17DDA30E39BC828F2F6E98FD9ECDBAC81144BFE2310E76F4C06ED113D9354CF6F1FC6BB8FBCF8FB4BDD77CF3D6A4CDC5E8C01DF247E873EDC99F3B06B620E9DE8D2831EC7C2F148ACEC2E0FD85497B8FDF2659B3BF64516CBF9125E61D2739E1FE7F0B9F3DF3D1FBFFCF62D930F9E38C6C267C0B4E2BFD3E23B3804A6D77E87666EA5EE7EEECFFA5E9DD37E1F0FC6F2FD4C1A7AD67D1C66BDFDA7BE1AF5FBC07DD7063D89BEBC593DBC36A61D6D3FB7E4DBD703946EC7BD29F4E5D1BAF823678BA270B6B0C1F0BA3FCBB53ADEF222181796A76771F2EFFAA4C33A165D66A2B7DC54E11E7D8BF7953299A7CA0DD23ADB5BC55F8BDED78D4F6DC3ECCCC4F3D7E231DF1D12B9500A5EE33887A78A59DB47220B2A462BF7544930D3D8CF6AE6B7D93A1D6A6AD981E2F9C6B3F9BF1D1EA9AB4AD96D4EC3DF363DBFEF63FC49465F98FCB83BC58FEC993371DABFECD4B7EBA64F59D3CBABD5DE6D4E976315CE6F6F3DBD5486DD9B447FDA90DFEC44227F7E47D6EFCF6268C2170C3C9BF1ED947F66D3C0D3D367DBFB471346376BA260BA975EA730B3746A13FFB3F91A8AC460C3C85B2E1F95899E9511416DE69F8589FA06C312EE11157D7794A11854E8B72098D742F15DAD3D4C4474CEC84785B2E5410F3BCDE88A0187341A238B2DC0D7C2A4E6F7261612C66B4BFD2D518C3636C1C0512EBA4A411212FAA4539A65FD3CACCC088CD08774ACCED850A8A0BB2BCFCB9DEE70BFE8459FF84EB928FEBA9FE29C38D916B4AA4E5652B95899D337468C7F48F86C00EE59697B559E3EED4A14592F6BED2C964DD4C624EB27AD8C5A5C727F19A91CA8F1D8386F4DE32D040F94CBD2CAEAF652B3F4B5C1A8481E0661B578697C4B1A7FC859AE1DED6AC66FCAF9E9FD8C527C9B79F7C8C8D62096A8725D51B3EA5927F35A9A8C59427DFA74833A14195D9831A3A3307E488FDFB9B423B5D84A228381A468629A11EF5CE1A7FBCF3511C468F56D045F55751C1552574FBC7F81FA8E16F7CF74BAABCC8D1FB844FD532F511FED3BA77CCAE5494CD7AF0CE951066C53C7D2D7817DD38639059304C3564EEF077378315E9AE2245C96C84F6254E08F916EC4F3304019B6037B95965B91A1D98CDA8CF4553F7FC4F0F241277169D8C0B1324F30B62062A7E832E25D4C1343801D15180878D10F0AFBF34918A274286FEA0C0A98EA67D80BCC5A6257B243FD378A75D7C2A71FFBB528291ECA2A68F17CFA7A7E5376A85F30EE71DD7E85FD9CF0A2F598B16AC4FB63FF874FA344D2A0BE7BBE20E9EC16867CDBF8CB53F6F32E3BC3DF699B005F1F785F5D07D152932D04598DB5D7B58F47CDBA5DD6A70906663249A729644652FE8000D7051F7E2A732BF037D927F70DFAA20A476076BE916E7EAA995D0257673195E24C5D63E62F9AB545CB8775560A923C7D07D69DE682F64937E131561E3837C234EB45497CB8551A3D4FF988EF8F07176DED2ADD496C7AA6459DADA8D481DD4EEB973DFB2EC92EB1FF094C1761682820BC2F20C7429AFC4E4E6459088FEB29C998A03A99F0633FFEEC7FCDA7FBDAB539F1847A5E292745A36843E8B7CC0FA5F18B9ADC4B68DC1EF54E3F762B7192DE5A7CBFD4E8EF1AE32DF055D264C608F5EC23877D0C514F23C88DEA3CB8C68847E5202C4C8F98A91C860F59E916F8CC9FD863A967F2439543816083D0BF2A5BCB90C2DBB5013EF49997C06B4D1874A7FE457F1001FF5AA50E031161B428EBF00EFE181070F0CA4EFD71FEF69CF057A15E0DC64A130F31EA79CF4260F6CC81698BEF45000D7DB5CF54D54F5EA8D207597CBD0B2D6144D24A991181088CFFCCA27F47060EBDE6C0570ED1ACDD8561FF1D86BE6B0E6301BEB24A67D1DE8B58F67E5AEF88E79B364C4D7E26D9B8CB1DFC7A17948DF56C0A7C52042C604CEC73CB7D814025ACDC9EB55CAC31D099CCA75BE5BAABF0ED6735EB7664C44C69EBA6CF0D97BE29E5AEA2EE527888BA4706F3F42F95D7F79DF6431B7A4D66DCA23EC99E10F8B8B4AE43F939D5037C02BC205BF216144577C5DD987B12D9845F4FD78AC40DA2ADC183A33E0F856497A739A593ECFF77F576190DE0457A99F8BA8D3B49B18557A16DC32401D74563F24007E02BEF09F8D00D1F60E6F611F849E7AE7519785D83FF7FF36DD9C4D18A30AC9A9869D4B3C8B89F4DC6A5E8894FFC4D4FFE17DFBB08EFDBCE347087BEBD179E7EF3ADBD4F4183EE3B7370F462B05FE0BF75510E6AE29BCACB2BF0CD27BE051E34F8011AC178A684223DBC53721D255D9EC013F8A40A7EF32D8C194993C86AC22FFE59EEE354803338EA7B99F8163C38F12DF4E21BAEE737E922F0FB26D04ADC6122A7FEF8FDFEF60A3E47E0372F71BD824EB982FF035F3E1745CE247EFF3FE74B0CDE5F7C2FC3BFF40EBC2B81A7FF8DDE2902AB217003BFD9CF26F106FBFB3064A7FA257BE474D8A7E24BAF1861FFD0EF3E05DE6D92B3CB439DBB0E71D1482BF003FAB370E02BB2D1C42FC82709618C6ECC38F16D72204A60421DEE27A0CFA6484409CD060768049583137CF3C8D6182460DCC1CC97BD212E555A42AF3FA807FF4FFD0F0EAD998F2CEF4CE382BBEAE744815D55E12D05EF19F4C131A32AA89EFCAE02F8079E829F79583CF9E590E4F7E23C64D96CF19DA6EE23FF5EF34134FCF28457D9CAE08EEFDB23FC58A05DFBB2777704B69E3237A43ABC1904B7EB7AC2FBACD3A83CC206F790FD007E1F00224A0E262DE1F3C0B73E027EB685C7805D7686580A9D5BA02BEEA873AAB0FF08BA689BC387409F25FCC5E4378A3F7E03FE404EF52A34D6830176C297392D4C01BDC7E0F417DF436FE127641DA01FC3E8A21252E8971DFA6DABFBDB5D311EB549F4067D5FDAF55067B0515A71F4FF80FD4350C72EE0A85601B3A0128C38C48D4D22899ADD713D3C1E47F037EEC0D31BD50FB84E8FC67BF8A60AFDDD6D11E6C1CF2D8ECD79B1C422B70D06C12FBDED47E8B9DCAA10FD39F18F9EFA1F7E08C125F45A2170FF34A7FFA2D7935F805EC99BD0E9E43F1E58DF3D0FC53BF55E49D3599BF8007D1CB52B211BF20FAB811FC75E31A0D4753F2269687706FB336944E339F8614C0F347C14DE964D99DF2B2281A070EABF027E021F25651EC6DF796C5D7AB5B1AC1B3EE94D24333D30D347F53E24F8C35665539010031F0951A6A82862DB55A7F49405D115F8C4FDE40338BE203888096E07817E8DD082B76CA07A0DFE715184A095B73DC25025E16F2CAB801A04403802B0F00B59046F90EE03FF8167A35E11A6D7DB0E615D09CEAFB318FAF78597CBBDE1AD24737FD815F43B8ECA4CA33E097C157C66CEFC6D8FB54130EFD0AF7B11449581DE4E78AB4E0B2779FC94AEA36CF50DD898F037F9C7A86838F6F3FF84AF34D62D5463FE2B5F61FFFE977C35BC21EC4E0F7EF28729060EF84B331AC5529E69F453DF6160279E7DF963EBB2D56F7FFA9FFE780827BF2BBC807F984F7C0F7F6DE1AF71CD2FBEDFFDC263F5D8C7C24C7EA17A624EE093B7FDED6FD18FF057D78677059EFF3EF57BFBA7DFC9C6C0B7434F180C9FF0D7E39A92618993993BFC2DF0367C87BFDD82633F153C977493BF4EEFB2DF406F800F83D0147EEACBDFAC440D3F6DB589A0E7E98758B7B676D15BE5A67E929F39FC073CD42B02D0CB2F7FBD90D0D301E1ED470BFF476E2EEB7084D74358D9D34751C22FE0D00ABABF15706CE0B1E9BC89A1DF1C0233E8290E987EF52BB89FEB0243323E23B4642F2D4028BD809F4AE107E1D571608379E52D5B2F4615E07AE69EE0D7AE2EE53BF4591C74A4A7FE90CF29E821682AFCC29A4BC3279F69C139407F4C78DF511533F0936349A1F099DB2B74E28A7A3D73258E783F1CC8D933E6C24F84E805F86CD04FCC4FCCA3FFA10FC90D7C91BD8884DFD06F27A24D084EAD1BD642AFE7A50CC7EFD4234361ED273E1FE187C938F46B4F745877AAC6500F1F8C839A18F5B793DE73F4D715FB7A05DF4EF365812838CA1937D0FBE9FB441B1709E8DBEE2F7FCE05FF4F7F0EBEC3FCC5E13DFD80FDEFA6D96AFAF39EFBC5C4D7D36C5AA3E70DB95B41A64350152142F09F45CF4E98974BE3EC09BC8B681987475A3F302FD5FFDD7C0CD86EF7584FA6BB12FCB103F676983F68BFB247F0E68BE9714AE9EDD522F09C7C930AE047808F66E65D1DD003BA80C32081391EFABDFE36AD077E400E2D0E0C7008B8C47AB68D8BDE9B350E9FBC7EC05FEFEA989502AF49CC3DAA608FFBA37E34EDB7DF5272BBC39E7E989EC1CB57A10ED9B5322966BC01FA7C79520092F302C233F798FF9650FA650B83BC434E209DC69C1B604F823B02552393DB2BC538C0611AFDC36D168E6F0A41EC3E815EAD38944B4785B98FBB22F2C8262E386C5DE698CDD514D43F3566A23DBCFA508AC47F47E15F0C5C44865012DAF23D7F42E3BC4488356A3D6989A700DAF5012C4698BB7632A057D5B32D34E715BC52D70E034B2CB6B591A530B7230E5FB7C68954388FD9D61EF59390E5B488F9E0ED933103D75D70388BCD1E57F0760EB309EAB467754F0A594A8A59145EE48BFB6F7426CC4E230E0736702758AF5AA4753F87B82374F603B284C101CB61D5FB492B6E38FC95264E67042F89C3D06AEA3D7C3FC341E115DAF375FF264E0D414B30CB236B00C705539613440783D97E0DED467682FB9B03B9479D74276812400E0F1FFBF706B3C8C123EC02F3B541F4AA1592C929B4C5FB4F87B5F0763868A20B66BDE240BE14E5602940A80AAFDF9228B5F9AA77046F878388BF425E84BE2966DC577C9FE5C130C3E1F6B54659510F81D908B38F5CE0FD70C887C0D36F40ECA2006E5653BD1A1D8595CF5893D05A9EE549CEBAAB4A98AB13F44A49363BF97B35710F0EB6F2DFF78757DCD63DC7EF91D3518AC3F3693FE6EF52895DDD67F729848696C7350EC2F07E53D69520EB9AEADF19BE61851970F883FD437DD14B0C591738DF5793C7C0FEBC60E6B5D3F5383C47BD8017AC1F789A7EFFFB20AFAD0F6683B0F7D77EE260EAA282AFD96DEAF1E970DF6066BEED4A7830337E4CCFAB35031E0778000432C6CF80B7CD94CDA1072F533DF609EEA7873A0F5C88DFA39EFF505F3C1FA1FABBC2FBFDDAEFE89FEC0FDD80E713EAF5F57E284C425E4870D5125EFF175E4F0B0F7C5DBFD643F103EBC37A6D80FED9E2704B1527F7999DE574087F43FE4545C0BC31D6EDD57EC4612BDCD310BF1971AE147F2B92390E9ADD033331D3491ED6098B753C22E74A5304F9898D6D0A4FB734C950974F3BE0E06625026F9B60FE029F3A7B2B871099DFAC2EF7C77F2FEEF0E873649776C0C1D85786496B7F474EFABA7173E41B738D83305E06F81F28285DCBAFFC34FA891CB4C70151F7958762EE2834F2D863DA57EA1BF6A67ADA651088307B79537958297DDBA9CE65CB60B64B383C44358AD5FEB9339BE3DB1201BE693FA1D031725E8FAC7514CF6A2656F15D3CF573F257F84D68CBE977F3CF298BCD8E2FF7CD39F8B7F0FA3EB06F2F941C8BF35BA1FE7691C2DEF7EF7C657FFC78CFBFBD0DC3F725FBB9AA9EE3EBB9DAFE7DE0974D783F17C8E3FEDFD0CE6EC1D40AFAC7B14FD5DF36B5483EB677249FF97F00DE38BCC5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2804a6e24517844e80733b977ba48ce088283c8ff1e69b488c5f4548697b8558"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '7012c47312e0c6f9c83fce2d8b0255facd61315452a7ba07fb6ddfbe1881f1b3', 'notification', X'01000023546805BD7A618FA33C93ED3F5A61D2F43EF938493009699CC1D865F0972B08D190D82474273D21F9F57BE899D9E75DE9D5BEBBBA57579AD60CA201BB5C75CEA9537378A45D93EC8FBB63CAF573C3C47173DD9C7FB0EAB179358F5414DAAF48CB551E70674DBB6803BFCC4D9B92E33BBD6EBB2C1EEA7AB60F0E670ADFC2CBCFDA4BAD1DCFECCCCADD7A10B999AFF3408C920921567856B358E9EA7E88C56BAE87A50D22933B6E29E6D79A7BA1CFED4C86AD95DCE245B73877D1B20ABA8565FAA9CFF6D4109D49A5D73691E521E99C7CFA4891C4BAC6B3D1D268E2B18C85CB7BB1C13A29636958858CF0FCA3594B47B3EE62E37D74D09E376B7292D9A8F2ADA9435ECAD3A2D6411A6B124BE9E3BB2ADB14EFD9292DCF6DC0745E7642C67C86EB45CBDA8B650B51BB789CAE0F318B65D9FEB9BFAC344BB275B73A38BECDFB76472E5D18ACB3493AAB289DB541FB67BD6F324E77FF7ABDD3F7DBCC321F93E752C67265E3F454C41CF11045DB8B1B4DFBEDC7C0F2F6A54EE47A57FA54BAE16A546AF689D8E85FF73FAB9E5D5B1AA2DC5999C56C464C2E284ECFD58C5FEA70F8AE394F73979EEDDFD702D733E5C422271991D2CC9E725694226C7876D765A74C4FB10AA39F766D2F99936BAB7FB0C3593FF75EEE766BBEDB3B5AE8E78FA8D2E2B3EE2F6361E4CD26ECAA57F2A475FBBDD04387B35E8932677BF28351B6AFE3B1566CE89AA748DB50C4C89DAF7C29788AF5F07E17D3A2767CA1741CC8201EC9C8B80D68F9366BA5D47C56E8EE8CF3422E4CF1EFA48829B18C535D8A55D6476B6222B4C67EB7245EA7B534EEAFD99E53456C21DBA09B7DE5D369F13EC5A20DECCF9C28AA9878B6FDFEA3E162A999946D3FCFEBA4156A96CABCB8B9EC2967F8B62D82DB4FE3FCA5EDE5BB417EAB98239FF10CD69523BF0BFD75FFB53E2D38CE55483ECCF0779D6B3F2BCA7455C7C3AC61F44E9C5FF1DEAC7AFE080BC764F6B805DB0071528B32F3DFEE3AB9FEB4B1FF3C9CFD12EB7E8A531A65AE4D5BBFB856335B65CBF947B1E247ACE13D2FE9DED0E2333FA7417D1EA282B99F7BAC2F8B2344FB56C9E7B79F4D12DD8A64DC522853B1F6AFE6BC1F85DEDF33DEE2DF5E1DFA9BA8CB2E554FFA4E663E363A986F8EF7A3D23ECD437C23100BEBDA33F6821CE2E782E84DEBE1AD620B9D85FAD9685F17BD0CD499DEE55326C089509BDB3F8D49CBAC967A0486DCD6B9E224757A515A94B26F5F8A582E2A9D9E95B7C0A3B9906A91204756B9975F9860BC5852C2CB4CF1A30CAA7B7512E921069E985F3984B509A57FDC51D9A73C48F51726D0A0F07C47CF78AC5C9B64C9E659A0661AE5431B031338577F6AA6D0E9493916DB592B805D2F5F9810B018FB2E910FB932C32203D6FDC20CFA8519D3FD9E0BE0CC4B3E1B1605F2EA6BFDE4756EC68BD1AC6867EDFA4F8D17815C2AF72F6B7CFAFE4C257F3053C67928FF2566169AAEAD916B3AFB2331FB5111F6CBB17F87D209D244AB856843F99E135FDA508C75727B57A80BEC7B69193D504712B97A56BD0726F00752FED93A99494EEBBD1148731D64CFF64586C13D0FE4CF43DCBD1FE2383467EBA8671FC8FF42BBEAD19674CE0271D1862FF76E336B290F91F72F7B36ECC01772EFF29F5BD68D6D903EDF66C3CE9838AA4E9DCDBC9DED749ABC05E9BD39B737998C1F6F33F9D061BA29F0059D746BC454B58A0755C84F7A65B34CF34763062FE3CD43E934FD8D19FC0F66149A2D8C4E17F6D4ADB027708AFC85D1A7458EEB0DBEB5D0C07A1BD05AE9CDFD0FE6201625304217E7EEED50DC62E1ED84BBBBFC713B6F0370E6D306B9CE5916DAF7DCD8DF182684D46D9C136AC5CB413A51E427FB2666722D4EA814662B30DD4BB14ED3EC4C41731EF0EDF4DC7C61B25FEF54BAAB83F43C9D07CE21C9B1AE02D7FF80D9E008E4451F2DC02F1FB91996FB131D8BB8ABDAE3CDB40FD45C5F7D1C38A5D9F3DBDD9E7C551B51E904D074CEEFD26F1ED6A564FA5B50EBECA3457ECA7E2CB5D261FE448CB5F4EDCA7A609AC859FA69CFF67A50E9BD08C1DE71BA3A6816C935AF9B703F133E0E657FFB10BADBB62BFDA292B915E7F86E75F72C483C0A15FF3C9CF48B51FCB35671080AFF59F7FBF9F7025AC4B1B4D0223B38D4B649950D265CC71905DE60DF61CBB812866D8A1518D021EFFB81D75A438F0C5B515AE4285B3441BBCA677CAD832040CE802FA4909EFE9FD6A00EDB59D1FF430D9EFCFFA006EDB6ED374FF0327898CEDAD34EC60CB9D7C514C701D689DCFCE2FDDFBAC2FE0427BD1625F86C3A5BE88949777CF107AE291C96048ED8CF1065FAAD13029A15DE9732A61372FEE757CE6A5A01B7B4A66E093D97A8D3E29805C3B5D076B74F52E49DB0864FBA69E04DC05646B78B8C68E2A999F5BCCACF2DF2FB65C2D46D13E3F9F3E26850FF86BA49870CB917C7ECE4EEC0985DEE3C87CA9207F755730B19A4D15EB74AA93C823EE3B856ED570EF32157699AEB5454FDF8895A2D50821585EE630F0DB60D86F75DD226D52C7DD6C7DB499EB38740AEC884DD337D53E008F01BD89C4005A68D8DF6C5F669C38C6F22A3C8DBA73F66B36FB306542CF98F409CBF3119B447D44C523DBF7D18EF3EF2E2AF97BAEF9E7BC498B8BD1803BC49FC0E75B833E761D7C41C3CD1A5073D8E85E39158D95D1EB0292E71FBA5CB36779C8B2C96F325B4C2C4E73C3FCEA173E7BF6B3E7EF9AD5B261D3C618C85CE8068C59FD3E23B3004A2D77E07676EA5EE7EEECFFA5E9DD37E1F0FC6F2FD4C1A7AD67D1C66BDFDA7BA1AF1FBC07BD7063589BABC593DBC36A61D6D3FB7E4DBD703986EC7BD29F4E5D1BAF823678BA270B6B0C1F0BA3FCBB53ADEF222181796A76771F2EFFAA4C33A165D66A2B7DC54E11E758BFD4A99CC53E506699DEDADE2AF45EFEBC6A7B6617666E2F96BF198EF0E895C2805AD719C4353C5ACED23910515A3957BAA2498699C6735F3DB6C9D0E35B5EC40F17CE3D9FCDF0E8FD455A5EC36A7E1DF373DBFEF63FC24A32F4C7EDC9DE247F6CC9938ED5F76EADB75D3A7ACE9E5D56AEF36A7CBB10AE7B7B79E5E2AC3EE4DA23F6DC86F7602913FBF47D6EFCF6268C217343C9BF1ED947F6653C3D3D367DBFB471346376BA2607A975EA710B3746A13FFB3F96A8AC460C3C85B2E1F95899E9511416DE69F8589FA06CD12DE11157D7794A11854E8B70098D742F15DAD3D444474CEC84785B2E5410F3BCDE88A0687340A238B2D92AF8548CDEF4D2C2484D796FA5BA2186D6C8286A35C7495022524F449A734CBFA7958991139421FD2B13A6343A182EEAE3C2F77BAC3FBA2177DE23BE5A2F8EB7D8A73E2645BC0AA3A5949E562654EDF1831FE21A1B39170CF4ADBABF2F46957A2C87A596B67B16CA23626593F6965D4E292FBCB48E5408DC7C1796B1A6F4178805C965656B7979AA5AF0D5A45F21008ABC54BE35BD2F82167B976B4AB19BF29E7A7FD19A5F836F3EE9191AD012C51E5BAA266D5B34EE6B53419B384F8F4E906712832BA3063464761FC901EBFE7D28ED4622B890C1A92A2896946BC73859FDE3FD74420A3D5B7117855D57154485D3DB1FF02F11D2DDE9FE97457991B3F7089F8A75E223EDA774EF994CB93989E5F19D2A30CD8A68EA5AF03FBA60D730A220982AD9CF6077178315E9AE2245C96C84F6254E0C74837E27B68A00CDB01BD4ACBADC8506C466D46FA8A9F3FA279F9A093B8346CE0589927085B00B1537419B117D3C4206047051A025EF483C2F97C129A281DCA9B3A0302A6F819F602B196D895EC10FF8D62DDB5F0E9C77E2D4A8A87B20A5A7C9FBEBEDF941DE2178C7B3CB75FE13CA77CD17ACC583562FF38FFE1D328913488EF9E2F483ABB8520DF36FEF294FDBCCBCED077DA26C8AF0FEC57D741B4D4640B415663ED75EDE351B36E97F5698286994CD2690A9991943F40C075C1879FCADC0AFC4DF6C97D83BAA8C211393BDF48373FD5CC2E9157673185E24C5D63E62F9AB545CB8775560A923C7D47AE3BCD05ED936ECAC75879E4B911A6592F4AE2C3ADD2A879CA47DC3F1E5CB4B5AB742771E8991675B6A25207763BAD5FF6ECBB24BBC4F927105D84A6A100F1BE001C0B69F23B3991652134AEA7246382EA64CA1FFBF1E7FC6B3EBDD7AECD8927D4F34A39291A451B42BD657E288D5FD4E45E42E3F68877FAB15B8993F4D6E2FE52A3BE6BB4B7C8AF9226314688671F399C6388781A416E54E7C135463C2A0762617A444FE5D07CC84AB7C8CFFC8933967A263F543914303608F5ABB2B50C29BC5D1BE4873EF312F95A131ADDA97E511F44C87FAD52878688D05A947578077E0C30387865A7FA387F7B4EF957215E0DDA4A130F31E279CF42E4EC9923A72DEE8B001CFA6A9FA9AA9FBC50A50FB2F87A175A4288A49532230C1108FF9945FD8E0C187ACD915F3948B3761786F37768FAAE398405F0CA2A9D457B2F62D9FB69BD23BE6FDA3035F99964E32E77E0EB5D5036D6B3C9F04961B0003171CE2DF7050C95B0727BD672B1464367329F6E95EBAEC2B79FD5ACDB911133A5AD9BAE1B2E7D53CA5D45DDA5F020750F0FE6E95F2AAFEF3BED8736F49ACCB8457C923DC1F071695D87F2738A07F004F9026FC95B4014DD157763EE496453FE7ABA56246E206D0D1C1CF5792824BB3CCD299D68FFBF8BB7CB68002ED2CB84D76DDC498A2DB40A6D1B2609795D34260F7400BCF29E901FBAE103C4DC3E023EE9DCB52E03AE6BE0FF6FBC2D9B385A119A5513338D781619F7B349B8143DF109BFE9C9FFC67B1761BFED4C23EF50B7F7C2D36FBCB5F7C968D07D670E8E5E0CCE0BF8B72ECA414D78537979457EF3096F910F1AF8008E603C5342911EDE29B98E922E4FE413F0A40A7EE32D84194993C86ACA5FFCB3DCC7A9006670C4F732E12D7070C25BF0C5373CCF6FD245C0F74DA095B843444EF5F17BFFF60A3C87E1372FF1BC024FB982FF035E3E1745CE247EFF7F8E9768BCBFF05E867FF31D7057229FFE377CA708A806C30DF8663F9BC41B9CEFC3909DE297ECE1D3E19C8A2FBE6284F343BDFB14F96E939C5D1EEADC75B08B465A011F509F85035E918D267C813F4930637463C6096F9303510211EAF03E017E3645224A70363040C3A81C9CE09B47B6462301E10E64BEEC0D71A9D2127CFD413DF07FAA7F6068CD7C6479671A17DC553F270AECAA0A6F2970CFA00E8E195541F5E47715403FF014F8CCC3E2C92F8724BF17E721CB668BEF34551FF9F79A0FA2E19727B4CA560677DC6F8FD0638176EDCBDEDD61D87ACADC90EAF06660DCAEEB29DF679D46E46136B887EC07E0FB8024A2E460D2123A0F78EB23E4CFB6F068B0CBCE104BC1730B54C51D714E15CE1F46176D73E810F0B384BE98F446F1476F401FC8295E85C67AD0C04EF9654E0B5380EFD138FD8DF7E05BE8095907A8C730BAA88414EA65877ADBEAFE76578C476D12BD81DF97763DD4196494561CF53FE0FC60D4B10B30AA55C85940095A1CE2C6269144CCEE781E1A8FC3F81B77C0E98DEA073CA747E33D745385FAEEB630F3A0E716C7E6BC586291DB068DE017DFF623F85C6E5588FA9CF0474FF50F3D04E3127CAD60B87F9AD37FE1EB492F80AFE44DE874D21F0FACEF9E87E29D7AAFA4E9AC4D7C803A8EDA95900DF987D5C81FC75ED1A0D4753FC269687706E7337144E339F0614C0F347C14DE964D99DF2B2201A370AABF027A029792320FE1EF3C8E2EBDDA58D60D9FF82692991E98E9A37A1F12F461ABB2C94888911F0951A6A82862DB55A7F49405D115F989F7C907F2F802E32026A81D18FA354C0BDEB281EA35F0C745118C56DEF630439584BEB1AC42D6C000C208C0422F6411B441BA0FFC07BE8D7845E85E6F3B98752530BFCE62F0DF57BE5CEE0D6F2599FBC3AEC0DF7154661AF149A0ABA03373E66F7BAC0D8479077FDD8B20AA0CF876CAB7EAB47092C74FE93ACA56DF901B53FE4DFA312A1A8EF3FCFF82571AEB16AA31FF15AF707EFF4BBC1ADE6076A7073FE9C3140D07F4A5198D6229CF34EAA9EFD0B013CFBEF4B175D9EAB73EFD4F7D3C8493DE155E403FCC27BC87BEB6D0D778E617DEEF7EE563F5D8C7C24C7AA17AA24FE093B6FDAD6F518FD057D7867705BEFF3ED57BFBA7DEC9C6C86F879A30683EA1AFC73525C31293993BF42DF26DF80E7DBB05C67E2A682EE9267D9DDE65BF01DF203F0C4C53E8A92F7DB31235F4B4D526029FA71F62DDDADA456F959BEA497EE6D01FD050AF30402FBFF4F542824F0798B71F2DF41FB9B9ACC3115A0F66654F1F4509BD80A115787F2BA0D88063D3BC89A1DE1C0C33F029064CBFEA15D8CF75812619D7302DD94B8B24945E404FA5D083D0EA18D8A05F79CBD68B5105789EB927F0B5AB4BF90E7E16071DE9A93EE473327A089C0ABDB0E6D2F049675A600EB23F26EC7754C50CF8E45852285C737B054F5C11AF67AEC411FBC340CE9ED1177EC2442F8067837EA27F621EF50F7E486EC08BEC4524FC867A3B116D42606ADDB0167C3D2F65387EA71E1E0A6B3F717D841E26E350AF3DD161DDA91A4D3D7430063531E26F27BEE7A8AF2BCEF50ABC9DFACB02567094336EC0F7D3FD441B1709F0DBEE6F7DCE05FF4F7D0EBC43FFC5A13DFD80F3EFA6DE6AFA79CFFD62C2EBA937AD51F386DCAD20D3C1A88A6021F8CFA26727F4CBA571F604DC85B58CE191D60FF44BF57FD71F236DB77BAC27D35D09FCD821F776E83F68BFB247E0E68BE931A5F4F66A61784EBA4905D023C88F66E65D1DD003BC806190401F0FFE5E7F9BD6033D20871603030C019758CFB671D17BB3C6F0C9EB07F4F5AE8E5929B04D62EE51057BBC1FF1A3E9BCFD9692DB1DF2F4C3F40C5ABE0A75C8AE9549D1E30DE0E7CB9302809C17209EB947FFB704D32F5B08E41D7C02E934FADC006712DC61A81A99DC5E29C6008769D40FB75938BE2918B1FB047CB5E2602E1D15E63EEE8AC8C39BB860D8BACCD19BABC9A87F6AF4447B68F5A11489FF8EC0BF18A8880CA624B8E57BFE04C77909136BD47AE2124F01B8EB03B918A1EFDAC9805E55CFB6E09C57E04A5D3B342CB1D8D64696C2DC8E18BE6E8D13A9701EBDAD3DEA27C1CB6961F341DB276306ACBB60388BC31E57D0760EBD09E2B467754F0A5E4A8A5E145AE40BFB6F7426F44E2386031BA813AC572DD2BA9F83DC613AFB015EC2E090CB61D5FB892B6E18FE4A13A7338296C430B49A6A0FF76718145EC13D5FEF6FE2D410B804BD3CBC06605C307939417430E8EDD7E06E782778BF39907BD44977022721C9A1E163FFDEA0173978985D40BE36885EB582333999B6D8FF34AC85B6C3A0892EE8F58A03F9529483A500A62AB47E4BA2D4E62BDE11B41D06117F9BBC307D53F4B8AFB89FE5C130C370FB5A23AC8887406F84DE472EB03F0CF96078FA0D805D14C89BD514AF464761E533D624B496677992B3EEAA12E6EA04B55292CD4EFE5E4DD883C156FEFBFDD08ADBBAE7F87DF8749462783E9DC7FC5D2AB1ABFBEC3E99D0E0F2B8C6200CFB9BBCAE045ED714FFCEF00D2BCC80E10FCEEFEC6B605708ACC6600D5E55098F038339D40CCE9F814552C44B07D82F65F17C1A768B7CD60ED89FC97A98C73D86FD5FE7376E1BEEAB295FD084841808CE6A933D10CF6343E8D5A7C11D0659533CA08A90C7038998BD6248FEFDCB34FFF5FBBFFF3381BD55611001A5BEE2837C4A29F9CA8FCF3FA638B40CCE2BFDD46EA8F3C085D80FC7D01CE799EEF4573E44FF17E7875E3764498BF5430BFFD3FD15D0FFB0463EBEBC33172585F1D8AFDC34EB16103FADE7B69BD6A74EFC082D3FC09BA2DA58F9E6F4ED4D518D41F462A7ECF2B04AEFA4DBA0382D421D8B0586FD57F4E567F4D72B7D9EB4E358C9B3BF6310ACE42A9BC99E92FD926D81022FD6775E60E82A34BBBF29FFD3B23DAC75FEBAC390A10CDB0F0A6EDB037ACDCD3980971AFD8467DA6398D47D79A75E46FB444FFFC164F252A011F3E3DB32FD6C6672B0BD3FC1EB851F1B4176F978F25DC58A7AE4472F4ED52D83676297419025D90CDF0517E43708D55315DA4EAC7E44BBC476D3F0791FFA73D34383273C80DFFB9AA97D289EFA257BEA197CE27BB6BC1FA11F1FF8BDC9CB7DDD9C369FD9329DFFDB0F659E6F7F957FDD93E25805DFE5F5F3F2F2E3305BCB451DABF2AFFAFFB035E3F6F17248F45DBF31735B7D1F5F3E5EAEFC3DA12A5FA9BFE6CFF9273FFB1FE99ABEFB7F2F57F360DFFFF80F786ED6D5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["2804a6e24517844e80733b977ba48ce088283c8ff1e69b488c5f4548697b8558"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'cde058bc18154ee11dbab9df7b7f94b17be38783a3ec4816991b4cfc27118aa2', 'app_receipt', X'0100000F6F480DCD977B3C54EB1AC767AD1933C930EE947B747319EF0C26B7DCEFB73052C9D88949D42064377461F6464A35947B72492225A95C133B975D44296297B6368A4D48392654CE5ADAA763EFE3B43FE7F3D9E773CECCFC31CFFABDCFBB9EE77D9EEF7ADF0538A43D787ED5589B589E2044807338244FC0216D85218842028278FE1DB13610138B83213E0CE0C0A9FF1C0AE570E0A3380EFC3D8503470179185A86F8E02425C5A980AAA301681A149A1B00FA80AA0F800710424454C7C338DB14F81110842101D4E683B184011E20C2103A02878361CC03200C4324D45A06E36DEE5BE5EE23A0EEC8C50577AA12C91A20BE2B501B0B4358D479F982B324ACAD86CE8CFC166686D37A0032113208C211887C14B236998AEA620B3A114B2103200D434872104E382E3B2A10B06F6B59DC7A77CE60F72F9D60250CC1A8224A14F60962919907BC59C17B99643F6F16134D17B9EBBF4F571C8630A84E242E770E09F2DDEF13E61F14887A897EF1A26869005D0D4071031B90155A5824596495515D3CE4A1BC5CE1D61523AE07D8E974A79347D23C0A0E030EBA6222A8CE418A13FD09C91BC65F406D3441B00AB10A506B0551EA8FF192F707EE0DF2D983A404E32FA263448824AA16F8ED43A1D274F48002A215A2DABF96F07374A873D1579C2F7DCD198DB5181D80C48A41CA07E32FA3162C895948E3EAEFA4D2C5D2B52F123A47C5626B2D525C644608C6E6700490F6C4D6020E7C2107B9050C4B602EBEC7F575F3688FE81BA4F9AAF76784CCE6A5AC453BFAB75E8704908E665004003F1EBB19871783B76EA5C88295A8B19C28661A1CAC480F0B0A612AD2FD59FBF77A237F29009051154B5CBB84AA681B18C60C61317DFDBDC3988AE6A68AAE7453A0282508740105F92E7C3CA44954A003165DF82B037065FA30FD83C39080FD02FD03FD1602E040AB16A78C408CE5402464A91062381084B94CD5D7C05BC9849B8E65A57945DF25846F8F6BED647F123197A81C5573976D3D88392426DB36191121DC6D77EA988A61ADEAF378B71563EEDD335B0EEF09605B573D73EA2FD118AADF6170CA8A962176B3CFB525D4D4FF10BD363FD3A9FF11147C7EFD8C53A84D4AA8D8E5E0A286D073D959EF0CDD8CE3ED949ED3FA0A8ECEB9F972D70EF7C0C59B1325F472B3F6A896AE926DA3B714C1DF516E633CF844441F5F737C51337F42A538B53F69574642DF5E8D2363C6A5778F8E0CD55CBCAE15F523607C7087334E3792BB8C5BEDEE344968F2B547935DBAECDC4D6E6C5194AD90381C94A85356AF37F2C247DF293E30B83C3FA6423F5DEA3D4EF9C8D66189E513F7EB95612C8481CE87806040444A2B270641F338186080106A91500B6958421490436D219C244E3CADD7CB494B0F0E1E9B12491B67E946F931260C81022A2BE3A481649478BC8C3F758D6F5FFD324C1DAE69F72D1708A3761E08E3972FB49D8F2F5E00E97AA4F37EDF88485520CCB196E96D26BF30F2CFCCC52B13EA45926B8BE7562FABEED4721FCDD349EB1CF01BDEB7C5EF707A712B167BEC618DDAE3F4A32E55934229CD1FAB040AA7D512A9A1A3E11A9B6B78EA99A7FC4D5BEE6D652637455626DFD698B2C35DC9DDD2AAFFD2662C353135A86C47E99133920A2598AE1B47D6195BE2A6F85EDC1BE23ACFB1C7CFE6AF7C2DB5E5636B22A3E8DD962952F444A380BE74D9D3991EFD572AB4CBDF9A6D1ED5C44F94CDEEBB153FD4175419199C97EFAA997C58755D353DD64E0C9BF9502AE8E9CDF0AB59ECD75C3BD78AE33A37356235B5BD82D86A7191519E198D8666476B07AFEF4FDE75EAE32D953A46CBAFD4F14D658759E9669ECA9B89EDA457D3316608C0D508C0799F01165F618DBB53D57E8CF5FADAFA663A03923CCC6FD8F98765039BFF137ED78135489D107E1596E2D7352828EC7FC2ED520F8E3FE376F431C959DEAFDBDD2E66503D9FD5C363C67B0C6BA52525B1E99ADBCD8AF88DCA1EDC0C547E649FF3042285BCDF5C6B7DA4B4D8394168CAE007E34F5EDF86AC9573A1D15E8C7A3FDED196AD70EF2CEDE7F73AEF1AAE1A33158FDF3F7ECD8BD6D429C22D3FE512F94A41068A396127183775E54D74AC6058537FACC7569D27990A3AE7B21E8B3DF159D540240EB61B3D1FD31686324247062C2D473ACE364F7C6351D3186F3BA4DB7E3272D51170BBCE9596CC7F69EC635EADFCC81D99C4BD6B2CC241EB41932A6B8A143EB75EDEDA61A0D9BD2E2973430AD9BA8D6D146ACB396E289150B24321DBFE7B8142178C9F23A6BA7E59044B2BF4C168404952FF6E4556A5E983CFDC1E00E14014456F81DB65008F008B6E2FBFA317C22FA277493817D3EBE8C9532796C0719696ADCE3B13249B9955C1338BE9454F0B4BD3ABEBD5C8F5AC1A69A912F5775526AF5413E26E747D236D2C675E6731E6FEB3E3BC49E3268BD4D9756FE09731AB135B6645B305837A7BFD23A247B85EDEFE1E7888DF503E505E892AAC9A6B52209B9AFA436CE8A4B2F22BBB4F3BC6778DA63F6FFDC68228EC65D61E1BC88C167279BF466B34C3823299A42D4E3CE1A1C625163C38D8F194CC8D06D66A12F3D3F69FBAE7B3F4C6C4D94AD73F88B26E38F34E5F88488F5F6FCEB67DD23B8C4D0F884936509ECB327CA56C2B2FFA362A227F20A02953E6D6DCCC1579956A7F7106CF22FD424592B229F55D01A7DABD308FC098F6E6E1AA6909751B3BE8FA1DD6BC7B556496BD31A32D227293F82C31B0476A7BBA550342EF21845EE63FB6DFAA6B9DFEF81F49025CE9FA17294CA9B8696149C2FF0DBEFFA5E7C69F611BE3D47877FCD8B7B18A57B9FDB6335D0A03D32609A7D57C2787A2EA18EE9E44C86FDBDBBBD9AD2A4C8AD8B6E86EBF9CAED369EF8AB71D24AC6A30CA2BE559BA3ABF78ACACFEEB0DD513F12F957E1E79AC1AAB7EB2DCB47CBC81B0B34E4BAC84EDAE7DFE61A29BBF2A4EAECE4849573B2161BA6F5870A7AB96E3C7A9D2B892E1B6D7F29201334D46E5355D0AC3BA66DA9C8F290DEB07C635E3A00E8750338F29EA13C70A31874F99A4A15CAC8408C7991AB625DA8089F3EB35B0FA69A04FFDFA9BF1CAB33A7529AF75BB5D76DF6DB2CA2FE19D10DAF1F4A2FA189BBCFAE681BE0AF300C55EB79A473A7EC5BAEF3A65F71C4A0DB935B673E4D9AE8E79F98712AA132D23C3339FB135032680F4055B3E8045B0FD0AB34B22B9C4F6B97ADFF9F9BE8FBC6D8CC486B7E7739E9DE3F415B5359EB43FD36CEA60D0BD3131432FCD47E63ED9D939BB60FF8BA3CB7D07BE1BE4C03DBA11A99A2D978B5E52D68E55D6E478C2FBD678FAEC8E507F16656602170744B795C3E61E2A96148763466FB3B7395ECC58438E20CFDBAA1FE7F5B4EFE15433665F253C528BE36F13B72E4FEFB7BD588E37084FA9A638408670E4E47B2F251F45DA4F33D2059991BD23827BD46F0F85CABA71952820C7A4896AC299504DE6E6D4DFF1BDBC6BCEED03E339C5FB7EE8B3CBD78D0ED2AD0BF23C8D6CE209C55D841501B37C6FD6F5D2275BF56A1D049C1C6D3DF9E22506D7E4CBC9899E79F53C763F7B79FBF5D933F92D63C67251140E948B1CECB260E46520FCAF3C582EB1417DE578BDF88571519590A327F2DE8289F794722EDF98DF6696E5E953BEDE881D5B963EB1DDED3B07B986001D9BC96A5C9BA2F7DD8A6F084779AECF49BB7A07DD260F64EDDC40BF5E36101B3853FA539FEBD59830BD73B617E433085D45C357C297D53E9239D0715CF1D8DC8F971C3FA9AF8E3CD11FCC76F7F128F3E8973C2057AD6C2E6B2263473D57DDEE92BB510DAF93DC6411986F5048D4EA58672E87BF69135A2837A2F2F29265C8A66435CDD3C1E74D9AA3B8F7542521BA064D6AF0A1154BFC6F0673954D29A66FB8BE9951774E6DD73FC31869D61F3C597ECEDEFEC3ADA1BC7ED89A7AB58367D963655E2866193EB47252539275C8E2A0D82AD5CE06977D1F2A9B7E75487ECB82E1B994C406B7CC1955A5BF038EAA5225', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'c269813aca3dba295395694417c636a214388c0876b4e21fb4aeb4a64d4aa791', 'app_receipt', X'0100000F6F480DCD977B3C545B1BC767EF1933C930EE947BA39BCBB4665C72CBFD12210C2AC7889834EEB975D0853907914E43B9A7909448A2E49238B99C2274212AA5434534BAF998909CBD9DF79CD739AFB7F3793F9FF37EDE77CFFE639EFD5BCFDAEB59CFF3DD6B2DC026F9E3F955123627F00421029CCF26B90336693B0C41541210C4F37B266C8698581C0CF161001BCEFC6753289F0D1FC6B1E1EFA96C3816C8C3D032C4072729294E03346D7540456E6700F434697A345D37208488A88E8771D619F07D20084302A8CD076309C33C408421B4050E07C3986E200C4324D45A06E337DFB12CD84B40DD91870BEE34259215407C57A0361686B0A8F3F2056749585315ED19B9177A86B3FA01D211D208C211887C548A268586EA620B3A114BA500200D434870104EB8E3468FCCADBB01772F74BFFE49BCCE2E0DAC842118554489C2DEC18114E6B75E8121014C8AAF5720130D1779EBBF0F571C8630A84E242E77080DF689F00E670507A15EA2BF7B5135D481CEC2246DD443E6090037208BCC32AA8BFB8CB709491E682288094869D43A46C415745A0801363A6322A8CE469213F705891BC69F456D3440B00AB18A516B0551EACFE3A5440405047BFB2321C1F873681B112289A6017EBB34B475348002A29D47B57F4D21554F6BA3DB8273C9579C2F7CCD191D6B29DA00192B06491F8C2F432D5812B310C6A53F48158BA5CBBF4B681FD7165B6B91E4223D4230369F2D809427B601B0E1B3F9C82B60580273EE136EB08FA77D9FBE519AAF2E222774A630632D5AD1FFA8754800A968065500F0E3B12E38BC18BC7D3B5516AC448DE54431939010457A7870285391CE0A8C08F042FE5201A0A02A96B8760955D13A289C191AC8F46179853315CD4C149DE82640514A10E8002AF25BB8DCA44934A005163DF83B07E0C4F466B242C29101FB06B1827C1706C086562D0E198118CB8648C85421C4B021085346D353C75BCA449A70F3B23CE26E1122BF49ECE889FA2262265133AEEA2ADBB11F73404CB6F37D74B4709FCDB16465830695A749CE2BB8AE7DD3DB0EFAFB4559D53EB11F2A571F69F2D43F66A99D237675D0A93DCC847580DE50946B3F741F0A39B37EDA3E6C7346985859484973D8A9D3791F0D9C8D926C949E6A0F161F9E75F6E1AC1DED874B5D5225740BF2FC552A56C976D2DB4BE0EFA837306E7C22A20F2EDB3DAF9F3FAA5C9A3994B63B27653040FD10D7A8E2D6E1B191FA73551AB13F01C6675738E7780BA5D7A8C3E666ABC406BEAE388A63AF8DABF1956D8AB2D7240E06A76A5536E98E3DF7D6B34F0A0AA92E8ABFA6972DF509473EB47D5462F9DB3B4D64180B61A033A120041091D4CA8941D03C0E061820845A24D4420A96100BE4505B08278913CF1AF0B0D7D08543B893225913813AB1BE8CB706400195C9386920192B9E24C3A2ADF1196C5A8669C4B5EEB9EE086154CF0061FCF285B2F3F6C10B20558F54DE1F0B11C90A84496E9FDA61FC33A3E8C46C1299D02492DE503ABB7A595D8F86EB78A15656CFB0EFE8DE6DBE07B34B3BB0D8E4BBF5AA0FB20F3BD6BE17CA689BAB15383FA59A4A0B1B8F5477A9E7A9E51E6399B4DFDECE4C6F8DA949BFA13E6983BB58B0AD43EFE5666E666A6670A567C5A113920AE598DE2B87D61959E026F99EDF1EE138CC464D9C2C5AF9466ADB5C472AA3E4E3B64952DCDB16013DE9CAC7D3FD7AAF94B5CBF699BA8C6FC0BFAD9CD97B3D696430B82626A4B0C86943FA41957575F4041B316CEE5DA9E0C757232FE545BDE1D8385D3BA275553D6183A64770946A624CAC7B4E8B81E9E186175511E9BB8FCD5D576E64B4BFA64D6CAD3C18986DEA4E762176915E4DC59B2200D7210017FE0AB0F80A2BDCCDDAAEE4C03797D7B7D11990E4417E839E3F4D1B70F94FF85D07D6207942F855588A5FA7E0E0F0FF09B74B7D38FE8ADBF107240779DF3E579BF8176A4581FD3C6692DBA846565A5A147DC337A625FC8695DD5783C8F7B7E43F8448A19F5C1AAC0E55943AA4084DEAFF68F4C5635FE85A39476DEDE7E35E0F3C3B4F2BDC3EA9FDEC93D6C7E64B464CC523778E5CF6D06EED11E1541F738C79A52003C51FB5114C9CBCF82E2E4130BC7528C16DBBD6C35C05AD53790FC41E7AAF6A26125F74193EE56A0A43396163C3161663F74EB6BDDD695EDF92643DA2D3F543CCAA43E046A393763AFF05EE5C6183FCD84D99D48035E691A063BF71AD15550A5FD0246F653BDCE6DA9896BB318362D519651866CD3E62209152EEA9707ACBF702E71D31BE7698BAA665D1811A61DDE37EE569437B14036B4CBA7FE5F65B10094451F416B85D06F008B0E8F2F2077A21FC227A97847331BD76EE3C3562399C6861D1E1B02B45B28D591B32BD985E74B7B034BD3A1E2D1CF7DAB1F65A51961399B2525588B3C9E99DB4919C59A339D7F599DDBC71CB56F3CC9975EFE097F1AB53DB67444F0B060F0CB0A2E3C6381E5E2C373CC46F201F24AF44135629302E96CDCCFC3121EC3D99FCCAE68BE7C4EEF1ECA71D3BCD89C21EA65D0941CC3821C74F6B34C673CCA9EFD334C58947DD5439C4E2EEFDF71E533871C04A55627E6ACB97BEF93C5DAE789452D567D1C02B0EBCE367A3B393D69B45593F1C18C566FBC5A7EB9367F30C5E91ADE5453FC446170DFBB5E6CA5C9F9DBE28AF5CC71267F0CCB3CF5E4B239BD03E16B3EB5CCF171218535E3C5C9D764AE3A67B74BD7B56BCDBB594C02D468CCEE898ADE233C4A07EA96FB22D9B117A0F20F4327F5B7E6B2FF7B0F03F910438D24DCF3398528953C29284FF1B7CFF4BDF8DBFC236DEBEE5D644F2BE04C54B9C21EBE95E85E129E394E3AA3EEF47621B19AEEE44C877C7875BA73B949954B11D717DBEF9BDC7B33E96EED84F58D56C5858C1B3707278FE80ACF6FA8ACAD1A4974ACFC61EA824A8FD506D523DD14CD8D5A821561EE5AA79E66EAA334B0527D768A8A4A399923235382AB8CB49C36E6EB222B17CB4F38DBCA4DF74AB61757DAFC2A88EA9267B2EA379FDF0C48644E89E6D98A9DB24EDA1DD3531DB2FB9A49102AC8408DB8116BE2D4E9F89F31DD0B77C343CA856F56EA2E6A45663C61B9D3EC73DB75A2D8BCA7947853C1F9F53E34651565FFD76F09A999FE28073FD7D2DDF529D8F3DB2FE073243AF73778D3DD97D6F5EFEAE84CADBF6B1D1E95FB13505C680F43BB67C008B60FB156697447289E573F5DE33F38373BC1D8CD4E60F67F29F9C620F9674B6FCB0E5449B89AD7EDFA6D41CDD2C6F993B140787D3C511CF0F2FF719FEEE051BEED789CEDCD05E56F292BA965B539FEF0EEF5DE3EEBD275AED49ACA9315CEA17D7590D9BB9295B506D930D3F9CDE61772E670D259A326FAD7684D7DFE5CFAE63CCBC4AB9AF9AC8DF296E559D3D647DAE1AAF1F995147B5850CE098F79F3C94BC15B51F4D4B17E7C60C8C09FAABDD18099375E6285141BE712BCD98FD56259D93DF74D3A76CF7ACF367C653AAD79DB027655586FBE956C585EE869B9308A5BD84157E337CEFD60DD0DF77E836D80AD8DB59BBF32549BC58532427277AE2D5D38488A8E55D5533278ADAB94672B1543654806CECF260E43010F9776E2C9758A0BEB2BD5E7C605C942564EB899C5B3084B68B84D7CE2A17340A776D5F995361AB7B1D32E39BE57B7DE6D2BED717363E73DA1AF864C263900E9B73CBAE522A1C659FCC893D7BF3E8BE969B4A24B5B19E75D69290FC9924BEB9A14040A9A0A19FCCE354D97D99345326C747A96A251D5E5747783AE92C7A83533EDEF66C758D0FE7E7DE53448B2A53B7F6A19D1F5EE6ADD7EA1EAEA48D7C0AF5B35C8F5BC51F614EAF09603CF3D7EBB15F7FB779860C27F4EAC5B9344AEFFDB9A634C54573EAC5656E6C5155B5358EB249F05DBE6FC0ADDD144F9B0C970EE2F7AF697BC8F447E2953EDDA289278BBCE4D685904B28D021755D99BEF932ED86E40F3EFDEFB8952BCCFC192E4A6D5E3BCB1B3F4CC5E8AF903EF1F1D12F97325487', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '248dbd1f75c5a45e2b906c3ff2895646e685bfb03c63a934ccc606e9485096ad', 'app_receipt', X'0100000F70480DCD977B3C55591BC7CFDEE738C2E1B8277791CAE558E7B8E4966B12B95F23C710271DE592DB840AA7172915CA3DE3929448A25C13E53245944A8C88A16208891C9791D9DBCC3BAF998FB7F9BC9FCFBC9FF7DD67FF719EFD5BCFDAEB59CFF3DD6B2DC0201EC1B3C9C5EC89617242AC700E8348050CA2130C416422E0C4B3B9C5EC8168581C0CB16000034EFB5753288701C7E1187034990147017118DA80F8E00405F92980A2A608C8C86D079435292A9A14E00CB81011D5F130CE24057E0E38618803B559602CEB30131060086D81C3C130E629E08621226A6D80F17B9EECCE3DCA8ABA230F57DD2952446380F86E426D2C0C615167F655674158451EED19B9577B86D37A00D211D208C2B11258C824151205D5F9567502964C0240088690E0201CF7C57DBD1F75432AE63D85B773AA692C0701611882518597C0EDE1E743A21D73F7F13F422379B9FBD0D07091B7FEFB70F9610883EA0402BB55809F67B04710DDCF17F5E2FDDD8BACAC08D4572769872600C8ED0C44915946757EA2698BE6B9B2E3A5D936EE8ABD96D5763F1C800401037D250FAA3320981CB582C40DE3AFA2361A209046AC02D4122608FD79BC240F3FBA6FA01A406282F1D7D0463C04224519FC769155283B76000944BB8E6AEBE5904C765E752EFC8AF38DAF39A3832D421BAC0E9603B18A510B16C4ACC671EB370983A416C697AE956EFF2EA17D54AEB5B622D9457A84606C0E8303A94F6C1D60C057739057C0B000E6DA3C6EA09BA9F6DC7687104B4D7046C0625ECA56B4A47F2B76880329692A9903B0E1B1F6383C1FBC6F1F591408A3063B814FDFDF5FD236C82F8026694BF7093EE28EFC25034042552C61EB3AAAA4896F102DC087E649770FA2491AEA4BDAD8EA03C98D9C401D9091DFEAE52C44A40055B0E6C1DF39001B9A078DEE1F840CD8CB97EEEBB53A0006B4796DC808C558064444A60A4186014198628AA6227EB74888FE44569A6BD423D690FDB16D2F43BFF0180A548DCB3B88B61DC79CE0136D9F0E0BE3EE36BD704646BB4EAE3FCE6ED38443F782E3C9C3DEA1C6D5AF2D864A14471ADCB42EEC56CBE0BB3B60D31AA84F3F615B979F6931F41CF2BFB27DC122704F4A205FB17F6163E077D95933DA76BA71A652FD6A0305A797EC3C13B68EF6C045F689021AB95987E54A378BB6DBB616C2A7C8F731CE2C3CBC2F6E9B0FD6AE9C93294A1D4A3A98113F7044316242B7F4D1E9B191DA6BE5CA91DF03EACF0E70C6C52652976E9BE9C3660125968E28927597A983DE1D4749D14A81937E89AA650D1A63831E9A1671BEFE15F9D1959AE91BE771D211FB4605D8A79E3448C35808035D0900FE8080A4568C0F82567030C0002ED422A21652B0AC91400CB5B9708238FEB43E570B650DD87F6296276DD2473DD28B3AA50D2450591A27040423F9E344E81459CF81860D987A5CF3A17BD61046FE0AE0C6B3AF969D87279E03A97AA4F2FE5888485620CC99D63927BD1FA9F99796E2A4591B7892EB8A96B66CA879A9EC309EA79AF672D86BF4A8A3D7C9F4A2362CF6CCB35AF917E9A7ADABA7B9525A96AB39AECFC9275202C74314ED6B990A9917E8FAAD8FF7D1929BC3AB92EF2BCE9AE26EE63AB669BEDB33919A98EA57E6561A714950A204D37527629BAE116E9665F0F14882D552E8E4E57CE10F1B1D97DB12A985338EB3C4A8A9260E4DA1B2DE851ECDF7326AC5DF1AD88F2BE1A7CA168FDE8B1B19F0AB0AF7CFCBB7514A3E29B7ADC636C6940F9BF96CA35FEFDD905B59A11F124C6D2ACFAADE558C515271F50B958F0D8F74C968D236385DF7B63C38F9E085E57B32F5D4D69F28939665277DD20D5CA4ED091DC4F773D10608C03508C079BF02CCBFC918F7B0BAE38CCF87DBDB5B6CA990E04936ED977F9A3660FF9FF0BB0DC8227942F895588F5F1B3FBFA0FF09B7EB7D38FE8ADBF117442B71AF6E07D3E8B70AF93E3D4C5A9CF3A8725A5252A8ADD27E8342369DB2A7777DA59FEFCD79051103E6EDEB8C234A8BACE2B966B51EE87E71FD3660AB98B59ADAE0B8FB0BB7F66C89C797D5DECCABCE34DED2A5499E7D72F6B6AB5AF34B9E848A0BD6E1EF2544A0E873A69CB1B3373F46C57006350FC538EF537D9529A1FA5DD60BBE571E9B1B0984B71D3AFD132ADC5046E0D8B091D158E7E596A96F76D536C5998CA8779C0FDF1C01EED7DBA825B3DD9858CEAB131F7B28927844765708683BAE576D4CDE88CF6D1037361B6E71A84FCADC9142326E0FD50934619CD516882F7193C8DEFB0F8EEBD6182F734C4DC386301FE5C0A7E3DE25494387247DAAF49FFECAED3110027851F456B9DD00F008B0C8CAFB477A21FC1A7AD785732DBDE62E4C0542091C6B64D46675205EB08556EDBFB0965E74BBB03EBDEAAE4D092ED563ADD5BC741B6992B03C57C24E9B8F42BA6286F5BB261CDE98AFE83559EE4A5DDCF6117E17BD25B17591379BD3AFAF8F1E163596E0EA4E77C6436CDAE2BEE252146EB95CBD02D1D4D4073181D3D2D2EF4DBFB84D1E1C4FEF6FFB661781DBD5A023C69716C5653D2FAB3C9EB18B3C9DA4C24F38E72C9F4028787ABCB3979410058CE50556E6F67EE95EC9D298E00F952AFF99D7E78E15F3E2D5B0F4B8ED86A126AFFA46B1E9DED1C95AD24B59DAEFA54DC4793F4586E50F7B37678ADC5B5AB8292E5343E7A73277A55FAD4C92D6A7CC14306A1CAEE7B152E7DC99B81AB5F8FA9D9DB69A9DC6CCC7D5249FBDBAD4F6B0704BFE45826FCFC6FDE9BB1B117A4F20F4D2FEB9FC56DF7E49C77F4FE448106A184CA16D8C9DE31664FDBFC1F7BFF4DDF82B6CA32D9A1E4D9EF93646F256C290C94297C4F09C5EFC4579CFE991C87AAA830B01F272FAF428BB4D8646E6738AEAF6CAE9BA983653E4749C7573A34E5E29D3C8C66AF085B4C24F77E4CEC5BD937A33F6422E46E17C857EC56423EB817A65BE925007952BCF12EDE87238B17A1D297595F8F8B98151CE0336CAE6CBB3A5B125A3ED1FC405BD179A752A6ABB2446D50D5418CB298DDB87279562A14EB34003E759CA2BF34A3EB32F99C4915CAC000FC38A12E418A545C379F569EDFE617840A1FCE364D565D5FA940FEADDD6871E35EFCE2F619EE372EBBDA630114ADA72F7D840A5A1B7649F5DED7355AF22F59997A2874FA406DC9B3830F6FA60E78AF83301B9A9D6B1D1855FB135007A80F83BB62C008B60FB1566D745729DE573CBD12B2B03CB4C276A62E3A72B39AFBF630C14B6379DDF7BA945DF4CAB7B676286469A87C8139295557641F0E06976CFE1536F19708F7A58AA526B71E13BF2D689AADA1C17F8A8AC8BC7A13085D791067A709177547B056CE82C6344363BA3F329DBC9FC5A862C298CB462A27096D9D3719851435D7C1FFF5C3E96AD9DDFB8227DC8E45A055E2B24A5866C0669C3E1D3F3AE521E926A3F2C08156486F78D711E56B83F12286A97204506397ACD143DC6945C72424EC343CFE2834B763F53FBC9EE4F025F1797EB1CB7352EC873D1D913C75AD4C5BAC97B91E5E3B63EDBE9368D3A330E0B731317963881B7B2F96262BC97DEF7C70487B277942F5ECA6F9DD0158B2433A05C6463970523A78190BF7363B9CE02F595EDF5DA13E39A2C215B4FE4E08231A2F8ABE8D3530FFF74487E715EA8E675F493CF34CBB446C92AE6DC9D9BFB77339C064C6FCC8CE2EE59A612BE78DAB6887CF3B66DE6F9E91B4A4AB6C3BC9216BE7B970B708A0FABC21ECBDDEFBCDF6C1C95CBC9291BCCF6F9D983CD65EA232BC78C6F6906B09A8E875939079FFBFC6061C7E7ABD07EAF764D5E8D84C7AFF4DADDA83FB20BF77058CC1B5EB6B3CB18B877CACF59A53C6A0F76C07130A841AF32A29DDB7AD262DEDDB4DF5B5FDBDB7E5B372D9AFFEEA55EBDF83B6F4A96EAC43795E5DFD6EA9F0A6914F37E1266C526D2D95CFE70C5B8423B42C65D60E9E05565EF53DB23EACAC871D1E2FA3C4A9A0F0BEE4FA77B9F6F3D9AA447E9767D94F994DB72A7604325EF2F128055CC', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, 'af37d5c7ed9ff2d6c268410bf329336fbf62799dc01f55c8600475b02ba43c35', 'app_receipt', X'0100000F70480DCD977B3C54EB1AC767AD19336118F7947B532A97E99D7109C92D1121B7DCB6113169D420B736CA65DA48698772CF7649CA564221B728B48B88220AB1A9D884946DD0C5594BFBEC63EF8FD3FE9CCF679FCF3933F3C73CEBF73EEF7A9EF779BEEB7D1760930EE3B915A2774573F820029CCD26D1019BE40843109504F8F0DCAED1BB20061607435C18C08653FF3514CA66C3B138361C4565C391401A8656213E383131111AA0A92B039A32A0DA02A00554B480A613E0474454C7C3389364F831E083215ED4E682B184610E20C2103A02878361CC2320004324D45A05E3773D34CA394240DD918B4BEE34399231407CD7A0361686B0A833CF92B318ACAA88CE8CFC966686537B0032113208C211885C548A2A8586EAC24B3A114BA500200E434872104EC02E1B972ED024D57C4961FAC85A9D2E23B01686605411220AB8FBB0288C6FDD58BE8719144F3716034D17B9EBBF4F57048630A84E24F258FAF97804BA07307DBC512FA1DFBDA82ACA40636991B66AA1EB049C8024B2CAA82E12383D7125953B32BEBDA953A391F699E7E8996B78C0466F2988EA6C08A6462E2279C3F84BA88D2608C888958F5A6B89E27F8E97E2EEC3F4F65707484E30FE323A489048A2A980DF3E54AA06500332887605D556AC21121EEA5CF015E71FBFE68C065B880E580A9617B1AEA2162C8659CAE3FA6F1206292D8C2F5E2E95FC2EA173542CB73622D5456684606C369B17E94F6C2D60C397B2915BC0B028E6F21C6EA09BA3FED866AB38575560BADF426EF246B4A57F6B76881769693A951770E3B17B717861D8C1812A09D6A2060F5158DFD757D626C0C78F216BC364051E7643FE5201A0A02A96B8710555D6C43B80E1C7627830DD0218B23BF465AD6DF481EC6A3EA001A8C877E9E3244EA2212BBDECC2DF198035C39DC1F40D4002F6F4667A7B2E05C086D62D4F19A118CB8648C85221C8B021087395A6A58C379208D29FC84C7589BC4F08FA26A6A533F8B3E00ED15BE38A76922DC730C785255BA7434204BA4DCF9E5AAF5DABD01F6BBB66C2AE7BDE3EEC9057B07165AFC55091F248BDEBB6B346EAE9C26503D6CDFEFACCE336B5791916438F21DF8B9BE72DFC7725FB0B5FF52D68F0FF212BF3BDB6AD6EACA95CBFFA40FEC90FB61EF11B477BE0C2BD09A29A399987148AD749B6DA3417C027A8B7314E5C82424F4ACC07AB17CFAC2F4C194A3C901E377058397C42B7F8FEC9B191EACB3754227E02F48F7670FAB9464A976E8BE9DD26D12D5C6D9114AB2E533BBD9BF6B29215A2613E096AA5F59A6383EE5A16B1DEBEE57951155A69ABE770E4708751519EA987F564180B61A08B7EC0171091D24A0943D0220E0618C08F5A24D4421A961001A4509B1F27861349ED73B150D1847D2766045327591A119EF4296D2083CA649C38108B10899560D2E43D06EA5761EA704D076BAC208CE2452080E7596A3B770F3C2FD2F548E7FDB11191AA409853CDB38E7A3FD3F3CE7F882513EA05936A0B3F6C5855D5A962379EAB96DA39EC397AC4DE332CADB0058B3DD55EADF824EDA455E5347FF2BD4F95BC5766151368FEE341CA7BAB394A196799FACD0F1C18494DA1B7926E2BCF98E2AEE5D8B768BDDA35919290E253EA5A1C7E5E4CA608D375337C93EE4EDC0CD7E0839178CB0FC19317F2D6BE596DFFA925815EF0DE7E861439D5C8AB255EFA7CBE47EBF57AF5AB470DF68E6FC14F952E1CA9891D19F0B915EA9B9B67BD25294C6153954DB4A93036A37DB5CFF3B2A0EB99C16FE24DAD2B4EAB9529476F5175F109568C098D704E6FD4363859FBF24660D281B39F6AD6D7D19B7FA14DEE290D63A5193893F712DB48AF67A30C1080AB108073BF002CB2C61877B7B2ED14EB4DC9E67B3674482C8C5BBBF34FCB06F6FE27FC6E02F2489D107E6556E2D7DAC727E07FC2ED4A0F8EBFE276FC09C952DAB3DBCE34EAA5521EAB87C388751A55494D4C0CB6D9F28D4101B74EE9A3326FF2E3DDD94F2192DFDCDE5AE3F0E242CB38FE996D77743FBB1CF5DB2865A5AE3E38EEF6C4B5354BE6C105F517736AEF1BAEEB32644F3F3C5DE2A2DED429185F7ED62AF4B58C041475C6942F66E6DADBC868BE80A6A1682707B5A719326A3F643E117EEABEAE81487CD9A6D33FA12A00A5FB8F0DEFDC39D671E1DED43EC3EAC65893118DB6EF43D78583DB75D6EA49DC3F4E7CCAAD951EBB2B917058DE3008B41CD3AB34A6AEC6E7D44B1B9B0DDFB3AB4BCCD89A4C316E0DD6F137619FD6168D2B7295C9DAFD1DEF152B8CA739A6AA7E55084BC5FFD1B85751E2D04159D62DFD475FB8FD1604012114BD256E57013C022CB2F3FE915E08BF8CDE15E15C4EAFB93347895804C7ECDCD962B93F4EEC1EA3D2777E39BDE87161657A355C1AE39D2BC79A2B8598D664CA5A45FEF8EDD66FC575A576D4194ED8BD305FD46BDC6398B2B0E92DFC2A6A4342F38250169F4F5F1F3324722CDEC58DE98487B8B5A5BDA5E568020A397AF992292977A2FDA7C9E4D7A69F5D270F8CA7F5B7EC33240AB818B4457B3322F9ADE6E455C6D30DA9D389AA22C4334E8AF1C4FC47C73A9E53E22381B1A2E8E2ECEECFDD8B999A1322C172373E0AB16E5A72CE5D0A498BDDBC23D8E469DF2836CD2B2A691BF943A6F66BB289B4D0BB8890BC61AFA60C899A0FF3D7A4D7573145E81CC3B44B1589647DDAFB7C7695DD955C027DD68D83AB528FABDBDE61A3D561CC79504961EDD6A5B78684EE1159207AF7ACFE26CDA801A1F738422FE39FDB6F65492713FF1389375EBC7E3099B13A6656408CF07F83EF7FE9B9F157D8465934DE9F3C75345AF67AFC90C97C97CCF0AC5EDC39458FE991883ABA9D3311F2747C773FAB653D832AEC18D9ED99DD752EF57DA1E331C2BA069DDC62CE4E6BCBC12764A55F6E2A9C897D25F762EC8942B4D2F7E5FAE5930D84FD752AC245C176AA17DB136C990A38A93A1D390DD5B8B8D98151BEFDD62AE69F668A638A465BDF488B79CD37E9945777C98C6A18A8B23F25376C1E9EDC12037598F91B38CDD09E9A57089B7DCE208DE4604505D996B400FBC86D0C9C67DF36A367C3034A37DE4EDEBAA05697FC46A3DBEAE0FD26A3BC22CE197ED7E797952682291BCABE1DA8D8E125DB675BFD58CDB350E37DA7E4A1E3297E3513FBC77A0F742C4AB78B2A4C358F8DCE7FC1D600E801D2EFD872012C82ED57985D11C915B6CF0D472E2E0E7CE238D2131ADE5DCCEEFD813D50D0DAF8FDEEF3F7F4CDB6756F4F48D74C75977848B1B4CCCA0F1C3CC9E3317CE2251BEED10849D9D27CB5E01575E3C4ADEA6C67F888BCB3FBC110A5DE08033DB8D02BB2B51CDEE1B47E27D5EC94CEBB2C47F3CBE9F29410CAA289D2694E4FDB2176157DE175DC63C518EE5611E3F2B42193CBE5F86D41C9555433481B0E9D9E73917397557F362F9E9F11DA37C67748E9F688BFA46DBC1C1564EB35D1F4D8530A49F1D9F5773DAE1EF860FB91DE4F757BE8DF7BF586CE311BE3FC5C679D5DB184C22EC21AAF05AEB79BFA6CA65B346BCD782DCC4D9CB962455FCAE74949099D7FDD1F1D18CCD37663E17C5EF384AE5404950DE52007BB4C18791B08FA3B0F962B6C505F395E2F7F635C5625E4E889BCB860C8FA25776DB87A7CC379B31D8D3097F9C70FB8E9A40616F0F4CEFD7AA779515F509DB3E705EB5026ABB2ECB96583F3ECF09539B7B34774DFA93C3C4AF1BA7DC82D53AF730729EB857CDB1D82C4A2406814DFE2C713F424CA1C230E44FD5C416E6FEC6FEA0DE79C1555516D9528BA904B711A638AC053663C66356511EDC0F1F476D5969CC0AC9B6DB3350E9B924DBC4FB043225A5F4E5BF884452EBE75711B30EBF1DA836BC8E9A01B3EBB50D2DECFCDBF7F4A89B9AF1EAB58B2067B5C75E45948E2A9B09E144D09BD83F7B3781BF5091295D652E73B462E953EFB31E5E0AFAE7DA9803828232969881153D3312B5A0CCC71E84E6DC3676DB52CAE9C6DB0FF4EF4DCBE7F001F34573F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '895a7901d0775937d093392a5204ca5b1661f6e970db60716491a060105336d4', 'app_receipt', X'0100000F70480DCD977B3C54EB1AC767AD19230C8371AB5C1B2197F1CE601272ADDC6DF7222362D2904B48A10BB30F52AAA1DC534864B3A59B6BE2842E4417A48B62A7B0695CCA71DD72D6B22FC7DE1FA7FD399FCF3E9F73D65A7FAC67FDDEE75DEFF33ECF77BDEF026CE23E3C9F6ABC45FCB420C40BE7B2890CC026BAC110442502413C9F57BC05C4C4E260880703D870C6BF9A42B96C3811C786E3A86C3816C8C2D02AC407272121460334BA06A06900AA33A0EBD136EA6953DD811022A23A1EC659A6C1CF80200C09A0360F8CE5ED9F060418425BE070308C790C846188885AAB60BCC5A36D79FB795177E4E1923B4D81680E10DFD5A88D85212CEACCBFE42C016BABA13D23D752CF70C60B807484348270BC041E2A459B424375D2924EC052290048C110121C8413CE5A58F5C5ED55A4CA4E87DC26D5CE7FE0C11A188251459420EC131C48611EF20E0CD9C7A4F8790732D17091B7FEFB70C5600883EA0402BF7D68B0EF019F70567010EA25FA9B17554B03E82E4DD2463D0090CB1D4823B38CEA6251C2629C27EEA99075E68F641F7D15F7D9BB9EBB011B7DA508AAB321981ABB88C40DE32FA3361A20202356216AAD2148FD71BC149F605650181D2031C1F822B491088148D302BF1E74F45E0ED1AEA0DA4A39A469BB2F39177FC5F9BBAF39A3832D411B2C0D5600B14A510B96C02CC571F5170983A416C6972F97AEFD26A17D542EB79491EC223D423036972D80D427B60EB0E1CBB9C82B60581C533483EBED9EA63F73DA28C55373202B742E3F4D192DE95F8A1D12404A9A4115007C78AC0B0E4F8277ECA04A8335A8C14F20998484C83B85078732E59D588107F67923B7540028A88A2528AFA0CA5B068533430399BE2CEF70A6BC9989BCA3930990971404BA808A9C4B87BB14910674C0B2077FE5001C993E4C5648383260BF205690DFD200D8D0BAE521231463D91011992A04193604614A697A1AF86D6B234CB839199EB10F78237626B476467E113113AF1A5173956E3D8C3942926E9B888A12EEB63A7342D1A04EF54DA2F36AAE6BF7ECF6A301FE91E6D5AFEDDE95690C3678E99FD946CF22DDEA756C0933611D71AA2BC8B67BF70C0AB9B461D62ECC222D8C541A52DC1876E162CE670367A3442B8537F4DEC2E3F3CEBE1CE5A11770894BB2F8A6BC9C00D5F275D26D4E2DC5F0B7D43B18771E11D18E6BB67DB58BA7144BD2DFA5ECC94AEADDA7718C6B54FEE0F8F0606DD10DAD98FB80F1932B9C75B689D265D46A75B7595C93A73D96E2D065E56A7C73BBBC74A5F8D1E0649DEB0D9B86FB7CF4EC1283422A0AE22AF532256770E4633B86C4F9C71E3590612C84812E8582104040522B4382A0451C0C304008B588A885142C6F0C90416D219C044E2CA3C7D34E6B131CC29D14C9180DD48DF1638C1900395426E3A480448C58E25A164DC9B7B76115A61ED7BCF7B6038451BB0484F1FC4B65E7E38B1740AA1EA9BCDF172292150873A265CACDF80746C1B9F944326F83486A5DC9FCFA55359D5AAE23F93A199DFD7E43FBB7FB1DCD2C69C5624F3CA955EBC83CEE503D2194766FA15AE0CA945A322D6C2442C3A5765A3DFB0CCBA4E5E10E666A737455EA1D8D492BDCF779DB5BF53E5870D393D383AF7B951F3B27215786E9BA794CC5682B6E92A7EFE120C77E3E72F47CC19A8F92DB175A9319C59FB74F1263C79A04F4A4AEBF9A7DA137A0482F3D68EA32A2891FBB3EB7FF76E2606F705574487E81A366EA5155951AA7782B1236FB8964F0AB5B115773223F72AC1C2B4FEADCD288D7D4F60C8E544B888EF1C86A32303D5EF7FEC681D43D67166E2BD6335A7EA48D7E73FD6860A6A907D985D04E1C988A334500AE4100CEFF1960B1D5E6B8BBD5ED27023F5EDB70CF8901491CE533E8FCC3B40197FF845F15A084E409E1576E257E1D8383C3FF27DCAEF4E1F8336E473A88F6B27EDDAE5671EFD50B025F4C3313DD87B4325252229D34779A16F3195E7F7C2B88FCCC3AF739440C9D71A9333F565E629F2434A9FF77A32F9E074395651CE8F4BE11EF0EAFB68B720FCFD3DFCEE87C6EBC6AC4943FF9E8E4354F7A73A708A7E28C43F480DC5A28EE949560C2E4F7E3B1F182E1CDEFE2DD77E83CCF96D3B990D3417AEEB3AE914078DF6EF886AB2D0C65850DF76FDD3AFCF4FCBDB15D5B6A9B122D0775DB4F47AF3B06EED43BD253F9BEE32EE4D7C90EDF5D9BBC4F694B04683D6C5C6D4E95C4E735C89ADBF4DF73AD4FC9DE9846316F8B340CB3649F34104F2AF392BB68FD37812B0E183F5B4C4DC3AAA840ADB0C723FE6529EFF6CA0756993CFE99DB43200288A2E82D71BB0AE011609195F7F7F442F865F4AE08E7727A6D3DA6D5096570C2D6ADADF6BB9324EE31AB436697D38B6E1756A657D7B389E3513DDC522DCA722453D6A80971363B8E4B19C998D56FE1BABEB55D346EFA664BFA9CCA38FC216E7D72CB9CE845C1E09E1E5654EC30C7D39BE58E87F80C6483641568C2AA79C685D2E9E97F8F0F9B209307ACBE788DEE19C97CD3BA6B0B41D8D3B43D3E88192BE430A3A43592B5853A91A22D4638E5AEC621143E3EFCF41585130BCCD5C417A7ACBF742FE66CE28A452ADCF84934F0A6FDF4D9CB5199891BCC222D9FF70C6133FDE352F5C9F3390603644B59D14F315105FDFECDD96B6FCFCF7E2FAB58C312634C6FC9BC5C994236A17D2E64D7B85EC9E7654C794FE36AE849F59B9F3AE93D359F7E584D09B43662B445457F233647087A21B933735B2342EF11845EE6AFCB6FF5B54E16FE3E518023D5D097C6944C981296E0FDBFC1F7BFF4DDF8336CE3EC9A1E8C9E38182F7F95F3CE72B64BAE7FCA38E9AC9AEFC4604C3DC3D58300F9B97D7A70B155914925B9C576FBE5769DCDF85CE27698775DA3617EF9F45647FBBE0EB2FA8F37554F257E50783BDCA11AAF7EBAC2A462B4917777BD16A92CD255FBD2936467962A4EA6DE5041573B2969AA774870B7A396EDC2647942D950DB475909FFD966C38ADA2EB9215D536DF6425AE386FE51CD04E8A94D98A9FB24EDB96D25C9E64B3671300F2B2EC2B6A7856F8FD567E2FC7AF4B7BDECEF55BF313E5A755EA73EEDA36EB7C3DE07CDDB0ACAA64F0979BD2A52E74652D6DF3AD45B69E62FDFE35CFB4CC7AF44F773A774C091F4D0DBDCDDC3AFF73C5D947D22AE3AD6323C34FB33B6A6C018107FC3960760116CBFC2EC8A48AEB07CAEDF7F69B17761DA8D91DCF8E952EEEB0BECDEE2B6A6D3D6E7EE99D8E8776F4ECEDA94E1B3F611C5DEFE62E181BEE3FCBEFDDFBE67C32F74A3D2355B4A8B3F5095B955B5B91EF07E250F9FBD51EAAF634C8DE112FFD8B60AD8CC5D712BD5E684E1A78B6EB645594A9428CAA2A5FAC9E917ED01EC1AC6DC40D233B504BE3631F38ACC7796451578FD88B41AAA0D6400474FCC782AF8C8D35FCE4A156647F70C0B06A8DF190C9376E6285041AE7133CD983DA69ACAC96DB8EB5BBA67DEF927C61BAAF7A3B0D7A5370C0F3B9917E67B185A24F29674F1AEF69FE31957E9719A68DD54672360676BE9C19328FE5EA9404646F4DCC09BF80391FCED37E6CE15B4708D6462A86C280FD9D8E5C0C8DF40C45FB9B15C6181FACAF67AF91FE3B22C215B4FE4C705A37A54F8C28C3726E426DBD1F1A5AE907120A34559C8E2C8298F57F5CC9CC6AB3F506C42F82AE1626592526380F27AF666DDAA71AEBC82CF9B6E6BA98C30D39A98D05C691F676B4CCF5D39EB98446946C9BC6440C44ED7A28CDE5D550673D6427ECCB5A70FDA0CF21FB87F388BE51237EA5968E185738BDFCBDCB07141937306CA59D7452C5BCC4DD5983F6777655B64B806EE8281714AF95B69FBB39718F966F529E3BB3F14FB4E95708B5ECED8540E4CAC8935137F785F22AD66A386DC9422459FCFE1695A2CA92CAFD33CADD274E1744B4EC0A161A7A80F0BBB743A8EDDB98B3FDCB37873A1EFEA131E56F8B9EC361D92B59707F1827CC5036C655BC1E61FF8EBD506FE0937DD50B3', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '45fd0fed0b4f9de441e21f6280a212f56d2e80a2f542757bbb97353ecc3e5e33', 'app_receipt', X'0100000F70480DCD977B3C54EB1AC767AD19830CE34EB93752B98C7706935BEE112177252362D228978CEC8D0AD33152DA51B927929448BA1112852E4417D74AB1296C722BC744C9594BFBEC63EF8FD3FE9CCF679FCF396BD61FF3ACDFFBBCEB79DEF7F9AEF77D019BB807CFAFCAD9C8E10A42BC702E9B48076CE256188228442088E7F7E66C8418581C0CF160001B4EFF575328970D27E0D8701C850DC7027918E2437C709292E25440A569002D0D407101147D2A4D9F0A3C801022A23A1EC659A7C2CF81200C09A0360F8CE5EDE702020CA12D703818C63C01C23044442D3E18BFF1B1E5D9BDBCA83BF270C19DAA44B40288EF72D4C6C21016755EB6E02C096BABA13D23F742CF707A17403A421A41385E020F85AC4DA6A2BAD8824EC052C80048C310921C8413AEA84D13BCDA086FDB55BC8BF5B3FECDFD60050CC1A8224A10F60D0E24337EF4090CD9C320FBFB0432D07491B7FEFB74C5610883EA04C23287D060BF7DBE61CCE020D44BF4372F0A3242BA0B83B44E1F00E4F600B2C828A3BAB8C1ECEA8D50D5F6C77CD66393ADB74F26EBA8BC9C026CF49522A8CE86604AEC3C92378C3F8FDA688280845805A8B58220FDC778C9BEC1CC20160D2039C1F80B6823110291AA057EBD285ADA601D5040B48BA8B6D41CA2E1A1CE85DF71BEF43D6734D822B4C142B00288558C5AB02466218F2BBF4A18646A617CE962E9EA6F12DA47F9626B3532BB488F108CCD650B20F589AD066CF87C2EF20A1896C05CF884EBE9E4D29E3BAF93E6A9DC97193A9B97BA1A2DE95F8B1D12404A9A4E1100FC78AC2B0E2F066FD94291052B50631941CC342444D1392C3894A1E8CC0CDCB7C707F94B01808CAA58C2EA255445EBA030466820C38FE913C650343755747236058A528240175090DFC2E5214DA4021DB0E8C15F198013C397C10C094302F60F6206F92F04C086562E4E19A118CB8688C85021C8B02108534CD5D7C05BCA849B8E66A77BC53EE40DDF16DFD416F155C45CE2D6889A9B6CD37ECC0131D9E6C9C848E14E9BE347940DAB555F27B82C1F75EB9C713FB83B20C2AAE2957D5F89C660ADB7C1714B5AA6D8CD1EA7469629F38073757E967DDF7328E4DCDA197BD6C65496587148611DEB4C4EF6474317E3041BA5D7B49E82C39F5DFC92560F75C145AEC9127A67B377AB96AE946D766E2C840F51EE603C7844445BAFDAF556CD1F532E4AEB3BB13333B1678F46F4A871E9C3C3C3835517AE6BC53C00F42F6E70E6C97A72BB7193CDBD06094D9E9658B263BB8D9BC90D7745D9728983C1C93AD76AF5867B7DF5ED138242CAF2E3CAF533A43EE148D15B8624968D3FAE25C15808039D0B052180804CAD9C1804CDE360800142A845442DA4607963801C6A0BE12471E2E9DD5EF65A7A70C8E89448FA58A06E8C3F7DDC1028A03209270D2463C41364985415BF9E5A3E4C0DAE61D76D4708A3760E08E3972D949DAF1F5E00A97AA4F27E5F88C8AC4098238DD35B4D7EA6E79FFA9C40E2AD1549A92EFABC8AAFB24DCB6D244F27BDADDF7F68AFBBFFC18CA2262CF6C8D32AB5D68CC38E159342A9F7E72A042E4EAB25535923E11AAE555CF5ACE34CD3C6475B18290D51B752EE684CD9E02E9F756FD27FB771342D392DF89A7769F4294985124CFB8DE835C61B70533CBD8F06931C3E478C9DCE5FF15ECA7DAE29995EF8D17D8A183B5E2FA02F7DEDE54C97FE8032ADF80733D7114DFCF8B5D9BDB713067B826F4585E4E53B69A61C545D53E9CCB111C3663D950A7E7933FC4A76C4FB241BA7F2A33A3735389ADA5EC1116AF151319E99F5866687ABDF5EDF97B2F3F8DC6DE51A7AE32FD4B1CDD70E06669879925C092DC481E9383304E04A04E0BC6F008B2FB7C2DDAB683912F8FEEADAFBCE7448F220BF61DB1F860DB8FE27FCAE012AC83C21FC2A2CC5AF537070D8FF84DBA53E1C7FC6ED482BD141DEBFD3CD26EEAD7A7E60179791E031A4957EE24484B3E636B3427EA36B4F6E06919E6FCAED8088A19F5CABADA24B8B1C1285A60CEE1A7FF5FA2174B59C238DD63BE2D3EADD9CA3F0E834EDCD279D8F75578C198A471F1FBDEA456B6813492A3BEE1835A02003C51DB3118C9FBA3C11CB110C6BE8E3786CD1E9C852D03993DD2AD6E1BBB28E4078DB62F47A545B18CA640DF76FD830FCECF4FDF1ED1655F509D683BA2D3F45AD8C06776A9C6829FC9746E7F2AAE587EFC924EF51B108074DFB4D2AAC2852F8B3B5F256B6FDF7DD6A4E64AD4B255B354718B1ACD9470D25124BBC157236FD4DE0A223C6DF0E5359CB1719A8C57A32125072A26F9762E02DD327DFB8FD1184035114BD056EF9001E011659797F4F2F845F44EF92702EA6D7CE93AB4E2881E3376C6872D89128799F511132B3985E74BBB034BDBA5EF5499E15C38D15A24C271279859A50D27AA709696339F31A8B51B73776F326F59B2DD266D74CC0EFE2562537CE8AE6080677773323638793BC7C981E7888DF503E485E892AAC7AD6A440362DED2E873549220DD87CF51EDB3992F1BA69BB0541D8CBAC8513C4881572FCA4A235926941993CA12D4E38E6A196442878B2FFD94B72522CB05293989FDEF4B5733E5B6F543C42E9FA17D1C01B0EDC93E7233312D69A475877740F613302E2520C489FB30D0748D6F2A21F6222F3FB031AB2646E7F9EB92CAF5CC914A7732D32CE979F2099523F16B02BDD2EE6F1D2A77DB8B84A5A62CDFA67CEFACFACB88F2AC8819B8CE9CD91519BC56709415D52DB322CEB107A0F20F432FEB9FC565C6D63E21F100592A46B7B531952F1D3C292BCFF37F8FE97BE1B7F866D9C7DFDC3B1233F7014AF24F559CFB42BF44F9B249E54F39B1C8CA9A1BB791220FFAD1F1EE634293328625B633BFD73DB4FA67F2CDABA9F77659D515E29778393436F2B49FD971BAAC712DE29BD196E55E5A8FF54665A3656C7BBA3464BAC24C24DFBDCD36417A62A4EAEC64849573B3171BA674870879396DDDC54697CC950F37B79C9809906A3B2AA7685215D336DF65C6ADDDAFE31CD78E8992DCBCC638ADA61572E66FB358B3878162B21C276A086B9C71A3070FEDD06962FFA7BD4AF4F8CDD3AAD5393FA5EB7D371D7C306CBFC12EE3121EF9717D44723C8AB6EFED8536E1EA0D8ED52F55CC7BF48F7639BECEE0369A1B747770CBFDAF96C5EFEA984EA78E3F0D0CC376CCD800920FE862D0FC022D87E87D925915C62F95CB5F7DC7CCF1C772B3DB9EEC3B9DC5767D83D85CDF53F6D3A75DFD4D6A0737D72A65EBAAFCC63B283434EC1BEDEC3CBFCFA0FBD65C35DBA91699A8DC585EF28AB476F55E57AC27B553C7D7745AABF8A3133818B02629BCB60730FE50D14DB23461F72B6DA5DC854214792E7ADD58F72BB5A76B32BE9B30389CFD5E2F99BC5ADCA32FAAC2F94E10DC2532B29B690211C35F9C94BC95791F66246BA202BAA7B5870B7FA9D4196AC4B921205E49A34504DD8E3AA2949B9B5F7FC8A777E76F9427F4DF179CC7A557CDD68BFB355419EA7D1C604DEA276DEE501B33C136BBA9D279BF4AA6D05ECEDAC3D791224DEAAE4CBC9899E1A78CDD917B1ACE5FAECA9FCC65163B9180A1B3A8B6CECB261E43410FE576E2C9758A0BEB3BD5E7C625C344BC8D61339B8602C45CC6E5F30B24FEC8AF1B49F3B7C48BE83C9299E65774EEEC79699F5F95348DBCC9B9C1E88CE4D0DC8EBCD3ABD09B418FE22D72DAD97F552B03DD8EBEDD8E36DC345853D0DDCCBB9873C2662BD95F9BEC81B66AFFFA5D1FB6E39CDE481264DF2E5E157B7042CBFD8D9EDAC38CA9F69BA49FF922D68EBF03DB35E74EC637663416EC79E7A9EE59C2D4C96D8EEF658EBED523103FDD072F6DFB5D689AC7DDBC44C9D9989B65108283E8F2C3E04E92E9E20A8B7C9DEC2ADF5F96BE8B8C2BCB3EE413D5663E58B2F6AA7BE86E67CA0FB09AE5737F7D8D2592D73AC7DC295A74E48FF519453BC56E88BF1F39BDF73325B491324E79DE6BED3BA4483BB27E5D5563C3D24F3ECD23F00974E56BE', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '087a72479d4822c887058019bdcc1080160ac1d54859a50d52d63b60a87a6d7e', 'app_receipt', X'0100000F70480DCD977B3C54EB1AC767AD1933611877926B2395CB58338324B945A2B45D47C9D8898991314276A830FB20528DCA3DB946624BC93D51681751A1D8A5CDA6B0694839C625396BD9FBEC63EF8FD3FE9CCF679FCF396BD61FF3ACDFFBBCEB7DDEE7F9AEF77D210EC10F2BA811B32B862F02E0C06C0E810E7108FB410020132011ACE0C1985D00038D01010114C40153FFD514C8E68071180E184DE68051901208AC817D303232521488A2AF0D91B5295427F21643DDAD86147D57481416111D0B62AC93C14E48040484115B0044E386F8101E049016180C08A29E4062204040AC352076D7E39D394771883BFC70D99DA24AB08260DFB5888D060134E22CB4EC2C03EA6A223DC3F772CF606A2F04770437023038BC0099A44BA220BAE4B28E47934910240702707000468C35AFD0F669B0DB7674A8FFA713538534481E04404491C08B79B25924C6710F56801F83E4EDC16220E1C26FFDF7E14A81000AD1F17821BB40B6D731CF6026DB1FF192F8CD8B4CD5860CE0797282B61842107CBB420AF02C23BA540F779EF4862D9FA696EE87C912BC71718052EA067190578A233A0700C9514B70DC20F62A6223014244D82A402C79BCDC1FC74BF26433FD83F4213826105B883412C7132854E8D78BACABAB4B859461ED1AA2AD964308CE21E25CF405E7EB5F7246065B8C34581EAC306C95201628835A8EE3C6AF120A4E2D882D5B29DDFC4D42FAA85A696D84B30BF70880E86C8E305C9FE87A88035ECD865F0182D2A8C2594C7F0F5FBFD3718B9C40EDB1F4C0F9DCE48D4849FF5AEC80305CD274B2302488453B63B092E0BE7D6405481E3184F0926601012A8EC1EC40868A239375CCCF03FE4B862012A2A2F11B575155ACFD8319812C8617D32398A1B2C34CC5C1D10C529115810C2032FC5BBE5CE50814480F5AF1E0AF1C8003C393C10C088607ECEDCFF4F75E1E000758BF32649862340720C0530523C301005409C5501BBB735D88192F33D53DEA212EE4406C5B77E867F11DD2D5E39A3485B613A893920AED536161623D36E7E3D58CEA355EC739ADE5D17AE65C4E1DF10DB5AA79B577B0547BA4F1E0B6F33BF5D3252BFA1D5A83CC98271DEBF333F60E760201799BE7F606ED4A0E922C09286A0ABA9295F9D1C8C924CE46F5B57E7FC1E905272FEEC6D15EB0D839517A6B4EE6118DB2F50AED8EAD45E0B7E4BB2857017189AE9BB603754B67D58A53062F1C4E4FE8F7D38EE099943D3C3D365257584E8DFC1EA27FA281E9179B49CF4DDA6CEEB748EB08744491EC9FDBD04C6FBBA82854499F6227EADD6ADC3A36E069B837CE3FA0323FBACA304D7616438CD8372A2D34F9B89108A2011490170805407838B58A9200B084012114248A5804C4820B1617092922B62846062395DAE7BE97BA150CE04D8BA74EB00C22BDE99346903222133172904CA454DC3A2645DDABBF710DAA01D3E273C71E4069E6416258A1E5B2F3F4C20AC3550F57DEEF0B11CE0A808A6F9DD96FFA133DFFD2421C11D7289E545FBCB0614D6D3795369EAB97DA3DE43D7AD4C5FB545A711B1A1DFFB44EB32BEDB47DCD9468F283C51AE16B339A8994A0F1106DE73ABE56C679A659EBA37D8CA496F0EAA4BBDAD33698EF725CDA0CDFEEE2A524A6B06F1D2C8BB824A35C8A7A7E3B62938925665A60E0D108D76E2174E272BEFC3B5997C5B6447AD147976942D464B3B0A1DCAD9773BD86C36AFA25DF983B8FEB60276FCD1FBD1337D2CFAE0E0FC8CD77D0493AA5B1A9D631C646129DF15496FDB222E44666E83BAE8D43D519BD0AED181D5D7776A8666C78A45B7AB391F9E9FA37E5C7920E9F5FBCA3D6406FFD9932F1D5AD53AC347337A233BE83303C136D0E035C0B039CFB0BC0526BAD30F76B3AE259EF6E6E7EE04807644E091A75FF61DA20E7FF84DF4D903A9C27985FE5D5F87560B383FF27DCAEF6E1F8336EC7BB08764ADE3D349BE8375AF9AC5E3E23CE75949A7AE142A8A3CE01F32241E35B4F2AFC899DBBB35F0084C059E77AAB88B262BB04D1E96DF74C3EBB7F13B851D15E5F7F60DCA3EB607B96F2A3CBFA3FCEEA7D6CBA61C25039F3F8CC4D77FD966E716EE579FBF061E57540F4591B91D8E9EFDE47C58804B70CC6B8EED37B91A1AC7725B34BF285E7FA263CFE4D87F16B9EAE18901E3436646939F6ECF283C9AF2DEA9AE3AC470C3ACE85AF8F80EE3638E827095EE72DE6D62B8DDD5F97E8A76E1102B59D30ADB122CB62731A95ACF60C3DA0355CC8D8924CB26A0F350EB2E69C31924E283DA89CB5FB6FC2D7EC51DEB6A8DAC635612C6AD09371DFD20B833E2AAC6AB327BF707B1C0A812410F496B95D03616160E195F7F7F402D815F4AE0AE74A7A6DDDF85AF85230D6D2B2CDEE5082CC03464DC0DC4A7A91EDC2EAF41AB83773DD6AC65A6B24980E4492BCA62877BBC37B3913C51D0D163CDA8FB64BA6CD5F59A4CC6F7A0FBE8DDE90D83A2F9125C2EEEB6386458D71DD3D98AE5840D048C95F499522A691635AA09092722F26688A481CB6F97C70E2F078DAEBB6AF2DF062EEE61D31FE8C2851FB5975EA78BA0579EA82AE14FEACAB26175FF0E4C4B397246E1464A529BD34B3FB73CF52E6569E54A86AF92709D66D3BFEC5AB6169719B77845ABFE81B45A7F946276D232E641A0D13AD95243E4486E50FF9B664ACBBB330F79D925A2D538ACEB748BB5A75816846F958C0A9A55DCBC5D1673CF8985AFD8486EDCF1C0D9F59F11FD59058BB4DE8ED61E15F49CDE3FD7B650FA4ED6C82E93D09D3CBF8E7F25B73B39B89FD9E20CC956B1C4866C8C6CE88C9E0FE6FF0FD2F7D37FE0CDBE8BDCD0F27E2BF8951B9C11DB49E7BAE3C34639A7051D36B6A24B2814E73C303DEFB3F3CCC6A53639025F747F578673FBF98FAB178FF09DCFA26E3DC32BEA583DD401751EBE7DB1A67E3DEAAFE38D6A511A375AED2AC72A20977A8812A591A4AD3CD7B9AE8C4D4C0283618AB1AE82624CCF48F8A1C72A0DA2E4E97C5968EB6BF5392F19D6B31AEAC7BAE3C6A60AECB594C6EDA3C34A1130B3CDB1364EE3A4D79615B25B9E773066124072D2DCEB1A304BB446D6360BCFBB6EDFC61A85FABFCFD44F565BD86E477063DF63E0F5B76E697F2CF8A1E7C59A8C50B256DA838DE5FB5C357A5CFA9AE53CFBBD8E063B7C291932981777887C65E1D7EB6A4F4545A63B2756C74EE176CCD215388F01BB602101AC6F60BCCAE8AE42ACBE786A3794BFD8BFCFDF4C4A60F79D9AFAE70FA8BDA9BCFEDBEF4C06CCFB69EED89E95B533DD73D26D9D965151C1B382DE435F4ED1B0ED86B1096A2D35A52F496BC91575D97ED061E5577F3F409D37A15696E0A16FB46B557823B5CD52CC97BE28D3F64EDB72D4C5727859196ACB5CEF07B3B8E706AE9F3C3099D9AB182ED5256956983D68595D86D21C9B5E43D8011183E35EBAEEAA9A2FFC39C5C414678DF98C811ADBB23410A4E5C5532946DDA4231E54C6A2471B31BEF7B951C5E70FA447F4DF6781CF4AAA4DCF884A35541AE9BF1AE385CF173DC5ADF7981F79BFA1CA7DAB6D6EF11DE6B6BED261027FD463D5F5151E2D2F0EB9863A1421DE5F397F25B79268A91640E90036FEC3241F83410F2576E2C5759A0BEB0BD5E79625C912578EB091F5C50A83BC41FBACC59C245A63E26BC93029E216CDDD2BB1EEEE5FEF396E5CA7FBF67213BBD6133D0268E7117FA301FE383A9B4293F775C209EFA42C7B578E8A1E8335C492E8D3A937551CA6AB6AB35EB72EB93D92D3638B1DD3E37CC2A22AED84BE7A95416DC2BEA50D47B559DBB187F68F38D69213161C14EF9C4773D26937E2D76BC63C33C818F2F0616A84769AA2FBF2DB43830E99E9DD1213FAA63DB54E0977FDCA5B2FAB563C527AFC03C4DE7209EA764592069D7CE0817A2F46C79E73D89EBA8D6DD85FCBE54ECDDEF3FED581018668337A5CE79A8DF7D7C3DFE226DFB7D917EBC8F53AF6925498FFF362E27CFE2FE2B5BFFF8112E5F01DB8A3D2707E2CBA5BA92A7FF0189065978', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('2804a6e24517844e80733b977ba48ce088283c8ff1e69b488c5f4548697b8558');
INSERT INTO trusted_root ("fingerprint") VALUES ('3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-98ea764bf4f05dc1', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'BA9AE897718BC6CCED090819A2B338838AA72B0309946A83D1DB9F989D8E438E', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-98ea764bf4f05dc1', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'C86B5A5A320F47C6AEF462242E22F1875B53875D1229C74C7EFFC00D0789B579', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'7012C47312E0C6F9C83FCE2D8B0255FACD61315452A7BA07FB6DDFBE1881F1B3', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'CDE058BC18154EE11DBAB9DF7B7F94B17BE38783A3EC4816991B4CFC27118AA2', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'C269813ACA3DBA295395694417C636A214388C0876B4E21FB4AEB4A64D4AA791', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'248DBD1F75C5A45E2B906C3FF2895646E685BFB03C63A934CCC606E9485096AD', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'AF37D5C7ED9FF2D6C268410BF329336FBF62799DC01F55C8600475B02BA43C35', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'895A7901D0775937D093392A5204CA5B1661F6E970DB60716491A060105336D4', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'45FD0FED0B4F9DE441E21F6280A212F56D2E80A2F542757BBB97353ECC3E5E33', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'087A72479D4822C887058019BDCC1080160AC1D54859A50D52D63B60A87A6D7E', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-98ea764bf4f05dc1', 'claimed_by', 'strong', 'forgotten-98ea764bf4f05dc1', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '73725673d09cb1b46104e906e9e6f82c8eabb9fd4f9808a30070d663e31e3c0e', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, 'ce4d9222189823b74fc5a8e809ba90c2ba0185b8fd2bb6c2c576454e30491bae', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '156f585bff15ffe63101f9a121bb0ce2df849919f7b6b39b74368d082b76168c', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, 'bf35b7cb3347c1bdf6224d9287590f9dfdca8486fbae6c380e1b3c48cb0151c9', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '5132a413eb30c6f34cff64c7189b68cbd8a2b49bc881c777a0a70fd8b7757de2', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '2be6a01374e656bb0ba021e2185f742844ddd7a9d4c87359b343015a73cb3d8f', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '9d4b264ba3bf43d70cd77486ee1aac0bfcbd79e73508675e8ae094d132551758', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '46b6adf89288c0246aa2423e1be5679447e24ff20506361a66839255797909f7', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1796076447000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1796076447000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["2804a6e24517844e80733b977ba48ce088283c8ff1e69b488c5f4548697b8558","3158a302cf31799969cace64ee229fc20068578bbea516693335d31850389c5d"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"2083e3135f85f07fdb72f6e6891d5f5c7a43314e4255cf72dbc67b26f10ffbcf","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '2d69885b2f39d32dc3b20129857d03867943962d6f7f2e56b330ec0f30158d0b');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"989689e60ae76f3d5d44f963ca155008db0af6a38e1ee365bdff181231bead87","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:7444fcfc3bf1b49c0cc7e7d071ce3e8d40e073602458a348e2121f00450a7d38","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:08efc8911d4a6d7917a85934bde754d4cbc5541b02a27d55a04151b536f33300","submission":"8:8:d3ad85d81a104c1679da2dec07d4184e7fd8882a9886be32931356c5c65ee09e","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:5187e5313615f45135ab11499d54b909c55855ae623a0ddbc1bf804ddfd5ca2a","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '2d69885b2f39d32dc3b20129857d03867943962d6f7f2e56b330ec0f30158d0b', 'ba1c2f22751b6c8a27f376b82ec0091e7f35c0adccc6701f968572455eb1eb6d');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1796076447000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"2f62c12a7cae339df31061b7945c0cd8a9b4f97e348a820202f305a54a887e0f","case_event":1}', 'ba1c2f22751b6c8a27f376b82ec0091e7f35c0adccc6701f968572455eb1eb6d', 'de68a734a99c34e12be8556d3ccdd6176a6b429ab4611a8b3166317f553a2111');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1796076447000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"ac4481a6fa3a2aa7256648177d972ed7e2cc34d71b64709088e1bf625ae5839e"}', 'de68a734a99c34e12be8556d3ccdd6176a6b429ab4611a8b3166317f553a2111', '838cb8d6c880861fd3cfda162da3bf8ea912a0d75efdf285fb4e28bdeab82aa7');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1796076448000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-98ea764bf4f05dc1"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"b8ddfaddaecbd392b4673021e42a6769fdf6622e1c14ba0739ba936fd1aa500f"}', '838cb8d6c880861fd3cfda162da3bf8ea912a0d75efdf285fb4e28bdeab82aa7', '8cb53871c6bdf31d077fe6b104f6f8a7c0865ceb2aa3065718031a93b0f6a715');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"bf94f4aa38f66bf1560e7d9ca258f92ccccfa627e75b5c260c3303a4d578e2f2","rows":{"case_event":"2:2:c642370d0dc8079bb73a758f9a0760a6b425ae6611264ecee7791992be23895d","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:7444fcfc3bf1b49c0cc7e7d071ce3e8d40e073602458a348e2121f00450a7d38","forgotten_name":"1:0:b82ea847aad7147462f8c366a31de79b28dbac845de2139a5a71f982fc69ca51","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:8b56bb727faad32a9baef18008953c66126988d03072250b3e5fc937bdeb4fe6","submission":"8:8:d3ad85d81a104c1679da2dec07d4184e7fd8882a9886be32931356c5c65ee09e","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:5187e5313615f45135ab11499d54b909c55855ae623a0ddbc1bf804ddfd5ca2a","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"f037c3344913e842600a716cded992b52b64e3865e31f8c417fb2db243b50c53","run_id":2,"version":"0.1.0"}', '8cb53871c6bdf31d077fe6b104f6f8a7c0865ceb2aa3065718031a93b0f6a715', '90452caf3333f85f72002e656e3b69c97697a4f927a295d4611698771eb59d29');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '90452caf3333f85f72002e656e3b69c97697a4f927a295d4611698771eb59d29', X'C2741C575B84EA25858059001EB16A5D69551C01984D88FE34085C3BB5F2F407');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'c642370d0dc8079bb73a758f9a0760a6b425ae6611264ecee7791992be23895d', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '7444fcfc3bf1b49c0cc7e7d071ce3e8d40e073602458a348e2121f00450a7d38', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, 'b82ea847aad7147462f8c366a31de79b28dbac845de2139a5a71f982fc69ca51', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '8b56bb727faad32a9baef18008953c66126988d03072250b3e5fc937bdeb4fe6', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'd3ad85d81a104c1679da2dec07d4184e7fd8882a9886be32931356c5c65ee09e', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '5187e5313615f45135ab11499d54b909c55855ae623a0ddbc1bf804ddfd5ca2a', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('de336c4361f7d7b802027204112beb83c726039b0c3581100af0c55c4d7fc30a', 'forgotten-98ea764bf4f05dc1');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'c3d51a67dc214c40c551d338de3f221451b070bd1efc7e581facc998e2c8fc49');
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
