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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795809738821, 1795809739106, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["50f64338c299679075b56467b76f8e8ad596382ad7676db78a989dace4e103b0","921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "ask" : 1,
    "intake" : 104,
    "post" : 47,
    "reconcile" : 56,
    "verify" : 39
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
      "sha256" : "dc0539f7565974d65348383a7ff458d7787f91c12987bd6bc9a3d10bac2b2305"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "c567f8e2b87e7fbe7e820e140e5c33732431756d0096aed71ebafe08d2c85979"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "3d96a69bd15cc1f0858d27260f2248888a9729f2723a177a647a02fd66e9d22d"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "44e481b871093db521b5b6ff1be5dfafc123f327d36cde9bd732d653a4d5a630"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "c3b06f46c5b4d1ef74624e2ccf3f8f8c596d5676c56213bd4292238bc81d3c7e"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "312c4596345e832747a5e8a59d4dc02f8be247646f889e7cb08b2efef6aa15a9"
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
', 'root', NULL, 2, '0e7058ab9f8469761263ad25c213d1d1e3902cded74be69d59b66e22fc04dc96', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795809740029, 1795809740166, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["50f64338c299679075b56467b76f8e8ad596382ad7676db78a989dace4e103b0","921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 23,
    "post" : 23,
    "reconcile" : 44,
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
', 'root', NULL, 6, 'f88d7e8aa02493c83982acf1925a837f27f2b2a3df0f69c1791db901f1b83023', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795809738628, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795809738632, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795809738760, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795809738765, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795809738635, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795809738635, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795809738636, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795809738636, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795809738637, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'dc0539f7565974d65348383a7ff458d7787f91c12987bd6bc9a3d10bac2b2305', 'notifications', 'notifications/apple.jsonl', 18132, 1795809738637, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, 'c567f8e2b87e7fbe7e820e140e5c33732431756d0096aed71ebafe08d2c85979', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795809738637, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '3d96a69bd15cc1f0858d27260f2248888a9729f2723a177a647a02fd66e9d22d', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795809738638, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '44e481b871093db521b5b6ff1be5dfafc123f327d36cde9bd732d653a4d5a630', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795809738638, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'c3b06f46c5b4d1ef74624e2ccf3f8f8c596d5676c56213bd4292238bc81d3c7e', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795809738638, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '312c4596345e832747a5e8a59d4dc02f8be247646f889e7cb08b2efef6aa15a9', 'receipts', 'receipts/resent.jsonl', 11066, 1795809738639, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795809739968, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '8b7ae1b963d07fb15b93ff6f44d4af844db966c6c536c99c0799604cbdab1911', 'notification', X'01000023036805BD5AD992A3CA76FD22DF601065EBB1299148A848153942BE3818741A412251255509F1F55EA8FB1CDBE1EBB01D71C30F1DD50A3164EE610D3B757C246D15D7A7C3292172DEB9F4B4BBEECE3FDDE2B17BD18F847269374AB24DE690BED04DD838F635D34DA2941D4B9F1469D77E1C87DB500FB751281597BE59996DFBCE23B62FFC66635C9B706F5DF27CFC482385FB5D5F134644E486A5D384A952241B5A9AB94D6CFC76C722D2664373507D12568E4BD2C8F885435F55CCB687DC96D24964A1EA29D5C99675E12975EC4A48163632390B6B5E33E952DE8571E3D14D6659CF661B68BBDC4FF2549013738A7BD1D1C4B834A7222C75343ADA36BC26B690C3943019BC72A93423E405FB8C9B39F485C3C263E4462C6F28D6E7E37DAF856CC2C3D65246D4F299605F32FBEB7BF3DDB8AD6472A299BE6D33411493C945489AB3A159213661F1E77AF59A32F13FAF77797F96AB57E3043AEB0915F27267E7A6CB100F13D5C1518D02FB6DD51C4D45DFC469BC9BB96E54A5CC07F6776D3CE470F9DE632EE2E756BD25AA67ECD827A59009654E12D4B211426401F64D9843377F7DCE1BC2A3E8CE257965F978328EE558FFA7DCFE7820FF6F7418837AC33C794E56593F5E69B45EA58329D2AD29ABBC35073D662252AD91746FB67D207D53AA2ED9346E181C07664A6F2A4BDD9CEAA85E719DB8A965A6B6AD2D5C2AB5B61F8537BE22BEA89D67BDF4C803C94E6B5F4A4A33497C16378611C353128652FEFC467C18F2743692D0AC0B9FF137113B4BD5BC66962469CE5CA3226FEF5F7C1EB577D14FAD117DC0A2DAC75A45358CA1E99FF5B493A84186FC2BAF79559B7E528ADD0FB18A4A490EB5D74E425EDD6A3BFAA935633638F723DE8DFAFDAE75FB59CA3A48FBE0139FE70CF5CCA509B1AE377C3E3FBFEFD7995404796D0E9583BFC314963D391DFBAB2B7DF24A6756484134DFB687DA0F4DA9D941C7ADA6CA7ECBA8ED6B3DAE78DE5CCD76F7AD9CF681EBB2C3EB4D98DEB96B990507C1341FEC9669BCDF7159E6176EA6896ABC366E06F69D0EF4D674AD2DCFED580BB2A9743F1D3BF35E0FE32173829746075E35D8BCCA09C9DC7E3E6EE95BA67E7ADCEB3D119B3DEFDD4BE1D5EBDDE97E12D22699879E712862D79CB1A704793873A576E61C4DA96F46965B51699770D1BCD7DB96EC7DFA602AB957BDF233AF315CDEBE756F5FCA2E244B2F35AEF907F7D02DCAB4FB1F7AE8E7FFAE8784F54C445F810922EB0D4B23D7E732E944EF029D1AAA22F20B839CA5479BBC8C9B4CE8314CE5F2B905663C3162C13EE49850E0D62AF3C790FFAAB1D74C5999E9E9A2A5CB1BBFD90233236509E30E7B157DD271D4B2129437C897424FA7C3E418D2ACCA5F98B8BCDF17BF7A8049C9A2CC033E396D685C39CBB3E92AA5707F726D62961FE3F68989C0B86BA3D9569DED49B9E6B350C00C020C012600636329420ACCF8C81479351E9DCAF8F621DC9061DFAFC6550F83B6C8A43D8BC186996226F5927363D5571A9B6BB50DF16CD5997C7CCB3C6B8BC72D515A3E8C6A63D98F1A38F1F1E65C271AB949E915931E924949723FAAF6836BF7C422A68AF38F95E89A4E78F2539D6EAFC2B55C6877D7B85170ECD9AEDA6693E86FDF994DDE109FFB518EB13C9317DABB5AF536A27EE2A2EE53A93397FA5431D1062267B4D2A365D1EE01CC4B98134D0BD2378E7A7DF31BECCD0DB54C42D3B51BEC1BF962672D99965D98E1F3EECD49802F2C348EDA0AB9BBFFBE3F422C72F4B73C00E7D5F6C70A553B663298CB2DA17C56D7E3B97EA8C1BE562204A79867FD714229934D9429F48A4DD2BD67EFD55C4FCC99BE8F516299B08111B6A032E8D0A7D31BEA4582332A9F5C4ACF6E0F2239944E725EF2813CC419D6C5F1D93CBF1FDF257962A02F86353027B9667A2499B63BBAA57B168D2DDDB0CB51D9A88C9A7B3DAB73D593CF6A965E1A93026B12FBB9E14224B171C7590D375DBA91AF1C55343E13CCBB7F0A15B6A9DFBC73628159C8C1F0F3BB9E0DAD225330777C9191DD30B9FE1403D5A9B372584E112FCAA8FDE995B1EB8A1984A51B07B87F35CB3B7D164A9268E15CBFB923BFCB3CA4EF1C5AA477132E697AECC1E73A11C6214BEF21075663DFB676CC1635EDA7B2BE37E7F04578AA6CB6212B848AEBE1E7CCC11B95D36C329F6CA5E33807DC0BBEA6CCAA7F680F4AAFF1F9F0E4A15F3DD8D9FF450F9A7D33EC66A91B608A3A4BAB0E2C72517B6DA4A2C8F97BBA02F5F802CC3F3C7B5EFDD2250B562EBA44812755EFB21ABA4B22B70B863047F9DCDA1C18D4A1E6BF9F352BD506B825A56AC1AB36164F1D355EC14F873A4E0A75A64693C403EF1268B08D86D679EAB4BCF18D45AECE4DC2FAD5A2A3F65584FBCFE14913336BD52E183566969ED2AE875E5087EC2F9DF1ECB9F0BFEA8C4440BBA1860944429264F8BF74DA01DA26D6DBE44B46AA6473BB07468CD452234E6B211C1530F444ED93EBDE8FE66A4B25274BBF4E2FA8D5EE7856E8113636FD2528D4CF49081231CFFDA29E816E557B16D3932450A7A7DB5446C1ADEAD71716B381D9662E7B7A28B4F3E096692DD481EAE48343BE990D2A5F82EF0461A59FA8D4A5B3D6043CE92E5C15354FCCDEDD9117C65FD7C07470DA2F9DF292C9F5EF9E8FA08FC87088D4A253178C318DD302609E18F30E0C314C02D93BF3069CF2A0B1DDB2573125D9CCBB7A32C3753A5A68ADD31ABA72BD05D74ECCA5946EA0C917AE11C927FE6E35749194A987B85EE50678D4B7DF996B5759676EC0F7409DFEC52FE6306DBC5B646C02ADE6B869CC367BAFD9A8019CA07F3ED20DB4CAA05CD12599EEDD54778899606CD1116C435E2A579D20B5332A9261EF407FCCE4B3D0816A669BD45DB2AF3D9AB0F866EA2172CD960D3CA65726A8ABEC0F60F6F8D14437FDE68DFBE2CCCA5A5EFC5A45EB9D75D77F3B3E92BEC859BBEBC67FDE0DE45E03DCEB78B25C67A743173DD21980DED5AB83F871DD0D895B0DEC6AA4ED77DDE55478EBDBDBA0568576EF552CBF8C476E6601913FAF53C6D6673A56DE0A866737BD75D957BA189E417D35837D545E70333A709667C96DF26DB6AA6B62FB5D3D4D111D8D175843D8031B9D0B4D015EEB2FAE83A18259C233023EB427E6D15178760F8079E1821C4A6921C48373AA6CC085C9415407E9AA2B04AB92205B189C4FAD9A3E1BB27B15510681BE57D65CEB389A99B5B41CDAC968D7A934C4DA36445F9B6D216849C9B82B492820A0DEB4A03D2397A98A469176B6956E7BAFA50B819FF4E9269A956338B38CA4326991E857A18C6696DC50FC2C850840722F5C25840D2DAB347B4713EDB361774FA5C1822EB316E121431A65DFBEEB786A9508F7284E5DF82D55CEB893C3F80A6776AF00F94A412010B5AF2CBBEA1EB7230612C0C4BCEC21B0DF8AC0389C61125473153DD5CC31C06A16976A77D77963CA3ED8EB8E1C74144888A59CE53FEECA9B7AE9D1B82256C150ECA5952EAA004B6838EB0B0FC2BE671E7BC93A2A5382F74B39212E858902CE64312BA2381A40992879E7F17490BDD1A9CB107F83F8100520EC85C5FE71BF52A36736E4827DA823E2A37CB693589FB289E2C35A2A19C028BA3D25944834AC92E3978AA732830838C880AB28D99A4D728058BCCAE1C68FC3DDC5FA9FF16316F18ACC08416100181FA287181184E0FD9029973B62C24AC71CB05E18C8E4CBC423EA6354BA571DD54AD7C073C4EFA2CE233912FB692200BF635FA4DBF46A48B43E93BC8AD98CF7F35FEF6F756A779356A68361FE043983C8136EF46D5F28A6781FF034BAB885AB7A45C05B4804EA2FC6FA0E0049855A5FFC89BBC487594A60BC849266236D7B2FD5E55E11BAECFFA1641B1EA5FB5146D3A1CA7FB885C3780A31C83B06B00C67D1CB0062EFA651CF9C8C6D61DB8BEED7798DAD33652E1AC4C75DD4F3AC00AC63AB8611209D4D59A76CA592B210097A9AE426B61D839CC07EF710D75769C7AE8ADBAB468D29D5E4D59698F41C6ECCE6C7B4F413F20DAF643EB15EAC9F8C07819A91C101498E5317792223FA6214426270609532BE59E2CF2540B7B2A362F0841037BFF33F1239040A00B9917A8A617E0AD99152F5F2C167FA0D4220E5B691A58FBD59F649D14FC54CDF951FCA6270EF00BD4F3E04B22263A2C48F89D9DD1DF5A3533C0F46FCF3480C8471F30E6B4A0AAC4F78E9A3DCB652E5290C7D7B4F1DF7AACF218388F491BF58A27FCDD674CA6B1FB81E95EB7ED23C59FAF74522BF2061D40DEA401A8860B7AF069A97DBA42D67CBB0D3982982FE589F803F04DFAFD06B9F6CB0B6F4D30966235E0C20F49542BDE620E40BD633630FAD729377E53417854144B5358AC1E8166E73473F14664B4B1E594F7521C425053E9177083BA987EBBD711B85FA7A5724C9A5E75E39FE9A2DEA7B43B814D4A40ABD6ED18F43BB35318C50EFDEC499F5C0BF2BF0F652C754629C7352DE6D65F458CA98DEEA688DFBA56748EDA64372AB487BD2918179219FC741ED60EC991AEA879C934F0C15B6BABF897226DF5A24DD01C5D37816A39E692F2174A98D3008484A0887AFA5DEB95DE21108D44FA287801C236746FC39F04F161642DD525075D8F1B88D91FFC351259A9F9B53E916339ED763E8A460E5F2D2BB7B8506FE4138018FFA548D0A426F252C816C6819E2ABF1795F018F846D79A533473AC02BC4FE77BD40CCD501F049667DD363A010A1FE38FAF8A5DAA8BC8A02D40FC412DA14F9C310C4FA5A8F073E28D244E8E7996C74F7C3552EF683D90B0CA48F3AEE4BEC975B882B20A151E6AE9E78D5EA63AF565ADF7AE6B85B0CED04F04017C0F2D48E04780DBC05BAEA5B297B0CE704051E8C1F2ABE22D09719FBD3C05BE789B7E8BF14C0A963566058D6E3BF79BDF4E32FBCBB2C78BB54ED932FD0AFA8C71BD6C7CB7EE7A01ED02FF4CF7EC1FECD15734298D7758EFB85D9D09E3FF94E69601A9773087C67B87E14A8F72F651938872DF5A397F5C338AE606E63B3612D73939D70DB2B86854FBC076F602F06340D68E8154B6DB201DF5D327B99543E2AE0C047618DAEAC91FC0C9E75C12BB2B9FC8E3F669E668664E39C98AF2AB61AF97D006F97F8C50B5E2F78BBF0257315F287FCDB64C27E62E0FD439CDB96F96C521BF22A512FBCA765AA4C00FE5BFA5B5531F0424FAFB89EEB1EA21479AB8871856CCADA4B7619D603F38E011F8658247A54F1648EF9A21F1A8581A086B953C0DF5CE9605FCBFBBDF6DB03F8660F3C3547D2DCF8B9D5C0731FF9BFD48AE6A9B61CBCA9B50E42A0FD07F84702C717F3EA646E3601EF25EA29013F12F0D1A7ECED09C27BA5E29BD35872E5FDB4C41FCF5377ECF78B75E6807ECBA127AE4CAE206209473E00C2303CF88C1C7015FF741569B918921C3A0F786503D4CF9E031F598EF5B930A19B105D71479C1381FCBF2A5701DF46F00D63AA87A1DE84BCC29E25FE01AF415A26E6D82F062CD0FBC9ABEE42CD09F82E6FC0776AF5D40DEA821E6E81F7A312EEC2EF66970956E2FA3B48DE3D0E64877A14478BFCEAA03B2A73833E3BA968B7E80DF0FD93AF05AE019400C115D1260E1834184C3F862D5EF2027DC4D36DEB1989FE268944BF96D00AF0F512C27EC1B7364DFDF0753125158C201BD62D863BA84FB6171EFA73C11F39A2FEA11721E7C017027AE00B7A2DAEBCE85193101CF58BAFA0676E30B788DF38637D77E00DB0C11E7814BCA1AEEFD07A911CD6560D13292410C3A3304BC1097CF728CEA34A7B770BBD09BC6492FB632F5DFCED9B32CD435CE73ACA8B2608789D1263D07F1CF39047E327781206DBD09F98B5C655047E71C614F87E86117CD17D70626A34E0C93BB58A5411432FD8878ADD83729C3B45DEA0F3FC456FC83EB89A39691906D86A3B2E5A27475E9781F5AC177C53D18CFD63BF63AE36E1DCD8F4AE72D3EA2839E0DD49EDD8CF5402AF2035C08F8BFECA61E2CA34021E3FEB65D12B0D03DE5F617E4A1EAB6DB9A12049EA236FAFD466A873D2F328E11AB0051D7F333EF4347AB3E842E86BE8F1BE55E9E6C75D3C9FB7E8C78057A4F87FC22B0CD0361403D4FF8C57E530FD1FF16A7C03BF26478BE8110CFE15F0524F5AB809FC01FA6968E11B1449D12FFF9D3E46FF7198F1453F2C780F7D6D7806BEF98DF7C8E5A2AF8A471D518DFEE7D04188DF82D5BFF11AFD08BD74055F036FCCC7D2EFCD9FFD0E958EFAEED113C02FDAA7F1B455F12F7F516FC1376A7C2F9C660F8CFD1276CC597F7980CFEFECE95718B0EE2F7F53205E25F8C1481D80CF934FBA7DFA8BB7A25FFA897D65186E43FFBD00432FBFF802FA2A0A30981A3F9BC55FF46B86C38918F8C5E5A03E790EBD20C757D4EB9E620CFFEFFA18FE03EB47BDF5BFFB15D84FD03F2382386E80FF17E8D82FE8F59C47239840E942252F6574CB2B39DEC5301DA019C7038E895252B8F01787639CCEEC4CDF5247BD40FF41DFD2982D7E6EFBD35BFAB18467550B5ED8E46EE2DB3784AEC6019A849E20B2DB4D8D5C3D3486ADC035F47F7300B0C58B4F2C73B62A2414749C7C1EF49A83CF6E38F8EA81779FA25F1B358781F426AEDC06BDBD469F8E9374168D3246CFBE17D04FF0437288666E0D4D6580F835B170A3C52F2E7C4FC00F57E4F50ABC457D009F9C34803FC248982EDFC712C040C16F0709BE8386C1F3E1A616BDE5BEE33EE01DFC1B21F0A823F2DF622D6AF9F791D970C1EB85AB4B8C6B3E705E7152FE8F07F6784D35F904AA1D807B2FF09BDD918C37F09DADB6F0231E801C7878902DFC54B0021E1D70DE133DFDF6538FB07D8DF5A4B2CD177F80DAA3D0E50A7CAF1806717AB85D1A1B4DF0B7ACB4A303FDC391FDF1B0A1060768147ECB01CE5DE17768056D0F7EE62CBA3E70E8A491F71DF8E60C7F142D7ABC52C5847ADE03A381576E0EBF3BE25009E7AC889F027E4785577444978801D68C41DF78E3739834D6BCB033FCE6AC3474F3950FF483F7B70E7A708FFC628DF4066E2FA1AB6FD2690EB59B4881E75411F1A017EFF532E8264D0A7FF4067EE7985FA86AA61DFC4BC0F57D3AF0C0623671C1C101BC500F6D627A35CBBBEAEBA0469FD1D8BE23F02BCC2A08BC88842678CF6602EDC130C49AA4CC9BB2B4CA01777D824B02E4F580E1E38B18DC7DA52C38A42DCB1E662BA27B1C64E554DF4EF03A7BCC0812DA5B70A139490CCBA1ADE226A618EA4E29B0EE522C9C2EA70DB45D8FC35A1CE6D62E6A5F609692944EF0AEDC27F6DF70C4D1432B0545B7731B82F58A30298735C4760B6C1977F09498114C5E316040E5D85BB505C84789AFA0251B3516FC3CB6F8DE577D7B6DDCF1F97CF0195CF7ED00B2D3023C9B39CB2CC7098E8B17DD86A74A9A19CFD747D53FCAB8ED7008882287868FEC4705AD75B43DBCEF72C0002F25D4AFC363EC7F39C881B6C361ADBA14782E06F139CD47A31C0C55A1F51B6831A99FF1C6A1C5F8EBE0E8CFC365C592638FE7699B66CEE817F052A8C965BD14878FCB617488FD7D6538D8797A7F1C1C713B6E96785532F00A9BBA15B88F9D59C77CE8E0D8EDCB38C955AE0C6647F76208F01C0C137F3FDF90765F0E04D78F8B36BA00C3908FF507B4C0A11CD23B460661EA04518983300CA19759578C59D712FF56939DCBF588030DE40FF10597BBCB613B53BF0EDB919F95388F66B91FB305C40BF582F5A39E96EB7F1FDE37E551EF1E7FE613075317E13CBD5B070F8F21B5AB97D9D8218706D3D3E7F2BE52BAA8C7111AA09FB8B63EEA6DB7CCE6AA3EB80003791DE379722C33A7F7703DE2B91CD4FD75B8BF1CF67F40D360B8FB9CDDFD9DFCA81BEAB943BC9EFB5BB055E1B700C0AA5760FDAF7AED428BFABA3ED7A3A207D687F51A07FDB3AF97FAEAFAAF7A86DF1E82996E1AAFF2ED37F713FF00976B72B6293118A5FDD549BDF54775BEAC0E71B3D279CB110721090EF7E6F61DFCF09079E6C17BD8720EF1638DE48E59CE0387710306E4FD9B68DFF1638C001A7AC370EEFD96D7A73FF8FD540D6BCC2ECD5878E439C3545B7BC79CF46507BC676A2D7110467287EE32851F593CE7A7C137E6A043A969FB9C87C22B718979EC29190AF103B92966F3EA38D44B576F22F30A216F07D1F6E9ABE31F6282195B31E1E704F341EF4E6FAFC98C439F2F4C2023CC792D66AD139D0B9F6EA23B9DE5BCE82B5CE3997CB96EFDB5CC62D3D3EABE3B3B7FFBE31E9F73996270189D3FA653B15959F1426B5D377FE4B5B3FEE3FDF14FBBE08FF825F0CA8C571DCDF6FFDA7E9DDFFDF31F7CBF9EF7B3EDCD590637FFCB96F7B7BCFDF1CFC9BF8A30FB37F589BB55', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["50f64338c299679075b56467b76f8e8ad596382ad7676db78a989dace4e103b0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '15aca9692301de556f47d1e9996b935bdfcff5eb7df519d4464fe55bd8796c00', 'notification', X'01000023546805BD5A5B73ABBC7AFE45DDC321A4F5E5C246D838C84148AF40371D30DE0B1B6193D88931BFBE0F5EEBFBDA3D6DA7BBD33DBDC8241E7390DEC3737895C32369EB787FDC1D13A6A68DCB8F9BEBE6FCD32D1F9B57FD4878AEEC8A9458650EEB4ADD848D6397996E12223B543E2BD353FB71E86FFDBEBF0D9228AE7CF362D6ED7B1E896DE9372BE3DA24F716555E0C1F6944B8DFF535134C466E58394D9812B1AC6F79E636B1F1DB8D88589BF5CD8EBA24AC1D97A591F14B872F2916EB5D612BE524AAA4FD98EA642D4EE13175EC8B54226C547296D62C33E5F2FC14C68DC75799159D986CA0ED7C3F2B52C98EC229EFE58927C6E5059761A5A3C1D1B6C9F7CC96AA1F13A18265AE480BC65EB1CFB899425F3A223C446E248A86637D3EDEB72C5513EED6960B46F367867DA9ECCFEFCD77E3B64AA89167FAB6CE2423A1928B54BC107DF382D884E51FEBD50B2EE4FFBCDEF9FD59414BE3043AEB1897EA7217E7E694211E26DA07071A24F6DBD2148D65D7C469BC9972DD504DE603FBBB361E72387FEF0917F173EBCE32EA843874492555C28593047BD54829B300FB66C2E1AB3F3F170DCBA3E89E2BB614C570348ECDB1FE4FB5FEF140FEDF783F04FB95F0D43979C9BAE1CAA3C54BDA9B325D9BAA2E5AB3D34326236A8DE25BB3EE02E59B8A4EC9AA71C3E0D00B53796355E9E6B88FF62FB94EDCD40AB3B7AD2D5DAEB4B61FA5372C115FD4CEB35E3AE48165C785AF14E79962BE881B2398C95316864AFDFC467C04F274368AF1EC143EE36F227156D42C33CB92B410AEA1C8DBFA173F8FDABBECC6D6C82E10D1DEC75A65DD0FA1E99EF5B451A84181FC93D72C69D58D44E2BE8B29AA14DBEDBD7694EAEAD6EBC14FAD19B2DEB91FF06ED4EFF75EB79F95DA0769177CE2F394A19E736542ACEB0D9FCFCFEFBB45A68821AFCDAE76F0BB1FC3AA63C743777595CF967C12A5924CE7EB76B7F7435369B1D371AB39D96F15B5DD5E0F2F79D15CCD7AF34D4EFBC075D96E7993A673EE5A65C14E0A9DF7762D34DEEFB822F34B37D38C1AAF8D9B5E7CA73DBF35A7D656E776D84BB6AA75371E4EE67DDF0FBBCC095E1B1D78756F8BBA602C73BBE9B0E66F19FDF472AFF3646CB679E75E4A6FBFD81CEF47A96C9279E819872376CD197B4A9087734EB431E7684C7D3388C2CA5ABB2C97CDFB7EDDB2ADCF1F82927BDD919F798DC9D5ED5B77F6B53A856CEEA5C635FFE01EBA459976FF430FFDFCFB7A485ACF447C094C905967441AB97EAE9293EC5CA053C32962BF30C8997BB429AAB8C9A41EC254CD9F5B60C6132366EC438E19076EBD64FE10E6BF6A6C999155991E2F5AB979E3376B6066449689DC114BD925A71CB54C92E70DF245E8E9B41F1DC39A97EA1726CEEFF7E5AF1E104A8928F3804F4E1B1A574DEA6C4E3511EE4FAE4D2C8A43DC3E311118776DB458D3D91EC9359F25013318300498008C8D950C3930E32323B6341E1FABF8F621DD5060DF4BE3D2C3A02D3265CFB2B76146C2A45E726E2C7DA5B1B9D6EB10CFA6932986B7CCB3B67CDC12D2EA61A88D553768E0C4C79B731D79E42695578EBA4F4652EC7EA0F623D7EE514482CAF38F17796A4ED2539F74BC2DA56B73A9DD4DE346C1A1139B7A9D8DB2BB7D673679437CEE0735C4EACC5E79E76AEA6CC4FDC445DDA74A672EF73909D906B210BCD68315D1E601CC4B84138D33D2370E2DDFFC067B7343AD92D09CDA15F68D7C89B35642AB5398E1F3E6CD49802F22340EADA5DADC7FDF1F211605FA5BED80F3B4FEF182AA1D32154CD59AF17CA2EBE1BC7F506F97B50CC129E6597F39E35CA826CA08BD629374EBD97B3DED47E18CDF8728B142DAC0485B72159CD0A7E31BEA4581336A9F5D2ACFAE7732D9554E729EF3813CC419D695E3B3797E3FBC2BF6C4405FF60B604E72CDF4C0326D377CCDB7221A5ABE129703D9A88A9AFB7EA273DDB1CF7A525E1AB3126B92DBA9C9A54C62E30E13F5375DB9914F0E958D2FA4F0EE9F92C236F59BF79C59601672D0FFFCDE4F86D79129853BBCAAC8AE845A7CCA9EEBD4797144C1112F2EB8FDE955B1EBCA0984A51B07B87F35F33B7D112A9668E95CBF73477D5745C8DF736891CE4D72C5D343073ED789340E9B7B0F39B01AFBB67BC7AC51D37EAAF6F7E61CBE4A8FAA661D8A5252BCEF7F4E3978A3769A55E6B3B5721C67877BC1D75C58FA87F6A0F21A3FEF9F3CF4AB074FF6EFE841B36DFACDA474034CA1B3B2B413918BDA6B238A22E7BFD215A8C75760FEEED9F3F44B97CC5839EB12024F52E78A3D7497426E670C110EF9B9B50530E8849AFF7ED6ACA215704B296AC1AB36964F1D355CC14FBB7D9C9474E646B3C403EF3268B09586D679EAB4A2F18D45AECE4D22BA9759476DEB08F79FC3A36666D2D4CE183564961FD35307BD40BBEC4F9DF1ECB9F03FEB8C4442BBA1861944429264F85B396D0F6D13EB75F2A522AAC4D46E811103B7DCC8E3424A8702819ED8FBECBAF5A3A95E7395B3B95FC757D4EAE97026F488189AEE1294F473949245C273BFB867A05B692B627E540CEAF4781BAB28B8D5DDE22262D10BDB4C55C777A5761EB9155A4BDA719D7CE4906F6685CA57E03BC944E52794BA7CD29A8127DD99ABA2E689D99B3BF222F2E502980E4EFBA5535E33B5F8DDF311F411EB7711CD3A75C618D3382D00E68931EFC010231490FD64DE80531E34B65B751473964DF9693F9AFE3A1E2CB4D671015DB958836B47E172CE57D0E433D7C8E413BFD71ABA48A9D4435CAF6A053CEADAEFCCB52FD9C9DC80EF011DFFC52FA7306DBC5B646C02ADE6B8692C565BAF59510F4ED03F1FE90A5AA527579E924C776EAA4F88991462D61162C55E6B978E90DA199749BF75A03F26F659EA809AC926FB53B2DD7B3C11F1CDECFBC8356BD1E731BF0AC95DB23F80D9C34713DDF49B376CCBB3A8F6EAE2EF295A6CACBBF8CBE191746521DACD69F8E74DCFEE7B80FB3E1E6DAEB3E3EE143DD209807EDABFECE48FEBA64FDCBA1757A36CB7395D8EA5B7B8BDF5F4526AF75EC7EACB78EC666610F9E33A32767FE643EDBDC0F06CC6B753F695CE86A7A7AFA6B78FDA0B6E4607CEFC2CB54EBECD9A4E4D6CBFEBA729E283F1026B987860A353A939C06BF195EBA0AF6196F08C20EFDBA3F0F8203DBB05C0BCE692ED2A6521C483734A36C8A52940543BE5D215829514C81606E75353D3657D76AF232E20D0B764CD751F4793B096577D3B1AED3AB586585B87E86BB32E25AF381B36150B2504D49B96BC13EC32D6D120D3936D95DBDEF7CA85C04FBA74154DE4985C58C15295B448F45292D1C2B21B8A5FA4100148EE25A78489BE15B516EF68A26DD66FEEA93258D065D232DC6548A3EADA771D8F2DC9708BE2D4A5DF7272868DEA87259CD9BD06E413412030DAD6565C7587DB11030560125EF690D86FCD601CCE3009D45C65C7B5700CB05AC4156DEEBA684CD5055B7D623B1D050A62A910C58F3B7963A73C1ED7CC120CC55659E5A20AB08426175DE941D877C213AFD989AB94E1FD4A8D884B69A22017AA9C88518E06201325EF793CEE546774EA0AC4DF203E8C00849DB4D83FEE271A3CB36217EC830E880FF962A3B03EB209E5FD42910A6014DD8E33CE141A96D4F045F1586510013B15E414256BB34A76108B57D5DFF2437F77B1FE67FC8445BC223340501800C687EC20462463783F64CAE58E9888CA313BAC170632F932F180FA18487774E29AF41E788EF85DE83CB003B39F2602F03BF655B94D477DA2F59915752C26BC3FFFF5FE56A776336A322718E64F9033883CC98DBE6D4B129477419E4617B774A92306DE4222507F31D6B70348126A7DF627EE1C1F613983F192A4CC4AD9F65ED1E55E333EEFFF41AA0D0FCAFDA8A27157173FDCD211790A31989F04C0329C64A70288BD9B463DE76C684BDB5E74B728F6D8BA2073D120BEDC453D4F04601D5AEA078074366627B23525552913F4342B4C6C4F027202FBDD425C5F951D4E75DC5E356A8CA829EA3533E9395C99D58F71EE27E41B5EC97C62BD583F1B761235A3821D921CA72EF2C406F4C520A5C2E0C01219DFCCF1CF1540B7B603097842889BDFF91F98EA030240AE941E63989F529D58459D7AE413FF0621B06ADDA8CAC7DEACF8E4E8A772E2EFE487AAECDD3B40EF33EF0355B32121F96314767347FDE814CF8311FF3C300361DCBCC39AB212EB935EFAA8D6ADA22285A16FEFA9E35EF5391410913EF2172BF4AF599B1379ED03D7A372DD4F5E2473FFBE2AE417248CBA411D280311EC7675CF8B6A9DB4D56405761A0B62E88FC511F8C3F0FD0B7AED53F4D6567E3AC26CC4B30184BE22D46B0142BE603D13F6D0929BBC93D35C0883887A6D48C0E8966E73473F9466CDAB3CB21E9D42884B0E7C62EF10764AF7D77BE33684FA7A279614CA73AF397E9B35EA7BC57225B94909BD6ED18F7DBB36318C50E7DEE45974C0BF2BF0F6B28FB9C238E748DEEDC5E8A15231BFEDA305EE579E617B37ED935BCDDAA38E0CCC0BFB3CF4B481B117D4EF1F6A4A3E315458EBEE26AB897D6B999C76289EC6B318F58C5B05A1CB6D8441405241387CCDF59EDB391E8144FD24BA0FD8217226C43F07FEA9D242A85B0EAA0E4F79DCC6C8FFEE4089CECFCDB172CB09CFEB30742258B9A2F2EE5EA9817F104EC0A32EA58120F45EA465900DAD407C353E6F6BE091B46D5EEBCC510EF00AB1FF5D2F1073FB00F8A4B2AEE9305088507F39FAF8B55E51514701EA0762096D8AFC6108627DAD875DDE136B22F4F3C456FAF4C32517FBC1EC0506D2471D7715F69B5B882B20A12173A7275EB5FAD0D18BD6B74E38EE1A433B093CD025B03CB503035E036F81AEFA56A90EC339C98107C307C55704FA32617F1A78EB3CF116FD970238752C4A0CCB3AFC59ECE77EFC857797196FE7AA7DF205FA15F578C3FAF2AADB38A807F40BFFA35FB07F73C59C10E67551E07E6956BCCB9F7C471A9896AB2904BE0B5C3F48D4FB175901CE1173FDE879FD308E2F30B7B1598956B8C946BAED15C3C227DE8337B017039A06347424529BACC07797CC5E462A06020E7C94D6E8DA1A959FC1B32E78453597DFF1C7CCD34C906C79CECC571D5B8DFC3E80B773FCE219AF67BC9DF952B884FC21FF3619B19F1878FF90E7B615BE1869C5960AF59277BC4AC904E0BFB9BFA98E81177A5CE2FA5C7710A5C85BCD8C2B5553EDBD6493613D30EF18F06188C5A2471D8FE650CCFAA1210C0435CC1D017F0BD2C176AFEEF7BDDFEEC0375BE0A939B0E6969F5B0D3CF791FFCB9E78916A9B8337B5D64108B4FF00FF28E0F86C5E9DCCCD46E0BD423D25E047063EFA549D3D4278BF507C731ACBAE7937CEF1C7F3E88EFD7E8993D9A1DF0AE889AB502F10B12C473E00C2303CF88C1CE414FF7489B5B9EC93023A0F786503D4CF36073E8A02EB7361425721BAE28E382712F95F924BC0B7017C23047530D4AB30AFB167851FE03548CBC439F68B010BF47EB2D4A750E70C7C5734E03B7A79EA06BAA0875BE0FD40D29DF9DD6C32292A5C7F07C9BB879E6D508FF260915F1D9C0E646ED067478A36B3DE00DF3FF95AE21A4009109C98367120A0C160FA316CF19257E8A33C5DB79E51E86F9628F46B05AD005FAF20EC677C6BD3D40F97B329A9610445BF6831DC417D8AADF4D09F33FEA801F50FBD083907BE90D0035FD06B71ED458F3D0BC151BFF80A7AE606738BF80D13D67707DE001BEC2E8F8237D4F51D5A2F52FDC2523FB25201313C0EB3141CC1778FF23C50DAB96BE84DE0A550B93F74CAC5EFAEA9D222C475AE435E3442C0EB941983FECB310F79347E822761B00DFD89596B5C47E017674881EF6718C157DD05474183014FDEB925564702BD601F14BB3B729C3B47DEA0F3FC596FA82EB89A29690506D8B41E66AD5320AFF3C07AD233BE513461FFD8EF50D02A9C1A9BDEA930AD8E921DDE9DEC1DFB992AE015A406F871D65F054C5C9546C0E367BDCC7AA511C0FB2BCC4F95C7B4AE561C24C97DE46DC96D863A675D1E25B9066C41C7DF8C0F3D8DDE2C4F21F435F478D752BAFA7197CFE7CDFA31C86B56FE3FE11506682B8E01EADFE255D58FFF4BBC1ADEC0AFC9C1227A0C837F025EEA514B37813F403FF52D7C03B114FDF2DFE963F45F0E333EEB8719EFA1AF4D9E816F7EE33D7239EBABF2B18FB846FFE7D04188DF8CD5BFF11AFD08BD74055F036FCCC7DCEFCD1FFD0E958EFAEED013C02FDEA5F1B8A6F897BFD8AFC13734BC974EB305C67E493B14A2BB3CC0E777F1F42B0258F7A7BF2911AF0AFC60940EC0E7C9275F3FFDC55BD9CDFD24BE320CB7A1FF5E81A1975F7C017D1505184C0D9FCDEC2FBA85C0E1440CFCCA554F9F7901BDA08625EA75CB3186FF777D0CFF81F5A3DEBADFFD0AEC67E89F01411C56C0FF0B74EC17F47A91470398807449C96B15DD8A5A0D77D98F3B68C6618763A294952EFCC5EE10A79338F3B7D4A157E83FE85B1E8BD9CFAD7F7A733F56F0AC34E3854DEE26BE7D43E86A1CA029E809A64E9BB1512F0F8D612B700DFDDFEC006CF1EC13AB42BC940A0A3A4E3E777A9183CF6E38F8EA80779FB25B189AC24079634E6E83DE5EA04F875139B34619A267DF4BE827F821D547536E0D4F5580F835B174A3D92FCE7CCFC00F57E4F50ABC457D009F9C34803FC24898CFDFC70AC0C0C16F3B05BE8386C1F3E1A666BDE5BEE33EE01DFC1B63F0A803F2DF622D34FF7C64369CF17AE6EA0AE39A0F9C571CC9FFF1C01EAFA9669F40B51D70EF157EF37460C30D7C67EB35FC880720071EEE540B3F15BC008F7638EF899E7EFBA947C4768FF5A4AA2D667F80DAE3D0E504BE2781419CEE6F97C64623FCADA8ECE040FFE4C8FEB05B718303340EBFE500E7AEF03BBC86B6073FE722BA3E70E8A491F70DF8E60C7F14CD7ABCA672443D6F81D1C02BB780DF1D70A8847356C48F80DF51E99527A62BC4006BC6A06FB8E5539834D6BC8A33FCE6441ABAF99AF7FC23EF6E27E8C12DF28B35F21BB8BD82AEBE29A7D9EDDD44493CA78E9807BD78DFCF836ED6A4F0476FE0F71CF30BAA277E827F09727D1F777960319BB8E0E0005EA88336311D4DEA4EDD3ED8A3CF786CDF11F817CC2A18BC88822678CF2606ED2130C41A952A9AAAB2E480BB3EC12501F2BAC3F0F155F6EEB6260B0E69ABAA83D98AF816075905D7B723BCCE1633828477165C688E0AC37268ABB8893986BA630AACBB9433A7AB71056DD7E1B01687B97B17B52F314B492A277827F789FD371C7174D04A4179DAB80DC37A659854FD0262BB05B60C1B784ACC0846AFEC31A072ECAD5E03E4A3C42768C98686323F0F2DBEF7A96BAF8D3B3C9F0F3E83EBBEED40765A826733679EE538C161F6A2EBF0582B33E1F9FA40DDA38ADB130E0151E4D0F091FDA8A1B50EB683F79D0F18E0A524FD3A3CC6FEE7831C683B1CD6D2A5C47331882F78311872305485D66FA0C5947EC61B8716C3AF83A33F0E974924870ECFD336CD9CC12FE1A55093F37A390E1FE7C3E810FBFBCA70B0F3F4FE3838CAEDB09AE355ABC02B6DEAD6E03E711627E14307C76E57C549410519CC8EEE651FE0391826FE7EBE61EDB6EA19AE1F666D740186211F8B0F68815DD5A7778C0CC2D409A20A07611842CFB3AE18B3AE39FEAD661B37D7030E3490BFB3AD341B3C60350EA7D18B05E5F3613C7C12F2EF824512C44B39D82FA5D1E279989EF9CD80FDC1236378DCC3C33FF337424BD972AE1708774F2AEE573A85F60D8E38EC8626FD759035C7032C843A1E08B3875778DAF7E7D0FCD7F5BF0FC6CCADF49C0028F58C0FEA29A1F8591F5F7F0CC5E1FD902F0CA2BBA1CA9CCEC37EF04F092EF209DDF1AC87E0FF90BFCB1DFB8B1BAC5FFC599F7FBBBF1CFA9F2C019BA1CDBA20CEB5C57EE703B00623B7793DB7DDBC3EF4FA1173BE0187FF546923DE4EF8870DB0634A2290EECFA0709B8FDA319ED49B0075BC83167BAF7C0C9827B32BADC51018FEFBF999B2CA15E77CD57EA36FB846FF66CEC5D99FDBBE72EE3EFEB9630BAF70AB3CB3316EF8020FD11A9F4A0CE5FDCDD9C12C35F8C6CCB4AF346F9FB3532B827DACE67F3081363524BBECF8B64CBE6A5F0CA6B727AC11F358CC550080F3DC9563048DFAE8F9A9BCA5F30C67E938699CFA6FD2820BB2DB0E2C527A0607583F835D6CDAF9F079EFD973DD4383C70CD39BCD6B2A317E9ED44B3A291F73E27BBABC1F9B9E1EB86E9EE5BE6E4E9BAF74992CFEF24FC3787E399E652BFE35743FEDEDC7F8E224ABC4B4D3EDD4ADB638D1DB6CE3CDE58CD963DB1B7E392FD6C93AF851FEF5DEC977182E4CA5831FAFF5D7E13E25FA98F2DB5FE9E7CBFDDF009AA1D4D4', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["50f64338c299679075b56467b76f8e8ad596382ad7676db78a989dace4e103b0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '64484de31bf4e062162e9347aee0be1f054594b436ff7ed7aabaf59f39aca72c', 'app_receipt', X'0100000F6E480DCD97795413591687539510960402B2AF414040057C094136D9B10D82A20115B05943641102841D69C4A0ECD22EACAD81608320A0800B288B3402AED8040545514171017145515494A9C23E3D740F639F39A7E7CC54F247DDFABDFBEADE77EF57F50A7049C178D125A9F4D4F7E29030CCE79236032E69130C41141210C78BFAA4D221161607434218C0850BFE3914E273E1741C17DE49E1C2C9400D8644101F9C9C9C0C15508DF4C1727DCA725700CC00D50C000F208188A88E87710EF9F035200E4304D41682B1C223EF011186D011381C0C637A80240C91504B04C6D3BBBF2B8D1046DD918BB3EED485A45500F155446D2C0C615167B159673998B6149D19F9CFCE0C170E00642264108413260A510C68065454979ED589588A01000A30842407E124D34A92D920FEACA17DCB9B62F3C0FB7D40098660545940946486851AB0E27C43C343580601BEA12C345DE4AEFF3E5D1918C2A03A9128B68E13E61FCD8C0A0A63A35E0B7EF7A218EA03137D407105C6C80ACD2E920AB2CAA82EC311A8A956BA293E65C4C517B9ACCDD95EE871380970D1159342752E529C1D5F90BC617C396AA309020DC43A8C5A8A44F93FC76B10CD0E09636E455282F115E8182922896A087E3B28D4E546A6808C6895A8F6AF25FC1A1DEA7CE41BCE55DF724663AD460720B16290F2C1F81AD482E530B369D4FE41AA9B2BD5FF2EA17334CEB57490E22233423096CF159B015C6C2BE0C2E57CE416302C8B79E86C3B119D1DC43A2E5412617891FD6868FA9531DAD1BFF53A44403ADA934200A278EC061C5E1A7673A3A80025D410234ADB8487ABBB44857158EA2E41A1D121BEC82905000354C51275E651D51DD8512C4E28CB3FC8378AA56E67A3CE70B101EAF2E2C0045090DFECE1A140A2022330E7C2DF190083C564058547210107B083D801B30170218DB929231063B91009211921860B419872DC2F4BED0A9D4EA5DB7CFA75CDA5EF93ADE0C77EEF0F622C92B38E5D76D19214256B6C741B61FA56794A480766B66B7B955E8AED165D996764842BCF2970DCE0EA88E72F4D5AB37AA265DB97839111D8859A38B6F6C059E90352B667EA8A9C3F5606ABB079ACC6D8FA93AA02CB74FDB7BFBC4E9C1CD45BF740E4667387D2BB4A418AF36804EFB68259DE9BA12D492726359D6C1CB77C3A7C3121A96C9DD22D41DB6772982FB39B76715FADB80BDD3E3EB55DCA54C7C749A23F6FA4F8263DDAB3EBB02ADBCFB37E579F6551B1FF4C70D6CEA29C6D43729D4183C25AD00CAFF94ABC3DFDED688DA566CD8C6360EB8B85D4498EE3A3DA5BE13D99C9193A9212FBFC70E5A63016C2403F7340382022A5559586A0191C0C304002B548A88534AC703250456D099C1C4E26746AF1143BA45887DAB4B102EE29BC9395D0DE08C8A8AC89530072C9322552AC8C27AF38666A09B6CF356DC29F3CBDB06C0A48E2C566DB8EE98F27205D8F74DE1F1B11A90A84F9C902F6204B2D3B6FFF7ED0F6D9F126C3D28701FE9DEEA3FE3F9C134CBCC83CCB1F1865E47484B51A71278AAB7FD192C8956ABB327DD323EE526DADA89FDFC9EDF27523AD05FE11C9CEF669CDA78626559BAF37F238470E8E8AF94CAC35B3CB8EEF4EEC7855734DCFDF9B3396EADD5E3DAEAB1625D67E3AA367F156D3E6F25EBBBEB6C55E0313BBBD6F16D215226B32F987769D7E22787958C71C97AE7DE5F14FE41ECEE515014B1729F37FA8CCF06C2136EDBFF1AACC42D913B7D732BEAFCBD7D094777C77F2A36995403B4979052833D6CF6BCDA187DE5B736FAB3787587A5DF7596BEE25FCD02BFFEC9198CA850B3E6570CB3C96CB1E58A9C33F7A6680FB61EC4ABF7D7C3002701302F0A1AF00CB2CD440D0E49D19F503570B4BBB38A6F66929EA7F5A36B0E13FE1571768237542F825CFC72F232C2CEA7FC2ED7C0F8EBFE2F658E56D56B1D56A1B8CD1A117926983AD5A3BB61E3775A5F5F6D9B1F5EBC3C7140B871B7C0FB7EFDBB9A7C3976469212361A7B8CBF3B511DDCBC980E9BEFFAD3329689A6DF49C21DCB3DDBAB8566BC39B9501D4C56BCC8E69D73E5E9FF0D291DD3096EC94C53D5CF07160DFE409D5D0D5AF653EC4B73DD8EB2344344F647342C86D5BF8E141E7DA260BDCE36B5DF6678526CD90BCCA9FB7D2E91633EB67D22D2CD56FC4962625B825C9B6089254764BB8783D8B27C7E625DA2588669F5170A46C97DDEC936BBCC38EA0364D4D0C8E08988A8D498DFA529A040965C46526D71AA8DA54B428DC38902B6BBD7741C790A2DC7307764CD6F09B0B9C2B7794F39FEE9E5622467EE5360EC48005287AB3DC8A003C022CFA7AF903BD107E0EBDF3C23997DE55BA0C622A113F7AD94D82D06A3C224D5A4CF69C4B2FBA5B989F5E46E9C343872E8B6186ED05BB33BDBCBB72F48C030C351325431F067B6CA307DFCAAF3377B47AD709114C971E789990E876E0476C7BB5F91BDD915E47F9CD05B4C757EC1BD5D42A245BF5EF29788F29D79ED91027AA93535766C9327DF07E524C5DF089BBB1FF5E66A9A2607DBAF969BF80D41D926BDA7439DFC7C5F06E3B9056FF28AF45B0B8B7F4F8B4C4911CBD66E5ABCF7556E3EEBB48566A4FEC736BA8271CACAB27A454B19C849819712BB32B18838477EAE4BB9B8D1FC50C339816090BA8617C5217C9567660915149EFAEE626D7DC6E9580C8129534BA3DF39DF4A07E85FFDE3B275BB7C66974B5B8896D3AB0927A7F689578DF2DA5A2ACA3E1B66B72DF36DDB540E84D44E8F5FF8DDEF5B51B92BCAC82C43CBC532E9B76EFEA10388AC8FDDFD0FB5F7A6CFC15B57DB4D848CB4266CABADD0F78133F088E499B84F325EEAF68121D8498655D0D2F16E56274A4CB4DD4EEEF3D174809A98208E5D92D17BCD7ED95195A069BF95CAC258A049A6CB9583B61DFDEEFF189C9E39F37D450B855F819EA5F4E230E4E9CE02D8B5CCB9CD97970DB92EAEE9FFC5EB33568D1BC16D30997ACB2436B99EEA2A94BC6DFF5B6A464D4085D375B17CC5D75A9F49D74DDDDC5431B8FF67ED61E1A3DD599A53D7AA149F7F25BD209A9378DE696DDFD6DC665639B4EA4EBC9EA58392837BB45094AEAE87BB22CF33DC6EDDF9A2D3E22816BF7E3D0338333FB12843509AB18E90E7267C77A2BDC9869238EC3BBB4AA5596890C063E3F636DE2DB96A6E235C98BFF4AAD2DB006A4DFA915025884DA6F203B2F91F3BC3DB7D4A82FDB190C2BD49BAC33681C88C95BB52DABE26A5CAAD9B09388CF82D2CB69CF429C95EED24CB705DAC95FF398C8285EA25814CF6BA0E506DF5CB4912C67BC4797D6FCFA916F465C07F6E8B278CD829CED5AA93B9E55B59F523EDBD62D9CF0C2713C61BCF02967C5B4C4B528FA67DC66A8A7B7213AF151E3556145D9F7E3159C6A96CCB18D9665DBF297BF6AD868D7F944D33A40CB423C9B7F62535BBE869E184E7C2AADF929435EB3F2552E47E903FF856AD0F7CF547C25C7BF73A6F77A0F9FAB9CB2553EEFAA6E7BCC3AE97926FB42DAE7FA069A7BF5ED954A8593D63D7B4F27EBDDACDDDAA1DCBEBCB3F1664F899D6B9D601C23EE1F22A4E532D0F5F1D47D0748F706850B9522FB3A1E8C7C0BC4FC9DFBCA79DE4FDFD85DCFFD5E9C532564E789E34218BAF591C6A9BC9D1AD2356A0709D800725C0FBF482BB07387E3F9EB4BA433A5ACDA7E3E59EDE35E45A65D89C52FC915B161A6BFECD3DA97C4EC76F978A72AC2CCF5C1A7B45F05FBDD5D656C3AB34722D518C39B4B8A714E7E451171413A99DBE5AFAB5DBFA0B196679D6BD41354C3F2396E99DCC972AC3AAADDA1AB4070237C17FDAE8CD6DE620FEF73FEF15E0123AFB723FF8BD58715D08BAA919933268CC0FC06AAF0D4A39577B35FD3FADF13A6949CE4D2256D7D051AB7C7BE88F798F2AC7EF58DD24D7666A65B0CD02357DFDEC08FB794D2DBED7DDFB6D8456E2698BC36654DDAC7D6194E785F80C31EBDA0F3F6FDEB4D9FAE9ECA0AD8E36A96B799AF729DF8C13DE91F1E4647BD', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '1a3d78c9b52a4e94b93e85b5e973a105f909656f473ccf46078cbf0619277760', 'app_receipt', X'0100000F6E480DCD977B3C54EB1AC767AD19E3326306E37E1B2197126B06B945B9B48D10D1056DE3322697189A109234CAB5EC08696B188E6BD49022B724E982B6518A52215D48B5A574D9693B6BD9FBEC63EFE3B43FE7F3D9E773CE9AF5C73CEBF73EEF7A9EF779BE6BBD0BE21043B0A22B9269C91FC4016190C7216E8738C46D20005088903856D437990630D118101042411CF0F83F87023C0E988AE18007291C301152050111D807232B2B4D85A8AB574114F8DC0C41E6465473AA991744804544C78218873CF016240E0238C41602D1C2E31F203C08202330181044F541122040442C11104BEBFDA6789730E20E5F5C70A72E23DA43B0AF0262A341008D388B2D38CB82462B9199E1736166307F0882278207011861BC1045DF489F8AE8A4051D8FA6E843903C08C0C90118899E8B034AD705A182537D93D7A49B9DB32145100011450A2FC1080FD367C6F885458432F503FDC29848BAF05DFF7DBAD2208042743C5ECC951D1E10C5880C0E67215E52BF79510C5741A60B8B64620EAF13047941CAF02A23BA74C0D45582ECBE4BC2249C9C61D3A6A803C537D713200EB2629288CE818B73E067386F105B86D84882903A6C952396025EEE8FF1EA47B142C3193BE194406C053246124FA41A42FF380C579B1A426458AB44B47F2D21C5DCD8C46BC1B9EA2BCEA7BEE68CC45A8D0C806345C1E503B1358805CAA216D2E0FF4EAA5D2CD5FD262173342EB6B4E1E2C23302209AC7119B8738E836880396F1E05B80A00CEA898BCD4CD4E160E659A1A25D86D7594F47E6A64D908EFEB5D7011CDCD1DE141C248A456FC16049A08707451952440C313CC93A2242CD3D329CCD54730F0E8B0AF583FF5220481F51D178ED255435075624931DC60C08F68B64AAD95AABB9B95B436A72E2902944817F0B87973C910A19438B2EFC9501B83119CCE0884838E04056302B7021000EA0BE38651862340720C224C3C47000005586B9B4D236DFE97CAAF5E71F9C6F7C9BB8167CE6FFE124CA3231E34CB7BBA68428597DABC738C3EF9437811494DEA1452FBEB1A757747DAEB131A62CF3B8E396CD8E58DECA04E70D33AD7B7F3EB97B177A990686A5357491542069D3547BC2E5A7CA10651697D9B8A7EE9C8AC02A75D5BB4B6FE26787F55C1F8B0CB6742ABEAF1424B94CECE2DE9737CF7D3BB223A17E56C3C9DA71C7E7F2EB7109A5AE8AF704ED5FC8E17E8C5EA3EBD97C71779A5D6C7287A499B6AF13E14EEE78E1202DCABBAB5C85E5EF5D7768C0EA4461C07C48C6C113997B4764AF040F0B6B02F3DC969E583BDABB891A2B8D9A79C7A0B6D7CBA8B36CC7A7FC7B117DE98969DA12846C7F4C9919880650C0DFD8500484874BAB420280790C08A120026211110B6E58E1444805B10918598C74D847DD8FACD0426D6AF3D60AB02FFF41465C47234446640D8C3C249B285D24C94C7B3ECD36578DB379A5611DF1FCC535838F9004566CA1ED1801581CDCF570E7FDBE11E1AA00A8EF2D412FB2A4C155BB0FC3362FCF361B163F090CB8E23911B0EFB260E675FA45DED0845B6667789B3167A6B0FA92262147B2BD676ED02BE6069F2FEAEF7F6EBF5CED78DBF1805D892E76292DE74766555A6E3772D9552727C47C67369ADB1E8EED8DEF9CAEB9A517E0C39E4CF6E9A89ED2518D14EBB890D6A7BBD3ACA5ACDF76A05D973E3473C467309F26BFBB269D5772E8C273C18FE5DA169854AD9E67DF93FBD8DD6B02572E57E2EDAB4CF36EC5371FBB3B5D6AA9E48DC9B28A1DE8F23334E39E3D92F8744E39C856424E1E48DFE34F772E79E2B333E7BE5A4BA815FDB6EF460BBAF0137ADEC5AAE8CA65529FD338A55EAB650AD66BF34E370D713E4DF6DCB18B0D81016E86012EF90560E965EA309ADCA6097FE8667E7117DBCC2E2549ED0FCB066DF94FF8D581B4E03AC1FC9297E2D72D3C3CF27FC2ED520F8E3FE3F64CE57D66E1DA0DD628E392D71229C36D9A07769E35DB6CD43F60CB5A551731A9903FDAE057DE917DF068A71FD1CA529A60AB70C8FB8D318DEEA4CFF03CF6CE85183CC7327EE526DCB77F5D215F73CBDBF581545D67F3335AFC679BE27E7464354C263A6570CA8FFF34943D5BAF12B6E18DF4A7D8F6C759BE42788B78163B94DCBE8317117CB97DF6B8672CDFFD584658C23C915EF6AA8D46B39CDF349F6A69A576774F71429C47824CAB2041F908C19DFE3296BC2737DE364EF47093BC2365BFCC76DF1C9303B638D5396A7CC8AEC08F7BA293237F2E4E0084D262D213F9FA2AD615ADF2770B7264D66549758E28C8BE726045678CBEBDC6EE79A094F7E2C89C227EF72FDCC640D1901482DE02B7221016061679BDFC8E5E00BB88DE25E15C4CAFBD8E1B3E198F9DE8F620E0DA4CC649445DB2F7627A91DDC2D2F4BA153F2929E916438DDA098EA4D37DBA32F54C020D35E225C29E8478EDA585DCCBABB5705CFBFE0A80335B59F0635CBC47C177E88E6A8BB73AE3FD8E72DB8F1B3DEBB16B5455AD90685BF548DE675289DFB42546543BB3B6D48A69F6F8C3AC989AE03367EB9D47E9C50A824DA91617FC03930F4838B7EBB0BF8D89E6DE77206EF84E4E1367F968E5D9394255A65E8BD2CD57DA1B3063EE12955A33D91E0D75B893B575B8A4534C2721465ACCFAC3156EC3B8F76AE487DB4D9E468FBA312CE3A4A8E13C6217D1466668B97151FFA196E6CD39BDCA81BB8B945368768CF7A4E1551501590FCEB5ED8C51EF6AF510DB56B09E3A36622F3E704FF144C6E9081BE79C77CD0F2D617AE3617A037EA577137F4B027D6DB098974F52B759EFA14E81A388ECFF0DBDFFA5C7C69F513B60B467B7553E23C9F5C863EECC3EC1199269048F30B6A659741860947635BC5E9E83D2269599AA8E655D0EA2849E027065875BAFF9B866498F1880E6BED7F9789120D31DD7F933761D77BC3E33B8BCAB86EAF2F7F2BF0077561BE18767EAB906BB3732E60F9EDCBBA2BAF77BFF372C75A3286EABD98C7B4669C94686A768F28AA9F7FDAD49693542B7CD5D4338F6378ADF936A1FEA8E6C3DDDFF456B64E2FC950CAD896BCD3ADDEF88F5926F1B2DAC7AEFB49B944E6EAB4FD593D15EEBA0D4E2112928AAA51DCDB0CAF39AB27B67AE5B45C074F8B369E921E90371C21A387BB75407D98B93FD151E8C9471C7D1439AD5CA0622C341AF9AD699FAB5A728D367B9B1BF506B03AD8388BF512B04A1616ABF82EC92442EF1F6DC51A36670300494AF3375D56F1C8ACEB5DF9B51713326D97CD449C457AAB83BE565A88BE24323B3BD41B672B7BC66D20A57289C88E53618E5840C2EDF4A963539AA63D4F2E6A95F5A4C27FAB441ACC6F1CCFD9AC9075E9EEA38AF74B1BD5738EEB5E354DC54FE0BF69A39C2AD48DA17CC76A0AFBF212AFE69E34D6105990F5315EC6AA6F499AD56A57BF3564F376CB5BDF25C635DA0A6A5F8615EFDB6F63C753D318CF8C79496176E721A95D3396CC54FBCD72AC1DFBE54F69398FAC685D6EF337AB9F2A38DD2D5CD6A3667D625BC4A675D4BF952D760E4597D7FBD62FEECBABEAC0B897A83FC9D9D4A1DABAF340EF615D96EAE154CA1C403428534DD87BA7E3A3FE600E8DCA5708062785FC705E16F81E8BF725FB9C4FBE92BBBEBC5DF8B8BAA04EF3C311C0015B29F69A2C768D96E89E3E274A71862A3F56606CB456A9CD5C62E505DABA6DB31B783853DC9630ACFCB72A4933D4BB1FD19AFAF17B957A5BD9F0A98CE3DF7C338F687099A598DCE91ECCB6353F6E46316493E5E511CE7ED6B7630A5D788F3156A02BBC916F4671FC7D21D1586A89E9757690BE5A8C4D4CE75192A5D5D6BFDB7358F74553A76F8D0ED52773D384A035FE6024136DFD4278FE72D4BE8D1BA973C3941A2FB9C56C696533273DF665B2BE7571DFEA05CF55921C377B9FF904BB141E7A09DA7A193B077A25468F1E52966AAC29BCA74C6A78379192889B9A4F466E9E615E48BF67EB3E29C7A12E96AC1C6D539621B1F0FD925693E716F8A7A941AD35834ACFA77AACA4514', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '1dbfc17fd8280f8cb1c3faaaec33e8494eedc80a4624fb7ed0a3106286887613', 'app_receipt', X'0100000F6F480DCD977B38545B1FC767EF19E332C38C308D3B914B4A6BC62D44B9744C51CAA5A48CCB985C6268C82D4923F77252922E180E51D4A022B724E922BDE854C429154A49690A5D74BC7B3B3DE775CEE3ED3CEFF39CF779DF3DEB8FF9EDEFFAADB57EFBF7FBECB536E091B6E3C5172531922625215198CF236D053C921B0C41341290C48B7B253120361607432218C08373FED515E2F3E0541C0F4EA4F1E0BD400586C4101F1C85224B0774E325808634176060463734A30377208588A88E8771ABB3E1BB40128608A82D0263450726011186D01E381C0C633A00198648A82506E319ED3F14EC1045DD919B33EE7475921D407CE5511B0B4358D45962C699021BEAA123236D666438A7072003219D209C285184A66FA84F477599199D88A5E903408521243808473EECD63BB622A2FAA3AF82AEA4B1E9D770A0004330AACC23925921C1FAEC28EFE0D020B6BE9F77301B0D1799F5DF872B0B431854271225D673437C77B2C2034238A8D7BCDFBD68064BC0B2998764620600D2DC8112F294515D96B4E6BAD981AAD88A7C27EF25BD8EB52E0F7D200AE0A1534AA33A0F82697BA791B8617C316AA301020DC43A855A0A44EA9FD7ABCF0A09E08419032426185F8276922692E806E0DB4533A49B980055442B45B5B97248A3B9CF389FFE8EF399EF39A38B2D433BCC2C968058E5A8055330337108BE491824B530BE62B654F9BB848E5133DBD246B28B8C08C1583E4F621AF0B08D800717F3912960580E33E8682DDCB93F805D2592BFC3E02667A87F6ACC042DE96FC50E119092F6A01180381EEB8AC3CBC06E6E3425A0801A124419ABD05035E7F0102E5BCD392078679037F29706803EAA6289DA73A86AAB39E16C6E30DB37C03B9CAD6663A5E6E46C05D4E64B82658086FC662E772A890E8CC0AC1B7FE7029CD82C76406838B2603F4E00C76F66013C68C1EC90118AB13C8884A08C20C383204C31EE8A9E4D8EC3C514AB2FFF587B6B6BFC0AF8B9CFE4498C457CFAB936674DB2B8EA828D6E032CEF331E5232FE69CD5ACC825B91EDE2AB8E1819E18A338EDABBBAD8E3F97A716BD7081B76FD7A326C07565D03C7D1EAB92C7342DABAB6E298E3E7D240254E2EBB26B2F28272A765CA920F57DEC58EF72D5EFF4CACBBBE4561A2B433C17178476E2FD5ECC8FBFE6D71E7C7351CACECB77D39753326AE68BDC2C3CEA6AFAA21DEAC76C39B870492CE0CDBE8A46669536D2F07A9FB4706F2BA193B3D5A4F29737C3C2A13EF591ECBF39D0E4CDF772C63573FE55A409FA826349D5B7F3BDA96F161B8DC52A37CDADEBFF18D3A7D9C6B3F247818DA91169FAA4D963AE4832B3685B11006FA890B42011149ADB20C044DE360800152A845422DA46045E381326A4BE12838D9E08FBA1F394179DAF4BA8D257047CE2FE931CD35401595357054408997CD9766A7BE18E39AA9C4588F6A5885BE787563E94740C64BCC941DCB174F40AA1EA9BC3F162292150873DC027657955E7ADD76B2CFFA75559D41C1A09FEFB5CDC3BEBBAF760ADFA45DE6F70C3B65B484341AF18479655734A5B2A49B6E4F75BB47DD1208C47D7C2EEC995F31D078D47747BCA36D72FDC5FE71E5FA9F6B72B9A74F0E4B7809D799D9EC8F6E8F6D192BBFBBD8D793FB32C9B3B96C4447255CA2F9526A87EE76D3FAE22E9B7B4DBACC1EE101CFEE1C0635AC3C8D5F9878E945E7DB53DAE6B814ADDBCF8FAB7670DB96FBE92D54E4EF2E4DF56820D61D7E305664A1E881CBB48CBED7EA6D609A5B75207E684AC9DF863C9F0AA545FA30D7160E7A6ECFEA55AB0FB264FEECB5CE9C293AC8CCBE7C3AA2547DDE97545E91BBB1DC8955DAFCB3B53DBC4F2F6FDFB78D0E4400AE43002EFC0D6059F505089AB9B5C33EE04E4E412BD7D4363941ED4F8F0DB8FE27FCEA002D244F08BFAA73F1EB141212FE3FE176AE17C75F717BAEB4979DB7628D15C6A8F00D39B9AF5173EFF62A5317C3AE7B369C2595A12FE5739E547B9F6A3EB4EF608B37C9D24256CA463ED1E39D1183E9A0CFDA7CF8832329608A6334EA24DAB167659E40D3F5FD2A3FBAEE5AB3735A82E71B62DEDA73AA5FC63BA4F34E1DFDDC7368FCBC72F09A77B29FA29B9E657A8910CD6339DC20D5A66DFCD080AB4DE34737470B9C0FA707C74D9398C5A38D0C86C5F486E9140B4BB507910571316E71720D9D714A07A49C99AFA355238FC4DAC488EFAFA5DAD3F6C86DF1CA32D96B435099A2C706EEF0FB18199114FE6B411C24921A95162FD057B62A69A03E389125B732735E4BBF3C6574352722FDC9FB1BDCDBBF2866BF3A30A5400CFB8DDB281001E6A1E8CD702B06F008B0C8CEFB477A21FC2C7AE7847336BD763A4EC424227EB8CD4D8AD068322043D255F5984D2F7A5C989B5EA782C1C2C23609CC13DBCE03694CCFD68CC5267E061AB1E4E0C140F75D8CC087D915E6F62B26AE410453BD136F6362DD4EFC886D2E337FAF33D0653F7FCB51C3E7B76D6B54544AC88D4B1E533D5F2A0A6A5DA3C4B5332A8A2CD9A6CF26C725D43ABFF036DE7F9C5620DFB921C5FC928F5FD25EF2DA261DEED6A888DCDED5A4353FCED724583CD6AB9A923A9DB1B85EF1CEA8F61ADC536772A996F0905B7525E164452521E10CDB4184951AB56A7F89531F61424DF5D11693A188274E2C8B9879F4103EA995642DD7B3D028BF2BB1BECE25AB5DC92F2C5F299961CB9A90E95B52E29BF9CB85C6ED510B5A1BDC24369D58457FDA6F2779EFA1C2B1F4B3A1D66BB33ED43DB240E88D45E8F5FD46EF06816B1C73458084BB67429B697B624BA7BD18E5FF86DEFFD26BE3AFA8BD6718196699C34A587FE059AE7077E7399965A17CA9A7CBEBC4FB2056516BF59B8559186D99E2652A4F33AFFAD382CE4084E2FD0D373CD767CAF62F85CDBC6E0A8862FECBB6DD14086D9BEFBB7F61E5F2AF1B2CA03ECCF90ADD373624F609CFE72E0D5BC79ADE7772D7A2B2F6E33EEF380B0C77E636980A9DD38B0AD7B1368B272D1A99E86A48482D17F9D96C7D20CFEE56C1844CC523DDFE8D67BBBE6AF50F5FBC96AE357CA34EA7ED03E9BCF4FB1A73CBF6FB4D26452F379D4F592CA7BD62B562BD5B78677E05E360BA65B6FB88ED0733DDD352B8661F2E232D30ED5E8CA806C1CE296535E5F2CBAE123756F280FD9344CD32A5A5627DFEA3B52B977937252B31C773A37FA3D61AAC04A4DFA915015884DAEF203B279173EC9EDBCAD596EE0B84A995CBD6EBD7F4441CB1DB955E72272AC9EC898398D7BC82B6E4D7418E0A8F0C4D77F9DBCCBFEB2E4CCD5B247F2C3AB7DA302BB07BE146558AC9411DC3FA7743DEA9512DD8B34BA3358E66ECD14CDAFBFA4CF345C5CB4DEDA2316FEC476246725E71974F49DD0D677CC56D813ABAAA77C60ED5DC1195979B1C29E196B165CF6DB42CDA956D3C56BDD1E6DA0B8D957E9A1692FBF9E73735652F582C8193FC985CFFCA69BE46E9581657E113FF8D72C0D6D74ADEE4911F1C195D9E4FAE967EB456BCEEA2667D6E65DC681AE746F2D7CA6AC3CD65BDAB1472C65776645E8A5FDC2DD8DEA2D86C7CADA6BB23DFC6A5A2730423E91B24A2E9DCD3FAF9E2D3D590CE031A0F2A40CE75B930F23110F1779E2BE7D89FBE73BA9EFDC1382B4BC8C913C78330768551E3D487048AFA9D5A1626E794845BB7CC90502123FD9AABE79017B96CF2EDA3825A415B26501C9F28AB612A3C77D61A137A5039A94D5DB2822CAA8C6C77536AD66B6E2B453E27ACE21861CAA17B40B0C137C96E03D584ECEE3279EEEAF5CF61676A0EFFCA8FC8C7DA5C3E6A32045DF172B59950F3939EEAAB2D63AE189BE05DD06C1E6EDA1C2616941278FDB9C84F79833A13FAE0A6D0CAE8FE68B3D103F5E5CC41605A6B2BC055BCDA7690B1ADCA5CEF1D68C15676973CE86D08E11FEF51F9517377A505C53D52504E2E1D94DB4729C711D5373956B77AB96E781C439475CAF6BF154C6C9F2AE838FF83974AAA86A2D273BF2F72B5EAB0B169C2A70ED57F02EAA74B26', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '30270e4f8367204ed1e365d92e3a97ac9015edba57a25ad1b64eaedc6ee2668e', 'app_receipt', X'0100000F6F480DCD97775413F916C73393104A0209D23B0A5294F24B00212891AA4154101411A586481102845E16212A555D51442CD1C082A0A0015D4029220216C44750109455B0838005452CB8BC19D6B38FDDC373CF3B67DF796F923FE6CEF7777F73EFEFDECFCC6F0097B40D2FBE289D913E290989C27C2E690BE0923C6008A29080245EDC379D01B1B0381812C1002E5CF0AFA1109F0B67E1B8F02E0A174E03EA302486F8E0E4E565A980BAC410500D01653D0096C0C412D03C811422A23A1EC639E6C3B781240C11505B04C68A3E990444184247E070308CE904641822A196188C6774AC288C1445DD918B33EED4F9A49500F155426D2C0C61516789196779D874313A33F29F99192EE803C844C82008274A14A118991A51515D6646276229460028C210921C8423BBF37147C86D6AED258BDE462AD37B560065188251651E91CC0C0F3362C5FB854584B28C02FDC25868BAC85DFF7DBAB2308441752251C285131E10C38C0E0E67A35EF37EF7A29818028B994532B744D7097802556495515D36E6ED58598178DA3E615BB7452BF55789B83D67F0808BDE521AD5B9104C499B46F286F125A88D2608B410EB246A291315FF1CAF11333C981DB5042039C1F85274903491443501DF0E0AC50298010D442B43B5396B8884873A9FFA8EF3E9EF39A3C196A3036682252056056AC1F298993C04DF240C525A185F395BAAFA5D42E7A89D6DE922D5456684602C9F2B310DB8D846C0854BF8C82D60580EF3D4D9763C667730EB9CC8894893EBEC6703536FCCD196FED6EC100169692F0A0188E3B11B707819D8C383A20A9451438228631311A1E9161DCE6169BA0587C584FA21A714008C50154BD49D43D5746447B33861AC8060BF6896A69D8DA6AB9B0DD0549004168082FC660E4F45121559E95917FECE005C594C567044341270203B981D381300175A303B6584622C1722212823C87021085382BBBCD8AE607575A6CD977FACB9B1257539FCDC7FF218C62A35E76CBB9B36595C6381BBC713A6DF692F2999A0EC661DEFC21B711DE20E07CDCC70257B0F396D58EF84E72F4E59B36ABC21E9D7635191D8F95A38B64EDF2599A3D2B6172B0F3B7F2E0B5165F358B571553FAB09E99986EF2FBF4D9EE83770792CD65BDFA2FCA14CB8C3792892775FD1F2E0BB81AD29E727B456DB386DFD72F27A624AB18BF23D61D3578D703F6687E9F5FD024937867D427AB3344DD777B554CFC127C77B19315E6D27D5D8FE5E55BBBAE9878F074C87E4EC3CBC376940BE35B85F541B9AE6D5DF4CB067BC1FAAA06B554C3B0535BE9A4F9DE0383D13DC8BE8CC4ECDD2254BEDF7C795D0602C84817EE2800840444AAB260341D338186080146A91500B6958D154A086DA5238799C6CD847FD8FECD0E3BAD43AF752B8B3E0979CC4E65AA081CA5A3845209F2A7B429A95F5E20DC7523DD1764CCB26E2C5CB6BC61F01192F31D376CC003C01E97AA4F3FED888485520CC112BD85343DAF8AAFD64BFEDE8B93A93C2A78101AD9B86027EB8221C7F957D89DF37E4BAB725BCD18C3B7EBCFCB2B6549E74D3CDA95ECFF81B0281B8BFFFCFDB152A9F341E0A884C75B6CFA8AF1E9850ABBF53CBE39C3A3624E13BBED6D26E77424772CB9B8ADB06013E9CE1749FE6F2113DF56889E60B599DFADB68F5255D76DD4DFADE7DE37B7C7A0B188A5115D9FCA25D175E085F9FD45D8ACBD4B9F9FC884627A77D59E0E2852AFC1FCAB2BC1A887507EEBE29B652F1C2E5D213BADBFC4C68BC737B529F4DA906D9911514A1EC387FEF35454F7DB6E5DDD7AC0FA57BDFF15DBBD45BF4A977FEA553B165F3E77DC9E2167B2E913BEAA0CB3F73B18FFB69F8668F7D420802701D0270D16F00CBCE5F80A0C9BB38E40F6E1514B67168F6193B34FFB46C60C37FC2AF1ED041EA84F0AB3117BFAEE1E1D1FF136EE77A70FC15B767CBEEB38E2F5F6583312B7A45CEE86FD44EDB768EB6DEB4ABDB8E6D581531AC543058E377B279FFCE7D2D7E24BA95AC949DD22EAFB7660CEFD546CC4D07DE3B9382A7D86663AEA29DDBAD8F0BB437BC7308A4EAAFB13CAB2378BE2EF1B513BB663875750EF7E4A1CF7DFB27CEAB85AD7A2BFB29A1E971AEAF087169329B13AAD1B4951F117CA569E2D0A60481DB819CB094699277C95823836135BD6E3AD38AAE7937AE3025D12345AE4198A2BA47CACD7B344123EE60B25DA2F8EE8B8A4E94ED729B7DF3CCD3EC08EA53D4E490C8C08F71B1E9D1BF16A6402259F1D9A90223359BD206C5BB47F3E4AC73E7B50C28C98F39B2637306DF5DE3DCFC4525FFE59E296562D46FDCC68358300F456F865B3180478045DEBC7FA417C2CFA2774E3867D3BB52CF95984EC40FB57B48111ACD9FC890F435BC66D38B6E17E6A6D7B5F0695151BB0466D05EB827DBDBA76DAF8179A089563239EC6988671223E45E7EE552A7E51F5A21026DF1D1D789C91E477FC436972F7DA7F7A4CB4961F321D3E737ED6BD5D54BC98D860F157D8655041737C48BEBEEAD2CA6B3688F27272434855FB8EE3D0FB30B9584EB32975EF00F4C4F23AF69D2E36C898FE5DD7724ADFA51419B60F570F1B929A9537B0DEA556E8DE9AEC23D722397E98CEFF7A8A9221CABAC22EC38CD5A2DC2CC8A77D85DEADA4FF8A0A9F160B3F9B3D84157A655E23C6A389FD446B295EB5B6876A26B577DDDFABC0ED5C0A813AA190C7BE607997EC3D280DC5F7E6EDC16BFA0ADC14362E35107EAA3819592DDF7940FE79C89B05D93F7BEEE8115426F32426FC0377AD70936A4782F0F96F0F4D9D14EEBD8D522741293FFBFA1F7BFF4D8F82B6ABB4DE3A2E805CC1D2E7B1EF3C67F109E95B188E04B3D5A5627DE0F318BDB6A5E2DCCC3E8CA9458A83FCABD1244093D0D114A76375CF371C9951D30862D7DAF0B886241165BAF0BC6ED9B7B3CBF3079FCAB260B14EF157C857A969812FBC7CFF38CA3D632A7771E4B5A54DE71C4FF2D7B81690CAF8136EE96535CB496B9493C7DD1C887AE861D591522772C5D42B82B6F147E90A97CA03FE07EA6EBABCEC050756B8ECED0B53ABDF6F7A4F3D2EF6A97D23B7A9ACC8B87379ECF3490D35DEEA852EF112D3C51C9D89743CFF71CB17F6FA97F4A0AD7ECCF6164876477278A6A1156BA663ACA5F1AEE2AF560663C711ADCA55DAE6A2CD61F3476D1DAC2AF2943D57B8297F01BB5B6C01A907EA7560460116ABF83EC9C44CEF1F6DC5AA169BC330456ACB27031AAED8B3DB83229A7F4567CBAE5E06A31DF7985ED19A3A1CECA0F4C694941760AB73DC7B38E2F523A9CC0AB31CD0BE95DE8AE216FBE4FCFB4FEED33BFACF816EC19E304AD437BB76BA7A78D9E6EAE56B9D4D4219AF8CA692471A4E02567D994D4ED68C657DC66A8B3AB2626F959ED2D5125B9C991524E394BF6AC3BBD38297FC99B1A77BBD6175AD681DA5692BBF9E73736E52F3090C0497ECCA87FE9AAA055F6268FA3FC89FF4A2D78CBA8AA1F79648533A3CB67F04AD9475B95ABEB356DCF5AA78C65B3AF657CADAA31DD547EDF41B960C2BA33F742AA41AF605B8B4AF392D6DADECE1376EB2B852318C98050116DB7BEB6CFD58F1C21BDBB142E5488ECEB7830F23110FB77EE2BE7783F7D67773DFB83715695909D278E0B611C025C5E1BBF80CB0EE65F96BCEA1AA520AEAD718F73FA80B643C5AA831F176E7D89AD6EF1768A5917903079EA41F1215F1C7984B7616D6412CDC6F371503F5D75734EB9F37A669D06A37932CD4034D3FAB3898089AD3E6DDB5A2BB6CECFA1C1B5403DA438D2B3874B789CDCD196D3FE8F45D6DB4BCF7E3AB0FB7A01F5FC68B4DE056C89A9B89D015BA675FAE9CA49C3B115A5B67160B228871F43DB58F1B2BDFD8EE360F8CB2ED3C5F38FA88D16F93456F476DED4BAF25C7F4B462F556559FD2D4D77B9096148A65BB82ABD2E1A73272682B446EC541EF7E1B0A75EA1F489333F095E3CCA7E33AA3C11AA6473C0F7873496B174AE4B603599D690191A0E2BDC8BA8BC35F54FCB5449E8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'ccadf06e37d2c053e7175d08919fa335507d109b99d0fe858f6dc6921d631094', 'app_receipt', X'0100000F6F480DCD97775C13D916C73393104A4212A4770404943609A14BC735088A02B218A58648110244A42F62A4A3AC20CD120D2C08881AB0805244446CE01214046115EC206241C106F266D87DFBD8FDF0DCCFFB7CF67DDE9B993FE6CCEF9E7BEF9973BE73EF401CE236ACE88A745AFA07714018E471885B200ED10B0400321112C78AFAA5D300261A03024228880396FCAB29C0E38059180E9846E680BB20151010817D30323252148862A20F51F421B20764624131B5A092E9100116111D0B629C8AC0DB903808E0105B08440B3FFE00E141006981C18020AA1B22810011B144402CADEBBBD22861C41D7E38EF4E594A5C0DC1BEF2888D060134E22C36EF2C035275919EE16BBE67B06400823B821B011861BC10D9806A404174C9791D8F261B40901C08C0C10118D2C15991AF9B06E375366FE05D59D13B858514400044942578122322DC8019E71F1E19C63408F20F6722E1C2A3FEFB70A5400085E878BCD87A7644E00E467448040BF15AF2BB17D9481F329B7F49A61610045F7448097ECB882E954092DA27A01702CE07C63418963AF44F977D02200E32A404A2730090BC6B0E8E1BC45620361220A4015BC7104B012FF7E7F91A30224258DB4D203826105B893492C0132946D03F0F13E45E15D6AA106DB11C52A8F479E7EA6F381FFF963332D91AA4C1FC6471B07502B14019D47C1CFCDF24149C5A105BBB50AAFB5D42FA68586869C3D9857B0440348F23360771D02D1007ACE0C14380A034EA89ABFDE48E3D21CCD34247A38CAEB39E0ECFBC31454AFAB762077070497B9371902816BD11839504BDBCC84A90026288E125ED2223D5DCA323D84C35F790F01D61FEF02D19820C10158DD75E445573624533D9E1CCC010FF68A69A839D9A9BBB1DA4262B0E994164F89C3FE872440A640C2D78F0774EC08DC960864446C3130E6285B082E627C001D417860C538CE60044186518190E00A02A3097741D4A5CCE65DA7DF979ED8D2D2936E0B3800F8751562939A76EBA6B924455D53DBD1E33FC8F7B132483B3DBB47C4A6FC47689AE2A3436C654E4163B6FF470C6F27493D7AE996C4EFC7A787B147AA90686A5357051F29084FD85DA03AE9FAB4295585C66436CDD59658175A6FEFB4B6F93A686F4D63F12E96F6A5798AE12EC761D8DE20ECA5914BE1BDE9A7C664AC3C5CE79EB9763D71392CBD72BDC13B4CEAA46F833BAA8D7F3F9E2EE34C7F8F43609736D3F17425FE1E323FDB41DDE1DC7945901DE7569BDD6078E04CE85E6A41EC84D1C96B9123224AC09CC719B3AE31D69EF474F586B9C98730E6E79B59432C5767ECABF17D99D9D92A54D22E407602ACC413480027E624391101E4EADB22400CC6140080511108B885870C10AA740CA884DC0C860A4C23F2EFFC80A3BA24D69F4AC04BB4B7EC949686B80541159032307C9A4481D9560663D7FC3B65049B09FD0B08B7CFEE29AE1478884159B2F3B46201607573D5C797F2C44382B00EAA01548579530BCEAF861C8FEE5E946A3D227418157368D06FE705930F92AFB226F60D42DB73DA2C5983379A4E69226A140A2B573A69F1E7783CF170D0838BB53B6F6714B7160548AAB6346D3B9E129E5A63B0D5C76F5E15131BFC975160E7BE2BB92DADF9CB8AD17E8CB1E4BF76DAB19D75189166B3B9FD5BD7C9B7953458F436FEB729F81C9BDBEFD2534B9ED27B2796569E79F0B5E1FD3B6C4646A753E3BA8DACDBEB93248779922EF87AA2CEF667CE3FEBB6FCAAD14BD3179D6F1BD1DFE46E6DCD37B539ECE28053B9064E580ECD8009FB5654F7CB7150CAA358559FBDCF15B67E923FCC4A7E862754CD5D2255FB238E57413E943ABB479272F0C703E8D75F639C687C20037C20097FD0AB0D45275184DEE85D100E856496907DBDC3163B7DA9F5E1BB4F13FE15707D282F304F3ABBA18BF6E1111D1FF136E17FB70FC15B7A7AA0699476CD6D8A18CCB5E9132865A34776D3B6DEE41EDE97560E9D7458EC9978CD4FB1F6BCB4FDDD7EE4FB4B6922238C8A779BF35A6F9B8183036ED7FEF4A0C9961194FB80977EFB43DC2D7DCF86E551065F95A8B535AFC671B125E3BB3EAC7525C7238C78A3F0FE44F9D510E5FF356EA537CEBA33C3F21BC65128B1DA6DABA95171972B975AA78533CDF7D7F4E78F21CD1A762A28546B39ADB30976965AD7637B63439C12B59BA5990ACB497E0EEF3325E35B630C9214174CF053967F24EE9CD7E05A6BB1C702A3394A4D0A8A08FB131E9D15F4B9301A1ACB8EC14BE81B25D65B3DCDD4305D2B6794BDA87E565269C58313923EFAEB13B7F512C7AB1774601BFFD576EE3A018680982DE3CB722101606165E79FF482F805D40EFA2702EA477B58E1B3E1D8F1DBDE945C0B5983E96242E57F55E482FB25D589C5EB7D227656537C550238E82BDD93EBE1DB97AA641461A49A4F027A1F4445AE8BDA25A4B679BE92B00CE5CF7D0EB8424AF433FA2DB6A2CDFE93CEE7196DD5C4C7DD6E9D8A0A252496AD17F20E73BA6C8BFB0314E543BB7B6DC9A69FEE8C394989AE00BC7B3EF4176A9BC6043A6E5F980A0F45DA4B5AD3AEC2D7131DC4127E29A1F653571560F744FCF10AA73F59A146F4D68AFC13C742755694DE67BD5D7E10ED7D6E1761F67BA0831B2E256EDA9741BC24DABA9DEDF6CFA3466C48D6195B08412C1237610EDA50796191FED496B6AF428E8520ADA7E542983E6C898961CD2AF0CCCFBE56CCBB638F58E662FB1EF0FADA23C1C5E2DDE7B4FE140CEC948FBB505EF1BEF5BC1F426C1F406FE46EF06FEC6641F9B1031BAEFEE9BE65D69ED02671199FF1B7AFF4B9F8DBFA2B6971ABBDDBA84B17BFDDE47DCC91F04A724CD227984872B1B458700467947FDAB6505286DC90A339587799783C961C7015CC59EE66BBEEBF3A4860D410BBFEB7CBC48B0D9D6EBFC49C7B63EFA17069777D5485DEE5EC92CD06742C50F4D9EE11A6E5FC7984B3D9CB8A2A6EB60C05B963A7507B7D97CD23DA7BC6C1D639368FA8AF1E99EE6DD592784EE58AC0FE5ACBE513A2D597B7FF9B0E7C99E59ADE1D1735772B446AF35EADC7C4F3C23F1AEC1D2BAABAFD5B47CECFB33997AD2DA364E8A4D5ED182A3B5B47D39D645F471C7F716CBAB0998B600362D3B34BB37415803B7DA2DD349E6E2584FA51723E3B1F3489A668D92A1C850F0C4055B33FFD60C259F296EFCAFD4DA43B610F1776A8520344CED37905D94C84556CFAD27D40C534341B93AB3F5060D033185AB13732A6FC5A55B8CB888F82D29BD99F132CC55E13ED53C31D841F6367D32EBC80AF903F1DC7A6A4168FF324F5519D37D3AD4A6B74FFDB3E2DAD1270DE3358A73776AA6EF7A79BCED9CE2C5D62EE18457CEE309E3252FD82B6708B7A369B398CD40774FFD8EA4A70DB784E5A53F8C57B26B9852A73CADCB138B4CDED47B3A5C79AE611BA46925BE8777E6FBD622753D318CF8C78CA6176EB21A556F0AD80A9F78AF9443B6BC54F2278D7FE74AEBF11DB95CF5D15EF1AA879AFD29DBE4896CD6B58CD9BA7AEAA69AC1550A2553B6DD79E753F4FAF9DBDA15DB4CAE34F4771F75F0A8158CA3C403C38434DD073A3E9F7BE804E8DC25738052785FC705E19F8198BF735FB9C8FAF48DDDF5C21FC6055982779E180E80CAD9B63F453757FC459759515F254633B330AD73E3A3EAA394D493974CF95BCE3F29E024561EE7273509E5A3B2A299BCDAFD91819BA673C23DAF4ADC09C4A99F2CB6D16CA9F68FA2A5A253CA6659D76C2A647757D25F07DFD62348DDD13E40BD1E9E5CE286DF039DED524B118CBCF4CCDDCC6991E87F6D743C57C2202860AF76F54494EDA05303BF5BE3D657CD9540A10367EB4F84773342B34BD50B7BEDEBBFFB4C1A73A9D1EB7C7FFF90B9A5FCBE88E22D529BEB1D3484579F0C4F7DE4A172A94CE2A04F52F6F48554C0753CD7A3ADFB813E5739C5BA7767ACCA9D2F2D7D8CCC7C33AA3A2EEED4F9FB5F0BB68CEB1A7856107F56F9F17AADD9A087E10EC2A5C8AF93039DFF00905E4B06', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '4d6ef21e801e9855c07eaafabd90ee962861fc2cfda1cf94a5cdcff30d50cf38', 'app_receipt', X'0100000F6F480DCD977B3C54F91BC7E79C19E3368C3BB9CD845CBAE83BE316422E6D23444428E33226C66568486E8951AEB1AB54DAA261DD8A1A52944B12B69216A5885A4A17125B4ABA68ED39B6D7FEECBEFCDAD7EFF5DADFEBF73B73FE98E77CBECFF73CCFF779DEE77C0FE01283F1C2CB53682933629020CCE312B7032ED11D86200A1188E1857D526810138B8321010CE0C279FF1A0AF1B8703A8E0BEFA770E124A00A4342880F4E4E4E860AA886AB80DE2A40D90228265443132AF004E28888EA7818677B04BE0DC4604814B50560ACE0C80C20C0103A028783614C17908021226A09C1785AE737853B055177E4E2BC3B75297103407C97A0361686B0A8B3C8BCB31CACBF029D1939E76786F3FA0132113208C209120428BAFABA5454979ED709588A2E000A30842407E1242E5D392A56DD016F0BAC0C8C786472211E28C2108C2A5204094658A82E33DA37343C84A91BE01BCA44D345EEFAEFD39581210CAA1308224E9C30FF5D8C4856181BF592FAC38B82ACD09AF94532320100393D8132B2CAA82E63FA518B063578770AD94EBEBED37828C74073E02DE0A2B79444752E045392E690BC617C096AA3090275C42A452D4582C25FE3D56584B1D8118600C909C697A183240944AA1EF87250F4F4811120215A39AA2D5643343CD4F9D4579C4F7FCD190DB6021D301FAC286255A2162C8799CF83FF45C220A585F1550BA5EA3F24748EBA859616525D644608C6F2B82273808B6D025CB88487DC028665314F1CADA6761D6031CF099CDCA9779DFD7468F69511DAD25F9A1D12455ADA8B220A84F158571C5E1A7677A7280345D41021485B8687935D22C3384CB20B2B7457882FF29702802EAA62095A8BA8645B76249313CAF467F94632C9D6966467174B409617036B0005F9CD1F9E0A442A30000B2EFC93013833194C5678241270009BC50E980F800BA92D4C19A118CB858808CA08325C08C294E0AEACB0CEB3BF9066F9E927871BDB132DE0677E332730668999673B5C342484496A6EEE230CDFD35EE2D281192D9AF4C21BBB3B85D71F3630C095641FB573DD6287E7AD4870D838D518F7EB89889DD8A5EA38B666FF65E9E3925697AA8E397E2C0F5266E733EB76579F57E9364F5BF5F6CAEBF8E9C1954E8F85FA1A5A15DF9577273B8EEECC1F503039FC66684742CDB4BABDA5DD8E4FA5D763138A9D14EF77377F2685F9323AF5AF1FE48BB9D06C62525A248DB57CECC5EF1E1E29E8A3EDF26A2F5561FB7955EFEF353F56E03F1794B9EF5876DC905C1B6B5050039ACB6FB81963437B3B5A69AE5E396717D834B9943ACDB17BCABF1FDE959198AE25217ED00F57620C63210CF40307840302525A1569089AC3C10003C4518B885A48C30A260215D416C7C9E16442DFEBBC6787146851EBDDCAE0AEBC0799B12D758084CAEA380520972873529299FEFC15C74435D66A42DD32FCF98B6BABDF0309BCC87CDB31FCF1A248D7239DF7E74644AA0261BE37833D4992AB7FB49919B47A79AE5EAFF049807F9BC7A8FF9EABDD5393199779FDA3CED9AD614D06DCA9828A2B1AE2B992CD3767FB3CA36FF0F9C27E7EE7F7CA578D341DF5DF99E86893DA7061685AA5E14E5D3EE7D48951119FA94D26D607623AE35B5F55DE5EE9EFCD194BF16EA918D7568D1469B998DEA5136CDC50D263DDDBAC43EF9FCAF2EECBA329445466F08AF65F7CDEFD4BA996292E4DF3E6B3EF495D9C8EB5012B9629F1F694A77B3512EA0FDD7B556CA6E485CB318FE96DF7D533CE3F9795F8745639D05A425E01CAD8ED4777287AE21D9C3B406E0831A7DFF1D9644A177C423F72F95454F952A94FE9DC624F43D9E3EBB578672EF5733F8CDDBC6B131384005C8F005CF43BC0324BD51034F32F8DFA815B7985ED1C639BD464F25F960DB8FE27FC6A034DA44E08BFA4C5F8750E0B8BFC9F70BBD883E3EFB83D5B3EC02CB0D8688931289A94481D6CD2480A3E67BC45BFA7D79ABDAA3A7C6C49DE70AD6F69CBC17DDFB5FA12CDCD64C4AD97ECF77A6D40A3DBEB323C0EBD7524B266D90613CE825D7BD715F0355CDFAC0FA0EA38989CD5E43FDB1CFB8B1DBB762CD13E935B7AF463FFC1E91A95D08DAF653EC4343FCEF1112098C6B33921A4E61DBC70D6D5E6E9A31E317C974399A10973447AC944138D6636B7792ECDCC9C7C6F776142AC7B826C6377827296B80BFD650C69F7E178EB58E1039714EC287B65B7F9E41A25598BAACE52E3837606BCDF1D9512F96B610224901E9D91C8D755B12C6B54B8773C57765D8E54EBD012B9095B7654E6F09B6B9C9B0F948EBCC89A552444FCCE6D34880252287AF3DC0A013C022CF2E6FD33BD107E01BD8BC2B990DE0DDACE8414027EB4C35D5CB4C968449AA843F25A482FBA5D589C5EE7C22745451D2298619BEEAC0CBA777BF64AA3003DF57889D027419E71B4A0FB47AA4CED2CDEB541A2C62B8EFF121BEF7EFC5B6C4B85E91BED911E3BF96D47F59FDDB4A953552D93685AF5B382F79812FF926BB4B0567655B139D3F8F1CCB408B9FB13D7EDEECF19854BBA37A7995EF40B4849927068D6E66C8F8ECA1FB0256EFC565E43D4ECE715E766C54F65AF6C50BA35A1B511F7C845A25C73EAA07B6DB5E889AA6AD1E4D34C7B01467AF4FA0365CE83A2EFC8A487DB8C9E460D3B33CC62A5A8613C623BD14AB67F99C1C99EFD0DF55B723B9503224E2AA7D26C18EFA4075795F9E73C38DF141CADD6DEE82EB2F5F87AEAA3A10D62BDF7158F659E09B772C87D5BFFD00CA1371EA1D7FF0BBD9BF9AE09740B9688A777728771E7FED66E3B21B9FF1B7AFF4B8F8DBFA3B6577F7784791E23D929EB71FED49EEEB3D26BC279E28FD6D60B0F428CE2F6DAC965B9182DE99235AA8F72AE0652424E43A225071AAF793BE5C80CAD864D7CAEF30942816B765CE74FD9B4DCF5FCC4C8E7FDA8A7A6703FEF3374D7509F30385593BF3A6213636EDF89B8E5159DDFFBBD66ABE9EFCA6F349E72C92C2EDAC4F0104E593EFEAEA73139BD52E08E89531077C38DC277D2550F7586DCCEF47CD61C1ABDD096A9397AAD5EBBE32DB146F24D9DA979E7DD66A3E2B1AD35692B65B52C6C951ADC23BB4F56D1BECB343FE2396EF3D644E79438AEC58F43CB08CAE88D155417DDE09C662B7779ACA7CC9D913A6237BC5FA34279B5D060E0C4A5756B7C9B5395E9D3F931BF536B05D601E21FD40A002C42ED57905D94C845DE9E3B2AC9ABF705C10AD56B9C74EBFAA30E6F88CB2CBB159D62326C2FE42355D891FA32C451F1A1BE715CA0B5FC6DCFA9F482E54B8EC5E4D7EAE706F52D7323C9197DA7ADDFF0FAA96F7A742BF6CCEA18F5A3D97B3552925E9E6EB9A074B9B9533076D26E3C763CEF0567EDACF8ED48DA67DC36A8ABA77657FCD3BA5B824B6467C6CB38154C99B36EE6C571470C5FD5BA59B73D575F17A06126768057B3B5F988DA4A119CD8FBD48617CEF2EAE5AF72398A1F78932AACED2F957D25C6BF71A4F5780F5F2D7F6FA5F4E316B2D5D975091319EC6BA99FAB6BF53D2A06D62BE64DAFEBCAB998B8B28F1FDCAAD462D856D7D775D27A4B55F73846CC3F4440C3A5BFFDE38547B690F63D0A172A44F675F930F23110F54FEE2B17793F7D6577BDF083714195909D278E0B61A2528CE9ABA09D3A4AC4AB55F1E7CEDC55EEEAD388D9F10C2A0664B506AB14FD5F53B1AF40345336B227D0D659B04527B3AE5539B1576FD78D1F8C244F0C5C3CDF2B575372B0B43D748A5E68E5C1728C916A2C215D8E708A7AC9F52DF9263841D8EF8ED3BD6EC7FA15CACDD324C5D2F69F92D66EDDD4F02C78D38461889B455196C304B5C4778FEB9CFCF96B259603EAAA6D2C7A5CADEEE48C473C4D334CDDA0702E49B32961D8F2F344C58911E356977203ADB5241D6D97CF2D6933D14F8BF9D80FD9E9636129D71FC85FF1C14C5F984A7E68E171DDEE14050C5F65CDB69DA67B09CD2A3FE954D7134BCE1ACC0C6DF18187AFD5D7901F16B83A336E1008AF4DF644FD064F844C9B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, 'afdec07d01b7925e9c53b8ac5a57148ac565c3ad05e8d735d450ed7536a4b27e', 'app_receipt', X'0100000F6F480DCD977B3854EB1EC767AD19E33263C63DB967E45268CD18F710A69A428A9294EB98440C0DB92746EE654742E5326CA2C8A0A25CB225BB4207A528154545D24514D276D652CF3EF67E9CF6739E679FE79C35EB8FF9ADEFFB7BDFF7F7FE7E9FF5BE0BE210F7630557C5D3E33F0B03FC209743DC0371888E20009089903056D02D9E0E30D11810E043411C30FB5F4D012E074CC270C03832078C8114404000F6C148494950208A9E1644D6A2E86C27EB1B510D8D287A4E100116111D0B6236658277216110C021361F88E61FFA0CE141006981C18020AA1312010122620980587AC7868203FC883BFC70C19DB282B811827D9723361A04D088B3D082B314485D8DF40CDF0B3D83D97D10DC11DC08C0F0E3F9C8DA546D0AA28B2FE87834591B82A441000E0EC088F8CDCAB5CF3DEFB119191A7816F9A1C4019201011051C4F0220C7F3F6D66A8BB5F802F53DBCBDD8F89840B8FFAEFC395000114A2E3F1425BD9FE9E071941DEFE2CC44BEC772FB28E166400AFD37648DF0882E0DB0992835719D1257A8FCF6A0FFBCB9C5239ED8BC917E49D18A454C05941861445740E009263E6E1B8416C316223014224D83A8B583278E93FCF579BE1EFCD0AD483E098406C09D248144FA4E840DF2F32954AD5811461AD14D196CA2104E710713EF703E7F33F7246265B863458982C0EB6CA110B94422DC4C1FB2EA1E0D482D8CAC552D5EF12D247ED624B0DCE2EDC2300A2B91CA17988836E84386031171E02042551C3B61613078F7A33ABF9F20FE8DC62BD18987BAF8F94F4F762077070493B9371902016BD038315071D1DC972900C6208E1C5CD030294EC83FCD94C257B6FBF83BEEEF05F320469232A1AAFB684AAB48915C464FB313DBDDD83984A96E64A76F6E690D23261C80022C3BF85CB499A488174A1450FFECE09D831194CEF802078C25E2C6F96D7C2043880F2E290618AD11C8008A30C23C301005431E697D596D9D69713CDBFFCC3E6F69E6833F0A5C7E71C9449744A459BBD8A88A0A2B283E310C3FDBC33417C5F72B3AA4BC1ED900EC1F527757531C5A959563BB65B61B9ABA36C364F3444FC96137800BD828461A9F65D133F236A71B5F294ED6CA98F1C2B97591B527549BECB34516BF2970F9153FD9A5B9F0BF4D6B7C87C2AED8AB51D3990FB48DAE8E4C781BD5117A748D6E6567BBF9CBD151E55B455E66157D357457F774607F5563A4FD89E4E0B8B6F16355473B326DC3F3994D74B3FE8DC7A569EE5E15C15D7637A2ACF73DE27E5C8A9D48801A91BDEFDFC2AC07C6E7D7B188D3E39526E4A2A9FB7DAD7F87605658A6DF582F730A033393A494D8490EE81293604D1000AF8990D05407838B5F2E200308F01211444402C2262C105CB1F0DC9233601238591F09BD69866F9E6A951EA1C4AC0CEECC729E1CDB59022229330D29054B444BE2833E9D57BB69142B8C538C93CE0D5EB9B6BA62111ACD042D9313CB138B8EAE1CAFB6321C2590150A74D402745D135BFD23EF75BBCA9AED32918F6F2BCB16BC4F3D0F5AE89B7C9D7B87D2376A92DFE8DBA9C89BCB25F540819A24DED73BD4EA1B7793C410F8F4B8797550E3566791E88B6A525D45F1E9892AFBF579BCB3E973322E436B1C5C8F268584764CBFBF2BB9A9EAEECD178D7E6B231758520A1E62B499D1AFB0DEB8BBB2D7B9A345CFA268EB9F666D3A503CB93B98571575E75BD3BAB668C49546D7F795AB193DDB6D66BF54A59EEA1D224E7067CDD8907EF8B4C649D3169A6613DADEE3A86B9D5C7A25FCCC9EDB31459260D248778B8D8140EBBEECF78A454EF6BEA72CF6D8BB10BFFB04BE6B573C1A52BC4BE24718A9CF424CFAC57E35EB8DAC799196DBF4F0BF38101AE83012EFC06B0C40A6518CDDCAB231ED09DEC8256B6212D2156E94FCB06EDF84FF8558754E13CC1FC2A2EC5AF9DBF7FD0FF84DBA55E1C7FC56D45E923669ED96673946EE15B9184FE469598FDD586DBA9DD3D962CADAA80D1E5D98335EE679BD38F1C6F71279A9A48102C97C7397FD0A5BB586B33769D98B4257ACFB174C7EDF83B0FAFCBE3A9ECF8B8DE8BA2616354A1CA7BB92DFC9D15AB6634DA3A8573366BB62F7DEAA2BCDFE60F1233614DCFD3DCF8F0C6912CB6AF62D35E6E80F7F5A6A9AC5D613CFB13297E51F34497E2F1463ADD647EDB7CA289A9D2839082A870C728C986AE28B963047B9737618A2127232DC3058F5E95B6221F96DCED96A11F63895398A344FA1CF09A0E098E0FFAAD200AE04B0A4D8EE669CB9B9734483F389321B92E4DAC6560B9D4F8265670CAE0C79BECF6C7B299AF8FCDC9E003BF711B0A054362087A0BDC0A4058185878E7FD23BD007611BD4BC2B998DE8DEA76F8783C76A4CD91806BD41F12276A283A2FA617392E2C4DAF5DC17061619B106A90D6752CD9C5B5355553DF4B871429E237ECE31441F7799859696C65F6E90680335C7DE65D78A4E3999FD0CD65C61FD587BAAD96EDCEA2BE6CA7D52A289488346A3D95761D95E55DDD112AA8965A5964CA347CFE794A48A9EB0BC7E1FED3E482E55DDB128DAF7878C5C788D834A9B3F78406E73EDA44DCFCD332159CC9D3D5D5738473A99AF5B277C6D536639ED98B94AA4EA43BD654E1722AAB70B1E799D67C8CA4D0F5474BECFA719F94149FECD67F113C68C7300917A3F87389AD440BC9BE95BAF9DD71F575DB333AE4BC02F3E512E834C627F17EAD12CFB4C7971AF7872AB736380AED3CB39EF26C60A370CF4399532917022C6C3226EB9E98C0F446C2F47A7EA7771B6F47948B99B790936B6C9B61475C4B979580D4FF0DBDFFA5D7C65F51DB430D0934CD66C46E3DF63C77E2505785B8410097F06C6D9D603FC0286AAD79BB3203A5265E6CA0F02CEDFA3EB2EF7900577CB4E1A6EBD634898135A091DB2D1E5E609FC1DE5BBC095AF37DA72F8C5CEEAF3ACAD20FB3BF02F7F5A8F8FE898BB96B02B730E68FE444AC2AEB38EDF181A54C3D98DB6038619F5254B885B14B307ED5D8A7EE86D8A472BE7B465B7D381B6F177C12AF7CA231E070A1FBABEAC0C8E51B29AA2337EBD4DB268917453FD61A9B76DC6FD22F1ADD7931515352CD6C936CBD6350577E25FD788A69A6D3186DD248E31C01D3ECC1A627FB24F784F393701BED1237495D1BED2E7164240C590DC6A994C9AD11E8DF377E759D817B53829CCB546ED8376A2DA07510F1776AF920344CED0F905D92C82576CFBDE54A6B8EF880D255065BB56BFB824F6E8C4829B9131A6F34682DE02656D096F0C6D756E609D530629FE5B2BB4E134979AB969F0ACBADA166F8F4AE745094D23FAE4EADFFF0C23D29B4057D614D18292BF5B04A7CCC9BF3CD9765AF3575F087BFB51A0B1FCB7ECD5E3B47B81B44FF8AD90D7476D71C8C7C517B877FB9E4E7B112761953A2C2C1B4282253EF7D8D83E58D57A4755E2A26C247B9177736652A6B0A6184A713EA5FDB2D2395BECF60CBCC70DFCA7BEF7923E72E32B6C196DEED3A78BD74DA42F6D7ED4A1615EBA2C693593713BE56D55077953D5A2F933DB5AE33ED4AB4662F6F7F8B6CB3DE8DDADECE7CCBED955D6328614F5F3E15FBBED6D9CBCF3601EA0FC81CA0003ED7E582F0C740F0DF79AE5C627FFAC1E97AF107E3A22CC1274F0C074051D51F1530C83B5DF156EEFBDFD4041D986D89A820F9C5DE3199DD537AD75D266733F8E44C4C70715CDECC89F413D4DEC7F11C2FD5E6B576C3656165135E5C2F3EB955CD8627F86C5E90765EB2A95C2D6123379EC37A4E4B9A9CA11D2AF57F94B2017FEFE8F19FD3804B1069A68333E929A9D273E9276D71EA3B29B393E6E945DDC37EB4992321E2637B2F74597D7D103D385A8E0F33B8E3124C638599CDEFCC1425CA17CE547FA81AFE5AF58540AAD0B289B6EEA82E5CC173C9A3485D9E26F54DDEBACA543984B58FEF9CB5FDB2F692CCD369AE5EC233C39FED38943D49388A422C499B94BF0A1810D34A3753C9DAB0A50032CFEAD7487E9C23602ABC5ECCCD3221F99F4CB84C19', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('50f64338c299679075b56467b76f8e8ad596382ad7676db78a989dace4e103b0');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-1b04bf3dd7953d11', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'82D0F6B7B2B1BFFAF84FE1CCC6363C087BF252F8A0B8D62E00BBADFCE40341DB', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-1b04bf3dd7953d11', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'8B7AE1B963D07FB15B93FF6F44D4AF844DB966C6C536C99C0799604CBDAB1911', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'15ACA9692301DE556F47D1E9996B935BDFCFF5EB7DF519D4464FE55BD8796C00', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'64484DE31BF4E062162E9347AEE0BE1F054594B436FF7ED7AABAF59F39ACA72C', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'1A3D78C9B52A4E94B93E85B5E973A105F909656F473CCF46078CBF0619277760', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'1DBFC17FD8280F8CB1C3FAAAEC33E8494EEDC80A4624FB7ED0A3106286887613', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'30270E4F8367204ED1E365D92E3A97AC9015EDBA57A25AD1B64EAEDC6EE2668E', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'CCADF06E37D2C053E7175D08919FA335507D109B99D0FE858F6DC6921D631094', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'4D6EF21E801E9855C07EAAFABD90EE962861FC2CFDA1CF94A5CDCFF30D50CF38', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'AFDEC07D01B7925E9C53B8AC5A57148AC565C3AD05E8D735D450ED7536A4B27E', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-1b04bf3dd7953d11', 'claimed_by', 'strong', 'forgotten-1b04bf3dd7953d11', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'f3c7be30ad8510d346b75c7286d4799b007176273fae86d32a8d0f2451e21fb4', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '06f178ef2dbc79d8856bbee47e92f206bbbfb59d7474b3ade7457a8d193b767c', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '7967e439d11d20906eeb551d462f3607a835f3bc6c869a889e24f0226b4c0aee', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, 'f2a032b85dbdea1857538e1459db42f06b0b578329731af8cbf7d1381bb2d1d5', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '449520fcf1eb47aa7e0277d37bb1e7ba8b890114e8e87f42fb39a0bbd15cb5ef', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '26ecac5616675154c4e06019ea50fefc28327b94e45b5a8296008ecf349348f7', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '8badd6a0cb913209f91bdc2855260cb2931310d67e13ddb59fd6d2baa1c5b12c', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'b72366782220aee0847e874b94bae740b7ea703968e93612b5a9363fb7dabc82', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795809739000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795809739000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["50f64338c299679075b56467b76f8e8ad596382ad7676db78a989dace4e103b0","921067a19f7da95b3bee34a7b51e5ceb020752bf9f937a815bce2aed54c7a0f7"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"0538eb73e19baa07f8669bddfd11d91db0756d1420679c5fcfc451b362e41fee","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'a5bfdc62161fe10533ae96ee281f84bfacbcd752ed993386f9855480b4ad7239');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"ddbf30fcb0eb510dbd4950387c26527966b4a7cbccdaf9164af91a61064f839e","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:26250b06399d69e4161d8c6e0ebcbafe228d759a1667cdefb3670446d45fb6e7","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:f75fa5add64ab020a46630b7f03b717ecce5a2415d52f354247a9d2274bee134","submission":"8:8:05e1c90c8b0ba4bcedd0ef3a93bd66342f5960c560aa6994ce0e6d526b87758e","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:f66451c7c8f8645894c9d85d58e36be373b5fef75debbd895b3043c6a500ed00","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'a5bfdc62161fe10533ae96ee281f84bfacbcd752ed993386f9855480b4ad7239', '0e7058ab9f8469761263ad25c213d1d1e3902cded74be69d59b66e22fc04dc96');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795809739000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"2356265825750f23573f327a672f59b40aa56480a33025ca13e447591ca3c231","case_event":1}', '0e7058ab9f8469761263ad25c213d1d1e3902cded74be69d59b66e22fc04dc96', '77c36f3c25ab0b189438a426e484e9b88b2d40d66e33a6df0cf1e6be6cbf9096');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795809739000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"bc4432873cc2c2d711b441f604a9b1d383d6851adb8580fbdf22abafc72d2e1f"}', '77c36f3c25ab0b189438a426e484e9b88b2d40d66e33a6df0cf1e6be6cbf9096', '70ce44923eb55867b646a3e61f47e81fc5d2ce4846580c2f40bdcc5e115fc80d');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795809739000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-1b04bf3dd7953d11"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"0ad322e257dfdab35357b0968756af762018c96814eedb341c91c954e456e463"}', '70ce44923eb55867b646a3e61f47e81fc5d2ce4846580c2f40bdcc5e115fc80d', 'a3c8a0b78bda774f37a85979d3015247ba38b832b802c78a971cad1a3f54000b');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"65639697a4e2682ada9ec774b79325456803f0d3349265978f036810e626ffdd","rows":{"case_event":"2:2:7ac00ce67ed11739d14c0b1d71e9bd209827a9c3fb7e521577c42df13b22cbd0","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:26250b06399d69e4161d8c6e0ebcbafe228d759a1667cdefb3670446d45fb6e7","forgotten_name":"1:0:aedd3332c2734a0090528efee651cc3bc4efba84d525c5924a0e74d760caa6fd","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:90aa62dcfbc5e68cb9ab6d965cfa832be43711a78e9f9aa0ef8e9630d4616426","submission":"8:8:05e1c90c8b0ba4bcedd0ef3a93bd66342f5960c560aa6994ce0e6d526b87758e","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:f66451c7c8f8645894c9d85d58e36be373b5fef75debbd895b3043c6a500ed00","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"70c87c81a33756948842e5c736ee49f2af24ad92ac39011df4439c32d9b153b9","run_id":2,"version":"0.1.0"}', 'a3c8a0b78bda774f37a85979d3015247ba38b832b802c78a971cad1a3f54000b', 'f88d7e8aa02493c83982acf1925a837f27f2b2a3df0f69c1791db901f1b83023');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, 'f88d7e8aa02493c83982acf1925a837f27f2b2a3df0f69c1791db901f1b83023', X'C7A994B5133BF75FB7CF4D94658AC6DEB5F6691C24F8492BE50E441611C4443C');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '7ac00ce67ed11739d14c0b1d71e9bd209827a9c3fb7e521577c42df13b22cbd0', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '26250b06399d69e4161d8c6e0ebcbafe228d759a1667cdefb3670446d45fb6e7', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, 'aedd3332c2734a0090528efee651cc3bc4efba84d525c5924a0e74d760caa6fd', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '90aa62dcfbc5e68cb9ab6d965cfa832be43711a78e9f9aa0ef8e9630d4616426', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '05e1c90c8b0ba4bcedd0ef3a93bd66342f5960c560aa6994ce0e6d526b87758e', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'f66451c7c8f8645894c9d85d58e36be373b5fef75debbd895b3043c6a500ed00', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('d00d67b3dba2e92f41b0d34cd4e208d157c8ca20555304b8b0d53ac29c70c344', 'forgotten-1b04bf3dd7953d11');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '077f96bd4974de74982d69d7648c69d2cee0cd3df61bef638d37f082a0fec3b3');
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
