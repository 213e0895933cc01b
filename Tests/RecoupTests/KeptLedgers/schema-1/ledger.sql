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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795912122921, 1795912123336, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b","b04e67930873158b926a6dd8dfcc73a9b58e68f401806b53fe665cb5a186a02d"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 143,
    "post" : 72,
    "reconcile" : 82,
    "verify" : 53
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
      "sha256" : "aa2d3cef7b440ba22cde242d69edb052db8d2b6755ad572071a555fb7c8e6930"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "302d70b16513ff1e5d07be2c982b69d121cf20a791b98d528e0b9228b8bf265d"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "82f311963bb7a160eccc74dc783129fd7f00cb28fa73111dc51b3c64711becc8"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "d4d17041aa75cddc75e22d737915d16b41c5b32d88c83672c382095b043204f3"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "f2fb66de4db2b5686b82ec15f6f5bb046e19b41dee855bf7287dcb1d396d3e2d"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "1eff4a4cb6df4fa30250519c50dc538adbcb1bf38f9bdb642efa857290b1d024"
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
', 'root', NULL, 2, 'c83c99bbbf61e91f29edea86d8749a23d10cd49d2ea85407c4b0267ebc375fa5', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795912124621, 1795912124828, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["b04e67930873158b926a6dd8dfcc73a9b58e68f401806b53fe665cb5a186a02d","b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "ask" : 1,
    "intake" : 37,
    "post" : 33,
    "reconcile" : 65,
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
', 'root', NULL, 6, '21b1615edd03451ead6af64b7fe5705c1b66e3a966a9ef0de863b6f1228aeb76', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795912122635, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795912122638, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795912122845, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795912122847, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795912122639, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795912122640, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795912122641, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795912122641, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795912122642, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, 'aa2d3cef7b440ba22cde242d69edb052db8d2b6755ad572071a555fb7c8e6930', 'notifications', 'notifications/apple.jsonl', 18109, 1795912122642, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '302d70b16513ff1e5d07be2c982b69d121cf20a791b98d528e0b9228b8bf265d', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795912122643, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '82f311963bb7a160eccc74dc783129fd7f00cb28fa73111dc51b3c64711becc8', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795912122644, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, 'd4d17041aa75cddc75e22d737915d16b41c5b32d88c83672c382095b043204f3', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795912122644, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'f2fb66de4db2b5686b82ec15f6f5bb046e19b41dee855bf7287dcb1d396d3e2d', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795912122644, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '1eff4a4cb6df4fa30250519c50dc538adbcb1bf38f9bdb642efa857290b1d024', 'receipts', 'receipts/resent.jsonl', 11066, 1795912122645, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795912124523, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '569b68c72fa212d1e7a9f3469bd6a5652a7f3d7ce3b8185a74178f9c638bddd3', 'notification', X'01000022F76805AD5A5D97A33A92FC45BB07B0A9B97E6C6C848D0BB911520AF40696B729236CAAEC2ADBFCFA0D5CDDB3F3307B66F69C7DE8D3D7D71F4899911191997D78A46D93ECDF766F2953E3C6E76F9BCBE6F4CBAF1E9B17FD4879A1DC8AD6C32AF75857691B59CF2D736D53A25F1F8D338FE66848F569BB0DE6F3ECD87DD5E58FAF8312F7AD1F515EDA95F15D5A048BBA2887F72C267CDF9F6926988CFDA8F66C9411B1BC6F79EEDBC4CCDA8D88599BF776475D1A359ECFB2D8CC2A8F2F2911EB5DE96AE5A5AAA2FD3DD3E95A1CA3B7CC7373A94464557A92CE2C73E5F3E2182536E0ABDC894E8C2ED46EFA3E2B33C9DE8457DDAA234F8DCF4B2EA35AC783A79D2DF6CC55AABFA74285CB4291168CBDE09E891DA399F4447488FD589496E37C333C6F59291BEDD68E0B46D36B867B29DCF7F7FBE6CBFAAD12EACE737D5DE7929150E9592A5E8ADECE8B5844D59FF3EA0517F25F9F777A7E5ED2D278A1CE3BC6A53ADFC4C91E73C4C3C4FBF04083C47D5B1AE37BD5D9244B3663A12D3564DE71BF8B0DC4148F9602E1237E7ED339469D10872EADA54AB9F0D270AFAC94320F716F263CBEFAFBEBD2B2228E6F8562CBDC0DE7DC6D6E4DDCA6BA63F78699CA7AEDE72E5E3C0AED3FE45ACD32997E1E92BF82C33A729CB92C476C4C179AFD9AF559CC33D9DD665C52B263EDD6B0FC4B286B0AA702AEE68121BBC3773E0E9D4F36193EEB78F15E05C312F105769E78E9900796BF2D664A719E2B361389358299226351A4D4AF2FC447204F27A318CF8FD133FE2616274516E7676749C8C1F2DAD681B914CC2276EEAC7C36665D1B234E2F793044A67BE269A3804181FC5360974AB1B52D2E9E64665EACCC834AFEB35E5B2FEBB2BBD68B51D11051CC04F0FBB5D7ED47ADF661D6851F783DE6C073A14C8473BDE2F5E9F97EB7C81531E4D5EE9A0E7FF7D7A8EE36E1EB58DDA51E22D90D9FD92CBAD62B15E6CA86568A7E9FB40F5946A249CC599EEC4FD9B19356D77546EED478E97B71A45C24694B273E37BD9AEF8F2957F16D8E1C2C77D43EEAD8F785B7A872A51EA47D772837BE4A98B62E1AB73337CF89E129F77BBD666116D8249F5161029617DEDCD3CCED74E77DD5CA5C8C8BDE69545FB9F4169BB7DB9B542ECD8334CE3D8ED8D913EE94220FA78228C902B3DEC7A2CA185BDAB5295532F03DE3ABD791ADB3FE3E5AE76679000CA8EB97EEDC4B7D8CD8544BD637FFCF35748D73EDFF430DFDFAF76A48BAC0C47C094E9079674416FBB342A547D9F96027CB91F36F0EF2A61AB5659DD87CCA5FA6A6D72D38E1C91113F721C78C83B7E6F96C888A6F8C2D73722AD7F7B3567E61678890EF62724C149E58CA2E3D16C032495ED89E5F09358D987986D979FDCD89D3F367F2BB06845222CE03F093D746C657A33A99634384EFA7179B88F290B44F4E04C75DAC166B3AB937F2CD47856ACB1838049C008E4D948C386AE11D78589A80DFEBE4FA2EFD48E0DE4BE3D3C3A02C72E54EB277113EF3A2C9BE893112348B96D96C7FCBF5E2065C7EED8BEBFBAB1F7546B297FA6458E1B3ED2E617CAF5C656277E5EA3293234EF6B8420358BC5F456AA7161DE27491C9AF0FF1587CCAD2BEA8D9E0885C44BE70BA4B6746FBA859FAC967E6614FD15AC4A62596CD71C69F35990FBB6E4DA1D32B709770EFFE52AFC9D86EE18A607022DE3CC079A9F0E2FBC4F4D6A3E5EBCCE26E7EA4551A9963BBC29D902F81DA125A1DA31CAF37AF5E0A7E1191F1682DD5E6F6FBFB316251A2BE110FEB6F4791D1A9DDF0534A7B6F71B6B3FC918FCC34332EC097C8B379E2AF609C83F7E29C502B8E6D956FE7DB99F8E247C3F64A1488BDCCFCEC4E645772E52E1C9AA1A019CD8C9DEBC0AD7732DDD55E7A9AF2813C2439CE55E0B579BE3FFC54ECC98133798AC039E935D70303F6BFB29865CD6CE0BCA45B316B4B2DAB874CDC58AC78B9EFC54C9443CC95FF29575D684F46D6C9DDDB7AB451ABECAB52BF3E0A4D9E38B6832D161B1533FC9E016751943996E8EE3ED3E519AC6146AED3BA39D9AA712DD0EF66DAED473CA7CDBDC57CEB995CCCECFB3E1077AEE347E586475EA641BDE2397EAB052EBF70E7FCB08417E9FCB4503C1331F45CA73F8DC7A6DA430E1C9953EB1F240BA48F7C7ACE2B3CFB93349F358F45B2A32A2C5438B31E470EDD6BE30FE9A18766422F80274D316552B18F670E152DC18B2BF2CCE910B7E00860FE5B67BFA452FF9A23CAF615BC7EFDE35BA4F237FF866F3991F642DB4397FFB1E6E0AF2A2FE4D0B499A46FDF3171E1E43B28684F2AF6DFE127A6D713E74CBE63E21CBC4E5BA90C1D62FE92ABE1CFF90DB8E15233C7D5C9CE0438163A098E000F76E1BFE40849FC64BDE1BB06A053A89B30EFF906FE80323F0DAAC02770CCA3598B8E66EDF9E94380C5E264DE329F9DC021CCF829C94EF082B919626F8AF8EF1C3FD59811DDC5138AA2DC73B186BF1444B519CD6B16CF3DE0F4A5D14F7F869A38CF789F3FC8A577314BCF66955E9BF85728E526C865FA95E9F045F8FCF13AB6C45D14E8D2F695E79F0FDDE206EE1032093705750FD4CFDDAE7F8045F8C7E144BB2636451DDC5D0D8EAA7DB3B1493B877F31C6195DAB0E9A27DE0A3D947B29A8E97F7DED650CFD6FEFB2BF7ACD18A5169C9553F4BBA6530ECDEB77312D1177FCFF8933FC88C7BF7DCBFA8F6F997C307C740F9F11FFF61952307843418A53B3E6FDBE673FAD6E5FCD181D0B465EB6161AEF0FAFFEE090EF7FE6AB637D823FF7A12BA56DF7711B15AEA5FC64FDC351C43AAE6EF66D51EED6D0653FBD907373E87C9FB9F64D05C34BD5D13BD273D1475EED13B39327F1B6EF8D97778B441E59CBBB058143968DFA155AFDD7CC8E841E61211A47E766258E54A60FEECDE786A5E0C06857B0165E6E783B24CCEC67F9D74EF2211BDBD7A66405871FE7E590D39A09155329A5F75696DE7F1E1E695795A2DD1C87BF6D7A76DBC7F893DC5DA1F3B7DD317E6463EEF3E37EBE933F2E9B3EF59B5E5C8C72DDE6787EAB82C5F5B5A779A5FD5B93A84F7896AB29C01F7F3E47C6ED4F7C6882397A9DCDFDF5987F6653AFD3D3A7EDDDA309C2ABD1A137FD965AA75F664D479BB8AFE6D90FF1C104A1334C3C2A1D8E95E65EAD179F850EFB067D127E232CFAF64D047C9081DB0A472F8564BB5A8157757882370B0B69CA831A76D0AC0B6A70035D828F301FD04D685D0E3FCD05BCF9969C39EDFBF4A2A1CBB51B343CDAB68E2F0FBE12BCEEAF41456D647B22756A5F33956A45D07376BE37F120B3A36B95DFDEF630B3E89FBA6C158FE0B44238C1F0D9364BE027C868E1D8B58E439141FF91EF734129B0D78A468B9FD45FB779BFB965CAE040E751CB6897FB66ADBAF6A74EEE2DC9680B1DD6D5ACE5E40D1BD50F4B346537604011C11B30DA364E5C7487AF2306C0D65204F9031C201A967EA8D370E1642FB2E35A78A602C725356D6EA8575377E1561FD94EC7A182FE97A2FC71A3E0DEA133481AE6A829DBAD72CA070A70045B88AE0AE0E93B3179F6235719C3F395BA0B4AE12DC242A86A244645EE432BE2F46791DC77AA333AF351669D417C184DF1930EF7C7F78986C0ACD819F7008F86F03262A3703E700E15FD42910AD123FA1D679CA92E45E33B7C5272AFE15BCA9D0A0B8AD3357869079F7851FDB538F4371FE77FC64F38C42B3603BC84B1BE7B87B777423286E7EBDC3FDF1013517B6687F3A2774C3F4D32001F03E98E8E1C28D843CE11BF339D0676407F646270BEE75EE01B3AEA53AD4FAC6C1231E2F9C5F7F35B9DB9CD5D9339A257FE00CFE91A526AF4755B91A0A20B8B2C3EFB954F1DA10C151201FC2538DF0E8E8980F5A935F19FF84217879E4B92322BA5EFB7C6671770CC9BD0ED96826B7248D2443BD76549EB4B4FA19FE265563A5560A2809FDD426DD7BB55EA8A3845DECD45527C43DF5FD723D5F0A94903BCC24BAB7A068FE0C073DE22A9E36B0D9C06CA5187FEFD02FFBA23993FB4339DF4C2A459A7AE1E99461C6E5633B62B99C94ED1CAAC7EDCA77A42BE396AE94339D4876303F8074513EE90E404DAB5366C405D0C129A899E90C8CCCC14FF427594346E20D185A2EED2DFF91F98EA43226835EE9F34BED06625643E13E74AA6F5DEE7895991A3FEFE05CC27E85D3FEA983AC43F5032BDA167FE28FA50356C8018FEB80BF4CFC08FCEF07B84F3148990FB3152C29D3DE589FA40A80B17B54592DFA4BEF203B3E5AE1CE0E2A325B29528D4AF599B23FCC0A322E043F91FBC4CA7FA7D51C86FEE3870031C289329ED774DCFCB7A9DB6F5E820AF2611C4501F8B37DC97E17D0FB5F65148CA0ED0046216E7151FFB35F1CC4BBD4A09E20025EE079CA4D7CAB3E703892A77E99BF0872F4AC24E31F121FAB0A4526CC02F9706FC519C98AC1DBC4667B735339FF228EA8694875E7E2B1D9E3282FF566C257D733E207F98CD14D9CA19E48770FF32D377A7E3EE4ECA26C0E5253F0DAF5970F314CE3F9DE3B06EDB22AE7C29D34EF8E039C7EB0CBD991A7F7819B349132FCA7A8CC09784FC0CF83ED30747E08BFCB6536EB081C394E7BE457EB60278449F55D781F89CF05E38F8C23E94C0CF1ABF5F1709EADD61D6D3999589DB5A33423F1B1E819158AE87A4887D9C67E89AE436E2F726BCD2D4E7D6C12DA8A099C0DFC4475D460301CF73E95869E3168F35B0A6E04BF091746DD1E81CF9075F3907BE79E265A5681F829F54DED90EB38418F82B50C72FCD8ACA260E91159B6894A9E81DE61FF0D97AD8153DE21BA39E47B6D2C71F3EF9B84F17E2BE76061C77B5C32CC7512DC08486CC8D9E7CD5EA434773ADAF9DF0FC35E6751271D715B83C7303EA93836FC1AEFA0A5B84B99CC404470DEF945CC0B7E711F7D3E05BEFC9B7A8BF0CC4A91351614ED6E13FCBFD548FDF7C779EF87642ED532F50AFC0E315E72B30FBF094E4C01FFF532FB8BFB9604488BE7551E2FBD2AC78573CF58EF4E4DDD41881DF053E3F48E0FD939C80E6882BFC8B9ECE2FB53F475F8BFA14ADF0D38DF4DB0BE6844FBE876EE02E06320D6AE848642E5D41EF30DF3ADF09F5061E78AFE00331E754C5890367D01565CFBFE32F514B23FAF0A200BE9BC469E4F701BE9DE2974C7C3DF1EDA497C227E40FF987779DF00BBE7FC853DBA2DBBAD38A2D15F05274C02F9910FA37D5373509F2AFEFCBE9F3DC596D1257605657206ECBDCF3C60AFD2A8D6E463E79980B48BB661934FE433BB077CF3E353A6E68F8ABF46C227B784AE690EFBB87DA1BA17F2FE0CDE2502256E02BA1790C0EFC09107E800F92BD2FD666961607E97C626DC79D1AE1C334F86D49475634CC7E14475E035F13DF6915CF47F895AE99F8B203AF3393486403E7C92B3235FACA4D8DD902FC82078414C29BDF0E2BD3226EB5492E61C3B2077E1F7CE542E0675B801F45D96AF253E42D4255DC10E754E2594BDC17FC36BCD7F04FD4A1975E4545E32CEACA12F81AA2659242DD6E98AD8049D2A53E46BA60D0BBD242EF68FEF40D740607B7E0FB016310F0B4BABE00D3BAE9DB54F6E196FAECB6D38B0E3D4CA8CA21D1FD06BA9496E04BF8050BBD7FEAB50466412598A21274280905F0F88A33763CBE4C73971DFC5B027D2D14FC8F7282631E84E7031F4CC4F0F83BF894250EB9055F8EA25FB498EB009F622B03D4E7C43F6A00FEE11761E7A017127EE0137E2D6982F8B1671134EA5BAF90CF4FCC1F10BF01FC686FE01BE82FFC1B3C1C66DDE0B6B0A2939559D056989F18F0F7BA59A35EE2B0420F57400FAB7D4CD057E6532C3EE0CC3E8123E0F3D7AD18113FA25896C6803F1EF01B1A3EEBBD5E479D1A618C1425167C00BD69D13F2D25F451F8F6E38079824EFE7A0067F5A10BCBA2676FF0EBA6EAEF6741D5D8E0FD26E12F145BF4A7F16D27C52BEA54A823EFF63A7BC0DFEEC8A350C36F1CA057C5316D715E51E9ABC6DCAB447C9548EEC2289EEE3DF79129E04B851CF89BFC5759B8A8CEE26A84DF065ECE37CCA96BF46F77033F97B9FC5EC09F64C9ED06FE807E99521EF91BF0BE861E190EC5E39277591C7E026F98436DEEFB78708D5ECC906FF80751A1EEB5207C9451B2FF8357A86435F94F56DD741FC2C9B4F07798A1FE8FBF0BF079FABFF9BBF62C19FCE909FEEF8F3F878C67208DFF933F4F424DE30FDF24FEE40FE18B52029ED644E809BEFB0F93AD08FE183A037F03BCFDF1A77FFC31FC4AFB49B8DF9E989AF8FA0FDF8BFFE17B7C9FA0F782E0D39CC03C1FF8BDFDC3FDEBC9BFEC03067D0ED14FE7A33A4E7A39F947D46B29E0472EF0F7DDAD8E53F021BD900EEB1AFE967A9C3F1EA033B6D009AD318FFCF6D7CCECF03BE813E13F28C59FC9DFA40C7E46342A4CA7FE803AEF0EFC98ECC834F8950E1A3CD55F35EA01F3E6A7BFA626B6127C0F4388B3B989AF4D0D4C69C273A443CDAD7801FF8B56077CEBEC4703FE02DFC413DFE0EC1FF06F2813B3C4CCE322C896F09F056ABDD5A7A1C6AE0BD36EECAA663F82CAD91BFCC9C5C4F06FFAAF51F6BE80DFB914A7B6C8BC01E7815F4E5266465456DC3DA09D5BD4177655D86FA83084DF3853175EF2638AFA12570D3FD904F4B12B319399E10CF1DE2F88EB7AE6B01B3373F815ECD8E0BB4FA9838EFD449F5F2BF0C701BDDCA417956475813EB0467F89F8D6BABFD7143082772A854B07D4FB4D275C2967DE1A6D83CA472FC9D0B3AD5BD594F9AD3A0DCBA2CFEF9800818FA19F4FBFC113F417939FBE4A8FD0DF406F9FEF9B544EFEBC0BD9DFFD79F70FFE1CF1039F5FD04F616E9BD6E0B3677F85C02AE834FC91404CC1533D74BCF78F8D3239EA10F531BC60962285AB6E52B5057403FE38CAB232BA3CFB97FFB53F668C8270EABF51DFA9443CCFD027E83F072719015CDD8D469F4096A13FED6AE92AE94DFE30BEC30F68F83D0FFDE01CFDCBA54E1C65A71F01FC93DEC3D3EB133C37765EF0CB3538FD53F50E73F8F30DF80E852FDED16FEFE0C7D1BFC36F07299C042A63FC359AF5001FE1C21DA56FE0ACAFAA13057C74559CDC2EC31616BABE9DF40A7319EC697E4DFDD0AD467F855EE608BDC22C54ECF6B1FF52C7F7371D1B297BF49F5E58ED19D305FC1250A531D302F7B94AAF7E7C9AD26DEB04333DF4B3F09701A6CF7EC60C76AD29F45D4CF38C14FD66292407D799417AD91DBAA6108F0CBE71A6FB816CBC50F598F283FCE1CBCE32F0FDB5E87D7370E68CF7D35ADD5745EF703FFAC06E52176E58611E92A23E510F99DFA09EC16F473183374BFCAE4E50C77ADA1B0EEF063B42EC364BAE07A7BC2E28F475277D2B8B92A7D86D4E7C7639E8CD039B559C57DD30ABFBAA89369841D6F017EFE08B8BEDD3E1F9797D9FFAD9A5F573C499A6DDEF0BFCE9057BA64DB3B6A8EDE9F7E1711C7DC80E24DB8589EA9EFA72C5EE79DA9DDEAA7EF247B4C1DEC4800FCFD5984207BE77C775BF98CBD360322F9C76C5BB838B7DCC6831EBC3FDA73D8CBE7F4EBB57DC2F51F83EE231ED4D761976D33BB85BF8F4EF782BFFE5CFCCF7FBFBBE821FC7EFE1FD986FB1DBBE36C9F03CAF2C87EFBDD2148F2E0DAB635A64D48DAA1BEAFC791F7F87FB4B8E7E0AF316F82F3B6FE2FBD5242DF63EE46BB909F7498A1DCB30CD947FFFBEA8E0A75B7CFE45A31599F64CC8C7CF1A8A2F7BE00CFD462EE15F92EBB4FB8EA0BF9FE2C8701F75C37CAAE0CABD37B376CADF0BF64A9D45FEA00B46B3F432E507B395173D7D7FDA8B9D0642BF3CCDB09F9FFFBDCB2EA7F95776FC93CF187AB048EBD20ED5F87B0F36D53FFCA989E9527B785E00138D9D3DE64C687A9FFD5D57C4C3B9EAC35DCD108F13F8F7485BCCA552DEB977C4F33953FF1DDFE79EAEEEBC117DCEE4273EFF497EA65D3AF2BD09ED74BFC091704682EFC117EAF68DD7F3CD005F4DFC7C5F601EE7E3BCD8A6BB127C817C9DC3D7FEEA1B9D5E0EA5FD3CA8C5279F0DE08316BDC1DEAF30536992168537244D77E5F56819B05EEBEE57A84BE3E8887CC57E2BD45FE8C37DEF80B902F7EC68FA762BFD14B36E4C48B01B691E9E7F48DC4A13BFD632129B93873967F88579665F6BDE3EE79A4E20EF6AFA771FD821D37F513CF989C50ABB46F873F5F6BA4C3F9B99180C780B3359CC4D43B0B08BA7F9A8E931BF39AA200BF22B5FD9E36EE979BC8FFD57D9CD317FB9F2B16DF177906142928DEE6DDA0FEF03ECA77B78E58461CAB279C9E43EE0637ECF56E09BF1C72D5BDEDE30D77CE073D3CCF56573DC7C66CB74F19FEB5FFFB5FBFAABFDBA25178E3DD4F98EB4BEFE4DBC9E67D72EFDC088627CBDFFFAB4C1C6EB30BD6C46F61FED8C7F9CD6580C6DDBCF97B7FF78BBBDFC7865BFFEF6F6A28EDD67B48AE472F5E3BF012FE6B3FF', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b04e67930873158b926a6dd8dfcc73a9b58e68f401806b53fe665cb5a186a02d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '82abbd211d190a3fa963c2a18ffc61c37353a6639e20719b65b6744aced00ec5', 'notification', X'01000023496805AD5A6D77A33C92FD453B07B0C93CFE186C848D83DC08A904FA0696A7B11136899DF8E5D7EFC5E97E6676CFEE9999B3FB21A7DB312F52D5AD7B6F95B2BBA76D936CF79B7DCAD463E5F3FDEABC3AFEF4ABFBEA45DF535E28B7A0E5B0C83DD655DA46D673F35CDB94E8E747E3CCBD3918527DDAAE83E9343B745F75F9FAB553E2B6F623CA4BBB30BE4B8B605617E5F09EC584FBFD896682C9D88F6ACF461911CBFB96E7BE4DCCA45D8998B5796F37D4A551E3F92C8BCDA4F2F89C12B1DC94AE565EAA2ADADE329D2EC521DA679E9B4A2522ABD2A374669E2B9F178728B1015FE44E74E2E142EDC6FB599949B6175E75AD0E3C353E2FB98C6A1D0F9E76B6D83257A9FE960A15CE0B455A30F6827D26F6114DA427A25DECC7A2B41CEB9BE07DF34AD968B3745C301A3F33EC4B61BFBFBE375FD66F9550379EEBCB32978C844A4F52F152F4765AC422AA7EAF57CFB890FF7CBDE3FBF392E6C60B75DE312ED5E92A8EF690231E26DE863B1A24F6DBD223BE559D4DB264F528B4A586CC3BF677B68118E3D152207CC4CF6F3AC7A81362D7A5B55429175E1A6E959552E621F6CD84C7177F7E2E2D2BE2F85A2836CFDD70CADDEADAC46DAA3B766B98A9ACD77E6EE2D9BDD0FE5D2ED52493E9E72EF923D82D23C799CB72C4C674A1D92E599FC53C93DD75C225251BD6AE0DCBBF84B2A6702AE06A1A18B21BDCF3B1EB7CB2C9F059C7B3F72A18E6882FB0F3C44B873CB07C3F9B28C579AED84424D608668A8C4591523FBF101F813C1D8D623C3F44CFF89B581C1559AC9F9D242107F34B5B07E65C308BD8B993F2D923EBDA18717AC9832132DD134F2B050C0AE49F023B578A2D6D71F62433D36261EE54F21FF5D27A5997DDB49E3D140D11C54C00BF5F5BDD7ED46A1B665DF881CF8F1C782E9489B0AE377C3E3EBFEF66B92286BCDA4DD3E1DFFE12D5DD2A7C7B5437A9874876C36736892EF54285B9B2A195A2DF26ED5D96916812739247FB4376ECA8D56599913B365EFA5E1C281749DAD2914F4DAFA6DB43CA557C9D2207F30DB5F73AF67DE1CDAA5CA93B69DFEDCA95AF12A6AD8B1EEB899BE6C4F096DBAD5EB2300B6C924FA83001CB0B6FEA69E636BAF3BE6A65CEC645EFF4505FB9F466ABFD752F954BF3208D738F2376F6883DA5C8C3B1204AB2C02CB7B1A832C6E676694A950C7CCBF8E2EDC196597F7B58E72679000CA8CB97EEDC4B7D88D8584BD637FFCF35748973EDFF430DFDFCD76A48BAC0C47C0E4E9079674416FB9342A507D9F96027CB91F36F0EF2C61AB5659DD87CCC5FA6C6CF2D38E1C91123F721C78C83B7A6F964888A6F8CCD73722AD7B793567E61278890EF62724C149E98CB2E3D14C032495ED89E5F08358D987986D969FDCD89E3FB27F2BB06845222CE03F093D746C6570F7534878608F7A7679B887297B44F4E04C79DAD164B3ABA3DF9E6A342B5650C1C024E00C7264A461CB5F00E3CCC4DC06F757279977E24B0EFB9F1E96E5016B97247D9BB08D7BC68B27BF188044DA27936D95E733DBB02975FDBE2F2FEE6479D91ECA53E1A56F86CBD4918DF2A5799D85DB83A4FE4032BBB5FA0012CDE2E22B551B30E713ACBE4E787B8CF3E65695FD46470442E225F38DDA513A37DD42CFDE01373B7C7682962D312CBA658E38F9ACC875DB6A6D0E905B84BB8777BA997646C377345303811AFEEE0BC5478F16D647AEBD1FC6D62B1373FD22A8DCCA15D604FC897406D09AD0E518ECFAB372F05BF88C878B4946A75FD757F8C5894A86FC4C3FAEB87C8E8D8AEF831A5AD373BD9497ECF1FCC34132EC097C8B379E2AF609C83F7E29C502B8EAD956FA7EB89F8E207C3B64A1488BDCCFCEC46641772E1CE1C9AA1A019CD849DEAC02D3732DDD45E7A1CF3813C2439D655E0B3797E3FFC50ECC98113798CC039E925D70303F6BFB29865CD64E0BCA46B31694B2DABBB4CDCA358F072DB8B892887982BFF532EBAD01E8DAC939BB7F668A516D957A57E7E149A3C7168075BCC562A66789E016751943996E8EE36D1E509AC611E5CA77573B455E35AA0DF4DB4DB3EF09E36F766D3B5677231B1EFDB40DCB88EEF951BEE799906F582E778560B5C7E61CFF96E0E2FD2F969A1782662E8B94E7F188F8DB5871C3832C7D6DF4916481FF9F49C5778F607693E69EEB364435558A870623D8E1CBAB7C61FD25D0FCD845E004F9A62CAA4621FCF1C2A9A831717E499E32E6EC111C0FCB7CE7E49A5FE394794ED1B78FDF2DBB748E5AFFE05DF7224ED85B6872EFF63CDC15F555EC8A1691349DFBE63E4C2D17750D01E55ECBFC34F8C9F47CE197DC7C839F89CB65219DAC5FC2557C3EFF51B70C3B9668EABA39D08702C74121C011EECC27FCA1192F8D17AC3770D40A7503761DEF315FC01657E1A54814FE0987BB3141D4DDAD3D387008BC5D1EC339F1DC121CCF829C94EF082B909626F8AF84F8E1F6BCC88EEEC094551EEB958C35F0AA2DA3CCC5B164F3DE0F4A5D14F7F869A384D789FDFC9A53731494F66915E9AF86728E52AC865FA95E9F045F8FCFEF66889BB28D0A5ED2BCF3FEDBAD915DC216412AE0AEAEEA89F9B5DBE8245F8C7EE489B2636451DDC5C0D8EAA7DB3B2493B857F31C6195DAB0E9A27F6851ECAAD14D4F43FBFB63286FEB737D95FBCE611A5169C9553F4ABA6530ECDEB3731CD1177FC7EE40C3FE2F12FDFB2FCED5B461F0C1FDDC367C4BF7C86140CDE5090E2D42C79BFEDD90FABDB37F3880E05232F5B0A8DEF87377F70C8F7FFE4AB637D843FF7A12BA56DB7711B15AEA5FC68FDDD41C43AAEAE763F2B374BE8B29F9EC9B92974BECF5CBB57C1F05275F48EF49CF58157DBC46CE451ECB7BDF1F26E96C8036B79372370C8BC513F43ABFF98D807A1479889C6D1A959880395E99D7BD3A961293830DA14AC85971BF6BB8499ED24FFDA483E648FF6AD2959C1E1C77939E4B46442C5544AE9EDCBD2FBCBEE9E765529DAD561F8EBAA67D76D8C9FE4E60A9DEF3787F89E3D729F1FB6D38D7C3DAFFAD46F7A7136CA75ABC3695F05B3CB5B4FD34AFBD726519FF02C1753803F7E5F47C66D8F7C6882297A9DD5EDED907F6663AFD3D3A7EDDDBD09C28BD1A1373E4B2DD32FB3A4834DDC57F3EC87F86082D01926EE950E1F95E65EAD679F850EFB067D129E11167DBB17011F64E0D6C2D14B21D9A656E0551D1EE1CDC2429A72A7860D34EB8C1A5C4197E023CC0774135A97C34F73016FBE26678EDB3E3D6BE872ED060D8FB6AEE3F39D2F04AFFB4B50511BD99E481DDBB74CA55A11F49C9D6E4D3CC8ECE05AE5B7D72DCC2CFAA72E5BC40F705A219C60B8B6CD12F809325A3876A9E35064D07FE4FB54500AECB5A2D1E207F59775DEAFAE993258D0E9A165B4C97DB3545DFB4327B79664B4860EEB6AD272F28695EA87399AB22B30A088E00D18AD1B27CEBAC3ED8801B03517417E07078886A51FEA389C39D9B3ECB8169EA9C071494DAB2BEAD5D45DB8D607B6D171A8A0FFA5285FAF14DC3A740649C31C3565BB564EF9400196600BD155013C7D2746CF7EE02A6378BF52374129BC455808553D885191FBD08A38FD5124B78DEA8CCE7C945967101F4663FCA4C3FE713FD11098053B611FE0D1105E46AC14D607CEA1A29F2952217A44BFE38C33D5A5687C874F4A6E357C4BB951614171BA042F6DE013CFAABF14BBFEEA63FDCFF8098778C566809730D677EFF0F64E48C6F07E9DFBA72B62226ACF6CB05EF48EE9A74906E06320DDD18103055BC839E277A2E3C076E88F4C0CCEF7DC0B7C43477DAAF591954D221E787FF1FDFE56676E75D3640EE8953FC073BA86941A7D595724A8E8C2228B4F7EE5534728438544007F09D6B7816322607D6C4DFC27BED0C5A1E792A4CC42E9DBB5F1D9191CB317BA5D53704976499A68E7BA2C697DE929F453BCCC4AA70A4C14F0D835D476B959A4AE8853E4DD9C25C557F4FD75FDA01A3E356980577869554FE0111C78CE9B25757CA981D34039EAD0BF9FE15F3724F3BB76A6935E9834CBD4D50FA61187ABD58C6D4A66B263B4308BD7DB584FC837472D7D2887FA706C00FFA068C20D929C40BB96860DA88B414233D11312998919E35FA88E92C60D24BA50D45DFA2BFF03537D4804ADC6FE93C617DA2C84CC27E254C9B4DEFA3C310B72D4DFBE80F904BDEB471D5387F8074AA657F4CC1F451FAA860D10C3D79B40FF0CFCE80CCF23ACA74884DC3E2225DCC9539EA87784BA70515B24F955EA0BDF315B6ECA012E3E9A235B8942FD9AA539C00FDC2B023E94FFC1CB74ACDF1785FCE68E0337C0813299D27ED7F4BCAC97695B3F1CE4D5248218EA63B6C77E19BEF7506B1F85A46C074D2066B15EF1B15D12CFBCD4AB94200E50627FC0497AA93C7BDA91A87297EE853F7C5112768A890FD187259562057E3937E08FE2C864EDE0353ABBAE99F994075137A43CF4F26BE9F09607F86FC116D237A71DF287D94C912D9C417E08FB2F337D733AEE6EA46C025C9EF3E3F09605574F61FDE33A76CBB62DE2CA9732ED840F9E73BCCED09BA9C7AB97319B34F1ACAC1F11F892909F01F733BD7304BEC8AF1BE5061B384C796E6BE4672D8047F459751D88CF11EF85832FEC4309FC2CF1FCBA4850EF0EB39ECE2C4CDCD69A11FAD9F0008CC472392445EC633D43D724D7079E37E295C63EB70EAE4105CD04FE463EEA321A08789E4AC74A1BB778AD8135055F828FA46B8B46E7C83FF8CA39F0CD132F0B45DB10FCA4F2CE769825C4C05F813A7E691654367188ACD844A34C45EF30FF80CFD6C3A6E811DF18F5FC600B7D78F5C9C77EBA10FBB513E0B8AB1D66398E6A01263464AEF4E4AB56EF3A9A6A7DE984E72F31AF9388BBAEC0E5991B509F1C7C0B76D517D822CCE52426386A78A7E40CBE3D3DB03F0DBEF59E7C8BFACB409C3A1115E6641DFE5B6EC77AFCE6BBD3C8B7236A9F7A817A051E2F585F81D987A72407FEF8EF7AC1FECD192342F4ADB312F74BB3E05DF1D43BD2A377538F08FC2E70FD2081F74F72029A232EF02F7A5CBFD4FE147D2DEA53B4C24F57D26FCF98133EF91EBA81BD18C834A8A12391B97401BDC37CEB7423D41B78E0BD820FC49C5315470E9C4157943DFD8ABF442D3DD0871705F0DD244E23BF77F0ED18BF64E4EB916F47BD143E217FC83FBCEB885FF0FD5D1EDB16DDD68D166CAE8097A2037EC984D0BFB1BEA949907F7D9B8FD77367B5495C81595D81B8CD73CF7B54E857E9E126E49387B980B44B9641E33FB4037BF7EC53A3E38686BF49CF26B287A7640EF9BE79A8BD07F4EF05BC59EC4AC40A7C25348FC1813F00C20FF041B2F5C5D24CD262279D4FACEDB8530FF8300D7E9BD381150DB31FC581D7C0D7C8775AC5D307FC4AD78C7CD981D7994924B281F5E415991A7DE5AAC66C017EC103420AE14DAFBB856911B7DA24E7B061D91DCF075FB910F85917E04751B69AFC14798B501557C4399578D71CFB05BF0DEF35FC1375E8A51751D1388BBAB204BE866899A450D72B662B609274AE0F912E18F4AEB4D03B9A3E7D039DC0C12DF87EC018043CAD2E2FC0B46EFA36957DB8A63EBB6EF4AC430F13AA724874BF822EA525F8127EC142EF9F7A2D81595009A6A8041D4A42013CBE618D1D8FCFE3DC6503FF96405F0B05FFA39CE09807E1FDC00713313CFE063E658E45AEC1970FD1CF5ACC75804FB19601EA73E41F3500FFF08BB073D00B093FF009BF9634417CDFB2081AF5AD57C8E727E60F88DF007EB457F00DF417FE0D1E0EB36E705B58D1D1CA2C682BCC4F0CF87BD92C512F7158A1872BA087D53626E82BF329161F70669FC011F0F9F35A3C103FA25896C6803FEEF01B1A3EEBBD5E469D7AC018294A2CF8007AD3A27F9A4BE8A3F0EDC70EF3049DFC7107CEEA5D179645CFF6F0EBA6EA6F2741D5A3C1F74DC25F28B6E84FE3EB468A37D4A95007DE6D757687BFDD9047A186DFD841AF8A43DA62BDA2D2178DB95789F82A91DC84513CDD7AEE2353C0970A39F037FAAFB270519DC5D5037E1B78395D31A7AED1BFDD0CFC5CE6F25B017F9225D72BF803FA654A79E07BE07D093D321C8AC725EFB238FC04DE30875ADDB6F1E01A3D9B20DFF00FA242DD6B41B89451B2FD8D57A86435FA4F565D751FC2C9B4F07798A1FEDDDF05B89EFE3D7FD79E24833F3DC2FFFDF6E790F10CA4F16FF9F324D4F478F54DE28FFE10BE2825E06949849EE0BBFF30D982E08FA133F037C0DB6F7FFADB1FC3AFB49F84FD6D89A991AF7FF3BDF83BDFE37E82DE0B824F7302F37CE0F7FA0FFBAF47FFB20D18F439443F9D3FD461D4CBD13FA25E4B013F7286BFEFAE759C820FE9857458D7F0B7D463FDF1009DB1854E688979E4B7BF666683E7A04F84FFA0143FA3BF4919FC8C6854988EFD0175DE0DF831D98169F02BED3478AABF68D403E6CD4F7F4D4D6C25F81E86106B73235F9B1A98D284F748879A5BF002FE17AD0EF8D6D98F06FC05BE8947BEC1DA3FE0DF5026668E99C759902DE13F0BD47AAB8F438DB32E4CBB715635790D2A67AFF0276713C3BFE93F1EB2F705FCCEB938B645E60D580FFC729232F34065C5DD1DDAB9467DE1AC0AE71B2A0CE1374ED485E7FC90A2BEC445C34F36017D6C4ACC64265843BCF50BE2BA9E389C8D9929FC0ACED8E0BB8FA9838EFD409F5F2BF0C70EBDDCA817956475813EB0467F89F8D6BABFD5143082772A854B07D4FB55275C2967F68DB641E5A39764E8D996AD6ACAFC5A1D8779D1E7374C80C0C7D0CFA7DFE009FA8BD14F5FA447E86FA0B7CFEF4D2A477FDE85EC4F7FDEFD833F47FCC0E767F45398DBA635F8ECD95F21B00A3A0D7F241053F0540F1DEFFD43A34C8E3A447D0C2F98A548E1AAAB546D01DD803F8EB2AC8CCECFFEE57FED8F19A3201CFB6FD4772A11CF13F409FACFC14946005737A3D1279065E84FBB5ABA4A7AA33F8C6FF0031A7ECF433F3845FF72AE1347D9F135807FD25B787A7D84E7C69917FC720D4EFF54BDC31CFE7405BE43E18B77F4DB1BF871F4EFF0DB410A2781CA78FC7C98E5001FE1C20DA57B70D657D589023EBA2A8E6E93E11416BABE1EF50A73199CD3FC1CFBA16B8DFE0ABDCC017A8559A8D86C63FFA58E6F7B1D1B297BF49F5E586D19D305FC1250A531D302F7B94A2F5E3F4DE9D67582991EFA59F8CB00D3673F630667AD29F45D8CF38C14FD66292407D799417AD90DBAA6108F0CBE71A2FB816C3C53F523E53BF9EACBCE32F0FDA5E87DB373E684EFD35ADD1645EFB03FFAC0D9A42EDCB0C03C24457DA21E32BF413D83DF0E62026F96F85D9DA08EF5786E38BC1B9C11E26CB3E47A70CAEB82425F36D2B7B228798AB3CD91CFCE3BBDBAE36415EB5557CCEABE6AA215669035FCC53BF8E26CFB74785EAF6F633F3BB77E8E38D378F6FB027F7AC639D3AA595AD4F6F87C781C471FB203C97661A2BAA7BE5C70F63C9E9D5EAB7EF447B4C2B989011F9EAA470A1DF83E3BAEFBD9541E079379E17856BCD9B9D8C78C16B33EEC7F3C87D1B7CFF1EC15FB4B14EE473CC673934D86B3E90DDC2D7CFA77BC95FFF27BE6FB7DBFAFE0C7F13C7C1FF335CEB62F4D323CD72BCBE1FB5C698C479786D5212D32EA1EAA1BEAFCB91F7F83FD4B8E7E0AF316F82F3B6DE2DBC5242DCE7DC8D772156E9314672CC33853FEF57C51C14FB7B8FE45A31519CF99908F1F35145FF6C019FA8D5CC2BF2497F1EC3B82FE7E8A03C37ED415F3A9822BF7DE4CDA317F387B6F6BEBBA3BCEBC7036ED7CE8CBF39C09F9E75052F8E08138F00A9FFCE3798EA5F8A4D638E73AA47BE01133E567FECE458F528C8197DEA5BCF317E8DF0EF04B9FC8C738D718FF16E03B1E240EB80FCF137C07DF8A7A18E3F37DFDF7CC5A37783EE2DD7DC7E7B229487CE3A39B8E7F1BB0469FFE39CEB01B97AE31C7C2FBDC3BCEE8F1BCF80E2D18FDC6E7FF257F59C22FE24858E79FF8FC6FFB73E71CF0A8BD51BFCC4674CF7EB5C3FC0AE728CFF57CC8717DDDF4063D496AFC2D04F2D3AB22F481E9D30667CF525701E62D7FE38CDE7068EB236EACF6ABB03ED21EE7E8E8635653FCF8E6EE4F1AD75DB3DE42072CE6EBD4E6872A9014A93769079EDCEE38277A816FFBCA4BBED72C7DCB700E2F162966F5CED97B3A7B9BA79FCD440C061C87F92D66ACA1DA95917BCE52A1F7F065F17846DCF433CC4DCD5005EC393F1D0DBA98637E7A8042001F06EF7D43FF9C25F9057A79E0772F841E746FD2B92AE07D2573CC7EDBBE1AE7BA98E53E67B2B1686DA2C6F9F004B3617FB3C87CFEC07E1698111FFFCBCCF7FE7678DDFF2DFF4B3CD92E9AFFB04A7C36EEFED7627DFC7930CDEB5FFF68721D5576307632FCA07C96ED0FE2F5B6FFFA307EF5B5D8B1FB97C75F5475885EEDDF3E5F1ECDCBED8FE1ADDF30FF8F419794FF279DFFCD5F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b04e67930873158b926a6dd8dfcc73a9b58e68f401806b53fe665cb5a186a02d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '6783d610c0e734dd938d4671d33926a8fc44fb0f8526e911e4db4e20d0760e04', 'app_receipt', X'0100000F6D480DCD977B3C94691BC7E779668C308CC3648C7598A49CA77B1C224A4E8B36A71C722E1313729E102B62CA944DD6AE9043A1C320147208390CB6939CA548B52CABB3DE4A44F23E8FF6B3AFDDD7EE7EDECF67DFCFFBCECC1F733DBFFBBA9FEBBAAFEBFBDCF703D8447FBC802AC79233230CF1C3F96CA21B601377C21044270261BC8017C71262627130C487016C38F35F43A17C367C0CC7868FD0D9703C9083A155880F4E5292A409347534C0460DFA464700F481A63E006E400411511D0FE3B665C07D40188684509B0FC6F2FF34030830848EC0E16018D30D446188885AAB60BCE51DF382307ED41DB9B8E4AEB9866801105F0A6A6361088B3A0B2E394BC2DA6AE8CCC86F6966F8D47D804C840C8270FC043E3A4D9BA689EA124B3A014BA7012005434872104EF4685E7C30886ED232BBF6F68C81DFE8009086211855C409A2DE21413466142328349049F3650431D17491BBFE71BA2418C2A03A812068C70AF189F00EF70F0946BDC47FF5A26B69003D0D407704BAC80A2D2D920CB2CAA84E62F5C8C916B9509ED947456739D8A41C3AE5C68D036C74C5C4509D8D1427E11392378CBF80DA68824001B1B8A84521907F1F2F2D223830C43B004909C617A263C408444D2DF0CB87AEB95167139047B42254FBF7127E8E0E752EFE13E78B7FE68CC65A820E4062C520E583F1A5A8054B6296D2B8FC1BA97CB954F1AB84CE51BBDC52428A8BCC08C1D87CB6E0226063AF01367C3E1FB9050C939CEB0FD9708BF9A3E64FAEBA7BE5CCE26BAD40E741B4A17F6975480869684FBA1010C0639D707809D8C5852E03A451439020611C1A4A75080F6131A90EFE4111810CE42F1D001AAA62094A2BA8D46DC1E14C5610D3C79F11CEA49A1A53ED1D8C01952C0CF4001DF92E7DDCA4889A40072CBBF0770660CFF466FA87862301FB06FB07FB2E05C0861496A78C308C654344046404183604619EB4902CA38C2723363E6FA60E1CD97A466CF2806C4E9BFE75EBE20E4ADCEE0210DDD35973D19B44A4269FE41BF7B22AAF51EADEE9FA6347F078FA37B52A47D3886B4B6F48E2ACC7B937473F080CED49B53B729231184BE94E18E36E68B77AF471ED37CE578DF9BE5C3716C763FB613CBA9E7EBAD3B498D3BAF3B54C999949B52EB9DF012F93D953F478AF9FE2667A4AE4095A4B5CAA76B1A0DB6ED033A269ABB45F993CC7D7CCAD0E96E3BBB0B62FA233E1DBD03BF9DB698727E4F8AFDFAFFD31CCA7694DE5B0B4A2CC944D8251A4EFBE17536106F9BB79EFA5EF5C1DEED8977A2F54E798BE3A1F64DF1235C4B3F1311366595C669CCFFBA14A25DDA2E374D878EF1E76128C8530D03916080504A4B4B21210B48883010688A01611B5907EE58F07B2A82D8293C491B8BE34AB227887E7D386ECF7FD0ADA4A01BD1DD3401E95D7E2A480643C2904D7169853EBDAB103AF6C9083AF961B73EAC20251BCE052DB79FBE08590A6473AEFB78D885405C2506D6D0428A3C7D212BA308DBA9521B3BE45865726E81C792ED543BB2C3C75B88E5D49A2BC4E202B84FA290F19D4BCDA20633994A0E2A231A44AD0963E42E9EA4F6F5D4839308EC7A4CEE4111F37AB727D599BF6BA4C247B39714E9792ECBA3DD513E927D71566D98E5E082C9DB4F7227FF96DA54A89049CE4195D758D1213A21E329BD1ADEBBBFDCD259DEF2467D3EDFC4FED5F3BF89DB67A85646D1FDD8A21189F3D62C399EF4CE660F8FBBA758F9E4F792F11CE7BB5609A810B8BDFBB18EA75D3AEBB86D6DC61D18269ACB860BDE500B66D97BEEBA8C71662B443ACA9D14D53FCCEBAB1ACCC9FDFD476DE39CAE6441FA0A5F5BEE7B7926DFF6822F57293FA743FC26F03C2EFB9CFFCAEC61C8DDF7635BE28728A942094B42BA1D2EC7DBC54F1EFD60D38FD27002B83F548A11080E55702D83E2424FC7F02EE4A4F8EBF02B725D7D0587FAED1C3C0F0417CA46BFAF199E28BCF9973E18D6A2687DBC3D3CA47E79E2D9EC5145406A6BD1EBDFE35BE3CAF6BC38C1ED73CE606AB4761346812531ED5E20E2FE8F995E91F176475CC6B4BC7176D03B50F797E8AD834F94A75CC551DF9987948D53867EE5C66C43CC7ECDE73EBF97BDB15ECCE443EAF5FD7F010436EFFA9884429F77B7978DB218FED2C6E6B9E89B45395E97E8142938E4E46EF89BEAFF73864BDFBA2C93BD1990AB79D8BB8DE73E164D140DEE42567BB7B56B78D6BE6EB22B6C4C66761C8EAA92E4D4E0CCC89DC859ECD87463246D87DD16EA954D30C6BE2B066CE66C7EA448AF553856BE156A7929FB555664698EE27DF323EB95BB9F633B851201288A3EC2D81BB0AE01162D1EDE537F842F865F8AE48E7727C8B720F291BE92A18D71DDAF755DC0D1F5F9FAAD8B8E5F8A2A78595F1CD344D7AB8EAD153EB6C0E5BFB9AC704ED6ED59CCBC6DC689DB3BCBACA9CE29DC5E9F93FB9D5279F350D2809D9FE834B7B3A6E214D63D641EAE5F901B3237515AF69B605E91A1BD4F35AD6BCC818FBE4FFA630ED5959FBAECC962FECF64475093C51BB5B37D153D7A653B237D6AA295F4E57CFAFDCEF0B6DB1370ECCE907CAEE27442D5578BCC06472E45DFB882741A297029ADEF13C2CF8569FDC43983EBE7194ECD24B5F9DB8056AF69E5BF7D6A3BB9EC3757E1C724CA6FA156EEB272F1F4209E39ACAA3A4A839C1297D61E1FBE7450E7A7BDD4DB476D8402A106CAD144C9C2839FF6E30F484514CEA4387C6F9E81BDE31E26B741C9F58385FC0646D1D9F22582B26ACB9721EC1F72082AFCF2FDBEFAA11315A4ED0A59E59016E4C9119AF64EB8CC9C5FF1B7AFF4B8F8DBFA2F6235345E4B075B697BC3AE1959AEDF3031EB6F4FD6A8A1B79A4DB8D3C7F1F376A91F58787361862D775D9736F3661C41E4F34CE5D8E7E9FBFD67590FC8F33374543E755AF18504C9807D631FA2B68DF4C4F7B3CCCEEEC1FEA57B190D0E50FAF2C7DA96B67EE504F9ACDCD623DB76AAE5B27AEF75141BCF0FA58EB04EC19F7F5A8E33985990F27C65F69CF55E7370D4450C2D21866718D327D2E3B2C18D5B147C58C2FFA13D384CD2EC51D54BC15E06FB8B9A5B45DC4C9E94E4BB3E2CBAC0627215543EAE546F31856DDDCF7F71C70A7B5C764B73E5ECC3B902DEE52957A78415781D597DB603032385648BBFFD502D9D7D3BBC69A216655209369A298B2DADBD643D9BBE233B526C008107FA5960F60116AFF04D915895C61FB1C707EDA9922521A39C161AD7E7157413564830F696E34F3E6270947B985A20E7739F381CCAE32A65E9BD1E3B098F0331F8EF163CFC641A3E6497E5FB1C748BDC24F4BB2F3F815FD1DBE1D2CA8DF4174235EA91A7E329CCC39174FF947AB189E27D078D36DB55C6F69757FA4DC3B3F29CE3383BE5EF9BC23EB45718596D03C195F35E2A8D0A8D1DCF3963B440E88F09AFCD8C827C210671BA6ECE2F1C27E1E9931FC5E4A722ADFBA614A4B6A96AFEAD5D977D91F72F1E22C6FA5A4D958A3B79579C533793B7039D6868ED30FDA4AF95EB4760E7C27376DC1602C245B36AB182F74ECC837385E0FF6EDBC9D14A837764B26C5D370582B69D30EBDF1EF8B9D151F2AB9FBD1D9503E72B0CB8591778188BFF360B9C2FEF4C7A7EBE5AF8BCB8A849C3C91B716CC9789AF5BB352C2F6E466B8069C2803F4B6DB6EEAD46839E5813EF3868F0DBBF2D7EF9AA8AAAF5FB4706DF2B868A42A37213D745A424AE7A8DE55CF5EA72817F0E28DFD29604A512DAAC696F4A78F6DC9633EB251E87723DFB07CF46480B5FEC695E35AC4CA472EE3DD7BB7DABA8BE91E568B7979F158469B7D81910CBC78C3E260D962A09179A20FFD6D6D96F43C7FDBB6B49CBAFA8F35EF5DF4C88593990BA2653785D553E38C9CE9669A19427DD9FBBBC53709344F5BEAA524EF0B3B96236BD3B4E0B58EC18D514A319D8D32F6B47FEE71C4EA490EA7DBBDF6D6A74409CE4BFEA735B1EEA1B9BBEFDF1EFA542644927DE0CC7BBBEDF5B419FB4C9DA65A8501192735FD4F77285EA6', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '2f3cb375b1aa61f3dbca31254eed8b023728f3d12b4200cb4b21e0dc812aebee', 'app_receipt', X'0100000F6D480DCD977B3C54E91FC7E79C19E3368CCB6428314D5A97989E71892835286CC6A52112656242B94EAE59321313A5D626E4B221925B37912897A19592BB14AB2CB1A5FB562252BF73ECFEF667F767775FBFD76B7FAFDFEFCCF963BEE7F37C9FF37C9FEFF77D9EE7017CA22F5E5C4B602598948244E15C3ED115F0895B6108A21381145EDC43600571B0381812C1003E9CFEAFA6502E1F4EC0F1E1383A1F8E052A302486F8E0141448BA4077B50EA023B72300C6FABAC6BA6B5C813422A23A1EC659A7C1DD400A8624515B04C68A3E9A040418425BE070308CE900323044442D31186F7567535EB028EA8E3C9C73D75D46B40488AF126A6361088B3A4BCC392BC0FA2BD19E917BAE67F8E47D807484348270A204113A4D9FA68BEAF2733A014BA701A008434870104EA6B5AE77494BA75F6749C7F84D520DF338580C4330AAC811643C03FD699C08B67F901F87E6CDF6E7A0E1226FFDE37049308441750241C29E1BE815EA19E21B18807AC9FDEA45D7D30146739364688CCC1300AE401999655427793D6B9656886E10959724EB553B84F2F2DA364A033E3A63B2A8CE4792C3FB84C40DE3CFA0361A20A02256216A2911C8BF1F2F2D34C02FD0732F12128C3F8BB691251075F5C03F2FBDD5467A4015D18A50EDDF5348373630749D732EFE13E7923F7346C75A8A3640C68A41D207E3CB500B56C0CC8571E137D2C5F9D2A55F25B48FAAF9963A925CA44708C6E6F2253E033EF63AE0C305B9C82B6098E45C73C0B6B0583462E684D8DDCBA73EBFD6F373EE430BFA97528724918276A74B02713CD6098797875D5CE8CA60316A4810E419414114564820974361F9FA87FAB191BF740068A88A25A82FA052AC0342385C7F8E972F3B8443316750B6B0188042960246808EFCE62E5745A22E3000F31EFC9D03D8C2F1E4F806852003F60EF00DF09E1B001FA2CE0F196118CB878808C808307C08C23C69205945301E87AE7E564FE98D5B7F4AF671F8D2AC26E3666671AB52CCCE3C10D9D976A5C49344A4249D1019F5B0B97845BD63EBB61F5A0346530F57691E4A212E2FBBA980638E16B60C7F10EFDF956C1F7782DD17ADD4C11B295C75C3E6E1C7E5879DAF324436AE188911F27D306EEDE39FEED47DCE6ADCFA5AF99C8559A521B98785574EEF2C1ADAEDA3B6967E2CEC28AD212659BF58C27527E81CD4B553DFA7419E16A92FAC0C501139B3BC3BB48DF775D09DDCCDB483632AA2CDF7AB7E08F6AA5B563EB0584DF9952D6F4398F79EE7AF824D72770ADF2FBE7375A0754FF2BD208304636D11684B4344BFD0D6CB428A6B79815D90F35D8566AA65EBB7C1A35DBBF8893016C240F95C100408486A97CA43D0671C0C30401AB588A885D4AB682C588ADAD238051CA9D09B6653043BB88F5FCB7CDF43D557DFDBD53A01545179394E1128C49202714D7E5955DB5A1DF01A2659F84A9511A7762C90C14BCC959DA7175E12297AA4F27E5B884856200CC5CE565C69382185D78EA9352C0F9CF22E32BD3C4617A81652DCF4CF85240F54F3CB494AAF79646A908F46BFC99597AB94ADFA799A2E3AFD5A04FDC5714AED3DA98DB3C7C247F198E4C91CE250BD56A13777CD6E97B1240F27C1B76524FB0E77ED78FA89156733EC86CFF8953DDEE241DEF875B966A93C9CE81E59715D292A503B702AADC3D07BF39BF306DF284CA5DAFB9EDCB7BCEF1B7DED4B0A55DD741BB6446CE6A0AD60A62D498011EDEE303C5470ECBD7C88F0E5AC791A2E3876F7E7208F16FB8E2BB4FA56CB064CEDA533CC75E1D8A61DC6DB86DDD6112359D1E61B5ACCF15BAB4732D27F7C53D576E7105F10194E4BE97A2F6AB3F4C64733C5176BB4277A107EAF21FCE6FFCCEF22CCA158EBABB14561AF483CC9C41DBC728BF7B18AC5BF9B37E0F49F00AC01BE40128500ACBA10C05B020343FE27E02EF4E5F82B701BB24D19C6D3B56E26A6DFC7866D4B3D32595CF28C331D52BBD2ECE08D90948BC3D34F3F9FC6E495FBA5BC1E6EDE8FBF98D3BE6AD2A87053D44D6E2775D8FF31E66244C37678D6C8E79CF111096EEB8CFEE2D8226B50F540E8A3864D512DD7C65C35508D9A81B41859D3F9E9A133028B7BCF9833F73653ED4F853DAB5971ED01867CE3511149E9A2CF8B83D607DC36730B1B73CC163B5598EF133F6BD6DAC6EE3ADABD7F172BE3DD923ACF78670ADC941FDADC79E644516FCEE3F3CEF6F76C6E33AECC5487AE8B8ECDC090B5935DEA9CD898A3D9B39D6B0F0CA60DF2BB235D9329E6694CE2806ED65AC7CA7825E638F57A88CDC9A4A74DE5E9A1E6FBC8B71827766A54FD0C6E04080372287B73E08A013C422CBABCFC065F083F0FDF05E99C8F6F51F6018D0D865446F5813D5FC6DCF4F2F6AA888E998F2FBA5B5818DF74F3C407620FC7999902BEFE75B731DADD8A6997D5D99106A785D5E559C55B8B53731FB9D6249D36DF5B1AB8F93B971BA9B8D9149D2996E28B825E8BB8EA4BAF697679A93AABB4731A963D4F1BF9E4FBE66CCAD3733776A4372CB1DF15D12EFE64E5DDEAB1CEEA2683D2DDD13675B92A86463E177D96E8CBBE617126BED7D87E54C64A5328F44B2287DDDD12FAC45FE6FCDEBA7742374B9145277611268EAC1E26BB74D117C5AF83EA3DA757BC75EBA811143A0F05262857BEC4ADFFE4E14528655FD77C9818312DF1CA584AEA7E81F4579E1E77E399AC55A43C89C67289F8B1D282777D41473744253F60D5CE44DEF48C925B66E0F8C4D2F90C2663FDE82B02538DB7EC720182EF5708BE5EBF2CBF6283B2B42CFFF39D53E285514516C2D2F5936625FF37F4FE973E1B7F45ED478EA6F44166A687AA36E1E54ABB67E16E76F47D2BD5560B49B76B85BE5EAE9422E68707B618627BF3D2FC376B30B24363B5D31722DFE72EDFD647FEE9548B4CD08CD6651325334EF80A76CF25DAE18909B707996D3DFD3D9A96F286A221E5652F0CED37B16A4853D919DC6736F5D52BE48C3E52E5CE368F348EC1EE31FB871DF3A9931F8E8EBED49FAECCADEB0D550A4E615BC4D42A77BB3858B22BA30FC9324A7C89295216E763BE52BBB5D7D7746D43D90D6927A73B0DF56A2F32AE39496A99522ED46E8AE2564F1FBFC7C27DAB3FB274FDD0E79CF04C39978AE483B386546E77F63593C1BE91B3B4FB5FCE92BDDD3DAF30D9B23679CAE9666AC71679DAB969785EFA995A33B001107FA5560460116AFF04D905895C60F9EC751E6F3B265D163626E02E7A7E97AA15B8CA8B343D9CDEF249DE5165B6A875BBCAA6DEF4F6731CA3A60D43C15121A73E2488624FC740C39B127DBEE48F90BAA4C64B337344D57C595FF7E5D538105D89972B069E0C2409F263957E6A94C50BC56B5B5C17A9749555F684A9BCF351143C35E9EE52CD89FB420677D60A9A21E32B061DA9B53AF59D6F0BFBC97B433D1E7FAC159166CBF14D8FED100A837F1C9C343DAEA8F02A9779ED959EE29448C5CBD3EF323F64E3E5B89EEA8953D11BDE96E7144FE638E0B298A68E13DF3795893C6F6CEBFD4665C292CD9E4DB2AAD764CCB63AE49A1CA9017BB6DE4EF4331AB9A57CCCDD74402F718D83D1E8F16267B507EADB7DE87C2817D9D865C3C85920F4EFDC582EB03EFDF1EE7AFE71715E92909D27726AC12CD17478D4A7F316AFB76B5A4275FB497EFB237B75837CDCB9B2918CF13B4F885EEAF92B6DD80D94F8D3D249DEEF45C222795BEE9F8679FD15B23113A4C3B76CAD0F6F8C7F33767F4DCD47C712ECCE3406ADBE506CD3A11193B73A697A09E93A0109428855B54DEB5EF352C62283016AEBC0C376530CA58E242369A759C2A55E685ECF62B25A1C6227BC8A05D7EC4653780ADA22CE1CF7FDD65D3E8FE3272E19C78C9D8F98194BF81417EA7B338C81756B24F30AD4B1F429E8768CCAFA9678D6F5D9A01D9A2ED651894386B66AEA740A2822B546B7E55C8DABF9E2C38F6DFBA8865C55C210D83F527DE863987AE26667F52A31352393ACBB3F856FDD8125E959ADFD07BD125535', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, 'eac90f06e26c747493fe0b1536c9f3191b556bd85c1f29308a4d85ef3f557569', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC7E79C19E3368CCB64B062121B623CA3614491CB4665DC86C8A54C634261906B22A65236645752D828E5124A72AD0613C926F752ACB665D9D24D5B89C8FA9D637BEDCFEECBEEBE7EAFD7FE5EBFDF99E78FF99ECFF37DCEF37DBEDFF7799E03F8C4DD78719D24DBA429294814CEE7133D019FE80643108D08A4F0E23E49B610178B8321110CE0C3A7FEDD15CAE7C3C9383E7C98C68713812A0C89213E38050592013030D20334A4B980352606741303E001A41111D5F1306ED349B81748C190246A8BC058D11FA7000186D01E381C0C63BA800C0C11514B0CC6DBDEDD7836541475476E2EB81BAC20DA00C45709B5B13084459D25169C1560FA6A7464A42D8C0C9F7A089081904E104E942042A3D2A906A82EBFA013B0342A008A30840407E16432DC075F9B47D64CFB2A6B4B19AD9D0B07CA3004A38A1C4186C30BA272A3D94121815CAA1F3B888B868B3CF5CFC325C11006D5090409C7309E6F04273C80178C7AC9FDE6455BA3078C171689610200D23C800AB2CAA84E226E6E3549ADDC5F91E7CCD61B74A87719D80929003EFA485954E743302D711E891BC65F406D3440B012B10A514B99A0F8C7F95239BC80E0BD46008909C617A19D6409448335E0D345A31B3018400DD18A516DA91CD2681E0BCE257FE17CF1AF9CD1C996A21D16262B895865A8052B6016E2B8FC49C220A985F1158BA52BBF49E818B58BAD554876911121189BCF9798077CEC0DC087CFE7238F806192DBB503F68525A2D1B327C4EE5F3D33FF7A4DA05B3F5AD19F6A1D92442ADA9B2609C4F158571C5E1E7677A7A90065D49020C85B84845058E1BC302E8515101411C846FED200A0A22A96B06A0995B229389C1B16C4F50D60877329561614679605A090A58031A021BF85CB439168000CC1A21BFFE4049CB91C6E4048383261BFE08060BF8509F021F5C521231063F91011211921860F4198A74D24DB688B271146CF1B29F70E999F917D12B53CA7D9A49559D2AE14BFE32C88E9EEA8B9C8211129292744467DEC2A6A56756DDDF6437BF068E697B5DA4732882BCB6E2BE098A3856DC31FC40776A63B1E3AC1EE8F53EA4A1C29D46FB1FBFEE3CA2FDDEA2C44BED01C8917F2FD315E9DE3BFDC6D98CFB9B9F5B54AB9B5653583DCC7C2AB6475173FDEE5AFB18E9616994A6D8A4FA7974878EC00DD43060EABF66A9167441A0BAB8355452EACEC8DE8483C1E72377F0BF5E098AA68EBC3DA1F427D1B56540E2A6BA84CD8276E88F4DBFD6222D4347F87F0BDF2DDBAC1F6DDE90F420C8F9AE88A40CE4DD103427B5F6BA9309BCBECF379B7AAB4336DDABF091DEDD9C94F86B110062A0803218080A476B93C04CDE3608001D2A845442DA45E4513C072D496C629E048857E54BB62D8C97BFC7AF6FB3E75FAAA3D3DED93400D9557E21481420289876B0ECCA9DDD6EE84D732CDC157AB8EB87662810C5E62A1EC38BE7849A4E891CAFB7D212259813014077B71A5E1A319899D1801A39237ED576C76758C96A45648F1A29787A70FD6F32B494AAF13C9EA21FE5A03A635AFF4556C0712B5DDF506740874E5434A9D7D9937E7D2A246F198F4A93CE2E3469D42BFB0B5BBDCC7527C5C93BE2923397679EB1EA69DD02C3AED307C21B0EC89B30FF98BE395DAA5F270B2774CD50DA5589E2E6FFA6417C36FCB9B4B865F294C673A069CDABBB2FF2BBAEE1585DA5E9A1D5B22217BC83E69B623250923DADBC538723EEDBD7CB8F0D59CD5495C68C2AEF9109F36C7AE1A6A63BB4D134670E502737D14B679BBC9B661AFF5C418569CD586362BFCD6FA91D3593FBDA9EDB87B849F141345CDE8792F6AB7BCE5A3A5E2CBB5BA937D08BFD7117E0B7EE57719E648C2A6BA84E2C80952A264F2F6C44AEBF7098A257F5837E0FA9F00AC053E47128500ACB614C0CE3C5EF8FF04DCA5DE1C7F076E53AE9985C98CC0CBD4ECBB84C86D99C7A64A2E3EE7CE840B565B1E6C09CFA8189E79367F0E73B63230E3F570EB3E7C455EA7FE9471E1C6D8DB61DDEAC3414F3015D14D9EF09CB17FB9C93189B0F659BA7242F12650FB48E8AF81CD50ABD4C5D419AAC5CE423A163933055911B349D60F9E33671F6C51773C13F9FC9AE6F5471872CB8FC524A50AFF9707371DF0DA12567833CF52D9B5CA6AAF7891657B07BB27B577DF4ED6E9779F35700EBB51E0E68288D6EE0B278AEFE53DB9E4E6F8C0EE8E45CD6C7DC4FAB884D318B26EBA7B832B1B939A3BD7BDEEC0D0C9217E6F8C473AC5EA2493386890B3CEA5FAB012735CFD46B8DDA99467CD955911567BC9DF5A9CD8A155FB2BB8D12012C8A1EC2D802B06F008B1C8CEFB7B7C21FC227C97A47331BEC5B907B43630D42DEA0FECDE1C7FDBD7CFB72A2E7E31BEE87161697CB3AC921F897D3FCECC4EE2D36F788D51EF57CDB81BE5C6189E13D657E6946C2DC9CCFFD1E35ACA39AB3DA5BC2DB7DC5B327173197AD32CC597E7EF591FAABFF29AEA7036534F5F37AF69C58B9323BF04BC29CA7856DEB23DABE933C79DD19DE24F57DFAF1FEBAE6F362CDD1567D790AFCA30F6AFF0FF8C2EFB86C59DFC4ECB3355C6565B280C4C2147DE778E781A2473694FC33BA1978DC8B2133B0993C78C86C9EE3DB46587D7438D9C19CDB75E5DD7920ADD1EF38EAA54BFC299FFE2E34B2865DFD0FE3E397A4662C2444AEAE179E9FD1C9FFB87992C7DD259899B951287C74ACFBFEB0F49DD109BFE8825988DB9CD89955B61E8F2D4C6ED02E6B4F9E80481A991B8E2EA7904DFFD08BEBE9FB65FB121596A4ED0A5EE69F1C2D8626B61A9F994E5C5FF1B7AFF4BAF8DBFA3F623575BFA2033DB474D97F06AB5C3F3282F07DADED51A4642D21D8130C0D78352CCFCF0C81E43EC6C5D5EF0662D46F6F19860E672CCFBFC95DBFAC93F9F69930999D5B96AAA64C98DD264F75DA17E3939E9F528BBA36FA04FDB469E211A5E59F692E1B891758D349D7B3AECB95D63BDA69CF14775B9A2D6919B63B077FCBE619702F5A90FA9A3AFE833D5F90DF722944233D8D6F102955E77271B7675DC11598B8B01C40C29EB4BF1FB35BEDD1360B6AEA9AC45DAD5F56E53A3C6CBD3D75D2575CC2897051B63C3EA67BE7EC0C27D431F596EFE783E2F2A5BCEBD2AFDE01C433DAC37F7BAE950FF4811F5E1E639B29F37A786C996B53BAB9265A991B68CE3E0A5C5B9F22BB596600320FE46AD08C022D4FE05B24B12B9C4F679CF6DBC234DBA2C722C296CD98BFBEA3A3C7D5FD2CC7056DB2FF22EAA73C5ED9EAA1BEF657596738D9B373C0E8D0D3FF3E1A828F65C3C34BC31D97F337F84D423355E9A9D27AA11C03ADE7FF69A13D18378B56AF0E9604A524182D2CF3765F14271419BC732D59EB2EABE48D577FE8A49CF4C7B7BD4F20E7D2E832BB28566C9F8AA211775815E63F7DBC201F29E089F271F0522D26C39BE59DA76A130F4A7A129B3AF151526F299D727D6284E8B54BD3AF72EFB432E5E2E8CB32A793A6EC3DBCABC92A93C275C0ED3CC65F2BBE6329117373BEE7DA53A69C366CFA5D8366A5BCCB53BE59B1EBB06766FBD931C683CF2AD4A9AB7D9E09AE4B54EC6A35F97B8693C5AE5E94FE343F9C8C12E17463E0622FEC983E512FBD39F9FAE177F2F2E4A1272F2443E5B30A945467CD6F69741470E8DC974D4ABECEBC47F3C3E2DD91F33B975378EBCC6A7AEC64ABC7C56AF7568BC7E5CDA784EA67878DD1881477133EF2957B9F552CC5D44AFF4CEF454AE67A3937B9C75A623538E5631933BD32DF354B2403FDB274AA0A0997A23A6C748334BD2E5FA6D95F901327758BAEFD9FA4CC6F109E79437B78EB132957BDF6EF6BCD420253179575AC0288BB65ADEABE338D9A8FF24254F70D5D95BB5B05FC970F0CD8576DDFCC075DBBDDB12F9C73E776EA607FF5CFA454B0EC66277FB55C6FAB28072AA023BC4DC7E192E6F96F3FA03AEAE35F745DDEC8D4A71C69D34DEB346EDA7B56DD5FB7F121B09CAD59310D5B4CFA9734CDB13FDACA49CE849FB170BBE5E48', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '4dce3920ab3b89331afb621a1b352b419d03ec188a9c3b41352d72ebe614b690', 'app_receipt', X'0100000F6E480DCD97793C946B1BC7E779668C6D18CB58B3251D4B8C7B2C1125DB41650D91281313CA3AF61C622AA59093AD5046D9A92412250695925D2AE9883852595A4424EFF3A8CF799DF371CEF9BC9FCF793FEF3B337FCCF5FCEEEB7EAEEBBEAEEF73DF0F6010F7E3399562CD626778207698C920EE020CA2030C411422E0C173BAC69A41342C0E86D83080019FF9F75088C980E3700CF8288501C7002918E2407C70C2C22435A0B65E05A8A9008A1D003A405D076C7002BC8888EA7818B7250DEE023C30C48DDA6C3096FDE50C20C0103A028783614C3BE08321226A71C078B387263901ECA83B7271C95D6D35D11420BE62A88D85212CEACCB5E42C0C6BAC4367467E4B33C3679E0064226410846327B051C81A643554175CD209580A19005118429283707C3B98B80CBE3B920FF294DE0588EB3D3201E23004A38A0081CFCDCF874C0BA3FAF87BD3C81E541F1A9A2E72D73F4F97044318542710B8ACE97EEEC16E415E7EBEA897C06F5E147515A0BDB4485A3AE83A01272081AC32AA9382DF8D179EE18C49EAB8D3A3DDA4F6952B34E1121E30D05BF2A33A038229318B48DE303E0FB5D104C11AC4CA472D7182E81FE325BBF979F906AE07484E30BE001DC44F20AAA983EF1F0A451B680269442B44B5156B8884873A17FD8573F15F39A3C196A0039682E546AC52D48285314B795CF92E6190D2C2F8B2E5D2D5DF24748EAAE5963C525D644608C632195C8B8081BD0518702E13B9050C931C6A0E59E617B187CDA7703CBA767E714ADDDBA117EDE8EFBD0E71231DED42E1069C78AC3D0E2F083B3A522480386A7011040DFCFD656C83FCE834195B2F9F606F2AF29702001955B104F91554992DBE4134BA0FCDDD8B1A4493313290D96E6B006444788036A020DFA58F9328510D59E86517FEC900B6D3DC685EFE4148C01EBE5EBE1E4B013020D9E5292310631910112119218601419857F524B33083D1E0F56FEA647A8E6C3ECF3F1A2A99D9A873D7A2A8452C6A4F0E08EF68BD5EEC4622CAC4A7B00DBB9A975D976FDFB1F3458BEF70EA892AC563C9C435A5F7847116C3F9CD839F399FEE4DB23E9242ED8D146B8F19CA576D32FFE5CB9A130E370CD87E5C3B14C56278629CDBC6BE3EBCBD98D9B0634AE292B161A59648B72D5E22BDA370609FA7DC464A624802B93E2A49A388CB690FE8E857B3920F54109963ABCBAFF49562CB5BD315DC1A73CAFF21731BF9F08814FBDD27552F02DC6FAF2EEF13979398B48CD10FF1D8FF76324097B987F549FCE18DBE96FD498FFD358FEB28B341DBEBC39EB22CDD8D79E8A657A8B9D9772A14534D5BCE050C77EE65C4C15808035DA4037F40404A2B2908418B381860002F6A11510BE957F6682089DABC38611C29DF836C5E08DBB88CDDCCF8D42DAB217FA0B3651A48A3F21A9C28108E26F9E11ABD33AB76B6D8E0157433F1955243F66D58C087E75A6A3B37773C37D2F448E7FDBE1191AA4018192B4B4EB1C1E3C9316D985AAD72BF598F42BD6B239458E97C19678D4B41497DD58C7292D8548C88ACBFA7C253DDEB13AA12664F63141D559E2A1134C48F88B575A7362C24860EE3314933D9C4813AA57C0FFA867D8E23F1AEF6B1E74A49D6ED2ECA4729296B0BCE5A0DE679978E6E7715F9F154B96289201CE7125E714B2CC24FD96F36AD5DCB63DBFBCB9A3F0BCFA65A7B9D095CD3FBB386F255E1AA2E8A39952B3AA3DF3276BE353E16C3DED5AE752C37F19360106B62C1280D1710BD6FD1DFB5D9BAFD3AB9AEC5B41E537B35CF625328B671B7CECE41E74DC470DB4823FD6623FC8EEAA1B3E9BFBEAF6A7D788C111B1E4A4EEEFCC46E2ED9F4C550747C83F27437C2EF4D84DF8BDFF815C21C8BDE7223BA30649214C31DB73BA6DCF853B468D11FD60DD8FF27002B801F904221004BAF04F0763FBFA0FF09B82B3D39FE0EDCFA2C3D039DB95A675DBD67D1213B534FCE1415BFA1CD05D5AE333CDC14945C3638F77AF10226A7DC3B796AF0EE417C59769BEA8C76BE49C43D7A87ECA0CF28A62CAC7E17BCA0ED7949E72417BD655E433CBA700BA87ACEF294C3264B972B636E684A47CC434A06997317D383E7638D1FBFB1987FBC4DD6FA7CC89B9AB5379F63449A5E1692C4CA3CC70F6F39E4BC8D9EDF906D286E5F6114C85960D8D24AED4CE83AB8D7F6ECC755B7DD8E3AC8C08D1783EF76E4A514F6648F5E76B07E6CFEC0E0FA7C75F0A6C8E8B31811E524C7DBF6544C42D642C7C643FD69FD8CAE70A72419A3340B629F5AE646BBCAA3621663B2B782CCCFC4BF6E2C4F0F360A14B96F90B247A1EA1BB861200408A0EC2D81CB01F008B1C8CEFB7B7C21FC327C57A47339BE85598714F4B5640DAA0FEDDF1A75CFDDC3BD22326A39BEE87161657CD38DE29E73FC32669111CBD0B8E53C427E5431E7B83E2B5CF302ABBA3CB36847512AF3A5534DFC05A303257EDBEE3836A5E2169255666D45C7737B8C8F545F9D225BE5A4AAA82A67D7AF7E9B36F4D5EB7D41F2EB4B4DBBD3EB5759EF0D6BE37CB5EE51F5484775A366C9BE48F3DB4C292D6DCF32CF551AFCEF6D69D3CF147625F09929B258DEF122218FB607BFF2E1BB7CE0F64796B3299B50CA5EC2F4C9F583228E9D14A1A39BA03AB7B9B51F9CDB6B62F31D06FC8E4B544EE0367F75752794506F29FE121736C735A9C3C3F32497F72737D747472D6C5549395C0DE55C47474A723FF6FA27E847243DB7AD9D0FBFE71621B05AD3EE95A9431EE6ECE6E14982855CCCEA6BB908BE3F21F8BA7FDF7E39FAF9C9993E973B6639F3230A8D59259B670C8BFF6FE8FD2F3D36FE8EDA2F3445DEC31619AED2CA848975566F429DAD2881EBE4D6B3480F6A595EEE4E3285169F9F5B62886D77252FBEDF80E11F18A99DBB12FE89B96667AFC8BBF3CD7CFEF34AD774C50C69A16BA9DD57C927A6A79D9F67B4763FED563415D4620F2A2F1DD7B236B1AD21CD669DA5BF31AFAB5E2BA0FD4556A0E0EE50C308EC127570D0EEA2ECCCE784E1098DB94AE6ED9E60B18064AA7154AD4497A38D29B532F218BF41B1173199C7F872D44F72F70F78E96DAC2F6DE2B5B77F585F27377EF6A63DB7929ECC955A93087AF5DCE9C7B6B8731A43929B0716B34333041C2B920E2F68C9D2BBB26EEAF6F70E15909F6C5D10F17071BB6E41E537CF914837944B1472B3725670BBFA8D5A43A00F88BF51CB06B008B57F81EC8A44AEB07DF6388CB526F296868CC4D285DE3E9255F2537527CD0DA6377F15B4935A286CD92565D293DE7689A6DDA83F10101174FEF37176EC852868D024CE732B6388D4C933569291CD2EE7657BAA37A7C686E844BC56D1F7AA2F3EF662B4D8BB067E3C8BB3B6D94948AAB3B4B23B44EAA3A768EC6BDDAE4EE9EC233FF0E10ACCA079117C45BF9D6CAD4A5DC787FCA72207825D47BFD4B2F15205187A89BB59AC805FFB67F44E8B0A4F322D6E4EAA8BCEB2554C5CF898F1390B2F4077938F9B8DD4FF509E5D34936D83CBB4D0B39B7ED658CAF6B6A1B5E767A969532A7521DEAC4ED160A1C586A97BB206ECDFF120CE5B7BE8BE44A28B5E9F7ADC061BEDE1D3450E72CFE577795218101339D865C1C8CB40F03F79B05C617FFAF3D3F5F2F7C56545424E9EC86B0BC6E8D444A00FC7C1FA5D0D26018B92E3CEB525130D1A4EE6FBEAD892E95DEBD2985A3C963EEE465B549B546DC3C7CB0065DBF8899A1B36891D069A9B028A0BA68EE9649826BEB51B99B42BBEACC4B9D83B363597FBCC0BAB00B98EF97313A6B66EDD031BB7713AB0F0A3B80F3C598D0EF92ED635BE8329B4EE74EBBBE14C31C96CE348FB9B4DF501DBE537D47DAD190DE9BF577CA475FD8CBEB8DE427D279BFD0BA17D330F9403FD9B391205ADCB3C0F3F50EF285150DD93F372D3A05DC6A923EA1A99B3E5FAC3CD8E55C74A83794726D95F44AD72C53D7C999857CFE9ED3630D077CE886B46A22F87EBFE33A1D39681562D3169E55A75C9C6A7746C128EAB047CB83CF1EA5FC27E613D', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '734f10da3bb00529aaa12e3d3b055d40693a53f0d1933cf7dc5e0a16880b6679', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC7E79CB9B8348CCB6490CBE4B22E313DA3718992DB468B107249651A13CA75724D8929A2641592CB46A54154C8254A0CB694FB2595544BACEEDA4A44B2E7D8FDEDCFEECBEEBE7EAFD7FE5EBFDF39E78FF33D9FE7FB9CE77BBEDFF7799E077049BB08429AF156F1932290009CC7256D015C920B0C41741210210879C65B416C2C0E86F018C0854FFDBB2994C78513715C388ECE856381020C09223E382929B20ED0D1D3063ADA80EE04F40C75F40D197477208A88A84E80711B4EC23D40048696A0361EC60A3C9D044418425BE070308CE904623044422D419860D5B6FE4CB000EA8E3C9C77D7594EB20488AF0C6A6361088B3A0BCF3B4BC18C1568CFC835DF337CEA3E403A421A413801229E4E63D074505D725E2762E93400A46108090EC28965CD0A7E711B8854DFE290D7ACD9374100B23004A38A04518C15E84F634730FD83FCD8346FA63F1B0D1779EB9F874B86210CAA1389C2F69C40AF5056886F6000EA25F19B177D95363098FF48FA860020973B9043BE32AA93F78A9153BADCD321EBCCE7CA2C2375F74F8DDB76002EFA4A7154E742303D760E891B269C476D3440A08C583CD492254AFF71BC3456A06FC01E3D80C404130AD046E24492CE2AF0AF430FBD5744B442545B2C873A0CF779E7A2BF70BEF057CEE8608BD106F3835D825825A8054B61E6E3B8FCAB8441520B134A174A65BF49681FD50B2D3524BB488F108CCDE30ACF012EF63AE0C2F979C82B6098EC527B6023AF482062264DF0EE95D3736F57F9B9F4A315FD6BAD434B908ADE4A5F02840858671C41127675A5CB0159D410264A9A0605511D4302396CAAA3AF7FA81F13B9A5034043552C516D1195BA212084CDF1677BF93243D8547353EA26475340A58800034047CEF9C35D9AA40374C18207FFE40036B1596CDFA01064C0DE01BE01DEF303E0424A0B434620C67221124232420C178230CF1AC85611A663A17A2FEBA97D87D69D161F0B97CF6E32BC695BD42A13BDFD0C88EC6AAFBAC02293A84969F8114F9BD22AB5CECD6E3FB4068CA41FA9D6389C4A522EB92585B31DE1B50C7D127AB023C5FE501AB37FBF4C67EC306F65B3CDE3CFCA475CAE9AE2BF561D8EE6737D301E1DCFBFB4DD98CB6EDCFC56EEA28559A53EA5D7912097D155F864A78FCA1A7A72D8315A43740AA348D87D3BE81AD4B153DBA34E99C6D7F32A0314F0E7957B42DB63BF0D6ACBB3A61D1C5510B879BFFA8760AF1BCBCB076455E4C637C69A8479EF7A351E6C94B79DFF51B6EDEA40EBAE947B41BA09865A78685343C403FE462F0B118EE565667EEEF7151AE996ADDF058F74EFE026C25808039DE380204044522B2F09417338186080286A91500BA9578118208FDAA238291C99E74DB329841DB63EBF96F5B15789A1B6BBBB750228A2B2324E1A48C59003714D7ED9D56EAD0E0475A36C42A5C2B0730716881184E7CB8EE5455882143D5279BF2F44242B10866AB7514866282135B60353A75F1E38E55D687C65941EAFC8A37A302E86A40CD470CBC9326F63294A413EEA0F8CAADEAC94B37A10ABE1AAFD4093C8903D24D3D19BDE389B1C3E42C0A44CE6929ED46BF2BC39AB77BA8E26793AC77F5742B6EFDCAA15474F532DC8B41B3AEF5732B6C993F2F5B7E51AC59270E2D6C88AEB3251815A8153273BF5BDADDF5DD23D2E35956EEF7B6A8F72FF7186569954750FDD86291C9335B8317EA63D291E23D0D3A97F383FF9A36408FFCDACF9495C70CCCEB920CF16FBCE2A5A7DAB6503A6AEECBCEDDA706CD33643B7218FB5A448C7FDE6262DE684CD35C399193FBEAB6E6F3BCC8D8F0CA7A5767F14B0916FFE6C26FD7AB5D6442FC2EF3584DF73BFF0BB14733866C3D598C2B07172EC92C46DB1E5161F63A48BFEF0DD80F37F02B03AF80A491402B0E262006F0A0C0CF99F80BBD89FE3EFC06DC83136359CAEF330327E1813E6967E74B2E8C24BF67448DD0AB383CD21A9A543D32FE6CE62CE94FBA5BE1DBAB997509ADBB172D280B73EEA16A74B69C87F0C531AD1B0059E35F0B968785498D33AC3908D29DC00AA1FF17D54B0A98AE55A98ABBA8A513390A669F6F4B98CD099788B7B2F6D67EE592BD99F0E7B59AB7AED1186D2FCB4902C53EAF3FAE086031ED61C5E63AE99AC7385F91EA102B3D67666F7B19EBD3B1C333F2CBBC18A73A1C24DE7426F769D4F2BECCB1DBBE4627FCFE68E69D54C4DE8DAFD3199188A568AEB0D6726E658CE6CD79A03832707B93D91EE2954F393B6A4019DEC354E957132B6CF95AE87D89C4A7AD1549E116ABE8772DB346DBB7AF52FE04680302081B2370FAE202020C42233EFEFF185080BF05D94CE85F816E61C5037D15732AD39B0EB9BE85B5EDE5E15FBA317E28B2E1716C737C33CF191E0E3E7B659F15CC6758F51DADD8A6957BD9C48DDB3FC9AF2ECA2CD45E9794FDD6B93CE9AEF2E0EB4FEDEB5391D379BAA3DE528FD3ABFCFE2504DD95B9ADD9974ED955AB90DCB5F9D1CFEE2FBAE20F5C5C5E66D190DCBEC774474083D5B71B766B4ABA649B778E77E9B1B790AFA063EA53ECB18E2EF1CD9130FD5B71C13B3D2E0F3FD9228617737853EF317BBB4FBC607BE87257E69DA0EE2C451BD218A6B377D69DC5AA89E35ADFADEA3B3369EE7F2243041AEF20D6EDD174F2F6231F3BAC6E3C48869E171431191FBF9A2FB589E77E36C1D5792CF0837960BC78D16E77FE80F3A661295F2C8B16E26F2162B4A62B9AED3334B97F398CC7523E3445B95D8E557F2117CF721F87AFD3AFD0A0E8AD3B2FD2F754D09F1A20A2DF8C5EB26CD2EFCDFD0FB5FFA6DFC1DB59FD91AA2076DB33C15B5886F56D8BD0CF7B0A3EF59A1A2C727DFA9E3FB7AB9530B6D3F3DDA882175DC943FF76E3546FCC968DDF4E5C88F79CA6EFD949F4EB78805CD685E3192316387AB327BCB684726263C1E65B5F73EE8D5B094D41708292F79AD6FBFDEB1963C9593C97969535FA32A61F05949A2E0E670E328BC357AEF90D339A5C94FC746DE30A62BF36EF485CA04A7322DA2EBE47A5C1D2C9995FB0F8B9B5EF025A58A585C8ADEA7727BB7AFF19A8692665167E7B6867A95D799D79C97681A532FD7AD8FE2D44C9FB8E788FB8E312CBFEEC95C6E7896846B45CAC1597D254E4FCE35A3C1FEE102DAFD6F6629DE5B5955B64C719B337219662AC94B59761EEAACB25FA835032680F41BB5788045A8FD0B6417257291E9B3CFE5797BB26849D8683C67E9ABBB4A9A812BBDC8D343192D5F249D14660B5BB728ACEFCBE8B8C836683279121C1572FA538200F66C3434B43ED1E71BEE30B95BE4797156AE808AAFE3B7FD676A1D48EEA42B1503CF0692E2CFC5C8FCD4284EE00BD5B5B82F55E82EA9EC0D53F8E0231DFFC2A8A75B31F7D05762B8022B688642A8187452AAD3AEEF7ACF7B40D91DEA39F6B90E2FCA94E01A276FE3F3837F1C9C343E212D359E677B6D7C95F414BEE2CDD90F599F7208121C965AE2D47E93F7E5B94593B90EB86C5B63A789874D25F8578DED7DC715262C99CCD924AB7A0DD3D956873CA3A3B560D7E63B897E06C3B7E592B71A0FAC4A5CED603072A2C845E591DA161F3A17CA4316763930B21908FD2717968BCC4F7FBEBA5EB85F5C902464E5896C5B30F0DEBB3BD55680CB7EDEA50DC96BB69585732468C9298DF8B087B5FBBA6FAFD5EB3B1173E2926A5877F4BD2ADEAE38C61CDE7BC054B05FE2549674C59AE0632713FDD2961745B538D56BF470C69E3A5FB1D71DD0EAE0B97D7E0A15ECD917B3AC284049B080F6D8BCFCC857B55755FC2E6FC3AE2893AA8F5189B6CE721790AE2A3D74E7BD653E9135AC53E177CDDFDA6B53A7378190B07CF3843A33A3761FE940A7EF55E7C3C150DFF763612D7332AAA50D51F5AEBB2939A7563EDE90F5514FDA4DFBDDF1F170D5EBF59F84973AA696EEB5FBBADEA35034222B61769D6A8FC9DB29B281C1CDB636891D3E09C13D2D20EE827CA35BF969F95ECCD1CBD4B757473253C282D4337F0673A65A93', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'a1fac5869d293360b976bbf00909190237f9c44d91213af510977344fce7f0b4', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC7E79C19230CE33219AC98A47549E3198D8872DFB0B936445299C684729DC66D959832A554CAADB051E4125D8844B90CB69BDCA9885A6275A56C725FBF736CAFFDD97DD9DDD7EFF5DADFEBF73B73FE98EFF93CDFE77CBFCFF37D9FE779008FB8072FA2C9B7E28F8B43C270268FB80DF0882E3004D188401C2FE2C1B782D8581C0C0961000F3EFBEFA650260F8EC5F1E0181A0F8E064A30B404F1C1C9CA927480CEDAD560CD6A40730234039DB5063AC00D482022AAE3619C7532DC06C461480CB58560ACF0CB71408021B4050E07C3986620094344D45A02E3AD1E6DBC10248CBA230FE7DD7596132D01E22B8FDA5818C2A2CEA2F3CEB2307D15DA3372CFF70C9F7D0A908E9046104E982044A3D2A93AA82E33AF13B0342A007230842407E124CB6B52C48B1EC2DBBC0BBDF7F51994EE070A3004A38A34419215E047658731FD027DD9542FA61F1B4D1779EB9FA74B82210CAA1308A20E9C00CF6016D727C01FF592FECD8B868C90FEFC20E9190080DC6E401119655427194EA95941B7773E5A623DFCB1FD4EC269DDAFBB3F011EFA4A2954E741302D7A0EC91BC65F426D3441B002B172504B8120F7C778A9AC001FFF7D6B0192138CCF451B4911883A6BC0978BB6860EF48032A2E5A1DA62738886873AE7FF85F3E5BF7246832D401BCC072B865885A805CB62E6F3B8F645C220530BE3AF2F948A7E93D03ECA165A6AC8EC223D42303693273A0778D83B8007676722AF8061924BC541BB9C7CE1B0E9C4259D37CECF7D58E3EBF218ADE82FB50E892115BD9D260644F058671C5E067675A5290205D41025C89806065218DC000E9BC2F0F10BF665227F69005051154B505B44A558FB73D91C3FB6A70F93CBA6989B5236334C01852C0EF4010DF9CD5F6E72441DA00B163CF82703D8CC66B17D02B948C05EFE3EFE5EF301F02095852923106379101121192186074198573524AB30D3A1E0B56FAB291D878DCF4B0D852E4BAB33B86B9BDF201FB9F302086F69BC7999452252E21285063C6CAEDF546BDEB2F5C706FF81A463651A4712882B0AEFC9E26C0772EEF74D8A74ED8A77389CC87C7C40BE39BA3F47BBDEE6F9CC8A632EB74C85BE59D91F29E07963DC9B5EFFF2A86A2EAD76CB07C52B1666A57AE476065E31A525EFC56E6FD5F5B4932127A83591F1F47C51B79DA0A547C75E6D9F3A794AA83AA7D45F49E8D28AB6E0C6E853818F3237510F0D2A09DF7D5AF6639067D5F2E26E0555C511BB689310AF3DEF46820C33770A3E2B3CBAD5DDB027FE49A0EE51032D2168734D5897C0CED3429C63798D999DF14389469265C3F74103ADBB78B13016C240591C100808C8D42E9381A0391C0C304002B588A885D4AB70145886DA1238591C29C78B6A93073B6E7F7D3BF573BB0A5D6D6F6BC3185046E5153839201B450AC0D5F9A6956D6D70C4AB1BA6E14B95FA9D9BB040122F3A5F762C4FBC1852F448E5FDBE1091598130147B3B11F9BEA309D14D984ABDE28009AF3CA31B8334BE720EC59D7E851BDF5DCE2B26C97F8826AB047AAB7719DE1CD656B4EA8AD6705DDDA549A02B1C966F6A4FAA9D3D193A80C7C48F67105F546BE67871D6ED761D8CF370E67F5F487268DEAE15434B5C997BCEBEEF926FE1D0660FF237A78A350A64E0D8EDE12577E42302B40226929BF5BC368D5ED53D2D3B91E4E07376DF8AC7A7E95A45B2656D341BA668546A8F1D7FBA318E8F116E6BD63B927DF2B30C57303C6B9E8C0B8ADA3D17E871DFA1F926B5BAC1B206535974C9764328B66E87C1D63EF70DC470C6017393FBE6F82DE5FDE7527E1A2D6B7C7484C70F0FA526B47E16B659563F6326F77E9DD6583BC2EF6D84DFAC5FF95D8A3912657D2B2A2F6484142D16BB23BAD8E273945CFE1FC60D38FF2700AB83AF91894200565E0CE0CD0101DCFF09B88B7D39FE0EDC9A74235383A94A7743A36751215B938E8FE75F7ECB9EE256AE323B54CF4DB8DE37F566EE22E642B16FC287BEBBDFE1AF6734698FEBE76C8CB8C76951E9F31BC25C0FABD906CFEA7B5F31382ECA6998A62B44E55983B25E81B72A3641B9580B734B5739621AD2344D9BCA4A099EE65B3C796B3BFD64938AC3F990B7152B6FF762C8F52FF348F2D7BDDF1FB23EE8BE8993539B61A6E05C62BE4F24D7ACA191D97AA2EDBB5D8C739FBEAA62C5B850E0BAACE0BB2D9712F33A3286AEBA383CB179687A73BA3C78C381A87318B256BC6B95331373227DB665FDC19EE41E5E5BB85B3CC53CD996D8AD93B6DEA93446DEF6B5CA1DAECDD9B83775C529C1E6FBC80F4C1377AA97FD0A6E180801D2287BF3E02E0178845864E5FD3DBE107E01BE8BD2B910DFBCF483EA267A2AA6E507F77C1B79CFD3CBB3E440E4427CD1EDC2E2F8A698C7F62E79FEDA3695CFA3DF711FA476964CB9AE4D0FD7BD28282F4ECBDF929F94F9D2AD22EEA2F9DE82804D3FB8D627E16613564F30E4DE6777581C2E2FFA40B5BF90B45A5B2BA366F9BBE4FE5F7C467313DE5CA9DF9152F395C3AEB0269157AB3ACB075BCAEB740B761FB0A9CA54D2D3F7BEEEFD155D6A94C11E7BA6BEED84A4958640E01B470EE9DC1CFCCA4FF2EADEAA4F02774BA1A589BB0863C7D7F6915D5B694B633640D5ACA9953FBB3757F0735C5E041C552C1DC619FFE2E1492860DED1781E1B36253A62202EFE345B623FCBA333C696A14DBA205A5B2C1A335890FDE971E0099388F85E46E574F83D5684F4725DA757962E9730E78C074608B6AAD1CB6F6423F8EE47F0F5FCB2FC2EE991A2A6F95D6D9910C989C8B31014188F9B5DFEBFA1F7BFF4D9F83B6A67D81A12876C533D94B508C3ABECDF86BADBD3F6AD525D2B203DAC14F878BA51F26C277BED30C4A6BBCBB246D761A45E0C564E5D0BFF9CB962EB63F2C7F3F72503A7356F18CA9BB1435732DB8BA8C7C6C6DC7B531BDBBBDA352C65F484B9C585EFF51C36322A4813E9E7386F6DAACB574AEBCFA848E7DEEDAF1D84B7477ED7E794A5323E796260983E559A59D5112C1F94C0B488AC546C7375B464961E3822657AD98798206E713572BFEA83BD3E46EB6B0AEB259C9D1FD554ABBE3F77DB594CD38872AD726304A77CEACC1306EE7B7AFF32E3177319A1A9D2AE25F18766F554386DE9B70D7B1EF7E7529F7E3B4BF6DACEBA69CB94B2B9A09862A67A7229CBDE5D9D55F42BB566C004107FA3560860116AFF02D945895C64F9EC7079DD7852A2306490CF59FAAE53453340DB9334D59772FF171927A5D9BC866D4A1B3B529AAEB0F5EB4C5E044570CF4F1E15C65E8C84FA36C67A7FCBEB27B58ABF2E48CD1056F5619C7A7CA1C291E846BC51D2FDAA3B8E9F1525FFB1560A2F10A9BCEFB654A9B5B0B43D44E993B71CFF8D615BAB72C6E1AF2571B956D034195FD2E3A452B9BABAE5E79C2EF2DE608FA1994A2109A634CFE8E40E8120E8A79E71A33372B22399B6B747D6C84D08950C5FFC943A998E97E6B0D462270E98FC5C9C913F9EE1884BB335721A7B565728F4AEB6B1E3B4D2982593391B6755AD613ADBE0986978BC02ECD9F230D657BFFF81E2C9ED46DD6B62D739EA0F9CC97751ED55DBE64DE34199C8C62E1D460E03C1FFE4C67291F5E9CF77D70BCF8B0B2609D97922C7168CFA1CDFC8C2D5C6FE7C3247D4B8BAF6D0FEC9CCD03147AAE54DE314AD9ED16BC22D2194E4632A4D6E3B8386F627EAE5763A65308A6A4A463E9E4E4C4BEA629AB06297AFB1AB886E3ED459246675F494F28B4EFB9EDC990FFB8DADA53F6BC7D8C73947AB2A550E8D2E3DA379A94AFB8E4E45C6A4C1993D1633BD7489D8BB6C9114C3A6E7EB1FD43F79F92CAE213DEB59AABF1DE36CD9864ECB3AB5B0628FE5F9FA0535A5B784C8A18729A3A1CF1215A34EA7B6F971D30F8E11E57A0F565A065D36C84E3D3AB393C0B5B4DE4B72CE33BE569E33F9A043E5A2A7E8DB1245EE46C9CB764F8BCB54CD9A2C98832359D25E9EDE9633CF14A4866522FC59E33CDDB46E6D12FDCCBD7F015EBE6295', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '5d6866d581a50a31d4fce9a1aeb61497c224503ec6f2f45c565487f3a5faeecb', 'app_receipt', X'0100000F6E480DCD977B38545B1FC767EF19231AC6655C1393A683625AC3B897DC7229728F4499985018F74B4A8C2885E384E45228B9448548945B7475BF96D2117128958E1291BC7BABE7BCCE799C739EF779CEFBBCEF9EFDC7FCF677FDD65ABFFDFB7DF65A0BB08907F05CEBA38DA2A779204E388B4DDC0DD8445B18826844C083E7728A368298581C0C7160001B3EFBEFA650161B8EC1B1E1281A1B8E009230B402F1C1090B931481A28A02A029282A59D35435E8EA1A8A2AF6801711511D0FE38CCFC09D80078656A236078CE57C390D083084B6C0E16018D306F86088885A2B60BC51B341B60F27EA8E3C5C74575C43340488AF186A6361088B3A732F3A0BC3F40D68CFC8BDD8337CF609403A421A41384E02078D4AA72AA2BAE0A24EC0D2A80088C210121C84E3F39C9568FA32D46D3AF67260F0F0AF793B81380CC1A82240E07366795299C10C4F6F0F26D595E1C944C34546FDF37049308441750281DBDC97E512E0ECEFCEF242BD047EF3A229290035E43D5903550D0090DB1E48206F19D5498F1366A9C32CF1544A9A072E93EB5AE20BC5AB0E808D0EC98FEA6C08A6452C2071C3F84BA88D0608D622562E6A891344FF385FAA33CBDDCB4F052031C1F83CB4113F81A8A804BE5F343A9DAE04A4102D1FD596CB214072883A17FC85F3E5BF7246275B8836589CEC4AC42A422D5818B318C7B5EF1206492D8C2F5E2A95FC26A17D542CB56490EC223D4230368BCDBD00D8D8DB800DE7642143C030C9B6EAE88EDC02CEE0B9A4153DD7CF2FBC57F2B0ED452BFA7BAD432B918A76A4AD045C78AC0D0E2F08DBD9D12480386A70130475BCBDC956FE2C5F26D9CADD33C08381FCA5014045552C416619956CECE5CFF4F564BAB833FC99643D1DB2A5950E208BF0003540437E8B97BD2851112883250FFEC90958329D99EEDEFEC8845DBDDCBD5C1727C086A497868C408C65434484648418360461C6EA4846C13AA3012AE3B5E4EE635BCEF38F06AD4E6FD0B8675AD02416B6371B84B4B7DCB8EC4C2292639338869D4C8A6FC8B4EDDCF5A2C96B38F96485DCF144E2DAA2FBC238D3E1DC07839FB9FAF625981F4B62F41E116B8B18CADDD868F2F397B5276D6FEA706C5D371456CF76C338B4BEFADA5CB3907E67E77B892BFABAE5AA225D56788994F6FC81FD6E944DB4F8C0386A5D5802BD80DB7E2F68EF573493F1931599E5A8CD2DF792E4B8B4B633A025E247EFE6ACEDD4C81149CE7B4F2A5EF8B8D4AC297D2A4E9198D811A11DE87AE0CD848F66D6DEFA4FE2CD379F361D4878ECAD7C42439E03B2AC0BEEABDFE1A2CFE36B788D919379B74C2ED9B0E99CCF70C73E760C8C8530D0455FE00D08486A570B42D0020E0618C08B5A44D442EA95331CAC466D5E9C308E94EB4A35C9872D1C5FDD4AFBD4254D9739D8D13405A450792D4E1408879358B8068FF48A5D4D167859CD747CB9E4904D2B16F0E1B917CBCED905BF12297AA4F27E5F884856200CD96C0797D8E089C488564CB56A296BC6355FEBFA082D5A2A97EC40BFE29FF0B4925D4A127B1F2122EDED26DBA779E3DD4609A3BE08393B85BEF504BAF831B1D6AEE43BF3F141C3784CC2742671A0767DAEABAFFA7EBB9158279BE8734524F33647F9285AD2BABC54B3C14B1E45A3964E225B7F2C952B1484631C43CA6E8B85B2E4593367DA545DB74F5E55FE497826D9DCFDACDFDADE9FE8F225C2159D34130677785AFF8EE8B996D8680C67679BEAF19CF84F82FEF5EFE6F5CEE07CC2F72F783B3D306FBB41AD6D32ACC354975C32DD1C846DD8A3B16BD0613331C4EA889EF6033DFCCECAA1D4945F262B5A9A8FB3A34382A8891D9F384D56377ED1157DAB2E3FD585F07B0BE1F7E2377E8530C7C38D6F86E7074E902256C6EC8928D5FF142E5AF087F7066CFE138065C10F48A21080A59603D892C5F2FF9F80BBDC97E3EFC0ADCBD0D2D198AD76D0D47A161EB82BF9D474C1E571E6AC7FF506DDC846FFC4E2C1D9D70B1730D9A51E89EF07EF1DC21767B66E9C56CB3508BDEFDB2E3DE8398A290EAEDB0DCFABB95DD138C5EDDB3447170FCF370615CFEBDD28D844A95279CC4D65A9D03968BD4EFAECC59480B968FDC7E3A6738FB74B9B9F0F1CAF5A77EB3946A4F1653E49ACD8ED6DA4F15187EDBEB9773275C56DCAF4FCB8F2749B5A181D719D87F659A57E5C55E31C654B861B2E06DC6BBF9494DF9D397AD5D6FCB1C9239D1B7395019B8F84A76244E413EC6A6C1898B88CF9F64D47FBCFF4B33B43EC13C87A674C894F15D3375997478999BE92BEED6F7236F67543694A809E9FC8439DA4BDB215DFC00D06814000656F11DC15008F108BACBCBFC717C22FC177593A97E29B9F7154565B555AA7F2E8816D61F75D5C5DCA8E842DC517DD2E2C8F6F8A5ECCF3153FBF324D8B66D36F3B8C507BCA66ED543242942FD45796A617EC2C48CE7A695F157B41EF60216BFB5DBBC664DC7CA2C28C95E8DB9C6EFD639525EFA966D9C90A1BE533EBD6BC3933F4D57D322FF1F595C63D2975ABCCF705B7728D6DE8A91C69AF6C502EDC7FC4A4264B5255CDADD86D159D7FD28A39F54C76771C9F915C7DBD47AC48608F65C09827DFD583351FEB1D0C398492F611A64EA90C8AD875D084A23643B5CEB3EB3E38B45545E7DA0EB04E4894BFC36DF9EAE4422864DC96FB392678967B428387E7490EEF6167A79E2853AB8DA46CEE3BA5DC512385391F7BBDE3B443139E5B55CF85DC770E1558A36C3D66687B0993BA657882604A8958733D07C1F73082AFCBF7E577453F3F35DDF36AFB0C576E68BE7E7DE19669DDCBFF37F4FE973E1B7F47ED17A61C6FA4699A93943CE1DD06B3F12007339ADF068A4A3DE95175BDBB8B3D39DFF4F3F31D1862EBBDD51727D531FC0323D5B3D7423E65ADDDD52BF2EBF9077CDE73EBAF6B8AE93283D631BA4AA827A7A61C9EA7B574F575C9190AAA72FA9716BD553537B0AA22CD64A4FA8E9BD456AE1350FB222D90776FE8CE08EC187668D0FAA2F4F4E7B8E177F4D9F2AC9AEE00319F44867E58B544A79D8521A3FCC8717E9DCBEEC4441EFDAB6187290F0FBA6B6DAA2B6AE4B5B169AEABA5BC4DBD65B372BD16F95AB541A86FE5ECE9C756B873F4A1D55B06163283D204ECCA1222E755A57D3B336E69F6F70EE5519F6C9B17717574BE61CAE037C99648D1A5C40B399B39C83A977CA356176803E26FD472002C42ED5F20BB2C91CB2C9FDDB6AF5AE2798B0247A27D85DEF448AF676D7421CD0EA63CF82A682D399FDFB45BD2A03BA5F50A53AD417BC027D4FFFCE7139CD80B61D0A0418CDB36F610A983E755615A2627C5DDEAC7DEEC2A0BA23DF17AD9D3B1A7B1D117C3C57EBDC38FAFE7AA7E602F24D95154DE1528F9D14D34FAB566678754E6B11FF8707946D09C08BEACDF5ABA5AA1B6FD436E9FC8C100A7D12FD51CBC0C01B656FC9EFA7A9F5FFAA7B54E8B0A4F6499DE9A50129DE1287B77E163DAE70CBC80AFB34CCCCC11ED0FA59905D39916B874532DEBA9670D451C6FEEB474FF243965C860CCC71AD5CAE9CC375964699EAA0207763E8AF1501B7A2811EFA8F5542946DD426DF874812DE5B9CC6E371A1BCA4236761930721808F8273796CBAC4F7FBEBB5E7A5E5C922464E7891C5B3006F15B8B2B552891A3FD9BEDDD186694C0B7A9771F7C28DD1F1C5BE513B1758D7AF5D82521A147EF8CE7F827AB2C2C873A5F9E7C6661C7ABD2EA2867196CA85E9831FAE126FBEC5C673C38DAAA7D4631C8FED3D9BCB0F3D3A41E15C53825724E869EF76EFA8E5FA22715741C9BC73B0D64DEC8EBAFB6D84999C863551CD27F79EF54DA1EAFB21FC6B6BDB8E2C65FD2A0BBBDEEF2A1F0C86CA07C7A3EE9C3358703063DA243C691E7D5F735E7DC26835D6235B9ED77BFFA05170E384DF62965ABDBAE62041DEA9DA0BC9A7BFB5137F65CD4C3C6E3D864ADF656E3D03883EA872B8C3C0540513689AD3AA9B6CAAC647C34D92F7EF0F1A46093965156F2BE88BBBD940165819A7F012E1967B6', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b04e67930873158b926a6dd8dfcc73a9b58e68f401806b53fe665cb5a186a02d');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-1809b7144c387793', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'AD0B0029511CF7DD98BD03C6C9F561454CC2CA4B16A789A2EC45CD5D70F84DA5', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-1809b7144c387793', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'569B68C72FA212D1E7A9F3469BD6A5652A7F3D7CE3B8185A74178F9C638BDDD3', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'82ABBD211D190A3FA963C2A18FFC61C37353A6639E20719B65B6744ACED00EC5', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'6783D610C0E734DD938D4671D33926A8FC44FB0F8526E911E4DB4E20D0760E04', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'2F3CB375B1AA61F3DBCA31254EED8B023728F3D12B4200CB4B21E0DC812AEBEE', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'EAC90F06E26C747493FE0B1536C9F3191B556BD85C1F29308A4D85EF3F557569', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'4DCE3920AB3B89331AFB621A1B352B419D03EC188A9C3B41352D72EBE614B690', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'734F10DA3BB00529AAA12E3D3B055D40693A53F0D1933CF7DC5E0A16880B6679', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'A1FAC5869D293360B976BBF00909190237F9C44D91213AF510977344FCE7F0B4', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'5D6866D581A50A31D4FCE9A1AEB61497C224503EC6F2F45C565487F3A5FAEECB', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-1809b7144c387793', 'claimed_by', 'strong', 'forgotten-1809b7144c387793', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '7d1ef3569c5cfda0b4500fd61f2f1a496cd4fe416e29bf0737c7dfce0b6bc07b', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '0d9677654a02f78eb21389bc610ccaf0fe11396aa41369b9c360511f16251163', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'cc49467bde5f72e881cf4530536559de348c8c7f304d6630cc785cb9feeadb5a', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '71543bb13b2e605d4d8bc962f14dc60de5b9d1530364d3cfbebdf9758e6fac74', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '965132a2c1fb6919005b5d12e3141eb4a3eec44681aba4d5e5bedfee27b1def2', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '38d8bab788cd21d1361fab044b0aaa25b9aaff09f8565c1a5ece7b06d2e912fd', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'ef51f6807c66b28921858bdf4053d3dfebf8e6ac107503c33b327e5760ea9311', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'b8829589100d4d0a88f399b9a3dd3f883572e8eca236b8830e30f397b599abc4', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795912123000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795912123000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["b04e67930873158b926a6dd8dfcc73a9b58e68f401806b53fe665cb5a186a02d","b45f8d0d6686d901dfe425cfc69fd5804428204c2cdd1a1484f5066b2582092b"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"e9b38cc66186751ee71ce50e02f847eddc7e1f6c2788810514f74ec8f28afe1e","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '794ab6bbad416bae60ccc9f53532cf1c4ceacd3fce75a5a511c6c0f4fa53640f');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"fc556ec9441e6b37f3b70e4d652c004d80aa663d2e5e5497b411500642a5282b","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:9cb9c81db4e9d1366b5baab6c055f58ffa284c0c9d5e721bc70982c2e9228927","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:0a061e4457cbcc9d084ca67bd5a679e474a750fa1aaf7eaba8a22abeecf2c8b8","submission":"8:8:56057d4a97d8ec9004b7c70b59391c67ffe5a9b43ea5a5f1e35597a15e608ecd","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:b1d7d92f629f212cae06e102389dceb31442ccfc680ad91578dc262aab4eac0f","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '794ab6bbad416bae60ccc9f53532cf1c4ceacd3fce75a5a511c6c0f4fa53640f', 'c83c99bbbf61e91f29edea86d8749a23d10cd49d2ea85407c4b0267ebc375fa5');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795912123000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"55b8f94c29aa1b5ea4912662dab3c8384f1980ba3af8bcfc65ecc22fd832a9e5","case_event":1}', 'c83c99bbbf61e91f29edea86d8749a23d10cd49d2ea85407c4b0267ebc375fa5', 'aff68595fe6cccb0d2638f7fbe4c75bb4a73192df0be1774e1aea4941dff39f1');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795912123000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"3ecbc719f1d2af1c148945d3382db8aa0663fdd6c3724f16c05439b8a048304a"}', 'aff68595fe6cccb0d2638f7fbe4c75bb4a73192df0be1774e1aea4941dff39f1', 'c66697d8f1333ac52897c7baa973d8ba7e14a98edc2be02539e387503d98563a');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795912123000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-1809b7144c387793"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"6bb70e707ae18df42142fd44f688c36fccc3462327beec245e5127a113865b3d"}', 'c66697d8f1333ac52897c7baa973d8ba7e14a98edc2be02539e387503d98563a', 'd2b1119cb67fe295a5d208d492245ad43a8d14a9e25810c9d312ea3a119c19cd');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"fa3fff632f5748e8e4e6fa72d3e3bcd28dc3b8c2b5c6e2510b448e46cf29c794","rows":{"case_event":"2:2:8122f06c178abc3a1f4da93e76b8b3fb48aef26d2a00918ecc200eef043b88da","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:9cb9c81db4e9d1366b5baab6c055f58ffa284c0c9d5e721bc70982c2e9228927","forgotten_name":"1:0:402ce9d9fbf01e725900ab81aa5b03a32dedf1a0f96f8040df42cd2bc72bff34","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:6e88530778d3a7ac8f394f2e9753f8c8086e999d752486f6ce8e31b97ed529ba","submission":"8:8:56057d4a97d8ec9004b7c70b59391c67ffe5a9b43ea5a5f1e35597a15e608ecd","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:b1d7d92f629f212cae06e102389dceb31442ccfc680ad91578dc262aab4eac0f","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"9dc9a1371df02d43523a0c6deca67eaccc9470b5bedad81289d9237a8ab5b6e6","run_id":2,"version":"0.1.0"}', 'd2b1119cb67fe295a5d208d492245ad43a8d14a9e25810c9d312ea3a119c19cd', '21b1615edd03451ead6af64b7fe5705c1b66e3a966a9ef0de863b6f1228aeb76');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '21b1615edd03451ead6af64b7fe5705c1b66e3a966a9ef0de863b6f1228aeb76', X'488B21F655A3B4169F10815136F30A8BEE2E0F49B22D01515D6AFA345F93A562');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '8122f06c178abc3a1f4da93e76b8b3fb48aef26d2a00918ecc200eef043b88da', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '9cb9c81db4e9d1366b5baab6c055f58ffa284c0c9d5e721bc70982c2e9228927', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '402ce9d9fbf01e725900ab81aa5b03a32dedf1a0f96f8040df42cd2bc72bff34', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '6e88530778d3a7ac8f394f2e9753f8c8086e999d752486f6ce8e31b97ed529ba', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '56057d4a97d8ec9004b7c70b59391c67ffe5a9b43ea5a5f1e35597a15e608ecd', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'b1d7d92f629f212cae06e102389dceb31442ccfc680ad91578dc262aab4eac0f', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('c21e15c311b3288480b12db4cfcef8e6e32b04175a83bb9032a276c8296cf5ca', 'forgotten-1809b7144c387793');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'b7544e38dd9d84676c54f81efa9922532369272f42530b8918ff51d26e225506');
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
