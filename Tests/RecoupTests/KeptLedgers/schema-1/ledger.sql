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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795715641765, 1795715642379, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["38cec5a14360b69b843f1b28def95e309f7b789b2ce3e7eaa17cd4181c9f71ed","7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 205,
    "post" : 114,
    "reconcile" : 83,
    "verify" : 128
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
      "sha256" : "aac6bcb8e72da8f8421610757671049142ec8571006094e32a999f99a4172a1c"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "b077c4fb5bbfdc767f2f82a6b27cb9fed174d64651ef9d1d15c8b8977f16b174"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "4037a09678e2895b42354959c6acb61e651dd5a90e31cf89dc6a2223e13ba77b"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "05511a5c84ffb6e1d5eeb7badb308d7eeba6a36fe9d649cdd67aa1e66405254f"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "7ca76bbd4173df62155cd68f2a1f0619fd840dfce5cbba1270a1753744581536"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "2a4c056828c4be431a95c8b3833d972a227a817ae4856d6bf4b535dcfc910df3"
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
', 'root', NULL, 2, 'c14a6b53ce96682c18707d42dc7bf7d5b1e9205d1ba44999a88663ceea53c0fd', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795715644162, 1795715644494, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["38cec5a14360b69b843f1b28def95e309f7b789b2ce3e7eaa17cd4181c9f71ed","7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 48,
    "post" : 56,
    "reconcile" : 86,
    "verify" : 10
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
', 'root', NULL, 6, '71e52b85be2426d5b9f9d00368ce41aa70731f22ac8e1edce97ca9c8b584cb19', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795715641345, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795715641353, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795715641613, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795715641617, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795715641357, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795715641357, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795715641357, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795715641358, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795715641358, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (10, 'aac6bcb8e72da8f8421610757671049142ec8571006094e32a999f99a4172a1c', 'notifications', 'notifications/apple.jsonl', 18132, 1795715641358, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (11, 'b077c4fb5bbfdc767f2f82a6b27cb9fed174d64651ef9d1d15c8b8977f16b174', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795715641359, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (12, '4037a09678e2895b42354959c6acb61e651dd5a90e31cf89dc6a2223e13ba77b', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795715641359, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (13, '05511a5c84ffb6e1d5eeb7badb308d7eeba6a36fe9d649cdd67aa1e66405254f', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795715641360, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (14, '7ca76bbd4173df62155cd68f2a1f0619fd840dfce5cbba1270a1753744581536', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795715641360, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (15, '2a4c056828c4be431a95c8b3833d972a227a817ae4856d6bf4b535dcfc910df3', 'receipts', 'receipts/resent.jsonl', 11066, 1795715641361, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795715643997, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, 'c01051ba4fe19b00f84bad16cfbcea964a5f5ea0519b759f08ce2f8120e73cc1', 'notification', X'01000023036805AD7A5D77A33C96F52F9A598043BA7D59D8089B043908E9087407C6FD10246C123B31F6AF7F374E55BF7D31B37A66ADB9C84AB9CC87743EF6DE672B875BDA35C9FE7DF79E3275DFFAFC7D7BDE1EFFF2ABDBF659DF525E28B72612EBDC63B6D26DD47A6E95EB3625759ACC9D9F79D9F66DCF226DD5B453FE93F4A675BD71C1A18C9EB24DBB36BE4B8B605917E5F891C584FBFD856682C9D88F6AAF8D3222960F1DCFFD36318B6E2B62D6E543BB239B468DE7B32C368BCAE32B4AC46657BA5A79A9AA683F653ADD883E7ACF3CF72495885A951EA533AB5CF9BCE8A3A40DF83A77C28ABB0BB59BEF676526D9BBF0AA6BD5F3D4F8BCE432AA753C7ADAB5C59EB94A0D532A54B82A1469C1D833F699B4F768213D111D623F1665CBB1BE05DEB7AA541BED368E0B46F367867DA9FC9FDF9BEFD6EF945013CFF565934B4642A527A9782986F6A9884554FD59AF5E7221FFFD7AE7F7E725AD8C17EADC322ED5E92A8E6D9F231E26DE87071A25F6DBD13D9E2ADB2659B2BD17BAA586CC07F6776E03E470FE3E103EE2E737D631B2421C6C5A4B9572E1A5E15EB552CA3CC4BE99F0F8FA9F9FCB9615717C2D145B4947BA39765F5922EEF5260F0EDAA256966E27535F527A96AB8B21E9DE8CE32EDBB002CFAF6ADF8D95139AE2697518FC952A4777703CAFA45BA94D1B6632FF364916D6F6BC402CEC1EFFA7643B147D6BC5EDF25105E30AF145ED3CEAC5220F2C7F5F2E94E23C576C2192D608668A8C4591527F7D233E02793A1AC578DE478FF89B581C15B5ABDCA55B2AD3EB3EB97CE44175CBB4098AA4FD56AEEBA5B75CB7AB65BE4BC6C8D8473D6D156A5020FF14B42B5C13486D27A55CB193D1592E72BFF62EFDDEB56BA52F5BC15C4A3113A8DFEFBDEE3E6BB50F331B7EE2F33D473D17CA4458D72B3E1F1FDFDB65AE8821AFED6E1FE3F7809EB0849E104FB5BFFDD65244591FBDD57EE5214E5A5957E4C7F1CD687343ECBE2A6F39D15A4DE491540197F2EECEAF0BF394F5AD3449C78AC4BDC9057FCB2DAEB2EC432836D18244ADBA6B1B842BD98B6B6E2FF73D39CF481EC8F8C2D12FB24E4E9FB9E77361432F7BBF4CFB813D1FB4EF6AD7DDDAF832AAD847D1745F87CD5809FB346DDFAFEF52B9340FD0331E47ECDA23F694220FC7826845EF97ACE9BBCFEC98D65972F55AAB8256EE7D756F47432637E8B13C684DA12EDFDABAE7BA8FD8DC4BAD6FFE8F7BE812E7DAFF971EFAEB7FD643D20526E62B6082CCAD1159EC2F0A95F6D2FA40A79623E73F18E4CD3DDA9675D2E6528F51A6E6CF1D30E3811133F621C78C03B79EF2C518153F35B6CAC9A95C4F27ADFCA25DB41B60664C8E89C2132B69D3BE402D93E4453BF00BA1A7B361F20C6B9FEA1F4C9CDFBF903F3D209412711E009FBC2E3288B03A9ABE21C2FDE9B94D447948BA072602E3CEAD161B3ABA77F2CD6745C00C060C012600631325230ECCF8C889AD4CC0A71AFD22FD4860DF2BE3D3CDA02D72E58E727011AE79CBB579AD244FF19BE5B2ABEA60D4E45D36B42669CA36ABECB2E01B53897BBBC83CDFAF5D3BEE13FB69362EC982E96D1FD85B4BFC19585D9B2309112CADD161B053DB3BB72CDA2740DA803E49B1A3B6DDA0D7E65D04D5F5D0FFBAE72A7C516AB48AD197588C751D872C0BDCB729CD8B58BB978C91ACEFC256F7B4367A7422DEDE8079A9F0E26946FAD6A3D5EBA2C5DEFC48AB34327DB7C69E902F71D44A68D547393E6F5FBD14F82222E3D146AAEDF5F7FD316251A2BF0BBD31BC96C81B6DC32C99DEDA357D1601BF91C745ED75B156739ECDA3FE0AC6B9506D9C137AC5B1704FEA2E37665B274BB95BBB551D009F8F7479F5F3057794D171C4BBD363B360277CB701DEEE6A2F3DCEF9401E921CEB2AF0D93CBE1FDF147B60E0420E4B604E7ACEF538F7942775E7E8285E8C22BB535C9B24DC01BB767B150AEEB18FD6538161E355CBE833230B9CB4BE5C8BEFB6275E2DF824073FDFAF19B5789E19D8EB6EB50466C5D766117B0DA13E153B55473BED4BBEDA91A37DE25E0E2C1A6A3FF233CDEA8CDA972C20A58002DA9E429E38F019787201FE49DAB138B2F77DB95D0077EF6F05B488F5D342F1ACB6E0739DBE198FCDBD871C38224555362C4DE1B1005819676ABCEBB58B94E75057E6D6DE516D1E470EDD6BE38FE9610067822F64D9828B28938A7D3E72A86855C7FE9A3C733CC41D300235FFC3B3DF52A97F8F1165F70A5CBFFCD12D52F9DBFF816E3992F6C276002FFF6BCF415F555EC8C1690B493FBA63C6C2597750D01D81BD1FD013F3E7197366DD31630E3EA79D54860E317FCED5F867FD06D870AE99E3EAD82E0430163C098C000EDAF0DF6284247E6CBDF1A707C053E89B301FF816FA80323F0DAAC02760CCADD9084B8BEEF4D021A8C5E268DE339F1D8121CCF829492B78C1DC02B13745FC4F8C9F7BCC087BF684A228F75CACA12F8566EB36EE36B9731D474DEAC4BB4BCB824C821E06912197C0A953985327F79B2E2806F6AE06B792ECB468CB5350F57454655AEAB2533C4993BDC72AE4D58964EA33C547D3EF3F5FFDF4F3E0E27B45ECB8EFDB7BB631F6102F5FF3A358C89E7CAD971773DFDFA157A76A30017ABA3C10BB35C95F3721F7C1DE1337D45FD4DCA3B4F5C1DB14FDEEE99483F3865D0CCE9BF9FC81197EC4E3DFBA65F347B7CC3A183A7A80CE887FEB0C2918B4A120E54F4D1C867CF19757290AD0C775A1BBA43A4641B63A7F367136558BFF5257C7D84FD4FAE3B128BB085AC0DB7BA13443E8376B8862E74C5D9EAEAA64EBCA1F474EE34B3138DD6EAA1BF4F9BA51C2EE62FF5C2C8063DA9CD0FFDF80B28DD213D4831874923AA8E1F410B3177934ACF1534F10F9F26EF2FD60B694F06FA144D9E8EA537AE38781AE561BAAF5307128FB13786B32D09D78AF6BBDBDDF06FEBDF1C2B7DD868D8D377DB7776FB975FEF23F0FB7D456A5E8B6FDF8B7EDC0AE104600A1C9153A7FDFF5F12DBBE73EEFF74F3BF9EBBC1D52BF19C4D92867B7FDE9BD0A9697D7819E2AED5F9B447D99805DCC0C227FAE23E3F6473E36C113069EEDF4DAE75FD93CF00CF4D50EEED604E105A4E3CDCF529BF4DB6CA86F13F7DD3C8622144F103AC3C4ADD2E1BDD2DCABF5F2ABD0E1D06058C233C262E8404A7C94817B118E9E0BC976B57210E2E131231716A0C2831A3127D1198D0841272026CCA7A6D6E6437E6D622E20D05F809BDF07363ECB23DFE9447C98644C72D77E52D9BD918C3D5A474F2261DB669D3A1D6F3DA940EAEC84C21965D6BB4EF9DD75AF7C08FCD466EBF88E062884132C536907E1BE9264B470EC02A24447898DEEF9A9A01405D889468B371A2E2FF9B0BD66CA6041A73B8A6197FB66A36CF7A693A92319BD10395D2D3A4EDEB855C3B8C264766DD66865824060F4D23871D616B723060A025E04F90D40201A967EAAE378E6D49EA5E55A78A602D025356DAFBA6C4D6DC317DDB39D8E4305B1548AF2D79582099291270D73D494DD0B78D4471560096D015A0F20ECAD08C473DE739531BC5FA949505A99382C84AAEEC4A8C87D4768B6B722C19C0A6991F9E8356B101F061EE9AC74D83FEE271A03B36627EC03601A0A5A88ADC2FA08DABE18968A548841D1B79C71A66C6A488D5F944C750E11B053614171BA31EB7407B17856C3A5380C571FEB7FC44F00D32836230485697DF7212DC488640CEFD7B97FBA2226100A6687F562804CBF9077D4C748DA52CF35E93D381DF13B410CB00303C9C5007ECF3D2BBFB534A45A1F59D96030C3FB8B9FF7773A73DB4993E93130033C8CAEC1A7465F5E2A1254D8B0C8E2935FF9648981179008D45F82F5ED44C209B53ECF27FE1C1FE138C3E025499935F6AB2948BFEA0D71E1A7CF95EA44365059DF9939487796BE78C110A38B2357F942D4845A506C3C4B8041111B39BF5FEB786A3691C17E4ABCFD290FE8028026BD89CE46234710C5E8072A921C83A510AD1B375252572FB2BB720202896FB112823170417D59EC2B6C37CC64C7686DD6BFA6B99F906F4ECE7C6270C3FAD9B893A81905C183BB40601B081DF4C528419C180C89CCC2CCF12F94A5A47123610012B54D7FE77F646A088940D800C597824C556000170B3129999A83F24BDDA712751810C47CEDF2EB0EA09ADF9162AFBDE66EFC2C8650356C0423FE9A84DB5E513F3AC3F3E6EB3327CA7AD111FE2D11BFD5DECFEF4AB22EDB080CC013FA9BCA36768518A617C42B51E85F889C1EA2E05611EA43F99FBC4CE7FE7D86A07BC91D6209512A94C994F66D33F0B2DEA45D8DF560A7892086FE58F6F89E29ED215EEC137881786DBD4AB2B475ADC2FA38F68F411D7165B4C5D041753049A5C32BF259EAA333A8055FCB5FE1819918F8A433066909718A7A7A6E363CCBFC1344E788FA1A3735722F8229A735DF81D8F03E4188F7A41C2507863E756947BA5B98F516FD2D3E205A44BD10CF956FCE184E94EC53508CD8CDF8014367D32C5281FEDDA9E1EC63281BDB4DD737AA0A4034539340F86C1CCC027185DC9C201414EAD515A8395CEF1D6237B68183D533BD207F0977F115C3565D07E26BAEF7C2411C0EA144FDAC6970D843FA81F8F1C68E105A186212F1897D2213D944E568F76CD4DAB1FA60B7C85B6A31C81046B9B20EAE41A5817F6E8E7768331A09FB7D928E219F9D001E40D3002F8147D27545A3734F79C02BE780378F7A592BDA87C02795DBD6C25088517F05EAFDB9595309B1B026183E1A6D2A060713C42DB41E77C540AC8DD1CF77B6D6FD2F9F7CECC786D86FBB401DDB1AFB2D1CD502488821FC4A0FBCEAF401BDA8F5C50ACFDFC0B493C0030DF3E69CB99101AF81B740577DA99585392739F060FCA0E40CBC3DDDB13F0DBCF51E788BFECB009CE0AF0A6699C53FCBFDDC8F3F78779AF176AEDA075FA05F518F17ACAFA8EDD65392A35FF89F7EC1FECD193E2186D76589FBA559735B3CF80E66548C7EBD47C07781EB47897AFE02DE8073C4451E613A61FD52FB4FA89FC4AC4507BCDA4ABF3BC32C7CE03DFA157B31A06940832591B9740DBE3BE5EE34E79580031F9533BA714601CF2CEEAF8C6A4FBFE32FD14B77F4455130F3D56098417E6FC0DB397EC98CD733DECE7C297C42FE907F974ED80F50ED7493C7AE9BF183D60CE612B0CE720C482604FFCDFD4D4D82FCEB69355F8F7E29E13D41D063D8A5B6463D2908FB0E7857521F79783F4C035123DE5CEB73A8BC70AB9D03FFE47709BCC1F075369BA817C1E58601FA2C3CEF86C1ACCF864B6898D9719884726035F659A87E1BD6FE0883347D43B13ECBE19240F883FFC19BCEDCA04F808FED679DF8A56023F82C356D401F7939A288E915A87CAD7D4A30C016D922EA2AA57C613D0C0AA6D66C7C85EE3917880FD6DB1D5CFAA9CB117C3496D079C02B17A27E5E0AE0A3009E909F226F11BAE28A38A712F95F914FC0B7F1A38E85208B817A1D15580F960A7CB2F07011AF425DAF3058B09474A5FB48170C7C57B6E03B7A7AE8063A01833BE03D6ADCEB6AEC5D0987E75B0CBCAA7D52096C9B632AD16F21E20B8C89AF35100E7801BDD082EF1F7C2D51B33BD40E908CCDC3B468E20A7C8A41CC892DCCAC0E869A82817CCE83F836F32FE2EBC9351399179EC9FA3053A31516F9D20CDBBB18961DCC1DD4A7789101FA73C61F35A2FEA11721E780C7127AE00B7A2D69F0BC3D8BC0513F7C053D73D9A919EFC73BD6777DE0CD3AC208D19D69088BC21FC15D17E433441DED7DE9CF7CB2EC91AF42C230DFEBFC0A3CABC5315AD0CC3F585BBD00BF05E7896201F3497C900D0DD6FD44893729CD63E10C06BF28D1839FC878B9C6FBBBDAA3050C769625A97EF49F32DF5A879F878457C00F68CB49575E7B2E02424DF95DA6B69384F954295F1B1890A82F42BF80CFDBCFE64E3BF04509BC015EC6F7A227AC475C551026B5E655013E07FE3FC3E74DF718FA6100205E21AF606840FF94858BEA2CAEEED0DBA897D3B581E646BF1A89C15BBBEC2A7A680F963234F1F5E0DAB88953827133F7477D9879F438DA2C0EBF506F67996CA77D3CBA462F17C837F483A8D0F75A90E1A8D764FFA75EC9AC51EF9360D5550F216CEF0EFAAE9DFBFD8FBE0B703DFDEFF45D770225337184FEFBA3CF41E31940E37FA5CF9350D3FD976F127FD687D045D86F3C6E70C0B3923FF387C9D6047D0C9EF1617CD9F48F3EFDA38FA157BAAF994FF7847E015EFFC17BF1FFF11EF7D34B8D7ED30E83B77A823EA7EBBFECBF9EF5CB3E6009B88B1AE013F0037C9926F82102A2287D06FF5BF41B0C63A267D2615D43DFA28E61DC8CE099B6D0096D604AFEE86BE0179E8339312CD1EFF899F54DCA0A08C7468529E26FC97A53019CCA7AA681AF74D0D075C345674107D3F9A1AFA9895B09BC8720C4DADC8CD7A6464D69C27BA443CFAD7901FD8B51873CE8A3CF666D3AE04D3CE30DD6FEB9070FE1DD2B181F67416D09FD5960F68A81CCA702FCDA24DD6EEE37F2F6A837F189FA43EDA066B58FA5E2B066D6F3C3DFA1B73130277C5BAF53D9288301C03F83DF920656A84EFE7E03BF0347A82A5C57EA04E3986D5F44807A76E01FE86CE4EFA9B63EC96384B8F11BF0E6653F00434AF8EDD67CE140C51EACBFD5C305F975D0879803A0B7A86725C138D0C7B1C7F730203BD3D009FA522488B716308B612285D0DFE08DECAA8E0E86FEB4AA8EE3AA18F2093610F018FCF9D01B3CC17C31EBE98BF408F30DF8F6F1BD49E5ACCF6D08C6FAADCFEDBFE873C40F788EFDB20BF4420D3C7BCC57082CF4A8813E82BFEAD47448529C82D12E0BF6573435780993C080560EBA0DF06695597FBD5FA4EF0287925A82B7FFDBF99831F035B0289F503F12F15CD1663C6749867E157523150ED4E65E0BCFD0EE9D4E960BA20E76344CCE4DB4A363F4AA02FF0C9DB1D5A59BE7EFB88274ABBD25CBC0A0D9CC2F7E5B377EAB721C498163B6E87E1CF09818736429BCF18C7AB6B35E13F6A2507F49D53398D6A8F79EA9831B058CB61AF3C606C60BC29056956BCD1EF3C57EC3EAC77CAC3A0D03FF827915FA64FC06BF59F807BABAB3797D67C413F35F7ECBCAF11DFD9D4BAF4BF6C9F67A988DAFFE5758E8EBB42B42076FE2848303CC4216DA04D87E5757B2FB70EFA00570980491F404AF82C1C057D0C46FF99DE17051981674A0CAB6AE1D79E0AE4FC43E9C71447804EDE0BF34E49E69E8EADA62D88AF94BAD45C9F5E55DF8E6051E41CAAD835633EFEA4EF0726033257C7348A60CB93E61AF54AB690D6D6771580BDCDEFBF540125E4A5AC34022FF81FD17680D0BAD1456FDD66F319BE07037AD8725C476F782D9714BB81F5C1254839BB9E2D26CA04DE3748159C4B63462961B3B7CBF20682398688FE7830F30755F7605B85DA2F66052C2CBF1C2836625B4D43B7AF38EE7EB03D95B9D743DB80BB5040D1FBB8F66D1ED0ECEC2BC9C4DDAF019B3F5C3C49DF73F1FE440DBE1B0964E159E7B2057F2B937BDA72B0E67431C8480F31EF10E6539FE1C1CFD395C26911E2C9E0702CBBD7181DA38D7082BE2C10F16E6360E02B0BFAF1CBDFA98FD717054B8713DC70B5818542EF31B6027B804B32B7470E2DB3A016696046C74D76A08F11C98CABF9F6F58F7520F0CD78F356A0F26EF9C8FE587907C57030300B11134410CAD30EF6FF6BA12785D73FC3BCDB67EA1C7EF438CFC21BEE8117F3E6C17F473D88EFC3CC9E3386B8AF9701DF142BDCC87F9F823025CFFFBF0BE05176F6F7FF2096C3D49EF31BBF5BF4D68DD687ED9C145107AFA9CDF572B1FF5384203D8A9D06E817ADBCEDE5C6343189BBC40EDDFB81AEBDCB301AE473CFF98E83FF1C361FB87C4FE7EF21DFE17F9A10BEAB947BC1EFB4360A065B9C866EC90D14FBDF611BCB9F4FC580FC537AC0FEB351EFAE7653FD7576FBF0ADBEEA093126597B7CAE76BB361FFA0D871DEAB277408E7E5E9A28EDDBDD9B4431574FF685C1495018FDA3B0F05EAAED097955A64975DDCFDA3C5FC213567ED719CDA24257D6C6B6E97C742E1E0C75E7D1C107D142A7EFF47717D6F8625BC4B3356017B7898B47157F8A4CF5BBBDC095A2A1C84B1D283D14FF8238B877F1A7EC3071DA0B9BA871F8A59A950F063DFD3A192BF909BEA6E569EC783ECE955E2585DAACB4E76365B798B5DC2E0B15513FE9CE0BED3DBF7D7557AAF75FB05073286CFEBE0B54EFC8EA3A5757CE57775CFD6BFAEB82630E57CDDF26BF662B3F7A7EBF6E8FD67C35FDF8EACFA8FE1F3AFFFB8DFABB76E382D12F779A4FB47CE5FB3B5B75A9942BE2EB2BF3DBD7DF787F5E25CBC4D9D2ABF37FBA4F95BB00E5FABB48FBD6773F1E2BF076BA7F8F2E4F2FF075460B7F8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["38cec5a14360b69b843f1b28def95e309f7b789b2ce3e7eaa17cd4181c9f71ed"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, 'd57fffb43d60d10a77632a4448fa57771bbcc610971700eb76c3600d3577fbf0', 'notification', X'01000023546805AD5A5D73A33C9AFD453B852064C7978D8DB071C041488F40375360BC2F016113DB89B17FFD1EDCDDEFCE56EDD6CCD4EE452AED361FD2F371CE798E72B8C76D1DED3F761F31578F0D4B3F3697CDF10F56DE37AFFA1EA7B9B22B22B1CA1CDE97BA091AC72E33DDC4A44E9379A497B468BAA6E381EED5B453EC453AD3AA5A5BF750042FC9BA591966E3DC5D5479317E2621E17EE6692EB80C5950394D9010F16C68D38C3591F1DA8D08799B0DCD8EFA38A81DC693D078A5932E2912EB5D612BE5C4AAA4FD94E8782DBAE02371EC8B542268547C94D62C33C5D2BC0BA2C64D579915BD78585FDBF97E5E24927F08A7BC955D1A1B9616A90C2A1D8E8EB64DBEE7B654C3140BE52F73455A70FE8A7D46CD23F0A4238243C842513429D6E7E17DCB5235C16E6D53C169FECCB12F95FDF9BDF96E58AB849AD24C5FD799E424547C922A2DC4D0BCE4A108CADFEBD58B54C87FBCDEF9FD59414BE3F83AEB792AD5E9268E4D97211E26DCFB071A25F6DBD2239CCABE899268F3C8754335994FECEFD2B8C8E1FCBD2B18E2C7EADE72EA8538F47125559C0A27F6F7AA9152663EF6CD8593AEFEFC5C343C0FC35BAEF8525AD2F5B1FD4A22F1A8D6997BD03D6A656177326692E28B5C5E0D49FB6E6C6A9335CFF1FCB262762CADD0144ECBC3C096AA18EDC1A65929ED52AD1B3F91D9B78912BFEA2F1E62D1EFF17F4A3643DE35BDB85F3F4B775C22BEA89D67BDF4C803CF3E169E52699A29EE89A831829B3CE141A0D41FDF888F409E8E46F134EB8267FC4D288E8A9A6566E30D15F16D1F5D3F33B7BC27DAB879D47C2BDB76D259AC9AE522DB456360FA673D6D146A5020FFE4364B5CE34ADD4F4AD97C27838BF4325639D76E6F9B95D2D78DE036A6900BD4EFF75EB7E74AEDFDA4F7CFF8FCC850CFB93201D6F586CFC7E7F7FD2253C491D766B70FF17B404FF4849E102F15DB7C6B2982A40BDE2B563A889356BDCDB3E3F86EB4B923765FA5B39868A52672482A3795F2612F6F9E7949BA469AA8E57964DFA597BE673DAEEAF9A7507C228F44A5DA5BE3FA4BD9895BD65F1F7BB28E91A92BC36B8A7E9155743A670E4B45EF3BC9C775DA0FFCF5A099AD6C7B6FC2EBA84286A269BF0EEBB114FDCBB4F9B87D4865E3CC45CF382962D71CB1A7187938E6444BFAB82675D79E93635C25D1CD697AE53672CFD4A3190D99CCA0C732B731B9BA7EEBDEBE565DC0E75E6A98F97FEEA16B9869F6773DF4C73FD743D2BA264C97C00499F5462421F3721577B26740A72645CE7F629033F76853545193493D06899A3FB7C08C2746CCD8871CF314B8F592796390FFACB1654656657A3A69C5F2C66BD6C0CC902C17B92396B28FBB1CB54C32CD9B21BD127A3A1926C7F0E6A5FA8989F3FB3DF9B307845222CC5CE093D30606115647D3D544B83FBE3491280E51FBC44460DCA5D1624D47FB41CC9C4B02667060083001181B2919A4C08CCF8CF8D2B8E954A15F240B04F6BD348CEE066D91297B94830D70CD7BA6CD5B29D318BF7926DBB272474DCE754D2B92A66892B25FE4E9DA94E2D17889C358659B711FF567B3B651E24EEF7BB7BF3794BE02AB2B732421DC456FB4EFEED4E691F63CD847405A97CEA4F851F7EDA057E643B8E5EDD0FD7864CADF2A35F68AD397F0C6AA0A7D9EB8F6DB14662B56769B7092D543F4E523AE8C1EAD083777605E2C9C709A91BE7168F9E635D81B0BB48A03D3B52BEC09F91247AD84565D90E1F3E6CD89812F22300EADA5DADC7EDD1F221605FA3BD76B93561279A38D9F44D37BB3A273EEA677725251396DA8D59C67F3ACBF9CA7A9504D98117AC5727F4FEA21D76653450BB95BD965E5029F8F747D6399975A4AE838E2DDF1B1F6F809DFAD81B7BBCA898F733E908728C3BA727C36CFEFC777C59F18E8C96101CC892F991EE79E72A46E2D1DC5D628EA772AD526F277C0AEDD5EF92275F867E328D7F0F1A665704EA8074EF64CAEC477D3515A7AE9240796ED579C1A3CCF0CFC6DB75C00B3C25BED854E4DA84FC54FE5B19FF645BADC91A57D64B7071E0C150B58A2799550B34D5C520A28A0FB939F46167C069EF4C03F5133E647FEB12F361E70F7F19E438BF42CCE559A543DF85CC7EFC6E173EF2107964851990C0B933BDC055686891A1F7A6503E558D495B9370F549B932287F6AD66637C18C099E00B5934E0224AA4E2E7670E152DAB90ADC831C743D8022350F33F79F65B2AF58F31A268DF80EBD7DFBA452AB6F92774CB91B4E3370378F9EF7B0EFAAA74FC149CE649FAA93B662C9C7507B9ED11D8FB093D317F9E3167D61D33E6E073DC4A65E810A6AF991A7FAFDF001B2E15B7A93A369E00C682278111C0C1DEFF871821293D36CEF8B307C053E81B3F1BD20DF401252C764B971130E65EAF454F5E7B7AEA10D4627E341F09E3476008372C26D98B34E7D643EC4D1EFE89F1738F19D15F1CA128C81C1B6AE84BA1F9AA09DB75666D9BA22675E43C64CFDD44821E06912097C0A9939F512BF7EBD6CD07FEA106BB94FCE435C5C92D3B3AAA222E74D1AA348AA3BDC34BE4D58A68EA12958EA6DB9FDF587C3ED8F051123FEEBBE691AC4D7F08176FD95178B223A6F5E26A1EFB07F4EA540EC6454F1707E2F73AFAE32EE4DEDD3BE28EFA0BEA4710370CBC4DC1AF9E8E5370DEB00BC179339F3F31830569F84BB7AC7FEB96590743470FD019E12F9D2105873614A4D85487BE9F7A7F38A522177D5CE5BA8DCA63E026CBCBB90E93A9F4FE475D1D623F41C3C6635EB401B480B3777C69069FD52B88626B4D559C6EAAE0AB928D634AE3361FAC6ED6E51DFA7C552BD1EF4276C93DE0983627F4FF37A06CADF404F520061DC5166A383E847C2B8F86D72C760411930F93ED07B3A128FD164A14B52ECFD2193F0D74B55A53A5872985B23F81B72603DD89F7DAC6D9B3C6658FDAF1DF776B3ED6CEF4DD3C9CC5C6B2C55F0EF7B82F0BD16EBAF1DF3703BF41180184269BEBEC63D785F7E491B1B4DBBFECE48FCB6688593D888B51B6DF74A78FD25D5CDF067A2935BBD591FA322EBF9A19447E5F47C6EE8FE958BB2F187836D35B977D25F3C033D05733D87BEDFA57908E333F4BADE36FB3A6AE89EC77FD1C8A503CAE6F0D17F752FB8F52A74EA5175FB9F6871AC3129EE1E7430B524A47E9DAADB0F49A4BBEAB948510F78F09593F07151ED48839892E6844083A013161CE9A9A3E1BB25B1DA602027D0BDCFC3EF0F1551ED39D8EC4A789C628B3CD998AF69D64E8D02A781111DFD4ABD8EA70E3480552E72714CE2893CEB68AB5B7BD6210F8719FACC2071A201756F044C52D84FB5292D1C2F22B88121D25D6BA4B4F39C528C056D45ABCD370DD66C3E6962883059D1E28865DC6CC5AF5EDBB8EA69664B025B2BAF4DA949C71A3867189C9EC56AFD0CA0481C0695B5B71D13D6E470C1404BC70B33B8040D43C3EABE37849A9B9C83ED5C23125802EAA6873D34563AADEDFEA8EEF74E82B88A542143F6EE44E908C6954734B75D16EC1A30C558025343968DD85B0EF852B5EB32E5509C7FB959A04C5A509FD5CA8F2419CF28C5942B3BDE711E654488B84A1D77A83F870F048DB4B8BFDE37EA2D1352B7EC23E00A6BE204F6C14D647D0F6F9B050A47C0C8AAC4F79CA551F1B52E3174553954104EC949F5318AFCD2ADE412C5ED470CD0FC38D61FDCFF809601A856684A0300DB39FB28718919CE3FD3A63A71B6202A16076582F06C8F80B79477D8CA47BEA524D7A0F4E47FC4E1003FCC041722180DFB1AF8A353D0DB1D6475ED418CCF0FEFCE7FB5B9DD8CDA4C9741898011E4657E053A3AFDB9204E5BD9F27E189958C7AE2E0052402F517617D3B11A5845A9FE71336C747D89463F092A4CC0AFBD5E4C65FD59A52C1E2D752B52219A8A81EDC1CA4BD4826B61862747E4C55E6898A500B8A8F170930C84323E7F76B1D4EF53A30D84F81B7BF642E5D01D0A4D7C1C568E408A218FD40799461B014A2B1E35A4A6A2B2F79282B2090D20D56423006AEA8AF1EFBF29B3537C9315899D58F69EE27E43B256BCE18DCB07E3EEE246A4641F0E02E10D81A42077D314A1027064322E39939FEB9EA29AAED48188044D5C7BFF23F7235F844206C80E2362753E618C085272625637350ACD05D2C51872E41CC5736BBED00AAD90329769A5B66C7733EF8AAE62318F1C724ECE686FAD1099E375F9F5851545E4BF8B744FC967B963D94E46DB216188027F437154D6873314C5BC42B52E85F889C0EA2E05E12EA43B1735AC473FFBE42D06D338B5842940A6512A5595F0F6951ADE3B6C27AB0D34810477F2C3A7CCF9576102F7E065E205E1BA7943C6E6CA3B0BE14FBC7A08EB872DA60E8A0CA9DA4D2FE0DF92CF4D11AD402D3F2877FE026043EE984435A429CA29E5EEB759A24EC04D139A2BEC67585DC0B77CA6895EE406C789F20C47B5296A203479FDAB825DD7A66B5417F8B4F88165179E2B564E682E144C92E06C588DD8C1F3074D6B5170BF4EF4E0D1786A16C6CD66D57ABD205D14C7504E1B3B6300BC40D7273825050A8579BA3E670BD7308EDD8B81656CFB445FEA2D486370C5B55E58AAFB9DE730B7138F812F5B3A2C1620FF127E297D6FD08A18521261267EC139948262AC67ECF47AD2DAF0EFD06798B7B0C328451AEA8DC9B5B6AE09F9DE3EDF7098D84FDBE48CB91CF56000FA0698097C02369DBBCD699A31CE095B5C09B67BDAC14ED7DE093CAFAA687A110A2FE72D4FB6BBDA202626145307C34DA540C162688F5B41E77F940BC09D1CF0FBED2DD0F460CFBE97DECB7F150C77D85FDE6962A0124C4107EA3275EB5FA805ED4FADA0B87AD61DA49E08186797349ECC881D7C05BA0ABBE56AA87392753E0C1F849D105787B7A607F1A78EB3CF116FD970038C15F25CCB21EFF2CF6733FFEC4BBD38CB773D53EF902FD8A7ABC627D79D56F1C2553F44BFABB5FB07F73814F88E17551E07E6956699F3FF90E6654887E7D04C07781EB47897AFE02DE8073C4551E613A61FD52B317D44F6456A2055E6D246B2F300B9F788F7EC55E0C681AD0D093486CBC02DF9D327B9AF34AC081CFD21A5D5BA380673DEE2F8D6A4EBFE22FD14B0FF4459E73F3556398417EEFC0DB397ED18CD733DECE7C2918217FC8BF8D27EC07A876BACB63DBCEF8412B0E730958D7A718908C0FFE9BFB9BEA08F9D7D372BE1EFD52C07B82A0C7B04B4D857A5210F62DF0AEA02E70F07E9806A242BC53AD2FBE72FC8DB616FC933D24F006C3D7C5AC834EB8D73B06E88B709C3B06B32E19AEBEE16697C2249403AFB0CF5C751BBF62230CD2F81DC5FA2A876B04E10FFE076F5A73873E013E36E72A6285E023F82C368D4B9F5931A288E90DA87CAB18451860F3C40BDA5229267A078382A9341FDFA07B2E39E283F5B6071B9F7531828FC6023A0F78657DD4CF36073E0AE009B118790BD01537C43996C8FF921801DFC6CF2A14827A0CD4AB20C77AB054E0530F0F17F1CAD5ED0683054B8997BA0B74CEC1774503BEA397A76EA01330B805DEA3C69DB6C2DE95B0787E8F8157352F2A826D738C25FACD477C8131E1AD02C2012FA0171AF0FD93AF256A7687DA0192F17998167558824F318859B18199D5C2505330902F991BDE67FE457C1DB9E22271FC0BF50C666AB0C422B7F5B0798861D1C2DC417D8AAD74D19F33FEA811F50FBD0839073C96D0035FD06B518DE7ED79008EFAC957D033D79D9AF17E7C607DB727DEAC028C10ED85063FCFD908EEBA229F3EEA68CF249BF964D1215FB98461BED7D90D78568963E0D1CC3F585BE581DFDCCB44A180F9243EA9F70DD6FD429133299D86C21A0C7E41A40716C970B1C2FBDBCA210F063B4FA2583FFB4F996FADFDF3214A4BE007B4E5A44BA7B9E42EA1A6589BA8CD24613E958A69030312F545E817F07973AE1FB4035F14C01BE065F8C83BC27AC44DB97E54E9B4CCC1E7C0FF57F8BCF11E433F0C00C4CB4F4B181AD03F456E832A09CB07F436EAE574ABA1B9D1AF4662F0D636B9890EDA83C71C4D7C3BD826ACC39860DCCCFD511D661E3D8E7D12FA5FA8B78B8C36D33E1C6DAD171EF20DFD204AF4BD166452D46BB4FF5DAF6456A8F749F0F2A6071FB6770B7DD7CCFDFE5BDFB9B89EFE357DD79E40C95C1CA1FF7EEB73D07802D0F897F479E46B7AFC602662B33E842EC27EC3718D039EA5FC397F986445D0C7E01906E3AB8F7FEBD3DFFA187AA5FD9AF9744FE817E0F56FBC17FF85F7B89FB615FA4D5B0CDEEA05FA9C6E7FB7FF6AD62F7B9747E02EAA814FC00FF0651CE1870888A2F405FCDFA3DF601813BD92F6AB0AFA16750CE36604CF34B98E680D53F2A7BE067EE1399813FD02FD8E9F59DFC43C8770AC951F23FE3DF5CE9403A7928E6BE02B1D3474DD70D589DBC2747EEA6BAAC34602EF2108B1363BE3B5A950539AF01E69D173AB3487FEC5A8430EF4D1B95E99167813CE7883B59FF7E021BC7B09E3E322A829A03F73CC5E2190F994835FEBA8DDCDFD46CE1EF526CEA83FD40E6A56332C158735B39E1FFE0ABD8D81394A37D52A96B5321800D805FC16D5B04275F4D73BF81D3842656EDB424718C7FA662B5CD4B305FF4067237F2F55CF481E03C42DBD036FB6FB011852C06FEFCD170E54FA43CF367AB822BF16FA107300F41675BC201807FA3876F81E06646B6A3A415F8A08F1D60266314C241FFA1BBC91DCD4D1C2D09F96E5715CE64336C106021E833F9F7A238D305FCC7AFA2A1DC27C03BE7D7E6F6239EBF3DE0763FDD2E7FDDFE973C40F788EFDF22BF442053C7BCE57082CF4A8813E82BF6AD57488629C82D12E71F7373435780993C0805676DB35F06699F46CB5F7E20F8143492DC1DBFFEB7CCC39F81A58944DA81F89782E693D5E922841BF8AAA960A076A73AFF91768F756470B8FA8851D0D93731DECE818BC29975DA03336BAB0F3FC1D96906E95B3E009183499F9853555CD1A95E1480A1CB341F7E380C78498230BE18C17D4733FEB35D15F15EA2F2A3B0ED31AF5DE7175B0A380D15661DE58C3784118E2B2B48DD963BED8AF79F59C8F55AB61E05F31AF429F8CDFE0B71EFE812E1F7C5EDF05F1C4FC97DD9362FC407F67D269A37DB4B91D66E3ABFBE1E7FA36ED72DFC29B38E1E000B3500F6D026C7FA81BF57B7F6FA10570980491F402AF82C3C057D0C4EFD983E37051980674A08AA6AA2C39E0AE3362EFCF38221C827660DB9AEC2B0D6D55F518B6C2745B6951A4FAFA2198D9C22388D3DE42AB990FF5207839B099A2747D88A604B93E61AF54A969056DD7E3B016B8BD67D540125E4A5CC14022F6C4FE2BB4460FADE497DD8635984D70B81B57C30262BBDD6276DC10EE0797B8E56067AEB8D66B68D330F6308BF40D8D98E5C616DF7B046D0413EDF97CF001A6EEEB2E07B74BD41E4C4A78398E7FD0BC8096FA406F3EF07C7DA0FE5E456D07EE422D41C387F6B3F6DADDC1F6302F6793D67FC56CFD3471E7FDCF0739D07638ACA55389E71EC816E9DC9BCECB0D87B33E0E42C079CF78FBB2187F1E1CFD3E5C26111F7A3C0F049639A387DAB854082BE2911E7A98DB3808C0FEBE32F4EA73F6C7C1516EC7D51C2F60A15BDA84D5C04E70096657E8E088F55504CC2C08D8686FE5E0E33930957F3DDFF0765B0D1CD78F156A0F26EF9C8FC5A790E9AE02060062036882105A61DEDFEC7545F0BAE6F8B79A6F58AEC7EF4388FC012BA0FD60D4C7389C865752503E1FC6634E42FE195C9A18F1520EF60B4E5A3C0FD333AF19B13F700E0E6C0660C4337FD3163E5039D70B84BB8B4375AFD209CC59FF0387DD6760DFF3206B8E07581A753C521AB2571CA0BD3F0FCA7E5EFFEB60CC5C4B1726BC16CFF8A09E628A9EF5F1054D843F2E182FE070E42BFE52FD58654EEF623FF8A304867CC63B1C34CCFBFD3FE4EF74C3FEA206EB177FD6E77FDF5F0EFD0FBD7D963D08BFF7A35C5BEC576CEA75031E9AD773DDCDEB931DFF00D78C38FC87EB6AC45BDF06E8238B83DE171CF60FFB70E1C1EFF040CAE0729C88ADC8D651AA33F75AE6BDD9D64BF681432A1CE6B0B7C6B6A7FC11BC2A6FFC8FC3DA7E97322E71B8A4A189570AA71B557881063A79996DBDC6BD7E673ADD481A8F9BA3032FD5FF86673A409FB54FEFD40A1CECA8F90F4C662F025C957DBC2DE3AFDA13A3196C07AF177EAC0F74B7E1ECBBA698B6511F43DA95D7049C6E968E032CF6DEA4ED9328BBEE808A98F0DB74F587BF8B4C3B1F3EEF5D7BAC0768F088C3BDD9BC2630E9D3877A8153E4C127BE25CBDB4733D01DD7CD5EEEEBA6DB7C25CB78F117BED8C24A7F11B7A52FFE2A1A7EFDDBD0ADAFABD5A3CE177AF3D2FD9B3E47E37B3EF65FC38F4F87BF5C8F2A765E87FDC7776A4EFC23FA9BF9EBFD707D9351CD56B71B06F2BDFDFEDBED3F013502D2A1', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["38cec5a14360b69b843f1b28def95e309f7b789b2ce3e7eaa17cd4181c9f71ed"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '463ad49c49bee7e8406c18e139130502c2919aac900c17be13822b97cfb35538', 'app_receipt', X'0100000F6E480DCD97775C13D916C73393105A4828A117911614811BBA822C204855916281A50941900E8115444A04421704C48822D54215155C5D9A481144404184150B8815454529EB52DE0CEE671FBB8FE77EDEE7B3EFF3DE247FCC99DF3D77CEB9E77C67EE0006E9009E737D8259C22C0FC40E1730488E8041DA0D4310950478F09CAE0966100D8B8321360C60C0B9FF1C0A1530E0441C038EA332E0182005431C880F4E4888AC06D4349581963255CB0E804D406D13000E808888A88E8771E6C7E17B800786B8519B0DC6B23F9B0504184247E070308CE905BC3044422D0E186FD6BDB530881D75472E2EBBABAD259902C45714B5B13084459DB9969D85600D257466E4BF3C337C620820132183201C3B818DAAA2A1A286EA02CB3A014B550140048690E4201C2FF34C8C3F086F5437AEFF94AFEB353A00C4600846157E02AF7B809F0AEDA09B5FA02F4D65BF9B1F0D4D17B9EBBF4F970C4318542710B8AC83033C42DDE9DE01FEA817FFEF5E547565A0A30CA876401B59A1E54592405619D5C9C17D5292E7F788BEB13918CEB2DD9E1E7DC2E16C1460A02BC687EA0CA438B18B48DE30BE14B5D104810C629D452D5182F09FE35509F5F70D70F7415282F1E7D0317C04929A3AF8EDA0AA69696E046B10ED3CAAFD6B09BF46873A5FF88673D9B79CD158CBD10148AC18A47C30BE02B56021CC721AD57F902EAE946A7E97D039AEAEB4284871911921185BC0E05A020C6C0360C0A505C82D6058103364A58FD3FB94FAF151D3CDE3C18E330B7AF36210DAD1BFF53AC48D74B413951B70E2B1F638BC00BC670F550288A1061741C0303050DA961E104C93B6F5F60BF575434EA900A8A02A964059459536F7A7D382FD681EDE6E749AF41643691B5B43202DCC03740015F92D1F0E222435A009565CF83B03B0A1B9D3BC03E948C0FBFDBDFDF72F07C0806456A68C408C65402484648418060461262D721CBF14971F9EC48E45973842A111FC963C825DAE4F87EF2F29BE78C0CC8FE7A1E4707888875973731B1A34BCD08967F073CC5DBC6BB0E897133890F1D62B6BDCEEE3DCD1B647CFF17D21A92383AF9AACA4158C9E6E177C9668FA6A214661B79B398DF3CE61E77AEFC95AA3C19B3B2C521EE9F6732A5E1A57E70956FC4C2F6990DD5712091FAD3F6F5EA3E4336C34EE2A971C7DD56BEC54924A4965D47C8351EDB510AB8C5B17850994CE86F6459E75039AE2FEAD3419FD506D1687E2F8F56DAD0EEB7E1ADA6FF13056A4858F3C56FB7CA4BAA3854F56B2DBA6D0C3337EAD4068F441F59F2F6EFE607AFF7381CF09891DBB0A4090B55634E519DB36933BDBD3185773612C84818A8341202020A5951480A0251C0C3080885A24D4421A963D0648A23611278423C7066015675D3096943B9AC298898F459E814976600D2ACBE24480500C19631E1CE5501E622738ABF9B35BE1986BFFC9984EC08BE75A6E3B770F3C37D2F548E7FDB11191AA4098B3EA9E1BF9640DBB8423B70F26F7F34C078BF7F2768899C092BA3B558B5B1FDF28CBACA02D6ECF15B727575D2D3652A8369ED8A875299AE383C0436FE9D78565BA83E7868E9A9F39D4172DC9EF16C43071EB95BDCEDC2860D1E5752D4862CF0F3EE5DAEF5DC67E4E1E7D2C5416E9BDAF56BD4EB8022A1B5474795FBDE01BC1DEAC7F4FA284116BDA7503E46EE06EF90C6FC1942B55D0D4F65BB214247ECCEEC917BD2C153FF98265C237A7F93D6529EC24BBBEFEE8257D0F892E51A7CDD1EFA58C6CEF7594B2B3D199FE8306EB2D0BBFD0AEF169AC73863A7F70088A9E8DE565269CCCE063F1A79F6C9BAFC55E7C96FEC26CCE3265DABDC7DD7393636195D665D5C9EA7104E0EB08C0455F01262B0D4F0FBE14955273752D3E6E1FFFA685912AE7F4A76503F6FF09BF8A4001A913C2EF9AD5F8B50908A0FF4FB85DEDC1F157DCD68B6D4BD1B26F8813B56DB3B9EF95E83A6F18E29672EB719482B88CF405B145E5E80E2AFB29CECE9C0B4F5FF92C5DC9DC4913D78AA084AE8BB07EFCD4C27F8BF2A811B3A9614D568D53AFB6B5EF27D7EDA9AACFC30BE98B6F86C447669ADB93AEE76CED79FA899AD6785B60D7652259BB90E9E35F52422507D9B7490DB7E68ECC3D6AE8FAA1DC9350A72C9FCDC89E62BBA7EE3B9F9070BBE5CE9722F9828B870C5371235B89410976ADF1DB6C739E0A541DDDA1AABE57F1D7C9C50DD936B4A1BA3783967E0E7B2B63CCE72A174B37984EDD09DE47907E483C70AA226E8E6CDC1FE7423A1374FAD584464E48D3069D8AFAE9289BA570B23E8BF31E571ADE7A5684BA23AAFC2BB7074118E047D15BE69603E01160D1D7CB1FE885F02BE85D15CE95F4964714E1DAB517AF9F64B74A9F645E0E3CB0FF347925BDE86E61757AF786CB86D87995193E3CF18AF9FED0F81A139261CD9ADE61EE5363926705C25EFEC84C9FA1BB36344D6576241B99411C714B86B72A29556B832DE857347A8EB6745DDA2576CEAA7BF764A11B41B8792437EFCCF864F48717D9047962739068C63AC12A9C0C5B84C499AC3CD5D64384D90B4FB62AF484A4512F2575BBF975DB57B53937FB8666C4B3A64B0AC7F2CE665BA5FE125083D950E09FD5DA9CED64223FA06F7D64EA49BBD729EAD11A9FEF543D126B27D364706B335F5D34EBEFE996AA3FC6122D3F53A79DA44B0B8DE97B3EA8D5C37F238DE8ACDA3CC1FB996F4039726A42C5B1FD00FB958F186A9CF7A72B566CB744867325EF441EA29489695D7BABF4A8D67B2F426F2442AFC76FF44A6585F5E7BAD1941AB43145E4634CD559BD6CFBFF1B7AFF4B8F8DBFA2B634BF46AF9783B7F17DAC99FA5CE3A8D9D6FCD0C14C96724762465DF9D47DF72D438942B28173F6710D3D555DA764B3C758DC422EEB1D3A8EE990B41F0D2506C34E24FE99F39EF33B8E545674D0CF0E972D825A951AD384C03A27E35D93C2992CD65E47AAA569910BAEF063323942CEF9932C85AF6F0F9FED2FEAA3BD47446E9A757EBA9EE7B353E8F55DD19EBE8FFC6DDBF58DDCFA37F3E4BE935396EBF46B8C3C9C7C1EC632ED28F54A8CFECC96920383950282891639EC37B516637B4E677B88C13A75F76DB0E6BDC72C6C1265166439EDC324898BDA2543B9D84E63597F13FD9BE71C66DC348DD33C4DF5362E29496FCED97762709AFCCEB6C54A4A4B687DC1C4576A8D800120FD4E2D1BC022D47E03D955895CE5EDB973212CCF3BF1E1EBF5BE59210B32B3720AC56B8F6AB11488774481DEF0F1EE9026C35FF9CBE4F4B279E8869A96E5CC996B1FDEDF7E9B7786D1B5E97375134636E9864E7B1B5D29AB4C601B91F1E4599493F0A4646A3E509733092DCFCBA0D64E3C389F757BC98038B4535E944B5F65AA48ACC9D973F441D17719BB6DDFA670F04207251D9C1FC496D562C608CAC3E1A1E1778553A4A476BCBEE752C1E81E52DE7BEB95F18969A9DB1AB4C38DD6B3D3E2A48C627166D0BB16C5E2D4C8C07565DB78C304AA7974AA7863E29EF02F5CDBA1D7728E3F59F7BCC9C39F421D5E6EF8E0187D5CBEA9BDB187F2FD48E939E34E1BABFD539B668EDDCBBA1DC0414BB83A329E5AF7B29DCA800A917DDD6918F91608FB3BF795ABBC9FBEB1BB5EF9BDB8A24AC8CE13F96CC19CB4BB3EE6CCD448693A7E4ABE68216FBD484C3A5BBDF070F569170563D35D61C954D3E72475AB16CBBB919571E99127076534B3327F9DD3324D729C15BB2F4BE1FE92EBC1552A61A391DEF7AE6C5BDE1B69797E5383BED216E59AB00151D2F0910CE1D6D0643DE186779D1FD207F269CF27A2722B3D0C313594584BB64C63EFC6E24CBAEB8094A074780E31EA3BD6A6B59CCD793D82F3EE660DEF741EE4294E4E27A67F3F78DC056BE0D4F1B6473D99E585918B17F0123C1CEBDD56EB231531AC6B77EE9AF7CC9BBA593DD064ACE79AF7F61891E70621219F5515369AF444A9B420DA650F818F68E633D99E641F22B77829D8E835D9FEEA4641AA6EAD78EE9BF972D23F00A1C654BD', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '054846dd4d7a5fdde265b9e85de5dd47e24817cb5e31aae34cdcb5b4d8061421', 'app_receipt', X'0100000F6E480DCD977B3C54EB1AC767AD19E3360C33D3C85DEE25BC432EC9B623722FD70A093124776654224C32482124E962D00D898A363B915C72574A848A54DA4A21B13BE1AC65EFB38FBD8FD3FE9CCF679FCF396BD61FF3ACDFFBBCEB7DDEE7F9AEF77D018BB817CFBB26DE2C7E4600E28673594417C0226E872188460402785EF77833888EC5C1101706B0E0AC7F3685725970028E05C7D158700C9082211EC40747A552348086B62AA021B703007AEB34F434D63B03414444753C8C333F093F040230C48FDA5C3096FBE50C20C010DA028783614C27108221226AF1C078B3B6CD9C106ED41D79B8E8AEB18A680A105F51D4C6C2101675E65B74A6C2EB54D09E917BB167F8542F403A421A41386E02174D6D9D9A06AA9317750296A606C04A184282837042AD771E89DFEFF2EF2AEC7CDB44A9B23E01C4600846151241C83328408DBEDF2320D89FAEE6E3114047C345DEFAEFC3A5C01006D509043E9BD0202FA627C3372810F522FDE645D35405BA8B93A4A387CC1300CE4002996554A7788D350A52A36AB9C9FC229A95B6CC584EBB892060A133268CEA2C2439B1F348DC30FE026AA3010259C4BA885AA204913F8E578D19E81FE4E9878404E32FA16D8409440D4DF08F4B535B57134823DA6554FBD714D2F4B4749C179DAF7CC3B9F05BCEE8588BD006C8583148FA607C316AC154CC6218D77E27952E95CA7E93D03E6E2DB59490E4223D42303697C5B70058D86AC0822FE422AF80E115985E2B039CFE54F2C460CDBD93A12E9FE7F4BF8A416845FF5AEB103F52D1AE347EC08BC73AE2F06478C70E9A0410430D3E02D9303858C69E11144A97B1F70D60FA7B207F6900A8A12A96A0B48C2A631EC8A08706D0BD7C3D1874994D863276F68640464400E8021AF25BBC9C571235801658F2E0AF1C801DDD93EE1BCC4006EC13E81BE8B338001624BB346404622C0B22222423C4B02008336E91E9F225BF286A1C3B1C5DE00231234896022B5ADC5FF43D5E507EFD847DEE888052268F9778B80D3FBFE1C6EAD7BA4758249ED9D2071BE70332831FA5BEDB933EE230319BD230F80ADF15963CD0335A6325A368F462CB8A9709A6A373318ADB3DCCE9BCED51BB6EFB8E971BF5DCDB6A7174704337AFF2F5114D8150E54F8C826AB9DD059170CAEDCBE6652A7E7D4623EEF249D1B7F60C9F49542BB87AE86BB55179659855EAFD521182527375E3BCC0EA475AE281F5745903A64E368FF2489575BDF3EA1F7B7D2CFA6357D6095386CB5F0D5C6BAA1396936CB3E378791F59456646EFD77C5AFADD47D3C79F72FD4E496CDD960B426CB4A3955E72599BB46F39C6BA950563210C941F0A82010149AD241982167030C00041D422A21652B0DC314012B50571541C253608AB3CE386B1546AD712C18C4DE47907273A00695496C3AD04D4180AC63CF490735198C38A19ADA71E9C61F7EED331CD4008CFB758769E5E787EA4EA91CAFB7D21225981301735BDD70BCB19B688446EE949EA16980E15EF146A1233812537D8AAE7D73FBB5B98564C9FDF9225EE4829B9956FA478CD786CBDF6F5689E8FE47E5F99B79CC20D3D977A53CCCF1FEC8A96247984B04C3C3AE5AAD8EBC9162D7B2A432476ECF32BD2F9E036FC3469E819B530D27777B96685483154D8A3ECF6E1DA9C7F0477ADC143890256AC69CB5D90B596BFEE13BC0953A4524CD7F0B1CC5694F821A3E39CE80DA923E3AFB34D8467B5762A2D849FE6363018BA6EE025D122EAFA5DF4072923FB874D17B8B918ECC09E8D6B2C395FE895C2EB56EF829AF7398744CFC40AB1E34FA70A67938E9F6EF85A8E2D7D79FCB5D9ACE5D169CF0E4F6F3D174E89F60DF5F16B2308C05508C079BF004C51E99BEE79232AA5E1EE9E7FD2F1C84F75AC6479D73F4C1B70FC4FF855068A489E107EA597E3D72E2888F13FE176B90FC79F717B5BCCFAA8B663759CA87D83DDE33D09EE5F0DC33C8EDE7F7648515C56E68AD8BC6A74138DFB0C6F73E69517A37E0B37D36CE9E2DA114ACCD51136CF5E58046E521D3262D7544BA797B976EAD8F84FB96F49567F7580C398FFA9577CE0736D636255E6E68E1753B463775AC9DB6E085274386CBFC082021A25C4B141AAAF3E6B6076B0BA655F9137A1425521839531C9F550D3FF6B7C7C6B5DFB973C85DCD28386C9B881CD8221F10EF547ACED335F904B52B6AA6B3A29FF6D7C7E6D861DBDB7E2A71ECB0067A7AB31E6B357E72FAC359D6C0FDD4D90E917DC7BA6386E9662DC1DE7463C1F7276746C5D6658CD5ADDE2DBD387EC160E500CB2791FF21DC3DBCCACA46D3D54F40BB7FB413820A1E82D72CB03F008B0E8F2F23B7A21FC127A97857329BD451179B8469DF9AAD3DC56C7C7D93782F7FA9CA52CA517DD2D2C4FAFD301B930873D8586FDA746D91F0E8E489B100DCBA43BFBF8CF0C4B5E2487BFF9817DFC33C3BDBA6632AD29C9C80CE2895B30BC7F55A96455A805E3E6BA8E94BA96EBDBC42E59B56D1FE77810446A07B272CE8F8C477F7C9D415010AC0D114D5DBDA20427CB1521713E3D47BDFE2061E6CAF3CD8A1D61C768D713DB3C02DA1C4B1A76D5FA33538F644F177086732E665825FF1C5486599B1B985E5F9BE16AA2F0C8C0E6F0E4F3C63D676829657EDFAB7B25948F1F93C5AD4A1B2D35EBEE6893BA7D225BB4E87C854EE2063A33A6EB558F7607E9EE31C15DEAB563429F841FA9464E8EA9B934EEE5BE3981A1C5F94EDDB4E2BABFB22F4BB23DF2A052A19876E53B95C1725F2784DE48845EAF5FE9954A0FEFCEF2A0AB54EB60F22827D8EA33FA198EFF37F4FE973E1B7F46ED857365FA9D3C42773EC49A69CEDE1932DB7C8ED99396ADDA94905A5134F9D873536F02552E78D631AEBAA3A4E58C5CC670363FD56D8D73D3095DA2CE606F4228EC4A247DBEECFD75EBE1ABC54D8C8B7D85F3A05CADCC343EB8C2D578DBB8485A76B6930BCDD234CF0DC79948A244C8EF9A925312EEDA216CFFB3E650E7E195F7CC9AA7AA72FC6CA96F1F8876744D901AB6181879747F2790F55E5E55BE39E04E6454D26518CB7650BAADC2EA4EAB2BD8DB7395BC22C12293FB9EF67C6CC7D90C2F3158B7E2B11DD6BCF384855D82EC9C1CAF63B8A4E0BC4E416F16B6D9582ED0C4E0DE25E7CF1E5AC6C7BC4DF5D72FA8C87C97B9FB54CF34E5BD7D9D959436754DEED82FD41A818D80F81BB55C008B50FB0D6497257299D5D3762E3CC737A1FFED1AFFF4B039D91979C5FC5529DAD98A82EDA240BFEF645B588DE1DF4885F2FA19020C432DCB22F6E7CA8F1F5ADFE59C67B5E87DBA5683914BBCABDBD8C050492F245B0BB29EBF3CE42A322E997C0E68CA9B308B725269E5634F2EA7B72E6C14ECB55510E533509BCC13ABD9E53DF424EFFBD4EDF6EF8EF20841FB259D773D892D2CC70C1354FB0E300F3C10392A25B5F5ED43B762565BAFAAD3FD51E353D352ADEBE851776C66A6C589A9F9E2EC90F775CAF9C991C1AB0BAD85C2C9D704744B8462E29E93E62AB7EAD75D22256DB86CD2FF23D3F9CDDA8F2ED127156A1AEF7428ED1CB870C9B8D9CECA6752EFF38987E9AD413CF4F85B0323C9156F1A692C8883ECEBCEC2C85920FCAFDC572EB33E7D6377BDF4BCB8244BC8CE1339B66028FB0DB64FE16AA37646C5088DBB4F7F82C25A65389CEA6A1DACF9E1C712B6FDD203A7BE3F3C74E3FD167CB782ADDB8E3485B783ECA6CAB336ADE22FBDDCA8C7EF6F3BFA35FF96065BE29E6656345F96005544871039C332A6EAAD587B7728406930CAA88064FD492ED671AF795752E9FA29272E87539BC46B02BB931568068E1672C6921D70EC971BA31CC7832303246169DE86470FA8F8C3E613714E4F3D9B233F2AE49EF767FB0D400563C9755342E1A74F1EE64404F329AB50B59A6BD57FF6E611C98908EACFA9112EDBD4BFFB26F3A3064F955E8C2A3624A37E2EB16EA7CFBEE956E9B2F61F180FC813DD1DB92D9929FC17E613D5A3312AA5E9BAC7352C9303497F0723075401', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '4e1db76882c2be083934b8f37f6ced977bfa14a499dffa29c8eca30f25437a0c', 'app_receipt', X'0100000F6F480DCD97793855DD1EC7CFDEE738C8E1E09CCC5311CAB48E394911194386326438717092F9F096144EE6C89C48199B90A1A2DB604886C85094280D2429A590782BDCBDBD3DEFF5BE8FDBFBDCE779EF73EF3EEB8FF3DBDFF55B7BFDD6EFF7D96B6DC0247AE3D937C418C5CC7242AC703E93B807308976300451888013CFEE1A6304D1B0381862C100267CF25F5DA17C261C8F63C2D114261C09C460880DF1C1F1F1919581B2BA02A020CD06A86829AB6A290307C08588A88E8771C627E01EC009431CA8CD0263595FCD02020CA13D703818C674036E1822A2161B8C37EAD85E10C08ABA233797DC95D7100D01E22B88DA5818C2A2CEAB969CF96055397464A42D8D0C9FEC07C840482708C74A60A128AA2A2AA33A69492760298A0008C010121C84E34EB77BF2694B48CD9CBBD07A4EF58DF30C20044330AAF012B8DDFC7C146907A83EFEFB698A9E541F1A1A2EF2D47F1F2E198630A84E20ACB20CF4730F7663D0FD7C512FDEDFBD282A0A4073699134B400409A0310415619D5C9449316ADA4CB6195795654852716D76D06F6427C80893E9207D599104C895C44E286F167511B0D104822D639D4122208FC79BE8A6E7E74DF207580C404E3CFA39D7808446515F0E3A2A82A6B68007144BB806A2BE59042715872BEF813E7929F39A3932D453B2C4D9603B1CA500BE6C32CC551F143C220A985F195CBA5AADF25748C6BCB2D1924BBC888108CCD67AE5A044C6C2D60C267F39147C0F06A4CBF990E4E7B3A71F259FD9D13818E5FE6B5BF0B416849FF287688032969270A0760C7636D7178126C6747110142A8B18A40D2F5F797B066F805D224ACE93EC1FBA9C85F0A008AA88A25C8ACA04A18FB3268813E34773A954193D8A62B6165AD0B24F8398126A020BFA5CB4180A80CD4C0B21B7FE704AC686E34BA3F0399B0A72FDDD77369024C68EDF290118AB14C8888A08C20C38420CC8449A6E3D7A2D2C313D8E1F06247283894D7947375BBEBCB81478BB2A38F63CF4473CA64B2B90B87587270E86EAD1DD58C66F2B2CD553ED8BAE093E9FF30E5BD57FA88CDE45C72F3B3D7F8FB4189837D63F56612D27A2FCD57BF8A331C9B8F90DE4D35A6B1771E76BE459FA8D6EBBB636172ECD9A65E76D9CB232A9C81B29F19C5B5927B8BC3E0E45B178CABE4BC07F4465CA512C2AF790DE7C62B165F3AF2BD56AFFA7A9059CADD4A7E824C5B6DCB02E7FA876AC2BE4DB4B53AC11AD96CB22337763439ACBFD9EF69F23452A091873C5CFD7AB0A2B5914752B4C3AAC0DD237A0D2938FC80CA93CACD9F0C1F7DCEF73E2962B12B1F0458AA87CBBC62D961D0699EC4BC960563210C541408FC010149AD280982167130C0002ED422A21652B0AC114014B5B9707C3872A41F5676D605632AD3A9C68F199F2CF4F08FB701E2A82C8913007C11648C71E01187D2209BD5B36A4FA805C3AEBD39116D801BBF6AA9ECDCDCF11C48D52395F7C74244B20261CEA9786CE491D46DE70F33EF4BE8E59C0914EEE66E1532804537ED542A6A7A7EBB24B58CB6609E256C4B2EBF56A4275DA13FBE51FD7238DB27D253BAC4DB82924D7DE7FB938DF30EDD0F17E5A506300DA8DD92376237924CDABDAE0788D8FDE25DAAF1D165F849C2D073BE9230FADE6A951AFE32A8A44FD6E563C5FCFE50D6069D1E916266A461FB6D9025CFD1F819DE8629952BA3297B9A664B8BFC23A3EB8CE015B1E889D16C039E39B53D328B2139AC3A3A439775DC45DA059D36877F14D3B3EE693DCBCAC288F5EDDBBAC1B4E02BED3A8FEA7A67A8ED178780F0D948EED8989C149E6CDEE339CDDFABB195AF8E8F1ACD991E9B71EB72F3D0722C2857BFA234513182007C0301B8F03780C97203337D6F04C5945D5D8B4ED846BF6B64264A39FD69D980ED7FC2AF2C9046F284F02BBE12BF567E7E8CFF09B72BBD38FE8ADB5B423B8EA9DBD646095A375B3DF28A73FDAE1B443D76F7F91169E1B51217851614C25B29ACB9EC6D99175F8E792F5E4DDD4913560F95095E1F6AF9FCA589EF368521BDD8FA5AF1F42AA76E0DCBFDD3AEE6894AAF0F163016DEF50B0F7E696889BF91B9BDEBE53425A9EE1E69D7152EB24641ACB76F7131851C60DB2C36D0943538F7ACB6FD97520F428DC2BA0C66C6144B8FCAFEEF3131F71A3BBF16AECBAF3CA49B881BDCCE151063D314BDC33AF325A93CD94249C55EF6DBC4827C8615ADBFE65D9FA98F83FDA508E3B94B0B67E50DA73A03F712249E72EDCB2D8B9A23EBF746B910F3024E8F8DAB6606D5CB6B96DD9A3962B57890AC93CDDEB32A096F392B40B13852FA1BB7074008E045D15BE2960DE01160919DF78FF442F865F4AE08E7727A4B430B712D1A0B377258CD8E4FC45EF1DFE7799ABC9C5EF4B8B032BDF60725836CBC4A749F9E1C8BFD786844DC80A85B25DE3DC0913B2C7A8E14F2E61FB1C7BF305C6BEBA7525B13F48C20B6A845DDBB9764CAD7049A30AEAA762537B65FDE2574DEAC63F7440195C0DF3098752A6F6422FCD36806611D57438060CAFAD5E5B8B52CA12279E9A7949A0E11662FBED82EDD159444B91CDF41F5E9B02D6F766ED81F9C129D3D535C307CEA5C8659E2AF7E5518F97CDFF4A6860C2783750F752C8F4EBD68F1CAA52457796F51728FAB9E485A8B5B933A5669D4DBD521762B2D5BB034AF46237E132D38E2FEEB3EF52EDEDB495CCE4A0DE3DC9F791E2A844D8D2B3AB6EC63BD3A89A144D1A7AF9AB1DC1518C812ED0C3B245322A47EFDBDDCB36ABA3D426F1842AFFB0F7AC5D2437AB3A834B95A0D4C21392D5669563BC3F6FF86DEFFD26BE3AFA83D7BA64ABB9B8DBBEE63A491CA5CDD90D1F633C17DA9D90AAD712935A5538FDCB6F5C7F149FACFD946D57695B7E74A660C6773F0B96C70684DD3246A3CEB8F0B849D88BC5F2E787CB7387AA9AC95716EA06401542B5619C6F8D738E9EF9AE04FCDCEB677A4981A16BAE00A2613C8A152CED392323CF7ED78AC7F5519EA3E2A70C7A86DFAC629EF9D7C6F1F0876DD9FE46D36D7D1A3F66EE6CCFA20A520D5E653177638E1028C8DB591B925C7EC4D6D2CDED77789B43ACE2493F58EFA4264D7E90C772158B3E69115D6B83BCDC42A6EEDBC24BB6D8828D78246717F16B64D5FD2D740E7CE79872F5435FD240F43ED8D8B72129B33F79EEC9B217FB06E341353E7DB903FFE1BB57A602B20FE4E2D0BC022D4FE04D915895C61F7DC391F728A1EF7F4ED86FDE941F36B67A5A48BD624AB674B73750A02ED81131D41F5BADF784BA4B4333819BA6AA6A5B15FAE7FFA78EFFDA93C66BBD6E78A7A8C64FC6DCD9666865C7A09690717F3C5AB234EFC13A28967808A944170E9A9144AF5F8E30BE9F716B772F5EF5C27B84A4771AA50A8DED963E871E19694DDD6EF8FB1714307441D9C1F4796546386090A0307830F3EE03F262666F1B6C7A58CD9D1AF607F774CFFE48CD83D55DAE13ACBD91961624A91706CC08746D9A2C430FFF5253BB84348159C9AE5DC11512F78E7AF5B68379EE74DD874C1E0E9CD608737F29F1CC34FACAB6FA9EB92D93378F6BC7E9B9599E794D697B49EF47B7E6CB4986B832389356F5A284CA80039D79D86918F8190BFF35CB9C2FEF493D3F5F20FC66559424E9EC8770B6614B36F54BACC4EDAB23F59FF965EA754EBB4DC83E9B857B34A0FEA48772B2805297740CE13F39B343D5A32187BA2B1F583D835417CDE6ECC699DC9B132FAAE8CC14E35F6DB07EEE774606C9F8BEFC570DA3DE618AFEB50F17B4CAA7FA3E974BE73D498335BE2FDC326CBCFEA85D6256A7667256FD6BBA7E20E0A3AFB785072FDE4279F47C72E0CD578B51EFD754FABE7251F7DFB6DE5A27B1CF746D0E97E7C69A5E10D635B7C58880C76D59751DBBC336FD4F00E642A6AD9F9E57C704F130A4A3BFD4EC62ABECD3483AF256BFEF89ED2AF6FCD7DD23E2658F67C6B2A6B5276897D136A7A31DA6A52DE8054DEE2243F64E8650BA57FCFEDFEA6CBDEACB260B4C9FE6033E99FD4DC5A3A', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '629d30bf50ed7dd5bf8ef2188b43c2cd1100308a341e4ddcb22e1d79a459c45c', 'app_receipt', X'0100000F6F480DCD97793C547B1FC7E79C19631B8631D969321865FB0D854A8AC81AB2744BD7323196EC6B9BC2640D212469B196EC2A4A0F0DB2642F4ADCB4904A9BA22CB7C4738EDBEB3EEE7D79BAAFE7F5BACFEB79CECC1FE77B3EBFEFEF7CBFBFEFF77DCEEF0016D113CFBD26DA287A860FE284B359C49F018BB80B86203A11F0E1B99DA28D20261607431C18C0824FFF6B2894CD82E3702C388ACE822380340C71213E386161B21A50D350066ACA806E03C006A0BE01ACB703FC8888EA7818677C0AEE057C30C48BDA1C3096F3F90C20C0103A028783614C0F108021226A71C178A3CE6D39FE9CA83B7271D15D6D15D11020BE62A88D85212CEACCB3E82C0CAF55446746FE8B33C3A7070032113208C2711238E82A6B55D4505D68512760E92A0088C210921C8413D8998D3B23D02CD55EB066C25F5CE7C136200E4330AA900802CEBEDE2ACC030C6F3F2FA68A1BC39B89A68BDCF5DFA74B86210CAA13083C9601BE2EC1CE411EBE3EA817E9772FBABA32D05A5C24CD0DE83A013B2089AC32AA938327DE179EE68E48BEDB7C5FAB496D9E677F62291EB0D05B0AA23A0B82E9110B48DE30BE00B5D1040115B12EA2963841F4CFF1AA38FB7AF8046A002427187F091D244820AAA983EF079DAE05D681958856886ACBD610090F75BEFC03E7A21F39A3C116A3031683E545AC12D48285318B79947F97304869617CC552A9F277099DE3FA528B865417991182B1D92C9E05C0C2D601165C908DDC0286576006CC7470DA9F12261EB36F9F0AD833FD4D7B4E1C425BFA7BB343BC484BDBD37901371E6B8BC30BC1BB76D12581386AF0108474FDFC28D641BE014C8AB58777B0170339A503A082AA58026D199562EC13C40CF066BA7830829894ADBA142B6B5D4011E1035A808EFC160F3B51A21AB2D24B2EFC9D0158319D991E7E4148C06E3E1E3E6E8B01B02099A529231463591011411941860541987193F43D5FF28A8F8C6347C2F2F740C18748A67C2BDA9D9E0D3E585078F930E67C141F2D9DCB4522C4929757774BDD4BAD2816896BB6E2DE9679EF74BFFBC9EFDC53476D2666939A1FBFC0DF0D4C18EA1F639B51E4F59E99AF781E6B38F62D5CFE27863193BBEB8843ADC778955EFF6D0B93F8C71BFBB815AE8CAAF305287C0ECAAFA3EECD0F85936A0B8D2B153D07F5469D648F875D771F391BA7925F7A74AE4EAFAA26D02CF94E850881D656D732CFB7FAFE3A099F26A68C4EB0662697C2E8CDED4D76ABFF31E066F22842B451903C52F562A8BCB551902AD56995E3E21AB54A2838EC80FA2F159B3E1A3EF89CED795AD2626736F0B7D408A33DE7D86ED0659EC8BA9E0163210C941700FC000129AD9410042DE0608001FCA845442DA46139C381146AF3E38471E4085FACC28C23C694D6B54E04F37622D7D52FCE06AC44652A4E1408879331C60147ED8A036D56CCACFB859133E2D47726BC0D08E07916DBCED905CF8B743DD2797F6C44A42A10E6A2BAEB7A41AA6EBB48A879FFF13EBEA900891E81567103586AE30ED5BCA6270D452925CC79F30C095B72D9F53C3DF972FDB7EB35AE84717D147AE441799D53B4B1FFD24092F185C377C3A4480C7F9601A3877A3366BD9049BB7B8DBFE4AEFD9EC59A1F1C477E393EFC44B828D4636F957AB5480954D4AFE0F8A1FC9BD721CE7A9D5EC97C5684617B03C850E26DFC0C6FC5142B9630D5DC4C33E5256FA4759F17BB2A1D35FE32D3407076DDCFB48590339C3A3AC357745C24DBC5EC37857D90D6B3EE6D2DE0E4088AF1E9DFB2C634E70BB34670ED6A07A86DBF9D7FD84C84404CF49964C14CD28933CD7355D88AE7275E1ACD9AC64F39773BBB6ED89353A6715575BC7C1401F8260270EE6F00931507A7FA5F8949AB3939E59DB28D7AD3C84A90B5FFD3B201DBFF845F05208FD409E177E572FC5AF9FA06FD4FB85DEEC1F157DCD68A6F8FD7B0AD8B14B36EB67AE01EEB34A71BC888BFF3E4A8BC840CE5B2F8BC72582B9DF32C775BFAE567639E0BD752763025340ED182571FB27CF2CCC467ABF2B05E0CBB6E656AA57D8FA6A5D72727F304D517077382E6DF0C480C4DD7B7C4DD4CDFD6FDEC133DF15687D0CEABFC64CD9C184F9FFC7C3AD9DFB6597AB0296368F6715DFBFE625742B5B25C1A2B6D92A357DD6B2E3ABAA3B1EB4BAE5C76C561DD04DCD0367EFF689BA6A8EDD6E9CF84CA922C54D5772B7C1D9F574AB3620E54BFE937F5B6DB5D1A6E3C5B3A5FA06438D915B0974079C4BFEF6C49E42C59BF2FD29178C1FFDCD8DBB5E9816C25AD92DAA9A3560B07C93A99DCBD3C8978CB1951BAC5D1E2DFB83D00420009456F915B2E80478045DEBC7FA417C22FA177593897D25B7C2817D7A2397FF30CA7D989F198AB7EFBDCCE9197D28B6E1796A777F7416AA08D7B91EEA3D363311F0E8FAE3420EA56AEEC19E43D3B22755128E4D58D9813D3414E75ECC994D6E37A461057E482EE9D525AD9AA0093A06B6BBB931ADBAFEC14BF64D6F9D3780E8320523F94917561743CECE3CB34821C7FBDBF58F2EA156538198E43921752B3549B0E13662E3FDD26DF1D9848BF12D7C9F0EEB42D6B76A8F70A4E8ECA9CCACF19C9BA986696F0AB6F254629DB27B5A93ECDDE40EEBE8EE5B1C9A72DEE67E949959E9B555D62ABC6136570AB52C62A8CFABA3BA56B4F668A155FA8D68CDBC80C0EBFFBA25FA39BD490C8EFA05AFF56E0B3E07DE5D0C9B72A7B5AF6715E9BC0D0233D3E5D33E3B8233A9821D5157A985624AE51F34EF17195C76E84DE50845E97EFF44AA786F46530988A759A985CF2C918D519ED34DBFF1B7AFF4B8F8DBFA2B6E07CA5760F97C0AD0F1146EAB3B7868DB69D0FEE4FC9546E8D4DAE2E9E7CE0BC75205698EA376B1B59D75DD67E969A3692C92BECB8C6AEF5A41651F3F1406C006C4F244D17BACE591C2B2D690DBA3858340FAA542A0DA3FDAAEDF5778E8BA46466EEDE433735CC75C4E54C1C271F9275F844A509DEDD2568FDABFA70CF31D1DB466D9F6E6679EE107E7D4FACFBEE04A9D95C478FD1B7892FE3BDACB26C9BF7ADD023C70B616C8C0DAD5691D597D298BFAFBF546845AC493AE76D8DF988EE73692EE2B056F5032BAC71CF4913AB58996F546EDB1029FE79CDFC810C6C9B3ED5C740E7F625BB69C63AFD445743EDF50B8A944DE97B4FF74F91DF5B379A496B08AFC97EFB1BB57A600B20FE4E2D07C022D4FE00D965895CE6EDB9E35B489647ECA3D76BBC5203BFC9CCC8CAE7AD4AD2C894E7EF1203DA83A73A03D9BA5F4945B2DA697C41BAEB4C8B63A66B3E7EE878977581D5BEE173391B438D6BD06A690E524C2D12DACECF7AFAFCA8BDC8B854C279A02E6B105C9C954CAF7AFBB030B563610BFFC00E39311E1D95C95C71B683EBF0C3DCCDC93F59BF8BE712800E48D9393C8C28AAC28C1094070F061FBC27122F2D6DF1BAD7B184D539A0BCFBCE98FEE929E98EB5CC23B72C67A62488C9791231FEEF1B15F21242FD56176D1708112AE7D32A13088F7C4AFA5663A1DD7889747C63A1C1A37F04DBBD52FAB827EC941CBBE55637EDE7A1824BFA6D56666E931BA64FF6A676F87231A3AF0F8D2654BF6AA1B3A01C645F770E463E0642FECE7DE532EFA71FECAE977E302EA912B2F344BE5B30B515EEF937BA869E6D61772435DFB1C820B0293BF97BF71B3386D5EB5F88B89078B81BF6B6E5376495F59937BD09671F6BA3AD8AF47BB1094E3F50405557AE3DEB1677EA588E424D7781928CA279F5FA6B44C500BEF2074CE763FAD73DE872FBAF1314F83BB2D3338BBB6CDBE74A06959E0A155E7BE579C63EF60B75F363B1DC56A38DBBECBD380C55295877DEDBE64E2DD3897383ECF0AFA30782E5EF25DDA079B8A7A7FCBA52C4B482F2BC26B67C4584B346F1863B6F4E8D7FEE21AD971B22DF1D9F3DACC966E4C65FD967B9466FDF40FFD7360C0737D785AD04CB104FBAC455CD6D0D831392229103F6956C8A51604BD56B2AE767FAC91D9B0D1DA3234D9C3FA4C657FC13E211580E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'e85e9f873fdbdfba911f2859cbd02337349c7a0cc2c4167aa90f4370af5652ac', 'app_receipt', X'0100000F6F480DCD97793C547B1FC7E79C19631B6698C94E8A8C127E63192AB91159932C2D6499184BB28DE196DC30376B14D99AA8AC953D152D37912C91284A1425494A574596BA96E71CF73EF771EFCBD37D3DAFD77D5ECF73CEF9E37CCFE7F7FDFD7EDFDFF7FB3EE7770087E883E75F136D1A3D2504F1C2D91CE21EC021EE822188460442787ED768538889C5C1100F0670E093FF6A0A6573E0381C078EA271E0482007437C880F4E4C8CA20134E8AA404315D0EC007DBD86CE7A2D9A0310464454C7C338B374B80308C190206AF3C058DE5753800043680B1C0E8631ED80044344D4E283F1A6AD5B7202795177E4E182BBC60AA209407C25511B0B4358D45960C1590CD652417B46AE859EE193DD00E9086904E178093C34352D350D54272FE8042C4D0D00091842828370A453B37C73BB9F1E5476DC9E5DBFE6D1041E48C1108C2AA204929BBFAF1AF300C337603F53CD93E1CB44C34546FDF7E152600883EA04828035CBDF3DD88DEDEDEF877A89FEEE45D35405BA0B8BA4B31E00E4720032C82AA33A259444497AE090065970DF2AB86D5076F852E7BC1770D02145509D03C1B4C879246E185F80DA68804001B1CEA1961441E2CFF35573F3F7F60BA2032426187F1E6D2442206A68827F1E74F47E39A25D40B5A572A8A1E5B0E05CF80DE7A26F39A3932D461B2C4C5610B14A500B16C32CC451FE9B8441520BE32F2E962A7E97D03EAE2EB6A84876911E21189BCD1198071C6C35E0C005D9C81030BC0CD36DA98FD31B4FF8D45773279DE53839AB372305A125FD5BB1438248493BD104013F1E6B8FC393E15DBB6832400A35040864838000795BB63F8B296FEBED1BBC9F81DCD2005043552C81BA842A6FE6C766B27C99EEDE0C36537EB381BC8DAD0190171702BA80869C0B87830451036883450FFECE09D830DD98DE016C64C29E7EDE7E9E0B13E0402B17878C508CE54044046504190E046146CDD31CBFE615FF308A1D08CF77848243452D8496B5B8F6F73C9E571E7A1273264A889AC6E72E1D622D2868B0A97A48378A23CA377DF1E1A639DFB4804749EFBD5206ED3E4D1F6FE87B8D7F1094D0DB355C6329AF64D86FB5EC55ACC9F06C84D24E861993FFFE0FCE37BD472B0DBBEE6C333FDAB7A1935FF9D2A0A6104BF9333BBF5A616F7E187CFCE605B30A159F1EC34157C5F8F0AB5E0359716AF9A58767AA0D2BAF075926DDBD284EA0365737CE09AD7EA42DED57CF5CA91FACC3E5531EBCB1B5DE61F54FDD9EE6CF2225EA44280395AF7BCB9BEA4414645B6D72DC3DA2569083C30F683EBDB8F1A3C9E3CFD93E2765B6EDC80681D6F470EA2B9EADC6F7AD12395733602C8481F25820001090D4CA9221681E07030C10462D226A2105CB1B0164515B182786A344FA6395A75C3016D4FBDAE298914FB91E01717660392A2BE0248058040563C63AEC501C64B76C4AFB292367C0B5F354443320E10516CACECD1D2F88543D52797F2C44242B10E69CA6C73A11058316F130ABAEF84EA10996743BA949CA1896DDB05D3DAFFEF9EDA2E412E69C5586B43DA5EC6A9EA152B9D1C83AFAA570BE8FE467DEF26F738A36749DEF3E6E76F6D0837059514620C798D1AE7023661DD9BCC5EB7AA0CCAEEF7D8A753EB80C3C8D7FF95CAC28CC7B6FA56695780954D4A5ECF2A17C767F286FAD7E874C3E27D2A4E536C8582B58F719DE8C295629616A785A709564AEA5B69D91BC2C17353AC4351699D6DE439D0F39C5ABAFFFF292BEBB4C8BA4D3C6F00F7286B61D4D05BC3CEC18BFAE4D6B2C72BE32AF8B68AD76869ABF77080C9F8A24C5449F4A12E18A1E3BD5305389BDF8EAD890E9B4C5D109B736378FF58E3965F4CBEAA3E58308C0371080737F0598A2D233D1F546524EC3D5352FDD3EEA5D1D2741D1E94FCB06ECFF137E958112922784DFE54BF16BE3EFCFFE9F70BBD48BE3AFB8BD29B5F528DDBEFA88A46D83CD63AF58D7198320C6D1BBCF0F2B49AF942F949A530D6FA2F166F137A715F60FFBCC5F49DECE94A687528357875A3FEF37F7DBACFAD230A6A67A794A8553BB8EF5FE7157AB04F5D70773D873EFBAA57B276B1BE36EA46D69EB1FA725DEBA47DE715998A29313E3E3979F4FA304DA37C8F5D467F44EF755B77C5FEC41A8525D95CA491DE3E9D0DC3F131D7DAFEEFED7DC55D9170F1924E07AB7080746DBD5476DB54DEB27971DDFA6AEB95BF997D1B9B5A936CCEEAA775D16BE0EBB4B23CCA64BE70AD69A8CDD67ED25C83F13DE975572649A62D479C4857836F0F4F088565A50CD5ADD929B13876DE60F52F4B9FC1D028978EB2909DAB6C3C5BF727B0084005114BD056EF9001E0116F9F2FE915E08BF88DE25E15C4C6F71682EAE5167EEC6295ECB63A3319703F6799EA62CA617DD2E2C4DEFEE830A41765E4506CF4E0EC77C3834B8DC986850B1BCBD47306B40F61C39E4CDB59863936CD7EA9AB1E4A678435388EFC8BCC1DD526AD90A9639FB8A56DBF1BA964B3BA4CE5BB6EE1CCD6110C46B7B3332CF0E8E867F1C4A25AC12AE0D944C5ABDAC0CB7922754E66C4AA67AFD21C254E18B2D4A6D4189B44B71AD0CDF56FBB206E7DAFDC14951DC89FC9C81CC73A996095FFC2B306BB3FD52EA6B539D8C573DD2B7FE71EC45A35716ED7885CF77EAEEB195A3892B712B92872F9A76B6B5CADD3CC1952C3E5BA513B781191CF1E07517BD4DF476A2B0B37AED08E9B3C823D5B0B11135C7C67DBC573E616847BCC7AF58F2DC95E8C990BD1F76885A2445BFFE5EA5AFD27B37426F1842AFFB6FF4CAA584746630982AD53A985CCA8918F529BD54FBFF1B7AFF4BAF8DBFA2B6E04C855E3B1FE9D6874853CDE95B2F4DB79C09EE4AE6AA36C52655158F3D76DBDC1D2BA610306D7FA4BAADAC254B2175802B28E6B2C6A1E9842E51A7AF3B96053B1145272F78CC6CFBB1B4A4897DAEA7680E54AA55984407543919ED18154FE672773BD22C4C725D70399FE229A18ACEE30A549107BB446CBF68BE6CFF51E28E69F3F88D4C9FED626F1F4AB63DF824DA60A56FC8E8DC2894F1B3A2AA62B3EFADB01FE22FC0D8183BEA4D154E67725DFEBEAE52F2B258F334DE3BF4B9C8B6D3A9EE52B06ED5631BAC59FB09739BD895B30AFCF621B2C2733AF9DD19D86623053F63FD3BE71D2619DA46891E267AEBE655E437A6ED3DD93541F9D9B6CE528E2EB6267BE4576A0DC12640FC9D5A1E8045A8FD06B24B12B9C4D773FB6C48A677ECB3B76BF6A704CDAE9C5254CA5B719CCE5512BE2F09F47AD25B836A0C7E112D52D44B15621B685B14C74C5EFFF8E1DEFBCCB39C96F59FCB6B300A71B7751B1BD82A2945E4ADC29C17AF0E3B898FCA269C019A8AC6C1C59949B4CA91271752EECD6F12EEDEBE4A52405F6D2C57AAC6D9E3E593DCEF9276DABE3FCA47820EC83A383F892CAAC40C10547B0E061F7C287E544E6EDBDB0E97124E6BB7EAEEBBC3462727E4EE69317FB8653D35214D4CCA938E09FCB94E392F212C6075D1565208B95C48B78C1471E485E8ECF56D7A75E745E3375C307EF653B0C39BB51F1DC3D357D534DE6AA3EEE92D386FD46C63E939B67EF24447CA3D7F3E66F4D5DEC184AA378D340E9483ECEB4EC3C8CF40C8DFB9AF5CE2FBF48DDDF5E21FC6455942769EC87F0BC62B9C1AA5427D31F43936EEB4B5E2ADBE2C97C2265650586169C543E38274E9B757E56E187EE8337BDF3B9105DFB40B5BAE74B8D5A8EA41E908F14B5EEF3BA02612D0CE6F5543127A2373612693A894A0312562D89F9E5FF4DED3BDB1D0AE9FBCF7B2CC1EFDD39678F7D7E3E1EA1201B967BE3E6A90C939B9BA640C3331EDA6183B60399A101F2A1D90BC73AC99A25D72BE8120CD52650CF5BEFB8C2F584772BDA266E78A29EC73C47FA49670CF3AE5ED604943FEFEAC0EAF1D7C6AB512BA664149D3A4D38E98FE8DF156D746C8B65C995FC6BB5955936CFADD53E5D91041F20BFE128F8140A271D7E4DEA0FA63E9E6F849F7EF4CAF8A5387C723387DD7D6CC0CE9FC0396605931', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, 'ae2a1ad5a5d3ae36c79513720746175a5302b67f2a05349c98e9230b4a12eb06', 'app_receipt', X'0100000F6F480DCD97775413F916C73393105A2090443A88520222F00B5D45340852A58A05A4440845A407D6820259AA8280801041A5D902525460714110298214571441B080D856454129EB0AEC0CEBD9C7EEE1B9E79DB3EFBC37993F72E7FBBBBFB9F777EF67E637804DF4C7F3AF8A378F9F168278E17C367117601377C010442302213CBF47BC39C4C4E260880703D870CEBF8642F96C3809C786E3686C3806C8C1101FE2831313A368012D3D75A0AD0E685B016DAD96DE5A2DE00C841111D5F130CEE2047C1708C190206AF3C058DE67D3800043E8081C0E86313D40048688A8C507E3CD3B371784F0A2EEC8C50577AD15443380F84AA2361686B0A8B3C082B318ACA386CE8C9C0B33C339FD0099081904E178093C340D1D0D2D54272FE8042C4D030009184292837022B58DD942951DB08B6FA96FD8F0DAAA4820054330AA9008229E41011ACC7D8C80E0BD4C0D1F4600134D17B9EBBF4F9702431854271004EC4283BCC23D597E4181A817E90F2F1AB242060B8BA4BF1600E4740632C82AA33A65DD67AA39F4A37B279FC5D8786F5D46BAAEF2C34F808DDE5214D5D9104C8B9947F286F167511B4D102820D639D4922248FC355E0DCF20BFC0303D80E404E3CFA3834409442D6DF0F5A069EB007DB01CD12EA0DA523544C3439D2F7EC399FB2D6734D81274C042B08288558A5AB01866218FF2AF1206292D8CAF582C55FE21A173D42CB6A84875911921189BCF1698076C6C3D60C367F3915BC0F0324CBFB511CEF063F2F8A3869B27425DA6660DBF4841684B7F6D7648106969579A20E0C7639D707832BC63074D0648A18600814C0F0E967764058532E51DFD02C2F73290BF34003450154BA02EA1CA5B04B298A1014C2F3F068B29BF892EEFE04807F2E242C000D090DFC2E12C41D402BA60D1857F320007A627D32F988504EC13E817E8B310001B5AB9386584622C1B22222823C8B02108336699E5F2B9A8E4D0187624AAD8050A3F40B2125AD6E1F174E0FEBCCA8B0709A7E384A8597C5ED211768282F48DF52F0CE2D824BE998A9F36CE056405DF4B7BEB9B31BA757C26B5E5D173FC9DB0E4A1BE570DD6F2CAC64F6D963D4B347B351BADBC9D61C1E4EF3AE456E7375665DC77D3D6F2E8A375BDFC2A9747B58542553EB18AEB15761747C2A975172C2AD5FC078C473D148F44D5F88EE42569145F3AFCA5DEB8AA36CC3AED56853881DA5EDF3A27A47A4F573AB099B9D2285C9FC3A7327A6D4BB3B3EA8FFD3E968331124DA29491AAE743E56D4DA20AB29D0E055EDE712BC8E151FBB41F56ACFF6076FF53BE7F8E8CEDB67C1062A717457DC6B3C5B4CB26855D930D63210C54140A82010129AD2C1982E67130C00061D422A216D2B0BCD14016B5857162384A4C105665DA1D6345EDD215C7BC192FF40E4EDA0A96A3B2024E028845533016A1879D4BC2B62E9BD67DC82818F1E83D19DD0E44F0020B6DE7E9851744BA1EE9BC3F3722521508734EDB7B8DA802BD433CD2A6EF48AFD064A8748F489B94292CBBCE5EB3A8F9F10D6E7A2973CE265BDA8952565364AC5C6EF2668DDEE528BE0FE4413FF9D705DC757DE7FB532DCE1CBC13254B6284B04D193D0AD712D6902D3B7C6B4364767CE75FA2FFDE7DE4E191E1C762DC48BFDD55DAD5E2A510B74FC5FD7DF9ECDE03BC8D4677658AD931661D3740F66AC1A64FF0264C895A2953CBC78AA32CF34366F769C92B7271632F38A6A233BABBA8F31127798D8C862F1B79C97448BAAE8F7A2F67EC78B7ED2C2F0F2B21B06FE32AAB82CFCC5A511D5537A8FD3BE790A8E9189184F89369A21CD2B1932D5FAAB015CF8EBD309FB13A3AE9D9EDE9BDD6A5A04CEF8AE658F92802F03504E0C2DF01A6A80D4CF6BD9494D3F2F0283AE114F773133B59D1F52FCB069CFE137E558032522784DFE54BF1EB1014C4FA9F70BBD483E3EFB8AD93DA7254CFA93E56D2B1C5E1BE6FA2C7177A18E3E8ADC78795A557CA5F949A538F6AA3F1E6F1B7675D7CFACA7FFE6ABA3D535AEF00355CF580DDE3A796819BD4878D131AEA976754BAF6E8DBEDFDE86193ACF97C7F016BEEE77EE9A1A9C6D6A46B599BBB9F7EA4A55CBF4DDE764598A25F90E01F585C4CA38438B5C80D34670FCD3CAAEFF8AEC49B50ADAE94C9CE9CE0B9ABBDF74B7CFCEDA6AECF854AF91507E9C9B8A1CDC221F15B9BE3B638663D2597A5DA6A6AEF54F9756C6E75A603B3BFFAE73EAB00E79D97A22D662ECD9D5D6D36D115BA9B203F28BC27AF34768662D21BEB4E3C1372EAD51B9DACB086D506A57593871DE6F7538C38FC770552F076D31234DBC325BF73BB0F4400128ADE02B77C008F008BBC79FF4C2F845F44EF92702EA6B7E44021AE557FEEDA495EEB6363095782F7F89CA22CA617DD2E2C4DEFCEFD0A615B7DB9F4C19C5709EF0F8E2E3725D22B97F70C08E68DC89E2347BCFC21E1D814CBA3BE6122BDED88B139C4173B4FBF75895AB622D4927555A73BB5A9E3F236A9F3D69DDBC70A1804F1C6A1ECDC33A363511F5E641294841B4324D3549795E156F21C90399391ABD97C90307DF1C966E5EEB014DAE5A44E4640A753598B5BE3DEF0B438CE6471C148EEB94CEBE45F822A31ABF303339A1B335D4D95EE19D97D3FF1A4D5378F965AE9BF41D32BB16A2C65256E45FAAB0AF3DEEE4EB9BAE31CC99233D5FA49EB98E1D1779EF7E975936EA408BB6936BE11F9247A4F3D72E28D864BEB1EDEABE3185AACDFC7ABD63CB72406B265BB220F52B9527AB56FD51E55F9ED44E88D44E8F5FA4AAF5C46446F3683A956AF8F29A41C4FD09C36CC74FABFA1F7BFF4D8F83B6ACF9EAE34ECE113B9FE3EC65C7BE6FAB0F9E6D3E17DE91CF5B6C4B4EA9289FB9E9BFA13C51482679C62EBBBCB3AF2143247388262EEAB9CDB8E1B10F51FF52786C2AE44D2D405EF2FB6DF5F2A6D639D1BE0CE812A8D4AB3F8E06A57936D63E2E91CCE4E179A9559A13BAE60FC08E580A2DB4705AAE89D1DA28EBF680FF77C2F71D3BCFDE3B55C7F7BB1D73F4976DF1927B5D81819337AD70B65BF5354576C0FB81E79E8C805189BB0955AA7C6EE4D6F2ADED37789BC2CD1328BF7A6DE5C4CF7A94C2F29D8A0FABE03D6A2E7B8A543E2CA59057EA70859E139FDE2FE6C6CBB8942A0A9D1CDF3CE530C5D93146F33C335F36AF2EBB376E7F44D52DE393659CBE989ADCA7FF33BB5C6602320FE412D0FC022D47E03D925895CE2ED693F1B91EB9738F87AD5DE8CB0D995D38ACA452B52F538CAC25D92C070E044675803FD571257D130538845D7B52A4998AAFDF0FEF6DBDC33EC8EB59FCA1B300A49370C5A5B586A195CF21661F69367875DC5C764934F036D45D3F092DC345AD59B0717326ECF6F14EEB757921430D29828946A70F31E7E50B8216DBBE3DBA37C22D03E5967B70731DC2ACC08417D607FF8FE9FC48FCAC9D9BEBEEB5ECAEEEC57DF79EB9549CEA4DC6D1DE6A1EB76D393D2C4B422E98490774D2A45C991C1AADC2D2211E47221833291E8D827A4D95A5BC3A6F3A423EB2E980EFE18EEFC72F50797A8134A0DADD7BBA9BB86CE9E376977B0F699583B75FC6EC6ED203E667CCDD06872F5CB561A1B2A40F675A760E46320E29FDC572EF17EFAC6EE7AF107E3A22A213B4FE4BB05A339EB3C9321DA3C582B70BF4ADF7203DF6BB23DDB8643CC91BE3FC56B3C294B69C2CA1BB28AF3136A3067135D2DECA3BBEAFCDBAF8AC89966BE0CCF5DA15CEB65E0ABD9D52D50938A8F7BB89F9EFFF0B3D67A592D724848459ADBB8B4529527479AA623DB6C3398F94B13466DF31D9F0AD1696ACB6A8815D273B17C202F7F2E5D95E1ABAF5CD0F1CE88B3F3D6EEB06B5D75668EBBD2A6FA48F22F95AA634DEBA3BB54F7E1D73CC9397653BD59BFD24DFD44F2E846CD8AC4C34F533C8F45D7D7080B6FDF16C125A808D61D4A62E95E5A1596967C0FCE23D5D05B770FCAD607F06D3069D897F1F25D581C7755FC9A6DCF976DAEA9A4CB0DAC3888A70F33DC12B9D362D3BF014B91536D', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '434974a2b475aec5aa6b99038feb5dff9c35b3c3ba7a2ae72050054d4fc373c3', 'app_receipt', X'0100000F6F480DCD977B38545B1FC767EF19838C19C6E44E6A64C86D8D7BC889926B25974E3864625C72BF5652C31C0C5208215DDC8A10A9284E2815B9448772890AA9945294A8C4D9DBE939AF731E6FE7799FE7BCCFFBEED97FCC6F7FD76FADF5DBBFDF67AFB5009BE48DE75D136B1A3BCD0F71C3396CD24F804DDA0143109D04F8F1BC2EB1A610138B83212E0C60C399FF6A0AE5B0E1781C1B8EA1B3E128200D433C880F4E5898A206D4B494015D594DDD96AEADABB156574DCB01101111D5F130CEEC18DC09F861880FB5B9602CF7D369408021B4050E07C3980E20004324D4E281F1A66D9B7203B95177E4E182BBDA4A9209407CC5501B0B4358D479D982B330ACA188F68CDC0B3DC399BD00E9086904E1B8095C74150D153554175AD00958BA0A00A230840407E1047C3F4BB6CE0EDFDF3CFAF4C950C444E176200E4330AA900902AEFEBE2ACCBD0CDF001FA68A07C39789868B8CFAEFC3A5C01006D50984655641FE6EA1AE215EFE7EA817F90F2FBABA32D041DE932DD0D60500B91D8024F296519DD293FC5965C45F3C4BF6B80FEE346F79EAA05A199215744841546743303D6A1E891BC69F416D34404045ACB3A8254E10FDEB7C555CFDBDFC82B50012138C2F441B0912486AEAE0DB45D7D0D050072B10AD08D596CA214072883A9FFB8E73F1F79CD1C996A00D1626CB8758A5A8050B6316E228FF266190D4C2F80B8BA58A3F24B48F2B8B2D1A925DA44708C6E6B097CD0336B616B0E13339C81030BC1CD36B6980D37F9F38F1A8FEE6B120C78F5FF567C521B4A4BF153BC48794B4139D0FF0E2B17638BC10BC63075D1288A3C63282906140808C4D887F1053C6C6CB37D48781FCA503A082AA58026D0955C6CC2F8419E4CB74F3628430653618CA58DB180219117EA003E8C86FE1721025A9014DB0E8C13F39016BA62BD32B200499B0879F979FC7C204D8D0AAC521231463D91009411941860D419871F374C7CFF92507C6B1C3AC024728349C6CC1BFBCC565B0EFC1BCFCF31ECEA9187E5A3A8F9B4498151F9FE1FADAE73A316C32CFCC855FD7CFF9A607DC4F7EED993A623B319374FBD133FCBDE0C481EED17A4B1939A3C12DCB9FC6998C7E8D94FB9161C6E4BD7BC0F99AD778A551F7CDADE6871EE975F1CA5F1C51E70F92FF1052504BDD551001275D2B32AB50F4EE331A71914D605DF11C3E11AF5270FEE06CAD516575B065F29D0B22045A736DE31CBFC27D4D09BF5BCC5506A1DA593CF223359B6F3928FCD2EB61DE1F25DA204819AE7C3650DED42048956AB3CE75738F592914CADAABFEF0C2BA77260F3EE478674A6EDD9E0302ADB458B4A75C9B8DEF6E39CCBE920163210C941F0402000149AD941004CDE360800144D422A11652B0DC91400AB58938611C25CA1F2B3FBD136341BBAB2982199BC8730F88B7052B50998A1305C291148C59D041879260DBE5D39A0F19B9C32E5DC7239B81007ED942D9B9BAE1F990AA472AEFCF85886405C29C55775F2B48356C1189D8D29DD0C53F1524D121D0246E0C4BE96D53CDBFF5F846714A29736E4B86841DA5EC4ABE915CF9C6B1B55A17593CEF84FABD645EE616EB7517F626999DDE7F8F25456604B28D191DD41ACE5A21F316CFEA40C91D7BBC4BB4DFEE1C7E9830F458B838C26B57A57A95482954DC2DBFF36DF9579F70EEEB069D9205EC2893961B204389AFE103BC0153A258CA54F3B0C89293BC9AD67E4AEC9274CCF8F32C63C119CD9F68F361C7B90D0C862E1AB849B68839AD63BD9536B2E96C3AC3CD15C2F1EB5EBFC622F733B35A5043C1196ADEE310C89A8E12E0C41E4F16CC221F397E7BB6127BE1E991E7A6331687A65CDB5DDD751D73CBB42EA98E978F2000D72000E7FD0E3045B16FAAFB8598B49A8B4BFE31BB98570DEC4459A7BFBC3660F79FF02B0FE4903C21FCAE588A5F6B7FFF90FF09B74B7D38FE8EDB6BE29B0F69D9D5468BD9DCB67EE019E7326B18CC3874E7F14139895532E7C4E794594D74EE13BCCDE9E70647BDE72FA76C634A6885D34215C2AD1E0F9AFB6D501E32E2D4D7AE48AD70EAD0B6F279EFB22551F5D9BEDC90B957BD12031FAF37C6D7A46F6A1F7C4F3F5CD72AB4FD1291A29DCBF1F62B28A05302ED6E4BF7DDCA18987954DBB2A7C49D50A5BC3A8D9D36C9D5A9EE331B1BDBDA70F773DEEA9C0BFB0D1371039B8881B1B6B76236DBA40F0A95256D5555B797FF323EA79466CDECAD7AD56DE1EB607F3ED26CE6FCDC192593C9BB41BB0832FDC4DD274AA367281BBBA277924E079E1C1DD3480FAE57D229BD3675D07A7E1FC5208BB773D961BCD5B4287DEBC192DFB9DD0BC20019456F815B1E8047804556DE3FD30BE117D1BB249C8BE92D09CFC3356ACFD51CE7B63C32CEB914B0DBE3246531BDE87661697AEDF751836D3D8B0DFB3347396FF78FAC30261956ACE8E8E33B312C755628ECC555CE918F212EB5F593294D0946A6104FF4BCE19DF3B4B29541E6219735DA931A5A2E6E172FB46CFB713C974110B93E90917D7A649CF5EE791A6135F17AA058B2C2F232DC2AAE70C9D3A9D9AAB7F613A6CF3DD924D71E7C987E31BE8DE1DB665776DBF9BA4F68724CD65441EE70F6D934CBC44FFE1518A51CBFD45BD7D39C8C57DF37B0FA79F249A3E7097A5285F70FAA6E7195E38757E156A68C5E30ED6A6F93BE76344BACE4749576BC1E3334F2DEB36EAD76F28DC34467D5EB63021F04EF2B474C8EA93836EEE6BE3C81A1477BBDBF6CC97547B42F43EA6EC47E5AB1B856F56BC547955EF608BD1108BD6EDFE8954E0DEBCA6030156BB5317994A31CD569FD34BBFF1B7AFF4B9F8DBFA3F6CCA90AFD0E1E81BAB751A6EA337543A69B4E8576A7642937C52557954C3E70DDD01B274C0D98B18BAE6D2F6B39414D1BCEE213DEB9C6A1E9A80E49FB516F5C10EC44227F2C729FDDFAF3F9D2A690B37DC573A052A5C22436A0CA69E3F6719194AC2C7B47BA8549DE4E5CEE4402255CD6F93D9526786F87A0CD27F5A18E9F456F9A36BFAFC9F6DE26FCF257B1F67B13E4DB5B0C8C185DEBF833DEC82ACB36FBD6451C482882B11C5BDA354576574A43C1EEEEF342CBE3CCD3B96F6ACD45B59F4C73138775AA1E5863CD3A8E9A5BC7ADFA4AE5B50B9322CE6917F466609B3752FD8C0D6E163A7C64686E3CEC6EA2BF765E51665DFAAECCEE29CA1B9B064B692DE1353963BF536B04D603D21FD472012C42ED77905D92C82556CF6D5FC3B2BDE2FA5FAEF1490DFEBA6A5A562E7F659256961CF1AE18D0EF3BD6165C6FF8855C2CAB9FC61F62A86951C2F958FDEE6DEBEBECD3EC16DD0FE5F5186AFC0D9DC6DB218AA9C5429B89EC274F0F3A898C4B259E02EAB2C6A125D9C9F4CAB19EA2D4D6F9F5C4DE6DABC59619A84CE689D73BBB0FF5E4FD90FCA3CDEB433C02D05E2907E79EA8E24ACC3041B96F5FE8BE5F450E494B6F7DD9B9B394DDD6AB6C7F677463E69474AB06F3409DD5F4940429395F8213F8A6413E3F312240A178B340985039BF4E994064F413F2D7EAADFA0D85E404BD22E3FE5F421D5E28BD73641D5B5DDF58D74EFB69E04CE1C6666B4B8F49DD8F473B535BFD7998B157064612AB5E34D2D9502EB2AF3B09238781B07F725FB9C4FAF49DDDF5E203E3A22C213B4FE4DC82D1A4C5340815E975366D8866056CF276CFB07ED2D35DFD09EECC5E59C3CB6A7F2E8E239A07F179DD7114917CE195A7BD4E5AA2672245CF7877C9CB332B9CF70C6DB8699E5CA7468DBF1AB6DF634809D7D9C06DF1B0C8B1FA81A7C4C0BBD65A69102A7749BFB77FBE2E9087DC5F115968D5529C79126BF9498EA817EF6925C911C3F568DD68E5EC654D3658F8D8F363745D521464C22B527D7B4C07CF7E11ACE484A64CCCA6DDAF9BB7A125A8AE938AF10B70FC3CC6261F6F2C3FA0AA5436338AF942BC2AD055EC4CDE1F2116FFC6429EEABE8669CF6B948AC3BCD2769E28BBA72B1D4D9AB6A9B63ADA33BFAFBBBF829B15755E99316F95EC5A5FA330D90A25A684FD067A9659AF', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('38cec5a14360b69b843f1b28def95e309f7b789b2ce3e7eaa17cd4181c9f71ed');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-d57b88f97ed77855', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'4EFB767F4979D80EEA4792FE017BB354CCEE28B434937927530DAB8FB36DB58A', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-d57b88f97ed77855', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'C01051BA4FE19B00F84BAD16CFBCEA964A5F5EA0519B759F08CE2F8120E73CC1', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'D57FFFB43D60D10A77632A4448FA57771BBCC610971700EB76C3600D3577FBF0', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'463AD49C49BEE7E8406C18E139130502C2919AAC900C17BE13822B97CFB35538', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'054846DD4D7A5FDDE265B9E85DE5DD47E24817CB5E31AAE34CDCB5B4D8061421', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'4E1DB76882C2BE083934B8F37F6CED977BFA14A499DFFA29C8ECA30F25437A0C', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'629D30BF50ED7DD5BF8EF2188B43C2CD1100308A341E4DDCB22E1D79A459C45C', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'E85E9F873FDBDFBA911F2859CBD02337349C7A0CC2C4167AA90F4370AF5652AC', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'AE2A1AD5A5D3AE36C79513720746175A5302B67F2A05349C98E9230B4A12EB06', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'434974A2B475AEC5AA6B99038FEB5DFF9C35B3C3BA7A2AE72050054D4FC373C3', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-d57b88f97ed77855', 'claimed_by', 'strong', 'forgotten-d57b88f97ed77855', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '5dbf1725117f0e8c2f105fb913808647e154d3f22e20b65566503fc0754e610a', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '8fa3c7f7b970acf64fc85127e38907a1ec663345abdffc3626022598f5334be4', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '31135109fe66d2e8931e969cdee29e8b606829df2fa56b547c55241300b90840', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '3369b32951432cd256f8e08d808c694250148d295a14da0991a0f8e05091a08f', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '29e1ccb0786bd4db223eeda6cb608c9a51a2029db312d014be4d109b241eb32c', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '46cd9e44d92e3f9f5456d6964f63e6d2ba89dea1e44ba05540ebb67badb9e461', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'f6e9739e82a45f41d86f0cb52453641037deb6ff2dfe23df4d1007c6a016d699', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'b0d51bf532bcc7e2545bfaddf36fa29386141b86fbf185bdeb70aa39083de5e7', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795715642000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795715643000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["38cec5a14360b69b843f1b28def95e309f7b789b2ce3e7eaa17cd4181c9f71ed","7f36cf4d4217841ec243f8baab70b2627c39763d999b6d80ee04c0ff4989a26c"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"df48e56330b49a0aa689695a657ae0557e319b48fb2a2d171cf15b153f10db32","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '6490f72c5619e4ede2668f62ae4483a09d38b8922578b212b529ba78822e728f');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"1079a59cf45d3d848966ace540b6d22009c016c5a46d16f49206c6214f53a68a","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:65f40d73fdab3c6d70a61ecd5b3b6d725f6899c7cca78436abde46286e03a573","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:e2bf6f58931ec798a6e15aec5595e8cdb4b3b4edf3e4c8eabcb0365c53d8b072","submission":"8:8:e5e2b5f14232d419a2992b8a2d0bc9e67c75da529440b50d26aaaa467b91e5d4","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:6a0da3880f8cbc7e55668c2ec8d1135104201ae95a3f43a6009840528508a6f6","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '6490f72c5619e4ede2668f62ae4483a09d38b8922578b212b529ba78822e728f', 'c14a6b53ce96682c18707d42dc7bf7d5b1e9205d1ba44999a88663ceea53c0fd');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795715642000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"eebbe484a2b0d979f8f27c8ef396b908add4e822e91e44a25be7b6914fcbd279","case_event":1}', 'c14a6b53ce96682c18707d42dc7bf7d5b1e9205d1ba44999a88663ceea53c0fd', 'f98617217d6e5479b0802f171a056dcb99dacbe262e6d2eac0ca82a171967819');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795715643000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"7455c122687af929bf283c0562b6d4763e58059db644acc19050697b9b935c88"}', 'f98617217d6e5479b0802f171a056dcb99dacbe262e6d2eac0ca82a171967819', 'b6927706a1b21aebd56f067c32d043e579393dc6372441c1776155e76022a818');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795715643000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-d57b88f97ed77855"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"e334a6bd83d5a3affdbcf931ddc9377585747416bbd7440dab60f41bab2d9902"}', 'b6927706a1b21aebd56f067c32d043e579393dc6372441c1776155e76022a818', 'a97b59551c4ca65f480e120e6a4f59e12388f4d5d8eccc232e09433ba245b1b5');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"9c3d75cce0ab24f03a49a9fea2460d33cb5f5ea98b0dff024a0a8bf3cc1ea70f","rows":{"case_event":"2:2:57aeb8634764d4845f86727551691a3c60b80a9ab8b10f12eeb9ce6aa40ffb85","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:65f40d73fdab3c6d70a61ecd5b3b6d725f6899c7cca78436abde46286e03a573","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:91878fd2937f013aa2e09a51f65d59c706335f1e4975610497349d32873b16cd","submission":"8:8:e5e2b5f14232d419a2992b8a2d0bc9e67c75da529440b50d26aaaa467b91e5d4","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:6a0da3880f8cbc7e55668c2ec8d1135104201ae95a3f43a6009840528508a6f6","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"634e9266514986c6de6c4c8a71a0562f541bdbd7be4ff8e2d3fc1eb409081dff","run_id":2,"version":"0.1.0"}', 'a97b59551c4ca65f480e120e6a4f59e12388f4d5d8eccc232e09433ba245b1b5', '71e52b85be2426d5b9f9d00368ce41aa70731f22ac8e1edce97ca9c8b584cb19');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '71e52b85be2426d5b9f9d00368ce41aa70731f22ac8e1edce97ca9c8b584cb19', X'D88E1775C63D0B376E219CCC216BDD5FB90869ADD07E3FAF29B7C43C433E1344');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '57aeb8634764d4845f86727551691a3c60b80a9ab8b10f12eeb9ce6aa40ffb85', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '65f40d73fdab3c6d70a61ecd5b3b6d725f6899c7cca78436abde46286e03a573', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '91878fd2937f013aa2e09a51f65d59c706335f1e4975610497349d32873b16cd', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, 'e5e2b5f14232d419a2992b8a2d0bc9e67c75da529440b50d26aaaa467b91e5d4', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '6a0da3880f8cbc7e55668c2ec8d1135104201ae95a3f43a6009840528508a6f6', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('a1467fb63982e846384f0227917a3b6501555a8459b1962973f59e51a9d14067', 'forgotten-d57b88f97ed77855');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', 'f739f433f95e101e6a6c0b54937e5863ad771dd1a4a937f4cacf9361074cedc1');
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
