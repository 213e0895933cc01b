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
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (1, 1772334000000, 1795929267186, 1795929267783, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1","8bc131edc2fca8e739c158ee3c18b145d4a54673be9d9180d64f3269edd82aef"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1770108360000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"52847f45aa85181ac13731165d558de5173fa9b63aa50612b3f719337f4331cc","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1770108360000, 0, '{
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
    "intake" : 274,
    "post" : 93,
    "reconcile" : 87,
    "verify" : 88
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
      "sha256" : "27290a73792de373cbd3c780382569791375142816707f6e5262ab62e02f5e40"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2025-06.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "dba639268831e5861f9016a408e4d9b0f3fc2bfd54f8854c407529af087ef5a1"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-01.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "dba70ff58fb92402e44f6bf9d09e85d8ce1cb1dea7e3f4247633f49fa8eb7594"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-02.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "910564a5abcc520a46455901aba79a09a9162e67aa65380f17aa2668890754b1"
    },
    {
      "accepted" : 1,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/2026-03.jsonl",
      "records" : 1,
      "rejected" : 0,
      "sha256" : "9a493187df3de4f883180d843d5fab2bd483cf276f62bc7613408b8fa3d51c17"
    },
    {
      "accepted" : 2,
      "duplicates" : 0,
      "kind" : "receipts",
      "name" : "receipts/resent.jsonl",
      "records" : 2,
      "rejected" : 0,
      "sha256" : "197e221e3d36b16f7356d9e65f0c33d9602bf79f8f571fe8f26cbbe7879cdce1"
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
', 'root', NULL, 2, '0027c7a5a6d89bcf4da0a5f66c6a3514530dda4ec1c73403b2bc25df9f0aa071', 1, NULL, 0, 0, 0, 15, 26, 16, 0, NULL, NULL);
INSERT INTO run ("run_id", "as_of", "started_at", "finished_at", "state", "tool_version", "configuration_digest", "policy", "credits_since", "credits_watermark", "exit_status", "summary", "actor", "system_user", "audit_sequence", "audit_hash", "is_full", "policy_before", "last_file_id", "last_evidence_id", "last_case_event_id", "posted_file_id", "posted_statement_id", "posted_fact_id", "posted_case_event_id", "state_before", "taken_back_by") VALUES (2, 1772420400000, 1795929269525, 1795929269843, 'published', '0.1.0', 'ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b', '{"additionalRoots":["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1","8bc131edc2fca8e739c158ee3c18b145d4a54673be9d9180d64f3269edd82aef"],"appIDs":{},"apps":["com.example.game"],"creditsSince":{"milliseconds":1767139200000},"creditsWatermark":{"milliseconds":1772359200000},"environments":["Production"],"evidenceSince":{"milliseconds":1750032122000},"grace":{"milliseconds":86400000},"isCreditsSinceAutomatic":false,"isEvidenceSinceAutomatic":true,"naming":{"fields":["user_id","account_name"],"fingerprint":"52847f45aa85181ac13731165d558de5173fa9b63aa50612b3f719337f4331cc","saltFingerprint":"","schemes":["raw","sha256"],"uuidNamespace":""},"reviewers":[],"subscriptions":"first_period"}', 1767139200000, 1772359200000, 0, '{
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
    "intake" : 55,
    "post" : 45,
    "reconcile" : 107,
    "verify" : 15
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
', 'root', NULL, 6, '1104358b23f84c2a355c9ac8c0ec892d338685c9972f6a27f8e66391e414f125', 0, NULL, 15, 9, 2, 16, 27, 16, 2, NULL, NULL);
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (1, '9efddfacf78c55f312ad8613c12bf84db478a8cfcea778984ac550d932e66b1f', 'products', 'products/catalogue.csv', 736, 1795929266830, 1772334000000, 8, 8, 0, 0, '[]', NULL, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (2, 'fe3394ce5ba9d678b6d7c41170bb7d536bc0c95690756786e239b109694e1be4', 'users', 'users/accounts.csv', 668, 1795929266834, 1772334000000, 12, 12, 0, 0, '[]', 1767139200000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (3, '564db1e86c48986e420ee5e0cecba22bd57b57f61d9aec2a947869f166fb2578', 'payments', 'payments/p.csv', 137, 1795929267066, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (4, '2b01b626de6ebcc2dbadccb06438e696246683b5dac1573115490fe1fc19aaac', 'payments', 'payments/q.csv', 134, 1795929267070, 1772334000000, 1, 1, 0, 0, '[]', 1771581600000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (5, '79c0d9c2a47a84e5f4a6999863936939a9c68eb27051b40c6ea95bf6f57d959d', 'payments', 'payments/verified.csv', 664, 1795929266838, 1772334000000, 5, 5, 0, 0, '[]', 1772192592000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (6, 'e436394d4be56da7d24f3d8f2144225d4ab17e2373c272916804a6bb77a8d3e3', 'credits', 'credits/2025-02.csv', 144, 1795929266838, 1772334000000, 1, 1, 0, 0, '[]', 1739480580000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (7, '4dc823481886b7b0ffaeb702372ce33841aafd44174cd85e5048e5bba1a7ea63', 'credits', 'credits/2026-01.csv', 998, 1795929266839, 1772334000000, 12, 12, 0, 0, '[]', 1767374497000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (8, 'b46a22cea799c93faaf33acf9b8abb9b1b858997e23c67c6386e7573070aa243', 'credits', 'credits/2026-02.csv', 996, 1795929266839, 1772334000000, 12, 12, 0, 0, '[]', 1770108360000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (9, '7c987b431f7087a367fd8f191f365bddb8c0e3b2ad55ceb34a4f84495d196f49', 'credits', 'credits/resent.csv', 190, 1795929266840, 1772334000000, 1, 1, 0, 0, '[]', 1767772668000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (10, '27290a73792de373cbd3c780382569791375142816707f6e5262ab62e02f5e40', 'notifications', 'notifications/apple.jsonl', 18160, 1795929266840, 1772334000000, 2, 2, 0, 0, '[]', 1767583584000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (11, 'dba639268831e5861f9016a408e4d9b0f3fc2bfd54f8854c407529af087ef5a1', 'receipts', 'receipts/2025-06.jsonl', 5532, 1795929266841, 1772334000000, 1, 1, 0, 0, '[]', 1750032122000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (12, 'dba70ff58fb92402e44f6bf9d09e85d8ce1cb1dea7e3f4247633f49fa8eb7594', 'receipts', 'receipts/2026-01.jsonl', 11227, 1795929266841, 1772334000000, 2, 2, 0, 0, '[]', 1767237862000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (13, '910564a5abcc520a46455901aba79a09a9162e67aa65380f17aa2668890754b1', 'receipts', 'receipts/2026-02.jsonl', 11169, 1795929266842, 1772334000000, 2, 2, 0, 0, '[]', 1769927263000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (14, '9a493187df3de4f883180d843d5fab2bd483cf276f62bc7613408b8fa3d51c17', 'receipts', 'receipts/2026-03.jsonl', 5533, 1795929266842, 1772334000000, 1, 1, 0, 0, '[]', 1772328382000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (15, '197e221e3d36b16f7356d9e65f0c33d9602bf79f8f571fe8f26cbbe7879cdce1', 'receipts', 'receipts/resent.jsonl', 11066, 1795929266843, 1772334000000, 2, 2, 0, 0, '[]', 1769194168000, 1, 0, '');
INSERT INTO source_file ("file_id", "digest", "kind", "name", "byte_count", "modified_at", "imported_at", "record_count", "accepted_count", "duplicate_count", "rejected_count", "ignored_columns", "latest_at", "reported_run_id", "is_cut_off", "refused_lines") VALUES (16, '45d340cca7a06e1dacae6f5d47eadd39cad0b26f5012075f84ef07e52a770e8e', 'credits', 'credits/more.csv', 69, 1795929269398, 1772420400000, 1, 1, 0, 0, '[]', 1772359200000, 2, 0, '');
INSERT INTO coverage ("kind", "covers_until") VALUES ('products', 1772334000000);
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (1, '40ec0ad3f6c8753f334ceb7b604347f8958a360b8f87dff18f6fabb1727e67f5', 'notification', X'01000023116805857A5197A2BAB6F52FFAEE002CEA6C1F5B252836A108C90AE40DC4D3688252A555A2BFFE4EECEA7DCEF9C61DE33CF4E86D2B2159596BCEB9E6DAFB7BD235F1EE901D12A61E1B9F1F3697CDE9975FDD37AFFA9EF042B915AD8755EE315BE976D17A6E99EB36214A9C79986D4A94E59A3E941661E18CAAEDD5CF29FDE2F6FCD1CEDA95F15D5204F3BA2887F734223CEFCF34134C46FEA2F6DA059E6779DFF1DC6F6333EB3622625DDEB719D964D1783E4B2333AB3CBEA458ACB3D2D5CA4B5445BB31D5C95A1C1787D4732F528945AB92937466992B9F17C745DC067C953B61C5C385DA4DCFB33295EC20BCEA561D79627C5E72B9A8753478DAB5C58EB94AF5632254B82C1469C1D82BCE19B78FC54C7A62B18FFC48942DC7FE6678DFB252ED225B3B2E184D9F19CEA5F2BFBF375FADDF29A1469EEBEB3A978C844ACE52F152F4ED4B118945F567BF7ACE85FCEFFB9DDE9F97B4345EA873CBB854E79B38B5C71CF130D12EDCD32071DE8E1ED158D9364EE3CDA3D02D3564DE71BE4B1B88291E1D05C247FCFCC63A465688BD4D6AA9122EBC24DCA9564A99873837131E5FFDFDB96C591145B742B165E1859E595348250FDA60BE6DA26B903A3BA63E575971099107B7BD742F3B153D72AFFBCABD6B5A17D740D8E4EBA737E4B54FBA5EFDF025751FDC912C7C76A894FA4895DF554E9C4571BD703A07BC4F48AFF93657ED7B150C4BC417B9F3CC178B7B60F9613E538AF35CB199885B23982952B65828F5EB0BF111B8A793518CE7C7C533FE26122745ED3277FC5EAC87B02985AE4EAC4E6326556C843EDA59D1270B1598CD5E0F0B639FF9B451C84181FBA7A05DAA133FA6C893361E5E75DFA6CA1B4C715A7C363A7F2115DEF6FD1850C404F2F76BA7BB8F5AEDC2D4861FF8FCC891CF85320BECEB273E9F9EDFDB79AE88E15EDBACB1F8BBBF2E6A1BF9A9276AE1C446F6F69EADF8BD3AB599D4E6159F6F6A4D6F92AA40C6EDBA0838A5B1FADACE9093519722075E76C7A4E347736D563FEEAD645513B86D7DCABDDCF3573BEADE8AB5A9AB07DD52351E33D66E8A7878515E3BEE4EB41464C6DCE355AAE603F2A2AFCAC53553DD7917387F17D3597AA66E0E57C367A80BEBD25A25875C7AF3CDE17690CA257990283C8FD85D4F3853827B3815641652D19D3C9FEF4FE285331BA66A086B498B9DEA065C91D0EA7A958A7DFD47CE21C745E4C75476ABBD65DB3F98A0492C9AB833929219F2E1A4151E27F653444996F77C83DCA5D44F822AF0C9F8EADEAC85A559777ED688F2A599B55B6052446ECA11B1CC54722C902B2479D1F6FC4AD3F3FDE819D6BED4BF31271176088019C2F8D14DE8B6C05D47A8E5858E84CAA5C03E8101D8177274BA4B2EFAB911EB2169BDF08909C889DF18F5FBFBB2B68995C41EAD379DFDB9FF35727AABA98D84464EF7F36FCCE0A7D6174247C90CB9933D6B7AC2281BDE2AD7E99D0FCC3A99638D134A85ACF1A291143076D67E2AEA50332E964F8C1C2ED3F3BB38A9E8C48D66537CDC12F9FE09CC3B36925DB46D2FD379717E019C3E294719E2BFD153AD91DBFC0BC3F942918B8B876042B155A184311E63699F7A99FE6B967A2DDBFACEE7A73CDC47836DFA6EC383397136F835B59F691FD27E4D79FE6883363ADFB89F98BC4C66B5D7D5859A1FD53A9AC9E5F5A325F38602BB493FBFC99303CECFDF2AE56C1D29AFC079A917557D62491ACF1F6DC4BFF651F210B2353A76AF62E69852F4BA5326A5B509D3D30F9F62736EE9D78C9F165F69D0CE4C3C2CC02513676C94F5C169D58B503C02DEFCC6106020B864C1A36FCC59FFC19C89C3C0813D3022FA7E5E22167D2B48271B09ECE5BE7D499D5BA5B12BF380D55C873D98A843DD1DD275BB699FF9B7B9210F96C8C7B8F118D59A1F6BFFC7BDE8A340F43B4FFACCB57A2889215F3DB304D651EBD102B5F2B3F187A45E1B5BBB019FA7FB60C076867D71D4837B7EBFEFC10FC0467053A7F037F02AD9472CC9CA05E2DED575317FE872F310D425E6B8F910D1DC37DEB0A16010AA6F3F763ED7460383A2CB8B38262B4D2AC828FFAA83E454C7FE86AF16DD4FDF15E0ED14F178C95538820F92E2E80ECA77DC383114D67DCAE30F4F97C983D6ED5A3DD4CD282FF8E909959626DCE9163C94A4B80F4FF661DFFAAD0F9CEDDB15379533EF5CF9E24D7A879FCBDF3A44C64F1D7250C1BFE910E004F8BE46DDB89A451FC4BA7417243E7FB8287503DFD3AFB125011E464D797C143EE77C85FB533E6AD8D03EE2AFB91AFEF0AA41AD5E6AE6B83AB533113C794528758D721B2E2BAF5B00531E53CD3544C08CE4D2C6A2DCC7DD53674842BD7AC31F4C8A44B409FF3B26A1964EE690FAECA4E482193F2169B15F8F55C82AE4DF6FDD817D4D7739614CDC207FF6D6CDA47B7E06C6747F74C902317CCF9DE1AAE4B3DC67132F62FF2DF4C960C813ACF2FC65F34777A10E88B12A3FB5C09497491781CF8119A7C54133F3D0D44D98F82EA05172DF7D63129BB501F8F2BF61924A6475DC8469E498B449026E8954392CD3A9D654BBDC976CAD3CCFCB143B097C56335A822F16B58AEE4F9DF1E8D6E4BDDC55205EE9C13C1927D4944EB4EB28A020FAAAB578ECBC216C2DF73342953E507F4C1CEAA8BD13B9D57E2D02559A3760FB58C497BB89E623EA7DB18F87511F17372345DDF44920D68BCF62967CEAD3396CE3EB16DC349AD3008DD3F5DC86977D69D6A9CB5F340D5F4D3CBCCBD9EE43AFED8B7810C9F8AFD0C4344ACBF9546B62FD4787883F3A04358B7F579B2F70D8DB6F0EEB4416250B73ECD8A4E370CF0218BB01A682933637E9254B105A5CE87053D83C0466FAC8C737115F37BBFEAFB17EB0412B8453B1CBFFCD99D11D78CC854F2B704C5430F6933BCEC94B3D507585987F340C22B9749FF963B16CA334D0AB645D3F7ECCB874931676CA4F3CF2DA6477E277711A5CC63A8D383DCCAACDB8A5038FC0517E1A2AE2C1AE177116856BEEF34A459DE6364125D24D2911AA6375AB5749A8BC79589D36F76C9D501D0D193FA1CA83F363EFE88DAFE8ADEA813681BBC960377F2B92F69FF9FFECEF89AD4AD16D8EC33F363DBBED22FC894757E8FC901DA37BFAC87D7EDCBD64F2C765D3277ED38B8B013D6C8EE74315CCAF3F7B7AA9B47F6B62F56902763505DA9A3FBF23E370B4A1095ED0F66CC69FC7FC339DDA9E9E3EDBDEDD9B20BC1A1D7AD35A6A9D7C41EE1EDBD87D35CFD6880F26089D61E25EE9F05169EED57AFE89EBEA1BB44C58232CFAEE20023E48482FE1E8B5902CAB95831C0F4F29B9B090A6DCAB21533E5D509E9B5D2440B9E603F46FF33EBF35111790E95B7266DB30484D7BE5F8EF37C857BD7354AA2349FC3B55FAEAA5C4B42C4D5607F3BB59712BD8796CA241A647D74151DF76CA87CC4F6CBA8A1EE49902B292A52AE9D2582C2501E01DBBD65128525CB03EF2734109A8AC138D166FD45F21BB36908A061B3A3FB45C64B96FD6CA766F3A1E3B928B2D4A4D57B30EE9356C543F2CD19FDD9A9550680F9786D1B67102D2028F23060A325E04F91DF0261A967CA8D300A9DF5E503E5A78A682848A6BDADC500EA6B6E1561F59A62348A89E95A2FC71A360B42AE071C31CA0A0DB2A242AB2005B680B61AB00F1B10270911FB94A19DEAFD42828A94C141642817C1981AE1C8028792BE23153D6E8D447255983F83028A7CE4A87F3E379A221302B76C6394011A1A09940898A985C42453F57908068177DCB1967CA2686D4F049F1580372CB4C850545C9DAAC920C6DE445F5D762DFDF406DE3337EC2215E9119D471612005DEA51D9C908CE1FD3AF72189A815B56732EC176D64F209A982FC18485B3A724D7A07E58AF89DE934B03D731F2682E4F4DCABF25B4B7DA2F589954D2C50AE49F1FBFD9D4EDD66D4648E689B3F9AC8E8DA4F0AA3AFDB8A0415362CD2E8EC573E5940A852B808E45F8CFD6522E6845C9FBA147F8A8F709C41AA4A5266A51E3FFC9441321C49EBE805F9B7098B2061ED2AE14D7C7D91B8735273B90354929FCC0C890BC77AA2C479E22E00DD79523389DF17B5370472B5B8290D09EBDA4E44F89B99F30E104C880E7270D05866677D4A756770FE2FE5B8B7433BDC3C92AC51F8DAEB32B49364D6CCA4A7C5CAAC7E8C533DE1BEA7FAF9506EDA3F1B32899C5161864B8ED12AAC0D1B501783841C407B486466668A7FA12CC58D1B08725B40AA7DDFFFC014242CE4E74AE931DB13DFEC5604BA4C4AADC3B852FE1A3546C21F0A48A90FB4C5D7C22604298224696FB91B3E8A3E54A85FF0FC8F5100F2913F3AC57AA4C3ACB6A077E6AC98FD00CDF96813D46DC7060999E457AE159C19E265EB9AF2D71DB7152BD4AF599B2305DDBD22E487F23F78994CF5FBAA70BF68779137C8034861A57DC8715ED6EBA4AB1FD82499189C89FA981F705E86EF3DD4DA077291A37E3AB4064541E25ACF403F5118E27C56FAA2D447A31A7D9D91EAB4027B699928D4DD46E11EC8FA6B2ACDCFD443BD456819A77C5D09B428C359F643DDC6095A246791FFA63A269722609FC80381FA8B2ADF9CD10E6E74CFCCDE19B454F452DB796C2227110F0F7863F731FF24CB0B72C30B9ECB34401492D6217FAE902BA0B339D5F1FC98F6B7B1F25ADDA07DC07A87BA14B53C021F0381FCF73BD4EBA028BF65CA0D6DE060F88C5B2513E05974835CA9EB99985A285B38C4A30F25DEB7443DEA3D55C0C3D0356EE3496B3E106FC2FD77C8D525EAE7BC631403434A2A8587DFC7ED44E956A042A61A128213D643BD21C66B72DD198882CFD77FE12D443FF201FCD1D558739B06C8DF382C8143F86362C91256D8B96854984C7847D61B8B6362D223D3C04BDAA30501DEE834E8BEBEF1825212751A889FF8FE0219761170E4808B2BE9D3B69EEAB90F3545A134B19FB5CC9486198EFCBA69E0228F21D37EE3FD16EBDED0D6BCE37C75AA68A65C6B958F7C041AA29E96E45101374FA9E97C34E1AD29A6FAC36F858E45A67A14AB4BC07703F01625F8C45BA0CBF19B2F50AFCF7C645D87FB849437F11ECF3FE3F97DFE824D787E2D517F0CEFCF24F21F1685403EA1F3A1ACE9F3114E4429D4F981ABA9A5E7AF613DCA275FF41734180EF2BE050E8E06F556D7C8F7A96A08BC05BC039E1A7AF2256C32C4FB9C23FE4DD4C2D64C00108B1B840AEA697E14939CEEC30C72297EC6BF1F572AF0B72DD11512F380FD3C28B8DA5DF08C9F069E16B04174E3E842763EDD7F42FE138F3424F77FF035F20FF832AED56CC2A504F823500A490DD91A0BEB5FB18F377AFC7AE06F2BEC656C562C6B5CE41B4537B467E0739781FF35F2F3966AA6A15F7823499BA95E89BD82172C24FD4C1ED9563B5615470E3DD0412FA8B076B41192AB7C26EEC803A871E0EDBA55D019338AC3CBC4EF192D10BBF1A30280A68C4FF1D30D25067A282E50FF593958D8A801F6B3DD3BD8936C2845700BD49123F700E247E0150D9C6C57A37E3E618F6AE0E517DE774ABDF0333F199EF6F9039604F052DDFEC64B7D19277ED5524C160CF892EC1FBC7EF215A9116D1AFB1BEFEDBFE13D99A5592D2E78FEBA8B925A7CF3351216F96A0AE02530A5DD02EF263ECD527D01378D175820EB867522B5A6930EB62941B7F4DD844F8354C0079D436FE15E2337831EDB82BF1F78FE003DA72B6AB3BA8F46E09D6C94BA432FC03ECC47D18F30301615A1BE0AF03DF41176116AEC4FE7AE8509341ED272B1AD14DAF4805DB0DF12DF2F9F780D3D012BD5A651F849D08F32DE8CA827D7E03E91FFE033E899BEC37AA83FF047D10375ECF0A6A30D5A203A57E05BDC4FA923E80567CE851BDE8B127820EDB32D2AA8BAEF909A88C7BD7A80BFFDA154D62951A61EF4DD1646B746DBFB06FB2CA880974DCFD6A972B08A606FAFA075FC6834916FD3F8E6A1A8FC7D9CDF3335C8BA1F0768C08B74C3459D16B20E465832C322656D559C065DC46243E5806667A074054B007B80450CEB8497D061E0A7814B89733371E5E0B11471A76362B1CF086B420F0CA3740AB5BF50B05DD2DCFBA3AFC5FA5B5FE3FDC97FEAEBFE0AACE6EFE0BC82BCF052215377CEC475847BB2E751429F0AE523FEA1A3BE7D417E16C01BE83BE44314BE28E85369C3E8A9D7A1DF80F73521DEF26804958B953EC276F281F76E00FA9B07D6C7F9E9133ABD00DFD7C83BB40584FB06403F68057D7DCEDD799CE200DDF10E0B0478615471026FF9C03DD59EA1DB5E9B15A0D3865867716B902FC0415402F8DB12840EBB4A0B6E0F8486FEDAC29ABFA7646A8C59C2CA7645ED570FF023EC9214C88DFEC3E79FBA771CFAEA93482C05DEFF1CE3F849067E8D352531F8287BEA53E827D865DFFA18FA7AC2EB6033E5BFAB83DB03FAF737DE63211D77D0D7DFF938E5AB1623F4528DF357E06181F7FD7D7E13417FAF17351D17C03B0BBEE0877FF527686757E80FAC310AFAA370C907479B8DFEE06765A7FD8BCFBC772562FC4A937E08C4559E709F0F87FDB30BDA5F259C015E54931E46BC31CA3872E0E9F026152C31C7AFB0290BC47FA6F578A6201D9FFDC5147FA22D31F75EC0D7117A8C09F600DEAFC1AB184D2C56F2371EA19FE04E4766033D774BA13FC0A705F87E054B197A7EE2FB047A8342F0518C7EE5B5469B9CAE44887C2CB833AF186329F08986A58B5E41007FA1072D05C00FF40DE90DFAC2D6DECB287D9309E83AC312F46DC900FCB57BF4704D245CC136B03DBA1AFA89895307BDC4436D55B867C04F9B38315BBC408F2E515F4A410F35EA7C07AF2F61763F8A13954DFF970FDCF20A0F7A66DDD5CDE90770A93B4367404FE27CD0F9C043E84FF4A06B73C07A23ADD081BB76533F44013C8486D8BD701AD674EA54ED415F3FF128D9FC9BBE2EFEE035F4E6847793FEA6A234D06F269FF429CEF851B3E40DF8BCD4FD70865E9FF4D2D41F17135F02AF71DEDF784BAB05F076CA7DF4230F4A5470157CE2BB1500BB1F7365711ECDAFD9BAEBF6E042E0257A467421A789EF0DF8E8FFEB6FF48407E8FF3066C4FB32D437C68088B82589FC4B653F426F5437F0AE4A575808F7BDEB9378EA6DD10FFB93BD9507186D4AE88F68D85425F00D238066B598FAB10B7EB74D59857E643836360CD147DC9A681E438F144594BC6AB0B9F4C20FEA81A7537F021D0E66D0F298C06E4CD6D2537E11210F9C438175A5447F3EE1169D1003DA60B036983680E503764D57D6875E4FF66ABE413D77A25CBCC162459F91DF9B19F882991CBA14FADD5D279CC7C86346ABE4086E97452F7A55840E1EC51996277A227B97276309F62DD95DB87343C963F78662822DD6B214A34FECF92D7F308C1A8569BD51A9B2ADA12560638B0F587E21F45E06458C1196BF6DC8BD520F6EB368BA22BE859557727D3D08DF6CC18509B70E356C0EEA41F074306A8AF97A1F8F29B0FE8C1E886A35AE8A7EB018DD424FEEFCBAC718519A0439F7463E4F769EBBC29C05378C212C48BF85FEC0A837A9FBF9809E65DB3AF4AC785E046350F5EEF9FB668D90C2D2444EDB968689933A7C3F8346B9A0669EEB3751826EE69A1593E702CD907B93A7E3857BCD60122E5053D07CD0587BB2F73AEE8E29B072B250A10DDE9B5997ED9D7D20E6B062C357F4D8BF2D5B9C7F1A3B357188D12DF819EBEEC995BC9CEC5A58B2B40B5B747C4A3FE31D4AE4D4DF63A6C9122691EC2DD6D34FCE9B61EC75C15860DA2F87E5389B2C63C4039A0A2394C903C0980B9CBF9AE285DA0E2A97FA4D4C6B71820A9F75D013BEADE3A97F21F414EE56F521D6C158EB7B7DC3BA2D34337E3FD4D0A418AB4DF7317F876684D6496FD3180C391FD5B3E7A87CF2BC62785E53FC3BCD367EA1078C6A707F882F38CA877E46AFF07BF48EFB7901E79AE979780C8817F2E569793F7FFF3DCA6FEBBDDEDCFFDC27380A63C9670F77FC1EFBE966AAF912C36D68D4E97D35842D6A135E8C1D0BED66C8B7CDE4D1A106CF533C7631D653439D7B36C0EF11CFEF31DEB7E58ED1FBBBC4F97EDF77F87FDC0F5D91CF47C4EB793E04063E11382EEE96E8597FE7EB71018E40BF3BED87A23BF687FD1A0FF5B3DD4DF975B49F99F2EE3F25FBA8640BCDC87DF84E69D58F8F420D6B8C480A8C9D038CB1421557F776B51B31F6D618E9DA545D42396B973FB5AFD2A853E5C36D30724A0A3F79E301CC9BE3AFAB98C1EB8AFC844B7E4AD7F0E2142B61521DFE59DC0E4D3F878769862A604F2F93D6EE06BFF47563E799A0B92AE021961E46ABC020F1F451C32FF8A13D4656DDD317858629147CD90346C6F207EE065CBBF43C1EA42F3F650E9DA8AE99C43E97DE2C8B197ABF6AC4FF5CF0C8F4661AED3C6ADD7EC2898CE0F73A78AE237F5433BE8A6EFCA11EE9EAC70DBF090C464893CF3A79B2E9E1E5B63979FF338EAB72FCE7B8EF9BD74FCAFEFA7FF6C77B71FDD8ADDDFBF69FFF58F6FA0058FCACD83FDCE6BDF0D8FCF06A4F97CDF5F5200EEC97BB366F2FC7EBC3F97FEDCDF16377E1BBC5FA54B0F3AFFF058A7AB7D8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767410753000, 1767410758000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8bc131edc2fca8e739c158ee3c18b145d4a54673be9d9180d64f3269edd82aef"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (2, '0369867c9417fcf1bb682c09e3f8f7412b619a7b7454b1b705dc7b4565232051', 'notification', X'01000023626805A55A5193A24C96FD471B8045EDF8D8288960911449E64DC8970910A75112A54AAB447FFD1EECEE6F663636621EF6A1C3B614C8BC79EE39E7DEEBFE9E744DB43B648784A947ECF2437C894F3FDDEA1EBFEA7BC20B65D7B419D7B9C3FA4AB741EBD855AEDB8428B1E661B62951966BFA545AF88535AAEEAF6E4EE937EFCF9FEDA25D1BD72685B7AC8B72FC4843C2F5EE4233C164E806B5D306B89EE543C773B78DCCA28B45C8BA7C6833EA93A0715C96866651397C4591D864A5AD9593A88A7653AA938D380687D4B12F5289A055C9495AB3CA95CB8B6310B51E5FE756F4E2617D6DE7EB59994A76104E75AB8E3C312E2FB90C6A1D8E8EB66DB163B652C39408E5AF0A455A30F68A7D46ED2358484704FBD00D45D972AC6F81E7AD2AD506D9C672C1687ECFB02F95FFF5B9F96EDD4E0935F15C5F37B964245472968A9762685F8A5004D59FF5EA2517F23FAF777E7E5ED2CA38BECE7BC6A53ADFC4A93DE688870977FE9E4689FD76F408A7AA6FA3348A1F856EA921F381FD5D5A4FCCF1E8C8132EE2E736BD65D40BB1EF935AAA840B27F177AA9552E63EF6CD84C3D77FBD2F5B5684E1AD506C5538BE6336E453C9BDD65B6E9BF0EAA5B69F5297ABACB8F8C0C16D2FEDCB4E858FDCE9BE73E79AD6C5D5137DF2FDE68C79ED92AED73F5C49DD27B7240B971D2AA53E53E576951567515C2F9CCE1E1F12D21BBECD55FB5179E30AF105769E78E9710E2C3F2C174A719E2BB610516B043345CA8240A99FDF888FC0399D8C623C3F06CFF89B509C14B5ABDCF27BB119FDA614BA3AB13A8D98549111FAD82F8A21099467E2BD1E03D33FF1142B6050E0FCC96B57EAC48F2970D246E3AB1EDA5439A3294EC157A3F31752FE6D3F4C1E854C00BFDF3BDD7DD66AE7A7BDFF89F78F1C782E9409B0AE37BC3F3D3FEF97B92286736DB3A6C7EB700DEA3E745347D4C28A580EFD3D5BF37B756A33A9CD2BDEDFD486DE25559E8CDA4DE1714A23F5BD5D0093619702032FBB63D2F1A3B936EB1FF756B2AAF1ECB63EE54EEEB8EB1D75EFC5C6D4D5836EA99A8E196BE3221A5F94D34EBB13AD049929777895AAE5085C0C55195C33D59D779E7577119DA563EAE670357C81BCE86D5AABE4904B67191F6E07A96C927B89C2F588DDF5843D253887534126908AEEE4B87C7F122F9CF57EAA46BF9614EC5437E2888456D7AB54ECFBDF30078C8BD08DA8ECD6FB9E6DFF7082261134516724250BE0E1A4152E27F626C224CB071E03BB94BA8957792E1957DD9B8DE869D19D9F39A25C6916ED169C14929D312256994A8E05B0429217EDC0AF345F3F4C8E61ED4BFD8B7312D18F1E38431837BC09DD1638EB10B91CE850A85C0AAC131C807501A3F35972312C8DD88C49EBF84F4E00267E71D4AFCFCBBA4F7A49ECD13AF3DE9FEBDF00D35B4D6D2834303D2C7F73063FB5AE103A4C16C04EF6CCE999A37AFF56D94EEF5C70D6C91C6BEC502AA0C6092752E0D845FBA5A843CED8483E3972BCCCD7EFA2A4A213379ACDF1B12BE0FD0B9C776C24BBE8BEBDCCFBC5FE0578FAA42C65887FACE75C231BFF93C379A0C846C54330A1D8BA50C21887B174489D4CFF6D913A2DDBBAD6E5A7DCDF8763DF0C5DCCBD257136BA35B55FE9E0D37E4379FE68BD363CDFB89B98BC4C16B5D3D5855A1ED5265CC8D5F5B325F38E04BB4937BFC99305CF2FDF2B65FB3A544E81FDD220AAFAC492345A3EDA907FEFC3E421646B74645FC5C232A5E875A74C4A1BE3A7A71F2E45E6DCD2CF053F05DFA9D72E4C3406D092593362D5BBD0B4EA45281E826F7E710838105A12F0F037E76CFE70CEAC61D0C0011C11FEBE5E2216432B4827B104F772B77F49AD5DA7912D738FD55CFB0394A843DE1DD24D1BB74FFCC537E060053C468DC3A8D6FC58BB3FEEC5107A62D839D265B6D563490C7875CC0A5C47AD430172E5AD71C7A4DE98BEB623DECFE7C1C0ED0CEBE2C807FBFC7C3F401FC08DD0A64EE1157C95EC4396646580B877755D2C1FBA8C1F82BAC41CE34F112E5DE38C3179A35043FBB973B9361A1C145E5EC431596B525E46F977ED25A73A7263BE0EBA37D716D0ED14F178C9953F410F92E2680FCAB5DC583116BDFD92C71F8E2E93076DDA8D7AA89B518EF7E6089596C6DFE9163A94A4380F470EFED0BAAD0B9E1DDA353795351F5CB9E25D3A87B7D52F1F22A3A70F3928EF5F7C0878027A5F236F6CCDC24F625DBAF312973F6C98DA91EFE9E7D492800E23A71C3E099773BEC6F92917396C681FF2D75C8D7F74D520572F35B35C9DDA85F09EBA2294BA8679EFAF2AA70BC0298F39E71A22704672692351EEA3EEE93324215F9DF10F2785228CFDFFCC49C8A59339A42E3B291930E326247BACD761155005FCFDF21D58D77C9633C7440DF0B3EFED42DAE77B704CF7C7970488E1476E0D57255FE42E9B7511EB6FE14F46438E6095E3AE9A3FBE0B79408C55F9A905A7BCCCBE087A0ECE380507CDCC43533773E2878047C95DFB9B93D8A2F5A097FF89935422AB63ECA7A165B24F12684BA8CA7195CEB9A6DAD5BE641BE5384EA6D849E0BD5AD00A7A11D42ABC3F7DC6A3DB90F372579E78A50773649450535AD16E428FBCF0BBD6E2B17346BFEDB99B11B2F481FC63E25087ED9DC8AEF71BE1A9D2BC83DBA722BADC4DB89C90EFC13E1A277D0C6E468ABA19124F6C82AF62917CE9D3D96FA3EB16DA3499D3088FD30DBCF72FFBD26C529BBF681ABF9B68FC908BDDA7DEF42FE24124A3BFF926A249F69CCFB926367F7C88F8E34390B3F8BB8ABFA161EFBF34AC13599804E6D8B1D9C7E19C05383606A74293E29B749215042D2AB41F177DEE83335DE0F15D44D77837FC6DAA1F6CD40AE154ECF27F6B6678071F73E1D21A1A13168CBD71CB3939A903A9AE10F3CF86C12497F62B7F04AB364C3DBD4E36F5E3C7824B3B7B61ABDCC421A74D76277E17A7D166ACD388D3C3ACDB8CF774E02134CA4D7D45DCDB0D22CA427FC35D5EA9B0D3BC4F908974534AF8EA58DDEA75E22B67E957A7F89E6D12AAC331E32764B9777EEC2DBDF335BD5703D8C6B337E9ED96EF45D2FE23FFAFFD3DE9AB5274F171FCEF7860B75D887FD1640B9D1FB263784F1FB9CB8FBB974CFEB8C443E23683B818C8437C3C1F2A6F797D1BE8A5D2EEAD89D497F1D8D514286BFE7C8F8CC5D6C6C67B41D9134F6FC7FC2B9DCB9E81BEDAC1DE1BCFBF1AED3BF3BDD426F986DD3DB691FD6E9EA5111F8DE75BC3C4BDD2FEA3D2DCA9F5F20BC735342899700FBF18BA83F0F82861BD84A5D742B2AC561676DC3FA564FD429A72AFC64CB974417AC6BB504072CD27E4BFCF87FCD6845CC0A66FC99A6DC36035FB2BC7FFDF615FF5CE52A98E24F177AAF4D5498969599AACF69677B3E6BD60E7A90947991E6D07477DDB2917363FE9D375F820C714B0952C55499746622509046FD9B50E7D91E280F5919F0B4A20659D68B478A7E10ADB15C32A1A2CE8FCD032C872D76C54DFBDEB68EA48065BA49AAE161DE035C66A1857A8CF6ECD5A2894872BC368DB58016B81CB1103051B2FBCFC0E7A130D4B3ED56984D56F2F481F2D1C53C1424535C537A483A97B7FAB8F2CD3212CD4C04A51FEB89137F5CAE351C32CA8A0DB2A001528C012DA42F49587F8F40274911FB94A199EAFD42428A94CE81742417C1941AE2C8828792FA22953BDD1A98B4CEA0DE2C3E09CBA5E5AEC1FD7138D9E59B333F60189F0052D0452544464132A86A5820544B9E8F69C71A6FAC4901ABF289A6A506E9929BFA030D9987592A18CBCA8E15AEC871BA46D7AC64F58C42B34A33A060656E043F6A31592313C5FE72E2C11B5A2764C86F5A28C4CBE6055808F91744F47AE49EFE05C11BF339D46B667F6D384B09C8E7D556EDBD390687D62651309A46B52FC7A7EA7531B4F9ACC1165F367131A5DBB4961F4755B91A0A2F78B343CBB954B3D2854291C04F017617D99883801EB7395E2CEF1119633585549CAACD5E3879B32588623691DBE007FB15F78096BD7096FA2EB8BC499935ACA1DA892DC6461485C38EE274AEC27EA3CC89D233593F87E513BA327D7C14D695858DB7622C42B33E71D2898101D6070D4B8CDAE7729D59DC1FEBF95E5CE0EE570F348B246E163A7CB504E92D930939E82B559FF98E67CC279CFF9F3A9ECBC7E36661298517E86438E502A6C0C1B9117A3841D4079486416668E7FA17A8A1A3B12ECB68055FB7DFE2353B0B0B09F6BA5A76C4F3CDEAD097299945AFB51A5DC0D728C843B16B0529F288BAF459F10AC0840D2DE723B7E1683AF90BFD0F91F9300E5033F3AC5FD48FB59DD43DE99EDC5E20764CE4599A06E3B364AD824B7B2ADE0CC102F5BDB943FEF38AD48217FCDC61CC9EBEE15011FCAFDE46532E7EFABC2F9A2DC056E80035861A55DD8715ED69BA4AB1F582499089A89FC581EB05F86CF1DE4DA27B0C8913F1D4A83A22071AD17909FD0F7B1BF5EBAA2D447A31A7D5D90EAB4827A699928E45DAC700ED4BB1B2ACD5BEA20DF42948C335ED70225CA7896C358B7518212C9F6C0BFA98EC9A5F0D8177020907F61E59A33CAC1580FCCECAD4149452F75BF8C4C6825E2E1806FFA7DC4BFA8E705D9F105D7651A240A4B6B819F2BEC0AE46C4975B43CA6C36DAA9C5637281F70BF435D8A5A1EC18F9E00FEDD0EF93A2ACA6F99B263EB59347CA6AD9209F82CBCC1AED4F542CC25545F58C463F0259EB7423EEA3D55E043DF363676646F3E116FC2F977C0EA0AF973DE318AC0212595C2C1F7A37696F45E2043E61C128213EE877C438C3764BB331805EFAFFFE45B987EE001FAD1D5B8E736F580DFC82FC143F86722C91256F44BD1283F99F98E7A672A8E89498F4C832F698F12047CA353AFFBFECD179492A8534FBCE1F30B6CD845A023075E5C4B97B6F59CCF83AF29F4A589DCAC65A634CC70E0EBA6C18B3C824DFBC5F75BDCF786B2E603FBAB53450B65DB5EB9C023D810F9B422870A74F3949AF74733DF9A62CE3F7C57E848646A40B2DA047A37826F91824FBE05BB1C7FEB05F2F58947D675384F587913ED71FD339EBFF75FB099CFAF25F28FE1F99904FED1A210C0132A1FCA9A219FD08928853A3F7034B574DC0D5A8FF2A917C305058685BD6FC1839341BED535F03E670D41B7C077E053434FBD449B0CF13EE7887F13B6686B262088E006A3827C5A1EC56CA7073F835D8A9EF11FA6B5F2DC6D4B7485C53C603D0FF2AEFDCE7BC64F834F0BB4417463E942FD723EFF84DC271F6958EE7FD36BE00FFC326DD462E6A504FC23900A490DDB1A89DEBD621DEFF4F8F9C06B2FFACBD4AC59D6D8D0358A6E28CFA0E73683FE6BE0F3966AA6E15F7823499B395F89BD42177A58FA853CB2ADB6AC2A8E1C7EA0835F507E6D291692AB7C21EEC001DC38F876D32AF88C0545FE65D6F78C02C46EFAAC40A029E373FC744389811F8A0AE47F568E3DDAA81ED6B3DD5BB427D9580AEFE6A92307F640E247F0158D9CFAAE46FE7CA13DAAC197DF78DE2975FCAFFC64783AE40FB424C097EAF6175FEACB34EBAB96626EC1402FA9FFC3D74FBD2235A14C637FF17DFF2F7C4F6665D6C105D75F7761528BDF7A0DC002AFA6005F8253DA2DF86ED6D32CD51768D374410B64D3B04EA4BDE9A445DB94E05B866EE6A7512AF083CEE1B770AEA15DC08F6DA1DF0F5C7F809FD315B5593D8413F84E364ADDE117D03ECC27314C6860041521BF0AE83DFC1156E16BAC4FE7B64513683AA465B0AD14CA748F5DB0DE129FAF9E7C0D3F81566A9F86FE17C13FCA289E904FB6C17902FFD033F899A1C3FD907FD08F6200EBF4E3BB0E63944074AEA0B7389F5287F00BD69C0B3B7E1425F840F6CFB2A8A0EABE0334118F7BF5807EBB63A97AAB44993AF0775B34BA35CADE77B4CFBC0A7CD90C6C932A8B5611DADB6B781D379C4CE8F66974739054EE3ECAEF991A653D4C233CE045DAF1A24E81ACBD092D993148595B15A751179188A91C51EC8C94AED112C01AD02246EB8497F061D0A7914B897D3371E5D0B11471A763D2639D21EE093F304ED22AE47EA0D0764973E78FBF169BDFFE1ACF4FFEDD5F0F577035FF80E615E4F8970A48DD5913D521CEA93F4F12FE542817F1F72D0DED0BF059806FE0EF8087D07F51F0A7B2F7C3A75F877F03DFD78478CBA31154066B7D44DBC905DFDB11EC6F1EB83FF64F5FF0E905F4BE06EE501610CE1B04FDA035FCF539B7E7698E037CC7075A20E00BA38A1374CB05EFA9F60CDFF6DAAC419DBD8FFB04B70678010F2213A0DF3DC1E8B0ABECA1ED9ED0F05F5BB4E6EF29991A6316BFEABBA276AB07F411ED9214CC8DFAC3E55F7AB01CFEEA8B48AC049EFF1CE3B849067D8D342511F4287BFA53F827B4CB7EFB63F8EB99AFBD78C6BFADBDDB03FEF717DFE3463AEAE0AF7FE371C6AB1613FC528DFD57D06181E7FDB57F13C27F6F829A8E01F8AE875EF0C33FEB1394B36BD407BD310AFEA3B0C92747998DFAE0ADEAE7F58BAF7CB02562FC4AB37FF0C4559E709E0F8BF5B30BCA5F25AC015F54B31F46BC31CA3872F0E9F82E155A62965FD1A62C10FF85D6D399BC747AD61773FC89B6C4EC4781BE8ED05344680FE0F91ABA8AD144B096BFF808F504B73A3431FCDC2D85FF809E16D0FB355ACAF0F3B3DE27F01BE4438F22D42BAF35CAE4742D7CE0B1E0D6BC628CA5A0271A2D5DD40A02FC0B3FD89307FE40DD90DEE02FFADA7999A46B32015F675882BA2D19C1BFFD1E355C130A5BB0186D8FAE867F62E2D4C12F715FF7CADF33F0679F58B1085EE04757C82FA5E0871A75BE43D75768763F8A1395CDF03717BCE5140EFCCCA6AB9BD30FF0527786CF809FC4FEE0F3C187F09FA84137E680FB4DB446056EDBB87E88027C080FB17BE1346EE8D4A9DA81BF7EF25112FF8BBF2EFEF035FCE6CC77B3FFA6A234F06F269FFD29F6F859B3E41DFCBCD2C378865F9FFDD25C1F17B35E82AFB1DF5F7C4BEB007C3B631FF5C88312E55D059FF56E0DC21EA65CF5D88FE6D76CD3757B6821F8123523AA90D3ACF7067AF4BFEA1B3DF301EA3F8C19F1BC0CF98D312022DE9304FE52394CF01BD50DBAABD2356E84F3DE0D4934D7B6A887DDB9BD957B186D4AF88F708CAB12FC861140B30EE67AEC82EF6D5356A11E198F4DEFFBA8236E4DB88CE0478A224C5E35D45C3AFE270DE0D3B93E810F873268794CD06E4C36D2516E110207D622C1BA52A23E9F798B4E8801C518AC8DA6F5D0F281BAA6EBDE855F4FF66A19239F3B5106EF68B1A2CEC8EFCD027AC14C0E5F0AFF6EAF33CF63E4B1A0757284B6CB6210832A7C8B1EC5192D4FD444FD5D9E4C4F68DF52BFF377762C7964DF914C688BB52CC5E8136B7ECF1F0CA346615A6752AA6C6B7809B4B1C5275A7E3EFC5E06478C1196BB6DC8BED2006DEB5174857C8B565EC9F5F5205CB3851626BCB7C86173500F424F07A3A6886FF6D19482EBCFA881A856D3BA18C61EA35BF8C99D5B0F18234A930073EFE4F264E7D82B9AB3D086C9470BD26DE13F30EA4DEA6139A266D9B616352BAE17DEE455837D7EBFD920A4686902D37D4BE3AC491D3E5FC0A35C9033CFFB3761826AE69A1573CF059E2177E69E8EE3EF35439330404EC1F3C163EDA9BFD751774CC195730B15DEE0A35974D9DEF60FC41CAD58FF1535F6AF962DF63F8F9D9AC8C7E816FA8CFBEEC996BC9CDBB568C9D2CE6F51F129FD8CB72F81A9BFC64C734B9844B2EF713FFDD4BC05C65E178C05E6F572B41C1773CB18F180A7C20865EE0160CC05CD5FCFF1426E7B954DDD26A28D38C1852F3AF809B7AFA3B97E21D414F6560D3EEE83B1D6EFFB1BD66DE199F1FDB18627C5586D3E8FE5073C23BC4E7A9BC760C07C582F9EA3F2B9E715A1E735C7BFD32C760B3D625483F33BD91A9CE2A176C4A81A9A5A52318FE631AAC7F9BB60EB04F1520EF64BE0D4E7182D5FB423F6070CC77739C0DB3DCF6F428FCC56335E20281EC6728B5AA777C4F380D1F7273820428FE2190FA811703CA259ECBE829BDF7FB5D49FDFFFDDD237D7CA73FC16DCFD1B4F09454F7C608C31FFD460BCE8C1C779616CD68F75EEF41EF6839F28B8384FE8E5130FFEFFE3FCCE37EC2F6AB17EF1173EFF7D7F859E5664E9F3A9F13DFCB6B6D8AF889B4D0B6B3EAFE79ACDEB83B73FA0DF37E2A700182D19F13698A1404F06239A6BAB63079CC8B90C6FCDE07666337EA12E89CABBFB8F6A411CF13EA50BF467D043419BF8BD96C957A3F0138E237E7251B243E19C17D9BA4DC5A27A346B732A51ABD6475EA627B1AA19B812C33FA547119F1CF454FD6FF44E078CB7BA670FD50A7F17A9F9E726734F02A38E7C1EEF7C350B319AC11ED1F3455F16FD1565C3B9FF8AF6F0007C0CFC585DC15D37B3729C344A176FD2C263E6D74CD3B1F24CC7D73FFD2C32DD3C8AC6B8FAD40CF87143C4D0C5895F53B9F3F843BDA40FB540BFF896AE6E8776A03BBE37F7745FE363FC95AE92E57F7DC61F8BD7F36B7DFDE95565F445D58B3A9BFBE2E565459FDDFBEAF1828614DBFC081E3FC364703EA7F7657BDF7E5C060071FBF762735E7E7CDBB0FB58A7DF2F7F5F15C1E3FA8FF26DFAF93FAAAAD1B6', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767583579000, 1767583584000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["8bc131edc2fca8e739c158ee3c18b145d4a54673be9d9180d64f3269edd82aef"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (3, 'd47fadbecf297ee93eea67b064a782a1667a33ce84091467c2e89a4df6dd1e29', 'app_receipt', X'0100000F6D480DCD97793C547B1FC7E79C19631BC63AF6B2466AA6334296EC594651D6A414C658B3368A8C6D94A4284BA4A2092192164B28D9C9B525296E94A2945021D52DF39CA3FBBA8F7B1FF7DED7F37A3DCFEB79CECC1FE77B3EBFEFEF7CBFBFEFF77DCEEF404CBC0F965B35DE227E810FE004594CBC33C4C43B820040C6437C586ED7780B8086C68000070A628299FF1C0AB098600286091E2133C11868150870C13E180241440D52D320429A44B2A63D04E9406A3A10E40CF1C322A263410C2503EC83F8408017B1394034E7CB05080702C8080C0604513D900008E0118B0BC45A749A5D0AE644DCE18B4BEE6A72787308F695406C3408A011679E256702A8BE0E9919FE2FCD0C9E7D02C113C183000C278E834C5227A921BAF0928E43934910240E0270720046E0D8C5980028BC6EE3963BB339BADEA3FD9024088088228413A006FA9368616EFE41FB69242F377F1A922E7CD73F4F57040450888EC3F1EC0809F408A5D27D0203102FA1DFBCC81B8990161122DB439BE0155A5A24697895115D24A477954C9193C45BDBB0F02C3BEBE4E8B3CE055110135931414467C2C5895D84F306B197111B49109287AD02C492C089FD315E5268C0FE40AA1F9C12882D44C608E2F06A1BA15F0FB29AA68636B41AD68A10ED5F4BF8233AC4F9CA5F3817FF9533126B0932008E1505970FC45E452C90805A4AA3EC77D2F5E5D28DDF24648EAAE596325C5C78460044B3983C6C8889BE0331C17C167C0B10140997D072583C0F7CB29222E35DBFAE124867AE9B431AFAD7560778E1867621F342DC58B403062B0C3A3991A52149C4E0C1091B0505C9DAD1034368B2763EFEA1FBDDE05332049110158D535E4195A504D06921FE340F1F373A4DD6C448D6D6CE089215E383B42032FC5B3A9CC5F16A9006B4ECC27F32005B1A95E613448703F60AF009F05A0A8009C82F4F196618CD04F030C830304C00407DE6962B86726D77EBBD17549CE80BE0371A6CD43089F8C97EB7B5F5F1E316529ABA5657C1B441FEED37EAAFCD70FBA890BC82696622230FDC8E67A7D5A75E52D43972A27DB045A6F8C9B341FB29F68443386D8D6347FD64DF64DEB9C591EC879A5342B717D99F8CB45E6316E49FB5705F60DFD1ABAE64489871889100D12D63F7AED735BEECF233EF9F16BC5B1B64E6DF549CDC1B73ED6655A2F75871E4C5B5CD553B1689A0749A660BA6C6D7E7B49F4BAD02E3E9B5F278DFFEA49D8657D277F8743EF313C9128A3CDF6670DDDBDF6A3C80ECAD508396E67E3F20209FA940B1F20DC694BAA9448D277D615849AD6AE86B9F57D9A061660F06F3BC787EADDCB5145F2307A20114901702054138B8B432C200C0C680100AE2472C3C62C1FDCA1903C920363F868011091B9DB4D5EAC9FB88AD7CD0EBD462B083616A5506AD4664058C3844881149FEE555C27DD64C6CC2E3B339068B1152BF74CB944202589EA5B6A37A6079E1A6873BEFF78D085705401D0B48DED6A0CA6C379BCEC68D383079796F70130453D9728BEB8A9EA2589F1A3F1C3D67D838D1DC79DACFEBDC34515AD9BE6D680BE9F3B7328E6FD84706A861351E271E6503D603AB30A1507DBD704F94223B7FF7C94B47B3BFEEA3251CD3891056BBD9B026BAD1B3D4FBF68C1BE5D5E524339ADD7452ABE9B11CB9DB44A3554E9A237D834CD7176C30B7E7A0F5A8CC427EE3A0EC7E0AB7C92E511E3FA2F7207E52F97B7775C1E5D93991561F7D347A3B7BFAEECBFECDE1863BA74ECC0F0757A015D1E927F2060E651875E2CAC0A37D190EB55DA3D36740F32A42C8D1F80AD6AC69B2C07646498092832B61A36271E435C6D1CA4EC54416514776E3C3491F8B202F98DF1A98DFDC5FF9E52D741F6158319E2AD5FB72E9D5491E089FEFD9FA8765831CFE1D7E55A035709D607E57AFC4AF6D6020FD7FC2ED4A0F8EBFE3B6EE5568ED544B06547166B5AED8CFB4083F5DC2D0956D84F87529A66FEC4CCAB326A612EFE0743E4789F91A078FAADDAB5540F3B1A3CAE38D0664669ACEECEAB269109E72AAF49A7E61F958CF506FC0761F51B78B56ADA441D19DC8B912ADD2E11ED787359BA15C647C89BF1026897637CE947F65759F49553219DB5699AD9A724F9AA06B28E4ECC24992A3F18BE89F0D6A0C9E4B164ED9D9B43E34195A3BFEF1DD83B4996BA9D75B0FE4E54FDD2AAA146F57EE3E6F119D70DE8194DD72AE742880F835836BDE593182746D72C01CCFD85AE027A8EC3DEED9FB4078213DB7CB43555B7A62EF89FA586DE0EB1BAD54F39182068B962E492E0FE79F62C5D23EF8977416FEE0360C3A080921E82D71CB0561616091B7CBEFE805B0CBE85D11CEE5F45A7826192AAD536F7865C37EF95859FE536B5249FF727A91CDC2CAF4663BB1DE1C13E51719FD964449213EBD5F7D5FE7BCE59BCFBC45B77F099D2D4D7B76983D707B468CFBD67E7AF79E53B1B50D770F85E6570D65797C1CFB26002831821BDC504D63C58577A69FDE8D2B3F6F9DB3AB6FCC95CA954E9B7CE0E37226A8C5A3917CE617E7A8E90C8303676683C698EE9F2A63024ABFA13798AE9B692C49941EC018F7F14899D865A5561301957A5DEA1D7BD4FA137B8306B3CC39F2D39D466A8FCD9ED38E6914E59D954B5F0F3CA1CF5BE12612C5D0A2E7444B238A71ACDD41ADC663051D3A0EFBA2AFD3DC3AD5924EB51B8F3AEE56E2559120D2A87719630F93E602876B7725BEBB2914E3B4594FD23FBF2CF276F42A0DEA561EE3B5323CD2C130BD9130BDB41FF48AA2AE6688B91B1024A27D08B60BC0291DD52B2D399FFE6FF0FD2F3D37FE0EDBDA0AD3433512FCDF68BD6BC2EBDAFA7F2A491D6A7D69797726EC41DC908A7CEE4CC761D91D7987D78B37B70ED709ED8F56D58B0AABB17BB7265FAD5D67BB59E6D6664CDBBC247F9D66BA9BDE11CF7ACFA118667214C56CC791607A46934977D186FB66CA74AF398FB78BA65236F14D945ED744C629CFD599658BDA55254E2ED287E3ECFA9A7FAEB089D7C0EC7945E05278EB5ACADDA4B38A72B2DE62B5BDE370D6EBAA8F82966FE7F3B2DABBDAE699514F1E9BA40C79F224D793924A923E5312BD8BA8A171711529A31225832A9898314AAA4888C3459B7873CE1E5F0A26662D876E6177D9145EA1EC0AE79138E741EB70702ABA6EF4A6D07461DD058A7D20EF77D0E607B6C6902184FF0D5B0E080D63FB17CCAE88E40AAF4F2901E840FC494B6DBDA404A6779A969DA7F9E4DAD0B49F3B5126CDB9866DA68E5B361584B5E68D4BF233DE38106D334C359F176652925FDF3EA353FD886FD3A37AA1A78EED5F71F2731A5A817251FAB1AB5F6D6A36D815B78E7A314773AD93D9C6036D0A7ACAC541E1CEC3114FE95B1EBF97AF39742A725E6C4366E6D997DB53FA1B0FEE9B74B2554F62EF3D2A6CEB52A0EEDC4AEE38FBC15D3DDB8B6E6E295FDD353EDBE99F739D7F40A99FB5097D45F78BED07E78616F332E9A8F14CEA66EA9E6D4E0903CC88045FBEE092093EE2CC97F583A27EE2DEFEF4BAF6F2A34269FE1B4E36F87E3C3D5565DFF34EFF6E8CCD9E48FD3E7BD201FEF7EA1EEDD692B54714641DB5BBC94C80056FEC2E80F0B740E87F7263B9C20BEACF77D7CB3F17971509DE79C25F2DA8F05CFB8DF1CEA2D066F0BB7CC7F0651BBFD325FCA7A6501B5E9755EF927E63D9A6BCF0EC0437EE72F011B57E4FC285EEE717D40A3A5214DA04C985E3FD5DE24D8CC1A1BD43CFF139293EE13D8FD82F68D6AF9F79D9EDB9943AA14F7DA41A215B75D053F49EA5EC099777F557F78EF63E01932A1C3E16995F0D4DFEA898DF4D57FC7E32967D7EF8D3484479D8C998B1E3B35D5EC6FAB77472394CE82846456ACD3D8F9797BF6C62EEA4F69C6AD69A7B074A326FF4E6B164F92F2B8A1F52BD2E10192CD5D89EE3488F526FDD5ED06F3244515EBFAD6193FF5C36AB39A891788B2F85DB859DDF8A5AA85CFCF250C6EC46BB7BF9C1520EFDA10ED9B210F74069FAF721BB58ED7F00AACC6356', 'verified', NULL, NULL, 'com.example.game', 'Production', 1750032120000, 1750032122000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (4, '6d66542bcf7e0dae9c4653350ec744c07c1b6c6edeeb7ac069dfe0e7ca25eac0', 'app_receipt', X'0100000F6D480DCD97775C13D916C73393105A48A8419A74299A38094584459A94A8A85423EA5242A8D2942848684110D1E0D2050423A00848D11569CAD24105456451B022A0B008A8885D7833ECBE7DEC3E76F7F33E9F7D9FF726F347CEFCEEB973CF3DE73BF75E8843F0C50A6A27D824BC1701F8411E87E0027108CE20005008900856D02DC10660A23120C087823860D6BF9A023C0E9888E18087291C30065A090202B00F864894A442547D1244816F470832D4A51A52D7BB40785844742C88A165827D9008080823361F88E61F790FE140006981C18020EA36240A0204C41200B136DD566742F81177F8E1A23B5599600DC1BE32888D060134E22CB4E84C047557233DC3F762CFE0C9FB10DC11DC08C0F0E3F828645D3215D12516751C9A4286A0152000070760446F36F6CB75F5EEED2DBD3DD129596F9B0AC982008828E238514650009919E61E10BC9749F6760F6022E1C26FFDE37025410085E8389CD0F67D419E2C46A86F5020E225FEAB17458704192C4ED23A43789E20C80592876719D1253D273BF0C4C8267E0961699D3A3B56EC991E4B3CC441664C0CD139707262E7E1B841EC59C44602845460EB1C62C9E0A47F3F5E322B706F10C31F0E09C416236DC47004AA0EF4CF4B47DF40075284B5F388F6EF29A418EAAD7359742EF913E7D23F7346C65A863480C78A82D307622F201648442D8651F91BA96AA974F15709E9A366A9A5012717EE1100D13C8ED002C4415F853860110F7E05084A86CB1838CDE702EF6CE52804B74F2B45D339ABDF2205FD4BA903C27041EFA108438258B413062B01D2E9147948163184701266C1C14A0EA141FB984A0EBE01ACBDEEF05F0A049111158DD3584655A2058632F705303D7DDD43994A16664AF60E669092B408640051E0DFE2E5B2824085F4A0250FFECE01D833194CDFE05078C0DE81BE81DE8B03E0002A4B438619467300020C320C0C0700501F04954BA102FB5DC6AFC4D4C6FB02F166832D7A1611371D776DDD7AF4A88D9CBE91ED05306D10BFED6253C58CA0AF26D93B846925F9F88EFBD1BCB4A6D4336A86878F750DB62B94DE7F32E838B530EE14CE5CE57CA369B26FB23067FE71DE5DFD29F1DAF9857766062F30EF559EB40B9E5AB86A5C77852D63C5274D06A4368EFE50D5D832D2E36FDD3F2D76AD21D82AA0B534B937A6E2524D92CF6869E469ADB69AEDF324503E4DBF1D53EFE7FB9DFF9E0655F6C38ACB097EFDDC1DA625E9DB7DBB9FF84B668B47E6769A54F904D88E05527C54EBD1F282AF064455B25469B67E21987277CDA831EE47B6ADDCCAE6BEAE39CDB57A568E6088D0B3A71597DDCA09F5CA201A400185FBA0600807A7564102001630208482F08845402CB85EF9632005C4C6638818C9B0E1497B83DB856FB057EEF4D2DB4DB6B32D6D2B21454456C5AC80883192C99F9F275EE7CDC426DE3B996F321F21F7F9964239248A155A2C3B862756182E7AB8F27E5B88705600D491C0E42DCDDA9C2EABE93CDC63278EB0F04541A258EA82F2FCEAF30F51BC772DAFE3734C5BC6DBBABFF3F7CE9926C96B38760E6D247FF852C9F705FBA309EA1155882EA461C2BB631B26CEDA601CEE85525B28DA75FC4C7CDE275766E211C30809EAA5E655D12D5EE53EB533EEB4E767B9564C87696E87E5917CE55A92D94ABAFEE3BE418EDBB305B0E0F681ADC30AEF8B5A0695F6D2042D764A09F9937C0609931A5F6FD59D3B3BFB56B2C377031ABD6D61FADA48FF37E1A63BA68ECD3D0AA946ABA1D38F150E1CCC34EBC65582F17D994E0D3DC3D319A0750D715F7C42356FD63259741BBB2C50DDC98DA8A3561A59C18EBFD2AD96C423192AE9DC9DF4B509F686F9AD87F92DF8855FE1628FC76C5BF643F5263F01E346D9FDE173B737FF6EDA20A7FF845F4D68159C27985FC5E5F8B50F0A0AFD9F70BBDC87E3AFB86D7CCE6A986ACF84AA33148DA41F3023FC8D8843255B8809AB532C271C2C2E678F4F255DC5197E8892F6330F19A6FED0A08A165988BA9C6036A030D39AB1B3C7AE59628A7EC57BFAD9A67BC6A6C603F6AE24A31E669DBA1ECD683CBF245AF386475C1FD66A86769AFD31E154982CDAC33C4BE5B9ED750E43DD6274CB953CED941FE48946A6E22E7BF8C9CA4CBCE48693C12D216F93255276B4AE6125435A636F5EDE499BA948ADEAD85F5834F5FDF92B2BBA346EE5DA4427E63A91F3DA73CA8702499F3205E65CD422C8159303D604F6E673FE621A3E635EBD7724DEA717F4786AAF971FFFF65853EC7AE0D38441AAF5E373CD36ED3DB2029E2E3763A5D35E07947517FFCC6D1874001247D05BE45600C2C2C022ABCB6FE805B04BE85D16CEA5F4DA78714DD557EB363FB75B18B9A7A1F2AE835BD6BF945E64B3B03CBD7974DEC41129BCE4F0172E2D85F4F07ADD75C3DC4D131F84CFD77E66CD96A73D39B430503B232DF8FDDED05BBB4FC436345F3BC82AAA19CAF67C33FA451450678734BBA35A474B8BAF4E3FBC167739776BFECEBE513786403A73F28EEF9E8CE076CF164AC66797A8E94C93FD19B3C1A31C8F77576202CBBFA0D75AAE9E69294B921FC098F709C9593864A7D69100CD2623C65547D49A63DF060F665BF315A5D31F371C99CD591FD322253CAB9CBE06B81F3A678B1B4F92464BE548954794E278BB823BCC47CFDD3074728DAE62BA7753B927BACC879D77A90B6BCA90988C6BECD1BBDCB7418F1A7626BDBC241E43FFC65836A0A832B2367AA51E63B390B99682907C084C6F244C2FF3677AA5501732A53D4C8832D1BE44FBF7C00943ED92F6FC77FF37F8FE97BE1B7F856D43B5E5C17A19FC1766EFAAF0C6CEFE9B65A9431D239BAECD84DD891BD2542998B97148697BE1A1352BDA3A1E358AEF8DD6368E0AAB7778B9AA88DA65B8CD2A6B731BA6734E16DFA89FEE6E7CD8ABC96B2886931C45B3DA7E382434B3D5E2D6F9B5D7AD3442BDDF7AFE346F296797D04AEB754B629FF052CCAA9C5F5F5346DF237F28CEA1AFED41B55D821E66F773A280EA4F6EE582AD862B69C79B6C141D9D1F65BFA87923B6E9A7B9C2ECAE9ECE394ED4FD7B1629435E42C94D646E19F7032DC9E73C831517579D322C5336A8898919A5A54AEE733A6D9760CD7FDB8F8689D1E2332ABE55394550AD2CE13F1CE732B8351C9C8A6E1CBE243E5DDC788AE61824FC15B4FB195B73C81422FC8A2D1F8486B1FD136697457299E5534E14DA9F707CD37A636E22C727CDC0C1CB7A528B95F6A01B65D15660DA69E9BC71DDB9B08EC231593C7BC289649F69A9FFB4388B96FCA236C3B0EE4791753F36893F74EEFA845379AB6710A41CB52156F1F9BA36939D71AB19A7F3F5B5E8563AFB3B558D354A83C35D1E453C0CDD78EF954AFDC1139173D26BB3B24E8E6C4BE96F39E03A49B7D7E52E7C1B2F61BFE79CAE4B07E5C6C9D71EBA79DEA1D69B54EA7AC666BB03F2ABF003EAFDBC75E812A38FF6AF5D9ADBAD2BE5A3C6B218DF30766FA1270E702212FD4442CAC64548331FD70C4AF9AFF009086DECBA1C2F9E16B0F678B3DF9BEFA66A1C6FBFDC702DC66E77E4863E47F27EFC2B5DCFAEADB20D8755959CD7DFA270001EBCB13B05C26701D6DFB9B15C6681FAE3DDF5D2E3E29224C13B4FF8D48242995F3FEA6C7C6083C5A5548FE6F697A67C9FEE129E899573B5C61D6D8D73F206EF47F4DCA7B5C44FB6BAF266C1AFAC6710619B4752AD8C2DA9A06457812BFBEB99F84F5941C794A2CD1F8055D54ED9F4EAD48A297D95A088B6D7A3D7538230A0C0D92F8AA76AAB4916277C36CF3A2455F334C27710C0E3611F9F4E0C066E9677C78FBA464AA602E3DEBD435483FCD723B6179A2EAADE8C3B43D04AE5EB88712569BF60B417B5559D7F2633322FA2A35432FC7D98B67AC4AA37DE13E6F3B4DC232E26C4E8CC7B6B9E9A4B885BB14C8BD7D14F773BCB9AFAC652152C735903072281FD253A05692563EA975F2CEC88E36FCA4A75E4BE08F250C89E177DE989A36F94FD07F4055B64', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767228149000, 1767228151000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (5, '4b7661e2b493d201b7f9aeb16bde92572c941eb941b9251b962f766dad735872', 'app_receipt', X'0100000F6E480DCD97795413C91687D39D10B64058C32EBB6C265690CD30C8264B5494DD88A26008AB6C0A0A12168320A241D9450451101444D0515665006551011511055107450606011511C6055E37E399C7CC6166CE3B67DE79AF537FE4F6AF6E75DDBAF7EBAA061CA23F9E5F3BD136714608E2850B38C4AD8043DC0C4310950884F0FC1E89B6100B8B83211E0CE0C027FEDD152AE0C087711C3881CA810F806530C487F8E04824095DA06B400654A4398355345D3D9A2E7003C28888EA781847CF82BB81100C09A2360F8CE57D3503083084F6C0E16018730F88C01011B5F860BC6D87F599505ED41DB9B9E0AEAB4CB40188AF0C6A6361088B3A0B2C3893603D1D7464A42D8C0C9F78029081904E108E97C043A5E85174515D7C412760A91400A46108090EC289A433FADF9AEEAD9AF592D5123258FD350CC8C2108C2A6204116670208515E11918B28B45F1F10C64A1E1224FFDF37025600883EA048280FDEE60AF7066985F7010EA25F69B17751519182D2C92210D00A4B901796495515D82B8AE95C6BDC2AE3CEDE849EEDF54EBDCB71322010EFA485154E74030F5C03C12378C3F87DA68804015B18A514B9620FDC7F95298C17E417B0C0012138C2F413B891288BAABC0B78BAAA76B68081411ED3CAA2D95432AD56DC1F9C25F3897FE95333AD932B4C3C2640511EB226AC124CC421C15DF240C925A185FB958BAFC9B848E51BDD8D240B28B8C08C1D8028EC03CE060AF030E5C54803C02862522658C5CE672A18F767254A2C7A76522191C9D0F68457FAB754810A96877AA20E0C7635D70787198C1A0CA0359D41020889B878428398505EF662939F90586EFF244FE5201A0A02A96A0B184AA440F0A63ED0E6479F97986B1942CCD951C9DCC81929410300254E4B770B9491375813E5874E39F9C80238BC9F20B094326EC13E417E4B330010EA4B2386404622C0722222423C470200833CBAF5C0ACE3A6E35792BAA36D21D246CDED7AC6F1975D779EBC68D870FDBCA1918DB5D84D3FB84375D6EBC34C9EFA749F10965594B3C7FE079382FBD31ED8C1AEDE091F6BE1685D2272FFA9CC7E7475C2259CB5DEF348E758F159E9C7B9EF7D0605CAC666EFEA3B9D14FB81995172DFCA7E6AF9BD456B165AC79A42890E4DAA11F2A1B9A5F7506D8F44C88DEA80FB10EBC599A723FEED295EA64DFA1D2E8D35AB7AAEDE7C8B07CBA410BAECEDFEF78807BBD2A7BE0D2D544FF1EEE66B30B19F67E1D2F022472C4A273DB4C2B7D03ED5E07517D55EBB0F2FC6F7B4554B255E976FEA1B8724FCD98D7DC5FD87672CB9ABADBA73557EA5B3BC3A1022F7FBC74D5A39C58A70C63210C54B81B840002925A0571089AC7C1000384518B885A48BDF2C60105D416C69170121183638E46F70ADFE3AB1EDC67B498DAB3ADEC2A80222AABE2A401294E22E5F370D2ED82C903498F4FE49BCE45C97DEE52280722788185B2637AE10591A2472AEFF785886405C21C0A4AD9D0A4CD69B79EC8233C77E1080A5EE62789A6CD2BCFE99C1FC0147C6C7E9770D2AC79E456C7F1009F931364790DE7B6FEB594D92F153C5FF08F4C31CF740518021AA6050FEC22C4C2D798447A63D4E68BB61E3D9390F769072BE9102D4A5CF74AD3F2D866EF72DF9A494FFAF039AE35CB6982DB6A75285FB9866CBE8C61F0BCBB8FE3F1721E3E7B6FEFC6418599A2E63EA55D747ECB2D92020164DF3EE298C6D7AEDAE273531F245AFDD660B19BE6276EBCEAF92ED26CF3F891E967A1D7B06AD88C2385BDFBB2CC3B0815704277964B7DE7E044266C534DDA9D9078AD60CA2A456413BB2C48DDC583B44AAD34FA123BA1AA432DB9804C535AF570CCCF36C407E1B70EE1F7EC377E054B763E67DBB107D41BFDF94C1A64F7444EDF5BFF8765032EFF09BF9A60399227845FC5A5F8750C0E0EFB9F70BBD48BE3EFB86D180EAF1F6FC902D732158DA59EB2A2028C49FD173690127552AD469D2CAFE68C8C275F27D06663A4FC2D4207757FA857C50ACDC75C4D34EF5598BC99B9A5D3A1497C9C51E533F172DD631333935EC71D64E34E56ADBA3EDD7824FF42ACE69D9DF1DD78EB49FA69F62F89A72264B13B2DB25586ED6E7398EA96431BAAF2B4537F9027199B89B9B9F3529459C2126B4E8434877E48114FDD7C7345780AD07AFDFECD83F4C94B6995AD7B0A8BC6BF3F5F25DDAED1956B1B9B94EB42C96B3959DE1F44FE94C537EDA61645B934D66B4364AF2F0E10D5F07DED7DFF81F84CC6D94E2FEDD5F223DB8F341E580D7D1A354AB3795EDC64DBD229CBE7E576F78054FABBC0B28E925FB98D007B81188ADE02B77C008F008B6CBCBFA717C22FA277493817D36BEBCD3553D7D16B1A76987FF55843E5632BB7AC6731BDE86961697AF31805A38724852506BF70E9A9E481DBB5B769B9EB466705CFD77C0E9F2A4F7FB17FBEB766528AFFFB5D615DDB8E1DA86FBAB12FBCA8BA3FC7EBFDD01711489D1DDAE489B939545A727D62E046FCD5DC8DF95BBA873C987C19ACB1077EEE99212D5ECDD4CCCF6E311359A67B32A74286383B3F56C505957FC1AEB4D2996C2E4B96EFC559740BC8593AE5A4D59221CD4663E67567CC8A23DB43FA726C788A3218CFEB0F4D9D5C1DD72C2938A59CB1027A12366D47184996C24A9E942C8F2A25146C0D69B5182ABE4373D9115BC9F2ECD0E51E6BB71874DDAA2EA8294366316FB0871E723F043FABDF92FCE68A581CE33B13D9C0A28AE89AD865FACCF502165A0A02F2A108BDD108BDAC5FE995C45CCC92DA694A9289F52339CE40C768DA175AF23FFEDFE0FB5F7A6FFC1DB6F5D7ACF6D5C9087F61DD5F1ED9D0D673B72CADBFF5D5BA1B93110FE2FB3555CE4EDED9AF645FB87F85F4ADD6670D62BB62B54D6222EA9CDE2C2FD26DA76DB2CE5E7F0BD7362D2BDC6090E16972D0BBD1BB3F8E931243B7B63F181A9675D3B2EBFCCADBD61A613E1FBC7E9EB3927348BC49BFEF91CC3EE6AD985D31B7BABA8CE12EBF3FDEA9FBD6D36B0E89FAB86DC3243ED59F3DCAF96FD296D18F36DA2A3ABB3ECBF9A9FABDE8BA9FA70B73DA3BDBA639314F1E5BA6F67B0BA43452B865DC597AB2EF7966787CFCB5D44199B23E4D5CDC103D4D62B7CB6987441BDE7BFE745C9C168F714957C53851B5E202EFC178B7BE8D91F0786CC3E015B18992865374E760C1AFB0C3AFD85A003340FC0D5B1E8045B0FD0B6697447289ED534E04EC493CBA6EB5093789E39B6EE4E46D33A6159EFEB4036379EBAC599B95EB5AC3E288D6C2D7B2C2EC5117B2639695C18F25D9F4949F6A3269B58F840C1F358A0DB8B67F22A87CD0370A568E59734071D8F096E996781DE6E97C032D86F5AA3D6DAA261AA521916ECFA206C2D63E7EAB52B7EF58F4B4D4CAECEC13AF36A5F634EFDD31C670D4E3CE6F4F1077742FD6736BA5DE39F16EA75E9E4F98CD3A95DACED7531D81F995C2BDEA3D0586D80BC6BF38BE736B6AB1A9908F799DCDFC8EB96D0323A9971395E42F145A3622449EFC65459F6480B46F605843FBD504B1F4C095479BFCDF1F1FAF76BEF766CD8D38876DD16BBA9D297B84DFEA79B56F94AD3FA8AAE4BABA8BCA810A9083DD2918F91808FF270F964B6C507F7EBA5EFCBDB82849C8C913F96CC1741E0E3579344B68D094917EC1913EE3905B083323230A8F96A76187805DE7D5FC2FE103C7CFE52A82F0990DF09AF8A0DB72A1873D45FB7B5604CCDEDD34B12A3AB34127EA949188F2ACA9BEAB5C53C6575A2B6F37BF363755B166BCC47D7E86E352132BBA3DCEA530CDFA7AD60983B98CF54EB6455A73F2C375999BBFF67AAB38CC6112FD545E3D1C775369923EBA37C9A26B7434D4FDF274CE447BC3A85A90C68E2D4FA6CCB73FB958D1F63E6B17E3F1FED4922B11E3A72F9EED09FEEAC172F538C616F93CAD34118EF5DCB27CCE90AF20BFC1BE527B6DC4BDFA28FB62851FAFC92D7F4AD0BA93FAB957E2B2898BDC3171E1F86DAC379E67B2EF3E3373FDF8F2A558511EED5F37CC5F8D', 'verified', NULL, NULL, 'com.example.game', 'Production', 1767237860000, 1767237862000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (6, '348a9df3a364cad0e450141b31577e97c1600e7f8df75c5b6a18385ab08b5762', 'app_receipt', X'0100000F6E480DCD97795413F716C7339310B64090252082B28360E22F285B10D964898A0B9B885AC11056D94305D983444541D90505A3206B01B5229B20202028A020A250C5A2A828022A222E94BC19EAE9A33DB43DEF9CBEF3DE247FCC9DEFEFFEE6DEDFBD9F99DF0036D11B2FA8C9B1E6CC8840FC30974DDC05D8C41D3004518940042FE8C2B18698581C0CF161001B3EF5EFA110970D1FC5B1E1782A1B8E05CB614800F1C1914892DA405B970CB4C9806A0F000DACA1010367208A88A88E8771F40CB81788C090306AF3C158FE6733800043E8081C0E86317780180C11514B00C65B775A9E0BE447DD918BF3EEDA8A442B80F82E456D2C0C615167A1796712BC560B9D19F9CFCF0C9F7A0890899041108E9FC047A5ACA568A3BAC4BC4EC0522900C8C010921C841373E4E2B2C55AE56F5DD07C1728BBFEBE259085211855C409620C7F5F0A33D4D537603F93E2E1EACB44D345EEFAE7E94AC21006D50904A16D41FE6E210C9697BF1FEA25FE9B17750D19E8CF2F921E0D5D27E00CE490554675C99077E345A704634FDE6DEDD36FD19E133A905886076CF4964B509D0DC1D4581E92378CBF80DA68824019B10A504B9620F3C778290C7F2FBF605D80E404E30BD1414B0844ED35E0DB41A5EA031DB002D18A506DD11A22E1A1CEC57FE15CF257CE68B0A5E880F9608511EB07D4824998F93C2ABE4918A4B430FEE242E9D26F123A47D5424B1DA92E32230463B96C211E6063AF01369CCF456E01C392614BF51DE64E431F6D9651892E5F968BA5B1B53EA01DFDADD72161A4A3F7508581201EEB80C34BC04E4E5439208B1A420409D38000053B967F1053C1CECB3764BF2B724A058082AA5882FA22AA02DD8FC50CF265BA79B9B2980AE6A60AB676A640415A04E8032AF29B3F9C6588DAC8422FB8F04F0660CB6430BD025848C01E7E5E7E1EF301B021A58529231063D91011211921860D41984F828A25E0BCED2EA3B74B54467BFD444D079A75CCC36FDBEFDAB2E5E851EB65BA86363FC0A903A25B2F35964F0A7A69503C02999692433DAE4773521B53CEA9D00E1D6B1F68952F79F864C07E9C37EA10C65473BCD538D63B96973D3794734F775CBC7A8EF7D154FF256E46E949ABE019DE35A39AAB114B2DF9A42990D48691EB171B9A9F75F958F54D2CA9AF0BB0F4BD51927437A6FC725582E74849E4D9952D55DBE6C8B05CAA6E2BAED6DBEBA4CF9E3AE58847E55738DE7D893B4C8AD3B679753EF191CC128F3C7DD3F8A2A7AFCD733FAAA7722D564EF06DBF9852A632DDC63B1057E6AA11F53CF17384CDB2E54DBDEDD31AAB752CEDE140A1A73F975F712923D62AC2580803E505810040404A2B2F01413C1C0C304014B588A885F42B7F0C90476D511C0927193A3C66AB7F27EF3DFE6ACF5DA756E36D1116361560052A2BE36400294632E9EB8B231DDCC9D8230F4EE51ACF852FFBDA2D5F06C4F042F36DC770C30B234D8F74DEEF1B11A90A8439EC97B4B94993DD6E3991431872600B0B5F12242D49E129CE69153DC2703F36BF8BCF36691E6DE93CE9E3913D419653B7BF39B881F269B6826F167FDF18F3585BC84948DD98DB63132A1EB2DE28CC1DA3C2CBDF75FC5C7CCE97BDCC238769E112DA979BD4A29BDDCB3CAB275DE92F2E245A32ED2612DB2C0EE72A56934D973BE90EF50EB05D9EF2E0F377BEDF322C3F93DF3CA0B09F2E68BE534AC887EC39401C53FFA5BBA6E0C2D407C936AFF558EC56DE44FDB3BE7561263BC68F4D3F0EACC4AA60D38EE5F51FC830ED2454C0F1BD190E755DC313E9B0551529289E53C99DB24812DB1A51EAA7EAE0425AA35212591E117FB55325814BA629ACB937E6651DE081F05B8BF07BFE1BBFC285FB86226C221EA9367A0B1835C806874DDFD9F48765030EFF09BF1A400DA913C2EF8AC5F8B5F5F767FD4FB85DECC1F177DC36BC08A91B6FCD0095E92B0CA57F6286FB1892068B3793385AC916AFECCCAF648D8E275C23D03E45497B9B050E6B5FAF53C68AF0A2AE704CFBE5276FA4EFECDADE2431EE74D563E2E9C607462646FDB67BC9865DCC1A551DBAE1686E71B4C6AD7D71BD78CB49FAD988CF9C33A1B2D87D66994A2F6C3AD80C55F391CD57733493AFCB910C4DC49DF7F0531499A292EB4F0534077E489248DE716355481258F9FCFD9B9ED4C9F2948B6DC179F9E33F165D956957EF3E6D1D7DE4B40325A735BB6CD08FFC254360DA59259C523ED66F458CD854E0B344DDF3B9FBDD1E8999B4F35D6E9A0672A3DF1D6B8C3580BEBCD24FB11A2A68B26EED92157073BE1D2B9DFACEB7B4B3F0576E43C1F7401C456F9E5B01804780455EBCBFA717C22FA077513817D26BED9E68A2AAB5B6E9C576DEB307EA4A1FDB124BFB16D28BEE1616A737C789FBEAB094A8E4F06C223D99FCA8A3A683767AE3AB4FC245D55F43A6CA529F1CE4F5574F4A0BFEB89FD5BDFB446C5D53FD8190FCAAC12CB7F723B362906A4460932BE6C64849E1B58947F571574E6FC9DDD93BE2C21048638EF578ED490F68756BA6A67F758E9AC8300E4E9F0A1861EFFB7835C6AF6C16BBDA426BB2B93441AE1F67D62BB4CCDC2E2BA5860C69341A32AED963561DFB2E6020CB8A2F3FCD69A8EEF054B6414CB394F09462DA2AE8216BDA86309A208D95CA962A0B2F21707705B4998D14DCA239EC8DBEC874EDD44E3CD16E36ECB84B5558632999C9A88F18B997F8C1FF71DDCE843797C5639CD619C9FAE6574456472FD7616C12325B292F241788D01B89D0CBFC955E29CC0F19D2FB8C494BA3BD48B633D0099A66716BEEC7FF1B7CFF4BCF8DBFC3B6AED2E240ED52D159E65DB5B0869B7DB74B5306DB9E6DAC9F0CED891BD4503A3F79EBA0C2B6BC83AB645ADA1E3788EF8FD6348A0AADB57BA396AFDD4EDB6A99B9A90577735A56B44137CDD5E8907BA3FB600C3B298A6EB9ED50202BE3867977D1EA0E4B7596C707B7D77316CBB6736ED0EFBA24449C705F915931675055EAB447EE609C5D6FCB4F95DB393AB8DD2F4802CAAF5DCA046FD096D38F375AAFB0777C9CF5B2EAFD928DAFA7F3B2DABB6E4EB3A31E3E304F1E74174A6AA42496267EA22778163142E2E22A938797960E68E06246E82992410E67B773ACF8EF78D371312BF90C0BBB2BC689CA15C5FC87E29C07B684C1E3D10DC397C5270A1BCED0EDFD857F81B7FF8AAD193001C4DFB0E5035804DBBF6076512417797D2E1303C19CE31B0D8C128FB03D53F5EDDCADC65686A4FED489316F396F72D3C271835E41685BDE7359D188570E64DB0C0BDD9F0B33E9492FABD36935F745F4EE378A3F726CFF4250FAA0A3EFAF18B53E76C50BBD16E39D715A8CB3B9BA2B9D2CD704DF5436522F0908737E1CFE88B5E1C15BA5DA032722A7A55767669E7AB635B9AFF9FBBD634EB66B1379DFC54BD8EE2958EBDC46BD75EADDBEB5391E2CAB8D4A355DCFA73A7D732F8AF6ABF671F5B0C5869F6DDF3937B55A55C8453DCF64AC63ECDEEC74A49F1D7EC45B24B07454843CF979D580948F8CA72FABA1FD4ABC78AAEFEAE34DDEEF4F8E57D9DF79B3BE3E66FBEEC8F5BDF69460D1B76BDDDAB7C8D61D52567034E8A6B2212EB2B13B03231F0321FFE4C6729117D49FEFAE177E2F2E2812B2F3443E5B30E207D4A22ECE06DB6DDAFBEC55AF4C5256B5E7FD33A7EF6A865EBFF07862139DE57A40AD9CAD72FD5DE997E2F41E26D366AB87A1CA6DEED4A48D17912128DDD1EA7DEE707D70B24AF2EC8C8E01E775575360F2A0F4CF324A8E1661E4AA430ECD0543665151AA5A7DFE3B3B2A85CB6D59BB063F3B8CBE52ECEEBE96B1F7935A8F89CAF06E7EC17837196EFF90E353CAF0CC5EC8E4D0957C8F60DF4607F38EC27EB9269E9596A5F54B8172ACC88F91952D176C35A643DB8BD4F115FE98EBAF694FF8A51F66360DD1CA62B5EDAD62F52EE9296E4BB977D2E5648855562D3F2745152F6C1BEE18D4DFEB58931DA3301014BAE9F8BA71F30BB95A1F24744C1BCEEB73F4343B4AFF055BF75CD8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769904189000, 1769904191000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (7, '6217b71970463fde9f29351b7e9fa53cdd5445f91138eeeaebcf761ac863140d', 'app_receipt', X'0100000F6E480DCD977B3C54E91FC7E79C19E3368C5C865CCA354A333D33491AB9259751945BA11BC66008236CE43EA252947B484DE882506DB9C63221B5A8641549D954AC5049F7CC9E63F7B73FBB2FBBFBFABD5EFB7BFD7EE79C3FCEF77C9EEFF33CDFE7FB7D9FF31CC025FAE14597255927BD978084611E97B80D70895B6108A21281045ED43DC91A626171302484015CF8F8BF9B423C2E7C08C78513A95C381E2C822111C4074722C9D2004D9F0C6864407502FA74DA6ABA1ED50D482222AAE3611C231BEE061230248EDA423056F8E97B408021B4050E07C398DB400A8688A82502E3AD3B2C4F070BA3EEC8C359779A1AD10A20BE0B511B0B4358D4596CD69904EBE9A23D23D76CCFF0F10700E9086904E1840942548A1E8586EA32B33A014BA500A000434870104E2AEFABC88C6B7F84CE367B5ECBB29E693C5084211855A40952CCA0000A2BDC2380B39B45F1F10860A1E122A3FE79B8B23084417502416CF39E20AF3066283B2810F592FECD8BBA920C0C661769351D00E47203CAC82AA3BAEC3E29D96377DCB2A00DB9A31A4C431DB78FFC9D9E808B0EB900D5B9104C8D172071C3F833A88D06083410EB2C6A291214FE385F0A33881D18A20F909860FC39B4D1020291B612FCEBD047EF1723DA79549B2F87343DB759E792BF702EFD2B6774B2656883D9C98A23D605D4824998D9382A7F9530486A61FCC5B9D2A5DF24B48FEAB99636925DA44708C6F2B86202C0C55E035CB898870C01C3B2110B0D9C67F2A177B64A54A2FBA74552995CDDB76845FF5AEB903852D13BA8E240148F75C6E165601717AA3250440D31828C1987A3EA181AB487A5EAC80E08DBED81DC5201A0A02A96A03D8FAACA080C65ED096079B13D4259AAE666AA0E8E6640555E0218002A72CE1E6E0A441A5805E63CF82727E0C062B2D89C5064C23E81EC409FD9097021F5B921231063B91011211921860B41980FA26AA5A0D0619BD1AB059A23DD8192667DFC55E691DF3B6DB3B33B74C85A49DFD0F6029CD127B9E95253C5A4285B87E213CCB2941DBCEB71A820A329FDB4267DFFE1F6BE5695D2078FFB9CC60523CE11AC255B6E358D758F15E5CD0C16DCD31F97AE9911BC333378817BAFFEB855F484E09A516D55D4424B21790A24B77EF8BB8B8DFCA79DFE563D130B1AEA399601D74B53EFC4555CAE4EF61D2E8D3EB5B4A57AF30C1956CED06FC5D5F9B18FF9EFA8D7881AA8B892E4D793B2D5B4247333BBE3B1BF6CAE7474FE0D938BBE01B6CF02A9BE1A755865D157BD52EA391A0C5BBF605CB9874ECCB3948F51B64A8B9ABBDBA77556ACB2748283C57E7C5271C5BD9C58A70663210C54B40770000149AD8A0C04097030C00049D422A21652AFC2714005B52571249C6CF8D09883C1EDA237F8AABB775C5A4D364759D85682C5A8AC815300A438D9D4CFCF0FDEE44DC61FBC7FFCA4C94CA4D2E72E95722085179B2D3BA6175E1C297AA4F27E5F88485620CC81C0D48DCDCBB8ED961305844167AEB8F82551D2827481DA8CEEF9010CEF1DFF75629E297FA4A5E398BF4FDE045959DBE946FF7ACA872F95425FF03F98601ED1C45CC4B44D78776DC3A5C38C8D22BC319A82E26D474E27167CDAC53A78801E2943BBDCBC2496EF5DEE5B33E9C1787E26C592E53891D26671E0A45A0DD96C918BFE60771FD7FD47015C78FB1BBB2195F7C5FC3ED5DD0C51735739317FB26F1F714CFB6B57EDD933536F65DBD8C658EC26C144C3D39EB511A65BC70F4F3F0ABE8AD5C4661E2EEADD9B6DD641A88413BBB39DEB3B8726B260AB6AD29EC4A4ABBC298B54A94D5165815ACEEEA4959AA5D1155189551D9AC93C325D75E5BD31B635C707E1B70EE1B7F0577EC5CF790E46D9460D6835F98918352A86444CDFDEF0876503CEFF09BF3A6009922784DFC5F3F1EB101414FA3FE176BE17C7DF71DBF83CAC7EBC351B5CCD5A6C28FF9015E96F48EA2FD9484AD24DB3187534BF923B329E7C8D40FF1023EFB72E7888F65DBD065642107325C9AC5765F27A966BA77DB3CCB84B95CFC48F36F78D4C8D7A1D76910D3B59B55AAB188623274B62756E792674E32D2719A7A23E269D0857C47AAECB517F6E7B93CBD4321FDE5855B02CED3B6592A1A9B4DB0E618A1A4B52D6F838871FFC3655266DEBF5E561A960E9B3372FEF664C56A45F6C0B292A1EFFF67C9542BB7657BE75ECC17C674A416B5E797F20F953B6C8B49B6624A562ACD78A18B5E1ACFF026DDF67DE77EECABCCF2CECF45AB6467964E7E1A6F835D0A7518374ABC1B3CDD6AD9D8A225E6EDFC7CB67BC0E28EB38F70BB7E1E01B208DA237CBAD08C023C0221FDEDFD30BE1E7D03B2F9C73E9B5F64E31D5D2D56B7E6E2F787A5F5BFD5D5B4A59CF5C7AD1DDC2FCF416B8F0460FC849CA0E7D4961A491076ED6DEA4E7DB8C7E103F5FF3396CAA3CE3F13E416FCDA4BCE8B7BB43BBB61F8DAF6F6ED81B565CDD9FEBF566F88B14A41515DCEC81B93E5C7AEEDAC44043C2957CBB93AEDDC3EE4C914CD6D85DF68E2C4EAB179F9AF5D92D6622DB24246B8A33CCF57C57151758FE05BBC24277925F96ACDC8B5BD72DA664EE989B5E4B86749A0C99D79C30CB0FEFE4F4E55A091567BA0CD61F98CA5B13C797139F52CB5C0E3D089DB6258C24CB63E5F2E4CA234B09BC6D9CB675C3676FD19D77C55E647974D0528EB6AF1BDAB24D4B5C672199C56C881ABE97F236E851BD6BF2CBCBD2712E6B8D14038A2BA36B6217AD626E105BB754454C3918A1371AA197F50BBD72980BD9F29E26A485B16C92C37BE8287D5949EBC977FF37F8FE97DE1B7F876DFD558BBD750B25BFB0EE2C8968BCD1F37D597A7FDB539B86C9F0BB09FD3AEA8593B7F6A96E2EDAB75CA1A5ED51A3F4EED8654631E1758E2F9714D3DAE99B2C7336B4E06E4C2B4A36EA677A18EDF76EF2EE8FE3A6C6302C37EF0F0ECDBE6EDE757EC54D4BED509FB75E3FCD5828D9275D67DC714F8E3AEABD38A772664D7599CB0EE57D098EDD2D0FAFDA27ADC26D7F4E12D1F8C9BD5CF43A7D11E34893F562A72D8F725F54BF5960F3D374516E7BE78D696ECC83FBE669FDDE62A94D9494B2940F8C64DFF3CCB08484AB69430BCBFA747071C38C74D93DCEA7EC93AC846FFB3170714B850CCF75558E13352A4B84F727B8F5D945C0E3B18D4397A527CE359E603805897F85ED7FC1761D3005C4DFB015025804DBBF60765E24E7F97C2A498190A423366B8C520E727D330C1CBDADC69686653CECC098B7149ADEB0D8B27EF5D9F0B6A2678A9251A3CE64876C0BFD27E77218A92F6AB2E8B53F48ACFEA1497A604BFB2782FADB5506416A31C6F18B9FAF6E31714DD0659E3AA9BFD4C57265C80D0D23ED524E84DBA3C881D0F5F75FA9D7ED3D1A3D2DBF2227E7F8D34D693DFC6F768DB938E8A5087626CA38EC38ABE7D646BD75FCB5A75E814FA8958D7A6DE7B3A98E809317257BB57A78ABB125861F1D5EBB35B75A552AC73CCB61AE656EDFE872B0971B79D04F22B86C44823CF971799F9CBF826F406863FB9544E98C8015479AFDDE1C1BAF76BAFDD2B821CE7E7BB471B7132544F2959E57BB9D62FD7E0DD52D6BBAA85C88876CEC4EC0C8CF40D83FB9B19CE703F5E7BBEBB9FF8B739284EC3C91DF164C6152C85A1F053BC3D199D4525B3DF3253A19B1D77CBB83DE158FD654A954177E253CFA3696E67EA685FF59DA263DECE56163D7E9E4B0AA8FF9A75A2E5CB9CCB6317BD85EB01714670F197F783216736FC8941E012B5DEBA30C2AAE3054ADC6DAA5D5DE736D4AC5F68D6CF8285271ACCBBCA47B6A49BD8573EF7698BF62F7136BE33E07CFD3FBA21DCA0D24EE395AF0051BCF281A4A76730D82D358C9E5942A29CF4532AEA3D574FD0F453BD856090F735FA634C61A3C1D68D27D71F97D26EF98D8092DD86077BEACD5CDFC80BD277208D52B8FF039AD76AA158EB48690FBD111675CBDA19EABF5F7309736D6759417663C71F2EF4C7CEB1FC016D77AD042E1C4AC4EE2FE0C5FFD5FB8', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769927261000, 1769927263000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (8, '55f64cb24b5ecd7adfdb25baa37655b4c1679112ff8ac1f316ae80ae1d09da09', 'app_receipt', X'0100000F6E480DCD977B3C54F91BC7E79C1983318CEBB896FBA534D377C6B591DC72998A5C6BA20B31AEB98522131A9114ADDCBAD16C6C8A506DB9B32852215444D22A4A0995745FF33BC7F6DA9FDD97DD7DFD5EAFFDBD7EBF33E78F79CEE7FB7CCFF37C9FE77DCEF7002E29102FBC34D92EF983282408F3B8240FC0256D8421884602A27861CF643B888DC5C190000670E163FF1E0AF1B8F0411C174EA271E17D60310C09213E3832599A0EE88614A0470134574063D00D1974E00EC41011D5F1308E9903F700511812416D01182BF8F40320C2103A02878361CC1D200E4324D41282F176ED36DF870BA2EEC8C53977BA2AC91620BEF2A88D85212CEA4C987326C3FABAE8CCC83937337CEC0140264206413841A2008DAA4FA5A3BAD49C4EC4D2A800C8C110921C8413AF6ECC15BD740BF6F0BFE01F31CCB8CA010A3004A38A2451DC3B3498CA8EF60A0EDBC1A6FA7905B3D17491BBFE79BAD2308441752291E0B833D427CA3B32203404F592FCCD8B86AC90F1DC22193100404E77A084AC32AA4B9B7CD6B6836AB7B50B3127DFDCADCBCC30D01A7807B8E82D25509D0BC1B47D7C246F18FF036AA3090275C43A8B5A0A44B93FC64BF50E0D08893004484E30BE081D244124D1F5C0B783A6A70F8C8032A29D43B5856A8886873A9FFF0BE7E2BF7246832D4107CC052B825817500B2663E6F228FF266190D2C2F88BF3A54BBF49E81C95F32D6DA4BAC88C108CE571097CC0C5D6012E5CC8436E01C3D231F2C66EB327A1F7F68A3492E7E7C5E2595CDD7768477FEB754804E9E82D3411208CC7BAE1F052308B4553020AA841204A598485A9B84486EE64ABB8040447EDF042FED200A0A22A96A8BD80AAC20C8964EF0C66FB047845B255AC2C549C5D2C808AAC28300634E43777B8CB91E8C000CCBBF04F06E0CCF6660784452201FB850484F8CD05C085D4E6A78C408CE54224846484182E04613E0AAB168333CE1EA6AF2534C67A42C42CFA9B0DAC626FBB7A38381C3C68A76868627F01CEEC175B7FA9B16C4A384087EA17CEB6911EEAF63A9897D978F47B0DC6FE436DFD2D8B8A1F3CEE779DE08FB9C5B0B536DC6A1CEF192F38313B9477D77042B26A96FFDEC2F839EE83DAE316E153FC3AD3EA0A8EBC8D802C1592593DF2D3C586E6A71D41B6F72625EA6BC36C82AF15A77725945DAE4CF51F29DE7B7AC9F54AC7590AAC9469D882AB090CF82E684BAD3A67B0EC4A72E0BDB48DE6E7B31C03DA1F07491F97DC7BF286D945FF60FBD1109ABF7A0D5649F875AFB85AAE3AD33E301C57EAA513379AF68963AFB8B8A9A76D4667B9818D2B1C4E78F273D915CF52528D2A8C853050C14E1006884869174941101F07030C10432D126A21FD2A980016A1B6188E8C938E1E1E7736BE53F0165FD1DDC56A3173E458DB9703655456C7C901728274FA976729377953FB52FA8EE59BCDC62A7EE95C540AC4F184B9B6F3F6C18B204D8F74DEEF1B11A90A84391092BEAE6929B7CD66328F38E4C61511B9244C9638CA579DD53D3788E1BD6F7E9374C2BC79EC7AFB77417E2726294ADAAE370656533F7E2D17F88ABF6F86794427B008DA66BC6EFB68C9A855A631BE180D7EA1C7E1EF93F23E6F63A71C60C44AD12F3769C537FB96FA574D79319FFD9066C376994C6BB53E90AF5A45B158CC321CEAE9E77A3EE1C367EEEC72185EF4A1B0B95F650753D86A930C2188E2DF4F1AD7FEA5B3FAEC0FD3EFA45B035661B1EBF993F54FEFAD8C31DF387168E651F855AC0636EB5041EFEE1C8B7662399CD493E356DB313C990DDB56927726255FE54D5BA78BAFE7948468BA7992F5348AF79671922ADA35527914868ADEDDF100BB303F84DF1A84DF33DFF81529DA3EC4B1E70C6A36060A99362844C4CCDC59FB8765036EFF09BF3A400BA913C2AFF242FC3A878646FE4FB85DE8C1F177DC363C8BAA9D68C90157B3954D641FB263834CC803E7D791937533AC5FB8585D393E36915A47647C8C930DB40C1FA6FF54AB8E15E5C75D49B6E85D34752D7B53875393D404ABC26FF2C99A3E5373D35EE76D14930E76B5A601D3642CFF7CBCCEADED893D789B29E669CEA7E453D10AD8ED96B96ACFEC6F72BD35AD46D655E42DCDF849896C622EE9BE4590AACA16935E752CAC39FC5DBA54C6C66BCBA2D2C192D1B7AFBA33A7CA8E5E6C8D28289CF8F15C855C9B76E749BBF894936ED4BC9613A5032194CF394233EE1AB1D4B2F15E5B1267EDD920096DFF51DFAE6EA90F59673A7C96AE501ADB7AA871DF0AE8F30BE3A3B643679BEC5A3A14847CDC6FEF93CD7C135CD25EF42BB7D160179044D19BE35608E011609117EFEFE985F0F3E85D10CEF9F4DAF9A6996BEAEA373D73E23FEDD3567BDF9A56726F3EBDE86E61617AF358BC170764C4A487BFA63133288337AB6F324EAE79F151E45CD597A8E9D2CCC77BF8BD5553B2C23FEE88ECDC7C645F6D53FDEEA8C2CA81E33E6F47BE8A439A9CF0262FCCB591E2A2BAC9C1FAC42B271DF237F58C787A0B65B1C7BB03B66487B5F834D3B2BFB8C74DE69845644F878D70B7BFAF480829FD8A5D6EAD3BD55C92AAD48BB3EC21285AB91C3F5A4D81741A4DBCEB5C31CB0E6D0DEB3F6E2B5098C51AAA3D307D624542B38CC8B46AD632E841E48C3D712C55162B7342A634B698C8F3086BB51C397B8BE1B62DFE22DBAB9D9E76A4CD72788387A6888E3C85ED5DCF19B99BF62EF451EDA6D457972513582B4D15820BCBF756C52F36F05E4BB05CB288A0148ED0BB17A197FD2BBD32980B39B2DBCDC8F2F10164E70FD011C6D2F32DF9EFFF6FF0FD2F3D37FE0EDBDAABD6BB6BE4C5BEB2BBB4621A6EDCBB5D7274A0F5E99AFAA9E8EEC4011DB53353B7F6A83816EC592677BDF55183E48EF8A5A671D1352EAFB40AE96D8CF536B96BAFE36ECC28883518667999EEF76DF41D48E0A6C7316D1CF78747E65CB3EA3CB7FCA68D76A4DF3B9F97B3D68A4EC9D7985D9EA99C23BECAB9E5B32B2A4B585B94F624BAF45C7F78D529D900B7F9195948FDA567A9F035C662E6E1463B65D70D8F8E3FAF7C2BB1E6E54CC1F1B68E1B33DCB8077D561903BE84F4466A5A49DA4766AAFF39EFA8C4C4AB19C3F225FD3AB88411E651E99D6EA79D926D05EF043271094B044C8A3ACB2748EAE5E705F727BAF73BC4C013F10DC39725278B1A4E315D43457E819D7EC5D6129803D26FD80A002C82ED5F30BB20920BBC3E15C54144F2E1352B4CD352B8FE99C62EBEB6E34BA2321FB663ACAE9F31BF61BD61B5D1D9E8D682510531CE0B378A738EB5E1CF45B9CCF4E755D98CEAFBA246F71B250737B47D26AABD33300E558D5BB54FF999D175B34D89BADEA7F30D97B06CF4226EA89B6A1787C5B83F8A1D8C5CDDF75AAD66F791BD33B2CB73738F3D5D9F71AF79D7B67196B37E1A7F6B9294F396B3FAEEADB45BC7DE6CD7CFF38BB45DA356DD313ADD1E9C7F51AC57F31ECF087BDEE493F31BF7A616DB72A5B8D15CEF95DE9BD7B1527AB9B12981A2E12563A294A94FCBFA6582E4FC83231BDAAE244966062F3FDC14F8F6BB894AD73BAF56D527386DDEBBAAC7951A21F65ADFA7CD41A176BFBACA86159D342EC4433676A760E46320EA9FDC582EF082FAF3DDF5FCEFC5794542769EC8670B467CBD96BBCA15D742229720272FE0F3B2AF445C244A0EA3D675F274F76378E543CAC6ADD18B73EBCA14194251E584C6A94E29AADB8A32E728921EADCB3AEFA150E3D02F97D6F93ABC2E9348D7BD5FEE9877E4896D1ABF1C0E53E4E9F2DD9D8CA7FB6CB53AB36F0BB382FA3AB57F94077E74861CC7A5E271FD7D5AD7B2F88DCF53EEBED6F58F3C2D5D219399949D62F4B3A9E64CF58588B1F8AE95477234F51A9F105F9C327A0AC185BB783B920F38C895E32D07EF664BB75BBB0AB46F668607C7B070018EF1451686C9515AB461AC44D37377BFC3836562451761129B36E6B13B61D0E4D2B9F8CFABB7556DB3CD9FAAC614D8AED4C079BA859F18ED8A28F3FDA245FF1738C65347', 'verified', NULL, NULL, 'com.example.game', 'Production', 1772328380000, 1772328382000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO evidence ("evidence_id", "digest", "form", "bytes", "outcome", "rule", "detail", "bundle_id", "environment", "stated_at", "received_at", "attempt_count", "first_attempt_at", "last_attempt_at", "last_answer", "next_attempt_at", "row_count", "posted_count", "set_aside_count", "answer", "trusted_roots") VALUES (9, '2cd41fde5fd8c3b0b1d6f88d7c62aadd2d76a35f121ef1daf10c6589c6a9a937', 'app_receipt', X'0100000F6E480DCD977B38545B1FC767EF19E3368CEBB844EE919A69CFB8E492FB752AE55AA24E1883210C5164721991881211450E22E472BA20E220A44271441C5D140E0995749163DEBDD5735EE73CCE39CFFB3CE77DDE77CFFE637EFBBB7E6BADDFFEFD3E7BAD05B1F1BE585EF578EBF88F02003798C7C6BB426CFC6E1000C8784800CBEB166F0DD0D11810E042416CF0DCBF9B02796CF004860DC691D9600CB4160478601F0C8120468128DA44884CA468389237EB69EAEA51B45D20415844742C88A16680BD900008F023361788E67EF911C28100D202830141D403480804F088C50362AD3B2DBF0FE246DCE187CBEE1405BC1504FB4A21361A04D08833DFB23301D4DC80F40CDFCB3D83E71E437047702300C38DE3229334491444175DD671683209822441000E0EC008F92FC8DC5F7CD16733F1F2D908EB6DF12E481A04404411C109D102FD49F430777FE6013AC9DBDD9F8E840B8FFAE7E18A81000AD171383EDBE040CF505A08233000F112F9CD8BAC418474E0F7E4086DD68320F8768164E0B78CE86203A71748A381D259CAD9073017792BD39E532AF6426C64486144670320398603C70D622F21361220A4045B4588258D93FCE37C49B44046C0416D088E09C416238D8471788A06F4ED226B6A6A6A4072B07619D156CB2104E710712EF90BE7D2BF7246265B8634589E2C3F6C5D412C90805A8EA3F29B8482530B62AB564A3FFC26217DD4ACB454E1ECC23D02203A8FCDC781D8E85B101B2CCC83870041B170291DA7A5F3C0079B3564BCDBC25AA174F686F748457FAB75801FAEE87D647E88178B76C26045416767B20C248D187C3851132653DE212430982EEFC0F00F3DE00EFF2543100951D138D55554796A40083DD89FEEC9700FA1CB9B99C8DB3B9840F21202900E44867FCB978B249E0269412B1EFC9313B0A7D3E80C66083C61EF004680F7F204D880E2CA906188D16C000F930C13C30600D4275E855228DFDED5E08DB0F2446F80A0C9608B9659C47D47D71D3B4E9CB05EA3AD6F73054C1B14DCF94353C52C2F438DE41D44B7147BDAE37E2227ADE9CCF7CA7AC7923A06DB644B1F3F1B749CE64C3885D3D7EDBAD734D53B5590BDF434E727ED6991DA25CE07139D5F301F159FB5F15EE0DC32B859CD92B2E4922001E2E6A33F5635B6BCECF2B3EA9B116EA8675AFADF2E4D79185D71B526D167B4F4E8C5F5AD35B64B4450264DBB0D53E7CB38EDB7AF5E89355C713DDEB72F79B77149BA2DA3F3999F5896C8D1F3778CAA7CFC6DC602C83E4A756819DE37FD428A994A541BDF204CB9BB5AE458F26796CD9AB5CDBD1DF36A9BB42C1DC120BE17CF2BAEBB95E3EB14403480020A8221268483532B2B0A001C0C08A12041C4C223165CAFDCD1902C620B620818B1B091297B9D0705EFB0D53D0F9DDB8C6C59163695901C222B61242142B458CA97F184BB79B3310903E7728D9622D67CE9962D8784B07CCB6547F3C4F2C3450F57DEEF0B11CE0A803A1E90B2BD599DDD613993837BEAC4E6E7FF8197207C86A3B0B4E1F2302AEF43CBDBB86CE39689D6CED37EDED933441955C73B43E6A44F8B955C8BD84746A827143E673E55A3BC1E9B3091504383702F9432A7D0F5E4F771390BFBE909C7F5224429579BD745B57895FBD4CEBA53C72F255BD21D6692DB2D8EE72AD4124DD63A6B3FED1D64BBBDE080F90F0EED1891FD58D832287F80CA6BB6479CCF8FE833889F52FDB5FB66D1A5B9F762ED0C43347A2767A6E165DF9670E3DDD349F34F826EA095D1E94905FD87334C3A7195605C6F86537DD7C8CC59D0AA86101C177F236FCE22456827AB2C40C5C98DA0A15C7AB4821557DDA99C9847D493D7F8698A61CDF486F9AD83F9CDFFC62F7FB1C753960D6B58A5C997C7A051FA60F8FC836D7F786D90D37FC2AF1AB40ECE13CCAFDC6AFCDA070686FC4FB85DEDC3F177DC368E87D64FB7654037CECAE94BFC4C8FF0D3270C956C27C46F48B5987430BB9E35319D780BA7F72952C2D7346884F263BD125A8013793DDEA45F76F6F6D93D5D76CDA2D3CED5DE332FB60E18181BF4DBEF27EA77D16FAA6851F527724BA2D4EE79C4F6622D67A917599FE32F8449A33D4C3315C76DEEB2692A66A3DBAB73D4537F9421E81B8BB8ECE32629D005C50CCF315B82DEA788A6EEBEBD3134055A3FF6EE754FDA6CC599AAF6830585D3D72E574B76A8769FB78E4A38EF44CA69CB2E1F0A202E64F0CCBB2847902AA6FAADF0AC6D457EC2AA3E635E0F7B443FA6E77779AAEBCA4C7C97D414A30B2C4CEA9CB17A5AD46CDDD625CDE3E9723F4622EDAD7F5967F1576EC3A043900882DE32B73C101606165E787F4F2F805D41EFAA70AEA4D7DA2BD958658366F3B81DE7E580AAE287F6E4B2BE95F422BB85D5E9CD71CE9B3C2E2E2836B2984C4D250EDFBD7957EFFCD6C94FFC976BBF84CE95A73D3BC2E9AF9D95E0BD7620A47BEFA998FAE686C3A1853543599EEF46178500155650B33BEAF66869F1AD99E186D8EBE777E4EEE91D75A3F1A4D3A77A18FBCE32DB3C5BC867BFB844CE64181D3C3BC71C657B7CA88E0E285F446FB2D830DB529628D38F31EDE55B63E69075E62611506BD2A7DD72446D4CFA8E399865C55598EEFCB4FEF85CB66E748B38FF9C42FA46E071C8BC0D6E2251022D9E2D5E1E518ACB7365B69B8E16DDD373DA1F554577EFA4249FEA301DD9E5AAC2AF2645A4D31A58A33F25BF0F7C52BF27F1F5559168E72D06D2FE8595476BA3D66AD1B6F199AE97E5930982E93D0AD34BFF4AAF38EA4A86848711412A8A41B0FF089CD2532F69CBFDF07F83EF7FE9BBF177D8D6DFB0385C2725B8487FB82EBCF14EDFFDB23343ED2FB736CC86F5C40EA929E6CFDE3B226F5B7064A3646BFB9346910351EA069161750EAFD715523AF4765A666E6BC5DC9997166CD44E773738E6D5E43514CD4E89A45ADA1E0B0AC9B86DD67D79D35D4BD510EFF79EAF962CD6D8C5DFA63E744B649DF292CBAC5CD2AD2973DE277324D6A1B7F5E71B76F15A98BDE3041EA5576EE5BCB7F5D6524F3659CB39EE7A92F54BCD3BE1ADAFE60BB23ABAEECCB3231F0F98A50E79F1A5349192CB923F51137D2ED34263636FA48E48950DAA61A247A967C4829D2EDAC55B713FF0A562A2D773E91777574EE3952A4BB88FC5BA0CEE0807A7A31A47AE8ACC14375EA03A06F2FF0ADA7DC5D6143286F0BF61CB05A1616CFF82D955915C65F95C23041D8C3FB955D7203981ED93A6E3E06535B53E34EDE74E94596BBEF11D8B5DE69B8BC2DA0BC6A40559934E44FB0C0BEDE7C599D4945F6ACFEADD7C24B0F95193C8F0AE8E059CE27B2D9D408548C318B9F1CDAD467B6237D02EE66AAF77B6D4387847C940B59419EEF2246238C47CE08D62DDE15347E7253665669E7BB933B5AFE5D0FE29677BCD64CE7771A2F6FB8A345DDAC9F7CEBDF5D0CCF10EB1DAAA78B36B6CAED33FB74AB05FA52F6F33BA44FFB3FD5B97E636AB4A99C8B14CDA16DADEEDCE09FDEC88045F81A0B20901E2ECE78D83E27E923EFE218D1DD7E344D2FC379D6CF67D777ABAC6F1C16BC38668BBBD470D7B1D490705DF687A76EC90AE3FA624BF4BB79BCC06F2E08DDD05103E0C84FE931BCB5516A83FDF5DAF3C2FAE4812BCF3848F2DA8AB3C3EA5B6969E92097D551291983ABFA87B01810B687AA807AF4AD527FD214AC5B3B0E8693F212DA1A0C7C3BA2DCA51868B37C4CDC50BBAFDF5A9910A553CD46B3355D5814CD70BCA9CB617850AB275D98CB9447684F921FCA32222FA85B55C8F208BC63E2F391213D9319FAE54766D536F6B8FDBFBE79D17A7DFBA0B1B82F5B1E3FA913163539BAFA96DEDBD3250F24C60DFE5F05A9357B56E93CF519D860BF18D324A546B869FC054707D88B07A50A7A6544155F4958CFE3D7D56C3989A49DFE047869303CD0BEAE68669D322691F5E440C31D66D6948D748BAE569F65143E0C2B083C7A5B56EA041AA796340BB703E2333A98B378976E49286F755A6EB2BD3847F011AA56140', 'verified', NULL, NULL, 'com.example.game', 'Production', 1769190566000, 1769190568000, 1, 1772334000000, 1772334000000, 'verified', NULL, 1, 1, 0, NULL, '["a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"]');
INSERT INTO trusted_root ("fingerprint") VALUES ('63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179');
INSERT INTO trusted_root ("fingerprint") VALUES ('8bc131edc2fca8e739c158ee3c18b145d4a54673be9d9180d64f3269edd82aef');
INSERT INTO trusted_root ("fingerprint") VALUES ('a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1');
INSERT INTO trusted_root ("fingerprint") VALUES ('b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024');
INSERT INTO trusted_root ("fingerprint") VALUES ('c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050');
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (1, 'ONE_TIME_CHARGE', NULL, 'fa02563d-47c8-46a5-98d0-78ad0614739b', 1);
INSERT INTO notification ("evidence_id", "type", "subtype", "uuid", "is_known") VALUES (2, 'REFUND', NULL, '45f0af66-2d0d-40c7-9d0d-9eccfa4898fa', 1);
INSERT INTO transaction_alias ("alias_id", "environment", "transaction_id", "purchase_id", "purchase_key", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "paid_at", "expires_at", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "is_revoked", "is_fully_revoked", "account_token", "token_grade", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "price_grade", "storefront", "backend_username", "backend_token", "backend_user_id", "account_token_digest", "backend_token_exact", "backend_token_folded", "backend_username_exact", "backend_username_folded", "has_backend_record", "is_bundle_stated", "is_bought_again", "is_one_with_original", "is_subscription_period", "is_free", "has_future_date", "grade", "source") VALUES (1, 'Production', '799000002', 14, 'Poo799000002com.example.game.coins60', '799000002', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, 1771581600000, NULL, NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'forgotten-7d4c7846af4308dd', NULL, NULL, NULL, NULL, NULL, 1, 1, 0, 1, 0, 0, 0, 1, 'payments');
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
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (1, 1, NULL, X'6159F8A5F44331A5F7206AFB3A0ED3F9C14D3A146BB93500C99D875A07ACD3F5', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'forgotten-7d4c7846af4308dd', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (2, 2, NULL, X'ABB5C71979943B12E339A2D6C890BBF4FCFC12093EFDA3029668D1422A349D68', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1771581600000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u2', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (3, 3, NULL, X'C0DBF44C765B40F4E09C38AB7A0152A34E550620B4FD39BD0B51BBDC0985FBA7', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770533051000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, 'u100142', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (4, 4, NULL, X'D012E83A1438F4D39B1731B3A32F4D8B8B41440321335C25EEC51D75C0537A9C', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1771870994000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, '3c92b0029cfe13e76d48e5ab4837fe92cd937d5df5c0b19458b6eb338009438b', NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (5, 5, NULL, X'6A14943B2EB62AC7DBB0BB9EF10D14732FE280E68070DD3F0598F3616D153BB3', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1770500657000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (6, 6, NULL, X'14370BA492C74EA7052B8C7F0A41AF4507438C989C00D76130F8F3250567F960', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins300', NULL, NULL, 1772192592000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 30000, 'CNY', NULL, 1, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (7, 7, NULL, X'AC38AE72E78A145DA91518B71D9899559C09D9CC9ADBDBF7E70035AA1C1BD997', 'payments', 1, NULL, NULL, NULL, 'com.example.game', 'com.example.game.coins60', NULL, NULL, 1767745961000, NULL, NULL, 1, 1767832361000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, 'u100164', 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (8, 8, 1, X'40EC0AD3F6C8753F334CEB7B604347F8958A360B8F87DFF18F6FABB1727E67F5', 'notification', 3, 1767410753000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 0, NULL, NULL, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (9, 8, 2, X'0369867C9417FCF1BB682C09E3F8F7412B619A7B7454B1B705DC7B4565232051', 'notification', 3, 1767583579000, '230000000012374', NULL, 'com.example.game', 'com.example.game.coins300', 'consumable', 1, 1767410749000, 1767410749000, NULL, 1, 1767583549000, 0, NULL, NULL, '1aa715b8-ce60-40f5-9963-94a36bfc5af2', 'PURCHASED', NULL, NULL, NULL, 'PURCHASE', 30000, 'CNY', 'CHN', 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (10, 9, 3, X'D47FADBECF297EE93EEA67B064A782A1667A33CE84091467C2E89A4DF6DD1E29', 'app_receipt', 3, 1750032120000, '230000000012659', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1750032000000, 1750032000000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (11, 10, 4, X'6D66542BCF7E0DAE9C4653350EC744C07C1B6C6EDEEB7AC069DFE0E7CA25EAC0', 'app_receipt', 3, 1767228149000, '230000000003683', NULL, 'com.example.game', 'com.example.game.unlock', 'non_consumable', 1, 1767228117000, 1767228117000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (12, 11, 5, X'4B7661E2B493D201B7F9AEB16BDE92572C941EB941B9251B962F766DAD735872', 'app_receipt', 3, 1767237860000, '230000000014277', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1767237851000, 1767237851000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (13, 12, 6, X'348A9DF3A364CAD0E450141B31577E97C1600E7F8DF75C5B6A18385AB08B5762', 'app_receipt', 3, 1769904189000, '230000000011805', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769904180000, 1769904180000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (14, 13, 7, X'6217B71970463FDE9F29351B7E9FA53CDD5445F91138EEEAEBCF761AC863140D', 'app_receipt', 3, 1769927261000, '230000000006230', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769927244000, 1769927244000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (15, 14, 8, X'55F64CB24B5ECD7ADFDB25BAA37655B4C1679112FF8AC1F316AE80AE1D09DA09', 'app_receipt', 3, 1772328380000, '230000000013407', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1772328360000, 1772328360000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
INSERT INTO transaction_fact ("fact_id", "alias_id", "evidence_id", "digest", "source", "grade", "stated_at", "original_transaction_id", "line_item_id", "bundle_id", "product_id", "product_type", "quantity", "purchase_date", "original_purchase_date", "expires_at", "is_revoked", "revocation_date", "revocation_reason", "revocation_type", "revocation_percentage", "account_token", "ownership", "is_trial", "offer_discount_type", "is_upgraded", "transaction_reason", "price_milliunits", "currency", "storefront", "has_backend_record", "backend_username", "backend_token", "backend_user_id", "is_in_force") VALUES (16, 15, 9, X'2CD41FDE5FD8C3B0B1D6F88D7C62AADD2D76A35F121EF1DAF10C6589C6A9A937', 'app_receipt', 3, 1769190566000, '230000000014443', NULL, 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1769190546000, 1769190546000, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, 1);
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
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (14, 'Poo799000002com.example.game.coins60', NULL, 'Production', 'white', 'uncredited', 'missing_credit', '799000002', '799000002', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'forgotten-7d4c7846af4308dd', 'claimed_by', 'strong', 'forgotten-7d4c7846af4308dd', 'verified_not_credited', 'find_owner', NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', NULL, 1772334000000, 1772334000000, 1, 0, 0);
INSERT INTO purchase ("purchase_id", "purchase_key", "merged_into", "environment", "list", "reason", "white_state", "shown_transaction_id", "original_transaction_id", "bundle_id", "product_id", "product_type", "quantity", "paid_at", "expires_at", "storefront", "price_milliunits", "currency", "price_source", "owner_user_id", "owner_basis", "owner_strength", "owner_candidates", "cause", "next_step", "application_username", "submitted_by_user_id", "device_model", "os_version", "app_version", "evidence_grade", "evidence_source", "credited_to", "first_seen_at", "entered_at", "entered_run_id", "is_unfinished", "is_without_first") VALUES (15, 'Poo799000003com.example.game.coins60', NULL, 'Production', 'black', 'credited', NULL, '799000003', '799000003', 'com.example.game', 'com.example.game.coins60', 'consumable', 1, 1771581600000, NULL, NULL, 6000, 'CNY', 'catalogue', 'u2', 'claimed_by', 'strong', 'u2', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'asserted', 'payments', 'u2', 1772334000000, 1772420400000, 2, 0, 0);
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (1, '4119ba8cf440e0c57e1742caefb69d9143c19ebd654ed06ad6765ea12583b0fe', 11, 3, 8, 1, 'u100173', 'u100173', X'00DB5A2F0017507721426F134D743D8F', X'D9A7BC580A7DF54B72185A263D1FB023', NULL, NULL, NULL, NULL, NULL, '230000000012659', NULL, 0, NULL, NULL, NULL, NULL, NULL, '68BE150F-BCC3-B5DE-AEB5-CDB7C8B235DD', 'iPhone15,2', '17.6.1', '1.3.0', 1750032122000, 's330', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (2, '4498bdf9b6fde3fa704f3dd44103f2dc6a4b4352c2f19258abf58c6f2f8683cc', 12, 4, 9, 1, 'u100045', 'u100045', X'E5DA4B71D29E73F4F3718309ED99FF07', X'8CF08795F4BA64D129F0D18011C587D1', NULL, NULL, '7b5bbc9d694d882a1d92152c92c3937dc58f55e9ba451cf9997d39b8714a06ab', X'0B2A2CBA01B062681524CCDC605B24DB', X'D3FD9617D51CC600D177737C379AD690', '230000000003683', NULL, 0, '230000000003683', 'com.example.game.unlock', 'com.example.game', NULL, NULL, '0E49F0E4-3872-8D0D-CFB1-0873393B3331', 'iPhone12,1', '17.6.1', '1.4.2', 1767228151000, 's99', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (3, '46699325f3c96d4c8c2114a8cc8c1a043f4e5a4a70fbf4344e8d8ebf0d88013c', 12, 5, 10, 1, 'u100205', 'u100205', X'B7E0EAFBE1E917D694CEAE4658843F0C', X'01397D7134C2D5144EEB472A006F80DD', NULL, NULL, NULL, NULL, NULL, '230000000014277', NULL, 0, NULL, NULL, NULL, NULL, NULL, '23636241-6207-E1F0-9EE5-8237A4DFA3DF', 'iPad8,1', '26.1', '1.4.1', 1767237862000, 's362', '0', 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (4, '646ae85993bece18dbecb9833bc4bef13283b2a762e4a9d3da8a501af44e36ee', 13, 6, 11, 1, NULL, NULL, NULL, NULL, NULL, NULL, 'phoenix.39926936-409b', X'DACCD3C10E7513487A51E59CED5EC112', X'12558E7CCFFA920F6A93D229A4956B08', '230000000011805', NULL, 0, '230000000011805', NULL, NULL, NULL, NULL, '14C3D3C9-A2CB-4A05-87D6-362410A0477F', 'iPhone12,1', '18.3', '1.4.1', 1769904191000, 's311', '0', 'differs');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (5, '134115e3b2d7af6e9c6a4ad402633031a322e98a7d5839fa3134b605a1b20d08', 13, 7, 12, 1, 'u100076', 'u100076', X'CF161170A3E22CE0EBB2ED4A92B2B535', X'3CBCA5126B6666AE1AA4BEA2ECAC991A', NULL, NULL, NULL, NULL, NULL, '230000000006230', NULL, 0, NULL, 'com.example.game.coins60', 'com.example.game', NULL, NULL, 'B4874602-9399-4C5D-F419-8EEED98D1ADF', 'iPhone15,2', '16.7.10', '1.4.2', 1769927263000, 's168', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (6, 'f1a912c68ae46046cef7c4898b228e3a89c713b1fed1e9181562c3b53eaa1520', 14, 8, 13, 1, 'u100181', 'u100181', X'9B83E168B0F51E0F1AE96388743E9508', X'E7D8014BF533D4D9302BD55EB311FE81', NULL, NULL, NULL, NULL, NULL, '230000000013407', NULL, 0, NULL, NULL, NULL, NULL, NULL, '562CDFDB-66D8-5460-CBDE-B426034EDEAC', 'iPhone15,2', '17.6.1', '1.4.2', 1772328382000, 's338', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (7, 'deccd594156e8be6f4707e3a1f1196cbd3c43ef2772d3888bce44a2ea7c79ecf', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769190568000, 's367', NULL, 'matches');
INSERT INTO submission ("submission_id", "digest", "file_id", "evidence_id", "claim_id", "claim_is_proven", "user_text", "user_id", "user_exact", "user_folded", "account_name", "account_exact", "application_username", "username_exact", "username_folded", "named_transaction_id", "named_environment", "is_named_by_evidence", "name_transaction_id", "product_id", "bundle_id", "environment", "device_token", "device_id", "device_model", "os_version", "app_version", "received_at", "external_id", "sandbox_flag", "device_match") VALUES (8, '6c0051d8b10695bf4a6b4d66f81fa6f32f3a53ae67691831d9d731c2fb0bd9a5', 15, 9, 14, 1, 'u100210', 'u100210', X'27F40C6826ACFA1FB7A939BFC1682865', X'51DB614EBE1D61697483C14FFB3A7E7A', NULL, NULL, NULL, NULL, NULL, '230000000014443', NULL, 0, NULL, NULL, NULL, NULL, NULL, '277540EA-17C4-608B-7253-2291C534AB3F', 'iPhone12,1', '18.3', '1.4.1', 1769194168000, 'resent-230000000014443', NULL, 'matches');
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
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (1, 'RC-212S915YPT', NULL, 1795929267000, 'root', NULL, 'assigned', 'mei', NULL, NULL, 1, 2);
INSERT INTO case_event ("case_event_id", "case_id", "alias_id", "at", "actor", "system_user", "action", "assignee", "reason", "note", "after_run_id", "applied_run_id") VALUES (2, 'RC-212S915YPT', NULL, 1795929268000, 'root', NULL, 'note', NULL, NULL, 'wrote to the customer', 1, 2);
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (1, 1772334000000, 'root', 'policy', 'run 1', '{"additional_roots":["8bc131edc2fca8e739c158ee3c18b145d4a54673be9d9180d64f3269edd82aef","a02b2a0e647de6202bb83ea81853bfc0c2f91a77c618263aacaae21a34b6b0c1"],"apps":["com.example.game"],"credits_since":"2025-12-31T00:00:00Z","environments":["Production"],"evidence_since":"2025-06-16T00:02:02Z","grace_milliseconds":86400000,"reviewers":[],"subscriptions":"first_period","username_fingerprint":"628e1ac0c71db70331e2ad56ec721fe7a08378811dd9fdabf715efcc3f6f393f","username_of":["user_id","account_name"],"username_schemes":["raw","sha256"],"uuid_namespace":""}', '0000000000000000000000000000000000000000000000000000000000000000', 'e886c662c487e6433f72fff7674a476e420426ec108e65c4104cc435ffbf9a3c');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (2, 1772334000000, 'root', 'run', 'run 1', '{"as_of":"2026-03-01T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"fd125823e89a134df4f51ff8d1bf4e107c1d2bd619892daa68a811b77c84104e","rows":{"coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"26:26:3b054cdc4d7d171ed35d65be0ec328d90013bc1effe0fecd85048da1053083f7","evidence":"9:9:ea486358457e3d3bfb457a570f53b6614e367ca641ab6e9a4f7659cb8bc47054","list_move":"15:15:0c432261cdf7f086a4d8320d93ad9e3452d940956b8181197e675d9c0fbc6015","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"15:15:16e90a24e3f7920e483f2f272fa56a1b4ddd76ff0b1ed07691455dcad742bb94","submission":"8:8:59b15ecae08dd823cfff9e4568b29f92dc5723837d31e15f11e09fa0ee513087","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:506b65fac433ec6cd2f591525c85151f025dca5e3c7bd87d270a762e575ef405","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"0000000000000000000000000000000000000000000000000000000000000000","run_id":1,"version":"0.1.0"}', 'e886c662c487e6433f72fff7674a476e420426ec108e65c4104cc435ffbf9a3c', '0027c7a5a6d89bcf4da0a5f66c6a3514530dda4ec1c73403b2bc25df9f0aa071');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (3, 1795929267000, 'root', 'case_assigned', 'case RC-212S915YPT', '{"assignee":"a5a2ad431776289ef89911a098012601dc192c1e97cf964bbeed18aaa43a55bd","case_event":1}', '0027c7a5a6d89bcf4da0a5f66c6a3514530dda4ec1c73403b2bc25df9f0aa071', 'c2ba1abcdfab1961d7fe3ad5519c0493373a302aaa2906bfdc004ca11e556166');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (4, 1795929268000, 'root', 'case_noted', 'case RC-212S915YPT', '{"case_event":2,"note":"a38ff07b6116e622fc8f0d22cf6ed088a8aff65b10f21467d51d8b1c88ed4daa"}', 'c2ba1abcdfab1961d7fe3ad5519c0493373a302aaa2906bfdc004ca11e556166', '2ae3ab69f38c784b2b741ad683f39e6bf8dc65f54dcb53377054a501f05a8d91');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (5, 1795929268000, 'root', 'forgotten', 'person', '{"accounts":["forgotten-7d4c7846af4308dd"],"evidence_pieces":0,"inputs":1,"reports":[],"rows":{"purchase":1,"transaction_alias":1,"transaction_fact":1},"rows_digest":"f7f86e9efeffe75175331882c547f9d142a6a5e7df0e8a94d4faeb2f83b9b5e7"}', '2ae3ab69f38c784b2b741ad683f39e6bf8dc65f54dcb53377054a501f05a8d91', '9a6bc346c4451d3cc3b9f0be8275fcdf6307b2b9eef8a6e2975aab4aeb746140');
INSERT INTO audit_event ("sequence", "at", "actor", "action", "subject", "detail", "previous_hash", "hash") VALUES (6, 1772420400000, 'root', 'run', 'run 2', '{"as_of":"2026-03-02T03:00:00Z","configuration_digest":"ad8f0e2d72fa4c80c179d83694a39ea4d35d6db66c62d2ae570c95cb099a873b","policy_digest":"cb1e60b70c6ff3c8d0bc76a95b7bb3a4c8fd6425449bc217809a650460683ecb","rows":{"case_event":"2:2:497ef95047e71697ac8d375800f006942a5de3ef50b06fccaa82f6c05be253fa","coverage":"1:0:f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5","credit_statement":"27:27:28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387","evidence":"9:9:ea486358457e3d3bfb457a570f53b6614e367ca641ab6e9a4f7659cb8bc47054","forgotten_name":"1:0:effd23ec09ef2b1bc675fc02ddacecfce305dd90cb796d27006faaddd3443247","list_move":"16:16:5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7","product":"8:0:54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991","refused_credit":"0:0:0000000000000000000000000000000000000000000000000000000000000000","source_file":"16:16:bc7633b7c5331d61ba0d3f13903f42c7c5ebafc7b541d321074672f5ba7bdd86","submission":"8:8:59b15ecae08dd823cfff9e4568b29f92dc5723837d31e15f11e09fa0ee513087","transaction_alias":"15:15:2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392","transaction_fact":"16:16:506b65fac433ec6cd2f591525c85151f025dca5e3c7bd87d270a762e575ef405","user_statement":"12:12:060d3fd484f33bd256a9d271171bcd81fbd73fbe32f23c5b61554d6caf6f0fc6"},"run_before":"490c5578d791d6009f9cbba035999d38424dd9eaaf484f7cfc86f093514647d2","run_id":2,"version":"0.1.0"}', '9a6bc346c4451d3cc3b9f0be8275fcdf6307b2b9eef8a6e2975aab4aeb746140', '1104358b23f84c2a355c9ac8c0ec892d338685c9972f6a27f8e66391e414f125');
INSERT INTO audit_head ("only_row", "sequence", "hash", "salt") VALUES (1, 6, '1104358b23f84c2a355c9ac8c0ec892d338685c9972f6a27f8e66391e414f125', X'5E68A45F32F71169C38DB6AB103D85B12546DDDD6F8C109C698F4E719632E6FF');
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('case_event', 2, 2, '497ef95047e71697ac8d375800f006942a5de3ef50b06fccaa82f6c05be253fa', 2);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('coverage', 1, 0, 'f3fea8c88bcda6b828973b494eff7ee5b2dddd419cd302cf2111d30f1d54ebd5', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('credit_statement', 27, 27, '28aee30e1c59f4a9d929c42966fe65a86c62b173df30ed0b27ffa54364cb8387', 27);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('evidence', 9, 9, 'ea486358457e3d3bfb457a570f53b6614e367ca641ab6e9a4f7659cb8bc47054', 9);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('forgotten_name', 1, 0, 'effd23ec09ef2b1bc675fc02ddacecfce305dd90cb796d27006faaddd3443247', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('list_move', 16, 16, '5ea87863f6f940391e9d96c91c9bb3681928a4d4f6317550643e81daa2b90ac7', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('product', 8, 0, '54c0ae56576e62e3f3214056a4f0281fd8135a847003808e7c6675b05a691991', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('refused_credit', 0, 0, '0000000000000000000000000000000000000000000000000000000000000000', 0);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('source_file', 16, 16, 'bc7633b7c5331d61ba0d3f13903f42c7c5ebafc7b541d321074672f5ba7bdd86', 16);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('submission', 8, 8, '59b15ecae08dd823cfff9e4568b29f92dc5723837d31e15f11e09fa0ee513087', 8);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_alias', 15, 15, '2abfd80988f049777fb2cbc1be5c88b5769118214260ee05d58dc2e169329392', 15);
INSERT INTO running_digest ("name", "row_count", "last_key", "digest", "own_after") VALUES ('transaction_fact', 16, 16, '506b65fac433ec6cd2f591525c85151f025dca5e3c7bd87d270a762e575ef405', 16);
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
INSERT INTO naming_policy ("only_row", "fingerprint") VALUES (1, '52847f45aa85181ac13731165d558de5173fa9b63aa50612b3f719337f4331cc');
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
INSERT INTO forgotten_name ("digest", "pseudonym") VALUES ('ba4acb91ecf0cb662a3db7e16340fade0fce3cfacf6509c2dcbc4821b7c28018', 'forgotten-7d4c7846af4308dd');
INSERT INTO forgotten_row ("sequence", "name", "row_key", "digest_before", "digest_after", "row_digest") VALUES (5, 'transaction_fact', 1, '0000000000000000000000000000000000000000000000000000000000000000', '6b75e7ee76f2d76434797b269e2c9455bddd481e648336d7c0302ac1f97abf7c', '23ef3bb7fe7039288fb07724679067d7549137ad65debc05e90f32704866f6c6');
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
