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
    -- Passed over, to be read again.
    unread_start INTEGER,
    unread_end INTEGER,
    PRIMARY KEY (bundle_id, environment),
    CHECK ((window_start IS NULL) = (window_end IS NULL)),
    CHECK ((unread_start IS NULL) = (unread_end IS NULL))
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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795808054424, 1795808054747, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25","cb517b28aa461868567c460ff336b617e2159ad3368d3e32bcbaae1ece6a345c"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 121,
    "post" : 53,
    "reconcile" : 60,
    "verify" : 47
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
      "sha256" : "63f457638cc395d091bb79df3f639f3ac3b8de3b247c83289bcabe15af291b9f"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "7a88bfc4b559f0d944bb91115d843e261248403205db7120ef2642a33f0753af"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "45391fd6f8433d43bd0e8fd7c24a0e63b84835e08b5783262fa0e4370499008d"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "99570fb497cb7b8b20374352a6f1eb378f651d4e47d7a646daad02cccc7bfb51"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "c6b4426ea56bb72d33d512390354cf0fdf320d4d28c0e3b5f0f8d589e83fb38a"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "d8847f9b5be7297f20365ec28d78d1e08f49a4bfd3c8fd8227c5532d8abba35c"
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
', 'root', NULL, 2, '9a5facec10704d390f8945bdd78b0cb692cf67feda2ddee772c2e41e4ae4b678', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795808055683, 1795808055828, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25","cb517b28aa461868567c460ff336b617e2159ad3368d3e32bcbaae1ece6a345c"],"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"204ae6758b25e5d639dc640f387af2c2c842a1511c33c2cb67e432179f337d61","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 25,
    "post" : 25,
    "reconcile" : 47,
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
', 'root', NULL, 6, '8c3acaea1c2ca66cec3baecd81dc0c92d7d8eb5186efd6ea0b011021cefad1c2', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795808054220, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795808054224, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795808054360, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795808054364, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795808054224, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795808054225, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795808054225, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795808054225, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795808054226, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, '63f457638cc395d091bb79df3f639f3ac3b8de3b247c83289bcabe15af291b9f', 'notifications', 'notifications/apple.jsonl', 18132, 1795808054226, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, '7a88bfc4b559f0d944bb91115d843e261248403205db7120ef2642a33f0753af', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795808054227, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, '45391fd6f8433d43bd0e8fd7c24a0e63b84835e08b5783262fa0e4370499008d', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795808054227, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '99570fb497cb7b8b20374352a6f1eb378f651d4e47d7a646daad02cccc7bfb51', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795808054227, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, 'c6b4426ea56bb72d33d512390354cf0fdf320d4d28c0e3b5f0f8d589e83fb38a', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795808054228, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, 'd8847f9b5be7297f20365ec28d78d1e08f49a4bfd3c8fd8227c5532d8abba35c', 'receipts', 'receipts/resent.jsonl', 11066, 1795808054228, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795808055616, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '574666c73fbdbe07db19fa3c5df9c4a3e445253a971092a23cdbe3dc274bd2ae', 'notification', X'01000023036805DD59DB8EE33A92FCA25DE852AA693FB66C51B65CA25B142F12DF74F1B46C52B2AAEC2AC9FEFA0DB9BB67CE020BEC3CCCC36271503870EB4666464646068FF7A4ABE3E6743825443C762E3DEDAEBBE1A75BDE77AFEA9ED05CD88D146C9339C468D586AD63D7996A1369C81B7322BF314126FCF12B9532CF1C9D69BFDB6AF7E2AB98968A4B9AA9D53673E8CC5C4AE906CF0A37E2A29C8E117DCDC4B8D64EA03243B48CC8B522968AA1F599D76A463413E216652658974E176A573CC4A0CFB59483E4C9B58D59718C3BC31E36E092615DF3A0045342928845D4643DDD619D327513AFF45C89E7EFF59619E977171D35C15158526FA561AE0E4ADBAACA23053B879570924848BA66369A78D12678CF810B36B48E2BB2A2A32C223E7E87ADDB5EB41BD2CA44F3F2FB18B9112BDA3FD7D7A570E374DB6D8E86ECB3BE3D4893840AEBACE34E7399F8ADD3FE59EF1B8B92C3FFBEDEE5FB6DAA5D1B494B188BD84647C9398F08E241F3B6A737B9ECB79F1D4DDA972A66DB43611366C6ABE2896A62BA13BFAE7F96BD7B6DE5186446B334727DE9B25046C950FAE45279E30F4148929964D0FFFC4DF1DBE78686992463CE5BBF26D266C68DDB9EF562209B74436DEBED5CE6DDBA4CDDDECA7E75A78FE6830DE157B54DBFAA887EB46796ABDE7CD5867CA683F6B8D76D9A731256AA2D78C14A7D6E5C2D19A585C68DDAE5E6DB9C1296D40F9AB41E8D809D275E7292603DA43F4432AC0C09B9881C6071968A45AD23D76F7ECB98207E2EBA01F9021696F8778C4632D62E91AAE8A2E6BE72DA73E948A7A3E530124E88BF7F243F6AA5DF4A2369EB74FE134FE7F07D8945EBE8AF4CCA28E722407C6D3E749FB5CBB6340E1EE5E956D0986EF32194C8918F6FEBDCB97D29632F88CFBB02BE79448067BA165857067CE7E279FDB53A8704CF5046461FFFAF3261FDEC4CDFCA8766B218FBDC0F65DB8F6E23F55BBB697929096783F9A05C97D583BC5571E600BF07E69214EB5475243E98CB1009E487275FF5FD260ECA8DA543DEB3DEDD0BEF46B42039DB924AE5B7F7CAF9F6A236766E373663C378616EEA489104DA9283B2C9A407C9788CAF0DA3D3AC6FB7DC675DD9D320DF5A9D173FBD3C6E56BBD374E2C226999708D47AA8CD6DC05E802132E4528779FF724F07E953CE26EAA10615617B6755549BF023F5C7EAC8C98D0BF2C51CBA6944CB39CF804D825AC2BA8B7F6B0D71EDB7FBBFD4D0FA20FEA51AF2CA3365DA8D26A6DA5C8A001C46431531917186754AFF1707B9D13397FD4AB3ED98B44EB0D42C05B7BD3C39C3795E2F2A93182EC9A3752808EBC9595B70C75EC936628AD2AC0767722299A043EB32A6A20458D68734DE3DF27E464D0753693BD5B8B65C38B102AB7191FEAA0121C3D66F3F85ECD6E0EA989FC353EA8CD7E5F9264E4A3950ADC8C289769DF7C9A7E8E773CDC95599F6BA700638049C200761E501F1DFA9A22599B4BBDC5B557931BEA7110D85B471FE600034D9E48269ED10F2E6911FC25C8346B8AF7218E3D43177BE1553EBD9CFA3141FA993BC4AA5A536C14644EE458855C0855BD242B2FC91CE8CD31D1D1A77EF77A8A564AB2D9D6B87EE5273E3B5E90A6C4BC9589E1B25DF2BAEABD68C9F744346A0E9516D8803FC5B19D9A92E6854792F53DB5B010CBDE4DE378F9DDB5DBBE91E07F53368FAEE2BF55A5FC76308AE1FB8D53B615CF4B4F205F106C7B4A1103FBFD03B08F826A4511BA2B719B6C5EFD3CA174B7C971ED88F21F8F7D7F31CB1E85B863E99506E8DF4E4FE18075F326A9C7AA0A7BDDB38A5D3EE1BF2CCCDAE7D72F86E020ED6C0635C3B4482D31878EA5A0153A80BDE38FA5E79DAC3774BED539609CDC06DA112B7B7DA1D936AAB4D6547FC5EF2413699255817454FB1CFEBC7FE322D1C08DC750BE7A8BE4D8E1172B45E29EE5CBE32A7DD016F5E4E487A10974947573773B0062E6665A6096C7EE19EF0AA5E8F7B67FC6266DE648FEF3EB8955742DF1891D3DEB79CBA7216C2BE6462BEC82DB18DF3CD2F4DF071ECF540057B7FF3931B3BDD065DB41BCAF1BCD30925DAB48D139F39AE9339F22A23FDA9643297E0BB5AAC3EA5FCF921629655D0003FB8737A5BFFD2211C3D0F3AE4C4BDBFE8104154A5E82393D8A6A507F64836A91241E3509BB9762ACDE503B5B541CD27FFC4F09243F43DCB088FDCB0729E392659DFD1CC6D6368981DFA46F7A76FD70EC835D27EE9D0B5FCD557179D204AD9CCA94AB6D00DA831FB923BE8EFE2898945E7D07C13C6E85BC80D7BEA146597E749917272624E39815312EDCADBA1D006B1FFB7E98EFFBB9CD9E95F18EEFE8151E41304A8DFD09B516F3461C40E9910F746A61EE3A8051544B54ACA4AC9F010DFAABAE8CADA491E4A4C932634290BDDC973D8D724348D6D1F554174E687F1DE4F5FF6DECF29E3E1BD8D6EDB069A470DE3153AD1D63DB4DE16F9736CA6CEF6B536AB587B91573FDA0EF5CB79EC4E7A53CE72D3913C263F9A41F872D3CACAEFB086E8AE23CA91D3FECD4DD675FF6DCA0BE88D8864BF7506244212EA7347704F887F67F97A45D1279E9CAE23067DB0FB6A5DB2F4FD4567BD678AFDD635D031420F42CA1DE4E95A7BF305CC7249097DB021F9D0838E5AB7034B9290D97F4147F8147A076A7848DE9B2DBD82770F79BFFB82C630EC2C66603F15912DB5BA06999742C83372945D9A9F6EBA3D278FC60FFD37771C859B7C36C4A67A6BDCD2404798F9F5CDD17E7A5A9D90BC17EED28B8C03768C6E63CB8DD7F6D7AFE3C63A6AA3D125E8017BD9343EF93C0AFD89986C8EBC53A53B6659A145C9C3FDD18EAFC773B6DA5977F59FC77B62CA8275BBF3F8B75D4FA626C25F3CDB5C65A7C339BAA78FCCA5E7E6E5C0BF5F777DE2D63DBB6A6C6877BE9C4A6F757BEBE54BA9DCA98EC5A7F6C84DE71868FEDC27B56D063AD6DE0B069EDDFC76CE3ED365E0E9E5271AC6BDF6829B5681B3BC4B6C932FBD95E736B65FF57328A2A3F602AB09BB970AA24F51A752ABCF5C057D8D6109EF08F2BE3B318F8EDCB37B66E56BCEC9A112F6817B8654DA20E7BA388AF1205C79C58023856168B6FA43D91622359BEA8832E9B1BDEC6F3127BB094DF15C3D2483C09F5AE32A69294BD1F3D4995E727299218C0BE6041A025E714B8A83E8F0BEE0459CC9811B14CEF23E285B49A46E3D28C7F3222AC38D3A7F77A54B3E981D1500F72885BE722B3FF586E669CF2A6134962D214724C3F7378A8797CC5E66085259DBF1BDB45AD5568B7CA018A092528BF652B9C96B8D51515A34B54DF852DB560AFC49A38930F250B91079C62EFB539C937D6ACD3D95BA42730D4AD3E5955B3EAA785531956208407CFA648738E4A9BCB84ACD68AAD19D59DC67924E02344C4A858124AF21BE24E94C6E97F7AF503B09F6F17D9692945514E44C940FEC3F477C678DF7A7223994EA468E04FDDA2496213EC27686DB84B0335D9EDF28296634A71D9AB1AD1CFD26946BB8AB3F729314CBFE4AD35E94652A3F5393C6EC53BA32C79F4293C4F7304029149A2485269AA6E272577C37CB67FCEC098DFE43227F68E2042BB3C80F8286EF4BE4339210F0980D8CCC311090BC1F4181FA138DEA203C76E30353CFF829F7053888F5867588FF8EBBDD35B7C9078ABC90D158406CE0FBF2F97D1026E2E7CC0DE2DE6C904F17F39B1073EA9633F68FFC8F9F8AD3B8467C1B124A66F45EA8DBBEB69707EB575D3A60E6133A06BE3EB05F5139C15A481D37840AE0E5C4ACBE0A759D19D6277A57D646431CB3431D6777E03F4F077611B27538B16874F670ECE95DF4C1BAEDC98E83BC9908EE1063B970DB5BE5EB13E2ED721554A9CDEE883FC4EDB82E656B303394C2DAAAEAD35961F600BE4B0C285CBAC0657C7DC1001E0B339E8E26D8EB4D7260487A2A68956E64211CBD5FD6CF7AF707937A8DFCC720224C36610EB1FB226D9B33954DD2D0146D079E878C5397CA2A5EF0A33FFEE4BF22CB7BF5569D498C67802F793E723361FD3A25E504BCE97A0863081A08E0DB6B6EC39374C754A99BE2A8EF6A83FC4860488DEB46229E7D6090470FF1544C027B5C560C7C26BCE0D2AA1DF2D341D0C857A540A651B0E5A683184E60727406C68644FDF274CB3CE9DDAEF512FF8114885F2531E82EF58BFA9012F8173C31101FB2DDEAA2F226AFC4F7D1404ABDD4C7F0FDB1BC0F83A5AC37945526485531A2FE75D9C42E8770571A0D31555429331B1633A1907F4992CFCA4F0EF00334845BCC63B2153CD475CC7E807F620C381FB96D4FA8D33B7EA33E1222FB99019F5E39580C99AB2215AD02FFCD02F8CC61D0B411D62E34C7BE63E49CB75BD2A59B9F18D2D9F518B3A82624477CBFF03E9A823FF3B3AC502F3FA437EF5B77449D24027C28541F4C694C37ED9671C4E9A2508F54D25D4D46AEE2E62E30FAA32B8D184E8454F31EF1D963B69FB849AACA67CBF0B4F009F0026FC98E6BE139CE51B89FA85BEC1746C839015FE982D9E42DDDD8B2146CDD18E7D1C4CB10A21D84326EED0EEF6367B002F4396314F1C0E096836FB6D27617164BFCBEB15AB11FE0B97D06130AF588FED15592E87DEA65C055F00B2F88372709C9CD8AD52248504F461AC4EC9CE8F44C14F0288F2AD989FEA652AF83F180952A2953943BF0FC86EB57E0F68AF5E60CFCC65DB9AF2CC5D0122819051CF93DB444FFE68B9F9332DAD0259FA6FBA162C4A7BF4DA9B5EFE048F0A7F4C1EB4680A58158FC17ACA503FE934488657F72E15BBDF0ED847B998AC15D3D5C3E9BEC9A6834A8C75F7CB774D2336223977EF11DC0001E49D755CEF881E7E3239EC7F7FEB17FF026F07A2B64CFC0D7ED01F57C5BFA1DE28D99471E6AF03B3C888289CB03FDB5E28EBBC5C0CAC17F58FFD5C5D00583B13DA76AD612FC52F564E161ACDF99044C9823F00493CE205EAE94FA9221FE75D40AF49B91F3706AC007CAACCECC19B5EC0398236DFC8C7F3F6F84E7EED1E96EC7783C613D0FD4A369BC67FC16BE06DF82D72D061DB35AF29F4817C6A525E07ACBD3B3ED84DB4D189C09F02751235B18AA3972052E661CF1A9D4398C9999D0FF42885030B72B666AF56713B5348D6F818C3A8C72190C4EF4132BEF58EF1ED70BF06485FE1D49F07D8D5D1D3842CF6146C13CC0B0F4CA8B2E47FE13DE07E7545C1F1501DF38E34EF5F3E1182FF8B514F520CAFE7651F0CD168CC2307D2FDD56358AA0CE88A9FC10461D433F405F1BC68E4525E249E29A6818ACED09BC454ABE735AF0134C4356611486D1FC92DAE45D4710A271F7CADD76A08ADE30D4D2B4CF1E3023A6CC8A09FC2850B389447FC95C5228CE16F38500342603BF691F7AC663319238C3282618C8A9B4E06BF38CEF78E0E03FF03DF4C815CFDF9A28A9967E27E3B9026081579DA3FE72C42CCF0DBE15A37EAC7ED3A2715BE0B37C84A7DA0463FE20E79480E7A3DB19FD0EEFA3067AF477BFB63EFAC93E732F0FC8F313F84C2DFD06A2F7A6B714004DE4C20FE828931A6C97DACB7D599F929707F00D7A1C73AC6F892DF4D67C4A8B705F8AAE82217DC57A8B677DA1FE19410D2FF88C82456F5C79BC9B514FB65630259EFD0A7AA6EFB02BD49FE79ABC07EB002FD9C31672137EB530B4116FD44F06FE039F8895ACFDB662453A83B797F50A0C8E45E5B73EEF6753BBD91D467B57CB71CA1FE1D4425F1C23C68E267A70EC1F83AC5403034EB59F3F2886F897590EF8BE9A1CE4E7A576F58EC15C027F3F94BABA4D2F6FE0E503F03CE3F97D4B92B18D830AFC10710C4AA9334D1591E88D8C228EFBD4DD4D290FA177514F4656888E82E9AAD536BC9556042D7AA6F651236E0261B0E8D550A4B14D33E78FBE064FFCD2D7A3DC24FF5D5F235E12863F1F46269798A9F9C0A15F73039A76E14A3DC2434DA219F8D595B7BA2FFA902D7A3B42BFFD4BBD3EF962133D50B3880323D0961DF4E09A2FFD1CF9871E60A962D00BD0EB12FAB2EFFEC9F73DF6273404FAE5017D7DC85CFD876F9FFA564AAB4ABFA312F528FA710DC761AA37E86704FAD34AE83306D3EEA9EF0FC2616B86FA471DB21A752830E8A2DB5FD1FF157374097332AEE46E8299A7D1DFF7E807AA8D56A5EA6F981746821AC1F7932B8C12817C40FFB988C78227E893CD539F5EFEA28F817F027C5C969A035F433F3DF5B5C4FE65FEE47BA0235D9E3754836FFE7FF53BD5557FEAB5FA5DAF5AB918E8610E3FFBD5987258DCC83FF41778BC9FA12724FA33C5DC93602C001FC806135B52E4D676D2D56BEEB44EB9981CC4823FC657D4B70F3D13E37998B5E34522FF3041E2ACBF9DA1AF5E4BD9C5CA468FCCB46FA9E338F90307142E11D9003E2DD8AEF4A0F7DDF613F380C121D415073E314CDF5D6EA54E63B45A0FF8E8938F8368ABD4883B0E400CB00AAE65823D60161AA6D10FA32AD21CF8C94A2FC0419A8E30CF74D017CB7A6114E0D0C43EF176E31B1C7279C9EDB06DA1AFA09F917F889E9B8E563858EB200525F4CDF88EF72DF85C3FAF5BBA3988006D1FBA05F884CE22E24CC1EFD603BEE25FFA7444BF1867E89D1CFC3A01D39C193181EF2AF453258D95D07F986713F04D128B7E45A1B15E81DB7D6331D74025A5AAFB2C1F047A1FF88689FF9C6F5DE9B4B6FDA837BA437FC75A9FF35FDC40FF62FD1DF2754D5DF09C417C50B7E88FFB46D11D1F28660698A89E9BB4C82FFA455E59E03F8299020154135B49F467E8490ABD07FC6B0B7EA1C2837EC741503E8CE7D4D9813FE1691031E7833C031F5499EE03FE000ECB08ABFC9F1EDF8455EAB823440674B370E4861CC0A75B2A31AF160CC617FBC03E6E8DAF2D8BA709FAB83ADA047801A7473A2A1F346EA1FF140E6F10EF08876A17E99AB92130DBC888C0B175EEC96BB3D1B6B21802D4341FF2C0C29BB8E0B0759D6136E78386B52E30133501620953DEFE00C9BEC03426589B90BDFD913DC83BE660987AF0807178855838E08D8FD4B801741EB4847CE53874AAA57D451CAACA606089E8BE52ACA0EA768296D883C3126A2C665B7D120F092FA78D5B1CA61DE339456FBEE0704B5662DE6016362A1AA1231BB7EA258797926016FD215D9A348EBDE158D8D46A0ECAF3CE6D09D6CBC3A4EA57A314DDBEB523BC84D1306FF6CADE3EEF87567A1EAC48F4321C8696C84D87EB3E0E0AAFA8BDE7FBEB285152DD96591E5E0334ADB378394E705498EDB7D006F04EF07E7594E65EC5DD19DA8128D9C193B0EFB5DF1D8ED600438CE020E855E0301C66A0BFEC7F39ACADE3A0930F7929F1DEA3B4052DA02B9D9709DC80DE460BA19EF10E78312E66F5AF83A5E579C912CCB8AFB8BEF43A1F87DB571C042CEBA5386CF6978326C4E3135C704AED6EC66C9FE776DC2CF1C2ECE0953675EB586ED900F5ED77D011AEA962E88C02DC708661DE07780FBEF7FBFDD0E47B6865DC3F56E8DD383C5FF2B17A873775C02C3E2D075FA91344D00DCBFE16AF2B069697F8778AECDC5C8D5FC708F9437CA1D55CE866CC0838B8C24116F2F3821EAC97E7D17B102FE065395C779EF7FF36CDDBEAA876F73FF98456B970E739BB9D7F1FEEAB1ADAF150E09046CD1FCBF72AE1028FE381111832CAFAC0DB6EF1E6A0E52E4B3C9A18EF13639539C6C3FD88E75FE2FBEB30FF9D637FBFF21DFC0FF99137E0F98C783DF787C080BFC02D71B78637F50BAFE7D0E2E0EEFA5C8F8CEE581FD6AB1DD4CFBE59F075369F22B612F3DE4D724C5FCB7C3564DE81D0926F49F426E63233A3001E87DCA53055692871AAAC8770970D32471CCE872DF97B6D9C171D4F2FE0F217BAD5153C4A4FF638DC1E34C9CC8ACAB5E3BC1563A1E236ADBDE6F4F77C3AD5B85E293D961E797A98726B27F8A4AF3BB382BFB11230634881C3B74CE270E3E99F065FF0417B1CB4744F3F14DA3B17F0634F495FF2EFC80D8EABF11DEAA52F6F3CF34A2E6E070E8F62EDF88798404394338E767100B75B0E731E38F0FF84428AE0F35A78AD337D943EDD44137D8847BAF93EE11E4F17CB7DABCFC58B4D4F2FD36E70FE33791D199D5EBFF2EFAFDBFCE3C74DFC5D9B793885F36B97E72F5FDD75175CF6EF3F2E3FFF46366EFF11781F9FD9EE9CFF87FB8D5F7FAEBFE2CDB0CE926BFD6D6BE6CFEA30E49BF5AEDBFCFC2FD560B95F', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["cb517b28aa461868567c460ff336b617e2159ad3368d3e32bcbaae1ece6a345c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '45fe117604723256c0a7e67c77cb3952211e799ea354bd6adf78d84b15330ec7', 'notification', X'01000023546805DD5ADB92A34896FCA3312E496EEBB1250824948492202E102F635C348588009129650AE9EBD75175F5F43CED98ED3CACADB595B5A9B8459CF0E3C78F9F3ADE93AE8E9BD3E19410F1D8B9F4B4BBECC61F6E79DFBDAA7B4273614329589839C468D5AE5BC76E32D526D29037E6447E63824CF8D3772A659E393AD37EB7D5EED957312D15973453AB6DE6D099B994D210CF0A37E2A2BC1D23FA9A8969A39D4065866819914B452C1563EB33AFD58C6826C435CA4CB0299D6EAD5DF110A3EE6B2947C9934B1BB3E21877863D6CC025C3BAE65109A68424118BA8C906BAC33A65EA265EE9B912CFDFEB2D33D2EFCE3A6A82A3B0A4DE4AC35C1D94B65595470AD6AF2BE124919074C36C74E3459BE03D072ED8D83AAEC88A8EB288F8F8BD6EDDF6ACDD35AD4C342FBF8F911BB1A2FD757D530A374EB75D7834649F0DED419A64ADB0CE3AEE349789DF3AEDAFF5BEB12839FCCFEB5DBEDFA6DAB591B484B188853A4AFA3C228807CDDB815EE5B2DF617634695FAA986D0F854D98992E8A27AA89E94EFCBCFE550EEEA595539019CDD2C8F5A5CBD6324AC6D227E7CA9BDE052149669251FFF337C56F9F1BBACE249972DEFA359136336EDC0E6C102309D390DAD6DBB9CCBB7699BABE95C3EA4E1FCD271BD7DFD536FDAE22FAD9F62C5783F9AE0DF94A47ED71AF0B9B3E5957AA2D78C14ADD37AE968CD242E346ED72F3DB9C1296D40F9AB41E8D809D275E7292603D643844725D19B2E6227280C5592A16B58EDCBCF92D6382F8B9E8469C17B0B0C4BF633492B1768954451735F795D3F6A5239D8E96E3443821FEFE91BCD74ABF9546D2D6E9FC279EFAF5C7128BD6D1DF999451CE4580F8DA7CECBE6A976D691C3CCAD3B5A031DDE6E35AE28C7C7C5BE7CEF55B197B467C3E14F0CD23023CD38DC0BA32E03B17CFEBAF55BF2678863232F9F87F9509EB673D7D2B1F9AC9621A727F2DDB61721BA9DFDAB0E5A5249C8DE693725D560FF256C59903FC1E984B52AC53D591F8642E4324703E3CF9AEEF5771506E2C1DF2910DEE5E7857A205C9D996542ABF7E54CE6F2F2AB4731BDA8C8DD399B9A9234512684B0ECA26373D4AC6637C6D9C9C6673BDE63EEBCA8106F9D6EABCF8E1E571B3DA9D6E272E6C92798940AEAFB5B98ED80B3044C65CEA753EBCDCD351FA94B31BF590838AB0BDB32AAA70FD99FA5375E4E4CA05F9660E0D1BD172CE3360932097B0EEE23F9A435CFBEDFE2F39B439887F2B87BCB2A74CBBD18DA93697220087D1B58A98C838C33AA5FF9383DCE87996C34AB3ED94B44EB0E42C05B7BD3C39C3795E2F2A93182EC9A3752808EBC9595B70C75EC936628AD26C0067722299A063EB32A6A20458D68734DE3DF261464E07B7D276AA716DB970620556E322FD990342AE5BBFFD12B2DB80AB63DEAF4FA9335D96E79B3829E548B5220B27DA4D3E245F6298FB9A938B32ED65E10C700838418EC2CA03E2BF53454B326977B9B7AAF262FA4823BA16D2C6F98301D024CC05D3DA21E4CD23EFC25C8246B8AF729CE2D43177BE15B7D6B35F47293E532779954A4B6D825044EE598855C0855BD242B2FC91CE8CD31D1D1B77EF77C8A564AB2D9D6B87EE5273E5B5E90A6C4BC958F68D921F15D7556BA62F1A9209687A542171807F2B237BAB0B1A55DECBAD1DAC00865E72EF378FF5EDAE0DBBC741FD089AA1FB4EBDD6D7F1B406D78FDCEA9D302E6A5AF982788363DAB5103FBE513B08F8664DA3768DDA66D816BF4F2B5F2CF15D6AE030ADC1BF3F9FE788C5D032D4C984726BA427F7C738F89651E3D4233DEDDDC6299D76DF90E7D9ECDA2787EF6EC0C106788C6B8748701A034F5D2A600A79C11B47DF2B4F7BF86EA97DCA32A119B86DADC4F5AD76A7A4DA6A53D909BF97F320616609D6455153ECF3FA7138DF160E04EEBA8573D4D026C70867B45929EE9CBF33A7DD016F5E4E487A10E79B8E2E6EE6600D5CCCCADC6E60F333F784570D7ADA3BD3373373983D7EF7C1ADBC12FACA88BCED7DCBA92B6721EC4B26E6B3DC12DB38BFF9A5093E8F831EA9601F6F7E7265A7EBA88B36A41CCF3B9D50A24DDB38F199E33A99232F32D25F4A267309BEABC5EA4BCA1F9F226659050DF0CE9DD3DBE6A70EE1A879D02127EEFD458708A22A451F99C4362D3DB04712A64A048D436DE6DA5B69CE9FC8AD10399FFC13C3CB19A2EE594678E4AE2BE779C6241B3A9AB96D0C0DB343DDE87ED5EDDA01B946DA2F1DBA913FEBEAA21344299B3955C916BA0139665F7207F55D3C31B1E81C9A87EB18750B67C39E3A45D9E57952A49C9C9853DEC0298976E5F5506883D8FFC774C7FF5DCEECF44F0C777F6214E70902D46FA8CDC8379A3062C74C887B23538F71E4820AA25A2565A5E4FA105FABBAE8CADA491E4ADC6E9AD0A42C7427FBF55093B5696CFBA80AA2337F1DEFFDF465EFFDB8657C7D6FA3EBB681E651E374814EB4F500ADB7C5F9393653BD7DADCD2AD65EE4D58FB643FE721EBB371D96B30C3B92C7E4BD19852FC356567E873544771D518E331DDEDC64530FBFDDF2027A2322D91F3A03122159EBBE23B8678DBF67F9664551279E9CAE23067DB0FB6E5DB2D4FD45677D648AFDA16BA063841E85943BC8D38DF6E63398E59C12FA6063F2A9471DB56E0796246B66FF0D1DE153E81DA8E131F968B6F402DE3DE4C3EE1B1AC3B05ECCC07E2A225B6A7509322F859067E428BB343F5D75DB278FC65FFB6FEE340937F96A884DF5D6B8A5818E30F3EB9BA3FDF4B43AE1F05EB84BCF320ED831BA4E2D375E3B5CBE8FA17554A85125E8017B091B9F7C1D85FE424CC223EF54E94E59566851F2F5FE68A7D7639FAD76D65DFDED784F4C59B06ED74FFFB51BC8AD89F0279E6DAEB2D3A18FEEE9237369DFBC1CF8EF97DD90B8F5C02E1A1BDAF5E753E9ADAE6F837C29957BAB63F1A53D72D5391A9A5FF7496D9B914EB5F782866737BFF5D957BA343C83FC42C1B8D75E70D52A709677896DF2ADB7B26F63FB5D3F9B223A692FB09AB07BA920FA14752AB5FACA5530D46896F08E201FBA13F3E8C43DBB6756BEE69C1C2A611FB8674CA50D72AE8BA3980EC29517343852188662AB3F956D2152B35B1D51263DB697C335E664774351ECAB876410F8B7D6B84A5ACA52D43CD5D3734ECE338471C19C4043C02B6E4971101DDE17BC889E1CB841E22CEF83B29544EAD68372EC1751B90E55FFBB2B5DF2C9ECA400B84729F4855BF9A5439AA703AB84D158B6841C910CDF0F155F9F337B9E2148656DA78FD26A555B2DF291A2814A4A2DDA73E526AF355A456951D4C2F54B6D5B29F0471A4D849187CA85C83376D99FE29CEC536BEEA9D4158A6B509A2EAFDCF251C5AB8AA9144D00E233243BC4214FE5D9556A46518DEECCE23E937412A061522A3424790DF125496772BBBC7F85DC49B08FDF672949594541CE44F9C0FE73C477D6787F2A9243A9AEE44850AF4D6219E2236C67B84D08EBE9F27CA8A498519C7628C6B672F49B50AEE1AEFECC4D522CFB2B4D7B5696A9BCA7268DD99774658E3F0A4512DF4303A5906892149A689A8AF35DF1DD2C9FF1B32714FA4F89F34311275899C5F92068F8BEC4794612021EBD8191391A02920F1328507FA1501D84C7AE7C64EA193FE5BE0007B10E5987F8EFB8DB5D729B7C22C90B194D05C406BE2F9FDF0761227ECEDC20EE4D88F374D1BF0931A76E3963FF38FFE94B711AD7886F43D69219BD17EABAAFEDF9C18655978EE8F9848E81AF4FEC57544EB01152C70DA102783931AB2F425D6686F589C195B5D110C7EC50C7D91DF8CFD3919D856C1D4E2C0A9D3D1C077A1743B06907B2E3206F26823BC4582EDCF65AF9FA8478BB5C05556AB33BE20F713B6D4AD91AF40CA5B0B6AA867456E83D80EF120D0A972E70195F5ED080C7C24CA7A309F63A4C0E0C879E0A5AA5A12C84A3F7CBFAD9E0BE33A93738FF184484CE669D43ECBE48DBE64C653769688AB203CF43C6A94B65152FF8D19FBFCEBF22CB7BF556F524C633C097EC8FDCDCB07E9D92F206BCE97A5CC7103410C0D7D7DCAE4FD29D52A5AE8A23BFAB10E7238121356D1A89780E81C1397A88A76212D8E3B262E033E105E756ED703E1D048D7C550A641A055B6E3A88E104264767606C48E42F4FB7CC93DEF5522FF11F4981F855128DEE92BFC80F29817FC11303F121DBAD2E2AEFE695F83E0A48A997FC187F7F2CEF436329EB90B2CA04A92A26E4BF2E9BD8E510EE4AA320A68A2A6566C3622614CE5F92E4ABF29303FC000DE116F3986C055FEB3A66EFE09F180DCE676EDB13F2F48EDFC88F84C86166C0A7578E164DE6AA4845ABC07FB3003E7318346D84B50BCDB1EF1867CEDB2DE9D2F0079A747639C62CAA09C911DF6FBC8FA6E0CFBC9715F2E55D7AF3BE7527E44922C087420DC12D8D69D86E19479CCE0AF94825DDD564E22A6EEE02AD3FAAD284E6444835EF119F3D7AFB1B374955F96C699E163E015EE02DD969233CC7390AF70B798BFDC208E913F0952E984DDED2D096A5609BC6388F265E9A10ED2094716B77781FEBC10AD0E78C51C4038D5B0EBED94ADB9D592CF1FBCA6AC5DEC173FB0C2614F211F5A3AB24D1FBD4CB80ABE0275E106F4E12929B15AB4590209F8C3488599FE8B4270A78944795ECC47055A9D7C178C04A959429D21D787EC3F50B707BC17A73067EE3AEDC5796A26909948C028EF33DB444FFC1173F6ECA684397F334DDBB8A119FE17A4BADFD0047823FA50F5E37022C0DC4E2BF60231DF09F24422CFB930BDFEA856F6FB897A918DC35C0E5B3C9AE8926837CFCC9774B25ED111BB9D48BDF010CE091745DE54C9F783E3EE2797CEFCFFD833781D76B210706BE6E0FC8E7EB52EF106FF43CF25083DFE141144C9C1FA8AF1577DC2D1A560EFEC3FA2F2E9A2E188C6D9FAA594BF04B35908587B17EE72660C21C8127987406F172A5D4E70CF1AFA356A0DE4C9CAF6F0DF8409955CF9C49CB218039D2C6CFF80F73283C778F4A773DC6D309EB79201F4DE33DE3B7F035F816BC6ED1E898D572FE8974615C5A02AEB73CED6D27DCEE86C699007F1239B285A19AE3ACC0C58C233E95EAD7313337D4BF35442898DB1533B5FAAB895A9AC6D740461D5AB90C0627EA899577AC778FEB0578B242FD8E24F8BEC6AE0E1CA1E730A3601EA0597AE54597E3FC133E047D2A2E8F8A806F9C69A786F9708C17FC5A8A7C10E5703D2BF8660B4661987E946EAB1A459067C454FE1A461D433D405D1BA78E4525E249E29A6818ACED09BC454ABE735AF0134C4356A11586D1FC92DAE4434710A271F7CADD76A48A5ED1D4D274C81E30236E991537F0A340CE2612F5257349A1385BCC1702D0980CFCA67DE8198FC538C419463141434EA5055F9B677CA70307FF81EFA1472E78FEDA4449B5D43B19CF15000BBCEA1CF9972366796EF0AD18F963F59B168DDB029FE5637DAA4D30E50FD2A7043C1F5D7BD43BBC8F1AE8D13FEAB5F5514FF6997B7E409E9FC0676AA93710BD57BDA5006822177E4045B9A9D176A93DDF97F529797E00DFA0C729C7FA96D8426FCDA7B458EF4BD15530A42F586FF1CC2FE43F23C8E1059F51B0E88D0B8F7733F2C9D60AA6C4B35E41CF0C1D7685FCF35C930F601DE0257BD84286EBEF168636E28DFCC9C07FE013B192B5DF56AC4867F0F6B25E81C6B1A8FCD6E7C36C6A37BBC368EF6A39DDF2C7FAD6425F1C23C68E267A70EC1F8DAC5423034EB59F3F289AF897598EF8BEBA39389F97DAD53B067309FCFD50EAE23683BC82970FC0F38CE7F72D49A6360E2AF043C4D128A5CEED561189DAC828E2B84FDDDD2DE56BE85DE4939115A2A360BA6AB55D5F4B2B82163553FBC81137813058F4EA5AA4B14D33E797BE064FFCD4D7930C937FD5D7889784E1CFC789C925666A3E70E8D7DC80A65DB8528FF5A126D10CFCEACA5BDD177DC816BD1DA1DEFE255F9F7C11460FE42CE2C008B465073DB8E14B3DC7F9430FB05431E805E875097D3974FFE4FB01FB131A02FDFC80BE3E64AEFEC5B74F7D2BA555A5DF51897C14C3B481E370AB43D43302FD6925F4198369F7D4F707E1B00D43FE230F598D3C14687451ED2FA8FF8A39BA8439195772778399A751DFF7A807AA8D56A51AAEE81726821CC1F7930B8C1281F380FE73118F054FD027E1539F9EFFA28F817F027C9C979C035F433F3DF5B5C4FE65FEE47BA0235D9E3754836FFE7FD53BD555BFF2B5FA235FB572D1D0C31C7ED6AB29E5B0B871FED05FE0F161869E90A8CF147D4F82B6007C201B746C49915BDB49576FB8D33AE56272100BFE985E91DF3EF44C8CE761D64E6789F387091267C3B587BE7A2D65172B1B3D32D3BEA58EE3E40F0C285C22B2117C5AB05DE941EFBBED17FA018321D405039F18A6EF2EB752A7314AAD077C0CC9E741B4556AC41D031003AC826B99600F98858669D4C3A88A34077EB2D20B3048D311FA990EFA62592F8C020C4DEC136F571E62C8E525D7C3B685BE827EC6F943F45C75B4C260AD831494D037D307DEB7E073F3BC6E69781001CA3E740BF0099D45444FC1EFD603BEE29FFA7442BD9866E89D1CFC7A03A63933E206BEAB504F95345642FFA19F4DC037492C861585C67A056EF78D455F039594AAEEAB7C10E87DE01B26FEB3BF75A5D3DAF6B30E7587FA8EB53EFBBFB881FEC5FA3B9CD72575C17306F141DEA23EEE1B45777CA4E81960A27A6ED2E27C512FF2CA02FF11CC1408A09AD84AA23E434F52E83DE05F5BF00B151EF43B0641F938F5A9B3037FC2D32062CE47D9031F5499EE13FE0086658455FE0F8F87EB2A75DC092203BA5938322407F0E9964AF4AB0583F1C53EB18F6BE36BCBE2DB0DFAB83ADA047801A7473A2A1F346EA1FF148637887784A1DA59BA666E08CC363221706C937BF2D284DA56164D80BACD873CB0F026CE18B66E32F4E67CD4B0D6057AA226402C61CADB7790EC0B4C6382B50939D8F7EC413ED007C3D483078CE11562E180373E53E306D079D012F29563E8544BFB8A38549541C312D17DA55841D5F5042DB1078725D458F4B6FA241E125E4E1BB718A61DE339456D3E63B8252B3187E8858D8A26E8C8C6AD06C9E1A524E845DFA54B93C6B1578C854DADE6A0EC776E4BB05EBE4EAA613549D1ED5B3BC14B980CF366AF1CECF37E68A5E76045A29661185AE26C3A5CF73128BC20F79EEFAFA34449755D7A79780DD0B4CEE2E538C151A1B7DF421BC03BC1FBD5519A7B15773DB40351B28327613F6ABF3B1CAD018618C120E85560180E33D05FF6BF0C6BEB38E8E4439E4BBCF7286D410BE84AE7E5066E406DA38550CF7807BC9816B3FAE76069795EB2043DEE2BAE2FB5CEC770FB8241C0B25E8A61B3BF0C9A108F2F70C129B5BB19BD7D9EDB295CE285DEC12B6DEAD6B1DCB211EADBEFA0235C53C5D01905B8A187613E04780FBEF7C7FBA1C9F7D0CAB87FAA50BB313C5FCE63F5016FEA805EFCB60CBE522788A01B96FD2D5E570C2C2FF1EF14D9B9B99ABE8F11CE6FB415B0E761181DA730C10F053C0E98E0E84B71FE2E544B82780907FB9569B47A0ECE32BF9DB03F950EBB3B1F50839FE737EF9167E5821718551E06717EA5D23BE279AAE5A2FDDA183DF5331EA842C0F1246984A114A7EF18C4213ECFFBFFF8C704FA0AAE0CA06A9FF1019E12193FF1F1F56B7006CD82F3C2A0CC4C55E6180FFBC130C0C57926A8BB4F6FEF7F717EE71BF6875C4DEFEC4F7CFEEBFE72356FA04F3F9FDE9909E25C59EC97EDA04D200996F55C0FCBFA784F4ED2D113BC295929CDDEFAAED032096A354137CEC99BFAE1545EBB64358682C937F5D718A2B11083EB2C1DD1330E6D2CE21F57F6C0FCCB677E63CF8E1C7FF85541A737D9C1099B720C4BD15F58867FFC6073DEE1B4ECA445F29DF1F67AC4E063373AF052836F78A6038632DDD33BB52C6862B1FC0393C54B414DCC9681CE57EDB3490FB687D70B3F36806EB5D1E2BBD2500EC0C740FBF28A5EE0A6378E93C6A9FF86C15A1A67D783927DE9E98E863F8243ACBB65F8DC7876AC070CE962E2C0EF7D4D79E3D18778491FC2874F7C4B37B7533BC83BEE5BBCDCD75DBFFB4A37C9EA6FF1DBECDF75E725D33A4C0F7F7FBCBDDB39FA7B71B97A5E2FC7F7212BC27FE4CEEFD32D71FB70CE06A93E5E83D5BDE921915FBD2963F21F877BF8319CBCB7F763BE1DF3E3771EDFFE1BABABD68E', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["cb517b28aa461868567c460ff336b617e2159ad3368d3e32bcbaae1ece6a345c"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, '62906f521cf37613168e9a67a3e36ea75780ae4335204e19533d827ee9d9d455', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD1913633432EE151219C5F4CE30880ADDD0451D925C3731183186635C223118452929972254246C6DB924ECA19214A18B4B6AE712294D0D72B2BBD059CBDE9F7DEC7DECBD3FE7F3D9E773CECCFC31CFFABDCFBB9EE77D9EEF7ADF057824165E6225DF923F25052D8073792447C023ED812188460252780937BE25C4C4E260480C037870FABF8642B93CF8308E07C7D178703450812171C407272F2F4B0774862E30D0A519EC06C018D08D0170040B1111D5F130CE2A0D7E08A4604812B5C560EC821753800843E8081C0E8631ED401A8648A8250EE32D5BB7E4052E40DD918BB3EEF465240B80F82AA1361686B0A83361D6591ED65F85CE8CFC666786337A0032113208C22D208AD1A8FA543AAA9367752296460540118690E4209C74424E341B840BF436D5BD3F67E233F01828C3108C2A3244698F007F2A33CCDD9FE3C7A47ABBFB33D17491BBFE7EBAB2308441752291B02B28C093EB11CC0A60A35E32BF78D1F47481912EA0ED0686C80ACD2ED2126495515D36A8436569E15EA5519BB0F04C5BEBE443198E05518087AED82254E721C5899941F286F1F9A88D2608D411AB00B594880ABF8D97CA65FB0578EC475282F197D0318B8824BA1EF8F943A31B30D60055442B44B57F2FE14FD1A1CE97FFC0B9E88F9CD1588BD10148AC18A47C30BE04B56079CC6C1A577E257D37572AFB4542E7B836D7D2428A8BCC08C1D85C1EE12BE061EB000FBE988BDC0286659D32C99B5CB64DF597D685865D5672EEA757866E431BFAE7568724918676A14902093CD60E8727C37BF7D2960065D42010C9E61C8E9A6D70401053CD96E5CFF57347FED200A0A22A96A8358FAA66C50E6606F9333D59EEC14CB58DE66A36B6E6404D410A18011AF29DFD382A92E88001E65CF82B03B0617A30599C6024606F368BED3D1B000F529F9B32C2309607911090116078108479644463264EDC4AD9EF714A4AD8E82534D45D61161AD72F9AE8F6557CC40DEBBA5E74FB07656AD09E71E6F7137B9976D3A1BB544373F39382EFC52EDB005335B209BE56E7DF2B9D08D2738FB28F4CB676BD24DD923E7856D2EBBCA27641CA01FE12DD074A47EC063E4C7227CA030D767CB6CE4FF9EE6EC6B3E77BDE0B3BEC12ABA2C30717B0E313ADB5D3B62B1DEDED3A53D4D97CCBEF336EDB1DD12ED154915643DE084EA2815AA9BD55A73BBF498FF14A74E05245B785A5534573734799B6C63335175671F93D3DF1E363A78A56DAD87AF6A78DE16B47563D763A4C0971D51FD57A1C2FB56E2DE37E8F01FBE0B852FCEE6C46EBB02BB723B6EA8CF1BE239E31130E03263016C240178200071091D22E2543D0571C0C3060216A91500BE9D705D160296A2FC4C9E3649FAAEF48059DD2078EAF6D92B0E47B9B6A52579E02AAA8BC1CA708E4A36549792661079BAC8B1E2D2B78BCBCA6ADEFB60B630990C61366DBCEC3132F89343DD279BF6E44A42A1026EA6EA057D527699DFE9E354A4C7656D703576B4696F5DDB240E741DD0E075FAD2F1F5F1676DDFD518DAFD51DD54AF37A2E57DD565717DD92136716FEF0E25341A29C35E964CFDAED0D1B8653474ED8E438499D379AF2AFB11B8A34BF7729E9D97417FD684DC3CB7DB111EABB021A32AEF60D6C2F2D8BFF3CFC029778F59CE8E4EA384AA8456A6A268739D560C9203F8D2F312E3673D00857B94EDEA91116B2EBFA168F3E571BD52C2A83F6D9BE0A679A65797E9FB3C0FDEF7676463DEB34F98D17B37A36B8681999D2640D0582E6E9AFF186FA0FEACF85ED570EDCFFB44B1C732543FACD31DDB3DD572EB54A5F7897A63FD4318C754A7B33F2B8F14BC4908F98FEBBFC8DED08BFB508BF177EE2570ED34996E15D2017091DD67FAB6E805DCD17346F7DFF9B750376FF09C014B002291402B0EA7C00DB040404FF4FC09DEFC9F167E0168B0DCAAD0FDBEC715610DCD29925789D332A786F20B1B8CF3DBEA9252E636C3A2C654299D2AE64747F231EFB49EE4522EC692E73AAF7EDE1189F08ED47D7CA8C6CBE7EC6B2647AA5E969839B77F31B56EB6C116D1F165E49D36B8BAAB64B49E8AD4850C725B64B0AA4E33C649D1EE07D651D25FD92964CBC7677953B9A78BEF8DDC56B823CEB1976A4F0E537DAAE25611F0774AAE5677CF8FD25CBA60809EE0FA857AA7E0C224303AD67747C9A86EC17AFE36C3C7D6444E959A22F73D5519D4C65E3D161FC2429C9E25E4CF339C319D264EEF5BD5B963FC10CC6C8C7D4799D30AEDFE44E795992EF5B262F1C3262C97AE9CA51D2CD57968E7E8915B14872CE6C26726A40C10D03214006656F165C7180478845B7975FE10BE1E7E03B2F9D73F1DD723C73A6E2A575B0FCD5D19A3D4AEC90F6BDCDC973F1454F0BF3E3BB2FF5E6472F3793269B92224642D48D9749456762D82DBA5EDA16C727DDB7AF3CD415FC35995799A4527D81D7630B2F510D3CD65E7B28E6F47E65E7EE52859D323EDB921606716CFBA88F4DBC96BF893ADB311CD057D952C969D66868CDAC3C724B23D9FA765E8A865F4D4E52DFC419EE9D195EC887F621B2FDAB3A56B08FE1E0BA99179BE414BBAC5547ACCE17F8C488D4F3332EEA67D4A89AD35B88C2ADBAFBAE693B0ECA1D35397723C865A7A3CD219267557DF8F228DD77CF7C4CE3D4077A7B2C22795FC2CCDD9B47F8970ABB1F88C6A571E722F728DC393660F8CE84A88DB13C6509DB98B63B9ADDBC5599A3AA27A4283C927ADA5B2051FD3D29BA37A86B444CF70E826F2482AFE7CFDBAFC3EE4AD1068820D827CE3A61F3F73B8BCAA717B9FEDFD0FB5F7A6CFC29B5D8D87D63F5E1F50C3BD11EF582AD0D7712CD0422F66ABEBDDBDF344212C452EE953F7C4002B85D561F08EC0627F28A03C5628D86CA272F34461F5C0CE21A8BE58A5EB007D402B68EE6A8500E7F78B2B06FA074689BAD7AC6BDEBA40A76D2CE4D9765288CB4961BEA43799CCBD907C82FF93D5A55E187C1B6AF1E8C35FD1637F4881E17DBE2237CEFC544E5B71672DA6EE16171D637AFF61FC960C89AE26EF81E737E9818AAD2EF2F5E187D5CD2EADBE07CC59484CBA50467BF6C2E67C05623B99F95ED249ABE3B9E0A3E70EA56560823DEF46410AB94F5556CD95C5F8DAC5EF5D0ABF89CF3518F5A852EE99B4E8EE3B99623F521553F6A25AD77A1E8D5B1AF3FF989DA0DC00C907EA1560C60116AFF00D979899C67FB249CAE57698A8EBF1A58B475FA9B43F259ED2515461617AF3EF3293E7B966CA63F19287073D8F86487727ACD4A53E77171A75A55C54E37F94374F5D0F4A9B26E82F7067B4BBEDB899BA6B17E04DCB3E4EE72D5FC98A228EF26BC46C2E590874DBA26B8CC624723A642CD98507E8B31945993E0EEFB7AD92BC2D7C192E5F848EA7DDADA5387CD86CBAB05BE6D6ECB7855924A51333E59D22497874D4EF19DD3D3D214FC90FDD271B3A1F2EB1B1D34AAB736B8443B862E3CD36D55AA3F1CD941341C733958DCFBE90E2728373B4F35CA4263C92399D3938412EAE78A1F549EDF8808FD81DF112DE964CEED2B3417B689EAE56E6A6A5E0B76BABDC8B220D286F3D421FAA00E8D07E52207BB2C187917E0FE9507CB79F6A7DF3F5DCF7D5D9C5324E4E489BCB56072A2226EAEA8EFDD6B706057EEEBB7F4A0A18E2DEDAC756AD9929A3EC9179AD78C315FF76FAFD4EB1BB1C873EEDFAC3378FF0D853162CE2EC2DC74E07F197FDE59F2D178C66320FC63B91903FBE1AE20223BE2E0641259736D2EB7FAA9FF62CA7A82EA492E3CE216FA49E85770A3E5A0E82DFDED3F8CECCB2A4D627A4677B85BD5BE8D984A9778ACD328CC74A4B8F7B377164FADA95EAA95EE71E6D640642729A85AB22D35DD3BC646B33097B3BC23D271E3E65443A736899C8F2B4CD6AAD5D68A51861562B7D50A13A1916CC56F1D4BF9455CFB58EBA59A79EF7C98CACEDE47648F1A8DA54E5A0E51F9ECCD612116326D85F75554F69C55A0AC9358A5AFDDB83870DCF19F808367BF', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '600cb251ff15ea84676f2b45be43abcfe1e6988c2d60eb747c2be4fd3d46bcfc', 'app_receipt', X'0100000F6D480DCD977B3C54EB1AC767AD198331CC64DC935B53869DE91D4C6C6AA31BA5641372CD6D8418C376AB2406A328A58B8842851AB66E08D943B7A1C8A584A45C2225A7919CD42E9CB5EC7DF6B1F7B1F7FE9CCF679FCF396BD61FF3ACDFFBBCEB7DDEE7F9AEF77D0197148097D4E559F126A52171388F4B72015C92230C410C1290C64B7AF2AC20161607436218C0854FFEAB2994C785F7E3B87022830BC701351892407C700A0A72FA407F851E6020F756004C0CF54DF4BF7601328888EA7818B721037E08A461480AB5C560ACF88B49408421B4050E07C39816408621126A49C078ABA6F5F9A1E2A83BF270D65D5F936409105F65D4C6C210167526CC3A2BC0865FA13D23F76CCF706617403A421A413871A218836E48D74775CAAC4EC432E80028C110121C8423370ADA1736B406B5F25B5ED7CB556F3E0A54600846155922D9272498CE8AF60AE604B1E83BBC825968B8C85B7F3F5C3918C2A03A9148B00D0BF18DF0090F0861A35EB2BF78310CF480F1EC24199920F304800B50456619D5E57CDF086514F6D68953A4140DAABE8D88CF7FB04E0670D1195B80EA5C2439F1D348DC30BE00B5D10081166215A2963251F1B7E3A547B083427C762221C1F822B4CD022249DF00FCF33258616C00D411ED02AAFD7B0A19264C239759E78B7FE0CCFF236774ACC5680364AC18247D30BE04B56005CC6C18977E255D9E2B5DF94542FBB83ED7D246928BF408C1D83C2E610670B135800B9FCF435E01C372AE5994B5EED6937DA53551D11795DDFAF4CBA3ACD182FEB9D42129A4A0DD195240128F75C0E129F0B66D0C55A0821A0422C582C3D1B00F0F096369D80704470479217F1900D051154BD49E47D5D8C00E678505B37C03BCC2591A6B2C34ECEC2D8086A23430060CE4377BB92891F40113CC79F0570EC08EE5C30AE0842303DEC10E60EF981D0017D29A1B32C230960B9110901160B810847964CC60A58CDF4EDFE9735C7AF48EDFA891DE52F3A8C43ED17867A0D2A388E88E2AFEDD672AF430C777AC1FC6B7B11CA6A26CD5A3F20A52C3EF2768AE86E9D4D384C00D67DF2B1F0933F08A758A49B3F12822379E1CC896F23BABA45398BE9BA7AAD7A67CC0A1FFC344C4F8B5D0159B3FDB14A45FBE97D9F3DCF1FD68AB434A45DCAE017176528A8D4EC626E583DD1DA7F88F1B6E077DC659D78B6C45937CEDBAFC619C641DBD5C67E3B2CE02A101F39568775159A7A5956B594343EB151D6A8F867B40F1B5FB061287C78EF375EDEC7DFB32C6F03786BF6A77DD4F8BF4301CD16E4F925EB592F9A06B057BEF3BE5A4ADA7994D431E11AD0915A74CBC0FF8C68F3BF79BC25808039D0B031C404452BB88024133381860800C6A91500BA957F138B008B565700A38B9A75A9B8F81C7E4DD87570A25AD783BCC96D0758F0375545E8C53020A7172A47CD3E8BD421BFE23CDC2F6C5D5CDBD77DD99AA808C27CC969D8F2F5E0A297AA4F27E5D884856204CECBD50BF8A1FC9CBFABABE5666B1733ADA3C6C983936F7AE84BA0DE8B53A076A7FF9F4F242C7BD8F1A3CEDCED82686DF73F9CAE69A9AB8C6DC44F35D0FCF3F15A4C8DB908E76ADDC54B77AE8D8F011BB5C57E9B3C693C1D50E833116F78B527BA63AF40F56D7BDF44ED8A3651B529779B5B77F53E995A4CF432F702957CF888E2E4FA445591E3B96C5614DD65931294F934A4C8ACD9DA9BBD4AA285BA8D191B655EB7D7A3DECD473E84CC667A70A9C598ED5596F3781D7770E0EC65DAB96F0EE9CCFE95AEDAE6D6CC6903312081AA666928C0CDB6ACF44EF5409DDF9B44302732993FCE6905E76E7A5A226F2B9B7198683AD4358D78C37C3ED77BEEC19F417337C5BB0A605E1F706C2EFB99FF895C73CA6C872CF51F8A3CEDF7CAFB502BB9C2768D8F8FE37F3061CFE138069602992280460F5F900B60B0909FF9F803BDF97E3CFC02D161B90FF267A9D4FB620BCF1718EE075EE88E0FD0AC985BD5E49C2C6C4CCB1A9E8F471155A8BB2F1833578EC8FF22F52605F0BD9E3DD7FDB1FEFBF47E7D1F52BC676339FB101B2DD64FD8C81755B7975CB97AD176D1A1ABD9461D01C5BE9909EDC5D96AC854B69911290137DE45CDBF081722E5241A9AAE3AFBD3CE40FA69C2D7E7BFEBA20DF669A1D33FA72BB8E4749F4A7FE65950AD3FEBCBE12CD4942B2571BFD52C5C7300AD4DF746A99BF70D069E12ACE9A130786957B5202595F1D5C96A5623232849F20A55ADE8F6F3863344D9AC8ABDAB67EF113CC40BC427C8DDF1193DAB55EB497250581571446078D03E4FCF4E469272D744B47BE24880248F26E6C16B26B40C18D06914016656F165C098047884597975FE10BE1E7E03B2F9D73F15D7F386BBAECA54DB8C2D5916A47657664CBB686B4B9F8A2BB85F9F1F53E76EB939FA7A9D0AE84CF4C8EBDF932957F2A9EDDA8E7A7637978C26B93EEBE8EF099346E79AA5AE5396E973DACAA1E7AA8E5C6BEF8133B55DC3A4B15B7C8FA5BA7CA8471EC7BE9EDA67E8BDFC466B70E85F4963796731AA8754D59E5076E53D36CEEE6A75383AA73537BC74F45D44F73233FB40C529C5ED50484FB1B0DAC9A7EB1565EA9C3467D78C3D942FF78915641E679C3CC6A750BFD46E2E8463DEFEB3A2E03F2074DCFDC0C73DFE262B78FE45B51BB6B71ACDEDB1E7FB344ADFEEE2ECB18EE97680BAF86615ED185CE36D13B32EE4C8CA362FDA17EA3B7A6441D8CD5712BD8CEACC5C5FCD6EDF25C7583519AE223E9A7DD8592953F90E2BAC33A86C5F4EA117C63107C7D7F5E7E9DB7968B56430481B744C011BBEFEA175C9B5AE0F17F43EF7FE9B3F1A7D46213BCC76A77D5321D448E5A851BEBEA53CC0522F6729E93E7B7D4C864B1F4FBD71EB69100CE76C30702BBCE95B27477B1D81D2395A3E7EEC4ED5D0812EF14CBF35FB0FB3542368EE4AAD1F67F7822D3DB5F3A686DAF9579BF8A54C64EDDB2F6A22C8D99D178536B309F73F1F46ECA4B5E9776C5AEFDC07AC687F9759FE54D03A2CFF9E6A43D81F7E3630B9A2E709A6FE3618980EDAF761EC864CA99E16E061E727B9812A5D6172C7121EEB0D486EFC30B94D2932F9612DC824E4770FAEDA9697D01A75D4553F7DE1D031F3835BA65A37BDE7465122B540CD5ECD91181D49C6EADA8ABF8DCB3B18F9A46DD4FAE3DFA0E1F61355C1B59F1513BF51B779A410DBBEAC94FD4AE06E680F40BB562008B50FB07C8CE4BE43CCB27E144AD9A302EE96A287FE3D4F67D0A392D2565C696E7AFF6F817676753CC0D2742059ECE6B9E6C563959AD6BE6F64EC2F586BAD2634F857DFA5A512727AF741276AC76B2E2791EB965961044C0F5A4755E532F88E7C7EE10E2A9C917231F0AF54C7159C52EC62CC5EAB15185F526505675B257E06BCD5784998192C5F818FA03C6CAE3FBCD87AE550A029B3D35B91552CAB1D3FE396492FB43A16BD2E3A929320D3FE8B4E89DF9E0B5AA35CED4CA8D75EE712E5132A73A37941A0EC5B4128DC6DCF71677FF58CF09CB3B9DAF1E6B49557D247B62825042FF5CF64CEDF9CD3D51CF78AD7152AE1611BD172C469B45B5F2B7962CB91EEE7A778155618C1DE7A973DCDE650C2E94876CEC7260E42C10F1576E2CE7599F7E7F773DF7B8382749C8CE1339B5605A979886FF3D41538A56E2199A2E8AD999F3C936A7FD5BDA5D23CD8C89667797E90F49C31A27851F0F3AA62D6FD63C5C46BBCCA80BBD78B93CB62336F9B1DA7299BBD99632665ADB858EBA0796EC53E1B3A916F822E7CAA075A7C7FABF176E493DB1507B662881BC7922FA39BCF85CD536EB9B0E7F5B5413B6945074B8EDD2F194B01305B4AD9ECCAE07B7DFDBA847F0716746CF64154F1287ADB6782A6A569606E71E5360FB8D3C3894124895B20E113CCBED1FEFF21ECB78BF2B07DC56155DEAB82CDEDE6CB8C451FE4DF283062A2764B3E9D4334CD83AEBB1A5B67192AF2B429C3E7E1C5176FF61F8D474C9BD1BFA4B75BCF6ECCEB62850A7F00CACD3920A6585D2433D0BFF01A7096844', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, 'ec99d66a7007ba338d3585db27e8dbdc697634e2eac30d3629b4577d5f11c30d', 'app_receipt', X'0100000F6E480DCD977B3C54791FC79D336330869141C8BAB72E6BC66F061115AA752DF590E4BAB98C90C6D0B84562621495A4E456C8352CEB1AB2432929D62585A45C7269CBD3485E692B79CEB1BD7AECBEECEEEB79BDF6793DCF99F3C77CCFE7F7FD9DDFF77CBFEFF3FB1EC026FAE1843439169C05114800CE61139D019BE80043109508447042FB3916101D8385217E3EC086D3FE3D14CA61C327B16C388ECA8663803C0C09223E582929091AA06D20032A72EE013A86345D431A7002A28888EA38186B990ADF072230248CDAFC3046E0D90220C0103A028B8561BE6E20064344D4128471169D66B98102A83B7271D99DA644340788AF0C6A636008833AE3979DA560DD6FD09991737966386D102013218320AC00819F4AD1A5D0509DB4AC1330540A00D23084040761C552F60DCD1A87D4BDF392D510D9B0719105646108461571829867C0210A3DCCFD10D39F4E39E07E888E868BDCF58FC39580213E542710F0BB8302BC823D59BE010CD44BFC8B1755870C0C961F92BE2100C8E904E490A78CEA1244AB36C3D355913F64DBBA93877635EC79E4014901367ACB35A8CE86606ACC1212378C2B406D3440A0825885A8254B90FEFD7A299E01BE8CC31B0012138C2B4207AD2110693AE0F341D5A5E9EB0305442B46B5D57248A53A2D3B5FFD13E7923F7346175B8A0E585EAC306295A1162CC5B71C47C567890F492D8CFB61A554F94542E7B8B6D25243B28BCC08C1981C367E09B0314D800DE7E720B7806109E774D27657EB85D1F2A6D0B0AB322EA3B4DA506BB4A23FD73A248C54B42B551808E130F6581C09DEB78F2A076451034F209932998A76AC8020BAA29DEFA1607F77E42F15000AAA62086AABA88A960C163DE810DDCBD79D4557DC66AA686B670A14D78A000340457ECB8793349106F4C08A0B7FE7026CE99E745F260B59F001862FE3C0F202D890F2CA901188316C8888908C10C38620BE3E032A3D61AE35F9A0E77991995BDE33FAE4AF4D4263477973037ED27DC161FD0D25B79FC85282F6BEA6FF38B78F6EBF18BA5B2134A7209175EFB8D25698A27A09EF6779E58DCCD9201DF72887C833366E45621D17C73385BDAF486B14261FE1C8917B654EDA8FBD9D0F9EAB0EDCB0F3834D41F20F77D3869FEE7D33D3639F50171D3E2EC0884BB0D148DD21736AA83FA3E4617BABFF07ACF51DDE6EDE42895A4BEE3456A88552AB61A53550D0A6A3F79C77A4A866C0DCC2B9A6BDBDA752437558D1D5B7B4FA9E8E60D2ECF9124D5B3BAFD1D459DCF5E96F1E389F500F71D37DA1F6204E64F326BD9F0637308EBE9689DB7349AF73D22DB8E7785D86A1C749AF9839C731231803F1417941800908486ABF2241D01216067C4014B588A885D4AB4034F80AB545B1525889C7CA3B53C043B123499BDA842C38078CD75334CF03055456C14A03A9680962AE51D8D1369B923EA5C2072A8D5D23B75DF5E480180EBF5C769E5E3861A4E891CAFB6D21225981F8A2EE067AD7BD17D31A1DDC28436764F5F7BAD9E865D9DCAD0C741927F738FAA97DFC65AAB8FFEE3B458EDA405427D5FBA9647D575353744776AC49F8FDFCC7DC04491BE2B9C14D3B5AB64EA64C9FB5CD7616B962B070A8D17E22D2F45E51E2F0623FED5463CB94C7F108E5DD012D695523633BCA2BE33E4C3EC326545DE69DD38E550F354F494967D2175A2CF4488FE3CA0C4B4D1C55C3E51B48BB54C342763798798EB8D92A6451F4A81F1CEAB0C65916573C5CB8EE87EDED0D0637AFE7DCCACF1ADCEAAA66604C95D0E772DB1797E2F4757B9B2F871D940D3CF8B85F90AF224DECE56972E6404551A758DEAB54DD899E498C73EACBE907B73E464CF8F0EBBE2AD8D68DF07B1DE137EF577E25F91E92C4D979A49219C72DDF2B6FC06873B8ED566F7EF7DC80FD7F02B03AF81A491402B0C26A00DB0604B0FE27E0AEF6E6F82B704BF9C725B7847DEB99C965753CCCE2FE9CFD82FB6683D0BA11F7B8B68ED8B4D9C5B0E43959F56E19839FB6E130EF259F25C05EA6E2E787FE7922C62742A3EF5AA581EDD2078CAFF890182D75FCDB3D9C166D2D33DE8EC9998A549DAEA87AFBE4F8A19A78656C42B730572CD653C2B917E727E124EC9F2837F7B3BB9BE4A9842BA5AFF2AF71736D3E312267A6BED3702B0BFB654CAB5EEA930F67B44C69011FEFDE4BA9A87B174482C63A33B47CDA261CD66D666EBB70725A6638C18FFECD29AD7459C31793B87962A2F9BD98F6CBFA9F88F3390DFBCC541EF18DC748C534799F356CDEEEAE3E5556E05729353361E02BE14D9654BF68AA59FEE2E3719E2F51D2854147DA0614DC301002C451F696C1150438845864E7FD2DBE106E05BEABD2B9125FB3A4F44F3553362CA9AA178D7B651821DDFBDACFACC4176D1756C7D723E5E62FDEFB8DDA6CCB4AF4E2A36E4C259664C4303AC8DE1AE649F3EE3B348FF5B396CEB06B13E5EBF3D88376B09C42E0E9EEEBC7622E1C947519285FBB4BDCC73A5134886937427960E4ADF2322AB3673260A4B6A396D9AEDAD2995E7BB255F58CCDEDDC6455FFC6ECC491B98CE03B9FD8216FBB27480ECF9B7C593EFAE39B3F3DDB2E29DD6FA3306D79A5D02786A75C9096AF9BD6A8604AEB20CC58913DAE69388D4B9E32BA7C23C8759793ED31A2575D73B84A14F9D5B08F71ACF2D8D0A07924FB6398A97BFB34A7A878A097F75A0C7B3972EFDA3BA7C7F45F191134F82CCE5BC0B6C6DD4E26375B6BB3157466D4D7F6893C1E2A14AAFF91183D14D43FCD4FBE83E01B89E0EBF579FB75DC53CBDB0AE1B91E82BE676D0FDF5953BDB8C6EDFF86DEFFD26BE32FA9C51CF7986D0E6FD6B3E7ED552EB46AB99360C2E531B4390EFBFFA11A12CF9F7CAFFA7E2F1160775BBEC5335A9C495F1F29E5BFA52F7B2EEF56F4D17520F656A964C933C6986280D58B6C79F5136F1F898E8C954F58DB29A7DD6B20D63012776DBF2AAEAE97DA714379229779F5D211D2146750AD2EFC04B05EF2D4DB386A7E4387E099DF1517E1772F26AAA0B398D9D58A83057DBF7B7EF0649A9E8431F686DF6997FB09A1F2A387048BA393842DBF67154827C75F2DC7BBF85F0A668ED9A99E19F5BDE4CC5BBCFB3A05BC653669D6CC44BC1C4C23D4C9EACADB3182FD54B3869443AB70D957A2FA3A675C2F6E3FF71A176C31DD8C74D46A895B5CD5759A180D8F7EA5762B3001C42FD4F2030C42ED9F20BB2A91AB6C9FF80BCDF26DD171558125568BDF1D93CAEA2EAB3130CFAF1AF629CDCC2499E8CE0772F73B6E7BB453F662A3A6B1CB6B41E7EB0AD20FF74B1DA329875E5CA81CC01FD8EA60C1D97FF6A6F1717F3C76F8CC40B542414C49D481369C6AFCD590FB6D64236C7AA993017D6DE3EC8C94992194DE18EFEEF7B3D273FCD278990A2E92F21375D3F9132693D5F55CBFAEFD4AEC3A6199A84F3E596244D7FB6DCE710F1717C5D471130E5FBD3699A86ED8E6A85A6FD5E21AED142A9A316059AE3B19D943D09F753D5A3AF4FE0E3328E752AE4294B9AA5C9FF885797C19E543CD13F9A73722429F707AA2859D4D83478A4D67BA78CD9237D7AFBFC672BEBDC6A230D296F9D831FAA816950DE5208D5D168C7C0C04FF9D8DE52AFBD31F77D72BBF17572409E93C91CF16BE6CA3851BD88A414B9710BCFD937995F467A4D98B8A72914A8961DF7B8EC49B5D1B9557EE16D56E5C27793927E391ADF634A3A8ECC469C586B784E867716FB7980B6727E1CB186AC29B72728AB5E7222E79484CF99F959598C7BB75ABE5F6F715EA6D2513D7E55AEEE8DDAD61EDEA609DE32452C51B198CB8591FDE75B9EF1D8D1B958EE186B58A2AF5A71A6536170FE74F4FAA6AE93B0CC5395597A53D61565CD7CED7ADE929AAF7EF9D17A9F3F7C918501BAAFD18DCEAC82333247AF4A75E4D1F4CB27A9AC7DC0974CDC30358FA9B36A6F71E9E6D8D556B6B0D12E8CC2EE6EF3961979993F2822A60521FB4EFBCA4F9C6F5AED8F7230B35C54A3B2A2B9E24B78D5DF817A51267CE', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, 'd082827430b2ef51a544b375c993a213859591524fd1f493fa59774bc3cf73ca', 'app_receipt', X'0100000F6E480DCD97795453D71687736F4280104824804095499441124F988B038396D1461F080801640A931002650611A2040545114544944119048A8A808A18704204649441A432C860951A4197B455A0F752571FEDA2ED7A6BF5ADF792FC917D7F679FBBF7D9FBBBE75CC02505E045357996BC59714818CEE39298804B728421884E02E27851779E25C4C2E260480803B870D6BF8742795CF8308E0B27D1B9702250802111C407272323A50DB4F5A9409B0AE8BB0030023A46E04B67208188A88E87715699701710872131D41682B1C22F66011186D011381C0C63DA01198648A82502E32D5BCDF343845177E4E2A2BBB632C90220BE72A88D85212CEA4C5874968175D7A33323BFC599E1AC7E804C840C8270C244213A4D97A68DEA94459D88A5D3009085212439084776C8C365931FAC6E2ED49C0E91DFD2630EE4610846154922D92B3888C68AF208E204B268BE1E412C345DE4AE7F9EAE140C61509D4824EC0C0DF60EF70AF30F66A35E92BF79D175A8C07071910C8CD07502CE6015B2CAA82E153EFD43499668E2F18E074F0CEF6BCF13228F7E8B075CF4962B509D0BC1F4C405246F185F88DA6882600D6215A1963C51F68FF1D2BC82FDD9DFE8032427185F8C0E5A412469EB80CF1F3ADD10E80145442B41B5656B8884873A5FFA0BE7D2BF7246832D43072C062B8658E5A805CB6016F3B8FC59C220A585F157964A577F93D039AE2FB5D490EA22334230368F4B58005C6C1DE0C217F3905BC0B014F30C659BABCDEC70455D64D425399761EDEA481BB4A33FF73A248674B42B5D0C88E2B1F6383C05DEBD9BBE0AC8A306814831E57094ECC28243594A76FE41E1811EC85F3A003454C512D5965195ACD861ACD02096B7BF47184B69ABA992AD9D29505A290E0C011DF92E7E9C6549DAC8422FB9F04F0660CBF262F973C290807DD9FE6CDFC500B890CAD2941188B15C8884908C10C385204CB7219D9532732F7DAFD749F1A9FB3E5306D4752691078705337D01B2DDE151BD374B1F7C274F0B759866DD9ED9CDB29F8BDCA9189957981AD67C40D90CA6A99E23045815BC933B1EAAE311EF1897C6702B26B79C1E3D2BE65320AB51941EC35B45ED943B6C3FF2E17DF8CCB510FDAF3F320AD3AF3CCA1A7CEEF06EAAC33EA526217A54989D94C2D0C8DC2E7764A037BBB4A7E95EE0479CCD43C14EC16CA95A43FE244EB48156AD61ADD557D8A8A3F75210535CD56761C9AC6A6AEAB8AAA13AA8E4EA5F76AD5947E4D8DB93A59AB676DEC3996FF1B726D73F611E528F70D37DA5F624497CF326BDC7FDFAEC7DD37249BBCEE9B58EBB85771CA8C936F23CEC9D38E334B211C64218E84228E0002252DAD514085AC0C1000324508B845A48BF0A2780D5A82D8193C1493D53F93A03F490638E6D6A14B5E4F91AAFA5699E048AA8BC06270B6412A448F91BA3F635324ABB958B9EACA96D1B7AE0AAB70A90F184C5B6F3F2C68B214D8F74DEEF1B11A90A84897F14E253F333596BB8FF4B39163BA7B7D38DA197C3787435C46594DAE114A0F6E9A78992DE473F2AF1D4FAE25BE93ECFA56FB4D5D525B4E41E3489EEBAF88C9F22CD209DE8DFB4BDC16C3C63F2B86D2E53BCC07036A8D67E2CCEB4B9387570AE57FB486DC384E78158959DC10D59954323DB2BAE267D1C7F814BA93C2F38B1E1A07AA44546C6190E6BB6C1528FF22CA9DCA8CCC449355AE12665876A54C4CE9BE65E436EB68A39343DFA47C71A9C718E6581A70BDFE31B7B7BC3FECD6B79F72FE6F49BB9AA191AD3A50CF8FCA6B9852403DDCEFAF3517BE543F63EEB15C15CCE22BF3E4A3DDB77B9B8957CE14DA6EE58C7389699F97AF2C9FD4FB1637E42BA6F0AB7B623FCDE42F8BDF02BBFD2981E8A24F702A574CA69CBB72AFAD80D3C7E93F5BB3FAC1BB0FF4F005607EB904221002B2E07B06D7070D8FF04DCE59E1C7F076E99D0A8F496A8AFBCCEF2C35A7A72F8DFE7BEE2BFD317FD62C823A9B1E560D6DBB9A8F41979F57639C3C75BF1D89FA55FA4C0DEA69227077E3894E817ABD17DFDAAA1EDC247ACBFE400593B73F4AB5DBC860D5AE682EDE353973375DAE26FD8A7270F5425ABE052DAC5F8E4835E52CC4E7C8094B35860EAAA99EF3DDCA48FA41494BDB9789D9FCF9867C74D4DECD1702B8FFA6944EB86CCBC1F6FB85C799690ECD149BB5CF36328051A69CDD6F26B1C73FC623367EBA9C39372832901ACF547B4CEC81BBD1AC7BF27A55A3427369D379827BDCFBBB9DB7CCD53CC68A24C629DCF71A3FA6D1EEA13E585015765A6C60CFDA57CA8D2EAA74D352B5E7D3A20F02749BBB059C8B10105370A44004994BD457045001E2116D9797F8F2F845F82EFB2742EC5D7FCD899F9AA0946984CE5AB5A07397644FBEEA6B4A5F8A2C785E5F1F5CCB8FB938FFBC646DBF252BDE4F83B13A9A5D989EC16AA8F86C5B1F71EDB35F7F7862DA471AB53156E5CE0F6DBC1AB14438EB6DFDA9F786AAFBC4B5FC5CA1D927E36A912A11CBB21DA938D3E6B5EC79FED180F1EAA6EA9E634A936B49EA93E7C4F358DF1203F5D35B036377568263BFCE13C37E243FB18C5F1659D7F989FC1E8E6F917DBA4657B198A935605457E890295C2AC8BBA59B58AA6DA2DC4296BAAE7750DE751E9231BCFDF0975DDE16CBB9FE45D531FBD269EFA66D0CFF8A0CAC840BF451CF75394A947D324AFB8A4AF53304DC69D8F7358F9F0E888C19B8D440D8CE5494BD8D6B8DDD9E4EEBDEA5C459D29F595DDE2CF068A446FDC26250C84F64E0A511F22F8C621F87A7FDE7E9D76550BCC2002DF53C4FFB8ED370F575C9B5BE1F67F43EF7FE9B1F1B7D4620F78BEAD8FAED7B31738A81459373C4C31E10BD81B788EEEFF528D48164A6FBED6D54902B89D561F08EC0626655D4C99D07D03F91317EE27ECFB021CBC5F265DFA823DA2146CFD2A5741FDD087A7124323156336762A59CD374955ECD41DDB2E49AAEB65B6DC5119CBE75C3A174399E0F5ABD5441F02360B5E7A5F0E5BDCD1217A5D6C4B8A0D684E8C2F6C2DE1B4DDC3C322FE7B5EEE3D9CA527658CBB1370D4A52B2552613848A424E19898D5B76185B2E9C9972A082E81E7C2392376AA69C3FEE79882B947D319E003A74EB36A2AF6757F16B1465E57C18E1D1EA09A33A0125989CF2D88EF6E9D723DBDEDC4343EDC72B23EA2E647B5D42DAEEA3A75EC9B4F7FA5D60C9800D26FD40A012C42ED5F20BB2C91CB6C9F8453F50A8D09499521A5D6737BF6CBE4B49757195A5CAC1CF42B3B7B9662A2FB3E84EFEEB4F5E9D7F2A76B358D5DA64598B714657BDC65F66BAB449E9EBDDA47F03573B4E4B91FBF6B7C2090801B4CEBBBA65898581AEFDB88574DBE14D1D548DD883B53E66CC85A59FB764AC6DC083A539BEC11F0BDF24BC2C268F91A7C1CED317DD3C94326E3D76EF003DADC95B9356272F1F37E3964926B572333A9676E8EAC8E1F735C3D6D3276EDE65627D51BD60DAE09CE9112D97D5615BAE3711D4483B7AEFBCA067E7EC809CD3B97AF186FA1BAAA5BF2D47B4239ED63D5770ACFEFC4467EC7EB4810639A860F95984EB509EAA5EFAE5D7B3D8CF9608565519C2DE79953C23E2D3A17CA430E763930F23210FE4F1E2C97D99FFEFC74BDF47D714991909327F2DA8209304E7FC7D87C39D36B0F2F8EB342797D84E10E9B0332669AAB8F334E980B7B0E8494D56F6EF313CB28E04875ACBE9CFC6EA7DFFA92F9B4536118B3B27E572DEA82B59FA745D557D19F8EBD4A543E714A2AE6DCB1EBB1367BE118E61142BEE7CC1B41E6E0E64ACFBB458FF9A1C3870803C4FCFDA373BB4F878ADEEED1C74AB7ECD5B589C870536BD8F743817E9B439783C5DCBBA1DA7C4A9D3EF3E995B431DFD369436BB5844F3C9EB8B043A335E6B568B1C7DB12F3C758D75BF75E98B2AD826E5BAE2D0BF42C9E27098EBAA5E3D5DCC425DC9979C42E863778A1FF3C6737C397F6FEE9951DB9D9D371E72B3CAB25D615DCF940AF546277CD1498700554F3188D14331EEE17693E63EC', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '7818d0e9907bd2d1403423558ca13208414cc140acdfc3927e73da81704d5c76', 'app_receipt', X'0100000F6E480DCD977B3C54791FC7E79C1993C668C6FD9210D3BAAC997E33AE4B856A3368D58E24063518B732861D974A6262D4E8A68BDC2A2A2AC42624D92149C2A21292728974B1443DD9B278CEB1FBEC63F765775FCFEBB5CFEB79CE397F9CEFF9FCBEBFF3FB9EEFF77D7EBF1F109282F00B0D454CD1842CB400CE1292D84048728521884E02B2F885DB444C888BC5C190140608E1D47F3785B284F0019C104EA00BE138A00943D2880F4E59599101186654C0A002FA266066C930B734A1BB83458888EA7818679F023F00B2302483DA523076C1F309408421B4050E07C39816408621126A49C37866D3BAECD005A83BF270D69DB1946407105F35D4C6C210167526CC3A2BC3269FA33D23D76CCF706A27403A421A41B80544293ACD84C6407585599D88A5D300508521243808474E9F929E76EBDAA9CFFE3AABD6B0ED1F78A00E4330AAC813C93E21C1346E142798BF834BF3E70473D17091B7FE71B88A308441752291B0312CC437DC471018C243BDE47FF5A21B5381C5EC4732B70400B9DC8106F295515D711759F168ABFB49C831ED95AE8F95BEFBC71A2F6F20445F2987EA4208A6C7CD2071C3F81CD4460304BA88958B5AEA44D5DF8F97E61312C8FBC60C2031C1F88B6823392289610CFE7598A1F75A887609D5E6CB21C3C47DD6F9F29F38E7FD99333AD87CB4C1EC606510AB00B56065CC6C1C45BF481824B530FEDBB9D2D55F25B48FEB732D3D24BB488F108CCD12126680105B0984F0852CE41530ACC84E5358EBE938D15B5819197559CDA397511AE98856F42FB50EC92015ED4997010BF158171C5E01DEB285AE01D451834054B0E5F3B59D0521615C6DE7C0E0F01D1CE4960E000D55B144BD79546D7B9E801B16CCF50DE408B8DA6B6CB559CEB6405B451658003A72CE1EEEAA24063005731EFC9D0360717DB8817C0132607F5E20CF7F76004248676EC808C458214442484688114210E6A1059D2B1EBF9DBCDDE784EC70ADDFB039F5339BC8F8DED1F18E20D587E151ED37F2EE3C55A7856D1EE37E37BE85EB3215B9512B322B2749D0B06FE96A9846394D08B23FF74EED68983127C635FAB093D74572E3A9FE0C19BF73AA06B9C9BB441AD4FB6A075CFA3EBC0F1FBF166AF6D5A4534EF2B7F752BB9F6D7E37DCEA222E8BDDD9BF80972076324859AF76B0AB3D3DEF51FDED1D9338C7BBA31B4727F2F4AAB387700BAB69A5060E461D3975C6A62F47775D2CE9B063B24BEAEB5BAF1A50BAB53D03F3AF35184B1F797B22CF90E5ECDB9BF2167F73E8F336F67EFD082F93D77A6D09B22B57987EDF69C6DB33A696B0E9B469D3A05778EBBEB2744BEF03BE71E36E7D563016C240E7C3001F1091D42E5180A0191C0C3060116A91500BA9D705B160096A2FC229E3149FE87C751C3C22EF3AB2A26E2153E46FBD8C66780268A1B22E4E1528C72A92B2ADA2F6D439E53D5C9ADBA65BD1DC73C7D3540390F184D9B2F3F1C5CB20458F54DE6F0B11C90A8489B917EA57F6896CD4DBF9851A9797D97EDFCBC934D3E9DED5508F7E6AAB5B90DE4F1F5F5C6ABFF7A3B648AF23A689EEF74CA9BCB9B232B6F16CBCCDCE07179E48C44A4EA4639D2BD657AF1E3C3E749475962D7BCE6222B8C26520DAB6E16252F7543BE36045F50BEF7DBB75368654A716F7F4AD2FBC9A3039F81C272E3E337A6C79BC7EA4DDF1E3697CEE4435D354E149428165BE8D1B65A7E60D850D94A8888D37D6F9F478B1B43269A6F449D7329C7526F39CB78784F38D8B8B45E7CA65A2DA0B999DAB3DF52CACE98AE61249FDD44C82B9C9FDAA3351DBD543B73F6997C614A592DF1CA26674145D6C229F1F493119681DC4B253DE0CB5D5FEB47B2040CA6424674D0BC2EF4D84DFF33FF3AB8479A4202F3CAF9037ECB6EA8A8E1976B94852EFF0EE77DF0DB8FC2700EB83CF904421006BCD07302B2444F03F0177BE3FC75F819B2FD5AFB42AEA4B9F0C89A0F151A6E4D5D9D79277660B17F77012EA1AE353DF4E45258FABEBB7A8597CBF068FFDA4F45C0CFBDACA9FE8FA617F5CC06E8387D7AF5AB06626B181F25D64464AFF979B44D5CB8DD68DAE1F1C2E4A316E8E2977494EEC2A49D4C1895B6424E4781F45F67D7C90A2BBCC8E248DF1571C2FA583E273F92317AE4BB29DA679D1C32FB61A7815447DEC332A579E0E10F5162C9D202472EED38ACA7E0C5380FA9AD28D02EA065C17AFE4AF39796048AD5B1CC4FDFCA0519ABAE5EB41FC7B52925D435CFD19F369D2FBAC1B5BD6E93EC6F4C729C755FA1DB5AC5ACBD17F51901374557978C02250D18FAAA47FCAD6B0F0F54FFB4603494A1E3C2EB26C40C18D0211401E656F165C698047884566DEDFE20BE1E7E03B2F9D73F15D77246DBAE4859340B9F875C566355E44CB96FAC373F145970BF3E3EB7DBCE6A3DF36AB3A56419E6962CCAD174979E971BC46AA9F81DD91F79CF5867BDB05338785A5499AE5E7859DCEB08656E8A1969B7BE34E6E57F7E82854D9201FE098B4288CEFDC436BB3F2D37D1393D13A18D253DA58CAAFA75437A5951EB84D39EC74273B99B2A3E26C52CF787AF8DD6961C487960105D79795818200F3FE95D3CFD72AA9B63B690DD99FCB0D881BD5C949BD60925AA165CB68240E3B50BDAF1BB8F72B1DB43A732BCC73833B6B2FC9B7AC6AA76E0C75A43BC03A5EA7AFABD32E5AF853942DA77E4874F152C7FDD13132EE4CF46695BB87FACC47AC880618E60926CCB26E71B7A9B95D7A56CB78585FE5A1EC93AEDC85E5DF9162BBC2DA87A4A877117CA3117C7D7F997EDD36958EAE8608126FE9C0A3AC6FEECA5D9B92F3FABFA1F7BFF4DBF84B6AB1FBBCDF56EDAC327519DDAC93EB507D576C2319E52D17B96EFB9A12912895DC70EDC17D12C06DB4FF40E055B3153EDB952F556BAE7EEC7C6DEC9EC520BE365F29EF39AF4F3BC4E1F5594DFDFD1F1E2FEAE92B1C7074D6496DB8412AE1256D587B595EDF34A5F196CE4036FFF2E95D0A2F449D7A653BF703C7191FD32F7AED6E19137D2E3427EC0E6A888BC969BAC46FBE8D87A503B7BEDC7E20D554D11A772BE890C70371A4666FB0F4A5D82332F6570439AAC989970B091E3B4E87F3FB9C29877B034FB347A7EE8D1D071FF8958625C3BBDF74A612CBD44D349D79E14194CC2E9DC862FCD973310F9B863D4FAD3D36860F670E554594FDA897B4CA53DFB89277E3F1CFD4AE063680F42BB552008B50FB27C8CE4BE43CD327E16495665D6C4271689EC3D4D6BDCA992D05251676178ABB03F23332146C4CDE874AB6B9AD79FC95FAA90A436B8F3169F64D2DD547DB94F73274224F4D5CED20F8AF76658AB61DADB1DEB78380EB3EDC714D2B272E2FC6BF0E4F49BC1CF1A08E6A854BCB77B7E0AA54BC1D565E6709A5552472825E2D7D4998E92FD0C547D3BEA7AF38B1DF66F05AB924A879DB5261998C5ACC74402699E4F9A08E9DF0686A8AAC8F1F705D32663370EDC61A374AB943B567AC7BE4A2F40EFB4293C1E856A2F95BCF3DF95D9FEEF2C3B24E676BC5D851341ECA9F7C4F28A04D963CD57C766B77E453516BAC0CDB36BCE792ED70F3689552CDB265D705EC3B72CCDC6816FF895BEC1E23BA10CA4216769930B21908FF3B1796F3CC4F7FBCBA9EBB5F9C932464E5896C5B308B8D27966C7A7CE8AD38E58D557FFAB7CFC7DEB5052F186150AB96C44D667C69FF43502883F9FC88E6A3C7CB1CBAB357DE3E28A0046D391CD59CB9CBCCF3568228B2ED8A4B40794C997B0243CDA4C5C169ED4B25EB95B26EB249F66798927D69DCEE7145A5674F63736ECB4D9AEF4F9EB6D87FCA654F51EDD4D6DC1EB1454DCD701B4FD1D4F14D0DAED76124315D6B224CA06293F105EB5DC4BA3E7F83237998A5EE723F4C34B09BBB5C374417475FF1247C7A5A72F0B1F81F450DC186A4552B9D28FD9D95A9ECC22A9E06C58F63D4275E95E1890FC38DB7ABB0C6DE3CCB1E519356C955BBE79FBFB9FB1DF364991CABB828F5982B75EB658E327C53337EFD8A0FC2F189BDFF045E766898', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '116f06949c620fd4298f1b4a951ffc1dd5181ba80ac333d5befc6bd1198e56ea', 'app_receipt', X'0100000F6E480DCD977B38545B1FC767EF19136334935B388E7BA132AD717FA9509D0C951C92CB2013E356C6108692188C4245244228BA0C474721A4A19B84420A49B9E4D2C5EB96876EF2EEEDF49CD7398F73CEF33ECF799FF7DDB3FF98DFFEAEDFDABFDF5ABFCF5E6B012EC9172FB28A47E3CD88414BE05C2E890EB8247B1882A82420861771E3D120261607434218C085D3FFDD14CAE5C247715C3896CA85A380020C09233E386969496DA0ADAF0574B4007527A01A69EB1B690327B01411511D0FE32CD2E0C7400C8644515B08C62E793503883084B6C0E16018D30CC83044422D61184F6BDA9217B00475471ECEBB6B2B93CC01E22B8BDA5818C2A2CE84796769587735DA3372CFF70CA77702A423A411845B4214A2527429DAA82E31AF13B1540A003230842407E1C895B5A7C54A1A60BA7791F7FE3EA3B27020074330AA8813C9EEFE7E146628C38FBD8F49F162F831D17491B7FE71BA92308441752291601DE8EF11EC1EE4E3CF42BDC47FF5A2222364383F4806460020B71390474619D5258D3FA9D3A01BBB9B842D4627DAAA5392F556764D012EFACA65A8CE85606AD41C92378C2F406D3441A08A5817504B8E28F3FB7829EEFE3EACFDFA00C909C65F441B2D2392B475C0B78BAAA30B0C8022A25D42B5C5E6100D0F75BEFC27CEFC3F7346832D441BCC072B8A5845A8054B63E6F3B8F24DC220530BE37F5E2895FC2AA17D5C5F68A923B38BF408C1D85C2E610E70B1D5800BE7E722AF8061497A86C46697AD33BDC5D59CD0CBB2CEBDDA659CAD68457FAB754814A96817AA2810C163ED707809D8C1812A0FE4508340943063B3956C83FC03994AB63E7EC1FB18C85F2A001454C512D51751952C5841CC403FA6870F2388A9B4C94CC9C6D60C282D170386808AFCE62F27199236D0030B1EFC9D01D830DD993EEC2024602F960FCB6B3E002EA4B2306504622C1722212423C4702108D3664865C64FDE49DEEB9E2A3672D773C4406BA52927A6776CB2C357A62D38B4BD927FEF851C2570D704F3E6A403D36E9663ADC8C92D48086A8856DE0853D4B209BE16E7DECB2605EA3022ECC38F5BB95E24379EEECF14F53C27A37921F9004F5EAB55F6A85DDFF454F0E4B500FDED9FAD0A927F7E90DEFD72D7FB9116BBF8F2C8B0FE25ACD8782BCDB46DB2895DED67F84FEBEFECFB8CDB7A7FCC7A6C86AF5E9B378C13A9A594695AAEE928A8D3D17B3D76E0626987398D5E5A5FDF52A2A9D6ADE4E25378AD4147F8C4782A7F958DAD476FDA38FEC6F0EA27F4231A21AEBA6FD59FC48AAD5FA7F7B0539F756842367667B65ED3A06B704B74F919A33D473DA2261DFB8C612C8481CE070236202253FBBD0404CDE16080014B518B845A48BD2E8904DFA3F6529C344EF2B9CAF614F0947CE0C4BA3A111ACFCB640565552A504465559C0C908E9424E519871EAAB3E2B7295F78A25AF5A8E79E8B9E3C20E309F365E7EE8117458A1EA9BCDF1622322B1026E2418067F927F29ADECE7FC8325959EDADAE567A59560F4A029CFBB55A1C7DD5BF7C1CBAD4FEE083124FBD23A289EAF952AAE251757564634E8C69D8E3FCE78278292BD2C9CE75DB6A370EA60C27D9E4D0C5CE19CEF855D90D849B355C4CE89E6DD74EACAA1DDA137D50C5DABF36FD6A4FDFB6E292D8CF83AF70F157CF8E9D5C1BA3C1314F49C96033676A697A12CF638B8C0A4D1DD5C2142A2576A8858658576E71EF71B551CCA2E8513FDB97E34CB268E7F6380B18FBEDEC0C3BD7AFE0DDCDCFEADCE8A26E684295341008EA67E7620D745B6BCE86EE950BD8FBBC5D1873259DFCEE985666C7958B4DE4F3A369BA032D83587ADABBE12777BF1C1CF016D21D2DD8D48CF07B03E1F7FC2FFC4A619E4A8873CF4BF0471C37FCA4A28F5DCB13D45BBEFFDDB801BBFF04600DB01299280460C5C500B6F1F70FFA9F80BBD897E3AFC02D14EA97DA10FA837BA620A8F16996E04DCE5BC17B7D91EF7A18B1758D31E9E3B3A1C993721ACDB2860F37E1B19FA45EC5C31E66E2A95DFF3C12E57D50B3ED7A89A1CDDC67AC8F7817593BADFF879DBCDAB56BB68C6D1B1CB992A6F328A2C22E39AEAB344E0517DF2C2A20C7B84BD25BF1BE924EA2FB12E427DF305CA512E3CF158EE65F17E4597D65858F0CEDD6742D0AFDD8B7A642FAAB37AFB748798610C768A55C29FF102801F5359D59E35D3760FFDD7AF6A653478765BBE37D99AB13D764C819BD1DC44F9112CC1BA2EACF1A7C254DE5563A6C517D86E98F928EAAF64C32AAD9CCD0182A2AF02D911E1930F491F4D492D2386DB6AAF8ED97E8311F9294338B896C1B50704341081047D99B075718E011629195F7B7F842F805F82E4AE7427CB79CC8F85A3A6415247DF56DD52E595648B343FDF185F8A2DB85C5F1DD9372FBA3A79B719D4D115F2F2EE2D65002FF4C14AB51CB53D3FCC41463DBAAC3ED4173C7B965090A15E7B99DB6B0BC62C0B1E61B87A34EED9573EE285EBE43DC7B6BC2D240B66D0FE589B1A7EABB88CC9641FF9EB2C63276BD5A6D5346D9D13B6AC7ADEEE525ABEDABCA49E8993C137CFF2B3764BA7940C2FE75B54F90B741FFFAAFAF364BC9B45B290E5B9CBBE01D35A652909EAF9B5EA568A6DD481CB1D4DA735DD3A95F2AD1F8ECAD40971D4E3687491EE53561AA115AA3DDDE26312A7D5D9DE6E1DC2FA1668CFA61DEC54B1DAD631364DCD9F05DCBEF1FEB331835266A6268A934D8C6A4D9C9F4F69DB21C459D118DE56D62CFBB2E8854DC24457605B60F0B69DD47F00D47F0F5F8B6FC3AEE2C1BDB0811047B847D926CF6DF5F766D7699EBFF0DBDFFA5CFC65F528B8DDE335E1356A36737B64BE58265EDFD7853C1186B2DCFDEED47B59038A1E4866B8F5B4900676D314D60D5D225561E2814BA6B2077F2FCDDC843DF8198BB8552FC57AC3E257FCBB7390A1A47A69F2DEDE92B1ED86AAB92DE50492A6525ECD87C595C432FADF196CA401EFB72F60189215EA77A79D811B075CE5DEF1FBDE6B77488EEF98F620FFA36444514345D623FBA8387857D76BFDE7B345D4FD20477CBF798F3E3788E42AF9FF0A5C813A2163F0515C824C75D2E2638EFCB0E66F7D9AA1DEFF5C9A68FCD3E984801D3ECEA55A52307DF75A613CBE574156C59C1BE6A595D2A9CABF89C73116D4D232EA7379F9CC007D3866B42CA3FA8276C70D1D0A966553EFB85DA8DC014907EA5560860116AFF04D945895C64F9249CAA51A88B8CBD1AC0B79CDD7D583AABB9A8D4D03CFF6AB7776166A684A9EE5480C0CD71D3B3ED72A7AB5699384F08D36F28CA3C75933EACADC2393D53D241F0DA684FE3B925DD3689DE47C0751FEFB8A65810C58FF0AAC3ABC55D0E795CA7658CCB287432642EAF1A1F91DE62046554C5317CDF28BF26CCF517A9E2C3290FA9EB528F980E5EAB10F83E7253E6968BCA467CF5CE22935C1ED7D1639FCECE9235F003F6DF4F980E5CABDCE4A8566159EB12E9C4597AA6C3A2587730BC856830EE72A8B0EBD37D76606E769E6284B99A7C9BF8A9294211E573E90B8597B70E725EF05A2245E966C13D97CC461E8DD548DD5EB1E27A10FDDE32DA85701BF673C7C8436BA85C2817D9D865C1C86120F8EFDC582EB23EFDF1EE7AE17971C124213B4FE4D88251FE6C64914C5FC17F69B2ACCBA3A2DD4F2862A237C4B4E75EDE0B4E21E913C10C16E717975ABEDB4C2AD474BDE375F6014939DFFAB2E94DE845F3769AEF9DD6142FA544F63A556E669FF73355653137E7A9DE98D319EFA7932F110BCD829FACFB492CDFC13A3367BA577EE506DAD5FCFC13C2CFF6671BBE21BC16D0F80C4CD40479B5C50A33C52121F32F0F95E38AAD3C7739FA2B0488EA1752138D43137FC8FC709B336E1CE81AD93D60D2F5E556725543C5567A98E45CDB0DCE94DDE89703C6C557523911379344621D1C966A4A97A64D3302F43F8EB0D726E96EEB392A549BF449E6E1AB6DC0DFAD369A019A03A734D8EF8D9AB5C3B674095FB1FE31353A7BFD5CC9BF00A41A674C', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '5d6507e081077ce469680f9023c9778cdf5bf51ea11ea21949b419554360f9ae', 'app_receipt', X'0100000F6E480DCD97793C54EB1FC79D33633046330C42B24EA1323D33465C2D96BAB64A5D92AC3531428C215B91188C2C292DB2152ACA72B55842EED086902559A29B25D232BF44FD5209BF73DC5EF7E7DE977BEFEBF77ADDDFEBF73B73FE98EFF93CDFE779BEE7FB7D9FE7790097E885135BC133E74D4A4022703697E808B8443B18826844208113DBC3338758182C0C090B012E9CFAEFA65036178EC372E1181A178E044A30248AF8606565A5E980BE461BD0B4E93A3B687A068CEF0CE86B1CC0224444751C8CB548811F01091812476D611823F27C121060086D81C5C2B0502B20C11011B544619C79B3698E9F08EA8E3C9C73A7AB12CD00E22B8FDA1818C2A0CEF839675998B112ED19B9E77A86537B00D211D208C28A1084695406958EEAE4399D80A151019083212438084BF2F9A2D8F475E8F1D697CFFB07C3C62FEF040A3004A38A1481E4EAEB436585307D38DE2CEA3EA60F0B0D1719F58FC395862121542710F0DBFD7DDD025D033C7DD9A897D4AF5E341D6DA08FBCA71D40CF0000E476008AC85B4675E9EE135FA8C3BE0A6994746F6C96D8D55303F46227C045879444752E04D3226791B8615C2E6AA3010275C4CA432D0582DCEFE74B75F5F5641F5803909860DC65B491248148D701DF2E1A83C1D001CA887605D516CA214072883AE7FF8973C19F39A3932D441BCC4D561CB18A500B96159A8BE3EA374908492D8CBB365FBAFEAB84F67173BEA5816417E9118231D95CFC2CE062AA0117BE948D0C01C3D28E69E44DCE9B27078AAB8343F2E59D06E865C19BD18AFE56EB903852D1CE34712086C3D862716478D72E9A2250400D3C816CCCE1A8D804F8FAB3546C3C7D02BD99C85F1A005454C510341650552CD8012C7F1F969B273380A5B2D158C5DAC618A82C9600FA8086FCE62E0739221DE882790FFECE0958B35C599E9C0064C2FBD89EEC7D7313E0426AF3434620C67021224232420C1782843AF469ACF889BBC9FB5D4F4B08EEB90BF4B4971B05470F8C4D747BC9750486745516DCFF5981EABF739CF5D3C42E96ED74F076E5E0ECDC8480C6285513984A3987F7B2B8F05EFE84BF0E33DC2E2CC9CAE532A9E9EC5086B8FB0539ADBCE4433C45ED76F938DBC18F1F02274AFCD66C9DB2CA4DBEF620F5E9B39DEF056DB6F1E511078744D831F1565A295BE4137BBBD20B3A1BEE7A4F6137D78F6D1F9B2CD0A8CD19C58AD552CBB42C5775E7D6E9E8BE1C3B74B9B4DBCCDCB1B4A1A1EDBA16E5A98AB3676149A38EE8F177A70B5658DBB80DA4BCC3DD1A5DF9D8F1A866900BE3B5C6E31889F5EB741FF6AC611F1E978FD9714EB779C425B02DAA3CDD606F9C5BE484FDE05A1803094117FD01071090D42E2543D02C16064260116A11510BA9579108B014B5176165B1D27D6A5B4F814ED2A1E3EBEAC4CC79FB0C9751579C06CAA8AC8E9503B211D2C49CB52187EBAC0A3A54F31EAB57B5F4DF77D65504241C7EAEEC5CDD70E248D12395F7DB4244B20209853FF0732FFF425A35D0F39D3C8B9DD9D5EE62A59B69F5E0BA9FD390769BBD97C6D7CF2FAE743DF8A4C2D3E80E6FA6B93F93A968A9AE8E68CA8A363AF8E8521F3F5EC68A78B267DD965A939153A327ACB31C252EE84FFA54D90E8719375E4E783ADD454FACAA7DB1372A546DBB6F6DEA8DFEC12DC5D763A6469E63E36F9C1F3BB93A5A33D8ECD4A9340E6BB2D65C97DC1753645068644F39A85449DE460909DA5E69EADAEF62AD9C49D5A54DD995630D33CD2FEC75E2330FD8DAEAF7AC5FC6BB7729B3C7C45943DF9026ADC7E7374CCFC6E831DA6BCE87EC57F0DBDFD7252A743595F4E6987646F7D5CBCDA48B6F5318C36D2318C79437A38FEF7D0D1DF61066BCCDDDD88AF07B0BE1F7E22FFCCA087592A5B817C90502FB0D3FAAADC1ACE6F11B2CDFFFEEBD01DBFF04604DB01C491402B0F242005BFBFA06FC4FC05DE8CBF157E0160A0FC96C08F9DE35831FD0D499C97F95F59AFF7E8DD8927E664C5D5374EABBE990E40905CD5679FD871B71982F32CFE3613763A9D3BDFF381AE911AAD571F3BABEF5EC14C653AA97444F19FA7E07AF76F52AD3B12D2382AB293A2DE115B6C9B1BDA5B16AD8F856713E29DA55DAB11DE725ED20EE9DA038F18AE92293187FA1F0EDA59BFC1CAB197698E0C56E2D97A290CF83AB2A64673C780345AA93F858663BF56AF9277F3234D89CBECAA36ED86EC97ACEC63371A3F24FE3BD582B1357A52918BC1EC17D2026983546369CD79B217EC8AEDC65AAFE4468285236B2DAFD8441CD26A6E68BA25CAFEBB282617D4F69776D19CDB3C62B8A5F7F8D1AF324CA38B159C8B60105370404012994BD397045010E211659797F8B2F849B87EF8274CEC7D7F478DA4CE90BAB00D91BAFAB76CAB3835A773524CDC717DD2E2C8CEFDE53773EBBEF595B675D54A01B1B7EFB4542417A24BB49DB5DCBECF807E6961547BA026693B865094A1517B93D36B0A2B2DFB1D65B4722CFEC5770EA2E5EBC4DCA6373C2227F8E4D3FF5F15A77F537E1196D23BEFD654D659C064A6D735A59DC5D4A92D5FD9C648A77555642FF447A60FD0C37E863EB30D9EE65B5678087DED0FA99E79B64E4BAAC94472D2EE479448EA9E5A65E62A456291BD39B08024BEDBD37B51C866412D79EBFEDEFBCCDC1FA08D1ADBCE6A07AB8F6DBA71E86D16A83BD3D6661DCAF21C6CC8651DEE52BDDED63E324ECF9B09D8BEB8F0DEABD5D4BD012323F6D0E5B1BB63A18DDB95B96A5AC23D05CDC21D1D79B2756F11331A2D7BF6B5458BB1EC1370CC1D7EDDBF26BBFA36CCC04C2F3F78A7A9EB03E502F59322DE9F27F43EF7FE9B3F197D462A2F6BEAB3958A36B3BB6532DCFB2B63EDE883FC65ECDB3DBF30325285638B9B1E4513B1160B75B7CC4B36B1DC9CB0F150ADFD3533879F15EC4E12520FA5EA14CC173F6A08AAFE5EB2C25CDA31F9F2CEA1F2C1EDE6CA396DA58492C65276CDB942FA5A99BD2745B6D3887937FEE10F905AF47A3FCE051B079D655F7BB01B3DB3A04D74B2D31A15E8D91E1B9CD57382D7771B0A8E7EE97FBE35275A50DB1B7BD8E393D8A0F561AF011BD12715CDCE2C7805CB9E4D8FC62BC93F7B940CEA00D2569C0F39CE3D8F483F153E023A77A45A920F44D4F2AA15C81A164C30EF4A264F6AA05DFC0655D08EF6816389FDD74721C17683E5A1354FE49236183B3A64E35BBF2C92FD49A002340FC955A618041A8FD136417247281E5137FA646A92E22E6865F81E5F4EE23B299AD45A5FA66976E3CF528CCC8201B313EF8F1F7D86F7CB255E16CD50A43A77151C75BCA729D7B648FD0D582CF4E5EEFC6EF33B133E7ED3971C730CA1B8F7D9AD45DA29C1B5910BEAF0E4789CD0F7A54A7BD169B56E8A0CF5A5CF54E206B6A00A555C532BD5EA9BEC4CF0E15A9E3C2A80F69EB4E1F351A29A9E07BB5EC51E5968BCB87CF78649288CE8FEA1C633AA7A7499AB861BBA5E346C325951BED291596B5CE110EC18BD2BB2D8A1923616D04BD77CE870B7BBFD473FCB3CFE528879B51143BA4CE7CC01751A74A7F567A763B34F8675E5B84B8A37160FF156341CB588DCC9D65CB6E0638DE9734CF0BB3E6F4D9471C5E45E342D9C8C62E13460E03817FE7C67281F5E98F77D7F3CF8BF39284EC3C91638B5055FF54DD21625C4E57DFBBB3EDE61A8DA6BE9119935C9EE36649415EF9ADD044B7D53577DA7473F22B9BA1982D89E7438B8A5DB19434AB9124AEC895FE5753DBBC4A527D0EB7AD63083FDA9D3848E848FDC28AEEAD91C3574A1EB8532DDD125DD6795B54445C75E4BE535D76F4CCD61FFE61416849F2FFE7B51D9F29F9E944F5748B45CDF53A3F3CEBDDF54612170099240EF47525DDED257786A7F7F71199D42336373EE26BED3D444E4A73D4DE6CD899E84F9214F46E483375B9452FDCA6196D7A9FB98EC682AE59C59BACFE747A49C2EE5CAB108773A6FC9A91B6C82CAABCA5AB4312A7BBB862E24CD7C3952151CB27F0D14E4BABDBF7D31BA819F0F3C9CFEA596FFF05591B6D06', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO trusted_root ("fingerprint") VALUES ('cb517b28aa461868567c460ff336b617e2159ad3368d3e32bcbaae1ece6a345c');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-9ab9570c5cf5759b', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'099BB65B95107B84F6F97341AFE422767AA76C96A66CAD4FF41FB3D3DA2CC5D5', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-9ab9570c5cf5759b', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'574666C73FBDBE07DB19FA3C5DF9C4A3E445253A971092A23CDBE3DC274BD2AE', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'45FE117604723256C0A7E67C77CB3952211E799EA354BD6ADF78D84B15330EC7', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'62906F521CF37613168E9A67A3E36EA75780AE4335204E19533D827EE9D9D455', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'600CB251FF15EA84676F2B45BE43ABCFE1E6988C2D60EB747C2BE4FD3D46BCFC', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'EC99D66A7007BA338D3585DB27E8DBDC697634E2EAC30D3629B4577D5F11C30D', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'D082827430B2EF51A544B375C993A213859591524FD1F493FA59774BC3CF73CA', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'7818D0E9907BD2D1403423558CA13208414CC140ACDFC3927E73DA81704D5C76', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'116F06949C620FD4298F1B4A951FFC1DD5181BA80AC333D5BEFC6BD1198E56EA', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'5D6507E081077CE469680F9023C9778CDF5BF51EA11EA21949B419554360F9AE', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-9ab9570c5cf5759b', 'claimed_by', 'strong', 'forgotten-9ab9570c5cf5759b', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, 'a92e97f6c3941ccc314243570d0f60229a9db562ace6965bee54e29dfc13d214', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '64c0c32fe4bea242af02e062a449c9d4f8f741ab0b801ef2cbdc60901368309e', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, 'e5ec11756ecca992c5b7adcf67cfe57be919678ab9464af98e81be124720e435', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '899731f9fe015f6275e059c9fdd0e8e5fba2d32cf1e7323c4621d6f3eab90d4a', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '61a392233609f7a74a0865e48287894c29891cac785286502e88ea8ef445f534', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, 'b018de297d82ae46ad79af3cb948af6119486979b449d529338ef16dd347683c', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, '67b08245e1b564701cfa446bb89ed9b10dd046a54e75d519669e0716e6116245', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, 'b03bc23e85cac2c1227fe99c7bbf624ba9ffb1e671ffcba1bd471c6a71ecf12e', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795808054000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795808054000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["45de01e8d08cdd01847acb96ddef7d8f625f8a42f0c8bb3845b6d49b5bb98d25","cb517b28aa461868567c460ff336b617e2159ad3368d3e32bcbaae1ece6a345c"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"e6f10616a8e8152443d148fb1364b7a31c2bbbc7eb638e26fa9edfd07f5f4cbb","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', '9514b1cefd7621971904b39eec39f53053a120fead80c3d0aace24a9541975c1');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"1eb6265908218a2af78c748500f5fc4f8556624280688806572d4b11d0fdcf97","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:822e7d17a43a889e4916846893a77a4c4b60e4ab0e4d08e569787e6b67d60395","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:7877fa39cc37b20fc7654edf45b32ff394f410aa8ec9cb9f2a4df697b01b0b7d","submission":"8:8:37a1f7695dabbbf6868b5692f25b0e80a30b50efb9b88c08905692789f883c41","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:bd7b406b7549a179f411d86cbcd1572f44fcee7dc8e2fdb70d1a7cf580204538","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', '9514b1cefd7621971904b39eec39f53053a120fead80c3d0aace24a9541975c1', '9a5facec10704d390f8945bdd78b0cb692cf67feda2ddee772c2e41e4ae4b678');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795808054000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"fa29ab254a07271498c90232a0335047a9db480b517eeb86a7abf34368d2b57b","case_event":1}', '9a5facec10704d390f8945bdd78b0cb692cf67feda2ddee772c2e41e4ae4b678', 'e1a97a08f47fb829d586cb5761a7e78444dd62df75d5cf5682b0f5b77421b4d8');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795808054000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"bb348c54ddbc9098c462fc68cc2accc8d4e8b303432619737890de8dda9e4fc8"}', 'e1a97a08f47fb829d586cb5761a7e78444dd62df75d5cf5682b0f5b77421b4d8', '8b8aef2e73056bc9078f2bd5b19bd1c184fd44d6564ce04c18f881687da9fe94');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795808055000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-9ab9570c5cf5759b"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"58d4261ee9347b70603ca8fd4af64ee6c70a11a911b8b470a3214473e642602c"}', '8b8aef2e73056bc9078f2bd5b19bd1c184fd44d6564ce04c18f881687da9fe94', '332b3b0e65def15669df02f0f76c574052204abc210ea8945ec88cfd975732f5');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"ffc3da35d8db9a4abd5c4df7d063cc5e93754b2318b99d3360466c45d124bf77","rows":{"case_event":"2:2:095bd4ea3c1483da7c59e38d4ae2b681bf7b15756300fa8b893aea6ffb11fcb2","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:822e7d17a43a889e4916846893a77a4c4b60e4ab0e4d08e569787e6b67d60395","forgotten_name":"1:0:866a4bf9df2ccce401eee29c40751ea7d4bea9e1aa9942326b69f44c7e494ded","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:532cb57bff3943157f6529a6aefdc0e3eb67c2e83df8177942e4fdbe610d26bd","submission":"8:8:37a1f7695dabbbf6868b5692f25b0e80a30b50efb9b88c08905692789f883c41","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:bd7b406b7549a179f411d86cbcd1572f44fcee7dc8e2fdb70d1a7cf580204538","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"3a20f1ed9279cbe4b1be1f422d9b27f9b0b2d25e2a3d6086997384e1e909f6e7","run_id":2,"version":"0.1.0"}', '332b3b0e65def15669df02f0f76c574052204abc210ea8945ec88cfd975732f5', '8c3acaea1c2ca66cec3baecd81dc0c92d7d8eb5186efd6ea0b011021cefad1c2');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '8c3acaea1c2ca66cec3baecd81dc0c92d7d8eb5186efd6ea0b011021cefad1c2', X'622D5619236BBD27FAB4477BF0DBAC08AC73EDD94CADC1A80204EE314C5ED17C');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '095bd4ea3c1483da7c59e38d4ae2b681bf7b15756300fa8b893aea6ffb11fcb2', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, '822e7d17a43a889e4916846893a77a4c4b60e4ab0e4d08e569787e6b67d60395', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, '866a4bf9df2ccce401eee29c40751ea7d4bea9e1aa9942326b69f44c7e494ded', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, '532cb57bff3943157f6529a6aefdc0e3eb67c2e83df8177942e4fdbe610d26bd', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '37a1f7695dabbbf6868b5692f25b0e80a30b50efb9b88c08905692789f883c41', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, 'bd7b406b7549a179f411d86cbcd1572f44fcee7dc8e2fdb70d1a7cf580204538', 16);
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('51f54ca822322728d5e1ebe37eddbb0ffa528b3f89589ae0526edc206f912afa', 'forgotten-9ab9570c5cf5759b');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '9a530ebbcdfb7d08ea646fed8fd0e5b9031595ae5aa8208ba0b5319e56bc2c3c');
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
