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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795731385283, 1795731386409, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228","a164ba2f46503b166f37ad3a4504290f73df3d6072d3593c983a6c351a536ef0"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "ask" : 6,
    "intake" : 452,
    "post" : 229,
    "reconcile" : 166,
    "verify" : 134
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
      "sha256" : "1a7abcd7ac7af81e5b79acddb53e81e3b13f89ccf950b8bb3a1dc0dacc0b0403"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "1d1a43d87ad62f4389f7029475e1b1b2d7b5114aeeb29388276d6f459c5dca90"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "93e1661b5cf1ec3aeb81b84b8245097c8db8eb3731c506edf9c75f11915871b2"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "696978d3cb8da2d6b9e8c19542ff8390ae668bb318ebef6da95cb9214fd4acac"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "f8462fc31024581fc246d801741ddb584192c2509e9a90ffc40dcb220b0bbc54"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "dfa1baa9b5c807b00af8ce8566ec1c0ea009d4c296a0c241f838024bfe1d0003"
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
', 'root', NULL, 2, 'da58ffc27f4ce21cdcbbff27ca4fde5c90c61050f995ef91df8122000dfbff14', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795731388327, 1795731388703, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["a164ba2f46503b166f37ad3a4504290f73df3d6072d3593c983a6c351a536ef0","d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "ask" : 7,
    "intake" : 33,
    "post" : 54,
    "reconcile" : 119,
    "verify" : 11
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
', 'root', NULL, 6, '6f6edc40159c4717ce7cb0a91f07d59e93a62e92b57d0fcc781aeaadaefdd69f', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795731384690, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795731384692, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795731385106, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795731385107, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795731384693, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795731384693, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795731384693, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795731384694, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795731384694, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, '1a7abcd7ac7af81e5b79acddb53e81e3b13f89ccf950b8bb3a1dc0dacc0b0403', 'notifications', 'notifications/apple.jsonl', 18109, 1795731384694, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '1d1a43d87ad62f4389f7029475e1b1b2d7b5114aeeb29388276d6f459c5dca90', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795731384695, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '93e1661b5cf1ec3aeb81b84b8245097c8db8eb3731c506edf9c75f11915871b2', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795731384696, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '696978d3cb8da2d6b9e8c19542ff8390ae668bb318ebef6da95cb9214fd4acac', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795731384696, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'f8462fc31024581fc246d801741ddb584192c2509e9a90ffc40dcb220b0bbc54', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795731384698, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, 'dfa1baa9b5c807b00af8ce8566ec1c0ea009d4c296a0c241f838024bfe1d0003', 'receipts', 'receipts/resent.jsonl', 11066, 1795731384699, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795731388186, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '7e725ddbb2baa20b31941d59fefb1e8b7dcf9edc7957ea9dbbc7533c9da2b3c4', 'notification', X'01000022F76805A55A5193A33C92FC45BB01B8E99D7E1CDB081B377223A412E865038C6F681098B6DD0DF6AFBFC433F3EDB7117BB7B7710F13131E6C2495B232B3AAE6788BEA323CBCEFDF23A6EE5B97BF6F2FDBFE879BDFB6CFFA16F154D9359158270E6B735D2D2BC7AE125D45A49CF1D84469DED443E15C7BD9F1D7529AF571BD75559B7BC790754956AD8D6BA3D47B29D26CF88803C2EFDD856682C9C05D164EB58C8958D2D53C71ABD02CEAAD08589D74D59EDA68593A2E8B03B3C81DBEA2506CF6992D9413A99C0E53ACA38D6896EFB1639FA412CB4A45BDB466952897A7CD32AC3CBE4EAC68C5DDFADACEBF67592CD9BB70F2316F78645C9E71B92C743038DA56E981D95C75532494BF4A1569C1D833CE1956F7E5423A62790CDC406415C7FE16586F95AB6AB9DF582E18CD9F19CEA570DE5FCFCD57E5D64AA88927FABA492423A1A293543C135DF594066299FFDEAF7EE142FEFBFDCEEB2719AD8CE3EBA4655CAAD328FAAA49100F131CFC230D12E7ADE91E4C795B8571B8BDA7BAA292CC07CE77A93CDCE1FCDC132EE2E796AD65D40A716CA342AA880B27F20FAA9252263ECECD84C3D77F7CCE2A9606C1982AB61276F91AF7A79BC8D857E1087B08AF17EED9D5D1E24EBAC8C4EDE59CDA607EC757E905B7831D26758FC6D871FC7D26EA6273F0ABF7CBD38122A7728665E2DA55EC5D9BA41D1AE10D4FBAF9EEE55D541C94FF7C906CC43E3E726F5821BEC0CE032F2DEE8125EF2F0BA5384F145B88B03282993466CBA5523FBE101F817BEA8D623C69968FF89B40F48AAA5562F9D7B1B769DA456F9AEA53E90CB7785D1370D22BC7F42497C33E1C96A67DE069AB804181FB27AF5A29FDE31C8753821C48125A4A71FF3EA5528CBAE5AE64F1FDB0A125054C00BF5F075D9F0B75F0E3D63FE3F33D019E536596D8D72B3EF78FE7ED4BA288E15EABFD21C0DF1D72A2A5E541FEB81D2DD588E194F4C3D6ACC950387A3CB47BBE68CF65CBFB4AF2496F86EBB131ADD20CB9BBF48FC1B729A7C13BDCA3D78A2D53E4A273A060617A7B2D02F62154E094E9758FF518D1D22D039B884D32BD7A2F0985F5A6F09C45E999C4F4669FB4EE963BF4A1BB695DD8A54BCD72AFB37C92A12B697D58182DDABCFDE6A51E6BB7EFE3BB54364ABC28481C8ED85D7BAC11E11EFA94CC527643009C5CF346A852DB6DB9E19FC27B097677EE1D33AE05E5BE54ECEB9F30078C8BC00D29ABD7C796ED7E738226B12CC3DA488A16C043AF95D088E1AB08A27DD2F12D6246B11B79B9E79271D5ADDC889616F5E99123CA956651EDC04901D9192362B5575193022B24795A75FC4AF3EFBBC931AC7A2A7E724E24DAC1036708E306A3D0554ACA0F90CB4B1D089548817D8203B02F6074BE4B2EBA172336435439FE831380899F1CF5F37956B4512B89DD2B8763F38FFD6F80E99DA62A101A98EE5E7E7106EED9154207D102D8D93F727AE6A8D61F735BEB830BCEEA4D03CC8083624738C1440A1CBBA83E15D5C8191BCA07470E97F9F78730CAA9E746B3393E76851CF804E735A56417DD5697F9BC38BF004FF7CAD21EF1DFEA39D7C86EFFC1E17CA9C886E95D30A1D83A55C21887B1624D7A1F5EE36A139F93DBC52FEECCA1D6FD38AEDB2F05BC0A57588975F8A66A44F8723D68374FB5EFE68B1F63E5D1E610BABC6C8809F7872B1AAA779E7F92B6FAA0C077A041EF64BFBBB25FDEA45D0EE0FD208526910616A98E8BD09EC1B31FE982EF2ADD4E314BA6C4A5A508B72339B19FAAED596C4E5EAADCA7B4F3BF62AF5A18E438B464D68CAD6A5D685AFE24140F12F0FA8343C081D092250F7E71CEE637E7CC1A060DECC011C1AFDF4BC4A2AB0429DB55C1A0F6017EE52463B1117BE5BCBC92CB6E855C3ABC8B7ADCF3B67AE06F3B02072BE0312C1D469CEA4FE97C730FDE14735DEFC8612E62FCACC1EDF15D747163A131B4D4EAFA5ABA43546C4C5BD8019FE7FB60E076867D71E4837D3C3F76D0077023B4A99E39525B063C4EAB8AACDA8727077A1918E7B24833034D64B6F2925BD90BA6E572AF1AD399BEF6ABD07D4DFB1F93588B26F57E8C87453592FE7117D25E2933CB2A1B00E3FAC159C7F797289156994DE4BD7A7C251B7356CA3EA90DDDF6C1F546DDB773D53E7945BBFD928E2BC0BBA7831B39244553B24A1ED510E880F7F93D195F3DFB86F714450A2FD2BA51AA782C02E8B98EDE8035E442B4348E25C30EB7E4BEEC8931730C94833DBD9BC01D8E7AA0449B75B2504FFF322659A529A0189C73FE9533AB2270D704FE3F06759068F65B67BFA452FF5E67B31AFCC3AEBF394A2A77FB7FF02D3D69C7AF3AE8327418580C955CF2195BB9E37368DA83537EEAFE4F5F415EDDABC0FD809F987DC6CC29B3EFF8C93941544B65E818F0E7440DBFF76FC03D978259AEFA6A21BC874E0AA5AE41D2FA58A75E8223EF33879444E0C0E85285223B86F5C3374902FF38C36F8E0D44B0F5FF3DC7821B7AF31EBBACC77998712392ADE029B30BE0D1A4C1F54BB7F6B96896EB849811EDC511E0ACC4B18186BF14CA78553B48E35D2FD0B41B78D4E26EBE123828605C97ADD9E5ADD81681D849F663C149ECB9B596DF13B7548727F8B11EDCCD64BF7D3AAAAD5BE92BBC9BD5795F8DA54357B56637DD46D204F5BBC9EA1E674CB5AE37E9C69CCB85F8944D9D1DD7552D1C425E6C6F853E3D415B76B1A62876E08374F59CDAE1356DA7B0BC2FA3CA856ED3F211EF94451C9AD7ED035A21EEF877B67D856FF98F3844525EB62F6F70A717B9A6536AE1B9D5C539DA7AB397B1639AAD0F0EF957BE3AD03DBEEB0ECB34AB12A1AAC004D34711D41F47254EBA11ACB4F08F1A9E60C3E828C5E2E051CBD7EA2BBE6F7D700EDB2B4AAB3B3985CB9F78EB5E085EA2D4DF46DD2C77716BB2440F4BA14D9A74FE90673C2FBBD83DAAF626DCE1DDC073A5CE90501F19C4B03F58F8213A9D85BBB4793644626197822A37F6A673EA3C2D8ECA5CA9119F951DEE249DF72C73FE7ABC456D0E8FB86D86BF6D3B36C2138D8770B2A94EDEF74D708B71C7BC393CEDE5F7CBB68BDCB21317A36CBB6D4EEFB9F7727DEDE829D7EE5886EAD378EC6A66FEF8FD3D32F6D0F3A1F49E50EB6CA7D726F98CE75AA7A3CFAAB3B7D2F3AF46FBCEFC2EB589BECC869A2AB45FE5A31EE283F17C6B98B8E5DABFE79A3B857EF9847E7525EA24BCC34FBBFA5D787C909EDD094BCFA964FB42597870BF8FC9FAA93419386EAF5CBAC0AB6A859C07479CA1F96DD225631970016FBE033DCF7AF8915A6E8AAE1E73E84669C555B6D33BB121304A44A899CE5A465638E60A9D6F053B4D6530486844ADDC7A3C2817DE3E6AE37580DB34A9B082C52AAAE350AC24C1B959063FE88B588B8D6EF829A508FA558B528B37EAAEF05ADB3156061B3ADD673D485CB3516DFDA6C3A9863FDE11219F16352767D8AA6E58A1281BCB35B298A0678C76D82FFC047E8E18287877016D010788924567D50F174ED545B6F07D8EC9E19BC282B6237C86295A7FA71BB6D7017C53C732917D1FC99B5A05E75B324B6556EF94552E50802D54291CA8074FDF0A4F3C270D5731C3FA4A4D82A2DC047E2A547E2746296A0C8256BFA5E1B457ADD1B10BA96E0DE2C36097EA565A9C1FBF9FF16ED6EC847380477D410BB155D81FD988D2EE45C1F7A146745BCE38536D64480D9F144E45E2B26CAFFC94826863D6D11EB5E34575D7F4D88D2EF6FF889FB088576006D52C0DF4FF43B6831512BE9D6A9DB8A71131118563F6D82F6AC7E813FE04F81848B7D4704DFA00BB8AF89DA81FD891D9B309A0098E7D566ED5521769DDB3AC0CC51DEBA73FD7AF756CB79326D3A0563E9781D105A4D4E8EB2E274169EBA771707273975AB82EA57011C05F88FDED45C8A1ADB84F16B80F7C59CEC039929459C32FAE50BB7F960BA465603CE0332D43B8BA0DDFC337AF8D9E1A68D6151CC98B05BF296F629C586636D08496FCDC9BC623437EF4158FD7F0746E9D1621DBE2A6DA228B9DDC35BB384C90FB11F039ADA58C9CC2B2F3211CD2B8FFEE90372C636BAF69C71A92CACB5D28A5BB1D65CF4CDC2FD766FD7D9AF309F7CDC9C28358E48765C35E0233CA07C55188FA6063D880BC18243413352191599839FEA96A292CED40F0D802FEECD7FD0F4C753E11B45AE9695F81334A94E0A502DFB9E6547ADBF130F702C25ACFF82E91C3BAF3E131A2513AD598D8E10CDFA94A36400CBF4FC26E47E047C7781F116AC1D6DD1C196B515B22E866452C7A4EB21ADE2A5A9077DDC7C0A0CC8626657886FD29E42FE2D9C00FDC72023E947BE65934E7EFB3C2FDA2C6056E80036562A5DDB6EC78566CA2BAB85B8193868218F2E305D598614A3B88173B832F1A0A2B1FF7A70B36DF17F8A05F46BA155A5BB3A9EEC0B537BDC9869F0F5D74969DDFC29B3F91538F5538D7895702D7A05E1B56C02BDB6F6A43FDF75BBE1876321421F66445D08EB85F16BBC327EAB21AEB4FA833581C46B20A5E84C6F770672BE095958CA52983C7596F7DC464031DABE3E6FB3D6FA242D1F0A9DB17811A23427DA30F545D8F81A8CB603B11F848BA55AE33F45FEE48AF5634582F433E9AE2FEE3865E44583876A83C8B2ECFB45332DA090A46893E4801FD9FF19E026FA2F325D9017D231735DF8C6F610AF0408E5E4AAAA3ADEC299D3D79BA18807BCA51ABA4645B17F91B56B85FF05D832E12724808E0FF0C3CA5C8F70DD9FA8453E2F3F51F7C6B2BE84104FDA80B58A25DEC01BFA19F8187F0C78492452CC5794BE54733DF51EB4C69835E4BC334F8928ED80FCEA763AF86B77AF005013345EC89573CBF08321781361C78712D5DDA15733E3FF0E94B13BAFB8A99CC30C3CBEC077A19A6E521FBCDF73BBC7744BE7D80238B58D142D9AA55AE21B0E5CC872B7228450B4FA9F97C34F3EDEC0F12E807CDF7B9571D1A5636DA1E82017C8B147CF02DD805E87BE805F2F5814756D785339CF1FBF088DF63BD3FCE0F5F05BC5E33E41FC3FA7B09FCEF558D6B838EA24E2DBB04388A32A14E77E86B81FA62837EA37CE8457771C1B7F0C015787032A4FDA298F13EF33D740B7C073E35F4D04BF4C610EF5382F89741A590FF2088E57880DE006F8D7006439DBF473F2D7CC41F7CA73C7757115D8FE1F08EFDDC91AFEDC17BC44F834F530994C1775DA87D99EF3F22F7C1471ABD977FD26BE00FFC326DD462E6A508FC2350DB4605BC57283A867E45F5261682C3B7F28365FEE14EF5B1CD47EA2ED3014C532C0C158EFFA91A9696E06ED1F37D1A8A0FD5A2DF16F20C1E44D25D4D5AC2D3438FA9AD1BE4C73EEF06F881ED64EE2C2DAC39A5E801972E7CD5866921D538FB9502F841CDA1CA36F2A177AB038B3E9296901F11F6759870671A1EBD063FDC804FF49CE2BB6CAF2D62811AC58823435F62E623C72ED047E21CD56E9A45691A7EBB29174D52C6AF3C333CEE923BFA10E04B35FEC197FA825A9E655A8AB9EF8284A6F6375F3FF48AD4845A86FDC1F7ED9FF81E5C6AD6CB0B7E7F859E14E2975E03B0C0AB49C197C859BAE06F7660F486DE2FC3F745E531F4045E285EDB981A161E3553E823EEC1F79FB39EC08FC26FE15E03BBC867BE754F77E8F13BFC9C463FE1545132EED7AC89FB9A83174EA99B8FA261F268B71EF265E6EB67F8085E745388F574622B747EA6F7385BEE72551785C72ED86FF6C8AF99AFE127C4ECE702FF93701F32DC4EC8275B6AF440EDAC67F033F06F34FB1D6F0A53E40FEA40F88209D6BAFA82EF83DE53116F62E407DE0FBF25BAA98D81A3BC43DEDA4A25382FFA0957E8D609CE6C13AB49965DF5049F0A5CC437F4291AF0C90238EC8F3652E06FAD19EA4C568F73CE16A83F0B17F1D620020BAC302AD2E07493F043892B3E740F7CEBD12155EBA37A61D5C6EA52D637135E9C18F9883E84821FC33C6139965E0C7E5B4245A28F1C7C4421D12120E4B7FFA9B34154CE782BD912EF1FEA9C787470EC3956E845289F43BF67FF95A57659C4413EF301F4F03496CC14A2E3BE823E951631B5F05FA446F031E23130C4DED202ED14AA0AC1E09BA5F8DFE29DA3C644DFD280DA293C80EF45566B70C73A9FFD27CB67FDB7023515DE17FEC9DF79F83EAAA0FFC4DFD5A799FF450FFFF7DB9F63E7B182DFF84FFC79083F72FFEE82EF677F085F1411FCE506B39D95045E507F18F033FC71D5024FB31EFDF6A7BFFD31FC4AFD89CC990EE0FB879EA9DCC17952F167BE6FA12F4C103C8315EAC943BE8E7F3A7F31FB17F06358063E81B7EFAA895AE843883F841B861FB9C0DFB723F054A0CE79FEC9D79106EF82E58639CF521DD2A6087FF96B6666FE479DF80FBD84CEB1147EF63FD14BF0BD84EF03DF636F96900F067A3768C23AD2A2FE5873F08F41A9434E65AB73B93635F421803799F77E3EDC97A015B342CF037A5B65E0237C3E01DF57E4C7E9067F4C98B5F8A8A3509F32E0CD88B9AE809F0CC98BCEBA853F71A328470D9EC2D39A3BDFE3F99BECA60B62F5AC30BB221D3B73FD827D86069560D9B60E942B421D975501EE4B4F99D67E5BC18F522F4804C60707EF503732F4480B1DE2FE102FD40C19FC944CD970435F3BAD487C14ACB6221427E8A19EF921CD2C6645DFB01EED52C7CDA81D3878249CEB0D6E39F86992C5A2DEE4FD803E7232A1CB2EC0F16BCC6F5C727988FA62F6D357E910EA1BE8FDE3B989E4ECCFFF5F7C0DDE413DB327CC2302FF4EE898972EBF20DE2D65F108FF7A4A831705DD2E8AB6751FFEFF7FAC8F1923CF9FEB6FF06924E15704F8B415E083E386D5C85F18064A4BB7828E9A7770C81ADA1FC521DF0AE01BED9D7B7E8F347417EC64F811EBCD7C2FC0A564797BB49835A206E6817F8E31E778F8617B78AAF0BEA4BDF2C21D70DDB3DE45196694A294346226B5C7F9AEC0A1257DF5A1E723F8E90C4F20E30D5A281D6A648BFB0AFDA60CDC67F8E92FF00F3CFC64F466B9530DBFE07DE87E320EFD81DFFDEEC41EA8B7171AFE15F98FFACB826B439BEBF5F74F93D95D81F3603E85D99DEFA1A7EAC6CC60D61A157417733F2342BD990909D96666904E3C412714EAF5187DD785EE0668D78B2AEE113F4AD4736DC58EAD8FFACC3558E784E730ECD33AED6C4B773A6336A9511BAED10F89909F5E6E63B7443E83DF1AB1A8A16D6E5B84D03E6DE3C4193EA02F3BCC3611BDC12AA7F5527DDDC3DFCB34E311669B339F5D8E7A7BC36415FB856FD0C35741B4450FB240BDF401BEB8545D343CBEAFA7B99E5D556E72477F679EFD3E638E7BA95C83995485DC9EDF3FADE009CEB205C9B67E88D9C5AC2F57CC9E910F62CC3B373CB8B4A5DE1AF0E169BE7F24F263765C742F4FB21F4C0C3C2023F7471BB8E8D1A22F8FF3CF3D563D7DCEB3579C2F54F83DE2F18CFE0FE63AE81F64F0532EFB196FF883C71CE9E7AC799E2B29F859BC0FCF03CC383C7E2DC3E1B15FD485F373F480110FF00BEAA334A6F6AEDAA1481EE781BFEF22C9F534F78B9CDCA99ECA60BA9AB07E879770B5DCFA980B7DE23D734FF9D7FB459E76037AA0E6595B427D3ECF85EC5BD1AA3B66794D8CB6402239FA04D7C57C3EC4E713FE06E751634E75CA95FD2817F57C7FCF39EA950AF7071E99E74EA89D862FF4569EE143315FA205E2055E7CF4B01FDFFF35CBCE746FDFE3E6F77D06D08397A8C8AA21BFFF9AD3752EE656D63501FCA983F53C14BD98D9A3EE42D1FBA8EF5AF88313FCCDBE6088478FFF2BD0D00E7DA988B7F603F19CCFFBD8FFCFF8D5BC681DF8D6C77D7FFE8BFB9967E9B8EFAD5FCDE7F32C810324F8FE34FBD59F783D8D06F8822F9C9F0BD4872EF68B4992CDD29EE3BE4EFEABB5E2109A280DE8731FF222EF2DE67D7E5A38CA39DCF94DDEEDEC0BFF8B82A7BB0A1D27BF63E61AD01BFA01FE9E1999B6037A07FC5D58F43E1CFF03F3A2133E8B3DD503D680DF0E6E19BCBCE9181DF474976B2BB6BD833EA7FF857E6657685E3FFA9A56E0DED5FCFF3EDE644B586FF6132F6BCC42E1D3D5FBEB2A428F470CA6B30D7AB2E89BFA70CD3698FBA3A60B46DC8D873AF5CAD755B35F39986D05EEAB6C9FD07FB9F27B5DE36F2F96C922BEDBF7793E7CF06C5F76E0D690A1CBB27D8EE5C143CF7E8AD7E09BFBF7315E8DEFE8ABDCF0BDB9E7FABC6DB69FF12A7AF92BE8F06FA79D5057BDFAFE9C8B57F519B08D586D0EFC4D1DDEFE42EBD5FB3AA3C97EDB55E1ED6FE99875A7B0E97EFC9DFFFDA097BEDBD7A3957597857FA9C430655F41BFFFD6BE8EFF0D558FC0D0', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a164ba2f46503b166f37ad3a4504290f73df3d6072d3593c983a6c351a536ef0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '775e88daa35d619e82f3a03c941c0e3859b71d69f539afffe63be3de432e788c', 'notification', X'01000023496805A57A5193A3BC92EC2FDA0DC04DEFF4E3D046D8B891072195402F1B60BC432361D3B6BB8DFDEB6FE299F9CE3937F6DEB327F661A2C38301A954959995E5FD2DED9A64F7BE7D4F99BAAF7DFEBE3EAF0F3FFDEAB67ED6B79417CA2D89C432F798AD741BB59E7BCD759B92F2AEFB3E2DAABE1B6BEF7290037F6BA459EE976B5FD92AD8276CC8CB76697C9716C14B5D94E3471613EEF7179A0926633FAABD36CA88583E743CF7DBC42CBAB58859970FED966C1A359ECFB2D82C2A8FBF522256DBD2D5CA4B5545BB29D3E94AF4D17BE6B927A944D4AAF4209D79CD95CF8B3E4ADA802F7327ACB8BB50BBF97E566692BD0BAFBA563D4F8DCF4B2EA35AC7A3A75D5BEC98ABD430A54285AF85222D187BC63E93F61E2DA427A27DECC7A26C39D6B7C0FB5E2BD546DB95E382D1FC99615F0AFBFD7DDD7CB57EA7849A78AE2FAB5C32122A3D4AC54B31B44F452CA2EACF7AF50B17F29FAF777E7F5ED2ABF1429D5BC6A53A5EC5A1ED73C4C3C4BB704FA3C47E3BBAC75365DB244BD6F742B7D490F9C0FECE6D80339CAF07C247FCFCC63A465688BD4D6BA9522EBC34DCA9564A9987D837131E5FFEF5B96C5911C7D742B157E1A2B7EC70BC89927DD59E70BBE472E6817BDD3B9CC9909ACC9E4F858BE7677C35417CDBB97152F7F49A795EB82D4557AF7661FB7E7EDA51EAB5DE18E5BE7BCD824B9FDBB117C1F8A4FBEF4135A4F54E85CF3BC9AE58C747158CAF882F72E7912F16E7C0F2F79785529CE78A2D44D21AC14C91B12852EAE717E223704E07A318CFFBE8117F138B83A2F63577FC6B7F704531A43F3475C7C61B6FD9B223E4C94179E640321AB7C91819FBC8A7B5420E0A9C3F05EDABD23F4F5932E5A8813CA7488AFBF7A990E2AA2DF725CBEEBB1545143381FCFDDAE9EE54AB5D98D9F084CFF71CF95C2813615D6FF87C785CB72FB92286736DB7BB187F07D484A568277FDEF68E3AC470CA0FE3DA2CC950720D78E2B67C614F8DE58756F249AFC6CBBE37566986DA8DC27DFC6DAA680C76F7F4AD6551815AF476142FCCC15DEA987D08157B4D71D9E27D8C28F29BD8E562954F6FC14B4E49B7AA036FD104263707B3CDADBFE61E7DE8615AD62EF2A98FB6BAAC2699F89296BB85D1C256F65B5004CCAEDFAFEF52B9340FD238F738627739E01D29CEE1509089E430C6C8934BD50BD568B76E56FC53042FF1E6CE837DC9B5A02A948A7DFD43CE21C745EC275476CBBD659B3F98A049444DD21949E902F970D04A68C4F04DC4E9361FF81A31A3CC4F832AF0C9F8EAD6AC84A545777CD488F2A559B41B60524C6ECE11F1BA55695F205748F2A21DF885E6FB87C933AC7DAA7F614E2AEC18003384F1E3ABD06D412A8C51CB918E85CAA5C03A8101581772743E4B2E8617235663DA7AE103139013BF30EAD7F5B2B6A995C4EEADC7B1F8C7FA57C8E98DA636161A393DBCFCC60C9CB32F848ED3057267FBA8E919A36C78AD5CA7773E30EB607AE40C3028F384174FA480B18BF65351879A71897C60E4789EEFDF256945076E349BE3E35E51039FC0BCBE91ECAC6D7B9EF78BFD0BE0F44139DA22FE6B3DD71AB9F5DF309C478A5C52DC05138A2D0B258CF118AB97A4B7C9256B57D929BF9DC3FACE3CB2FEC77E69BF14F255F8C249BC87AFDA5E242F979DF6AB42877EB5F8796D035AED129F373D31E1FFF4454FDD26088FD2B51F14871E38E89DDC775F1EA29B74D108DC8F0B701269E42275599DB81370F6A358F04DABED94B17CCA7D8A44B2BE929785855A9FC4EA1814CA7F2A86F02B0BDA85418D834B66CE582BEB83D3AA27A1789C03D71F18020C0497443CFE8D39AB3F9833731838700046C4BFEF9788C5D00A526E68E3516D63DCE5E5D77A25B6CA7B79239FDD6A19797C480F38E775FBC8BFF51579F08A7C4C1A8F11A7EE537ADFFC5D30655C771BF2988F183F6B607B761743D63B700C455A5DDE1A7F4CEB95B1B51BF1793E0F066C675817473DB8C7F5FD007E0036829BBA1923B563C8C7E9B525A7B6C9D1035FC6C63B2F8AD28013996B83FCD61C04D332DAAADE0CE6D0856DE2BF15879F93588ABE087E5E778BF64AFAE75D4877A1D2446D39228DBB0766EDDF5FD25C3A655669F016F057D99B9352EE49ADE8B68D2F371ABE9D5AFB14D476FD253D5F00778F3B3FF5488ABE61ADDCAB31D6313F54F7FCFA16B81F784E5D17D022D64F0BC5331183CF75FA03B9865A4823E339326C77CBEFD1811833FB587958D3BB89FD71AF47CAB559E60BF5F4DFC6A46C35C59401734EBF6BE6B58EFD2501FFF77117E79AFDE1D92FA9D43FE7D9B203FEB0CB1F8C92CA5FFF0F74CB81B417B60378193C8C5C4C948CF89C5B95177270DA03537EF1FE2F5D41417750B1FF013D31EB8C195366DDF10B73E2B493CAD03EE6CFB91AFFACDF007BCE35735C1DDA85081E3C2994BAC4B90DF19E2E0246DE670C69888081E9B94D44B94FBA876E9204FCF1C63F181B8B781DFE738C05361CCC7BE6B303F6C38C9F92B48217CC2D908FA6882F5FDABAE7BA8F96393123ECD913C0ACDC73B186BE14CA04AD1DA5092E6770DA0D38EA70365F391414725C37D66C2A2BD6752C3692FD5C70125BEE9CE3F7DC6FD4EE097AEC00EC66F2B07EDAABB5DFEA0BB49BD3D5A1BD361E5DD492DDB44DA589BB77537607ECB1D0BA5B152B736A16E253F65DB95FB69DF00875B1BED5FAF8046ED9649AD2CC830ED2ED73E1C6B7C24E49738FD2D6076F53F48877C1520ECE1BB631BD22EEF87FB67E836EF997304452D5D8971F50A767B9A463E1A0B9D5D9DBBB6EB5959967FA75080CF9EF7475AC0FF8AE3F4645D9E642B5B189A78F3AEE3EF64A1C752F58E3A01F3534C18AD15E8AC52E20CB97EA2BBBAF43600EDB2A2ADA3B79B5CF9FB8F5CF042DD1E86F57DD479BCC9A32D76324B429F2211CAB9257CD90F97B656FC21FDF0D3457E18D391D5283181E760E7A888E27E147AE2AC7542C5C24A8F5B3603A15DED362AFCC857AF1D9BAF14ED27B2F4BEFDFF7B7D456D088EB7EFC8FF5C0AED044D75D32B942E7EFDB3EBE653863DEEF9EB6F2FB793DA47E3388B351CEAEFBE37B15BC5CDE067AAAB47F6D12F569027631337EFCF91E19B73BF0B1099ED0EBACA7B73EFFCCE65E67A0CF7670B726082F4687DEFC2CB54ABFCC8AFA36715FCDA31FE2A309426798B8553ABC579A7BB57EF9047F0D0DFA243C232C86EE5D047C9481DB0847CF8564DB5A3968F0F090910B0B694A60DC56F9748656D50A350F8C3881F36D3EE4D726E602DA7C03789EF9F0A370DCD44377ADC01B8D131769A77762636C9448D1339DB44C9DF0CC053C6F053B4E4D3C4A7044A7FCEEBA533EB47D6AB3658CD334857082652AEDB244BC4A8272730C7A301499162BDDF3634129F8AB138D163F68B8406BADAF993258D0F13EF341EE9B95B2DD0F9D4C1DF4F18608F5B4E83879E35A0DE32B9AB26BB3441513F88CD106EB859EC0ED8881827617E016608068587A5287F1CCA93D4B0BDDE7990ABA29A9697D85CE30B50D37BA675B1D43370DAC14E5F72B05935550BE0D73D494DD4639E5230BB084B680020DA0E9AD08C473DE739531BC5FA949505A99382C84AAEEC4A8408F41E0EA1F45326D95353AF341D5D6203E0C72A9B3D261FFB87FCE77B36447EC03381A0A5A88B5C2FAC8A5540C2F0ABA0F3DA26F39E34CD9D4901A3F2999EADC67E5568505C5E9CA2CD32D7AC7B31A2EC57EB8FA58FF237EC2215EB119551F19F0FF87B4A31312BA9D3A9DFBC72B62226ACF6CB15EF48EE927F409F263246DA9E79AF40E7215F13BD261647BE64E26062778EE59F9ADA521D5FAC0CA261177BCBFF8F5FE4E676E3D69323D7AE553131B5D834A8DBE6C2A1254D8B0C8E2A35FF964A1BA94C24120FF12AC6F2B120E6EC579B2D87FE497E30C9823499925F4E22B7AF7CF6681B28C4D80FC2C9A04AA6EC5B7D0CD4BA3A71E9C750146F27AC16F2A981827569A1538C1525805D375CF501F8796674B683ABF2BEA84AD7152B62E33AFF2CD264B72D47E8AFC9C9652A65EEDD869978C4576F8EE51304699739762603D4915543E98D25F5FE58199EC102DCDF2FB34D713CE9B93830671A80FC7C6AD44CEA810104709FA83956123EA6294E04CF484446661E6F817CA52D2B891A0B105F4D9EFF31F991A422270B5D2D3B605663468C11B05BCF3CDB109D6D7DDEC05249D9EF3BB410DEB2184C648AFD26BAFB91B4FD09DAA6123C8F0FB24DCFA8AFCD1199E47845ED0FAAB3D6316BD25826E5E89A5CF79D9415BA50B0A2EDB0C3928CBB12F18AE617D0AF58B78F6D003B78A901FCA3FF1329DEBF759E17CD1E3226F9007CA644AFBB6197859AFD2AEBE3B819D268218EAE305DD98614A7B88173B012F7A4ADA10E7A76B369F17F0E010A5DA0AAD9D59B577E47530FD903D3FED86F42487D0429B3F91D75DDB64EE132F04AC41BF36BE225FD976D5193A7CBF558B71231391604D4EC4F68AF365993F7EA22FEBF0FE097D06CB9254B6F18BD0F81ECEEC15F9CA1AC68A8241E32CD72162B2028F7559FFFD5EF569AD68FCD4F645A0C748D1DFE81DB5977D2CBA265E4F043C927E5BE912FECB1DE565458FF795A84753DF7FDEE04524B5E7C636707079A68D92E946507C95F0416AF0FF9CEF05F24D0CA12437C237F2D1F3CDF92D4C0D1CA8E0A5143A5DCB0315B3262F1623F29E2AF42A0539EBA37E9316E70BBCEBE122A1868440FE9F904F05EA7D45AE3B6297F87CF91BDEBA167C90823FBA1A92689305C8DF242C8143F86712C9525660BF8D0AD319EFC87A53D1C36BE999065ED21EEBC1FE741674D0560FBC20E44C9D05E20DD7CF82CC59C086032E2EA54F9B7AAEE7477E86D224FEB665A634CCF0A6FC092FC3589EB03F78BFC173AFA8B70F60649D295A28D75AE51B025ACE78F84A1E15B0F0949AF74733DECEFA20077FD07C9E5B35C0B072E97A178FC05B94E0036F812EC8BE075FA05E1FF9C8BAAEF6C613EE4FF6B81FEFFB6BFFD055C8D74B89FA6378FF5622FFB7AAC3B18147D1A736438E3C4A4BA18E77F06B8DFE6205BF513EF86238FBC05B68E016383819D2615DCFF93EE33D780B78073C35F4E04B786388F73147FC9BB855A87F004474DD816F906FBDF0464343B8859F963CE20FBC5381BF69892EFB647CC77AEEA857BB0B1EF1D3C0D34222CBA0BBCE645FE6F34FC97FE09186F7F20F7C8DFC03BE4C2BB598712905FE08F4B6690DED958881C1AF687F8885E0D0AD7CE758B8BB53B7B7D59586F3B403D2D40B43B5177EAA9E150DB05B1CF8B648C487B2F0DB125E428348BAAB494B687AF031D9AE477D6CAB61841E584FE6CE8ADA9963010FB8F1A1AB564C0BA9AEB35EA9913FE8395463D3107CF7BA63E9476E09F591625DBB0967A6A1D13BE0C30DF909CF29BB4B7BB188057A1423F60CBEC48C479E5BC047E21CDD6E51A645917CBB291F2629E3175E1A9E0DF91D3E04F0525DFFC24B7D462FCF4A2DC5ECBBA0A0C9FEC1EB075F919AD0CBB0BFF0DEFE1DDE034BCD323AE3FE0BF8A416BFF91A098B7C3505F012354B67FC653B463FE0FD327C5FB4018327F042D9D265D4B364AF99828FB805DE7FCE7C023D0ABD85738DDDA29AF1D63FDEC1C7EFD0731A7EC2B1A5FCBA5DB23E3B741CB8702CFCEA2A7A26F76E1DA05E66BC7E868EE0F53025789FCE5D0BE7677ACFCA6853A9AEAE0376C67ACB477DCD780D3D21663D17879F84F390C97A423DB946C30375339F41CF40BFD1AC77822929503FE803A10B2648EBF60BBA0F7C4F75B6CA501F783EF49618269B218FAA0175EB5A9563BFF0132EE0AD2394D92A53936C86F6093A157991DDE053F4C09305F2F0B077A9027E6BCDD067B2EE3AD76C8DFEB3F6116F0D2070C8154675111F6F127A28F7C5873E20BFF5D523D5E9BD7A61EDCAE9467637939CBD0CF5081F42418F619E105D9B2003BE456091F4A3021E5142B48B09F51D7EEA7214AD77BD352CC2F3C7AE229EEE3C77CA14BC081572F0F7ACBFCAC245751657331E800F8FD786995A0C3C54E0A7C621A60EFA8BD415788C788C0CB177B4809D426D2D1874B314FFBF7857E831E15B1A403B253BE0BD283B0DEC5856B3FE64D5CCFF4EA0A7C2F392BFD37701BE8F2EE85FD177DD71C67F7180FEFBA3CFB1F24C416FFC2BFA3C811EB97FF781F7B33E842E4A09FA7285D9CEAB44BEA0FF30C067E8E3D6229F663EFAA34FFFE863E895EE139533ED80F70F3E539587FD14E2EFF1DE825F9820680627D453807ABDFEDDFEEB59BF001F93260E09B87D577D6AC10F09FE114E187AE40C7D6FAFC8A71A7DCEF32FBC4E3570172837CE7556E8845675F25B5F3333E33FFAC4BFF125788E15D0B3FF0A5F02EF25741FF01E6B73847A30E0BB5113DE231DFA8F2507FE18B43AE4B5AE3D354BD3811F62689379EDA7DD3D02AC9857781EE0DBB6041EE1F311F97D417D1C6FD0C784594B883E0AFD2943BE1931F715D0930905E9495BE8133F4D2BF4E00534ADB9F32DAEFF90C37446AC9E156657A4336FEE5FB0CEC4A0136CACF5C05C29FAB8B28D715E7A2AB50E6D0B3D4A0741223621307883BE91C123AD7582F343BCD03394D053B260E30DBE76D192F8A859E744228EE0433DE343513ACC8ABEE17DB4293CBF243B72E04832F71BDC71E0D324EB45B7AA0E237CE47C82CB2E80F14BCC6F7CF27982FE62D6D317E911FA1BF0FDE3BA49E5ACCFFF57780DDC413FB325CC23E2F04E70CC1B9F9F116F4B6576857E3D16F18B026FD7B5B5FE43FFFF3FFB63C62808E7FE1B789A4AE815013CB50278B05FB10EF50BC14045E3B7E051F30E0C5982FBD32CE16B81FC86BD73AFEEA906EF029D0CDFE37D33DE0B6029396EF70EB346F4C03C0E4F19E61C0F3DEC764F2D9E97DB0BAFFD11C73DF35D5A6246291A4957CCA4B6D8DF0579E8485F42F0F915F874822690D90A16CA801ED9E1BC92B06F62FF197AFA0BF8030D3F19BD8A36AAE7673C0FEE27E3E01FE8DDEF5E16007A0F4243BFA2FED17F39606DE22ABDFCFE694AB7A9B11FCCA730BB0B0378AA7EC60C66AD694D7731FB1929FACD5248D03633A3F4B2093CA1D0AF67F05D177A18C15D2FAABEA77C2FD1CFD996ED6D88FECC3778CF11D721D8A76531384B773A6136A9D11B2EE187A4A8CFA07299DFA09E816FBD5874E036DFD609B84FBB2CF7C60FF0CB06B34D446F74CAB341A12F5BE87B59943CC56C73C6B3F35EAF6F98AC62BDD00D7AFCAA89D6F0206BF44B1FC08B733BA4E3E3FB7A9AFBD9D7D6CFEFF077E6D9EF33E6B8E7D6379849B5A8EDF9F9D32B34C1495A80AC0D13CC2E667EB960F68C7A10D76AF0939D4F6B3A38033C3CCEE78F427ECC8EEBE1E5491E4693211F5091DBBD8B7D78B4F0E5B1FFD963D5D3E73C7BC5FE1285FB118F67F83F98EBC03F28A1A77CF62BDED0078F39D2AF59F33C5752D0B3781EAEC7987104FCD224E363BDE80BE7EBF080110FE00BFAA322237B5776ACF3C77EA0EF8754723DCD7E915779ED53134F179374EFD012BE96EB1073A14F3C67F6947F3F5F54C530C20335CFDA11FAF3792EE47ED456DD31CBEB33D802B9E4F0092E8B797F88CF27F40DF6A3AE15750557EEA35974F3F941FB7775EBE011F61166D30EBF0DC06C1AAFC1F97328971BE2451C790C5FE9073C533C8F2F6A8D395C9FC22F0831B77B9CDFB998F33B46BE0C2E8537B944FFD6C36FF8C479CCBEC6FC5B805FF120F47B36C4F304DF3BACD77FCCE57E7DFFD75C5037783EE26D7FC5E7B2C52CE9577ED8A7F9B7011BF4E99FB387DDB874031F0BEF731F98D1E37931E64F8F7CF8FCDF9C1FF0E3220E8475FE959FFFD7FE1C6AF8A1E7D1EF99ADB08F7ED5C2BFC21CE7B19E939CD7679F26F4A3498DDF42E07C0655C09BF4D52597E936832EDF95ED9DDF41C6F010E00BDC1BDBDDF03B8B8F5A5F30EB997F5F213E0A289D4CF1A7623516FB9E269D408F232FD492E788F1BDF4DDDB2E508BDCBDBCD683515549798661925CFD84B7F1ED9617E9CBDB6B0A3F488C66703DFC5B78ACA1DA434F3DBCD459BD615E3ACF889BE105BEA919AB803DFC5302778957F8A73D1802F961FA2A7893D0B9497EE1CBA8E7372F843EB66FD2B92AE043257378BFDD50CDBE2EBCDC87278BBEBF4DD4EC0F2FE00DFBDB65E6F3BBBDC25BC277FEC1F3BDBDF5DFDFFF2BFF77CD5F96EE27E646C1DBB7E958F5EFEF57952D3E6F37FBFDE9EB3528F3CD6633EA37F6E3DF2E556DCC7F764992653FBCFBA6166D8DA998BBBC7E6BAACB7F64C957741B5FCA97F37FFDE7F5E7FF0142A9DA45', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a164ba2f46503b166f37ad3a4504290f73df3d6072d3593c983a6c351a536ef0"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'dfb05cd1a6d895d5870071ec3af0ca162b6fdb433fc1afc9832fb325f3a63386', 'app_receipt', X'0100000F6E480DCD97775C13D916C73393103AA186A61204A42CE52674589A2210455444E523165AE804C4A0A028185844418AA01421807444141411A44A510495B2885411560491C565C528A2BC19DCB78FDDC7EE7EDEE7B3EFF3DE247FCC99DF3D77CEB9E77C67EE0026C10BCFAD126915C9E68738E12C26C10130097B61082213003F9EDB31D20AA2617130C481014C38F95F43A12C261C8563C21164261C06D6C11017E2832312452980A2AD0674D4C83A760018008A0100FB800022A23A1EC6512FC1DD801F8678519B03C6728EB3011F0CA123703818C63C01823044402D2E186FD561917D981375472E2EBB5364099600F195446D2C0C6151679E656722ACF50D3A33F25F9E194E790690899041108E938F83ACAEA54E417591659D0F4B560740028690E4209CE099CC303A08AED334AFF99965E8F1E27B20054330AA08F309BAF8F9AAD3829C7CFD7D68EAEE4EBE34345DE4AE7F9CAE280C61509D8F8F6747809F6BA00BC3D38F8E7A09FFEA45D654037A6A806C077491155A5EA435C82AA3BA6840E7BAB585F692AF6D83825377D9C486A6ECCB3F0598E88A09A13A1329CEE92F48DE303E0FB5D104C17AC4CA472D493EF1DFC7AB1E48F7F173F1465282F105E818213E024513FC7290293ADAFA4006D10A51EDDF4BF8353AD4B9E84F9C8BFFCC198DF52A3A00891583940FC697A0164CC42CA771FD37D28D9552D9AF123A47E54A4B11292E32230463B398BC487B626B0013CECD426E01C3A2D6AFDC2F64182C98309F4E0C60658A2F158ABEF2441BFA9756877891863E40E605DC78EC6E1C5E04B6B727AF0152A8C1C32762E6EF4FDAC5F00BA0917679FA06FA3821A76400D45115CBA7B88A4AA2D219B4005F9AABA7138346DA6446B2DD650648E2FC400F9091DFF2B14F824001DA60C585BF33005B9A0BCDD39F8104EC4EF7A4BB2F07C084D6AF4C196118CB8408C84A21C0302108937635786E475F358BF2C65AAA50E98A59FA1B9385D36BCE7CB04AD7ED7A60373316ED173F56A9C6B4C3DCEADFE23A373B9611F2E9723EE68DA94894AB8E656DD245FB4E1BE929879A93D5711702E31F904CA4187749F45AD52717CF7025766A8BBD3B2785F3BAD6D43A1E11FC9DB16DF393843B0A8664FA988C8A75EEC69DEB311E051EC6E76B136C93AE133FA704A45C39FBD44B79FFCFFA97CCDBBAC60BECFA1AB9F07BE706ACEEDD19EB73D22B7DF43026C8EB4B2D4FC820B7D8EE6DD8E7CEE5F9E593B9E98C583BABC20533618998B41ECDE60E737557067148850573763B9E30F151C8ACBEA1C194B47CFDA52B6960A1AD97E9E1EB1A5A21577B4BB34D5E3B6A1179F84018282700F8033EA4B46B4520680907030C10402D026A21FDCA1906D6A2B6008E88139D11FDE867404DEE6EF47460C016361C3DCFDDDF02195496C34900629868A5EF84B64025D15167CF26CAD0ED60628F8FAF2810C4F32CB79D8B2B9E17697AA4F37EDB884855208CFE37CE4704218FA7AC9DA423EB475AA0F4700EA93066D113BF9B0BE6DDC6816E8AEA6C41FA82834FA9AB87035BA2ACACF95EC8CD8B0F04E9C7FA65A952D5512CF28F7601010A724DCCDEF10EC59C2D315759490FB3F0DA935A17B64319FA3ABD549BD86848F1D5DA3BF5FD380EBC44EBF8F371CD9C2D0F04F40D639B12B28DCE51850C749D1EBCB7901E6799D7D5B4BFED3AA42898F8654473AE6FEB248D961C1E19B768EADE77253CF6F0B5CC82DBD35461D2B0B78C6AE387FDEDEF93E77B2B4C8E6AB1D38F7FC6066F3153DA169ACBF8BEC94AB5A1E151B545483D779A87F9A043B6E1838E7DB8390591B3816B1FCB7184506F8685B1C5B48CB7E2A8FA43212F87117EEF22FCE67CE5570C93D1C990EEDD4CD797B9A6DE6A5AB5707C333B3FEF77EB0676FF27002B810D48A11080655603D8D6CF8FF13F0177B527C75F815B51C9736CA8FF8DF46158B6FC3D334F9C03C376B1B6E5763B61618AFD5030AC67DA505AC56FB14DB9EE07038120BE7AFEEAF78E13C2A3D5F5F2C58E52514A7AE7520696CA16361CDD8CA7864FCCDEFC4984923D84E73A58729014E9EA3EBC86A372FA5BE34C91C3F75D4E363A49F2EE17E628ACA7A474EA39B3AD0E910742290C0BF9A1C9B8D4899311CEEBDAEE8CD8C45B2AD9EF08BB9EB4F3A53CEF8B47BB73D37D773689C9B6CFD82716FB3C3C3E33E5ED7F23C8414326DD5843D3AD403155943B74B1253A0FC29ABD1B90DBC7B6D87F3DDDE1A57C8B105539248871CFC4FC4D8BD1DBF97386B70DC6DEA59627D62F1137C464DC93BABDE9957716294BB5676436F6E5577083C051208CB2B70C2E17C023C4A2AF97DFE00BE157E0BB2A9D2BF1B50ADE515B54D9CA917270B44E7F5AF1EE94EECDC695F8A2BB85D5F1D515E7D9E01DBB55DEA58A5D1BC5CB2C910FE5CF4F326D723DD61C136468083E52422679938C9FA7D43F1F5AA2A499D95359E74F4FEB92A1D7357A45BD747E15B173A3C215A5017B4C85FB3670585618111A82B6EDD498DEAE6992CA1AAC20FA1D732AE7978A6AEFDCF29D87C888BFDB6830E1EC68AF74BDCE1A8D45AD702378A7130BD26A978FC65F15546E8EFA2C7B5722BF529BFD6DCB908448A65A9FC74381D6B6B585FAEF4FDE97F6150A8F15E749CA3D9CBC24FD5005E4636AE6251A8A644A424D74B7A764256F11F69B1A3CBE6DB8B0AB927B867D2D5E903EABDE7D3AE1BD23362EC524F6ADA3FE6DCD4FB48D71BCDEF4AE4E49AE1B54B9ADA34D8764F57A107C4F22F8D2FE896F95431FFBF1C3D8D765891FE2B2B3A47C74789C43FF6FF0FD2F3D37FE0ADBEB7AB7B4CB26124C659A2BEE4A1163E296867CCE940EAEF1BD627545CF32723AFC62F2A0DD45B37A8124E752EE9E6006E94B7CF3B8F90D666D5363D953395B4E96BCEDBA0D580D35A98F4A6A4E716D7543AC0628E3886AF0A783CE4D95EEBA1E47051C230E65F39EF3BFE0E06FBFA4976F3BF5AAC0DB2F797043847C4F58BECEF98FE7987382D1D621B3C3346A07F996B547835C43E69C9A6ABF8E5065D2114DF662F2D287BD022D7B1A6FCB1E5179E458211BA3B39F38CE9521438FBAE93A6AE9CF296291AE9F57127F298B5BFC99ECE878B96F7BF5A7C2A26825BECF574F1CB91F24DCB56F70BEEAA4F726A6A1E9741AB796ACA69BD214C7BDEC08B31238D391F172DB576C37025340F8155B0E8045B0FD136657457295F727F550E1F88FFDF3436776752F5569C8DAF814F357A4D4346E5BA710FAEEF8418C8A6C71214EF7A7940C9DE646B52902CD4226127C93C24FBB76D0FC4ED377CF24E2A359258F52F3BC18962F22B49FCD5AA46E7455483BC1DA136AF996216974F7B386F2A9EEE06FC5BC27DDDC8B73429EB7AAAEEB0ACFB923A47980F4806168E72552EA65B9FEF19C4BEF89D7DDC77866CF2ACE7B4E6AD50DF34FCFFBE66FBDB4F3ACC2C4674E7F61F1F23AA7DC1D1F2D4EF85639261B25E2F28E265D7933DC7AD0869D1D88ABD674B576DFFC65C1E095F2A91DDEE7BDCA4D34A254A62F36F25FBACECE0A4C162E93D335DFD4EEA73DD2F2D3DEB6535EA1B77444DD35546E5D147B976D84B39D2033A12C6467970E231F03817FE7CE729517D41F6FAF577E2FAE2812B2F5443E5B308685DC964B8C5EE853D16E8CB2FD5CA2918281C42EDE641CF6C90D2C6B9D8C7255E6F4D822B174517C17A5F5D49E5C873E87F4CBB48EB65C953EC9B33F1416FE78A1ECC00D8AE48B2AED5455F30E7FABC3C19D41F4E2ED7A5316975BEE4BEE9FE1692E38BF351BB01CC537368FA69212BC0A9C73FD73856DFAB9AFBB1B2BBD149734C0BC70A5731EEF7E79F75633F1D96852927466AFC7A2C7E5829CFB510A6D877F164AEC0971A9F9745FFAEAFBD319F998813ABBC819CCFC07434EB7A5647B9B30F5A2AB3C1223E58A9BF5DAA38E3FCB097A6C778F749973DFFC93C9C006666CF048DAC0B47E88F4ED1D7C07746BCF2F449554E5110818974BB8B3C7624F4AC9782E25FC03259D5511', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, 'e2491713d15532d1789368edb71bc0db0d793b63c6e0823627e0e457d6518ec5', 'app_receipt', X'0100000F6E480DCD977B3C54791FC7E79CB9B81B0D864665446EEB7266C6752444185148E5499BDB8CFB0C318AD26248427471AB45947B5214722797486D28A95036E592AEBA4CA9D873ECB3FBD87DECEEEB79BDF6793DCF99F3C77CCFE7F7FD9DDFF7F7FDBE7FBFDF8178783F9C907A9C751C5F0C1000737978178887DF0E0200050F89E184DCE2AC01161A03025814C40333FED514C8E581F1181E184BE18151D02A1010847D3044A21415A2EA694214F8768220BA0E954E35DC0189C322A2E3400C231DEC87C4404004B1B1205A608C0F898200D202830141D42D480204F0882508E2AC6F58E6ED1640DCE1870BEE5405BC1504FB2E476C3408A01167E1056722A8F30DD2337C2FF40C66DE83E08EE046004640144BD1D2D1A222BAE4822E8AA66841902C08C0C10118899EA63B725DBD01BDA5B7A6AE49D5D91D87482000220A4154C23390ADC50A73670705B0B4BCDDD92C245CF8AD7F1CAE1408A0105D5454D83E389019EAC9F50DE4205E845FBD28344DC8606192F4E9F03C41D00E68053CCB882EC59CEE14271E6811901491A1D53A8446E7DDDC200EF190195B86E83C3839D17370DC20AE00B19100A1D5B0558858CB45657E3F5EAD504E40A0A73F1C12882B42DA2C13C55369D02F174DCF8006C9C35A31A2FD7B0A29745DFD1D0BCE257FE25CFA67CEC858CF210DE0B1A2E0F481B832C40289A885302EFC46BAB858AAF85542FAA8596CA9C0C9857B0440742E4F042E4F7403C403F373E15780A094ED84F7F16CFAAC09EFEEF803B47C697AB1D4842F52D0FF2C7540042EE86F292290100EBD158393049D9D292B201262088B4A9A050591B770038359E42DBEECD00077F82F0582B410152DAAB2844A6670B8AC60368BE9EBCE6591CDCDC88E5BCC20B28C18640051E0DFC2B543164F8574A1450FFECE0138B23C59BE415C78C0DE1C5F8EF7C20078C0EAC521C30CA379001E9E2918181E00A04E9D0B9FB11FACCBA13EB72515AB9E31CB7A6E321BBDE2D047EB2CFDBE2EA7178F13038F3EAED1E439A12EDFB761CEBC7A9C1DF1F9FB42D47353C978A69E55636A9A73EF26B9299786037529C7438F76914D48DC7A32A751E356DA21C113BDBAD2EF124818BFF36D9D63B1E107D739B6DF3A76658D1185F3585EDD367FBDC36A944F91CFBA238DC71C532F10BF6606679E397CD74F6DE75BC3748BEEBEB122A7C15641DCF69907D657AF3C1E743728BF793D29CC6FAE51386248487AAB1DFA91476561E5647E1637D9C9BA78D68C209B74EA36ADFD868516934B1C56CF0105FADDF69B04AC395D77519BB7DCEAD95C5FEA83D9EE019E0F9B1959A5D87899D6ADA41BFF055E7C00147036180A8244E1D4AE940480790C08A12071C4C223165CAF0251D04AC416C71031522FA43E05D21919FDADBE2E5CD07213F6F623EFD7903C222B6264216294540D7B5C57BC86E8A6B7CD9C3A5C1D4EBC1DC096822470C20B65E7C9C489C0450F57DE6F0B11CE0A8032FCC6234402F0B99BE3400E59FDB003C88AC192A27825B7022FCD5AF4AF0BF552D1E24B70665D02CA993E2E7CD98A8AF6AB1197D2BA24387BEF2B304875F13994974EC1C16B14DB7803633754CEDA249DCB49BD9E8BD39DD439BE19C836D41B606C4A4E045426565E69BE8FC1E2643BC71E8DD1CEDA74891B1A25B71DCB334E602CA3EBBB777DB0941BCBB1686AE879DDE7AA227162EE216D6670E3248B95111397F2C5D47BF04C4CF2EEF3A78BAAA71904F288BFBC46EBC79D3D1F32DE0F5499ECD1E167EDFB8A0EB73153B58BCCE7DE69B3D66869B9596719D12C74CAC762C825CFA8EBC60ECCCC1AC9C3A12B7F50C446302E4545F1A575D66DC4300C87239E8EC0FCD6C3FC9EFD995F6954762F576E6003C750FEBC56A769EDECBE0DFCC282DFCD1BB4F53F01581552861305032CBF14C08E8181DCFF09B84BAD1C7F056E558DF0DEE1FBCFE576830A951F7805325814DFD3D651C86BBFA529FA63D18881694B79AD98A59D5AD313BA789868B358DD07B771C2685DB352A91B295ED52021F3C17CC5ACF29E0D3846CCF8AB4B6F24A979C338C15D65BBC8714CEF9115D89AE9B5EB4E4BEEBEE679A0D57DB9C84E02B6B8999AD96BE0C1B776A53C88A4722D958627534E8E1F88F558D57DE5E1A6A356AACEF65117521D9E2A89FC78736B7E16DBA14D5AA1E785F389D280EBFB5E4CF9075D0C73D196CF5AA74DF32A5239292514F9A523B100409BBD7BA0B8836FB9F34296CB53A58E650CB58830EE55138BE71DC6AFDF271855D31FBF3B5979A2799EA89C947D95546D3EE19F4BCED5B8FDF055F2D39FC10D83F6400484BD057005211C4C2CB2BDFC065F00B708DF25E95C8CAF75B87D63494D273673D76893E1B44AFD94FEA5D6C5F822A785A5F1D5971156F64FDEA8E459CB6F8C17E19529458A15A69AB631F7B627851919419FA8119322A9EB1E65363F1A9EA79E327366E41C899ED6A700CF1A0C4A063862EAD209A384AAF2E06DA6844165AC559531BE25CCCE417B7A33CDE464CE50153170AF7BA51829BEA7D7E6A08FE4C320AFD170FCE1D101B966BD15DA5F74628C4107F71C40A7472911774E42AD3DFEAB42BD6C618D2E7F6DC7B0ACE469CD419FEBE29DDD2B8B0D3F1CB826C75E16932C239C9ABF3B635EEEBA3A54886A782FDB52225F1669A2BF393337C386103835B4CF6EA4B8AF46E805FFFC5109CE2BADFEE8631FDCD0299926C9AFDD0CAB699F59EB5344FC397DBDCB052F3214378EB6B92A18DC86F13D00E3CBFA05DF5A9741FE0FD7939F559CF89892974B0AD013F688FCBFC1F7BFB46EFC15B6170C2EEB568C1F33956FAFAA27119352E687030E950FAD609FB13E636015371D939631E49466D62C9EEA512E743B9C4B9E3BDA3E667191D7D8D65A7157D1512047C97195325A5B93F44955D33DA5BB6938A705C80ED108FFBCCBA3ADC65BDF678FB85BAC6B9E4842D0719720E7798342C7A98922FFC08C21E558A5DB51857A473E25F06624126D235E8DB0183728976D7D5A145B4ECF686ADCD75B56931A42E37FC998FFB85DBC635B6BB54288FA4DB72A8524BD9DC431C16C794EFC25E6A8559080A465966141D9D1F45C21997B0AA36395EC9EBACFC52589AAA25FCFED0FB91646E8DB31F4BEF680BF39CFC874FA94908E02CD4B750A7B352FD6AC0C3CEDC67D6AF733B6EB215308FF2BB658080D63FB27CC2E89E412FB27C3B578ECE5FDF7C387B6F4CFD76A2B6C0A2815ABCA6C68B55BB526F2DDBE5D287585D2628CFE9BCC6CBDF656CD293CCB523E0EFA26538C757E97C595B683F7648F26E694DD3C59E0C7B5FA3156F7DE2BCB93EB996B4EEDCFD91669F59ABBDCB8FEABB6DA77FDE16BA5FD27BDBC4BCF463CEAD458D51773F6CA32DAB7E42EAE91939F64B99FD5EA1F663C07F63FEBDF2BFCEAB0CA7BDF499DA611B1E9F7ECC28DE90E87D78C7F150822C85436B9E7DB7FB2DCCFAE75CB303E8129D8937AE6F948E7AE4DFCBC504C1D8D69EBBD616E963EA1F69DBDFF11BF4A13ED78F5E9B456B1F40BFCDCD00C4285A2BE85794FA0EEC38E37DBBBBFF38BBCAC27E5ADAD7E394DFA5D9E31C6719CC20372E1935D16087F0C84FE9D27CB2536A83F3E5E2FFE5E5C9424F8E8097FB6A0941A8D5FF89EE7886ED52AA1BB329FB87678FF58F5A46193D2B3A4557BAAD2A3E6ECF2B73D90572F761CEF4C53B6AF255FB05AD9FCA425A4812243119CDCCC31C1AD9FF7F120D54FD0B5720C5DEFD5271890FCECD61BF6B8D854CF457F2D567B892719B594ADD0C24F053FD67B546D4A2FB2FDB8FD6579A9BB05C3E57B355CE51362A6C6CEE8F037BE04BDB75535847F303B5427896F9DBBECDD9BD7E7169A8BE5BF3D1842A39796A8ED737EE1EF7B56D3767C82A1FC2E94FC32F4C9C13195AD6BAF8DDC79F3ED3EB6A3D7492EAB8DFEBD857812E370BE8F27A58976E4DA9D3A53EC2995A15861A7CC3E73A1D8A77683F3B7220ADE26C70C1E74F53D1DF7765422A97870F54F3632541B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, 'b4e7e856e509c33cfd053139aeb62601cd754f897ce5cb17041802860c1c9c0e', 'app_receipt', X'0100000F6F480DCD97795413591687539585350402440C0A41904D814AC24ECBA2080471015119406449D8491003824083C105010165D58600229B3BBBA008C8228B1B38C8AEB4B488A2AD32621045A68AEEE9A1FBD0DD67CEE9393395FA23B77EEFBEF7EEBBF7AB7A0FE2110270229AC76C8E09F0801098CF23B8423C82130800540284C789B81FB30158680C086051100FCCFE7753209F079EC0F0C0A3541E781852000161D8074322C9D0209ABE1644856F47886E4CD335A641CE90042C223A0EC43032C15E080F0262888D05D142E302481C049016180C08A21E40922040402C61106773D7AA60BF10E20E3F5C74A72911AC21D8772562A341008D388B2E3A9340DD7548CFF0BDD833983D00C11DC18D008C903896AAADAB4D4374E9455D1C4DD5862039108083033092694E43EFCCC26A6699640DBCBED13C1722830088284471492F4E90362BDC23283890A5EDE311C442C28547FDFD7065400085E8E2E2A23B4238CC502FAE1F878D78117FF1A2D2B520C3C54532308620F8768656C1AB8CE83204DB76E3931551D7F21C3CB486B6D7390E7A022488870C2985E83C00A41E5E80E3067145888D040829C356316291C5E57E3B5F6D2F8E1FFB803E04C704E24A904652E2041A1DFAF9A2EAD20C0C2045582B45B4E57248A53A2F3A97FD81F3853F7246267B1169B0385931D8BA84582009B518C7D59F25149C5A10776DA954FE8B84F451BBD45283B30BF70880E87C9E185C9FE89B100F3C9F0F0F018232762F7C4EE71ACF99F11E4F0CA1152F6496CABCF0432AFAE75A07C4E08ADE4B15834470E85D189C34E8E4445D05911143545CDA223898B293CB09615176FA0585067AC07FA910A48DA86871B565540A83CD658504B1987E1E5C16659305C561A705445981870C212AFC5BBC9CE50834480F5AF2E0AF9C8003CB8BE517CC8527ECC3F663FB2C4E8007AC591A320C319A0710E0958289E10100EAECC588E91DFDF57CDA6B3B72A9FA398B9CD7667387571D9FB5C931E8E9707CF32C9193FAAC568BE788AA1AB4654EBF7D961BF5F9BB62D46B73E978A6BE75437A86D3C36DF22F5D6E46D7A79C0E4DEDA09891B93728EC86F50F328E0BA73DD493FD9040C6F85F6E691F3F1271D4D4A1F5C1A9EB6B4DA8EC678A9A76E737DAAF41F996F89A9E6C38E5907E95349F1D927DEEC4637F0DD77F18655A76F68C9738F6370BE3F64C0FD9DCBEFEACDFC3F0CABDAEA470FFAF0DA251C322B2BBB6A29F7A5614574C9ECFE1263BDA94CE5910E592CE3EA2B7DEB5D4667249239A7C50A8D73DD22C706D5EFD351DDE4AEB575F7BD287E63AFB78BE41CC986AE5862A7AA78A5EFC17F8ED03A080C2102818128753BB5A1A00163020848224108B805870BD0AC542AB115B0243C2C8BC91F9C4316664F536FBB97041AB6DD8474F7DDE418A88AC8C918348B132B541137A12B52477FDDD9B68233511A44781413290244E74B1ECBC983831B8E8E1CAFB7521C259015046EB3C0F4802BE8FF9F694036B9EB401397158722CAFEC01A772CEB2D734D45B4D5B20C99E7309BCC2F47511C89597B7DE8EAACCE890641F1C546290EBE3F9D41F1D4342D62AB7F0FAC6EFAA15DA265DE4A777E5E3F426754F6F07728DF4FB18DB921301B517ABAF370E62B038B9F6F1A7E3F442DB0E092393E49653051B121852C6061E1D1FADE4C7F996B76E76BFEBD9A72699F6F5097DBA7FCB248B9515772CE58BB94FFFB9B8E4FD97F34A6AA61844CA6880E2FAE659D7EE8F59337DD56661BA829C43F3E8085B0BF5AD31E7B97F6FB159DFD474AFDE2AAA51E4ACAFE5B04B8149C75D67CCF45AE913A1ABEF2B63A31895B1B102595DD32D1886D148D4F35198DF1B30BF853FF12B8BCA7DC895EFDBCC3652BCACDD6E5E377768B3A0B8E837EB06EDFA4F00568754E144C1002B2E07B00387C3FD9F80BBDC9BE3CFC0ADAE153D3832F85A7E3FA854F19157B4028B1278D9398878475A99A3674B460DCD9BAED4E1ADB66ADCFAC158225CBC115FFFD17D823856DFA872C19D1CAF6E98903DB4503EA71AB619C7889B785BF95E9A5630821376BBE44639C6F4195D85AD9DFAC6344F7AFF1DAFE8668F9562AE446C69232DFBA1A1A7C0661F752886C6B55219994C3933117DC453A1F3FA936DA9D6EA4E3B62AFA6DB3F5711FBFEDEAEF33941F62DB24ADD6F9CD22E04761D7AF33220F85AB88B8E628EA90EDDBB44ED8C8C48CC97B6C422006DF16148D95960E57A35C7E5B94A9B1443232A9C7BDBCCF275DB867733092635C6CF3E9CA9486B5C20A926E5DE26D76C7A11904FC95FFFE8C9DBE4E73F811B0E85414484BD457085211C4C2CFCE5FD35BE006E09BECBD2B9145F9B881D0D65B5EDD86CB7B15B46536A375E1A54362FC517D92E2C8FAFC10A51D580E42D2A5E7582867831DE2595187C71BA790BF3606B52B88909F489163529966EFA34BBF1E9C802EDAC8513837FF2F09401157875D3B0AC8F8DD7944D1823565F09D96D4EEC57C55A576F2034856FB5D799DA4E373BC31FAE26710E7A54E0C9F1DD0F6D8FFA4A3F09F61E8B209C18EB936FD45FA5F345376E0368EFC10774BB5512711725355AE3E7956EC815D7EA09BE691B9193CED3EAF7ED9268EF5C5D6AF431FA8E7C90545CF20AD1F4F3FBB316E4BB34A162D4CD19B9A632C54B316606DBB3F3B36C899C97C387B68E96F6D48ABC115C4E9564BFD5EE3D7CEAA33B3A25DB2CF99DBB510DFD336B638A5800BBE7E14AE16B0CE52D632DFB940C1FC1F846C3F8B2FE856F9D4BBFE07E57F2ABF2B4D994827C72A0BEA867CCFF0DBEFFA5F7C69F617BD5B04AAF7CE294B9626BF50D322929656124F0F895E15541E76CCE195A1F9B8ACBC81A76CCB0689448F7BC22F228824BF99ADA3A6E798DD7D0D25CFE58D94188AFE2A0A08AD6D1227F52D7F248E9BC35C26F02720FAC8FF8ECE6D952EB63E01B26E17E645F815842F0699760A705C36287972F4A023859C3AA47541EC516EB9FFC94C09B964CB48B7A3BCA62DCA556D9F9362937E54D6BAD1FD497AA4D3F40177CC95A98DD23D1B6BBB946E980E63DF76AA5247D57D2B870AE223BBE9239661D2C246D956354742935335F64C580D2D878455077FDE7D2B24475F1F98B9107EE84137B9C8767EAA20336F14CCCA7CE8AE82AD1BDD55F626F171CB1B804E6B9739F6FFD09DB8D903944F8055B2C8486B1FD036697457299EF27635FE9F88F833323C777F62ED4E9286D0BBC80AFCEBED9BC55616DCC87436E284DA50BA51883F7D9B9FAADCD5A2F092C2BC563D0BA6C3CEBB29BE5F596A30372A989FC4BF7CE14F973ADBF3FA237F0D6EACC46E6DAB391FCDD31D6EFB82B37DC98D7D1F8B637E21BD980496F9F0B85514FDBD72BF4C4155E97A2EFA574704D1CFDA5AFF85BAFB93FEDD517F9AAF7A0E8DB136A337E93BAB746F1533341C55B32ED4FAC9D98170A26AEA8B8E5717EC727ABC8A03AF7AC0D6998A2B0F473AF47DBDDB6090A4231F574A69DCFE6AF73C62F34BEDD1170D2BFC24C275E732AA3199F7955901F9A452C5736B0DCD4CDD17BD2F67E4FE7B7FE3155FA323E3A9A5519B21F0A36601C26A83C201FDED9E580F06920F4AFDC592EF381FAFDEDF5D203E39224C15B4FF8DC82021315FA468DFAF94FB06E7E2D71EEFDCD7CB6ECFB8B355A1AD7535C2A07EEE6CFDB9BE1167ED0302D54AC6FB4BD535861DD6F4EFB4E58CC67D26EA4655B4CE1C000C772E66F774A9E4F7AAF91C66F1F3879E6D4E159CCEE0CA7E9BDF7E17DAC8E5457586BF52ECFC6AAA7CCCF95B1B3E9D3E71A8BD68571ADE6688D6123866455B474CCC1BCD2CCFA1F4C63FCA53A8719E0A08743D2CA1BC60F13889B0C1273EEEADFC106CB478E4EF9BE69B503D5275BDD2C366F2FEBCBD250DF9D18CAF18EEE1673DEEFC74E4AAD880C21BAB93ECBC2EFDD53159956DC66EEFB816EC8A0F03D539D4F990DDCBF697679F314744D641DFD3B7EE69DBE0ADFD86AD7DCB6AB0AB72BCBFE0941EF560B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '10dc781bd98eb35dfb66f4749dde0be556b0c19f9fd4e838efcac6021d673064', 'app_receipt', X'0100000F6F480DCD977B3C54791FC7E79C19E33A2E83494319B9A67066C65D6E254CD1469257ACDC26D719B75194C221A9848A4C42945B9222229790CBBAD4E692944B2C9B926CE529532A9E73EC3EFBD87DD9DDD7F37AEDF37A9E33F3C7F99ECFEFFB3BDFEFEFFB7D9FF33B102CE68F17548FB78EE711007E30071673816031271000A86210012FE8166F0D30B13810E0C34030C8FDF7502007064FE060F018150663A0B5202080F8E04824291A44D3D580681A10D501820C21BA2164B01712454454C78338C679B017228080306AF38158FE091E240202E8081C0E04310F21711010432D01106F7DDF3237981F75472E2EB9D314C4AC20C477356A6341008B3A0B2D399340ED0DE8CCC87F696690FB044226420601387E113EAAA6B6260DD5259774112C551382644000490EC0893BE6E032C45BD774E6ABBF0B269BF45B4264100051852822EE19C8D26486BBB38202989ADEEE2C269A2E72D73F4E570A0430A82E2222B43324D02BCC93E31BC846BD88BF7A51E91A90FED222E919A2EB04ED85E490554675A9B07733455CC19894EED647FA2DB405A183A7AFE32118BDA504AAC300488D5944F206F1F9A88D2608292256016A9145647E1FAFA667A02F3B5417427202F185E8200911311A1DFAE5A052F5211D481ED18A506DC51A22E1A1CE57FFC4B9F8CF9CD160AFA10396821546AC12D4024998A53C6EFC226190D282F89BCBA5B25F25748EAAE5962A525D644600C4E6C0C2487F62EB2018CCCB416E018252362FBCCF6619CE9BC28F2707B1F2C5E78BA45EF8A21DFD4BAF03C248477F4B158604F1D8DD38BC24E8E4449583C8A8212422691E1444D9C5090C615276F9B2C202DC91532A0469A22A5644750595C2607398212CA697AF3B8749D9624EB1DF650E515611207D888AFC968EBD32623464A1975DF83B03B0677A327D833848C0DE6C5FB6F7520030B06E79CA08C458181043560A210606004CC6B588D99D0335D9B4D736E422B5CBE699AF4DE763E48E7FB4CED4EB697798193F1598325EA5013B602A9E6EF39A7D339E15F9F96201E6B599648297AE557D6A9A53F70ED929E7BA2335C967C352DA29A6644E2D855DBFF161DA718173DD3AD2EF4F92717ED79BDB26E2228E99D8B73C3C53AD6C44658FCBABDBE46DB65B87F129F431395D7FC63EF506E92B37847BF9C463BFF52EFF30386FD1D13351E830D02480DF333B687DAF7A7CC05DBFF4416762B8DF42BD50E490A0F46E5BECA8477941F9CBBC4C4E928375D1BC39512631A38FDE72DF42D38B431A56CF06F97BDD0E9B06285FAAB9A905AFB67AB5D0933A38DFD10FFBB0BCA22A15EB2BE81D4A3A095F90A70F8001AE844041900852DA359200B08803210C248A5A62A885F42B7F34B406B54571249CD48CD4A74043467A6F93AF3307B4DCC1D737EAFD16924765459C0C448A96AA624DEA885691DC741DB7D0866F4790FA02585290385E68A9ED3CBDF0C248D3239DF7DB4644AA02600C3678848A033E8FB3ED28A1EB9EB50299B17CE468F8EAC3C05BF316BD2661FB553579E2EC79E780522F1F679E4C5959CBBDC85B69EDE2EC834F1518E49A846CEA4F0E2121CA8ACD70FFC47DD52BDB12AF65A776E6E0755E6A9FFD06C832D0ED67EC483A05A8BE5853DDF014C78797699B189DA05FD9D62E6A6094D47C26D7F82443C250CFBD7DCE527622DBE26E5DD7DB9E7DAAE2E7169ED16707B6BF6432D363E393BF98790F5C8E4D0ABE7EA9F0F634834819F197DFD8F4D1A56B2EFD437FA5E9016D5EE6A1AFD8886DE66AB651799C47CDD61B1B1B1FD45846360866F8580C39E71AB5DFDF8B9B55963C11B6E67B45BE48C6ADE8689EB4B6C9761CC36038F2F908C26F2DC2EF959FF995C664757364FBB7B20DE4AF6BB699DD993FB4955790FFBB758376FF2700AB412A48A11080E55702D83E3090F33F0177A527C75F815B59257470F8E96BD96050A17C0ECE5FC587E179DAD80BEE3F6C6986FD5838A26FD6587A876069BBFEEE8F86A2E1220D849A39B749E2584D8352B11B39414DFF247770B16C5EE5C0563C2376F2CDAD7792B4DC61BC806B892B25DECB7B448EAF6A7A93C925C9E0EF3C8F34B9AF167621F21535D0B8DDFA1E3CEB7DD4C1281AC75269F865F285C923711E6B3BAA9FED48B15273DA197D23D5EEB992F00F0F76E765B2EC9AA515BA669CCE1507741E9A99F20FBA19EEAC259F69A245DF5FA87A414A30EA4BEBA97C006BFE7E50712FCFD2E546A6F373A55609C6FAC870CE3D538BD7ADC66F3F9C34BA6D38FEFE42F9B98645924A62D63DF2ED2D2FFC7328391BFB9EBD497AFE33B8E1D0018888B2B704AE0084478845DEBCBFC517C02FC377453A97E36B1DB1B3FE6A551B1FD775ECAEC1B46AED94DEADA6E5F8A2DB8595F1D55B25A4E29FB45DC9F30EAF3E41182E518A2214A49A357B1D6C490C3732823ED1225F0AA79A8C721B4687176919E64E8CECD331D37A54E0559DFED57E36415DFAE418B1B234C4D18C38A0C26755692CD6186E6BA735FD0DDDF442F6502529F0A07B39819CD0D5BDED988FE4B3A0FD63116227C6FA651B74E5B4BE68C71A8376EED9807697D229FC35F1F52D095F156A650AAA74789B5A8765242F690CF8748AB675AC2932983BF29D2C4B22366995506A5E70FAA26CA73A5480A9FB20D37855BE24CA54EF1B6E4EFA3662E0D4D021DB91A29E2AC119DEF51471F61BCDDE9833736ED864AE69D25B3783DBF4CFCCCDC9C2FEEC9EEED50237198ADBC79AF729E8F721F81E41F065FE0BDF3BCE03BCEF3B935E959DFB989C9B430ED015F288FABFC1F7BFF4DCF82B6C6FE857E8944D9E31936FA9AC259312931787038E970EC9B12E5B5FD6B78A9F8E4D4B1F7248336F104DF52815EC8BE05016525A262C6EC2F5CD4D658F15EDF9B395ECD7AA60B534C89FD434DC933BEE0E67370259A11B233EBB7A345779EBF91C10758BDB972B7C32E8AC7390D3A27E81FDD48B42FFC0F4219538A5BEE802DDD39F4EC2B3E2A76C22DF8C3019F7A915363E8D8A8D976635363ED595A84A0DA5F3BEA42F7EDC23DAEAD8745B2154FD815BA542A2AE0B6942204B9E9D70CB6BCC2A885FD232D320BF24E57C8EE0AA270A6313E5ACAE9ACF45574FA9897CBD7638F4BB7062CFDEA10F778EF86F818DCCA63304B515E8FBD5A6F8EEE5C699978097DC38CF6D7FC67633640689FD8A2D1F8445B0FD136657447285F727635FD1C44F4F3F0C1FDFD5BB78474B61474031A1925BD764BB5639EAFD21578CBA4271114EEF1D374BB7A549634A8C69291F0F6DE01298D75D2DAA9B8F3D914939955DF2E042BE1FC7EA87389D276F2C2F6CF652CE389CED1865F596B3DAB8F6ABD6FAA3BD119BA4FD5FEEF72EBE1239DAB6716D4FEC956A09FAB794768E91839F64A99FD5BAEF673DFB0FBFEA3D28F4E684EA07DF97DA774708D31F5805DBCFDB9D509EFCCA1F445C557ED73D6FE727CBC3AC3B6EE9C6E770F907522FBF1E6973DDC1CB0DC3D5D0BD6CBCB72ECC1BBE587F74A7FF69BF7253AD04F5E9B426C2F91BBC9CB0746299A29EC596AE409D67ADEFF6741CF58BAAD095F2D652AF48937E9F6B8CB39FA4C2400EB2B3CB0491AF81B0BF7367B9C20BEA8FB7D7CB3F18971509D97A22DF2D98C81E7E05FC8F54BCAACE1CB76E305465CA48A76FF8C0ADF1BB55CE97E47AE88EFB95AB996F8D83F5736D1495225E488FD73F6AF2E8B55D2B17BBE1DAEE2DCD964EF097A6DA0774A9AAE09B8F321D6217A81272D3F5C5C92ACA3E67763D9FBEA803B8301638D7F9D3EA7D472B0A0B08B4AE8B5109B285F9E99B8CFFB167437F84AFA243993723EF5B33F9C54DBD596E4EB10B06BE8D719F85BA8716423B5B786C07D89A9432F89E80892EAD2E29A3F4B910E1B3462E571C07354FD7DAB3B7C7B8B393D589EA91EFD654EC6E3EDEFE7CD42296DB9A25E51EC1EAE346CE1DBC3874CCC5F171D31041D9D9716170A6636A4665041BA281FF5132A4AAED6881C9304FC7EE9FC614573E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '3605912dc112df0fc32d25dbaf5acc16a45f684268213559500a7b6b4a4261d3', 'app_receipt', X'0100000F6F480DCD977B3C54791FC7E79C19E332C6B8A75119915B2E676618B7CDA5348CDB462A0F566E93EB2046282D0D49255444160DE592A4104AB95F9664735929F7F2A4A456D9982279CEB197C7EECBEEBE9ED76B9FD7F39C73FE38DFF3F97D7FE7F7FD7DBFEFDFF91D8843F0C70AAAC55BC4F3F0003FC8E5105C200EC11104003201C26305DDE22D00261A03027C28880366FCBB29C0E58027311CF03899031E8336818000EC83919696A440149A0644D180C80E10CD80A26BA04D7682446011D1B120867101EC85F02080436C3E10CD3FC1838441006981C18020EA21240A0204C41200B1160FE8B907F91177F8E18A3B459E600EC1BEEB111B0D0268C45968C5591AD4DE8AF40C5F2B3D83198F21B823B81180E117E6236B6A6B52105D62451746933521480604E0E0008C68E692C0E77F0C46AA38DB715BD4BE9FC34244100011455C58D43388A5C98C706705073035BDDD594C245CF8AD7F1CAE2408A0105D585868574890579827DB372810F112FFD58B4CD580F4562649D70082E0CB09DA00CF32A24B1E16954CE9764A03AC2E4E29781AAA387D6C72F58038C82BC5109D0380E463CB70DC20361FB191002105D82A402CA2B0CCEFC7ABE919E41B184A83E098406C21D2484C9840A142BF1C34E45E0ED68A106DAD1C52B49D569CAFFE8973F19F392383BD863458192C0EB64A100B9446ADC471E3670905A716C4DE5C2D95FD2A217D54AFB694E1ECC23D02209ACBC1C1F589BE0771C02B5CF815202869FDC2FB5CB6C18231E7D1E4205AAEF84291E40B5FA4A27FAE75000757F457641C248845EFC16025404747F20688881842C212A6C1C1A4DDECA0102669B72F2B2CC01DBE25439026A2A28595D750498C40363384C5F4F2756733493B4C49F6BB4D21D23A3CA40791E173E570922150201D68D583BF7300F64C4FA66F301B1EB077A06FA0F7CA0038C0E6D521C310A33900019E2998180E00A032AF45CEEE1AA8C9A1BCB62616A9E49966BD365E38B6E1C4078B2CDD9E768737CF4E07A53CABD6E038A06E3DB1F49A9D79961DB5F84D01EAB589448217CDBC3635CDB1DB5676CAF9DED19AE4736129ED246322FB2E29B056FD61DA0981F3DD3A52EF4F11317ED79BDB26E2228F1BD9B73C3C7B7B8B2139F0999C9AF595ED769B513E853E46676ACFDAA7DE905ECA08C9C83BF9C84FD5E547FD0B661D3D13850E038D02D87DB383164DB79F0DB8EB9576DD4F8CF0FB5C2B14352428B5C7063DE6515E50FEF24A163BC9C1A268C1545C2631B38FDAF2C04CD38B2D3DAC9603F2F7BA1D310ED872A9E6A61667BDF9ABCF3DA9830B1DFD1C1F965774A542ED2D6A87A24EC22778F50150C0E5102818128653BB510200963120848244108B805870BDF2C7401B115B04238D917C23F931C88091DEDBE8EBCC06E9B67C7D63DE6F21394456C0C840D23192D5AC491D916A6937DADE1D94E1AA48E9BE009624248A155A293B4F2F2C0E2E7AB8F27E5B8870560094FE568F5051C0E7518E1D2974F3682B9015CB478CE15C7D1854B160D66B1476405993271AB8E01C50EAE5E3CC93292B6B698AAA486B170D0C7F22CF20D624E4907F700809D9A2D0CCE99F78A07CD932F15A4EEA7D2E56E7A5F6B92F816C7D5A3FC336E934A0FC62E3EDFA27183EAC4CDBC4D804F5B265BB88BE6152F3D9DC6DA7186206BAEEEDF374D9891CB3BA7B9D6F7BF62B8B9EFF3C4A9D1DB07AC964A6C7C6277F32F11EC88B4D3A78FD5261D534439C34E22FA7DEF8C1A5733E7DAEBFD2F890362FEBF0123AD2D254C526FA0AFBFB660BF58686AE1A7A54BD60A68FD99073AE61FB0327CCEC168993611BBF53E08B6254C4C4F0A4B48DAC300CFDE1A8E72330BF77617E2FFFC4AF142ABB9B2DDBBF33505FEEBA669BC99D85C33B7905F9BF9B3768CF7F02B00AA404270A06586E2D80ED8382D8FF1370D75A39FE0ADCCA6AA1F0E127AF650F82F2E5F39CFC757C289EA7B5BDE081237413F487C2113D9386D23B78BA8D6ADD3F0D442284EBF135F36E93E2E335F58AC56EC40415BD531983CB650B4A87766219B1933315EF2428B9C35801D7125752BC97F7C806BEEAE92F8C2E491CFCD6F368A3FB7A9C8B385F513D25A35BCF8367B19F3C184D61D315875F265F9C3C1AE7B1A9E3F6A86D8AB98AE3AE981BA976CF15714FBBF65CC962D9354BC977BE713C5F1C70FFF09B29FFE09B11CE5A7259465AD40385CA172505A33FB59ECE07D0A6EF07159C7874971B59CECF155BC518AA5111EC2663B3D7ADDBDECE9D32AC3278F6FE62F9F9FA6569A5C4EC2662D58E17FE5C1257BD6F7426E9F94FE0464087207184BD157005202C4C2CFCE5FD2DBE007615BE6BD2B91A5F8BC85DB557ABDBF8325CC7EBF4A795EF4EE95634AEC617D92EAC8DAFEE3A2125FF242B45CF3BBCDA041CA744311A5F906AD2EC15DE92186168087DA444BDC4A51A8D65D48F0D2F53324D1D1939678E4DEB928157F7F4AEF607E2D5A44E8D8B579686EC35111F50E233AFDC466888B0B1D39AFE926A7C3167A8523A28DCBD1C4F4CE8ECB63CEE23311A7C603C927072BC5FB69EB641EB9376EC36D0CE3D07D0EE543C8DBD26AADA92B0247F57A6A05A87F745EBB08CC4258D019FFB226D1D1B8BF4E78F7E2BCB128B4D5A27947AE560FAB2EC7D35A800756F4EA6E1AA5C49B4B1EE9719DC744BF1A0A9A1C33623453DD5826F78D753440367347B8F9D9D774327671827BD75D3AFA22E32B727E3FC037BBAD70BDC6428588D37EF97D7EB83F13D0AE3CBFC05DF3BCE03BCEFEE27BD2A3BFF2139974B0CA0097944FFDFE0FB5F5A37FE0ADB1B7AB774CA26CF9AC8B554DE254A27262F0F079C281DDAC0CAB3C8D3338F9F8E4D4B1F724833AD1749F52815EC8B64933EA7B44C98DDE4D43637963D52B0E7CF51B4DFA484D6D2207E54D1704FEEA81BCE6900B243D523175D3D9AABBD757D0E89B8C5EDCFC59D0A3EE71CECB8AC57603FF5A2D03F287D48294EB12FA68076E6E329CEACE869EBA8991126E301F996B54F8342C3A5590DF52734B1EAD4502AEF53FAF2877D22AD7B1BABE443D5BADC2AE513692ED21302D9728109155EE3E6C1FC12F42CFDFC92940B5CC1758FE5C727CA599D358B45574FAB082F5D3B12FA6D84788FD3D0DC9DA3FE3B388626D39982DAF2D4032A537C4DB971A625E02537F6739B9FB0DD0E9940845FB1E583D030B67FC2EC9A48AEF1FD64EC2F9AF8E1C9DCF089DDBDCB77B4E46D038AF19519F71A6D366D897E7FD815A5265F5C84D17D97914D6B69D4982230E972F1D0D60C3CF3BAABD9EDE6E38F65524EE794745DCCF7639B3F8DD3793C43BFB8DD6B4BE6919CBDD1E66FD9EBB7DD5DD252FDBA37F20B29FF9707BC8B2F478DB5A96FEA89BD7C5B8CFA15A99D6DE8E02751EA67BEF9BB59CFFE23AF7AC385664E2ACFF9BED4AE1BC14FCFB10AAC2ED89DDC32B9C41F2CBEAEBCCEFDCAAE8FF423AC3B6EE9DBCE63F20FA5E6BD1E6973B5E5E586616AA85ED6DE3B3F2F18BC50FD7A97FF19BF7263AD04B5E9B446FC851B3C6E58BA789982AED98ECE209DD1D677FB3ABEF68BBE4593F4D652BB9526F53E771BC67E92CC01B8F0CE2E0B84FF06C2FECE9DE51A1FA83FDE5EAFFE615C952478EB09FFB7A012C73D4ADAF3D00A4066B8D2A41BBD20EE5C9FDBB3E85BE9DA8B05614B2EE477599C98DCE085290D294CC0563181EE983A2A73B1ED6AE3E3B1B96FB859BA7B9A4ABB6C7676AAE61CEC302315EBF4DCD82199252AECA131FC4E287479715F3E0DABFB3EC936D24F46472C43D170E31B37BCACEF6B87CD7DD6F8A66451D9A70D67435E558F8A3D7AB0AF9C12831DABD0F85CA56A544CFF06D01CD268B05466F47A649A14CA267F9F749642D71F7943F5C475B5E2A838EE43A9BCA7CE47060F48EC375D6490F4B22E0C10F4F74DAA8F167F553155CDF81115DEC9623C67CDD71E9FAF169CDB641BBF5C32DA19DA70D0BF7097C29EAA06AB36A124973D62B77126D7B289FF02980251F2', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '09ada1737347297b87656cdd14d9d879841788c4610c959fc48ca1ab6f1b8544', 'app_receipt', X'0100000F6F480DCD977B3C54EB1AC767ADB9B80DE33A448508C9E59D198C4B4209232A5239511193EBCC88516E6D1A9224971075903B49899288904B49371C29975276546A2B3B46BA386BD9FBEC63EF8FBDF7E77C3EFB7CCE59B3FE9867FDDEE75DCFF33ECF77AD77011EC98F20A4196B13CB178504E05C1EC915F048CE30045148409420E4166B0331B13818C263000FCEFCF7502897071FC3F1E023141E7C182C872141C40747264B5301D5401BD0B401C509508CA906C654B013882122AA13601CE314DC0D44614804B5F1305660840F8830848EC0E16018F30088C31009B5046182CD5DABBCFD02A83B7271DE9DAA4CB20688EF12D4C6C2101675169E7726C37AABD19991737E6638F33140264206413801229EA2A3A7434575A9799D88A5E8002007434872104EBCB62943B4F20EECE25DEE1DF4DCB83A02C8C3108C2A9244710F0E4B8719E2CE0AF067EA78B9B39868BAC85D7F3F5D6918C2A03A9128BC2590E319ECC1F5E1B0512FC95FBC28C80A19CE2F12DD1800E4DC099622AB8CEAD226B3EA36D0F53D7705193F7CE8A94F4DD157EBFF0878E82D25509D07C194C37348DE30A108B5D104810A6215A3963C51EEB7F1EA78707CD8410600C9092694A0832488242A0DFC7C50687A800E1411AD14D516AB211A1EEA7CEE0F9CCBFEC8190DF63C3A603E5811C42A472D988C99CFA3E26709839416265C5A2855FE22A173D42CB4D491EA2233423036972782F427B61EF0E0C25CE416302C6D37E67532DB78D68CF768B41FAB5876AA547ACC07EDE89F7B1D12413A7A1745040811B0DB700429D8D999B214C8A3863051CA222040692B9713C854DAEAC30AF67747FE5200D041552C517D115589C1E63203594C4F1F772E5369BD8592E3560BA0242B0A0C0105F9CD1F3BE54854A00F165CF82B0370647A307D02B848C05E6C1FB6D77C003C68C5C2941188B13C8884AC14420C0F823067CE874E6EE9ABCBA1BEB5932FD5C8B7C87A6B367B78E9D1199B2C7AD76DA7772F8E73925FD468F39C30579ED87A4E4EBCC88EF8FCF762CC5B73A9384F03EB86B474E7879B145EBBD41FAA4B3A199C7C5BC94C9E7B5D89DDA0F520FDA860EA437D998FF1F238DF0B2DED2331A147D63AB63E48B9B6D284C27EA1A86957B8CE6105C6BBC47BED898614C7B40AF2D7CCC0CCFC638F7C57B9FE6874CAB2A36BA4C4A9AF5990B063B2DFE6E6B5177DEE8617EFDD4908F1FDD6201C312024B3CD1EFB6C6F5571D5ABC22C6EA2934DE9AC85A45CC2991E5AEB5D4B1D4F2E7950330716E8760B37F35F79B6EE922E6F89F59B6F5D69FDB31DBD3C6F966764B54AC3155A87AA7EDC17E4E90361A082401000884869974941D01C0E061820865A24D442FA55200A2C436D311C1927FD4EFA13C79891D1DDECE3C285AD36E17B9E79BD078AA8AC829303E428E91AD6A8BE580DD9CD60FB7AEAE0D550728F3F4B1A881384E7DBCEC3932082343DD279BF6E44A42A10C668F5DE2071C8FB518E8352D08AA76D5056345E3E8A77EE01E7F2AC65F7DAE07DEA3A7C71F6AC8BFF454F6F17BE5C6565EBCD88CBE9B7C5D9079F2833E4EBE272283F380506AE5469E1F58EDC552FB04D389F93762797A0FF4AEFE46628DBC8A097B129F138A43EB6EC5AE3131C9E20D73EF26C8456607B5BCCC824B12525CF349E21614C77BF3D6DA530926379A3BEF37DD71E75F1D46F4F69937D1B5F319919D1B1495FCCBDFAF2A313F75F385B72759C21A934E4A7A8D53CE3DA399D31D55B6D76408F9F15F6151B6A6BA1611F59C8FD478B8D5653D3BD3AAB8846A133DE96032E7926B7EFEEC44DAE943A16BCECBE0A3E8271392A8A2FA3B776238E613418F17208E1F73AC26FC14FFCCA60B21F72157A37B08D142FE8B49BD7CE866DE01717FD66DDC0B6FF04600DA086140A01587131801D391CEEFF04DCC59E1C7F066E758DF0C1C1276F15F6C3CA55D3BC22593C86EF61E728B42FDCCA1C3B53326468DE74B156D4CA7ED58DEF8DC542888DA275D36EA392C3758DAA656EF2711A86F199FD7395B36A07361018D1A313973F4851F3060982BBCB772BC57A7A0D2DC5D78CAF597B566AFF2D8F43CDEE4B445C25F1A58DD4CC87867BF9367B28FD9154AE95EAE0ABA4D3A38762F62EEFB8F67453B2B586F396A88A348797AA22CFEF6D2BCC6239B4C82877BE734E2DF3BF13F6EEB55FC0A510175DC5ACB5BAB47D25EAA7A58522BFB41D2F82B0161FFB5576F2AD5C2BB25C5EAAB64930564584706F9A59BE6D337D3F156F72D5F8C5C7D355A98D7364B584EC9BF257D78FF9E52AE56AF53C9D487CF913B821E0009044D99B0757101010629137EFAFF185080BF05D94CE85F8DA846E693857D38ECFDC3D7CC3685CFDFA6BFAE5E685F8A2DB85C5F1A5CB0AABF9256E54F5A8E537C489F0CA5523458BD3CC5B3C0FB626849898804FD4885722696B9F65363E1B9CA39EB17066E49C383C4EA7406FEA0DCFF5B2453565E28725AB2F066E3797EC53C35B579B929A42EC1D74C737D3CC4EE70C54933907DDAB44E5E33A1FDA1EF1967A1AB06F3894746CB857A1D160A9EE17BD6853D8C13D07D2EB543D4E382FBEAA35EEABF275B9E21A7DFE9AB64139A9B3DA7DDE77C4DA3B96951A4D1FBAA5C092884E94154E2BDC9F31A77047131463EAA7E49ACE2996479AD13767E666D84A725E0F84D90F9576D508BDE35F4816674FE8741F4E9976C326659A25BE7733BA4AFBCC5C9724E2C7EE7AB844F0124365E370CB1E65C31E04DF4308BECC7FE15BEBD2C7BF7F27F14D65EA4C525EAEBCBF81F0DEC8FF1B7CFF4BCF8D3FC3B6C2F08A7EE5688AB9626BF575797242D2DCA0FFD18B034B59F936F986D6B1E3D1E919034EE9168D62697B2F0AF5847295BE25B78E585EE235B434573E527114C851755CAE86D5D596FFA4A1ED9ED4716330A709CA0ED20AFDBC7B6F4B8D17DDFB80985BCC9E3C91F880932E01CE7386C58EAFC74AFC3819036A31AA3D51C506273EC5F326C58FDB454C0C3119772957ECBC9B549ACE4E6A6B3D3190A8490BA2F1BF64CCCDEC106BDBDE7C553948F39E5BB57282812B7944305B911D77D973D83A4040CA2ACBA8A83CF954AE90EC63E5E1912A5667DDE7D273C735885FCF8707DD0A91ECDA3930557BC86F3DCFC47CFC8C909E326D9FC66BFCCDBC188B72F8AC1BF7A5FD4FD8AE03E680F40BB6788045B0FD036617457291F727634FE9C80F4FA6068F6EED9EABD555DEE45F265A9D59DF6CBF7C65E4C7B0DD184DE5B2521CFD4366B6416BB3F66B12D34A3116ACCE14655ED86D79ADE5C863B9E4E339E5F74E17F972AD9FC7E83F9EB03ABDCE73E599F09CED91D6EFB94B4CAF7FD55DF55D77E81A19BF57FBBCCA0A229EB56B2DEF8A2EB82641DBA5749B6BE2E42B75D1D77AC5FD498FDEF037DD0785278EA94FF9BCD2BB31243A3EC52ADE78CAE1D8CAD1AF020192B25537DC0BB77CB20A67D5BA6598A6E28A0EA4E5BF1D6ADFBD899F178CABA379DA796DF8366B3CB6EABB2D7E277CABCC74E334C7D39B454F55F0738333242B55E896EB3B39FA4FDB3EECE8F8CE37F28A81B497AEE69574998F79A638C7510A0FCA4576765930F23510FC57EE2C177941FDFEF67AE107E38222215B4FE4BB0593AE587CD930299FCBE5F595909A9E3839F81DF0659FCE49911026353F0E955861CECD9BF1149ADE1047DC787F4F83C283E77CFAFD5DEE3BF225DEBEF3D3F16D1FB3BF54EAE160FCD0ECC770CD5B3712A5DAA3AB151841CB63EEADDFB5395BF14D93FBE31D0E473BBE4D0DEB5EDB8173C6AF8EA7CDEC80F7F11F7417724FD60B8769B4147CBF6E247A790CB7CBCA921E2E5124F62870A422CA241E1F31679937ADDBBF6C4D699509A77D6BDFA36F166143158EC916D2937DA627BFD0531234B4AA7A438A3B2E78D85A60AAC722CF34D33AA537189F3F7156EB6FB29FD424C8E6EB7AED04C3DC6B42B46FB912BA706A9C2542FD012F0D5925B344BA6B6EE2D21671AEE431917F02D89A50C7', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, 'd1e9564ec388d5e519b8e97749ffb60aae47d2e74c9fbec21f200542b44771cd', 'app_receipt', X'0100000F6F480DCD977954135916875395852D107621A204D991A59240C2229BAC51B0055119B1952DB286200405C50683229B800A82C82A3B28088A28888080ADA22DA088CA2AC8262A4AAB5104992AECE9A1FBD0DD67CEE9393395FA23B77EEFBEF7EEBBF7AB7A0FE212FC70021AD1B6D13C61800FCCE51276425C823308006402248C13708DB60598680C08605110174CFF775320970BC662B8E05132173C0CAD06017ED807232D2D498128342D88AC45A13A91E986BA068614DA0E480416111D076218A7C12E48180484101B0BA2F94678101E049016180C08A21E40A22040402C7E10677BCF3A6F2F1FE20E3F5C74A728106C20D85716B1D12080469C05179DA541DDB548CFF0BDD83398FE04823B821B01183E3C96ACADAB4D417489451D8F266B43900C08C0C1011851D6AC5CFBDCF023FB8991C1E7E1EF8AB74144100011451C2FEAC166693343DD5881FE4C6D2F37161309171EF58FC395040114A2E3F1829B83D89E211E1C1F7600E225FEAB1799AA05E9C3EBE404D10D2108BE774072F02A23BA644FF2ACF60B36F18C52863F2647A0F2D410A502CE0A32A418A27301907C78018E1BC41522361220A4085B458845C4CBFC7EBEDA1E6C9F80601A04C704E28A9146627802850AFD7291757575A9903CAC9520DA723984E01C22CEA57FE25CF667CEC864CB91068B931582ADF388054AA316E3A8FC4542C1A9057117974A55BF4A481FB54B2D5538BB708F0088CEE50AC1F589BE0E71C1825C78081094B41BF73A9965386BCA7D3CF60C2D5F76BA4472DC07A9E85F6A1D10822BFA7BB2102480436FC5E024406767B21C44440C41BC84796020690B871DC4246DF16185F8BBC17FC910A48DA868BCEA322A8911C06106B1989E3E6E1C26C9C29CE4B8C51C22AD1086F42132FC5BBC76C81028901EB4E4C1DF390147A607D32790034FD82BC027C06B71025C60CDD2906188D15C8000AF144C0C17005019E561339B7BEAB229AFEC88256AE7CC335F99CE1E963BF6C93693DE79DBE9F5703C3B79B8568BEB84BAFC7483E7CCF47056F897B345A8576612319E349B869454E78E4D2B275DAE1FAA4B3A19927C9B644AE4D493021A341FA41EE33FD5A127F53E8E88F1BDD0726BE448D85113C7D60727AE2A1B910386E535EC0AD63BAC4179177B9B1C6F38E19852293D9F1E947E2EF6B1AFFACE9F0D4E5BDEE91C2976EA69E6C76D9F79667BF3EA708F9B7EC5FDBB09A1BE5F1B04C37B05A4B6DAA307DDAB8BAA270A3239894EB625B3E6E23209190FA9ADF72CB53D39D27D1AD9205F97EB41537FE59CBA8B3A5C599B975F3B539ECDDEE9E67AB33C236A141B2E53EF28E9C5CCC16F1F0005E4074181101E4EED2A090058C080100A12412C0262C1F5CA1709AD426C118C3446F2B5E467B62123ADABD9C785035A6FC23E1CF47A0BC923B2224606928E94AC658DE989D44ABBD2B65950FAAE84493FF4674942A238C1C5B2F3F0C409C1450F57DE6F0B11CE0A803258EB1E2C0A783FCE762005AF19680332A3B0C4486EE903F6A559CB2E93903DAADA3CD1805917FF0A4F6F179E4C5555EBCDF04BA9B74503F63F556010EB62B2C96F9C828294155BB8DD23F754F337249467A7DCCDC5E94DE89EFC0EC832A075333625C603AAE3ABAE363EC5607132B7460647A8F91B6E8B181825B69CC8338E638819D2DD6E7FB45E39926D79E37AFBDBCEDDAAA2A7BE0E50677A364E30996951D14973665E3DE7A212F75EC829BE32C51027F5FBC96B367FDAD9FE31ED43778DE93E5D5EE6817974D8067335FB8802CEA3165BCDA6A6FB75D6E18D0219DE96BD2E7946B7EFEDC0CC284BC486ACFA49111BCEB81419C993D235D9886118F4858FF6C3FCD6C3FCE67FE3570A95D5C159D96D1560207F41FB96D9B5D90356BCA2C2DFAD1BB4F53F01580D52811305032CBF1CC08E6C36E77F02EE726F8EBF02B7A656707FDFD3572BF7820AD51FB9852BB0289E879DA3C09E83D666E84FC5FDFA664D15D784ADEDD56FBC301409C5370AD77D741D131FAA6B542A7325C6A8E9C7A53F5BA89A55D9678563448D4D5F7A2741C9EBC3F1EF3ABF8B14EDE9D52F87AD9D5A679223B1F7478F43CD6EB2423BC5B1258D94F40E7D779EED6EF2B3080AC75AA96F22E9CCD8A123EEABEF5C1DD8946CA3E6BC39B232C5615449E8F9FDAD05992C87162985F6D7CEA7CAFCEF1E783DE9177831D445473ED34487BAA758F58CA440C45C5B7C2180367FFF4C7107CF7A6765A6CBA8529B18433D3C9473D3D4F2559BF1DB0F7146570C87DF9FA93ED5B820AD9290759378C562DC2F9794ABF970603A71F41BB8A1D03E481C616F115C7E0807130B7F797F8B2F805B82EFB2742EC5D7366C734369ED2D6CFAAEA11B0653AAF593F44BCD4BF145B60BCBE34B5F21A8E297B851C9E31AAF2146887B5E2942B828C5ACC5737F6B42A89111F499123E2194623298DE38D8B740C9307766641F3F3C4527032FAFEB977607086B48C50D89D754046D3313EF51C1DAD418139A42ED1D74A6BEA39A9EC9EEAD9166EF77AB1626C6B4776C38EA2D3110B867288C103BD4BDB29126A733A71B650C3AB86503BAED4AF1B87251F5D69879857A99A25A3DDEBAB63E19891CAD1EEFBB22B7EEAC2A31F878E8C7952CB1A8C4158229057BD31656DED5808A50D73FC83495CA9F8F30A57F979E9BB6419C3DD97BC0BEBFA4B356E035EF42B268C0B476D7E1131F5DD149E9A6896F5D0DAE50BF30D72709F9057476C8F25F64286E1C6AD9ADA0FF10C6F7108C2FF35FF85E73E9E1FD7437F165D5A94F4979B9447F9AA07BC4FF0DBEFFA5F7C65F615BA97F59AF6AEC84997C6B4D3D513A2169A1CFFF5845AF1CEB9CED397D9BE8A9A8D4B45EA754F3469114F70A8187611CD2D7E4D611CB8BDC8696E6AAC78A8E7CD94A8EAB55D03A5AC4CF6A5A6E49776EF465370159C19A615F76B9B7D47AD1BDF789B81ED99D27141778D225D07941BFC87172BCD88F9DD6AB7244E9616411EDF8E738EE8C68BC5DF8743F93718F7CD9CEBB49B12967464BF3294DAC362598CA9B4B5BF8B45DA46D5BF31585608DFBAE350A09B49DD223FC59F20131973C876C02F924AC330D0ACF279FCE1558F1446168A49AD55EF7A5A4345E0D3F5F7E30F8C750F1CE1DBD1FAE1DF2B3E01A994D6508E82A50F7A84D626FE61D313F0FE6B87246EDBF61BB1E328308BF628B85D030B67FC2ECB2482EF3FD64EC2E1979F3F443DFB12D5D0BD7741436F99709D7A45F6FB65FAD1CF1FEC02E948642590986FE2E3D8BD6DAAC3549605ACB47436BD385991776595E6D39FA4426393EFBFCFD3385BE1C9BE747F49E4C5B9F59EFA99C71307B5B84CD5B8EAC71FDBC8EFA0F5D61EBA4FC26F67895E5870FDED25CDD19957F558CFA3DE936C7C8C957A2C2D766CD4F331EDD075F76ED179C8E55FDE033A17BA35F78EA03AB68E3698758E5B179BE40F115D537DC0A367FB63EC8BAE69A667C0A53B82FE5DCABFE5BBB36F1F2423075544F3B2FABAFB386E3EA3F6CF63BEE5B6DAA13A33195DA2C7CBA92971B92265EA548B7B46867EB0DB4BDDB7EE707DF88CB34492F1D8DCBA952EFF38C318E63642E900BEFEC3241F83410F277EE2C97F940FDF1F67AE981714992E0AD277C6E41054F77315FCBD4B7F914BE7C249B5512BEDB482C79A0DA2A56650755D4D0208A9F2F3E43B63436FF6CCB5CAD96C3F38DD3C7A22B12B67EDC1BFFA4B490D96D476A7941A390F58C2322472DC657AB85A869BE8A8FB7731FF454AE7C44845E0C51179CD7FA6F17CAFEF91FE455DE5B8B66D54DB7F15F0D2D9BBA5890DA5A7EB2232A3FC8C20E1F660246CB1CFE5EE46CA8A18BDA34C0EF4F1BB1A2ABCF15A9864B10884E925D74D4D981751A6F64D9EF6DB6D68F5963270D70929192C383B18D5FDF11E937CECE557648A4E77DC500174FC40DBE319EC7D31D3BBD2FDB2B8ED41CDAB23FA27CCB15177B2BDFF7F3979EF34852729ADA82A34AAE69DE7DE8366B2B4DB3FC7F028E1951A1', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('a164ba2f46503b166f37ad3a4504290f73df3d6072d3593c983a6c351a536ef0');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-414376815dab793b', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'9292AEAFAA54EAAC8A9197EFB1B615999C77FEB350BD4434C36848A947254040', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-414376815dab793b', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'7E725DDBB2BAA20B31941D59FEFB1E8B7DCF9EDC7957EA9DBBC7533C9DA2B3C4', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'775E88DAA35D619E82F3A03C941C0E3859B71D69F539AFFFE63BE3DE432E788C', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'DFB05CD1A6D895D5870071EC3AF0CA162B6FDB433FC1AFC9832FB325F3A63386', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'E2491713D15532D1789368EDB71BC0DB0D793B63C6E0823627E0E457D6518EC5', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'B4E7E856E509C33CFD053139AEB62601CD754F897CE5CB17041802860C1C9C0E', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'10DC781BD98EB35DFB66F4749DDE0BE556B0C19F9FD4E838EFCAC6021D673064', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'3605912DC112DF0FC32D25DBAF5ACC16A45F684268213559500A7B6B4A4261D3', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'09ADA1737347297B87656CDD14D9D879841788C4610C959FC48CA1AB6F1B8544', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'D1E9564EC388D5E519B8E97749FFB60AAE47D2E74C9FBEC21F200542B44771CD', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-414376815dab793b', 'claimed_by', 'strong', 'forgotten-414376815dab793b', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'fdf9d0782f76bdae73213aa06af597dc55894a1362006d593c7de7cc18d1b72f', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '1137c8aabe574d2e9ec142c4b1d4fa15c750448882595fb9b807c805fe9addb3', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '7b00b7427b002c21010ac6e02e6213202a6d1d519a9e9f403beda70c5c38d676', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '38ced2ed1baf31f015947a528ddb2acca1e1a36cfbc934bb37c713a7f90f1a19', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, 'ef738910471fe9edb765f92e6d59562d476775fdee8ecdf7137902ad3e001535', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '64284a26b388f786a91be773d9fb97ce0d0f3e61264445e9554d9590f0239629', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '4f8c306bbca43633bc5de7c10f9283815a3f3e550b3b2aa9d3f1511ba40e8b71', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '5ad4f70b1cf2c2e546914c2c6d0d43bd17507a8e5a87f18d7e9dd316f83c1757', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795731386000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795731386000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["a164ba2f46503b166f37ad3a4504290f73df3d6072d3593c983a6c351a536ef0","d7617ec31251b9caa77ccfa19bf7c98caf3955e69fb70bddcc04817a4e291228"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"0dbe7c21dbdf0a197b759d3cf44ff951cdf15092f67d08401b4d038f7373f2b8","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'a6cb431f79fa04fced9557c1bd2b36490e98e67b7f1f94dd8682bd71d7fae2e0');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"31434f8bb1b1714684f188bf82223044ae4142565b4d3d09c8bb05eeb106192b","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:09da02db1aa7771237ba4bb7153226789bfdb69a440ce202fa6e4187bd3b7052","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:057b917087059d91d89a4a0dc2f2976fd23b58e08d33940c65c79c7c41e3b038","submission":"8:8:0e1db2d00e5eee530d5f92392c590f0dda657c0e567037228572d10e8caa7ebd","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:30089d8540f5f0b12deba16eda58e575d3165c3be59e341bf485211161d917ab","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'a6cb431f79fa04fced9557c1bd2b36490e98e67b7f1f94dd8682bd71d7fae2e0', 'da58ffc27f4ce21cdcbbff27ca4fde5c90c61050f995ef91df8122000dfbff14');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795731386000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"1060de43d1b0e547a23f1142ed217e4d501671e32b29b09dea655bb976ceed25","case_event":1}', 'da58ffc27f4ce21cdcbbff27ca4fde5c90c61050f995ef91df8122000dfbff14', '8b76efb61a71ecbdb041665622fbb831a738cc6bae18d25db9199ac0af887de7');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795731386000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"ca4a7c94570055cd239b70d3c3580bd5aed77f3cb6221fc30093aa893d831202"}', '8b76efb61a71ecbdb041665622fbb831a738cc6bae18d25db9199ac0af887de7', '22ef0a25c4d42c2016573409fc5514adfcd054848e78d6c90f9f2d80bdda804a');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795731387000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-414376815dab793b"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"d8bbd0641757835e13f877be270ebf8b7907855636a9e5e1f3eb9bfd9b114dde"}', '22ef0a25c4d42c2016573409fc5514adfcd054848e78d6c90f9f2d80bdda804a', 'd2fdb6f678817c36a5b12ff9ebc61f171b763c1100b3171ac90e0c684df015aa');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"7625bfc8862cc0b262d3fa5c3caa8aa545f8359cba7034f94ba71e22851da072","rows":{"case_event":"2:2:05694b7f48483507081b53277fdec88474f49ae69e44f4d5d29dde1ca302e85a","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:09da02db1aa7771237ba4bb7153226789bfdb69a440ce202fa6e4187bd3b7052","forgotten_name":"1:0:c865036c453cd1e701f5556ff0759d5bc4ce42dad8c0b3c41d422a64787bc12e","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:3f9681a0d25027737be3feffe1a4f3eefd5856bd5b50a4b269d4bddb85f74b7f","submission":"8:8:0e1db2d00e5eee530d5f92392c590f0dda657c0e567037228572d10e8caa7ebd","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:30089d8540f5f0b12deba16eda58e575d3165c3be59e341bf485211161d917ab","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"6e46a8e87d2b714436d7b3170b25bec4566bb91fa091e0b16520aed1ed8cee08","run_id":2,"version":"0.1.0"}', 'd2fdb6f678817c36a5b12ff9ebc61f171b763c1100b3171ac90e0c684df015aa', '6f6edc40159c4717ce7cb0a91f07d59e93a62e92b57d0fcc781aeaadaefdd69f');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '6f6edc40159c4717ce7cb0a91f07d59e93a62e92b57d0fcc781aeaadaefdd69f', X'45941B86E57394AC536AA164FB04A6CDB4645A843C995641D37A250BEBA8DBAB');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '05694b7f48483507081b53277fdec88474f49ae69e44f4d5d29dde1ca302e85a', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '09da02db1aa7771237ba4bb7153226789bfdb69a440ce202fa6e4187bd3b7052', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, 'c865036c453cd1e701f5556ff0759d5bc4ce42dad8c0b3c41d422a64787bc12e', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '3f9681a0d25027737be3feffe1a4f3eefd5856bd5b50a4b269d4bddb85f74b7f', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '0e1db2d00e5eee530d5f92392c590f0dda657c0e567037228572d10e8caa7ebd', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '30089d8540f5f0b12deba16eda58e575d3165c3be59e341bf485211161d917ab', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('ca7c053a09785944493d60e7259972e79355d2b2432335a5e883509e8a2616f9', 'forgotten-414376815dab793b');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '78940aa464fc61a7e119db343e88b0f1751cbcb8a05d440aa5636a28f2b152a6');
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
