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
    -- The run with an earlier as-of that took this one back.
    taken_back_by INTEGER REFERENCES run (run_id),
    CHECK ((state = 'taken_back') = (taken_back_by IS NOT NULL))
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
    purchase_id INTEGER REFERENCES purchase (purchase_id),
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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "taken_back_by") VALUES (1, 1772334000000, 1795408721763, 1795408722661, 'published', '0.1.0', '6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42', '{"additionalRoots":["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a","6d1886aa43dc980500e4a22d090cb3b30b0b66bd1fd89895c00e4d57696b0030"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 348,
    "post" : 121,
    "reconcile" : 177,
    "verify" : 116
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
      "sha256" : "c071abad03fa5d6b5923bb470ab9cce799ecc00f04c3e6b10a46d864835100ed"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "e0a6f20f9c691a4c7119705055181d015c1259079687bed0906ca9acbe51c538"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "c56289b2136dd15f612353253975ef6c6d09256cfed518ac4a69fcf310bfee43"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "e84d0c1096f0d7c14889fcd4dfdb8befb489ed2f1066b887e05cb09af9876cb0"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "8ebe813797b2fb8456abd62fba21e1723c949ea31f2aa2aad2aef6f29ae9e02c"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "39ae1a1415f1bb130c24e606875bee5b87612ec662e8a0b55e093a7c0b9c11c9"
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
', 'root', NULL, 2, '749939e04034a855615dda9b1381b99f8394c043337375f43b71fb6549a97b64', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "taken_back_by") VALUES (2, 1772420400000, 1795408723773, 1795408724109, 'published', '0.1.0', '6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42', '{"additionalRoots":["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a","6d1886aa43dc980500e4a22d090cb3b30b0b66bd1fd89895c00e4d57696b0030"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 38,
    "post" : 118,
    "reconcile" : 100,
    "verify" : 13
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
', 'root', NULL, 6, '78f8860eb102d8332c2a3673e2426c24c198ff1119dc9963f63055934210a2c5', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795408721224, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795408721228, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795408721641, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795408721644, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795408721231, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795408721232, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795408721232, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795408721233, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795408721233, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (10, 'c071abad03fa5d6b5923bb470ab9cce799ecc00f04c3e6b10a46d864835100ed', 'notifications', 'notifications/apple.jsonl', 18132, 1795408721233, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (11, 'e0a6f20f9c691a4c7119705055181d015c1259079687bed0906ca9acbe51c538', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795408721234, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (12, 'c56289b2136dd15f612353253975ef6c6d09256cfed518ac4a69fcf310bfee43', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795408721235, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (13, 'e84d0c1096f0d7c14889fcd4dfdb8befb489ed2f1066b887e05cb09af9876cb0', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795408721235, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (14, '8ebe813797b2fb8456abd62fba21e1723c949ea31f2aa2aad2aef6f29ae9e02c', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795408721236, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (15, '39ae1a1415f1bb130c24e606875bee5b87612ec662e8a0b55e093a7c0b9c11c9', 'receipts', 'receipts/resent.jsonl', 11066, 1795408721238, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795408723644, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, 'be820658fa5dd55196ea1c9d82f5bee50a093327ff0ab6462431bac03fc6c625', 'notification', X'01000023037801BD5A5D93A33A96FC453381705173FDD8D8081B17A2D027E865038CB7B1113655769531BF7E1377DF89D9D889D8D988897DB8D1D76D23A4734EE6C993EAC32369EB787FCC8E0955D396B0E3F6BA3DFF24E563FB6A1E0913CAADB5E2EBDCA35D699AB0F1DC2A374DA2B5DEA59BE16122F5A29DBBD49E2D8509343FDB365BB3A99EF8208B666D894B84BFAC44317CA491C6F3646128A7322261E53561AA35CDFB96E5A489EDA2DDF288B679DF64BA4BC2DA23348DECA2F4D84AC77C9315AE525EA24ABD1F53936CF8293CA69E7B918A878D4ACED2D955AE0813A7306E7CB6CE1DEFF8E402E3E6E769914A7AE45E792F4F2CB184154C86958906CFB846ECA92B553F265C052BA1B4E194BEE29C7133850BE9F1F0109188170DC3FE1678DFAA544D986D1CE354CF9F29CEA5F2BF7F6FBF1BD22AAE46969BDB26975473955CA46205EF9B1711F1B0FC73BF66C9B8FCDFF73BBF3F2FF4CA7A81C93BCAA4BADCF9B939E588878DF6C1410F12E76DF5148D65D7C469BC9D846974ADED07CE776D7CE470FEDEE704F12375E7A8EE383F74492555C2B897047BD54829F300E7A6DC63EBBF7F2E1A2AA2E82E145DF1F320CBEEA75F9E5CD16CF4AAEAE99DEB70B494BF95E7F6AB948D549A3AB54E44162D7B2393AB70E577A9F387EE87BCEE2C397483E527ACA7D36F5EE81C7530B2531B343E21C62C3787BEFDAA176E579E6CB1A7CD47E90F2BC417B5F3AC970E79A0F971B9508AB15CD1058F1BCBA915290D43A57E7E233E1C793A5B45597E0A9FF1B7113F2BDDAC72977CE1B7E5A14F4CE325A1D44921291B0F6776561B7ACEE87652C8B7ED9EF5B455A8418ECFDA6F566AA183666A8B9AB8B75CFF78D46AE4F5E627E2DDBE23BEDB37D206782F47FD7EEF4DFB59A97D9076C1273E4F39EA59281BE2FB377C3E3FBFEF96396285BC3659EDE1CF7E0CAB4E8707976CAB7398288AF7492D325DFA8DA1476B9662EFD3EDDE952437C1BD713F3F33CDC9CE63DBBD1AAA036544F5D76FA91C51FEFD51FA6D5477439AABFD283BFA91776E52673559492B15DF7C764E2AAD86A8F2DBAFDC2427EEDFEF87CED2DD8297FB533E5592F66A137EE76EC82AD276879E9CEB82927DC4AF4DA45F0CB5B4943F97DBE3FD887726B90FCC780CB16BCE3853823C9C85D645736E2F227AB9B3C5C513EBD61C4E6EB2541F1B6F59A42EFADE176C91FB8D15EAF66D3AF75A9D423A63A921F6DF8CA15B941BF20F18FAF9AF61483ADF466C054E907967791A918550C9497604ECD4301DD15F1CE4CD186D8A2A6E7269863055F3E7169CF1E48899FB9063CAC05B2FF96208C5AF1A5BE5DAA9DC8C17A3886816CD069C196947B9F0F84A76C949A096B564A2E9D94D03D3693F7A96362FD52F4E9CDFBF90BF30C095E251EE839FBC36B44421DFF6546B8DE7936B13F3E210B74F4E04C75D1BC337FAEC8E9AD8CF5283332838049C008E8D950C196AFA23D774657D3656F1ED439290E3DC2B4BF4C30216B97267D9BB10BFF9ACBADBC7DE2543BEE0299F1A5D2DD8EEA0930F4EF807EA522AFFE7A326ECDCE03C950E9383CA09EFBA17730ADFF4EA8F07EB93235F2DD5212A5FC4E36698B8857A918CD5C2BABD762BE3AC9084AFEB8ECAB745E7A751E055747B6766D8D4851D39A125FA8CABD6F6B3EED9377010F04D58709F1465DFF6A2E8EEA24816A5191C8FB60F705EC2BD689C99BEF1F4EA6DD1E06C24342A09EDA95DE34CC8173F1BC58D3A85393E6FDFC017886F683DBD916A7BFFFD7C845814C0B76C0AB7C868F36DD42D04FFDD24A5D7C39A1E45B45CD8E8E7B7D938D49F7DD69FA08C71D544B906561C533A62198BB4DE9BA51567AAD422ECA4CFB23D4D827A4A2E29E5787772AE17F452F96E93C924ABBCE43CE703798873EC4BE0B37D7E3FBC2BFAE4C085EC97E09CE49AA31E953F7EA47A18CD499F1BC4CBF4C3BA5ADD62EDB76F6F24F94A09FB54453A663123073A785CAB298B6FA28EDB2DEA2EE63A1FD36848ABD5D5AB36616EE3C1AB3DC6C0C3FDDBE396C97339B1220C24FD19A431FBDA9FF40B3B87396A61738883CC4449CA15DB89E2A7DF4441A9A39BB0136DC1CBAFDC1F49BA5A7E1B170A16F1F56E4AE8BB8016E94822144BAB0EFDDC24D27A74C61E72E04CAEC6B074C3714FC32F70F04BBAA07EAEEC2BF296EEBB65A1A736CF3B021DD1ACF305DD28CFF3323C8B7ECDB8D3FF560C2ABF5988FED9877E61F0E4FE050CDA5DD3A3DF98069CA2CFCAE98C4704B5D7463A8ABC7FA62B508FAF02FDE28979FD4B97CC5C39EB128D3EA93BC2F78B66ADF42F0EE19E5E08E70A70D00935FFFDAC59A5D7E02DA5748BBEEA62F9D451C315FD29DBC749A9CFCC1A9AF8E8BB141A6C6DA0759E3AAD6880465AE6E726E1DDCBACA3767584E7CFE111BD6032BA9D396A403D1FD313F0A674869EF35B673C3117FE4F9D01DC3C6B980EB94C925C25EF22B6FDCE2766BFD0ADF4A331DBEC89A5EE9217B64DE365FC46F40AFDBAA8514B65EFA4DED852F6B7C55E91D7B41B72DE91535AB047DA976349DAB7CCDC7C35D1B786385A937464B10DA5B84DD04C1F955ABE4B495F1830D568EB37C5CF478A1555EC8D1561A8255255E7FCBE8FBC51AF439C3B69B50AB66FFE1FA3ED6996431F20FE11D606676FEFC80B17AB25385D2FF0F7B34E79CDD5F237E6A317F4C43E8BF4AC53678EB18DD782609E1CF30E0EB15CD91DFA4A92FA8D50C0B2F5C95D76B76BBAD60BF0FE56F8432B68025DB9DCA0D782F718636B68F2B9D7C8E48C3F377AD645DDD0355E7487B662D00C5F4DE4B2378F7E649275DCA701F30251F5AD9FA98695A439561D3F1EBAB1E4DA05C2B0777E5C629DE562377165FA3F1E3B3FE9F5A2490E117D8796F8DA431BEC1769C04F6D9F3F96A58AF97BA59A3725E945F58394917A204F71E9B8151D73C0346BA62613C7E5B6F15EEEE6C489A0FBA916B72FA196BD92DE72EBC8F2AF8747D295056FB7A7E16F5B88CB7D84FFE2D109931FB353F448A79CB0D3FE25933FAEDB3E2175CFAF56B96E7BBA1C4B7F797BEBF54B69C8BD8ED597F5E9CDCE24F2E7EF349AC9990DB5FF8281673BBE9DF2AF741E787AFDD5F4EE51FBC1CD9AC09BD7529BE4DB6EF4A989DD77FD1C8AD860FDC041E83E4A134CA5615E65965F187AFA1AC312D60844DF1EB9CF06E9BB1D08E655489A55CA418807E7740EACB4C5410D9922FA0A11AA159A2D069C4FA39B2EEFF37B1D310E81BED3CE1AE191ED7E03E06AE5E97EBCD6FEF66E1C8A7DD246F5415545CB489E8723C4E25D5334757A19EB6890E9C9B58AB4778001C04BBA741D4DDAB3823B4E539500401015DA1AEEE8AD8A029E42049813BB089D50DEB7BC36FC5DF7B75DDE6FEFA9B2D8D0653232CC7262370A42D7C463AB65B8D3DA9972D132ED0D5B247C85C9EC5EAFB9D21A0281EA5DEDF8D574781C31502026EEE70F89F3D634F954E7E1CA7473951D331C83A3D43CAE34CE5734B6EA829D3951348B40412C15BCF871D7FED8299FC53575BA2EDA9D728AA00AB08546F0AEF4D14050D4FC353F319552BC5F4199EBA4B45120B82A274DB5C889D3369AC965CC54674D4A10D9CE223E5483083BE9707E3CAFF5E0DB35BDE01CFA80F8E805DF2AEC4FBB448B7EA9007E0C8AA463945105C042407FE978AC7288804C054247C9C6AE930C62F1AAFA9B38F47782FD3FE3C71DE215D90182C282303E640731029580F79B9C5CEE8809AF3C9B61BF1820932F3458D4C7A04DA74FCC68B3474F47FC2EFA3CD003759F3602F17BEE5591A6D31868CC991675CC27BC5FFC7A7F6B52B71D8DB6270CCC9F75644D857E6ACD6D576AAE45178834BA9092E84E53F42D2402F517637F198F9946ADCFF30999E3C31DA318BCA456768DFA43CDE1FD5362AB7E449CB17F600D03A940CDBD980E628DBAAF6AA32D0677C4D422773A120EC422DD4D13BEDB13763585B510BA81EEC95D617FC8BBAB1661857AA20D61461656A0B1F052861D72F151AD75979E20DAC83E10B1BE61FD63EA8F6FC60C958941EB1B6AD373B8B6EB1FE38C27E49B014B9FCACDFBA703C84F237F193614A70479A2037001B252300E1C76B9B073FC85EA745CBB41F32EE05597FCCEFF40716EAD7BBE5666DC353A89814757ABA1B0EB7087E1DA08400FCFBC8043B2DAE92DEF83778E8106781118A23E451FA89A0E89963F468E6681FA3129D683B83740C26B45DB636AC654691B1E0CEA8F264711372FC6DC2E2ACE1FAA73696A7E92797F0AF8B51B7B82787B941AF5A1C8272B9219BFAF0AF9451346DDA00E944D95211D4471516D92B69A1C9FF3C13545DE9647F00FC5F72FC0DA2772E7C02109F86D259C8EF569AE0B2B25B116FB8479E12A3D39594E498C2671359272F0D1C2C6E319820B4299BE419827A8A77B69348405055E998F7ABEA65A3D9A85C33A2D2DFBDB5DE22FC11F0AF11EB1DFEBC1E92F5D0C15F08106DB78189CBF444F8D2E420C99C9A5D1B410FD20D2334488B955BCBB4ECAB953E5E82B6A39C690B3CDCF160379F85EA20955BEBEA526389A0822C0D3189C61D59C700637C4063655A6DCD0F80E56CFB8533289998BD06893AAF2F9D75CEFC2D14FE44FA27E4A1B07170C2F946D9A2CF5FFB8C320B8685F7FD49BA1E2CE0EA8B7C044E4CA0B7B32D1CB84F53A984E1AA35C51F9771F43C70AF537F3510701AE21F45EA4A3900D2DC7790D3EEF6AF09174ADA84DEE81F1512F0E7CF3AC1788B97D007E5279D774884B84FA13C0F16BBDD6451D05404513E3FD0AF98109E216C043267A4D31A4233F746D4E3F8826384F17E0BCCD0275DC55382F725C7130A1D516789EF90AC37987C1DEDC3AEE910D4C3B093E3068E2D7D40D147C0DBE05BB22FEAA83392719F860F8D0F1157C7B99703E03BEF59E7C0BFCA190B9897909B3ACC3FF16FB198FBFF8EE32F3ED5CB5CF7E01BCA21E6FD89FA8BAADA724BBA37EFFC40BCE6FAFF00931BC42D44B2AED9A75E2D9EFB401A70935015F84E3F78344BD7F69C7D173F84D9EB999F72F51DF186E63BBE62D27C95692F60AB3F0C9F7E81B388B459B0635749AA72E59A3DF5D727719518F1A3CF051A21FD7CE2A71867822E82BAAB9FC8EBF04966066344250FB55C7CE20BF0FF0ED1CBF78E6EB996FE77EC98946FE907F978C384F0CBE7FC873DBF20587B0A42B857A8150AA526D03F0E08C6F5DC7C8BF1957F3EFF7C067B3A127E0F38EF8081857AF9642107BC11BF2B7DBEBEDA8CE149627720C217830DB51CE79F6B07F6D57A8070D71262AFFEACD8382A4760D0333037F0DAA4B036D343592CB033AAE74CCCB5D3909EC2F25C3B524F60A83F68A9A56A94E22E037D6D17DAA26188752DD4B6593C60B90DF1683C0F0021E00C6D24766C696D3E151F6246B9CBEED272D449494EA849E44DDAD8A8934F16D01BDB24B892BA0F3C0572E40FDEC04F89117ADD12441DE42A0E28E382712F95F69A2C16F10EF11E7BAC340BD0E45ED1AE00AC643070F17F112EA7E87C1029F3A59C16430025485C109FD4EC3B0866ED01770700BBE1F94A5ED35F596E81FB6D0055FC1F0DEC1028DF999C12C40BFF654803850F48702FA01FDBA41BF7FF66B8978834A60A5227CE0090E3C6AB06626BD80823B4EE0CB4AF9418CE84F797F53C0EF7BE9D91D33C92BF40406D164359BE9350641DE2FDB59E4C3E8D861F0B903FF33BE50FFD08B9073E817127AE00B7A2DAEFDE881C1173DEA57BF829EB961B845FC8609FB037ED4E3B0A14C9FC317E4DBD47D8EF3BAA22EC2A854CC830DFCA8A2314DD5403000657BA74B59B4EFDC7B19ADB277E82870EFF08EFA84E1DB401FDA027A43A05FC3ECD27769E87A3F852DF2C94DD7DC6138833F717615DCE4C67938C3972906E8B82D01C79DD19F36F2ACC1D7A587BA5C29134DB26B1D9FF4BBF6F40EF5AC31E8A01EF60F1B29020CD186B20A8624B498C508B17DC04C61F9E47CE8A995427CA19FDF6026C7F07993BDE73E7116C42B60A5B9CDFAAB108E5769544ED0DBA897CBBDA60DD745BB3266BC5786C5F959DBCAFFE949C9E214783327E8410C57A57F0DA03BD08F29AF26BA2A4F21F47534F1AED5E9FAC75D3ED79BF563206A5AFE3FF1957A80F724FAFB7FE32BE8AFFF235F0D6F362609FA6D013C41A0832FCD682449301F004FE8CF73D787E184F3FD737D0CFC098C74B37E98F91EFADA8A1CFDE637DF435FCFFAAA7CEC2366103F015B08F19BB9FA375F038F309BAE356D8143FB31E3BDF913EF50E9A8EF0E983055C4BA341E373AFE355FEC37E8377A007E9A1DEAE34BBAA1E0DDE5814B863B7FCE2BB84E307F9F6F4AC4AB427FB0CA04E8E7C927FAF73C5FBC95DD8C27FE95F798AFDCF00A03F4F2AB5F84337E0798B79FD09FC0F19257FE18631E12AAD79FA2805E50C30AFA18F8FD477D8CF903FB47BD75BFF10AEEA74A74038238E4CA6BAA5A5D1FA96E4EE8B617BD4EE8215A6ECB8956BC1FBFA13730CF910D86F114FCBF9EF5A3899F78B0E07FA5BBB68266B9356B76D232F2A5B9DD954E3E533330CC4901FA9B3DD06E049EDF613B3C80DB58C639E6417B8409FD223BF015268D663338F0C15802240ADA9E9F7836F30DFA48057D57DA059A10B55BADF6F7431C8D72C6C39AB6D0831C176A34DDB40666E20E73CDAEC2FCCA14F4E8A97D313D892589E67971EEF7E82CF48ABC5EC1B7A80FF0939706988F0CFAFDFC7DAC4C1730E02D53E877D0300A7636A3B3DE22EF780E7C87F98D52CCA803F2DF8AB9DEF0DF47EEC299AFE75E5D09F47BE09D61DFE809E043F4D3B46854B5E0138C33937AE476889CC43C70C1FABB596F65AAC53C15CCFD29035745CF79FBA94738E655AA53857E33CF07886FE5E7E83FCD3C2F67B3DEC549681D2D53E8E511DC860B91ED839F7486FD4BF80D97B45BA272038B797A00FF0824EC13339AD098FF309F658A2618FCB1BEEC26B118702FD2DCD07FDF6058DD10976ED66BDC85B31EC63C063D6BD249E2F20726CD4D155D60344C2917B6A86F7871F89EA09FCE39D43A906BC48AB82B24ADACBC0073B516B2E7AFC0A7AC20B4A04FBD86341F38B7E43D7B2DD1DF1BCD746688D6D0AEC2DCC74C040EDEC405170798853A6813DBE949DD75B70FF6C0198B1D0C1EF702AF8222B64AF7EE3D9F282E17394CAC51A9A2A92AA767DEFF4C3B12202E19CCC757D9935DAD3103F5A8F10E1B8CD8AE32BC60E676E4C4EEE01124AC73D06AF6A8260D2F0797AEF16C188F29B8EE52CE3D5D8D6B68BB0E97B5B8CCDD93AAD7125E4A82B3BE6BF2E4FE1BAE383A6025284F5BD250EC578649D52F21B65B70CBB0C5E5233C82D1876138F78A5BBD81368D928586966CF4508AF3D0E2FB05B0766DC8F05CBF8ED003D14BC42C8DD067736FF672BCE060686137E1B15676C2FAE6A0BB4715B7A7149A723641618A7ED48B363BB80E3D6EBE60085E315BFFBA3CC6F9E78B1C683B5CD6EA4B89750FDA15AC18AC863186CBD900B9299479C63B90C5F0EBE2E8CFCB65CD934387F58C4B736F58943EB956082BE2C10EDDF3723AC4F9BE725CEC3C677F6845E186F51CAF5A057EE95252C77AC3CF40FF023A38265D1527D03DDAC23BBA977D80756026FE5E1FDA68874B5EFC1EB3994E2ED000C8C7F2834B96557D8A398E87D0A051858B3098D0B3D715C3EB9AE3DF1ABA25C20CDF8708F9437CA1C5C97CD90E93F179D98EFCBCC0C3B2F3F3C01AE2857A992FF3BDE7EF7F5FDE3715B4ECE3CF7CE262EA22BDE7EC062E9D4D6A626AC36E59010D66C6CFF97D9522A8C7011AA01B85710BD4DB76F6E6EA2EB818C4631F633D5C98E65EE7E3F788E77C51F7F7CBFDF9B2FF039A00E6EED3BBFB27F9D137D4F309F17A9E0F81813FC438B86A05ADFFAB5E4FA1437D5D9FFBD1D103FB9BB9DF037EE07D205FA7EE0B736E999A4B809E94E2223E6BFC06B37AE28BCEBEA2F63E4CDFEEC49AAFA5D97B553C7E698F8C7285CB477FD8184C18F0EC3E793432A8AB6F5BB063297F906CC362CC78252B5A1F5CF86164F36D5DD8ED65BB60667FFC4F713FD6FD12DEA51D4A9F3E3D4CBD7177F8A4AFDB6E9971BD54B808A3052E95738D7F64F1F44F836FF8A03D3453FBF443312B09053FF698F4782772534E76E579CC4F5FDE64EE9752E136A8EDD295B7C8628A1E528EF8E7045366B6C7B7553255A6F9820319C1E775F05A4736950BB68EEE6C52D3ACAFF01BDF16F3EF965FB3179B1E5FEEDBB3F7D77C579D777F406FEC9ACDFBA93DFC78F9E3F6BEBB2CBF1E07EB0DEE1E1DFD36277F09837B5E1CD623E4DEDFB8F9DCB0F1F27D5D65829D7FF2CBE23FCE7F11CB4D1A4CDF22F931ACEBFB7F01602BB4F1', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6d1886aa43dc980500e4a22d090cb3b30b0b66bd1fd89895c00e4d57696b0030"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '41f9124a2eccef28372422cbd48164aa9adbf00472f451811217d48af65d0cc8', 'notification', X'01000023547801BD7A6D73ABBA92EE2F9A29C02673FC7163236C1C4410520BF4E514189F858DB049ECC4985F3F0F5E7B9F9AA999AA3BB7EED4FDB02A8BD880D4DDCF4BB7727CC66D1D1D4EE929666ADAB9FCB4BBED2EBFDCF2B97BD3CF98E7CA6E48894DE6B0AED44DD038769DE92626A27DB21D9E3A544BB2F65A3BA6CCB54FE262DA74C3A77A12832C9A8D716D9C7BAB2A2F86CF2424DCEF2E34134C866E50394D9010B1AC6F79E6369159B43B11B236EB9B94BA38A81D9725A159940E5F5324B669612BE5C4AAA4C398E8782BCEC12971EC522A11342ABE486BD69972797E0EA2C6E39BCC8A4E4CD6D776BE9F15896427E1948FF2CC63E3F282CBA0D2E1E068DBE407664BD58FB150FE3A57A405636FD867D44CC1423A2238866E288A86637D0BBC6F5DAA2648B7960B46F335C3BE54F6CFCFCD4FE3B64AA89167FABECD2423A1E2AB54BC107DB3CC4311947FAD57AFB890FFE7F5CEEFCF0A5A1BC7D759C7B854D787B834E70CF130E1C13FD220B1DF96A6702CBB264AA2DD94EB866A329FD8DFADF190C3F9734FB8889F5B77965127C4B18B2BA9622E9CD83FA8464A99F9D837130EDFFCF3BA68581E868F5CB1B5B80CB2EC7E79E5D916CD96D655CF1E8282D130F15E5EDAEF52365211B36A13E769B8EAB58C6FB92D7F4ACA9ED40F59DD19F7D80D469CF13C4A7E444119EA60E4E7D66F3CD7D57AB53DF6ED77BDB0FBF26C8A036B3E4B6F5823BEA89D57BD74C803CB4EAB85529C678A2D44D418C14C9EB02050EAD70FE22390A78B518C67E7E0157F138A8BA2669DD9F81BDF2D8F7DAC1B270E24C585647C3C5EF8456DD92565BB4921DFA67BD5D34EA10605AEC96BD66A417E33B545EDDAF78CFE78D66A14F5F617E2DD7E20BEBB77B7F5F15E81FAFD39E8F6AB52073FE9FC2F5C4F19EA395726C0E7EFB8BEBC3EEF56196285BC3669EDE0673F065547C1D1C6BBEA12C48AE17D92F2944AAFD1EC64F42A3F786C77B0A59B69FFD1D85F5F290977EFF0DD410DD5917157F5B71FA9ACABBCC7B3F4DAB0EE862453875176EC33EBECA42E6A3292552ABA7BFC1257A486B0F2DAEF4CC767E13D1EC7CEB0FD42948773365592F56A1BFC6476482BB7ED8EBD7BA90BE61E42716B425A6A6658297FAD76A7C709EF8C330F98713862D75CB0A71879B8E444457369AF79B87CF0C5D5C937AD3E9EED64189D1A67552436FC39147C91798DC9D5FD4777F6AD3A076CC652E39AFF650CDDC34CBBFF0143BFFE671892D633215F831364D6199184EE2257F159762ED8A9E114B2DF1CE4CC186D8A2A6A32A9872051F3750BCE7871C4CC7DC831E3E0AD65B61882FC778DAD33B22AD3E3552B376F16CD169C1992652277C45A76F139472D93E479D3F33B01D3493F3A8635CBEA3727CEEF5FC8DF18104A8930F3C04F4E1B185721DFE65C13E1FEF8D644A23846ED8B13C171B7468B2D5DEC895CF3551238838143C009E0D848C980A3A63F33626BE3F1B18AEE9FD20D04F6BD362E3D0D6091297B91BD0DF09DAFAABB7F1E6C3C640B9188A9A16AC1F7478A3F852B3E51975279BF9EB5CB2F0DF65351101F55E68AAE5BEA73F04EEBBF3D791F9FC47AA58E61B9CC9F77CDF37B408B78AC16C61EC8AEB535B974C5A6EE987C5F745E12FA4EC5760FAE876D5D9851B8AC84CED86A63BEEA9EFF0007BED80685F0DCA2ECDB3E2FBA475EC48B520F5684BB27382F164E38CE4CDF38B47E5F34D89B1B681507E6DC6EB027E44B5CB4125A9D830CD7BB77F005E21B1887B652ED1E7FDE1F221605F02D9BC22E52D6FC68750FC07F77C9D8EDB861A73C5C2D4CF8EB476F2DEACFBCEA2F679C0BD58419012B962B0A79CA43A2835E99FCC2945A049DF4787A60B15F4FF1356102EF8E2FF5825D2BCF6E5319A795135FE67C200F518675E5B836AFCF870FC55E1CB890FD0A9C13DF32D4A3F2C6CF8486519FE9D2205EBA1F36D5FA1E91D7BEBFBBF177E2F22F5524631A71F7C80647909AD2E89ED751BB43DD4582B2310987A45ADF9C6A1B64261A9CDAE11C3CDCBF3FEFA9BC94132F025FB25F7E12F1EFC39996FC1264A885ED31F2531DC689507C9F17BFBC26F44B0AEFB999580B5E7E13DEE826EBD58FB641CE43B1D94F31FBC8E1453A37CE154FAA0E7AAE63691C36630F39B03A536350DAE17460C1373878992C989729F386BC25876E55D0D46659E7C247349B6CC1B6CA719C14F742AFB9B0F4BF8A41E5358BBC7FE9D06F0C9EEDFF008366DFF4D01BDD8053E8A22CA52274517B6D4861E8FC77BE02F5F896432F5E98A7DFBE64E6CAD9971074923A571C16CD46D16F0E110E2D726B0B70D01935FFF3AA59451BF09652D442576D245F3E6AB8419FD243149774E146B3D883EE3278B08D86D779F9B4A2011A59995D9A5874CBD947EDEB10F75F8213B460D2D4CE1C35A09E4FC9197853944273FEF4192FCC05FFD5670037AF1A664326E33853F1471E997EEFB9FAB0A0567AE1986E0FAE61F69A15A64DA255F4EED21A7A5DD4A8A5B2B792B6A694FD7D7150EE5BD20D99E8DC7352F067D29763E9B6EFA9BE7B6A62EF8D6B59ED26238F4C20F3FB04CFF459A9D587946CC981A9868CD714BF9E099EA82267AC5C8E5A72ABEA923D0EA133D226C0BEE39694BF7BF7FE369A9EA519FC01E21FE2D9E0ECDD037911F97A054EA7057E3FFB94B74CADFEC47CB88426F66948B34F9D39C6344E0B827971CC0738C40865F6D09538F19A5C01CBC6731FB2BBDF920D2DC0FBBBDC1BDA9CC5F095AB2DB416BCC739DFC093CF5A23E30B7E6E69F645DDD0354EF880B7E2F00CDF4D68D377877DA69277C2633E77FCBCEA5B2F550D2FDDE65475E274ECC65290F573CD3FC46985E7AC16FB4928DDFFEDB9F7E29E164D7C0CD907BCC4F701DEE0B0487C716EFBECB92A55243E2AD5BC2BC9AEAA1FA40CD513798A4A2B4CDE710B4CF3666AD2FCB4DA35CEF2A1CFC2CDD961AAF3FB77AE56BD92CE6A67DDD5BF1E9F715716A2DD9D877FDBC15C1E42FC8B469BEBEC949EC36732652E3F1F96A9FCE3B6EB63B7EEC5CD28DBEDCED753E9ADEEEF3D2D4BED3EEA487D1B8FDDCD4C227F7D8F2026173ED4DE120DCF6E7C3F67DFC9DCF0F4F4DDF4F6597BFEDD68DF999FA5B6F18FD9D2B989EC4FFD6A8AF8603CDFC2E83E4BED4FA5E64EA557DF687AFA1ACD129EE1E77D7B121E1FA467F72098B75CB2B4521646DCBF247360A5298E6A48954B37985052105B34385F9A9A2EEBB3471D720183BE276B74EEB8BBC316C025E5503FDE6A6FF7D016C53E9156BD5F55E12A9497E104B3F820065167D7B10E07999C6DABDCF60130007871976CC2891C930B2B58A2620008A6828C1696DDABD017094C803EF36B4E31137D2B6A2D3EA8BFEFB37EF74894C182AE9396419AB966AB60747534B624833D91D5E5A2E5E40C3B247C8DCEEC516F8422824160B4AFADB8E90EB723060AC424BCEC29B1DF9AC55FEA32DC383537D9712DD0384A125145D85FD198AAF3F7FACC2016BE82592A44F1C783BCB1531E8F6A66A92EDABDB2CA451560094D2EBAD28380A0A8C55B76E62A6178BF8233A7B834A19F0B554EC428CF5C4B269CC9654C556774E222B29D417C1881083B69B17FDC4F347866C3AED8071D111F5A889DC2FAC8C694F72B05F0A351743BCE3853002C0CF437456395C104A4CACF298CB76613A7308B37D5DFF363FF70B1FE57FC8445BC4233C0501810C6A7EC6046E012F07E9DB9D70762222AC7A4582F1AC8F81B028BFA18487774E69AF4019A8EF85DE932B023B35F2604F13BF64DB94D476868F48515752426BC3FFFFDFE562776376A326734CC5F756874053D35FABE2F4950DEF979125EDDD2A58E18740B8940FD45585F2A224EA8F5B93F71E7F808CB191A2F49CA6C507FA839BC7F8A4DD58F8833D60FACA121CD51734BDDC1AC31FB5D6DC9A071474C0D7247616E412CD2DEC915FB83CB6FBA300646D7A7DE7D28AC0F79B7D522A8504FAC71B99685C9212CA29441875C7C561BEA92334C9B7BF0F388EE78FE29F1C677AD874A47A0F52D33C925D898CD1FE38C27E49B034B5FCACEEB6703C88F90BF140B8A12177962037001B252181C58AC7261E6F8E7AAA3A8B60389CE175517FF99FF8161DF44BDD8283DEE1B8A23E0D1D66A28CC26D8A3B9D639A0877B96E090B4B6B413BDFF21D0D0002F399AA8AFBCF755CD8698E41FA38058A07E7482E7C1DC6B20E1AD62ED29D163A2C804478DFA63F1298F9AA5D6F7AB8AB2A7EA6C92E85FEEBC3E05FC9AAD39C3BC3D4B427D28F78B17F18CDF3785FC42845137A8036512A5DD0EA6B8A8B6715B4D56CCF910C490B7D509FCC3F0F91258FB42EE2C382406BFAD734B119DE7BA3052BAC6609D185ED88A262BCB298E2012372D99001F2D4C345E60B86094D93B8C798C7A7A949A602C18F0CA3DD4F32D21F56C1616CF6959D9DF1F12BF047F28C47BC47A6F474BDF540C15F001816D1C34CEDF79CF3415019ACCF8DA102BF27EC8930B4C88BE57A2BB4DCADA7365D91B6A394293B3CB2E060D79F05142842A8FEE89F64F3A840970088D33463567ECC10E91C6982A5576683C8B51CFB857328EB80D21B4715579E27BAEF7DCB22FE44FA27E4A13F957342F8C6F9B34F1FEF6C080E04A1E7DD6DBA112D60CA8375F87EE4D14E6ACC3E584E775183A115AB9A2F21E1E9A8E35EA6FE6A30E069C60F496D232D8865660BF1AD7FB1A7C246D9BD73A73C0F8A8170BBE79D50BCCDCC1073FA9AC6B3AC42544FDE5C0F15BBDA1A20E7DA0A289F07E85FC60086217C0439AF7C4D0A4233F6CA3CF7FB8E4623F9D8FFD360BD4715761BFC87125C084860CF03CF3159AF30E8DBDBE77C271B718DA49F0818688DF123B30F035F816EC8AF8AB0EC339C9C107C3274537F0ED75C2FE34F8D679F12DF08742163A122586651DFE5B1C663CFEE6BBEBCCB773D5BEF40278453DDEB1BEBCEA768E92FC81FAFD0B2FD8BFB9614E88E615A65E326936BCCB5F7A471A9C96AB09F87205BE3F48D4FB375901CD117779117A5EBF447DA3B98DCC46B4C28D77D26D6F1816BEF81EBA81BD18C834A8A12391D87803BDBB66F63AA21E093CF059428F6B6B547E817972A12BAAB9FE197F092C6198D1E43933DF756435F2FB04DFCEF18B66BE9EF976D64BE112F287FCDB78C47E22F0FD535EDA562C048C255B2BD40B8C529590F1C18333BEA98E907F3DAEE7EF1F80CF66CBCEC0E703F1C931B87A330C86D8F1DF91BFFD8176A3BA308C3C916318C1A3DE8D72CEB383F59359A31E08E62CAFBC9B33370A92990D069829F86B505DE29326A6A5904728AEB4DCC96C39E5585FE20EB7D235370C686FA86995501C02BF11858FA99A303894EA512A13378E8FFCB6680486257800184B9EA91E5BC18667D9BB6963E97E9828CFC3B854676812B3F72A72A58EEE0BF8957DE2DA023E0F7C657DD4CF3E073F8AA2D5E4C6C85B00543C10E75822FF6B7209FC06F31E0A411D1AEA4D90D7B601AE3078E830C345BC72F57860C0823975BCC69041E7A02A344ED03BC2C01ABE81AEE0E0167C3F28C3DA5BE2ACA01FA6A042AC31F0DE63041A890BC7B0007AED281F7160D08702FE017ADD40EF5F7A2D116F500946A9081F7842008F04D64CA5E33370C7197C5929CF8F10FD29EBEF0AF8FD281DB3E73A7E839F40231AAFE7617A8D4650F4AB7636F91874ECD1F83C80FF195FA87FF845D839E885841FF8865F8B6A2F7CA2F18546FDD62BF8993B9A5BC46F98B03EE0473D8F5BC6E9122C916F5DF719F66B8BBA08C252710763E067158E49A206170D507AB054CAA2FD10CE7234CA3CE0A3C0BDC307EA1303DF06FED014F01B39F41AC32E7A48CD36872968914FA1BBE6818133F8137B57FE5D6EAD833D7CEB62808FDBB9E0B80BF4692B2F04BE2E1DD4E55AE970925D6BC5441FE4D01EF54C6874500F87A709950B0CB186F10A03497831831662F7C430856793F5E0A7D60AF1857F7EC73039C29C373E38F60B7B41BC7C5EEAFBECBF8ADC8A2A09CB097E1BF5727DD4AC1154B46BADC747A579945DC854DE2F474A1E25C09B3EC30FA2B92ABD9B0FDF013D66A29AD8BA3C07F0D7E124BA9692CD1F0FF97ADEEC1FFDBC66E5FF27BE524FF09E84BEFF27BE82FFFABFE4ABE1DD446E0CBD2D80271874F0A51EB57463F407C013F479567D0C9CB0BFFFDE1F037F395ABAD93FCC7C0F7F6DF20C7AF327DFC35FCFFEAA7C1E42AE11BF1C6321C46FE6EA3FF91A78C4B0E956B31638349F33DE9BBFF00E978EFAEE80095D85BC4BA2714BD1EFFEE2B085DED000FC347BD4C7B7B44321BAEB13870C0FF1EA57709CA0FFD9DF948857057D304AFBD0F3F80BFA3DF717EF6537E3497C673DFA2B3BBC61007AFDAD17C18CDF01C3DB2FF84FE078252A6F8CD00FE5AAA7AFBC805F50C31AFE18F8FD8FFE18FD07D68F7AEBFEC42BB89FA9BC1B10C421534E53D5EAF64CA839436DAFB489D9315CEDCA8955A21F7FE037D0CFB95B34E309F87F33FB471DBDF060C0FF8ABAB68267B9371B7E26197A52DF1F8AE2AF440F1C7D920F7D3347D68DC0F307C60E4FE0369251867ED09C30845ECA0E7C854EA3D90E167C3096008982B7176791CE7C031DA9E0EF4AB3800831B32375781CA37094331E36AC851F14385063C9B6D51826EED1D7EC2BF4AF5CC18F9EDBA5EEDD48BAE1DC2FCE7A0F656137E4F506BE457D809F9CC4477FA4A1F7F3E791D29DCF81B75441EFE06114C6D99CCD7ECBFDC07DE03BF46F8CA1471D90FF369FEB0DFF3E331BCC7C3D6B759543EF81778E754313C087D0D3A46854B5101306673A71DCFB31B412FDC015CFDFCF7E2B552DFA297FD6A7145C15BEFAED971F11E85719250A7A33F707886FE565D09F66EE97D3D9EF6227AC0E5709FCF2086EC381C8EE29CE9462FD12F3866BD2AD50B9BE413F3D807F7224EC0B3D5A4EE8FFD09FA58AC568FCF17CD94DF962C0B9487387FEBE636075475CBAD9AF091BCC7E18FD18FCAC4E2689C31F0C69EEAAE87C4D184AD9A0457D631687CF5DE8E99C43225F6E102BD7DE606965E5F8E8AB2997BD78033E6505A3057FEA346EF3897D4BD1F3B712FADE10A754BB44F0AEB97E8C69EE5BCC26AE3838402FD4C19B988E26F5A0EEE01F80331E590C78EC12B30A86D82AEAED4736311C2E0A0CB146A58AA6AA2CCDBCFF9574AE8FB8A4183EBEC9DEDDD7841EA8478D775860C8F7951605D7F79370CD1E33829877165ECD9CD44498E5E0D0359A07C66302AEBB96B3A6AB71036FD7E1B01687B907B7EA4962961263AF1FE4BEB8FF8E238E0E58F1CBF3CE6D18D62B83B8EA5730DB2DB865D8E1F0113382D1C3C070D68A7BBD85370DE305C14B363494F96568F1F90258BB35EEF07A7E1D4203A125F96C8DA0B39933CF721CFFA85961B6C1A95666C2F3F591BA6715B5E7049E721E826228FA592FDAF4683B68DC7CC0E0BFA1B7FE7D788CFDCF0739F07638ACA56B89E71EC916BC180C613086C3591FB929947EC5DB97C5F0FBE0E8AFC36512F1B1C3F3B44D326758949E7BAB1056C4831FBBD7E17480FD7D6738D879F5FEF08AB91D3673BC6AE57BA54DDC3AA2ADB800FD0BF8E0C8EDAA2886EF2183D9D1A3EC7D3C07C3C43F9F0F6FB4C7212FBE8FDE8CE22B3C00F2B1FA1492A7559FA08F13013C6858E1200C43E879D61561D635C7BFD56CE7E67AF83986C8DFC556F0861EB81A87D3C06241F97C180F4F89FCBB509118F1520EF64B49B87A1DA6678B66C0FED0236378DCA3877FE56FDC630E54CEF50221F470A8BEA874F2443C4F38ECFE52F3E1370EB2E678408550C703F1D0450FCE3F5E43F3DFDFFFF360CCDC4BCFF181ED577C504F3145AFFAF8FE6B28AE7B1FF98ABF55375499D379D80FFE28C1453EE354BDEAC1FF7FC8DFF581FD815B92A7F8677DFEE7FDE5F0FF64E94B76E8DB3B1F7DB7C57EC5AEDE3618B9CDEBB9A7F3FAD06B9F30E71BE0D5A8D246BCE37031E9760BC0FF47454BEF5D0DB93A373106BDC9616396996518D9B7B31E9C8E97EB9287E5436D3A2F9B50C7B2057F80B355B9AC9DF69479E6B3C241260E6CB6F39C56167146EABE848FC8F1C70286EB56886808761707B354FF0733D31EFEAA7DCD4EADF00F919AFFC0649E4580FEB2D3FB3AC601BF184C6FCF98F5621E3BFB461BCE7357BEA11EF5D1F373794FE619CEDA71922859BC4B0B2DC8EE2954A4F44CCB37BFFC3432ED7CF87CF0ECA5EEE1C12386E9CDEE2D91078F4F6A994C6A8139F123593F4E4D4F4F7C6F9EE5BEEDCEBBEF641DAFFE353BFDA3F9C7FAC7376FC7679FDA53566CC3F7EBCFD2AB2E9FFFB22C824C8687637BFC7C1BFAAFBFB797ECEF7FFF88CF7F17E5B8235BBE7971F0D8FD433D7E7DBA6340E76502B5E4D3F3F1EF5B70D09E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6d1886aa43dc980500e4a22d090cb3b30b0b66bd1fd89895c00e4d57696b0030"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'fda348b4440326a9ea8a91298288961fc762f7a2debddd7656d69aecd3d984aa', 'app_receipt', X'0100000F6D7801CD977B3854FB1AC767AD1983616672BFA510519AF11B1961BB0B51C93D19298D7167C48C28620FBB14328D5D92A452C825BA3821D95B6C92FBA572A250A1A8B449EA7836672DED671F7B1F7BEFE73CCF3ECF396BE68FF5AEEFEFFDADF7FDBDEF67ADDF023C72205E74FD912D47668990307C8147F6043CB23B0C41343220E245F71ED902B1B0381812C2001E9CF9AFA1D0051E9C8CE3C149341E9C0056C19008E283939595D605BA740AD0A7D0F45D013002BA460078021222A23A1EC6D99D86BB011186C4505B08C60ABF9805E230848EC0E16018D30156C01019B54460FC96569B8BFB855177E4E2A2BBAE2AD91620BE0AA88D85212CEA4C58749685F5B4D19991FFE2CCF0993E804C840C8270C2E24234AA1E5517D5A51675712C8D0A803C0C21C941B815477313C2404CEDC6CD35D3E7BF0A18EE058A3004A38AA4F80A263B94CA8AF6090D0F6151FD7D425968BAC85D7F3F5D6918C2A0BAB838C13182EDCB657202D961A897E42F5EB48D146040013457B00959A1C5455A89AC32AA4B4774AE522EF45018778E8EC9727138117FC633FF30E0A12B2681EA3CA4385FCF2379C3F82BA88D2608D4102B1FB514C4E57E1B2F951B16C266062329C1F802748C8438597723F8F9A0E9EAD30DC16A442B44B57F2FE197E850E7AB7FE05CF447CE68ACC5E80024560C523E185F825AB02C66318DB25F49E54BA5EBBF48E81CB7975A9A8B5D828560EC051E6101F0B035488B5EBE80DC0286A575C3189E1794E94783D3FB5BACE9F0F9FDEAD72DD186FEB9D52131A4A177D3C480281EEB86C34BC11E1EB49540113508E25216E1E12A2E1C76044BC52530941BE2839CD200A0A22A565C731955C52E8CC38A0865F906FA70582A56162ACE2E1640458E080C000DF92D1E9EF2645D40074B2EFC950138B398ACC0700E12B07F586098FF62003C486D69CA08C3581E4446404680E14110A6B0F27BED6C2D6AA67730CEABEEA27BF276F370A967B3AD39A65D91233AB1D5239BE295620F64FC486C227257525A2BA7CE95CD99743C32CDFB69B82F5C6F33E1BB95A489CC4205F573FDDA9DCE018260838ED2D9A07DE5C6A11558B5CD093D733B98FE741BF7DAE4797F9DAB5958F91A2A66AD91CDC9E6B7D75F257C825F56F175B6CB5436AD796B74FF962AF57EF74D5BBA6CCCC875731FE37809398DE1FDED71F915094CD71D7C8D0887A97E7B5546BDC24C5A6F5795F2A6037EC66626595D31EDB97B87EC64C4C030C9777FD2C5D912F03089B4CE24F2A9375B1A939A1573C03178CFC8E467D57D72C2796F46BD8E18F4C88F850B7C1986A616A51904E0A0F61AC64218282F02840371A4B4CA5210B48083010690508B8C5A48BF0A270065D426E16471D25C931F8BA3DE2DC460F564E3380BCFC526436263C16A545E839307B209D255B76AE31D74E95657FDFBF7A75BBC4A549177F3002BF084C5B663FAE2C590A6473AEFD78D885405C2E0E3B463BD759A19DCB6B48589568573392DB3BE1F4180C2C0780AB321A5C7FF4E15D3E02DA764A67F88D8EF041AA30E1F56CC0E2FA1B48FBB569B1D78B13AEC95BDE1ED700B13CD1BF9015666CD13FBF96E4E77C68F5B7FBDD36F4AEA880DD97A203288A052E7792C3E5E559BF15D7213C326F548DF9558EF276B4634AB4F98564B2439A7EC5E25A03E30D02B35147136C93FB4F165AD8E4FC0C70D138214072F6EE2FBD6951927C448DBE52F37BD076BDABBCB2B99969FB657DD7828391AC4AF1B5E53C62464CBAFA35F761125D85BE2265925F1DA7FD37BE968064F59087F382F1175C9A5E24AFB6E731963C3D7DBC5F31981AEFD2D27230ACF8A60769999F77AF621FC5623FC5EFA995FF8E0DC4ED520054A6B8C7C8DD7CE33D7C85C3BAFDF2C1B70FB4FF8D5026B913A21FCAE5E8E5F67369BF33FE176B907C79F715B5D9732885B70D33E823996297FFB9AC7D0CD874E66C05A732BBD4A103CC979370E776C79C78DCBFA4C1A7C9E41B5EC20693AD1F79A3AAE737F7DCFAFF1FB9FFCEECAB9344C754B44FAEF6D1BBC4393231E1F63F63E6BA9EA3DDFD3E645143366079F9415C07073F2CA71DFC96A9D6C35CDE0E70EEEE95650769E5684A2FDC1B8B6B14F6F09C6C37ECD94C4A9F0330F948427C8A7441CFFBEF6BCFB61831B1F2DEB376D721DE13EDA6C697B56B8825ED367E7AE647A317864B679A7BE77D10BC63CD3A6AC505BB9F3D871ADAC2A6AD3F15E3CAFC049F2D15962DD8CCAC950FA36C76448233FA64BC3DC9B20255BDB27526D90297466A054A2A923E241C3C85BFE9B992FDC4683282089A2B7C8AD08C023C0A26F975FD10BE197D0BB2C9C4BE94DC6A5D3121E93436E1E0D9A29CE609F69FF06E7BC945E74B3B03CBDD1D9F61B2F6F92E4C1C15D0E0FCD0C67668AA314487EEA43493E56D7EFCE7BD8AAA4D326C49DCCEE911375D9E7AA8407E4A6958ACBFC84285DBB4E5BCFAB9984BAF385EC3F8896117292AE04E57218E9293F615A7D9ED7F0625E34353796BD14F05DEB1A1992BBDB12483A0F4253DB4282F2424E187FF396B13A8FDB1DA3DCE66ADDDA603BE4F1A1FEF135BCE1934B4F7D5E4D0E3EF93690AA94C71431556ADF6AFCD0BE582EC9B6CE7757F9A3BCA18E9C8D698AB8186039D67D236024A3B3600C74183F48CFFCB8606CF9831EE5BB3D76C49DC2E32F0F5D69A93BEC11ED25962CBE795B5E9EEA519F5955D2867C61DBE611A3FA14D5B2C143CCBE87C7CAE6D6958AF1107AE3107A595FE895C194687478EA5756FB6A657CD22B282E70CDD2AF5FFD7F83EF7FE9B9F167D856DE4E16681B6666D559DAAD38FBEC0403934A78C56FD5606F5D9F20636914D9140F2BD3537657E27A3EB035A3F769B439F686649AC970189EBC777DF6BB671D4F1FDFA7737027A54D835F285325C3396471AA14BB16AB345AF47155DD13A5C3775B3CB43A4CE7A6827222FAEB87EA765CB2126C82C7B89708C941559ED496B9D3988A56300F8A7A4CF9E5364535129406FD26E7AF42C9198CA4D7C58C678C823883B30445DCF3ABC73F7A9C0D77D09D0E2D1A1CCDDE1630B1479A5D744DBE3386E2CFA74B686BD5241E2B4EBCAD9F58FFD8696C675EB9C986E98363E49CAF3D63A4143318E487E46BBA0E1E647DE99CF791233F8656C67E3B90E63E3BFDC3BAE7DC2FD85A027340FE055B218045B0FD036697457299D76724DFE47EA05A4827B3D7886E925DA891DAE31B8ECBBDCAE9B7EADCE0BAFB55B679FEF71399D787CDB574FAC94AA2E312D48C74595B93B979C3F24875A3F922E7F20DD23274D10F829C4323DE72BD9EFFF033FED04379CF5F73EA1FA919026ADB8980E74D54B5FE52C9B835162D5BA7D9990E4E8D8549DA779AAC05B98AF489F52F8A06D6DDAD386A227570FA9920F8AB427DF65E6FAB5025DF0573ABE2F7058D4FCFAD201E361419125B5F5C494A9C3BA7FEA6A7303961E6EEA8ADDA80F28167A34A4E1C3B0769BB36D8D11CCBCCB801F99BE69778A8DCDA3C4B6D4A877233EFEF1D9986AB4F916EE9BDE1B35285DDE2EF928903FCD43D031312372F5ED689AA881FA7F1A00BC8C6EE1C8C7C0B70FFCA8DE5322FA8DFDF5D2FFD5C5C522464E7897CB560F8324FEF191A6E774F96AB9BE80EF2777963876D50966F3F35359F53362A5132ABA2E95E319B7E7522DDA0D9CFBA8C5836EB6B54B4926470496F2651A0DCA1C7B32EF41B2E9D7CB3EF80BD8C7B372F89F859BD80D9124B9B9FB89057DFF888DA9ECCA50751940AB2539F0A259AAE6AFCC9B03E43D463B483B64034B1A8254C6DCB8D7E9072D12D2C3072DDD4DE36F2F6925C81E7B3A7AA16CE0D62C32EB515EBB9B5B136B66EF79BA4BD221FA99BA4B9B81F0D1A5FC8F5E86759BEDF15454EA7A6A7E1065D3B1B4684359F18150C7DFC1CCDDA31BEA15DF19A5C84BAB73BC90BFB4370CA718B997B2B220A1F776D8D3D76A76BB2306D3468D0328ACDE544A68A30D3FE09C85C478F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'fb654bcadbc76c41940da78e1758376f83dff596d5dc512f42b8b130a83b533e', 'app_receipt', X'0100000F6D7801CD977B3C54E91FC7E79C996618CCB8DFAD4B8992F10CC62D7721DA84840C4A63DC199799A288861551A6512997540AB984CA8674B1B526B91695A29292D06D2B69B3F13BC7EE6F7F767F76F7F57BBDF6F7FAFDCE9C3FE67B3ECFF739CFF7F97EDFE7791EC02587E28597A7AF4E9F128308F0312ED90770C99E300451C9400C2FBC397D35C4C4E26068110670E1BC7F35858E71E10C1C174EA372E114F0150C09213E385959697DA06FA40BA8C8ED018099A1BE99BEA90F202122AAE3619CD321F83610832111D45E0463094FA780280CA12D703818C67403711822A396108C5FDDE1703C8680BA230FE7DCF5D5C98E00F155406D2C0C615167E29CB32C6CA883F68CDC733DC387FB01D211D208C2114417512986147D54979AD345B1540A00F230840407E1C4DB2FF729DDE889E8A9E81E134837ADE503451882514552549CC18AA430E30322A3239894E08048261A2EF2D63F0E571A8630A82E2A4A748D65057218EC505614EA25F9AB17D5401798CC4D92B119324F00F800656496515D3A70A295249B749520252267D0E8C6D975BCD39E04B8E88C49A03A1749CEAE19246E187F0AB5D10081066295A29682A8DCEFC74BE14445B018E1484830BE0C6D23214AD63700FFBC0C8C4C0C802AA295A3DABFA7906A4633F699733EFD27CE157FE68C8EB5126D808C1583A40FC657A1162C8B990BA3E63752ED7CA9EE5709EDE3C27C4B6BAE4AB0108C3DC625CE022EB61929D193C79057C0B0B47E14DDE7980A6D7778CE40BB3D0D3E1AB3A4CE162DE85F4A1D12410ADA8F2A0284F1D80D38BC14ECED4D55068AA8411495B2898E565BCF66C532D5D6874672220290BF540028A88A15D55A4055738A623363239981A1016CA69A9D8D9AFB7A1BA02627064C0015F9CD5D3EF2647D4003F31EFC9D0370673298A1D16C64C0C151A151C17303E0421AF3434618C67221320232020C178230E50D57750AB42979FEE138DF96E39E196BADA3A51E4D751459DE8A1BD14B6C1A314E564ADC96FB8398408CA3ACDBD1F0AEB066DAA2FBAE65C99727FDD186AB885794491379E50A4B0A07747ADC43F8E126DDD553615B6ACD23EBB11AAB527AA7D73182690E9E97336682F54E1FC1CA3753304BCD1CF6B7BDAA7B91F2097ED6C8D35B2BD32058FCCAECC67975CA8DDBE71C69B2092375D601E6C912729A4F62BA924AEB53181EEB789AB12EEF069CD5E9D71426F7F6DD6A5431DE16646E6571E4564257F1E621271911F084141893767CAA0ADC49232DB3887BE8CF92C6641F49D8E61ABE69E4CD8FEA5BE408252F9FFBA69BF4CA8F46F303E9A69636D5B944E0A2310663210C54120BA28128925A1529089AC5C1000348A845462DA45E09294005B54938599C34C7E287CAADAF6713B086B249ECD961913711898940159517E3E4816C8A74E3F9CBC92EFA34BBD3C1033139362F52D5E4377803713C71AEEC18817811A4E891CAFB6D2122598130F8249D447FBD363AA773EFEC4487426151FB54E04710A230389EC5B89ED51B7CB19161F28A5D3539302436E0065AB7EEDCA958105DA5DB35EED164B5EDA96AD40B67D30BD136165A674B43ECACDA2662781BDC2E8EEFB1DFE515F44E2ADD816C3F181746546BF1C94C4E56D7A15FC910D01DB2D3FB4F25FA3F583CA2D5B4CFB24922CD3DCBEF2B3EE5A68961B5A990BB45E90E836797F502423EAE98E067B9F87252DF7628E7EE1321AD953F29780B1677DDAE6D60D87E5ADB78F68EE4F3305ECB93C5350C6281FC32DAC9F5C244675BDC1B6655B2CEB786CF5CADE07736840F4725B69E585F7FAACBCF5AC6DC746CAD68293DD463A07D7F6C79BE1066A395759F4F3FC26F13C2EF895FF885B74F7BA98729E87624C837FB7A1D3E43E638F9FE6EDAC086FF845F6DB014C913C2AFEA42FCBAB358ECFF09B70B7D38FE8ADBA696ACC7B8D90D3AE998CC3CF90B67BC87CEDD71B302F65A6B688DFCF037ECD7E370F7EAD79CA4233F921E0FE7526CBB495A6EB4CD96AECB3CC7BE0B6ABDFA25E892DCFAEBEF6E4BC4056FEE7C7C912A27B66794D1F7A8BDB1EF686FA7AF9888392B7CBF2C1F86DB3294C703DF34E9156868850FBB78E6D8410525DAB18ACEDB933A473FBD229A3F096AD34D7D177DF8A61261827C50C8F5FED2A39E3B4DCE7EB4BD666CEC31C2B9BBCAD6319F504F6BEE77F254B23C1E3E32D5E665E45FF1943EC370A829D751E9C9DCA37DA49122D8D387E796B949DECD176B9954DB1F49FBDA3503D22C4DB8A569ED4F9492BDDC2FD46492B7E8F060B584A03BF6E6F59157BC97933F731B0FB6024914BD396E85001E01165D5D7E432F849F47EF8270CEA7370397434DB9478E38B73B6CB2329775B8EB1B9CFB7C7AD1CDC2C2F4C617381B9C3496E4C2E1B75CEE58994E4E566E5520052D194A0BB0ABBB34E3EDA896439D1075B3FA8E9CAACF2A6C240CCABD57AAAC095AA47B6BE321FB190D8B484FDE22E70FC235C4A2B45361C56C7A4ED6174C47C0703337E1A9A0ADB5E6199FE7D1D24A97F4EB4C21E9DD8CCCEE8C082B89D867FECD2BBA6A09E776824AA7877DC775C721EF0FD7EE9DC19B3E38F130E0C59BC70F0E8452944A1842964A5D6BCCEF3857CAA539B6046EACBD5B32D45D64B0571197006C476F9F0D19C9ED291B05DDE63773F23ECE9ADB7E6FA87B659393981761FCD98E53ED2D3BBDE37D453244577D5D52A2BE3B604A9DB4A294E0D83662762D4BBDE6F10E46FF9DCC9AE965D5225C84DE24845EE6CFF4CA60AA34BB7D8C1A9A02B5733F19965596791C31BAA6FA7F83EF7FE9BBF157D8365CC8E0EB98E61D69B17512CF7FB48F8EC926BEE07568B2D62C4F91B1358B1324C32AB42CBF065CEF079656FC16CD4ED7BE883C2B1936DD87FBBADFD96FCAF5D09E2D7ADBBD743B3579E5328D32EC1D3607ABB14BB14ACF2B3E7ED5F24069E7A5766FED6ECBE9776145B103D7865AD69DB0E31BC3A39C13C48CB0461F4AFBF4214C7D07980115BD96BC5A878A6609DDEB4602F79591E45C7ADA5825FD11BD2CC9249FA8881B3EBDE7A3777EB48BFEFBC88AC7CF0BBE0E99D824CDAA3823DF93A01BCCA349E86837A76656A65E304ABD76CF6DD4ABA4D662C5FBEDA3E4A25D3E09528AB974F21DF2197D176FB29174D1DBB8911F221B120F0CEEF59C7AFFFDB261CECFD8DA026B40FE15DB45008B60FB27CC2E88E402CB671CCFE246A846440FA3CF8C665150AE99DD1B188D2B3ECD1EB0EB59E1E1F7A2C0BAF4EA445EDD136B6DBD01B292F0B804253747D6D1627AC6B4366E89D94C857BED0A69199AF0077ED18E117FB93E9FCF41E61F7A75DFF2161FFC9C9DCBA774EE0B1916503406AA259316DBB4AF79CFCA73716B2D4FD3B928B0E7172BD226963FAD185C76A97EB785D4F6F78FF8E12BCB8D589BFDED22950267ADED2ADF96B53E2C1417DB692A3424B2BCB281943A5DB8E4656F7946CAE4A5E78E1A832ADB1E3D5772633BB9483B75C2AED65846EE5928D8B2B4CA5BEDFCAA298A20072ACEBBB179E43DDC749074DEF0258F994DD8907C892C36C8CBDE34382171EEF849BDADF5C9E3542E740CD9D815C2C85980F3776E2C1758A0FE78773DFFB8382F49C8CE1339B5608A9778DDB3600EC79969ECDF94493B43F8529A6FA2F0D95744C020C6B994C5BFEDD43E707C9C8B11791ADD79EF75DD96D7B2EADFF8A5AF5ECF0ED4B974FFA741F1C664B954E3A363457695EDE2F227874E6CAB302B30D8AEDAFC39DD41762AEF687CB7F31B9D95D8C21A61CBCB093D51F9C5CC2B9801AF57B51211F15D4D4515CA098296D68DEA6AC56B052B74EA9AFBDCB6EE5450CF9C485969AFAD69B86FF8BE6ED50997A18D97EB05724E1DBA99F76FAE53243F19B2CEBA8277EDDDF4937BCC414B6DBA90D56D15EF94B103E712ADA7DA5AAB21A7361A2E29B2E6A1FBE15081F2B3E273C2CFBFE3138E96D30E4BC784087D7BEA8B58A3F26BF6E73D852E63AAA98AE9DCF47F00722E443B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '4a18c2923922de756e4501e1a52af02b38c6ece01f52f7d2e4a8f4221f70963a', 'app_receipt', X'0100000F6E7801CD97793C54EB1FC7E79C19833163B28B94252119CF0C63BB76212AD94206D1D8B7198C4AD91A9250262A15DAC89AADE586B4B87593EC5BB9718512D15ED2CD2B7EE7B8BDEECFBD2FF7DED7EFF5BABFD7EF77E6FC319FF379BECF79BEE7F9BECFF31CC02507E305D7A66C48992141FCF0592E9901B864571882A86440C20B7AA76C80FCB03818E2C3002E7CE2DF4DA1B35CF8208E0BEFA772E17D60250C092031384949711AA0E968002A723A032D039AB6010DB80361C4447D3C8CB3390E7703120C09A19A0FC6F23F9D014418425BE070308CE900CB60888C2A0118BFA1D5EA5C043F1A8E5C5C08A72990AD0112BB1CD55818C2A2C184856049585B1DED1939177A864FF403A423A41184E327F25129DA141AEA8B2DF8442C950280340C21C941B865D96E8FDF9AECFCFEB3AF8C1A4947FF2B07C8C0108C3AA2C4654C5618C56FB74F183BD48F12E013E687A68BDCF5CFD31587210CEA138904FB48966F349313C40A47A3447F8BA26A6900BD8587A46B000072BA8315C853467D71B2ED3D83439762ABCF38FA683CDE52E7FCD30E481270D15B8AA03E1782A9FBE691BC61FC0554A30902254415A14A8628FDC7F15298ACA0F0281D80E404E38BD1462244324D0B7C3BA8DA345D5DB00AF14A506FA939A452DD17824BFF22B8ECAF82D1C196A30D16062B84A88BA88225310B79547DB330C8D4C2F8EAC556CD6F16DAC7B5C54A65A14CB0108C3DCB25CC032EB601A9D1C2B3C82D60589C16CE703F2B473F109239D06249874F47ACAE31472BFA5BAD434248457B528580201EBB15871783DDDCA82B800C2A08443133365BDE89C38AF493770A0A8B0EF541FE5201A0A02E96A8B2842B6F13CEF18B0CF3F30DF2E1F8C95B98C93B3A9901792912D00354E4B770B84B9369800E165DF82707E0E8C7F40B6273900107840785072C0C800B292E4E198118CB85C808C908315C08C294D4DE56CF55A5E47885E03C1ACFB9A46E36658B0DCDB4E61B77458D69C6D68FE926C8C6EECA7E476A2245AFD068AD7D9F57356BD4F1D0B8E0EB483F5B7B3DE1D60AE1A99C92E5ABF306D43B1D03B342F43A2A668277541B865DC52AAE4FEC99DDC20CA05BB9DC4C9D0BD02C3D89956EA060D618581D697E553391F8197E56C7D3DC2C51DBA4F4CAE0FE1505CAFDEECBD674C998B11A531FC3041129E59188F6B8A2AB894CE72D3CE548BBF703B60A8C3BCBA70FF576D5C9E9EEF23734313AD915D37EC67BD84642088C08FB46249F9BB908FA9285D58CA27EF6628963324EC6ECB20FD93EF6E617851D52FC052F9F7BA4E8F5488FB3B37C19FAC66615D90460A7F802C64218A82012B00111995A3931089AC7C10003845145461552AFFC89400ED5C238499C78B4D1BBF29DAFE763B0DA92719CF951A137A1B1B160156A2BE1A48164A278DD959B097634BA4569C04044A6D94492BCF45637B00C4F58283BA62F5E08297AA4F27E5F88C8AC40187C9C7AAC97663323BAEDD0FC54EBF2BCFC9619DF4F2070F9E0643AF36E7A4FC0F53AA6DE2BCEC5E98161D28003B8B7333E5E26977D51A37DD2B9DE64D7D355E113B6FAD7D866462A978A022D4C9AA722785B1DAE4FA659EE73F57F2F966245B61C8C0A26C837BA1F4C48505067DC4A6D625865A4F45F88F57AAC34A6527FD8B85E24D931DD736516E5819E7685BE80A351D15EAD6737357D023FAD9BCA4AB7F3884E7ADBBA22FBB090F066E9C2A6B740A9BDBBBA9669FE7973DDA53ED1E7C1BCC611A52A2621575A8D5EE82448B035C7BDF1BB98A0FEBDF6337B13F8BD19FFC7D3223BCF3B5DBDD0EE692A61A8FF6233B18811E43CD07224B2E49400669B8969AF7B3FC26F3DC2EFF96FFCC27B665D1582976BB4C6483778B89EA82447DB78FCE1B181ADFF09BFAA600D324F08BFAB96E2D791C5E2FC4FB85DEAC5F177DCD637A63FC1CD6F554FC11CCC91BE56E9367CB9CFC10458AA6CA4D76585BCE1BC9E843B36BC8E8E3BF98BF093D16C8A7987B08A03DDDBD85ECDE5C50FFEF76E7FF5BF21E574F77DB748548077DB93EB542952DA38B377A8A5AEF7744F9B0749C890157244320B869B53574CFABEA9D7CC55540919B573C9B480720B5423656CF7C4B58D7F7E45301CF16FD6487ACF3EF140967F8A7C4CC0FEA735A75DE2F52E7D32BFA3ABEB3C16FD70BDB9F529FEABF4867E1B1759E373216333CDAE3A5E654F19734CABAA1275B9CE8369AA27EB284D69BD786EB183E8C353A4C669F92361F44DF6A99072514C97B2A917414CF266BF40BD5E0EDF89C10A91A68EC80777C75EF15E4EFFCAED6EB01388A2E82D702B00F008B0C8C2FB7B7A21FC227A97847331BDA9B84C6AE22372E8E503C1D3E5D9AC13EDFB718E8BE945770B4BD3BB3BD756AB5057940B8774D9F599E84F4F97EF5C2EECBF7A38D9C7A2E6C69C9BB57C26758AE860F2033989C6CAABE31F94FA205B5EE5CFA7D1B5EDB8E59CA251980B8FCFF6A36015213FF942F0190E2333FD2BA6D567B4811BF3B4A9F95ED5B32C9E73E33D86A8675BA2B0E683B08CB6D0E082D0C386FB5F3156154477C7C8B5395BB6DEB51E76FB78E751255EFFF1F99F7D26DE3C797C3488225BC01430966DDF68D8675B2E956CDDE8BBADFA61C17047BED621195C0C301FEFBE143896DD593C0E3A0C1F64E67C9A3734FF515BE3D6761B922BFFE4B3BD175A1AE3DD767B08A512D76F2A285038E033A320BCAE88DFBA79CCE04EBA42D593BDCCFEBE8355B36A15425C84DE38845EBF5FE995C05C54EE70D7A9ADF755CDFEAC5D5C5EEC7C52E7CEAAFF1B7CFF4BEF8DBFC3B6F65A6A96BA7ECEC946739B65A7860E33301984095EAB326BE3DA44097383A8A604588E9EEE598BEBF9C852D9BD43B9CDBE3734C74482C370E7BEEEB7F59CB13F9EB643738FAB469B32AF44A24E82B3D7EC5805760D56F679D9A7958D8F65E36FB4B8A97618CFBE0FCE8F1CB833DCB8E5BC45962E3C1E7D9E901A5CE74E69993D8EB9DA0AE640598F31AFDAAAAC4144E3AE4E93E37761E46C46F28B72C610A3384EEF144106375A9AF6C9ED14DB8EF621ACECC9F3DC4D8153DBC5596595D29D311A013CBA88BA6A43D2C1F2A46B3A49771E398CBB16541BADFBB0679C9CBFCF3D464C269B41EE2357D2ECDCC83AE2F96FA3C6DE85D5C61E1D3CE432F3E147B5D1E85FB13507A680FC1BB67C008B60FB17CC2E89E412CB6714CFE87E90626827B3D7806E945BA29CD1E3CBC69D29E50C5874AE73F69CC8352DBA3D95533362AAAA394096159C14A164674A5A1BCDCEE95747AD36982B73AC5E272E4117FC9895BF77CC4BAAD7FD8BBFE1C71E8DB73CA5635F32B2B3286D8703479B288A0315A2714A662D1B3FB072EC1CEE9524AB5F6FB2CC3A23439F5AFBB46C50EDC6D50346627B3E0C65857C57A2C3F2F6B20893F59D37B5287F5B7CEFE7BC65A4787D8161A1B5E5B5C249B379AB5FF694A4264EDF786EAD3828B76BE8B9AC03C7C64EDCA60DB637C532B32F4101C64517DDE4AFAC9FA13465426772EE7B8F7D80EB8F095FD17EC9F3CBE0DF9A70834C1AE4656C1F9C12B97CAE5073E7D584492A173A8B6CECF260E46320FA9FDC582EB140FDF9EE7AF1F7E2A24942769EC8670B668BF8FA82F252F6A40BADD0AA711376E2C8F9954F9BE76F6FB74CB3DB655074A02D0AAF0F68A71F9ADC6A751A7278F1A3B7A044FB65D7D56187C594839E0C97B05F6EF3F069FAEAF251DD447AE4E0C8AD8918B1291B09A59C73DEC5BDDB1B5E106A247EF03C74B3A622BAF08BA0EDF3F8B40422DFDAF9219794DC516EDA8DB3BDB6671E8E93B48E8229AB08BEB2E963927051EB952BF3CCBDDB6ABF5895EDEA9B9CB7D962F54C28A6CBB5BCBB73C74A8B6247BA18AFA137A7B36B75E5BBF8D36ADB43F338D7C51FCD347D775396153E3B7D596855A9DFDCDBA37903BE19FD4FA76AB38FC5395928DE65D55472AD7F920CF6FFECF8AE51DE3DA2FAB89E7DA5F87E2D02DFBABB1BFE05C27A4A14', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '89a66ceb11ab2f3dac86b25ee843150ac68e947cef9ae2fc62c5e6e46a51be9d', 'app_receipt', X'0100000F6E7801CD977B38545B1FC767EF1933CC1893FBFDB82522638D8C90BB223A09B91D23A571BF8DDC8A8886CAAD4C9C724BB9E412B974714254A22424A1E344A27289A494D4EB3DBC7B3B3DE775CEE39CF3BCCF73DEE77DF7CC1FFBB7BFEBB7F6EFB7D6EFB3D75A804DF1C5F3A81CDB766C9E0C11E03C368501D814471882681440C6F3EC3DB60DF2C0E260880B03D870E6BF9B42796C3811C7868FD2D8F011F00D0C71233E381111210DA0A1A50634D400CD0E005DB05117E838033E4444753C8CB338033F06641822A136178C25BC9C07BC3084B6C0E16018D305D6C01005B5B861FCB60EB3FCFD04D41D79B8ECAE2147310788AF386A6361088B3A13979D45604D55B467E4BFDC339CD90F908E9046108EC0CB45A36A5235505D7059E7C5D2A80088C110921C845BE39087CB5E7357FA4191CAFBFD12067D66400286605411E05DC36405503D0EBA0504F97B50BDDC023CD07491B7FE71BA42308441755E5EA27530CB3D8C19EAC30A44BD047EF5A26D5403DACB83B449171D27E00CA490514675A1B0F7D3A5993C47388FEEF66AB7682C120F9CA8C00336FA4A7E54674330EDC81292378C2F426D3441A08058C5A825C12BF6FB78A94C964F608816407282F12568237E5E8AC646F0F5A2D1B4011DC8205A29AAAD3A874878A8F3C53F712EFB336734D872B4C172B024C4BA845AB00866398FAAAF1206995A185FBD52BAFCAB84F6717DA5A5B45C265808C6E6B1894B808D6D406AF4421EF20A1816D2086438E749D38FFBA50EB46FA5C3E7F6AFBD6C8256F4D75A87484845EFA691000F1E6B8FC30BC24E4E342920811A445E41E3A020D95DA1AC600FD95D3E0161FE6EC82D0D002AAA6279955651652D02433D82033CDC7DDC423D644D8D656D771903595132D00634E4B77C398B513490815EF1E0EF0CC0D683E9E113148A04EC15E813E8B51C001B925F99320231960D5110921162D8108429ADBDAD9AA34CCD70F5C3B934E53B24EC300A121C9AEFC835E80E19558FAA1FDD1423197520FD3DB9951C26A5D6513B7BB66A41BFEB8941E1CF23FD419A5B88B7A4F8A6324AC5D79E1D507D64EB9DE6A7DD5531EFBBAF5A2FA0062BBF25B6676127D38B6EE6703361D14BFD621656AC818A59A76B76AA6DFAF244EC67F8551D477D87706DABC2B4EEFD6B72D4FB8FAF9AD34522462F1BB9E9C5F08B2A8EEC7F185D5C13CBB4DBC9510CB69A1DB09463348BCF9DE8EDAE93DE74C053CF503FAB3BE2E1F9BDC316C22430C2E7BE3F3E7FFE12E88BE75BAF1FF2CC95258449C98A3860EDB76774E68BDC3E5142E19B319763DA3D62E34169EE0C1D03E38A7422B0927F0D63210C54180C82002F32B5D28210B484830106F0A11605B5907A25C40269D4E6C3892068EABF2F0F7FBB1481D514890E5D7A419AF18F8A0232A8AC80130322B14275D76EC65869D04D2F7A0DEC4F359E889315B377026BF0C4E5B263BAE34948D12395F7DB42446605C2E0A355A35CD5DB18619D2796A63AC4CFE6B6CFBB7F02DEE28393C9CC96E41EAF1B754CEDE9D04B7303C3E4011B702FFCF061899CA04B6A0F27EDEA0D0FBC94099CB0D4B91E64ACAF74A5D8DBD4B06D6A3FC7DEE6C664D2D6238E9EB382C7CC285B07437C89B24DCE89313172AA8C5B09AD0CB39463FD4551AE4F154695EA4F1AD4F3C7DB26EFFE268DFA405BB34287DB56BFF8D0C65737D5DDBC3F6D984A4BB672098B7BD721957E92C4B743EC42EB3BA0F0F071752DD3E4F38EBA2B7D0263BE9CA611852A2631476C3DFDC22E1EA2A5096EC6E3528CEA0F9AAFAC0DE15963C2C773FCE105BB6A8A1EEE3612D6D379BD83B798E16337D07E2AB8349B1BF39DA151AF733FC26F3DC26FC1577EE1C80547395F71B58E08B10617C7CC4A4A9885CBEF860DD8FF27FC2A8375C83C21FCCAACC6AF2D8B15FA3FE176B50FC75F715BDF94FC1CB764AF7A0C93982176BDD269F86A9F8D21D8AAB49D5E97E63713FA7612EEDAF6362C3AEB0BDFF317E954932E3E251BFA5E03EBF50EAFEF78DEBBFDB367A3E8AE96D9C7FC215E7B3B9FDFA0899293C699BD43ED75BDE77A3A5DC8243D96DF299134186E4B909A749FA957CF9157F27B61E5906A0AE5142A074B584646778E7F9E26EA8D78B6A9C5CD06653E90244C514E735BFFB4EE9CC361ED2B9F4C9A376DB21B0D7BB2C5C43C9B50436FE8B7709034C8F71B9D6F73D4722D7BC958649A5595AA4A3F4A4C52CEAAA3B626F5E2D92536024FB2C94D73B2A702E8DF5A27408AC511DD8A46AE4441919BFDDCF5DA195C998315FCAD5DC10F5A46A7396FE67EE1F620080702287ACBDC72033C022CB2F0FE965E08BF82DE55E15C496F022E9516FB23C5FFEA71DFB9F27456E6C3A338DB95F4A2BB85D5E93D9863B9F1C2260136ECD76DD567A83337571E2ECEE7B97638DECDF472E3A293B96C2A6D8AD7C6F00E254E8375B68E3028FA41B2BCCA934BADFBBB335B17E5F5031C385C961F79AA88B9F145BEE74319A9C93F633ADC5E34B0235EB6B6DDAB7A95C6B16BBAC710D8DD19CBA7FE2020A5D3DFB7D0FFA4DED169864C61D8E308E94EBBAD1D2DE6C34E1F9B7FACC4EB3C2D78E63631F3FCE9F73E54C94226B781E4C3ED7A7D96E5A2F1E64DEEDF553F291CEECADD78420217014CC61F5FF11E4D7F54320EBAF41EA4667C5AD233B9ABA9766B8F05D99130F9EA50517BD361A7832EA404DE2DDF1616CA1D779B97E3DB504C306F1BD56D4E96AB7A7E88D9DF9758B5B0BE82C446E88D46E8F5F8855E61CC25C52E67ADDA7A77E5F4CF9A25E52576595ACD32FF37F8FE97BE1B7F856DEDF58434559D8CAC26138B35D94327199814E204A74391B55D2556D84437A4350696A627EFAEC5F57C64291DDCA7D869DDEB9F61281CCA7066BFEDB7DC3D6F7D26699F7AA4A35AA722A754B84E38F490F1E90AEC3AACE458D9A76F9A9E4A1E6E6C7752EE325898F5CD0D1E681E6EDA59609AB6091E0F2B2026F8D63953DB17CE606A3AC02228EB31E0549B9535F0ABB568B5DA6E0EA0A433E25F9733861825D1DAD94409DC8B8B499F9CB283AC343E04943D1FCBF9D67B6A8F10ABAC52EC51849A1787CEAFAADC1097581E775D2BAEF9479B71C7C26AFD0D1F22C729B9479C230425D219943E4AA5869513454B28F75DC8E8FB80DAA8EF074F38CC7FB8BBFE45D82FD89A002340F9155B2E8045B0FD136657457295E53384A37FDF47DEFF11B35797AE9F53AA98D2E31E843B7F3174C0F4D106BBDD133946C5B7A7322E8F1829AB0F50247926F9A9E9A922E6FA0B8B3AD5216B7517CB6CAB370809D3793EA6E51E1A7515ED75FE87A7DEC71EB5771C85D3FF48494FA3769EF47ED14A951FA8108856306EDFFE8195616573AF345EF546EBD6B4F312F42995976583EB1B6B8EEB0B467E184AF3DB5CAAC5DAEB6A1A20E9BE64645AFEAEE4DEB3B36BC88775B887492AE5B57C710B67D7BEE9294D889D6B1C33971F943E30342669136A612564D1095B1B6199E957202F83E24B4EB2D7B6CC535B53A1F319F7F78E7E80EB4FF35DD37CC3F14821D8C73452C8839C943D8353FC57F32FA887D7C44CD2D8501EB2B13B0B238781B0BF7363B9CA02F5C7BBEB95E7C5159384EC3C91630B46FC4EC6215A59F2132997BC3D45CD05DA6F237FE07FD3DD22C5A8541E39A042BB7DCDE938B7117BE659FEB5CCA192D77B07A3BB0E1E1793EE5E129670CD9DBFFE43B911E3EA3F17CB7D8FB768E74FD66C1B5BBFE79AFFBB027EA9A59FB64DA424917CD81B941BEEE3C862475F6A279CB12832BBB57D6C7692F63EB99198CC1D824F37A9CF09F7DE1CE170C1DE6591F3B6A5B23ED77EC6BDB72B915E107739256C343CD2307F8234342BBB339353E3DD48688E1171521E53E1AA4D1A9199BEFBBA2BE6E852269C98B6A3699E6C93FE8EDB6CDD97F94ACE5A47DF27A484C6E2BB21C95F36DF53524D51F1DB775D22B2444384AA1745B873DB40981878E7BEBED1F7BB861F773FF9177FC64B32', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '4e1644928256b054b980f172da98b08c6a4e5b243822fcfee8d72669345faf7b', 'app_receipt', X'0100000F6E7801CD977B3854EB1EC767AD19331A73C9FD96DC1225E39DC9B8E52E4425E432CD4834EE8C914BA5120D8928835DEE254A22D1ED84D44E29C9B5A8ADA8A4447425696F4F9CB5EC7DF6B1F763EFFD9CE7D9E73967ADF5C7FAAEEFFB7BD7FB5BEFEFB3D6BB80801A8C5FB03C694DD2241922C045022A0708A81E3004D1A9808C5FE09DB406F2C3E2604804030470CEBF9B42450238052780F7D305F03EB018864491189C8C8C140330F475004307D05D81BE31C3C0588FCE0614C4447D3C8CB33F0A3F0064181243B5088C25BC9C042418425BE070308CE9000B61888A2A5118BFA6D5F6C436021A8E5C9C0D67A852ED00122B8F6A2C0C61D160E26CB00CACA78DF68C1CB33DC3393D00E9086904E10824113A4D8FC6407DC9599F84A5D300908321243908B730EF9BE8F4A627315A1CE7A2C6E5DD1378A0004330EA48901672F93C9ADF4E1F5E78A81F2DC087E787A68BDCF58FD39582210CEA934844A708BE6F34372A881F864649FC1A455FA9030C671F92813100C8C1068B90A78CFA52BB164A093BD947A0B5B96FD4B9ABB4D83FDEF4DA0A04E82DC5515F00C1F47D3348DE30FE14AAD104813AA24A51A54092FBFD78695C7E5058A43E407282F1A7D146E2242A6325F8D7A68F9E2B235E19EACD37870C3DF66CF0993F092EFFB36074B0156883D9C18A21EA2CAA6019CC6C1E55BF5818646A617CF55CEBFCAF16DAC795B94A73B64CB0108C2D12106780005B8FD4E8C922E416302CC508E3B08B94980742D27B5B6C98F0B16D4BCE5BA115FD4BAD436248456FA68B810578AC1B0E2F09B358F4454001154492A46578B8CAC6287E849FCAC6205E74A80F724A078086BA5892E63CAE8A7D58945F04CFCF37C827CA4FC5DA52C565A32550912503434047F6D98D2D476500269873E1EF1C808B1FD72F283C0A197040585058C0EC000490DADC941188B102888A908C102380204C59CD0DED7C2D5AB65708CEB3E1847BF27A8B70C96793AD8566F7230775F7D40D1AC429EED991F589DC448E5EA4D35A3356503565DAF1C8ACE4DB8B9E70BDD5C4EF175146B3CBE49714F46A77BA0466861876544E066FAD36E15DC6AAAD8EEF9ADAC00D60DABA5F4F9E0ED03D938B95ABA761961ADB6634BF3B3F1CFF157E552BD45D2F5DD3A4FECEF8EE2555DADD0717ED98323183E72D7C4CE2C465355E6C6B8F2DBD1CCF75DD20D488701CEB7550E5DC929F38D47DBF56C96087BF89B969EEFD98F6E3DEFDF6D262E005C5775BE289C9B3E06122659969E4532FBE14262D37668753C896C10F3FAA6E952594BC7DED9964D82537149EE9CB3132B3ACCC220247B5373016C2402511201C9090A9559284A0191C0C3080822A2AAA907A25C403255453703238A968D34F15DBDFCFC460F56462A36606C43E84EED90394515B1D270764E2A56A2F5D8F736430ADCF04F46E4BB71C4E50917363818578E26CD9717DF16248D12395F7DB42446605C2E063B5F778E93673A2DB0ECD8CB6CA1714B64CFA7E0181F27D23A9DCC6D4AE80ABB55CC3775167277AFBC9BDCEE0CEF6BD7B15F2C3CFEAB48FB8D699EF78A91C36EC607425DCD254F34269A0B579F3E836A19BF3D5918336FB3CFCC724936CA9367D91C1449506764A5C9CAA36E7FBE4268E6D5A52CFA93D5E4FD40735EB0E9BD58927BAA46E5E9C49BB67A8576924EA625ABA7BE5ABEBBA3E815F568C66A63A7A46277C6C5D9475588CB25EEE64D347A0DEFEA0BA866BF5757DED858712AF83850D2FD4ABB8C47CB965CC931B17101DAC701FFCCEC669FF43EF9593393C6649F87C4C7C7BF1C6CBA7DA375B489B18BD594F2AE504B9F6B6644494E5896236995B74B37B107EEB107E8B7FE117DE35E5A11A2CAFD31A2357EFE991738E1A6DEFF9BBC706DCFE137EB5C052649E107E95E7E3D785CF8FFA9F703BDF8BE3AFB8AD6B487D8E9B71D34EC2A464CB5D39C7EABFF8D0D91CD868AE65D666867C887A3F0277AC791F1D9BFB23E5F94016CDAA83A2E9CCF436735AE6FEE6A6FF9D1BDFFCAFC96E6C1C7B201E19E0DDF6FC2A5D967C7088DBFDACA5B6FB58579B2759CC841F92219309C3CDC98B467C3FD4E9E6AB69860C38BAA75B43F9255A110A0EBB62DB86BEBE239ABCF06FD649180BCFB9A74818A51E11757ABCF498FB5EC30B5FAC6E1918B80E463F5A6D659747B8CCACEFB17757343B113238D9ECA1EF55FE9233CDB5AD2AD356EA4C39A8955B4B6B3AD88D179C76967894476E9850C9E031D73925431AA531F7352CBC889232D77B44EB0CB34572FA2AC59B3A22EE350EBE13BE9DF899DB9D603B9040D19BE55614E01160910FEF6FE985F073E89D17CEB9F426E3D2E9F13F50432F1E089EA8C8E2E7B4EFC7B9CCA5175D2DCC4FEFCE7C8795270D240470C87DC787E646131315DBE529FE4BFA137DACCF5F9B66D9A9A4D34749CEE637A9090C7E412DA14F765CB1A2CA5F44E7FEA6A336D36AA63C77A188C3E70555C4C2C453C1C7A338E9A9DF30AD3E03F58298974DCD77AA5E650A5D1BEE702436B7C55374EFF1D2DA42834B420F9BEC7FC7512E897E10A3D4E66AD3DA68D7CFFA7CEB877378A327C54F7D863F3C7FF25D104DB1842B6AA6D8BED6E4A143856CA25D83EFA6EA4725FD1D852B0F29E06280D5D0830B8183599DA7874087C9BDF4EC2F332656B7F574BEDF624FF6208CBCDA7DAAA5612F6BA7A7583269F5BA9212D5033E93AA9415A504BBE641E35BA9AA55CF77737B1EA6544D2DAB141320F4C622F4FAFD4CAF34E6AC46075BBFA6CE572BEBABDEE98AD3AEB9FAB794FF6FF0FD2FBD37FE0ADB9A2BC999DA46D9B90D56F60BF39E1DE660D288C3C2560DFEDAE5F1D256C6914D71B0123375730DAEEB335F73E7568D36A7EED06C73E9280E5BF0BEC761F3A4D3D1835B757779E8B46908CBA46BA5A3765B1EA9C42EC52ABE2EFFB2B8E189E2DE6B2D2CAD0EB3A9B1E0C288DE5BFD0D1B8AAD330DE0A1E8626272702D9BD632751473B9154C83F22E3361B56D79BDB84EA37E93CB2A1E358B93F8A682F38C733AD6308FA8801B3873F00B2B2FDC9131CE2B7FFE3A7F5DE0E816297EF939B9CE189D0021535C5BAB3E21A522E18A7EC2AD1F9C873C4AAA4D578CEF1AA216EE63C7482A6471A80FA9E7188E2CAABE54E1C7C8C14FBC9A3DDFF51D729F1CBFBD6C20FA676CAD8005A0FE8AAD08C022D8FE09B3F32239CFE73352687A37482DB493DB6DCC34CD2FD348EBF20DC71D3F13D56BDDB9C275F370BE45E98DD1ECF32F2CB4747BA98A0B46C46959E93276A653D346D5914B8CA7CB5DAA57484933177CCE2CDC3DE825DBCDFEC9DFE47397CE47A1FA919FD2B232696D8703079A686ABD9512B1EA962D6BC7F9D98ECE77CA12B5AF36D9641E57608E2E7F59DEB7ECDAE503A692BBC69F6586AC2AD3E77B7B59F3147D672CAC2B3E9EBEF3B4602179AF9168BFD8F28A1A4AC254C192B75D65C9F113D75EDBA9F529ED78F65AD139CADE51CABE0D76B2C072B32E400166A567592A97564FD29AD2A1E3D977BD07C7E1BA23944B7A6F857E6904B7B86B54729F306D4BDFA8F8C5132775B75F8E1BA10BA02264615700233F03D17FE7C2729E0FD41FAFAEE7FE2FCE992464E589FCB66054E4837819372FB53C35B308F936E07EAF74D5D4060B873382FE4BDD190D168FAB6FB69DCCBC4EC6EC4F3B61225FEFADB5DE7B2575030BD8E405BEB86FBEB326C9B1F186BC9FB9DEA249E033999A723B3AC6FD255F6BB51BB592667B2EC453A9EA1DFEA36B479C66BEC9B580ED9C2F566E0D6545E7532FA492588E72BB8AD7BD1D4977EBD168281E5C156F99B2F268FC2A5A6D869A42C8FE4D2E2B586A3C17C6F0545C4BE383E44F9FFBB379CA6387C4D20C31A9BE1E04D6F0B9821197671A393FB5783DA65DEF8D331999FE76805C5AC72E9D8EE0726A5CAF3BADCA698706D43DF39A62A88F7B77687D50BF7DF1CE61FEC462CAC1E25EF999979D0491B8C52A3E6136DFFD134AE44560', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'c6eb3eda39756cb008814dcaeffdb4cc81d5d8ea01226f7232ef49a27a8756b4', 'app_receipt', X'0100000F6E7801CD977B38545B1FC767EF99067331B94F24B7440D638D8C5BEE4254720B99288DFB6D84518A68A8A628E2947B37855C42E50DE9A29C849144E5C4299414957249E778E2ECEDF49CD7398F73CEF33ECF799FF7DDB3FF98DFFEAEDFDABFDF5ABFCF5E6B011E25082FB2EAE0BA83536448083EC3A3B0008FE20643108302C87891ED07D741BE581C0C2DC2001E9CF5EFA6D0191E7C18C7830F3078F07EB00C8684111F9CB4B4A436D0D6D504AB3501C305300CB5750DB5810710454454C7C338DB93F023408621226A2F82B1422FA7000986D016381C0C63DAC16218A2A096308C5F27B03EBB530875471ECEB96B2B516C00E2BB04B5B13084459D0973CED2B00E0DED19B9E77A86B3BA01D211D208C209911631E83A746D549798D34958061D002A0C21C941B8C5B5B733C9552D302BA02C20B2DFB03A16C8C2108C2AE2A4C56C4E28DD77B7776878882FDDDF3BD4174D1779EB9FA72B094318542791080E111C1F2E3B2A9013867A89FFE6C54046487F6E90F40C01406E0FB014196554975CF3B3DA3AE8FA3681B0ED874F9DF519C7992B9E4D001EFA4A3154E7413063FF2C92378CBF80DA68824005B10A514B9644FD63BC743627302C52172039C1F822B4911889A2BD1A7CBB18AB75801E5040B462545B680ED1F050E78B7FE15CF257CE68B0A56883B960898855865AB034662E8F8A6F1206995A185F395FAAFA4D42FBB836DF529B2B132C0463CFF008B38087AD476AF4FC19E415302CA91DC6F23823CF3C149CDAD36AC5844FED5C5E658156F4B75A878848457B328840048FDD8CC34BC0EEEE8CA5401635082409F3F07045E7284E84AFA273602837C41BF9CB00808EAA5892DA02AAA26D58946F44A8AF4FA07794AFA2A5B9A293B339509421037DC0407E73970795A20D9860DE837F3200275FB66F60781412B07F586098FF5C003C48797ECA08C4581E4441484688E14110A6B8E6362D579D9EE9158CDBDA70D695BFD12C5CE2F99420DFA42372502BB66E502F5E2E7657C627721399BB545350339657316DDCFEC4A4E06B7F77B8CE5AC2ADA5A22399C54B96E7F5D01E3A05A407EBB7974F05EDA8340AADC62AAF4DE89CDEC4F6675ABBDEE4CFF86B5DCCC652EBE9981586D6C79BDF57BD49F802BFAA4DD3DA2855D3A4F2DEF0FE5525FAFD47576C98D231835566DE46F16232AAFD3B1FC4155627B05D36A5A946D88FF5D829B1EE2E993CDAD5512BAFB7CBCFC8D438BB23E6C1E9ED7DB65244D02FEAB333E9EC5419789C24BAD238F2472F8E2426253B669743F0B6C1D19F9476C80815BC7BBDF5A07E2775283CDD876560625E9E4100F6CA6F612C84810A2240382021532B2F0141B338186080286A51500BA957A104208FDAA238699C24D7F85369F487D918AC8E745CD4EC00713424361628A0B20A8E0AA413246BAFDE8CB7D7665A5EF4EFD9996AFE265191BAD91D2CC613E6CA8EED832722458F54DEEF0B11991508838FA3C57A6935B3B86D476747044BF2F25BA77C3E838025BDC3C9ECC6E44EFFEBB56CFDF75165933D7DE41E47702F7ADF3ED9DCF032CD07C32E75A6BB5E2A84BDB133B8166E6EAC76B930C0D2B4796467DA66C7EBC347ACF6BBF98D491CB4A658F5460611141B3C0EC7C72BD158B7F84D2CEB9483DD1762BD9EA90CAAD51D33A9134B724AF65C964E6FD1D729371076322EDCBBFAD54D2DEF80CF1A23E9C9F65BB9891F054B338E11453752CF377D042A0F1E55D6B02DBE6CACBDFC58FC75505A43BF4A059B904B5DC93CEF2C42B0B3C08DFA96C5D3FEA5F3CAC1141E33179A3825167DCEB9FAC2034F33292383B71B4985AC40979ED6E311C539C2982DA6665D1EDD08BF7508BFE7BEF10BEF9976530A5AA22988A1D66F75CBBA44E1DA6EFDC3B081CDFF09BFEA6005324F08BF0A0BF1EBC4E144FD4FB85DE8C3F177DCD63524BFC0CD6EA61DC41CCEA45EBBE4DE77E5B1A329B0525BCFAC4D0F1E8DFA300CB7AFFBC08DCBFE49F4C54006DDA25D54CD91B9DDC461A5EBDB3B7EF76E7FF5BB21E3DC38F6482CD27F7BDB8BEB0C19F2912176D7F3D6DAAE539D6D5BC944234EF071E974186EE62F1DF619ADD3CA55560B1EB0774DB584720BD42364EDF6C4B50D7D794F30EAF76BD64C1C0BCF6A91131AA19C1076F861C529D77DFA973F5BDCD5D37319E43E596B61932354CDACEFB6759533391B3C38D5ECA6EB55F29235C3B6AE28A6C93F3C7C443DBB96DE74A40BCF2B72147F92436E98543C1ECADCE0C087540B633A54CDBC0812D237BB85EBF4331765F5968B35B547B4340EBE4F7B37F92BB7BB41341047D19BE35618E011609185F7F7F442F879F42E08E77C7AF9B85446C2534AC895434193A5199CAC0707704EF3E945770B0BD3BB3BD76EF5793D711E1CDC61FFD8D46072B2347A89A8DFF2BE246FCBAA1B33EE368AA98C1192A3E91D4AA23627AF56A857665CAEB4C26F9166C796935633CAC6A1AE698BEC26442A08F94917824E47B15293BF6204DE03F5BC98974DCDF72A5EA5A7B934DC63897BB625886AB584A6B4850415841C333AF09EA550C07D1423DFE6622568B4E9739FB8FBF412DEE0D9B91FBDDF8CBE78F65D205DAE802D6C22F760BDD163BB5299249B069F2D954F0AFADAF3571F95C5C5008BA147970306331E160D8176A396D4CCCFB34616DFEB68DEDA664B76131A7EB5F7426BC33EF7DD5B897CD2DA0D05054A87BCA79444350A856C9A070DEF262B55BCD8CBEE7E7CB8627A65399187D01B87D0EBFB2BBD529832D5760FDD9A3A1FF58C2F3A45A5452ED9BA7715FE6FF0FD2F7D37FE0EDB9A6BFC749A4166768385EDE29CE7C7589814C29B34812A67FDAA04290BC3C8A678589E99EC5983EB9CE0A8EDDEA1DAE6D01592692A15C5F2E07DE8B6F39C7238796487D61E37CD36D5B462A95AA9A8BDE627CAB12BB072AF4B3E2F6B7826B7EF46ABBB7ABBC9F458507E44CFDDBE864DE72CD3F5E021EE39023FA8D683DE3A7D12532D0033A0A4D324ADD2BAA45E4CB351B7C9694D28258395F4B694F59C5514A79F4390C50D5C3CF2D93D27DC5E7B3CB4E4C5EBDC0D0123DB24392597A80F6334FDD3986234F5FAC4C3A589D77413EF3E751C722BA834D618DF3344C9DFEF1123219BC1A23CA65CD2B677A7E84AE67F8C1CFC145A13FB5DEF51D7A9F1EF570E707FC5D6029801CA6FD82E025804DBBF6076412417583E23D38CEF072A873C647719328D738B55533A7DC271A72F46F5583ED470F17C936B56787B24B3AADF4C5DAB872227322C46CF4895B6319E9E31A88C5C6E3853E254A92129C5149948CFDF3BE825D3E5F1B39FD144A7E6C73495133FA764A4D3DB8E050C34D1957BCAC5E354CC5BD78F7332ED1DEF1527D1AE3759A59F96658EAC7A59D2BBF246F52163893DE3CFD383D714EB72B67B5986CAF9CC9A59967E2CBAF763DE62F23E03E13EE2AAD21AD1C4E9BCE5EF3A8BF90993375EDB28F7CAEF7AFE5ACE31CAD65ED2B60D7630C3B2332E43FE268565EE8A57D74ED19B52A1D399F7B70F8EC3752744AFEABC4BF34D11DA1C7F8342EE4D4BD9D63B2276E5EC79ADE8EAF861060F3A836CECF260E430C0FD2737960B2C507FBEBB9E7F5E9C3749C8CE1339B660943E19F2A7166F205103DABE2E356694F66F1FC8E9B4F699AA5F59E9D318AEF71DCD6AB616BF856D727150C3A8E1B8778B7FB9E0DE9AE71A0D7906CE639BDAA6E2121B0DFA701F0E85A59F525F533DA65C9D4FCD1728178E121A037E729CE8F779C9D7B96EDB7B4B93CC2D5688267C6CACC7D90A5AFC739E26EDD92CC8EAC8DAB52B40C3CAC15121E48E4640E5818EE89D2F679DB97EB70EAB6B7EC93BB125A34BF7246F99C8890DB76788172071AFEBEA4EC459B531FEB5D51A3FD0B22DF1970CADF5EF7CF1DC7F6B6813B1EAE6FA49AA4C4F0AADA6D7CD6B9B17F4A47C6A3C404C24D5811F6A596157E8EE9400B99E97902B1A75AAA4E66DE23F7D9B58C092C82EA2FD02EEF34577', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '82f6d58649ac6cc951ca3cc61e5ac256d36d9b2d12d408a6066ba7b0eab60e19', 'app_receipt', X'0100000F6E7801CD977B38545B1FC767EF1983C18CFB35B9254AC69AC9B81D77213A3948C8A0342EB98C11A322A2E14851265349E8A6904B74F186AE4EBD49C8BD14C935222942E5C4BBB7D3735EE73CCE39CFFB3CE77DDE77CFFE637EFBBB7E6BADDFFEFD3E7BAD0538A420BCE0EAA4F5493322103F7C9643A2030EC90D86200A0988E005B725AD87FCB03818E2C3000E7CF2DF4DA1B31CF8208E03FF48E1C0FBC1721812407C70D2D2925440D5D306146DEA5A178ABE91AEA11155CF03101111D5F130CEEE04DC0244604808B5F9602C7FFF0C108621B4050E07C39846200A4324D41280F1EBEB6DCEEDE447DD91870BEE5415922D407CE5501B0B4358D499B0E02C0DEB6AA13D23F742CFF0C90E807484348270FCC27C14B22E998AEA120BBA3096420640168690E0209C28F3CBB2BA9FFBDA360EF7BFEA8DF990EF0AE461084615716151068B49F6DBE3C30C0BF12307F830FDD0709151FF385C4918C2A0BAB030C1319CE51BC96007B242512FF15FBD286BB58101F29E5C80BE1100C8ED0196216F19D5259F71BF900758F2992B4E85E0CE0896F27AA8973D01071D520CD539104CD93F8FC40DE32FA2361A205043AC3CD4921796FDFD7CC90C566068841E406282F1F96823316112752DF87651747575D70225442B40B5A57208901CA2CE97FEC4B9F0CF9CD1C916A10D16262B8458C5A8054B6316E228FD266190D4C2F8B2C5D2955F25B48F1B8B2D8D8532C14230F62C87300F38D85B488D5E388B0C01C392D450BAC75945DA81E0B4CE3A6B1A7C7AE78A2B9668457FAB754808A9682F8A1010C46337E3F012B0BB3B651990470D82B084455898F226362BDC4F7953203332C407F94B01808CAA58618D255465BB50B65F38D3CF37D087EDA76C65A1ECBCC90228CB88000340417E0B97872C890A6860D183BF7302CE7E0CBFC0303632E180D0C0D08085097020D5C52123106339100921192186034198828A7B5A599AE40CEF609C67F539D7E48DE66112DD33F539A6CD11833A315583FA710A31BB791F446A44229769D7574C6497CE9A343E35CDFDDADB11A6BB8E7077197134A3406E4576A75693F38EF46083C69299A0ED65C6CC72ACEABAF8D6D91F1801341BD73BC973013A9732B1B2B7C898954636476BC7AE0CC77F82072AB93A1BA52A6AD4C68C1E5D57213F6AB9664B938E1ABC62EE631C2726A3DEBBF3496C5E793CC3E507AE7AB8C344A7BD0AFDBEDCD4E1B6E64A45FDDDFEC6662699CD514FCE6CEBB1931202BD44DF9D89E7668A417B22719549C44B6F96242635336AB763F0D6C1F1CF2ADB65F873DFBEF64C3268951D0A4BF7A51B9A5A94F008C041F50D8C8530506E380803C2486A152520681E07030C20A21609B5907AE58F078AA84DC449E324234D3E14ED7A371F85D5958E65CFF7098D87C4C400255456C3C902E978C9CAEB77E21CA834AB4B019D3BD32C8613946537BB03513C61A1EC18BE7821A4E891CAFB6D2122598130F858AD186F9D5A7A64C3E1F9D17AB9EC9CBA19DF69B043AE6B2485F120A535E06625C3608C5D3CD5D923D2E9041EEEDAB74F3E2BAC58FBC9884B95D9EE7EA5D0617BC31B6116261A57F3765899D58EEEE46E76BA3972C87ABF9BFF8444920DC9BA2B2288A05CED71302E4E458B7E37B9866E939AD47131C6FB85DAA046D511D32AB144E714AFE5E9E4C706BA258602CE26797BD70EDCD1F1D931BD66343DC5C13332E17DFD32DE1121E246D90B35EF81DA9396B20A86E5A78D9557DBC55F0771AB7BD54A19842CD955B40B9B0409F696B871BFE238AD7FE80E389AC11316FC1F4F8BED3ABFA9FCE2132F732963C3371B85F3E8812E9D7547C30B4E0960B69899B7797420FC5621FC9EFFC62F1C3DEBA61224A75D1F257BCBD3EDE46552A49DE7EF5E1BD8FC9FF0AB0956227942F8555A8A5F67168BFD3FE176A90FC75F715B559DF20A37BF592B09733043F6C665F79E6BED4E66C05A6303AD323D789CFD6E046E5CFF2E3236F333F1551F8F6CD948D470A26D33755CE5FAE627FF87F7BEFADF96D9F460A2452C22605BC3AB9B14199143438CB6EEBACAB6D3AD0D9E2242C6ACE0A3D2E9305C9BBC6CC477BC4A274B5523B8CFC135CD0ACACAD50C97B78F8E6D18FA344630EEF5AFD54E98083BF958817F94745CC0F1F9CAD3AEFB0CAE4E5BDED7D777198C7CBACED2F6147F39ED56879DAB82E9B9E0C1995A373DEFC27EFA1CC3A6B4404BB1E9E021CDCC4A72CDA1363C27DF49FCE92991EA29E5A34CDAF78EC9907A5E54B3BAB9374142FA4E8740954106DFC9AE12B19AC6F0C70F06C7B86FA77EE1760FD805C451F416B8150078045864E1FD2DBD107E11BD4BC2B998DE645C1A25FE1929E4DA81A0A9221EEBE4931F71CE8BE945770B4BD3BB27CB7EED057D710E1CDCECD06E66383555B44B8EE8BFA227D1C7EACAED39775BE534CAA8B093D94FA4042A2BBB92BF4B6652A1A8D49F4FBB79CB09EB395513A62B97CFFEA360292127F162D019363D2DE52BA6DEA7EF1627AABFA6F661E9403AD7A5FA215DDCAB219EA8F39899DA1012941B72C4F8C731BA526E644B9462838B75FD03DB1EF78FF79F5DC61BBE38FFD26778FCD58B638164855C8680A9C2930DC6EDF6453289B6D5BE5BCA9EE6F634E6AC3D2C8F8B0296432D57770CF29AF28740A3F1E3B48CE97963CB7FEA6ADFDD6A27E2C63F32B0F7625DF53EF73D9E42C9C2EBBECFCD5539E033A3425C93C76F5B3B68743F45A5F4D55E4647FBC1D2D95525421C84DE58845EBF5FE895C214AB377AE85554F96AF23EE9E617E5BB64EADD57FABFC1F7BFF4DDF82B6C2B6E24A76B196664565BDA899EEA3E42C7A41286B9F5EAAC0DABE3A52C8D226AE260455A8A5705AEF5234B63CF76F506C7B6900C332936DD83F3AEC3DE6BC6F1C4A1ED3AD16EDA0DEADC02A94A29F65E8BE325D8955885D785D3CBAB5F28ECBB5DE7AED9683A3B119413DE79BFA7FA87F356E9FAF050E479427250A507B96EF604A6BC1ECC81C256536E994DE12D31ED077A35CEDF31493C7AE29B227A373D3FD6E014411ED777E9D0B4FBA93007EA24B3F0D5EBACEF778C6E9564155E966D8AD20EE0D2C4B4346F251C2C4AB8A19770FF99D3905B6E99C99AC9E82152CE7E8F2809791E9DD44EBA4C757027E949E6BC8F18FCC0AC8839D675D87566F29FABFA227FC1D6129803D2AFD8F2012C82ED9F30BB24924B2C9F115C934781AA214D8C36239A4956817A6AAB6F18EECC2576A755D31A17AFE12CF3BC7BA319577ACD35753A490A822362645E9AB4ADC9EC9C6159C40AA3B942E7B235925234C18FE9397B07BD65DA3CBEF81B7F6CD57ECF553BFE2595974E6E38B2A3AF86ACDA59221EAB6651B7619295E1E0F4B02051EB668D75FA1979DAE8EAFEC2AE55B7CB0F9848444F76A7077F57A0C7DAE66DC554F09D37B72A7A9FFFF065B6A8C83E43811EA1D54515C484D9EC156F5B0B92E3A76EBFB655ED52DCDDFD5AC1896DE72069D7003B9A6319BCAB5080695EB1BBF2F57533E49A34E84CC6A36D839370D571E275DDB75CBF54FECD71B749225DDCD4AD5DA362D7CE5DD0D9551E3742E14067918D5D368C1C0622FFCE8DE5120BD41FEFAE179F17172509D97922C7160C4F7EFF85EE6B9316D4F9871ECC9B47B8988BC7C42F367F56E06D3B3FF06962677966BC99587FFE687DB2BB96CD8D08AFE82B5D67FBF959CBE546F396CBF189686ED89E6A8CD7C61007044F3847572B3537261F68D76B3B5DFD3875BAD86CC2A17DA0790A5ED5BB05F7A17022EDA0C039CF0A2BDDA33A1DA26CA967E96377F150537CDFDCDC0697BE356B5E6EF67CC73B329493D115C42F7EB5B0E798C36CD3016A52C93D599D70B398E7C3B486E5EA2FBC1433F6C847B58C5F88B8F7C1D5676675F6A48A6B8BD275C3CF57F7963B156412C743E73DB8D6EAFB9E572BDFF8D4FD1DDFD7E7D1F5E78E796B96CD064E742618ABC4494B8DB1477F7E3FA6706CF6926D50C4CFD303FF026AFE529A', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('6d1886aa43dc980500e4a22d090cb3b30b0b66bd1fd89895c00e4d57696b0030');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-1f237539a310c1ee', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'73F6FBF9DABCF3C6A7D4B8D14FC6F81330CF7908A2D325372433D3DEDA5F34F1', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-1f237539a310c1ee', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'BE820658FA5DD55196EA1C9D82F5BEE50A093327FF0AB6462431BAC03FC6C625', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'41F9124A2ECCEF28372422CBD48164AA9ADBF00472F451811217D48AF65D0CC8', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'FDA348B4440326A9EA8A91298288961FC762F7A2DEBDDD7656D69AECD3D984AA', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'FB654BCADBC76C41940DA78E1758376F83DFF596D5DC512F42B8B130A83B533E', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'4A18C2923922DE756E4501E1A52AF02B38C6ECE01F52F7D2E4A8F4221F70963A', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'89A66CEB11AB2F3DAC86B25EE843150AC68E947CEF9AE2FC62C5E6E46A51BE9D', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'4E1644928256B054B980F172DA98B08C6A4E5B243822FCFEE8D72669345FAF7B', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'C6EB3EDA39756CB008814DCAEFFDB4CC81D5D8EA01226F7232EF49A27A8756B4', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'82F6D58649AC6CC951CA3CC61E5AC256D36D9B2D12D408A6066BA7B0EAB60E19', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-1f237539a310c1ee', 'claimed_by', 'strong', 'forgotten-1f237539a310c1ee', 'verified_not_credited', 'credit_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '94c2077f0c89bd4797c508888f1e60ecf1b176b2324b2ee5f66d7444fb786d5b', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '12a1b0b0d3ff5f40764b7232ecc8e4c7acd291d6182e79360b2902999afae8a5', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'b4fc95f1e0c618eea4e0e2ecdcff5b6187cdd01d692637386a0f705d9f3837d4', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '8ebd55b0304f43fe4dc1e68c0a4e7ce7bf668849ca1a15515726cd9e661d90c6', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '01fbf9f87f509ad849ec99be7dd58b16ce20540597f5e6476143912ec5b01af6', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, 'fa505be53a8fe21c380e2be62877308771c5595fb28fda9b7dc0f3a709ac08fe', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '002afef5719878eb840caa9a04f5ff2ae53b1e3dad8806db7d3076cda0453f1f', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '78af9eaa34985bda4a2560c34e70b494480ba222ecf5a2a3752ccf5c1e7ebd54', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO finding ("finding_id", "case_id", "kind", "environment", "subject", "purchase_id", "credited_user_id", "credited_at", "credit_order_id", "transaction_id", "bundle_id", "product_id", "expected", "actual", "detail", "next_step", "storefronts", "opened_run_id", "opened_at", "closed_run_id", "closed_at", "closed_reason") VALUES (29, 'RC-7XXX5RNEDA', 'missing_credit', 'Production', '799000002', 14, NULL, NULL, NULL, NULL, NULL, NULL, '', '', 'verified_not_credited', 'credit_owner', '', 2, 1772420400000, NULL, NULL, NULL);
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795408722000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795408722000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["6d1886aa43dc980500e4a22d090cb3b30b0b66bd1fd89895c00e4d57696b0030","f5109e74bd1601005835c2755bf2d58b46d183056689dc9d743de7f0c3927b0a"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"fc64000c6d462072e2bc0dce0f983de7ab758834a92248f587a73be7e81f4e43","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '7c604e8da9aa24ebf29f6413c3f834c127d854ead4a5cf6beb6e84aa3b3272c5');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42","policy_digest":"b1d244c3a43f0411cac9112e48050d70aaf9190aad94dbab83792864e9a855c4","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:84166224619f0f93afe7b9f7076320233e33e06e37b6ff8959d41885448ef19c","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:aa4e43bd8659797e0c2e93da28506e23333975693ab571470eb7cbbd11a162d2","submission":"8:8:c4c7154b20d367cc58909f2ae9ca4d6bbb3ea45b031dd35a53a6b9a0e997704b","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:70ac97a9f9c740c8dc42214a08f3a386b48e18bdb88d2cc5a91d0c6ea9dd5c3c","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '7c604e8da9aa24ebf29f6413c3f834c127d854ead4a5cf6beb6e84aa3b3272c5', '749939e04034a855615dda9b1381b99f8394c043337375f43b71fb6549a97b64');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795408722000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"666a44ec0542ccef55f6b716669f9d303a752ea7a3b38e902e879088b0bada35","case_event":1}', '749939e04034a855615dda9b1381b99f8394c043337375f43b71fb6549a97b64', '2d23495be66ef6c596cabbc5bdfc173a2450e4600961b075d0d3009b4a3d891a');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795408722000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"317cbd4b4f842f67480afe317254ae4be30db1cc5ca78e233140ef3698fe561e"}', '2d23495be66ef6c596cabbc5bdfc173a2450e4600961b075d0d3009b4a3d891a', '68051f1ee330d4dfe42e229d164e5b8b3235a5d944765cc922c25d2cbc09e0fe');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795408723000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-1f237539a310c1ee"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"33d85bc5cb03e5cfc6821d064974535a155cf7ad70e7a5d58f56c40fd9f74fd2"}', '68051f1ee330d4dfe42e229d164e5b8b3235a5d944765cc922c25d2cbc09e0fe', 'd88ece70d952ee8708f27e6f6e1010b2f63adcdaf787c6d1cf9a569181ca3db2');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"6f9444c0d78fe00c0a1f5882c4bf9724511a360ead2f0fbae6d284e370b41d42","policy_digest":"6f1ea95ddf71173c7df23911e97a571c77fa935d7d00325e142b96f1d14a316a","rows":{"case_event":"2:2:a17e8d782e481a6b6cc83b6980142260ed8e66c3eb536dd3354f5d71c8afffc9","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:84166224619f0f93afe7b9f7076320233e33e06e37b6ff8959d41885448ef19c","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:b982117b910196e9c15429a98547ea4e65fea0cfa35480d2fee9a337225ac30a","submission":"8:8:c4c7154b20d367cc58909f2ae9ca4d6bbb3ea45b031dd35a53a6b9a0e997704b","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:70ac97a9f9c740c8dc42214a08f3a386b48e18bdb88d2cc5a91d0c6ea9dd5c3c","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"cb0c3507c75c77e1477469e80c07e8753eacbe2fd86971d512cf3e82aa18c8ad","run_id":2,"version":"0.1.0"}', 'd88ece70d952ee8708f27e6f6e1010b2f63adcdaf787c6d1cf9a569181ca3db2', '78f8860eb102d8332c2a3673e2426c24c198ff1119dc9963f63055934210a2c5');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '78f8860eb102d8332c2a3673e2426c24c198ff1119dc9963f63055934210a2c5', X'523144DAAC7747E58B88B85CF941917333E5B3A2046E84877F5E2E417C5283E3');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'a17e8d782e481a6b6cc83b6980142260ed8e66c3eb536dd3354f5d71c8afffc9', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '84166224619f0f93afe7b9f7076320233e33e06e37b6ff8959d41885448ef19c', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'b982117b910196e9c15429a98547ea4e65fea0cfa35480d2fee9a337225ac30a', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'c4c7154b20d367cc58909f2ae9ca4d6bbb3ea45b031dd35a53a6b9a0e997704b', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '70ac97a9f9c740c8dc42214a08f3a386b48e18bdb88d2cc5a91d0c6ea9dd5c3c', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('b122352cc799f5869d0885785b2581bd7fcdac43a0cbe66b47ded351c9ba41cd', 'forgotten-1f237539a310c1ee');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '6e660d67c30bd1336e8b53edb7be4e27425bd95c12fcc9c4a01605d9ff951ffe');
CREATE INDEX run_taken_back ON run (taken_back_by) WHERE taken_back_by IS NOT NULL;
CREATE INDEX source_file_reported ON source_file (reported_run_id);
CREATE INDEX rejected_row_file ON rejected_row (file_id);
CREATE INDEX evidence_open ON evidence (evidence_id) WHERE outcome IN ('pending', 'unverifiable');
CREATE INDEX evidence_pointing ON evidence (evidence_id) WHERE form = 'notification_v1' AND outcome = 'pending';
CREATE INDEX evidence_received ON evidence (received_at) WHERE received_at IS NOT NULL;
CREATE INDEX evidence_refused ON evidence (rule) WHERE outcome = 'refused';
CREATE INDEX evidence_empty ON evidence (bundle_id) WHERE outcome = 'empty';
CREATE INDEX evidence_pointer_transaction ON evidence_pointer (transaction_id);
CREATE INDEX transaction_fact_alias ON transaction_fact (alias_id);
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
CREATE INDEX case_event_purchase ON case_event (purchase_id) WHERE purchase_id IS NOT NULL;
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
CREATE INDEX purchase_white ON purchase (purchase_id) WHERE list = 'white';
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
CREATE TRIGGER set_aside_row_is_tallied_insert AFTER INSERT ON set_aside_row
BEGIN
    INSERT INTO tally_change VALUES ('set_aside_rows', '', '', '', 1, 0);
END;
CREATE TRIGGER set_aside_row_is_tallied_delete AFTER DELETE ON set_aside_row
BEGIN
    INSERT INTO tally_change VALUES ('set_aside_rows', '', '', '', -1, 0);
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
