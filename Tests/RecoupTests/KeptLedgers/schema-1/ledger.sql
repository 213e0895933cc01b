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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795805263693, 1795805264011, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c","c999abbed66624d81b04060d620771052185475ed1dd209e4096dc20be4d5beb"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 107,
    "post" : 51,
    "reconcile" : 55,
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
      "sha256" : "1dc26f687438bff02b4d3fe8470846047d32f7a31954d8953b73c78fa7750d64"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "bda5a643381e80cf171a7670d0b5dc52a2cb6878c4594b4d86a9a4e1b55380ad"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "6f9de5bcd1d1f17c3368b24a53965d04f0d66a91704c8689723ead2bf4d70bcb"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "3ff66a023e7eb51bdb69c29960c868694829e800780b0c65d74decb04828293d"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "207c47c81b82e1b293675d6c4b3e5be3c02311afb57606738978ba4300746a7b"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "6f036c9809ff9422e127630198034a82726299b660fcea37da559eb5ff333530"
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
', 'root', NULL, 2, '36e4b1c02b3935b918e80e92f3c9d204105f6d88bb47d8d78551d6698b1f8fb3', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795805265046, 1795805265197, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["c999abbed66624d81b04060d620771052185475ed1dd209e4096dc20be4d5beb","5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 24,
    "post" : 24,
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
', 'root', NULL, 6, '2547f603ee0dfeddaf207a6d711cc2ce3e74428da8887653a982d3fdea76ea67', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795805263464, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795805263468, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795805263628, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795805263634, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795805263469, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795805263472, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795805263476, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795805263480, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795805263480, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, '1dc26f687438bff02b4d3fe8470846047d32f7a31954d8953b73c78fa7750d64', 'notifications', 'notifications/apple.jsonl', 18109, 1795805263480, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, 'bda5a643381e80cf171a7670d0b5dc52a2cb6878c4594b4d86a9a4e1b55380ad', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795805263481, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '6f9de5bcd1d1f17c3368b24a53965d04f0d66a91704c8689723ead2bf4d70bcb', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795805263482, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '3ff66a023e7eb51bdb69c29960c868694829e800780b0c65d74decb04828293d', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795805263482, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, '207c47c81b82e1b293675d6c4b3e5be3c02311afb57606738978ba4300746a7b', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795805263483, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '6f036c9809ff9422e127630198034a82726299b660fcea37da559eb5ff333530', 'receipts', 'receipts/resent.jsonl', 11066, 1795805263483, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795805264976, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '884a4094c7b540000033f00650849960fc1cc37d96f508223a7c434826083798', 'notification', X'01000022F76805BD5A5D73ABBA92FD453305D8648E1FB76D848D831C84D402BDF1E1BB09089BC44E8CF9F5B370CEB975A7E656CD9DAAA97948657B634052AF5E6B75774E8FA829C3EAFDF81E3135ED5DFEBEBFEECFBFDDFCB17FD18F88A7CA6E49896DE2B02ED7F5BA76EC26D17544CA71B867FDDAA9B56E9B40F689AFBCD5A69C4C162B9E9EDAC0A1ACDE1AD746A9B72AD26CF88803C2FDEE4233C164E0AE0BA75EC7442CE91B9EB8756816CD5E04AC49FAFA485DB42E1D97C58159E40EDF502876C7CC16CA89544ED518EB6827DAF57BECD8A554625DABE82CADD924CAE569BB0E6B8F6F132B3A31595FDBF97E96C592BD0B27BFE72D8F8CCB332ED7850E0647DB3AAD98CD553F4642F99B5491168CBD609F613DAD17D211EB53E00622AB39D6B7C0FB36B9AAD7C79DE582D1FC99615F2AF9FB75F35DBB8D126AE489BEED12C948A8E82215CF445F2FD340ACF3BFD6AB575CC8FF79BDF3FB938C36C6F175D2312ED5E52ECE759BE03C4C50F9271A24F6DBD0148C79578771B89F525D5349E603FBBBD61E62385FF7848BF373CBCE32EA843875512155C48513F995AAA594898F7D33E1F0EDDF3F67354B83E09E2AB6499C9BAF59B794E7DF9F6AAADF4FDA7D35E7E6AE18DD727778515E3D1DB57F9499486947A3267BD1BBC893561C6A4537192AD76CCD23DDAEDF5F17DC89CFD5C8153B7226DEE36EFCC6FE6EA5350FAD9853B5D1A324FE917BC306E70BEC3CF1D2210E2C795F2D94E23C516C21C2DA0866D298ADD74AFDFEC6F908C4E96C14E349BB7E9EBF09C45951BDC119B439996521D77DE98CA2D8AD45BEF8EDD7CC4C75E0478966F77837AC4DF7C4D35E018302F127AF0686EA2FDAACDE4C471175B76D6D6B567BD4D2B972B86D5E72B25F27BC1BF8FDAE74F359A8CA8F3BFF139FA704784E9559635DAFF87C7E5EEF56892286B8D6C7D2C1EF7E5C171D8BC919923A185EF5FBED4B6D6957F62C3F4CCD8770C8392C70AE96F15A5959602FD58254B913EF6AB37A8D99D821E73A43A648D56D59A83A376A7C9C705689E38AC415AFF982C7C8AB75E1559FA58C9688F73D7F5CBF79967C8ACEC83810476E595BEAFCBB3CDBB358549ED9B2E8249B9802C78B55332884B0A4A897619325AA5BEDDFEFEF52D928F1D847E2709C5D7DC69E22C4E19C126D9067DC64BFFCD8615E2D79661CA670AE45D93B77DAF2CF1A314CBCDA60CDDFBAB32F45BB66732ED5AEF93FCEA15B9068F71F72E8F7BF9643D27A26E01B70824C3A23E2C05DA42A6A65E7829D6A4E01FBE12067CED13A2BC23A917A58C76AFEDC80339E1C31731F62CC38786B992C8675FA83B14D4256257ABC68E5A6F5A2DE813303C458A48ED8C82E6A536099244FEB9EDF08391DF7A36358BD2C7E38717EFF42FEE480504A0489077E729AB571D5A4CEA62D89707F74AD43919DC2E6C989E0B86BAD8197B37D27D77CE604CE60E0107002383654881938E32321B6311E1F8BF0F621DDB5C0BE37C6A587415A24CA9E656FD709817F33F30D0EEAD3F7955F2F8C41EE7D1F3C4B3C5C85C2E3226ECD97D01DD0FAC742C8687BB2DDB74C57F8F76FFFB4652676BA65FEB85D65187C1FD5F02277436B7AFFA01C5F25BDEB8A3E5AF36DF750EFB77BDDD694EB7C12647BB96B96A5671F3A6045CC1ABFCEA265C99ACFCAF96371526C8A7573CED56A24E54BA5F385F0062B82FD039C1709271867A6AF1DDABC2E6AECCD5D6B15AD4DDB6CB16FC44B9CB5125AB5EB049FF7AF4E047E116BE3D04EAAFDFDCFFB039C4586FC56C6F3D5ABB3EA85B23A853A92430BA3B946F67B7A37345AFBD014F3C45FCA3817AA0E1242AE58314A7D5FCA45BC3CB5F9B23A27BED6144BEFE2E49D184577FB003FE2DDD1B95CB04BE1D9DD5146C7C289CE733C108730C1BA527C36CFEBC39B624F0E5CC8DE07E7449F09F058D3BA53B27E93B61978C7376A41B1612236617DE1677AABFB5A2B7051D536EB38336E795677D9DD1707CFBD140E7BE53DFF3A6AFEC10373D467BB7875D7DBD2C13E3A9F2AE7F7A89C6603FCD8428F5F27C9FA63E077D5D9F052FD3119DB8DA9072F91AEACD999E6D4F177D33592EF6CC43BD27CFBEBB3ECEA0E1CEEF3CD1F9EE9ABD55B0A2FD2B951AA38B8077AAE2309EE98730F31B01AFBBE188A549DD95B7AAE3CA1F89DEF585874F5BDDCD60F69695BC167944EBD4D166C07CBE21C712FF49A0B4BFFA73908DD5BA4FD53877E72B0B5FF420E9A43DDEF27A56B700A9D95A5A3085C60AF0928089C7FE62B80C79714317AE63CF2EEC717FCF812824E52E78A6A516F15FD70083463915A9B81835A60FEFB8959455BF09652D440576D289F3E6AB8429F8E5518E574E646B3C883EE3268C556C3EB3C7D5A86CCB62C4FCE7524BAE5ECA30E6580FBCFEB770DFDD4D4CC1C352496BFC76D07BF40C7E4EF3EE39973EBFFEE332209EF060CB32191519428E0DA524EC1B8E45DB4A7C018680CB44C5C85AABC6A0B75EB475E7AEE28DCC64866B3540FA09BFC33F6ECADEE2DA52C6A0A3BB8C7F4FA29E73C4A6F3B52B747BCB0EBB4A7431CD6D8E08D572D5F8A60C54CD0C1F3203F4271911E774C10EDA0A78FDC65127A6E74E7BFC89E2749BA4AABCE70DA897DB56DE8E0DC8ED0D559AB82FAC9D9FB3BE222D2CD0A9C4E0BFCFFEC535E12B5FA33E7832534117941B34F9D39C6D44E03827972CC1B38C40865DECA85CDEBC9BC9CECFA71CA1438ECB7534D262976FCAD74695421FCB25EEDA0B53803CEF9169E7CD61A19B5F8BD9B7D91F0CCEE30259398D69723255EDEAF4CADC7D783133C84532D9473BBC62C194FFDEF87CEF69FAFAECD8D13DC2BB25EA29A73B58D78B2E0C531304BE3D6AF86C8242E8BC089AF69CBB7B21779DA1A5241F495B6B92FCFCD416CFEF804AE52B96D9C5C0D6F751BE529D5AADA8943BCA8DD585190633DE996BED34C5C0ECE10A4DAEE2AA77BCF32E7DF4F8FA8CB33D1ECDBE13FF63DBB57017EC2D1A63A793FB6C1239E1297B7D5F2287F5DF77DE496BDB81A65BB7D7B79CFBDD5EDB5A765AEDD7B19AA2FE3B19B99F9E3AFEF91B1D5990FA5B744ADB31F5FDBE42B9E6B9D9EBE809947E9F937A37D677E96DA45DF66476D1DDAEFF2590FF101DC6EC1958F5CFB53AEB953E8D557AAFDBE449D8467F869DFBC43E706E9D903B8E52595EC58280B0FEE9F63B27E2A4D7652C351B974855725059D456DF3A9A9EE923EB9970117F0E60758817B1C2C1FE596BA187A8D9CBE0812372589E2D66EF3F3809AC52569B92D3A75270B3D6797B10C0689EB8D729B7BA55C78FBA88BB7C1448E4985152C565183E76D24192D2CBB15812F62E8BF6EF925A58889BE11A5166FD4DF0E49BFBFC7CA60419749CBF53171CD4E75CD9B0EC786E4FA4064A1A40D874FDDAB7ED8A02803DF0A45046FC0E8505A71D51D6EC719287092F09287C47E4B167DAAF370E5545F65C7B5704C2E498405EDEF3AAB4DD1F907DDB2A30E66CD6799C87EDDC91B3BE5F1B06496CAAC3928AB5CA0004BA853D1E51E3C7D273CF192B45CC50CEF576A1414E526F053A1F28918A5896B0939FD9686E3517546C7AEC0F91B9C0F237060272DF68FFB8986D9EB5EB00F3AE17C6821F60AEB231B51DAAF143C046A44B7E38C33855C25357C513816C88BECA8FC94C01B661B1DE113AFAABFA5A7FEEE62FDCFF31316E71598015EC2802B3E64071F2219C3FB75E25EEE38135138E688F5A2768CBE4C38001F03E98E5AAE495790739CDF85CE033B31FB690270BE635F945B77D4475A9F59568662C2FBD39FF7373AB67BD45FA645ADFC590646179052F0DE21274169E7A771707173973A62902C0402F80BB1BEA3083901EB7369E2CEE7232CDC47564B52660B5FE860AD61310955F6F583B2A12B34A1E61FE1E71BF83B83EAB11B679E8E7BF122DDCA95AEC895E53A656609AF792DDD7A9FB691C27E5E8197B9DADC012B856083AFE0790B759FA049BCECF9121A1E4AC70F556F79B1683CDDFE42A720BAC27F64A450CB7BC3E1A4232DCFF090E7F5D66C7F8D733E21DE9CACF954737E58361C2530A3FC23821CC62EE2C406E4C520A542CFC082DC16663EFF547514967620781A51407F7EE23F30D5FB44BDD82A3DA685B5E879A0960EA25B0E2FAF7AB64F6C6462AF724D608A532F18578340EEA137D0DC133B7CA6BD8FFD0E11C95FA3B0FB3BF0A3713EC8F2BAABC96C8FB42E0AD71C907F8E08C16B01F069CD07F57E1B07FEB5D81A43FDE8227EA142FEC243B5E4358F9C800FE57EF22C9AF3F74521BED05FE00638502656DAED708E59B183264E5660A7A12086FC58BD837F18AE2F916BA8FD5C1DA3163601DD25AB877A47049EDAE7BD1B6A757B29760CF5757E4F27B48410439C0F5CDBA8F2F93CFA78224BEFD0DD8154ECA3B713822FB40EC5A7B6A6C80988D9E2BCB4301ABEEBA4698E8740FEA54A32506537A1967AC7E74D0E0DABFA48A5ED8C3FB6D0999DEA0E79974569E10E4A2A4A8187ABE807D42D16BAE65F4BBB9FF2292A44600E86A0E1406F0CFD22DDDC11F451233FD2DE55C26B72C4FFF3A8EC507B165D9EF1A064145614C0E74645E189AF19EFA9C579F4BE047EB6E85B6CA41DF244128F83FC81BC386A86DE0B3083F536396A58D4A9813C471DF038E1791DFA4D842A2E2BBCBB976BF01F3C13F8A88B09C783FD4BCBE0181A013ED0F87C28C147F0E469A9134739E02B0B0FF38317F8B8CA073FA964F6C69D1F3CF1E7462FD087AC0CFC193F21F44089DE223E76A1F57084C76175807C9ED876CE1772E7F8FAD86FBD008EBBC2A29763A9106042B8A93BCE197CD5E853474BAD6F9D70DC1DFA75127CA07370796C0706BE06DF825DF5AD501DFA7292830F860F0AAFE0DBCB84FD69F0ADF3E45BE41FB45E20FE39FA641DFE9955733EFEF0DD65E6DB19B54FBD40BE028F37AC2F2DBABDA32447BEF0BFF205FB3757B40851B7AE32DC2FCD9677E953EF4883D35235ADC1EF02DF1F24F0FE45564073C44D9E859ED72F816FD4B5A101FE841BEDA5DB5CD1277CF23D74037B319069A0A42311DB680BBDBB24F63282D7083CF0915BA3D18F52E99977B81FFD94FA021E9DCF1F8A6C26D4E12978EDAB0CAD467C1FE0DBF9FCC299AF67BE9DF552B884F821FE361AB19F107CFF805F6AC4428C04CC831BC1C7BC88C9F8D0BF39BFA90CC1177ADCE0FB6902AFA5CFC6D2797D535EE7739D4CDA0E05B8D64BA7E84A9DBF3BAA3A053E52F41D8A9AA2AC98A01AF2F7A4D07783825D8B05623775F3E733AE04E03E1E875707F9E554AED889CCBC51F6CBA3A0B9C33BDFB8BA01DF3817ED8C314537F42AA00B379FB475E6BE8061E02317FA63C1E724F6C516FDBB7EF451F386B972C302C8D4C15CBF9A4BD5C7F7E3965BACF745527D2981EF63D6607D905FAA4DECEE1FF079E02BEB033F8714FC28E6EB6E84B8AD9115779C732411FF0DB9047E1B3E8A4008EA504B6FD769696BE4554DE06B9086095375BF63BD34E34BB76BE80EF42EC3F904B47CFA06BA80831BF03DF4B5DD233AF7FB51BB29F8006E7B7D8C6D7E073E0B72FCCCECA0C3B6DE57E875D1A466BF01BD7FEAB504664125E8A212D326F4677D5E22F3169C259394A8836DE7E49E2FC00619EA3215F77FDC915FE9093EA8DEB1A3B0D1068B3C94A80145BF6A707EC0A738480FF939F38F1A807FF845D839E8057A73C317FC5A587AC1A3626B68D48F5EC1CF205E33DF0F0FACEF0EBCE8A4BF41E944027F72A902FF13F94BC876AE718FA46167C2D511B84E4CE87638D3590FDAA26FE00F9B027EE10B7D44552CAA299DF623DE7717DD782C950F2D477F40F94C77ABACECA1D3C0AF08F7E04FE4EF44E8CAACCF27A6EE05FC2CF07F455F69596B4C107AF74D48FAC47914B28FE8B81B8A32BC2D15F00B9D91473D16291B2ED0B76341C367019E855F3BC8FEA61107F4D1A277F0F3E7ACD75CF9DBE3362A4A1DFB68F14695633F6305BE523E879B99FD57965A5180AF27F86DE0E5722F592D10DF6FE8D1013A94A3672ACB3E7E207EC7DAF1F7A2AB1B3C7F817E4B7722819C122DFCD906FA0E7F1D4CA26B900FBFEEF2F9BCD93FFA69C9F2FF27BE520FF09E84BEFF17BE2AFAF17FC957C32BE21D9D2C65C8271874F0A51EB57423D407C8A7BE41DD400C7D64ECEF9FFB636025E596CF7899F91EFE7AE627DCF3C3F7F0D7B3BFCA1F55C07531B1349FC09BF07865F0275F231F63975FD1A34BF1FE8F39DFEBBFF21D2E1DF8EE90131AF841FD33EE28FCA92FAA1DF48686B7DCA90FE0D82F687226BACB43CBE82E9EF50A6A25FDF7FA26C77915D007A3B40F3D8F3EF9EE595FBCE6DD9C4FE22BE9D113B1C30BFCE8E5472FD6027A3A803F3FEBB9BEE856A2F0C6107E2C553D7DA619FC821A36F0C707AEFFD11FA3FEC0FA8137E8FF335FC1FD4CA51DFC1F6A60F823B4F20C3B6D05FA75F07F1D151AFC0EFFDC809FC0C7D4C63D0F669F84FAE698B7FBF1C4F663C106E4CC082AADEFF04CA1CE22FEECFB86EE952C0F516F36E5EED7285D3E55167B07BF28D42BF061CE493953194412B39F5709FD9DCF0AB38DB6E8968EEA948F7D33E42AEA9BF50675445ABAA8CFDA7501FED8CFFEED441DF811FCE59882BCABCB2DF414FD683559997BB702FAB9579D6D45D8E8745A3BD20DE67A71D67B86FAE98AB85EC1B7C007F8C9897DD4471A7C3A5F0F159A29982FD05141EFE061143AD99CCD7E0BFC001F8C431E91BFA85107C4BF4967BCE1E723B1EB99AF67AD2E14665BA807BB93BD78061A093F9943AF3979D53D5FE03B9AEDA5C56C10731E825ECF7EEBA81AD453FE52A1BE045705CF7AFBE947C4A1C07A30D780D881CFDBA84883DB8BCA8614B3B16FE9A2DF6FEDED4843478B26C67ED909F52A704DF14E4CE023710AE9661636D3817D800FAF9AE00FB3BAA5FE0E3EA60BFC77807A4BC48EDF48870A0EFF6282B180BF2CE07F11CB04F5C02851FF0614BAA9C6CC0B78C0CC7070513FA3E124BE8AE0962653F398F343B92228B66B43D91AFC3D201FB8461DD5C27FBF4A89BC01E90167665E3FEA295D235F558FF9D06ECD80A76B1AC677F49073BDFDF565327B2842BE9F7B4FF00F9E61951B3383596B54D024E67E46847A33139273E4FA209D78843F50A8D7E3A73FEF07AA83952AA6889FE42F5776353B75FE0D7EDB9CACB9E87E880A356ED3DE763481FFBB5AA776D8A21F12414FBCDCC66E19A2A37606DF2EE0CDA047451821976D9C38037C4673C05C21E37AB0CAE9BC14FA000D9269C623E0DB059F5D4F7AFFC06415EB5577F402BF0BA27D7AC60C8C990FE0FB5AF7D1F0FCBE1EE77A7653BBC984FECE3CFB7D813FBDC2BFEFCB5D8D36C6FCFC71831C825EA256EA5077764F7DB961F63CCF4EEF733D54B9B4C7DCC4C47D7341DDA1318778CE8E8B7E85B9E88059863FCF8A8F271BB8E8E1628E80FDCF7318F4C5E7D92BF6172ADC8FF37841FFE71863367D84BB854FFF396FE5BECCF3AF3F67CDF3DC48C18FE379B81EF00366DBB73204CEB15E99A16FF99C3BE13CBAC8CFDB288D093EAF1B8AE4B91FF788FD4BAE478B7E8B03FE5C96C178336183FA895C2DF73E7ABE5F78CEFCBE3F9F8FDE5E3F34F8FE0BB8279DE74C88C71BFA4D93EC07D4A398754B3EFB41D4B7620DFDFD122D9A5A38FF1C3D60AEEC47895C41FC30139DEBDB21832ECC3DE5EB1C1FF4565EF47CFF3C173B0F74C21C0DFB7D7EFFCF597686FA1E3DE4BFE219C04FACA222AB07E4DDCF1CAC77DB525A545EF0B60EDEE7C14463668F3E138ADE677DD7A5C170417D782C505F2AF4A8E3960EE84B61DE603F709EFF78BECF395DD139A8439FF1FEFA27F19967E988F7DEC7EC757E1F096B24FA21A817D0877BE2F57237C0177AE2F375CCBCAC8BF5A2BF811EF599235E17FFB5C5DF3B9C9BA0CAE83B5BB0B70AD8A5161DADCEFEADEEFF008F542E7ABFA9D0F633F3EE37D13374724D5374EE9062A627CFBF6EAF3A5A1EB3F8C1CF98273B14F3CCBADC6954E9462EE6C716B5D91971F68081EF6A179DF767077D4EFF1BFDCCBED0BC79F635AD40DCD5FC771F6FB2A3BF5180BF65A0D516B3C65438EAFD75137D950B3198DEB6E8C9A26FEA831F6D30F7474D0FBE6F95177BC98D6FEBF6B8C1DF82F481FB2ABB25FA2F373E350D7E7BB14C16F164DFE7F970E5D973D9C355850C5D96FD4B2C2B8F4FC9186FC137D3AF7BBCB9BFD73D3DF0BDB9E7FAB26FF75FF1265AFD7BEDAD7761A693F2B158ADF7ECFAE6DEFFE64665684E4EF8E9FFDBFB2D354EF5F96FDBF5E6235E56D31BE5DFE18D1FBED2247954A7EF7EC1F65EB58F3B4CAC1669A3EFDDDFCC3EFDFD9FD718B5C2', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["c999abbed66624d81b04060d620771052185475ed1dd209e4096dc20be4d5beb"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '720b87e3f7acc7543e717117344912a8b9d78bb57d3d462ad29939fed37f781a', 'notification', X'01000023496805BD5A5D93AB3896FC453B01D8D4B61F0B1B61E34214421FA0970D309E4B216153B6AB8CF9F59BB8BA3B66762762676327F6E1C66D1A03D2397932F31CDDE3236EEBE8F0917EC4444C3B977EECAEBBD32FB77CEC5ED423A6B9B01B29D8267388295513348E5D67AA89A5701CEA59BF711AA5BA36E47DE60B6FB5AE275D2482E6C72E7464D16CB46BE3DC5B5579317C26A1C4F3EE42114678E80695D304899424EB5B9AB94DA417ED8E85A4CDFA2695260E6AC72549A817A543D73262DBB4B095706251CAC398A878CBBAE02371EC920B1634223E71ABD7997069DE0551E3D14D66996193F5959D9F2745C2C90773CA7BD9D158BBB4A03CA8543838CA36F981D852F463CC84BFCE85548C9017EC336AA660C11D161C4337644543B1BE05BEB72E4513A45B4B1991F335C1BE44F6E77DFDDDB8AD6062A499BA6D334E2413F1990B5AB0BE59E6210BCA3FD6AB5694F1FF79BDF3F7B342AEB5E3ABCC10CAC5F9CE4E4D97211E3A3CF8473970ECB795533896A689926837E5AA91B5D49FD8DFB5F190C3F9BEC75CC4CFAD8D25D230763471C5454C9913FB07D170CE331FFB26CCA19B3FAF8B86E46178CF055967CECD57C42CF9E9D7454CCDC751B96FFAD4DE0591B7D21D5E84D74CA9F2535EB05C6EE5A8A43DAB6DEC71CBF68D90371E09576FF423DF041F6F0BEA24A7C348054929611F8919BFB1BF5B6DF54309E21CBAF8514BFA597AC31AF105769E7831C803C93E560B2128CD0459B0A8D18CE83C214120C4AF6FC487214F272D08CDBAE0197F1DB29390CD1A31E84AA997150FFADA1959B50D58B9F8E537444F4DE8C79922F7643B04DA3CF1B413C02043FEA5D70043CD975CAFDEB591B134B74D631BD278B293A783436DFB524AFB75C4B781DFEF836A2F9538F889F12FB89E32E039173AC0BADE707D7ADE37AB4C4882BC3669EDE0EF7E0C2A4312E90C59130E6FEAE3F62536725BF7A4DC4FED2773A4B35F20AE96D046585E612F878514F5967D88F5EA2D216C8B9A335AEA2A17B765259A528BF17144AC32C76599CBDECA054D505741E51D2E358F97C8F7BD7C5CBF69915D98D13C09594A2DE96A557ED7277B628B83A737243EF23691A1E325A21D045258CBB8E7515B64C2AC761FF70F2E6C9C79E433732862D79CB0A7187938E552AE51675417AF7EE210AFE1B4D00E11886B55F7CE5D6EE8A5410E33AFD158F3B732F6A5EA0232D752E3EA7F710DDDC24CB97F5343BFFEB91AE2D6D3215D83137866344B4277918BB8E3C6053B355486E487839CB9469BA28A9A8CAB2148C47CDD82339E1C31731F724C28786B992D8620FFC1D83A9356646A3C2BE1E6CDA2D9823343E498E50E5B73137739B02C39CD9B9EDE246A3AE94747936659FD70E2FCFD05FFA90126040B330FFCE4B48176C5244EBAABA5C4F3F1B58958718CDA272782E3AE8D025E4EF643BAFA524A700601878013C0B19140CEC0199F99246BEDD1B18A6E9FDC0D18F6BDD6AE7C68944526EC89F736C824F8B7D0DFE0A03EFF58F9CD426BD4DEF7DEB39246AB887994259DFE62CA00ADBF2D188F37476BBE79BEC27FFFF28F1BA213C72CCBC7EDCAA3F03B15C30BDF0E9DEEFDBD707C91F5AECBFA38A01BF3101FB77BD335B254E5C4A4EDF9B65DD69E7DA890540969FDA6889735692F07E7B7C551902951EDA914AB510A9F0B552E98375816EE1EE0BC9839E138337DE3C8F5DBA2C1DEDC408938D05DBBC1BE912F76528229D10519AE776F4E0C7E618176E4968BDDFDF7E743C4A2407D0BEDF9E2CD59F54C5895431DA523175A5185EAF7D4766895F2A129FA89BF9C50CA44136612B562D9C8D57DC917C9F2D895CBC329F3959209F7CE4E69D8C8CCED13FC886FC7A77A41CE9567B7298FD3CA894F733E908728C3BA725CEBE7FDE15D9027072E78EF8373E24B063C3632308237EFDCB60335742D1632D184253A6ACEF424DF9BBE51025C74E8DA2029B45B9FC49D9BFB62EFB9E7CA216FB4A75FA9A29F34D4A93AD9C59B1B6C6A07FB30BE3C38BF46E1B46BE0C7566AFC3A72D2A7A16F0E274D6BF1DBA4AD19730F5E225F59BDD5EDD1D00F6D5A4EB736A6462ABA79BDD4A631E0709FAE7FF3747F58BDE7F022C68D7341C13DD073157370C75C7BC88155D8F759CB583485BDE5A783C704BDD32D892AD3DCEB4DF3E0566E0EF019B5D36CB205D9C2B238299E855E5366E5BFB406A17B8BBC7FEAD04F0D76F69FA841BD6FFADD2454034E91276165CA4217D86B431986CE3FF215C0E34B8E1C3D6B1E75F7E30B7E7C89844E4AE3B2C3A2D908F9C321D08C456E6D010EEA80F9EF276685DC80B784902D74D546FCE9A3862BF4293D4471294F542B127BD05D02ADD828789DA74F2B50D99694D9A9899959CE3E6A5F8778FE147C28E8A792EDCC514366E947D219F80599667FFA8C67CD05FFDD67C41CDE0D182643C6E33813C0B595A50CC72535F14E865A4363A065ECCAC4C13B6CA06EFD486BCF1D99DB6A4E6C91AB0174535E12CFDE9ADECA9CC46D650737CDAF173ED7517EDB4A717B240B1BE4BDDC2751830DDEE8A1A34B16AE880E0D3C0FEA236267EE514787F1167AFA285DC2A1E75A19FF85F734CBF2557E309ACA2DDB1D36ADDC3BB714BA3A6B55D83C397B77475E58BE5E81D3E502FF7FF6292F9958FD5EF3E1129A88BA90B34F9D3946374E0B827972CC3B384433A1DFEB852D9B49BF1C6DF03816021CF6CB394C3AABB6F4BD76E52822F865B5DA426B11034AE9069E7CD61A1E77F87B3BFB22E6E9ED7ECA263605E754665ED9AF74A3C6B7BD133E98735808E7764D48361EFB5F0F55EC2E6FAE2DB513DE0FD27A99684F874D4CB305ADD2502FB5DBBC692975E692189CF8967774C37B56E69D96228CBFF2AEF4F9A9DDB3F56F17E02AE79BD629C5F0DE747199CB461CB66C9F2C1A3711322CB19E7C23BFF3829DF7CE10E6CA6E0F8EF9280AE72FC7476CCA82B5BB6EF8F75D4FEE87107FA2D1E62AFB48BBF0914C994BBBC332E5AFD75D1FBB75CFAE5A58B3EBCE1FA5B7BABDF572592AF75E47E24B7BE4A667FEF8E37752DBC3890EB5B744AFB31BDFBAEC2B997B9D5E7E01338FDAF36F5AF9CEFC2EB18DBFF556764D64BFEB673F440770BB05573E4AE54FA5A24EA5565FB9F2FB1A7D12DEE1E77DFB019D1BB867F7E096979C93B412161EDC3F25D2FA39D7C5510CA970E5155E550AE82C7A9B8B928DC9FAEC5E8794C19BEF6105EE49B87CD41B6912E8356AFACC24BB092E65D2D94D791AD0B3B8925B6A2B23EED242CFC979ACC381E37E2BDCF67E102EBC7D6C924D384947E7CC329288B8C5FBD65C6AC52CB955A1CF12E8BFEAE8399731617DCB6AC5DE657FDB67FDEE9E088D059D27C5833473F55698F65D45632B79B097D242495B0A9FBA13FDB0465306BE65424A780322F7B5655765F0386220C049CCCB1E1CFBAD497C11A7E14A6573E5862AE6E8924B165572775745A32BE3EF55475215CE9A4F0A56BCDEA5371AE1D1A82656D645BB1756B8400196D0E4CC941E3CBD611E7BC93A2A1282EF0B313219973AF47326CA49129967AE95A8E9F73C1A5361B44A5C86F86BC4874870A0E116FBC7F3520EB3D73D631FF288F8C805DB09AC4FDA58E6FD4AC043A047740D259408D4AA14C3978CC60A7551A4C2CF2578436FE2143EF12AFA5B7EECEF2ED6FF8C1FB38857A80778090DAEF8E4063E841382EFABCC3DDF111356393AC57AD13BC65F3A1A808F412A233BAAA43A40CE11BFB33C0DE448EC4587E07CC7BE08B731B28F953A91A28ED884EFE73FDF6F556277E8BF74875EF952875A559052F0DEBE944CE6C6CF93F0EC96AE349240B29008E02FC2FA52165109ACCFAD893BC78759B88FA2E152E80D7CA183B546D5C444DD370F590CA652123DFF083FDFC2DF69748F669C793AE9D90B770F2E7759292C5539D14B78CD6BED36BBBC8B05F6F306BCCCDDE61658A918197C01CF5B89FB044DA2754F97D0F0883B7E247A4BAB45EBA9EE159382F80AFF5148815EDE1BF647152B7E82873C051BBD791DE77A42BEA9B4FA22E6FAB06448393023FC14498E1217792203EA62E05C606660416E0B3DC73F174646B51D243C0DABA03F3FF91F88E87D297BB6116ACC2B6B31F3402F1DC6B7125E5EF46497D95827DEC1D5A1AE8E3D23540C0CB587D9407BCFEC70C97B1FFB1D62C95F47667777E047213EA8F2C634526F52195495ABF7A83F8745E0B510F8B4FA53F67E9784FEB5DA682DFBD145FE2281FA8587EAA4D73E4A097C08F7428B78AEDF1781FC427F811BE040E84428D7208E45B585264E9661A7119304F5B1FA00FF10DC5FA2D6D0FBB92A412FAC4379E7A4199AAD94E0A95DD9BB9112B7976A4BD05F97F77CC2480839447CE0DA4651CEF1E893495AF901DD1DA4487CCC7622F0855211BB28ABAB5202311BC44B31ADE0BB8E4ACEF960A8BF5C7002AA34137AA90F5CAF4B68D8A18F45DECDF8230B55D8A931A8BB22CE2B77105CC81C78B8B27E40DF62A16BFEB5B6BBA99CE28A857AAF25341CE84DA05F52B577247D54A88FBC7705F3DA12F9BFA4C20E8D6731E519F782C7D14186F0B9715579EC6BC67B6E118FDEE7C0CF06738B35B74399714993B07CA02E5245307B0166B0DEB6440F8B3E35E4A7D8008F13DE67306F92E8E28ACABB7BA502FFC133818F4C22111EEC9F5B02C7D032F081C2F5BE061FC193E7B5CA1CE180AF2C3CCC0F5EE0E30E3EF84964B337367EF8C49F1BBF401F8A3AF467FC44D003C17A8BFCD88552430A8F439A10F53C91CD5C2FD29DF3EB63BFCD02383695C52CC7CA8A8109E1A6EE8833F8AA554723974ADD0C73DC2DE6751C7CA04A7079620702BE06DF825DD5AD120673394EC107C3A78CAEE0DBF384FD29F0ADF3E45BD41FB49E21FF25E66406FF591CE67AFCE1BBF3CCB7336A9F7A817A051E6F585F5E999D233845BDD03FEA05FBD7578C08D1B7AE0A3CCFF5869AFCA9775281D3723105E07786DF0F1C78FF92964173D88D9F989AD7CF816FF4B59106FE981BEFB8DB5E31277CF23D74037BD19069A0C44896D87803BD3B67F63C82D72478E0B3B45A611E25F21335781EF394E60C1E9DE30F45D613FAF01CBCF655475621BF0FF0ED1CBF68E6EB996F67BD64AE44FE907F1B8FD84F04BE7FC02FB56CC14609CC831BC1C7B44AA4F6A17F737DCB3A025FA8718DDFE719BC963A692B4FC14D78C6A72A9B941D2A70AD974FF1551A7F9B8A26073E72CC1DAA46C645354135F8AF4960EE0605BB560BE46E32F3F5097742701F4DA2AB83FA720E2EDBB242BFCBE2D593617B8777BE517103BE1117E58C898C6F985540176EBE54D699E7029A808F5CE88F059F4BB6AB3698DFF5A38F9E372A851B5540A60AE7FE559F0F7D724F37D462BD2F5C36E71AF84E8B16EB83FCCA4627EEEE019F07BEB23EF0B3CFC18F6CBEEFC6C85B80AAB823CE3147FED7D295E0B7E1B30A199306BDF426C86BDBA0AE1A09BE0669E82817F73BD62B677CA92E80EE40EF0AC42794CBA76F906770700BBE87BE763B64E77E4F959B830FE0B68334B1E51DF8ACA4E3177A0B1DB6CDEE8059979CC4EC37A0F74FBDE6C02CA804535449948EFC599F97A8BC0525D9C439FA606B9CD2F319D8A0405F2692FEB73BEA2B3FC207355B92321BAFB1C87D8D1E90F5AB16F1033ED99E7BA8CF997FC400FCC32FC2CE412F309B1BBEE0D7A2DA0B1F071240A37EF40A7E06F99AF97E78607D77E04565FD0D4AC732F893F321F42FA85F896AA70ACF70396C75B44A81EB4C47AE414C673DE8AABE853F6C2BF8852FCC1145B5384CF9B41BF1BD3B33635A0B1F5A8EF980F08932ABA2EEA1D3C02F8B76E04FD4EF243195094E4722EE15FC2CF07FC55C69D9289C20F4EE3BE3F2827854BC8F65BA1DAA3ABA2D05F00B9DE1A91AAB9C0C67E85B5AC9E1528167E1D7F6BCBF29E40173B4F803FC7C99F59A0A7F936EE2AA56898F116F7C70EC2511E02BE153B899D97F15B96515F87A82DF065ECEF79A340CF9FD861EEDA1432566A6BCEE9307F297368EBF63A669F1FE05E62DE628196A8A75F0676BE83BFC753831D3A21E5EEFFCF9BED93FFA794DCAFF27BE120FF01E87BEFF1D5F55FDF8BFE4ABE10DF98E8F5616A8271874F0A51A157763F407A8A7BE45DF2009E6C8D8DF3FF6C7C04A4E2D9DF132F33DFCF5CC4F78E687EFE1AF677F553E0E2155D544F272026FC2E3D5E1EF7C8D7A4C5C7AC58C2EC7F73FE77A6FFEA877B874E0DBA02614F083FE67DCCAE8A7BF386CA13772782F9D660F8EFD822617CC9C1F8AC777F6EC57D02BA93FFB9B12F1AAA00F5A281F7A1E5FE8F6D95FBC9566AE27F695F59889D8E1057EF4FCA31701839E0EE0CF4B33F71766C52A6F8CE0C772D1CB4B5EC02F88610D7FBCA7EA6FFD31FA0FAC1F7883FE3FEB15DC4F446EE0FFD003C31F6194A7C971C330AF83FF33B252E077F8E716FC043E965DD2D370F649E86FD2B2DB8D47B21B2B32A0664650697387678A5411D3E7DC3772AFD2D208FD665B6F5F47EED2E960B177F08B40BF021FE61C8533D561CC71F6F3C6A1BF73AC70B6D15566E908237CEC9BA056D1DF046BF41179EDA23FEB820AFCB19BFDDB511AF023F8CBD195F4AE2EB5D053CCA3C56479E9DD2AE8E74E18DBB1A855F91438DC0DE77E71D67B82FEE98ABC5EC1B7C007F8C9497CF4470A7C3ADF8F048629385F90A980DEC1C3084CB22999FD16F8013E18411E51BFE85107E4BFCD67BCE1CF67668399AF67ADAE04CEB6D00F9AA33D7B1A1A093F5942AFA9F40EF77281DF28B2E316678338E791D0EBD96FA5A2453FE52F05FA4B7055F8ECB79F7E84ED2BAC07E71A103BF079175779787B11C590E36CEC9BBB98F75B7B4BE560E4A24DB05F7244BF0A5CCB64CB26F0113B46F2A617B650A17D800FAF4AC21F164D27FB3BF8589EE1BF43F45B2C71FC963BB2A2F02F3A1C2BF8CB0AFE17B9CCD00F8C1CFD6F2823375738F3021E706638B8E89F3170625F5578CBB3A97DCCF5215C16569B40CB22007F0FA807AAD04775F0DF6F9CA36E407AC0999ED78F7E4A35A857D1E37C681B10E0E99A47C91D33E4526D5EBF7461F7554477F3EC09FEC1D3E4E02644E3AC35AEE4C4E679468C7EB3609C52D4FAC09D64843F10E8D793A73FEF07D9842B514D313DF257979B861C8D7F83DFD647ABCFAA1FE24A8C9BBCB7464EE07FD3A8DC0E1BCC4362E88957DAC4AD234CD44EE0DB05BC19F4A88A62D4B24D326780CF68F7385728A81AAC708C97431FA0413C2F680C7CBBE0B3EB51ED1E3859C57AC51DB3C0EF4ACA5D7EC21918D19FC0F7B5E9E3E1F97B35CEFDECBA71B309F39DF9ECF705FEF40AFFBEABB70DC618F3FBC7356A087A895EC9A0EF344F7DB9E1EC793E3BBDCFFDD0C1953B9C9BE8A46FCFE83B14CE219E67C755BFC2B9E880B30C7F3E2B4E8F367431C3C53902F63F9FC3602E3E9FBD627F91C0F388C70BE63F6982B3E914EE163EFD27DEC27D99CFBF7E3F6B9ECF8D04FC38DE87FB21DDE36CFB5647C039D6CB0BCC2D9FE74E888789FDB28BF344C2E799A1CA9EFB7153EC9F53355ACC5B1CF0E7B20EC79B8E5AF44FD2557CE763E6FB85F7CCDFFBFDFD98EDF5438BDFBF807BF2F99C09F978C7BC69E2FD807E1467DD9CCE7E10FD2D0BA0BF5FACC3500BF12F3103A6C27ED6A815E40F67EF6DD558F3C09917CEA6AD2BE6B3697C06F9A7500AF8E041D2D07D814F7E7FCEB4055D540AE75C5D8CF360FFFC7BFEAE793F6ACC85D0EFCDE705EE06FD1B7813F1ECDD79AE31FF5B809F7848D6E139BC8FD1A3C57ADD39FEBFFFDE9D67DAAEAAF17EC4DBFCC4E796E692FDE0E38F993619BE90AF8FDAC67BCCB1F03DFB89337ABC2FC499C2130F5FFF97FC2511BDB11378DFFC89CFFFB23F7BCD008FCAF163F8D9949967BF6AE08716E82DE7F55CF8BC3EB31C4B8B590CFE2D04F2D38BDC8FEA222893B0D9D58E7C4BB72DFC228CBA1A6925AECE21B25798BF42E4EE803A6287FE17FA79B2A613118919FE2A6C703D587DA7A8B474A3E1F12C263BAF2E75E5454E8D73D80E8FC4E01C86976ED293385F90AE79C4ABB775FC552FD8A07BDB617E8B19AB2F8E45609FB354F801F06A389F11D7FD0A73533D941E79CE4F6783CED6989F769830021FBA2BBD37F4CF4994DDE826E8E8C3F1E1EFCD1BB7B6F4685FF20CB3DFB62FE7B92E66B9CF996CC8DA2612F37C7881D9B09B6EE02E26738757C36FFE6EE6FB78EB5E3FFE9AFDE5A3C9E2F2EBBCB35FEDEAD7E5D76E1F1EFBE561F75AFFC7F8ABD42FE1EAF11ADADDAE2A7EBD6F717A54B4DBDFDE86E8729CD8E2FA6FEB8B0DF1DEF1F8C898B773C77BF8583AC385BCFE27E63CD097', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["c999abbed66624d81b04060d620771052185475ed1dd209e4096dc20be4d5beb"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'be29de2caa929c0fbf9cbcccf5e547c0d8d97b5aa145b59f8738c3f328182d6f', 'app_receipt', X'0100000F6E480DCD977B3C54EB1AC767AD19339861DC92111A9392CAF4CE8432526E312584DC9364865C422EA1124DB64BA924949029919AD165BB1665E75229B9A489DA914B9B524AD24D36672DEDB38FBD8FBDF7E77C3EFB7CCE59337FAC67FDDEE75DCFF33ECF77AD77011ED90F2FB1289E1DFF490A22C07C1ED90DF0C84E300431C8400A2FB1259E0D71B1381812C3001E7CFC5F43213E0F4EC4F1E038060F8E056A30248EF8E01415159880A9AB0DF4B4197A1B016001260B0057208D88A88E87716B33E007400A8688A82D0663097D9F000986D011381C0C639A810C0C91514B1CC6B31BCD4FEF20A0EEC8C52977A63AD90220BE14D4C6C2101675969C7256847516A33323FFA999E1131D0099081904E1082431065D87CE4475F9299D8465D0015082212439082793901B1B08A26E2C33AB7A7FCA605BCF43A00C4330AAC89164BC82B6D3B9919EDB8303B8741FCFED5C345DE4AE7F9CAE020C61509D4492DC1012C409F70AF30D0A44BDE47EF5622CD3062BB4016323588EACD0D422A920AB8CEA0A212D6AAA85CE9441BBC8A84C7BEBC331275C0BF6021EBA62B2A8CE438AB36F02C91BC6E7A3369A20A02156016A5148B37F1F2F3D3C3020C8CB1F4909C69F43C7C892C8CC65E09783C1D4D3D5077311AD10D5FEBD84DFA2439DCFFF89F3853F73466315A00390583148F960BC10B56045CC541A977E235D9E2E5DF95542E7289F6E6922C5456684602C9F4744DA135B0578F0593E720B1856E040ED6D1A203D6D416B9773B89263167B8DD66BB4A17F6975888834B43B830824F058071C5E1E767666A80065D49024C91B070753EDC38242B8547BDFEDE1019EC82903003AAA62499A33A8D4B58161DC90ED5C8EAF6718976A6A4CB5B33706D4D95260056020BFA9C35589CC04BA60DA85BF33003BAE17D737380C09D827D037D0672A001E449B9E32C23096079191954280E14110A6BC22A35E629B293ED772352CDFC13C1F5DDDF555DAB1F430FF36CDDB737CE87AD047AC1CDC3B9A9FD4B52ACC261798CE27A686B99638D25D02080BD212E67434DBAA31F459359F7EDA7C7C40C0713FDA6D7CE545A0D409816CA588024E7BEF21A5AECA3992F95CB3B0C6C7EE792643079CB078E537C700F2D6AC78D2BAFEBBF18C74EADDBA1DCF1746B27F74AD7D95775DBF45A22685B59DA4966CB11FCC3997F13AB263F853F0A5330902C64756FAF2776F7BEA0C076C3FF6947DB0D73AEC6DA0B1E3CE00B1A4A0576E05DFD1F5494EB105A59D4EABB062BA71F5D694AA86BEDCC436898A0FE9E674E1BE865A6E65DE2E5428E1688CC4BFBCC9AB98D834B197A50A63210C94170282010929ADAA3C044DE2608001D2A845462DA45F09B14015B5A5718A38058BB370461429E7DA69318EB75DA36E5D1A71C209CC45E5793825A018AB107E5622DEB2382E0BDC6279D5B960E36239B6DE40062F39D5765E1C3C11697AA4F37EDB884855200C6EBB58E91B79F5B967B0DD47240FDCA8791AF366F3A286AAEAD2FB2E2D3BD939F9AD633AB8F8D8CA2159A7C181CABB547E3FC1F19D68AB9F65E1BC57BB0D8A1BA22FD07FC8483FDAA6A9B0CEDAB8A47FDD9A5CE68DFAFAB63BB418CD4F8F49AB328F316BFA295262D10BF31EF4BF543349208F7C3C8893B9C1DB1758F67452FC8C4196D6CA135DA90A5BE436BD550C12EA2DEB6DBF3091A4559A1BE7FFF3FC25F70C59A685DD0EC6568BE614539C53EEB6090219672F1F9ABF4A4BFA45A0681D8DD670EC58D3D1634504A2FC52A1F7DBB2B9EABE7E607D392135A18DFD13678747AFDFF1CC6D9FEF6F68D715BB5AF140353AA5E19C62AAED3D8EA19AE32D559CDAA0F6D0ED0184DF4A84DFBC6FFCCEC2A4F8455A5406B0EEAFC4DD33B42968EDD79B75D0F977EB061CFE138017820548A11080E7CE04B05D5050D8FF04DC999E1C7F056E6F5F5EC5CEE00EF3AD9AD231EC8B9B8429A0AC6FF766C8DEA2D4AB811DAECB6A1BBB9C655E31D759602CC76CDA60A7DBFEEE8A574478A64DCC471D65B879A4522C2A576FDC29445131CDA7B150F7BAAB63834B53C3DD31F12C87E0DA6C19339B89D05D2285C0EC39D9CA92E5EC82676E253FCE335B3772B8F9FBCBCEAF9C943BAD8597C5D657A82B7DAD2D33A28D2F0DF0902F3BBA74A778AFF8CB6C370AFFC4E743278747467B166A46D4FA52F8BC0784FC5DCAEF458B8DF353CB329F96775206EF849293E8666044A6BB609FB28AFDE90D7AF627633B65AD87FA36EBF194D263EF17CB175AC376FEBB598F227A7B75AE1A50C52EAD8EF9FC74BF8BC9D8D1951536EDDFC08D043B811CCADE14B8E2008F108BBE5E7E832F849F86EF8C744EC7975A722028D1E2383EC07A5B4A680325EF79A7B7DA747CD1DDC2CCF84AC35857324320DC0895C97ABEAB163041BA4C9C01A93BAA44E644D3E02C3795E811F779C7EDE932302E1CAEC9A81F9A15FD86405B27551D3E5CD3B5135C9350B377C010DB6A3373DD2D8CAF4A3FF298D041D27ADD22B5687EE433D24DBA788452754DE7687D93459EEAFD1199CC4E91E22DB7C9AC93E35425167DDEC59B6EFA4B75BF7CD6D2AD5A001585A6B21E3A359C1439DB2C90363202D682514749D9C9C7E3D4FC1C2B75D9F812CF15FEEA7B79C3819D411E8234F3501BD852B369B60AE852590C54AFDD77EFDFA3D1AED92218AEBCFD2ACDB29CF27DF7F2B58504F3DD4F44E3C224D3E3030FC47D5F88CDDAEBBDF6789FE581FBDDBE43AFAA5ED3A4107CA3117CB9FFC457445C2894756E8C57BEF7A186BC2F4E0FF3B2BEECFF06DFFFD273E3AFB02DBE76A72EAF34F46B72526C1D2476B2A9AAEF7DB39CE3230BCF8EADD75206C436DA9684DB9F4F7C9BAFBF8A3046AC794BFC0C5CDC9782F50F169D9110FBCE84AA611FBEEB7602BBA78B9268C8D01FDD7129302BF5B3C3E9AF229F333A7DCB0D2ADEFB771B6A988FDD3559F286AF2ECA8F1B4AF42E3CD23611605399D49EAD11AE92D73FDA7FAE2786A19CAE9CFFEED8F214811CB1F1874F057DA712F6AA3D5EEAD18AE37ED09CB42BC9CAB956ACDFA72CDBE2C13779A86834AA99BF2FFF7AF8D335FD450989DDDAA7575613D98F293A7DF2C10E51C5CFA392BF602A17C8AC2E1AAEFC2AF8AA75A49AA06469DA627669B7112329C761364D7C8579D58E8CBBAD367776CF96FF86AD093002E45FB115035804DB3F6176462467787F1AF944A4FBB0F39DDE450C926BF3B85FCAADB708E7F3926E9F92715AA6F12376B46189D9C23AA15AEE1EFB9C8BD73AF91139C5E4858B5ABEE774DC6C5C83BDF7F348CCDADBB1C9FD21FEEC495372F97779F35BC5EDC62EE6682A9DF5776E9A97AD6AD5F368D55DABCCA80F5DCBCC8FE00A5E14D657349EEDC8397232D5AFEA58A17EB34B435AB2EFFA255F527C18D4D283D2A7756D1D445E1AC3A7CE9908A39FB9780C2B5CDAD69AEC9A20AD5E3D9CA4E3BCBBE8A0B0A7CFE04DC80167A55E626DC380A2E18DFD4FA1E7B694E4AE1895D5C92C1521E1C9BCA1176BCF2995863CEE506DBF74A7A8D1ECA87C9DD483F2C8DA8955B6B1DAA20CC3448358C320BFC1D52DB60B5824060FE2233BBB6C18F91808FF3B779633BCA0FE787B3DFD7B715A9190AD27F2D982A16918A5B9A7240F9FD989357D317743EBAD8AEE2D459E16CB4647AC16EF6DA90978639B501FD16CF3DAA4FE27FBC33A9223C5E7E5C79E652678784BC8496AE5749DCB537597319E3D69E47E266222287A5CE2E0AE26CE5891E0F11343212DE35E67DAA12FB57EEBCC7EDE56B2B8D06DC30F23592584E861F5D68D4FB213DD07AF086E1E2DEF214E08962473E87B3AA2849A2B75D58F79EF15010CF5E30D7C33C57CCB3AB34399D0D8D8152CA775FE6432F65D3C9566C5497FE911DBD2CFDDCC7F7AF6F9567CEEF9D6485F454BABA2900BD15CF79D87AEBA0D7BF03768B70AB6DED89F27DA9ADA11B7CDA1652D0DD3A49A401C9EBC236AF2EF18EF7D88DF729D4296A74DFC03033E547F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'aa998030b0ccf6210bb56d159c58d111666c4a382cb3a2bcc07f26f84528a83f', 'app_receipt', X'0100000F6E480DCD977B3C545B1BC7ED3D379A6186D1845CC69D2E5A336E19914B315284DC2B892112C224C9A1492EA5925C932291A2AB6B540AC5C85D422772E95049C9D1DDD1BBB7F39EF33AE775CEF9BC9FCF793FEFBB67FF31CFFEAD67EDF5ACE7F9EEB516E0917DF1424B62D8311F8521029CCD23BB021ED9118620061908E385B6C5B0210E060B433801C083D3FED514CAE6C171581E1CCDE0C15140168604111F2C8D26CE044C9DE58081DC9B00606931594C3D17208288A88E87B116A97007108621226AE3600C61F82320C110DA028B85618156408121326A09C278769359CE6E02EA8E3C9C7567CA93CD01E22B89DA1818C2A0CE0B669D69B0D652B467E49EED194EEF0148474823084B20E1181A5A1A4C54A7CEEA240C4303000918428283B09487771E2D6E68F36BBBD4FAB25EBC7243129082211855C448148F805D1A9CBDEEBB02FD381ADEEEBB3868B8C85BFF385C71181240751269C1C6A0004FAE47884F803FEA25F6AB1743733958393B49BA2C649E007001D2C82CA3BAB8E7D803115AC45D0295B848F3A60DF7404EF35A11C043674C14D57948720ECC2071C3F83CD44603040A88958F5A92A445BF1FAF06D7DF2FC0632712128CBF80B6112591999AE0974B5367A5269043B40254FBF7143258DABA2EB3CE17FFC4F9D29F39A3632D441B20631540D207E38B500BA609CC8671F537D2B5B9D2F55F25B48FF2B9962A925CA44708C664F3884879626E011E7C3E1B79050C8B7B42DD9D4A202559A5BDDF892BE190C95EABFE1A2DE87F963A44440A7A0B830884F0187B2C9E0A3B3931A481146A2C20518D0303E9762101411CBA9DCF2EAE9F3BF297018006AA6248AAF3A8740BFF104ED02E8EA78F7B08876E6A4CB7B53306F445C260256020BFD9CB4582CC04DA60CE83BF7300B61C0F8E4F600832606F7F1F7FEFD901F02085B921230C63781019992904181E04099457A4DE17DA618A3F6BB91AA6F6302F4654F77F1571283D965DAFE0E53E3D7E3BE003460C1E9ACA8BEF370CB13E0B4C958949212E250E1ACE7E0495E4D8C53DAD36B20C3D56CDC71FB6A68D167A6E3931607CFD85BF707AA168559724C8F1DA4F4A32CC3A9EF15CB5A0C6DBF67906430BA49B8FF92ED687BC542B9EB4AF3F349D9A426FACDBFD5C6D2FFB7B97DAB1DCDB7A6D423589AC5D24D904F38360F185D4D77B7B263E065E3D175BC8F8C04AD17DF776B0CE60D4E6C360D97B3BF5635EFA4ABB1B468925F943622BB31D5C9E64159B4B766B28546C60BA7274D696CA04BFDCCC36098B091AF0ECC77E0DB6DCCEAC2F102FF1549A8C79798F5731B379E63B960C8C8104A0DC20100848486A65A810F40D0B030120825A64D442EA95100564505B044BC38A9B9F8753C348599539384F2FDB26EDBA64E28C2390436545AC04A0458973CF0BC55816476782072C8F3A674C7494A78D17A0E017CC969D87279E88143D5279BF2D44242B90007617AEF40D555EEE1C66E0F882C3776A9E46BED9BA847FABBAB4D9B96D0F3B2BAFFD8B163626AA6A5CD4F1D56855233D7B84E0F0AE6BBBAF6581E258B87E313FE292C6DDD494139DAAE2EBAC8C4B46D6AD3DCBBC73FF7E678342A4EAC75E9261C64966CD88A4302E422DB763E4A5AC492C79F2C3112CE50EEF807FD9D36F82E7F433D557A5F727896F13DBFC961650A4A339D47D69265EBDF46CF4CE9F94973D346099160CD81B6F58B2B858D229B1B1B3D09F71FEDA516543759117FE5DEB1414F8274FB69C38799940A4AE28F27A5B2627EFE30BD6971392623BD93F78EE761BF24DCBD8F1A97963B736EE6645874C4422FF022DC9E6A1A781ACC30319ACECABE5E3F5A308BF5508BFB93FF3BB5020D177AF79951FAB7915F6A181757EFB88CEC2234EBF9B3760FF9F00AC065490442100CBCD07B06D4040C8FF04DCF9BE1C7F05EED0706EC59EC01EB3EDAA2291EC2B9B8B1241D970F856C8CEBCD483CFE66AB33ABF5CCB34AB90732A341663B66CB4D5EE7E77DD23949B611DF9414B0A6E9DACC2859DD599760CA2D192BD9B0AB46FBB38F09D5BF88D5F0433ED036B4F53D658CF04EFEB12F73FBDF8B4D4827276FE33D792EF15D7AC9B3CD67AE39AD398A3549F55D135DCFA0A7989AFB565460AD32BFCDCA8652756EC111C127C79DA55323BFDD3D153139353836AAAA1B53E92D9BC0E42DE3EA91FBB961AE72595653C2DEF937CD5104C8ED75803262903F907A4A4ED7236EAD89D8AEA13B51A1FDEAAC39348896A2EA61658C1B63BC3598F438786B46EEAD3715757477E7A7AD0D9E4CB895515D6DD3F83BB17EC0162287BB3E00A023C422CBABCFC065F083F07DF79E99C8B2FBDE470409C791ADECF6A4762305F32F7799F97EC5C7CD1DDC2FCF88AC0181732A3B068135426EAFEAEBA90095228D1FAA481B0124A7ACBAB85AED211935B14D3EC342830960BD7A4DE1F5F18F186A0B04EB89A3B51D3BF07540AC9DAD90B103B6B33CE6E3137BE29F2D86D460B09EB759BF012E5BDCF48F734044325AA6BFAA6EEB798E7CA344F5232FABA680F5CBF659E9AA64BB03414AFDC73D55BA1FDF993BAF62D15E8727012EB9123FF549793B58A889111B02A9C725820FAAD779A9E97B5415E34A6C47DE54EF9EF7813FE7D016E85C966C1D6B0A56ACB2269D02FBD14C854366F19D9AFD4ADDA563851553F966C592E796340D7A2806016FEA46BBA28DE346DB443D0E7056EE1775E1669C396879B077CC6C76EBD561046F08D40F0E5FC826F1751AD48D4A92946EAE1FB1AF281681D8197F7CBFE6FF0FD2F7D37FE0ADBE2CA86BADCD2E0AF09F1517510EE54CBADE11F5BC51C1E9BBBF76CAF4C1CC56DB229E1DA5D8C7B9BA76748F842AC794BFC049CB7AC00EB3B969C13C21D32A12BD971F7D5C7B207FB25E30C187A53BBAFFA67267DB2CFF9DAE57D4E6B5857BFE2C79D03064A665F1A4D96BDC996EFCA8B1E8FF32A38DE39E3675D15DF7D5A892B9D3B32357261309221952295F7EEA46E62A118B1E9EEC7FCE133B1DFC9F6AE706BC772DEAB7EB32DC9CCAA2CD61B96126D73CB367944339A52CD3B90779BFB74EDC8E5D8B881E539ABAA89EC5E49AD616AA07D58F1F3B084CF02552A94D59727AABE167E553F5E4D90B0346D5B7335DC88119F65BF484170A5D9ADDDA98DEDD60DE18BA83F636B028C00F9576C71008360FB27CCCE8BE43CEBA79177688A373BCFF15DE82B726D2EE773B9D5B622655E7CFD198AA3A6D2F79829FEB2356A7545B267F7DB655DA9ECCB0ECD2A26AB2D69BBE1D973AF692DE6E14F939116F5510923413BD9DF4CC9E5877295DB056DBF5CC9529538BFD3A945F1B4CC86C1C7868D1B32C2DEF76B9A1DC7E6BF28B85FD174BE27EBF8A924DF5B270BF45A9DF9C9093EEB977D4EF466D04B8F88E468DBD87779284D9CB9605214F1CCD96D42FCEA8EF604975811F9EA89782DA7F0CB478A0687F5DF041D76921822D6F2476906770E3E859EDB4826F4474AAF4E604917119E288EBFB0B820511AD4DB23D37DB5E172D39A13D43AE18EF2BDB533863651CBBB520DE2F4A30C027C5FAD6EB3516191183C281BD9D99D8691C300F7EFDC59CEB340FDF1F67AEE79714E9290AD27726C11B8D191FC989969A80932E2A809FCC4F54F9FA7E21EF468DF7974666DC5278B27AE54E63AE88241DB6D73E37CDBC7AABDAEBE5AA574D3E007675A49FE1DDD8A72DD9642BAE7E50E2A9774681B6FCFB95E4A531F3C1424E295A14FA74CE82B9B948697E8B5FBCA5EB95B595B261EA173A3D92DC3F9D826E6513F27DDA56D0D537445F355417577E3F8BE46A7864BABADAAB8BDEF0B24820FCB090295E2FD9A010DE941B70D999B1DDBC726EE0AD54CA6D471870C8FBE4BAA7770C1F9D65E94620C8EC5A505E75FE4469BE84E87EEEB7BDD38202124DD59A65CB6B0D7886C01BFF4A1A871B66F7BC67F1696AA46DAECFC8CFCE473ADEC00906A2F245F495FFE2071E685FF3F0094B44E2C', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '3ad71f37280f0118b5c432361db0788b1af08b3c6b284afee8ff7e530bce51d7', 'app_receipt', X'0100000F6F480DCD977B3C545B1BC767EFB9D10C332E4D43685C72ABC69A692823728B091172ED22B925422EE148341529A7A428E12094A254AE4539B9247297489128745148373A9CBD9DF39ED7391FE79CCFFBF99CF7F3BE7BD61FF3ECDF7AD65ACF7A9EEFDE6B033EC58B20A81AC58BFA2C0411E1743E650BE053EC61086251801041707B140F72C3E260088F017CF8ECBFBB42E97C3806C7870FB3F8F00120034302880F8E46136703B6C60AC042DA26B092CBE670D9C011082322AA1360DCFA44B80D08C11009B5F1309638F019906108ED81C3C130A619506188825A023081D76094B18788BA233767DDD9B2146380F84AA0361686B0A8F38259671ACC59868E8CB4D991E1B35D001908E904E188643C8BC961B2515D6C562763594C00E830840407E1A8A7ECBB47D7EE2DFEE22AA922A4A1F95320908421185544C95417DFDD4CB710E7DD7EDE6E4C0FE7DD6E68B8C8AC7F1EAE380C61509D4C5EB0D1DFD735C825D0D3D707F512FDCD8BB57205583DBB49ABB80020CD114821BB8CEAE214937BDCEF6FECBB9666E5BCA2DBE2E6A6C73B201AE0A3538AA03A1F8259076690B86142366AA3010279C4BA805A9264FA1FD7CB74F1F5F409D000484C30E122DA49844C61AF04BF5E2C0E7BD52AB004D172506DBE1CB2588EB3CE97FEC2F9F25F39A38BCD453BCC2E96845879A805D330B371E4FF2A6190D4C2846B73A5EBBF49E81825732D2524BBC888108C4DE79390FAC496033E9C958E4C01C3E2AE5067BB024838ADD8DA6B1F44B74DE6AD53798B56F4AFB50E91908ADECA22014102D606471083EDED59524012351690C5F4FCFC18D681BEFE6E0C6BCFDD41DECEC85F16004C54C59295E65119EB7D02DDFC77BBB97A3A07BA310CF41856D67A80B14808AC062CE4377B39D2296CA00EE6DCF8271760E5E6E2E6E917882CD8C3C7D3C76376017C486E6EC808C4583E4441760A21860F419892D2C41AC19D068434D3B5B05817FB527845EF94B06DD1F1F45A3977E76F23B77D3F6145E1FE89EC985E9D408B3460B094141FE85868CB74F0262A9E8E5EDCD56C29C3D2E4567E7EB9EDCC50AEEBD6937D7AD7877D84CEE68A947548800CF77DE4789DD413492F94722A3DAC5E24B138E0ACF19B5D8BB52077A5D2EE56B3C3DF121318F5D57B5E2887F09E3856BDC9BCADD9225819C7DD4D9689353E08165F4C7C1BD235FAD92FFF7C742EEB133761D5D8FBE7D5DA43969F9E177FB45639EEAEA5B0E7FE10A9F042BFE8EA745BC7EED40263894EA65CE906F666378D7545D201AFB6F0F443A3FCFB5C7B715301A63BD8B539E285AE0AE351AFEEF24BA7B74CEFE74AC358080365FA033F4046522B2D06413338186080306A51500BA957622490466D611C0D276E9C05278692536F65E05DDDAD1AD4AB4F93A6EDC0125496C7D1012D523C284B30CAB4E05032B8C775A976C01E8A74B5740754C282D9B27371259090A2472AEFF785886405C2E076E38BDE89C92E398FED3BB1E0E89DCAA711EFB6A9D6955714353AB4ECE5A566B74E7270519165232276AF87CAEA19E98344DBB18E1DBB4C73E4DF846915D4855F66FE989870B25D49DCC45CAF70D0645D1AFB4E4D4DFB7DB908A5CF8FC93A49A7D895831242F870E5CCB6C15732FAD194F14FC770D43BFC033EC54F6704CE6B25ABAC39DB1B2FBE5D74CB7B9A6F9EC6CAFECECBD3312A456987BC7E5ABAFC8136D720A7CF466F83EAE20209FBB8FAF65C1F56D6B5EF97EAA8080FFB7498C8C9D59D3AD574F2D41522494C2DCFFD7DF11259CF5DC0AC84181FDDCE7BE9BAC7A97FD799A49D5F1A3776AAE36F96B64987C7D55DA4C55B3E70D596B1BD278D9379BD62A47608E1B70CE137F3177E1762E27685189779731BD7E01E685B5C681DD45878CCFE0FFB066CFE1380958122922804E025F3016CE5EB1BF83F0177BE27C7DF81DB3F9059BAD7AFCB6887927004EFEA96BC38503C10B60DB2362E72A9E305A973DB27AF251B952EB1CFD51365376DB452EF1CBBEE121C946411F1892309378F97E143D334BED9F9D368A73D1A72D46F3BDAD63934D5D54F0A24DBF855A5500D2DA603BEEB10F749599C22B9A08477E1D9E6C227F28626E3C79B6F5CB37F6327D9639E770D6F562A4B9FAA2AD695FBA6E6ED24567C526DAF40BFC0AB94CD12E967BF7C7F6E747CE2B9B2527095A7443ABF8D98FD9DE4878E657AD9F1C5494F4B7A245EDF0FA0C4300DC138B5EFC2014929EB8C8D1AD6E7227B44CC4706B669F0E909918D056239E6B0955718F751707F3FE7A616039FBF36E2CBD3830EFA9327D7945A74FE026E08D80B4451F666C11500048458E4CDFB7B7C21C21C7CE7A5732EBE8CC2A3BE478CCF10BCCD77C605D44964BEE87197998B2F7A5C981F5F6118EB4861E5E66D828A459CC72A72D920817A488BDC175A483DDBF47AE166A9F0F1ADF267AC99541817045726D68C2C0C7F47943311AA081AADECDD0B6E09CA58DB6048ED5549695B8DF56E0A3F729AE62061BD6D11525D1AF28C7C9729104CAFA8EC99A86932CE946E1CA726F574D0EE6D9E493EF78D41E732E5AFDEDDACA9A6FEF58B8A7AB9227425209EFBD0AEEE5C87BD85A2B0AE2E30CF9DB05D2032F3F81B233B7583AC4854A1F36A2FD9FDFC519F1E5FA7DCD3460116B0A952D32229D02BB50C48DF6ADC3AB84FA153A92577B4ACF6CD69D312891B7DABD6E7108DC2BA3BBEE5C5189C196A13F01CC62FDCEFBEFECC80E9D1C63ECF9137E56FE584107CC3117CDDFE856F0749394FC4BE214AF2C1C74ACA81431A985735C5FF37F8FE979E1B7F876DC1ADFBD599450153B13191D510FE5C53F9C0876651DB47C6CE5D3B6EC50DE137591606595F3AF23E5B53873849AA7C4FFA021CB6AA01B336D5F382F8C3FA0C05EBA0EF6AA379CF7B258E68B33427F6E4FB24C77FB1C998EAF038CF1958A555FAC1AB4F5BC168B25E7FF9BB74D98EEC432347DC734EB44F7B5B94C574A6280449650E4E0C5E7C1EC1924C90CC1E3BB52A2E5794D4F0E3E70B033F44EF9779ACE6D48A73FBA8346355989C7AAB40734052A4C5295DFF214D774229FB40F6EDA0A7EB06AF441FE95B91B1A682C47B2CC11910F3B3092D78111AFB1553A6485D7B65B46C2A774AE54405916E6AD062981FA6CB8A49B5592427B0DAA87C4F627DABC5FDB04562BF60AB0F7401E5376CF1008B60FB17CCCE8BE43CEF4F5D8FE0040F5EB6DD58F06B4A55A6DBD712F3ED794BF931B53F50ED562A3CC14ED42D3754AECE9349DB679D7AF5564F7A706A014559B5E5866BD7DD8675D8073F8D47ACAF8D8C1DF4F7E2CD18504A0E672E6D15B09ABC9AAA44CFF2B26F924F91DEF0FC914EFD86A4D08FBD2B8D4EE02E0CE7D494366475A59E3817BFABFC548E66B343DDE9584FB3E55FE33C588CA263C219EA96361D2E0AA33F5CD4CF0B7FE6E0342A9EBFB335D6315A58B6623486631F76E558DEF301AD77FE47EDE9FDA4AABA219AF69D834FA1179612B1BD11526B63B95279C46EF991E1F517E945FE8FBBA43BF3EF5F69303C29562DD456125235AD6319B9A22351FB8856A4B6EFAED76B5B2C15B964161F4A474E762930F23510F44F9E2CE77941FDF9F17AEE07E39C2421474FE4BB0523FBC48CDABCC8BBCC3364DC33FCC411E19B616D2D7156820F8FDE9E6A3A5FB942B963DBBD6B8B0BF99AE1CD1C8821EE94ECBA67F5BDE82DDD6D1B3F391A0E1F84ABCB1B0FBA44AA6AEFD5C9BE8BC9B47CA97CFD41C18E6C4D6A527E97FE4DD67273A25309DDB0DE647DADA4948049949ADE41B3ACABB2060FED5E1E6F13F57AA47EE9E520F7E9AB30DFFD8187D59E6D1773DCA0FB69B9B2BA902AD36A6CD0B7423D63582789BE887E3FD4C541053C5AC4192B8BBAEB1EA028F6D2F160CACEC71F6854DBA056331381DAAC636B8F0A3C099C6CD70EFDD0160C79252D0BDEA713D8BCCE526320B91733D3FDA66ED882EC7C39BD33802C5FB3A6F77DAAAF0ED9A188F3E33136E16745674836', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '1adda89f83a3eb466d6c25b6877996d6cfb72f73779eaa40371a840b02d3753a', 'app_receipt', X'0100000F6F480DCD977B3C54EB1AC7AD3537CC30E3928CDC89A8C63B13CA885031286272ED628B21E44E5209539152C92DD79DD294B691CAB554762E851069A2766C970EA51452A436672D7B9F7DECFDB1F7FE9CCF679FCF396BE68FF5ACDFFBBCEB79DEE7F9AEF52EC025FBE145B4E3587193621001CEE392B7032ED91986203A1988E145BE8963411C0C16867042800B67FC7B2894C78513B05CF8289D0BC702451812467CB03232D20CC0D05F09182B017D2B004CB08A090C5C813822A23A1EC65AA6C38F81180C11511B0763080393800443E8082C1686851E010A0C91514B18C6B39ACDCF07135077E4E29C3B43856C01105F2A6A636008833A8BCE39CBC0BACBD19991FFDCCC704617402642064158020947A7E9D218A82E35A79330741A00B23084240761298E79D82C4ABD42134F7B2C58CE58600EE4600846154912C523D09FC6D9E7EE1FB48743F376F7E7A0E92277FDE374A5614808D54924D12D21819EE11E613E8101A897E4AF5EF4552BC19AB9455ACD44D709B802796495515D3A7C6CA420432436A9ADFEC99A3AC68C68C4C9223CE0A2B79440752E04D3636791BC613C0FB5D104811A625D422D3992ECEFE3A57904FA0484EA032427187F191D2441223356815F0E3A7D0DD0034A8856806A0BD610090F75BEF227CEDFFD99331A6C213A602E582262F1510B96119ACBA3F8174908292D8CBF365FBAFEAB84CE5131DFD244AA8BCC08C1983C2E11E94FCC6DC0852FE621B78061694FA8B3431DA4A56AB4F73887CB3A66B3366ABD453BFA975E87884847EFA01381081EE380C54BC1CECE747920871AA22429D3A02065765860084799EDE31FBEC71D39A5034043550C49730155D932208C13E2CFF1F4710FE328AF3755B6679B02E5C562600DA023BFB9C35596CC40167ADE85BF33007B8E07C727280C09D83BC027C07B2E002EA43A3F6504620C1722232B8510C38520A18ACAF47A91DDEBF1E7ACD7C1525D8C2B51D53D5FC41DCB4EE53D50F572FF3A7227F0134612EE9FE025F41887D99E03EB971293C35C4B1D692E7B081AA9F14BBA1ED929D20D983593FFD87976A8D073C7995ED3EBAF02C4320A25AA045470DEEB2029D938F774E64BCD821A6FFB9799745D9061F1C6778921E4A559F9BC7DD3D1AFE969CA4D75C12F97ED63FDE05AFB26FF8E419B484D12D39FA4986871182CB99CFE765FD7E86450F185F842FA2766DAEAB1F77D754643769FFACA3FB2B54E7919AA07370C114B2FF54BAEC973747D9E5B6241EDA4A9566E666CE3E86F2C53087DBD9D65161917D2EBD983FD126ABD8BF1A040BAD4537D3CEEF53D6EE5CCF699434C0518030941F92120089090D22A4841D02C160642401CB5C8A885F42B210628A0B63856062B6D71114E8F24E5DE3A8FF3F4B26FD6AB4B25CE3801255456C3CA029918E9F08B2271D62547B2C17DA6479D0BE6488CA79D17A0E045E7DACEC3134F449A1EE9BCDF362252154808EB8F2B7B27A5A27401D37B5AF4F8DD9A17D1EF766A37DEAE2E6B7169DBCBCAE5B54FEB62E362AA46249C8687AA9A94F306098E63825DBED6056A6F0E189634467D47FB3E3DED4C87A6B4958D69E9A0D5C6738CBBF5F51D0DAAD19A93CF48C699298C9A41AA182E6A59FEE3C1D78A66F1E4F14F27B094BBDCD880F217B3C2170CB3B5D666F4244B7F23B9FDBD4C205F7F557FE77733095A65E78EF8FDB474C54323E6FA825E07D3CDDA4B4AA8CE494D1D8501F48BD74E2E35D6127F1520B052556D4C49693D935244204AE9F0BDDE972BA9F8F8824D1584E4F80ED63F3C83DDFA7DCF66EE9E6AD9D2A987BB59F958212AA9F1B24CB2DD434F2345C7FB0A58C5E195230F86107EAB107EF37FE677915092EF3E8BAA3DCC96B5D88746B697DA07F5179D70FEDDBA0187FF04E0654003291402B0D24200DB070686FD4FC05DE8C9F157E0F60FE457EE0DEA32DFA5291ECDBABA9D9F04CA070EEC84D816651E8DAC703D66C7F4B56CF34A25E742534946EB167BBDCEB1EB1E11E199B6D19F74E5E047E355B8C873FA5F9D42646452BD9B0BF4EEB83A36BAB436364D0B673B04D5E65036D8CE84EE174807E42CC99113AD605DFA715BE90F6A1BACC64F3DBA71CDF98D935CB70DFF1A6E53A58AEC97DA7213D5AF3A7BDCA4CACFE8EC15EE177E9DB38D9A973175326B747CA26F996644AD0F358FFB98C0DB2FF741B0DC94975C9EF9A2A29B3ADC104A4EA06D00E394DE4BB172F2ECF35BF4D95931DD123623033BF5B9B269312D25520536B0BDDF01E6D388FE7EDD9B86CAB8E275D1532F0EBB984D9F595B69DBF933B8FBC05E2089B23707AE30C023C4226FDEDFE20BE1E7E1BB209DF3F1552E3D1E78CCE22C7E8FCDEEA4D0466AFECB6E2FC5F9F8A2DB8585F1158731AE647A217F2B542EE13E565DC80069942386A4DEC8524A46EBF0A26DF251E33BD4CEB26914181B0ED7A4D78F2C8A7A4750B512AB0E1FADE9D90B6E8928B21D84881DB599E7765898DE147FEA36A38BA4F5B64D4C7BE9BE1F49F768C211B2D535DD13F5AD16F90A2DE394CC6E81CCFD6DB3D9595F95659934B5ABF7B619E8E87D9ED2D2BBAD01158526339F383566099C6D35C44D4C804DE184A3A8C4ECB3AFCABCDCCD2A1271A5EE6BFC540E714703BA03DD0A53CD436D616BCDD6C5F2A0477E3950B8D5B263F0A07AA7665BE168D58337A9D615D41BBDAB2D0B08E6079E0BBEF213D69F1D7A2CECF30AB7E89097E5D901EBE32DBD3E236F6EBF551543F08D42F0E5FC0B5F0171195FC2B9394EEEE1C71A72EC117DA1D7F5E5FF37F8FE979E1B7F856DC9AD86BAFCB2D02F89093175102EABF5F6C08747928E4F2DDCBB76DD4A1AC26DB52B0D675F39F69E67604C9826D6BC274E01971D3A60D363ED0B22B8A366CAEAECF0FD0FE2597D3DD46346748389E0E280ECE42987F35F04DE177407561B567EF0EB3552379F6E325BF12E4F45C03B3272CCABE074C7CC1EDBAA84CE1CF570F9FCC189C1CB7DD174B93439DE58CAEAA4424962F3F7939706BE8D3FA4F84CC7AD1DCBF9A8396B5F9A9D7BABC460404EA2CD2DCFEC898CC984262F967727FCC5C6C1A2F863BD2BCFAFAD26B29E517507A4821C224B5E46267E16AAD2A0AC2B1AADFA52F845EB743541D67A7DDB86E20326F4845C87C5AAC26BCC6F07A737B5DB361C582CF533B666C004907FC516073008B67FC2EC82482EF0FE34F18E48F366F19CC62286C9B5F99CCF1536DFF09772131E7C4B715AA5FE0366A271C58665757CC57307D9B9576F75E745E496909769B7DDF0ECBAD7BC11F3F0A7F168CB07318983217EACD9F5E48AA3F94BDB85EDA7AFE66ACA5EF4736E55CB51D8DCF7D4B8697366E4C79E55E6A7B1975E15D457365FECCA3D9D95EC7B3BA5C0E0914B636AA2CFA6159F93BCE9CA6527C4CFEBD939083CD447BFBD6CC68FFAD1C56D54BA78777BA26BBCB84AF56882AEF381A213FCBE01C37721C79D65FB89B58D433246770FBF805EDA51137BA2E5D72532E5F984E76A23AF2C2FCB96853CEB52E82C6E286ADE7046AA4EEC71C5BEDA1963BB98958274A36386314681BEC3EBDAEC3498243A17CA4376763930F23510FE77EE2C177841FDF1F67AFE07E3BC22215B4FE4BB4528A184F8611269A7EF876B4D9C1B76E2561EF4E154DCDF9C3D15DF8FD795ADB97F2AB08FCED69A0E69B931592EA137ACB5DC9317C133391C17B2B73C6AF1BA9F68F87CD1B0F72B468EF91FF515AFBABE23B4DECAAADD7A84D648FE7CEA6E7C5151A4B425852AD83FFD76EBE1547ACEFB1817B6E58D667B6B9BDE87E64BA2B3C7EF56AB68ACEA614C29D1B3F43E12D5559CE4335214444AB3CE1EBFF0A1B5A9599D3A4B2B6F3A397D47F45531D1C46D8827C16F02AFAEB825E960F7C776B31D558D766E82F84783BD795D7CCB33BBAF9BD68C3203DA8C1A4EED545F2A65898B3B6AEBA47325EAA54EC09391066D3F87082D4170AE0C8B9293792359A2E6E6EABEC619E63F01A4974E06', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '4c9449bb50d7367f813b4103de3224d449ae239b165ba3330aa8ae6b8de05e61', 'app_receipt', X'0100000F6F480DCD977B3C54E91FC7E79CB96A861997E4DEB8944B353D33A11A5128A61421D72E560CB9CD08936485A95C4A9B84426A4AA428B5AE916C2EEB12222B6A63454B25855511F13BC75E7E765F76F7F57BBDF6F7FAFDCE397F9CEFF93CDFE73CDFE7FB7D9FE7394048F52188E94471A23E8A43445824A4EE0242AA230C414C2A1027887D11C581B8581C0CE13140089FFB7753482484637142F81853084702151822213E385959191660E9AF00AC1580B903E8B359ABD9BA4C67208188A84E80719B93E147401C86C8A88D87B1C4BE8F800243680B1C0E86310F010D86A8A84582099C46B34BFB89A83BF270D69DA54A350788AF3C6A6361088B3A2F987596857597A13D23D76CCFF0B94E807484348270440A9EC9D065B0505D7A56A760990C00E46008090EC2D1523F93A69D9E8668EDB41655EB7CF79E001460084615290ACD8DEFC7E01E74F5F3F7E5323C5DFDB868B8C85BFF3C5C1918C2A03A85B2607B00DF5DE016E4C5E7A15E52BF793157AD006B662769351B00E472064AC82CA3BACC219A4C7C8B73126491F24ADDCD40CB79A272CF5E20445F2989EA42086646CE2071C3844CD4460304EA8895855A0A14B93F8E97E1C6F7E205EA0324269870156D2449A1B256815F0F7DF47E31A265A3DA7C3964E93ACF3A5FFB0BE7EB7FE58C0E36076D303B583262E5A2162C8B998D23EF170983A41626DC9A2BDDFE4D42FB289E6B6922D9457A8460AC484846EA137B1708E12B22E415302CE30E75B46980A4C4A5ADDD8E0239FB34CE26ED376845FF52EB1019A9E8DD4C32102360ED700469D8D191A9041450630145DAD8DF9F6E1BC40FE0D26DBDFC04BEAEC82D130006AA62299AF3A8F4CDBC206E801FD7DDCB35884B3735A6DBD81A03FA2271B006309173F67096A3B2801E98F3E09F1C800DD78DEBE51F840CD893E7C5F39C1D8010529B1B32023156085191994288114210A6B824B9466C9F29E1A2C57A58BA93752DACA27B52C2BEF02B51AD9A87EBD45039FF03560AEE1DCB8CED360AB2BA084C979013829C0BEC194EBEC4A589D18A9D0FAD55986BD9951F7FDC737620C77DF7E91EE3DB2F79E2E77224CBDAE5C1258F2F290946E9A7525E6866577ADABC4861EA8273E683DE8A06908766C9D3D6ADC7A69293E80DD5FB5F681DE47CEF5C359851BEB645AC329EED475189333F0214AF26BF39D839FCD13FEF72740EF3033B69F5C8BBE7D58603D61F9E17BDB7D5FECAC340637FDD00B920AB576A8DC8DEF9697ABEB97C0743AD641B6B27577F53A172E0AB5D1C9390A8801EF76EDC64A0C55E566DB64C81BBC668D4ABFBC292E95DD387D9CA3016C2401901C01F5090D42A4B43D00C0E061820815A54D442EA95180194515B02278B9331BF02278750D24B2FE1DD3D6C1AF5AA13C9D30E60312AABE3E4806C848CE08A589445FED134F02DDBADDA097B34C2DDDA03D0080B66CBCECD9D40468A1EA9BCDF172292150883F3C317BE95565D7C19DB736AC1F17B95CFC2DFEED1A9BF5B51D8E4D47280939ED9FA49171715513624E9F07AA0AC812EEA27DA8FB4EFF5B6C8561F0C35C8AF0FBBCEF82639E9749BA6CC164BE382FE2D9B2EB2EED5D4B4D5A9856B7E7C42314A39C3AAEC9717C78769653CEA7FA562124D1DFD700247BB278CE4153D9B215D3648D35E77AE3B41E60BA95DEF64F9B9FAAB7A3BAE4FC76A175E3CEAF379C9F207866CD3EC1E3BE36D3A8AF9F28EF10D6D393CE6955B279718694BBCE4B56F5153AB3F73A6F9F4991B44B2F4CA5C8F77458B55BDBCC1D6626242741BE747F7FD2EBDDE6753F68D376DEFD0C3DF2979A41C165F7F5536C1FA81BBA18AFDB7CA3895D72B866A07107ECB107E337EE6772126DEFBA079992FBB691DEE81A155566BBFFEC2138E7F983760F79F00AC0596228942005E3C1FC0367C7ED0FF04DCF9BE1C7F076E6F5F46C901FF4EB3BD9A12E19C9BBB72E341515FE81EC8D6BCD0AD9E23D063B77DBA956656B2D831C7588AD5BCDD46AF63E4B65BB020C52AFC83AE02FC70B40C1F72517FCA21405636D1B3315BAFDCD9BEDEA9B9BEE11329CDCEBFEA3C6DA3D574E0A17619DE79C5F30A0B8A39593FEC2CF85E7DE396D1AF1E7E7DCB71D041A1CB32F7167E6B89AADC6455D106B5A995BE2ED245A7571E20F5925E9DDF292F3A377E32757874ECB99666709597BC48F888987948E1A7F665C699094529CF8ABBE45FD7055263191BC128AD272B5241C9F6D2767DDBD4882E49CBA1BE3DFA42B9A488A67CE96C4BD8C62794FD38B8B757F78E011D9FB73E7CFCD91127934FA7D7955875FC0CEE41700048A1ECCD824B0204845864E5FD3DBE10610EBEF3D239175F7AC1717E8CF95982AFE5BEF8C07AF98C175D1E2A73F145B70BF3E32B01639DA9CC9CDC1D5091A4EB48450E0B24D18E1A507A420A68E79A5F2FDCA91436BA5BFDAC2D8306E304706572CDD0C2B0B744B52DE21582E1CAEE03A0544CC5D60E436EAB4AB9B8DBDCF88EC46397695D24AC372DE23A4B0EFE40B9CF2005CB5554768DD5349B6728378DD252BADA65BFDD3993963A45976333D46FDEDFB976A5DEC4B8B6DEDDA5D08DC004F6770EF5A9ED8E564B25366C00963963F60B24679E4CD133D3B7A94A4615B8AEF1513D2C1CE675F15D7212CD02AD600BCDE6454AA05B6919502E6DDADDFFA54687664BCE7059ED60A245B1FCD73DAB376713CD429FB64FE5C69A9E1D7844F27A895F78D863F3D93E8BE34D3D5E438377DFA88923F88621F8727FC5B79DAC952BE9D818A5F0E07D2535F2A83EE6554DD1FF0DBEFFA5EFC6DF619B5F5A579D51183819171B510DE1539BEFF6FDF450CAFEB1B96BE7DED2F801FC0EEB0281EDB59877996B8D889FC895EFC8E3C069F74AB0F591CE6531FC3113BA86ADE0506D34E779B77C8C2173EDD8FE3C5E5AC2B8DDA5C976CFCBBA7DAB0D4A7EF2E931D430FBD460B2FCAD48B53DF3E8508C47F6A9B6695FABB2D88EF31A02A58CFEB1FEABCFC3990A490A99236756C7E748911BBFF998D57721FAB0CA93952EAD38EE7BCD199B82B4F4D2FCB57D0A922D2E2293EF64378C69664666960B9E6DEABF111DD3B3E2D2BA0A32E789BC6E9FB4BF5D48FE8B90B8094CD952DAFA1BC365933993DAA72A887216A62D1BF342373063D3ED16A991D698DDDD9FDCD06A5517BA48FA676C4DC00640FD0D5B3CC022D8FE05B3F32239CFFAB9C13338C99393E93012FC9A5A95C19D28B6FC22778930B6F602CD6195C6F7D8B1FAE51BB5AA73552E7E699B7EB3B44B149C9E4FD5D269F9DABDF37EE326EC83CFA3E19B6B23E2FA037C3833A6D4E263194B5A49369F6EA66BCA5DF1716C563FAFBCEDF963A3866D2921EFBB57999DC265BDCCAE2969BCD2997E2A35C1FBEE99ECB50F9DEA13E3BCB62E9F88F764D20B4F485CD2B3B66B77D318BE70D52437EC0727976199BC7DAD71CED112AA15C3B1BA8EA1374EE43EEF33781B70DC51AE975C553F206B78EFC833E885B57C5C77B8D2FA38B6522EF1A9FAD0CBCD57E50A039E742A77E4D5DD68DC785ABA5AFC51F1C1AA6923EB8815EDC986310611867CEFD7EB5BAC97B2294C2124427676E761E46F40F04FEE2CE759A0FE7C7B3DF787714E9290AD27F2DF82397D2AA230C6613CED847B9D91C7F26868A541CBE66B6E8CD0881163C5C4C78E56A2569F0B831CCEE54CB3C51669CB0CA682F308A96602FEB36E6C393ECEC234569A3BB09B311E4FBF7DB956F142446445C4B63699C383CB52E5B6B3F74018937584965235CF64259ACB1D91368F1264B6BC66C9169964F5FCE0F1704ED5C97D6AE4F223B9A90F6CA63355B5A9EB62260CD4F978419FDC44F9C3ED2E27EB060E9C14E77987ABF74BA6E4D3B3ACD315D7447685F7878F8E9030D7F6E6BFDDA111EBF4F94ACD93EB572DB7CBC40C8F94B7176C8249FB267D3FBE19916EFA9CE417923C6A486A9BD8553959366364A26DC5EF6AE0DDB82FA8F7B463DBA56A9AE92C77E3FE0BF51649ED', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'c3d19ac6ad2c245765c207554bdff71d1e3169036376129e8714a54df00bebdc', 'app_receipt', X'0100000F6F480DCD97775C14D716C777661BB80BBBB088808034418DAE77578A2C821485455404A4AB88B034E945414470A3142591DE89282024ACA2520514A588205245B0406801515120D8804066485E1EC987249FF7F9E47DDE9B9D3FF6CCEF9E3BE7DC73BE337700977294C0BF219C1DFE510022C2595CCA01C0A558C110C4A0000102FFE17036C4C1E260088F015C38E5DF43A12C2E1C85E3C267195CF8349086213EC407272A2AC2044CD54D60CB26C0D80F182CA62A8B096C802022A23A01C61926C11D40008648A88D87B1C4A18F800C43E8081C0E8631AD800A4314D4E28309EC66FD4B3E44D41DB9B8E8CE94A51800C4571CB5B13084459D572C3A8BC2CA5FA03323E7E2CC704A0F4026420641382219CFA02BD399A84E5BD4C958061D00311842928370D45B7793056E34C1B62E3C17BF0156C94920014330AA0893A90E5E1E744EA0BD87B73B87EE6CEFC141D345EEFAE7E98AC01006D5C9E415FB7CBD1C031CFC5DBD3C512FE1DFBC18C80A6D5D5C24351600C869032491554675118D1925365469D7CC67F876B2B32A3E5645F1D934E0A2B71442752E04334E2F2079C3845CD4461304F2887505B524C8627F8C97EEE0E5EAE9A70A909C60421E3A48884C616E01BF1E8C2DCA400DAC41B47C545BAE866878A8F3B77FE1FCDD5F39A3C116A00316832521160FB56051CC621E85BF4A18A4B430E1FA52E9C66F123A47D9524B09A92E32230463B3B824A43FB155800BE76421B780611147A8BB5301242628B6F759058859A4B377AE7F8376F4AFBD0E91908E3EC820017E02D61C47A0C156560C4920811A2BC8341D6F6F19337F2F5F8E8C99AB4780BB3DF29701001D55B164A5655419434F7F8EAF07C7D1D5DE9F23A3A723636AA60364560980AD8081FC160F1B310A13A8802517FEC9004C390E1C576F7F2460674F574FE7C500B890DCD2941188B15C8882AC14420C17823065E549F5FC2E7A848B46DB615A0FF3DB90EABE59418B92AFB31AE49CECE7C66F7B7DC00AC383D3B9517D5AFEC61781DE5A529CBF4DB105DDDA9DA89810B1BAA7D5449AA1CEAAF9F8C3A1E4D102C783B1FD3A375E7A0AA41408557689834B4E27C9715A9917528795F26B9C4D875319CA20C5E0B5DB6A0DC849A9FC59FBEEB3734989324D753EC3EB02D9CF6D6A5F67DF566FE3AF89617990A5A30DBE04ABF392DE04F64C7CF42EBC1C51C0F8C04A549B7C3750A7396AF261A0F4BDD9FAAF9D34147C1E8C928AAF0C0A6FCDB2B07996596420DE4D972BDFC3B4E5A8EE2C91F21B3BC0D60D0AF7ED77ECC3CDFA191D6136E48B143B2A4C858FDDE396CF1F983FC59282B11006CAF605DE808C94568A06410B38186080206A51500BE957621890426D419C284EC420074E0A2267565CC23B3A9936ABD42590E62DC11A5496C78901D13091801CFE70A3A233E9E03ECBA1CE1A7B26CCD1C40950092B16DBCEC19140429A1EE9BCDF372252150883F3C097BCA5C9AEB98CEDBFB0E2DC9D9A17A16F0F6D68ACAA2E7964DD768C9D99DB3EA38C0B0FAB1C17B27C355AD924933542B498EC3AE266942FFF3A58A3A831E43BFADDA4C4D84E25915D7B758A4776EDBCC8BC535FDFF9402E54E9E353B2566A3CB366445C001FB22EBB63644C5A378232F5E13C8E7A877BDAB3F4C502DF658DF4F5DB52FAE2440E0B1F7827EAC553DD32D8FDDD7CD4FA928B678EFEB476E3434D965E7EBFB9CE9E0DAB8BC4AD629A3A0B3C1939D7BF5AABB55EF0A567D72E39B9C6F8F896D8F8AB44126D33CFE95DE91A595737B0BB8C1817D1C9FEC1D1C76ED02D39D5E5D3A37DDD2AF85BE51D5221318D79A271260F1D35A52DEE4BE1A45F6D1A6F1845F8AD44F8CDFE85DF959818B740834A77D6A36DB8879AC657DA4754579EB7FAC3BA01F3FF04E0754011291402F09AE50036F5F2F2FF9F80BBDC93E3EFC01D1CCA2E3FE6DDA37F444930947DED002F06940E051F82CC0C4A1C1AD9012AACCE99EBE9FAE56BAC0A7484992DFB4C55BA276F381C0F48350EFDA02C01B74E55E2832EAACE59FA8A8A263837E7ABDCB6B168B46E696C9AE14B37F7AECDA0EE309EF73BD125E299B13A43624519FBCAF7B6C5CFE577EC9AFABAF5E675ABD79612BD7B79D7F1BBCB65C5666B4BB5E5E636BBDBD14A63371FE31BE41BCBB015CF4AF9F455DAC4D4F4C03AA5E3B5AEE259DC0E62EE09891FBBBED0C98D2B4D7D51D62BFEEA811F258ABE034C51FBAF9C969034BBB44FD52C2DAC5768EFF8D02155AE5862D8A3225AFE5ED8F46830EBC9F1C141E55B1A32F8C2EDA19F5E7C69AD3B13BBADDCB8FB177003C131208CB2B7082E1F2020C4226FDEDFE30B1196E0BB2C9D4BF195293EE71569904C70DFEB12E3D7289E3DDCEB24BD145F74BBB03CBE8230D686C228E0ED874A85EC27AB0B9820917A4683DC1F544C4D6979B5D2563264EAA07CB2199D0AE302E09AA4FAF195216F8972BB04AA03266AFA8E810A7E6933730CA9B336F5E241039D5B824FECE69591B4DEB4096C581BF83DF91E9DEFB858754DEF747D8B41B6D4A3296A6A6F97E87DDB85F4B4391931165DFEDA3D5BF5CD2A9F3FAD57A95284AEFAC5B11E5B36A67559192B0A6A6B83BD05D3162B84169ECEC9E466EE91150A2FB6DF7A54F61477C2B3D7CBAE2041DFCF1836526A592509FA24BF0052158F0E8E9C54E8566A2B98A86C789D6054267EB35FCD309FA81FFCAC6B8E17A5973CDAC1E7FA12BFF2949361F290D1B947FDAEE3AFABDEC80920F88620F872FE856F17691D4FC8AA395CE2E1FB1ACAE933AA98B1FAD2FF1B7CFF4BCF8DBFC3B6A8E2415D7689DF6C7454581D844F6BA91AFAB155D8E289817DCF918A9851FC7E93E200B36F23DFE5AA6B11674835EF489F80F5C1CD6077C786CBFCF8B3BA320A6601271A22D8037DE2919A0CF5699F42CFF4B84FE69766BB9C2F2B0FA96994FF78B45F53417FA64977E3DB2CD9AEDC33E3914EF9173AE7DD8D2BA3BA33140224B347A647F2064219128912B993F16A3105C2A4E6BB1FAF0C7D13714AFAE966BB761CE7BDD28269717A664591FA9084509B5D96EE6351ED69A5DCD3B9B7035EEC1CB91A11D9BFE9D2B66A12FBA9B8F210CDDB3CA8683828FA33A65291BAFDEA44E56CC1ECFA0BD5443123BDB61D85C1DA8CA84CF355727C5BF5AB7C929ADA8D1F04AFA2FD82AD2ED00694DFB0C5032C82ED5F30BB2C92CBBC3FB59D8F273AB3732D278FBFA2D466733E97ED3DCC5BCB8D6AF8866AB945E13976BA71E38E75753CE98B27CD32AF55F4661DCF2CA2ACDBD076D3B1E75EF34EECC39FA6420D1BC2A2477C8FB217F4286567B3D7B6F399CE5CCB5412CB396AD5229F21B567E08956D39ED4A0F77D5BF42FE0AEBCCCAF2F6FCEE9C9BC9016E756159FAFDE6ADD9810EDBA7BE3E71867864CC979C14B2A26E65D0E0A13DFE4E9F242BEB7B69B102974698FB6891094AD9E8852B60ABE7A9E3730A4F1D6F79C95D820A9B6715454F3CE972FA06113F1E8BE50C9EDD12C491EF199FCF84BC33CB112DFA73D52DD850FAE36EF88A5D509749405D6CE6B99846DEA4AD28CD408D3F4727BB5BDCD4491456670A12C64679701235F0301FFE4CE729917D49F6FAF977E302E2912B2F544BE5B30EE0732326423DA3EEDA6B1C7741D395529A5ED6F2DC38E90367D98BEBEC088203980C0531531CE1462A406ABB3258C54E54B1F6B5D9543DEEE64F67E36A9B1A4544D2F32E2EEDD733774C4F15FB9B8F4BDCBF4D9F8347EF27E508393CB50847931152B559D36F72ECC54ED508F5A7044D5E91F6ED80DA53D21DCCDF1BFB98F7ADD67EC6A7A1F669EA9DEFF4CA05458A1A90CCBE4CF6369772B07B96961BC1E1EA00E77B7FE747E5F89725E6CB72F3E3D95F67E8072436FFF094D458967E1778CA337DD29E39E78ECB25F8B77CDB6F05C873FCEE2E5AA972C6C80E8F3BB8FEB9BBC3F7F9C617419BE913358089236B71496CDF4EBF04C3FC26CD7330EA155AC1559C01CFE19D36D50BB', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '4e87a7c90388c93f989fd325555a4f0c65d8ac3b1abcd74592adf7eb65b02ab9', 'app_receipt', X'0100000F6F480DCD977B3C55591BC7ED7D6E740EC7AD93E396FBAD3AAD733A9423858A53E49A6B4A724BB985138D8433454AE37E274A2E8534E31A9537A408911115721B52294937C4BBB799775E331F33F3793F9F793FEFBBCFFEE33CFBB79EB5D7B39EE7BBD75A804B3E82E7530B67877FE287087036976C0FB8641B1882E864C08FE73B10CE865C305818C2F1002E9CF2EFA65036178EC472E1D3742E1C06A4618817F1C15228A20CC0D05807E8EB181BF6D037B2989A2C86861D10404454C7C3D89D49F023C00F4344D4C6C118C2F027408221B405160BC33C0F81200C91518B17C6B35BF42F1E25A0EEC8C34577862CD90020BE54D4C6C01006755EB1E84C81996BD09E917BB16738A507201D218D202C8184A3D3983406AA8B2CEA240C9D0680180C21C1415841CF19C90773433FEE7E31FC7CF0C4BB7C2B200E4330AA0893049DBC3D692E818E9E3E1E2E3437474F17345CE4AD7F1CAE280CF1A03A89B4C2D4D7DB99E3E4EFEEED857A09FFEA45DFB00E6C42E6690FD8C80200B9ED802432CBA82EDA1D33431BF1164F5548F3C066F195C40F30AE2159415F2984EA5C08A6872D2071C3F85CD4460304F28895875AE224B1DF8F97E6E4EDEEE5A7019098607C3EDA488844666C00BF5C742693B901AC46B402545B2E8700C921EA7CE54F9CAFFE99333AD842B4C1E260898855845A308567318E925F241E24B530FEFA52E9FB5F25B48FCAA59632925DA44708C6647389487D626E022E7C391B79050C8B3A43DD9D0A203141A9A3DF86236695CEDEA1FA1AADE85F6A1D222215BD8F4E047C788C25162F02DBD8D02581386AAC2089E8FAF8C858F87BFBBAC858B87B723C1C91BF740068A88A21292FA3CAECF4F277F1F574717677F47791D9A62B636EA10B6456F1834D808EFC162F3B313203A883250FFECE0198BB38B9B8FBF8230376F372F7725B1C0017925B1A320231860B9191994288E142104F6555D25DBE43DBF059865B61911EC695E0DAFE5901ABF2EFB2EFC9B93ACE4DDCF2FE88118687A67323FBB7F89B64816D8AC4387FBB322B9AAD0741292142A2E7A199345D9355F7E9A7FDC96385CEFB620774BF7FE1C59F522854D34505175D4F90E2B66446A78E2817D4B9998FA4D29920C5E0D561092DC855B9EA6987D1E9B9A44499E686A3232A81EC6776F5AF726E69B6F3D5C5B03C49D25106DF0289FCA4D7813D939F7C4A2E4514D23FB21237BE7B3BD8A03D66F671B0E28385EA77AE5A0A47EF8F11CBF2868437655BD93DCD2C35A076D3E4AA7633F6BA68EC2897F21BB767EB1D0FF71D70EEC7CEFA191E64DC2B102D7356980A1FBFC3AD9AB79F3FC9928231100F94E30B7C000949AD9408042D6061C00304508B8C5A48BD124281146A0B6029585183CB70D2715266F5459CB3AB798B7A430271DE1AAC466579AC18A0848A722EF3851B969E4A078D2CA7065BCCA95067335720885FB158764ECE782252F448E5FDB61091AC403C584F5CF91B11D9D5973003D12BCEDEAEEB0D79B35FADE9666D79AB6DFB3176666EC70C131B1E5A332164FD72ACA659267B9460F5AEEBE061C302F957415AA54DC15769FF484A8CED5416DD65AC5B36BA6B4716E3F6DDBB9DF7E542943F3D216D498D67D48D52F971C12A398F46C7A5F522C8531FCF61056F73C3BC2A7A17782F69A5AB6E4EE98F133D206CFF96E25DA4B161A8FBEA7CA46A79D6A9235F15D73ED0666D2B18B0D4DDAD26514AB58969EE2CF4A25FBE7E5E718BAAC00BAFAE5D72724DF1F16DB1F1C504A2C8FA22D7B715AB65DD0F03A34A425C4427FB27E7A30E438793530F7D6E35ED56C7DDA87A24151CD3944F89337BE0AC2D6DD52885957EB96EE2DE18C26F0DC26FCECFFCAEE489391C6850E3C16ADD8C7DA06D92D731AAB1F29CCDEFE60D58FE2700AB0025245108C0AB9703D8DCDBDBFF7F02EE725F8EBF02776838A7EA984F8FFE41658110F635FBA21850311CB41FB23028776A6273D4599D33D7D3F5AB56DB14EA0A33DA4CCDD5BBDF7DEF14C0493509F9C814871F4ED5E08E6769CC59FB5228096E2D05EAB7ECAC9A6CDB9A9A6778D32D7DEA3304B79BCCFB7DD325EA95219121BEA2929DF77C6FD933F9EDBBA6BE7BF8C3759B57D6E27DC645D7714655B262B3F5153A7273EB3D1C442A62D71FE31DE21DCFD84BCD4EF97C3E6D726A7A504539A0DE9D9ACD7D44C8FD46FC7DD71ADDDCB88AD4DECA3EEACBFB7EE448DA763025389017262E6971D154C3222DB44FC8786278BF06572C31B4B554A4C018363F12C47A1C3034C4BCA125832BD91AF2B9F75B5BBD99D8CD5526DD3F831B088E016194BD457079011E211659797F8B2F845F82EFB2742EC557A6ECACF7198364BC87F1A118BF266ACE489FABF4527CD1EDC2F2F80AC0183B32BDB0680F5421E4F8AEB6900112054F6991068E9709A6B4BD5CB95732786A9F7CB2054D10C672E0BAA4BB132B83DF10E476F1D77226EBFA8F816A3E690B4B1E62677D6AD63E03DD1B028F1DE6994858AFDBF9D514039F93EED07803C46AEBFAA6EFB619E448B54E09A6F675511AF72EA4A7CDC988B168F2D7EEECD55CAFFEE5B3AAFA4D25A8D82F8EF5A375535A978D8992808E0E302E9CB65A21B4F0644E263773B7AC507899E3A623B227B9935E7DDE0E8509FA7E26B0A172DB2A49D02FB9064855B7EE1B3DA1D0ADDC5E385973EF55826125F587818D3B0B08FA414FBBE68A22B7258F3DE2757F815B79D27567F2B0E1D9D601F78957375FCBF123F80623F8BAFC0BDF2EA24A91904D4BB8F8830F75E4B0531A3CE3772BFE6FF0FD2F7D37FE0ADBD2EAFB0D39E57EB35191A10D102EADEDE6F0FB87C2568F0D1C7B0E56C78CE1F69895712CAE9C799BABB9853043AC7B4BFC0C6CF7AD07468FD42EF1E14EEBC9285870BEB917C11EECA79ED1A66B4E1F2DF14A8FFB6C7971B6CBED127378A356D5FB2303DA0AFA33CD7A6BDF64CB76E59E9A38E35A10DD39EF615213D99DA1C091CC199D1ECD1F0CA18B278AE7BE8BDF1853284C6CF9C7A7BCE10B1127A59FAC77E8C0BA7C505E302F4BCFAC2ED51C16176A77C8D6FB91A233AD9C1B967B8BD3BB63B438E2CCC0BA8B9B6B89EC2754E6B0888FE5F1D291E3515F786A9404B7164FD6CC16CEAA46D712C40CB7B56F2F09D2A147665AAE92E3DDA47FF368527387C9FDA055223F63AB077400F9576C71008360FB27CC2E8BE432EBA78E5B40A21B3BD7FA5DC04B727D8ECB974AE303458ADCC87B1704AD37283CC34C37ADDDAED250249D75C222F35A755F764066295945ADFD07E79E3B2D3B300FBE4E85ECBC171A35EA7B84BDB08D5C793A47B183D77CE65AA6B2D8E523366DF21952BB071F6F69DE9D7AFC43FF06FD686CDE8B82BB552D977B32A3D3E20EDF8C2FD07C68DB9410E56EB4F64B8C1B5DA6FC9CC0457533CB2E2785C90BF97A45C1CF6D1D26454B0E7544D94508C8D64E46326D828ACF150D0E6BBDF13D6B233644AC6F1AA368DFFEB6171A31A346F587486E8D624916119ECA4FBCD8992F56EEFBA447AABBE47E71CBF6589106FE479581F5F35BCC42D77525699FD10AD5F63EFC726BBB99128B44E742D9C8CE2E03464E039CBF7367B9CC02F5C7DBEBA507C6254942B69EC8B9852725A96FA4B1A9487732522A32EF44E3298C02C182F1B4041A32225F70F8F476D2D7BE3AC4C8DAF6C4EA1B4C484562F4AC67648E9A69C9A5441BAE8E5631896C7FAD1A3B1AFB65FB8BF3B94AC3EDCF31C9B351CF2D0F90339E14AB891C2A57E46C327D139C4CA78EDFD97FD9702446E43471DE4BA9C701D390E81010B2AA4ED79491C71E346EE0ED4D0BBBA513A6F97536EFAA57E3D9EB1221A33BBE0EC68F4FEF6529DA07F8B182E286A258D060B28134656387AA7ABEE0EEF36B5AC6D66A77DF7EDEDD4B649ACB2ACD9F687E16234491748FFFD24862371A5D99109530754C3C7F87EA46174F88767B8F2D18E88107C2BA1A438D9AB3CF8F737EF2EDF16F35F40CFC27B646529C', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('c999abbed66624d81b04060d620771052185475ed1dd209e4096dc20be4d5beb');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-2a4dcc24cc6d8ddb', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'5CECD0473FD1937DD27A7DAF70253256AE03990CA2756693136237B4255FEE49', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-2a4dcc24cc6d8ddb', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'884A4094C7B540000033F00650849960FC1CC37D96F508223A7C434826083798', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'720B87E3F7ACC7543E717117344912A8B9D78BB57D3D462AD29939FED37F781A', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'BE29DE2CAA929C0FBF9CBCCCF5E547C0D8D97B5AA145B59F8738C3F328182D6F', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'AA998030B0CCF6210BB56D159C58D111666C4A382CB3A2BCC07F26F84528A83F', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'3AD71F37280F0118B5C432361DB0788B1AF08B3C6B284AFEE8FF7E530BCE51D7', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'1ADDA89F83A3EB466D6C25B6877996D6CFB72F73779EAA40371A840B02D3753A', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'4C9449BB50D7367F813B4103DE3224D449AE239B165BA3330AA8AE6B8DE05E61', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'C3D19AC6AD2C245765C207554BDFF71D1E3169036376129E8714A54DF00BEBDC', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'4E87A7C90388C93F989FD325555A4F0C65D8AC3B1ABCD74592ADF7EB65B02AB9', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-2a4dcc24cc6d8ddb', 'claimed_by', 'strong', 'forgotten-2a4dcc24cc6d8ddb', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'b3e15d447d1cbddd1715de1f5b3619acf298e27e5fa0c0a6dd55f053981b9e6a', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '5c8e69cd54166a8748d6893e434d276851f4e0c96b29a83f61dab86540ae045e', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '01030e7d60647c16ca2fa8f8309200f504133df4014ee498c3c96402bd59c347', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '67b3b11aa93a5e0a2ec4ea0d714f17935ca222da8c654215635b91671be5ad70', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, 'deea30f29812378a7cd266e33b45fbd3a5c7597177eacb390cf7bf423f00bb7f', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '7cfd5e52a7c14cc69153a1f4e40c436e3605b4ee497bac16096e2f3fbcb63d97', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'ff489b4da40c1018c286771c83e4bcd8dc4c49c4dd3e093f27ce5c992b5affc2', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'a7f16112fd6b97955e9294eedcf9ce180fd29ae8e1b70d2a874abc2adb0501c5', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795805264000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795805264000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["5f809192252a01121d1a4e8916883c7997638f8387d5eece2f7996642707f35c","c999abbed66624d81b04060d620771052185475ed1dd209e4096dc20be4d5beb"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"126f5de3c3733cc818b1bdcce3c79d0dd25bea69026a707f9bfdf3e1094aa1aa","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '64298ce2a04251aede7c6584a33610ebb1f7d831b7ca74503b35229b90f2b2f4');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"5e173a3193c66682d64664012375758b67da2ea0517ac1a9ad65d993e6ced90d","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:89261283f4bc7ec8ad4edf4ea5ca881e874e6602256619351196f08fb2d5ad44","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:04f426c1f72390d132b807fc560e19c242e690d8cd1e823656746b6dd1b643c0","submission":"8:8:8d5a1908994e6dbeaeab65f54cc92370485e6751fd43f6faab8c84695f4801b1","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:4b1ab24724e8f720a409df2ddefb2d64ad65eea0c4dc5d4c022efa9e5f77fba9","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '64298ce2a04251aede7c6584a33610ebb1f7d831b7ca74503b35229b90f2b2f4', '36e4b1c02b3935b918e80e92f3c9d204105f6d88bb47d8d78551d6698b1f8fb3');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795805264000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"8b5d634e8bfa31119665ee301fa87329410f5299205b8f88eade251683b019d4","case_event":1}', '36e4b1c02b3935b918e80e92f3c9d204105f6d88bb47d8d78551d6698b1f8fb3', '024241d4d937da579667805fd6883cfb3a04195de13714b393405e0d28b841b2');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795805264000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"316681247f5fb232defb6c2a6a57959681b8f1b4621d22b1264aeb7fb1a9cb3b"}', '024241d4d937da579667805fd6883cfb3a04195de13714b393405e0d28b841b2', '6316408757233a25b74e145af66eec3158a4047e2f205ad6d55120f7b922bc96');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795805264000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-2a4dcc24cc6d8ddb"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"1d42b29f130f24bd57a7b0c137d74835e8231d6bc03e2a69175572b288a29a4b"}', '6316408757233a25b74e145af66eec3158a4047e2f205ad6d55120f7b922bc96', '3c619454d8bcbae3f8e64a197401026a128663e43c1455bc426832bc6ab9a938');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"6def7b4c1187158a76dc866099b29e55a8c88d9448f8ea524185ec3fdf9dfc56","rows":{"case_event":"2:2:ccb43cf4ed560c2a457675f1ba72c4edcb85b85c22a1fe642098859067adb085","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:89261283f4bc7ec8ad4edf4ea5ca881e874e6602256619351196f08fb2d5ad44","forgotten_name":"1:0:aa22c8d27bbbbeea868169243b53e3954f0605d84c43aef5ee7cbcaec104c5e0","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:bd7cb360d18e74af76d4da9a6ab79817b66306f489452867547e54037f052514","submission":"8:8:8d5a1908994e6dbeaeab65f54cc92370485e6751fd43f6faab8c84695f4801b1","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:4b1ab24724e8f720a409df2ddefb2d64ad65eea0c4dc5d4c022efa9e5f77fba9","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"8588aea06abc491ff440f96755f4d9d8abfcad931b18ddd793ca467f4bd4f30e","run_id":2,"version":"0.1.0"}', '3c619454d8bcbae3f8e64a197401026a128663e43c1455bc426832bc6ab9a938', '2547f603ee0dfeddaf207a6d711cc2ce3e74428da8887653a982d3fdea76ea67');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '2547f603ee0dfeddaf207a6d711cc2ce3e74428da8887653a982d3fdea76ea67', X'6451750984F9D8B4035F0E544862EAF6E245F6A2743CF162A4C8E968D75F0C1D');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, 'ccb43cf4ed560c2a457675f1ba72c4edcb85b85c22a1fe642098859067adb085', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '89261283f4bc7ec8ad4edf4ea5ca881e874e6602256619351196f08fb2d5ad44', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, 'aa22c8d27bbbbeea868169243b53e3954f0605d84c43aef5ee7cbcaec104c5e0', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'bd7cb360d18e74af76d4da9a6ab79817b66306f489452867547e54037f052514', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '8d5a1908994e6dbeaeab65f54cc92370485e6751fd43f6faab8c84695f4801b1', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '4b1ab24724e8f720a409df2ddefb2d64ad65eea0c4dc5d4c022efa9e5f77fba9', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('f3ffb8dff4382b303ed1a05f964db8bec21a8a5d5133918b858c0f737a7bc47b', 'forgotten-2a4dcc24cc6d8ddb');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '469e6122e365b246f7d1514b97ff8d08446bc6a40a71511ea8acdd79840b8280');
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
