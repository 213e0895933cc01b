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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795660918800, 1795660919958, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["6df35443a2a7dbed5f6ea3ca35841eb467c5f9ffa28f339638a194973fbd085d","f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 492,
    "post" : 181,
    "reconcile" : 175,
    "verify" : 151
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
      "sha256" : "8e597368befd536cf8990f1e1d9306c1442c2bcfbf5410bd48716d00adac5cab"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "0da3585e5d472ac810ada67940c126ae37a226ba6a8eac77752ac0d97a9ffd3d"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "ab01a0a1360e89c00d3c66df16bfbd801a6ed9e2cf2c916f3582761f15bf1683"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "6b559f9b524e8a09cf6ac881640f341de6a00e3656530996a06aced83222b7ca"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "43e540424a91f2b400a2dc975d4cc6bfddd9270fcaf877fbfd969f83ec0480a0"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "9e2e24a65db2b23ebc9fea935a1e385de8d911a1b7ec94891ee2fa6040003d76"
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
', 'root', NULL, 2, '35283a48cbf1013279bc1d0cc381671fe9393cee4fb58b2309487e92a6c31162', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795660921910, 1795660922411, 'published', '0.1.0', '3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3', '{"additionalRoots":["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3","6df35443a2a7dbed5f6ea3ca35841eb467c5f9ffa28f339638a194973fbd085d"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 81,
    "post" : 97,
    "reconcile" : 161,
    "verify" : 12
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
', 'root', NULL, 6, '271871f9fb26302b481c01811b5354a87cd84e505712d621829f8453b0545383', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795660918247, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795660918267, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795660918645, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795660918647, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795660918269, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795660918270, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795660918270, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795660918271, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795660918271, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (10, '8e597368befd536cf8990f1e1d9306c1442c2bcfbf5410bd48716d00adac5cab', 'notifications', 'notifications/apple.jsonl', 18109, 1795660918271, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (11, '0da3585e5d472ac810ada67940c126ae37a226ba6a8eac77752ac0d97a9ffd3d', 'receipts', 'receipts/2025-06.jsonl', 5528, 1795660918272, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (12, 'ab01a0a1360e89c00d3c66df16bfbd801a6ed9e2cf2c916f3582761f15bf1683', 'receipts', 'receipts/2026-01.jsonl', 11223, 1795660918273, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (13, '6b559f9b524e8a09cf6ac881640f341de6a00e3656530996a06aced83222b7ca', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795660918274, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (14, '43e540424a91f2b400a2dc975d4cc6bfddd9270fcaf877fbfd969f83ec0480a0', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795660918279, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (15, '9e2e24a65db2b23ebc9fea935a1e385de8d911a1b7ec94891ee2fa6040003d76', 'receipts', 'receipts/resent.jsonl', 11066, 1795660918283, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795660921739, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0);
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '09a998bf4e4fd99d41783c7b9a11188b5e5339a4c3bfc0b9b66e2b76e9df3df5', 'notification', X'01000022F76805AD5A5B93A33A9AFC471B808D77EAB16C236C5CC88DD005F4320196B731123655B6CB985FBF89BB7B67766362CF3EEC43459D3ADCA4EF92995FAA8FCFA4A9E3C3697F4A8818B73E3D6DAFDBF34FBF7C6E17EA99D05CB8B5946C9D79C46A6596C673AB4C99445AB21323BB654A8A5A3A5F3F6FF74CB82D6B2991EBA6312AC4538666EA6D937974603EA5748D67851F71513E8E115D64A25F692F5499255A46E45A1147C5D9CC586034239A09718B321BAE4AAF596A5F8CE2ACDB5ACAB3E4C9D5C4AC38C68D65A30BB96458D7705682292149C4226AB38E6EB14E99FA495006BEC4F3CF7AC3AC9C35171D1DC2A370A4DE48CB7C1D96CEA82A20056B9795F0924848BA622E7AF0C22478CF9E0B76369E2FB2A2A12C2233FCBD34BEB9687F492B1B0DD3DFC7C88F5861FE5C5F95C28FD34DB33E224E5967F6D2264B8575D671A3B94C66C6337FD6FBC1A264FFD7EB9DBE6F52EDBB483AC258C4D63A4ADA3C228807CD4D476F72DA6F37789A987915B3CDBE7009B3FD55F1441D62BA15BFAEDFCBCEBF1AD98799D52C8DFC99F4D95246C9B99C914B15F43F0421496693B3FEC7DF147FCFB8A5CB4CD2E050D0248DFAB39689F7E1317B38CBCF6A741D8F88C764F44D0B76656B1BEC82B0CC156BB9229F8742A28EFA3097C9EEE05CB517AEDA056F0CB552182F3C518F7AB2354228111EC8364C49361EE3837F102CAE479A988046A89D57BDE424C17A48B78FE4B2B264C945E4312F1AA46291F1E4EA6366181364968BE68C7CA116A6F8378C4632D63E91D528BE0E9EF76DBCB78B68253910CAA86BB2B223DF2676395FE37B5E337BD553BBFC9C62613CFD9D499997671295F9DB57DA6DBFA9B50F6E7D5FABB05405BB54443AD336337C5BE7DEED5B5977311DFB54A86FC406F54C5702EBCA50DFB9785D5F54ED9220AF94C56489DF95106EC64F6FCC38F2C5A454E5AC9F1BFEFECC4617F382513DB2868F7A27CF8932914F986D3E58507A5A395D63B7DAA7361FE5B39EE96F71FA9B675AF343069787B1E413EB9A5321D7A92713DA35A48A1A9DCFDC2E8DDFEE8796ECEBC23EF07BCCBAF9B0E7264D63DFEE66AE3C440FBFDA2CF951485D7216F268F8ACBB74768CCD685CF2DC9E1E272E5C920549845E5F6A6BCED80B6A889C732937D9F3F629951C98D489E13F47C9D347A62E038F9D570797AFCCFAFF3226C6D78289011872DB649C4826920B17A8AECECCF3882D4B919CB9D3C0A337CAF832468DAC33C75E98A01C5DC99814292727E6958FB2A5C931029EA85F3584B5512E7E3ED0D96DE625E28509B2E778BE91633494D6C469BC1D73F44CCD5DA023600221FC4FCFE4226991FB48CF0C0576CD5F98E0F911F65D54B1C9B8EA9729B0EE1766C85F98315DEF506CED729ECDFA658EBA7AAD5F3A91A9E1A2849F9B99D9FCE9F1DC632B6EFFB2C7A7EFCF78FC0733599405EC2F313317F26A14DBC8B33B495F7F9512FB25D8BF45EB78492CF8929A807D6692AC7440872ABE7D727FC9B0EF95F6E5137DC480F767DE396042F22D5B3DAFD4615E7253D65D480E2DFBD09D8974D4A7C738F1267C3C0ABF6116BD15F71D2724AF5ABD3112B172CB96C6B77B291E815CFF7CE4CA7E016FC96E9674F97878D296A45570F9FE98E9BBB13E519D5EE6A3F96471F20388111CBA729E6F08C9DAADAFBABECA0B7AD6225C5411ADCA20DCC8CEECAAAEF1802B7319F48E45DB271749F21B33C81FCCC885BF542259EAB65963DFE014F60BA3DB6586BFB71F5EB214C07AEDC90D17DBC71FCC412C0A6044CECEF29B9FB75F92F4C147F0F6891886946BAB63FB649ECEE9E96D9129FD1BC32865C2449944AF3836E49DB60762BF34703A6F9742B6EC2639B9A71BD9E485D9E9B8C7B79373FDC264B7D9F3645F79C979CA07F2106758578EBFFF09B3C111A88BF372097E014FF7047D24F335B39C1F66C80F30C08F65E474796EAEC24B9FAA1B96748C42DE6AC9ACE74BD50469FCF84EED21A49E6B8CE84F267ABBE8B1B9B291AE2BFB088F67030C964BEACD672680269891AC6CE5B56AC9AD9EB1F8E074AB22E244BB1D3361AEB44B2E2A96EB7D94CDE95886691756692B817F26A4B691C6BA91756F77D6326FF78416B17E920B9A82D3D7994A7E686FC275E4C8731275B7129614747C1F51FFA9148E1FCF3ACA6DB806AF6FB872D2781439741FB5DF27C7EEF2987801BCAE6424532E80B1136F08B9AA227F2D3D7D3E460D300235FF4B977C7321FE1A230A6070446E7F789E0B7F9B02194A6FC2A0170F4FBA4294F230A42AD9A0FF4FA9E7CE527921F861FDDF7A0EFAAAF4C2291EB349D74C7DF3E207E45206CD5944FE27B070D21913E6A076FF5C4F1A2EB4FCFFD55514BCD7FFD129D055DBF0AF758A8BF3B33EA53E39A3FE89F613C92DA33971BF7831FA2FDE9B7A4C337BF59890CBCC739182BE640599573C1A5527C1097F1BF9FAE757B589C62AD2596D6F947697E77173980BAF5968D4596DDF62239807DEC2EFEB576A7B99CED8B7F16D288BE50525B0DD6F962BD192533ACA0775FD33EBC24DEDF95CCC9CDA8DB2CB1C0955978CD5C8F6D5F3ED9BAFA5A2A3D1E5CC9D98FDF94867D088EAF6911373DAC7FA029E69F7840DF5B84C8C4FD0C3CBFFA94B56C064FCFF0933201223B34C25B4E6C690ECF43613D8EF4B4777FD121A6EE280ADE08C80D798E4BA576BDA487F79575112EA480C5AF457EE2E218FFD1EFC07AD61D6E088240FDE8075FD670A1D34D581422F1A1FBC52E03BBE981D62FB30B1FE3EC40DD3963C8EE2E069E1F60729C7A364198F014F71F290CFB7A20E6E8326FD95A9411BA157157F476F0C8DF00DC3BDD1210AAFC09065669B8206E6544FF819BB52ADDD536E4AC48C5DCAD9FB1C7BBDF1D97259B50D1345F2C966CDB82F4C9806CDB7DEB89369DDFD30EA058F34AD37EFE3B1781F0EA3772A0AEFDF8ECFC496056BB66DFFEFDB8E3C0E117EE2C1E52A3BEDDBE8998E994FDBC37CCFDFAFDB2EF1EB8E5DB11FBB6D2FA73278BB7D74725E2AFF51C7E2AE0372D339F0E3CF7D52BBC399F67530C7ACB31D3EDAEC9E4EB34E27EFA673CF3A086FD071DEF42EB149B056A8D1D87DD7AF7988F63A089D26EC59AA702C15F52AF576CF55D8D59893F08E30EF9A130B68CF03B7634E2E724EF69570D00FE139952ECCB92E8EA2DF0B5F5E31DB28019E05467C2967A04FB3471D512603B693DD2DCE7DB91067C6C0CBB274FA9A42379B8D64520D89E8FA3D733AAA30FBC8514EEFB1DC91622F1ABC2F9CA3CEF7DC86D1EB7D205949A4368124C074867E58ABF6DD973E70CFF58A093D9642A3B6E45DAF699E76AC125663D9529A48B26A946BC59797CC5D0659F4B276FD27D6A36AA7457EA6989D92520B73A9FC6451AF81A20EDA60BD9CD7CE008A0D2A5E1361E5BEF2C98D5B37ED4F714E76A9B3CF54EA0A3D1196B6C92BBF1CABF8AD622AC58E119F2ED9220E792A2FBE52839541F4640EF7D9A4917CB99B74316691BC8EE44C92C6E66E7AFF9B9032C13EDE072949594561CE443962FF39E23B68BC3F15C91E7D4C8E84496113C7101FE11AC42F21985BA7E7D7186707E6F9DB2A62AEF2F48750BEE5D047D06AC5B43FE842600A53794B6D1AB3BBF4658E1FC5EC80EF617652FE3E97A4D044D3545C9E8A6F07F98A9F3B616EF9922DBD808B0856E6C0EF081ABE2F2F03F6A2EA0863819539233DC9BB9E233F77E9D85E04ECC6CF4CBDE2A7FC39745AACD7AC41FCB7DC6FAEB94BBE0E1B5AC8A82F4ACFE0FBF2F5FDBA68103F6F3820EE8735F2E9F739F86C48FD72C0FE91FFFEAE388D6BC4F74096E07CBD13EAB6ABDD65E2E0263D43DA091DA3BEBEB05F5179E10A23C03EED68C96D4F59018C727A97468F87E86E2DEA62288BFE5A4B6059BBCC2532C791B7839F44D5987C80E735F024AF1C2BD899B48A68CCB2FA412555B9C5F3F1D070F44729AECFBDC4FAE2A6443EFD4ACC1FBC5DAAAA43E6A5C1DD34CE393483230BD45F9B2A8A7C9AD3D1863BBD4EF60C494F05ADD2B52C84A777D3FA59E7FFC0FCB142FE63E82D897921076ECE31B1E54C650F69699A0690B74EC6A94F65154FF5A3BFFEE4BF22D37BF5468167644716B248DA74BD0CB0BEB0F6E5276ABD65166DDE0D1734C28D9DB565C1C065C4F639FABB5A233F1235A4FAD541229E5D6891C700F184EC777738135A8CEEC9959F181B7E5533232ACC21CA1D7C254D29900FF4FD153AF0024F43A27F79BA61810C6ED71AF521CEA440BD56D035F1D4BFE80F2951FF822716B390C4545154C12328F17DC4ADD4537F781AF96C6C89A8D66BE497BB5CC703345BA210179DCEDEE125408348B2A823231462A0CE7D5E11B650F6A66ADB17133F31D45F150D39FAFA013CBB824BEFA863F45BF82566BD3AAAEDA8E01654FCE703EBB78294984F8DC57A8729DE340A2776A42941AE3AFFC23A422ACC2269307C7071088DA29FCCBE9D547C9B95411F1FD1EF74D3FC80B6C20C77182AEF3AD6C4B5AC380CA568A0B9B021D76BD0AF8F78CC0F2AB9714E1D0BD802FBDBC1FBE94DE004F07487F8004FE0F5D8A4AA02769FE2013C41BDC0569A78B970DE41EA429E9B1CEFDC211EE723F00F1A1278F6369791B9624EC47E12E065F4BFC5DB02C7818B723EE1B5891A7C16B9777257FBA07DF449AD324F78C02BE724EA43D4A45F0B7908814F22B3C6A6C075A106E0E50B6F8B3A0AD71273AA8A7CC13A97A7D0584AF5A8374926FC9623F907DEDB10FB353381BAABE06DE54EFEC65BFD90845C45D7A8A39573A56E16F8B781AEE013DE948E5D53D793096F810FF0676EE0089FA49C7229FA4F195F31D75F46D413F0A4F47EE3ED231592A99895A53016FF591CA28402EF08E27B99F0163838E12DF8E21DCF93DBD43B95DD7A82D347E6E8D41FBFF7AFAFC073787D6F059EE7E0299B937FC2CB7199673EC3FDFF77BC84DE7AE13DEAE1BFF80EF5CA5207FCFFBFF31D97528FF0DAF29CE87B1D3B85FC3E9544DF7B7E7C8045873CE52FBEF225F2877E77C9807E8F33FFF2E4E7A6613336C8355909F4676E8157528713BEC09A94758CFDAB61C2DB9D71FA53B5F02582D483876815EA990ADD562E4955E75B267B72887CC7BCCB03191AC0143255E04B0F78189907F038668E3695EBB7E0A5291FD76CD21133066C91B3147A023E06F27D7BBEF261AF63DEF9FCD8D190777DCC5534F94969EAF7BE9EF2EDCC4DD904D71978C4EC440C5CE609BC598BFA6DF02DF209FD53D4C512FAB1D9433748CCC1108461033EF411AF9B8E6E4DAD7E3EE05C251478009D07BC7521EA67973BCCD645A3A49F80E796E88A07E29C70E47F05AEDD65D021E06706CC9DF446FE476F401F6094D0712E1E0FF03540205929F0460EBE8726FE07DE836FA12758E5414E77A1328EDDF3027C737E7FF2F536843E16592BF798E3BF94355F47B905AED17DC52DF0DA54C81F38CB70D42C6C4C2097244AC721AB493217810F1CA171354B2AE6858908FA15EAE4137A0E33A7C6D0D1A88A50E0EFAD62B325AEA1FFBBED2FBEED06F039DBF100FD39E18F98FA1F7A089E25F89AC373BD2B3825FFC4D7935E005FB1FBCB7F10BD87F53D107F4C001A1305F4062A3D0DE8A7B0FDBEE6048EB7BC2AE7EED5864A78BFA10CFC396A73C1F035D48712DDF5813A2CAA754219267AAE6EE8D4393435F466B1EC81F7E0BB7E81E773F06D043E9D5105FD18254DE5EB156FDFBD34C89ECCDE64EA69063C528700DEE39961264C3665305495339875065959B7C0FEECC10B6F79F75660668FB827E1D3860B057EAFB96CE0A329E0C546AFA123830671BE5D8F2EB9ED0B091DB17DC0BF4C0E9EFB4A05F04A8414F1D8C3A72B72B7ACD208FCF7AA97CBA3C6A8296D8FC9EE06BC0C1759D10BF43F850ABB822FEECA4A0EBD1B413F57A89702F75BE8E949DF5D79BC1D0E51EF6A85D9EDA50F5889BE57D00314F50ABEFC5DAF52AFCBA9FF48F9505D0895D800EFCCD4EF53BDA0DE7480FBA5F1A153E31E7ABD97F86E8BF8A9092F503F1779EEA14FDD17FA96320FF1F1819704FA14F340ADD80FE862D43F83BE7118182E23F06A9FC1EB10B6F9A1A09F26BC01F9C1376EA8F4FA2DE68515CC07E42F54727C47FFFAD097E40B762DF2DF6F70B6B3E2BFE60F0DBDB4473F5BD413E68ADFFA78D2A7BFF4B14ABBE62EB13FE81731E1F51FBC6778FE37DEE379B9833E90D0858E8939FA453EFE69FF15EA2F463DC4E02E5977D928DA499F24317EA05A1911EAEA67BE7D545132CD070BA9C2AAEAA047D0A7D0B7E01993C33FDAC08FCC8FDDC38785B0C77B302786BFF415FA9FC984401FB25AA0FFE028019686BC4D74DA12057C954795202E3735CDA4BFE32FA16F3870AAC77C12D76EC26BCC27A25712DFE10E3D87F9085A18A1949E71E6AB5EEB067883B3223DADFDEB001E429FAFE0795C9934D04549AEA2D22BA1858FC04B6499A56DB3801E3C1F3AB265450F01D0B3B2BB7998D7E0953997C770E6C13FF0283EE5999E70A6B2D1985FD278D23FD84741A10F6FD0AADE74166653C44ABA6655FBE62AADFB914709EABB8F2BE12FE4D9ECEBCD3214CAF3F3788B9E46CD044391438FD5925C592B8B5AF40BE8F59C0724DC17F0DA892EF8B9473EEC083ECBAB001E14A7159A047A65E0AC633DF74C55A3BFC10B3FA0FBE6E5B95F41DF0ED0AFE82FF0E76BBE843EB7E154EF37F4B3427DE29C62BAAE130EBE07DE40F9430F38E86B8B333C47FA3D875E45FC80E7D70CF322F44235CD27321E2A0456602E853E62D060AC3A40DD70E815CC73BEF4E48E82FF64D154C0A711F77F53C93669010F55845AFA78FF4B2F404FB66EE2A3C74100506D62D335E6E3209CE66FF477C2A157E07B637608E806FA1BF36D8F931573815CFCC23981932A050F000F0274ECB9779807A1E10E3E776C939F8D3A7257962DBC6ECC6798C7729C3556C85F9505046777498EF3C00B38CC8A6E9ADBE1F072394E780DFFE9AB220DE62AD697D08398E736D0B3058B8710E7561AFC1441FFEBD48B502B507C381B03DE37F0B4119A667790DBB1DAF4E8FFCCE73CB918F03CF267AB6EF0717E5441F91265C313CE0A175A36CB634C17E9CBBB79BFEBC2ED2A78CE789F86BE0C3439F8D0E1383B4C2A3922DF814B804705E31458A791FF74004F0878502974E30C7E3BBC8237CC2A093DF2779F6375E005E0B9AFA1932FB89E546258E79D9BFC8A2FCCCF2A77FD1A7E4882FE0C4A97FA35FA19F8D6C22B02D6FAB68AA739C9A599D77F6AD2EC8EB22FA8EA9DF06C90ABDB9EFB86C3E34F6A9CEA02CFAE982F9E3815C27A05CE0EFAEF4ACA2D3C48E0B8FE045E5C4D97F4AFFBD5E0437FAE8C9F8DF0772A15A1FEE149E39C695B6F70F6F67AFFB002277CBDFC0A1BC602E715E017F08D83FE620F9C9DE254526E716EA281879772846E900EF3D99054DDDB1CFD833C85D359F0FEE822F0FDEB6C7A8DF5B4D0737778C03EF6170B3C8F782C30DBED539C5381CF387C995FF146FFFEF17C7F3DEF0BE871BC0FD723BA83FF78ABE3FEB55E5EF42FEF2F9BE2619310F507DFC48EE0FB2A7BEDC7DF63FF9CAA01FA507BA8E7791D0D371D3738F7913EF4587888933BDE3379CABFDFCF4AE8E906F72F50EFF974968C7CFCA8AC18D1F72D7483C838DD33CC63D3FA101FF8F538C347FC4B1C5750E13EEB5933E56F8173258BB3E602F5AE313F5EA7FC1C5FFC8EE7E1DF205EF2887334ECF775FFEF73B842E15C2A6DFFE433021FBC255561FA72FC7DD6DDF92DCEE5A01870D6E0E17B014434210B78CD1ADC38CD77368FFA4BD985FB8A201E6778EEADDC29E4935AF789784EFB7DADFF9787DEE02CDF1B31E74CF9BEFF8BFC48D41BF2BD0DCDB4BFC06106D71C780F7F4C3C7ED52BF437EAAB8E5ED781F70ECE165506FD03BF0CF9BA841FDD740E7618E02D64DAB77EE56F6F7560A851F339B44ABE8FFF360396EC7861479C797CD64263A678FB9146E60BD3E1B32C5C50B6AC35E70436B9AF6A4F6615145711340267625BE1115579F067C0EB9A1B92E244687BF6E07386D3D9765729DABC7C4DC7907731FDBB8F1FC094FFC03910F4C4DB1A18015F409C3E56C91DE737BDEE5C0B4F16BE69081476D1E48FEA2E7A20370174DE8DAE4DBB5F791EED22FF83DB39E6871B1D9B06BF839467B37474A7E97CF810B873DD412BC7042761DB45CA0F011DB3215D036FC6F747BA7A9C4C279FB86FF25C17DB767B4F57C9DBBFADC925F0B6EFCFB778BE589E9273229AA6BB3DAFCB7F9FCD3E40C42BF21FEF64D816D1E19EE56FEFDEDFDF3EAB93BF1D4FF7CA44F4B03EFE5D1DE73BF7D317EF47B70E7E06551B5C7FFE27E8FABE97', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6df35443a2a7dbed5f6ea3ca35841eb467c5f9ffa28f339638a194973fbd085d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '02fe442558ab386d9baa61ea3725f66eb9047658d9913f5db8e976589722a005', 'notification', X'01000023496805AD7A5D73A33CBAED2F3ABB009BCCE4328E11360E7223A447A09B29303E4D90B049ECC4985FBF17EEEE99D9BB4E9D77579D73914ABBCD87F47CACB59EA51CEF495BC787F7FD7BC2D4B4F5F9FBF6B23DFDF4CBFBF649DF139E2BB72612EBCC63D6E866D578EE35D34D4296EDD424AE99265593F3CDFDFA9529B7151D67B46EDB4687B8ABE1997EDE641E1F85CF395FE35EE5475295B763C49F3235BC1A2FD49965862276A998E3EAD42C44D018C18C50EA1A65367C2DBD76657C35A993E96AA213C9E4D2C4A238C6AD15930B2509AC6B3C6925B422168988DBACE75BAC93523F09CAC027DC7FAF37C2D2A23D9BE8101E9563F586ACF04D58BA4657012B44B7AA9497448AF8AB70D14D164D82E7ECA512A7C6F35556B45C446C81CFABC66FCEC65FF1CA46E3FCF918F991289A3FDFBF96CA8FD34DBB3E224E59DFECC9262B8D75D6716B24258BC66BFEACF74D44C9FEAFD73BBFBF498DEF22724C8848AC4D947479C4100F9E373DBFD2BCDF7EF40C6B96552C36FBC225C20E172D137D88F956FDFAFEABECFD4B4343985923D2C85F902F561425A772C1CE5530FC508C25994D4EE65F9F393E2FA4E5AB8C787028789246C3C950E2BD79C21E4EF4514DAE9711F30445DFBC1017B1B6C12E08CB5C8B4E6AF67128087534843925BB8373D55EB96A173C0BD44AD178E13BF7B8475DA39456E1816DC39465D3313EF80725E27AE24913F008B5F3A8979C25580FEBF711AD2ACB5652459EF0A291B4881A8F5EDF168D108A2D72D59E902FD4C21CFF56F08862E333AA26F579F0BCEFC67B3EAB8ED88171C15D9B953DFB6E6297CB35DEE7B58B473D75AB8F39168D67BE33A2BC3CB1A8CC9F3FD37EFBCDADBD49EBFB4687A52EC4B962E49AAE5DE0DD26F7AEDFDABA73D38B0F8DFA466C50CFFC55615D19EA3B578FEF9FAA6EC590572E62B6C2EF4A29B790EFCFA271EC5310E972312C1BF972CF2617CB42703389564E6647A7443791CF846DDF44507A463B5363B7C6E7369FE85E2FCCB77AFFBBD774CD0F0ACEB7C6B20FAC6BC915AD538F12DEB7AC8A5A932FDC2E8D9FBF0E1DDBD785BDE1F794F5CB712F9B348D7DBB5BB8F210DDFC6AB3924745A6942294D1F851F7E9E2183753E392FBF6FDF62E954BB22089D0EB2B639B13F6821A62A79C6893DDAF1FA46914649246FE9C48A6B74C9F47193BAF0ECE9F99F5FF8F31697CA3841A8121D74D261909959CA54275F5CD328FC4AA54C9493A033C7AE642AE62D4C83A73E28109DAF1578A59914AF62EBCF256763C3946C013FDAB86B0362ED5CF1B3ABBCBBC443D30810689FB5B9AA2B1B44D9CC6DB2947CFD4D2052602263026FFF44CAE920EB98FCCA2E1C0AEE503133C3FC2BE8B2A6E32A987550AACFB8519F40B33E6EF7B145BB75A668B6195A3AE1EEB27A7323D9EB5F2F366D16CFEF478EE895769FFB2C7E7F72F64FC0733459405E22F3133577469B4D8D0C9BD936F3E4BC27E19F66FD13A5E122BB9E24D203E3262AF26E063155F3FA4BF12D8F7ABF1E98E3E12C0FB93EC1D3021F9A6CE2C2B7D5896B229EB3E64874EBC99BE894C34A4C738F1667C3C2ABF1516BD150FBD642CAF3AB36908B172AB8EC7D7AF52DD025AFFBCE5DA7E026FD96E91F4F974B8F38EA55570FE7E5B98AFC6FA4CF766954FCD8788931F408CE0D097CB7CC358D66D7DDD0F555EF09351E15315F1AA0CC20DF5CDAEEA5B0FB8B2A4607022DADEA54A92DF98C1FE6046AEFC9556C9CA74ED1AFB06A7885F18DDAD327CDEBE79C94A01EB8D471BA9B6B73F98835814C0885C9CE85B9EB69FC486E02D78FE400C432E8D35B1BD0BCFE4FCFDF929D3E63786712E541365845E7162CC7B630FCC7E1AE074DEAD1475E24A927DA51B6AF3A2D99978C0BB9353FDC064B7D9CB645F79C969CE07F2106758578ECFFF86D9E008D4C569B502BF80A707863EA27C2DAC948705F2030CF0638A9C294FED4579E95DF7E38A4F51283B43C27A3EE93648E3DB776A0F21F75CDBA8E1BD899ECF666A2F62E2EBCADEC2E3A90106D38A7BCB451340132C58567674A93A76AD17223E38D3E98839D56DA74C3517DE27671DD37A1F654B3E9561DA8755DA11F0AF09B96DA9B16E12FDF397E884B7BB438B583FC9154FC1E9EB4C273F8C37E33A72E43942DDBD2ACB0A3EBD4CA8FF949493C79389721BAEC1EB1BA91D351E470EDD5BED0FC9B13FDF665E00AF6B8A28950A183BF386A2D72AF2D7E499D3316A8111A8F95FBAE45B2AF5D7185100832376FDC3F352F9DB14C8507A33063D7878D615AAA4C398EA6483FE7F4F3D7722ED85E087F57FE939E8ABD20BE7782C665D33F7CD831F904B0ADA938AFC0F60E1AC3366CC41EDFEF93E69A532F4FF575771F0DEF047A740576DC3BFD6292ECE4FE63DF5D909F5CF8C9F90B482E7CCFDE2C5E89FBC37F79811F6E20945ABCC739186BE14055B56329A744FE084BF4F72FDF3B3DA44531599ACB657CEFBF3FDB8392C95D73E19D4596D9FE346090FBC85DF97CFD40E942EC477E3DB908AD51925B0DD6F56AFAA63EFE94437EE867BD6879BDAF3A55A38BD9BA8CF1C0B759F4CD524F6D5FDF95BAE49F3A931E5C2BD0BFBF3962EA011F5F52D67CDFB3E3667F04CB76762ACA755D2F80C3DBCFAEFBAE415988CFF9F310322316A5629416B6E1A96BD3F2F14F6FBD0D1FDB082869B3960ABA460E03541D20C7ACD5BF2575F3A4A4213A9D1A8E122DD3994B13F80FFA0359A353822C9836760DDF0914207CD75A0D18B8D0F5E29F01E5F2D0EB1BD35B1F93EC4AD3096DD8EEAE019E5F607A2E948229331E0294E6E747F2EEAE03A1A365C841E4DA3CC6B255FD01B63ABFC46E0DAE810851760C82AB36DC183E6BD9EF13376A55EBB3B6D4AC44C9CCBC5CB127BBDCAC56A5575AD5045F22116EDB42F9A300DDA6FB371EF4DE7BE0E93799291E1F5E6653A162FE361F2DE8BC2FB8FE33DB16521DA6D37FC6DDBB3DB21C24F3CBA5C67EFFB2EBAA753E6F3EEB0DCCB97CBB64FFCBA1717ECC76EBBF37B193C5FDF7A5A96DABFD5B1FA3201BB9A1CF8F1E73A32EE70E2431D2C31EB6CC7B72EFB4AE759A7A7AFA677F73A08AFD071DEFC2CB549B056A8D1D87DD78F79880F26089D61E25EEA702A35F72AFDFC95EBB0AF3127E11961DEB7EF22E0830CDC4E387ACA25DB57CA413F84A7945C984B531CD5B0573E5D30DB68059E05467C6AD7409F66B73AE28202B1A3FE1AE73E3DA99310E0652A9DB9A4D0CDCD8604E93151FDB017CE4415661F9A687E8E958E157BD5E279E11275BE97368C1ECF03C91223D304C480E902FDB0D6DD8B4F3E70CF0D5A283395CAA0B6E8CBAC799EF6A252D660D9444D44A29A68ADE5EA9CB9F348C540B51B3EB01E5D3BA3F213C7EC94944635E7CA4F9EEA3550D4411BAC57CBDA3580E206156F98B2B4AF7C7695D6CDFBD352B25DEAEC3D2553A127C2D2B679E59753153F5742A7D831E2D3275BC4214FE9EC6B3D5A0AA2BB70B8CE262DC9D56ED6C59845F23AA205B1D6E66E7EFEB3224AB08F979188955514E6429513F69F23BEA3C1F35395ECD1C7ECC804299B3881F828D7227E09C3DC3ADFBFC6383B0ACFDF5691709567DE94F6AD843E82562BE6FD4117025384CE3B6ED3587C914F397EB4B023DE87D949FBFB9C586198E1A93ADFB5DC8EF4889F7BC7DCF2491D3F838B1856E6C0EF081ADE4FE7117BD17584B1C0522ED8C0F27E90C8CF1739B15781B8CA93D08FF8697F099D169BB56811FFADF4DB4BEE92CFC38617140D45E935783F3DDE5F172DE2E78D07C4FDB0463EFD21079F8DA95F8ED83FF23F7C69C9E31AF13DB01538DFEC94BEEE6A779E39B84D4F9076CAC4A8AF4FEC57555EF88A11609FF6BC9476E0A2004639B34BA3DB4DF5D70E753196C570A90958D6AD7242E624F276F093A89A9237F0BC019EE495138538B14E338359D6DC38719D5BDC1F8FAD447F94EA72DF13D617B725F2E9576A7993DD4A573D324F0DAEE6712EA1191C7B42FD75A9E6C867F37EB4E1CEAC93BD40D253C5AB744D85F2CC6E5EBFE8FD1F983F5E91FF187A8B302FE4C0CD2526B65CE8EC4696A7690079EB284E7D4E553CD78FF9FC93FF8ACDCF351B0D9EA19E3D519174E97A15607D61EDD3076ABD13166DDE8F6734C2559C8C15C1282912FB1CFD5DAD911F420DE9E1F54088671F5AE431403C21FBDD179C09A3267797DA4F1A1B7E568B46559843B43BF89A9A52211FE8FB0B74E0199E06A17F65BA110105D74B8DFA502756A05E2BE89A78EE5FF40711EA5FC9C46216224C154515DC8212EF47DC4A33F7876790CFD696886ABD467EA5CB4D3C42B3251A7131E9E2055E023408B1A73A6A94460CF469C82B269EB4BDEADA0EC5CC4F02F55745638EBEBE01CF2EE0D22FD431FA2DFC548B411FF576D2700B2AF9F386F55BC54ACCA78DC57AC739DE3C0A6776E42943AE7AFF2C7AC62ACC226930BE4975081BCD3F847D7ED7F1755106437C44BFF34DFB03DA0A33DC61ACBCCB5433D789E23096AA85E6C286DC6040BF3EE2B13CE8E42A257722104FD8DF0EDECFD0044E014F77880FF0045E8F4DAA2A105F733C8027A817D84A332F17CE3B9029E8D4E678E60EF1381D817FD090C0B3E72545CD057322F693002FA3FF5BBC2D701CB848CB19AF9BA8C56B917B47BBDA07EDA34F6A9D79CA035E3947A80F55B361ADE810029F54661B9B02D7951E81970FBC2DEA285C13E6541DF94AF42E4FA1B1B41E506FC466FCA689FD0BEF6D88FD360B85BAABE06DE58E7EE3ADB9116317D5B7FA6869A9F5D502FF36D01572C69BD2894BEA0636E32DF001FECC151CE1B35472496AF8A0F882B9FE3CA19E8027A5F71B6F6FA922A1635196AAB1F8677188120EBC6388EF79C65BE0E08CB7E08B17DCCFAE73EF5476EB29C96F99E3737FFCDEBFB900CFE1F53D17B85F82A76CCEFE0D2FA7559EF902D7FFCFF1127AEB81F7A8877FF21DEA55A40EF8FF3FE73B496426786D79CECC571D3B8DFCDE35A1EF3D3F3EC0A2439EF2075FF984FCA1DF5D32A2DFE3CC3FDFE5A96DC5428CB466AF0AFD995BE0159970C617589354C7D8BF1E67BCDD35CE7CE80EBE44907AF010AD463D7365BACA25A9EE7D2B686087C877C23BDF90A1114C41A9065F7AC0C3A8B9018F63E1785BB9610B5E9AF371C9661DB110C0165AA4D013F03190EFEBFD910F7B99F2DE97C79E87B21F62A9A3D94F4A537FF0CD9C6FD75CB54DF0BD008F343B15039765026FD6A27E5BBC8B7D40FF1475B1827E6CF7D00D84391882306CC1873EE27535D1B5ADF5CF1B9CAB84030FA0F380B72E44FDEC7287D9BA6835F909786E85AEB821CE8944FE5FC1B5BB0C3A04FC2C80B9B3DEC8FFE80DE8038C1226CED5ED06BE060824AF1ABC9183EFA189FF85F7E05BE809517990D37DA81B27BEF2027C737AB9CBF536843E5659477BCCF19FDA369F47DA02D7F8BE921678DD54C81F38AB91A859D898402E62DAC4A1A859B254810F1CE171B5482AE185890A8657D4C907F41C664E83A1A3D515E3C0DF6B25162B7C87FEEFB7BFF8B61FC1E7622703F4E78C3F6AEE7FE8217896E06B09CFF54BC329F937BE9EF502F84A7C3DFC07357858DF0DF1C704603051406FA0D2D3807F283BEC6BC9E078D3453BF7556D38C1FB0D29F097A8CD2781B7A13EB4EA2F37D46151AD132E30D14B7D45A72EA1A9A1378BD500BC07DF0D4FB83F07DF46E0D305D7D08F51D256BE7995DD8B9706D95DD82BA59E11C0237D08E03D9E0466C26453066355B906B3CE4895754FD89F3D78E135EF9F0BCCEC91F4083E6DF8A4C1EFB5A4163E9A065E6CCC1A3A326811E7EBE5E892EBBE20E888ED0DFE6572F0DC67AA80572AE488C71E3E5D91BB559546E0BF47BD9C6F35464DB20326BB2BF0327CCA8A41A1FF3954D8057CF1A52D49E8DD08FAB942BD14B8DE424FCFFAEE22E3ED788806576BCC6E0F7D204AF4BD861EE0A857F0E5EF7A25B32EE7FE63E54DF72154620BBC6BE67E9FEB05F566025C4F8D0F9D1A0FD0EB03E1BD1DE2A767BC40FD9CE934409FBA4FF42D171EE2E3032F19F429E6815A8B1FD0C5A87F017DE330309C27E0D53E83D7A16CFB43433FCD7803F2836FDC72F2862DE68557980FC85FA8697A41FFFAD097EC13762DF23F6C70B6F32A7FCD1F067A698F7EB6A827CC15BFF5F1AC4F7FE9639DF6ED17617FD02F6AC6EB3F782F70FF6FBCC7FDB4833E20E84227D412FD42B77FDB7F85FA8B510F31B88BEA3E9B5437EB9324C60F54AB604A5FFCCCB7B72A4AE6F9E0897458553DF408FA14FA163CD3E4F08F36F023F3637FF36121ECF11CCC89E12F7D85FE179430E843512BF41F1C25C0D2987789493BA681AF74D409E272D5F34CFA3BFE047D23815303E693B876335E633E518326BC473AF41CE62368618492BCC6359FF5DAB4C01B9C159979ED9F07F010FAFC159EC74550035D94E43A2ABD125AF808BC449645DAB54FD083A743CFB6A21820000651F6570FF31ABC32E7F218CE3CF8071EC5079DF83BCE543606F34B1ACFFA07FB2838F4E1155AD59BCFC26C8A58916B5F6BBFB990753FF228417D0F71A5FC273A35FB7AB30A95F6FC3CDEA2A75133C158E4D06335B18BE8A8A8D5F004BD9ECB8085FB025E3B33853C0DC8879DC0677915C08392BC429340AF8C52F462905E53D5E86FF0C20FE8BE65791A5EA16F47E857F417F8F3315F429FDB70AEF72BFA59A33E714E317F6F1209BE07DE40F9430F38E86B8B333CC786BD845E45FC80E7970CF322F44235CF27148F1502AB3097421F096830511DA06E24F40AE6399F3CDA71F01F156D057C9A70FD3727B1490B78A82A34E4E3F90FBD003DD9B9998F6E070540B5894DD7988F83709EBFD1DF89845E81EF8DD921E01BE86FCCB7034E569A33E4E227CE091CE9143C003C08D0B1A7C1611E84863BF8D2894D7E6AF451BAB2ECE075633EC33C96E3ACB142FEAA2C6038BB4B729C079EC16156F5F3DC0E8757D234E335FCA7CF8AB598ABC450420F629EDB40CF16221E439C5B19F05304FD6F522F42AD40F1E16C0C78DFC2D34668DADD81B653B519D0FF992F65726EC0F3C89FADFAD1C7F95105E5CBB40DDF7156F864A85D1D63FE943EBC9B972F53B85D05CF19CF33D0978161071F3A1C6787494513F21DB804785408C9817506F94F47F08482079542372EE0B7C32B78C6AC92F0A37CF12556075E009EFB063AF98CEF934A8DEBBC77B35FF189F959E76E58C30F49D09F41E952BF463F03DF3A7845C05ADF56F13C27B934F3860FC3DADD918682EBC129CF06B9BEEEA5DF4878FC498D535DE0D905F3C51DA74258AFC2D9C1F05D116DE14102C7CD07F0E2D2F4C9F0B85E8F3EF4E76BE36713FC9D4A47A87F78D23867DAD61B9CBD3D9E3FBE82133E1F7E850D6385F30AF00BF8C6417F891BCE4E712A495B9C9B18E0E1B99CA01BC8613E1B93AA7F5EA27F90A7703E0BDE1F5D04BE7F9C4DAFB19E0E7AEE0B1EB08FFDC50AF7231E4F98EDF629CEA9C06712BECCAF78A37FFF78BEBFEEF715F4389E87EF23BE83FF78ADE3E1B15E590C0FEF2F9BE3619310F507DFC44EE0FB2A7BECC7DF63FF92EB11FAD078A8E7651D8D5713B738F7211F7A2C3CC4C9179E337BCABF9F2F4AE8E916D73FA1DEF3F92C19F9F8515935A1EF3BE8069549BE1798C7E6F5213EF0EB71868FF89738AEE0CA7DD48B76CE5FA85D5B35F07BE007E05CCDF9E097C73913F2CFA15CA083A10D23E0955CFD789C6329BEA834CEB2BBE41DF588B3FA47FE2E793F1AF07650F62EE1D65F637EEB70D63D9F656BE8ECD953FF150F82DE819E2129F8D161BD38DB8637FAEBFA5F7F0BA06B3C1FF1B6BFE273855F227ED5875DCEE7843BCC5D5FB3875DBB64A7917F6EDD07FC023C2FBA830BE67AF8FA7FC91FF01CFE00619DFFACCFFFB63F77C9501ED0EFE02FB317F631AFDA3C1E17D0A1F37A3EE5BC3EBB1CF1B70B71853305E4A75779189B4D09D3615535EC70AF9CF373EDAB34FEE9C92E490F777FCC4EE273AF0E7EBDC1CC1E5CAFF00E16294B927A1259BE00366C52D407FC10965C8DA573D5873FD2827E684CC05A9BE1582438DF495EC1935049ED98E5C9F3DB6BF285B39EC1F4AE837F0B8F3554C762E51E5E2AF81E381CCD67C475FF0CDFD40C65C01EFEE92CD0C52BFCD30E0C81FA305D19BCC1AF48E3ECCAD73813BC7B21F8C0BE49E7CA80F7A5CCE0FDB67D39FBBAF0721F9E6C24DA2656B33FBC8037ECEFD7706F267B4BD7F0884FFFC5F3BDBF752FEFFF3BFB8F75968C2FEF4FDB637FBC1CBBF71F7BD89C524CC7AAFA6A42FD8F6B5E1E4F75F4DCA95EFE237F5BFD8DD824FF26FF517D5EFF56B097DDFB3FFCFF75D85FE25D984CE6EF4B74FC54AFA3DB7F026C7FDA7F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["6df35443a2a7dbed5f6ea3ca35841eb467c5f9ffa28f339638a194973fbd085d"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '5c0c98135c42557b221e2cdb3fd87f6f945c82629d380638416aca99419e78a8', 'app_receipt', X'0100000F6C480DCD977B3C54EB1AC767AD198369348871098DDB2E69F4CE4C2EA11DA1DCB6CA2D6A22C690691026B9550C49256DD9DB9D24B7248954E412A5AD10A73B42A528B70A8988B396FAEC63EF63EFFD399FCF3E9F73D6CC1FEB59BFF779D7F3BCCFF35DEB5D804FDA8D175E19651AF54904128433F92447C027D9C11044230111BCF0AE2853888DC5C1900006F0E1C47F0D8532F970348E0F47D2F8701850802121C40747264BD0015D930AB4A8342D5B0074015D1780ED603122A23A1EC69925C0F781080C2D426D01182BD8F3091061081D81C3C130A60588C21009B58460BC69D3C633BE82A83B7271CE9DAE48DA04105F19D4C6C210167526CC3993E135EAE8CCC87F6E6638E92940264206413841A2004D638D061DD597CCE9442C4D0300691842928370A2474E877983A06A8671E56886DEEE170F812C0CC1A8224E1465F97869B0035DBCF672D91A1E2E5E6C345DE4AE7F9CAE040C61509D48246CF1F371DBC7E279FA78A35EE2BF7AD11854A04305345BA08DACD0DC22C921AB8CEA127EAD0AF2F90E32FDD68141C93656B18792B6E71E047C74C5C4509D8F14277C06C91BC6E7A0369A205042AC5CD492214AFD3E5E8D7DDE5C1FD61E2425189F878E112392E80CF0EDA0D1B534D7826588968F6AFF5EC2AFD1A1CEE7FEC4B9E0CF9CD158CFA30390583148F9607C216AC164CC5C1A177F2315CF972EFD2AA1735C9D6F2D478A8BCC08C1D84C3E6106F0B195800F676722B78061890D1F40697CB8C8B60D5B66279E2A9095B24AF475D186FED6EAD022A4A177D21601613CD60E875F023B38D0E4802C6A10884B0CF7EEA5D8F07CFCD8141B4FAF7D5C17E494068006AA6289CB17502966DE3CB69F17DBCDD385C7A6181952AC6D0C01454A04E8001AF29B3BB64B93E84013CCBBF0770660CD66B13DF7F290803DBC3DBD3DE602E0434AF3534618C6F221120232020C1F8230D7D27A9FBF7577D7B1134F57A5F0EA4AA21E131F3EE25FF9DEF5F2D45BA703C9F5DA1B71938ED5865B5522996DA519EEDD473EC67653AC5E358CA69E4C72E51DD849533FE364A75DA0AB9B3FB2C2387A48B1857C6CDB65F3289CCB9903A9ACDC03F93AF981C3CC1B69C1E5FD0EFE1B12DF4F05F945D6E4F85ABFBB91E670087728AE2AA2D3FFA57562A5D196DA1B9D5A7922A1A9035D4A2156FBEB0BC59A874D56A90866EC7035093B5B65219D2A51A83C3071896BE4183E7AC282A79237ECEB906536665CDD6ACBAA4A2D617E812739877DC9EEF773071B6E5E8EF1DFA6E76524C4A04EC40F29ED9BBCFDD92E49BC51AED48023460B9BF87238699C137643BEE1F3CBEB3016C24067FDC05E40444A2BBF0482667130C080C5A845422DA45F05C3803C6A2FC691711231B6029FC90F86CA37EA3550CE47ADB8FB4BEBA69560192A2BE3A401394CE2243DB5F3A34641EECDEB5F028BA2394A41BD6BB601513C61AEED586EF84548D3239DF7DB4644AA02611C9D56D5AA5A82B2DC4B957C931D56C1A7126DFD7B4FFE44D2BE1E5F7AB0D65F444C6D85FEA3BE4ACDA76645FDA4DB6D70C07BBC646F45968607676B5FE9D0CFF4D257328346E2AB5F045BA8A6D32D52121ED93FB9FB48B444A804525EAB7FFA48D40BE6AD914B99DC6C734D71EEA915EEDE6AA1AFF6E702C6DB1DFD09BD1ECB62D26488CDAF55395C8F61D9A56A5BDF3DD6DE3C9C6BFF1A376B3714F2AC56A926DAB2AA28BB29C5D2B13321545B39C5E465B2ACCAEC717799AAEF8B8E7BDF487E3B6B2AE5587CEEC21DC35087C9491BD5A09EBA26F05CF9B863C2694DB279C8338F88D8E25D2452B759BC686CFDFDC58DAB58B9170A5263EABCCAF6644E350ABF262DB347F8AD40F8CDFAC6AF20FB8066B9C704476E7BC0841ACFED59BFEF9903BF5B3660F79FF0BB027C87D409E177D942FC5AFBF8F0FE27DC2EF4E0F82B6E07B0CA697154C286D351F0E56DE55FE26E744D1243D6ED7AB4C3421A126FCD7992345A56F05DCAD2D098F199486BC231E883683D63EACD698DD446FFB6579BF7BD98387ABD8ED310645AC77472A9B859CDD8C02B22FB1B3CF8B0A7DD85A7EEDCD36C2FF58965983559D5D861CDF3B530235B2A98AF909AFC4956AE25FB2C63C0E051851D3363EA0CCBAC1F520BFC6424E55665736FD864E4E70CC216B3AB1C8599F026FD7704E6EDFA4C6CDD878739DCABB73D5A0E55AA3F2458AA708E86FCA875314CC55562BDBE100794DDA9C538DC1E948F7463E96CEC7CC68C8D5A5147B0937C6F5D66B461F313B792C2D61EA743EF5D855D667727491297D69C78DE36D6E66B21F395DB401000C451F4E6B81502780458F4EDF21B7A21FC3C7A1784733EBDE71BAC7FB45BFAA3C39461B6B8E07272678BBD3C984F2FBA595898DE553FDC2DDEEE5A163966A0A3C87D20C37EC7EA91BC6E9EF5AE1FF21C5BDDAD6D9C5B37D662D39F4409ADCAF3F8303196E0A49FD4D9D93646D5B22DED0951CA1B0BA74A177CBA303AE07C79AD49C3EB9D51042FE3FB4F575E49FEEEC8A08F65C47AF5D8B55B30F4AE8BB9414CF52B94DD87AF2C9F717031187943D14C17ED220FC745051E892EE939613B0D6DFBB4B1AA6FFCFA648462D5475682D5A6776FFC4F746DDEAFD2B6DE196E3AB8AC6BC0EBD5976DCDF2ADDC37FD29023A3FDC2B1A4C97F2F3AAD663BEF9CCF87C32C744FDD2F167740A5E3F3AB49331F5BE5F7A919A59D5DEF57A22951978974187D854EEB580D881FD5517FD7FBA43ED9B60E848E6B1356C83F808BDA108BD6EDFE8657BCB28FAF8DFA1A669C5BBB9277B5BA5BAA708FCDFD0FB5F7A6CFC15B5978C37F93A5F55D12B751B167EF572DD0C3622CFF92D3B3C3D80B71FCED17A1E2F4D26BEA09C2E230F6CBCBA3FDAE889D8E66949C3BCE0B5FF18D04C8293E8E68F49E676D916BA59C9C52616AA6F47D697F0E558E39CA2A82F0AA92784A118E394352E2A6E856CA9B5D4A3C49C77FACE638522931F0E2F3DA72DA987ED2E197FB1D9C44B1A531F923C442CECE63D79D47EEA69D6F27C7FD57897D932CF80DA0F1542DB6969103EBBA94A36934C656A39F50591DADBDB63DAB995ED62F18DCCE79181EC1A025597D29067ED59466EA74DE679710F077B4CA7715515692E6A538956211DB3467BD60574CCECDBDA3D3E4671BE77EFC4B5CA62831CB924DD9B3EF7BBBF52BB011800D2AFD40A002C42ED9F20BB20910BBC3DC93CE3BB8D7BEC6F252C6D0DB27C9873B18D97265CDCB80BBE6A8AEF3897C13B4CB67838AA7908EF34ACC67329DFCFF87E3A2625D36FB1A89ABAF3EAEA35C3D427D398B3C6D3ACC9F21FA64F16E97A8CC6AC4BFC68293A045F0E5791890F18E5C9454798483C98E95576CFE96589BD378EAC585D1F915C56D326E89F3DAC7EAC766A6B135FA22B3D4EA02898D224021B1D1DA98BB1AD137715D00F13265C5E5DCFDA9A462D392875B1B9272E4F7FF748587ECB4EE6CB251DA37DE73B64E5BD30CD8F4BDA1A3EEAEAB9F6B8120FF399D2723D9A4E6FD7D14D9B407AE58C4196232B872DED44BFC5DFA4911BEE535DDC416BE1248F902975051544F260F3E822F5F3343E9489ECEBD260E45360DFDFB9AF5CE0FDF4C79BEBF95F8BF38A846C3C918F16CCCABD7C7DBB53755601ACAD345C64B56AB5791B77926D7FCBE8E5194EDA48704DF4D0AEB868D6698BC501BFB016B7B4BF68604FBF96ECDADE98DAB59BAC353CDB5C7144B1DFCD9A11D0D5DC6B732E31B0A1563625C138ED950AE16AFD4ACE46CA19D61A3F250563FB4B04564AC1B58E65BB261A3314DA2AA2EDF7C8DF74CDE95A1DA2DE07E51C2D3C4463EC701B9FD0F315BB9D90D8591851939D9EA8C809CCC977F639AB63AF81A9AD7C4F518A59DE63B147A8A13B3F9E7157CB843E93602702E063E730BB552E1C7838CB90552FC187AB6F7A3E5C1ECC72AC3DA7B82333BAABDCC2DEF15A26F5BE72696B4DCBF47AB9C11A6CDF6865B1F808D32B7CFD79B1F16CB37F022F446A6F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '54147010bbe6167a34ad061dd6b8be360c5b52de136f0806559b4d2ceb7594d1', 'app_receipt', X'0100000F6C480DCD977B3C545B1BC767EF1983310C625CA2C6EDC411AD99C925947B25528942A231866810C62D148349255D74E45A924BC991482214A5438853A928145DDCCBA522C5BBB7D37B5EE7BCCE399FF7F339EFE77DF7EC3FE6D9BFF5ACBD9EF53CDFBDD6025CD26EBCE0F7BCF5BC4FC2103F9CC92539002EC90E86202A0908E30577F1D6432C2C0E86F830800B9FFE575328930BC7E1B8700C950B478225302480F8E0C864091AA0696B002A72DB02A0B792A6475BE508441011D5F130CE22097E0084614808B5F9602C7FEF27408421B4050E07C39816200A4324D41280F1EB9BD69EF3E347DD918773EE3405D23A80F8CAA0361686B0A83361CE990CAF54477B46EEB99EE1E4A700E9086904E1F8897C54CD959A34545F34A713B1544D00A46108090EC28936563F5A5CDFCA6ECD6FE9FF49A262E349200B4330AA88134599BEDE9AAC1086F75E364BD383E1CD42C345DEFAC7E14AC01006D58944C2667F5FB74026C7D3D707F512FFD58B4AD700BA7393A4A387CC13008E400E99655497701BBC2B428EB8C5BF48488A5EBE2530EA5CB3B908E0A2332686EA5C2439513348DC303E07B5D100812262E5A2960C51EAF7E3D50CF461FB32F72021C1F83CB48D189144A3837F5E746D5D3A588A681750EDDF5348D5D3D2719C73BEF827CEF97FE68C8EF512DA00192B06491F8C2F402D988C990BE3F26FA4A2F9D2955F25B48FB2F9D63224B9488F108CCDE4126600175B09B8707626F20A1896301905258951C2DB4D36CF4E3E5D4256CC2A36D0430BFA5BA943424841EFA40A01413CD60E875F04DBDB53E5802C6A10888B8CF7EEA56CE5F8FAB3285B3DBD03D90CE42F15004D54C512972DA0522C7C382C7F6F969B2783C3A2981A536CB61A038A9430D00554E43777394A9368400BCC7BF0770EC086C56479EEE52003F6F0F1F4F1981B0017529C1F32C230960B9110901160B81084B99EFEE645BFBBBBAE9D78860A85535BCC7B4C7CD4C6BDB6C6F5EA74BF73444A9DCE5ADC9443B5F116E518A7F69233EEDD073F247453AC5FD58FA71D4B76E544ECA4AA9F73B6D3C9D7D3BB30A66A1637ACD0423EBCFDEA061E8E712E228D991B7141F742C888D3ADF47DE503F60126A7DF4F87FAC7DCCCF1B379772BDDFE00EEC089AAE8CE801E9BD395A69B6B6E756AE70987A70D7629865907D71588358F982F57E63FB3C3D53CF27C95A5749A4481D2E0E415B6A943D4F8514B8E72DE889F7D96C5845975AB2DB32AADD8E92B3CE515EB47767F903B547FFB6A7CC0767D6F5301BAC664E2B062E0D4DDCF76C9E28D7225465E62D4C8C9AFB1C91FBD226FC9D77FEEB90163210C74DE1FEC054424B5F28B20681607030C10412D126A21F5CA1F09E4515B0447C649C4DBF27D263F1C2E5FAB5F4FB9C453BDF753EBBAEFC1525456C2490372A4C4315A5AE707CDFCDCDB37BE8614C6792986BE59B91D88E2097365C774C30B21458F54DE6F0B11C90A8471705E5EA362054A73AF5472CD7758EF3B79DA36E0CDB153249D1B8925FB6B0284C5D4540DDADE566A3DB5281C20DD6D8783DEE325DF5464697A786D795B32FC03ADE495CC90A9F88A97FB2C55326896A9496DDB9EDC6B132D1628869456199C3DC87BE97467EC4A263B7B839638FBA4AABB8F5AF8ABE05C40EFDF3190F4C663697CBA0CB1F9B58A17DB634476B1DA96778F75368DE46E7B8D9BB51B0E7B5EA37833CEAAAA30BB29D5CAA133295C4729D5BC27455679F688BB4CD59AC2233EB752FA67D74B39145DFCB1C138DC7E6A6AAB4A686F6D1378A174C421E9AC167943D8738FE884A25D2452B745A26842DD0391C6E5CCDC1FF3D3E26BBD4BF7644E370ABE262DDD86F05B81F09BF58D5F7E568456B9C7A4979C63D0A41AC7EDF980DFB988DF4D1BB0FB4FF85505DF217942F85DBA10BF36BEBE9CFF09B70B7D38FE8ADB41AC52FA090D82C9591E7C757BF9D713B7BAA68861AB77B5EDB09486C45B739E248F97E67F97BA383CFEE34C8C0DE130342A5A479FEE3BAB99D618D0FE6A53E0CBC943376ABDEA43D7D73A39332A6E57D34D3885E400A387A37B3A181C7597DEE66D529F98C65953558DCF6C387E961664AB251B54A5A64EC9CAB5649FA70F1AB555D8399D993EC7B41880D4423E994AB9556DBD3F623EF6C319C2668B32AF2533514D06EF084E77EB32B1B5A38F72D865773D5A0E54AA3F2258297B1D0A3BAE7D3952D955C2D040C00B9436D460ECEF0EC9C7B83175D7763E774AE0A9D612EC24DFDB949A9A6C7AE2565CD0DAEB7CE0BDAB20637677B22471F1CDA32FDA27DAFD2C657EE1360404017114BD396E05001E01165D5D7E432F849F47EF8270CEA7F752BDCD71BBC5C7EDA78DB3C5F997913B5BB6C983F9F4A29B8585E95DBEF15E91A36B69CC8491AE02FBA10CEB1DB357F2C686AC770390E7C48A6E1DB3DCDA8996AD03C994F0AA3C8FD1C989246783E4CECEF6090D6DDB92DE30C5BC89280DE9FC4F3F8E0FBA5C5D655EFF7A278FE06DF6E0E9F7D752BE3B38E46B156DA89EB06A3386D6753937D449FD1A6577ECB56533F60CA3B13E8A5686681779E4042FE4605C71EF51DB2FD0F64F6BABDE7EBC3115AD50F5819964BDEE5D5FC0D1AE4DC1CAED862E70D3FEA55D83DEAFBE6E6F966F65F70DA4F2E96EBC5F389421E5EF5DADEFD4F799FEF9588EB9FA9523CF6914BC415C78277DFAFD80B4909A45D55E437DE1CA3378C6907D421AFB7A50C26070D5E580530D1A6F27E9BA92792C4DDB502E426F3842AFDB377A593E320ABE010D1AE9DA896EEE293ED669EEA97CFF37F4FE973E1B7F45ED15B3757E2E65CAFA256E2382AF7A56CF60A3F35CFA595119419C603847FB45A23499F89272B6943CB8B62C38CEF489D8A62F92C679FB56FD3CA8950C27D3363C266DB0CBB6D4CB4A2932B754E91F332CE6CA313F7A15F2BE2E493B2A08C59BA5AE6428BB15B0A456691C22E6BC33709928109E1A8D5D7C5147521FDB5DFCF1E526736F694C5D58CA30B1A09BF3A4ADE3E4D3AC651702541219B3A59E4135A315028ED474089FDD54259B49D670D2767E1B4AEAE8E888EF6057768825363ABD880961DD2468E851EAF36C3C4BC91DD4A93C6F76EC3E8F2FE96C15052A436DFAB475D8B359D33DAB839ECD046EE9FE384171B97FFFE8F5CA22A31CB964BDDBBE0FBA7FA1D6041801D2AFD4F2012C42ED9F20BB20910BAC9E648ED9BDC63DDBEE242D6E0DB57A9473B99D932E58D4B80B2E5B8F7F76F10C27966CF9685CEB00DE79448DC3280FA6AFF9129F9AE92F22AAA6EEB2A27AE588C6932F98F3665F9853E51BBF1C2BD4F3188F5F7DFA8395E8307C354A592631689C2317176D2EF170E68D927BCE1BA6D87BB3988A1575D129A537DBF903B247D40FD74C6F69E24A74659CE02BDC476912864D0F8DD5C6DBD68ABBF219440A12AEAEA8636E49D728DE2F75B9B9F7449EC1EEB1C80B2D3B9D7A163D1B7F7BE999ACBC37A6F971717BFD073D7DD75E57622CD7495AAE57CBB97F356D7D13C8A89C31CA7260E6B0A49D6977B8EB3473A37CAB8B9E515BBC52C6C894DAFC0A2279A8795C48FD12950B6522FBBA7418390A04FE9DFBCA05D6A73FDE5CCF3F2DCE4B12B2F1440E2D18058AC16609DEEB4D33F72E35141EDC68BD26778943666229C18DE51FC7315A9E64A49CF7594BA4A72EE9D4851AA938FD688194DAE0BE2E31BD1D1EDD5536751B8B8DD6580E9FA52A546452284511C4D8181C7798D32735F9DC3190F8F0AE477BF3500C987A9DA149F702D0E550E1E1971259510CFD38D346D5D50642BB2523F9B8812167963DBA2677B19667433F2B69B96651695C8FD4CFA30E97F8EC133E54EBF1DA3A7BA65A141DDEE2C9C2B209AEC7CB66CB45677015D5D727773718E20B1AE26F8EADE9FBC15B3B57FE4E91E807F31D47BB65067886FB0D8F1CCE560AEF110562ABCA84D7ED000199CCDDF48B8777755EB3E6BB239FA0D37BAD21367C456959EC3F0015EE648C', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '2a991426dbefe76d4aaad708bcc8a26acc14fca00be0834d901d5a5ef93f93b5', 'app_receipt', X'0100000F6D480DCD977B38545B1FC767EF19836934883144269783345A33EEE220542E252297261A6338E41226B9558C48459D8E926B24972E924B721215C551944E375148A4DC0B85DCDEBD9D9E5EE73CCE39CFFB3CE77DDE77CFFA637EFBBB7E6BAFDFFAFD3E7BAD0D78242FBCE0AAD88DB1E342103F9CC52339031E691B0C41741210C20BEE8CDD0871B03818E2C3001E9CFCEFAE50160F3E8CE3C131741E1C0556C09000E2832393C51880A1450374A4D901753D86861E033883A58888EA7818679E043F064230B404B5F9602C7FD73820C210DA038783614C13108621126A09C0F88D8DEBCF06F0A3EEC8CD7977C64AD20680F84AA2361686B0A83361DE990C6BA8A223236D7E6438F9054006423A41387E221F5D4D438D81EACBE6752296AE0600058690E0209C70A263EB07C3E06B13EE522A425ABA335C20054330AA881285D9FEBE6A9C1096EF6E1F8E9A27CB9783868B3CF5CFC31583210CAA1389842D81FEEE7BD85C2F7F3FD44BF49B175D9D0674E617495B0F00A43903696495515D8C6451A7975012519469CBA2B55A5FB76B7183C880873E5204D579104C8F9A43E286F1B9A88D0608E4112B0FB5A488943FCE578DEDEFE517A4059098607C3EDA49844862A883AF175D83A1AD0D6411ED3CAA2D96433ADD79DEF9C25F385FFC2B6774B297D00EF3935D825805A8059331F3715CF92A6190D4C2F8A28552F137091DA37CA1A5846417191182B1593CC22CE0612B010FCEC9421E01C362EB3E82D2C4282187755BE6265EAC20CB6597E8EBA115FDB5D6A1254845EFA02F018278AC3D0EBF0C7674A44B0329D420109719EFDE4DDDCAF50FE450B77AF9EEF161217FE900A8A12A96A8B4884A35F7E372027D39EE5E2C2E876A624CB5DD6A0CA812424007D091DFFCE54C213180265870E39F9C802D87CDF1DACD4526ECE9E7E5E7393F011E24B7306404622C0F22212423C4F02008F3737ACFEB5E0F0F1D7BD10C452AB7A624F639F1E933DEB5EFDDAE4EF5BAEC4BA9D55E8F9B74BA696CA37090D9527AC6A3E3D0A7631DD4CDDDF5A369C793DDB8FB76D055CFBAD86B5FD4D33B3FA26C1A37B8B2897CC4E1AA452C8E75765F1A3B6FDF799DF32143CCDBE961D7FB1C83D69DFE30151A78F0566E80EDF0ED74C703B80327AAA2DB82DED89EAE34D9527DBB4D2B5F2822ADBF5D2E7CF3DEDA0291074366AB15F8CF6C77338B3C57654949132B90EF9F28F631718A1A4DB0E42AE40F0538669B8F99DE7C64C7AE4A2B61CEC093DE3101648FC77903F577AEC60739ACF5351150A74D240ECAED99ACFB629F2CDA205D6AE42D428F9C988949FEEC1D795BA6FECB9B1B3016C240E702C16E4044522BB30C82E67030C080A5A845422DA45EF923810C6A2FC5917162F1767C5FC84F06AFAF5F5B4FBD14AB7CFF97471B5601595496C751003952EC3823ADED93DAC5BC3B3766420AE3BCE5427B341C80309E305F766C77FC12A4E891CAFB7D21225981304E2EABAB15AD40595E7125CF6CFBE6B09F4EDB05F51C3F49D2BE9158BABF3A4848444559FFD9BB4ACD17E6857DA4BA1638F8035EBCA7225BCDD3DBE65DE9E0294669B7E48089E89ACE304BC50C86656AD2B36DCDF79F0997089440F2BAFA9987623B9977478AB37C722C34457D7E52F6F05389E8DE9B07D47BB7F725F578CAC6A74B121FBC55F4F6F11C925AAE6233FC5CDB7A286FDB5BDC9CFD60F8AB6AB95B71565585398DA9564E6D4911DAF2A9666F52A414E68E7A48567D5F78D4EF764AEFDC4609A7A20B97EF1947384E4E6E550CEDAA6904AFE58F3A25656A922DC25F79461F2BDA49227598270A1FAB7DBCB461353BEFF2C5B4F81ADFB25D59530D826F49B2DB107E2B107EB3BFF2CBCFD9A779DD73C25BDA39784285EBFEAA2FE0ECBE3F2C1BB0FF4FF85506DF217942F8955D8C5F5B7F7FEEFF84DBC55E1C7FC76D3F563EFD048DB02E3316BEEA707DE6C4EDF64962B8C1CE67DB2D2990E8A3DCE6E4D1B28BDFA52E8F88FF3C7BD0967004FA285CAB3EF53E532DAD21A8A5DB7A4FE7C4E11B35DEF5A11B6B982EAC8A3B37D5D7710BC941464F3EEE6A6571555DBB1E6C9318671B674F5635BCB4E506589A93AD5658284B4C9E94926ECA39A7DE6FF4ACC29E7966EA2CDBBC0F520919379170AFDAFA70C86CE4D419C216F372EF15B3518DFAC304665D6D16B6E6E3D35C9FF23ACFA60395AA4F09560ADE87C37FD4BA12A9E02666A82FE00DCAEE55631CEB06640EBAB375D6B7BD621E8B55AE21D88B7FB02D335967DDEC5E52F0A8CBE5C0073741D6DC0FC9E2C4E5B7125EB78CB504584AFEC66D080806A2287AF3DC0A003C022CB2F1FE9E5E08BF80DE45E15C48EFA57ADB1FED97FFE838659C23CAAF446E6BDA260316D28B9E1616A777F5A6FB45CE6E6507C78C7456FA3C91E40CB3BBC46F58640FF7415E636B3AB44DF36AC69AB6F6255323AAF23D3F4E8C25B9E827B7B5B58CD1B4EC4ABBC2E5F2C7A268948BE39747FB5DAFEA9AD5BFDD114BF0357DFC62D5B594EF0E0DF85B451BAA1ED3DD8261B45FC90B65AA5EA3FE10734D69D6916534F29EAA9921DC4E1E3A111B7228AEA42BC16E1A72185F5FF5EEF38DC9E895559FD8499B370CBF0F4A68B7DEABD062E80A37EE976DEFF7ED9E717820F3C8E77D5F2A9FCEA6878503191281BE37D732DF7F51FF723CD74CB5F8E82B0615AF1F17D1A63EF5A18FB244C5BC6AB7E15AA1CA3378D680E3B1349F9F838FF5EFADBA1274F21EEDDD84BA8E783E47CD2E9487D01B81D0EBFE955E8E9FE44AFFA07BB474AD44778F14BFCD691EA97CFF37F4FE975E1B7F476DB1E98600D77285B5A5EE4382DD6F0C66B1D1F9AEBD9CA88C60EE5E3857EB7522854CECA4669691FBD797EF8D336916B19E1637CE0FD3FDB55F33194E66583C2759D8E758EA65A71499592AF68E1896F0A4D99FBD0B636756A4250842F1A6A91A2C05F7028E842EED30317758DF75AC4068F263CCF20BDAE26BB11D259F3BADCD7C2998DAF09441624107B7F959EB4F2FB295CE072926B2E6CABC82AB3F560838D3D3217C4E6395541699C6D47279174A6A6D6D8D6FF5A96C15496C60BE3E18C2B945A0E951EBF36DBDCAC8ADF4C97C5F9F9830CFE9741FC5957496CAD4E9CDE12FE74C761904BF9CDD63D3F1798CEAFAF061C2CF954546B9D2C97A77FC1F77FC46ED3A600448DFA8E5035884DABF4076512217D93DC95CD3FB0DBBB6DD4D5AFE28D4EA69EE95166EBA6051C34EB87C23FEE58533DC18B2E5D351CD03789721152EEBFA5EF5EFA7E353B302970AABA8BAAEB9A931446B9EC69C339D664F5EDF347DBC50CF7334DEE0F4272BE141F86A94826462F028573A2EDA4CECC96C8FBC476E0F5BE483E9C18A35B5D12965B75AF8837286548F544FD934F2C4DA334EF01586511B856093C32335F17635A26E7CFA918284AB6B6AD936E9B492FD12571E749DC8D7FF6124F27CD30EE69B652F47DF5D7A2925E38B79F0BCA4A5FE93DE5AB72E37620C8F4991EED274E935606C6C041995B346D94EEC5C0EC5857197B7412D2FCAFF66D14B7A9377CA08995A73B182481E7830BA44F5129D076521E7BA7418F916D8F34F9E2B17D99FFEFC70BDF073714192908327F2D58239AC6123A026276B102E98F0568A7B32FAC9AF699DA14FC2DE9488935A7959EBFD4E88CBBFA21213264582E42A9D2646637E293DDEBDC7FAE9A98AB814BFAAEE09ADDA307E352EB1981611B08254300E2CDD2137C118DA71919D7D4B29D7A83B15752B284CA8EF4E31EF72BD6AB9D0E6F178258369EC386D7F5C386EE66C5DB86D9724C7C47693F2CAEE0EB7F21BCF67B899519FA71CA4D8A9B1996F3BED6D0E1988F10754A64689569C55DAE27957A5DBD545BBD96F69465FCA9623B86E526E615F749D6FD144D770A7F74975DDC9CB3CFEA1908AC38964C6CC4959679965D8D4184AD2F8AAF25396CD373F298D555BDAF6C60AE679ACE927144A0F6EB8B5ECA121F95FDA4C641B', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '7f870b5f936e395c4872bcb5eeebbf190ffbb256c6a81fd4e5a834949be821a0', 'app_receipt', X'0100000F6D480DCD977B3854FB1AC767AD1983311AC4B8442697228D7E3372D7CE5D62ABE4564D34C61019D24CEE1523D24E4A76EE4972E92A912EA2A27414C5292A244A29F75C728FB396DDB38FBD1F7BEFE73CCF3ECF396BE68FF5AEEFEFFDADF7FDBDEF67ADDF027C92375E7865CCFA9831514810CEE293B6013EC90986201A0988E28577C6AC87D8581C0C0960001F4EF9F750288B0F1FC1F1E1681A1F8E044B614808F1C191C9927440D7A1023A15D01C0030005A06407F1B588488A88E8771D649F073200A4322A82D0063053BC6001186D011381C0C63EA80180C91504B08C6AFAFB53C1B2088BA2317E7DCE9CB485600F195456D2C0C615167C29C33195EA381CE8CFCE76686535E03642264108413240AD034D768D2517DF19C4EC4D2340190812124390827E694854B13AB527892BB723040EE87464B20074330AA4810C558FE1C4D763093B3C797ADE9C5E4B0D17491BBFE71BA92308441752291B069AFBFC73E16CFDBDF0FF592F8D58BA645057A738BA46B80AE13D806E491554675C97D837DE75384234FD45735E83DA4CF10828E5DC1033E7A4B7154E743302D7216C91BC6E7A2369A205046AC3CD49223CAFC3E5E4D96BFB71F57072039C1F87C7490389144D702DF0F1A4D0F680345443B8F6A0BD610090F75BEF027CE17FFCC190DF6123A602E5811C4BA8C5A30193397C7D5EF1206292D8C2F9C2F5DFB5542E7B839DF5A815417991182B1597CC20CE063CB001FCEC9426E01C392A683A0383152D4D974D3ECF8EBA564A5EC222303B4A3BFF73A248274F40E9A0810C6631D71F8C5B08B0B4D1EC8A10681B8D864CF1ECA169EFF5E36658B37679F2F1339A501A089AA58E28A05548AB51F8FBD97C3F6F066F2D81433138AFD1613409116057A8086FCE68E6D32243AB2D0F32EFC9D01D8B3596CEF3D3C24602F3F6F3FAFB900F890D2FC941188B17C8884908C10C38720CCAD8CCEF62E4F4F3D4789D3AA145E6551CC4B624323FFC60FEED7A7BA5CF7A756E95AE226B6DE35D9AC7288D1549CE9D976F86B7C1BC5EE43F570FAF11477DEFE1D348DB3AE8EBA170D0CCE0FA999C7F62DAB23FFE47C7D430C8E79767F3A2B6FFF79BDF3C1FD8CFB19A1B7BB5DB8A6C95FA642F61EBA971B603F703FC3E520EE604279542BF7BD7D7299D9A68AFBAD3AF9A2E1E93D6F95C2EC82AA2E8B3FEDB758A52298B9DDDD22E25CB98D4CBAE465E59EF16BBE665B23878FD9F054F2FB035CB2AD47CCEFD63BB0CAD38B18DFE0099FE800B2E7F3BCDEEA07D7E3B8CE861C33212DEA78629FD2BE8947938E291235F2C5C63EE2B488F16FD129A33E11F715AA27DFDF81B110063AB717EC0144A4B40A8B21681607030C58845A24D442FA55300228A0F6221C192719E72030497ED177DBD2B09A722946EDC93FEAAD5602455456C6C9007284E4717A7AEB57CD8B790FEE7C0B2E88F5510AE95CE30CC4F084B9B66379E04590A6473AEFB78D885405C26C755D55A16A0B4AF2AE95F12DB6DB859E4C76E0761EFF99A47B27B1F8400557545C5DCDA8F15399F66BEB826ED2A32638F00B5EAAB3345BD3CB67F3A7E2BE53F4E20FB2BD6612ABDF85DAA89EA6DBA425353ABD7AD2285624540429EB1B9D391CF38EF170E85A966FCE066D09DF936A9E7EEAE11F82F28056D7F6EEA44E2FC5B80C59E2D38FAA3EBE5EFD724BD4370FBCD4DDD89FE7F41137EBD817F6A642E95EAC6D79414E6D9AEDD6D6A4705DE5348BF7A9722AB3473D65CB7F2838EA773FB56B76BDF4D6C20B571E9B84BB4C4C6C510DE9A8AC05EDCA47B7269DD1266F087BE315155FB893446AB34E148BAF7ABEA866152BEFCAC5F4B84A4EC9EEACA91AE18F24452784DF5284DFECEFFC0AB2F76BDFF61AF791DF1638AECEF378D31D7076FFEF960D38FE27FCAA81E5489D107E1517E2D7DEDF9FF73FE176A107C75F71DB8355CE48A0124CCFC4C0D79D6F7F4BB8FF768218B67667E3761B1948A23EF755CA70C9C5E5694BC2E346670ED9137E8206C5AAB4A63E9FD14CAFE1367DD8B8EFDDF8913B953ED521EB2B19AECCD20777B54C790564AEF18BC1DDCD4C9E865BC75327E9319649F644794D8B3D2FC0C69A6CBB74839AF4C4CF72F27539E7B47A8C1B4B1D1999536759D6DD907AF09899B447F99667FD1643A732099BAC6FFA2C9D89AC351A20301E5565612B071B727D6F3EF2AA3B58A6D140B055F139127642E76A848ABBE43A23211F50F2B802E3F2A857E190074BCFB2F50D233E46AD92E028F5C5BEC4CC74E32B8FA2CBF51DAE07BFB80B336777A5481197DC3BD6DE34D2146023FB0BB7C1201048A0E8CD712B04F008B0C88BF7B7F442F879F42E08E77C7A2F55DB9F705C72C265CA2447427005B9B5CE4901CCA717DD2D2C4CEFAA1F9F146E732F393462ACB7CCF7852C7B80D521756743F64037E43DB2BA4DD73CAF72A46E4B770A25BC3CDF6B707C24C9D528A5B5B56984AAE350DC11A6943F124995B9387665B8C7EDBABE45F5C71D31048EF9F3D72B6FA42E3FDCEB6F1BB54E235E7F1386FEF66A5E0843E3066557F48D15332E4CE3A1CF14EDD3626FC9FD0931C187638B3A8E394C43CE6396E59F46EF4C442D2BFFCA4AB2B31AF8CC3DF67663904AD33A37B8F680E2DB1ECE876FCE4F15EA7D3F77A709E8FDF8ACA0F7B4F45ECE5D43C6E749ADC9E3B9161AD78EBEA153F046B1E1AD5A535FBA6544D4ADCBF7AC33142DCBC4337B5DE2D37D6F05C6F704955FE5FEFC98FA695C4B4F2A9FADE910C247E80D47E8F5F84E2FDB4F76993FF731354327D1C333D5CF2EDD334DE0FF86DEFFD263E3AFA8BD666E15E07653C5B0D8A35FF8C3FBB533D8A87CB72E76E4E9405E109CABD39E284326BEA39C2921F758DE0C8A357B25BE715ACA243F54FF9F3DDA29700A7DC34BD206C71C1B83ECD4420B1BD5AEA175457C79D6A84F41CCB7A5E9C784A138F3B4354C158FCB6C697DEA1162EE8091DBC865D189C1E8251774A50CB16D45A3EF365A7064305561A97DC4CB6DBC578DCD275F67AF38CF554D64CE967807560C960A6DA36540F89CDA72B92C3295A1E3FA2984D4DCDC1CD7EC5BD62C9E58C3683F14CCBE47A01A50AAF3EDBD4BC8CDB4897C8E6F74A8D77486AFEA321A537D2AD92EAC65D66CF7DAC096997D9BDB4647286ECF9E1DBB5556689C2B9F62F0C0FF79DB2FD49A026340FA955A018045A8FD136417247281B7279967FEA466B7D3C3A425F521B60DB9579B7819C285353BE19BEBF12D173279D1649B8661ED8378D77E751EF37690D60FD37169597B1789A96BB8ADBEBBA69FFA6A1A73CE7C9A3571FBC7E9E305065EC3716B93BFDA8AF5C1D723556413038779F2B15116922F663A953D733B59E25FCC0F95AEAE8A4A2DB9D724C8CDE9D7F8A9626A732D5FF2EDE9048182504AAD286C7664A832CEA152C25DC0284298707D75156B7306B5E880F4D5A71D09F946BB8622CED7ED60BC5FDC32FCE9528B9C0207F3F4655153F5570343F70E7762349F2123DFA1EDDAB596BEBE169C2E9B31CEDECACA65CBB8D21FF2AD34F322FDEF16B6D0EA7C5287C894CA8BA54472EFD361118D4B343E9485ECEB3260E45B60DFDFB9AF5CE0FDF4C79BEBF99F8BF38A846C3C91AF168CC4B9BB5656F98723F59FE87724948A7825CF843E7EB84EDB7BB24DA1746CEAABD4819D8023E37CB39E30DA65289E3CC1EC8E78C9C29FB2497FE3D03E1A7502672979B44A3BAA4720B96DF29B9BD0F8C9D1C0CD450326F7D98C7F9277D3A65FDC6AD96E5D9B1C6CC97FE83CB8BCA654D2F61414E394706AD5A286FE4C15315AE82E972BF276CF310F83ACBF0E1EAD58450DD07ED0133E12DF16913E0DAA8B9F34D8ABB92CE30A97C5FA9C39915EDD3856BB31D270D033533FFC6021542DC4A9B5C88D75316E592A4A6DB34A85A582BE04B70FAF1257B475DCA1B1E483A42921DAB4E9935D727BF42077C5051711978FD39EC3B5BB6A04569043F295147B3B3D54EAF64FFE0BDAB26BC5', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, 'c4a3c34d55b1a51c4667499be7ec1e7320f1528166da040130b78f41d6c313a5', 'app_receipt', X'0100000F6D480DCD97793C547B1FC7E79C1963693488B184264B9146BF196BA8AC594644C832D1184334F649B68A116DD2A2642DC952EA4A9616D1A2F428A45B5A28544AB6EC8984E71CB7E73EEE7DB9F7BE9ED7EB3EAFE739E7FC71BEE7F3FBFE7EBFEFEFFB7D9FF33B8047F4C50BAE48B048F82A0CF1C3D93CA22BE0119D6008A21281305E706B8205C4C6E260880F037870EABF9B42D93CF8008E07C75379702C90872101C407472289D3004D9B026814407500DA7A341D3D4DAA2B588888A88E87719629F053200C430B509B0FC6F2777C050418425BE070308C6904223044442D01186F51BFFE6C303FEA8E3C9C75A72D259A03C4571AB5B13084459D85669D49B0A61ADA3372CDF60CA7BE024847482308C74FE0A3AA6BAAD3507DD1AC4EC052D50190822124380827923E2530EDD212A1E266977D7F45D3173C9081211855C40822AC407F757638D33F88C356F761FAB3D1709151FF385C7118C2A03A8120B43124D06B078BEB1B18807A89FDEA45D5A000DDD945D2D10300B95C812CB2CAA82E1E29227EF489EB49889ED6ADC8D257719DA876F7043C74485154E74130357606891BC6E7A1361A205044AC7CD4922148FD7EBEEAAC40DF80506D80C404E30BD046A204224D03FCEBD046EF9720DA79549B2F87344DD759E70B7FE25CF867CEE8642FA20D6627BB00B12EA1164CC2CCC671F9878441520BE38BE74A577E95D03EAECDB59623D9457A84606C364F681AF0B0958007E7662343C0B0B8F110284D8E15DE6CBC7166FC953C4921A7C4400FADE81FB50E2D402A7A0B750110C4631D71F845B0B3335516C8A08610619151501079133730844DDEE4EBBF83C3446EA900A8A32A96B07C1E956C19C06587F8B3BD7C995C36D9C4886CBFC908902585812EA022E7ECE12A45A4012D30E7C1DF39017B368BED1BC44526EC13E01BE0333B011EA430376404622C0F22222423C4F02008733DB3F36DB7B7B7AEA3589632995B5D92F082D0F49C7775AD67D964B7FBAEB41A9DF5B809975B46764A7B19CDA5A7BDDBF77D496A27DB7CA81DC93892EAC9DDB585AA76D6DD51A7504FEFFCB08AE9FECF4B1B490737975925E098677765B0F2779DD73D1FDECFB8931979A3C739D4F8D4E06444C8DEDB79C1F60377329DF7E0F61CAB8A6B0D7D6F7FAAD264E3DD3BADDA05C2D119BD6D0A51363B6B2E8936F49BAD54E23FEDE6691673AE8A2E95217E49B177FC0AC7C42576E4309DAB54D01FEC9C63396A7AEB8903AB2AA38431054FF8C50793BC9FE6F7D5DE2B4B0CDDACEF6F22A041194FFEACB063E2C137C754B13AD952433F516ACCF8547CEA985FCC1DB9DA6FEF6FC25808039D0B01418080A4566E1104CDE06080010B518B885A48BDF2C70039D45E8823E1C4131DF8BE919E7DBEB15EBF967C3141E5D13F9E98AF004B50591127054831E2476819AD5FD40BF3EFDD9C0A2FDAEFA710D1A9B91988E08566CB8EE5855F80143D5279BF2D44242B10C6C57DE55D656B509E7FA59267E6661379FC944368E79113449D9BC9A5BBEF860A8BAAAA183CFF54A9F5CAB2A887F8A0190E1BC44B7456E4A8FBF8D97D2AFD7C9256FA41BACF446CD5BB48BA72168D9E9EF2DCE9E5A3E72225022590E26A8333FB12DE31EE0F5FC9E6E45A6989718EAB7807A8467FD8990F34BADD7A523A7D9624664A131A3E2AFB717CFA6516ABDA0DBCD0B1EDCF77FA889B71FC1CF5E6AEC2EDFDD65545B9F5E9D62EAD29D13A8AE966EFD36494660E794B57AD2D3A147027AD7BC642D2A5F8C24F0F8DA29D27263629477454D783B78A875C52CE6891ACA2DEF8C425156F2512DB2D9345926A9E2EAC5BC9CAFFA93023B1DABF7C7BF6649DE047E2122784DF0A84DF9C1FFCF2B37769DDF019F793750D1B57E57ABDE9093EBBEB77CB061CFF137E55C032244F08BF4BE6E3D73E3090FB3FE176BE17C75F71DB8B55CC3C4611323E9300976DBE3175EC4EDB04216ACDD6E76E742948EC49DECBD491F2C265E98BA313C7A6F7DA0B1D8486446A3426BBCEA867D485367FB0DDF16EFCC0CD6ABFDA088B6A863BB3E2DE2D0D636E1129D4F0D9D0F6162657CDA3A3C149F22BCB2867A2AAEEB53D37986E49B296B752919C382123DB987B4EA3D7F0798523E3F4E45996650FA41AFED544D2AB6AD3E37EB3E193A785365A5EF3939F8EAD371810623CA8C9C6560F35E571AE3DF069DC53A9D62464ADE47720EAA8F6E518254FF17506027EA0FCE15D8CF3833EB9BD5E2CDDF5AD6F1849092AD5428E1283F6E526C6B62FBD4A2E3DE970DF33E829C89CD9962A41587CFBF0DBE6D1E660BAF42FDC8683302086A237CBAD00C023C0221FDEDFD20BE1E7D03B2F9C73E9BD586B7FD471F151E749A35C31FEE5A4D646273930975E74B7303FBD2B373C2A76F52CDF3B6AA8BB94F34C9A3DC0EA90B8699533D003F98EAE6AD731CDAF1E6DDCD4934A8EAE2AF0191A1F4D7137486D6D6D1EA5683B94764429148CC652A40ABFFE34D2EB51B6DAACF6E39604217FD3A7AF565C4D5BB6AF2FD03A6E9D5AD2EA8D185ADBE5FC0886DA55F2B6F8ABCBA79D9986C35D64AD2C913652FFB184F07DFB4B3A0E3B7C87367F5D5FF569ECE644DCD2AA2FAC141BF381AED0C36DB63B959AD779C0F5BB97B4F5FA7F98DADC20F784D3D593CEA7BBE171515F966488FF2D7D46D7378D6F47F2CCD4AE1C7A4323E30DF647B76A4C0EF6482D50B5AC0A5AA72F5C791ACFEC734ECAE05C0F4BEADD597539F4C443CAA7710D5D8902B6BA43040FA1371AA1D7EB07BDEC00E9A581A10F2999DAC95EDE69013619DEE97CFF37F4FE975E1B7F45ED1553F3608F6B4AFAA55EFD821FDEAF99C6C6157874B363B3C2B83BE13CEDB7C95224C23BF2997252EFFA6B3BF79BBC14B5FD2E615410B9FAE75EAD54389566F58268E5984BD7CB492B36A32B770FAF2BE1C9B2C6FC8A12A6E4330E0B4289A6E99A4C25AF4B6CC9D5940384BC01038FD14BC21343F18B2FE848E863DB4BC6DED99AF94B616AA2D23E132EB5735F3E6F39FE2A67F9F950E564E64CB96FD8DDA10A01576A2684CFADAF92C9265118DAEE9F22882D2D2D892D9CCA16D1E43AC6DBBDE1ECDB42143D726D81BD6F39A9853A51E0CF898FF4F99EC9515E4A65AA4E9EB2897A3D63B27D4DD8EBE91D76ED63A3648FC78F0F5FAF2C36CC934DD5BB17F8B4FD176A8D812120FE4A2D1FC022D4FE09B2F31239CFD793C4357D54B7DDE97ECAE22711D64D79979BB99982C5755BE16B16F8D7174E73E349F4A611AD3D78F77E552EF3C64E8DB5DF13D3B343168AA8AA79ACBAA5D94F79F91D73CEF43B6BE2C686EF478AF47C4612D79CFA622DF2192E8B55924E0E1BE1CAEE8F33137F36DDA9E89DD7C9121D34DD5BB1AA262EADFC76337F686EBFDAC1BB9376F53CF1B6AC637C4591E47A61D8E4C07075A243B598279F418CA050D9AA1A965D26A564B7E4E5868E630506DB8663CE376E61BC5FF47AE4D3C5D73272FE98861725CDB55FF4F43D3B3C09F13C86946C87967BF71A9A453DC8AA9C36CC7161E5B1A5DC69F779E6EAF9B181B78A5F531BFDD28649E4EAC20A02A9AF616481DA452A0FCA46F6759930F22FB0E3EFDC57CEF37DFAE3CDF5DCDFC5394942369EC85F0B86594757C66E88BB607ACCC3A4C5E66CA19D7924BB3D85C51C7CBCD623C8EECA23CCF9D46063096A3A93772B76CDF05331AFAE6D262E93552B3656742ADA44C46AD44D759F3C24AFF12874A64A03561088DEBDAF96BB654FAB39BF5FBABCADA926A79A4A2F1CD8C47858FA4D94B8D6C1291C3B565B917B9C7CE841B845CEBD82B55DDB8022572CCFDE566E5D0C25EBE85048D2FB9FFD2C13DC78F80D3387E4AF2E89EB829B6E96AD88BCB76EAA8FEEB0F2FAA0D541A91DA7957A39049F5DA5E2EF2C6DB52706B20F17282E8FDA70A4CE6DC38967936375B6340331B765748AF6FDC299B6F1A6F4D5EEC10DDE8F2696BA5D9B6C7C4FE1D9B66FB1D81AAAAB669E2BC70922FE135B156414', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '05b2dd3dbff6bdee511b11eb195ba3fbc98d4122d6219aebd27345ea5b05c4eb', 'app_receipt', X'0100000F6D480DCD977B38547B17C767EF19E3361AC4B8444D2E45A2DF8C5C1A3AB916D14DC82D620C9121662251319814E994927B924B1747EE1D97A9285248A7922824A542EE1511EFDE4ECF799DF338E73CEFF39CF779DF3DFB8F59FBFB5BBFBDD66FADCFDEBF0D38442FBCE02AAE19F78B08C40F6770880E8043B485218842042278C13D5C338881C5C1101F0670E0C47F0F853238F0711C078EA270E070B0148604101F1C89244105546D75A0A90E28D68042A36AD3A8C0012C424454C7C338F304F83110812161D4E683B1FC3D5F000186D011381C0C639A81280C11514B00C69B356EBCE8CF8FBA2317E7DCA9CB899B00E22B83DA5818C2A2CE4273CE2478AD1A3A3372CECD0C273E07C844C82008C74FE0A368ACD5A0A2FAE2399D80A56800200D434872104EB4FCF67991C207B0E3DEBCBDAC6E5A69289085211855C409A2743FA606E3A02B73BF0F43C3D395C940D345EEFAE7E94AC01006D50904A1ED017EEE07E86C2F3F5FD44BFC372F0AB242BA738BA4430300391D801CB2CAA82EA1F775A51954E9D228603E38F2A42AFEB4D68AF671C0416F2986EA1C08A684CF2279C3F86CD44613048A8895835AB204E93FC6AB41F7F3F26569032427189F8B0E122310A99AE0FB41D15C0B74C03244BB8C6A0BD5100D0F75BEF217CE57FFCA190DF61A3A602E5861C4CA432D988499CBE3FA7709839416C617CC970A7F93D0396ECCB75622D5456684606C0647680670B0558003676520B7806109A311501C1F2EB2CB68FBECC4F3A52485CC227D1ADAD1DF7B1D12463A7A37451808E2B13638FC62D8CE8E220764514388B0D870FF7EF24EB65F0083BCD38B79C0C715F94B01400355B184950BA864735F362380C970F7726533C8C68664AB9D86802C2502740105F9CD1D0ED2442AD002F32EFC93015831E80CAFFD6C24604F5F2F5FCFB9003890C2FC941188B11C8888908C10C38120CCCFA9BDAF3E7878E8DA88A72993D93545DC6784A72D9CB21FDC4AA63E381F4EAAD5D9889BB4BF69B84329D2A9AD38DDA3EBD8A7B82EF2D637F56329A712DDD8877753D42E3ADBE85CA5D12E8FAA98447F5CDE4C3AB1AB643317E77AF1700A3DE7F065DDCB07079D6EA71E2AEFB363199D1F9E0A0E88BC95ED6F35743BD5EE28EEE8695E4407EBB5D5F92AE3EDD5B73BB473454253FA3B1542B606D5E689350D9AAE56E24F7774330DBBC4B3904E91C853EC9F28F431B60F1F3B69C156CA1DF4B7CB341F37B9F9C89ACE4B2972FA064F7A47F9933C1EE70CD4DF298965EDD2631A0B68AA4FC47F54383059F7D52651BC41AED8C05B8C1236F12D2AF1B377D86DF9FAAFAF2B612C84812E0580FD808094567E3104CDE26080018B508B885A48BFF2870179D45E8423E12462ADF9BE929E7C2CDFA8574FBEC6557970EFD1A65560192A2BE2A401294CE21435A5E393C6D59C3B95DF0EE6477B2B04F7AEDD0544F142736D4777C70B234D8F74DEEF1B11A90A84B1775E5DAD6C094A730AAB38A68E5B0F9D396FCDEA3D7596A853195F7CA49A2522A6AAA2DFF2AE4AEBB9797E1FB1AE0D0E1CC64BF656646A787AEF7857FCF11CB5F88DCC80B1F89AEE4316CA69548BE48416DBD6072DA245024590E23AFD0BC7B8DD4E77470B337CB2366B89FB9C51F1F0550D7D139403343F38F625F47A2E8B4D952134BD55F6F6F11C945DA2BA63E899CEB6C11CDBB7B8599B8F212FAB156E455BF2F2B31A932DED3B12427514934D5F27C92ACDC678C8F07EC88FF1BD9DF461D64CCABEE0CA4FF70D43ED2627772A07F7D43482578A31F60917B4489B435E7A46C415EC2112BBCCE345E36A1F2F6A584DCFF9E96A4A6C0DB3745FC65483E05BE2325B84DF0A84DFCCEFFCF2330E6B957B4E78CB39044EA8B2DD5FF6F95F3CFC87650336FF09BF2A6005522784DF650BF16BE5E7C7FE9F70BBD083E3EFB8EDC72AA69E561732BAC0854B76957F3B7DBB739210B27E4F8BA3853424FE28BB3571ACF4EA8AE425A1B19F6722AD844E4023A2B59A53EF2F68A434B0DADE6C3BD03D71BCB2C6BB3ED8ACC6C9D9B5E2CE4D4D23763E8965F064645FBB2B5BCDA5A7C956EA0BDD307392D7F0C28AED6F614EB25CBA59456AF2ACAC5C73D625CD7E83960A1BA7F4A98B74F33E48F5E017632977DECE8783A6A3E7D285B69BDFF05E3A13DEA83F24E454579B81AD19799AED73A3CEB3F96895DA53214B25EFE3213F6A5F0F537293D8A02FE00D4AEF5763ECEA06E423DDE9BA1B3B5E3AC571556A846C2487AD4A8D8DB6B5BA17E53DEA713E3AEC26E83ABB375192B0E4D6C9576DE36DFE1632BF727B1004027114BD396E05001E011679F1FE9E5E083F8FDE05E19C4FEFB57AAB1F6D96FC6837659825CEBF92D4D16C2B0FE6D38BEE1616A677F59607050E6EA591E306BACB7D9EC83086E83D92959B3387FA20AFF1355D3A263935E3CD3BFB12C9A1BC5CCF9189F10467FDC48E8EB671756DEBE29E1085DCF17075E9AB5F7E1AEB772959675AFF7637578869F2F8F9AAB2A415C706FC2C2336A8C5ADDB8EA1765ECF0976522B23EF8D2A5B3963E76A30FA9EAC9526DA491A3CCD3D782CBAA8E7A4F534B4EBCB46DEBBCF959311CB799FE8095B370DBD679DECDC16A4D4B6C1056E3CB2ACB39FF9E6DBAE26F9473EEFFB92F974B73CCC1F48930A60DED4737AFF55F3EBA96C53B5C2989754325E3F3AB443736AB84F5A58D59CB77F839E48553ADE75C02E2EC5E7E7C0B8FE20DE75D6D9FBEAEF2634752573191AD6C11C84DE50845EF7EFF4327C6596FBB1EEABA76AC7BB7B24F96E4DF148E6FBBFA1F7BFF4D8F83B6A0B4D36F9BBDC50D22B761F147CF37AFD0C3622D7E503233C2D901D04676BBF8A972611BAC9174A49FD1B6F04451BB78A6D9B9634CC3DB4EE977EAD443891BAF91971B34D96052D33A9C0D442F9C3E886228E1CFDB3773EF7DBD294938250AC49F25A5725F73C86D43AF5E384EC217D97F13C91C991A825577424F5B05D459FBBB79932A531B521491F09795DECD696F633CF33575E6629C7BBCE967A05568F5408385052217C56234F3683A4EEA4EDFC2E98D8DEDE1EDBEE53D52E16DFE0F42AF220E396903A8D5C9F6BE5554A6AA74CE6327DA20E794EA7FA282FA7B8AA4E9DDF1AF262D678DFFAC017330776747D1E27BB3C7C78F2E7AA02836CB944DA1DBFC75DBF526B040C00F1376AF90016A1F62F905D90C805DE9E24B6C983867DB67713963C0AB67C9A7DBD8D9D2A58D0B007BE61867F71259D1D45B2783AA67514EF3CA8CA762D0FD2FC613A3639236091A8AA9ACB9A9B6B07D55BA731974CA6E993E55BA64FE5D33CC762D79FFF6429FA112E095792890F1C63CB4547984A3C99E955F4C8EEA58B0D9B4456ACA98D482ABDD5C6CFCA1A543B513DB5A39123D199769A2FFF10B95104363E3E5A136B5D23EEC6A71F262854B2A696BE2355BDE888D4F5A69ED3B9FA7B47C32E37EF767ABDF8C5D8BB6B2F64E59998A667456DF59F687A6E3D6E84288E93B45C8F96F387F554B3469056356390694FCF66483B53EF723669E484FBDD2C784169F64E1A25916BAE561048034D63C26AD7281C2803D9D7A5C2C8B7C0817F725FB9C0FBE9CF37D7F33F17E71509D978225F2D18DA6C9DA2FCB9555E754AA266FD872265E3BB0FCFECB7801B8A5F31DBFD9E9E135F4E84AD7B7FC99E3931EE4D69DEFA38EA5EEB3D8DED13D0F4DB7731AD5938199598EBC1D49D17F35E4FD872DC831E78740FF9700D1C0BDA9488B1B9097B9ED3D39209C3F29412ECEC431AADE5559947F5D7A66D795BCE2AC8C59D89E5D7ABDE8419789468F459EC464BF60C45AC2536D2B83B33EDFEC8DAF2277787BD4425D59FC69C7F73CDF6BEA3F0056EF23AA3F4B2807B216FA50B79E307582E476E159F54D8A2B32847A9D26B71410B93CFB17F4D6D59784F4C62451DF101AF0F5BA6779CA35FA2B75AE4EEE8B9949878BF0C5C2ADF88DCF4934DF58D2D2BB254F67486A653C4B8FF02EE797001', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '820420cfebcc39aa45683e7d91d13ae1f0ac529bd4f087ca63b0de010b7aca25', 'app_receipt', X'0100000F6D480DCD977B38545B1FC767EF19E3361AC4B89629548E466B66DC42E59E5B1742D444CC0CD1204C2EA118976EE8E21CB993DC8A24979C42454747214E512154A4A2C8A522E2DDDBE939AF731EE79CE77D9EF33EEFBB67FF31BFFD5DBFB5D66FFF7E9FBDD6023CA2075EF0BB18B398CF22103F9CC523EE023CA23D0C41542210C10BEE8D3183D8581C0CF161000F4EFA7753288B071FC7F1E0682A0F8E00CB614800F1C19148123440D3A4002A8546B7A56AE9A8AFD7A169EE024B1011D5F130CE3C117E0844604818B5F9602C7FDF67408021B4050E07C39816200A4344D41280F1664DA6E77DF95177E4E1BC3B6D057133407C65501B0B4358D45968DE9904ABABA23D23F77CCF70D253807484348270FC043EAA9ABA1A0DD597CEEB042C550D00691842828370A25E5FE41B675EB66D79D3D7FB227434DF1EC8C2108C2AE20451A68F971A3BC8C5EB0087ADE6EEE2C546C34546FDF37025600883EA0482D0763F1FD64126D7C3C71BF512FFCD8B4AA7006DE43DD9022D1D00907B179047DE32AA4B3C39FD45ADDF473659298583CB14BC92F09C56CC003C74483154E7413035620E891BC6E7A2361A205044AC3CD4922548FF71BE6A4C1F0F6F7F4D80C404E3F3D1466204228D0EBE5D547575753A5040B402545B2C8700C921EA7CF12F9C2FFD95333AD942B4C1FC648511AB08B56012663E8E2BDF240C925A185FB250BAFA9B84F651B9D05A8D6417E91182B1593CA159C0C356031E9C93850C01C31286A3A02C214264A7E1F6B9C9A7CB492BB34BF574D08AFE56EB903052D17BA8C240108FB5C3E197C20E0E5479208B1A4284A506070E9077707DFCD8E41D1E5E07392EC85F2A006AA88A25AC5E44259B7B73D97E5E6C96870B974D363220DBEC3000642911A00DA8C86FFEDA254DA4010DB0E0C13F39011B3693ED71808B4CD8DDDBC3DB7D7E023C68E5C2901188B13C8888908C10C38320CC8F6903CFDFBAB969DB89A72B93B975A5318F096DEDBC6B1B5DCBA7DF3A8525D76B99E2A61C6F1A582B45313ACA32DC7A8F7E8CEF256FED6F184F3D95E4CA0DDB43553DEF64A7754947A7606C8DF1B1F72B5A482776965BC4E05CCE87A532F3C20AB40B828619B7D30E5D1F74F0373CF7613AD82FEA56AEAFCDC8ED348723B823676A22BBFD5FDA9CAB36DA5E7BBB5B335F243475A86765C8D6C0FA22B1E66193B54AFC19BB5D4DC22FD4584AA74A14290E4D5EE51839468CC7597295F2877D1DB2CD278C6FB6DA326B524B195FE129CF685F92DBC3BC770D77CA63FD77EA7A1909D0299309EF571E9CBAFBC52E49BC51BE4CDF538C1A3EF9353AE99367F8ED650D5F5E56C15808035DF00307000149EDB2A51034878301062C412D226A21F5CA1F0E96A1F6121C0927116BCBF785F4E8FD7553DD067261CC9AFB3FB76EFE0E28A0B2224E1A90C2254ED152BB3FAA5DCABB53F535A8F898E7CAE001F59D40142F345F764C165E18297AA4F27E5F884856208CA3D3DA5A652B509177B59A67B27BEBA1B3E76CFD074E7D4FD4AA4A283B5CEB2F22A6B246AFFD75B5C653F3E241E2DD0E38E0035E72E046B69ABBA7F5EBB2F73FD0CAFA65DE1989AF7B71C852399D669992D86EFFE47EBB68A94029A4B85E2FF368CC0BC64F6357B33839161AE29CB36BDCBC5542FB03F300FDEDEEC1C4017785D8341942F32B654F8EFBB0AC9C8AF5C863AD6DC379F6AF707376EF439ED5AEBC75CCAAA638A729C5CAB13B31544B31C5E465B2ACD2DC4937999A8DC527BD6F27BF9D3393722CB978F99E41A8C3D4D40EE5E0BEBA26F05CF1A46362A606C922E4997B647CC95E22B1D73C4134BEFEE192C6B5CCBCCB975263EBBC2AF6674D370ABE222AD823FCDE40F8CDFEC62F3F3B4CE3BAFBA4A7FCAE8049152EEBD9A0EFF9B03FBC3660F79FF0BB06AC42F284F0ABB018BF363E3EDCFF09B78B7D38FE8EDB21AC62DA198A9061660C5CBEF3FAD733B77BA608211BF6B6EFB69486C45B739F248D575C5A9522171AFB6936CA46E804342A5A4F9F7E93A996DAE8DFD1BFEDE08BC9E355759E0DC166750C27971B776ED20DB9C5247FFD47A3FB3B5DB8AACE7DCDF6529F9906D953358D5D365C5F4B7392D5728B355253DFCBCAB7E45CA00FE9B7DFB063644C9F679A0F422A419F8DA458353B1E0C9B8CFD9021B4DDBCD273F96C4493DE8810E36E7D16B66EB42D975379D7BDE548B56A9B909592E7F190D39A57C2955C2536E90978828A7BB51887BBEF9645B198DAA6DDCF18F1316BEA84EC243FD85418196E7BC22A2D6AED733AF2C155D0656E5F922441EE56DCF38E890E5F4B995FB90D0201401C456F9E5B018047804516DEDFD30BE117D0BB289C0BE92D6CB0396D2777DA61DA20479C7F35A9BBC57E1958482FBA5B589CDEB55BEE97EC72AD889AD0D75EC17924C31E61F6495659648F0C421E13EB7AB58CF3EA265A760C2691436BF2DD472727129DF492BABB3B26289AB6657D212BF3272228D2973E5F1E1F722E5F6FD2F06A4F8C9097F1C3A7DF5D4B5E75F49D8F55E426D5F8F5DB31B49E2B79C10CD56BE47DD1D756CF3AB8E88FBD216BA48BF69086CFC4041D3D56DA17673B03EDFC6C5AF3FA53D554E48A9A8FCCC4AD9B47DEF8C7F56C0B54EAD8E40C371D56E819F2EAFFBAB379592BE7CD600A9FF69607C5EFD2A5FCBC6EEA32DE7CA17F39956BA27AF5E4331A19AF772CB49B3EFD61505A58C5BCE6C0265D91EA0CBCCB3B87F854CE8F01F143813557FCBFBF47793D49D796CC67ABD906F3107A43117A59DFE8657BCBACF0F1BF4749D34C60B9257B6F4D754BE1FBBFA1F7BFF4D9F83B6AAF1A6FF675AE54D22D630D0BF6BFDC308B8DCC777ECB8E480FE006C2B99ACF13A4498417E4CC0AD2906965E031A32762DB66240DF20FADFF654823094EA2593C265AD8E558EA64279798582ABF1DDB54CA93677EF22C8EF9BA3C354E108A354E5177516215B1A5D6538E137247F49C278A44A646A3E52E6A49EA627B4B3FBDD866E2258DA90F497E4F28EAE53E69EF3CFB347B7581BF7282CB5C854740EDE80D815DD434089FD354239B45A230349D5E07133B3B3B633B39D59D62098D8CE75141EC5B42141D7243BE8D4705A9933A95EFC5893EE43E93C6515E417551993EB735A46BCE68FF8680AED983D6BD9F26C8CE0F1EC4FD585DA29F2B9FA473C7E761EFAFD41A027D40FC8D5A3E8045A8FD0B6417257291D593C435BEDFB8DFFEA744B9D660ABB6DC2B1DDC34C192C6BD70A519BEEB6206379A64D936AE7104EF34ACC275B91E48DF38139B92E5B7445445D579DD4DF561CA9319CC05E319E6D4F52D33A78A75DCC763379CFB6825FA1E2E8F5092490818E7CA1F8B349178343BA0E8963BC014FB601C75635D7D6472C5AD0E7EFF9C61D513B5D3D64D3C899EF4337CC587C84D22B0D1F1B1BA58DB3A71573EBD7041A1F275F54CEB344AE961A92BCD7D67F2F5F68D8517B4EC61BC5CDA35FEBAB04B769917A6F9716947C3471D5DD73E5742348F212DDFA7E1F47603CDAC09A457CFEA673B3273D9D24EB49F789BD5F2227C6E9674515B3C93C748E4BA4B3708A477CDE3C2AA85541E9485ECEBD260E42C70F09FDC572EB23EFDF9E67AE171714192908D27726AC15C9EB6E6DE6A0BDB2CD27A339BDDB6FA9659B743BF5265D5CFD60126E533BF0CC917D0B6348B07CD95CCDADCCE9918B75529F920263E11B5A4C57A287D83E8461593D35B5A1DC4FD8A9FE6C6716502B3EE0A0C4E146EC83912B03554AABA32B230F172C9444F240B33A99860A7CBDACE721276AC33EBE992E7D4267E7E7C56A73A8C6E6FE8E3F6F24491ADD400F5882A08DF6FA9135C206A5C65B6EA99DC702FC15E26B61D47CCD807427E765274B228D62C7BE4335DF3B5B332C65D41D9BB35502BADF34DCEE9110FE7BA54577FEC527B6BA7CCABE70DB50F6EF72C4FE93130BC5674F8FC23D392A8D7A6F6AC6BA40CAB60CAD296BA4C39FA9698C293A71ECCA94B7A9CFA1752846D6F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('6df35443a2a7dbed5f6ea3ca35841eb467c5f9ffa28f339638a194973fbd085d');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-98687d03743937bd', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'1F84888827908EE55E250FA99B99B9471ADD691705EF5C147592EB749A966FE8', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-98687d03743937bd', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'09A998BF4E4FD99D41783C7B9A11188B5E5339A4C3BFC0B9B66E2B76E9DF3DF5', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'02FE442558AB386D9BAA61EA3725F66EB9047658D9913F5DB8E976589722A005', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'5C0C98135C42557B221E2CDB3FD87F6F945C82629D380638416ACA99419E78A8', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'54147010BBE6167A34AD061DD6B8BE360C5B52DE136F0806559B4D2CEB7594D1', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'2A991426DBEFE76D4AAAD708BCC8A26ACC14FCA00BE0834D901D5A5EF93F93B5', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'7F870B5F936E395C4872BCB5EEEBBF190FFBB256C6A81FD4E5A834949BE821A0', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'C4A3C34D55B1A51C4667499BE7EC1E7320F1528166DA040130B78F41D6C313A5', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'05B2DD3DBFF6BDEE511B11EB195BA3FBC98D4122D6219AEBD27345EA5B05C4EB', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'820420CFEBCC39AA45683E7D91D13AE1F0AC529BD4F087CA63B0DE010B7ACA25', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-98687d03743937bd', 'claimed_by', 'strong', 'forgotten-98687d03743937bd', 'verified_not_credited', 'credit_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '7e32c8bbd13812b76917010e505d4bfce314426aa314990e867580ccdcd8ef25', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, 'bc786b04922031e6c5ce30e0e28fa74adacad48f71589f03d2ff4e702cdec706', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'dccea55503328d6d584c2c8f16573d60c28c0e883d5312a41d43d5e6a9c782a4', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, 'd48ad34c57cb5867d94375c4c7640425056c833b13ce26dbbe58f04c535b94fc', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '1261836650e653d6ed431c96dfb6d9ca4f034036f7357cfcae52b238ae9b7105', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, '6d8f92137efe5558ab16e862084d14654a1942120bb6bc6f46fb1f8928f097cf', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'e861d6793d41c9945003858ba8a4d82b24c9d94f220dfa88c267939fa9c95061', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '8decbfec41bb3e0247d4c0c3451231628fa69fcb5ca1d59063eaba24b0b712e9', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795660920000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "purchase_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795660920000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["6df35443a2a7dbed5f6ea3ca35841eb467c5f9ffa28f339638a194973fbd085d","f68d116a86614ca32f5ad89664c686016abb8f9dbb5580909b46c8261ee17cf3"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"56efc3c4ac4ebeed848e76d89e197749e74e634c1f6d46d71d37f654568db490","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '1bad3092da8c73b9edcf20499462ee2b115c6c3de21b88115631c9f9bfd52697');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"34fb159445016ddc9e260d2817d5ce62878d0c13a01a91b0a39b338239d0fa54","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:23451db3d102862f184253d87ca8ace064ac006867a8c4eb7f3d498000f2937a","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"15:15:2e30d88af880b8466884a541907da357e769518b2ff104ae1a022f7f82d91686","submission":"8:8:5c6c6de0f9611f127d368ff2968780295d26a2dea4003c466880c7ba70147348","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:54e5670ca24b12246c8a0d25849c88beb483ac40adb1c70dd9c3080d3ce403f1","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '1bad3092da8c73b9edcf20499462ee2b115c6c3de21b88115631c9f9bfd52697', '35283a48cbf1013279bc1d0cc381671fe9393cee4fb58b2309487e92a6c31162');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795660920000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"708114a12dfcc5f0e07ca980f67b589b3ff211c11442898fa33283a109497bbc","case_event":1}', '35283a48cbf1013279bc1d0cc381671fe9393cee4fb58b2309487e92a6c31162', 'e243ab972583fc8612c6564367952394c6684fb652f33a6efcac4a7d725594c8');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795660920000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"d95695b0906c9c6bc88d8f3b0431cb29183a51681e4b8866ab8849a41d6c40fa"}', 'e243ab972583fc8612c6564367952394c6684fb652f33a6efcac4a7d725594c8', '9621a30526fca6cd878ff252286fd3cc5c31590f67c4b9e0230ff64c622daec5');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795660920000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-98687d03743937bd"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"4de58ad627a77e0c15771b6b6f8dcc4efdf8de9e47eb767e941c3fd2415e6286"}', '9621a30526fca6cd878ff252286fd3cc5c31590f67c4b9e0230ff64c622daec5', '2f1ceb3e9a0d8b64bf5179d97ec6fca9d8321b66489002fc981053155bc652f1');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"3f720a390196bfd6853f37cd7852cddfb324dc74402f88a4108c91228051aba3","policy_digest":"d4e65c6a61eb2d810cd2842a7031715923c30614cfded4f85ddb44e1ad085df0","rows":{"case_event":"2:2:57442db279dae1e6497685e893ec98a8965e0315558bc09f159038a6d127167e","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:23451db3d102862f184253d87ca8ace064ac006867a8c4eb7f3d498000f2937a","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","source_file":"16:16:8f3671d33fcd1fd59e460e229a236078e70d6159a0aadbc465766f9771c64c75","submission":"8:8:5c6c6de0f9611f127d368ff2968780295d26a2dea4003c466880c7ba70147348","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:54e5670ca24b12246c8a0d25849c88beb483ac40adb1c70dd9c3080d3ce403f1","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"b6fc0cc516bd717ffd0321605ce4df02a692c3fab00c982440fefb334382f523","run_id":2,"version":"0.1.0"}', '2f1ceb3e9a0d8b64bf5179d97ec6fca9d8321b66489002fc981053155bc652f1', '271871f9fb26302b481c01811b5354a87cd84e505712d621829f8453b0545383');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '271871f9fb26302b481c01811b5354a87cd84e505712d621829f8453b0545383', X'FCB77604A8B92F702B36BC21F6A7E2D7AA3DBEAA6AD3D25D1FD9C9F0DAB130E2');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '57442db279dae1e6497685e893ec98a8965e0315558bc09f159038a6d127167e', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '23451db3d102862f184253d87ca8ace064ac006867a8c4eb7f3d498000f2937a', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '8f3671d33fcd1fd59e460e229a236078e70d6159a0aadbc465766f9771c64c75', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '5c6c6de0f9611f127d368ff2968780295d26a2dea4003c466880c7ba70147348', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '54e5670ca24b12246c8a0d25849c88beb483ac40adb1c70dd9c3080d3ce403f1', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('ee3d0f9b999193d0c2781014f1c1a48fe73f476646624f46a16445af4da8a58e', 'forgotten-98687d03743937bd');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '3704927153fe59698f11e0855e016f35818e14357876adb541d1044f470ccd28');
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
